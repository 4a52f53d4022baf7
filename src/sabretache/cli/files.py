"""Files that are read and written: JSON, whole or not at all."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import msgspec

from sabretache.engine.ruling import BadInput

LARGEST = 64 * 1024 * 1024


def read_json(path: Path) -> Any:
    """What a JSON file holds; raises `BadInput` that names the file and the place at fault."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(f"{path}: is larger than any record ({LARGEST >> 20} MiB)")
        content = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    if not content.strip():
        raise BadInput(f"{path}: is empty")
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: is not JSON: {error}") from None
    except RecursionError:
        raise BadInput(f"{path}: is not a record: nested too deeply") from None


def write_json(path: Path, data: Any) -> None:
    """Writes a JSON file under another name first, so that what stood there before is only ever replaced by a whole
    file. "-" is the standard output."""
    content = msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"
    if str(path) == "-":
        sys.stdout.write(content.decode())
        return
    target = path.resolve()
    try:
        if target.exists() and not target.is_file():
            if target.is_dir():
                raise IsADirectoryError(21, os.strerror(21))
            target.write_bytes(content)
            return
        _replace(target, content)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None


def _replace(target: Path, content: bytes) -> None:
    fresh = target.with_name(f".{target.name}.{secrets.token_hex(4)}.new")
    try:
        with open(fresh, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    keep_name(target.parent)


def keep_name(folder: Path) -> None:
    """Makes sure that a renaming outlives a failure of power, where the system has a way to."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def check_writable(path: Path) -> None:
    """Raises `BadInput` if a file cannot be written there: better before a long run than after it."""
    if str(path) == "-":
        return
    target = path.resolve()
    if target.is_dir():
        raise BadInput(f"{path}: cannot be written: it is a directory")
    folder = target.parent
    if not folder.is_dir():
        raise BadInput(f"{path}: cannot be written: there is no directory {folder}")
    if target.exists() and not target.is_file():
        return
    try:
        # what the rights say and what happens may differ: on a full or read-only disk, or for the superuser
        with TemporaryFile(dir=folder) as file:
            file.write(b" ")
            file.flush()
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None
    if target.exists() and not os.access(target, os.W_OK):
        raise BadInput(f"{path}: cannot be written: Permission denied")

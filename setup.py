"""Compiles the rules and the agents with mypyc, when SABRETACHE_MYPYC=1; everything else is in pyproject.toml.

`make compiled` runs this, and puts what it makes beside a copy of the sources in build/compiled/src.
Without the variable the package is plain Python.
"""

import os
from pathlib import Path

from setuptools import setup

# The packages that mypyc compiles, every module of them ...
COMPILED = ("engine", "board", "games", "agents")

# ... but for these, which must stay interpreted: msgspec.Struct, for one, makes classes in a way mypyc does not know.
EXCLUDE = (
    "engine/case.py",
    "engine/locale.py",
    "games/gradisca/boxcheck.py",
    "games/gradisca/boxfiles.py",
)

SOURCES = Path("src")
PACKAGE = SOURCES / "sabretache"


def compiled_files() -> list[Path]:
    """The files to compile, in a fixed order."""
    excluded = {PACKAGE / name for name in EXCLUDE}
    return sorted(path for name in COMPILED for path in (PACKAGE / name).rglob("*.py") if path not in excluded)


def compiled_modules() -> list[str]:
    """The names by which those files are imported."""
    names = [path.relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".") for path in compiled_files()]
    return [name.removesuffix(".__init__") for name in names]


if __name__ == "__main__":
    extensions = []
    if os.environ.get("SABRETACHE_MYPYC") == "1":
        from mypyc.build import mypycify

        extensions = mypycify(
            [str(path) for path in compiled_files()],
            opt_level="3",
            group_name="sabretache",
            target_dir="build/compiled/c",
        )
    setup(ext_modules=extensions)

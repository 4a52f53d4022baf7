"""`python -m tests.known.regenerate`: writes the known numbers and the golden playthroughs anew."""

from __future__ import annotations

import msgspec

from tests.known.numbers import LEVELS, PERFT, all_perft, golden_path, playthrough

if __name__ == "__main__":
    PERFT.write_bytes(msgspec.json.format(msgspec.json.encode(all_perft(5)), indent=1) + b"\n")
    for level in LEVELS:
        golden_path(level).write_bytes(msgspec.json.format(msgspec.json.encode(playthrough(level)), indent=1) + b"\n")

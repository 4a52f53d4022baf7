"""The `sabretache` command: play in the terminal, batch play, rule cases, records, measurements."""

from __future__ import annotations


def main() -> None:
    """Runs the command."""
    from sabretache.cli.app import app

    app()

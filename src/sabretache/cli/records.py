"""The commands that read files: `case`, `replay`, `verify`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from sabretache.cli.boards import board_for
from sabretache.cli.choices import language_of
from sabretache.cli.files import read_json
from sabretache.cli.options import Language
from sabretache.cli.screen import Screen
from sabretache.engine import record
from sabretache.engine.case import read_cases, run_case
from sabretache.engine.locale import Locale
from sabretache.engine.retrace import sealed_part
from sabretache.engine.ruling import BadInput


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Whatever is wrong with a file is told with its name."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def case(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="YAML files, or directories of them.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name only the cases that fail.")] = False,
) -> None:
    """Run rule cases: YAML files that show what a rule allows and refuses.

    Ends with 0 if all cases hold, 1 if some do not, 2 if something cannot be read.

    [bold]Examples[/]

    sabretache case tests/cases/gradisca/06_movement.yaml [dim]- each case of a file, with its rule[/]

    sabretache case --quiet tests/cases [dim]- all there are; only what fails is named[/]
    """
    failed = bad = held = 0
    for path in case_files(files):
        try:
            for one in read_cases(path):
                try:
                    problems = run_case(one)
                except BadInput as error:
                    bad += 1
                    typer.echo(f"sabretache: {error}", err=True)
                    continue
                if problems:
                    failed += 1
                    typer.echo(f"FAIL  {one.place}: {one.title}")
                    for problem in problems:
                        typer.echo(f"      {problem}")
                else:
                    held += 1
                    if not quiet:
                        typer.echo(f"ok    [{', '.join(one.rules)}] {one.title}")
        except BadInput as error:
            bad += 1
            typer.echo(f"sabretache: {error}", err=True)
    typer.echo(f"{held} hold, {failed} fail" + (f", {bad} cannot be read" if bad else ""))
    raise typer.Exit(2 if bad else 1 if failed else 0)


def case_files(given: list[Path]) -> list[Path]:
    """The files named, and those in the directories named."""
    found: list[Path] = []
    for path in given:
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
            if not inside:
                raise BadInput(f"{path}: holds no .yaml file")
            found.extend(inside)
        else:
            found.append(path)
    return found


def replay(
    file: Annotated[Path, typer.Argument(help="A record or a save.")],
    upto: Annotated[int | None, typer.Option(min=0, help="Only so many entries; otherwise the whole game.")] = None,
    board: Annotated[bool, typer.Option("--board", "-b", help="Show the board at the end.")] = False,
    language: Language = "",
) -> None:
    """Play a recorded game again and tell what happened, with the rule behind every line.

    [bold]Examples[/]

    sabretache replay game.json [dim]- the whole game[/]

    sabretache replay game.json --upto 200 --board --language it [dim]- and the board after 200 entries[/]
    """
    chosen = language_of(language)
    document = read_json(file)
    with reading(file):
        game = record.replay(document, -1 if upto is None else upto)
    locale = Locale(chosen, game.rules.game)
    screen = Screen(locale)
    shown = board_for(game.rules, locale)
    for line in game.lines:
        screen.line(line, shown.log_style(line))
    if board:
        screen.gap()
        shown.show(screen, game.view(""), -1)
    if game.over:
        screen.gap()
        screen.result(game)


def verify(
    file: Annotated[Path, typer.Argument(help="A record.")],
    language: Language = "",
) -> None:
    """Check a record: legal actions, the result that it states, sealed dice as committed to before the game.

    Ends with 0 if all is well, 1 if something is not, 2 if the file cannot be read or does not replay.

    [bold]Example[/]

    sabretache play gradisca --record game.json; sabretache verify game.json
    """
    chosen = language_of(language)
    document = read_json(file)
    with reading(file):
        problems = record.verify(document)
        sealed = sealed_part(document)
    if problems:
        for problem in problems:
            typer.echo(f"{file}: {problem}")
        raise typer.Exit(1)
    screen = Screen(Locale(chosen, document["game"]))
    screen.say("cli-verify-replays", entries=len(document["entries"]), file=str(file))
    by_hand = document["dice"]["kind"] == "hand"
    if sealed and "secret" in sealed:
        screen.say("cli-verify-lots" if by_hand else "cli-verify-sealed", hash=sealed["commitment"])
    elif sealed:
        screen.say("cli-verify-secret", hash=sealed["commitment"])
    elif not by_hand:
        screen.say("cli-verify-seeded")
    if by_hand:
        screen.say("cli-verify-hand")
    if "position" in document:
        screen.say("cli-verify-position")
    if not document["result"]:
        screen.say("cli-verify-unfinished")

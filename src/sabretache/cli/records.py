"""The commands that read files: `case`, `replay`, `verify`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from sabretache.cli.boards import board_for
from sabretache.cli.choices import language_of
from sabretache.cli.files import read_json
from sabretache.cli.screen import Screen
from sabretache.engine import record
from sabretache.engine.case import Case, read_cases, run_case
from sabretache.engine.locale import Locale
from sabretache.engine.ruling import BadInput, Refused

LANGUAGE = typer.Option("--language", "-l", metavar="en|fr|it", help="Language; otherwise that of your environment.")


@contextmanager
def reading(place: str) -> Iterator[None]:
    """Whatever a malformed document makes go wrong is told as such, with its place."""
    try:
        yield
    except BadInput as error:
        told = str(error)
        raise BadInput(told if told.startswith(place) else f"{place}: {told}") from None
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, Refused) as error:
        raise BadInput(f"{place}: is malformed: {type(error).__name__}: {error}") from None


def case(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="YAML files, or directories of them.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name only the cases that fail.")] = False,
) -> None:
    """Run rule cases: YAML files that show what a rule allows and refuses.

    Ends with 0 if all cases hold, 1 if some do not, 2 if something cannot be read.

    [bold]Examples[/]

    sabretache case tests/cases/gradisca/06_movement.yaml

    sabretache case --quiet tests/cases
    """
    failed = bad = held = 0
    for path in case_files(files):
        try:
            for one in read_cases(path):
                try:
                    problems = judge_case(one)
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


def judge_case(one: Case) -> list[str]:
    """What differs in a case; raises `BadInput` if it is malformed."""
    with reading(one.place):
        return run_case(one)


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
    language: Annotated[str, LANGUAGE] = "",
) -> None:
    """Play a recorded game again and tell what happened, with the rule behind every line.

    [bold]Examples[/]

    sabretache replay game.json

    sabretache replay game.json --upto 200 --board --language it
    """
    chosen = language_of(language)
    document = read_json(file)
    with reading(str(file)):
        game = record.replay(document, -1 if upto is None else upto)
    locale = Locale(chosen, game.rules.game)
    screen = Screen(locale)
    for line in game.lines:
        screen.line(line)
    if board:
        screen.gap()
        board_for(game.rules, locale).show(screen, game.view(""), -1)
    if game.over:
        screen.gap()
        screen.result(game)


def verify(
    file: Annotated[Path, typer.Argument(help="A record.")],
    language: Annotated[str, LANGUAGE] = "",
) -> None:
    """Check a record: that every action was legal, that it leads to the result it states, and that its sealed dice are
    those that were committed to before the game.

    Ends with 0 if all is well, 1 if something is not, 2 if the file cannot be read or does not replay.

    [bold]Example[/]

    sabretache verify game.json
    """
    chosen = language_of(language)
    document = read_json(file)
    with reading(str(file)):
        problems = record.verify(document)
        locale = Locale(chosen, str(document["game"]))
        kind = chance_of(document)
        args: dict[str, str | int] = {"entries": len(document["entries"]), "file": str(file)}
    if problems:
        for problem in problems:
            typer.echo(f"{file}: {problem}")
        raise typer.Exit(1)
    typer.echo(locale.say("cli-verify-replays", args))
    typer.echo(locale.say(f"cli-verify-{kind}", args))
    if not document.get("result"):
        typer.echo(locale.say("cli-verify-unfinished", args))


def chance_of(document: Any) -> str:
    """Who answered chance in a record: "sealed", "hand" or "seeded"."""
    kind = document.get("dice", {}).get("kind")
    return kind if kind in ("sealed", "hand") else "seeded"

"""The command `play`: from what is typed on the command line to a session."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from sabretache.agents import agent_names
from sabretache.cli.boards import board_for
from sabretache.cli.choices import (
    HUMAN,
    language_of,
    options_in_words,
    options_of,
    scenarios_in_words,
    seats_given,
    seats_to_play,
)
from sabretache.cli.files import check_writable, read_json
from sabretache.cli.options import Edition, Language, Level, Options, Scenario, Teams
from sabretache.cli.records import reading
from sabretache.cli.screen import Screen
from sabretache.cli.session import Session
from sabretache.engine import record
from sabretache.engine.dice import Dice, FastDice, HandDice, SealedDice
from sabretache.engine.document import texts
from sabretache.engine.game import Game
from sabretache.engine.locale import Locale
from sabretache.engine.registry import find_game, installed
from sabretache.engine.rules import Rules
from sabretache.engine.ruling import BadInput
from sabretache.lab.batch import agent_seed

LAST = "last"
DICE = ("sealed", "fast", "hand")


def play(
    game: Annotated[str, typer.Argument(help="The game; not needed with --resume.")] = "",
    scenario: Scenario = "",
    level: Level = "",
    edition: Edition = "",
    teams: Teams = "",
    option: Options = [],  # noqa: B006
    seat: Annotated[
        list[str],
        typer.Option(metavar="SEAT=PLAYER", help="Who plays: human, random, greedy or captain. May be repeated."),
    ] = [],  # noqa: B006
    language: Language = "",
    dice: Annotated[
        str,
        typer.Option(
            metavar="sealed|fast|hand",
            help="sealed: provably fair, as without this; fast: from --seed; hand: you roll real dice, type them in.",
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="Makes the game repeatable.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is kept, after every decision; otherwise in your data folder.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game: a file, or last.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the game there at the end.")] = None,
    patient: Annotated[
        bool | None,
        typer.Option(
            "--patient/--quick",
            help="Offer every reaction, even if you can only pass, so that being asked tells nothing. "
            "Otherwise only with several people at the keyboard.",
        ),
    ] = None,
) -> None:
    """Play in the terminal, against the computer or with others at the same keyboard.

    Type the number of a choice. [bold]help[/] tells what else you may type.

    [bold]Examples[/]

    sabretache play gradisca [dim]- you are Venice, the computer is Austria[/]

    sabretache play gradisca --level advanced --seat venice=captain --language it [dim]- you are Austria[/]

    sabretache play gradisca --seat venice=human --seat austria=human [dim]- two people at one keyboard[/]

    sabretache play gradisca --dice hand --save war.json [dim]- you roll real dice; the game is kept in war.json[/]

    sabretache play --resume war.json [dim]- go on with it[/]

    sabretache play --resume last [dim]- go on with the game you left last[/]

    sabretache play gradisca --record game.json [dim]- then: sabretache verify game.json[/]
    """
    chosen = language_of(language)
    if dice and dice not in DICE:
        raise BadInput(f"--dice: there are no dice {dice!r}; there are: {', '.join(DICE)}")
    options = options_of(option, level=level, edition=edition, teams=teams)
    if resume is not None:
        new_only = {"--scenario": scenario, "--dice": dice, "--seed": seed is not None, "an option": options}
        for name, given in new_only.items():
            if given:
                raise BadInput(f"--resume: {name} belongs to a new game; the save has its own")
        if str(resume) == LAST:
            resume = last_save(game)
        table, players = resumed(resume, game, seat)
        save_to: Path | None = saved_on(resume, save)
    else:
        rules = rules_for(game, scenario, options)
        players = seats_to_play(rules, seat)
        save_to = save_file(save, game)
        asked = patient if patient is not None else several_people(rules, players)
        table = opened(rules, players, dice, seed, asked)
    if record is not None:
        check_record(record, table)
    locale = Locale(chosen, table.rules.game)
    screen = Screen(locale)
    with suppress(ImportError):
        import readline  # noqa: F401  # the arrow keys, while typing
    session = Session(
        table,
        players,
        board_for(table.rules, locale),
        screen,
        save_to,
        record,
        lambda number: agent_seed(seed, number) if seed is not None else secrets.randbits(40),
    )
    greet(session, resume is not None)
    raise typer.Exit(session.run())


def rules_for(game: str, scenario: str, options: dict[str, str]) -> Rules:
    """The rules of a new game."""
    if not game:
        raise BadInput(f"which game? installed: {', '.join(sorted(installed()))}")
    info = find_game(game)
    return info.make(scenario or info.default_scenario, options)


def several_people(rules: Rules, players: dict[str, str]) -> bool:
    """Whether people sit on more than one side."""
    return len({rules.side_of(rules.seats.index(s)) for s, player in players.items() if player == HUMAN}) > 1


def opened(rules: Rules, players: dict[str, str], dice: str, seed: int | None, patient: bool) -> Game:
    """A new game with the dice asked for: sealed ones, unless there is a seed."""
    kind = dice or ("sealed" if seed is None else "fast")
    if kind == "sealed" and seed is not None:
        raise BadInput("--seed: sealed dice take no seed; use --dice fast")
    nonces = {seat: secrets.token_hex(8) for seat, player in players.items() if player == HUMAN}
    chance: Dice = SealedDice(None, nonces) if seed is None else FastDice(seed)
    if kind == "fast" and seed is None:
        chance = FastDice(secrets.randbits(62))
    if kind == "hand":
        chance = HandDice(chance)
    return record.start(rules, 0, True, chance, patient)


def resumed(path: Path, game: str, seat: list[str]) -> tuple[Game, dict[str, str]]:
    """A saved game and who plays it."""
    document: Any = read_json(path)
    with reading(path):
        table = record.resume(document)
        kept = texts(document, "players") if "players" in document else {}
        saved = [f"{name}={player}" for name, player in kept.items()]
        players = {**dict.fromkeys(table.rules.seats, HUMAN)}
        players.update(seats_given(table.rules, saved, [HUMAN, *agent_names()]))
    if game and game != table.rules.game:
        raise BadInput(f"{path}: is a game of {table.rules.game}, not of {game}")
    players.update(seats_given(table.rules, seat, [HUMAN, *agent_names()]))
    return table, players


def saved_on(path: Path, save: Path | None) -> Path:
    """Where a resumed game is kept from now on: where it was, or in a new file."""
    if save is not None and save.resolve() != path.resolve():
        return fresh_file(save)
    check_writable(path)
    return path


def fresh_file(path: Path) -> Path:
    """A file for a new game, which is not to be written over another."""
    if path.is_file() and path.stat().st_size > 0:
        raise BadInput(f"{path}: exists already; go on with it (--resume {path}) or choose another name")
    check_writable(path)
    return path


def saves_folder() -> Path:
    """Where games are kept that nobody named a file for: in the user's own data."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "sabretache"


def last_save(game: str) -> Path:
    """The game of one's own that was played last (of one game, if it is named)."""
    found = sorted(saves_folder().glob(f"{game or '*'}-*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadInput(f"--resume {LAST}: no game is kept in {saves_folder()}")
    return found[-1]


def save_file(save: Path | None, game: str) -> Path | None:
    """Where a new game is kept: as asked, or in the user's own data; None if that cannot be written."""
    if save is not None:
        return fresh_file(save)
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}.json"
        check_writable(path)
    except (OSError, BadInput):
        return None
    return path


def check_record(path: Path, table: Game) -> None:
    """A record may take the place of an earlier one of the same game, and of nothing else."""
    check_writable(path)
    if not path.is_file() or path.stat().st_size == 0:
        return
    earlier = read_json(path)
    entries = earlier.get("entries") if isinstance(earlier, dict) else None
    if entries is None or entries != table.entries[: len(entries)]:
        raise BadInput(f"{path}: exists already and is not an earlier record of this game; choose another name")


def greet(session: Session, again: bool) -> None:
    """The first lines: what is played, who plays, how chance is answered, where it is kept."""
    rules, screen = session.game.rules, session.screen
    say = screen.locale.say
    options = options_in_words(screen.locale, rules.options)
    scenario = scenarios_in_words(screen.locale, [rules.scenario])
    screen.rule(say(f"game-{rules.game}"))
    screen.say("cli-welcome-back" if again else "cli-welcome", scenario=scenario, options=options)
    for seat, player in session.players.items():
        screen.text(f"{screen.words('cli-field', name=screen.seat(seat))} {say(f'player-{player}')}", indent=2)
    dice = session.game.dice
    screen.say(f"cli-dice-{dice.kind}")
    if isinstance(dice, SealedDice):
        screen.say("cli-commitment", "dim", hash=dice.committed)
    if session.save_to is not None:
        screen.say("cli-kept-in", "dim", file=str(session.save_to))
    else:
        screen.say("cli-no-save", "yellow")
    if session.desks:
        screen.say("cli-help-hint", "bold")

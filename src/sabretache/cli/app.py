"""The `sabretache` command."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

import sabretache
from sabretache.cli.files import read_json, write_json
from sabretache.cli.play import HUMAN, Session
from sabretache.engine.case import read_cases, run_case
from sabretache.engine.dice import Dice, FastDice, HandDice, SealedDice
from sabretache.engine.locale import LANGUAGES, Locale
from sabretache.engine.record import new, replay, resume, verify
from sabretache.engine.registry import find_game, installed
from sabretache.engine.ruling import BadInput
from sabretache.lab.bench import compiled, measure
from sabretache.lab.simulate import seats_for, simulate

app = typer.Typer(
    help="Historical wargames with an umpire inside: play, simulate, replay, verify.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
out = Console()

SeatOption = Annotated[
    list[str] | None,
    typer.Option("--seat", help="Who plays a seat or side, e.g. venice=human, austria=captain. May be repeated."),
]
LevelOption = Annotated[str, typer.Option(help="Rules: basic or advanced.")]
EditionOption = Annotated[str, typer.Option(help="Edition of the rules: fr (with errata) or it.")]
TeamsOption = Annotated[bool, typer.Option("--teams", help="Two seats a side.")]
ScenarioOption = Annotated[str, typer.Option(help="Scenario; see `sabretache games`.")]


def version(wanted: bool) -> None:
    """Prints the version."""
    if wanted:
        out.print(f"sabretache {sabretache.__version__}")
        raise typer.Exit


@app.callback()
def options(
    show_version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Version.")] = False,
) -> None:
    """Historical wargames with an umpire inside."""


def chosen(game: str, level: str, edition: str, teams: bool) -> dict[str, str]:
    """The options of a game that were given; only those that it has."""
    wanted = {"level": level, "edition": edition, "teams": "yes" if teams else ""}
    known = find_game(game).options
    given = {name: value for name, value in wanted.items() if value}
    for name in given:
        if name not in known:
            raise BadInput(f"{game} has no option {name!r}; it has: {', '.join(known) or 'none'}")
    return given


def pairs(seats: list[str] | None) -> dict[str, str]:
    """`seat=player` options as a mapping."""
    found: dict[str, str] = {}
    for text in seats or []:
        seat, equals, player = text.partition("=")
        if not equals or not seat or not player:
            raise BadInput(f"--seat wants SEAT=PLAYER, e.g. venice=captain, not {text!r}")
        found[seat] = player
    return found


@app.command()
def games() -> None:
    """Lists the games, their scenarios and options."""
    for name, info in sorted(installed().items()):
        out.print(f"[bold]{name}[/]  {Locale('en', name).say('game-' + name)}")
        out.print(f"  scenarios: {', '.join(info.scenarios())}")
        for option, values in info.options.items():
            out.print(f"  --{option}: {', '.join(values)}")


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game; see `sabretache games`.")] = "gradisca",
    scenario: ScenarioOption = "",
    level: LevelOption = "",
    edition: EditionOption = "",
    teams: TeamsOption = False,
    seat: SeatOption = None,
    language: Annotated[str, typer.Option(help="en, fr or it; by default that of your system.")] = "",
    dice: Annotated[str, typer.Option(help="sealed (provably fair), fast, or hand (roll your own).")] = "sealed",
    seed: Annotated[int | None, typer.Option(help="Makes fast dice repeatable.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save here after every decision.")] = None,
    go_on: Annotated[Path | None, typer.Option("--resume", help="Go on from a save.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record here when the game is over.")] = None,
) -> None:
    """Plays a game in the terminal.

    You play the first side against the captain unless --seat says otherwise. Type a number to choose,
    `?` and an order to learn why it is not offered, `help` for everything else.

    Example: sabretache play gradisca --level advanced --seat austria=human --seat venice=captain --save war.json
    """
    words = Locale(language or system_language(), game)
    if go_on is not None:
        document = read_json(go_on)
        table = resume(document)
        players = document.get("players")
        if not isinstance(players, dict) or set(players) != set(table.rules.seats):
            raise BadInput(f"{go_on}: does not say who plays which seat")
        save = save or go_on
        words = Locale(words.language, table.rules.game)
    else:
        table = new(game, scenario, chosen(game, level, edition, teams), dice=make_dice(dice, seed))
        players = seats_for(table.rules, pairs(seat), "captain")
        if not seat:
            first = table.rules.side_names()[0]
            for name in players:
                if name.split(".")[0] == first:
                    players[name] = HUMAN
    session = Session(table, players, words, out)
    session.save_path = save
    session.record_path = record
    session.run()


def system_language() -> str:
    """The language of the system, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def make_dice(kind: str, seed: int | None) -> Dice:
    """The dice that were asked for."""
    if kind == "sealed":
        if seed is not None:
            raise BadInput("sealed dice take no seed; use --dice fast --seed N for a repeatable game")
        return SealedDice()
    if kind == "fast":
        return FastDice(seed if seed is not None else int.from_bytes(os.urandom(6), "big"))
    if kind == "hand":
        return HandDice(FastDice(seed if seed is not None else int.from_bytes(os.urandom(6), "big")))
    raise BadInput(f"dice are sealed, fast or hand, not {kind!r}")


@app.command("simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 10,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The first seed; game i has seed + i.")] = 0,
    json: Annotated[Path | None, typer.Option(help="Write everything here.")] = None,
    seat: SeatOption = None,
    scenario: ScenarioOption = "",
    level: LevelOption = "",
    edition: EditionOption = "",
    teams: TeamsOption = False,
) -> None:
    """Plays many games between computer players and sums them up.

    Example: sabretache simulate gradisca --games 200 --jobs 2 --seat venice=captain --seat austria=random
    """
    given = chosen(game, level, edition, teams)
    info = find_game(game)
    players = seats_for(info.make(scenario or info.default_scenario, given), pairs(seat), "random")
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=count)
        found = simulate(
            game, scenario, given, players, count, seed, jobs, lambda done: progress.update(task, completed=done)
        )
    if json is not None:
        write_json(json, found)
    sum_up(found)


def sum_up(found: dict[str, Any]) -> None:
    """Prints the results of a batch."""
    played = found["games"]
    out.print(f"{found['game']}, {found['scenario']}, {found['options']}")
    out.print("players: " + ", ".join(f"{s} {p}" for s, p in found["players"].items()))
    for side, wins in found["wins"].items():
        out.print(f"  {side}: {wins} ({wins / len(played):.1%})")
    mean = sum(g["decisions"] for g in played) / len(played)
    turns = sum(g["turns"] for g in played) / len(played)
    out.print(f"decisions a game: {mean:.0f} (longest {max(g['decisions'] for g in played)}), turns: {turns:.1f}")
    for side in played[0]["vp"]:
        points = sorted(g["vp"][side] for g in played)
        out.print(f"victory points of {side}: mean {sum(points) / len(points):.1f}, {points[0]} to {points[-1]}")
    for what, times in found["tally"].items():
        if times:
            out.print(f"  {what}: {times / len(played):.2f} a game", highlight=False)


@app.command()
def case(files: Annotated[list[Path], typer.Argument(help="YAML files with rule cases.")]) -> None:
    """Runs rule cases and says what differs from what they expect."""
    passed = failed = 0
    for path in files:
        for one in read_cases(path):
            problems = run_case(one)
            if problems:
                failed += 1
                out.print(f"{one.place}: {one.title}", style="red", markup=False)
                for problem in problems:
                    out.print(f"  {problem}", markup=False)
            else:
                passed += 1
    out.print(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record or a save.")],
    upto: Annotated[int, typer.Option(help="Stop after so many entries.")] = -1,
    language: Annotated[str, typer.Option(help="en, fr or it.")] = "",
) -> None:
    """Plays a record again and prints its log."""
    document = read_json(file)
    table = replay(document, upto)
    words = Locale(language or system_language(), table.rules.game)
    for line in table.lines:
        if line.only_for < 0 or table.over:
            out.print(words.line(line), markup=False, highlight=False)
    if table.over:
        out.print(str(table.result), markup=False)


@app.command("verify")
def verify_command(file: Annotated[Path, typer.Argument(help="A finished record.")]) -> None:
    """Checks a record: that it replays to its result, and that its dice were fair."""
    document = read_json(file)
    problems = verify(document)
    kind = document.get("dice", {}).get("kind")
    for problem in problems:
        out.print(problem, style="red", markup=False)
    if problems:
        raise typer.Exit(1)
    proof = {"sealed": "sealed dice, every roll checked", "hand": "entered by hand"}.get(kind, f"dice: {kind}")
    out.print(f"The record replays to its result ({proof}).", markup=False)


@app.command()
def bench(
    json: Annotated[Path | None, typer.Option(help="Write the measurements here.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to time each thing.")] = 3.0,
) -> None:
    """Measures speed on this machine: random play, copies, views, thinking, beside python-chess."""
    found = []
    out.print("compiled" if compiled() else "interpreted")
    for one in measure(seconds):
        found.append(one)
        out.print(f"{one['name']:55} {one['value']:>14,.2f} {one['unit']}", highlight=False)
    if json is not None:
        write_json(json, found)

"""The commands `games`, `simulate` and `bench`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from sabretache.cli.choices import (
    language_of,
    option_in_words,
    options_in_words,
    options_of,
    scenarios_in_words,
    seats_to_simulate,
)
from sabretache.cli.files import check_writable, write_json
from sabretache.cli.options import Edition, Language, Level, Options, Scenario, Teams
from sabretache.cli.screen import Screen
from sabretache.engine.locale import Locale
from sabretache.engine.registry import GameInfo, find_game, installed
from sabretache.engine.rules import Rules
from sabretache.lab import batch
from sabretache.lab.batch import BrokenGame, Outcome, Plan
from sabretache.lab.bench import COMPILED, measure
from sabretache.lab.summary import interval, results, spread, tally, wins


def games(
    game: Annotated[str, typer.Argument(help="Only this game.")] = "",
    language: Language = "",
) -> None:
    """List the games, their scenarios, seats and options. A star marks what you get if you say nothing.

    [bold]Examples[/]

    sabretache games

    sabretache games gradisca --language fr
    """
    chosen = language_of(language)
    infos = {game: find_game(game)} if game else installed()
    for name in sorted(infos):
        list_game(Screen(Locale(chosen, name)), infos[name])
    Screen(Locale(chosen, "")).say("cli-default-mark", "dim")


def list_game(screen: Screen, info: GameInfo) -> None:
    """One game: its scenarios, seats and options, as they are typed and in words."""
    locale = screen.locale
    screen.show(Text(info.name, "bold").append(f"  {locale.say(f'game-{info.name}')}", "not bold"))
    grid = Grid(box=None, padding=(0, 2, 0, 2), show_header=False)

    def row(name: str, values: list[str], default: str, words: str) -> None:
        grid.add_row(name, ", ".join(f"{v} *" if v == default else v for v in values), Text(words, "dim"))

    words = f"{screen.words('cli-field', name=screen.words('cli-scenarios'))} "
    words += scenarios_in_words(locale, info.scenarios())
    row("--scenario", info.scenarios(), info.default_scenario, words)
    row("--seat", info.make(info.default_scenario, {}).seats, "", screen.words("cli-seats"))
    for option, values in info.options.items():
        row(f"--{option}", values, values[0], option_in_words(locale, option, values))
    screen.show(grid)


def processors() -> int:
    """How many processors there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    count: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0: one a processor.")] = 0,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next.")] = 0,
    json: Annotated[Path | None, typer.Option(help="Write all results there; - for the standard output.")] = None,
    seat: Annotated[
        list[str],
        typer.Option(metavar="SEAT=PLAYER", help="Who plays: random (as without this), greedy or captain."),
    ] = [],  # noqa: B006
    scenario: Scenario = "",
    level: Level = "",
    edition: Edition = "",
    teams: Teams = "",
    option: Options = [],  # noqa: B006
    language: Language = "",
) -> None:
    """Let computer players play many games, and sum up who won, how long it took, and what happened.

    The same seed gives the same games, whatever the number of processes.

    [bold]Examples[/]

    sabretache simulate gradisca --games 200 --seat venice=captain [dim]- a captain against chance[/]

    sabretache simulate gradisca --level advanced --games 1000 --jobs 4 --seed 7 --json results.json
    """
    chosen = language_of(language)
    options = options_of(option, level=level, edition=edition, teams=teams)
    info = find_game(game)
    rules = info.make(scenario or info.default_scenario, options)
    plan = Plan(game, rules.scenario, dict(rules.options), seats_to_simulate(rules, seat), seed, count)
    if json is not None:
        check_writable(json)
    screen = Screen(Locale(chosen, game), Console(stderr=str(json) == "-", highlight=False, markup=False))
    played: list[Outcome] = []
    try:
        with_progress(plan, jobs or processors(), screen, played)
    except BrokenGame as error:
        typer.echo(f"sabretache: {error}", err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        screen.say("cli-interrupted", "yellow", count=len(played), wanted=plan.games)
        if played:
            sum_up(screen, rules, plan, played)
        raise typer.Exit(130) from None
    if json is not None:
        write_json(json, results(plan, rules, played))
    sum_up(screen, rules, plan, played)


def with_progress(plan: Plan, jobs: int, screen: Screen, played: list[Outcome]) -> None:
    """Plays a plan with a bar that shows how far it is; what has been played is added to a list."""
    columns = (
        TextColumn(screen.words("cli-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=plan.games)
        for outcome in batch.outcomes(plan, jobs):
            played.append(outcome)
            progress.advance(bar)


def sum_up(screen: Screen, rules: Rules, plan: Plan, played: list[Outcome]) -> None:
    """Writes what the games come to."""
    seats = ", ".join(f"{seat} {player}" for seat, player in zip(rules.seats, plan.players))
    options = options_in_words(screen.locale, rules.options)
    screen.say("cli-sum-head", "bold", count=len(played), seats=seats, options=options, seed=str(plan.seed))
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(style="dim")
    grid.add_column(justify="right")
    grid.add_column()
    for side, won in wins(rules, played).items():
        low, high = interval(won, len(played))
        name = screen.words("cli-draws") if side == "draw" else screen.words("cli-wins", side=f"side:{side}")
        grid.add_row(name, str(won), f"{won / len(played):.1%}  [{low:.0%} - {high:.0%}]")
    rows = [("cli-turns", [o.turns for o in played]), ("cli-decisions", [o.decisions for o in played])]
    for label, numbers in rows:
        least, mean, most = spread(numbers)
        grid.add_row(screen.words(label), f"{mean:.1f}", f"[{least} - {most}]")
    for side in rules.side_names():
        points = [o.vp[side] for o in played if side in o.vp]
        if points:
            least, mean, most = spread(points)
            grid.add_row(screen.words("cli-points", side=f"side:{side}"), f"{mean:.1f}", f"[{least} - {most}]")
    screen.show(grid)
    counted = [f"{name} {n / len(played):.2f}" for name, n in tally(played).items() if n]
    if counted:
        screen.say("cli-counted", "dim")
        screen.show(Columns(counted, column_first=True, padding=(0, 2)), 2)


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure; otherwise the first installed.")] = "",
    json: Annotated[Path | None, typer.Option(help="Write the measurements there; - for the standard output.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each thing is measured.")] = 2.0,
) -> None:
    """Measure on one core: random play, copies, views, memory, computer players, beside python-chess as a yardstick.

    [bold]Examples[/]

    sabretache bench

    sabretache bench gradisca --seconds 5 --json bench.json
    """
    name = game or min(installed(), default="")
    find_game(name)
    if json is not None:
        check_writable(json)
    console = Console(stderr=str(json) == "-", highlight=False, markup=False)
    console.print(f"Sabretache {'compiled by mypyc' if COMPILED else 'interpreted'}, one core")
    found = []
    for one in measure(name, seconds):
        found.append(one)
        console.print(f"{one.name:57} {one.value:>9,} {one.unit}")
    if json is not None:
        write_json(json, [one.data() for one in found])

"""The commands `games`, `simulate` and `bench`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from sabretache.cli.choices import language_of, options_of, seats_to_simulate
from sabretache.cli.files import check_writable, write_json
from sabretache.cli.records import LANGUAGE
from sabretache.cli.screen import Screen
from sabretache.engine.locale import Locale
from sabretache.engine.registry import find_game, installed
from sabretache.engine.rules import Rules
from sabretache.lab import batch
from sabretache.lab.batch import BrokenGame, Outcome, Plan
from sabretache.lab.bench import COMPILED, measure
from sabretache.lab.summary import interval, results, spread, tally, wins

MOST = 12
"""So many of the things counted are printed; the JSON has all."""


def games(
    game: Annotated[str, typer.Argument(help="Only this game.")] = "",
    language: Annotated[str, LANGUAGE] = "",
) -> None:
    """List the games, their scenarios, seats and options. The first value of an option is what you get without it.

    [bold]Example[/]

    sabretache games
    """
    chosen = language_of(language)
    infos = {game: find_game(game)} if game else installed()
    for name in sorted(infos):
        info = infos[name]
        screen = Screen(Locale(chosen, name))
        screen.text(name, "bold")
        screen.say(f"game-{name}")
        scenarios = [f"{s} *" if s == info.default_scenario else s for s in info.scenarios()]
        screen.text(f"{screen.words('cli-scenarios')}: {', '.join(scenarios)}", indent=2)
        seats = info.make(info.default_scenario, {}).seats
        screen.text(f"{screen.words('cli-seats')}: {', '.join(seats)}", indent=2)
        for option, values in info.options.items():
            screen.text(f"--{option}: {', '.join([f'{values[0]} *', *values[1:]])}", indent=2)
    Screen(Locale(chosen, "")).say("cli-default-mark", "dim")


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
    scenario: Annotated[str, typer.Option(help="The scenario; otherwise the game's own choice.")] = "",
    level: Annotated[str, typer.Option(help="The rules: basic or advanced.", show_default=False)] = "",
    edition: Annotated[str, typer.Option(help="Whose text of the rules: fr or it.", show_default=False)] = "",
    teams: Annotated[str, typer.Option(help="Two players a side: no or yes.", show_default=False)] = "",
    option: Annotated[list[str], typer.Option(metavar="NAME=VALUE", help="Any option of the game.")] = [],  # noqa: B006
    language: Annotated[str, LANGUAGE] = "",
) -> None:
    """Let computer players play many games, and sum up who won, how long it took, and what happened.

    The same seed gives the same games, whatever the number of processes.

    [bold]Examples[/]

    sabretache simulate gradisca --games 200 --seat venice=captain

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
    try:
        played = with_progress(plan, jobs or processors(), screen)
    except BrokenGame as error:
        typer.echo(f"sabretache: {error}", err=True)
        raise typer.Exit(1) from None
    if json is not None:
        write_json(json, results(plan, rules, played))
    sum_up(screen, rules, plan, played)


def with_progress(plan: Plan, jobs: int, screen: Screen) -> list[Outcome]:
    """Plays a plan with a bar that shows how far it is."""
    columns = (
        TextColumn(screen.words("cli-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=plan.games)
        return batch.simulate(plan, jobs, lambda outcome: progress.advance(bar))


def sum_up(screen: Screen, rules: Rules, plan: Plan, played: list[Outcome]) -> None:
    """Writes what the games come to."""
    seats = ", ".join(f"{seat} {player}" for seat, player in zip(rules.seats, plan.players))
    options = ", ".join(f"{name} {value}" for name, value in rules.options.items())
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
    counted = sorted(tally(played).items(), key=lambda item: -item[1])
    if counted:
        screen.say("cli-counted", "dim")
        most_often = [f"{name} {n / len(played):.2f}" for name, n in counted[:MOST]]
        screen.text(", ".join(most_often) + (" ..." if len(counted) > MOST else ""), indent=2)


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure; otherwise the first installed.")] = "",
    json: Annotated[Path | None, typer.Option(help="Write the measurements there; - for the standard output.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each thing is measured.")] = 2.0,
) -> None:
    """Measure on one core: random play, copies, views, memory, computer players, beside python-chess as a yardstick.

    [bold]Example[/]

    sabretache bench --json bench.json
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
        console.print(f"  {one.name:64} {one.value:>14,} {one.unit}")
    if json is not None:
        write_json(json, [one.data() for one in found])

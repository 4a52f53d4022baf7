"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

Scenario = Annotated[str, typer.Option(help="The scenario; otherwise the game's own choice.")]
Level = Annotated[str, typer.Option(help="The rules: basic or advanced.", show_default=False)]
Edition = Annotated[str, typer.Option(help="Whose text of the rules: fr or it.", show_default=False)]
Teams = Annotated[str, typer.Option(help="Two players a side: no or yes.", show_default=False)]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="Any option of the game.")]
Language = Annotated[
    str,
    typer.Option("--language", "-l", metavar="en|fr|it", help="Language; otherwise that of your environment."),
]

"""Boards on the terminal: a module a game, found by the game's name; a plain one for games that have none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from sabretache.cli.boards.plain import Board
from sabretache.engine.locale import Locale
from sabretache.engine.rules import Rules


def board_for(rules: Rules, locale: Locale) -> Board:
    """The board of a game."""
    name = f"{__name__}.{rules.game}"
    if rules.game.isidentifier() and find_spec(name) is not None:
        made: Board = import_module(name).make_board(rules, locale)
        return made
    return Board(rules, locale)

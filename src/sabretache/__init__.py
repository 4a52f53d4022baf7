"""Sabretache: historical wargames with an umpire inside.

>>> import sabretache
>>> game = sabretache.new("gradisca", seed=7)
>>> game.pending[0].seat in ("venice", "austria")
True
"""

from __future__ import annotations

from sabretache.engine.decision import Decision
from sabretache.engine.dice import FastDice, HandDice, ScriptedDice, SealedDice
from sabretache.engine.game import Game, Seen
from sabretache.engine.record import new, record, replay, resume, save, verify
from sabretache.engine.registry import installed as games
from sabretache.engine.ruling import BadInput, Refused, Ruling

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Decision",
    "FastDice",
    "Game",
    "HandDice",
    "Refused",
    "Ruling",
    "ScriptedDice",
    "SealedDice",
    "Seen",
    "games",
    "new",
    "record",
    "replay",
    "resume",
    "save",
    "verify",
]

"""Hauntings: ghost board games with one engine, exact rules, fair dice and bots.

>>> import hauntings
>>> game = hauntings.Game("rest-in-peace", seed=7)
>>> game.asked, game.question, game.words
(0, 'step', ['end turn', 'lay 1', 'lay 2', 'lay 4', 'lay 5'])
>>> game.choose("lay 2").choose("end turn").asked
1
>>> game.play(hauntings.bot_of("greedy"), hauntings.bot_of("random")).result
[1.0, 0.0]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from hauntings import native

if TYPE_CHECKING:
    from hauntings.bots.bot import Bot, bot_of
    from hauntings.engine.table import IllegalChoice
    from hauntings.engine.view import View
    from hauntings.games.manifest import Manifest
    from hauntings.games.shelf import register
    from hauntings.records.game import Game
    from hauntings.records.position import BadCode, code_of, game_from, seat_code_of, view_from
    from hauntings.records.record import BadRecord, Record, load, record_of, replay, save, verify

__version__ = "0.1.0"
__all__ = [
    "BadCode",
    "BadRecord",
    "Bot",
    "Game",
    "IllegalChoice",
    "Manifest",
    "Record",
    "View",
    "bot_of",
    "code_of",
    "game_from",
    "load",
    "record_of",
    "register",
    "replay",
    "save",
    "seat_code_of",
    "verify",
    "view_from",
]

WHERE = {
    "bots.bot": ("Bot", "bot_of"),
    "engine.table": ("IllegalChoice",),
    "engine.view": ("View",),
    "games.manifest": ("Manifest",),
    "games.shelf": ("register",),
    "records.game": ("Game",),
    "records.position": ("BadCode", "code_of", "game_from", "seat_code_of", "view_from"),
    "records.record": ("BadRecord", "Record", "load", "record_of", "replay", "save", "verify"),
}

native.activate()  # before anything of engine/ or games/ is imported


def __getattr__(name: str) -> Any:
    """The public names, imported when first asked for."""
    for module, names in WHERE.items():
        if name in names:
            return getattr(import_module(f"hauntings.{module}"), name)
    raise AttributeError(f"module 'hauntings' has no attribute {name!r}")

"""A game of somebody else: Leduc poker under another name, with words of its own, and nothing besides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hauntings import Manifest
from hauntings.engine.box import Switch
from hauntings.games.leduc.setup import EVENTS, FIELDS, KINDS, Leduc
from hauntings.games.leduc.turn import Bet

WORDS: Final = Path(__file__).parent / "words"
SWITCHES: Final = [Switch("table_stakes", False, [False, True], 1, "")]
BOX: Final = Leduc("guest-poker", "Guest poker", [2], 1, KINDS, ["deck"], FIELDS, EVENTS, [Bet], SWITCHES)
MANIFEST: Final = Manifest(BOX, words=str(WORDS))

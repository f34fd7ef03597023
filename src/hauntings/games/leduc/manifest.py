"""Leduc poker on the shelf: no words, no board, a policy of its own. Hidden, for it is only a test game."""

from __future__ import annotations

from typing import Final

from hauntings.games.leduc.setup import BOX
from hauntings.games.manifest import Manifest

MANIFEST: Final = Manifest(BOX, policy="hauntings.bots.policy.leduc:choose", hidden=True)

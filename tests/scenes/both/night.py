"""A village with both expansions as a test wants it: `night(...)` rests in the active Taoist's Yang menu.

Boards, ghosts, demons, curses and Mantras are written as in black_secret/secret.py, villagers, crystals and artifacts
as in white_moon/moon.py. The Kung-Fu School lies in the centre, the Calligrapher in the place of the Herbalist (2);
the Portal stands on 4. Villagers that are not written are not in the scene.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from hauntings.engine.box import Box
from hauntings.games.ghost_stories.both.setup import BOX
from tests.scenes.black_secret.secret import SecretPieces, SecretScene
from tests.scenes.white_moon.moon import MoonPieces, MoonScene


class NightScene(SecretScene, MoonScene):
    """A village with both, and a script."""

    box: ClassVar[Box] = BOX


@dataclass(kw_only=True)
class NightPieces(SecretPieces, MoonPieces):
    """The deck and the incarnations are Black Secret's."""

    tiles: str = "0 1 11 3 10 5 6 7 8"
    curses: str = "1 3 5 7 9"
    mantras: str = "1 3 8 11 15 21"


def night(**pieces: Any) -> NightScene:
    """Lay the position."""
    return NightScene(*NightPieces(**pieces).laid(BOX, beside=1))

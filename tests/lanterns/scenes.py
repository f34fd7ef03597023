"""A village with lanterns, laid out as the scenes of ours are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hauntings.games.ghost_stories.table import Village
from tests.lanterns.boxes import ALONE
from tests.lanterns.festival import LANTERN_MAKER, festival_of
from tests.scenes.ghost_stories.village import Pieces, Scene

TILES = f"0 1 2 3 {LANTERN_MAKER} 5 6 7 8"  # the Lantern Maker in the centre


class LanternScene(Scene):
    box = ALONE

    @property
    def lanterns(self) -> list[int]:
        """Where they hang."""
        return [place for place, lit in enumerate(festival_of(self.g).lanterns) if lit]


@dataclass(kw_only=True)
class LanternPieces(Pieces):
    lanterns: str = ""
    draught: int = 0

    def script(self, g: Village) -> dict[str, Any]:
        return {**super().script(g), "draught": [self.draught]}

    def lie_on(self, g: Village) -> None:
        super().lie_on(g)
        lit = [int(word) for word in self.lanterns.split()]
        festival_of(g).lanterns = [1 if place in lit else 0 for place in range(9)]


def festival(**pieces: Any) -> LanternScene:
    return LanternScene(*LanternPieces(**{"tiles": TILES, **pieces}).laid(ALONE))

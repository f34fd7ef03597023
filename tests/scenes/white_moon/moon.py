"""A village with White Moon as a test wants it: `moon(...)` rests in the active Taoist's Yang menu.

Tiles, boards, ghosts and deck are written as in ghost_stories/village.py. A stack of villagers is written
`7:Zhou,Hua` (place, then families from the top down). Villagers that are not written are not in the scene.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.games.ghost_stories.geometry import BOARD_NAMES, PLACES, SPACE_NAMES, Place
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import (
    ARTIFACT_IDS,
    CORNER_NAMES,
    CRYSTALS,
    FAMILY_NAMES,
)
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.games.ghost_stories.white_moon.standing import top
from hauntings.games.ghost_stories.white_moon.table import IN_RESERVE, Moon, moon_of
from tests.scenes.ghost_stories.village import Pieces, Scene, board, space

SCHOOL = "0 1 2 3 10 5 6 7 8"  # the Kung-Fu School on the centre tile
SEEN = 0xFF


class MoonScene(Scene):
    """A village with a script."""

    box: ClassVar[Box] = BOX

    @property
    def m(self) -> Moon:
        return moon_of(self.g)

    def villagers(self) -> str:
        """All stacks as they are written."""
        found = []
        for place, stack in enumerate(self.m.villagers):
            if stack:
                found.append(f"{place}:" + ",".join([FAMILY_NAMES[family] for family in reversed(stack)]))
        return " ".join(found)

    def dead(self) -> str:
        return " ".join([FAMILY_NAMES[family] for family in self.m.graveyard])

    def rescued(self) -> str:
        return " ".join([FAMILY_NAMES[family] for family in self.m.shelter])

    def top(self, place: int) -> str:
        return FAMILY_NAMES[top(self.m, Place(place))]

    def su_ling(self) -> str:
        return SPACE_NAMES[self.m.su_ling - 1] if self.m.su_ling else ""

    def owner(self, artifact: str) -> str:
        """Who holds an artifact: a board, `reserve`, or `out`."""
        at = self.m.artifacts[ARTIFACT_IDS.index(artifact)]
        return BOARD_NAMES[at] if at >= 0 else "reserve" if at == IN_RESERVE else "out"


def families(words: str) -> list[i64]:
    return [FAMILY_NAMES.index(word) for word in words.split()]


@dataclass(kw_only=True)
class MoonPieces(Pieces):
    """`box`: the incarnation that the box gives first; `artifacts="N:divine_sword"`."""

    box: str = ""
    villagers: str = ""
    dead: str = ""
    rescued: str = ""
    portal: int = 4
    su_ling: str = ""
    reminder: int = 0
    crystals: str = ""
    fresh: int = 0
    receptacles: str = ""
    reserve: int = -1
    artifacts: str = ""
    laid_down: str = ""

    def lie_on(self, g: Village) -> None:
        super().lie_on(g)
        m = moon_of(g)
        stacks: list[list[i64]] = [[] for _ in range(PLACES)]
        for word in self.villagers.split():
            place, _, names = word.partition(":")
            stacks[int(place)] = families(names.replace(",", " "))[::-1]
        m.villagers = stacks
        m.villagers_seen = [[0] * (len(stack) - 1) + [SEEN] if stack else [] for stack in stacks]
        m.graveyard = families(self.dead)
        m.shelter = families(self.rescued)
        m.portal = Place(self.portal)
        m.portal_first = m.portal
        m.su_ling = space(self.su_ling) + 1 if self.su_ling else 0
        m.reminder = self.reminder
        held = {word[0]: int(word[2:]) for word in self.crystals.split()}
        m.crystals = [held.get(name, 0) for name in BOARD_NAMES]
        m.fresh_crystals = self.fresh
        m.receptacles = [1 if name in self.receptacles.split() else 0 for name in CORNER_NAMES]
        m.crystal_reserve = self.reserve if self.reserve >= 0 else CRYSTALS - sum(m.crystals) - sum(m.receptacles)
        owners = [IN_RESERVE] * len(ARTIFACT_IDS)
        for word in self.artifacts.split():
            for name in word[2:].split(","):
                owners[ARTIFACT_IDS.index(name)] = board(word[0])
        m.artifacts = owners
        m.laid_down = [1 if name in self.laid_down.split() else 0 for name in BOARD_NAMES]

    def lays_deck(self, g: Village) -> None:
        super().lays_deck(g)
        g.unused = [card for card in BOX.cards.numbers if card not in g.deck and card not in g.ghost]

    def script(self, g: Village) -> dict[str, Any]:
        return {**super().script(g), "incarnation from the box": from_box(g, self.box)}


def moon(**pieces: Any) -> MoonScene:
    """Lay the position."""
    return MoonScene(*MoonPieces(**pieces).laid(BOX))


def from_box(g: Village, box: str) -> list[int]:
    """The draws that bring these incarnations."""
    unused = sorted([int(card) for card in g.unused if g.cards.is_incarnation(card)])
    found: list[int] = []
    for card in box.split():
        found.append(unused.index(int(card)))
        unused.remove(int(card))
    return found

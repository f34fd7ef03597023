"""White Moon: villagers, Portal, Su-Ling, crystals, Shelter, Graveyard and artifacts as lines of text."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.view import HIDDEN
from hauntings.games.ghost_stories.cards import HAUNTER
from hauntings.games.ghost_stories.geometry import LINE
from hauntings.games.ghost_stories.white_moon.cards import (
    ARTIFACTS,
    CORNER_NAMES,
    DEATHS_THAT_LOSE,
    DEVOURER,
    FAMILIES,
    FAMILY_SIZE,
    SHAPESHIFTER,
    SHAPESHIFTER_ON,
)
from hauntings.i18n.speaker import together
from hauntings.i18n.white_moon_names import M, MoonNames
from hauntings.views import GhostStoriesWhiteMoonView

NOBODY_THERE: Final = 0  # instead of a family
SU_LINGS_MARK: Final = "*"  # on the map


class MoonPosition(MoonNames[M]):
    """Describes what White Moon lays in and beside the village."""

    # --- tiles and villagers ----------------------------------------------------------------------------------

    def notes(self, view: M, place: int) -> list[str]:
        notes = super().notes(view, place)
        if view.portal == place and view.portal_open:
            notes.append(self.say("view-portal-here"))
        family = top_of(view, place)
        if family != NOBODY_THERE:
            below = self.beneath(view, place)
            what = "stack" if below else "alone"
            notes.append(self.say("view-villagers", what=what, family=self.family(family), below=below))
        return notes

    def beneath(self, view: M, place: int) -> str:
        """Who stands under the top villager, as far as one has seen: from the top down."""
        below = view.villagers[place][-2::-1]
        items = [self.family(family) for family in below if family != HIDDEN]
        unseen = below.count(HIDDEN)
        if unseen:
            items.append(self.say("view-unseen", count=unseen))
        return ", ".join(items)

    # --- the map ----------------------------------------------------------------------------------------------

    def picture(self, view: M) -> list[str]:
        return [*super().picture(view), self.say("moon-legend")]

    def marked_space(self, view: M, space: int) -> str:
        mark = SU_LINGS_MARK if view.su_ling == space + 1 else ""
        return super().marked_space(view, space) + mark

    def cell(self, view: M, place: int, width: int) -> list[str]:
        notes = [self.say("view-portal-here")] if view.portal == place and view.portal_open else []
        family = top_of(view, place)
        if family != NOBODY_THERE:
            below = len(view.villagers[place]) - 1
            notes.append(f"{self.family(family)} +{below}" if below else self.family(family))
        return [*super().cell(view, place, width), *[f"  {note}"[:width] for note in notes]]

    # --- boards and ghosts ------------------------------------------------------------------------------------

    def holds(self, view: M, board: int) -> list[str]:
        *texts, power = super().holds(view, board)
        if view.crystals[board]:
            texts.append(self.say("view-crystals", count=int(view.crystals[board])))
        held = [self.artifact(artifact) for artifact in range(ARTIFACTS) if view.artifacts[artifact] == board]
        if held:
            texts.append(self.say("view-artifacts", count=len(held), artifacts=", ".join(held)))
        if view.laid_down[board]:
            texts.append(self.say("view-lies"))
        return [*texts, power]

    def figure(self, view: M, space: int) -> str:
        """A haunter; villagers on the tile that it would haunt next die instead."""
        tiles = [place for place in LINE[space] if not view.haunted[place]]
        if view.figure[space] and tiles and top_of(view, tiles[0]) != NOBODY_THERE:
            threat = self.say("view-figure-villagers", tile=self.place(tiles[0]))
            return f"{self.stone(HAUNTER)}, {threat}"
        return super().figure(view, space)

    def safe(self, view: M, space: int) -> list[str]:
        """What hinders its stones, and whom a devourer sees."""
        texts = super().safe(view, space)
        card = view.ghost[space]
        if view.armored[space] == card:
            texts.append(self.say("view-armored"))
        if view.su_ling == space + 1:
            texts.append(self.say("view-silenced"))
        elif DEVOURER in self.box.cards.centre[card]:
            texts += self.prey(view, space)
        return texts

    def prey(self, view: M, space: int) -> list[str]:
        """The villager whom a devourer kills next, if one is in its line (WM §7.4)."""
        for place in LINE[space]:
            family = top_of(view, place)
            if family != NOBODY_THERE:
                return [self.say("view-prey", family=self.family(family), tile=self.place(place))]
        return []

    def needs_of(self, view: M, space: int) -> int:
        if view.ghost[space] == SHAPESHIFTER:  # it has the colour of its board (WM §14)
            return SHAPESHIFTER_ON + int(view.colour[space // 3])
        return super().needs_of(view, space)

    # --- what lies beside the village -------------------------------------------------------------------------

    def cards(self, view: M) -> list[str]:
        return [*self.beside(view), *super().cards(view)]

    def beside(self, view: M) -> list[str]:
        """Portal, Su-Ling, crystals, Shelter, Graveyard, and what left the game."""
        texts = [
            self.say("view-portal", what="open" if view.portal_open else "held", tile=self.place(view.portal)),
            self.su_ling(view),
            self.receptacles(view),
            self.say("view-shelter", count=len(view.shelter), families=self.counted(view.shelter)),
            self.say(
                "view-graveyard",
                count=len(view.graveyard),
                families=self.counted(view.graveyard),
                limit=int(DEATHS_THAT_LOSE),
            ),
        ]
        if any(view.tao_out):
            texts.append(self.say("view-out", tokens=self.tokens(view.tao_out)))
        return texts

    def su_ling(self, view: M) -> str:
        icon = int(view.su_ling)
        what = "held" if view.su_ling_held else "space" if icon else "reserve"
        return self.say("view-su-ling", what=what, space=self.space(icon - 1) if icon else "")

    def receptacles(self, view: M) -> str:
        none = self.words.say("common-none")
        full = [name for name, crystal in zip(CORNER_NAMES, view.receptacles, strict=True) if crystal]
        empty = [name for name in CORNER_NAMES if name not in full]
        reserve = int(view.crystal_reserve)
        return self.say(
            "view-receptacles", full=", ".join(full) or none, empty=", ".join(empty) or none, reserve=reserve
        )

    def counted(self, villagers: list[int]) -> str:
        """`Long 1 of 1, Hua 2 of 3`."""
        items = [
            together(
                self.say(
                    "view-family-of",
                    family=self.family(family),
                    count=villagers.count(family),
                    size=int(FAMILY_SIZE[family]),
                )
            )
            for family in range(1, FAMILIES + 1)
            if family in villagers
        ]
        return ", ".join(items)

    def notices(self, view: M) -> list[str]:
        texts = super().notices(view)
        if view.barrier:
            texts.append(self.say("view-barrier-now"))
        if view.barrier_due:
            texts.append(self.say("view-barrier-due"))
        if view.su_ling_due:
            texts.append(self.say("view-reminder"))
        return texts


def top_of(view: GhostStoriesWhiteMoonView, place: i64) -> int:
    """The family of the face-up villager there; also before the villagers are laid out."""
    return int(view.tops[place])

"""White Moon: what everything is called, and the help about it. Families, artifacts and cards are told from their
data; what is reconstructed is marked part by part."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from typing_extensions import TypeVar

from hauntings.games.ghost_stories.white_moon.cards import (
    ARTIFACT_NAMES,
    ARTIFACT_OF,
    ARTIFACTS,
    CURSE_COLOUR,
    FAMILIES,
    FAMILY_NAMES,
    FAMILY_SIZE,
    MOON_DATA,
    SHAPESHIFTER,
)
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.speaker import Shown, plain
from hauntings.views import GhostStoriesWhiteMoonView

MOON_NOTIONS: Final = (
    "villager", "family", "portal", "shelter", "graveyard", "su-ling", "crystal", "receptacle", "barrier", "artifact",
    "retreat", "devourer", "laid-down",
)  # fmt: skip
MOON_PIECES: Final = ("su-ling", "crystal", "portal", "barrier")
MOON_CARDS: Final[dict[int, dict[str, Any]]] = {
    row["number"]: row for row in [*MOON_DATA["ghosts"], *MOON_DATA["incarnations"]]
}
RECONSTRUCTED: Final = "reconstructed"
M = TypeVar("M", bound=GhostStoriesWhiteMoonView, default=GhostStoriesWhiteMoonView)  # maybe with another expansion


class MoonNames(GhostStoriesSpeaker[M]):
    """Names of families, artifacts and receptacles, and help."""

    prefixes: ClassVar[tuple[str, ...]] = ("wm", "gs")
    pieces: ClassVar[tuple[str, ...]] = (*GhostStoriesSpeaker.pieces, *MOON_PIECES)

    # --- names ------------------------------------------------------------------------------------------------

    def family(self, family: int) -> str:
        return self.say(f"family-{family}")

    def artifact(self, artifact: int) -> str:
        return self.say(f"artifact-{artifact}")

    def corner(self, corner: int) -> str:
        """A receptacle: `north-west (NW)`."""
        return self.say(f"corner-{corner}")

    def family_curse(self, family: int) -> str:
        """What a death in the family brings."""
        curse = message_id(MOON_DATA["families"][family - 1]["curse"])
        colour = self.colour(CURSE_COLOUR[family]) if CURSE_COLOUR[family] else ""
        return self.say(f"family-curse-{curse}", colour=colour)

    def family_reward(self, family: int) -> str:
        """What the whole family in the Shelter brings."""
        reward = message_id(MOON_DATA["families"][family - 1]["reward"])
        artifact = self.artifact(ARTIFACT_OF[family]) if ARTIFACT_OF[family] >= 0 else ""
        return self.say(f"family-reward-{reward}", artifact=artifact)

    def printed(self, card: int) -> str:
        if card == SHAPESHIFTER:  # it has the colour of its board (WM §14)
            return self.say("points", colour=self.say("board-colour"), points=int(self.box.cards.resistance[card]))
        return super().printed(card)

    # --- help -------------------------------------------------------------------------------------------------

    def notions(self) -> list[str]:
        return [*super().notions(), *MOON_NOTIONS]

    def things_named(self, wanted: str) -> list[str]:
        for family in range(1, FAMILIES + 1):
            name = self.family(family)
            if wanted in (plain(FAMILY_NAMES[family]), plain(name), plain(self.say("family-name", family=name))):
                return [self.about_family(family)]
        for artifact, english in enumerate(ARTIFACT_NAMES):
            if wanted in (plain(english), plain(self.artifact(artifact))):
                return [self.about_artifact(artifact)]
        return super().things_named(wanted)

    def how_to_play(self) -> list[str]:
        return [*super().how_to_play(), *self.paragraphs("moon-rules")]

    def notion(self, notion: str) -> list[str]:
        texts = super().notion(notion)
        if notion == "family":
            texts += [self.about_family(family) for family in range(1, FAMILIES + 1)]
        if notion == "artifact":
            texts += [self.about_artifact(artifact) for artifact in range(ARTIFACTS)]
        return texts

    def component(self, name: str, value: int) -> Shown | None:
        if name == "family" and 1 <= value <= FAMILIES:
            title = self.say("family-name", family=self.family(value))
            return self.exhibit("family", value, title, self.about_family(value))
        if name == "artifact":
            return self.exhibit("artifact", value, self.artifact(value), self.about_artifact(value))
        return super().component(name, value)

    def about_family(self, family: int) -> str:
        text = self.say(
            "help-family",
            family=self.family(family),
            size=int(FAMILY_SIZE[family]),
            curse=self.family_curse(family),
            reward=self.family_reward(family),
        )
        return " ".join(text.split())

    def about_artifact(self, artifact: int) -> str:
        return self.say(
            "help-artifact",
            artifact=self.artifact(artifact),
            once="yes" if MOON_DATA["artifacts"][artifact]["once"] else "no",
            family=self.family(ARTIFACT_OF.index(artifact)),
            text=self.about(f"artifact-{artifact}"),
        )

    def gallery(self) -> list[Shown]:
        families = [
            self.exhibit(
                "family", family, self.say("family-name", family=self.family(family)), self.about_family(family)
            )
            for family in range(1, FAMILIES + 1)
        ]
        artifacts = [
            self.exhibit("artifact", artifact, self.artifact(artifact), self.about_artifact(artifact))
            for artifact in range(ARTIFACTS)
        ]
        return super().gallery() + families + artifacts

    def about_card(self, card: int) -> str:
        if card not in MOON_CARDS:
            return super().about_card(card)
        own = self.say("board-colour") if card == SHAPESHIFTER else self.colour(self.box.cards.colour[card])
        text = self.say(
            f"help-{self.kind(card)}",
            card=self.card(card),
            colour=own,
            resistance=int(self.box.cards.resistance[card]),
            needs=self.printed(card),
            stones=self.stones(card),
        )
        evidence = MOON_CARDS[card]["evidence"]
        parts = [self.say(f"part-{part}") for part, known in evidence.items() if known == RECONSTRUCTED]
        return f"{text} {self.say('help-parts', parts=', '.join(parts))}" if parts else text


def message_id(name: str) -> str:
    """A word of the data as it stands in a message's name."""
    return name.replace("_", "-")

"""Which speaker says which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntings.i18n.black_secret import BlackSecretSpeaker
from hauntings.i18n.both import BothSpeaker
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.rest_in_peace import RestInPeaceSpeaker
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.thirteen_ghosts import ThirteenGhostsSpeaker
from hauntings.i18n.white_moon import WhiteMoonSpeaker
from hauntings.i18n.words import Words

SPEAKERS: Final[dict[str, type[Speaker]]] = {
    RestInPeaceSpeaker.box.name: RestInPeaceSpeaker,
    ThirteenGhostsSpeaker.box.name: ThirteenGhostsSpeaker,
    GhostStoriesSpeaker.box.name: GhostStoriesSpeaker,
    WhiteMoonSpeaker.box.name: WhiteMoonSpeaker,
    BlackSecretSpeaker.box.name: BlackSecretSpeaker,
    BothSpeaker.box.name: BothSpeaker,
}


def speaker(game: str, words: Words, names: Sequence[str] = ()) -> Speaker:
    """The speaker of a game, by the box's name."""
    if game not in SPEAKERS:
        raise ValueError(f"there are no words for {game!r}; there are for {', '.join(SPEAKERS)}")
    return SPEAKERS[game](words, names)

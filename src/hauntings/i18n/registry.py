"""Which speaker says which game: its manifest knows."""

from __future__ import annotations

from collections.abc import Sequence

from hauntings.games.shelf import manifest_of
from hauntings.i18n.notation import NotationSpeaker
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.words import Words


def speaker(game: str, words: Words, names: Sequence[str] = (), odds: bool = True) -> Speaker:
    """The speaker of a game, by the box's name; a game that has none is said in its notation."""
    manifest = manifest_of(game)
    own: type[Speaker] | None = manifest.speaker()
    return NotationSpeaker(manifest.box, words, names, odds) if own is None else own(words, names, odds)

"""Puts the four boxes on the shelf, and takes them down again. All that a registration is stands here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource

from hauntings.bots.greedy import POLICIES
from hauntings.bots.policy import ghost_stories
from hauntings.games import shelf
from hauntings.i18n import registry, words
from tests.lanterns.boxes import BOXES, SPEAKERS

WORDS: Final = Path(__file__).parent / "words"


@contextmanager
def registered() -> Iterator[None]:
    for language in words.LANGUAGES:
        for path in (WORDS / language).glob("*.ftl"):
            words.bundle(language).add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    for box, speaker in zip(BOXES, SPEAKERS, strict=True):
        shelf.BOXES.append(box)
        POLICIES[box.name] = ghost_stories.choose
        registry.SPEAKERS[box.name] = speaker
    try:
        yield
    finally:
        for box in BOXES:
            shelf.BOXES.remove(box)
            del POLICIES[box.name], registry.SPEAKERS[box.name]
        words.bundle.cache_clear()
        words.filled.cache_clear()

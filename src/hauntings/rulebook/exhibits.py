"""The gallery: every component of a box with its paragraph, the rulings that name it, and what is reconstructed."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from hauntings.games.shelf import manifest_of
from hauntings.i18n.registry import speaker
from hauntings.i18n.speaker import Shown, plain
from hauntings.i18n.words import Words
from hauntings.rulebook.parse import PREFIXES
from hauntings.rulebook.positions import positions_of

GUESSED: Final = {"en": "econstructed", "ru": "осстановлен", "pl": "dtworz"}  # as the help texts mark it


def gallery_of(game: str, language: str) -> list[Shown]:
    shown: list[Shown] = speaker(game, Words(language)).gallery()
    return shown


@cache
def rules_about(game: str) -> dict[tuple[str, str], list[str]]:
    """The rulings that name each thing, in English: by number where the cards are known by it, else by name."""
    rulings = [
        (f"{PREFIXES[name]} {what}", rule.words)
        for name in manifest_of(game).rulebook
        for what, rule in positions_of(name).rules.items()
        if rule.words
    ]
    found: dict[tuple[str, str], list[str]] = {}
    named: set[str] = set()  # a curse called like a token is not what a ruling means
    for thing in gallery_of(game, "en"):
        name = plain(thing.name).rstrip("s")
        pattern = naming(thing)
        meant = [] if name in named else [ref for ref, words in rulings if pattern.search(words)]
        found[thing.kind, thing.number] = meant
        named.add(name)
    return found


def naming(thing: Shown) -> re.Pattern[str]:
    """How a ruling names it."""
    if thing.kind == "psychic":
        return re.compile(rf"#{thing.number}\b")
    if thing.kind == "card":
        return re.compile(rf"\b(?:cards?|pointing at|a|of) {thing.number}\b")
    name = re.sub(r"^#\d+ |\W+$|^\W+| family$", "", thing.name)
    words = r"\W+".join(map(re.escape, name.split()))
    return re.compile(rf"\b{words}s?\b(?!-)", re.I if thing.kind in ("token", "skeleton") else 0)


def guessed(text: str, language: str) -> bool:
    """Does the paragraph say that something was filled in?"""
    return GUESSED[language] in text

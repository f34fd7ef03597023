"""HTTP: the rulebook, its map and the gallery."""

from __future__ import annotations

from msgspec import Struct

from hauntings.rulebook.blocks import Text


class RuleBook(Struct):
    """The texts of a box in one language; `names` of the things whose pictures they show, by kind and number."""

    game: str
    title: str
    texts: list[Text]
    names: dict[str, str]


class MappedRule(Struct):
    """What holds a rule: its tests; `words`: a ruling in a line of English; `record`: the position that shows it."""

    tests: list[str]
    words: str
    record: str


class RuleMap(Struct):
    """By rule: `GS §9`, `13G r12`, `RIP #11`."""

    rules: dict[str, MappedRule]


class Exhibit(Struct):
    """A component on show. `rules`: the rulings that name it; `guessed`: some of it is reconstructed."""

    kind: str
    number: str
    name: str
    text: str
    guessed: bool
    rules: list[str]


class Gallery(Struct):
    game: str
    title: str
    things: list[Exhibit]
    kinds: list[str]  # in order

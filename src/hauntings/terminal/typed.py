"""What somebody typed, matched with what it can mean: by key, by words, by their beginnings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

Thing = TypeVar("Thing")

NUMBER: Final = re.compile(r"#?\d+")
IN_BRACKETS: Final = re.compile(r"\([^)]*\)")
SHORTEST: Final = 3  # letters that are enough for the beginning of a word in the middle


def fold(text: str) -> str:
    """Lower case, no accents, only letters, digits, `#` and single blanks: `Wyłóż #11 „Idź!”` is `wyloz #11 idz`."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = [letter for letter in letters if not unicodedata.combining(letter)]
    return " ".join("".join([letter if letter.isalnum() or letter == "#" else " " for letter in kept]).split())


def without_brackets(text: str) -> str:
    """`Lay Ghost 5 (in hand: 2)` is meant by `lay ghost 5`."""
    return IN_BRACKETS.sub(" ", text)


def meant(typed: str, names: Mapping[Thing, Sequence[str]]) -> list[Thing]:
    """What a typed text may mean: those with exactly this name, else those that begin so, else those with its words."""
    wanted = fold(typed)
    if not wanted:
        return []
    folded = {thing: [fold(name) for name in several] for thing, several in names.items()}
    for fits in (is_it, begins, has_the_words):
        found = [thing for thing, several in folded.items() if any(fits(wanted, name) for name in several)]
        if found:
            return found
    return []


def is_it(wanted: str, name: str) -> bool:
    return wanted == name


def begins(wanted: str, name: str) -> bool:
    """A number is never cut short: `lay 1` does not begin `lay 12`."""
    cut = wanted[-1].isdigit() and name[len(wanted) : len(wanted) + 1].isdigit()
    return name.startswith(wanted) and not cut and not NUMBER.fullmatch(wanted)


def has_the_words(wanted: str, name: str) -> bool:
    """Every typed word begins a word of the name, in the same order; numbers and very short words must be whole."""
    typed = wanted.split()
    if NUMBER.fullmatch(typed[0]):
        return False
    rest = iter(name.split())
    for word in typed:
        if NUMBER.fullmatch(word) or len(word) < SHORTEST:
            if word not in rest:
                return False
        elif not any(other.startswith(word) for other in rest):
            return False
    return True

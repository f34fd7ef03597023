"""Small helpers for piles. Fields that change rarely are replaced, never mutated, so that clones share them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.chance import C
from hauntings.engine.table import Table


def shuffled(g: Table, stream: i64, cards: list[C]) -> list[C]:
    """A new list in random order."""
    return g.shuffle(stream, cards, len(cards))


def without(cards: list[C], card: C) -> list[C]:
    """A new list without the first such card."""
    last: i64 = len(cards) - 1
    place: i64 = 0
    while place < last and cards[place] != card:
        place += 1
    if last < 0 or cards[place] != card:
        raise ValueError(f"there is no {card} among {cards}")
    if place == last:
        return cards[:place]
    return cards[place + 1 :] if place == 0 else cards[:place] + cards[place + 1 :]


def with_one(cards: list[C], card: C) -> list[C]:
    """A new list with one card more at its end."""
    return cards + SINGLE[card]


SINGLE: Final[list[list[Any]]] = [[card] for card in range(256)]


def replaced(items: list[C], place: i64, item: C) -> list[C]:
    """A new list with another item at one place."""
    result = items[:]
    result[place] = item
    return result


def swapped_in(piles: list[list[C]], place: i64, pile: list[C]) -> list[list[C]]:
    """A new list of piles with another pile at one place."""
    result = piles[:]
    result[place] = pile
    return result


def how_many(counts: list[i64]) -> i64:
    """The sum of counts (a loop: compiled, `sum` would box every step)."""
    result: i64 = 0
    for count in counts:
        result += count
    return result


def counted(cards: list[C], size: i64) -> list[i64]:
    """How many of each: counts[value]."""
    counts: list[i64] = [0] * size
    for card in cards:
        count: i64 = counts[card]
        counts[card] = count + 1
    return counts


def spread(counts: list[i64]) -> list[i64]:
    """The cards behind counts[value], in ascending order."""
    cards: list[i64] = []
    for value, count in enumerate(counts):
        for _n in range(count):
            cards.append(value)
    return cards

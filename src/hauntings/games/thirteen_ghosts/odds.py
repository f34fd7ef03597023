"""Where the others can be hidden, counted exactly from a seat's view: every consistent deal weighs the same.

A card that the seat has placed is no hideout; answers and open cards leave `possible`; two hideouts of one deck
differ. The cards that are left fill the other places in the same number of ways whatever the hideouts are, so
counting hideouts is counting deals.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from hauntings.engine.view import HIDDEN, View
from hauntings.games.thirteen_ghosts.cards import NOTHING, NUMBERS, TOP


class Hidings:
    """One deck: the cards a seat has not placed, and every way its unknown hideouts can be filled."""

    def __init__(self, view: View, deck: int) -> None:
        self.deck: Final = deck
        seats = [seat for seat in range(view["seats"]) if deck_of(view, seat) == deck]
        placed = placed_cards(view, deck)
        self.unseen: Final[list[i64]] = [card for card in NUMBERS if card not in placed]
        self.mixed: Final[list[i64]] = []  # known to lie in a mix, so nobody hides there
        if view.seat >= 0 and looks_at(view, view.seat) == deck:
            known: int = view["mixed"][view.seat]
            self.mixed.extend([card for card in NUMBERS if known >> card & 1])
        free: list[i64] = [card for card in self.unseen if card not in self.mixed]
        self.hidden: Final[list[i64]] = [
            seat for seat in seats if view["hides"][seat] == 1 and view["hideout"][seat] == HIDDEN
        ]
        ways: list[list[i64]] = [[]]
        for seat in self.hidden:
            numbers: int = view["possible"][seat]
            ways = [[*way, card] for way in ways for card in free if numbers >> card & 1 and card not in way]
        self.ways: Final = ways


def deck_of(view: View, seat: int) -> int:
    """With four players each team has its own deck (13G §8). Not read from the view: in old codes it lacks this."""
    return seat % 2 if view["seats"] == 4 else 0


def looks_at(view: View, seat: int) -> int:
    """The deck whose stack cards 8 and 10 look into."""
    return 1 - seat % 2 if view["seats"] == 4 else 0


def placed_cards(view: View, deck: int) -> list[int]:
    """The cards of a deck whose place the seat knows."""
    placed: list[int] = [*view["pile"][deck], *view["box"][deck]]
    for seat in range(view["seats"]):
        if deck_of(view, seat) == deck:
            placed.extend([view["hand"][seat], view["hideout"][seat], *view["dealt"][seat]])
    for place, card in enumerate(view["centre"]):
        if deck_of(view, view["centre_by"][place]) == deck:
            placed.append(card)
    return [card for card in placed if card != HIDDEN and card != NOTHING]


def counts(view: View) -> list[list[int]]:
    """Per seat: [ways in all, ways with it at 1, ..., at 13]; all 0 where no hideout is chosen yet."""
    result: list[list[int]] = [[0] * (TOP + 1) for _ in range(view["seats"])]
    for deck in range(len(view["pile"])):
        hidings = Hidings(view, deck)
        for place, seat in enumerate(hidings.hidden):
            row = result[seat]
            row[0] = len(hidings.ways)
            for way in hidings.ways:
                row[way[place]] += 1
    for seat, hideout in enumerate(view["hideout"]):
        if hideout != HIDDEN and hideout != NOTHING:
            result[seat][0] = 1
            result[seat][hideout] = 1
    return result


def odds(view: View) -> list[list[Fraction]]:
    """The exact chance of every number for every seat: odds(view)[seat][number]; [seat][0] is 0."""
    result: list[list[Fraction]] = []
    for row in counts(view):
        whole = row[0] if row[0] > 0 else 1
        result.append([Fraction(0)] + [Fraction(count, whole) for count in row[1:]])
    return result

"""What the slots of the deck are known to be: ghosts, incarnations or Summoning cards.

The deck is built openly, so everybody knows. Only Wu-Feng does not see in which order the Taoists put cards back that
they looked at from the Guard Tower (GS r43): of those he knows what they are together.
"""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import KIND_GHOST
from hauntings.games.ghost_stories.standing import BITS, taoist_seats
from hauntings.games.ghost_stories.table import Village


def known_kinds(g: Village, seat: int) -> list[i64]:
    """The kind of every slot as far as the seat knows it (-1: a spectator, who knows no more than Wu-Feng). Below 0:
    one of several that lie in these slots in an unknown order, written as -1 - kind."""
    kinds = [g.cards.kind[card] for card in g.deck]
    if g.rules.seats_beside == 0:
        return kinds
    taoists = taoist_seats(g)
    if seat >= 0 and taoists & BITS[seat] != 0:
        return kinds
    places = put_back(g, taoists)
    mixed = sorted([kinds[place] for place in places])
    if len(mixed) > 0 and mixed[0] != mixed[-1]:
        for n, place in enumerate(places):
            kinds[place] = -1 - mixed[n]
    return kinds


def put_back(g: Village, taoists: i64) -> list[i64]:
    """The slots whose cards the Taoists alone have seen, from the top down. One that lies under a card that they did
    not look at was buried there: it is a ghost, and everybody knows it (BS §9)."""
    found: list[i64] = []
    for place in range(len(g.deck_seen) - 1, -1, -1):
        if g.deck_seen[place] == taoists:
            found.append(place)
        elif len(found) > 0:
            break
    return found


def mixed_kinds(known: list[i64]) -> list[i64]:
    """What lies in the slots whose order is unknown."""
    return [-1 - kind for kind in known if kind < 0]


def incarnations_ahead(known: list[i64]) -> list[i64]:
    """For every incarnation or Summoning card of the deck, how many cards come before it, at most; the next one first.
    Those put back in an unknown order come after the ghosts put back with them, at the latest."""
    ghosts = mixed_kinds(known).count(KIND_GHOST)
    found: list[i64] = []
    for count, kind in enumerate(reversed(known)):
        if kind < 0:
            ghosts -= 1
        if kind > KIND_GHOST or (kind < 0 and ghosts < 0):
            found.append(count)
    return found

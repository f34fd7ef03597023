"""What search knows of 13 Ghosts beyond its rules: which options are worth a look, and how a position stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.search import Judge
from hauntings.engine.table import Table
from hauntings.games.thirteen_ghosts.cards import ASKS, FOUR_BITS, TWO_BITS, at_least
from hauntings.games.thirteen_ghosts.questions import (
    ACT,
    EXTRA_TURN,
    FIRST_OF_THREE,
    FOUR_FROM,
    NAME,
    NUMBER,
    NUMBER_OR_HIGHER,
    PAIR_FROM,
    TEXT,
)
from hauntings.games.thirteen_ghosts.table import Hunt

ONLY_NAME: Final[list[i64]] = [NAME]
# Chance in thousandths to win an even race to the target: RACE[points needed * 4 + points the other needs].
RACE: Final[list[i64]] = [0, 1000, 1000, 1000, 0, 500, 750, 875, 0, 250, 500, 688, 0, 125, 313, 500]


class HuntJudge(Judge):
    """No number known to be impossible, no question whose answers are known (13G r13, r28, r29)."""

    def candidates(self, g: Table) -> list[i64]:
        assert isinstance(g, Hunt)
        options = g.options
        kind = g.kind
        if kind < ACT or kind > TEXT or len(options) == 1:
            return options
        seat = g.asked
        if kind == NUMBER or kind == PAIR_FROM:
            union: i64 = 0
            for other in g.rules.opponents[seat]:
                if g.found[other] == 0:
                    union |= g.possible[other]
            union &= ~placed(g, seat, g.rules.looks_at[seat])
            return hitting(options, union, TWO_BITS if kind == PAIR_FROM else 1)
        if kind == ACT:
            asks = ASKS[g.hand[seat]]
            return options if asks == 0 or tells(chances(g, seat), asks) else ONLY_NAME
        return telling(kind, options, chances(g, seat))

    def evaluate(self, g: Table, seat: i64) -> i64:
        """What the scores promise, and who is found first by the numbers still possible."""
        assert isinstance(g, Hunt)
        side = g.rules.side_of[seat]
        if g.seats == 3:
            whole = hidden(g, 0) + hidden(g, 1) + hidden(g, 2)
            weights = weight(g, 0, whole) + weight(g, 1, whole) + weight(g, 2, whole)
            return weight(g, side, whole) * 1000 // weights
        own = hidden(g, side)
        other = hidden(g, 1 - side)
        chance = own * 1000 // (own + other) if own + other > 0 else 500
        needed = g.rules.target - g.points[side]
        needed_by_other = g.rules.target - g.points[1 - side]
        won = RACE[(needed - 1) * 4 + needed_by_other]
        lost = RACE[needed * 4 + needed_by_other - 1]
        return (chance * won + (1000 - chance) * lost) // 1000


# --- how well everybody is hidden -------------------------------------------------------------------------------------


def hidden(g: Hunt, side: i64) -> i64:
    """How many numbers are left for the hideouts of a side."""
    count: i64 = 0
    seat: i64 = 0
    while seat < g.seats:
        if g.found[seat] == 0 and g.rules.side_of[seat] == side:
            numbers = g.possible[seat]
            while numbers != 0:
                numbers &= numbers - 1
                count += 1
        seat += 1
    return count


def weight(g: Hunt, seat: i64, whole: i64) -> i64:
    """Three players: points count, and the share of the round still to be won."""
    worth = 60 + g.points[seat] * 100 + (150 * hidden(g, seat) // whole if whole > 0 else 0)
    return worth * worth


# --- what an option can find out --------------------------------------------------------------------------------------


def placed(g: Hunt, seat: i64, deck: i64) -> i64:
    """The numbers of the opponents' deck that a seat has placed: nobody it looks for hides there."""
    bit: i64 = 1
    known: i64 = g.mixed[seat]
    place: i64 = 0
    pile = g.pile[deck]
    for mask in g.pile_seen[deck]:
        if mask >> seat & 1:
            known |= bit << pile[place]
        place += 1
    place = 0
    box = g.box[deck]
    for mask in g.box_seen[deck]:
        if mask >> seat & 1:
            known |= bit << box[place]
        place += 1
    other: i64 = 0
    while other < g.seats:
        if g.rules.deck_of[other] == deck:
            if g.hand_seen[other] >> seat & 1:
                known |= bit << g.hand[other]
            if g.hideout_seen[other] >> seat & 1:
                known |= bit << g.hideout[other]
        other += 1
    return known


def chances(g: Hunt, seat: i64) -> list[i64]:
    """Where each opponent can be who will answer a blue card."""
    found: list[i64] = []
    known = placed(g, seat, g.rules.looks_at[seat])
    for other in g.rules.opponents[seat]:
        if g.found[other] == 0 and g.shield[other] == 0:
            found.append(g.possible[other] & ~known)
    return found


def tells(possible: list[i64], numbers: i64) -> bool:
    """Somebody could answer either way."""
    for mask in possible:
        inside = mask & numbers
        if inside != 0 and inside != mask:
            return True
    return False


def hitting(options: list[i64], possible: i64, named: i64) -> list[i64]:
    """Numbers (or pairs) that can be a hit."""
    fewer: list[i64] = []
    for token in options:
        if named << token & possible != 0:
            fewer.append(token)
    return fewer if len(fewer) > 0 else options


def telling(kind: i64, options: list[i64], possible: list[i64]) -> list[i64]:
    """Parameters that make a question somebody could answer either way; or all, if there are none."""
    bit: i64 = 1
    four: i64 = FOUR_BITS
    fewer: list[i64] = []
    for token in options:
        if kind == FOUR_FROM:
            numbers = four << token
        elif kind == NUMBER_OR_HIGHER:
            numbers = at_least(token)
        elif kind >= FIRST_OF_THREE and kind < TEXT:
            numbers = bit << token
        elif token == EXTRA_TURN or ASKS[token] == 0:  # TEXT
            fewer.append(token)
            continue
        else:
            numbers = ASKS[token]
        if tells(possible, numbers):
            fewer.append(token)
    return fewer if len(fewer) > 0 else options

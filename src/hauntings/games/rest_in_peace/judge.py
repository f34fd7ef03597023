"""What search knows of a duel beyond its rules: which options are worth a look, and how a position stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.search import Judge
from hauntings.engine.table import PASS, Seat, Table
from hauntings.games.rest_in_peace.cards import LAST_ROUND, PSYCHIC, TOP_GHOST
from hauntings.games.rest_in_peace.questions import STEP
from hauntings.games.rest_in_peace.table import Duel, opponent
from hauntings.games.rest_in_peace.totals import lead, total
from hauntings.games.rest_in_peace.why import one_card_alone

# Worth of tokens won and of what is left to bid with, in thousandths of a win (fitted on games between bots).
MANOR_WORTH: Final[list[i64]] = [0, 50, 120, 230, 600]
CASTLE_WORTH: Final[list[i64]] = [0, 80, 210, 600, 600]
GHOST_POINT: Final = 7
PSYCHIC_WORTH: Final = 25
TENTH_POINT: Final = 9
END_TURN: Final[list[i64]] = [PASS]


class DuelJudge(Judge):
    """RIP §13: runs of Ghosts in falling order only, no half-hearted withdrawals, a rough count of the position."""

    def candidates(self, g: Table) -> list[i64]:
        assert isinstance(g, Duel)
        options = g.options
        if g.kind != STEP or len(options) == 1:
            return options
        seat = g.active
        if one_card_alone(g, seat):  # a lead of one card counts nothing against #14, and END_TURN may be withheld
            return options
        ahead = lead(g, seat)
        if ahead > 0:  # a lead needs no more Ghosts
            if len(g.display[seat]) == 0:
                return END_TURN
            return [token for token in options if token == PASS or token > PSYCHIC]
        run = g.run
        if run == 0:
            return options
        stays = points_in_hand(g, seat) + ahead > 0  # a run that may still lead is not broken off
        result = [
            token
            for token in options
            if (token > TOP_GHOST or token <= run) and not (stays and token == PASS and len(options) > 1)
        ]
        return result if len(result) > 0 else END_TURN

    def evaluate(self, g: Table, seat: i64) -> i64:
        assert isinstance(g, Duel)
        own = Seat(seat)
        value: i64 = 500 + standing(g, own) - standing(g, opponent(own))
        if value < 20:
            return 20
        return 980 if value > 980 else value


def points_in_hand(g: Duel, seat: Seat) -> i64:
    return points(g.hand[seat])


def points(counts: list[i64]) -> i64:
    """The sum of values behind counts[value]."""
    result: i64 = 0
    for value, count in enumerate(counts):
        result += value * count
    return result


def standing(g: Duel, seat: Seat) -> i64:
    """Tokens won, points and psychics left to bid with, and points that wait at round 10."""
    to_bid = points_in_hand(g, seat)
    for value in g.deck[seat]:
        to_bid += value
    psychics: i64 = len(g.display[seat])
    worth = MANOR_WORTH[g.manors_won[seat]] + CASTLE_WORTH[g.castles_won[seat]]
    worth += to_bid * GHOST_POINT + psychics * PSYCHIC_WORTH + points(g.tenth[seat]) * TENTH_POINT
    if g.round < LAST_ROUND and g.active == opponent(seat) and lead(g, seat) > 0:
        worth += total(g, seat) * GHOST_POINT  # laid, but still in the fight
    return worth

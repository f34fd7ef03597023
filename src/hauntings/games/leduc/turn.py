"""A turn: fold, call (or check), raise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, Choice, Seat
from hauntings.games.leduc.table import MAX_RAISES, Poker, opponent

BET: Final = 0  # the one kind of question
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

CALL_RAISE: Final[list[i64]] = [CALL, RAISE]
FOLD_CALL: Final[list[i64]] = [FOLD, CALL]
ALL_THREE: Final[list[i64]] = [FOLD, CALL, RAISE]

NOTHING_TO_FOLD: Final = 1
NO_MORE_RAISES: Final = 2
REASONS: Final = ["", "nothing-to-fold", "no-more-raises"]


class Bet(Choice[Poker]):
    """The player to act folds, calls or raises: by 2 in the first round, by 4 in the second, twice a round."""

    def why_not(self, g: Poker, token: i64) -> i64:
        if token == FOLD and g.paid[0] == g.paid[1]:
            return NOTHING_TO_FOLD
        return NO_MORE_RAISES if token == RAISE and g.raises == MAX_RAISES else CAN

    def resolve(self, g: Poker) -> None:
        options = CALL_RAISE
        if g.paid[0] != g.paid[1]:
            options = ALL_THREE if g.raises < MAX_RAISES else FOLD_CALL
        g.ask_always(BET, g.player, options, self)

    def chosen(self, g: Poker, token: i64) -> None:
        seat = g.player
        if g.telling:
            g.tell("bets", (seat, token))
        if token == FOLD:
            wins(g, opponent(seat))
            return
        g.paid[seat] = g.paid[opponent(seat)]
        if token == RAISE:
            g.paid[seat] += 2 if g.board == 0 else 4
            g.raises += 1
            g.checks = 0
        else:
            g.checks += 1
        if (g.raises > 0 and g.checks == 1) or g.checks == 2:
            ends_round(g)
        else:
            g.player = opponent(seat)
            g.do(BETTING)


def ends_round(g: Poker) -> None:
    """After the first round a card is turned up; after the second the better hand wins."""
    if g.board == 0:
        g.board = g.deck[-1]
        g.deck = g.deck[:-1]
        g.raises = 0
        g.checks = 0
        g.player = Seat(0)
        g.learn(3)
        if g.telling:
            g.tell("turns", (g.board,))
        g.do(BETTING)
        return
    a = strength(g, Seat(0))
    b = strength(g, Seat(1))
    if a == b:
        g.finish(3, [500, 500])
    else:
        wins(g, Seat(0 if a > b else 1))


def strength(g: Poker, seat: Seat) -> i64:
    """A pair with the board beats every high card."""
    return 10 + g.hand[seat] if g.hand[seat] == g.board else g.hand[seat]


def wins(g: Poker, seat: Seat) -> None:
    """The result counts chips: 38 thousandths each, around 500."""
    chips = g.paid[opponent(seat)] * 38
    g.finish(1 + seat, [500 + chips, 500 - chips] if seat == 0 else [500 - chips, 500 + chips])


BETTING: Final = Bet()

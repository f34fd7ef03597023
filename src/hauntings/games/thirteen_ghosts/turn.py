"""A match is rounds, a round is turns, a turn is one action: use the hand card or name a number (13G §4)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, PASS, Choice, Effect, Seat
from hauntings.engine.zones import with_one
from hauntings.games.thirteen_ghosts.cards import NOTHING
from hauntings.games.thirteen_ghosts.effects import NAMES
from hauntings.games.thirteen_ghosts.hideouts import DEAL, ChooseHider, collects_cards
from hauntings.games.thirteen_ghosts.questions import ACT, CHOOSE_FIRST, NAME, USE, seat_of, token_for
from hauntings.games.thirteen_ghosts.rounds import rules_out
from hauntings.games.thirteen_ghosts.table import MIX, Hunt, empties_hand, leaves_mixes, puts_in_box
from hauntings.games.thirteen_ghosts.texts import TEXTS
from hauntings.games.thirteen_ghosts.why import MUST_CHOOSE, NO_CARD, NOBODY_SITS_THERE

USE_OR_NAME: Final[list[i64]] = [USE, NAME]
ONLY_NAME: Final[list[i64]] = [NAME]


class PlayRounds(Effect[Hunt]):
    """Lies at the bottom of the stack and starts the next round with a fresh set-up (13G §2, §3)."""

    def resolve(self, g: Hunt) -> None:
        g.round += 1
        collects_cards(g)
        if g.round > 1 or not g.rules.choose_first:
            begins(g)
        coming: list[Effect[Any]] = [DEAL, TAKE_TURN, self]
        if g.rules.teams and g.rules.free_hider:
            coming = [ChooseHider(0), ChooseHider(1), *coming]
        elif g.rules.teams:  # round 1 the lower seat of each team, then in turn
            step = 2 - g.round % 2 * 2
            g.hider = [Seat(step), Seat(step + 1)]
        g.do_all(coming)
        if g.round == 1 and g.rules.choose_first:
            g.do(CHOOSES_FIRST)


def begins(g: Hunt) -> None:
    g.active = g.starter
    g.actor = g.starter
    if g.telling:
        g.tell("round-starts", (g.round, g.starter))


class ChooseFirst(Choice[Hunt]):
    """13G §2, first_player: the table says who has the first turn of the game; the first seat speaks for it (r41)."""

    def resolve(self, g: Hunt) -> None:
        g.ask(CHOOSE_FIRST, Seat(0), [token_for(seat) for seat in g.rules.each], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        return CAN if token <= g.seats else NOBODY_SITS_THERE

    def chosen(self, g: Hunt, token: i64) -> None:
        g.starter = seat_of(token)
        begins(g)


class TakeTurn(Choice[Hunt]):
    """13G §4, ACTION: use the hand card, or put it away and name a number; without a card only the latter."""

    def resolve(self, g: Hunt) -> None:
        if g.over == 1:
            return
        if g.hand[g.actor] == NOTHING:
            g.ask(ACT, g.actor, ONLY_NAME, self)
        else:
            g.ask(ACT, g.actor, USE_OR_NAME, self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        if token == PASS:
            return MUST_CHOOSE
        return NO_CARD if token == USE and g.hand[g.actor] == NOTHING else CAN

    def chosen(self, g: Hunt, token: i64) -> None:
        seat = g.actor
        card = g.hand[seat]
        g.do(self)  # the next turn
        if token == USE:
            opens(g, seat, card)
            g.do(TEXTS[card])
            return
        if card != NOTHING:
            puts_in_box(g, seat)
            if g.telling:
                g.tell("discards", (seat,))
                g.tell("discards-card", (seat, card), g.rules.eyes[seat])
        g.do(NAMES)


def opens(g: Hunt, seat: Seat, card: i64) -> None:
    """The hand card goes face up to the centre: nobody of its deck hides there (13G §4, r6)."""
    bit: i64 = 1
    mask = g.hand_seen[seat]
    leaves_mixes(g, card, mask >> MIX)
    g.learn(g.rules.everyone & ~mask)
    g.centre = with_one(g.centre, card)
    g.centre_by = with_one(g.centre_by, seat)
    rules_out(g, g.rules.deck_of[seat], bit << card)
    empties_hand(g, seat)
    if g.telling:
        g.tell("uses", (seat, card))


TAKE_TURN: Final = TakeTurn()
CHOOSES_FIRST: Final = ChooseFirst()

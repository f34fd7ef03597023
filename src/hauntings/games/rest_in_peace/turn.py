"""Who begins, and rounds 1 to 9: one card at a time, END_TURN there but for #14 (RIP §2, §4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, PASS, Choice, Effect, Seat
from hauntings.engine.zones import replaced
from hauntings.games.rest_in_peace import effects, rounds
from hauntings.games.rest_in_peace.cards import (
    BLOODY_MARY,
    CODES,
    ENDS_ROUND,
    LAST_ROUND,
    NEVER_SEEN_AGAIN,
    POSTPONED_WEDDING,
    PRIVATE_LOUNGE,
    TOP_GHOST,
    TWOS_MORE_FUN,
    UNITS,
    Card,
    ghost,
)
from hauntings.games.rest_in_peace.effects import BOTH, ghost_number
from hauntings.games.rest_in_peace.psychics import effects_in, on_play
from hauntings.games.rest_in_peace.questions import CHOOSE_FIRST, RANDOM_GHOST, STEP, seat_of, token_for
from hauntings.games.rest_in_peace.rounds import round_ends, uncovers
from hauntings.games.rest_in_peace.table import (
    BLUE,
    GREEN,
    NONE_EACH,
    TRIP_OF,
    Duel,
    ghosts_in_hand,
    lays_on_side,
    leaves_hand,
    lies_on,
    opponent,
    pass_or_ghost,
    trip_ends,
    worthless,
)
from hauntings.games.rest_in_peace.totals import lead, total
from hauntings.games.rest_in_peace.why import (
    banned_values,
    one_card_alone,
    owes_second_card,
    playable_ghosts,
    why_not_ghost,
    why_not_laid,
    why_not_psychic,
    why_not_random_ghost,
)


class ChooseFirst(Choice[Duel]):
    """RIP §2.5, first_player: any method will do, so the table says who begins; Green speaks for it (r85)."""

    def resolve(self, g: Duel) -> None:
        g.ask(CHOOSE_FIRST, GREEN, EITHER, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        return CAN

    def chosen(self, g: Duel, token: i64) -> None:
        g.starter = seat_of(token)


class PlayRounds(Effect[Duel]):
    """Starts the next round, until round 10 is due: that one lies at the bottom of the stack."""

    def resolve(self, g: Duel) -> None:
        if g.round == LAST_ROUND:
            return
        uncovers(g)
        g.active = g.starter
        g.cards = 0
        g.run = 0
        if g.telling:
            g.tell("round-starts", (g.round, g.active))
        g.do(self)
        TAKE_STEP.resolve(g)


class TakeStep(Choice[Duel]):
    """RIP §4, STEP: lay a Ghost, lay a psychic, or end the turn."""

    def resolve(self, g: Duel) -> None:
        seat = g.active
        free = unhindered(g, seat)
        options = ghosts_to_lay(g, seat, free)
        display = g.display[seat]
        if len(display) > 0:
            if free and not choosy(display):
                options = [*options, *display]
            else:
                options = options + [
                    card for card in display if (free and not is_choosy(card)) or why_not_psychic(g, seat, card) == CAN
                ]
        if not free and len(options) > 1 and owes_second_card(g, seat):
            options = options[1:]
        if len(options) > 1 or ghosts_in_hand(g, seat) > 0:
            g.ask_always(STEP, seat, options, self)  # that none of the Ghosts in hand may be laid is a secret
        else:
            g.ask(STEP, seat, options, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        return why_not_laid(g, g.active, token)

    def chosen(self, g: Duel, token: i64) -> None:
        seat = g.active
        if token == PASS:
            if goes_on(g, seat):
                self.resolve(g)
        elif token <= TOP_GHOST:
            leaves_hand(g, seat, token)
            lays_on_side(g, seat, Card(token))
            g.cards += 1
            g.run = token
            g.learn(2 - seat)  # the other one sees a card of this hand
            if g.telling:
                g.tell("laid", (seat, token))
            if g.hand[seat][token] > 0 and unhindered(g, seat) and not lies_on(g.display[seat], BLOODY_MARY):
                g.ask_always(STEP, seat, g.options, self)  # another such Ghost is left: nothing has changed
            else:
                self.resolve(g)  # the turn asks itself again: no detour over the stack
        elif token == RANDOM_GHOST:
            lays_random_ghost(g, seat)
            self.resolve(g)
        else:
            lays_psychic(g, seat, Card(token))


def choosy(display: list[Card]) -> bool:
    for card in display:
        if is_choosy(card):
            return True
    return False


def is_choosy(card: Card) -> bool:
    """A psychic that may not be laid whenever nothing else forbids it (#7, #21)."""
    return card == POSTPONED_WEDDING or card == BLOODY_MARY


def ghosts_to_lay(g: Duel, seat: Seat, free: bool) -> list[i64]:
    """End turn, and the Ghosts that may be laid."""
    if free:
        return pass_or_ghost(g, seat)
    if why_not_random_ghost(g, seat) == CAN:
        return STUMBLE
    return [token for token in pass_or_ghost(g, seat) if token == PASS or why_not_ghost(g, seat, token) == CAN]


def unhindered(g: Duel, seat: Seat) -> bool:
    """No #6, #14, #24 or #25 is about: every Ghost of the hand and nearly every psychic may be laid."""
    if g.tripped is not NONE_EACH and g.tripped[seat] != 0:
        return False
    if g.mark is not g.rules.no_marks and g.mark[NEVER_SEEN_AGAIN] != 0:
        return False
    for card in g.side[1 - seat]:
        if card == TWOS_MORE_FUN or card == PRIVATE_LOUNGE:
            return False
    return True


def goes_on(g: Duel, seat: Seat) -> bool:
    """RIP §4, CHECK: only with a strictly higher total does the round go on, with the other's turn."""
    other = opponent(seat)
    alone = one_card_alone(g, seat)
    if alone and g.rules.second_card_due:
        g.learn(2 - seat)  # that this hand has nothing more to lay
    if lead(g, seat) > 0 and not alone:
        if g.telling:
            g.tell("leads", (seat, total(g, seat), total(g, other)))
        g.active = other
        g.cards = 0
        g.run = 0
        return True
    if g.telling:
        g.tell("one-card-alone" if alone else "withdraws", (seat, total(g, seat), total(g, other)))
    round_ends(g, other)
    return False


def lays_random_ghost(g: Duel, seat: Seat) -> None:
    """RIP #6: the random Ghost, among those not banned (r21)."""
    banned = banned_values(g)
    number = g.roll(TRIP_OF + seat, playable_ghosts(g, seat, banned))
    value = ghost_number(g.hand[seat], number, banned)
    leaves_hand(g, seat, value)
    lays_on_side(g, seat, ghost(value))
    g.tripped = replaced(g.tripped, seat, 0)
    g.cards += 1
    g.run = 0
    g.learn(BOTH)
    if g.telling:
        g.tell("stumbles", (seat, value))


def lays_psychic(g: Duel, seat: Seat, card: Card) -> None:
    """RIP §4: the card comes to one's side and its effect happens at once, unless #29 strips it."""
    stripped = worthless(g)
    g.display[seat].remove(card)
    lays_on_side(g, seat, card)
    g.cards += UNITS[card]
    g.run = 0
    if g.tripped[seat] != 0:  # with no Ghost to stumble over, the first psychic uses the trip up (RIP r20)
        trip_ends(g, seat)
    if g.telling:
        g.tell("laid", (seat, card))
    effect = ON_PLAY[seat * CODES + card]
    if stripped or effect is None:
        TAKE_STEP.resolve(g)
        return
    if not ENDS_ROUND[card]:
        g.do(TAKE_STEP)
    effect.resolve(g)


PLAY_ROUNDS: Final = PlayRounds()
CHOOSES_FIRST: Final = ChooseFirst()
EITHER: Final[list[i64]] = [token_for(GREEN), token_for(BLUE)]
TAKE_STEP: Final = TakeStep()
STUMBLE: Final[list[i64]] = [PASS, RANDOM_GHOST]
ON_PLAY: Final = on_play(effects_in(effects, rounds))

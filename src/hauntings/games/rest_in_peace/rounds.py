"""The end of a round, in the order of RIP §5."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.event import all_but, only
from hauntings.engine.table import CAN, PASS, Choice, Effect, Seat
from hauntings.engine.zones import replaced, swapped_in, with_one
from hauntings.games.rest_in_peace.cards import (
    CHRISTMAS_YET_TO_COME,
    DRAW,
    LAST_ROUND,
    NOW_OR_NEVER,
    OPEN_AT_START,
    PSYCHIC,
    REVEAL_YOURSELF,
    ROW,
    STILL_ME,
    WIN_CASTLES,
    WIN_MANORS,
    YOU_WONT_HAVE_IT,
    Card,
)
from hauntings.games.rest_in_peace.questions import CARRY, PLACE
from hauntings.games.rest_in_peace.table import (
    BLUE,
    DRAW_GAME,
    EACH,
    GREEN,
    NO_CARD_EACH,
    SEAT_0_WINS,
    SEAT_1_WINS,
    Duel,
    carries_to_tenth,
    is_active,
    is_ghost,
    knows_of_one_more,
    lays_face_down,
    lies_on,
    opponent,
    pass_or_ghost,
    to_discards,
    to_display,
    trip_ends,
)
from hauntings.games.rest_in_peace.totals import active_psychics, counts_as_ghost, has
from hauntings.games.rest_in_peace.why import NOT_CARRIED, NOT_IN_DISPLAY, NOT_IN_HAND, NOT_ON_YOUR_SIDE, STAYS_ITSELF

# why a game is won: the last argument of the event
BY_MANORS: Final = 1
BY_CASTLES: Final = 2
BY_ROUND_10: Final = 3
BY_MORE_TOKENS: Final = 4


class RoundEnds(Effect[Duel]):
    """RIP §5: the winner takes the tokens and perhaps the game; the psychic goes to the loser; then the rest."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: Seat) -> None:
        self.winner: Final[Seat] = winner

    def resolve(self, g: Duel) -> None:
        round_ends(g, self.winner)


def round_ends(g: Duel, winner: Seat) -> None:
    loser = opponent(winner)
    takes_tokens(g, winner)
    if has_won(g, winner):
        wins_game(g, winner, BY_MANORS if g.manors_won[winner] >= WIN_MANORS else BY_CASTLES)
        return
    g.starter = winner
    active = active_psychics(g, winner)
    takes_psychic(g, winner if has(active, YOU_WONT_HAVE_IT) else loser)
    if has(active, STILL_ME):
        g.do_all([StillMe(winner), CLOSE_ROUND, AfterRound(loser)])
    else:  # the usual way, with no detour over the stack
        closes_round(g)
        after_round(g, loser)


class AfterRound(Effect[Duel]):
    """RIP §5.5, §5.6: both draw, the loser may place (in the other order if the table says so)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("loser",)

    def __init__(self, loser: Seat) -> None:
        self.loser: Final[Seat] = loser

    def resolve(self, g: Duel) -> None:
        after_round(g, self.loser)


def after_round(g: Duel, loser: Seat) -> None:
    if g.rules.place_before_draw:
        g.do(DRAW_TWO)
    else:
        draws(g, GREEN)
        draws(g, BLUE)
    PLACED_BY[loser].resolve(g)


class CreepyLull(Effect[Duel]):
    """RIP #27: the round ends without winner or loser; its tokens move on, its psychic is discarded."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        here = g.round
        g.manors = replaced(replaced(g.manors, here + 1, g.manors[here] + g.manors[here + 1]), here, 0)
        g.castles = replaced(replaced(g.castles, here + 1, g.castles[here] + g.castles[here + 1]), here, 0)
        if g.telling:
            g.tell("lull", (self.seat, here + 1))
        if g.rules.lull_to_first and is_active(g, GREEN, YOU_WONT_HAVE_IT):
            takes_psychic(g, GREEN)
        elif g.rules.lull_to_first and is_active(g, BLUE, YOU_WONT_HAVE_IT):
            takes_psychic(g, BLUE)
        else:
            card = g.row[here - 1]
            to_discards(g, self.seat, card)
            if g.telling:
                g.tell("psychic-discarded", (card,))
        if g.rules.starter_after_lull == "player_of_27":
            g.starter = self.seat
        elif g.rules.starter_after_lull == "other":
            g.starter = opponent(self.seat)
        g.do_all([CLOSE_ROUND, DRAW_TWO])


def takes_tokens(g: Duel, winner: Seat) -> None:
    """The winner takes every token on the position (RIP §5.1)."""
    here = g.round
    manors = g.manors[here]
    castles = g.castles[here]
    g.winners = replaced(g.winners, here, winner)
    if manors > 0:
        g.manors_won = replaced(g.manors_won, winner, g.manors_won[winner] + manors)
    if castles > 0:
        g.castles_won = replaced(g.castles_won, winner, g.castles_won[winner] + castles)
    if g.telling:
        g.tell("won-tokens", (winner, here, manors, castles))


def has_won(g: Duel, seat: Seat) -> bool:
    """4 Manors or 3 Castles (RIP §5.2)."""
    return g.manors_won[seat] >= WIN_MANORS or g.castles_won[seat] >= WIN_CASTLES


def wins_game(g: Duel, winner: Seat, reason: i64) -> None:
    if g.telling:
        g.tell("game-won", (winner, reason))
    if winner == 0:
        g.finish(SEAT_0_WINS, [1000, 0])
    else:
        g.finish(SEAT_1_WINS, [0, 1000])


def draws_game(g: Duel) -> None:
    if g.telling:
        g.tell("game-drawn", ())
    g.finish(DRAW_GAME, [500, 500])


def takes_psychic(g: Duel, seat: Seat) -> None:
    """The round's psychic card comes to a display (RIP §5.3, #1)."""
    card = g.row[g.round - 1]
    to_display(g, seat, card)
    if g.telling:
        g.tell("got-psychic", (seat, card))


class StillMe(Choice[Duel]):
    """RIP #15: the winner who has it in play may carry one of their Ghosts (a switch: cards) to the next round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: Seat) -> None:
        self.winner: Final[Seat] = winner

    def resolve(self, g: Duel) -> None:
        options: list[i64] = [PASS]
        for card in g.side[self.winner]:
            if card not in options and self.why_not(g, card) == CAN:
                options.append(card)
        g.ask(CARRY, self.winner, options, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        if token == PASS:
            return CAN
        card = Card(token)
        if not lies_on(g.side[self.winner], card):
            return NOT_ON_YOUR_SIDE
        if g.rules.carry_any:
            return STAYS_ITSELF if card == STILL_ME else CAN
        return CAN if counts_as_ghost(g, card) else NOT_CARRIED

    def chosen(self, g: Duel, token: i64) -> None:
        card = Card(token)
        if card != PASS:
            g.side[self.winner].remove(card)
            g.carried = replaced(g.carried, self.winner, card)
            if g.telling:
                g.tell("carried", (self.winner, card))


class CloseRound(Effect[Duel]):
    """RIP §5.4: #13 goes to round 10, effects of the round expire, the cards stay at their mansion, spent."""

    def resolve(self, g: Duel) -> None:
        closes_round(g)


def closes_round(g: Duel) -> None:
    """What CloseRound does; the end of a usual round calls it straight away."""
    for seat in EACH:
        if is_active(g, seat, NOW_OR_NEVER):
            g.side[seat].remove(Card(NOW_OR_NEVER))
            carries_to_tenth(g, seat, Card(NOW_OR_NEVER))
            if g.telling:
                g.tell("now-or-never-moves", (seat,))
        if g.tripped[seat] != 0 and g.tripped[seat] < g.round:  # it waited a whole round (RIP r23)
            trip_ends(g, seat)
    carried = g.carried[0] + g.carried[1]  # only the winner carries one
    told = g.mark[carried] if carried != REVEAL_YOURSELF and carried != CHRISTMAS_YET_TO_COME else 0  # RIP r66, r83
    moved = g.mark[NOW_OR_NEVER]
    g.mark = g.rules.no_marks
    if told != 0:
        g.mark = replaced(g.mark, carried, told)
    if moved != 0:
        g.mark = replaced(g.mark, NOW_OR_NEVER, moved)
    g.past = [*g.past, g.side]
    g.side = [[], []]
    g.round += 1
    g.cards = 0
    for seat in EACH:
        card = g.carried[seat]
        if card != 0 and g.round == LAST_ROUND:
            carries_to_tenth(g, seat, card)
        elif card != 0:
            g.side[seat].append(card)
    if g.carried[0] != 0 or g.carried[1] != 0:
        g.carried = NO_CARD_EACH


class DrawTwo(Effect[Duel]):
    """RIP §5.5: each draws two Ghosts; fewer if the deck is short (r49)."""

    def resolve(self, g: Duel) -> None:
        draws(g, GREEN)
        draws(g, BLUE)


def draws(g: Duel, seat: Seat) -> None:
    """Two cards from the top come to the hand."""
    deck = g.deck[seat]
    hand = g.hand[seat]
    count: i64 = DRAW if len(deck) >= DRAW else len(deck)
    if count == 0:
        return
    if g.deck_top[seat] != 0:  # both know this one (RIP #19)
        knows_of_one_more(g, seat, g.deck_top[seat])
        g.deck_top = replaced(g.deck_top, seat, Card(0))
    g.learn(only(seat))
    for _n in range(count):
        value = deck.pop()
        held: i64 = hand[value]
        hand[value] = held + 1
        if g.telling:
            g.tell("drew-card", (seat, value), only(seat))
    if g.telling:
        g.tell("drew", (seat, count), all_but(seat, 2))


def uncovers(g: Duel) -> None:
    """Learning game: before round r positions 1 to r+2 lie open (RIP §7), the last one since just now (§5.7)."""
    place = ROW - len(g.row_hidden)
    if place == ROW or place == g.round + OPEN_AT_START - 1:
        return
    card = g.row_hidden[0]
    g.row_hidden = g.row_hidden[1:]
    g.row = replaced(g.row, place, card)
    g.learn(3)
    if g.telling:
        g.tell("uncovered", (place + 1, card))


class PlaceAtTenth(Choice[Duel]):
    """RIP §5.6: the loser may put one card face down at round 10: a Ghost from hand or a psychic from display."""

    __match_args__: ClassVar[tuple[str, ...]] = ("loser",)

    def __init__(self, loser: Seat) -> None:
        self.loser: Final[Seat] = loser

    def resolve(self, g: Duel) -> None:
        options = pass_or_ghost(g, self.loser)
        if len(g.display[self.loser]) > 0:
            options = [*options, *g.display[self.loser]]
        g.ask(PLACE, self.loser, options, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        if token == PASS:
            return CAN
        card = Card(token)
        if is_ghost(card):
            return CAN if g.hand[self.loser][card] > 0 else NOT_IN_HAND
        return CAN if lies_on(g.display[self.loser], card) else NOT_IN_DISPLAY

    def chosen(self, g: Duel, token: i64) -> None:
        seat = self.loser
        card = Card(token)
        if card > PSYCHIC:
            g.display[seat].remove(card)
            g.tenth_open = swapped_in(g.tenth_open, seat, with_one(g.tenth_open[seat], card))
            if g.telling:
                g.tell("placed-psychic", (seat, card))
        elif card != PASS:
            lays_face_down(g, seat, card, False)
            if g.telling:
                g.tell("placed", (seat,), all_but(seat, 2))
                g.tell("placed-card", (seat, card), only(seat))
        elif g.telling:
            g.tell("placed-nothing", (seat,))


CLOSE_ROUND: Final = CloseRound()
ROUND_WON_BY: Final = [RoundEnds(GREEN), RoundEnds(BLUE)]
PLACED_BY: Final = [PlaceAtTenth(GREEN), PlaceAtTenth(BLUE)]
DRAW_TWO: Final = DrawTwo()

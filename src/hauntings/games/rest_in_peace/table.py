"""The table of a duel: hands, sides, mansions, displays, and what each knows of the other."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.table import NOBODY, PASS, RUNNING, Seat, Table
from hauntings.engine.zones import how_many, replaced, swapped_in, with_one
from hauntings.games.rest_in_peace.cards import (
    BE_GONE,
    BLOODY_MARY,
    MEET_AT_THE_END,
    NOW_OR_NEVER,
    PSYCHIC,
    PSYCHICS,
    REVEAL_YOURSELF,
    TOP_GHOST,
    WERE_WORTHLESS,
    Card,
)

SEATS: Final[i64] = 2
GREEN: Final = Seat(0)
BLUE: Final = Seat(1)
EACH: Final[list[Seat]] = [GREEN, BLUE]
PLACES: Final = 11  # positions 1 to 10; 0 is unused

# streams of chance
STARTER: Final = 0
PSYCHIC_ROW: Final = 1
TOKENS: Final = 2
DECK_OF: Final = 3  # + seat: shuffles of that deck
TRIP_OF: Final = 5  # + seat: the random Ghost of #6
MEET_OF: Final = 7  # + seat: the random Ghost of #20
STREAMS: Final = [
    "starter", "psychics", "tokens", "deck of seat 0", "deck of seat 1",
    "trip of seat 0", "trip of seat 1", "meeting of seat 0", "meeting of seat 1",
]  # fmt: skip
ALL_STREAMS: Final[i64] = len(STREAMS)

# outcomes
SEAT_0_WINS: Final = 1
SEAT_1_WINS: Final = 2
DRAW_GAME: Final = 3

# what the marks of #13, #21 (at round 10 also #11 and #20) and #3 say
MOVED_BY_ITSELF: Final = 1
NOT_PAID: Final = 1
DONE_BEFORE: Final = 2
PEEKING: Final = 1  # the mark of #3: a carried one peeks no more


class Rules:
    """The switches of RIP §14 as plain fields; clones share them."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        self.chosen: Final = chosen
        self.learning: Final[bool] = chosen["learning_mode"]
        self.place_before_draw: Final[bool] = chosen["place_before_draw"]
        self.be_gone_any: Final[bool] = chosen["begone_targets"] == "any"
        self.clamp_after_penalty: Final[bool] = chosen["clamp"] == "after_penalty"
        self.worthless_psychics: Final[bool] = chosen["worthless_includes_psychics"]
        self.never_placed: Final[i64] = chosen["now_or_never_placed_directly"]
        self.retake_any: Final[bool] = chosen["retake_targets"] == "any_except_22"
        self.mary_partial: Final[bool] = chosen["bloody_mary_partial"]
        self.lull_to_first: Final[bool] = chosen["lull_vs_first"] == "owner_of_1"
        self.starter_after_lull: Final[str] = chosen["starter_after_lull"]
        self.second_card_due: Final[bool] = chosen["twos_more_fun"] == "second_card_due"
        self.carry_any: Final[bool] = chosen["carry_targets"] == "any_except_15"
        self.codes: Final[i64] = PSYCHIC + 1 + int(chosen.get("psychics", len(PSYCHICS)))  # of its cards, all below
        self.no_marks: Final[list[i64]] = [0] * self.codes


NO_CARDS: Final[list[Card]] = []
NO_PILES: Final[list[list[Card]]] = [NO_CARDS, NO_CARDS]
NO_PAST: Final[list[list[list[Card]]]] = []
NO_GHOSTS: Final[list[i64]] = [0] * (TOP_GHOST + 1)
NO_COUNTS: Final[list[list[i64]]] = [NO_GHOSTS, NO_GHOSTS]
NO_PLACES: Final[list[i64]] = [0] * PLACES
NONE_EACH: Final[list[i64]] = [0, 0]
NO_CARD_EACH: Final = [Card(0), Card(0)]
NOBODY_YET: Final[list[i64]] = [-1] * PLACES


class Duel(Table):
    """`hand`, `side`, `deck` and `display` are changed in place; every other list is replaced, so clones share it."""

    def __init__(self, rules: Rules, dice: Dice, streams: i64) -> None:
        super().__init__(SEATS, streams, dice)
        self.rules: Final = rules
        self.round: i64 = 0
        self.starter: Seat = GREEN  # of the round; after round 9: who resolves first in round 10
        self.active: Seat = GREEN
        self.cards: i64 = 0  # laid this turn, as #14 counts them
        self.run: i64 = 0  # last Ghost of an unbroken run this turn (search lays runs in falling order)
        self.hand: list[list[i64]] = NO_COUNTS  # [seat][value] -> how many
        self.side: list[list[Card]] = NO_PILES  # this round, in the order laid
        self.deck: list[list[Card]] = NO_PILES  # the last card is the top
        self.deck_top: list[Card] = NO_CARD_EACH  # the top card where #19 showed it
        self.past: list[list[list[Card]]] = NO_PAST  # [earlier round][seat]
        self.tenth: list[list[i64]] = NO_COUNTS  # Ghosts face down at round 10
        self.tenth_open: list[list[Card]] = NO_PILES  # psychics and open cards there
        self.carried: list[Card] = NO_CARD_EACH  # by #15 into the next round
        self.display: list[list[Card]] = NO_PILES
        self.discards: list[list[Card]] = NO_PILES
        self.mark: list[i64] = rules.no_marks  # what a psychic in play named, copied or showed
        self.tripped: list[i64] = NONE_EACH  # the round in which #6 hit this seat, while it waits
        self.row: list[Card] = NO_CARDS  # psychics laid at rounds 1-9 (see `psychic_taken`): -1 face down
        self.row_hidden: list[Card] = NO_CARDS  # learning game: the face-down ones in order
        self.manors: list[i64] = NO_PLACES  # tokens laid at each position (see `taken`)
        self.castles: list[i64] = NO_PLACES
        self.manors_won: list[i64] = NONE_EACH
        self.castles_won: list[i64] = NONE_EACH
        self.winners: list[i64] = NOBODY_YET  # who won each position, -1 for nobody
        # What the opponent knows of a seat's Ghosts: at least these among its hand and the last `mixed` cards it
        # put face down, and at least those among its face-down cards (design: hand knowledge is a multiset).
        self.known: list[list[i64]] = NO_COUNTS
        self.known_tenth: list[list[i64]] = NO_COUNTS
        self.mixed: list[i64] = NONE_EACH

    def begins_chapter(self, what: str) -> bool:
        return what == "round-starts" or what == "laid"

    def clone(self) -> Duel:
        g = Duel(self.rules, self.dice, 0)
        g.lie_like(self)
        g.round = self.round
        g.starter = self.starter
        g.active = self.active
        g.cards = self.cards
        g.run = self.run
        g.hand = [self.hand[0][:], self.hand[1][:]]
        g.side = [self.side[0][:], self.side[1][:]]
        g.deck = [self.deck[0][:], self.deck[1][:]]
        g.deck_top = self.deck_top
        g.past = self.past
        g.tenth = self.tenth
        g.tenth_open = self.tenth_open
        g.carried = self.carried
        g.display = [self.display[0][:], self.display[1][:]]
        g.discards = self.discards
        g.mark = self.mark
        g.tripped = self.tripped
        g.row = self.row
        g.row_hidden = self.row_hidden
        g.manors = self.manors
        g.castles = self.castles
        g.manors_won = self.manors_won
        g.castles_won = self.castles_won
        g.winners = self.winners
        g.known = self.known
        g.known_tenth = self.known_tenth
        g.mixed = self.mixed
        return g

    def sees(self, viewer: i64, owner: i64) -> bool:
        """One's own hand; the opponent's while one's #3 is active (RIP #3)."""
        if viewer == owner:
            return True
        if viewer < 0 or self.mark[REVEAL_YOURSELF] != PEEKING:
            return False
        return is_active(self, Seat(viewer), REVEAL_YOURSELF)


def opponent(seat: Seat) -> Seat:
    """The other player."""
    return Seat(1 - seat)


# --- questions to the table -------------------------------------------------------------------------------------


def lies_on(side: list[Card], card: i64) -> bool:
    """The card lies on this side (a loop over small ints: several times as quick as `in` when compiled)."""
    for laid in side:
        if laid == card:
            return True
    return False


def is_active(g: Duel, seat: Seat, card: i64) -> bool:
    """The psychic lies on the seat's side of this round and #29 has not stripped it."""
    return lies_on(g.side[seat], card) and (card == WERE_WORTHLESS or not worthless(g))


def worthless(g: Duel) -> bool:
    """#29 lies in this round: every other card counts 1 and does nothing (RIP #29)."""
    return lies_on(g.side[0], WERE_WORTHLESS) or lies_on(g.side[1], WERE_WORTHLESS)


def taken(g: Duel, position: i64) -> bool:
    """The position is behind us or won just now: its tokens lie elsewhere."""
    return position < g.round or g.winners[position] != NOBODY


def psychic_taken(g: Duel, position: i64) -> bool:
    """So does its psychic, unless the tokens won the game before it was due (RIP §5.2)."""
    return taken(g, position) and (position < g.round or g.outcome == RUNNING)


def ghosts_in_hand(g: Duel, seat: Seat) -> i64:
    return how_many(g.hand[seat])


def pass_or_ghost(g: Duel, seat: Seat) -> list[i64]:
    """PASS and the values in a hand. The lists are shared, 64 cover every hand: never change one."""
    hand = g.hand[seat]
    # count + 7 >> 3 is 1 if there is such a card (a deck has at most 8 of a value): quicker than asking
    values = (hand[1] + 7 >> 3) + (hand[2] + 7 >> 3) * 2 + (hand[3] + 7 >> 3) * 4
    values += (hand[4] + 7 >> 3) * 8 + (hand[5] + 7 >> 3) * 16 + (hand[6] + 7 >> 3) * 32
    return VALUES_HELD[values]


VALUES_HELD: Final[list[list[i64]]] = [  # by the set of values as bits
    [PASS, *[value for value in range(1, TOP_GHOST + 1) if values << 1 >> value & 1]] for values in range(64)
]


def is_ghost(card: Card) -> bool:
    return card <= TOP_GHOST


# --- small moves ----------------------------------------------------------------------------------------------------


def leaves_hand(g: Duel, seat: Seat, value: i64) -> None:
    """A Ghost leaves a hand in the open: the opponent knows of one fewer."""
    hand = g.hand[seat]
    held: i64 = hand[value]
    hand[value] = held - 1
    forget(g, seat, value)


def forget(g: Duel, seat: Seat, value: i64) -> None:
    known = g.known[seat]
    if known is not NO_GHOSTS and known[value] > 0:
        g.known = swapped_in(g.known, seat, replaced(known, value, known[value] - 1))
        if how_many(g.known[seat]) == 0:
            g.mixed = replaced(g.mixed, seat, 0)


def enters_hand_openly(g: Duel, seat: Seat, value: i64) -> None:
    """A Ghost that both have seen comes to a hand."""
    g.hand[seat][value] += 1
    knows_of_one_more(g, seat, value)


def knows_of_one_more(g: Duel, seat: Seat, value: i64) -> None:
    """The opponent knows of another Ghost in this hand."""
    g.known = swapped_in(g.known, seat, replaced(g.known[seat], value, g.known[seat][value] + 1))


def shows_hand(g: Duel, seat: Seat) -> None:
    """The opponent sees the whole hand (RIP #3). What they knew and do not find there lies face down."""
    hand = g.hand[seat]
    face_down = g.known_tenth[seat][:]
    for value in range(1, TOP_GHOST + 1):
        missing = g.known[seat][value] - hand[value]
        if missing > 0:
            face_down[value] += missing
    g.known_tenth = swapped_in(g.known_tenth, seat, face_down)
    g.known = swapped_in(g.known, seat, hand[:])
    g.mixed = replaced(g.mixed, seat, 0)


def lays_face_down(g: Duel, seat: Seat, value: i64, watched: bool) -> None:
    """A Ghost goes from a hand face down to round 10. `watched`: the opponent's #3 sees which one is gone."""
    g.hand[seat][value] -= 1
    g.tenth = swapped_in(g.tenth, seat, replaced(g.tenth[seat], value, g.tenth[seat][value] + 1))
    if watched:
        forget(g, seat, value)
        known = g.known_tenth[seat]
        g.known_tenth = swapped_in(g.known_tenth, seat, replaced(known, value, known[value] + 1))
    elif g.known[seat] is not NO_GHOSTS and how_many(g.known[seat]) > 0:
        g.mixed = replaced(g.mixed, seat, g.mixed[seat] + 1)


def lays_on_side(g: Duel, seat: Seat, card: Card) -> None:
    g.side[seat].append(card)


def to_discards(g: Duel, seat: Seat, card: Card) -> None:
    g.discards = swapped_in(g.discards, seat, with_one(g.discards[seat], card))
    unmark(g, card)


def to_display(g: Duel, seat: Seat, card: Card) -> None:
    g.display[seat].append(card)
    unmark(g, card)


def set_mark(g: Duel, card: Card, mark: i64) -> None:
    g.mark = replaced(g.mark, card, mark)


def unmark(g: Duel, card: Card) -> None:
    if card > PSYCHIC and g.mark[card] != 0:
        g.mark = replaced(g.mark, card, 0)


def trip_ends(g: Duel, seat: Seat) -> None:
    """A #6 that waited for this seat is over, whether it bit, lapsed or was cancelled."""
    g.tripped = replaced(g.tripped, seat, 0)
    if g.telling:
        g.tell("trip-over", (seat,))


def nothing_happens(g: Duel, seat: Seat, card: Card) -> None:
    """A psychic finds nothing to act on: it is a blank card."""
    if g.telling:
        g.tell("nothing-happens", (seat, card))


def carries_to_tenth(g: Duel, seat: Seat, card: Card) -> None:
    """A card comes to round 10 face up (RIP #13, #15)."""
    g.tenth_open = swapped_in(g.tenth_open, seat, with_one(g.tenth_open[seat], card))
    if card == NOW_OR_NEVER:
        set_mark(g, card, MOVED_BY_ITSELF)
    elif card == BLOODY_MARY or card == BE_GONE or card == MEET_AT_THE_END:  # nothing happens twice (RIP r65, r83)
        set_mark(g, card, DONE_BEFORE)

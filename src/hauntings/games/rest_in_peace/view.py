"""Who sees what of a duel (RIP §12), and how a seat imagines what it cannot see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.table import CAN, NOBODY, Seat
from hauntings.engine.view import LENT, NEVER, OWNER, PUBLIC, SEATED, Field, Imagination, View
from hauntings.engine.zones import how_many, shuffled
from hauntings.games.rest_in_peace.cards import (
    DECK,
    MARK,
    NEVER_SEEN_AGAIN,
    PRIVATE_LOUNGE,
    PSYCHIC,
    REVEAL_YOURSELF,
    ROW,
    TOP_GHOST,
    TRIPPED,
    TWOS_MORE_FUN,
    Card,
    ghosts,
)
from hauntings.games.rest_in_peace.questions import SEARCH, STEP
from hauntings.games.rest_in_peace.table import (
    BLUE,
    DECK_OF,
    EACH,
    GREEN,
    PLACES,
    PSYCHIC_ROW,
    Duel,
    ghosts_in_hand,
    is_active,
    is_ghost,
    opponent,
    psychic_taken,
    taken,
    worthless,
)
from hauntings.games.rest_in_peace.totals import lead, levelled, total
from hauntings.games.rest_in_peace.why import (
    banned_values,
    fetchable,
    must_play_two,
    one_card_alone,
    why_not_psychic,
)

MOST_TRIES: Final = 1000  # the true cards answer the question, so some deal does

FIELDS: Final = [
    Field("round", PUBLIC, "int"),
    Field("starter", PUBLIC, "int"),
    Field("active", PUBLIC, "int"),
    Field("cards", PUBLIC, "int"),
    Field("run", PUBLIC, "int"),
    Field("hand", LENT, "list[list[int] | None]"),
    Field("side", PUBLIC, "list[list[int]]"),
    Field("deck", NEVER, "list[list[int]]"),
    Field("deck_top", PUBLIC, "list[int]"),
    Field("past", PUBLIC, "list[list[list[int]]]"),
    Field("tenth", OWNER, "list[list[int] | None]"),
    Field("tenth_open", PUBLIC, "list[list[int]]"),
    Field("carried", PUBLIC, "list[int]"),
    Field("display", PUBLIC, "list[list[int]]"),
    Field("discards", PUBLIC, "list[list[int]]"),
    Field("mark", PUBLIC, "list[int]"),
    Field("tripped", PUBLIC, "list[int]"),
    Field("row", PUBLIC, "list[int]"),
    Field("row_hidden", NEVER, "list[int]"),
    Field("manors", PUBLIC, "list[int]"),
    Field("castles", PUBLIC, "list[int]"),
    Field("manors_won", PUBLIC, "list[int]"),
    Field("castles_won", PUBLIC, "list[int]"),
    Field("winners", PUBLIC, "list[int]"),
    Field("known", SEATED, "list[list[int]]"),
    Field("known_tenth", SEATED, "list[list[int]]"),
    Field("mixed", SEATED, "list[int]"),
]

COMPUTED: Final = [
    Field("hand_size", PUBLIC, "list[int]"),
    Field("deck_size", PUBLIC, "list[int]"),
    Field("tenth_size", PUBLIC, "list[int]"),
    Field("totals", PUBLIC, "list[int]"),
    Field("hidden_size", PUBLIC, "int"),
    Field("leads", PUBLIC, "list[bool]"),
    Field("levelled", PUBLIC, "list[list[int]]"),
    Field("named", PUBLIC, "list[list[list[int]]]"),
    Field("banned", PUBLIC, "list[int]"),
    Field("hindered_by", PUBLIC, "list[list[int]]"),
    Field("unseen", PUBLIC, "list[list[int]]"),
]


def computed(g: Duel, viewer: i64) -> dict[str, Plain]:
    """What everybody can count.

    Per seat: `leads` (ending its turn now, it would stay ahead), `hindered_by` (psychics that bind it),
    `unseen` (its Ghosts by value that the viewer sees nowhere). Per card of each side: `levelled` (what it counts under
    #29; an empty list without one), `named` (the values that were named for it). `banned`: values that nobody may lay.
    """
    stripped = worthless(g)
    return {
        "hand_size": [ghosts_in_hand(g, GREEN), ghosts_in_hand(g, BLUE)],
        "deck_size": [len(g.deck[0]), len(g.deck[1])],
        "tenth_size": [sum(g.tenth[0]), sum(g.tenth[1])],
        "totals": [total(g, GREEN), total(g, BLUE)],
        "hidden_size": len(g.row_hidden),
        "leads": [lead(g, seat) > 0 and not one_card_alone(g, seat) for seat in EACH],
        "levelled": [[levelled(g, card) for card in side] if stripped else [] for side in g.side],
        "named": [[named(g, card) for card in side] for side in g.side],
        "banned": bits(banned_values(g)),
        "hindered_by": [hindered_by(g, seat) for seat in EACH],
        "unseen": [unseen(g, owner, viewer) for owner in EACH],
        **still_there(g),
    }


def named(g: Duel, card: Card) -> list[i64]:
    """The values that a psychic named, copied or showed (RIP #10, #16, #17, #19, #25, #26)."""
    mark = g.mark[card]
    if card == NEVER_SEEN_AGAIN:
        return bits(mark)
    return [mark] if mark != 0 and MARK[card] else []


def bits(mask: i64) -> list[i64]:
    """The Ghost values in a mask."""
    return [value for value in range(1, TOP_GHOST + 1) if mask >> value & 1]


def hindered_by(g: Duel, seat: Seat) -> list[Card]:
    """The psychics that bind a seat besides the plain rules, or let the other look into its hand."""
    found: list[Card] = []
    if g.tripped[seat] != 0:
        found.append(Card(TRIPPED))
    if must_play_two(g, seat):
        found.append(Card(TWOS_MORE_FUN))
    if is_active(g, opponent(seat), PRIVATE_LOUNGE):
        found.append(Card(PRIVATE_LOUNGE))
    if g.sees(opponent(seat), seat):
        found.append(Card(REVEAL_YOURSELF))
    return found


def unseen(g: Duel, owner: Seat, viewer: i64) -> list[i64]:
    """A seat's Ghosts by value that lie in its hand, its deck or face down, where the viewer does not see them."""
    left = DECK[:]
    for card in open_ghosts(g, owner):
        left[card] -= 1
    for value in range(1, TOP_GHOST + 1):
        if viewer >= 0 and g.sees(viewer, owner):
            left[value] -= g.hand[owner][value]
        if viewer == owner:
            left[value] -= g.tenth[owner][value]
    return left


def still_there(g: Duel) -> dict[str, Plain]:
    """The psychics and tokens that nobody has taken yet; the table leaves the others where they lay."""
    return {
        "row": [0 if psychic_taken(g, place) else card for place, card in enumerate(g.row, 1)],
        "manors": [0 if taken(g, place) else g.manors[place] for place in range(PLACES)],
        "castles": [0 if taken(g, place) else g.castles[place] for place in range(PLACES)],
    }


class DuelImagination(Imagination[Duel]):
    """Deals the unseen Ghosts over hand, deck and face-down cards; the face-down row over its places."""

    def __init__(self, view: View, base: Duel) -> None:
        super().__init__(view, base)
        self.table: Final = base
        self.hand_size: Final[list[i64]] = view["hand_size"]
        self.tenth_size: Final[list[i64]] = view["tenth_size"]
        self.unseen: Final[list[list[Card]]] = []  # per owner: Ghosts that lie in no open place
        self.sees_hand: Final[list[bool]] = []
        self.sees_tenth: Final[list[bool]] = []
        base.hand = [[0] * (TOP_GHOST + 1), [0] * (TOP_GHOST + 1)]
        base.tenth = [[0] * (TOP_GHOST + 1), [0] * (TOP_GHOST + 1)]
        for owner in EACH:
            hand = view["hand"][owner]
            tenth = view["tenth"][owner]
            left = DECK[:]
            for card in open_ghosts(base, owner):
                left[card] -= 1
            if hand is not None:
                base.hand[owner] = hand[:]
                for value in range(1, TOP_GHOST + 1):
                    left[value] -= hand[value]
            if tenth is not None:
                base.tenth[owner] = tenth[:]
                for value in range(1, TOP_GHOST + 1):
                    left[value] -= tenth[value]
            self.unseen.append(ghosts(left))
            self.sees_hand.append(hand is not None)
            self.sees_tenth.append(tenth is not None)
        self.row_left: Final[list[Card]] = []
        if view["hidden_size"] > 0:
            known = open_psychics(base)
            for code in range(PSYCHIC + 1, PSYCHIC + 1 + ROW):
                if code not in known:
                    self.row_left.append(Card(code))

    def fill(self, g: Duel, dice: Dice) -> None:
        if self.row_left:
            g.row_hidden = shuffled(g, PSYCHIC_ROW, self.row_left)
        tries = 0
        while tries == 0 or (tries < MOST_TRIES and not question_stands(g)):
            g.hand = [self.table.hand[0][:], self.table.hand[1][:]]
            g.tenth = [self.table.tenth[0][:], self.table.tenth[1][:]]
            g.deck = [self.fill_ghosts(g, GREEN), self.fill_ghosts(g, BLUE)]
            tries += 1

    def fill_ghosts(self, g: Duel, owner: Seat) -> list[Card]:
        """Fill one seat's hidden places; what is left is its deck."""
        rest = shuffled(g, DECK_OF + owner, self.unseen[owner])
        top = g.deck_top[owner]
        if top != 0:
            rest.remove(top)
        hand = g.hand[owner]
        tenth = g.tenth[owner]
        if not self.sees_tenth[owner]:
            for value in ghosts(g.known_tenth[owner]):
                rest.remove(value)
                tenth[value] += 1
        if not self.sees_hand[owner]:  # what is known lies in the hand or among the mixed cards
            places = ghosts(g.known[owner])
            for value in places:
                rest.remove(value)
            while len(places) < self.hand_size[owner] + g.mixed[owner]:
                places.append(Card(0))
            places = shuffled(g, DECK_OF + owner, places)
            for place, value in enumerate(places):
                if value != 0 and place < self.hand_size[owner]:
                    hand[value] += 1
                elif value != 0:
                    tenth[value] += 1
        for _n in range(self.hand_size[owner] - how_many(hand)):
            hand[rest.pop()] += 1
        for _n in range(self.tenth_size[owner] - how_many(tenth)):
            tenth[rest.pop()] += 1
        if top != 0:
            rest.append(top)
        return rest


def question_stands(g: Duel) -> bool:
    """That #2 is searching, or may be laid alone under #14, tells that its deck holds a Ghost not banned (RIP r57)."""
    if g.asked == NOBODY:
        return True
    seat = Seat(g.asked)
    if g.kind == SEARCH:
        return fetchable(g, seat, banned_values(g))
    if g.kind != STEP or ghosts_in_hand(g, seat) > 0:
        return True
    for card in g.display[seat]:
        if why_not_psychic(g, seat, card) == CAN:
            return True
    return False


def open_ghosts(g: Duel, owner: Seat) -> list[Card]:
    """A seat's Ghosts that lie open somewhere."""
    found: list[Card] = []
    for sides in g.past:
        found.extend([card for card in sides[owner] if is_ghost(card)])
    for pile in [g.side[owner], g.tenth_open[owner], g.discards[owner], [g.carried[owner]]]:
        found.extend([card for card in pile if is_ghost(card) and card > 0])
    return found


def open_psychics(g: Duel) -> list[Card]:
    """Every psychic that lies open somewhere, the row included."""
    found: list[Card] = [card for place, card in enumerate(g.row, 1) if card > 0 and not psychic_taken(g, place)]
    for owner in EACH:
        for sides in g.past:
            found.extend([card for card in sides[owner] if not is_ghost(card)])
        for pile in [g.side[owner], g.tenth_open[owner], g.discards[owner], [g.carried[owner]], g.display[owner]]:
            found.extend([card for card in pile if not is_ghost(card)])
    return found

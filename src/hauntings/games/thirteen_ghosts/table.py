"""The table of 13 Ghosts: hideouts, hands, stacks, the centre, the box, and who has seen which card.

Every face-down card has a mask. Its low four bits are the seats that know the card; it travels with the card. Its
high four bits are the seats for which the card lies in their *mix*: three cards whose order a rival changed with
card 10. Which cards of the mix a seat knows stands in `mixed`. The masks are public, for everybody saw who looked
where; the cards are not. Two mixes of one seat in a round are held as one: a little less than it could know.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.table import Seat, Table
from hauntings.engine.zones import replaced, swapped_in, with_one
from hauntings.games.thirteen_ghosts.cards import NOTHING, TARGET

# streams of chance
STARTER: Final = 0
SHUFFLE_OF: Final = 1  # + deck
STREAMS: Final = ["starter", "deck 0", "deck 1"]

# outcomes: 1 + the side that won, or
SHARED_WIN: Final = 8

MIX: Final = 4  # masks: bit MIX + seat says the card lies in the seat's mix


FIRST_SEAT: Final = Seat(0)
NO_CARDS: Final[list[i64]] = []
NO_SEATS: Final[list[Seat]] = []
NO_PILES: Final[list[list[i64]]] = []


class Rules:
    """Who sits where, and the switches of 13G §11 as plain fields; clones share them."""

    def __init__(self, seats: int, chosen: dict[str, Any]) -> None:
        bit = 1
        teams = seats == 4
        places = range(seats)
        self.each: Final[list[Seat]] = [Seat(place) for place in places]
        self.after: Final[list[Seat]] = [Seat((place + 1) % seats) for place in places]  # the next one clockwise
        self.chosen: Final = chosen
        self.teams: Final[bool] = teams
        self.decks: Final[i64] = 2 if teams else 1
        self.target: Final[i64] = TARGET[seats]
        self.everyone: Final[i64] = (bit << seats) - 1
        self.deck_of: Final[list[i64]] = [seat % 2 if teams else 0 for seat in places]
        self.side_of: Final[list[i64]] = [seat % 2 if teams else seat for seat in places]
        self.looks_at: Final[list[i64]] = [1 - seat % 2 if teams else 0 for seat in places]  # the stack of #8, #10
        # clockwise, so the left neighbour answers first
        self.opponents: Final[list[list[Seat]]] = [
            [Seat((seat + step) % seats) for step in range(1, seats) if not (teams and step == 2)] for seat in places
        ]
        shared = teams and chosen["partner_talk"] == "shared"
        # the seats that see what a seat sees
        self.eyes: Final[list[i64]] = [bit << seat | (bit << (seat + 2) % 4 if shared else 0) for seat in places]
        # what every round starts with
        self.nothing: Final[list[i64]] = [0] * seats
        self.public: Final[list[i64]] = [self.everyone] * seats
        self.no_piles: Final[list[list[i64]]] = [NO_CARDS] * seats
        self.end_of_round: Final[bool] = chosen["three_player_end"] == "end_of_round"
        self.shared_win: Final[bool] = chosen["tie_at_target"] == "shared_win"
        self.sequential: Final[bool] = chosen["double_hit"] == "sequential"
        self.show_found: Final[bool] = chosen["reveal_found_hideout"]
        self.shield_copied: Final[bool] = chosen["shield_vs_copied_blue"]
        self.two_on_two: Final[bool] = chosen["two_may_target_two"]
        self.repeat: Final[bool] = chosen["repeat_refuted_numbers"]
        self.free_hider: Final[bool] = chosen["hider_rotation"] == "free_choice"
        self.own_turn_only: Final[bool] = chosen["shield_ends"] == "own_turn"
        self.show_all: Final[bool] = chosen["reveal_at_round_end"]
        self.choose_first: Final[bool] = chosen["first_player"] == "chosen"
        self.left_of_starter: Final[bool] = chosen["next_starter_4p"] == "left_of_previous_starter"


class Hunt(Table):
    """`hand`, `pile`, `possible`, `refuted` (and their masks) and `answers` are changed in place; every other list
    is replaced when it changes, so clones share it."""

    def __init__(self, seats: i64, rules: Rules, dice: Dice, streams: i64) -> None:
        super().__init__(seats, streams, dice)
        self.rules: Final = rules
        self.round: i64 = 0
        self.starter: Seat = FIRST_SEAT
        self.active: Seat = FIRST_SEAT  # whose turn it is
        self.actor: Seat = FIRST_SEAT  # who plays it: a found player's partner
        self.over: i64 = 0  # the round has ended
        self.points: list[i64] = NO_CARDS  # per side: a player, or a team with four players
        self.hider: list[Seat] = NO_SEATS  # per team
        self.found: list[i64] = NO_CARDS  # per seat, 0 or 1
        self.shield: list[i64] = NO_CARDS
        self.hideout: list[i64] = NO_CARDS  # a found player's stays here, though by the rules it lies in the box
        self.hideout_seen: list[i64] = NO_CARDS
        self.hand: list[i64] = NO_CARDS
        self.hand_seen: list[i64] = NO_CARDS
        self.pile: list[list[i64]] = NO_PILES  # the stack of each deck; the last card is the top
        self.pile_seen: list[list[i64]] = NO_PILES
        self.box: list[list[i64]] = NO_PILES  # per deck, in the order put away
        self.box_seen: list[list[i64]] = NO_PILES
        self.dealt: list[list[i64]] = NO_PILES  # per seat: cards to choose hideouts and hands from
        self.dealt_seen: list[list[i64]] = NO_PILES
        self.centre: list[i64] = NO_CARDS  # open cards in the order used
        self.centre_by: list[Seat] = NO_SEATS  # the seat that used each
        self.mixed: list[i64] = NO_CARDS  # per seat: the cards it knows to lie in its mix
        # What everybody knows of each hideout: the numbers left by answers and open cards, and the refuted (13G §11).
        self.possible: list[i64] = NO_CARDS
        self.refuted: list[i64] = NO_CARDS
        self.answers: list[list[i64]] = NO_PILES  # this round: [asker, card or 0, numbers, yes, no, shielded]

    def begins_chapter(self, what: str) -> bool:
        return what == "round-starts" or what == "turn"

    def clone(self) -> Hunt:
        g = Hunt(self.seats, self.rules, self.dice, 0)
        g.lie_like(self)
        g.round = self.round
        g.starter = self.starter
        g.active = self.active
        g.actor = self.actor
        g.over = self.over
        g.points = self.points
        g.hider = self.hider
        g.found = self.found
        g.shield = self.shield
        g.hideout = self.hideout
        g.hideout_seen = self.hideout_seen
        g.hand = self.hand[:]
        g.hand_seen = self.hand_seen[:]
        if len(self.pile) == 1:
            g.pile = [self.pile[0][:]]
            g.pile_seen = [self.pile_seen[0][:]]
        else:
            g.pile = [self.pile[0][:], self.pile[1][:]]
            g.pile_seen = [self.pile_seen[0][:], self.pile_seen[1][:]]
        g.box = self.box
        g.box_seen = self.box_seen
        g.dealt = self.dealt
        g.dealt_seen = self.dealt_seen
        g.centre = self.centre
        g.centre_by = self.centre_by
        g.mixed = self.mixed
        g.possible = self.possible[:]
        g.refuted = self.refuted[:]
        g.answers = self.answers[:]
        return g

    def sees(self, viewer: i64, owner: i64) -> bool:
        """What one knows of one's own mix; partners who talk share it (13G r11)."""
        return viewer >= 0 and self.rules.eyes[owner] >> viewer & 1 == 1


# --- questions to the table -------------------------------------------------------------------------------------


def partner(seat: Seat) -> Seat:
    """The other one of a team (13G §3)."""
    return Seat((seat + 2) % 4)


def is_shown(g: Hunt, seat: Seat) -> bool:
    """The seat was found and its hideout is known to all (13G r8)."""
    return g.found[seat] == 1 and g.hideout_seen[seat] == g.rules.everyone


# --- small moves ----------------------------------------------------------------------------------------------------


def looked_at(g: Hunt, card: i64, mask: i64, eyes: i64) -> i64:
    """The card's mask once these seats have seen it: it leaves their mixes."""
    leaves_mixes(g, card, mask >> MIX & eyes)
    return (mask | eyes) & ~(eyes << MIX)


def leaves_mixes(g: Hunt, card: i64, seats: i64) -> None:
    if seats == 0:
        return
    bit: i64 = 1
    for seat in range(g.seats):
        if seats >> seat & 1 and g.mixed[seat] >> card & 1:
            g.mixed = replaced(g.mixed, seat, g.mixed[seat] ^ bit << card)


def keeps(masks: list[i64], place: i64, numbers: i64) -> None:
    """Only these numbers are left in a mask (compiled, `&=` on an item of a list would box it)."""
    mask: i64 = masks[place]
    masks[place] = mask & numbers


def adds(masks: list[i64], place: i64, numbers: i64) -> None:
    mask: i64 = masks[place]
    masks[place] = mask | numbers


def empties_hand(g: Hunt, seat: Seat) -> None:
    g.hand[seat] = NOTHING
    g.hand_seen[seat] = g.rules.everyone


def puts_in_box(g: Hunt, seat: Seat) -> None:
    """The hand card goes face down to the box; who knew it still knows it (13G §4, r7)."""
    deck = g.rules.deck_of[seat]
    g.box = swapped_in(g.box, deck, with_one(g.box[deck], g.hand[seat]))
    g.box_seen = swapped_in(g.box_seen, deck, g.box_seen[deck] + [g.hand_seen[seat]])
    empties_hand(g, seat)

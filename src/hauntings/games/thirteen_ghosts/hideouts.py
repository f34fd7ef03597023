"""The set-up of every round: shuffle, deal, choose hideouts and hands in secret (13G §2, §3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, Choice, Effect, Seat
from hauntings.engine.zones import replaced, shuffled, swapped_in, without
from hauntings.games.thirteen_ghosts.cards import ALL, DEALT, NUMBERS
from hauntings.games.thirteen_ghosts.questions import HIDE, HIDE_PARTNER, HIDER, KEEP, seat_of, token_for
from hauntings.games.thirteen_ghosts.table import NO_CARDS, NO_SEATS, SHUFFLE_OF, Hunt, partner
from hauntings.games.thirteen_ghosts.why import NOT_DEALT, NOT_PASSED, OTHER_TEAM, OWN_HIDEOUT

EVERYWHERE: Final[list[i64]] = [ALL, ALL, ALL, ALL]
UNSEEN: Final[list[i64]] = [0] * len(NUMBERS)


def collects_cards(g: Hunt) -> None:
    """All cards come back, everybody is in again, the decks are shuffled (13G §5)."""
    rules = g.rules
    g.over = 0
    g.found = rules.nothing
    g.shield = rules.nothing
    g.mixed = rules.nothing
    g.hideout = rules.nothing
    g.hideout_seen = rules.public
    g.hand = rules.nothing[:]
    g.hand_seen = rules.public[:]
    g.centre = NO_CARDS
    g.centre_by = NO_SEATS
    g.possible = EVERYWHERE[: g.seats]
    g.refuted = rules.nothing[:]
    g.answers = []
    g.dealt = rules.no_piles
    g.dealt_seen = rules.no_piles
    g.pile = [shuffled(g, SHUFFLE_OF, NUMBERS)]
    g.pile_seen = [UNSEEN[:]]
    if rules.teams:
        g.pile.append(shuffled(g, SHUFFLE_OF + 1, NUMBERS))
        g.pile_seen.append(UNSEEN[:])
    g.box = rules.no_piles[: rules.decks]
    g.box_seen = g.box


class ChooseHider(Choice[Hunt]):
    """13G §11, hider_rotation: the lower seat of a team says who of them hides both (r33)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("team",)

    def __init__(self, team: i64) -> None:
        self.team: Final[i64] = team

    def resolve(self, g: Hunt) -> None:
        lower = Seat(self.team)
        g.ask(HIDER, lower, [token_for(lower), token_for(partner(lower))], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        return CAN if g.rules.side_of[seat_of(token)] == self.team else OTHER_TEAM

    def chosen(self, g: Hunt, token: i64) -> None:
        hider = seat_of(token)
        g.hider = replaced(g.hider, self.team, hider)
        if g.telling:
            g.tell("hider", (hider,))


class Deal(Effect[Hunt]):
    """Two cards to everybody; with four players four to each hider. Then all choose at once, in secret."""

    def resolve(self, g: Hunt) -> None:
        g.learn(g.rules.everyone)
        if g.rules.teams:
            deals(g, g.hider[0])
            deals(g, g.hider[1])
            lower_first = g.hider[0] < g.hider[1]
            first = g.hider[0] if lower_first else g.hider[1]
            second = g.hider[1] if lower_first else g.hider[0]
            g.do_all([HIDES[first], HIDES_PARTNER[first], HIDES[second], HIDES_PARTNER[second], PASS_CARDS])
            return
        for seat in reversed(g.rules.each):
            g.do(HIDES[seat])
        for seat in g.rules.each:
            deals(g, seat)


def deals(g: Hunt, seat: Seat) -> None:
    deck = g.rules.deck_of[seat]
    eyes = g.rules.eyes[seat]
    cards: list[i64] = []
    masks: list[i64] = []
    for _n in range(DEALT[g.seats]):
        cards.append(g.pile[deck].pop())
        g.pile_seen[deck].pop()
        masks.append(eyes)
    cards.sort()
    g.dealt = swapped_in(g.dealt, seat, cards)
    g.dealt_seen = swapped_in(g.dealt_seen, seat, masks)
    if g.telling:
        g.tell("dealt", (seat, len(cards)))
        for card in cards:
            g.tell("dealt-card", (seat, card), eyes)


class Hide(Choice[Hunt]):
    """13G §2, §3: a dealt card becomes the own hideout; of two cards the other one is the hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def sealed_for(self) -> i64:
        return self.seat

    def resolve(self, g: Hunt) -> None:
        g.ask_always(HIDE, self.seat, g.dealt[self.seat], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        return CAN if token in g.dealt[self.seat] else NOT_DEALT

    def chosen(self, g: Hunt, token: i64) -> None:
        seat = self.seat
        eyes = g.rules.eyes[seat]
        hides(g, seat, token, eyes)
        if g.rules.teams:
            g.dealt = swapped_in(g.dealt, seat, without(g.dealt[seat], token))
            g.dealt_seen = swapped_in(g.dealt_seen, seat, [eyes, eyes, eyes])
            return
        g.hand[seat] = g.dealt[seat][0] + g.dealt[seat][1] - token
        g.hand_seen[seat] = eyes
        g.dealt = swapped_in(g.dealt, seat, NO_CARDS)
        g.dealt_seen = swapped_in(g.dealt_seen, seat, NO_CARDS)


def hides(g: Hunt, seat: Seat, number: i64, eyes: i64) -> None:
    g.hideout = replaced(g.hideout, seat, number)
    g.hideout_seen = replaced(g.hideout_seen, seat, eyes)
    if g.telling:
        g.tell("hides", (seat,))
        g.tell("hides-in", (seat, number), eyes)


class HidePartner(Choice[Hunt]):
    """13G §3: the hider lays the partner's hideout."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat  # of the hider

    def sealed_for(self) -> i64:
        return self.seat

    def resolve(self, g: Hunt) -> None:
        g.ask_always(HIDE_PARTNER, self.seat, g.dealt[self.seat], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        if token == g.hideout[self.seat]:
            return OWN_HIDEOUT
        return CAN if token in g.dealt[self.seat] else NOT_DEALT

    def chosen(self, g: Hunt, token: i64) -> None:
        seat = self.seat
        eyes = g.rules.eyes[seat]
        hides(g, partner(seat), token, eyes)
        g.dealt = swapped_in(g.dealt, seat, without(g.dealt[seat], token))
        g.dealt_seen = swapped_in(g.dealt_seen, seat, [eyes, eyes])


class PassCards(Effect[Hunt]):
    """13G §3: the partners look at their hideouts and get the two cards left; both keep one at once."""

    def resolve(self, g: Hunt) -> None:
        keeps: list[Effect[Any]] = []
        for hider in g.hider:
            other = partner(hider)
            both = g.rules.eyes[hider] | g.rules.eyes[other]
            cards = g.dealt[hider]
            g.dealt = swapped_in(swapped_in(g.dealt, hider, []), other, cards)
            g.dealt_seen = swapped_in(swapped_in(g.dealt_seen, hider, []), other, [both, both])
            g.hideout_seen = replaced(g.hideout_seen, other, both)
            g.learn(g.rules.eyes[other])
            keeps.append(KEEPS[other])
            if g.telling:
                g.tell("passes", (hider, other))
                g.tell("passed", (other, g.hideout[other], cards[0], cards[1]), both)
        if partner(g.hider[0]) > partner(g.hider[1]):  # in seat order
            keeps.reverse()
        g.do_all(keeps)


class Keep(Choice[Hunt]):
    """13G §3: the partner keeps one of two cards as hand; the other is the hider's hand. Both know both (r12)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat  # of the partner

    def sealed_for(self) -> i64:
        return self.seat

    def resolve(self, g: Hunt) -> None:
        g.ask_always(KEEP, self.seat, g.dealt[self.seat], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        return CAN if token in g.dealt[self.seat] else NOT_PASSED

    def chosen(self, g: Hunt, token: i64) -> None:
        seat = self.seat
        hider = partner(seat)
        both = g.rules.eyes[seat] | g.rules.eyes[hider]
        g.hand[seat] = token
        g.hand[hider] = without(g.dealt[seat], token)[0]
        g.hand_seen[seat] = both
        g.hand_seen[hider] = both
        g.dealt = swapped_in(g.dealt, seat, [])
        g.dealt_seen = swapped_in(g.dealt_seen, seat, [])
        g.learn(g.rules.eyes[hider])
        if g.telling:
            g.tell("keeps", (seat, hider))
            g.tell("kept", (seat, token, hider, g.hand[hider]), both)


DEAL: Final = Deal()
PASS_CARDS: Final = PassCards()
HIDES: Final = [Hide(Seat(0)), Hide(Seat(1)), Hide(Seat(2)), Hide(Seat(3))]
HIDES_PARTNER: Final = [HidePartner(Seat(0)), HidePartner(Seat(1)), HidePartner(Seat(2)), HidePartner(Seat(3))]
KEEPS: Final = [Keep(Seat(0)), Keep(Seat(1)), Keep(Seat(2)), Keep(Seat(3))]

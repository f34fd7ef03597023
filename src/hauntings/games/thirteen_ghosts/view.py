"""Who sees what (13G §8), and how a seat imagines what it cannot see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.view import HIDDEN, LENT, PUBLIC, SEEN_BY, Field, Imagination, View
from hauntings.engine.zones import shuffled
from hauntings.games.thirteen_ghosts.cards import NOTHING
from hauntings.games.thirteen_ghosts.odds import Hidings
from hauntings.games.thirteen_ghosts.table import MIX, SHUFFLE_OF, Hunt, is_shown

FIELDS: Final = [
    Field("round", PUBLIC, "int"),
    Field("starter", PUBLIC, "int"),
    Field("active", PUBLIC, "int"),
    Field("actor", PUBLIC, "int"),
    Field("over", PUBLIC, "int"),
    Field("points", PUBLIC, "list[int]"),
    Field("hider", PUBLIC, "list[int]"),
    Field("found", PUBLIC, "list[int]"),
    Field("shield", PUBLIC, "list[int]"),
    Field("hideout", SEEN_BY, "list[int]"),
    Field("hideout_seen", PUBLIC, "list[int]"),
    Field("hand", SEEN_BY, "list[int]"),
    Field("hand_seen", PUBLIC, "list[int]"),
    Field("pile", SEEN_BY, "list[list[int]]"),
    Field("pile_seen", PUBLIC, "list[list[int]]"),
    Field("box", SEEN_BY, "list[list[int]]"),
    Field("box_seen", PUBLIC, "list[list[int]]"),
    Field("dealt", SEEN_BY, "list[list[int]]"),
    Field("dealt_seen", PUBLIC, "list[list[int]]"),
    Field("centre", PUBLIC, "list[int]"),
    Field("centre_by", PUBLIC, "list[int]"),
    Field("mixed", LENT, "list[int | None]"),
    Field("possible", PUBLIC, "list[int]"),
    Field("refuted", PUBLIC, "list[int]"),
    Field("answers", PUBLIC, "list[list[int]]"),
]

COMPUTED: Final = [
    Field("hand_size", PUBLIC, "list[int]"),
    Field("hides", PUBLIC, "list[int]"),
    Field("shown", PUBLIC, "list[int]"),
    Field("could", PUBLIC, "list[int]"),
    Field("target", PUBLIC, "int"),
    Field("side_of", PUBLIC, "list[int]"),
    Field("deck_of", PUBLIC, "list[int]"),
    Field("opponents", PUBLIC, "list[list[int]]"),
]


def computed(g: Hunt, viewer: i64) -> dict[str, Plain]:
    """What everybody can see (who holds a card, who has a hideout, the hideouts that were shown, who plays with and
    against whom for how many points), and where the viewer could still look for each hideout."""
    rules = g.rules
    seats = rules.each
    return {
        "hand_size": [0 if g.hand[seat] == NOTHING else 1 for seat in seats],
        "hides": [0 if g.hideout[seat] == NOTHING else 1 for seat in seats],
        "shown": [g.hideout[seat] if is_shown(g, seat) else 0 for seat in seats],
        "could": could(g, viewer),
        "target": rules.target,
        "side_of": rules.side_of[:],
        "deck_of": rules.deck_of[:],
        "opponents": [opponents[:] for opponents in rules.opponents],
    }


def could(g: Hunt, viewer: i64) -> list[i64]:
    """Per seat: the numbers (a mask) that its hideout may have, as far as the viewer sees cards lie elsewhere."""
    if viewer < 0:
        return g.possible[:]
    placed = [placed_by(g, deck, viewer) for deck in range(g.rules.decks)]
    bit: i64 = 1
    result: list[i64] = []
    for seat in g.rules.each:
        if g.hideout[seat] != NOTHING and g.hideout_seen[seat] >> viewer & 1:
            result.append(bit << g.hideout[seat])
        else:
            result.append(g.possible[seat] & ~placed[g.rules.deck_of[seat]])
    return result


def placed_by(g: Hunt, deck: i64, viewer: i64) -> i64:
    """The cards of a deck (a mask) that the viewer knows to lie face down in a certain place, or in their mix."""
    placed: i64 = g.mixed[viewer] if g.rules.looks_at[viewer] == deck else 0
    placed |= known(g.pile[deck], g.pile_seen[deck], viewer) | known(g.box[deck], g.box_seen[deck], viewer)
    for seat in g.rules.each:
        if g.rules.deck_of[seat] == deck:
            placed |= known([g.hand[seat], g.hideout[seat]], [g.hand_seen[seat], g.hideout_seen[seat]], viewer)
            placed |= known(g.dealt[seat], g.dealt_seen[seat], viewer)
    return placed


def known(cards: list[i64], seen: list[i64], viewer: i64) -> i64:
    """Those of the cards that the viewer has seen, as a mask."""
    mask: i64 = 0
    bit: i64 = 1
    for place, card in enumerate(cards):
        if card != NOTHING and seen[place] >> viewer & 1:
            mask |= bit << card
    return mask


# a hidden place as one number: zone + place, and DEALT_TO + 8 * seat + place
IN_HAND: Final = 0
IN_PILE: Final = 100
IN_BOX: Final = 200
DEALT_TO: Final = 300


class ThirteenGhostsImagination(Imagination[Hunt]):
    """Deals the unplaced cards of each deck: first the hideouts, every consistent way alike, then the rest."""

    def __init__(self, view: View, base: Hunt) -> None:
        super().__init__(view, base)
        self.hidings: Final[list[Hidings]] = []
        self.plain: Final[list[list[i64]]] = []  # per deck: hidden places where any card may lie
        self.mix: Final[list[list[i64]]] = []  # per deck: those in the seat's mix
        base.mixed = [0 if known is None else known for known in view["mixed"]]
        base.hideout = [card if there else 0 for card, there in zip(view["hideout"], view["hides"], strict=True)]
        base.hand = [card if there else 0 for card, there in zip(view["hand"], view["hand_size"], strict=True)]
        base.pile = [pile[:] for pile in view["pile"]]
        base.box = [pile[:] for pile in view["box"]]
        base.dealt = [pile[:] for pile in view["dealt"]]
        for deck in range(len(base.pile)):
            self.hidings.append(Hidings(view, deck))
            self.plain.append([])
            self.mix.append([])
            for place, card in enumerate(base.pile[deck]):
                self.note(deck, card, IN_PILE + place, base.pile_seen[deck][place])
            for place, card in enumerate(base.box[deck]):
                self.note(deck, card, IN_BOX + place, base.box_seen[deck][place])
            for seat in range(base.seats):
                if base.rules.deck_of[seat] == deck:
                    self.note(deck, base.hand[seat], IN_HAND + seat, base.hand_seen[seat])
                    for place, card in enumerate(base.dealt[seat]):
                        self.note(deck, card, DEALT_TO + 8 * seat + place, 0)

    def note(self, deck: int, card: int, place: int, mask: int) -> None:
        """Remember a place whose card is hidden."""
        if card == HIDDEN:
            if self.seat >= 0 and mask >> MIX + self.seat & 1:
                self.mix[deck].append(place)
            else:
                self.plain[deck].append(place)

    def fill(self, g: Hunt, dice: Dice) -> None:
        g.hideout = g.hideout[:]
        g.box = [pile[:] for pile in g.box]
        g.dealt = [pile[:] for pile in g.dealt]
        for deck in range(g.rules.decks):
            self.fill_deck(g, deck)

    def fill_deck(self, g: Hunt, deck: i64) -> None:
        hidings = self.hidings[deck]
        stream = SHUFFLE_OF + deck
        rest = shuffled(g, stream, hidings.unseen)
        if len(hidings.hidden) > 0:
            way = hidings.ways[g.roll(stream, len(hidings.ways))]
            for number, seat in enumerate(hidings.hidden):
                g.hideout[seat] = way[number]
                rest.remove(way[number])
        if len(self.mix[deck]) > 0:  # the known cards of the mix anywhere in it
            places = shuffled(g, stream, self.mix[deck])
            for card in hidings.mixed:
                rest.remove(card)
                lays(g, deck, places.pop(), card)
            for place in places:
                lays(g, deck, place, rest.pop())
        for place in self.plain[deck]:
            lays(g, deck, place, rest.pop())


def lays(g: Hunt, deck: i64, place: i64, card: i64) -> None:
    """A card comes to a hidden place."""
    if place < IN_PILE:
        g.hand[place] = card
    elif place < IN_BOX:
        g.pile[deck][place - IN_PILE] = card
    elif place < DEALT_TO:
        g.box[deck][place - IN_BOX] = card
    else:
        g.dealt[(place - DEALT_TO) // 8][(place - DEALT_TO) % 8] = card

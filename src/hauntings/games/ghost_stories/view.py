"""Who sees what of a village, and how a seat imagines the deck. Nearly all is open; Taoists share what they know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.table import NOBODY, RUNNING
from hauntings.engine.view import HIDDEN, NEVER, PUBLIC, SEEN_BY, Field, Imagination, View
from hauntings.engine.zones import shuffled
from hauntings.games.ghost_stories.base.dice import exorcism_dice, has_grey_die
from hauntings.games.ghost_stories.base.ending import score_parts
from hauntings.games.ghost_stories.base.exorcism import protected
from hauntings.games.ghost_stories.base.payment import payments
from hauntings.games.ghost_stories.bill import bill_of
from hauntings.games.ghost_stories.cards import (
    BUDDHIST_TEMPLE,
    KIND_INCARNATION,
    KIND_SUMMONING,
    ROW,
    SUMMONING,
    UNCATCHABLE,
    WHITE,
    Card,
)
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.geometry import (
    BOARDS,
    EVERY_BOARD,
    EVERY_SPACE,
    FACED,
    LINE,
    PLACES,
    Board,
    Place,
    Space,
)
from hauntings.games.ghost_stories.known_kinds import incarnations_ahead, known_kinds, mixed_kinds
from hauntings.games.ghost_stories.questions import BORROW, YANG
from hauntings.games.ghost_stories.standing import (
    BITS,
    buddhas_at_temple,
    captors,
    living,
    power_works,
    tao_locked,
    white_counts,
)
from hauntings.games.ghost_stories.table import GHOST_DECK, INCARNATION_DECK, MOVED, NONE, WON, Village

FIELDS: Final = [
    Field("colour", PUBLIC, "list[int]"),
    Field("board_of", PUBLIC, "list[int]"),
    Field("power", PUBLIC, "list[int]"),
    Field("seat_of", PUBLIC, "list[int]"),
    Field("tile", PUBLIC, "list[int]"),
    Field("place_of", PUBLIC, "list[int]"),
    Field("turn", PUBLIC, "int"),
    Field("active", PUBLIC, "int"),
    Field("skips", PUBLIC, "int"),
    Field("stage", PUBLIC, "int"),
    Field("steps", PUBLIC, "int"),
    Field("acted_at", PUBLIC, "int"),
    Field("helps", PUBLIC, "int"),
    Field("exorcisms", PUBLIC, "int"),
    Field("used", PUBLIC, "int"),
    Field("borrowed", PUBLIC, "int"),
    Field("fresh_buddhas", PUBLIC, "int"),
    Field("at", PUBLIC, "list[int]"),
    Field("qi", PUBLIC, "list[int]"),
    Field("tao", PUBLIC, "list[int]"),
    Field("yin_yang", PUBLIC, "list[int]"),
    Field("buddhas", PUBLIC, "list[int]"),
    Field("power_tokens", PUBLIC, "list[int]"),
    Field("qi_supply", PUBLIC, "int"),
    Field("tao_supply", PUBLIC, "list[int]"),
    Field("centre_tokens", PUBLIC, "int"),
    Field("haunted", PUBLIC, "list[int]"),
    Field("circle", PUBLIC, "int"),
    Field("ghost", PUBLIC, "list[int]"),
    Field("figure", PUBLIC, "list[int]"),
    Field("buddha", PUBLIC, "list[int]"),
    Field("mantra", PUBLIC, "int"),
    Field("vulnerable", PUBLIC, "int"),
    Field("deck", SEEN_BY, "list[int]"),
    Field("deck_seen", PUBLIC, "list[int]"),
    Field("unused", NEVER, "list[int]"),
    Field("discards", PUBLIC, "list[int]"),
    Field("drawn", PUBLIC, "int"),
    Field("undefeated", PUBLIC, "int"),
    Field("exorcised", PUBLIC, "int"),
    Field("thrown", PUBLIC, "list[int]"),
    Field("picked", PUBLIC, "list[int]"),
    Field("paid", PUBLIC, "list[int]"),
    Field("refused", PUBLIC, "int"),
    Field("score", PUBLIC, "int"),
]

COMPUTED: Final = [
    Field("score_parts", PUBLIC, "list[int]"),
    Field("deck_kind", PUBLIC, "list[int]"),
    Field("buddhas_at_temple", PUBLIC, "int"),
    Field("captured_dice", PUBLIC, "int"),
    Field("tao_locked", PUBLIC, "bool"),
    Field("white_counts", PUBLIC, "bool"),
    Field("works", PUBLIC, "list[bool]"),
    Field("dice", PUBLIC, "list[int]"),
    Field("needs", PUBLIC, "list[list[int]]"),
    Field("faces_for", PUBLIC, "list[int]"),
    Field("protected", PUBLIC, "list[bool]"),
    Field("haunts_next", PUBLIC, "list[int]"),
    Field("haunted_limit", PUBLIC, "int"),
    Field("incarnations_ahead", PUBLIC, "list[int]"),
    Field("until_incarnation", PUBLIC, "int"),
    Field("faced", PUBLIC, "list[list[int]]"),
    Field("line", PUBLIC, "list[list[int]]"),
    Field("payments", PUBLIC, "list[list[int]]"),
    Field("wasted", PUBLIC, "list[int]"),
]


def computed(g: Village, seat: int) -> dict[str, Plain]:
    """What everybody at the table can count. The kind of every deck slot is known, for the deck was built openly; but
    not to Wu-Feng where the Taoists put cards of several kinds back (known_kinds.py).

    Per board: `works` (its power), `dice` (how many its Taoist would roll, the grey one too; 0 if nobody lives).
    Per space: `needs` of the ghost there now, with Circle and Mantra, by colour (place 0: points that the Mantra takes
    off in a colour chosen after the roll; an empty list without a ghost), `faces_for` it (a mask of the Tao die's faces
    that count), `protected` from
    exorcism now, `haunts_next` (the first active place of its line; -1: a haunting there loses the game).
    `incarnations_ahead`: cards above each incarnation of the deck, at most; `until_incarnation`: above the next one, -1
    if none is left. `faced`: the spaces each place faces; `line`: the places each space looks at, nearest first.
    `payments`: what each ghost would take after the roll (`base/payment.py`). `wasted`: deeds of the Yang menu that
    would bring nothing any more.
    `score_parts`: what the score is made of (GS §16), once the game is over.
    """
    kinds = known_kinds(g, seat)
    ahead = incarnations_ahead(kinds)
    return {
        "score_parts": score_parts(g, g.outcome == WON) if g.outcome != RUNNING else [],
        "deck_kind": kinds,
        "buddhas_at_temple": buddhas_at_temple(g),
        "captured_dice": captors(g),
        "tao_locked": tao_locked(g),
        "white_counts": white_counts(g),
        "works": [power_works(g, board) for board in EVERY_BOARD],
        "dice": [dice_of(g, board) if living(g, board) else 0 for board in EVERY_BOARD],
        "needs": [needs_now(g, space) for space in EVERY_SPACE],
        "faces_for": [faces_for(g, space) for space in EVERY_SPACE],
        "protected": [g.ghost[space] != 0 and protected(g, g.active, space) for space in EVERY_SPACE],
        "haunts_next": [next_haunted(g, space) for space in EVERY_SPACE],
        "haunted_limit": g.rules.haunted_tiles_that_lose,
        "incarnations_ahead": ahead,
        "until_incarnation": ahead[0] if len(ahead) > 0 else -1,
        "faced": [row[:] for row in FACED[:PLACES]],
        "line": [row[:] for row in LINE],
        "payments": payments(g),
        "wasted": wasted(g),
    }


def wasted(g: Village) -> list[i64]:
    """Power tokens that could be spent for nothing: he has moved and acted, and no power would let him do more."""
    if g.kind != YANG or g.asked == NOBODY or g.stage <= MOVED:
        return []
    found: list[i64] = []
    for token in g.options:
        if BORROW <= token < BORROW + BOARDS:
            there = g.clone()
            there.answer(token)
            while there.asked == NOBODY and there.outcome == RUNNING:
                there.stack.pop().resolve(there)
            if len([option for option in there.options if option not in g.options]) == 0:
                found.append(token)
    return found


def dice_of(g: Village, board: Board) -> i64:
    """How many dice the Taoist of a board rolls at an exorcism (GS §9.2)."""
    return exorcism_dice(g, board) + (1 if has_grey_die(g, board) else 0)


def needs_now(g: Village, space: Space) -> list[i64]:
    """What it takes to exorcise the ghost on a space, by colour; place 0 is what the Mantra takes off (GS §9.3)."""
    if g.ghost[space] == 0:
        return []
    bill = bill_of(g, [space], NONE)
    points: list[i64] = [max(bill.mantra)]
    for colour in range(1, ROW):
        points.append(bill.need[colour] + bill.hard[colour])
    return points


def faces_for(g: Village, space: Space) -> i64:
    """The faces of a Tao die that count for the ghost there: its colours, and white (GS §9.3); none if it is immune to
    dice (GS §6), white not beside Nameless (GS §8)."""
    if g.ghost[space] == 0:
        return 0
    bill = bill_of(g, [space], NONE)
    faces: i64 = 0
    for colour in range(1, ROW):
        if bill.need[colour] > 0:
            faces += BITS[colour]
    return faces + BITS[WHITE] if faces > 0 and white_counts(g) else faces


def next_haunted(g: Village, space: Space) -> Place:
    """The place that a haunting from this space would haunt now, -1 if the village would fall (GS §15)."""
    for place in LINE[space]:
        if g.haunted[place] == 0:
            return place
    return Place(-1)


def incarnations_in_box(g: Village) -> list[Card]:
    """Uncatchable stays out of a village without the Temple: nothing could ever catch it (GS r38)."""
    if g.place_of[BUDDHIST_TEMPLE] >= 0 or g.rules.swaps_uncatchable:
        return g.rules.incarnations
    return [card for card in g.rules.incarnations if card != UNCATCHABLE]


def open_cards(g: Village) -> list[Card]:
    """Every card that lies open: in play, discarded, just drawn."""
    found = [card for card in g.ghost if card != 0]
    found += g.discards
    if g.drawn != 0:
        found.append(g.drawn)
    return found


class VillageImagination(Imagination[Village]):
    """Deals the unseen cards, kind by kind, over the deck slots that nobody has seen; the rest is in the box."""

    def __init__(self, view: View, base: Village, expansions: list[Expansion]) -> None:
        super().__init__(view, base)
        self.view: Final = view
        self.expansions: Final = expansions
        self.slots: Final[list[Card]] = view["deck"]
        self.kinds: Final[list[i64]] = view["deck_kind"]
        self.mixed: Final = mixed_kinds(self.kinds)
        known = open_cards(base)
        for card in self.slots:
            if card != HIDDEN:
                known.append(card)
        self.ghosts: Final = [card for card in base.rules.ghosts if card not in known]
        self.incarnations: Final = [card for card in incarnations_in_box(base) if card not in known]
        self.beside: Final = [card for card in base.rules.incarnations_beside if card not in known]

    def fill(self, g: Village, dice: Dice) -> None:
        ghosts = shuffled(g, GHOST_DECK, self.ghosts)
        incarnations = shuffled(g, INCARNATION_DECK, self.incarnations)
        mixed = shuffled(g, GHOST_DECK, self.mixed) if len(self.mixed) > 0 else NONE[:]
        deck: list[Card] = []
        for place, card in enumerate(self.slots):
            if card == HIDDEN:
                kind = self.kinds[place]
                if kind < 0:
                    kind = mixed.pop()
                if kind == KIND_SUMMONING:
                    card = SUMMONING
                else:
                    card = incarnations.pop() if kind == KIND_INCARNATION else ghosts.pop()
            deck.append(card)
        g.deck = deck
        g.unused = ghosts + incarnations + self.beside
        for expansion in self.expansions:
            expansion.imagines(g, self.view, dice)


def cards_of(g: Village) -> list[str]:
    """Every card of the game, for the components law."""
    cards = [card for card in open_cards(g) + g.deck + g.unused if g.cards.is_card(card)]
    return [f"incarnation {card}" if g.cards.is_incarnation(card) else f"ghost {card}" for card in cards]

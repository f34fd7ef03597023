"""Who sees what of Black Secret's part, and how a seat imagines the rest. Wu-Feng's hand is his secret; face-down
curses, catacomb tokens, piles of Mantras and the incarnation deck are nobody's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.codec import Plain
from hauntings.engine.view import COUNT, OWNER, PUBLIC, Field, View
from hauntings.engine.zones import replaced, shuffled, without
from hauntings.games.ghost_stories.bill import bill_of
from hauntings.games.ghost_stories.black_secret.cards import (
    CELL_COLOUR,
    CELLS,
    DEMONS,
    LEVELS,
    MANTRA_ID,
    MANTRA_LEVEL,
    TOKEN_NAMES,
    TOKEN_SETS,
    TOKEN_TYPES,
    demon_target,
    is_skeleton,
)
from hauntings.games.ghost_stories.black_secret.draw import hand_of
from hauntings.games.ghost_stories.black_secret.standing import brother_of, catchable, has_brother, urns, wu_feng
from hauntings.games.ghost_stories.black_secret.table import (
    AT_HOME,
    CATACOMB_TOKENS,
    CURSES_SHUFFLED,
    INCARNATIONS_SHUFFLED,
    MANTRAS_SHUFFLED,
    secret_of,
)
from hauntings.games.ghost_stories.blocks import SECRET
from hauntings.games.ghost_stories.cards import SUMMONING, UNCATCHABLE, Card
from hauntings.games.ghost_stories.geometry import EVERY_BOARD
from hauntings.games.ghost_stories.table import NONE, Village

FIELDS: Final = [
    Field("wu_feng_side", PUBLIC, "int", SECRET),
    Field("catacomb_side", PUBLIC, "int", SECRET),
    Field("demons", PUBLIC, "list[int]", SECRET),
    Field("shadow", PUBLIC, "int", SECRET),
    Field("entered", PUBLIC, "int", SECRET),
    Field("ladders", PUBLIC, "list[int]", SECRET),
    Field("stacks", COUNT, "list[int]", SECRET),
    Field("found", PUBLIC, "list[int]", SECRET),
    Field("skeletons", PUBLIC, "int", SECRET),
    Field("knocked_down", PUBLIC, "list[int]", SECRET),
    Field("climbed", PUBLIC, "int", SECRET),
    Field("curses_up", PUBLIC, "list[int]", SECRET),
    Field("curses_down", COUNT, "list[int]", SECRET),
    Field("curses_left", COUNT, "list[int]", SECRET),
    Field("pyramid", PUBLIC, "list[int]", SECRET),
    Field("blood_mantras", PUBLIC, "list[int]", SECRET),
    Field("blood_qi", PUBLIC, "list[int]", SECRET),
    Field("blood_piles", COUNT, "list[int]", SECRET),
    Field("blood_gone", PUBLIC, "list[int]", SECRET),
    Field("blood_laid", PUBLIC, "int", SECRET),
    Field("incarnation_deck", COUNT, "int", SECRET),
    Field("incarnation_hand", OWNER, "list[list[int] | None]", SECRET),
    Field("summoned", PUBLIC, "int", SECRET),
    Field("unscored", PUBLIC, "list[int]", SECRET),
]

COMPUTED: Final = [
    Field("incarnations_held", PUBLIC, "int"),
    Field("urns", PUBLIC, "int"),
    Field("brothers", PUBLIC, "list[int]"),
    Field("demon_needs", PUBLIC, "list[list[int]]"),
]


def computed(g: Village) -> dict[str, Plain]:
    """What everybody can count: Wu-Feng's incarnations, his Urns, the Blood Brother of each board (-1: none), and what
    it takes to exorcise each demon now, with Circle and Mantra: colour and points (empty: it is at home)."""
    return {
        "incarnations_held": len(hand_of(g)),
        "urns": urns(g),
        "brothers": [brother_of(board) if has_brother(g, board) else -1 for board in EVERY_BOARD],
        "demon_needs": [demon_needs(g, demon) for demon in range(DEMONS)],
    }


def demon_needs(g: Village, demon: i64) -> list[i64]:
    """BS §6: the colour of its cell, and how much of it."""
    secret = secret_of(g)
    if secret.demons[demon] == AT_HOME:
        return []
    bill = bill_of(g, [demon_target(demon)], NONE)
    points = max(bill.need) + (1 if bill.bare != 0 else 0)
    return [CELL_COLOUR[secret.catacomb_side][secret.demons[demon]], points]


def imagines(g: Village, view: View) -> None:
    """Deal what the seat has not seen. The base game has put every incarnation that it could not place into the box."""
    imagines_catacombs(g, view)
    imagines_curses(g, view)
    imagines_mantras(g, view)
    imagines_incarnations(g, view)


def imagines_catacombs(g: Village, view: View) -> None:
    """Set by set: what was not found lies where the stacks still reach so high."""
    secret = secret_of(g)
    heights: list[int] = view["stacks"]
    stacks: list[list[i64]] = [[] for _ in range(CELLS)]
    for number, tokens in enumerate(TOKEN_SETS):
        cells = [cell for cell in range(CELLS) if heights[cell] > number]
        if len(cells) == 0:
            continue
        pool: list[i64] = tokens[:]
        for token in secret.found:
            if token // TOKEN_TYPES == number:
                pool.remove(token % TOKEN_TYPES)
        pool = shuffled(g, CATACOMB_TOKENS, pool)
        for cell in cells:
            stacks[cell].append(pool.pop())
    secret.stacks = stacks


def imagines_curses(g: Village, view: View) -> None:
    secret = secret_of(g)
    counts: list[int] = view["curses_down"]
    down: list[list[i64]] = []
    left: list[list[i64]] = []
    for level in range(1, LEVELS + 1):
        pool: list[i64] = [
            curse
            for curse in g.rules.curses_in_game
            if g.cards.curse_level[curse] == level and curse not in secret.curses_up and curse not in secret.pyramid
        ]
        pool = shuffled(g, CURSES_SHUFFLED, pool)
        down.append(pool[: counts[level - 1]])
        left.append(pool[counts[level - 1] :])
    secret.curses_down = down
    secret.curses_left = left


def imagines_mantras(g: Village, view: View) -> None:
    secret = secret_of(g)
    piles: list[list[i64]] = []
    for level in range(2, 5):
        pool: list[i64] = [
            mantra
            for mantra in g.rules.blood_mantras_in_game
            if MANTRA_LEVEL[mantra] == level and mantra not in secret.blood_mantras and mantra not in secret.blood_gone
        ]
        piles.append(shuffled(g, MANTRAS_SHUFFLED, pool))
    secret.blood_piles = piles


def imagines_incarnations(g: Village, view: View) -> None:
    """Wu-Feng knows his hand; to the others it is a part of the deck."""
    secret = secret_of(g)
    pool: list[Card] = [card for card in g.unused if g.cards.is_incarnation(card)]
    g.unused = [card for card in g.unused if not g.cards.is_incarnation(card)]
    pool = shuffled(g, INCARNATIONS_SHUFFLED, pool)
    own: list[Card] | None = view["incarnation_hand"][wu_feng(g)]
    hand: list[Card] = []
    if own is not None:
        hand = own[:]
        for card in own:
            if card in pool:
                pool = without(pool, card)
            else:  # it was dealt to the deck: another one lies there (BS r64)
                g.deck = replaced(g.deck, g.deck.index(card), pool.pop())
    else:
        if not catchable(g):  # Uncatchable never came into the hand (BS r12), nor from there onto the deck (BS r64)
            if UNCATCHABLE in g.deck:
                g.deck = replaced(g.deck, g.deck.index(UNCATCHABLE), pool.pop())
                pool = [UNCATCHABLE, *pool]
            elif UNCATCHABLE in pool:
                pool = [UNCATCHABLE, *without(pool, UNCATCHABLE)]
        count: int = view["incarnations_held"]
        for _n in range(count):
            hand.append(pool.pop())
        hand.sort()
    secret.incarnation_deck = pool
    hands: list[list[Card]] = [[] for _ in range(g.seats)]
    hands[-1] = hand
    secret.incarnation_hand = hands


def components(g: Village) -> list[str]:
    """Every component of the expansion, wherever it lies."""
    secret = secret_of(g)
    found: list[str] = ["Qi"] * sum(secret.blood_qi)
    found.extend([f"incarnation {card}" for card in [*secret.incarnation_deck, *hand_of(g)]])
    found.extend([f"ghost {SUMMONING}"] * secret.summoned)
    for stack in secret.stacks:
        for number, token in enumerate(stack):
            found.append(f"set {number + 1}: {TOKEN_NAMES[token]}")
    for token in secret.found:
        found.append(f"set {token // TOKEN_TYPES + 1}: {TOKEN_NAMES[token % TOKEN_TYPES]}")
    curses = [*secret.curses_up, *[curse for curse in secret.pyramid if curse != 0]]
    for piles in (secret.curses_down, secret.curses_left):
        for pile in piles:
            curses.extend(pile)
    found.extend([f"curse {g.cards.curse_id[curse]}" for curse in curses])
    mantras = [*secret.blood_gone, *[mantra for mantra in secret.blood_mantras if mantra != 0]]
    for pile in secret.blood_piles:
        mantras.extend(pile)
    found.extend([f"mantra {MANTRA_ID[mantra]}" for mantra in mantras])
    specials = len([card for card in g.ghost if is_skeleton(card) and card <= 104])
    found.extend(["special skeleton"] * (secret.skeletons + specials))
    found.extend(["demon" for cell in secret.demons if -1 <= cell < CELLS])
    found.extend(["ladder or its place" for ladder in secret.ladders if 0 <= ladder <= 1])
    found.extend(["Shadow"] * (1 if -1 <= secret.shadow < 2 * CELLS else 0))
    return found

"""Set-up (BS §2), after the base game's."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.zones import shuffled
from hauntings.games.ghost_stories.base.opening import taoist_count
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    MANTRA_LEVEL,
    SIDE_A,
    SIDE_B,
    SLOT_LEVEL,
    TOKEN_SETS,
)
from hauntings.games.ghost_stories.black_secret.pyramid import deals_curses
from hauntings.games.ghost_stories.black_secret.table import (
    CATACOMB_BOARD,
    CATACOMB_TOKENS,
    INCARNATIONS_SHUFFLED,
    MANTRAS_SHUFFLED,
    WU_FENG_BOARD,
    secret_of,
)
from hauntings.games.ghost_stories.cards import KIND_INCARNATION, SUMMONING, Card
from hauntings.games.ghost_stories.table import Village


def lays_out(g: Village) -> None:
    """BS §2.2-10."""
    lays_boards(g)
    lays_catacombs(g)
    deals_curses(g)
    deals_mantras(g)
    builds_deck(g)


def lays_boards(g: Village) -> None:
    """BS §2.2, §2.4: either side of both boards; a ladder on every cell."""
    secret = secret_of(g)
    side: str = g.rules.chosen["wu_feng_board"]
    secret.wu_feng_side = g.roll(WU_FENG_BOARD, 2) if side == "random" else SIDE_A if side == "a" else SIDE_B
    below: str = g.rules.chosen["catacomb_board"]
    secret.catacomb_side = g.roll(CATACOMB_BOARD, 2) if below == "random" else int(below) - 1
    secret.ladders = [1] * CELLS
    hands: list[list[Card]] = [[] for _ in range(g.seats)]
    secret.incarnation_hand = hands


def lays_catacombs(g: Village) -> None:
    """BS §2.3: one set for each Taoist, face down, a token of each per cell, set 1 at the bottom."""
    stacks: list[list[i64]] = [[] for _ in range(CELLS)]
    for number in range(taoist_count(g)):
        tokens = shuffled(g, CATACOMB_TOKENS, TOKEN_SETS[number])
        for cell in range(CELLS):
            stacks[cell].append(tokens[cell])
    secret_of(g).stacks = stacks


def deals_mantras(g: Village) -> None:
    """BS §2.6: 3, 2 and 1 face up of the levels 2 to 4; the rest are three face-down piles."""
    secret = secret_of(g)
    piles: list[list[i64]] = []
    for level in range(2, 5):
        mantras: list[i64] = [mantra for mantra in g.rules.blood_mantras_in_game if MANTRA_LEVEL[mantra] == level]
        piles.append(shuffled(g, MANTRAS_SHUFFLED, mantras))
    shown: list[i64] = []
    for slot_level in SLOT_LEVEL:
        shown.append(piles[slot_level - 2].pop())
    secret.blood_mantras = shown
    secret.blood_piles = piles


def builds_deck(g: Village) -> None:
    """BS §2.9-10: Summoning cards stand where the base game puts incarnations; those make a deck of their own."""
    secret = secret_of(g)
    kind = g.cards.kind
    pool: list[Card] = [card for card in g.deck + g.unused if kind[card] == KIND_INCARNATION]
    pool.sort()
    g.deck = [SUMMONING if kind[card] == KIND_INCARNATION else card for card in g.deck]
    g.unused = [card for card in g.unused if kind[card] != KIND_INCARNATION]
    secret.incarnation_deck = shuffled(g, INCARNATIONS_SHUFFLED, pool)

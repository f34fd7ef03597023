"""A village with the catacombs under it as a test wants it: `secret(...)` rests in the active Taoist's Yang menu.

Boards, tiles, ghosts and decks are written as in the base game's `village`; the Calligrapher lies in the place of the
Herbalist (2). The last seat is Wu-Feng's. Catacomb board 1 has red, blue, green / yellow, black, yellow / green, blue,
red cells and its entrances at 0 and 8. Stacks are written `4=urn,dirt` (cell, bottom first; `4=-` is an empty one);
tokens that have no cell left count as found. Curses and Mantras go by their numbers: `pyramid="1:3"` is curse 3 on
space 1, `mantras` fill the six slots, `blood="2.1:1"` puts 1 Qi on the first Mantra of level 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.games.ghost_stories.black_secret.cards import (
    CURSES_DRAWN,
    DEMON_NAMES,
    MANTRA_LEVEL,
    SUMMONING,
    TOKEN_NAMES,
    TOKEN_SETS,
    TOKEN_TYPES,
    is_skeleton,
)
from hauntings.games.ghost_stories.black_secret.notation import slot_word
from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.black_secret.table import Secret, secret_of
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import BOARD_NAMES, PLACES, Place
from hauntings.games.ghost_stories.table import Village
from tests.scenes.ghost_stories.village import Pieces, Scene

TOKENS = [name.lower().replace(" ", "-") for name in TOKEN_NAMES]


class SecretScene(Scene):
    """A village with a secret, and a script."""

    box: ClassVar[Box] = BOX

    @property
    def s(self) -> Secret:
        return secret_of(self.g)

    def demons(self) -> str:
        """Demons in play as `Seeker:0`."""
        return " ".join([f"{DEMON_NAMES[d]}:{cell}" for d, cell in enumerate(self.s.demons) if cell >= 0])

    def blood(self) -> str:
        """Qi on Mantras as `2.1:1`."""
        return " ".join([f"{slot_word(slot)}:{qi}" for slot, qi in enumerate(self.s.blood_qi) if qi])

    def missing_ladders(self) -> str:
        return " ".join([str(cell) for cell in range(9) if not self.s.ladders[cell]])

    def hand(self) -> list[int]:
        return [int(card) for card in self.s.incarnation_hand[-1]]


@dataclass(kw_only=True)
class SecretPieces(Pieces):
    """A deck that ends in 0 is whole; else ten ghosts, a Summoning card and two ghosts follow."""

    discards: str = ""
    tiles: str = "0 1 11 3 4 5 6 7 8"
    side: str = "a"
    catacomb: int = 1
    demons: str = ""
    shadow: int = -1
    no_ladders: str = ""
    stacks: str = ""
    found: str = ""
    knocked_down: str = ""
    curses: str = "1 3 5 7 8"
    pyramid: str = ""
    mantras: str = "1 3 7 11 13 17"
    blood: str = ""
    hand: str = ""
    incarnations: str = ""
    unscored: str = ""
    mantra_on: int = 0
    loaded: dict[str, Any] | None = None

    def lie_on(self, g: Village) -> None:
        self.at = above_and_below(self.at)
        super().lie_on(g)
        s = secret_of(g)
        s.wu_feng_side = 0 if self.side == "a" else 1
        s.catacomb_side = self.catacomb - 1
        lays_below(g, self.demons, self.shadow, self.no_ladders, self.knocked_down)
        if self.mantra_on:
            g.mantra = self.mantra_on
        lays_stacks(g, self.stacks, self.found)
        lays_curses(g, self.curses, self.pyramid)
        lays_mantras(g, self.mantras, self.blood)
        if "Qi:" not in self.supply:
            g.qi_supply -= sum(s.blood_qi)
        lays_incarnations(g, self.hand, self.incarnations, self.unscored)

    def lays_deck(self, g: Village) -> None:
        g.discards = cards(self.discards)
        lays_deck(g, self.deck, self.exorcised)

    def script(self, g: Village) -> dict[str, Any]:
        return {**super().script(g), **(self.loaded or {})}


def secret(**pieces: Any) -> SecretScene:
    """Lay the position."""
    return SecretScene(*SecretPieces(**pieces).laid(BOX, beside=1))


def cards(numbers: str) -> list[Card]:
    """Cards written by their numbers."""
    return [Card(int(number)) for number in numbers.split()]


def above_and_below(at: str) -> str:
    """`Nb4` is the cell under tile 4."""
    return " ".join([word if word[1] != "b" else f"{word[0]}{int(word[2:]) + PLACES}" for word in at.split()])


def lays_below(g: Village, demons: str, shadow: int, no_ladders: str, knocked_down: str) -> None:
    s = secret_of(g)
    homes = {name: int(cell) for name, _, cell in [word.partition(":") for word in demons.split()]}
    s.demons = [homes.get(name, -1) for name in DEMON_NAMES[:3]]
    s.shadow = Place(shadow)
    s.ladders = [0 if str(cell) in no_ladders.split() or g.haunted[cell] else 1 for cell in range(PLACES)]
    s.knocked_down = [1 if name in knocked_down.split() else 0 for name in BOARD_NAMES]
    s.skeletons = 3 - len([card for card in g.ghost if is_skeleton(card) and card <= 104])


def lays_stacks(g: Village, stacks: str, found: str) -> None:
    """The written stacks; the other cells take what is left of each set, dirt last."""
    sets = g.seats - 1
    written: dict[int, list[int]] = {}
    for word in stacks.split():
        name, _, pile = word.partition("=")
        written[int(name)] = [TOKENS.index(t) for t in pile.split(",")] if pile != "-" else []
    piles: list[list[i64]] = [[] for _ in range(9)]
    s = secret_of(g)
    gone: list[i64] = []
    for number in range(sets):
        pool = TOKEN_SETS[number][::-1]
        if number == 0:
            for name in found.split():
                pool.remove(TOKENS.index(name))
                gone.append(TOKENS.index(name))
        for cell, tokens in written.items():
            if len(tokens) > number:
                pool.remove(tokens[number])
                piles[cell].append(tokens[number])
        for cell in range(9):
            if cell not in written:
                piles[cell].append(pool.pop())
        gone.extend([number * TOKEN_TYPES + token for token in pool])
    s.stacks = piles
    s.found = gone


def lays_curses(g: Village, curses: str, pyramid: str) -> None:
    s = secret_of(g)
    s.curses_up = sorted([int(curse) for curse in curses.split()])
    row: list[i64] = [0] * 10
    for word in pyramid.split():
        space, _, number = word.partition(":")
        row[int(space) - 1] = int(number)
    s.pyramid = row
    down: list[list[i64]] = []
    left: list[list[i64]] = []
    for level in range(1, 5):
        out = [*s.curses_up, *row]
        pool = [c for c in g.rules.curses_in_game if g.cards.curse_level[c] == level and c not in out]
        shown = level == 1 or any([g.cards.curse_level[c] == level for c in out if c])
        count = 0 if shown else CURSES_DRAWN[level - 1]
        down.append(pool[:count])
        left.append(pool[count:])
    s.curses_down = down
    s.curses_left = left


def lays_mantras(g: Village, mantras: str, blood: str) -> None:
    s = secret_of(g)
    s.blood_mantras = [int(mantra) for mantra in mantras.split()]
    amounts = {word.partition(":")[0]: int(word.partition(":")[2]) for word in blood.split()}
    s.blood_qi = [amounts.get(slot_word(slot), 0) for slot in range(6)]
    s.blood_piles = [
        [m for m in g.rules.blood_mantras_in_game[::-1] if MANTRA_LEVEL[m] == level and m not in s.blood_mantras]
        for level in range(2, 5)
    ]


def lays_deck(g: Village, deck: str, exorcised: int) -> None:
    written = cards(deck)
    used = [card for card in [*g.ghost, *g.discards, *written] if card]
    rest = [card for card in g.rules.ghosts if card not in used]
    whole = written if written and written[-1] == 0 else [*written, *rest[:10], SUMMONING, *rest[10:12]]
    whole = [card for card in whole if card]
    g.deck = whole[::-1]
    g.deck_seen = [1 << int(g.seats - 1) if g.cards.is_incarnation(card) else 0 for card in g.deck]
    g.unused = [card for card in g.rules.ghosts if card not in [*g.deck, *g.ghost, *g.discards]]
    g.undefeated = len([card for card in [*g.deck, *g.ghost] if g.cards.is_incarnation(card) or card == SUMMONING])
    g.exorcised = exorcised


def lays_incarnations(g: Village, hand: str, incarnations: str, unscored: str) -> None:
    s = secret_of(g)
    held = sorted(cards(hand))
    top = cards(incarnations)
    used = [*held, *top, *g.deck, *g.ghost, *g.discards]
    rest = [card for card in g.rules.incarnations if card not in used]
    empty = top == [0]
    s.incarnation_deck = [] if empty else [*rest, *top[::-1]]
    if empty:  # the others are exorcised, far from this scene
        g.discards = [*g.discards, *rest]
    hands: list[list[Card]] = [[] for _ in range(g.seats)]
    hands[-1] = held
    s.incarnation_hand = hands
    s.unscored = cards(unscored)

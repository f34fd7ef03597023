"""What the coming Yin phase of a board can cost, exactly, from a view (GS §4.1): Qi, hauntings, defeat.

The engine itself plays the phase over every fall of the Curse die and every card that may come; cards that do the
same are counted together. Where the group decides, it decides for the least loss: chance of defeat first, then
haunted tiles, then Qi.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.codec import encode
from hauntings.engine.table import NOBODY, RUNNING, Effect
from hauntings.engine.view import HIDDEN, View
from hauntings.games.ghost_stories.base.arrival import BringGhost
from hauntings.games.ghost_stories.base.curse import RerollCurse, RollCurseDie
from hauntings.games.ghost_stories.base.turn import GHOST_ARRIVES, GHOSTS_ACT, OVERRUN
from hauntings.games.ghost_stories.cards import (
    BLACK,
    BLOCK_ALL_POWERS,
    BLOCK_POWER,
    CARD_COLOUR,
    CARD_KIND,
    CURSE_DIE,
    CURSE_FACES,
    GREEN,
    HAUNT_TILE,
    KIND_INCARNATION,
    LEFT,
    LOSE_QI,
    SUMMON_GHOST,
    UNCATCHABLE,
)
from hauntings.games.ghost_stories.geometry import BOARDS
from hauntings.games.ghost_stories.questions import DISCARD_TAO, PLACE_GHOST
from hauntings.games.ghost_stories.setup import BOX, NO_DICE
from hauntings.games.ghost_stories.standing import haunted_count, power_works
from hauntings.games.ghost_stories.table import NONE, ON, Village
from hauntings.games.ghost_stories.view import incarnations_in_box, open_cards

Cost = tuple[bool, int, int]  # defeat, tiles haunted, Qi lost by Taoists and neutral boards
Odds = dict[Cost, Fraction]


class OneRoll(Dice):
    """The next roll falls so."""

    def __init__(self, face: i64) -> None:
        self.face: Final[i64] = face

    def draw(self, stream: i64, n: i64, faces: i64) -> i64:
        return self.face


class YinOdds:
    """The exact distribution of what a Yin phase costs."""

    def __init__(self, odds: Odds) -> None:
        self.odds: Final = odds

    def defeat(self) -> Fraction:
        return sum([chance for cost, chance in self.odds.items() if cost[0]], Fraction(0))

    def haunted(self) -> Fraction:
        """Expected number of tiles haunted."""
        return sum([cost[1] * chance for cost, chance in self.odds.items()], Fraction(0))

    def qi(self) -> Fraction:
        """Expected number of Qi lost."""
        return sum([cost[2] * chance for cost, chance in self.odds.items()], Fraction(0))


def yin_odds(view: View, board: int = -1) -> YinOdds:
    """What the Yin phase of a board would cost now (default: of the next board in turn)."""
    g = BOX.from_view(view, NO_DICE)
    assert isinstance(g, Village)
    g.deck = view["deck"]
    g.active = board if board >= 0 else (g.active + 1) % 4
    return YinOdds(Explorer(g, view["deck_kind"]).of_phase())


class Explorer:
    """Plays one Yin phase over all chance, deciding for the least loss."""

    def __init__(self, g: Village, kinds: list[int]) -> None:
        self.start: Final = g
        self.kinds: Final = kinds  # of the deck's slots, the top last
        self.qi: Final = int(sum(g.qi))
        self.haunted: Final = int(haunted_count(g))
        self.green: Final = bool(g.colour[g.active] == GREEN)
        self.ghosts: Final = [int(card) for card in g.rules.ghosts]
        self.incarnations: Final = [int(card) for card in incarnations_in_box(g)]
        self.looked_at: Final = {int(card) for card in g.deck if card != HIDDEN}  # known, though still in the deck
        self.sorts: Final = {card: alike(card, self.green) for card in self.ghosts + self.incarnations}
        self.known: Final[dict[str, Odds]] = {}

    def of_phase(self) -> Odds:
        g = self.start.clone()
        g.asked = NOBODY
        g.drawn = 0
        g.skips = ON
        g.borrowed = 0
        g.thrown = NONE
        g.stack = [GHOST_ARRIVES, OVERRUN, GHOSTS_ACT]
        return self.explore(g)

    def explore(self, g: Village) -> Odds:
        """Resolve until chance or a choice branches."""
        while g.outcome == RUNNING and g.asked == NOBODY and len(g.stack) > 0:
            effect = g.stack[-1]
            if isinstance(effect, BringGhost) and 0 in g.ghost and len(g.deck) > 0 and g.deck[-1] == HIDDEN:
                return self.remembered(g)
            if isinstance(effect, RollCurseDie):
                return self.remembered(g)
            g.stack.pop()
            effect.resolve(g)
        if g.outcome != RUNNING or g.asked == NOBODY:
            cost = (g.outcome != RUNNING, int(haunted_count(g)) - self.haunted, self.qi - int(sum(g.qi)))
            return {cost: Fraction(1)}
        return self.decide(g)

    def remembered(self, g: Village) -> Odds:
        """A chance point, looked up if the same was met before."""
        key = self.key_of(g)
        if key not in self.known:
            effect = g.stack.pop()
            self.known[key] = self.draw(g, effect) if isinstance(effect, BringGhost) else self.roll(g, effect)
        return self.known[key]

    def key_of(self, g: Village) -> str:
        """All that the rest of the phase depends on. Where on a board a ghost lies does not matter, nor which tile is
        haunted (each haunting costs one tile, and the last one the game), nor which of the other boards is which."""
        left: list[dict[tuple[int, ...], int]] = [{}, {}, {}, {}, {}, {}]
        for card in self.unseen(g, 0):
            sort = self.sorts[card]
            counts = left[sort[0]]
            counts[sort[1:]] = counts.get(sort[1:], 0) + 1
        others: list[str] = []
        own = ""
        for board in range(BOARDS):
            free = [space for space in range(board * 3, board * 3 + 3) if g.ghost[space] == 0]
            state = (len(free), sum([g.buddha[space] for space in free]), sorted(left[g.colour[board]].items()))
            if board == g.active:
                own = repr(state)
            else:
                others.append(repr(state))
        works = power_works(g, g.active) if self.green else True
        stack = [encode(effect) for effect in g.stack]
        rest = (sorted(left[BLACK].items()), works, haunted_count(g), g.qi, g.deck[-1:], len(g.deck), g.skips)
        return repr((stack, own, sorted(others), rest))

    def roll(self, g: Village, effect: Effect[Any]) -> Odds:
        total: Odds = {}
        for face in range(CURSE_FACES):
            copy = g.clone()
            copy.dice = OneRoll(face)
            effect.resolve(copy)
            if copy.rolled == g.rolled:  # it never rolls (GS r26)
                return self.explore(copy)
            add(total, self.explore(copy), Fraction(1, CURSE_FACES))
        return total

    def draw(self, g: Village, effect: Effect[Any]) -> Odds:
        """The top card is any unseen one of its kind with the same chance; cards alike are drawn together."""
        pool = self.unseen(g, self.kinds[len(g.deck) - 1])
        groups: dict[tuple[int, ...], list[int]] = {}
        for card in pool:
            groups.setdefault(self.sorts[card], []).append(card)
        total: Odds = {}
        for cards in groups.values():
            copy = g.clone()
            copy.deck = [*g.deck[:-1], cards[0]]
            effect.resolve(copy)
            add(total, self.explore(copy), Fraction(len(cards), len(pool)))
        return total

    def unseen(self, g: Village, kind: int) -> list[int]:
        seen = {int(card) for card in open_cards(g)} | self.looked_at
        cards = self.incarnations if kind == KIND_INCARNATION else self.ghosts
        return [card for card in cards if card not in seen]

    def decide(self, g: Village) -> Odds:
        """The option with the least loss."""
        best: Odds = {}
        for token in self.different(g):
            found = self.answered(g, token)
            if not best or loss(found) < loss(best):
                best = found
        return best

    def safest(self, g: Village) -> int:
        """The token that `decide` would take: for simulations that follow the same policy."""
        best: Odds = {}
        chosen = -1
        for token in self.different(g):
            found = self.answered(g, token)
            if not best or loss(found) < loss(best):
                best = found
                chosen = token
        return chosen

    def answered(self, g: Village, token: int) -> Odds:
        choice = g.choice
        if isinstance(choice, RerollCurse) and token == 1:
            total: Odds = {}
            for face in range(CURSE_FACES):
                copy = g.clone()
                copy.dice = OneRoll(face)
                copy.answer(token)
                add(total, self.explore(copy), Fraction(1, CURSE_FACES))
            return total
        copy = g.clone()
        copy.answer(token)
        return self.explore(copy)

    def different(self, g: Village) -> list[int]:
        """Options that may differ in what the phase costs: not which token is discarded, nor which of the spaces of a
        board a ghost takes, a Buddha's space apart."""
        if g.kind == DISCARD_TAO:
            return [int(g.options[0])]
        if g.kind != PLACE_GHOST:
            return [int(token) for token in g.options]
        found: list[int] = []
        seen: list[tuple[int, int]] = []
        for token in g.options:
            sort = (int(token - 1) // 3, int(g.buddha[token - 1]))
            if sort not in seen:
                seen.append(sort)
                found.append(int(token))
        return found


def alike(card: int, green: bool) -> tuple[int, ...]:
    """Cards of one sort cost the same in the phase in which they come: board, kind and what of the left stone can
    still matter. A held die or a lock cannot; a blocked power only if the active board's is green (GS §16.1)."""
    sort = [int(CARD_COLOUR[card]), int(CARD_KIND[card]), 1 if card == UNCATCHABLE else 0]
    for ability in LEFT[card]:
        if ability in COSTS or (green and ability in BLOCKS):
            sort.append(int(ability))
    return tuple(sort)


COSTS: Final[list[i64]] = [SUMMON_GHOST, LOSE_QI, HAUNT_TILE, CURSE_DIE]
BLOCKS: Final[list[i64]] = [BLOCK_POWER, BLOCK_ALL_POWERS]


def add(total: Odds, part: Odds, weight: Fraction) -> None:
    for cost, chance in part.items():
        total[cost] = total.get(cost, Fraction(0)) + weight * chance


def loss(odds: Odds) -> tuple[Fraction, Fraction, Fraction]:
    """What the group minds: defeat, then hauntings, then Qi."""
    found = YinOdds(odds)
    return (found.defeat(), found.haunted(), found.qi())

"""What the coming Yin phase of a board can cost, exactly, from a view (GS §4.1): Qi, hauntings, defeat.

The engine itself plays the phase over every fall of the Curse die and every card that may come; cards that do the
same are counted together. Where the group decides, it decides for the least loss: chance of defeat first, then
haunted tiles, then Qi.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice
from hauntings.engine.table import NOBODY, RUNNING, Effect
from hauntings.engine.view import HIDDEN, View
from hauntings.games.ghost_stories.base.arrival import BringGhost
from hauntings.games.ghost_stories.base.curse import RerollCurse, RollCurseDie
from hauntings.games.ghost_stories.base.turn import GHOST_ARRIVES, GHOSTS_ACT, OVERRUN
from hauntings.games.ghost_stories.cards import CURSE_FACES
from hauntings.games.ghost_stories.questions import DISCARD_TAO, PLACE_GHOST
from hauntings.games.ghost_stories.standing import haunted_count
from hauntings.games.ghost_stories.table import NONE, ON, VILLAGE_FALLEN, Village
from hauntings.games.ghost_stories.yin_alike import Alike, Sort

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

    def by_number(self, what: int) -> list[Fraction]:
        """The chance of 0, 1, 2... tiles haunted (what = 1) or Qi lost (what = 2)."""
        numbers = [int(cost[what]) for cost in self.odds]
        found = [Fraction(0)] * (max(numbers) + 1)
        for cost, chance in self.odds.items():
            found[int(cost[what])] += chance
        return found


def yin_odds(box: Box, view: View, board: int = -1, most: int = 0) -> YinOdds:
    """What the Yin phase of a board would cost now (default: of the next board in turn). `most`: give up with a
    TooMany after so many points of chance."""
    g = box.from_view(view, Dice())
    assert isinstance(g, Village)
    g.deck = view["deck"][:]
    g.active = board if board >= 0 else (g.active + 1) % 4
    return YinOdds(Explorer(g, view["deck_kind"], most).of_phase())


class TooMany(Exception):
    """The phase can go more ways than one wants to wait for: a green Taoist just before an incarnation."""


class Explorer:
    """Plays one Yin phase over all chance, deciding for the least loss."""

    def __init__(self, g: Village, kinds: list[int], most: int = 0) -> None:
        self.most: Final = most
        self.start: Final = g
        self.kinds: Final = kinds  # of the deck's slots, the top last
        self.qi: Final = int(sum(g.qi))
        self.haunted: Final = int(haunted_count(g))
        self.looked_at: Final = {int(card) for card in g.deck if card != HIDDEN}  # known, though still in the deck
        self.alike: Final = Alike(g, kinds)
        self.known: Final[dict[tuple[object, ...], Odds]] = {}

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
        if g.outcome == RUNNING and g.asked != NOBODY:
            return self.decide(g)
        haunted = int(haunted_count(g))
        if g.outcome == VILLAGE_FALLEN:  # as bad as the last tile
            haunted = int(g.rules.haunted_tiles_that_lose)
        return {(g.outcome != RUNNING, haunted - self.haunted, self.qi - int(sum(g.qi))): Fraction(1)}

    def remembered(self, g: Village) -> Odds:
        """A chance point, looked up if the same was met before."""
        key = self.alike.key(g)
        if key not in self.known:
            if 0 < self.most <= len(self.known):
                raise TooMany
            effect = g.stack.pop()
            self.known[key] = self.draw(g, effect) if isinstance(effect, BringGhost) else self.roll(g, effect)
        return self.known[key]

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
        pool = self.alike.pool(g, self.kinds[len(g.deck) - 1], self.looked_at)
        sorts = self.alike.sorts[self.alike.level(g)]
        groups: dict[Sort, list[int]] = {}
        for card in pool:
            groups.setdefault(sorts[card], []).append(card)
        total: Odds = {}
        for cards in groups.values():
            copy = g.clone()
            copy.deck = [*g.deck[:-1], cards[0]]
            effect.resolve(copy)
            add(total, self.explore(copy), Fraction(len(cards), len(pool)))
        return total

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
        """Options that may differ in what the phase costs: not which token is discarded, nor spaces that are alike."""
        if g.kind == DISCARD_TAO:
            return [int(g.options[0])]
        if g.kind != PLACE_GHOST:
            return [int(token) for token in g.options]
        found: dict[Sort, int] = {}
        for token in g.options:
            found.setdefault(self.alike.place_sort(g, int(token) - 1), int(token))
        return list(found.values())


def add(total: Odds, part: Odds, weight: Fraction) -> None:
    for cost, chance in part.items():
        total[cost] = total.get(cost, Fraction(0)) + weight * chance


def loss(odds: Odds) -> tuple[Fraction, Fraction, Fraction]:
    """What the group minds: defeat, then hauntings, then Qi."""
    found = YinOdds(odds)
    return (found.defeat(), found.haunted(), found.qi())

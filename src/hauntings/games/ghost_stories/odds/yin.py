"""What the coming Yin phase of a board can cost, exactly, from a view (GS §4.1): Qi, hauntings, defeat.

The engine itself plays the phase over every fall of the Curse die and every card that may come; cards that do the
same are counted together. Where the group decides, it decides for the least loss: chance of defeat first, then
haunted tiles, then Qi, then the rest. With expansions cards that come are counted, and what they do is left aside; what
else an expansion hides or leaves aside stands in its YinPart.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.codec import encode
from hauntings.engine.table import NOBODY, RUNNING, Effect
from hauntings.engine.view import HIDDEN, Field, View
from hauntings.games.ghost_stories.base.arrival import BringGhost
from hauntings.games.ghost_stories.base.curse import RerollCurse, RollCurseDie
from hauntings.games.ghost_stories.base.turn import GHOST_ARRIVES, GHOSTS_ACT, OVERRUN
from hauntings.games.ghost_stories.cards import CURSE_FACES, NO_CARD
from hauntings.games.ghost_stories.geometry import CLOCKWISE, Board, known_board
from hauntings.games.ghost_stories.odds.yin_alike import Alike, Apart, Sort, Sorts, all_said
from hauntings.games.ghost_stories.odds.yin_part import TooMany, Way, YinPart
from hauntings.games.ghost_stories.odds.yin_rolls import UNFORESEEN, Falls, Rolls
from hauntings.games.ghost_stories.odds.yin_whole import Whole, in_question, slots_of
from hauntings.games.ghost_stories.questions import DISCARD_TAO, PLACE_GHOST, space_in
from hauntings.games.ghost_stories.standing import haunted_count
from hauntings.games.ghost_stories.table import NONE, ON, VILLAGE_FALLEN, Village

Cost = tuple[int, ...]  # defeat, tiles haunted, Qi lost by Taoists and neutral boards, then what expansions count
Odds = dict[Cost, Fraction]
# places in a cost
HAUNTED: Final = 1
QI: Final = 2
CARDS: Final = 3  # with expansions: cards that are drawn and left aside; then what each part counts

NEXT: Final = -1  # instead of a board: the next in turn
RESOLVE: Final = -1  # instead of a token: what lies on top of the stack
NO_PARTS: Final[list[YinPart]] = []


class YinOdds:
    """The exact distribution of what a Yin phase costs."""

    def __init__(self, odds: Odds) -> None:
        self.odds: Final = odds

    def defeat(self) -> Fraction:
        return sum([chance for cost, chance in self.odds.items() if cost[0]], Fraction(0))

    def by_number(self, what: int) -> list[Fraction]:
        """The chance of 0, 1, 2... tiles haunted (what = HAUNTED), Qi lost (QI), cards drawn (CARDS) and so on."""
        numbers = [int(cost[what]) for cost in self.odds]
        found = [Fraction(0)] * (max(numbers) + 1)
        for cost, chance in self.odds.items():
            found[int(cost[what])] += chance
        return found


def yin_odds(box: Box, view: View, board: i64 = NEXT, most: int = 0, parts: list[YinPart] = NO_PARTS) -> YinOdds:
    """What the Yin phase of a board would cost now (default: of the next board in turn). `most`: give up with a
    TooMany after so many points of chance. `parts`: those of the expansions in the box."""
    g = start_of(box, view, parts)
    if board != NEXT:
        known_board(board)
    g.active = CLOCKWISE[g.active] if board == NEXT else Board(board)
    return YinOdds(Explorer(g, view["deck_kind"], box.fields, most, parts).of_phase())


def start_of(box: Box, view: View, parts: list[YinPart]) -> Village:
    """The table as far as the view tells."""
    g = box.from_view(view, UNFORESEEN)
    assert isinstance(g, Village)
    g.deck = view["deck"][:]
    if len(parts) > 0:
        g.deck = slots_of(g.cards, view)
    for part in parts:
        part.begins(g, view)
    return g


class Explorer:
    """Plays one Yin phase over all chance, deciding for the least loss."""

    def __init__(
        self, g: Village, kinds: list[int], fields: list[Field], most: int = 0, parts: list[YinPart] = NO_PARTS
    ) -> None:
        self.most: Final = most
        self.parts: Final = parts
        self.start: Final = g
        self.qi: Final = int(sum(g.qi))
        self.haunted: Final = int(haunted_count(g))
        self.looked_at: Final = {card for card in g.deck if card != HIDDEN}  # known, though still in the deck
        self.alike: Final[Sorts] = sorts_of(g, kinds, fields, parts)
        self.known: Final[dict[tuple[object, ...], Odds]] = {}
        self.may_roll: Final = any([not part.says_all() for part in parts])  # beyond the Curse die

    def of_phase(self) -> Odds:
        return self.explore(begun(self.start))

    def explore(self, g: Village) -> Odds:
        """Resolve until chance or a choice branches."""
        while g.outcome == RUNNING and g.asked == NOBODY and len(g.stack) > 0:
            effect = g.stack[-1]
            aside = False
            for part in self.parts:
                if not aside:
                    ways = part.ways(g, effect)
                    if len(ways) > 0:
                        return self.remembered(g, ways)
                    aside = part.aside(g, effect)
            if aside:
                continue
            if isinstance(effect, RollCurseDie) or draws_unseen(g, effect):
                return self.remembered(g, [])
            before = g.clone() if self.may_roll else g
            g.stack.pop()
            try:
                effect.resolve(g)
            except Rolls as roll:
                return self.unforeseen(before, roll.faces)
        if g.outcome == RUNNING and g.asked != NOBODY:
            return self.decide(g)
        return {self.cost(g): Fraction(1)}

    def cost(self, g: Village) -> Cost:
        haunted = int(haunted_count(g))
        if g.outcome == VILLAGE_FALLEN:  # as bad as the last tile
            haunted = int(g.rules.haunted_tiles_that_lose)
        found = [1 if g.outcome != RUNNING else 0, haunted - self.haunted, self.qi - int(sum(g.qi))]
        if len(self.parts) > 0:
            found.append(drawn_cards(self.start, g))
        for part in self.parts:
            found.extend(part.costs(self.start, g))
        return tuple(found)

    def remembered(self, g: Village, ways: list[Way]) -> Odds:
        """A chance point, looked up if the same was met before."""
        key = self.alike.key(g)
        if key not in self.known:
            self.counted()
            self.known[key] = self.of_ways(ways) if len(ways) > 0 else self.of_chance(g)
        return self.known[key]

    def counted(self) -> None:
        """One more point where the phase may go several ways."""
        if 0 < self.most <= len(self.known):
            raise TooMany

    def of_chance(self, g: Village) -> Odds:
        if isinstance(g.stack[-1], BringGhost):
            return self.drawn(g, g.stack.pop())
        return self.falling(g, RESOLVE, [], CURSE_FACES)

    def of_ways(self, ways: list[Way]) -> Odds:
        total: Odds = {}
        all_ways = sum([weight for weight, _ in ways])
        for weight, way in ways:
            add(total, self.explore(way), Fraction(weight, all_ways))
        return total

    def unforeseen(self, g: Village, faces: int) -> Odds:
        """The effect on top of the stack rolls another die than the Curse die: a rule of somebody else's expansion."""
        key = ("rolls", *self.alike.key(g))
        if key not in self.known:
            self.counted()
            self.known[key] = self.falling(g, RESOLVE, [], faces)
        return self.known[key]

    def falling(self, g: Village, token: int, fallen: list[int], faces: int) -> Odds:
        """Every fall of a die with so many faces, after those that have fallen already: in an answer, or in the
        effect on top of the stack."""
        if 0 < self.most < faces:
            raise TooMany
        total: Odds = {}
        for face in range(faces):
            copy = g.clone()
            falls = [*fallen, face]
            copy.dice = Falls(falls)
            try:
                if token == RESOLVE:
                    copy.stack.pop().resolve(copy)
                else:
                    copy.answer(token)
            except Rolls as roll:
                add(total, self.falling(g, token, falls, roll.faces), Fraction(1, faces))
                continue
            copy.dice = UNFORESEEN
            if copy.rolled == g.rolled:  # it never rolls (GS r26)
                return self.explore(copy)
            add(total, self.explore(copy), Fraction(1, faces))
        return total

    def drawn(self, g: Village, effect: Effect[Any]) -> Odds:
        """The top card is any unseen one of its kind with the same chance; cards alike are drawn together."""
        groups = self.alike.groups(g, self.looked_at)
        pool = sum([len(cards) for cards in groups])
        total: Odds = {}
        for cards in groups:
            copy = g.clone()
            copy.deck = [*g.deck[:-1], cards[0]]
            effect.resolve(copy)
            add(total, self.explore(copy), Fraction(len(cards), pool))
        return total

    def decide(self, g: Village) -> Odds:
        """The option with the least loss; first it is told apart what those who decide have seen."""
        tokens = self.different(g)
        if len(tokens) == 1:
            return self.answered(g, tokens[0])
        if len(self.parts) == 0:
            return self.best(g, tokens)
        key = (tuple(encode(g.choice)), self.alike.key(g))
        if key not in self.known:
            self.counted()
            self.known[key] = self.decided(g, tokens)
        return self.known[key]

    def decided(self, g: Village, tokens: list[int]) -> Odds:
        found = self.answered(g, tokens[0])
        if loss(found) == self.least(g):  # whatever they have seen
            return found
        for part in self.parts:
            ways = part.hidden(g)
            if len(ways) > 0:
                return self.of_ways(ways)
        return self.best(g, tokens)

    def best(self, g: Village, tokens: list[int]) -> Odds:
        """The first option with the least loss."""
        best: Odds = {}
        for token in tokens:
            found = self.answered(g, token)
            if not best or loss(found) < loss(best):
                best = found
                if loss(best) == self.least(g):
                    break
        return best

    def least(self, g: Village) -> tuple[Fraction, ...]:
        """What is lost already, and what any answer costs."""
        lost = [*minded(self.cost(g))]
        extra: list[int] = []
        for part in self.parts:
            extra.extend(part.at_least(g))
        for n, each in enumerate(extra):
            lost[CARDS + n] += each
        return tuple([Fraction(each) for each in lost])

    def answered(self, g: Village, token: int) -> Odds:
        choice = g.choice
        if isinstance(choice, RerollCurse) and token == 1:
            return self.falling(g, token, [], CURSE_FACES)
        copy = g.clone()
        try:
            copy.answer(token)
        except Rolls as roll:
            return self.falling(g, token, [], roll.faces)
        return self.explore(copy)

    def different(self, g: Village) -> list[int]:
        """Options that may differ in what the phase costs: not which token is discarded, nor spaces that are alike."""
        tokens = [int(token) for token in g.options]
        if g.kind == DISCARD_TAO:
            return tokens[:1]
        if g.kind != PLACE_GHOST:
            for part in self.parts:
                tokens = part.different(g, tokens, in_question(g, self.parts))
            return tokens
        found: dict[Sort, int] = {}
        for token in g.options:
            found.setdefault(self.alike.place_sort(g, space_in(token)), int(token))
        return list(found.values())


def sorts_of(g: Village, kinds: list[int], fields: list[Field], parts: list[YinPart]) -> Sorts:
    """What may be taken for the same: the less, the less is said of the stones in this box."""
    if len(parts) > 0:
        return Whole(parts, fields)
    return Alike(g, kinds) if all_said(g) else Apart(g, kinds, fields)


def begun(g: Village) -> Village:
    """A copy in which the Yin phase of the active board is all that is still to happen."""
    copy = g.clone()
    copy.asked = NOBODY
    copy.drawn = NO_CARD
    copy.skips = ON
    copy.borrowed = 0
    copy.thrown = NONE
    copy.stack = [GHOST_ARRIVES, OVERRUN, GHOSTS_ACT]
    return copy


def draws_unseen(g: Village, effect: Effect[Any]) -> bool:
    """A card is drawn that the seat has not seen."""
    if not isinstance(effect, BringGhost) or len(g.rules.instead_of_draw) > 0:
        return False
    return 0 in g.ghost and len(g.deck) > 0 and g.deck[-1] == HIDDEN


def drawn_cards(start: Village, g: Village) -> int:
    """Cards that have been drawn: not those that left the deck from below (WM §5.1, Li)."""
    removed = len(g.unused) - len(start.unused) + len(g.discards) - len(start.discards)
    return len(start.deck) - len(g.deck) - removed


def add(total: Odds, part: Odds, weight: Fraction) -> None:
    for cost, chance in part.items():
        total[cost] = total.get(cost, Fraction(0)) + weight * chance


def minded(cost: Cost) -> Cost:
    """What the group minds: defeat, then hauntings, then Qi, then what expansions count. Cards are only counted."""
    return (*cost[:CARDS], *cost[CARDS + 1 :])


def loss(odds: Odds) -> tuple[Fraction, ...]:
    """The expected number of each."""
    total = [Fraction(0)] * len(minded(next(iter(odds))))
    for cost, chance in odds.items():
        for place, part in enumerate(minded(cost)):
            total[place] += part * chance
    return tuple(total)

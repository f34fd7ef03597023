"""White Moon in the odds of a Yin phase (WM §5, §6): villagers that nobody has seen. What a card does as it arrives
is left out: it depends on the space it lands on, and there are too many cases."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.table import Effect
from hauntings.engine.view import HIDDEN, View
from hauntings.engine.zones import replaced, swapped_in
from hauntings.games.ghost_stories.geometry import EVERY_PLACE, Place
from hauntings.games.ghost_stories.odds.yin_part import Way, YinPart
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import LI, SHENG, SUN, VILLAGERS, XIANG, ZHOU
from hauntings.games.ghost_stories.white_moon.deaths import FamilyCurse
from hauntings.games.ghost_stories.white_moon.from_box import IncarnationComes
from hauntings.games.ghost_stories.white_moon.questions import VICTIM, WHO_GIVES_TAO
from hauntings.games.ghost_stories.white_moon.table import moon_of

TURNED_UP: Final = -2  # in a key: a villager turned up since, whose family the odds have not settled yet
COSTLY: Final = (LI, SUN, ZHOU, XIANG, SHENG)  # families whose curses do something that the odds count
CHEAP: Final = 0  # stands for all others; the incarnation of the Wu is a card that comes
LONG_DECK: Final = 20  # no phase takes so many: one that Li takes from below does not matter


class MoonYin(YinPart):
    """An unseen villager may be any of the unseen ones, each as likely: who it is matters when it dies, or when
    somebody decides who has seen it turned up."""

    def says_all(self) -> bool:
        return True

    def begins(self, g: Village, view: View) -> None:
        """A spectator is told only the tops."""
        stacks: list[list[i64]] = [stack[:] for stack in view["villagers"]]
        for place, family in enumerate(view["tops"]):
            if family != 0:
                stacks[place][-1] = family
        moon_of(g).villagers = stacks

    def aside(self, g: Village, effect: Effect[Any]) -> bool:
        if isinstance(effect, IncarnationComes):
            if len(g.rules.instead_of_incarnation) > 0:
                return False
            g.stack.pop()
            return True
        return super().aside(g, effect)

    def ways(self, g: Village, effect: Effect[Any]) -> list[Way]:
        """The curse of one who died before anybody had seen him."""
        if isinstance(effect, FamilyCurse) and effect.family == HIDDEN:
            return dead_ones(g, len(g.stack) - 1)
        return []

    def hidden(self, g: Village) -> list[Way]:
        """A villager who has died since, was turned up, or was known and is covered again."""
        for n, effect in enumerate(g.stack):
            if isinstance(effect, FamilyCurse) and effect.family == HIDDEN:
                return dead_ones(g, n)
        m = moon_of(g)
        found: list[Way] = []
        for place in EVERY_PLACE:
            for level, family in enumerate(m.villagers[place]):
                if family == HIDDEN and m.villagers_seen[place][level] != 0:
                    for each, count in unseen(g):
                        copy = g.clone()
                        stack = replaced(m.villagers[place], level, each)
                        moon_of(copy).villagers = swapped_in(m.villagers, place, stack)
                        found.append((count, copy))
                    return found
        return found

    def different(self, g: Village, tokens: list[int], places: list[Place]) -> list[int]:
        if g.kind == WHO_GIVES_TAO:
            return tokens[:1]
        if g.kind != VICTIM:
            return tokens
        found: list[int] = []
        met: list[tuple[int, ...]] = []
        for sort in (CHEAP, *COSTLY, TURNED_UP, HIDDEN):  # who costs least dies first
            for token in tokens:
                place = place_in(token)
                stack = stack_sort(g, place)
                where = (token if place in places else 0, *stack)
                if stack[-1] == sort and where not in met:
                    met.append(where)
                    found.append(token)
        return found or tokens

    def touched(self, effect: Effect[Any]) -> list[Place]:
        """Sheng haunts the tile of the dead (WM §5.1)."""
        if isinstance(effect, FamilyCurse) and (effect.family == SHENG or effect.family == HIDDEN):
            return [effect.place]
        return []

    def at_least(self, g: Village) -> list[int]:
        return [1 if g.kind == VICTIM else 0]

    def key(self, g: Village, places: list[Place]) -> tuple[object, ...]:
        m = moon_of(g)
        near = [stack_sort(g, place) for place in places]
        far = sorted([stack_sort(g, place) for place in EVERY_PLACE if place not in places])
        return (tuple(near), tuple(far), tuple(sorted([sort_of(g, each) for each in m.graveyard])), int(m.su_ling))

    def counts(self) -> list[str]:
        return ["villagers"]

    def costs(self, start: Village, g: Village) -> list[int]:
        """Villagers dead."""
        return [len(moon_of(g).graveyard) - len(moon_of(start).graveyard)]


def dead_ones(g: Village, n: int) -> list[Way]:
    """Every family of which the dead one may be whose curse lies there on the stack."""
    found: list[Way] = []
    effect = g.stack[n]
    assert isinstance(effect, FamilyCurse)
    graveyard = moon_of(g).graveyard
    for family, count in unseen(g):
        copy = g.clone()
        moon_of(copy).graveyard = replaced(graveyard, graveyard.index(HIDDEN), family)
        copy.stack[n] = FamilyCurse(family, effect.place)
        found.append((count, copy))
    return found


def sort_of(g: Village, family: i64) -> int:
    """Families whose curses cost the same."""
    if family == LI:
        return int(family) if len(g.deck) < LONG_DECK else CHEAP
    return int(family) if family == HIDDEN or family in COSTLY else CHEAP


def stack_sort(g: Village, place: Place) -> tuple[int, ...]:
    """The villagers at a place as far as they matter, the top one last."""
    m = moon_of(g)
    found: list[int] = []
    for level, family in enumerate(m.villagers[place]):
        seen = family == HIDDEN and m.villagers_seen[place][level] != 0
        found.append(TURNED_UP if seen else sort_of(g, family))
    return tuple(found)


def unseen(g: Village) -> list[tuple[int, int]]:
    """Villagers that have not been seen, or not been told apart: one of each sort, and how many there are."""
    m = moon_of(g)
    left = VILLAGERS[:]
    known = m.shelter + m.graveyard
    for stack in m.villagers:
        known = known + stack
    for family in known:
        if family != HIDDEN:
            left.remove(family)
    one: dict[int, int] = {}
    count: dict[int, int] = {}
    for family in left:
        sort = sort_of(g, family)
        one.setdefault(sort, int(family))
        count[sort] = count.get(sort, 0) + 1
    return [(one[sort], count[sort]) for sort in one]

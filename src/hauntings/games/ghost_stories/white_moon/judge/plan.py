"""The Yang phase with White Moon as a plan: lead villagers to the Portal, rescue them, lay crystals, use artifacts,
on top of the base team's plan (`judge/plan.py` beside the village)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.zones import swapped_in
from hauntings.games.ghost_stories.base.deeds import why_not_help
from hauntings.games.ghost_stories.cards import BLACK, CEMETERY, HERBALISTS_SHOP, ROW
from hauntings.games.ghost_stories.geometry import FACED, STEPS, Board, Place, Space
from hauntings.games.ghost_stories.judge.help import best_token, help_worth
from hauntings.games.ghost_stories.judge.odds import HITS, cost_of
from hauntings.games.ghost_stories.judge.plan import NEVER, Plan
from hauntings.games.ghost_stories.judge.worth import CURSE, LIFE, QI_2, SPEND, WEIGHTS
from hauntings.games.ghost_stories.standing import silenced, white_counts
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import CORNER_AT, CRYSTALS, DIVINE_SWORD, KUNG_FU_SCHOOL
from hauntings.games.ghost_stories.white_moon.judge.worth import (
    CRYSTAL,
    LAID,
    LAST_LAID,
    MOON_WEIGHTS,
    SHEPHERD,
    all_peril,
    death_costs,
    moonlight,
    promise,
    prospect,
    rescue_worth,
    steps_to_portal,
)
from hauntings.games.ghost_stories.white_moon.questions import DEAD_FAMILY
from hauntings.games.ghost_stories.white_moon.school import school_colours, school_targets
from hauntings.games.ghost_stories.white_moon.standing import crystals_placed, has_room, holder, portal_open, top
from hauntings.games.ghost_stories.white_moon.table import Moon, moon_of
from hauntings.games.ghost_stories.white_moon.tiles import who_may_return
from hauntings.games.ghost_stories.why import CAN

DEAR: Final = 0.8  # ghosts against which crystals are counted on


class MoonPlan(Plan):
    """One Taoist's turn with villagers in mind."""

    def __init__(self, g: Village, board: Board) -> None:
        super().__init__(g, board)
        moonlight(g, self.sight)
        self.moon: Moon = moon_of(g)
        self.unease: float = all_peril(g, self.moon)
        if holder(g, DIVINE_SWORD) == board and white_counts(g) and self.hand.dice < 4:
            self.hand.dice += 1  # a sure white is worth about two dice

    def exorcism(self, place: Place) -> float:
        """Crystals count if a ghost there is worth one."""
        worth = super().exorcism(place)
        held = self.moon.crystals[self.board]
        if held == 0:
            return worth
        dear = False
        for space in FACED[place]:
            if self.g.ghost[space] != 0 and self.sight.removal[space] > DEAR:
                dear = True
        if not dear:
            return worth
        before = self.g.tao
        start = self.board * ROW
        self.g.tao = [count + held if start < n <= start + BLACK else count for n, count in enumerate(before)]
        more = super().exorcism(place) - MOON_WEIGHTS[CRYSTAL]
        self.g.tao = before
        return more if more > worth else worth

    def help(self, place: Place) -> float:
        g = self.g
        if why_not_help(g, self.board, place) != CAN:
            return -1.0
        tile = g.tile[place]
        if tile == KUNG_FU_SCHOOL:
            best = 0.0
            for colour in school_colours(g, self.board):
                worth = school_worth(self, colour)
                if worth > best:
                    best = worth
            return best
        if tile == CEMETERY:
            best = 0.0
            for token in who_may_return(g):
                worth = return_worth(g, token)
                if worth > best:
                    best = worth
            return best - (WEIGHTS[CURSE] + 0.25)
        worth = help_worth(g, self.sight, self.board, place)
        if tile == HERBALISTS_SHOP and self.moon.crystal_reserve > 0:
            worth += (MOON_WEIGHTS[CRYSTAL] - best_token(g, self.sight, self.board)) / 3.0
        return worth

    def rescue(self, place: Place) -> float:
        """The rescue of the villager on top there; below zero if it cannot be."""
        g = self.g
        m = self.moon
        if place != m.portal or len(m.villagers[place]) == 0 or not portal_open(g):
            return -1.0
        family = m.villagers[place][-1]
        before = m.villagers
        m.villagers = swapped_in(before, place, before[place][:-1])
        after = all_peril(g, m)
        m.villagers = before
        return rescue_worth(m, family) + self.unease - after

    def acts(self, place: Place, gust: bool, wind: bool) -> float:
        exorcism = self.exorcism(place)
        help = self.help(place)
        rescue = self.rescue(place)
        if rescue > help:
            help = rescue
        if help < 0.0:
            help = 0.0
        if gust:
            return exorcism + help
        best = exorcism if exorcism > help else help
        return best * 1.7 if wind else best

    def stands(self, place: Place) -> float:
        """A corner for a crystal; villagers to lead in the next turn."""
        g = self.g
        m = self.moon
        worth = super().stands(place)
        corner = CORNER_AT[place]
        if corner >= 0 and m.receptacles[corner] == 0 and m.crystals[self.board] > m.fresh_crystals:
            worth += laying_worth(m)
        family = top(m, place)
        if family != 0 and steps_to_portal(m, place) == 1 and portal_open(g) and has_room(g, m, m.portal):
            worth += MOON_WEIGHTS[SHEPHERD] * rescue_worth(m, family)
        return worth

    def led(self, start: Place, end: Place) -> float:
        """A step with the villager on top, and the best act there."""
        m = self.moon
        g = self.g
        family = m.villagers[start][-1]
        before = m.villagers
        seen = m.villagers_seen
        m.villagers = swapped_in(before, start, before[start][:-1])
        m.villagers = swapped_in(m.villagers, end, [*before[end], family])
        m.villagers_seen = swapped_in(seen, start, seen[start][:-1])
        m.villagers_seen = swapped_in(m.villagers_seen, end, [*seen[end], seen[start][-1]])
        unease = self.unease
        self.unease = all_peril(g, m)
        act = self.acts(end, self.gust, self.wind) if end == m.portal else self.act(end)
        worth = act + self.stands(end) + unease - self.unease
        worth += prospect(g, m, family, end) - prospect(g, m, family, start)
        if act > 0.0 and end == m.portal and act <= self.rescue(end) + 0.001:
            worth -= prospect(g, m, family, end)  # he does not wait there
        self.unease = unease
        m.villagers = before
        m.villagers_seen = seen
        return worth

    def onward(self, place: Place) -> float:
        """The best that a second step from there leads to."""
        g = self.g
        best = NEVER
        leads = len(self.moon.villagers[place]) > 0
        for end in STEPS[place]:
            worth = self.best_act(end)
            if worth > best:
                best = worth
            if leads and has_room(g, self.moon, end):
                worth = self.led(place, end)
                if worth > best:
                    best = worth
        return best - 0.01


def laying_worth(m: Moon) -> float:
    """One more crystal on a receptacle."""
    return MOON_WEIGHTS[LAST_LAID if crystals_placed(m) == CRYSTALS - 1 else LAID]


def hit_chance(plan: Plan, space: Space, dice: i64, tokens: i64) -> float:
    """The chance that so many dice and tokens are enough for one ghost."""
    g = plan.g
    need = cost_of(g, space) - tokens
    if need <= 0:
        return 1.0
    if g.cards.immune[g.ghost[space]] and not silenced(g, space):
        return 0.0
    total = 0.0
    for hits, chance in enumerate(HITS[plan.hand.way][dice]):
        if hits >= need:
            total += chance
    return total


def school_worth(plan: Plan, colour: i64) -> float:
    """One attempt against all ghosts of a colour (WM §12): the best target in full, the others in part."""
    g = plan.g
    tokens = 0 if plan.locked else g.tao[plan.board * ROW + colour]
    best = 0.0
    rest = 0.0
    for space in school_targets(g, colour):
        worth = hit_chance(plan, space, plan.hand.dice, tokens) * plan.sight.removal[space]
        rest += worth
        if worth > best:
            best = worth
    return best + 0.3 * (rest - best) - WEIGHTS[SPEND] * 0.1


def return_worth(g: Village, token: i64) -> float:
    """A dead Taoist or villager comes back (tokens of BRING_BACK)."""
    if token <= DEAD_FAMILY:
        return WEIGHTS[LIFE] + WEIGHTS[QI_2]
    m = moon_of(g)
    dead: i64 = len(m.graveyard)
    kin = 0.2 * promise(m, token - DEAD_FAMILY)
    worth = death_costs(dead - 1) * 0.8 + (death_costs(dead) - death_costs(dead - 1)) * 0.3
    return (worth if worth < 1.5 else 1.5) + kin - rescue_worth(m, token - DEAD_FAMILY) * 0.1

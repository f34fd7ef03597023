"""The scores of the Yang menu with White Moon (tokens 67 to 99): what the best turn that begins so is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.base.deeds import SPIRES_STEPS
from hauntings.games.ghost_stories.base.steps import taoists
from hauntings.games.ghost_stories.cards import SPIRES
from hauntings.games.ghost_stories.geometry import EVERY_PLACE, PLACES, Place, Space, board_at
from hauntings.games.ghost_stories.judge.plan import FREE, NEVER, scores_by
from hauntings.games.ghost_stories.judge.worth import (
    HURRIED,
    POWER_TOKEN,
    TORMENT,
    WEIGHTS,
    Sight,
    qi_worth,
    turns_until,
)
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    EXORCISM,
    MOON_DEEDS,
    MOVE_TO,
    STAND_UP,
    as_token,
    board_in,
    space_in,
)
from hauntings.games.ghost_stories.standing import has_power
from hauntings.games.ghost_stories.table import BEFORE_MOVE, MOVED, Village
from hauntings.games.ghost_stories.white_moon.cards import CORNER_BY
from hauntings.games.ghost_stories.white_moon.judge.plan import MoonPlan, laying_worth, return_worth
from hauntings.games.ghost_stories.white_moon.judge.worth import (
    MOON_WEIGHTS,
    SILENCED,
    haunted_next,
    haunting_part,
    peril,
    rescue_worth,
)
from hauntings.games.ghost_stories.white_moon.potion import potion_targets
from hauntings.games.ghost_stories.white_moon.questions import (
    DEAD_FAMILY,
    LEAD_TO,
    PLACE_CRYSTAL,
    POTION_FAMILY,
    POTION_REVIVE,
    RESCUE,
    USE_DUST,
    USE_FIREWORK,
    USE_POTION,
    USE_SCROLL,
)
from hauntings.games.ghost_stories.white_moon.standing import top
from hauntings.games.ghost_stories.white_moon.table import Moon

KEEP: Final = 0.35  # what an artifact of one use must bring at least


def moon_scores(g: Village) -> list[float]:
    """The base team's scores by a plan that knows villagers, then White Moon's own deeds."""
    board = g.active
    here = g.at[board]
    plan = MoonPlan(g, board)
    marks = scores_by(g, plan)
    stand = plan.stands(here)
    steps_left = SPIRES_STEPS - g.steps if has_power(g, board, SPIRES) else 1
    busy = stand  # what is better done before step 3
    for n, token in enumerate(g.options):
        if token == PASS:
            marks[n] = stand
        elif token < ASK_HELP:
            marks[n] = moving(plan, Place(token - MOVE_TO), steps_left)
        elif token == RESCUE:
            marks[n] = plan.rescue(here) + stand
        elif LEAD_TO <= token < LEAD_TO + PLACES:
            marks[n] = plan.led(here, Place(token - LEAD_TO))
        if (token < ASK_HELP or token == RESCUE or token == EXORCISM or token == ASK_HELP) and marks[n] > busy:
            busy = marks[n]
        if LEAD_TO <= token < LEAD_TO + PLACES and marks[n] > busy:
            busy = marks[n]
    for n, token in enumerate(g.options):
        if MOON_DEEDS <= token <= STAND_UP and token != RESCUE and not LEAD_TO <= token < LEAD_TO + PLACES:
            marks[n] = deed(g, plan, token, stand, busy)
    return marks


def moving(plan: MoonPlan, place: Place, steps_left: i64) -> float:
    """A step without a villager; with Dance of the Spires perhaps a second one."""
    worth = plan.best_act(place)
    if steps_left > 1 and plan.g.stage == BEFORE_MOVE:
        further = plan.onward(place)
        if further > worth:
            worth = further
    return worth


def deed(g: Village, plan: MoonPlan, token: i64, stand: float, busy: float) -> float:
    """Su-Ling, crystals, artifacts, standing up. Step 3 ends move and action, so it waits for them."""
    m = plan.moon
    if token == STAND_UP:
        return FREE
    if token < RESCUE:
        worth = su_ling_worth(g, m, plan.sight, Space(token - MOON_DEEDS))
        return stand + worth if worth > 0.0 and busy <= stand else NEVER
    if token == PLACE_CRYSTAL:
        return stand + laying_worth(m) if busy <= stand else NEVER
    if token == USE_POTION:
        most = 0.0
        for target in potion_targets(g):
            worth = potion_worth(g, target)
            if worth > most:
                most = worth
        return busy + most - KEEP
    if token == USE_DUST:
        return FREE if m.crystal_reserve > 1 or m.crystals[g.active] == 0 else NEVER
    if token == USE_FIREWORK:
        most = 0.0
        for place in EVERY_PLACE:
            worth = plan.help(place)
            if worth > most:
                most = worth
        return busy + most - KEEP
    if token == USE_SCROLL:
        return unity(g, m, stand, busy)
    return NEVER


def unity(g: Village, m: Moon, stand: float, busy: float) -> float:
    """The Scroll: alone for Power tokens, else where villagers may be brought to the Portal."""
    if taoists(g) == 1:
        moved = g.stage >= MOVED
        return busy + WEIGHTS[POWER_TOKEN] * float(g.centre_tokens) - 0.1 if moved else NEVER
    here = g.at[g.active]
    if g.stage < MOVED or here != m.portal or g.haunted[here] != 0:
        return NEVER
    room: i64 = 3 - len(m.villagers[here])
    gain = -KEEP
    for at in g.at:
        if 0 <= at < PLACES and at != here and room > 0 and top(m, at) != 0:
            gain += 0.4 * rescue_worth(m, top(m, at))
            room -= 1
    return busy + gain


def potion_worth(g: Village, token: i64) -> float:
    """Tokens of POTION; kept (WM r112), it is worth as much as before."""
    if token == PASS:
        return KEEP
    if token > POTION_FAMILY:
        return return_worth(g, token - POTION_FAMILY + DEAD_FAMILY)
    if token >= POTION_REVIVE:
        return return_worth(g, as_token(token - POTION_REVIVE))
    return qi_worth(g, board_in(token))


def su_ling_worth(g: Village, m: Moon, sight: Sight, space: Space) -> float:
    """Su-Ling on that icon instead of where she is: the silence there less the one here, and a crystal."""
    worth = silence(g, m, sight, space) * MOON_WEIGHTS[SILENCED]
    if m.su_ling != 0:
        before = m.su_ling
        m.su_ling = 0
        worth -= silence(g, m, sight, space_in(before)) * MOON_WEIGHTS[SILENCED]
        m.su_ling = before
    corner = CORNER_BY[space]
    if corner >= 0 and m.receptacles[corner] == 0 and m.crystal_reserve > 0:
        worth += laying_worth(m)
    return worth


def silence(g: Village, m: Moon, sight: Sight, space: Space) -> float:
    """What the centre stone there threatens."""
    card = g.ghost[space]
    if card == 0:
        return 0.0
    worth = peril(g, m, space, card)
    hit = haunted_next(g, space)
    if g.cards.haunts[card] and (hit < 0 or len(m.villagers[hit]) == 0):
        worth += haunting_part(g, sight, space)
    if g.cards.torments[card]:
        worth += WEIGHTS[TORMENT] * HURRIED[turns_until(g, board_at(space))]
    return worth

"""The answers of a sensible team to White Moon's questions (kinds 40 to 67), as scores of the options."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.geometry import BOARDS, CENTRE_PLACE, PLACES, Board, Place, Space
from hauntings.games.ghost_stories.judge.answers import exorcising, placing, wish
from hauntings.games.ghost_stories.judge.help import token_worth
from hauntings.games.ghost_stories.judge.plan import lay_worth
from hauntings.games.ghost_stories.judge.worth import (
    PLACE_FIRST,
    PLACE_SECOND,
    WEIGHTS,
    Sight,
    ghosts_on,
    qi_costs,
    turns_until,
)
from hauntings.games.ghost_stories.questions import board_in, place_in, space_in
from hauntings.games.ghost_stories.table import BEFORE_MOVE, Village
from hauntings.games.ghost_stories.white_moon.artifacts import ComeToScroll
from hauntings.games.ghost_stories.white_moon.cards import CORNER_AT
from hauntings.games.ghost_stories.white_moon.curses import TakeTaoOut
from hauntings.games.ghost_stories.white_moon.judge.barrier import barred, barrier, board_for
from hauntings.games.ghost_stories.white_moon.judge.plan import MoonPlan, return_worth, school_worth
from hauntings.games.ghost_stories.white_moon.judge.worth import (
    CURSE_COST,
    moonlight,
    peril,
    promise,
    rescue_worth,
)
from hauntings.games.ghost_stories.white_moon.judge.yang import potion_worth, su_ling_worth
from hauntings.games.ghost_stories.white_moon.questions import (
    ARTIFACT_TO,
    BARRIER,
    BARRIER_CRYSTAL,
    BARRIER_GHOST,
    BARRIER_VILLAGER,
    BRING_BACK,
    CLAW,
    COME_WITH_VILLAGER,
    CRYSTAL_TO,
    FOLLOW,
    INHERIT,
    LIGHT,
    PORTAL,
    POTION,
    PRE_RESCUE,
    SCHOOL,
    SCHOOL_GHOST,
    SCROLL,
    SHIELD,
    SU_LING,
    TAO_TO,
    VICTIM,
    WHO_GIVES_TAO,
    WU_BUDDHA,
    ZHOU_QI,
)
from hauntings.games.ghost_stories.white_moon.rewards import TaoToGroup
from hauntings.games.ghost_stories.white_moon.standing import top
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.white_moon.villagers import Follow


def moon_answers(g: Village) -> list[float]:
    """The scores of all answers to a question of White Moon."""
    kind = g.kind
    if kind == FOLLOW:
        return following(g)
    if kind == BARRIER:
        return barrier(g)
    plan = MoonPlan(g, board_for(g))
    return [answered(g, plan, kind, token) for token in g.options]


def answered(g: Village, plan: MoonPlan, kind: i64, token: i64) -> float:
    m = plan.moon
    if kind == VICTIM:
        return -dying(g, place_in(token))
    if kind == ZHOU_QI:
        return -qi_costs(g, board_in(token))
    if kind == WHO_GIVES_TAO or kind == TAO_TO:
        choice = g.choice
        board = board_in(token)
        if isinstance(choice, TakeTaoOut):
            return -token_worth(g, plan.sight, board, choice.colour) - wish(g, board, choice.colour)
        if isinstance(choice, TaoToGroup):
            return token_worth(g, plan.sight, board, choice.colour) + wish(g, board, choice.colour)
        return 0.0
    if kind == BRING_BACK:
        return return_worth(g, token)
    if kind == POTION:
        return potion_worth(g, token)
    if kind == LIGHT:
        return plan.help(place_in(token))
    if kind == SCHOOL:
        return school_worth(plan, token)
    if kind == SCHOOL_GHOST:
        return exorcising(g, plan.sight, token)
    if kind == BARRIER_GHOST:
        return 0.0 if token == PASS else barred(g, plan.sight, space_in(token))
    if kind == CLAW:
        return token_worth(g, plan.sight, plan.board, token) if token != PASS else 0.0
    if kind == SHIELD:  # a worse ghost than most goes under the deck
        card = g.drawn
        bad = g.cards.threat[card] > 0.2 or g.cards.haunts[card] or g.cards.torments[card] or ghosts_on(g, g.active) > 1
        return float(token) if bad else -float(token)
    if kind == SCROLL:
        choice = g.choice
        if isinstance(choice, ComeToScroll) and g.at[choice.owner] == m.portal:
            return 1.0 if token == COME_WITH_VILLAGER else 0.5 if token == PASS else 0.0
        return 1.0 if token == PASS else 0.0
    if kind == INHERIT or kind == ARTIFACT_TO:
        return -float(turns_until(g, board_in(token))) if token != PASS else -9.0
    if kind == SU_LING:
        return su_ling_worth(g, m, plan.sight, space_in(token)) if token != PASS else 0.0
    if kind == CRYSTAL_TO:
        board = board_in(token)
        at = g.at[board]
        corner = CORNER_AT[at] if 0 <= at < PLACES else -1
        return (2.0 if corner >= 0 and m.receptacles[corner] == 0 else 0.0) - 0.1 * float(turns_until(g, board))
    if kind == BARRIER_CRYSTAL:
        return float(m.crystals[board_in(token)])
    if kind == WU_BUDDHA:
        return lay_worth(g, space_in(token)) + 0.3 if token != PASS else 0.0
    if kind == BARRIER_VILLAGER:
        return rescue_worth(m, top(m, place_in(token)))
    if kind == PORTAL:
        return 1.0 if place_in(token) == CENTRE_PLACE else 0.0
    if kind == PRE_RESCUE:
        return rescue_worth(m, top(m, place_in(token)))
    return float(token)  # Sword, Armor, Su-Ling's crystal, a crystal to lend: yes


def dying(g: Village, place: Place) -> float:
    """The death of the villager on top: the curse, the family's reward, and what shield the stack was."""
    m = moon_of(g)
    family = top(m, place)
    worth = CURSE_COST[family if family > 0 else 0] + promise(m, family)
    if len(m.villagers[place]) == 1:
        worth += 0.05
    return worth


def following(g: Village) -> list[float]:
    """Does the villager go along?"""
    choice = g.choice
    if not isinstance(choice, Follow):
        return []
    plan = MoonPlan(g, choice.board)
    led = plan.led(choice.start, choice.end) - plan.best_act(choice.end)
    return [led if token != PASS else 0.0 for token in g.options]


# --- questions of the base game --------------------------------------------------------------------------------------


def exorcised(g: Village, sight: Sight) -> list[float]:
    """Which ghosts go."""
    moonlight(g, sight)
    return [exorcising(g, sight, token) for token in g.options]


def placed(g: Village, sight: Sight) -> list[float]:
    """Where a ghost comes to: as in the base game, and where it threatens fewer villagers."""
    moonlight(g, sight)
    m = moon_of(g)
    marks: list[float] = []
    for token in g.options:
        space = space_in(token)
        mark = placing(g, sight, space, g.drawn)
        if g.buddha[space] == 0:
            mark += dealt_with(g, space) - peril(g, m, space, g.drawn)
        marks.append(mark)
    return marks


def dealt_with(g: Village, space: Space) -> float:
    """How well the next two Taoists could deal with the ghosts if this one came there."""
    before = g.ghost
    stage = g.stage
    g.ghost = replaced(before, space, g.drawn)
    first: i64 = 1 if g.stage > BEFORE_MOVE or g.at[g.active] < 0 else 0
    g.stage = BEFORE_MOVE
    total = 0.0
    found: i64 = 0
    for n in range(first, BOARDS):
        board = Board((g.active + n) % BOARDS)
        if 0 <= g.at[board] < PLACES:
            total += WEIGHTS[PLACE_FIRST if found == 0 else PLACE_SECOND] * MoonPlan(g, board).best_turn()
            found += 1
            if found == 2:
                break
    g.stage = stage
    g.ghost = before
    return total

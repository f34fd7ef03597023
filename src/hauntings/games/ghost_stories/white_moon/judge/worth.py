"""What villagers are worth to the Taoists, in the currency of the base judge (`judge/worth.py` beside the village):
about the change of the log odds of victory. The twelfth death loses (WM §17), every death brings its curse (§5.1).
The weights were set by hand and then probed, a group at a time, over some 80 games each with 1 and 4 players.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import STRENGTH, Card
from hauntings.games.ghost_stories.geometry import LINE, STEPS, Place, Space, board_at
from hauntings.games.ghost_stories.judge.worth import (
    ARRIVAL,
    FIGURE_IN,
    FIGURE_OUT,
    HURRIED,
    TORMENT,
    WEIGHTS,
    Sight,
    qi_costs,
    turns_until,
)
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.standing import has_power, silenced
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import (
    DEATHS_THAT_LOSE,
    DEVOURER,
    FAMILY_SIZE,
    GAIN_CRYSTAL,
    GROUP_GAIN_CRYSTAL,
    KILL_FACE_UP,
    SUMMON_EACH_YIN,
)
from hauntings.games.ghost_stories.white_moon.standing import has_room, portal_open
from hauntings.games.ghost_stories.white_moon.table import Moon, moon_of

# places in MOON_WEIGHTS
DEATH: Final = 0  # a villager's death, the first one
STEEPER: Final = 1  # how much more the deaths before the last cost
TWELFTH: Final = 2  # the death that loses
DEVOURED: Final = 3  # a devourer's next meal, and its later ones
LATER: Final = 4
STACK_OUT: Final = 5  # a stack before a figure on the board: this part of it is lost
STACK_IN: Final = 6  # before a figure on its card
RETREAT: Final = 7  # who cannot retreat
TORMENTED: Final = 8  # the Curse die's haunting
SAVED: Final = 9  # a rescue: this part of a death
CURSED: Final = 10  # this part of the curse is spared by it
PROMISE: Final = 11  # this part of a family's reward
AT_PORTAL: Final = 12  # a villager on the Portal tile: this part of the rescue
STEP_AWAY: Final = 13  # each step from there
SHEPHERD: Final = 14  # a Taoist stands where he can lead somebody next turn: this part of the rescue
CRYSTAL: Final = 15  # in the hand
LAID: Final = 16  # on a receptacle
LAST_LAID: Final = 17  # the fourth: the Barrier
SILENCED: Final = 18  # what Su-Ling's silence is worth of the ghost's threat

MOON_WEIGHTS: Final[list[float]] = [
    0.15, 0.35, 4.0, 0.28, 0.2, 0.32, 0.14, 0.24, 0.06, 0.7, 0.5, 1.0, 0.3, 0.75, 0.175, 0.25, 0.72, 1.92, 0.8,
]  # fmt: skip

# by family: the curse of a death and the reward of the whole family (WM §5.1)
#                           -    Long Chang Teng Weng  Wu  Miao Xiang Sheng Sun  Li  Zhou  Hua
CURSE_COST: Final[list[float]] = [0.36, 0.1, 0.1, 0.1, 0.1, 1.8, 0.1, 0.6, 0.6, 0.7, 0.15, 0.25, 0.2]
REWARD_WORTH: Final[list[float]] = [0.0, 0.4, 0.35, 0.15, 0.4, 0.35, 0.35, 0.6, 0.25, 0.4, 0.7, 1.8, 0.8]


def death_costs(dead: i64) -> float:
    """What one more death costs when so many are dead."""
    w = MOON_WEIGHTS
    if dead + 1 >= DEATHS_THAT_LOSE:
        return w[TWELFTH]
    part = float(dead) / float(DEATHS_THAT_LOSE)
    return w[DEATH] * (1.0 + w[STEEPER] * part * part * 10.0)


def curse_costs(g: Village, m: Moon, place: Place, n: i64) -> float:
    """The curse of the n-th villager of a stack; of one whom nobody has seen, the mean."""
    family = m.villagers[place][n] if m.villagers_seen[place][n] != 0 else 0
    return CURSE_COST[family] if family > 0 else CURSE_COST[0]


def losing_top(g: Village, m: Moon, place: Place) -> float:
    """The death of the face-up villager there."""
    return death_costs(len(m.graveyard)) + curse_costs(g, m, place, len(m.villagers[place]) - 1)


def losing_stack(g: Village, m: Moon, place: Place) -> float:
    """The death of all villagers there."""
    total = 0.0
    dead: i64 = len(m.graveyard)
    count: i64 = len(m.villagers[place])
    for n in range(count):
        total += death_costs(dead + n) + curse_costs(g, m, place, n)
    return total


def cheapest_victim(g: Village, m: Moon) -> float:
    """The death of the villager whom the group would name; with none, 1 Qi (WM §7.4)."""
    best = 99.0
    for n, stack in enumerate(m.villagers):
        if len(stack) > 0:
            loss = losing_top(g, m, Place(n))
            if loss < best:
                best = loss
    return best if best < 99.0 else qi_costs(g, g.active)


def first_stack(m: Moon, space: Space) -> i64:
    """Which tile of the line (0 to 2) has the first villagers; -1: none."""
    for n, place in enumerate(LINE[space]):
        if len(m.villagers[place]) > 0:
            return n
    return -1


def haunted_next(g: Village, space: Space) -> Place:
    """The tile that a haunting of this ghost would hit; -1: none is left."""
    for place in LINE[space]:
        if g.haunted[place] == 0:
            return place
    return Place(-1)


def peril(g: Village, m: Moon, space: Space, card: Card) -> float:
    """What a ghost on that space threatens to cost in villagers."""
    w = MOON_WEIGHTS
    if len(g.cards.centre[card]) == 0 or (g.ghost[space] == card and silenced(g, space)):
        return 0.0
    hurried = HURRIED[turns_until(g, board_at(space))]
    total = 0.0
    first = first_stack(m, space)
    for ability in g.cards.centre[card]:
        if ability == DEVOURER:
            loss = losing_top(g, m, LINE[space][first]) if first >= 0 else cheapest_victim(g, m)
            total += loss * (w[DEVOURED] * hurried + w[LATER])
        elif ability == KILL_FACE_UP:
            total += cheapest_victim(g, m) * (w[DEVOURED] * hurried + w[LATER])
        elif ability == SUMMON_EACH_YIN:
            total += WEIGHTS[ARRIVAL]
    hit = haunted_next(g, space)
    if hit >= 0 and len(m.villagers[hit]) > 0:
        if g.cards.haunts[card]:
            out = g.ghost[space] == card and g.figure[space] != 0
            total += losing_stack(g, m, hit) * (w[STACK_OUT] * hurried if out else w[STACK_IN])
        elif g.cards.torments[card] and not has_power(g, board_at(space), STRENGTH):
            total += losing_stack(g, m, hit) * w[TORMENTED] * hurried
    if g.cards.haunts[card] and first >= 0 and g.figure[space] == 0:
        line = LINE[space]
        if first == 2 or not has_room(g, m, line[first + 1]):
            total += losing_top(g, m, line[first]) * w[RETREAT] * hurried
    return total


def all_peril(g: Village, m: Moon) -> float:
    total = 0.0
    for n, card in enumerate(g.ghost):
        if card != 0:
            total += peril(g, m, Space(n), card)
    return total


def moonlight(g: Village, sight: Sight) -> None:
    """What the base judge cannot see: a ghost that goes spares villagers, villagers spare their tile a haunting,
    Su-Ling may have silenced it already, and some ghosts pay a crystal."""
    m = moon_of(g)
    for n, card in enumerate(g.ghost):
        if card == 0:
            continue
        space = Space(n)
        more = peril(g, m, space, card)
        quiet = m.su_ling == as_token(space)
        hit = haunted_next(g, space)
        if g.cards.haunts[card] and (quiet or (hit >= 0 and len(m.villagers[hit]) > 0)):
            more -= haunting_part(g, sight, space)
        if quiet and g.cards.torments[card]:
            more -= WEIGHTS[TORMENT] * HURRIED[turns_until(g, board_at(space))]
        if m.crystal_reserve > 0 and (GAIN_CRYSTAL in g.cards.right[card] or GROUP_GAIN_CRYSTAL in g.cards.right[card]):
            more += MOON_WEIGHTS[CRYSTAL]
        sight.removal[space] += more


def haunting_part(g: Village, sight: Sight, space: Space) -> float:
    """The part of a haunter's threat that is the haunting of a tile."""
    if g.figure[space] != 0:
        return WEIGHTS[FIGURE_OUT] * sight.haunting * HURRIED[turns_until(g, board_at(space))]
    return WEIGHTS[FIGURE_IN] * sight.haunting


def promise(m: Moon, family: i64) -> float:
    """A rescued villager's part of the reward of the family; none if one of them is dead."""
    if family <= 0 or family in m.graveyard:
        return 0.0
    here: i64 = 1
    for other in m.shelter:
        if other == family:
            here += 1
    part = float(here) / float(FAMILY_SIZE[family])
    return MOON_WEIGHTS[PROMISE] * REWARD_WORTH[family] * part * part


def rescue_worth(m: Moon, family: i64) -> float:
    """A villager of that family in the Shelter instead of somewhere in the village."""
    w = MOON_WEIGHTS
    dead = len(m.graveyard)
    left: i64 = 0
    for stack in m.villagers:
        left += len(stack)
    danger = death_costs(dead) if dead + left >= DEATHS_THAT_LOSE else 0.05
    if danger > 1.0:
        danger = 1.0
    return danger * w[SAVED] + CURSE_COST[family if family > 0 else 0] * w[CURSED] + promise(m, family)


def steps_to_portal(m: Moon, place: Place) -> i64:
    if place == m.portal:
        return 0
    return 1 if place in STEPS[m.portal] else 2


def prospect(g: Village, m: Moon, family: i64, place: Place) -> float:
    """How close the villager on top of the stack there is to a rescue."""
    if not portal_open(g) or g.haunted[m.portal] != 0:
        return 0.0
    w = MOON_WEIGHTS
    part = w[AT_PORTAL]
    for _n in range(steps_to_portal(m, place)):
        part *= w[STEP_AWAY]
    return part * rescue_worth(m, family)

"""What the Shadow does (BS §7): it stands where nobody can drive it off, and rolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.black_secret.cards import CELLS
from hauntings.games.ghost_stories.black_secret.questions import ATTACK_TAOISTS, ATTACK_TILE
from hauntings.games.ghost_stories.black_secret.standing import taoist_at
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import STRENGTH
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, Place
from hauntings.games.ghost_stories.judge.help import tile_worth
from hauntings.games.ghost_stories.judge.worth import ARRIVAL, WEIGHTS, Sight, qi_costs, turns_until
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.standing import has_power, tao_of
from hauntings.games.ghost_stories.table import Village

HITS: Final = 0.5  # black faces of three dice
FACE: Final = 1.0 / 6.0
GHOST_FACE: Final = 0.6  # of an arrival: Wu-Feng still has to make something of the die's ghost
LATER: Final = 0.55  # what can only be done next time


def at_taoists(g: Village, place: Place, soon: bool) -> float:
    """An attack on those at a place; `soon`: only on those who will still be there at the next action."""
    best = 0.0
    for board in EVERY_BOARD:
        if g.at[board] == place and not (soon and turns_until(g, board) == 4):
            best = max(best, qi_costs(g, board))
    return HITS * best


def at_tile(g: Village, sight: Sight, place: Place) -> float:
    """The Curse die on a tile: haunted, Qi, Tao or a ghost."""
    active = g.active
    if g.at[active] >= 0 and has_power(g, active, STRENGTH):
        return 0.01
    worth = qi_costs(g, active) + 0.1 * float(tao_of(g, active)) + GHOST_FACE * WEIGHTS[ARRIVAL]
    if g.haunted[place] == 0:
        worth += sight.haunting + 0.2 * tile_worth(g, place)
    return worth * FACE


def shadow_score(g: Village, sight: Sight, token: i64) -> float:
    if token == PASS:
        return 0.0
    here = secret_of(g).shadow
    if token == ATTACK_TAOISTS:
        return at_taoists(g, here, False)
    if token == ATTACK_TILE:
        return at_tile(g, sight, here)
    place = place_in(token)
    if place >= CELLS:
        return LATER * at_taoists(g, place, True)
    if taoist_at(g, place):
        return LATER * at_taoists(g, place, True)
    return LATER * at_tile(g, sight, place)

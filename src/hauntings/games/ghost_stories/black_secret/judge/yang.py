"""The Yang phase with catacombs (BS §8): the base game's plan, with ladders, demons and the Calligrapher."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.base.deeds import has_move_left
from hauntings.games.ghost_stories.bill import NO_TOKENS
from hauntings.games.ghost_stories.black_secret.cards import (
    CALLIGRAPHER,
    CELLS,
    DEMONS,
    cell_at,
    cell_place,
    other_level,
    tile_above,
)
from hauntings.games.ghost_stories.black_secret.judge.spells import mantra_now
from hauntings.games.ghost_stories.black_secret.judge.worth import (
    BELOW,
    TRAPPED,
    VALUES,
    demon_attempt,
    demon_gain,
    dig_worth,
)
from hauntings.games.ghost_stories.black_secret.questions import CHANGE_LEVEL, MANTRA_ON_DEMON, MOVE_BELOW, slot_in
from hauntings.games.ghost_stories.black_secret.standing import open_slots
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import SPIRES
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES, SPACES, STEPS, Board, Place
from hauntings.games.ghost_stories.judge.help import best_to_unhaunt, token_worth, unhaunting
from hauntings.games.ghost_stories.judge.odds import tokens_at
from hauntings.games.ghost_stories.judge.plan import FREE, NEVER, Plan, blow_worth, scores
from hauntings.games.ghost_stories.judge.worth import SPARE, WEIGHTS, YIN_YANG, Sight
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    BORROW,
    EXORCISM,
    LAY_BUDDHA,
    LAY_MANTRA,
    MOVE_TO,
    STAND_UP,
    TAKE,
    TWIN_WINDS_TO,
    YIN_YANG_HELP,
    YIN_YANG_UNHAUNT,
)
from hauntings.games.ghost_stories.standing import has_power
from hauntings.games.ghost_stories.table import BEFORE_MOVE, MOVED, Village

STEP_MORE: Final = 0.02  # what one step or ladder more costs, all else being equal
WRITING: Final = 0.6  # a Qi on a Mantra that is not full yet, of what it promises


def calligraphy(g: Village, sight: Sight) -> float:
    """What the Calligrapher is worth: the best Mantra comes one Qi nearer, or works at once."""
    secret = secret_of(g)
    best = 0.1
    if g.qi_supply == 0:
        return best
    for token in open_slots(g):
        slot = slot_in(token)
        mantra = secret.blood_mantras[slot]
        missing = float(mantra_level(mantra) - secret.blood_qi[slot])
        worth = mantra_now(g, sight, mantra) / (missing * missing)
        best = max(best, worth if missing == 1.0 else worth * WRITING)
    return best


def mantra_level(mantra: i64) -> i64:
    return 2 if mantra <= 8 else 3 if mantra <= 15 else 4


class SecretPlan(Plan):
    """A Taoist's turn with the level below."""

    def help(self, place: Place) -> float:
        g = self.g
        if place >= PLACES or secret_of(g).shadow == place:
            return -1.0
        if g.tile[place] == CALLIGRAPHER and g.haunted[place] == 0:
            return calligraphy(g, self.sight)
        return super().help(place)

    def demons_at(self, cell: i64) -> float:
        """What an exorcism in the cell is worth: the best demon, and something for the others."""
        g = self.g
        hand = self.hand
        hand.tokens = NO_TOKENS if self.locked else tokens_at(g, self.board, cell_place(cell))
        best = 0.0
        rest = 0.0
        for demon, there in enumerate(secret_of(g).demons):
            if there == cell:
                worth = demon_attempt(g, self.sight, demon, hand)
                best, rest = max(best, worth), rest + min(best, worth)
        return (best + 0.4 * rest) * (1.5 if self.wind else 1.0)

    def stands_below(self, cell: i64) -> float:
        """What it is worth to end the turn below: the cell is not searched, but where is the ladder?"""
        g = self.g
        secret = secret_of(g)
        worth = -VALUES[BELOW]
        near = secret.ladders[cell] != 0
        for place in STEPS[cell]:
            near = near or secret.ladders[place] != 0
        if not near:
            worth -= VALUES[TRAPPED]
        for there in secret.demons:
            if there == cell:
                worth += 0.5 * dig_worth(g, cell)
        return worth

    def turn_below(self, cell: i64) -> float:
        return self.demons_at(cell) + self.stands_below(cell)

    def turn_at(self, place: Place, climbs: bool) -> float:
        """The best of a turn that leads to this tile or cell, and perhaps over its ladder."""
        cell = place % CELLS
        ladder = climbs and secret_of(self.g).ladders[cell] != 0
        above = self.best_act(tile_above(cell)) if place < PLACES or ladder else NEVER
        below = self.turn_below(cell) if place >= PLACES or ladder else NEVER
        if place >= PLACES:
            return max(below, above - STEP_MORE)
        return max(above, below - STEP_MORE)


def turn_from(g: Village, plan: SecretPlan, place: Place, steps: i64) -> float:
    """`turn_at`, with the second step of Dance of the Spires if one is left."""
    best = plan.turn_at(place, True)
    if steps > 0:
        for other in STEPS[place]:
            best = max(best, plan.turn_at(other, True) - STEP_MORE)
    return best


def yang_scores(g: Village) -> list[float]:
    """The score of every entry of the Yang menu."""
    board = g.active
    here = g.at[board]
    plan = SecretPlan(g, board)
    marks = scores(g) if here < PLACES else [NEVER for _ in g.options]
    again = g.helps + g.exorcisms > 0
    steps: i64 = 1 if g.stage == BEFORE_MOVE and has_power(g, board, SPIRES) else 0
    stand = plan.stands(here) if here < PLACES else plan.stands_below(cell_at(here))
    act = 0.0 if again else plan.act(here) if here < PLACES else plan.demons_at(cell_at(here))
    best = act + stand
    if has_move_left(g, board):
        for token in g.options:
            if MOVE_TO <= token < MOVE_TO + PLACES:
                best = max(best, turn_from(g, plan, Place(token - MOVE_TO), steps))
            elif MOVE_BELOW <= token < MOVE_BELOW + CELLS:
                best = max(best, turn_from(g, plan, cell_place(token - MOVE_BELOW), steps))
    for n, token in enumerate(g.options):
        if MOVE_TO <= token < MOVE_TO + PLACES:
            marks[n] = turn_from(g, plan, Place(token - MOVE_TO), steps)
        elif MOVE_BELOW <= token < MOVE_BELOW + CELLS:
            marks[n] = turn_from(g, plan, cell_place(token - MOVE_BELOW), steps)
        elif token == CHANGE_LEVEL:
            other = other_level(here)
            marks[n] = plan.turn_at(other, False)
            if g.stage <= MOVED and has_move_left(g, board) and g.stage == MOVED:
                marks[n] = max(marks[n], turn_from(g, plan, other, 1))
            marks[n] -= STEP_MORE
        elif token == STAND_UP:
            marks[n] = best + 0.2
        elif MANTRA_ON_DEMON <= token < MANTRA_ON_DEMON + DEMONS:
            marks[n] = best + 0.1 * demon_gain(g, token - MANTRA_ON_DEMON)
        elif here >= PLACES:
            marks[n] = deed_below(g, plan, token, stand, act, best)
        elif token == ASK_HELP and (g.tile[here] == CALLIGRAPHER or secret_of(g).shadow == here):
            marks[n] = plan.help(here) + stand
        elif YIN_YANG_HELP <= token < YIN_YANG_HELP + PLACES and g.tile[token - YIN_YANG_HELP] == CALLIGRAPHER:
            marks[n] = best + plan.help(Place(token - YIN_YANG_HELP)) - WEIGHTS[YIN_YANG] * WEIGHTS[SPARE]
    return marks


def deed_below(g: Village, plan: SecretPlan, token: i64, stand: float, act: float, best: float) -> float:
    """The base game's own entries, for a Taoist in the catacombs (BS §8.2)."""
    w = WEIGHTS
    if token == PASS:
        return stand
    if token == EXORCISM:
        return act + stand if act > 0.0 else stand - 0.1
    if TAKE < token <= TAKE + 5:
        return FREE + token_worth(g, plan.sight, plan.board, token - TAKE)
    if LAY_MANTRA <= token < LAY_MANTRA + SPACES:
        return best + 0.1 * plan.sight.removal[token - LAY_MANTRA]
    if TWIN_WINDS_TO <= token < TWIN_WINDS_TO + BOARDS:
        return best + blow_worth(g, Board(token - TWIN_WINDS_TO))
    if YIN_YANG_HELP <= token < YIN_YANG_HELP + PLACES:
        return best + plan.help(Place(token - YIN_YANG_HELP)) - w[YIN_YANG] * w[SPARE]
    if YIN_YANG_UNHAUNT <= token < YIN_YANG_UNHAUNT + PLACES:
        gain = unhaunting(g, plan.sight) - w[YIN_YANG] * w[SPARE]
        return best + gain - (0.0 if best_to_unhaunt(g) == token - YIN_YANG_UNHAUNT else 0.1)
    if BORROW <= token < LAY_BUDDHA:
        return stand - 0.2
    return stand + 0.01

"""The Yang phase as a plan (GS §4.2): where to go, what to do there, what to do besides. Every entry of the menu gets
a score: what the best turn that begins with it is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.deeds import reachable, why_not_act
from hauntings.games.ghost_stories.base.dice import exorcism_dice
from hauntings.games.ghost_stories.bill import NO_TOKENS
from hauntings.games.ghost_stories.cards import (
    GODS_FAVORITE,
    HEAVENLY_GUST,
    MANTRA,
    POCKETS,
    ROW,
    SECOND_WIND,
    SPIRES,
    STRENGTH,
    TWIN_WINDS,
)
from hauntings.games.ghost_stories.geometry import (
    BOARDS,
    CENTRE_PLACE,
    ELSEWHERE,
    FACED,
    PLACES,
    SPACES,
    STEPS,
    Board,
    Place,
    Space,
    board_at,
)
from hauntings.games.ghost_stories.judge.help import best_to_unhaunt, help_worth, token_worth, unhaunting
from hauntings.games.ghost_stories.judge.odds import Hand, attempt, tokens_at
from hauntings.games.ghost_stories.judge.worth import (
    BUDDHA_HELD,
    BUDDHA_LAID,
    CENTRE_PLACE_WORTH,
    EDGE_PLACE_WORTH,
    NEAR_GHOSTS,
    POWER_TOKEN,
    SPARE,
    TWO,
    WEIGHTS,
    YIN_YANG,
    Sight,
    ghosts_on,
    qi_worth,
)
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    BORROW,
    EXORCISM,
    LAY_BUDDHA,
    LAY_MANTRA,
    MOVE_TO,
    TAKE,
    TWIN_WINDS_TO,
    YIN_YANG_HELP,
    YIN_YANG_UNHAUNT,
    as_token,
    space_in,
)
from hauntings.games.ghost_stories.standing import has_power, tao_locked, white_counts
from hauntings.games.ghost_stories.table import ACTED, BEFORE_MOVE, Village
from hauntings.games.ghost_stories.why import CAN

FREE: Final = 50.0  # a power that costs nothing comes first
NEVER: Final = -90.0
UNKNOWN: Final = -1e9


class Plan:
    """One Taoist's turn, thought through: what he rolls and spends, what each place offers."""

    def __init__(self, g: Village, board: Board) -> None:
        self.g: Final = g
        self.board: Final[Board] = board
        self.sight: Final = Sight(g)
        self.locked: Final[bool] = tao_locked(g)
        self.gust: Final[bool] = has_power(g, board, HEAVENLY_GUST)
        self.wind: Final[bool] = has_power(g, board, SECOND_WIND)
        self.hand: Hand = hand_of(g, board)
        self.known: list[float] = [UNKNOWN] * PLACES  # what the best act at each place is worth, once it is worked out

    def exorcism(self, place: Place) -> float:
        hand = self.hand
        hand.tokens = NO_TOKENS if self.locked else tokens_at(self.g, self.board, place)
        return attempt(self.g, self.sight, self.board, place, hand)

    def help(self, place: Place) -> float:
        return help_worth(self.g, self.sight, self.board, place)

    def acts(self, place: Place, gust: bool, wind: bool) -> float:
        """The best that can be done at a place, both actions of a blue power counted."""
        exorcism = self.exorcism(place)
        help = self.help(place)
        if help < 0.0:
            help = 0.0
        best = exorcism if exorcism > help else help
        if gust:
            return exorcism + help
        return best * 1.7 if wind else best

    def stands(self, place: Place) -> float:
        """What it is worth to end the turn at a place."""
        g = self.g
        w = WEIGHTS
        worth = 0.0
        if place == CENTRE_PLACE:
            worth = w[CENTRE_PLACE_WORTH] + w[POWER_TOKEN] * float(g.centre_tokens)
        elif place % 2 == 1:
            worth = w[EDGE_PLACE_WORTH]
        faced = FACED[place]
        if g.buddhas[self.board] > g.fresh_buddhas:
            for space in faced:
                if g.ghost[space] == 0 and g.buddha[space] == 0:
                    worth += lay_worth(g, space)
                    break
        near = 0.0
        for other in STEPS[place]:
            for space in FACED[other]:
                near += self.sight.removal[space]
        return worth + w[NEAR_GHOSTS] * near * 0.2

    def act(self, place: Place) -> float:
        """The best that can be done at a place."""
        known = self.known[place]
        if known == UNKNOWN:
            known = self.acts(place, self.gust, self.wind)
            self.known[place] = known
        return known

    def best_act(self, place: Place) -> float:
        """The same, and to end the turn there."""
        return self.act(place) + self.stands(place)

    def forget(self) -> None:
        """Something has changed."""
        self.known = [UNKNOWN] * PLACES

    def best_turn(self) -> float:
        """The best place within reach, this one included."""
        g = self.g
        here = g.at[self.board]
        best = self.best_act(here)
        if g.stage == BEFORE_MOVE:
            for place in reachable(g, self.board, here):
                worth = self.best_act(place)
                if worth > best:
                    best = worth
        return best


def hand_of(g: Village, board: Board) -> Hand:
    strong = has_power(g, board, STRENGTH)
    dice = exorcism_dice(g, board) + (1 if strong else 0)
    reward = qi_worth(g, board)
    if g.yin_yang[board] == 0 and WEIGHTS[YIN_YANG] > reward:
        reward = WEIGHTS[YIN_YANG]
    return Hand(dice, has_power(g, board, GODS_FAVORITE), white_counts(g), strong, reward)


def lay_worth(g: Village, space: Space) -> float:
    """A Buddha there instead of in the hand: better where ghosts crowd."""
    return WEIGHTS[BUDDHA_LAID] - WEIGHTS[BUDDHA_HELD] + WEIGHTS[TWO] * float(ghosts_on(g, board_at(space)))


def scores(g: Village) -> list[float]:
    """The score of every entry of the Yang menu, in the order of the options."""
    return scores_by(g, Plan(g, g.active))


def scores_by(g: Village, plan: Plan) -> list[float]:
    """The same by a plan that an expansion has made its own."""
    board = g.active
    here = g.at[board]
    w = WEIGHTS
    before = g.stage == BEFORE_MOVE
    stand = plan.stands(here)
    exorcism = NEVER
    help = NEVER
    again = g.helps + g.exorcisms > 0
    for token in g.options:
        if token == EXORCISM:
            exorcism = plan.exorcism(here)
        elif token == ASK_HELP:
            help = plan.help(here)
    if not again:  # the second action of a blue power, if the first leaves it
        if plan.gust and exorcism > 0.0 and help > 0.0:
            exorcism += help
            help = exorcism - 0.01
        elif plan.wind:
            exorcism = exorcism * 1.7 if exorcism > 0.0 else exorcism
            help = help * 1.7 if help > 0.0 else help
    best = exorcism if exorcism > help else help
    if best < 0.0:
        best = 0.0
    best += stand
    result: list[float] = []
    moves: list[float] = [NEVER] * PLACES
    if before:
        for place in reachable(g, board, here):
            worth = plan.best_act(place)
            moves[place] = worth
            if worth > best:
                best = worth
    for token in g.options:
        score = NEVER
        if token == PASS:
            score = stand
        elif token < ASK_HELP:
            score = moves[token - MOVE_TO]
        elif token == ASK_HELP:
            score = help + stand
        elif token == EXORCISM:
            score = exorcism + stand if exorcism > 0.0 else -1.0
        elif token <= TAKE + 5:
            score = FREE + take_worth(g, plan, token - TAKE)
        elif token < LAY_MANTRA + SPACES:
            score = mantra_worth(g, plan, Space(token - LAY_MANTRA))
        elif token < TWIN_WINDS_TO + BOARDS:
            score = best + blow_worth(g, Board(token - TWIN_WINDS_TO))
        elif token < YIN_YANG_HELP + PLACES:
            place = Place(token - YIN_YANG_HELP)
            gain = plan.help(place) - w[YIN_YANG] * w[SPARE]
            score = best + gain
            if place == here and not again and g.stage < ACTED:
                score = best - 1.0
        elif token < YIN_YANG_UNHAUNT + PLACES:
            gain = unhaunting(g, plan.sight) - w[YIN_YANG] * w[SPARE]
            if best_to_unhaunt(g) != token - YIN_YANG_UNHAUNT:
                gain -= 0.1
            score = best + gain
        elif token < BORROW + BOARDS:
            score = best + borrow_gain(g, plan, Board(token - BORROW), best) - w[POWER_TOKEN]
        elif token < LAY_BUDDHA + SPACES:
            acts = exorcism > 0.0 or help > 0.0
            score = -1.0 if before or acts else stand + lay_worth(g, Space(token - LAY_BUDDHA))
        else:
            score = stand + 0.01
        result.append(score)
    return result


def take_worth(g: Village, plan: Plan, colour: i64) -> float:
    """A token more: what it does this turn, and what it is worth later."""
    board = plan.board
    place = board * ROW + colour
    before = g.tao
    g.tao = replaced(before, place, before[place] + 1)
    plan.forget()
    turn = plan.best_turn()
    g.tao = before
    plan.forget()
    return turn + token_worth(g, plan.sight, board, colour)


def mantra_worth(g: Village, plan: Plan, space: Space) -> float:
    """The Mantra on that ghost: what it does this turn, and a little for the others."""
    before = g.mantra
    worth = plan.sight.removal[space] * 0.1
    old = plan.sight.removal[space_in(before)] * 0.1 if 0 < before <= SPACES else 0.0
    g.mantra = as_token(space)
    plan.forget()
    turn = plan.best_turn()
    g.mantra = before
    plan.forget()
    return turn + worth - old + 0.02


def blow_worth(g: Village, other: Board) -> float:
    """Dance of the Twin Winds: how much better the other Taoist would stand after the best step."""
    if g.at[other] >= PLACES:
        return -0.01
    plan = Plan(g, other)
    here = g.at[other]
    best = reach_of(plan, here)
    gain = -0.01
    for place in STEPS[here]:
        worth = reach_of(plan, place) - best
        if worth > gain:
            gain = worth
    return gain * 0.5 + 0.005


def reach_of(plan: Plan, place: Place) -> float:
    """The best that a Taoist who stands there can do in the next turn."""
    best = plan.act(place)
    for other in STEPS[place]:
        worth = plan.act(other)
        if worth > best:
            best = worth
    return best


def borrow_gain(g: Village, plan: Plan, home: Board, best: float) -> float:
    """How much better the turn gets with the power of a neutral board (GS §13)."""
    power = g.power[home]
    board = plan.board
    before = g.stage == BEFORE_MOVE
    if power == SPIRES:
        if not before:
            return 0.0
        most = best
        for place in ELSEWHERE[g.at[board]]:
            worth = plan.best_act(place)
            if worth > most:
                most = worth
        return most - best
    if power == POCKETS:
        return 0.12 if before else 0.0
    if power == MANTRA:
        return 0.0 if not before else 0.1
    if power == TWIN_WINDS:
        return 0.0
    if power == HEAVENLY_GUST or power == SECOND_WIND:
        if g.helps + g.exorcisms > 0:
            return second_action(g, plan, power)
        if not before and why_not_act(g, board, True) != CAN:
            return 0.0
        most = best
        here = g.at[board]
        places = reachable(g, board, here) if before else [here]
        for place in places:
            worth = plan.acts(place, power == HEAVENLY_GUST, power == SECOND_WIND) + plan.stands(place)
            if worth > most:
                most = worth
        return most - best
    if g.stage >= ACTED:
        return 0.0
    kept = plan.hand
    if power == STRENGTH:
        plan.hand = Hand(kept.dice + 1, False, kept.white, True, kept.reward)
    else:
        plan.hand = Hand(kept.dice, True, kept.white, kept.shrugs, kept.reward)
    plan.forget()
    turn = plan.best_turn()
    plan.hand = kept
    plan.forget()
    return turn - best


def second_action(g: Village, plan: Plan, power: i64) -> float:
    """What a second action on the same tile would bring now."""
    here = g.at[plan.board]
    if g.helps + g.exorcisms != 1 or here != g.acted_at or g.stage > ACTED:
        return 0.0
    helping = (g.helps == 1) == (power == SECOND_WIND)
    worth = plan.help(here) if helping else plan.exorcism(here)
    return worth if worth > 0.0 else 0.0

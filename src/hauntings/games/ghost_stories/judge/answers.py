"""The answers of a sensible Taoist to every question but the Yang menu, as scores of the options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.curse import RerollCurse
from hauntings.games.ghost_stories.base.exorcism import WILD_TOKEN, RerollExorcism, token_colour, token_owner
from hauntings.games.ghost_stories.base.pavilion import WindGhost, WindSpace
from hauntings.games.ghost_stories.base.steps import StepTaoist
from hauntings.games.ghost_stories.bill import bill_of, tokens_due
from hauntings.games.ghost_stories.cards import (
    CURSE_HAUNT,
    KIND_INCARNATION,
    ROW,
    UNCATCHABLE,
    WHITE,
    Card,
)
from hauntings.games.ghost_stories.geometry import (
    BOARDS,
    FACED,
    LINE,
    PLACES,
    SPACES,
    STEPS,
    Board,
    Place,
    Space,
    board_at,
)
from hauntings.games.ghost_stories.judge.help import (
    prayer,
    tile_worth,
    token_worth,
    watching,
    wind,
)
from hauntings.games.ghost_stories.judge.odds import gain_of
from hauntings.games.ghost_stories.judge.plan import Plan, hand_of, reach_of
from hauntings.games.ghost_stories.judge.worth import (
    PLACE_CORNER,
    PLACE_FIRST,
    PLACE_NEAR,
    PLACE_PAIR,
    PLACE_SECOND,
    SPARE,
    SPEND,
    WEIGHTS,
    YIN_YANG,
    Sight,
    crowd,
    ghosts_on,
    qi_costs,
    qi_worth,
    turns_until,
)
from hauntings.games.ghost_stories.moves import thrown_counts
from hauntings.games.ghost_stories.questions import (
    BANISH,
    CHOOSE_FIRST,
    CHOOSE_POWER,
    DISCARD_TAO,
    EXORCISE,
    GIVE_QI,
    GIVE_YIN_YANG,
    LEND,
    NEXT_CARD,
    PLACE_GHOST,
    PRAY,
    QI_OR_YIN_YANG,
    REROLL_CURSE,
    REROLL_DICE,
    REVIVE,
    REWARD_QI,
    STEP_TO,
    TAKE_TAO,
    UNHAUNT,
    WATCH,
    WHO_LOSES_QI,
    WIND_GHOST,
    WIND_SPACE,
    WIND_TAOIST,
    as_token,
    board_in,
    place_in,
    space_in,
)
from hauntings.games.ghost_stories.questions import SPEND as SPEND_TOKEN
from hauntings.games.ghost_stories.standing import BITS, white_counts
from hauntings.games.ghost_stories.table import BEFORE_MOVE, NONE, Village

DEAR: Final = 0.5  # what only expansions have: a demon's end, a token for any colour
POWER_WORTH: Final[list[float]] = [1.0, 0.6, 1.0, 1.1, 1.2, 1.0, 1.2, 1.0]  # by power (GS §16.1)


def scored(g: Village, token: i64, sight: Sight) -> float:
    """The score of one answer to the pending question."""
    kind = g.kind
    if kind == LEND or kind == CHOOSE_FIRST:
        return float(token)
    if kind == NEXT_CARD:  # the weak ones first
        return -float(g.cards.resistance[token])
    if kind == EXORCISE:
        return exorcising(g, sight, token)
    if kind == SPEND_TOKEN:
        if token >= WILD_TOKEN:
            return -DEAR
        return (0.0 if token_owner(token) != g.active else 0.01) - sight.price[token_colour(token)]
    if kind == TAKE_TAO:
        board = board_of_asked(g)
        return token_worth(g, sight, board, token) + wish(g, board, token)
    if kind == DISCARD_TAO:
        board = board_of_asked(g)
        return -token_worth(g, sight, board, token) - wish(g, board, token)
    if kind == QI_OR_YIN_YANG:
        board = board_of_asked(g)
        return qi_worth(g, board) if token == REWARD_QI else WEIGHTS[YIN_YANG] * WEIGHTS[SPARE]
    if kind == GIVE_QI:
        return qi_worth(g, board_in(token))
    if kind == GIVE_YIN_YANG:
        return -float(turns_until(g, board_in(token)))
    if kind == WHO_LOSES_QI:
        return -qi_costs(g, board_in(token))
    if kind == REVIVE:
        return -float(turns_until(g, board_in(token)))
    if kind == UNHAUNT:
        return tile_worth(g, place_in(token)) if token <= PLACES else 0.0
    if kind == BANISH:
        return sight.removal[space_in(token)]
    if kind == WATCH:
        return watching(g, sight, board_in(token))
    if kind == PRAY:
        return prayer(g, sight, token)
    if kind == CHOOSE_POWER:
        return POWER_WORTH[token - 1]
    if kind == REROLL_CURSE:
        choice = g.choice
        bad = not isinstance(choice, RerollCurse) or choice.face >= CURSE_HAUNT
        return float(token) if bad else -float(token)
    if kind == REROLL_DICE:
        return rerolling(g, sight, token)
    return 0.0


def all_scored(g: Village) -> list[float]:
    """The scores of all answers to a question other than the Yang menu."""
    sight = Sight(g)
    kind = g.kind
    if kind == WIND_GHOST or kind == WIND_SPACE:
        return blown(g, sight)
    if kind == WIND_TAOIST or kind == STEP_TO:
        return stepped(g)
    if kind == PLACE_GHOST:
        return [placing(g, sight, space_in(token), g.drawn) + dealt_with(g, space_in(token)) for token in g.options]
    return [scored(g, token, sight) for token in g.options]


def board_of_asked(g: Village) -> Board:
    for board, seat in enumerate(g.seat_of):
        if seat == g.asked:
            return Board(board)
    return g.active


def wish(g: Village, board: Board, colour: i64) -> float:
    """Somewhat more for a token that ghosts nearby need."""
    total = 0.0
    here = g.at[board]
    if here < 0 or here >= PLACES:
        return total
    for place in STEPS[here]:
        for space in FACED[place]:
            if g.ghost[space] != 0 and g.cards.colour[g.ghost[space]] == colour:
                total += 0.01
    for space in FACED[here]:
        if g.ghost[space] != 0 and g.cards.colour[g.ghost[space]] == colour:
            total += 0.03
    return total


def placing(g: Village, sight: Sight, space: Space, card: Card) -> float:
    """A ghost comes to that space (GS §5.3): where a Buddha waits, where it can be got at, where it harms least."""
    w = WEIGHTS
    board = board_at(space)
    lord = g.cards.kind[card] == KIND_INCARNATION
    if g.buddha[space] != 0:
        if not lord:
            return 2.0
        return 3.0 if card == UNCATCHABLE and g.vulnerable == 0 else -2.0
    count = ghosts_on(g, board)
    worth = crowd(g, board, count) - crowd(g, board, count + 1)
    place = facing_place(space)
    if len(FACED[place]) == 2:
        worth += w[PLACE_CORNER]
        for other in FACED[place]:
            if other != space and g.ghost[other] != 0:
                worth += w[PLACE_PAIR]
    for at in g.at:
        if 0 <= at < PLACES:
            if at == place:
                worth += w[PLACE_NEAR] * 1.2
            else:
                for step in STEPS[place]:
                    if step == at:
                        worth += w[PLACE_NEAR]
                        break
    if g.cards.haunts[card]:
        active = 0
        for step in LINE[space]:
            if g.haunted[step] == 0:
                if active == 0:
                    worth -= 0.15 * tile_worth(g, step)
                active += 1
        if active == 0:
            worth -= 1.0
    return worth


def dealt_with(g: Village, space: Space) -> float:
    """How well the next two Taoists could deal with the ghosts if this one came there. In the Yin phase the next one
    is the active Taoist himself."""
    w = WEIGHTS
    if g.buddha[space] != 0:
        return 0.0
    before = g.ghost
    figure = g.figure
    g.ghost = replaced(before, space, g.drawn)
    total = 0.0
    part = w[PLACE_FIRST]
    first: i64 = 0
    if g.stage > BEFORE_MOVE or g.at[g.active] < 0:  # he has moved, or there is none
        first = 1
    stage = g.stage
    g.stage = BEFORE_MOVE
    for n in range(first, BOARDS):
        board = Board((g.active + n) % BOARDS)
        if part > 0.0 and 0 <= g.at[board] < PLACES:
            total += part * Plan(g, board).best_turn()
            part = w[PLACE_SECOND] if part == w[PLACE_FIRST] else 0.0
    g.stage = stage
    g.ghost = before
    g.figure = figure
    return total


def facing_place(space: Space) -> Place:
    return LINE[space][0]


def exorcising(g: Village, sight: Sight, token: i64) -> float:
    """Which ghosts go: worth less the tokens due; of two, curses that can wait go last."""
    if token == PASS:
        return 0.0
    board = g.active
    space = space_in(token)
    if space >= SPACES:  # a demon
        return DEAR
    hand = hand_of(g, board)
    gain = gain_of(g, sight, space, hand)
    white = white_counts(g)
    dice = thrown_counts(g)
    due = tokens_due(bill_of(g, [*g.picked, space], NONE), dice, white)
    if len(g.picked) > 0:
        due -= tokens_due(bill_of(g, g.picked, NONE), dice, white)
    return gain - float(due) * sight.price[g.cards.colour[g.ghost[space]]] * WEIGHTS[SPEND]


def rerolling(g: Village, sight: Sight, token: i64) -> float:
    """Dice that help are kept, the others rolled again."""
    choice = g.choice
    white = white_counts(g)
    useful: list[i64] = [0] * (ROW + 1)
    if isinstance(choice, RerollExorcism):
        for space in FACED[g.at[g.active]]:
            if g.ghost[space] != 0:
                bill = bill_of(g, [space], NONE)
                for colour in range(1, ROW):
                    useful[colour] += bill.need[colour]
    else:
        for colour in range(1, ROW):
            if g.tao_supply[colour] > 0 and sight.price[colour] > 0.1:
                useful[colour] = 2
    score = 0.0
    for n, face in enumerate(g.thrown):
        again = token & BITS[n] != 0
        good = white if face == WHITE else useful[face] > 0
        if not again and face != WHITE and good:
            useful[face] -= 1
        if again == good:
            score -= 1.0
    return score


def blown(g: Village, sight: Sight) -> list[float]:
    """The Pavilion's ghost and its new space."""
    if g.kind == WIND_GHOST and isinstance(g.choice, WindGhost):
        _, start, _ = wind(g, sight)
        return [1.0 if token == as_token(start) else 0.0 for token in g.options]
    choice = g.choice
    if not isinstance(choice, WindSpace):  # an expansion's wind
        return []
    card = g.ghost[choice.space]
    return [placing(g, sight, space_in(token), card) for token in g.options]


def stepped(g: Village) -> list[float]:
    """Which Taoist the wind takes, and where to."""
    choice = g.choice
    if isinstance(choice, StepTaoist):
        plan = Plan(g, choice.moved)
        return [reach_of(plan, place_in(token)) if token <= PLACES else 0.0 for token in g.options]
    if g.kind != WIND_TAOIST:
        return []
    found: list[float] = []
    for token in g.options:
        if token == PASS:
            found.append(0.02)
            continue
        board = board_in(token)
        here = g.at[board]
        if here >= PLACES:
            found.append(0.0)
            continue
        plan = Plan(g, board)
        now = reach_of(plan, here)
        best = 0.0
        for place in STEPS[here]:
            worth = reach_of(plan, place) - now
            if worth > best:
                best = worth
        found.append(best)
    return found

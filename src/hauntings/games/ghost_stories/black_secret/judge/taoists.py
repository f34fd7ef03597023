"""The Taoists' answers to Black Secret's questions (98 to 112), as scores of the options."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.base.exorcism import RerollExorcism
from hauntings.games.ghost_stories.black_secret.cards import (
    CELL_COLOUR,
    CELLS,
    MANTRA_LEVEL,
    cell_at,
    demon_at,
)
from hauntings.games.ghost_stories.black_secret.deeds import UseLadder
from hauntings.games.ghost_stories.black_secret.favours import GainsAQi, RegainsYinYang, Travels, TravelTo
from hauntings.games.ghost_stories.black_secret.judge.spells import (
    USUAL,
    curse_worth,
    mantra_now,
    mantras_left,
)
from hauntings.games.ghost_stories.black_secret.judge.worth import QI_PUT, VALUES, demon_gain, demon_worth
from hauntings.games.ghost_stories.black_secret.judge.yang import SecretPlan
from hauntings.games.ghost_stories.black_secret.questions import (
    BLOOD,
    BUDDHA_ON,
    DISCARD_GHOST,
    ENFEEBLE,
    FOR_TAOIST,
    LADDER,
    NEW_MANTRA,
    RECYCLE,
    RESOLVE_MANTRA,
    RETURN_LADDER,
    SEND_HOME,
    SWAP_MANTRA,
    TRAVEL,
    TURN_BACK,
    UNLEARN,
    cell_in,
    demon_in,
    slot_in,
)
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import WHITE
from hauntings.games.ghost_stories.geometry import EVERY_PLACE, SPACES, STEPS, Board, Place
from hauntings.games.ghost_stories.judge.help import best_token, tile_worth
from hauntings.games.ghost_stories.judge.plan import lay_worth
from hauntings.games.ghost_stories.judge.worth import (
    WEIGHTS,
    YIN_YANG,
    Sight,
    qi_worth,
    turns_until,
)
from hauntings.games.ghost_stories.questions import board_in, place_in, space_in
from hauntings.games.ghost_stories.standing import BITS, white_counts
from hauntings.games.ghost_stories.table import Village


def taoist_scores(g: Village) -> list[float]:
    sight = Sight(g)
    if g.kind == TRAVEL:
        choice = g.choice
        plan = SecretPlan(g, choice.board if isinstance(choice, TravelTo) else g.active)
        return [reach(plan, place_in(token)) for token in g.options]
    return [taoist_score(g, sight, token) for token in g.options]


def taoist_score(g: Village, sight: Sight, token: i64) -> float:
    """One answer; PASS (0) declines."""
    kind = g.kind
    secret = secret_of(g)
    if kind == SWAP_MANTRA:
        return 0.05 if token == PASS else swap_gain(g, sight, slot_in(token))
    if kind == LADDER:
        choice = g.choice
        under = isinstance(choice, UseLadder) and g.at[choice.moved] >= CELLS
        return float(token) if under else -float(token)
    if kind == NEW_MANTRA:
        return promise(g, sight, token)
    if kind == RECYCLE:  # the weak ones; more cards never harm
        return -99.0 if token == PASS else -float(g.cards.resistance[token])
    if token == PASS:
        return 0.0
    if kind == BLOOD:
        return blood_worth(g, sight, slot_in(token))
    if kind == RESOLVE_MANTRA:
        slot = slot_in(token)
        return mantra_now(g, sight, secret.blood_mantras[slot]) - 0.2 * float(secret.blood_qi[slot])
    if kind == FOR_TAOIST:
        return favour(g, sight, board_in(token))
    if kind == ENFEEBLE:
        target = space_in(token)
        return 0.01 + (sight.removal[target] if target < SPACES else demon_gain(g, demon_at(target)))
    if kind == DISCARD_GHOST:
        return sight.removal[space_in(token)]
    if kind == UNLEARN:
        return 0.01 + curse_worth(g, sight, token)
    if kind == RETURN_LADDER:
        return ladder_worth(g, cell_in(token))
    if kind == SEND_HOME:
        return demon_worth(g, demon_in(token)) + 0.01
    if kind == BUDDHA_ON:
        return 0.3 + lay_worth(g, space_in(token))
    if kind == TURN_BACK:
        return tile_worth(g, place_in(token))
    return 0.0


def blood_worth(g: Village, sight: Sight, slot: i64) -> float:
    """A Qi on the slot's Mantra: what it does now, or how much nearer it comes to what it promises."""
    secret = secret_of(g)
    mantra = secret.blood_mantras[slot]
    missing = MANTRA_LEVEL[mantra] - secret.blood_qi[slot]
    if missing <= 1:
        return mantra_now(g, sight, mantra)
    worth = promise(g, sight, mantra)
    for _n in range(missing - 1):
        worth *= VALUES[QI_PUT]
    return worth + 0.001


def promise(g: Village, sight: Sight, mantra: i64) -> float:
    """Between what it would do now and what it usually does."""
    return 0.5 * mantra_now(g, sight, mantra) + 0.5 * USUAL[mantra]


def swap_gain(g: Village, sight: Sight, slot: i64) -> float:
    """The best Mantra of the level in place of this one, less the Qi that is lost with it."""
    secret = secret_of(g)
    mantra = secret.blood_mantras[slot]
    level = MANTRA_LEVEL[mantra]
    best = 0.0
    for other in mantras_left(g, level):
        best = max(best, promise(g, sight, other))
    gain = (best - promise(g, sight, mantra)) * (1.0 if level == 2 else 0.7 if level == 3 else 0.5)
    return gain - 0.25 * float(secret.blood_qi[slot])


def favour(g: Village, sight: Sight, board: Board) -> float:
    """What the Mantra's gift is worth to the Taoist."""
    choice = g.choice
    soon = 0.01 * float(4 - turns_until(g, board))
    if isinstance(choice, GainsAQi):
        return qi_worth(g, board) + soon
    if isinstance(choice, RegainsYinYang):
        return WEIGHTS[YIN_YANG] + soon
    if isinstance(choice, Travels):
        plan = SecretPlan(g, board)
        here = reach(plan, g.at[board])
        best = 0.0
        for place in EVERY_PLACE:
            best = max(best, reach(plan, place) - here)
        return best - 0.05
    return best_token(g, sight, board) + soon


def reach(plan: SecretPlan, place: Place) -> float:
    """The best turn of a Taoist who begins it there."""
    best = plan.turn_at(place, True)
    for other in STEPS[place]:
        best = max(best, plan.turn_at(other, True))
    return best


def ladder_worth(g: Village, cell: i64) -> float:
    worth = 0.05
    for at in g.at:
        if at >= CELLS:
            worth += 0.5 if cell_at(at) == cell else 0.3 if cell in STEPS[cell_at(at)] else 0.0
    for there in secret_of(g).demons:
        if there == cell:
            worth += 0.2
    return worth


def reroll_below(g: Village) -> list[float]:
    """Against demons the cell's colour and white are kept; the Herbalist's roll never happens below."""
    colour: i64 = 0
    if isinstance(g.choice, RerollExorcism):
        colour = CELL_COLOUR[secret_of(g).catacomb_side][cell_at(g.at[g.active])]
    white = white_counts(g)
    marks: list[float] = []
    for token in g.options:
        score = 0.0
        for n, face in enumerate(g.thrown):
            good = white if face == WHITE else colour in (0, face)
            if (token & BITS[n] != 0) == good:
                score -= 1.0
        marks.append(score)
    return marks

"""Wu-Feng's answers (BS §4 to §7), as scores of the options: where it hurts the Taoists most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.base.arrival import destination
from hauntings.games.ghost_stories.black_secret.cards import (
    DEMON_RESISTANCE,
    DEMONS,
    ROW_FIRST,
    SHADOW,
    cell_place,
    skeleton,
)
from hauntings.games.ghost_stories.black_secret.curses import MoveItTo
from hauntings.games.ghost_stories.black_secret.demons import DemonActs, why_not_search
from hauntings.games.ghost_stories.black_secret.judge.prey import far_down, lair, needed_ladder, victim
from hauntings.games.ghost_stories.black_secret.judge.shadow import shadow_score
from hauntings.games.ghost_stories.black_secret.judge.spells import curse_worth, mantra_later, mantra_now
from hauntings.games.ghost_stories.black_secret.judge.worth import (
    ANOTHER_GHOST,
    SUMMONED,
    VALUES,
    demon_worth,
    dig_worth,
)
from hauntings.games.ghost_stories.black_secret.questions import (
    ACTIVATE,
    CAST,
    CURSE,
    DEMON,
    DRAG_TO,
    ENTER,
    EXCAVATE,
    FROM_DISCARD,
    HAUNT,
    HIT,
    INCARNATION,
    PLACE,
    PYRAMID,
    REMOVE_LADDER,
    SEARCH,
    SHADOW_ACTS,
    SKELETON_ON,
    SPOIL_MANTRA,
    SUMMON,
    TAKE_AWAY,
    VICTIM,
    WU_FENG,
    cell_in,
    demon_in,
    pyramid_in,
    slot_in,
)
from hauntings.games.ghost_stories.black_secret.shadow import AssignHits
from hauntings.games.ghost_stories.black_secret.standing import taoist_at
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import NO_CARD, Card
from hauntings.games.ghost_stories.geometry import EVERY_SPACE, Space, board_at
from hauntings.games.ghost_stories.judge.answers import placing
from hauntings.games.ghost_stories.judge.help import tile_worth
from hauntings.games.ghost_stories.judge.worth import (
    FIGURE_IN,
    TORMENT,
    WEIGHTS,
    Sight,
    qi_costs,
)
from hauntings.games.ghost_stories.questions import WIND_GHOST, WIND_SPACE, board_in, place_in, space_in
from hauntings.games.ghost_stories.standing import all_free_spaces, free_spaces
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN

# incarnations that are hard to get rid of, beside their resistance
HARD: Final[dict[int, float]] = {
    56: 1.5, 57: 2.5, 58: 1.5, 59: 2.5, 60: 1.0, 61: 0.8, 62: 1.5, 63: 0.8, 64: 1.0, 65: 2.0,
    92: 0.4, 93: 1.2, 94: 0.3, 95: 0.2, 96: 0.3,
}  # fmt: skip


def wu_feng_scores(g: Village) -> list[float]:
    sight = Sight(g)
    if g.kind == WIND_GHOST:
        return [moving(g, sight, space_in(token)) for token in g.options]
    if g.kind == WIND_SPACE:
        choice = g.choice
        card = g.ghost[choice.space] if isinstance(choice, MoveItTo) else NO_CARD
        return [-placing(g, sight, space_in(token), card) for token in g.options]
    return [wu_feng_score(g, sight, token) for token in g.options]


def wu_feng_score(g: Village, sight: Sight, token: i64) -> float:
    kind = g.kind
    secret = secret_of(g)
    if kind == WU_FENG:
        return play(g, sight, token)
    if kind == SHADOW_ACTS:
        return shadow_score(g, sight, token)
    if kind == DEMON:
        choice = g.choice
        demon = choice.demon if isinstance(choice, DemonActs) else 0
        cell = secret.demons[demon]
        return 2.0 * dig_worth(g, cell) if token == SEARCH else lair(g, cell_in(token))
    if kind == ENTER:
        return lair(g, cell_in(token))
    if kind == PYRAMID:
        return beside(g, pyramid_in(token))
    if kind == CAST:
        return curse_worth(g, sight, token) if token != PASS else 0.0
    if kind == INCARNATION:
        return float(g.cards.resistance[token]) * 0.4 + HARD.get(token, 0.0)
    if kind == ACTIVATE:
        demon = demon_in(token)
        if demon == SHADOW:
            return 9.0
        return dig_worth(g, secret.demons[demon]) if why_not_search(g, demon) == CAN else 0.0
    if kind == SKELETON_ON:
        if token == PASS:
            return -1.0
        space = space_in(token)
        return -placing(g, sight, space, skeleton(g.colour[board_at(space)], 0))
    if kind == REMOVE_LADDER:
        return needed_ladder(g, cell_in(token))
    if kind == VICTIM:
        return victim(g, sight, board_in(token))
    if kind == TAKE_AWAY:
        return sight.price[token]
    if kind == DRAG_TO:
        return far_down(g, cell_in(token))
    if kind == SPOIL_MANTRA:
        slot = slot_in(token)
        now = mantra_now(g, sight, secret.blood_mantras[slot])
        return mantra_later(g, slot) + 0.3 * now + 0.3 * float(secret.blood_qi[slot])
    if kind == FROM_DISCARD:
        return ghost_worth(g, sight, Card(token))
    if kind == HAUNT:
        place = place_in(token)
        return tile_worth(g, place) + 0.05 * float(secret.ladders[place])
    if kind == EXCAVATE:
        cell = cell_in(token)  # a high stack, and rather one that no demon can search
        kept = 0.3 if taoist_at(g, cell_place(cell)) else -0.2 * float(secret.demons.count(cell))
        return float(len(secret.stacks[cell])) + kept
    if kind == HIT:
        choice = g.choice
        board = board_in(token)
        taken = choice.hits_of(board) if isinstance(choice, AssignHits) else 0
        return -float(g.qi[board] - taken)
    return 0.0


# --- A, B or C (BS §4) --------------------------------------------------------------------------------------


def play(g: Village, sight: Sight, token: i64) -> float:
    if token == PLACE:
        return VALUES[ANOTHER_GHOST] + ghost_worth(g, sight, g.drawn)
    if token == PASS:  # the village is full: 1 Qi of the active board
        return qi_costs(g, g.active)
    if token < SUMMON + DEMONS:
        demon = token - SUMMON
        return VALUES[SUMMONED] * demon_worth(g, demon) + 0.1 * float(DEMON_RESISTANCE[demon])
    return curse_worth(g, sight, token - CURSE)


def ghost_worth(g: Village, sight: Sight, card: Card) -> float:
    """The card where it harms most."""
    worth = g.cards.threat[card]
    if g.cards.haunts[card]:
        worth += WEIGHTS[FIGURE_IN] * sight.haunting
    if g.cards.torments[card]:
        worth += WEIGHTS[TORMENT]
    spaces = free_spaces(g, destination(g, card))
    if len(spaces) == 0:
        spaces = all_free_spaces(g)
    best = -9.0
    for token in spaces:
        best = max(best, -placing(g, sight, space_in(token), card))
    return worth + best


def moving(g: Village, sight: Sight, space: Space) -> float:
    """How much worse the ghost would be elsewhere."""
    card = g.ghost[space]
    if not g.cards.is_card(card):
        return -9.0
    best = -9.0
    for to in EVERY_SPACE:
        if g.ghost[to] == 0:
            best = max(best, -placing(g, sight, to, card))
    return best + placing(g, sight, space, card)


def beside(g: Village, space: i64) -> float:
    """A space of the pyramid beside filled ones supports the next row."""
    pyramid = secret_of(g).pyramid
    worth = 0.0
    if space > 0 and space not in ROW_FIRST and pyramid[space - 1] != 0:
        worth += 1.0
    if space + 1 < len(pyramid) and space + 1 not in ROW_FIRST and pyramid[space + 1] != 0:
        worth += 1.0
    return worth + (0.1 if space in (1, 2) else 0.0)

"""What the villagers' help is worth now (GS §10), and where it does most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.base.deeds import why_not_help
from hauntings.games.ghost_stories.base.tiles import herbalist_dice
from hauntings.games.ghost_stories.cards import (
    BUDDHIST_TEMPLE,
    CEMETERY,
    CIRCLE_OF_PRAYER,
    GUARD_TOWER,
    HERBALISTS_SHOP,
    KIND_INCARNATION,
    NIGHT_WATCHMANS_BEAT,
    PAVILION,
    ROW,
    SORCERERS_HUT,
    STRENGTH,
    TAOIST_ALTAR,
    TEA_HOUSE,
    UNCATCHABLE,
    Card,
)
from hauntings.games.ghost_stories.geometry import BOARDS, LINE, PLACES, SPACES, Board, Place, Space, board_at
from hauntings.games.ghost_stories.judge.worth import (
    ARRIVAL,
    BUDDHA_HELD,
    CURSE,
    FIGURE_IN,
    FIGURE_OUT,
    HURRIED,
    LIFE,
    PRAYER,
    QI_2,
    TAO_MORE,
    WEIGHTS,
    Sight,
    crowd,
    ghosts_on,
    haunting_costs,
    qi_costs,
    qi_worth,
    turns_until,
)
from hauntings.games.ghost_stories.standing import available_colours, has_power, white_counts
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN

TILE_WORTH: Final[list[float]] = [0.2, 0.5, 0.7, 0.5, 0.4, 0.6, 0.3, 0.5, 0.5, 0.2, 0.3, 0.3]  # how much one misses it
PLAIN_TILE: Final = 0.3  # one that nobody weighed


def tile_worth(g: Village, place: Place) -> float:
    """How much one misses the tile there while it is haunted."""
    tile = g.tile[place]
    return TILE_WORTH[tile] if tile < len(TILE_WORTH) else PLAIN_TILE


def arrival_costs(g: Village) -> float:
    """A ghost more; the last cards of the deck are the last hours (GS §5.2)."""
    if g.undefeated > 0 and len(g.deck) <= 2:
        return 9.0 if len(g.deck) <= 1 else 1.5
    if 0 not in g.ghost:
        return qi_costs(g, g.active)
    return WEIGHTS[ARRIVAL]


def token_worth(g: Village, sight: Sight, board: Board, colour: i64) -> float:
    """One token more of that colour for the Taoist."""
    return sight.price[colour] - WEIGHTS[TAO_MORE] * float(g.tao[board * ROW + colour])


def best_token(g: Village, sight: Sight, board: Board) -> float:
    best = 0.0
    for colour in available_colours(g):
        worth = token_worth(g, sight, board, colour)
        if worth > best:
            best = worth
    return best


def unhaunting(g: Village, sight: Sight) -> float:
    """One haunted tile less."""
    return haunting_costs(sight.left + 1)


def best_to_unhaunt(g: Village) -> Place:
    """The haunted place that is missed most; -1 if there is none."""
    best = Place(-1)
    most = -1.0
    for n in range(PLACES):
        place = Place(n)
        if g.haunted[place] != 0:
            missed = tile_worth(g, place)
            if missed > most:
                most = missed
                best = place
    return best


def best_to_banish(g: Village, sight: Sight) -> Space:
    """The ghost, not an incarnation, whose end is worth most; -1 if there is none."""
    best = Space(-1)
    most = -1.0
    for n in range(SPACES):
        space = Space(n)
        if g.cards.is_ghost(g.ghost[space]) and sight.removal[space] > most:
            most = sight.removal[space]
            best = space
    return best


def watching(g: Village, sight: Sight, board: Board) -> float:
    """The figures of a board back on their cards."""
    total = 0.0
    for space in range(board * 3, board * 3 + 3):
        if g.figure[space] != 0:
            hurried = HURRIED[turns_until(g, board)]
            total += (WEIGHTS[FIGURE_OUT] * hurried - WEIGHTS[FIGURE_IN]) * sight.haunting
    return total


def best_to_watch(g: Village, sight: Sight) -> Board:
    best = Board(0)
    most = -9.0
    for n in range(BOARDS):
        board = Board(n)
        figures = g.figure[board * 3] + g.figure[board * 3 + 1] + g.figure[board * 3 + 2]
        if figures > 0:
            worth = watching(g, sight, board)
            if worth > most:
                most = worth
                best = board
    return best


def prayer(g: Village, sight: Sight, colour: i64) -> float:
    """A token of that colour on the Circle: for the ghosts in play, and some for those to come."""
    return WEIGHTS[PRAYER] * float(2 + wanted_by_number(g, colour))


def wanted_by_number(g: Village, colour: i64) -> i64:
    """How much ghosts of the colour would feel one point less."""
    count: i64 = 0
    for card in g.ghost:
        if card != 0 and g.cards.colour[card] == colour:
            count += 2
            if g.cards.kind[card] == KIND_INCARNATION:
                count += 4
    return count


def best_prayer(g: Village, sight: Sight) -> i64:
    best: i64 = 0
    most = -9.0
    for colour in available_colours(g):
        if colour != g.circle:
            worth = prayer(g, sight, colour)
            if worth > most:
                most = worth
                best = colour
    return best


def space_worth(g: Village, sight: Sight, space: Space, card: Card) -> float:
    """How well a free space would do for a ghost that is moved there: the less harm the better, up to zero."""
    board = board_at(space)
    if g.buddha[space] != 0 and g.cards.kind[card] != KIND_INCARNATION:
        return 0.0
    count = ghosts_on(g, board)
    harm = crowd(g, board, count + 1) - crowd(g, board, count)
    if g.cards.haunts[card]:
        harm += 0.2 * sight.haunting * HURRIED[turns_until(g, board)]
        for place in LINE[space]:
            if g.haunted[place] == 0:
                harm += 0.1 * tile_worth(g, place)
                break
    return -harm


def wind(g: Village, sight: Sight) -> tuple[float, Space, Space]:
    """The best that the Pavilion does with a ghost: its worth, from where, to where (-1: leave them)."""
    best = 0.0
    start = Space(-1)
    end = Space(-1)
    for n in range(SPACES):
        space = Space(n)
        card = g.ghost[space]
        if not g.cards.is_card(card):
            continue
        lord = g.cards.kind[card] == KIND_INCARNATION
        board = board_at(space)
        count = ghosts_on(g, board)
        relief = crowd(g, board, count) - crowd(g, board, count - 1)
        if g.cards.haunts[card]:
            relief += 0.2 * sight.haunting * HURRIED[turns_until(g, board)]
        for m in range(SPACES):
            to = Space(m)
            if g.ghost[to] == 0 and (board_at(to) != board or g.buddha[to] != 0):
                if g.buddha[to] != 0 and not lord:
                    gain = sight.removal[space] - 0.2
                elif g.buddha[to] != 0:
                    gain = 3.0 if card == UNCATCHABLE and g.vulnerable == 0 else -1.0
                else:
                    gain = relief + space_worth(g, sight, to, card)
                if gain > best:
                    best = gain
                    start = space
                    end = to
    return (best, start, end)


def help_worth(g: Village, sight: Sight, board: Board, place: Place) -> float:
    """What the help of the tile at that place is worth to this Taoist now; below zero if there is none to be had."""
    if why_not_help(g, board, place) != CAN:
        return -1.0
    w = WEIGHTS
    tile = g.tile[place]
    if tile == HERBALISTS_SHOP:
        dice = herbalist_dice(g)
        mean = 0.0
        for colour in available_colours(g):
            mean += token_worth(g, sight, board, colour)
        each = mean / 6.0
        if white_counts(g):
            each += best_token(g, sight, board) / 6.0
        return each * float(dice)
    if tile == TEA_HOUSE:
        qi = qi_worth(g, board) if g.qi_supply > 0 else 0.0
        return best_token(g, sight, board) + qi - arrival_costs(g)
    if tile == TAOIST_ALTAR:
        return unhaunting(g, sight) - arrival_costs(g)
    if tile == SORCERERS_HUT:
        space = best_to_banish(g, sight)
        return sight.removal[space] - qi_costs(g, board) if space >= 0 else -1.0
    if tile == NIGHT_WATCHMANS_BEAT:
        return watching(g, sight, best_to_watch(g, sight))
    if tile == CIRCLE_OF_PRAYER:
        now = prayer(g, sight, g.circle) if g.circle != 0 else 0.0
        return prayer(g, sight, best_prayer(g, sight)) - now
    if tile == PAVILION:
        if sight.wind < 0.0:
            sight.wind = wind(g, sight)[0]
        return sight.wind
    if tile == BUDDHIST_TEMPLE:
        return w[BUDDHA_HELD]
    if tile == CEMETERY:
        curse = 0.0 if has_power(g, board, STRENGTH) else w[CURSE]
        return w[LIFE] + w[QI_2] - curse
    if tile == GUARD_TOWER:
        return best_token(g, sight, board) + 0.1
    return 0.05

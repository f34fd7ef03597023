"""Small moves of components that many rules share. Each keeps the supply right."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.cards import KIND_INCARNATION, MANTRA, NO_CARD, ROW, UNCATCHABLE, YELLOW, Card
from hauntings.games.ghost_stories.geometry import Board, Space
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.standing import power_works
from hauntings.games.ghost_stories.table import Village


def gains_tao(g: Village, board: Board, colour: i64) -> None:
    """Take a Tao token, if the supply has one (GS §1)."""
    supply = g.tao_supply[colour]
    if supply == 0:
        return
    place = board * ROW + colour
    g.tao_supply = replaced(g.tao_supply, colour, supply - 1)
    g.tao = replaced(g.tao, place, g.tao[place] + 1)
    if g.telling:
        g.tell("took-tao", (board, colour))


def returns_tao(g: Village, board: Board, colour: i64) -> None:
    """A Tao token goes back to the supply."""
    place = board * ROW + colour
    g.tao = replaced(g.tao, place, g.tao[place] - 1)
    g.tao_supply = replaced(g.tao_supply, colour, g.tao_supply[colour] + 1)


def returns_all_tao(g: Village, board: Board) -> None:
    tao = g.tao[:]
    supply = g.tao_supply[:]
    for colour in range(1, ROW):
        supply[colour] += tao[board * ROW + colour]
        tao[board * ROW + colour] = 0
    g.tao = tao
    g.tao_supply = supply


def gains_qi(g: Village, board: Board, count: i64) -> None:
    """Take Qi, as far as the supply has it (GS r31)."""
    gained = count if count < g.qi_supply else g.qi_supply
    if gained == 0:
        return
    g.qi_supply -= gained
    g.qi = replaced(g.qi, board, g.qi[board] + gained)
    if g.telling:
        g.tell("gained-qi", (board, gained))
    for rule in g.rules.after_qi_gain:
        rule.after(g, board)


def gains_yin_yang(g: Village, board: Board) -> None:
    g.yin_yang = replaced(g.yin_yang, board, 1)
    if g.telling:
        g.tell("gained-yin-yang", (board,))


def clears_circle(g: Village) -> None:
    """The token on the Circle of Prayer goes back to the supply."""
    if g.circle != 0:
        g.tao_supply = replaced(g.tao_supply, g.circle, g.tao_supply[g.circle] + 1)
        if g.telling:
            g.tell("circle-cleared", (g.circle,))
        g.circle = 0


def leaves_space(g: Village, space: Space) -> None:
    """A ghost leaves its space: its figure and the Mantra come off; captured dice and locks end by themselves."""
    g.ghost = replaced(g.ghost, space, NO_CARD)
    if g.figure[space] != 0:
        g.figure = replaced(g.figure, space, 0)
    if g.mantra == as_token(space):
        g.mantra = 0


def discards_ghost(g: Village, space: Space) -> None:
    for rule in g.rules.instead_of_discard:
        if rule.instead(g, space):
            return
    g.discards = [*g.discards, g.ghost[space]]
    leaves_space(g, space)


def meets_buddha(g: Village, space: Space, card: Card) -> bool:
    """A card comes to a space. The Buddha there goes back to the Temple; an ordinary ghost is gone: True (GS §12)."""
    if g.buddha[space] == 0:
        return False
    g.buddha = replaced(g.buddha, space, 0)
    if g.telling:
        g.tell("buddha-meets", (space, card))
    if g.cards.kind[card] != KIND_INCARNATION:
        g.discards = [*g.discards, card]
        return True
    if card == UNCATCHABLE:
        g.vulnerable = 1
    return False


def settles_mantra(g: Village) -> None:
    """The Mantra comes off while its power is out (GS r32)."""
    if g.mantra == 0:
        return
    home = g.board_of[YELLOW]
    if g.power[home] == MANTRA and not power_works(g, home):
        for rule in g.rules.keeps_mantra:
            if rule.says(g, home, g.mantra):
                return
        g.mantra = 0


def thrown_counts(g: Village) -> list[i64]:
    """How many dice show each face: counts[face]."""
    counts: list[i64] = [0, 0, 0, 0, 0, 0, 0]
    for face in g.thrown:
        counts[face] += 1
    return counts

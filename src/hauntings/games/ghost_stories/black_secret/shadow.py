"""The Shadow of Wu-Feng (BS §7): it goes where it likes, attacks Taoists or its tile, and no Taoist uses that tile."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.games.ghost_stories.base.curse import PLACE_ITSELF, RollCurseDie
from hauntings.games.ghost_stories.base.dice import TAO_FACES
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.cards import CELLS
from hauntings.games.ghost_stories.black_secret.questions import (
    ATTACK_TAOISTS,
    ATTACK_TILE,
    HIT,
)
from hauntings.games.ghost_stories.black_secret.questions import SHADOW_ACTS as SHADOW_QUESTION
from hauntings.games.ghost_stories.black_secret.standing import taoist_at, wu_feng
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import NOBODY_HERE, NOT_ON_A_TILE, SHADOWS_TILE, TAOIST_HERE
from hauntings.games.ghost_stories.cards import BLACK, CIRCLE_OF_PRAYER, TAO_DICE
from hauntings.games.ghost_stories.geometry import BOARDS, EVERY_BOARD, Board
from hauntings.games.ghost_stories.moves import clears_circle
from hauntings.games.ghost_stories.questions import ASK_HELP, YIN_YANG_HELP, board_in, place_in
from hauntings.games.ghost_stories.rules import Forbids
from hauntings.games.ghost_stories.standing import EVERY_SEAT, living
from hauntings.games.ghost_stories.table import TAO_DIE, Village
from hauntings.games.ghost_stories.why import CAN, HERE_ALREADY

PLACES_IN_ALL: Final = 18
HIT_ON: Final[list[i64]] = [1, 8, 64, 512]


class ShadowActs(Choice[Village]):
    """BS §7: it may move to any tile or cell, attack the Taoists beside it, or attack its tile."""

    def resolve(self, g: Village) -> None:
        if secret_of(g).shadow != AT_HOME:
            g.ask(SHADOW_QUESTION, wu_feng(g), self.allowed(g, PASS, ATTACK_TILE), self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token >= ATTACK_TAOISTS:
            return why_not_attack(g, token)
        return HERE_ALREADY if place_in(token) == secret_of(g).shadow else CAN

    def chosen(self, g: Village, token: i64) -> None:
        secret = secret_of(g)
        if token == ATTACK_TAOISTS:
            attacks_taoists(g)
        elif token == ATTACK_TILE:
            if g.telling:
                g.tell("shadow-attacks-tile", (secret.shadow, g.tile[secret.shadow]))
            g.do(RollCurseDie(g.active, PLACE_ITSELF + secret.shadow))  # BS r25
        elif token != PASS:
            secret.shadow = place_in(token)
            if g.telling:
                g.tell("shadow-moved", (secret.shadow,))
            if secret.shadow < CELLS and g.tile[secret.shadow] == CIRCLE_OF_PRAYER:
                clears_circle(g)


def why_not_attack(g: Village, token: i64) -> i64:
    """BS §7: Taoists only if some are there, the tile only if none is."""
    here = secret_of(g).shadow
    if token == ATTACK_TAOISTS:
        return CAN if taoist_at(g, here) else NOBODY_HERE
    if here >= CELLS:
        return NOT_ON_A_TILE
    return TAOIST_HERE if taoist_at(g, here) else CAN


def attacks_taoists(g: Village) -> None:
    """BS §7: three Tao dice, whatever ghosts hold (BS r57); each black face is a hit."""
    faces: list[i64] = []
    hits: i64 = 0
    for _n in range(TAO_DICE):
        face = g.roll(TAO_DIE, TAO_FACES) + 1
        faces.append(face)
        if face == BLACK:
            hits += 1
    g.learn(EVERY_SEAT)
    if g.telling:
        g.tell("shadow-attacks", (secret_of(g).shadow, faces[0], faces[1], faces[2]))
    g.do(AssignHits(hits, 0))


class AssignHits(Choice[Village]):
    """BS r32: Wu-Feng first assigns all hits to the Taoists present at the roll; then they are suffered one by one.
    `hits` counts those of each board, three bits a board."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left", "hits")

    def __init__(self, left: i64, hits: i64) -> None:
        self.left: Final[i64] = left
        self.hits: Final[i64] = hits

    def hits_of(self, board: Board) -> i64:
        return self.hits // HIT_ON[board] % 8

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, BOARDS)
        if self.left > 0 and len(options) > 0:
            g.ask(HIT, wu_feng(g), options, self)
            return
        for board in reversed(EVERY_BOARD):
            for _n in range(self.hits_of(board)):
                g.do(SUFFERS_HIT[board])

    def why_not(self, g: Village, token: i64) -> i64:
        board = board_in(token)
        here = g.at[board] == secret_of(g).shadow
        return CAN if here and g.qi[board] > self.hits_of(board) else NOBODY_HERE

    def chosen(self, g: Village, token: i64) -> None:
        g.do(AssignHits(self.left - 1, self.hits + HIT_ON[board_in(token)]))


class SuffersHit(Effect[Village]):
    """BS r32: an assigned hit, wherever the Taoist is by now."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        if living(g, self.board):
            g.do(LOSE_QI[self.board])


class ShadowsTile(Forbids):
    """BS §7: Taoists cannot use the tile it stands on in any way."""

    def watches(self, g: Village) -> bool:
        return 0 <= secret_of(g).shadow < CELLS

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        shadow = secret_of(g).shadow
        if shadow < 0 or shadow >= CELLS:
            return CAN
        uses = token == YIN_YANG_HELP + shadow or (token == ASK_HELP and g.at[board] == shadow)
        return SHADOWS_TILE if uses else CAN


SHADOW_ACTS: Final = ShadowActs()
SUFFERS_HIT: Final = [SuffersHit(board) for board in EVERY_BOARD]

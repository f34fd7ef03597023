"""Rewards of rescued families (WM §5.1) and the heirs of a dead Taoist (WM §16)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.rewards import GROUP_GAINS_QI
from hauntings.games.ghost_stories.cards import ROW
from hauntings.games.ghost_stories.geometry import SPACES, Board
from hauntings.games.ghost_stories.moves import gains_tao
from hauntings.games.ghost_stories.questions import as_token, board_in, space_in
from hauntings.games.ghost_stories.rules import After
from hauntings.games.ghost_stories.standing import buddhas_at_temple, group, living, living_boards
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import ARTIFACT_OF, ARTIFACTS, LI, WU, XIANG
from hauntings.games.ghost_stories.white_moon.questions import ARTIFACT_TO, INHERIT, TAO_TO, WU_BUDDHA
from hauntings.games.ghost_stories.white_moon.table import OUT_OF_GAME, moon_of
from hauntings.games.ghost_stories.why import BUDDHA_THERE, CAN, GHOST_THERE, NOT_LIVING

SHARED_QI: Final = 3


class FamilyReward(Effect[Village]):
    """WM §5.1, §5.4: artifacts for the active player, else for the next one alive (r35); the rest for the group."""

    __match_args__: ClassVar[tuple[str, ...]] = ("family",)

    def __init__(self, family: i64) -> None:
        self.family: Final[i64] = family

    def resolve(self, g: Village) -> None:
        family = self.family
        artifact = ARTIFACT_OF[family]
        if artifact >= 0:
            gains_artifact(g, artifact, living_boards(g)[0])
        elif family == WU:
            g.do(WU_REWARD)
        elif family == XIANG:
            for colour in range(ROW - 1, 0, -1):
                g.do(TaoToGroup(colour))
        elif family == LI:
            for _n in range(SHARED_QI):
                g.do(GROUP_GAINS_QI)
        else:  # Zhou
            moon_of(g).barrier_due = 1
            if g.telling:
                g.tell("barrier-due", ())


def gains_artifact(g: Village, artifact: i64, board: Board) -> None:
    m = moon_of(g)
    m.artifacts = replaced(m.artifacts, artifact, board)
    if g.telling:
        g.tell("gained-artifact", (board, artifact))


class ArtifactToPlayer(Choice[Village]):
    """WM §20: the artifact of a family saved at set-up goes to a player of the group's choice."""

    __match_args__: ClassVar[tuple[str, ...]] = ("artifact",)

    def __init__(self, artifact: i64) -> None:
        self.artifact: Final[i64] = artifact

    def resolve(self, g: Village) -> None:
        g.ask(ARTIFACT_TO, group(g), [as_token(board) for board in living_boards(g)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if living(g, board_in(token)) else NOT_LIVING

    def chosen(self, g: Village, token: i64) -> None:
        gains_artifact(g, self.artifact, board_in(token))


class WuReward(Choice[Village]):
    """WM §5.1: the group may put an available Buddha on any icon whose space has neither ghost nor Buddha."""

    def resolve(self, g: Village) -> None:
        if buddhas_at_temple(g) == 0:
            return
        g.ask(WU_BUDDHA, group(g), self.allowed(g, PASS, SPACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        space = space_in(token)
        if g.ghost[space] != 0:
            return GHOST_THERE
        return CAN if g.buddha[space] == 0 else BUDDHA_THERE

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            space = space_in(token)
            g.buddha = replaced(g.buddha, space, 1)
            if g.telling:
                g.tell("laid-buddha", (g.active, space))


class TaoToGroup(Choice[Village]):
    """WM §5.1, Xiang: a Tao token of each colour that the supply has, for a living Taoist of the group's choice."""

    __match_args__: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: i64) -> None:
        self.colour: Final[i64] = colour

    def resolve(self, g: Village) -> None:
        if g.tao_supply[self.colour] > 0:
            g.ask(TAO_TO, group(g), [as_token(board) for board in living_boards(g)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if living(g, board_in(token)) else NOT_LIVING

    def chosen(self, g: Village, token: i64) -> None:
        gains_tao(g, board_in(token), self.colour)


class Inheritance(After):
    """WM §16: crystals to the reserve; each artifact may be given to a living Taoist, else it is out of the game."""

    def after(self, g: Village, thing: i64) -> None:
        board = Board(thing)
        m = moon_of(g)
        count = m.crystals[board]
        if count > 0:
            m.crystals = replaced(m.crystals, board, 0)
            m.crystal_reserve += count
            if g.telling:
                g.tell("lost-crystals", (board, count))
        if board == g.active:
            m.fresh_crystals = 0
        m.laid_down = replaced(m.laid_down, board, 0)
        for artifact in range(ARTIFACTS - 1, -1, -1):
            if m.artifacts[artifact] == board:
                g.do(Inherit(artifact, board))


class Inherit(Choice[Village]):
    """WM §16: the dying Taoist names the heir of one artifact."""

    __match_args__: ClassVar[tuple[str, ...]] = ("artifact", "board")

    def __init__(self, artifact: i64, board: Board) -> None:
        self.artifact: Final[i64] = artifact
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        heirs: list[i64] = [as_token(board) for board in living_boards(g)]
        g.ask(INHERIT, g.seat_of[self.board], [PASS, *heirs], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS or living(g, board_in(token)) else NOT_LIVING

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            gains_artifact(g, self.artifact, board_in(token))
            return
        m = moon_of(g)
        m.artifacts = replaced(m.artifacts, self.artifact, OUT_OF_GAME)
        if g.telling:
            g.tell("artifact-lost", (self.artifact,))


WU_REWARD: Final = WuReward()

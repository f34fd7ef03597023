"""The seams of rules.py work: a small made-up expansion fills each of them and is asked at the right moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from hauntings.games.ghost_stories import laid_down
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.base.dice import exorcism_dice
from hauntings.games.ghost_stories.base.ending import score
from hauntings.games.ghost_stories.base.exorcism import lends
from hauntings.games.ghost_stories.base.haunting import HauntTile
from hauntings.games.ghost_stories.base.install import install
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.ghost_stories.bill import bill_of
from hauntings.games.ghost_stories.cards import SPIRES, STRENGTH, TWIN_WINDS
from hauntings.games.ghost_stories.geometry import Board, Place, Space
from hauntings.games.ghost_stories.questions import ASK_HELP, STAND_UP
from hauntings.games.ghost_stories.rules import (
    Adjusts,
    After,
    AfterLeaving,
    Forbids,
    InsteadOf,
    Lying,
    Rules,
    Says,
    WildTokens,
)
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.standing import captors, has_power
from hauntings.games.ghost_stories.table import MOVED, NONE, Village
from hauntings.games.ghost_stories.why import CAN, FORBIDDEN, NO_DICE
from tests.scenes.ghost_stories.village import village


class Noting(After):
    """Notes what it followed."""

    def __init__(self, noted: list[int]) -> None:
        self.noted = noted

    def after(self, g: Village, thing: i64) -> None:
        self.noted.append(int(thing))


class Instead(InsteadOf):
    """Replaces everything, and notes it."""

    def __init__(self, noted: list[int]) -> None:
        self.noted = noted

    def instead(self, g: Village, thing: i64) -> bool:
        self.noted.append(int(thing))
        return True


class Always(Says):
    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return True


class ForbidsHelp(Forbids):
    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        return FORBIDDEN if token == ASK_HELP else CAN


class OneMore(Adjusts):
    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return number + 1


class Wild(WildTokens):
    """Every board has one token for any colour; all lend."""

    def __init__(self, noted: list[int]) -> None:
        self.noted = noted

    def held(self, g: Village, board: Board) -> i64:
        return 1 if int(board) not in self.noted else 0

    def spent(self, g: Village, board: Board) -> None:
        self.noted.append(int(board))

    def asks(self, g: Village, board: Board, owner: Board) -> None:
        lends(g, board, owner, 0)


class EastLies(Lying):
    def __init__(self) -> None:
        self.reason = NO_DICE
        self.down = True

    def lies(self, g: Village, board: Board) -> bool:
        return board == 1 and self.down

    def stands_up(self, g: Village, board: Board) -> None:
        self.down = False


class Left(AfterLeaving):
    def __init__(self, noted: list[int]) -> None:
        self.noted = noted

    def after(self, g: Village, board: Board, start: Place) -> None:
        self.noted += [int(board), int(start)]


class Zero(Adjusts):
    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return 0


@pytest.fixture
def filled() -> Iterator[Rules]:
    """Rules of its own for the scene: those of the default switches are replaced while it lasts."""
    chosen = BOX.settings({})
    before = BOX.filled.pop(repr(chosen), None)
    own = Rules(chosen, BOX.cards)
    install(own)
    BOX.filled[repr(chosen)] = own
    yield own
    del BOX.filled[repr(chosen)]
    if before is not None:
        BOX.filled[repr(chosen)] = before


def test_instead(filled: Rules) -> None:
    noted: list[int] = []
    rule = Instead(noted)
    filled.instead_of_haunting.append(rule)
    s = village().happen(HauntTile(Place(3)))
    assert noted.pop() == 3 and s.haunted() == ""
    filled.instead_of_draw.append(rule)
    s = village(deck="6").happen(BRING_GHOST)
    assert noted.pop() == 0 and s.g.deck[-1] == 6
    filled.instead_of_draw.clear()
    filled.instead_of_placing.append(rule)
    s = village(deck="6").happen(BRING_GHOST)
    assert noted.pop() == 6 and s.g.drawn == 6
    filled.instead_of_placing.clear()
    filled.instead_of_left_stone.append(rule)
    s = village(deck="54").happen(BRING_GHOST).play("N1")
    assert noted.pop() == 1 and s.haunted() == "" and s.ghosts() == "N1:54"
    filled.instead_of_step.append(rule)
    s = village().play("move to 0")
    assert noted.pop() == 0 and s.g.at[0] == 4


def test_after(filled: Rules) -> None:
    noted: list[int] = []
    rule = Noting(noted)
    filled.after_haunting.append(rule)
    village().happen(HauntTile(Place(3)))
    filled.after_qi_loss.append(rule)
    village().happen(LOSE_QI[2])
    filled.after_qi_loss.clear()
    filled.after_death.append(rule)
    village(qi="W:1").happen(LOSE_QI[3])
    filled.after_curse_roll.append(rule)
    village(curse="none").happen(RollCurseDie(Board(1), 4)).play("keep")
    filled.after_figure.append(rule)
    village(ghosts="N2:34").happen(GHOSTS_ACT)
    filled.after_placing.append(rule)
    village(deck="6").happen(BRING_GHOST).play("W2")
    filled.after_attempt.append(rule)
    village(at="N1 E4 S4 W4", ghosts="N1:34", dice="blue blue blue").play("attempt exorcism")
    filled.after_step.append(rule)
    village(active="W").play("move to 0")
    assert noted == [3, 2, 3, 1, 2, 11, 0, 3]


def test_says_and_adjusts(filled: Rules) -> None:
    filled.dice.append(OneMore())
    assert exorcism_dice(village().g, Board(0)) == 4
    filled.ignores.append(Always())
    assert captors(village(ghosts="N0:46 N1:47").g) == 0
    filled.silences.append(Always())
    s = village(ghosts="N0:34!").happen(GHOSTS_ACT)
    assert s.haunted() == "" and s.ghosts() == "N0:34!"
    filled.lends_power.append(Always())
    s = village(powers=(STRENGTH,))
    assert has_power(s.g, Board(0), STRENGTH) and has_power(s.g, Board(1), SPIRES)
    filled.protects.append(Always())
    s = village(at="N1 E4 S4 W4", ghosts="N1:34", dice="red red red").play("attempt exorcism")
    assert s.ghosts() == "N1:34"


def test_forbids(filled: Rules) -> None:
    filled.forbids.append(ForbidsHelp())
    s = village(at="N8 E4 S4 W4")
    s.refused("ask for help", "forbidden")
    s.play("yin-yang help 8")


def test_seams_of_white_moon(filled: Rules) -> None:
    """Those that White Moon brought: rolls, herbs, failures, moved ghosts and Taoists, needs, the score."""
    noted: list[int] = []
    filled.instead_of_roll.append(Instead(noted))
    village(at="N1 E4 S4 W4", ghosts="N1:34").play("attempt exorcism")
    assert noted.pop() == 0
    filled.instead_of_roll.clear()
    filled.instead_of_white_herb.append(Instead(noted))
    s = village(at="N2 E4 S4 W4", dice="white red").play("ask for help")
    assert noted.pop() == 0 and s.tao("N") == "red"
    filled.after_failed_attempt.append(Noting(noted))
    village(at="N1 E4 S4 W4", ghosts="N1:34", dice="blue blue blue").play("attempt exorcism")
    assert noted.pop() == 0
    filled.after_moving_ghost.append(Noting(noted))
    filled.after_being_moved.append(Left(noted))
    village(at="N6 E4 S4 W4", ghosts="N1:34").play("ask for help", "move N1", "to W0", "move Taoist E", "5")
    assert noted == [9, 1, 4]
    before = score(village(exorcised=2).g, True)
    filled.scores.append(OneMore())
    assert score(village(exorcised=2).g, True) == before + 1
    filled.needs_of.append(Zero())
    assert sum(bill_of(village(ghosts="N1:44").g, [Space(1)], NONE).need) == 0


def test_tokens_for_any_colour(filled: Rules) -> None:
    """WM §9: they pay for any colour and against immune ghosts, whatever locks Tao tokens; others lend them."""
    noted: list[int] = []
    filled.wild.append(Wild(noted))
    s = village(at="N1 E1 S4 W4", ghosts="N1:35 E0:50", dice="red red red").play("attempt exorcism", "exorcise N1")
    assert s.g.options == [21, 22] and s.question == "spend"
    s.g.choose(22)
    assert noted == [1] and s.ghosts() == "E0:50"


def test_laid_down(filled: Rules) -> None:
    """WM §15, BS §8.3: no walking; being moved stands one up; the deed is there once for both expansions."""
    east = EastLies()
    laid_down.install(filled, east, NO_DICE)
    laid_down.install(filled, EastLies(), NO_DICE)
    filled.laid_down.pop()
    assert len([action for action in filled.actions if action.first == STAND_UP]) == 1
    s = village(active="E")
    s.refused("move to 0", "no-dice")
    s.g.choose(STAND_UP)
    assert not east.down and s.g.stage == MOVED
    east.down = True
    s = village(powers=(TWIN_WINDS,)).play("twin winds E")
    assert not east.down and s.g.at[1] == 4


def test_clones_share_rules() -> None:
    s = village()
    assert s.g.clone().rules is s.g.rules

"""The seams of rules.py work: a small made-up expansion fills each of them and is asked at the right moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.base.dice import exorcism_dice
from hauntings.games.ghost_stories.base.haunting import HauntTile
from hauntings.games.ghost_stories.base.install import install
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.ghost_stories.cards import SPIRES, STRENGTH
from hauntings.games.ghost_stories.questions import ASK_HELP
from hauntings.games.ghost_stories.rules import Adjusts, After, InsteadOf, Rules, Says
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.standing import captors, has_power
from hauntings.games.ghost_stories.table import Village
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
    def says(self, g: Village, board: i64, thing: i64) -> bool:
        return True


class ForbidsHelp(Says):
    def says(self, g: Village, board: i64, thing: i64) -> bool:
        return thing == ASK_HELP


class OneMore(Adjusts):
    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return number + 1


@pytest.fixture
def filled() -> Iterator[Rules]:
    """Rules of its own for the scene: those of the default switches are replaced while it lasts."""
    chosen = BOX.rules({})
    before = BOX.filled.pop(repr(chosen), None)
    own = Rules(chosen)
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
    s = village().happen(HauntTile(3))
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
    village().happen(HauntTile(3))
    filled.after_qi_loss.append(rule)
    village().happen(LOSE_QI[2])
    filled.after_qi_loss.clear()
    filled.after_death.append(rule)
    village(qi="W:1").happen(LOSE_QI[3])
    filled.after_curse_roll.append(rule)
    village(curse="none").happen(RollCurseDie(1, 4)).play("keep")
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
    assert exorcism_dice(village().g, 0) == 4
    filled.ignores.append(Always())
    assert captors(village(ghosts="N0:46 N1:47").g) == 0
    filled.silences.append(Always())
    s = village(ghosts="N0:34!").happen(GHOSTS_ACT)
    assert s.haunted() == "" and s.ghosts() == "N0:34!"
    filled.lends_power.append(Always())
    s = village(powers=(STRENGTH,))
    assert has_power(s.g, 0, STRENGTH) and has_power(s.g, 1, SPIRES)
    filled.protects.append(Always())
    s = village(at="N1 E4 S4 W4", ghosts="N1:34", dice="red red red").play("attempt exorcism")
    assert s.ghosts() == "N1:34"


def test_forbids(filled: Rules) -> None:
    filled.forbids.append(ForbidsHelp())
    s = village(at="N8 E4 S4 W4")
    s.refused("ask for help", "forbidden")
    s.play("yin-yang help 8")


def test_clones_share_rules() -> None:
    s = village()
    assert s.g.clone().rules is s.g.rules

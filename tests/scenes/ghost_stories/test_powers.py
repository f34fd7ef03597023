"""Taoist powers (GS §16.1), neutral boards and Power tokens (GS §13), movement (GS §4.2)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.dice import has_grey_die
from hauntings.games.ghost_stories.cards import (
    GODS_FAVORITE,
    HEAVENLY_GUST,
    MANTRA,
    POCKETS,
    SECOND_WIND,
    STRENGTH,
    TWIN_WINDS,
)
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.standing import has_power
from tests.scenes.ghost_stories.village import board, village


def test_moving() -> None:
    """GS §2, §4.2: one king's step, once, to haunted tiles too; then no power that comes before moving."""
    s = village(active="W", at="N4 E4 S4 W0", haunted="1")
    s.refused("move to 0", "here-already").refused("move to 2", "not-adjacent")
    s.play("move to 1")
    s.refused("move to 2", "moved-already").refused("pocket red", "step-over")


def test_dance_of_the_spires() -> None:
    """GS §16.1: up to two steps reach any tile of a bare village."""
    s = village(at="N0 E4 S4 W4")
    assert len([word for word in s.offered if word.startswith("move to")]) == 8
    s.play("move to 8")
    assert s.g.at[0] == 8


def test_spires_step_by_step() -> None:
    """GS §4.2: an expansion may count the two steps one by one (a seam)."""
    s = village(at="N0 E4 S4 W4")
    s.g.rules.step_by_step = True
    try:
        s = village(at="N0 E4 S4 W4")
        s.refused("move to 8", "not-adjacent")
        s.play("move to 4", "move to 8")
        s.refused("move to 7", "moved-already")
    finally:
        s.g.rules.step_by_step = False


def test_bottomless_pockets() -> None:
    """GS §16.1: before moving, one token of any available colour, once a turn."""
    s = village(active="W", supply="red:0")
    s.refused("pocket red", "none-in-supply").refused("mantra on N0", "not-your-power")
    s.play("pocket black")
    assert s.tao("W") == "black"
    s.refused("pocket blue", "power-used")


def test_enfeeblement_mantra() -> None:
    """GS §16.1: on any ghost, incarnations included; once a turn; back when the ghost leaves."""
    s = village(active="W", powers=(MANTRA,), ghosts="N0:8 E1:62m")
    s.refused("mantra on E1", "mantra-there").refused("mantra on S0", "no-ghost-there")
    s.play("mantra on N0")
    assert s.ghosts() == "N0:8m E1:62"
    s.refused("mantra on E1", "power-used")


def test_twin_winds() -> None:
    """GS §16.1: one other living Taoist takes one step; North decides where."""
    s = village(powers=(TWIN_WINDS,), qi="S:0", at="N4 E0 S4 W4")
    s.refused("twin winds N", "not-another-taoist").refused("twin winds S", "not-another-taoist")
    s.play("twin winds E")
    assert s.question == "step-to" and s.offered == ["step to 1", "step to 3", "step to 4"]
    s.play("step to 3", seat=0)
    assert s.g.at[1] == 3
    s.refused("twin winds E", "power-used")
    s.refused("move to 4", "here-already")


def test_heavenly_gust() -> None:
    """GS §16.1: help and exorcism in any order on the same tile, not twice the same."""
    s = village(active="S", at="N4 E4 S8 W4", ghosts="S2:12", dice="blue red red")
    s.play("ask for help")
    s.refused("ask for help", "acted-already")
    s.play("attempt exorcism")
    assert s.g.buddhas[2] == 1 and s.ghosts() == ""
    s = village(active="S", at="N4 E4 S8 W4", ghosts="S2:12", dice="blue red red")
    s.play("attempt exorcism", "ask for help")
    assert s.g.buddhas[2] == 1 and s.ghosts() == ""


def test_power_tokens() -> None:
    """GS §13: a token lends a neutral board's power for the rest of the turn and lies on the centre tile."""
    s = village(neutral="S W", power_tokens="N:1 E:1", at="N4 E4", ghosts="N0:8")
    s.refused("borrow E", "not-neutral").refused("pocket red", "not-your-power")
    s.play("borrow W", "pocket red")
    assert s.tao("N") == "red" and s.g.centre_tokens == 1 and s.g.power_tokens[0] == 0
    s.refused("borrow S", "no-power-token")
    assert has_power(s.g, Board(0), POCKETS) and not has_power(s.g, Board(1), POCKETS)


def test_several_power_tokens() -> None:
    """GS §13, r51: one per power; several for different boards in one turn. Blocked or possessed boards: none."""
    s = village(neutral="E S W", power_tokens="N:3", at="N1 E4", qi="S:0", ghosts="N1:8 W0:3")
    s.refused("borrow S", "board-possessed").refused("borrow W", "power-off")
    s.play("borrow E")
    s.refused("borrow E", "borrowed-already")


def test_a_borrowed_power_may_be_lost() -> None:
    """GS r49: a borrowed power ends at once when its board is blocked, like an own one."""
    s = village(neutral="E S W", power_tokens="N:3", at="N7 E4", powers=(STRENGTH,), deck="25 6")
    s.play("borrow E")
    assert has_grey_die(s.g, Board(0))
    s.play("ask for help", "take red", "E0", "W0")
    assert not has_grey_die(s.g, Board(0))
    s = village(neutral="S W", power_tokens="N:1", at="N4 E4", deck="3 6")
    s.play("borrow W", "yin-yang help 7", "take red", "W0", "W1")
    s.refused("pocket blue", "power-off").refused("mantra on W0", "not-your-power")


def test_borrowed_mantra_stays() -> None:
    """GS r33: it stays until the ghost leaves or someone re-places it; r32: or the lending board's power is out."""
    s = village(neutral="W", power_tokens="N:1", powers=(MANTRA,), ghosts="E0:8", deck="13")
    s.play("borrow W", "mantra on E0", "end turn")
    assert s.ghosts() == "E0:8!m" and s.g.active == board("E")
    s = village(neutral="W", ghosts="E0:8m", powers=(MANTRA,), deck="3 6").happen(BRING_GHOST)
    s.play("W0", "W1")
    assert s.g.mantra == 0, "Coffin Breakers put the neutral board's power out"


def test_power_tokens_on_the_centre() -> None:
    """GS §13, r52: who ends the turn there takes them all; a switch: one."""
    s = village(neutral="S W", centre_tokens=2, at="N4 E4", deck="13", qi="N:3")
    s.play("end turn")
    assert s.g.power_tokens[0] == 2 and s.g.centre_tokens == 0
    s = village(neutral="S W", centre_tokens=2, at="N4 E4", deck="13", rules={"power_token_pickup": "one"})
    s.play("end turn")
    assert s.g.power_tokens[0] == 1 and s.g.centre_tokens == 1
    s = village(neutral="S W", centre_tokens=2, at="N0 E4", deck="13")
    s.play("end turn")
    assert s.g.power_tokens[0] == 0 and s.g.centre_tokens == 2
    s = village(neutral="S W", power_tokens="N:1", at="N4 E4", deck="13")
    s.play("borrow W", "end turn")
    assert s.g.power_tokens[0] == 1 and s.g.centre_tokens == 0, "the one just spent, too"


def test_a_turn_begins_anew() -> None:
    """GS §4.2, §13: next turn a power and the action are there again, a borrowed power is gone."""
    s = village(active="W", neutral="N E S", powers=(SECOND_WIND,), power_tokens="W:1", at="W8", deck="6 7 17")
    s.play("borrow S", "pocket red", "ask for help", "ask for help", "end turn", "W0")
    s.play("pocket red", "buddha on E2")
    assert s.tao("W") == "red red" and s.buddhas() == "E2"
    s = village(active="W", neutral="N E S", powers=(SECOND_WIND,), power_tokens="W:2", at="W7", deck="6 7 17 18 28")
    s.play("borrow S", "ask for help", "take red", "W0", "end turn", "W1")
    s.play("ask for help", "take red", "S0")
    s.refused("ask for help", "acted-already")


def test_borrowed_second_wind_after_the_first_action() -> None:
    """GS §13: the token may be spent between two steps."""
    s = village(neutral="S", power_tokens="N:1", powers=(SECOND_WIND,), at="N8 E4 S4 W4")
    s.play("ask for help", "borrow S", "ask for help")
    assert s.g.buddhas[0] == 2


def test_powers_of_others_are_not_mine() -> None:
    """GS §16.1: one's own board only."""
    s = village(powers=(GODS_FAVORITE, HEAVENLY_GUST), at="N8 E4 S4 W4", ghosts="S2:12")
    assert not has_power(s.g, Board(0), HEAVENLY_GUST) and has_power(s.g, Board(2), HEAVENLY_GUST)
    s.play("ask for help")
    s.refused("attempt exorcism", "acted-already")

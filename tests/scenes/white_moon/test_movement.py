"""Walking with villagers, laid-down Taoists (WM §5.2, §5.3, §15, rulings 26-32, T09-T11)."""

from __future__ import annotations

from hauntings.engine.view import HIDDEN
from hauntings.games.ghost_stories.cards import SECOND_WIND, TWIN_WINDS
from hauntings.games.ghost_stories.geometry import Place
from hauntings.games.ghost_stories.white_moon.cards import FAMILY_NAMES
from hauntings.games.ghost_stories.white_moon.deaths import FamilyCurse
from hauntings.games.ghost_stories.white_moon.setup import BOX
from tests.scenes.ghost_stories.village import board
from tests.scenes.white_moon.moon import SCHOOL, moon

HUA = FAMILY_NAMES.index("Hua")


def test_a_villager_follows() -> None:
    """WM §5.2, §5.3: the top villager goes along, face up on top; the next one is turned up; always optional."""
    s = moon(active="E", villagers="4:Hua,Li 5:Sun")
    assert "move to 5" in s.offered and "lead villager to 5" in s.offered
    s.play("lead villager to 5")
    assert s.villagers() == "4:Li 5:Hua,Sun" and s.g.at[1] == 5 and s.told("led") == [(1, 12, 4, 5)]
    assert s.told("turned-up") == [(10, 4)]
    s.refused("lead villager to 4", "moved-already")


def test_what_is_seen_of_a_stack() -> None:
    """WM §5.2: only the top is visible; a covered token is known to those who saw it, the order below is hidden."""
    s = moon(active="E", villagers="4:Hua,Li 5:Sun,Wu").play("lead villager to 5")
    view = BOX.view(s.g, 2, s.rules)
    assert view["villagers"][5] == [HIDDEN, FAMILY_NAMES.index("Sun"), HUA] and view["tops"][5] == HUA
    assert BOX.view(s.g, -1, s.rules)["tops"][4] == FAMILY_NAMES.index("Li")
    assert s.g.learned != 0


def test_full_or_haunted_destination() -> None:
    """WM r26, §5.2: the Taoist may go there, without villager."""
    s = moon(active="E", villagers="4:Hua 5:Sun,Wu,Li", haunted="3")
    s.refused("lead villager to 5", "no-room-there").refused("lead villager to 3", "haunted-there")
    s.refused("stand up", "stands-already")
    assert "move to 5" in s.offered and "move to 3" in s.offered
    s = moon(active="E", at="N4 E0 S4 W4", villagers="4:Hua")
    s.refused("lead villager to 1", "no-villager-here")
    s = moon(active="E", at="N4 E0 S4 W4", villagers="0:Hua").refused("lead villager to 8", "not-adjacent")
    s = moon(active="E", villagers="4:Hua 5:Li", ghosts="E1:12!").play("ask for help")
    s.refused("lead villager to 5", "step-over")


def test_dance_of_the_spires_in_two_steps() -> None:
    """WM §5.3, r119: carry one two tiles, or walk out and bring one back; another may come on the second step."""
    s = moon(at="N0 E4 S4 W4", villagers="0:Hua 1:Li").play("lead villager to 1", "lead villager to 2")
    assert s.villagers() == "1:Li 2:Hua" and s.g.at[0] == 2
    s.refused("move to 1", "moved-already")
    s = moon(at="N0 E4 S4 W4", villagers="0:Sun 1:Li").play("move to 1", "lead villager to 0")
    assert s.villagers() == "0:Li,Sun" and s.g.at[0] == 0
    s = moon(at="N0 E4 S4 W4", villagers="0:Sun 1:Li,Hua,Hua").play("move to 1", "lead villager to 2")
    assert s.villagers() == "0:Sun 1:Hua,Hua 2:Li"
    s = moon(at="N0 E4 S4 W4").refused("move to 8", "not-adjacent")


def test_a_full_middle_tile() -> None:
    """WM r27: no passing through with a villager; another route must be chosen."""
    s = moon(at="N0 E4 S4 W4", villagers="0:Hua 1:Li,Li,Li").refused("lead villager to 1", "no-room-there")
    s.play("lead villager to 4", "lead villager to 2")
    assert s.villagers() == "1:Li,Li,Li 2:Hua"


def test_two_taoists_on_a_tile() -> None:
    """WM r28: only the one who moves takes a villager."""
    s = moon(at="N4 E4 S4 W4", villagers="4:Hua").play("lead villager to 5")
    assert s.villagers() == "5:Hua" and list(s.g.at) == [5, 4, 4, 4]


def test_twin_winds_and_the_villager() -> None:
    """WM §5.3, r98: the Taoist who is moved decides whether a villager follows; none moves alone."""
    s = moon(powers=(TWIN_WINDS,), at="N0 E4 S4 W4", villagers="4:Hua,Li").play("twin winds E", "5")
    assert s.question == "follow of E" and s.offered == ["leave the villager", "take the villager along"]
    s.play("take the villager along")
    assert s.villagers() == "4:Li 5:Hua" and s.question == "yang"
    s = moon(powers=(TWIN_WINDS,), at="N0 E4 S4 W4", villagers="4:Hua").play("twin winds E", "5", "leave the villager")
    assert s.villagers() == "4:Hua"
    s = moon(powers=(TWIN_WINDS,), at="N0 E4 S4 W4", villagers="4:Hua", haunted="5").play("twin winds E", "5")
    assert s.question == "yang", "no room, no question"


def test_the_pavilion_and_the_villager() -> None:
    """WM §5.3, r30: the Pavilion's Taoist may take one along; in solo that is the player's own."""
    s = moon(at="N6 E4 S4 W4", villagers="4:Hua").play("ask for help", "move Taoist S", "7", "take the villager along")
    assert s.villagers() == "7:Hua" and s.g.at[2] == 7
    s = moon(neutral="E S W", at="N6", villagers="6:Hua").play("ask for help")
    s.play("move Taoist N", "3", "take the villager along")
    assert s.villagers() == "3:Hua" and s.g.at[0] == 3


def test_a_laid_down_taoist() -> None:
    """WM §15, r31: standing up takes the move; one may stay down; help and exorcism stay possible."""
    s = moon(active="E", laid_down="E", villagers="4:Li", ghosts="E1:12!")
    s.refused("move to 0", "lies-down").refused("lead villager to 0", "lies-down")
    assert "ask for help" in s.offered and "stand up" in s.offered
    s.play("stand up")
    assert s.m.laid_down[1] == 0 and s.g.at[1] == 4 and s.told("stood-up") == [(1,)]
    s.refused("move to 0", "moved-already")
    s = moon(active="E", laid_down="E", deck="17").play("end turn")
    assert s.m.laid_down[1] == 1


def test_spires_stand_up_and_move_one() -> None:
    """WM §15: stand up and move one tile."""
    s = moon(laid_down="N", villagers="4:Li").play("stand up", "lead villager to 0")
    assert s.g.at[0] == 0 and s.villagers() == "0:Li"
    s.refused("move to 1", "moved-already").refused("stand up", "stands-already")


def test_standing_up_is_a_step() -> None:
    """WM §15: after an action the move step is over."""
    s = moon(active="E", laid_down="E", villagers="4:Li", ghosts="E1:12!").play("ask for help")
    s.refused("stand up", "step-over").refused("move to 0", "step-over").refused("lead villager to 0", "step-over")
    s = moon(active="E").play("move to 0").happen(FamilyCurse(HUA, Place(0)))
    s.refused("stand up", "moved-already")


def test_standing_up_by_another() -> None:
    """WM T11, §15: moved by the Pavilion or Twin Winds, a laid-down Taoist stands up and stays."""
    s = moon(powers=(TWIN_WINDS,), laid_down="E", at="N0 E4 S4 W4").play("twin winds E")
    assert s.question == "yang" and s.g.at[1] == 4 and s.m.laid_down[1] == 0
    s = moon(at="N6 E4 S4 W4", laid_down="W").play("ask for help", "move Taoist W")
    assert s.g.at[3] == 4 and s.m.laid_down[3] == 0


def test_hua_in_ones_own_yin_phase() -> None:
    """WM r32: this turn's move step is the one lost."""
    s = moon(ghosts="N1:72", villagers="1:Hua", turn=True, deck="17").play("S0")
    assert s.question == "yang" and "stand up" in s.offered and "move to 0" not in s.offered


def test_hua_on_a_neutral_turn() -> None:
    """WM T09: no figure is laid down."""
    s = moon(active="W", neutral="W", ghosts="W0:66", villagers="0:Hua", turn=True, deck="17")
    assert s.dead() == "Hua" and s.m.laid_down == [0, 0, 0, 0]


def test_hua_between_two_blue_actions() -> None:
    """WM T10: the second action is still allowed."""
    s = moon(active="S", powers=(SECOND_WIND,), tiles=SCHOOL).play("ask for help", "against black")
    s.happen(FamilyCurse(HUA, Place(0)))
    assert s.m.laid_down[board("S")] == 1 and "ask for help" in s.offered


def test_powers_come_before_the_move() -> None:
    """WM §4, r115: powers used before moving stay where the base game has them."""
    s = moon(active="W", villagers="4:Hua").play("pocket black", "lead villager to 5")
    assert s.tao("W") == "black" and s.villagers() == "5:Hua"
    moon(active="W", villagers="4:Hua").play("lead villager to 5").refused("pocket black", "step-over")

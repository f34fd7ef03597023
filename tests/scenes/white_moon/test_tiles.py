"""Kung-Fu School and Cemetery (WM §12, rulings 69, 70, 79, 82, 90, 94, T06, T17, T18)."""

from __future__ import annotations

from hauntings.games.ghost_stories.cards import GODS_FAVORITE, SECOND_WIND, STRENGTH
from tests.scenes.white_moon.moon import SCHOOL, moon


def test_the_school() -> None:
    """WM §12: all ghosts of one's own colour or all black ones, anywhere; right stones are not applied."""
    s = moon(tiles=SCHOOL, ghosts="S0:34 E1:39 W0:49 N0:61", dice="red red red", curse="qi").play("ask for help")
    assert s.question == "school" and s.offered == ["against red", "against black"]
    s.refused("against blue", "not-a-school-colour")
    s.play("against red")
    s.refused("exorcise W0", "not-a-target").refused("exorcise N0", "incarnation")
    s.refused("exorcise N1", "no-ghost-there")
    s.play("exorcise E1")
    s.refused("exorcise E1", "chosen-already")
    s.play("exorcise S0")
    assert s.ghosts() == "N0:61 W0:49"
    assert s.m.reminder == 0 and s.g.helps == 1


def test_spread_as_you_like() -> None:
    """WM §12, r106, example: one white, one own colour and one token: the 1 and the 2, or the 3; never forced."""
    position = {"tiles": SCHOOL, "ghosts": "S0:34 S1:38 S2:41", "dice": "white red blue", "tao": "N:red"}
    s = moon(**position).play("ask for help", "against red", "exorcise S0", "exorcise S1")
    assert s.ghosts() == "S2:41" and s.tao("N") == ""
    s = moon(**position).play("ask for help", "against red", "exorcise S2")
    assert s.ghosts() == "S0:34 S1:38"
    s = moon(**position).play("ask for help", "against red", "exorcise S1")
    s.refused("exorcise S2", "not-enough")
    s.play("exorcise no more")
    assert s.ghosts() == "S0:34 S2:41" and s.tao("N") == "red", "dice pay first"
    s = moon(**position).play("ask for help", "against red", "exorcise no more")
    assert s.ghosts() == "S0:34 S1:38 S2:41" and s.told("school-failed") == [(0,)]


def test_no_help_at_the_school() -> None:
    """WM §12: own Tao and own crystals only; nobody on the tile helps."""
    s = moon(tiles=SCHOOL, ghosts="S0:34", dice="blue blue blue", tao="N:red E:red", crystals="N:1 E:2")
    s.play("ask for help", "against red", "exorcise S0")
    assert s.offered == ["spend N crystal", "spend N red"]
    s.refused("spend E red", "no-help-at-school").refused("spend E crystal", "no-help-at-school")
    s.play("spend N crystal")
    assert s.ghosts() == "" and s.m.crystals == [0, 2, 0, 0]


def test_held_dice_at_the_school() -> None:
    """WM T17: a die that is held is not rolled."""
    s = moon(tiles=SCHOOL, ghosts="S0:34 W0:47", dice="blue blue", deck="17").play("ask for help", "against red")
    assert s.g.rolled[7] == 2


def test_powers_at_the_school() -> None:
    """WM §12: Taoist powers count: the grey die, the re-roll."""
    s = moon(active="E", powers=(STRENGTH,), tiles=SCHOOL, ghosts="S0:23", dice="red red red", grey="green")
    s.play("ask for help", "against green", "exorcise S0")
    assert s.ghosts() == ""
    s = moon(active="E", powers=(GODS_FAVORITE,), tiles=SCHOOL, ghosts="S0:23", dice="red red red green green green")
    s.play("ask for help", "against green", "reroll 1 2 3", "exorcise S0")
    assert s.ghosts() == ""


def test_the_school_without_a_target() -> None:
    """WM r69: legal, no effect, no Claw."""
    s = moon(tiles=SCHOOL, ghosts="S0:12", artifacts="N:vengeful_claw").play("ask for help", "against black")
    assert s.question == "yang" and s.g.rolled[7] == 0 and s.g.helps == 1


def test_a_power_token_at_the_school() -> None:
    """WM T06, r90, r105: a Power token gives a neutral board's colour and its power; not if that power is out."""
    s = moon(active="S", neutral="N E W", at="S4", tiles=SCHOOL, power_tokens="S:3", ghosts="N1:36 S0:15")
    s.play("borrow W", "ask for help")
    assert s.offered == ["against blue", "against yellow", "against black"]
    s.refused("against red", "not-a-school-colour").refused("against green", "not-a-school-colour")
    s = moon(active="S", neutral="N E W", at="S4", tiles=SCHOOL, power_tokens="S:3", ghosts="N1:36")
    s.refused("borrow N", "power-off")
    s = moon(active="S", neutral="N E W", at="S4", tiles=SCHOOL, power_tokens="S:3", ghosts="N1:60")
    s.refused("borrow W", "power-off")


def test_a_possessed_board_at_the_school() -> None:
    """WM r79: its colour cannot be targeted."""
    s = moon(active="S", neutral="N E W", qi="W:0", at="S4", tiles=SCHOOL, power_tokens="S:3")
    s.refused("borrow W", "board-possessed")


def test_second_wind_at_the_school() -> None:
    """WM §12: with Second Wind and one token both attempts may target that colour, or one the own colour."""
    s = moon(
        active="S", neutral="N E W", powers=(SECOND_WIND,), at="S4", tiles=SCHOOL, power_tokens="S:1",
        ghosts="W0:1 W1:5 S0:12", dice="yellow red red blue red red",
    )  # fmt: skip
    s.play("borrow W", "ask for help", "against yellow", "exorcise W0", "ask for help", "against blue", "exorcise S0")
    assert s.ghosts() == "W1:5"


def test_yin_yang_for_the_school() -> None:
    """WM r70: Yin-Yang and Firework may be used for the School and for the Cemetery."""
    s = moon(at="N0 E4 S4 W4", tiles=SCHOOL, ghosts="S0:34", dice="red red red")
    s.play("yin-yang help 4", "against red", "exorcise S0")
    assert s.ghosts() == ""
    s = moon(at="N8 E4 S4 W4", dead="Li", curse="none").play("yin-yang help 0")
    assert s.villagers() == "0:Li"


def test_the_cemetery() -> None:
    """WM §12, r110, r142: a dead Taoist or a dead villager of the group's choice, one per use; then the curse die;
    a haunting kills every villager there."""
    s = moon(at="N0 E4 S4 W4", qi="E:0", dead="Li Li Zhou", curse="none").play("ask for help")
    assert s.question == "bring-back of the group"
    assert s.offered == ["bring back E", "bring back Li", "bring back Zhou"]
    s.refused("bring back S", "not-dead").refused("bring back Hua", "nobody-of-family-dead")
    s.play("bring back E")
    assert s.g.qi[1] == 2 and s.dead() == "Li Li Zhou" and s.m.reminder == 1
    s = moon(at="N0 E4 S4 W4", dead="Li Hua", villagers="0:Sun", curse="haunt", deck="17").play("ask for help")
    s.play("bring back Li")
    assert s.dead() == "Hua Li Sun" and s.haunted() == "" and s.question == "place-ghost"


def test_when_the_cemetery_helps() -> None:
    """WM r94, r82: a dead Taoist who may return, or a dead villager and room; in solo for villagers only."""
    moon(at="N0 E4 S4 W4").refused("ask for help", "nobody-dead")
    moon(at="N0 E4 S4 W4", qi="E:0", supply="Qi:0").refused("ask for help", "no-qi-left")
    full = "0:Sun,Sun,Wu"
    moon(at="N0 E4 S4 W4", dead="Li", villagers=full).refused("ask for help", "no-room-to-return")
    s = moon(at="N0 E4 S4 W4", qi="E:0", dead="Li", villagers=full, curse="none").play("ask for help")
    assert s.g.qi[1] == 2, "the Taoist alone may return"
    s = moon(neutral="E S W", at="N0", dead="Li", curse="none").play("ask for help")
    assert s.villagers() == "0:Li"
    s = moon(at="N0 E4 S4 W4", qi="E:0", dead="Li Hua", supply="Qi:0").play("ask for help")
    s.refused("bring back E", "no-qi-left")


def test_a_revived_villager_completes_its_family() -> None:
    """WM §12, r70: brought back by a Yin-Yang and rescued in the same turn."""
    s = moon(portal=0, at="N0 E4 S4 W4", dead="Long", curse="none").play("yin-yang help 0", "rescue")
    assert s.rescued() == "Long" and s.owner("life_potion") == "N"

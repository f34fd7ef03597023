"""Su-Ling (WM §8, rulings 39-46, 84, T14)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.standing import blocked, captors, tao_locked
from hauntings.games.ghost_stories.white_moon.cards import FAMILY_NAMES
from hauntings.games.ghost_stories.white_moon.deaths import FamilyCurse
from tests.scenes.white_moon.moon import SCHOOL, moon


def test_events() -> None:
    """WM §8: a villager dies, the curse die is rolled with any result, a tile is haunted."""
    assert moon(villagers="0:Li").happen(HAUNT_TILE[0]).m.reminder == 1
    assert moon(curse="none").happen(RollCurseDie(Board(0), 0)).m.reminder == 1
    s = moon().happen(HAUNT_TILE[0])
    assert s.m.reminder == 1 and s.told("reminder") == [(0,)]
    moon().refused("Su-Ling to N0", "no-event")


def test_she_comes_once_a_turn() -> None:
    """WM §8, r46, r97: however many events, one move; not onto the icon where she is, not facing an incarnation."""
    s = moon(ghosts="N0:61 N1:34", su_ling="N2", villagers="0:Li", buddhas="E0").happen(HAUNT_TILE[0])
    s.happen(HAUNT_TILE[1])
    s.refused("Su-Ling to N0", "faces-incarnation").refused("Su-Ling to N2", "su-ling-there")
    s.play("Su-Ling to E1")
    assert s.su_ling() == "E1"
    s.happen(HAUNT_TILE[2])
    s.refused("Su-Ling to E2", "su-ling-moved-already")


def test_she_may_share_an_icon() -> None:
    """WM §8, r126: with a Haunting figure, a Buddha, or before an empty space."""
    s = moon(ghosts="N1:34!", buddhas="E1", reminder=1)
    assert {"Su-Ling to N1", "Su-Ling to E1", "Su-Ling to S1"} <= set(s.offered)


def test_placing_her_closes_the_action() -> None:
    """WM §4: step 3; the Yin-Yang may still be used."""
    s = moon(ghosts="N1:34!", at="N1 E4 S4 W4", reminder=1).play("Su-Ling to N1")
    s.refused("attempt exorcism", "step-over")
    assert "yin-yang help 4" in s.offered


def test_the_reminder_ends_with_the_turn() -> None:
    """WM §8: it is returned even if she did not move."""
    s = moon(reminder=1, deck="17").play("end turn")
    assert s.m.reminder == 0 and s.su_ling() == ""


def test_at_the_end_of_a_neutral_turn() -> None:
    """WM §4, §8, r97: the group is asked at the end of a neutral board's turn."""
    s = moon(active="W", neutral="W", ghosts="W1:11", curse="none", turn=True, deck="17")
    assert s.question == "su-ling of the group" and "leave Su-Ling" in s.offered
    s.play("Su-Ling to W1")
    assert s.su_ling() == "W1" and s.g.active == 0
    s = moon(active="W", neutral="W", ghosts="W1:11 N0:61", su_ling="S0", curse="none", turn=True, deck="17")
    s.refused("Su-Ling to N0", "faces-incarnation").refused("Su-Ling to S0", "su-ling-there")
    s.play("leave Su-Ling")
    assert s.su_ling() == "S0"


def test_a_dead_players_su_ling() -> None:
    """WM T14, r80: an event and then the active Taoist's death: she may still be placed."""
    s = moon(qi="N:1", ghosts="N0:44", curse="qi", turn=True)
    assert s.g.at[0] == -1 and s.question == "su-ling of the group"
    s.play("Su-Ling to N0")
    assert s.su_ling() == "N0"


def test_an_incarnation_drives_her_away() -> None:
    """WM §8, r41, r127: arriving or moved in front of her; the reminder is cleared, and a later event sets it again."""
    s = moon(su_ling="N1", reminder=1, box="61").happen(FamilyCurse(FAMILY_NAMES.index("Wu"), Place(0))).play("N1")
    assert s.su_ling() == "" and s.m.reminder == 0 and s.told("su-ling-left") == [(1,)]
    s.refused("Su-Ling to N2", "no-event")
    s.happen(HAUNT_TILE[0])
    assert "Su-Ling to N2" in s.offered
    s = moon(at="N6 E4 S4 W4", su_ling="N1", ghosts="E0:61")
    s.play("ask for help", "move E0", "to N1", "move no Taoist")
    assert s.su_ling() == ""
    s = moon(su_ling="N1", ghosts="N0:81").happen(GHOSTS_ACT)
    assert s.ghosts() == "N1:81" and s.su_ling() == ""


def test_driven_away_after_she_came() -> None:
    """WM §8: an event after that does not bring her back in this turn, and does not promise it."""
    s = moon(reminder=1, box="61").play("Su-Ling to N1")
    s.happen(FamilyCurse(FAMILY_NAMES.index("Wu"), Place(0))).play("N1")
    assert s.su_ling() == "" and s.m.reminder == 0
    s.happen(HAUNT_TILE[0])
    assert s.told("reminder") == []
    s.refused("Su-Ling to N2", "su-ling-moved-already")


def test_the_howling_ondine_holds_her() -> None:
    """WM §14, r39: events while she sits there have no effect and are not stored."""
    s = moon(ghosts="S0:78", villagers="0:Li").happen(HAUNT_TILE[0])
    assert s.m.reminder == 0
    s.refused("Su-Ling to N0", "su-ling-held")


def test_after_the_ondine() -> None:
    """WM r40: an event after her exorcism is needed."""
    s = moon(
        active="S", at="N4 E4 S7 W4", ghosts="S1:78", dice="blue blue blue", tao="S:blue", curse="none",
        neutral="N E W", deck="61 6 0", yin_yang="",
    )  # fmt: skip
    s.happen(HAUNT_TILE[0])
    s.play("attempt exorcism", "exorcise S1")
    s.refused("Su-Ling to N0", "no-event")
    s.happen(HAUNT_TILE[1])
    assert "Su-Ling to N0" in s.offered


def test_a_dice_immune_ghost_before_her() -> None:
    """WM r42: dice work against it in exorcisms, School and Barrier."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:35", dice="red red red", su_ling="N1").play("attempt exorcism")
    assert s.ghosts() == ""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:35", dice="red red red").play("attempt exorcism")
    assert s.ghosts() == "N1:35"
    s = moon(ghosts="N1:35", dice="red red red", su_ling="N1", tiles=SCHOOL)
    s.play("ask for help", "against red", "exorcise N1")
    assert s.ghosts() == ""
    s = moon(ghosts="N1:35", dice="red red red red", su_ling="N1", receptacles="NW NE SE SW")
    s.play("end turn", "roll", "exorcise N1")
    assert s.ghosts() == "" and s.su_ling() == "", "the Barrier's end sends her to the reserve"


def test_an_event_in_step_2() -> None:
    """WM r43: counts for step 3 of the same turn."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:39", dice="red red red", curse="none").play("attempt exorcism")
    assert "Su-Ling to N1" in s.offered


def test_an_event_after_the_option() -> None:
    """WM r84: if she was not placed this turn, the option is open again; otherwise nothing."""
    s = moon(at="N2 E4 S4 W4", buddhas_held="N:1", dead="Li", curse="none")
    s.refused("Su-Ling to N0", "no-event")
    s.play("buddha on N2", "yin-yang help 0")
    assert "Su-Ling to N0" in s.offered


def test_she_brings_a_crystal() -> None:
    """WM §8: placed next to an empty receptacle, a crystal from the reserve may go on it; middles touch none."""
    s = moon(reminder=1).play("Su-Ling to W0")
    assert s.question == "su-ling-crystal"
    s.play("put the crystal")
    assert s.m.receptacles == [1, 0, 0, 0] and s.m.crystal_reserve == 3 and s.told("crystal-placed") == [(-1, 0)]
    s = moon(reminder=1).play("Su-Ling to W0", "put no crystal")
    assert s.m.crystal_reserve == 4
    assert moon(reminder=1).play("Su-Ling to W1").question == "yang"
    assert moon(reminder=1, receptacles="NW").play("Su-Ling to N0").question == "yang"
    assert moon(reminder=1, reserve=0).play("Su-Ling to N0").question == "yang"


def test_both_crystals_in_one_step_3() -> None:
    """WM r48: Su-Ling's and a Taoist's, in any order."""
    s = moon(at="N2 E4 S4 W4", reminder=1, crystals="N:1").play("place crystal", "Su-Ling to W0", "put the crystal")
    assert s.m.receptacles == [1, 1, 0, 0] and s.m.crystals == [0, 0, 0, 0]
    s = moon(at="N2 E4 S4 W4", reminder=1, crystals="N:1").play("Su-Ling to W0", "put the crystal", "place crystal")
    assert s.m.receptacles == [1, 1, 0, 0]


def test_it_is_told_as_long_as_she_may_come() -> None:
    """WM §8: after a baneful event, until she has come or the Barrier runs."""
    due = moon(reminder=1)
    assert due.box.view(due.g, 0, due.rules)["su_ling_due"]
    due.m.barrier = 1
    assert not due.box.view(due.g, 0, due.rules)["su_ling_due"]
    quiet = moon()
    assert not quiet.box.view(quiet.g, 0, quiet.rules)["su_ling_due"]


def test_left_stones_do_not_heed_her() -> None:
    """WM §8, r128: a held die, the Tao lock and a blocked power are left stones."""
    assert captors(moon(ghosts="N1:46", su_ling="N1").g) == 1
    assert tao_locked(moon(ghosts="N1:50", su_ling="N1").g)
    assert blocked(moon(ghosts="N1:36", su_ling="N1").g, Board(0))
    s = moon(deck="55", tao="E:blue", su_ling="N1").happen(BRING_GHOST).play("N1")
    assert s.tao("E") == "", "nor what happens on arrival"
    s = moon(ghosts="N1:72", su_ling="N1", villagers="1:Li", reminder=1).play("Su-Ling to E1").happen(GHOSTS_ACT)
    assert s.dead() == "Li", "the centre stone is back when she leaves"


def test_staying_is_no_placement() -> None:
    """WM §8, r129: she cannot be placed where she stands, so that brings no crystal."""
    s = moon(su_ling="N0", reminder=1).refused("Su-Ling to N0", "su-ling-there")
    s.play("Su-Ling to W0", "put the crystal")
    assert s.m.receptacles == [1, 0, 0, 0] and s.question == "yang", "one crystal per placement"

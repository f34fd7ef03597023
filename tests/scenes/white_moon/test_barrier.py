"""Moon Crystals and the Mystic Barrier (WM §9, §10, rulings 47-59, 85, T05, T08, T13)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.cards import GODS_FAVORITE, MANTRA, STRENGTH
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.standing import captors
from tests.scenes.white_moon.moon import moon

FULL = "NW NE SE SW"


def test_herbalist() -> None:
    """WM §9.1, r58, r59: each white face gives a crystal instead; lost if none is left; green re-rolls before."""
    s = moon(at="N2 E4 S4 W4", dice="white red").play("ask for help")
    assert s.m.crystals[0] == 1 and s.tao("N") == "red" and s.question == "yang"
    s = moon(at="N2 E4 S4 W4", dice="white white", reserve=1).play("ask for help")
    assert s.m.crystals[0] == 1 and s.tao("N") == ""
    s = moon(active="E", powers=(GODS_FAVORITE,), at="N4 E2 S4 W4", dice="red blue white white")
    s.play("ask for help", "reroll 1 2")
    assert s.m.crystals[1] == 2


def test_nameless_at_the_herbalist() -> None:
    """WM r92: a white face gives neither Tao token nor crystal."""
    s = moon(at="N2 E4 S4 W4", dice="white red", ghosts="E0:65").play("ask for help")
    assert s.m.crystals[0] == 0 and s.tao("N") == "red"


def test_a_crystal_in_an_exorcism() -> None:
    """WM §9, r130, r131: one Tao of any colour, no lock stops it, nor dice immunity; it returns to the reserve."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:38 E0:50", dice="red blue blue", crystals="N:1", tao="N:red")
    s.play("attempt exorcism", "exorcise N1")
    assert s.ghosts() == "E0:50" and s.m.crystals[0] == 0 and s.m.crystal_reserve == 4 and s.tao("N") == "red"
    s = moon(at="N1 E4 S4 W4", ghosts="N1:35", dice="red blue blue", crystals="N:1").play("attempt exorcism")
    assert s.offered == ["exorcise no more", "exorcise N1"]
    s.play("exorcise N1")
    assert s.ghosts() == "" and s.told("spent-crystal") == [(0,)]


def test_which_token_to_spend() -> None:
    """WM §9: the player chooses between Tao tokens and crystals."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:34", dice="blue blue blue", crystals="N:1 E:1", tao="N:red")
    s.play("attempt exorcism", "exorcise N1")
    assert s.question == "spend" and s.offered == ["spend N crystal", "spend N red"]
    s.refused("spend E crystal", "not-on-your-tile").refused("spend N blue", "no-such-token")
    s.play("spend N crystal")
    assert s.tao("N") == "red" and s.m.crystals == [0, 1, 0, 0]
    s = moon(at="N1 E1 S4 W4", ghosts="N1:38", dice="blue blue blue", crystals="N:1", tao="N:red,red E:red")
    s.play("attempt exorcism", "exorcise N1", "spend N crystal")
    s.refused("spend N crystal", "no-crystal")


def test_lending_a_crystal() -> None:
    """WM §9: Taoists on the same tile may lend them; who refuses lends nothing to this attempt."""
    s = moon(at="N1 E1 S1 W4", ghosts="N1:34", dice="blue blue blue", crystals="E:1 S:1")
    s.play("attempt exorcism", "exorcise N1")
    assert s.offered == ["spend E crystal", "spend S crystal"]
    s.play("spend E crystal")
    assert s.question == "lend-crystal of E"
    s.play("lend no crystal")
    assert s.question == "lend-crystal of S"
    s.play("lend the crystal")
    assert s.ghosts() == "" and s.m.crystals == [0, 1, 0, 0]
    s = moon(at="N1 E1 S1 W4", ghosts="N1:38", dice="blue blue blue", crystals="E:1 S:2", tao="N:red")
    s.play("attempt exorcism", "exorcise N1", "spend N red", "spend E crystal", "lend no crystal")
    assert s.question == "lend-crystal of S"
    s = moon(at="N1 E1 S1 W4", ghosts="N1:38", dice="blue blue blue", crystals="E:1 S:1 N:1", tao="N:red,red")
    s.play("attempt exorcism", "exorcise N1", "spend E crystal", "lend no crystal")
    s.refused("spend E crystal", "lends-nothing").refused("spend W crystal", "not-on-your-tile")
    s.refused("spend E red", "lends-nothing")
    s = moon(at="N1 E1 S4 W4", ghosts="N1:38", dice="blue blue blue", crystals="N:1", tao="N:red,red")
    s.play("attempt exorcism", "exorcise N1").refused("spend E crystal", "no-crystal")


def test_crystals_are_not_tao() -> None:
    """WM §9, r131: the curse die's "lose your Tao" leaves them."""
    s = moon(crystals="N:2", tao="N:red", curse="tao").happen(RollCurseDie(Board(0), 0))
    assert s.m.crystals[0] == 2 and s.tao("N") == ""
    s = moon(crystals="N:2", tao="N:red", deck="55").happen(BRING_GHOST).play("N1")
    assert s.m.crystals[0] == 2 and s.tao("N") == "", "nor does the Soul Eater take them"
    s = moon(at="N1 E4 S4 W4", ghosts="N1:38 E0:62", dice="red blue blue", crystals="N:1", tao="N:red")
    s.play("attempt exorcism", "exorcise N1")
    assert s.ghosts() == "E0:62" and s.tao("N") == "red", "nor does the Dark Mistress lock them"


def test_placing_a_crystal() -> None:
    """WM §9, r85, r132: in step 3 from a corner, haunted or not, laid down or not; of an earlier turn; one a turn."""
    s = moon(at="N0 E4 S4 W4", crystals="N:2", haunted="0", laid_down="N").play("place crystal")
    assert s.m.receptacles == [1, 0, 0, 0] and s.m.crystals[0] == 1 and s.told("crystal-placed") == [(0, 0)]
    s.refused("place crystal", "crystal-placed-already").refused("attempt exorcism", "step-over")
    moon(at="N0 E4 S4 W4").refused("place crystal", "no-crystal")
    moon(at="N1 E4 S4 W4", crystals="N:1").refused("place crystal", "not-a-corner")
    moon(at="N0 E4 S4 W4", crystals="N:1", receptacles="NW").refused("place crystal", "receptacle-full")
    moon(at="N0 E4 S4 W4", crystals="N:1", fresh=1).refused("place crystal", "crystal-of-this-turn")


def test_new_crystals_are_spent_first() -> None:
    """WM §9, r132: held 1, gained 1, spent 1: the old one may be placed; held 1, spent it, gained 1: none may be."""
    s = moon(at="N2 E4 S4 W4", ghosts="N2:34", dice="white blue blue blue blue", crystals="N:1", powers=())
    s.play("yin-yang help 2", "attempt exorcism", "exorcise N2", "place crystal")
    assert s.m.receptacles == [0, 1, 0, 0] and s.m.crystals[0] == 0
    s = moon(at="N2 E4 S4 W4", ghosts="N2:34", dice="blue blue blue white blue", crystals="N:1", reminder=1)
    s.play("attempt exorcism", "exorcise N2", "yin-yang help 2")
    s.refused("place crystal", "crystal-of-this-turn")


def test_fewer_than_four() -> None:
    """WM r47: no Barrier, no partial effect; the crystals wait."""
    s = moon(receptacles="NW NE SE", deck="17", ghosts="E0:34").play("end turn")
    assert s.question != "barrier of the group" and s.m.receptacles == [1, 1, 1, 0]


def test_barrier_with_three_players() -> None:
    """WM T05, §10, r130: board after board from the active one; one pool; no right stones; all goes back at the end."""
    s = moon(
        neutral="W", at="N0 E4 S4 W4", crystals="N:1", receptacles="NE SE SW", su_ling="S1",
        ghosts="N0:44 S0:39 W2:11", villagers="4:Li", deck="17 18",
        dice="red red blue blue red blue blue blue yellow yellow blue blue",
    )  # fmt: skip
    s.play("place crystal", "end turn")
    assert s.question == "barrier of the group" and s.offered == ["pass", "roll", "rescue"]
    s.play("roll", "exorcise N0")
    assert s.m.crystal_reserve == 2 and s.g.yin_yang[0] == 1 and s.question == "barrier of the group"
    s.refused("roll", "no-ghost-on-board")
    s.play("rescue")
    assert s.rescued() == "Li" and s.m.crystal_reserve == 3
    s.play("roll", "exorcise S0")
    assert s.m.crystal_reserve == 4
    s.refused("rescue", "barrier-empty")
    s.play("roll")
    assert s.told("exorcism-failed") == [(3,)]
    assert s.ghosts() == "W2:11" and s.m.reminder == 0 and s.su_ling() == "" and s.m.receptacles == [0, 0, 0, 0]
    assert s.told("barrier-over") == [()] and s.g.active == 1


def test_what_a_barrier_roll_may_hit() -> None:
    """WM §10, r52, r106: the ghosts of that board, never an incarnation; a ghost once; partial success is fine."""
    s = moon(receptacles=FULL, ghosts="N0:34 N1:61 E0:23 N2:38", dice="red blue blue blue")
    s.play("end turn", "roll")
    s.refused("exorcise N1", "incarnation").refused("exorcise E0", "not-a-target")
    s.refused("exorcise S0", "no-ghost-there")
    s.play("exorcise N0")
    s.refused("exorcise N0", "chosen-already")
    s.play("exorcise N2")
    assert s.told("barrier-crystals") == [(0, 2)] and s.ghosts() == "N1:61 E0:23"
    s = moon(receptacles=FULL, ghosts="N0:61", deck="17").play("end turn")
    assert s.question != "barrier of the group"


def test_circle_and_mantra_in_the_barrier() -> None:
    """WM §10.2: both count; Taoist powers and Tao tokens do not."""
    s = moon(receptacles=FULL, ghosts="N0:41m", circle="red", tao="N:red", dice="red blue blue blue", powers=(MANTRA,))
    s.play("end turn", "roll", "exorcise N0")
    assert s.told("barrier-crystals") == [] and s.tao("N") == "red" and s.ghosts() == "", "3 less 2 is 1"
    s = moon(receptacles=FULL, ghosts="N0:44", tao="N:red", dice="blue blue blue blue").play("end turn", "roll")
    s.play("exorcise N0")
    assert s.told("barrier-crystals") == [(0, 4)] and s.tao("N") == "red"


def test_powers_and_artifacts_in_the_barrier() -> None:
    """WM §10.2, r135: neither the grey die nor a re-roll, neither Sword nor Claw."""
    for power in (STRENGTH, GODS_FAVORITE):
        s = moon(
            active="E", powers=(power,), receptacles=FULL, ghosts="E0:23 N0:34", dice="red red red red",
            artifacts="E:divine_sword,vengeful_claw",
        )  # fmt: skip
        s.play("end turn", "roll")
        assert s.question == "barrier-ghost of the group" and s.g.rolled[7] == 4 and s.g.rolled[8] == 0
        s.play("exorcise no more")
        assert s.question == "barrier of the group" and s.ghosts() == "N0:34 E0:23"


def test_held_dice_in_the_barrier() -> None:
    """WM T08: four dice are rolled; at the end the die is back with a ghost that is still there."""
    s = moon(receptacles=FULL, ghosts="N0:47 N1:34", dice="red red red red").play("end turn", "roll")
    assert len(s.told("rolled-tao")[0]) == 5 and 0 not in s.told("rolled-tao")[0][1:]
    s.play("exorcise N1", "exorcise no more")
    assert s.ghosts() == "N0:47" and captors(s.g) == 1


def test_dice_immune_in_the_barrier() -> None:
    """WM r55: dice do nothing, crystals do."""
    s = moon(receptacles=FULL, ghosts="N0:35", dice="red red red red").play("end turn", "roll", "exorcise N0")
    assert s.told("barrier-crystals") == [(0, 1)] and s.ghosts() == ""


def test_rescue_in_the_barrier() -> None:
    """WM r56, r33: from the Portal tile; only with nobody there, or a haunted one, any face-up villager; the next top
    is turned up before the next board chooses."""
    s = moon(receptacles=FULL, villagers="4:Li,Sun 0:Hua").play("end turn", "rescue")
    assert s.rescued() == "Li" and s.top(4) == "Sun" and s.question == "barrier of the group"
    s.play("rescue", "rescue")
    assert s.rescued() == "Li Sun Hua"
    s = moon(receptacles=FULL, villagers="0:Hua,Li 8:Sun", haunted="4").play("end turn", "rescue")
    assert s.question == "barrier-villager of the group"
    s.refused("rescue from 4", "nobody-face-up")
    s.play("rescue from 0")
    assert s.rescued() == "Hua" and s.top(0) == "Li"


def test_barrier_while_the_gate_keeper_is_there() -> None:
    """WM r53: no rescue option."""
    s = moon(receptacles=FULL, villagers="4:Li", ghosts="W0:76 N0:34").play("end turn")
    s.refused("rescue", "portal-gone")


def test_barrier_without_villagers() -> None:
    """WM §10: nobody face up, nobody to rescue."""
    s = moon(receptacles=FULL, ghosts="N0:34").play("end turn")
    s.refused("rescue", "nobody-face-up")


def test_barrier_while_the_ondine_is_there() -> None:
    """WM r54: works; Su-Ling stays on the card."""
    s = moon(receptacles=FULL, ghosts="W0:78 N0:34", dice="red blue blue blue", deck="17")
    s.play("end turn", "roll", "exorcise N0")
    assert s.g.ghost[9] == 78 and s.su_ling() == "" and s.told("su-ling-left") == []


def test_the_fourth_crystal_on_a_neutral_turn() -> None:
    """WM r49: Barrier now, starting with that neutral board."""
    s = moon(active="W", neutral="W", ghosts="W1:11 N0:34", curse="none", receptacles="NE SE SW", turn=True)
    s.play("Su-Ling to W0", "put the crystal")
    assert s.question == "barrier of the group" and s.told("barrier") == [(3,)]
    assert "roll" in s.offered, "board W has a ghost"


def test_one_barrier_for_two_reasons() -> None:
    """WM r50: Zhou's reward and a naturally full Barrier in the same turn are one Barrier."""
    s = moon(receptacles=FULL, villagers="4:Zhou", rescued="Zhou Zhou", ghosts="N0:34", deck="17 18")
    s.play("rescue", "end turn", "pass")
    assert s.m.barrier_due == 0 and s.told("barrier") == [(0,)] and s.g.active == 1


def test_rewards_wait_for_the_end() -> None:
    """WM T13, §10.3: a family completed in the Barrier is rewarded after the fourth board, before the turn ends."""
    s = moon(receptacles=FULL, villagers="4:Long,Sun", deck="17").play("end turn", "rescue")
    assert s.owner("life_potion") == "reserve" and s.m.waiting == [1]
    s.play("pass", "pass", "pass")
    assert s.owner("life_potion") == "N" and s.m.waiting == []
    assert [e.what for e in s.g.events if e.what in ("barrier-over", "gained-artifact", "turn")] == [
        "barrier-over", "gained-artifact", "turn",
    ]  # fmt: skip


def test_zhou_in_a_barrier() -> None:
    """WM r51: a second Barrier follows at once, all crystals from the reserve."""
    s = moon(receptacles=FULL, villagers="4:Zhou,Li", rescued="Zhou Zhou", crystals="", deck="17")
    s.play("end turn", "rescue", "pass", "pass", "pass")
    assert s.question == "barrier of the group" and s.m.receptacles == [1, 1, 1, 1] and s.m.barrier == 1
    s.play("rescue")
    assert s.rescued() == "Zhou Zhou Zhou Li"


def test_a_family_completed_with_a_dead_taoist() -> None:
    """WM r91: the artifact goes to the next living player."""
    s = moon(qi="N:1", ghosts="N0:44", curse="qi", receptacles=FULL, villagers="4:Long", turn=True)
    s.play("leave Su-Ling", "rescue")
    while s.question == "barrier of the group":
        s.play("pass")
    assert s.owner("life_potion") == "E"


def test_an_incarnations_crystal() -> None:
    """WM §9.2, r57: a crystal and a Yin-Yang for the group; without a crystal the Yin-Yang is still gained."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:77", dice="red red red", tao="N:red", deck="61 6 0", yin_yang="N", qi="W:0")
    s.play("attempt exorcism", "exorcise N1")
    assert s.question == "crystal-to of the group" and s.offered == ["crystal to N", "crystal to E", "crystal to S"]
    s.refused("crystal to W", "not-living")
    s.play("crystal to E", "Yin-Yang to S")
    assert s.m.crystals == [0, 1, 0, 0] and s.g.yin_yang[2] == 1
    s = moon(at="N1 E4 S4 W4", ghosts="N1:77", dice="red red red", tao="N:red", deck="61 6 0", yin_yang="N", reserve=0)
    s.play("attempt exorcism", "exorcise N1")
    assert s.question == "give-yin-yang of the group"


def test_no_limit_to_crystals() -> None:
    """WM §9, r133: one Taoist may hold all four."""
    s = moon(crystals="N:3", artifacts="N:moon_dust").play("moon dust")
    assert s.m.crystals == [4, 0, 0, 0] and s.m.crystal_reserve == 0


def test_a_board_may_pass() -> None:
    """WM §10.1, r134: neither rescue nor roll; the crystals stay for the next board."""
    s = moon(receptacles=FULL, ghosts="N0:34 E0:23", villagers="4:Li", dice="green green green green")
    s.play("end turn", "pass")
    assert s.ghosts() == "N0:34 E0:23" and s.question == "barrier of the group" and s.offered[-1] == "rescue"
    s.play("rescue")
    assert s.rescued() == "Li"

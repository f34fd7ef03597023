"""Villagers, crystals and artifacts above the catacombs (WM §23, BS r56, r68, r73)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.against import KnockDown
from hauntings.games.ghost_stories.black_secret.blood import BloodOfSuLing
from hauntings.games.ghost_stories.black_secret.catacombs import Search
from hauntings.games.ghost_stories.cards import SPIRES, TWIN_WINDS
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.white_moon.barrier import MYSTIC_BARRIER
from hauntings.games.ghost_stories.white_moon.cards import HUA, SHENG
from hauntings.games.ghost_stories.white_moon.deaths import FamilyCurse
from tests.scenes.both.night import night

SWORD = "N:divine_sword"


def test_villagers_stay_above() -> None:
    """WM §23, BS r68: nobody is led below or from below; who was led stays on the tile."""
    s = night(villagers="4:Hua")
    s.play("lead villager to 0", "change level")
    assert s.g.at[0] == 9 and s.villagers() == "0:Hua"
    s = night(at="Nb4 E4 S4 W4", villagers="4:Hua")
    assert not [word for word in s.offered if word.startswith("lead") or word == "rescue"]
    s.refused("lead villager to 0", "no-villager-here").refused("rescue", "not-at-portal")


def test_r3_the_villager_follows_then_the_ladder() -> None:
    """BOTH r3, BS r67: a Taoist moved by another takes the villager along first, and leaves it as he goes down."""
    s = night(powers=(TWIN_WINDS,), at="N4 E4 S4 W4", villagers="4:Hua")
    s.play("twin winds E", "step to 0")
    assert s.question == "follow of E"
    s.play("take the villager along")
    assert s.question == "ladder" and s.villagers() == "0:Hua"
    s.play("change level")
    assert s.g.at[1] == 9 and s.villagers() == "0:Hua"


def test_r7_the_scroll_of_unity_reaches_below() -> None:
    """BOTH r7: it calls from anywhere to anywhere; a villager comes only from tile to tile."""
    s = night(at="Nb0 Eb8 S4 W4", villagers="4:Hua", artifacts="N:scroll_of_unity")
    s.play("scroll of unity")
    assert s.question == "scroll of E"
    s.play("come")
    assert s.g.at[1] == 9 and s.question == "scroll of S" and "come with the villager" not in s.offered
    s.refused("come with the villager", "no-room-there")
    s.play("stay", "come")
    assert s.g.at == [9, 9, 4, 9]
    s = night(at="N0 Eb4 S4 W0", villagers="4:Hua", artifacts="N:scroll_of_unity").play("scroll of unity")
    assert s.offered == ["stay", "come"], "from below alone"
    s.play("come", "come with the villager")
    assert s.g.at == [0, 0, 0, 0] and s.villagers() == "0:Hua"


def test_r18_the_scroll_ends_the_move() -> None:
    """BOTH r18: after the Scroll there is no step left, and no second ladder; a first one still is."""
    for power in (TWIN_WINDS, SPIRES):
        s = night(at="N1 E4 S4 W0", powers=(power,), artifacts="N:scroll_of_unity")
        s.play("move to 0", "change level", "scroll of unity", "stay", "stay", "stay")
        s.refused("change level", "changed-level")
        assert "move below 1" not in s.offered
    s = night(at="N1 E4 S4 W0", artifacts="N:scroll_of_unity")
    s.play("move to 0", "scroll of unity", "stay", "stay", "change level")
    assert s.g.at[0] == 9
    s = night(at="N1 E4 S4 W0", artifacts="N:scroll_of_unity")
    s.play("scroll of unity", "stay", "stay", "stay", "change level")
    assert s.g.at[0] == 10
    s.refused("change level", "changed-level")


def test_r6_laid_down_and_knocked_down_are_one() -> None:
    """BOTH r6, WM §15, BS §8.3: whatever laid him down, one standing up ends it."""
    s = night().happen(FamilyCurse(HUA, Place(0))).happen(KnockDown()).play("against N")
    assert not [word for word in s.offered if word.startswith(("move", "lead"))] and "change level" not in s.offered
    s.refused("move to 0", "lies-down").refused("lead villager to 0", "lies-down")
    s.play("stand up")
    assert s.told("stood-up") == [(0,)] and s.m.laid_down[0] == 0 and s.s.knocked_down[0] == 0
    s.refused("stand up", "stands-already")
    s = night(powers=(TWIN_WINDS,), knocked_down="E", laid_down="E").play("twin winds E")
    assert s.told("stood-up") == [(1,)] and s.g.at[1] == 4 and s.question == "yang"


def test_haunting_and_ladders() -> None:
    """WM §23, BOTH r20: a haunted tile loses its ladder; one that its villagers shielded keeps it."""
    s = night(villagers="0:Hua").happen(HAUNT_TILE[0])
    assert s.dead() == "Hua" and s.haunted() == "" and s.missing_ladders() == ""
    s.happen(HAUNT_TILE[0])
    assert s.haunted() == "0" and s.missing_ladders() == "0"
    s = night().happen(FamilyCurse(SHENG, Place(3)))
    assert s.missing_ladders() == "3"


def test_lost_qi_flows() -> None:
    """WM §23: what a devourer without prey takes goes to a Blood Mantra."""
    s = night(active="N", turn=True, ghosts="N0:66")
    assert s.told("lost-qi") == [(0, 2)] and s.question == "blood"
    s.play("Qi on 4.1")
    assert s.blood() == "4.1:1"


def test_r11_heirs_before_the_last_qi() -> None:
    """BOTH r11, WM §16, BS r41: the dying Taoist names his heirs, then puts his last Qi on a Mantra."""
    s = night(active="E", qi="N:1", artifacts=SWORD, crystals="N:1").happen(LOSE_QI[0])
    assert s.question == "inherit of N"
    s.play("heir S")
    assert s.owner("divine_sword") == "S" and s.m.crystal_reserve == 4 and s.question == "blood of N"
    s.play("Qi on 2.1")
    assert s.blood() == "2.1:1"


def test_the_sword_against_demons() -> None:
    """BS r56: one die is white, and white stands for the cell's colour."""
    s = night(at="Nb0 E4 S4 W4", demons="Landscaper:0", artifacts=SWORD, dice="red blue", side="b")
    s.play("attempt exorcism")
    assert s.question == "sword"
    s.play("draw the sword")
    assert s.demons() == ""


def test_the_claw_against_demons() -> None:
    """BS r56: a Tao token of the cell's colour after a failed attempt, once a turn."""
    s = night(at="Nb0 E4 S4 W4", demons="Landscaper:0", artifacts="N:vengeful_claw", dice="blue blue blue")
    s.play("attempt exorcism")
    assert s.question == "claw" and s.offered == ["claw nothing", "claw red"], "cell 0 is red"
    s.play("claw red")
    assert s.tao("N") == "red"


def test_crystals_below() -> None:
    """BS r73: crystals are no Tao tokens: they work on Seeker B. BS r68: none goes on a receptacle from below."""
    s = night(at="Nb0 E4 S4 W4", demons="Seeker:0", side="b", dice="blue blue blue", tao="N:red", crystals="N:1")
    s.refused("place crystal", "not-a-corner")
    s.play("attempt exorcism", "exorcise Seeker")
    assert s.demons() == "" and s.tao("N") == "red" and s.m.crystal_reserve == 4


def test_the_firework() -> None:
    """BS r56, r68: it works from below, but not for the Shadow's tile."""
    s = night(at="Nb0 E4 S4 W4", artifacts="N:firework", shadow=7).play("firework")
    assert s.question == "light" and "light up 7" not in s.offered and "light up 5" in s.offered
    s.refused("light up 7", "shadows-tile")
    s = night(artifacts="N:firework", shadow=16).play("firework")
    assert "light up 7" in s.offered, "the cell below is not the tile"


def test_r16_the_barrier_and_skeletons() -> None:
    """BOTH r16, WM §23: the Barrier exorcises skeletons, which go home; it touches no demon and not the Shadow."""
    s = night(
        ghosts="N0:101 N1:105", receptacles="NW NE SE SW", demons="Seeker:0", shadow=4, dice="red red blue blue"
    ).happen(MYSTIC_BARRIER)
    assert s.question == "barrier of the group"
    s.play("roll")
    assert s.offered == ["exorcise no more", "exorcise N0", "exorcise N1"]
    s.play("exorcise N0", "exorcise N1")
    assert s.ghosts() == "" and s.s.skeletons == 3 and s.demons() == "Seeker:0" and s.s.shadow == 4
    assert s.g.discards == [], "Bones leave the game"


def test_r16_the_school_and_skeletons() -> None:
    """BOTH r16, WM §23, BS §12: the School affects neither skeletons nor demons."""
    s = night(ghosts="N0:101 N1:72", demons="Seeker:0", dice="red red red").play("ask for help", "against red")
    assert s.question == "school-ghost"
    s.refused("exorcise N0", "not-a-target")
    s.play("exorcise N1")
    assert s.ghosts() == "N0:101" and s.demons() == "Seeker:0"


def test_r16_su_ling_may_face_a_skeleton() -> None:
    """BOTH r16: there is nothing to silence, and she is not driven away; an incarnation drives her away."""
    s = night(ghosts="N0:101", su_ling="N0").happen(HAUNT_TILE[0])
    assert s.su_ling() == "N0" and "Su-Ling to N1" in s.offered
    s = night(turn=True, ghosts="N0:82", su_ling="N0", demons="Seeker:0")
    assert s.question == "demon-acts of Wu-Feng", "the demon phase"
    s.play("search").happen(HAUNT_TILE[0])
    assert s.told("stone") == []


def test_r10_blood_of_su_ling() -> None:
    """BOTH r10: the catacomb token is not Su-Ling herself: it works while the Ondine holds her, and is no event."""
    s = night(stacks="0=dirt,dirt,dirt,blood-of-su-ling", demons="Seeker:0", ghosts="W0:78").happen(Search(0, 0))
    assert s.question == "resolve-mantra"
    s.play("resolve 2.1")
    assert s.m.reminder == 0 and s.m.su_ling == 0
    s = night().happen(BloodOfSuLing(Board(0))).play("resolve 2.1")
    assert s.m.reminder == 0


def test_r14_events_of_the_demon_phase() -> None:
    """BOTH r14: a Curse die that Wu-Feng rolls, the Shadow's too, lets Su-Ling come at the end of that turn, and a
    Taoist below may place her (BS r68)."""
    s = night(at="Nb4 E4 S4 W4", turn=True, shadow=7, curse="none", deck="1")
    s.play("attack tile")
    assert s.m.reminder == 1
    s.play("place on W0")
    assert s.question == "yang" and "Su-Ling to E1" in s.offered


def test_scores_add_up() -> None:
    """BS §16, WM §18: villagers and the Portal's tile, and Wu-Feng's 5 for the victory."""
    rich = night(ghosts="N1:57", at="N1 E4 S4 W4", deck="1 2 3 0", portal=0, rescued="Hua Long")
    assert len(rich.g.rules.scores) == 2
    points = 10
    for rule in rich.g.rules.scores:
        points = int(rule.adjust(rich.g, 1, points))
    assert points == 10 + 2 + 4 + 5
    points = 10
    for rule in rich.g.rules.scores:
        points = int(rule.adjust(rich.g, 0, points))
    assert points == 10 + 2 + 4 - 5

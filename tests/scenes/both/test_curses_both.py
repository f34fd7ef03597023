"""The four curses that need White Moon (BS §5.1, r73)."""

from __future__ import annotations

from hauntings.games.ghost_stories.black_secret.pyramid import CAST_CURSE
from hauntings.games.ghost_stories.white_moon.standing import portal_points
from tests.scenes.both.night import night

TWO = "1:1 2:3"  # a pyramid that supports level 2
THREE = "1:1 2:3 3:5 5:10 6:11"
FOUR = "1:1 2:3 3:5 4:7 5:10 6:11 7:12 8:19 9:20"


def test_r4_move_a_villager() -> None:
    """BS r73, BOTH r4: a face-up villager goes to one of 8 neighbours, not haunted, not full; the next is turned up."""
    s = night(villagers="0:Hua,Wu 1:Sun,Sun,Li 8:Li", haunted="3").happen(CAST_CURSE)
    s.play("cast 1/Move a villager", "pyramid 1")
    assert s.question == "move-villager of Wu-Feng" and s.offered == [f"move villager of {n}" for n in (0, 1, 8)]
    s.refused("move villager of 2", "nobody-face-up")
    s.play("move villager of 0")
    assert s.question == "yang" and s.told("villager-moved") == [(12, 0, 4)], "only the centre was free: no question"
    assert s.villagers() == "0:Wu 1:Sun,Sun,Li 4:Hua 8:Li"
    assert s.told("turned-up") == [(5, 0)]


def test_r4_where_it_may_go() -> None:
    """BS r73, BOTH r4: the tile next to it must have room."""
    s = night(villagers="1:Sun,Sun,Li 4:Hua", haunted="3").happen(CAST_CURSE)
    s.play("cast 1/Move a villager", "pyramid 1", "move villager of 4")
    assert s.question == "villager-to of Wu-Feng"
    s.refused("villager to 1", "no-room-there").refused("villager to 3", "haunted-there")
    s.refused("villager to 4", "not-adjacent")
    s.play("villager to 8")
    assert s.villagers() == "1:Sun,Sun,Li 8:Hua"


def test_r4_nobody_can_move() -> None:
    """BOTH r4: without a villager who can go anywhere nothing happens; the curse is cast all the same."""
    s = night(villagers="0:Hua", haunted="1 3 4", rules={"difficulty": "initiation"}).happen(CAST_CURSE)
    s.play("cast 1/Move a villager", "pyramid 1")
    assert s.question == "yang" and s.villagers() == "0:Hua" and s.s.pyramid[0] == 9
    s = night(villagers="0:Hua 8:Li", haunted="1 3 4", rules={"difficulty": "initiation"}).happen(CAST_CURSE)
    s.play("cast 1/Move a villager", "pyramid 1")
    assert s.question == "villager-to of Wu-Feng", "only the one at 8 can go"


def test_take_a_crystal() -> None:
    """BS §5.1: a crystal of the Barrier goes back to the reserve; those in hands are safe."""
    s = night(curses="18", pyramid=TWO, receptacles="NW SE", crystals="N:1").happen(CAST_CURSE)
    s.play("cast 2/Take a crystal")
    assert s.question == "take-crystal of Wu-Feng"
    s.refused("take crystal NE", "receptacle-empty")
    s.play("take crystal SE")
    assert s.m.receptacles == [1, 0, 0, 0] and s.m.crystal_reserve == 2 and s.m.crystals[0] == 1
    s = night(curses="18", pyramid=TWO).happen(CAST_CURSE).play("cast 2/Take a crystal")
    assert s.question == "yang"


def test_r15_kill_a_villager() -> None:
    """BOTH r15: Wu-Feng names the victim; its family's curse falls on the active board; the Taoists choose in it."""
    s = night(curses="27", pyramid=THREE, villagers="0:Zhou,Hua 8:Li").happen(CAST_CURSE)
    s.play("cast 3/Kill a villager")
    assert s.question == "kill-villager of Wu-Feng"
    s.refused("kill villager of 4", "nobody-face-up")
    s.play("kill villager of 0")
    assert s.dead() == "Zhou" and s.question == "zhou-qi of the group" and s.top(0) == "Hua"
    s.play("Qi from E")
    assert s.question == "blood of E", "lost Qi goes to a Blood Mantra"
    s.play("Qi on 2.1")
    assert s.blood() == "2.1:1" and s.g.qi[1] == 2 and s.m.reminder == 1
    assert night(curses="27", pyramid=THREE).happen(CAST_CURSE).play("cast 3/Kill a villager").question == "yang"


def test_kill_the_twelfth() -> None:
    """WM §17, BS §14: the twelfth dead villager is Wu-Feng's victory."""
    dead = "Hua Hua Hua Li Li Li Sun Sun Sun Zhou Zhou"
    s = night(curses="27", pyramid=THREE, villagers="0:Long", dead=dead).happen(CAST_CURSE)
    s.play("cast 3/Kill a villager")
    assert s.question == "over" and s.g.outcome == 10
    assert s.g.result == [0, 0, 0, 0, 1000]


def test_r5_move_the_portal() -> None:
    """BOTH r5, BS r73: to any other tile, even a haunted one; the score counts the first tile; then the renewal."""
    s = night(curses="32", pyramid=FOUR, haunted="2", villagers="4:Hua").happen(CAST_CURSE)
    s.play("cast 4/Move the Portal")
    assert s.question == "move-portal of Wu-Feng" and len(s.offered) == 8
    s.refused("move portal to 4", "here-already")
    s.play("move portal to 2")
    assert s.m.portal == 2 and s.villagers() == "4:Hua" and portal_points(s.m) == 0
    assert s.told("pyramid-renewed") == [()] and sum(s.s.pyramid) == 0
    s.refused("rescue", "not-at-portal")


def test_the_gate_keeper_keeps_the_portal() -> None:
    """BS r73: while the Gate Keeper holds the Portal the curse does nothing."""
    s = night(curses="32", pyramid=FOUR, ghosts="W0:76").happen(CAST_CURSE).play("cast 4/Move the Portal")
    assert s.question == "yang" and s.m.portal == 4

"""The three Blood Mantras that need White Moon (BS §9, r73)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.blood import BloodOfSuLing
from hauntings.games.ghost_stories.geometry import Board
from tests.scenes.both.night import NightScene, night


def worked(slot: str, **laid: str) -> NightScene:
    """The Mantra of that slot works for the Taoist of the north."""
    return night(**laid).happen(BloodOfSuLing(Board(0))).play(f"resolve {slot}")


def test_rescue_at_the_portal() -> None:
    """BS §9: the top villager of the Portal's tile; the dead are for stronger Mantras."""
    s = worked("2.3", villagers="4:Hua,Wu 0:Li", dead="Sun")
    assert s.question == "blood-rescue" and s.offered == ["rescue nobody", "rescue from 4"]
    s.refused("rescue from 0", "portal-tile-first").refused("rescue from 7", "nobody-face-up")
    s.refused("rescue dead Sun", "not-from-the-dead")
    s.play("rescue from 4")
    assert s.rescued() == "Hua" and s.top(4) == "Wu" and s.question == "yang"
    assert 8 in s.s.blood_gone


def test_any_stack_if_nobody_is_there() -> None:
    """BS §9, r44: with nobody on the Portal's tile the top of any stack; it may be declined."""
    s = worked("2.3", villagers="0:Li 8:Sun,Hua")
    assert s.offered == ["rescue nobody", "rescue from 0", "rescue from 8"]
    s.play("rescue nobody")
    assert s.rescued() == "" and 8 in s.s.blood_gone
    assert worked("2.3").question == "yang", "nobody at all: used up"


def test_or_a_dead_one() -> None:
    """BS §9, BOTH r19: level 3 also rescues any dead villager, who is counted as dead no more."""
    s = worked("3.2", villagers="4:Hua", dead="Sun Sun Long")
    assert s.offered == ["rescue nobody", "rescue from 4", "rescue dead Long", "rescue dead Sun"]
    s.refused("rescue dead Wu", "nobody-of-family-dead")
    s.play("rescue dead Long")
    assert s.dead() == "Sun Sun" and s.rescued() == "Long" and s.told("rescued-dead") == [(1,)]
    assert s.owner("life_potion") == "N" and s.question == "yang"


def test_two_of_either() -> None:
    """BS §9: level 4 rescues two, from either source; a reward comes between."""
    s = worked("4.1", villagers="4:Long 0:Li", dead="Sun")
    s.play("rescue from 4")
    assert s.owner("life_potion") == "N"
    assert s.offered == ["rescue nobody", "rescue from 0", "rescue dead Sun"], "now any stack"
    s.play("rescue dead Sun")
    assert s.rescued() == "Long Sun" and s.dead() == "" and s.question == "yang"


def test_while_the_gate_keeper_holds_the_portal() -> None:
    """BS r73: Mantras rescue only from the Graveyard."""
    assert worked("2.3", villagers="4:Hua", ghosts="W0:76").question == "yang"
    s = worked("3.2", villagers="4:Hua", ghosts="W0:76", dead="Sun")
    assert s.offered == ["rescue nobody", "rescue dead Sun"]
    s.refused("rescue from 4", "portal-gone")


def test_r13_a_family_completed_by_a_mantra() -> None:
    """BOTH r13: the artifact goes to the active Taoist, whoever triggered the Mantra; Zhou: a Barrier this turn."""
    s = night(active="E", villagers="4:Long", blood="2.3:1").happen(LOSE_QI[2])
    assert s.question == "blood of S"
    s.play("Qi on 2.3")
    assert s.question == "blood-rescue of S"
    s.play("rescue from 4")
    assert s.owner("life_potion") == "E"
    s = worked("2.3", villagers="4:Zhou", rescued="Zhou Zhou", ghosts="N0:66")
    s.play("rescue from 4")
    assert s.m.barrier_due == 1
    s.play("end turn")
    assert s.question == "barrier of the group"


def test_r12_the_shadow_on_the_portals_tile() -> None:
    """BOTH r12, BS r33: no rescue action there; a Mantra does not use the tile."""
    s = night(villagers="4:Hua", shadow=4)
    assert "rescue" not in s.offered
    s.refused("rescue", "shadows-tile")
    s.happen(BloodOfSuLing(Board(0))).play("resolve 2.3", "rescue from 4")
    assert s.rescued() == "Hua"

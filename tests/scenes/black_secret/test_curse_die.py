"""The Curse die in Wu-Feng's hand (BS §15, r23-25)."""

from __future__ import annotations

from hauntings.games.ghost_stories.black_secret.against import CURSE_DIE_AGAINST, RollAgainst
from hauntings.games.ghost_stories.cards import STRENGTH
from tests.scenes.black_secret.secret import secret


def test_t7_haunt_below() -> None:
    """BS T7, §15: against a Taoist on a cell the haunt face haunts the tile above, and its ladder goes."""
    s = secret(at="Nb1 E4 S4 W4", curse="haunt").happen(CURSE_DIE_AGAINST[0])
    assert s.haunted() == "1"
    s = secret(at="Nb1 E4 S4 W4", curse="haunt", haunted="1").happen(CURSE_DIE_AGAINST[0])
    assert s.haunted() == "1" and s.question == "yang"


def test_the_ladder_goes_with_the_tile() -> None:
    """BS T7, §8.1: a tile that becomes haunted loses its ladder; turned back, it has none."""
    s = secret(at="Nb1 E4 S4 W4", curse="haunt")
    s.happen(CURSE_DIE_AGAINST[0])
    assert s.missing_ladders() == "1"
    s.play("yin-yang unhaunt 1")
    assert s.haunted() == "" and s.missing_ladders() == "1"
    s.refused("change level", "no-ladder")


def test_r23_the_green_powers_still_work() -> None:
    """BS r23: Strength of a Mountain voids rolls against Green, Gods' Favorite may re-roll them."""
    s = secret(powers=(STRENGTH,), curse="haunt").happen(CURSE_DIE_AGAINST[1])
    assert s.haunted() == "" and s.question == "yang"
    s = secret(curse="haunt none")
    s.happen(CURSE_DIE_AGAINST[1])
    assert s.question == "reroll-curse of E"
    s.play("reroll the curse", seat=1)
    assert s.haunted() == ""


def test_r24_against_a_taoist() -> None:
    """BS r24: haunt hits his tile, Qi and Tao hit him; a black ghost still goes to the active board."""
    s = secret(at="N4 E4 S8 W4", curse="haunt").happen(CURSE_DIE_AGAINST[2])
    assert s.haunted() == "8"
    s = secret(curse="ghost", deck="55")
    s.happen(CURSE_DIE_AGAINST[2])
    s.play("place")
    assert s.offered == ["place on N0", "place on N1", "place on N2"]
    s = secret(curse="tao", tao="N:red S:blue,blue").happen(CURSE_DIE_AGAINST[2])
    assert s.tao("S") == "" and s.tao("N") == "red"
    s = secret(ghosts="N1:39", at="N1 E4 S4 W4", dice="red red red", curse="haunt").play("attempt exorcism")
    assert s.haunted() == "1", "rolls of the base game keep their line"


def test_twice_against_one_taoist() -> None:
    """BS §5.1, r24: the second die is rolled against the same Taoist, and not at all if the first one killed him."""
    s = secret(curse="haunt tao", at="N4 E4 S8 W4", tao="S:blue").happen(RollAgainst(2)).play("against S")
    assert s.haunted() == "8" and s.tao("S") == ""
    s = secret(curse="qi qi", qi="S:1").happen(RollAgainst(2)).play("against S", "Qi on 2.1")
    assert s.question == "yang" and s.g.qi == [3, 3, 0, 3] and len(s.told("rolled-curse")) == 1


def test_r25_r61_the_shadows_roll() -> None:
    """BS r25, r61: the Shadow's tile attack haunts its own tile; the Tao face takes all Tao of the active Taoist."""
    s = secret(turn=True, shadow=8, curse="haunt", at="Nb4 E4 S4 W4", deck="6")
    s.play("attack tile")
    assert s.haunted() == "8"
    s = secret(turn=True, shadow=8, curse="tao", tao="N:red,blue E:green", deck="6")
    s.play("attack tile")
    assert s.tao("N") == "" and s.tao("E") == "green"

"""Skeletons (BS §12) and the Puppet Master."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.cards import MANTRA
from tests.scenes.black_secret.secret import secret
from tests.scenes.black_secret.test_curses import befalls
from tests.scenes.black_secret.test_draw import FULL


def test_one_and_two_and_three() -> None:
    """BS §5.1: one, two, or up to three of the special ones; only those on Wu-Feng's board."""
    s = befalls(secret(), "c1_skeleton").play("skeleton on N0")
    assert s.ghosts() == "N0:101" and s.s.skeletons == 2 and s.question == "yang"
    s = befalls(secret(), "c2_skeletons").play("skeleton on N0", "skeleton on W2")
    assert s.ghosts() == "N0:101 W2:104"
    s = befalls(secret(), "c3_skeletons").play("skeleton on N0", "no skeleton")
    assert s.ghosts() == "N0:101" and s.question == "yang"
    s = befalls(secret(ghosts="N0:101 N1:101 E0:102"), "c2_skeletons")
    assert s.question == "yang", "no special token left: nothing happens (r37)"


def test_r37_without_space() -> None:
    """BS r37: a mandatory skeleton without a space costs 1 Qi per token, an optional one nothing."""
    s = befalls(secret(ghosts=FULL), "c2_skeletons")
    s.play("Qi on 4.1", "Qi on 4.1")
    assert s.g.qi[0] == 1 and s.question == "yang"
    assert befalls(secret(ghosts=FULL), "c3_skeletons").g.qi[0] == 3
    s = befalls(secret(ghosts=FULL.replace("W2:3", "")), "c2_skeletons")
    assert s.g.qi[0] == 2 and s.ghosts().endswith("W2:104"), "one found the last space, one cost a Qi"


def test_r38_exorcism() -> None:
    """BS r38, §12: resistance 1 in the board's colour; special ones go home, Bones leave; no reward; Circle and Mantra
    work."""
    s = secret(at="N1 E4 S4 W4", ghosts="N1:101", dice="red blue blue").play("attempt exorcism")
    assert s.ghosts() == "" and s.s.skeletons == 3 and s.g.discards == [] and s.told("skeleton-gone") == [(1, 0)]
    s = secret(at="N1 E4 S4 W4", ghosts="N1:105", dice="blue blue blue", tao="N:red")
    s.play("attempt exorcism", "exorcise N1")
    assert s.ghosts() == "" and s.s.skeletons == 3 and s.g.discards == []
    s = secret(at="N1 E4 S4 W4", ghosts="N1:101", dice="blue blue blue", circle="red").play("attempt exorcism")
    assert s.ghosts() == ""
    s = secret(active="W", at="N4 E4 S4 W1", ghosts="N1:101", dice="blue blue blue", powers=(MANTRA,))
    s.play("mantra on N1", "attempt exorcism")
    assert s.ghosts() == "" and s.g.mantra == 0


def test_on_a_buddha() -> None:
    """BS §12: the skeleton is exorcised, the Buddha goes back."""
    s = befalls(secret(buddhas="N0"), "c1_skeleton").play("skeleton on N0")
    assert s.ghosts() == "" and s.buddhas() == "" and s.s.skeletons == 3


def test_skeletons_are_no_ghost_cards() -> None:
    """BS §12: Sorcerer's Hut and Pavilion do not touch them."""
    secret(at="N3 E4 S4 W4", ghosts="N0:101").refused("ask for help", "no-ghost-to-banish")
    s = secret(at="N3 E4 S4 W4", ghosts="N0:101 N1:34").play("ask for help")
    assert s.ghosts() == "N0:101", "only the ghost could be meant"
    s = secret(at="N6 E4 S4 W4", ghosts="N0:101 N1:34").play("ask for help")
    assert s.offered == ["move no ghost", "move N1"]


def test_r36_puppet_master() -> None:
    """BS r36, r76, §13: on arrival as many as possible, at no cost; then one more, if Wu-Feng likes, in each Yin
    phase of its board."""
    s = secret(deck="97", hand="93", incarnations="0")
    s.happen(BRING_GHOST)
    s.play("N0")
    s.refused("no skeleton", "must-choose")
    s.play("skeleton on N1", "skeleton on N2", "skeleton on W0")
    assert s.ghosts() == "N0:93 N1:101 N2:101 W0:104" and s.question == "yang"
    s = secret(turn=True, ghosts="N0:93 W0:104", deck="6")
    assert s.question == "skeleton-on of Wu-Feng" and s.offered[0] == "no skeleton"
    s = secret(turn=True, active="E", ghosts="N0:93 W0:104", deck="6")
    assert s.question == "wu-feng of Wu-Feng", "not in another board's turn"
    s = secret(turn=True, active="E", ghosts="N0:93", deck="6", rules={"puppet_master": "every_turn"})
    assert s.question == "skeleton-on of Wu-Feng", "with the switch in every board's"
    s.play("no skeleton")
    assert s.question == "wu-feng of Wu-Feng"
    s = secret(turn=True, ghosts="N0:93", deck="6", rules={"puppet_master": "every_turn"}).play("no skeleton")
    assert s.question == "wu-feng of Wu-Feng", "once in its own board's turn too"
    dies = {"turn": True, "shadow": 4, "dice": "black blue blue", "at": "N4 E0 S0 W0", "qi": "N:1", "deck": "6"}
    s = secret(ghosts="S0:93", rules={"puppet_master": "every_turn"}, **dies)
    s.play("attack Taoists", "Qi on 4.1")
    assert s.g.active == 1 and s.question == "shadow-acts of Wu-Feng", "no Yin phase, no skeleton (r75)"
    s = secret(deck="97", hand="93", incarnations="0", ghosts=FULL.replace("N0:34 ", ""))
    s.happen(BRING_GHOST)
    assert s.g.ghost[0] == 93 and s.g.qi[0] == 3 and s.question == "yang", "no space left: no cost"


def test_r76_puppet_master_may_place() -> None:
    """BS r76: a switch: on arrival Wu-Feng places as many of his skeletons as he likes."""
    s = secret(deck="97", hand="93", incarnations="0", rules={"puppet_master_arrival": "may"})
    s.happen(BRING_GHOST)
    s.play("N0", "skeleton on N1", "no skeleton")
    assert s.ghosts() == "N0:93 N1:101" and s.s.skeletons == 2 and s.question == "yang"

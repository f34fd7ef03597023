"""Taoists and the catacombs (BS §8): ladders, actions below, knocked-down Taoists."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.cards import HEAVENLY_GUST, POCKETS, SPIRES, TWIN_WINDS
from tests.scenes.black_secret.secret import secret

NO_SPIRES = (TWIN_WINDS,)


def test_a_ladder_after_the_move() -> None:
    """BS §8.1: after the move step, moved or not, a ladder leads to the other level; once."""
    s = secret(powers=NO_SPIRES).play("change level")
    assert s.g.at[0] == 13 and s.told("level-changed") == [(0, 13)]
    s.refused("move below 0", "moved-already").refused("change level", "changed-level")
    s = secret(powers=NO_SPIRES).play("move to 0", "change level")
    assert s.g.at[0] == 9
    s = secret(powers=NO_SPIRES, at="Nb0 E4 S4 W4")
    s.refused("move below 8", "not-adjacent").refused("move below 0", "here-already")
    s.play("move below 1", "change level")
    assert s.g.at[0] == 1
    s = secret(powers=NO_SPIRES, no_ladders="4").refused("change level", "no-ladder")
    s.refused("move below 0", "above-ground")
    s = secret(at="N7 E4 S4 W4", deck="6", ghosts="W0:1 W1:2 W2:3").play("ask for help", "take red", "place")
    s.play("N0")
    s.refused("change level", "step-over").refused("move below 0", "step-over")


def test_dance_of_the_spires() -> None:
    """BS §8.1, r78: two steps, with a change of level after each; the first step may be forgone."""
    s = secret().play("move to 0", "change level", "move below 1", "change level")
    assert s.g.at[0] == 1
    s.refused("change level", "changed-level").refused("move to 2", "moved-already")
    s = secret().play("change level", "move below 0", "change level")
    assert s.g.at[0] == 0, "the first step was forgone"


def test_r39_a_ladder_is_gone() -> None:
    """BS r39: who is below stays below; without any ladder only a Mantra or death brings him up."""
    s = secret(at="Nb4 E4 S4 W4", no_ladders="0 1 2 3 4 5 6 7 8", blood="2.3:1", powers=NO_SPIRES)
    s.refused("change level", "no-ladder")
    s.happen(LOSE_QI[0])
    s.play("Qi on 2.3", "for N", "travel to 0")
    assert s.g.at[0] == 0


def test_r40_death_below() -> None:
    """BS r40: the figure goes to the Cemetery; revived, he stands above ground."""
    s = secret(active="E", at="Nb4 E0 S4 W4", qi="N:1", tao="N:red", knocked_down="N", curse="none")
    s.happen(LOSE_QI[0])
    s.play("Qi on 2.1")
    assert s.g.at[0] == -1 and s.tao("N") == "" and s.s.knocked_down == [0, 0, 0, 0]
    s.play("ask for help", "keep")
    assert s.g.at[0] == 0 and s.g.qi[0] == 2


def test_actions_below() -> None:
    """BS §8.2, §15: no villager and no Buddha below; the Yin-Yang works."""
    s = secret(at="Nb8 E4 S4 W4", buddhas_held="N:1", deck="6")
    s.refused("ask for help", "in-the-catacombs").refused("buddha on S2", "not-faced")
    s.play("yin-yang help 8")
    assert s.g.buddhas[0] == 2


def test_r54_below_with_others() -> None:
    """BS r54: Heavenly Gust gives only the exorcism below; Tao is shared on the same level and place only."""
    s = secret(active="S", at="N4 E4 Sb0 W4", demons="Seeker:0", powers=(HEAVENLY_GUST,), dice="blue blue blue")
    s.play("attempt exorcism")
    s.refused("ask for help", "in-the-catacombs")
    s = secret(active="S", at="N0 E4 Sb0 W4", demons="Seeker:0", tao="N:red", dice="blue blue blue")
    s.play("attempt exorcism")
    assert s.demons() == "Seeker:0" and s.tao("N") == "red"
    s = secret(at="N0 Eb0 S4 W4", ghosts="N0:34", tao="E:red", dice="blue blue blue").play("attempt exorcism")
    assert s.ghosts() == "N0:34"


def test_knocked_down() -> None:
    """BS §8.3, r22: the next move is spent to stand up; then a ladder may be used."""
    s = secret(powers=NO_SPIRES, knocked_down="N")
    s.refused("move to 0", "lies-down").refused("change level", "lies-down")
    s.play("stand up")
    assert s.s.knocked_down == [0, 0, 0, 0] and s.told("stood-up") == [(0,)]
    s.refused("move to 0", "moved-already").refused("stand up", "stands-already")
    s.play("change level")
    assert s.g.at[0] == 13
    s = secret(knocked_down="N", powers=(SPIRES,)).play("stand up", "move to 0")
    assert s.g.at[0] == 0
    s.refused("move to 1", "moved-already")
    s = secret(knocked_down="N", at="Nb0 E4 S4 W4").refused("move below 1", "lies-down")


def test_r66_he_may_decline() -> None:
    """BS r66: who does not stand up neither moves nor changes the level, and stays laid down."""
    s = secret(powers=NO_SPIRES, knocked_down="N", deck="6").play("end turn", "place", "W0", "end turn")
    assert s.s.knocked_down == [1, 0, 0, 0]


def test_r67_raised_by_another() -> None:
    """BS §8.3, r67: Pavilion and Twin Winds raise him, and that is all; after a real step he may change the level."""
    s = secret(powers=NO_SPIRES, knocked_down="E").play("twin winds E")
    assert s.s.knocked_down == [0, 0, 0, 0] and s.g.at[1] == 4 and s.question == "yang"
    s = secret(at="N6 Eb4 S4 W4").play("ask for help", "move Taoist E")
    assert s.question == "step-to" and s.offered[0] == "step to below 0"
    s.refused("step to below 4", "here-already").refused("step to 3", "not-adjacent")
    s.play("step to below 0")
    assert s.question == "ladder" and s.offered == ["stay on the level", "change level"]
    s.play("change level", seat=0)
    assert s.g.at[1] == 0
    s = secret(powers=NO_SPIRES, no_ladders="0").play("twin winds E", "step to 0")
    assert s.question == "yang"
    s = secret(powers=NO_SPIRES).play("twin winds E", "step to 0", "stay on the level")
    assert s.g.at[1] == 0


def test_r68_a_cell_is_not_the_tile() -> None:
    """BS r68: under the centre one takes no Power tokens."""
    s = secret(at="Nb4 E4 S4 W4", centre_tokens=2, deck="6").play("end turn")
    assert s.g.power_tokens == [0, 0, 0, 0] and s.g.centre_tokens == 2
    s = secret(centre_tokens=2, deck="6", powers=(POCKETS,)).play("end turn")
    assert s.g.power_tokens[0] == 2


def test_alone_the_wind_takes_oneself_below() -> None:
    """BS r67, GS r17: with one Taoist the Pavilion moves him, and he may change the level."""
    s = secret(neutral="E S W", at="N6").play("ask for help", "move Taoist N", "step to 3", "change level")
    assert s.g.at[0] == 12

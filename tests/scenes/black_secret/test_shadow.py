"""The Shadow of Wu-Feng (BS §7)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.demons import ACTIVATE_DEMON
from hauntings.games.ghost_stories.cards import MANTRA, STRENGTH
from tests.scenes.black_secret.secret import secret

STACKS = "4=urn 0=- 1=-"  # the third Urn alone on cell 4; the others are found
ALONE = "E S W"


def test_the_third_urn() -> None:
    """BS §7, r31: the Shadow appears at once on that cell, the demons go home for good; it does not act this phase."""
    s = secret(
        neutral=ALONE,
        stacks=STACKS,
        found="urn urn",
        turn=True,
        demons="Seeker:4 Landscaper:8",
        deck="10",
        incarnations="92",
    )
    s.play("search")
    assert s.s.shadow == 13 and s.demons() == "" and s.hand() == [92]
    assert s.question == "wu-feng of Wu-Feng", "neither the Landscaper nor the Shadow acts"
    s.refused("summon Seeker", "shadow-in-play")
    one = "4=urn 0=-"
    s = secret(neutral=ALONE, stacks=one, found="urn", turn=True, demons="Seeker:4", deck="10", incarnations="92")
    s.play("search")
    assert s.s.shadow == -1 and s.demons() == "Seeker:4" and s.hand() == [92], "the second brings nobody"


def test_r31_through_the_restless_seeker() -> None:
    """BS r31: found by the Restless Seeker, it appears on that stack's cell."""
    s = secret(neutral=ALONE, stacks=STACKS, found="urn urn", deck="97", hand="94", incarnations="0")
    s.happen(BRING_GHOST)
    s.play("W0", "excavate below 4")
    assert s.s.shadow == 13 and s.question == "yang"


def test_it_moves_anywhere() -> None:
    """BS §7: to any tile or cell, whatever the distance; it may also stay."""
    s = secret(turn=True, shadow=13, deck="6", no_ladders="0 1 2 3 4 5 6 7 8")
    assert s.offered[0] == "stay" and len(s.offered) == 18
    s.refused("move to below 4", "here-already").refused("attack Taoists", "nobody-here")
    s.refused("attack tile", "not-on-a-tile")
    s.play("move to 8")
    assert s.s.shadow == 8 and s.told("shadow-moved") == [(8,)]


def test_attack_on_taoists() -> None:
    """BS §7, r32, r91: each black face, not white, is a hit; Wu-Feng assigns all, then they are suffered one by one."""
    s = secret(turn=True, shadow=4, dice="black white black", at="N4 E4 S0 W0", deck="6")
    s.refused("attack tile", "taoist-here")
    s.play("attack Taoists")
    assert s.question == "hit of Wu-Feng" and s.offered == ["hit N", "hit E"]
    s.refused("hit S", "nobody-here")
    s.play("hit E", "hit N")
    assert s.question == "blood" and s.g.qi == [2, 3, 3, 3]
    s.play("Qi on 2.1")
    assert s.question == "blood of E" and s.g.qi == [2, 2, 3, 3]


def test_r32_moving_away_does_not_help() -> None:
    """BS r32: a Taoist taken away by a Mantra in between still suffers the hits assigned to him."""
    s = secret(turn=True, shadow=4, dice="black blue black", at="N4 E4 S0 W0", deck="6", blood="2.3:1")
    s.play("attack Taoists", "hit N", "hit E", "Qi on 2.3", "for E", "travel to 8")
    assert s.g.at[1] == 8 and s.question == "blood of E" and s.g.qi[:2] == [2, 2]


def test_no_hit_is_wasted_on_the_dead() -> None:
    """BS §7, r77: a Taoist gets no more hits than he has Qi; with one Taoist there nothing is asked."""
    s = secret(turn=True, shadow=4, dice="black black black", at="N4 E0 S0 W0", qi="N:2", deck="6")
    s.play("attack Taoists", "Qi on 4.1")
    assert s.g.qi[0] == 0 and s.question == "blood"
    s.play("Qi on 4.1")
    assert s.g.active == 1, "the rest of the turn is skipped (BS r75)"
    s = secret(turn=True, shadow=4, dice="black black black", at="N4 E4 S0 W0", qi="N:1", deck="6")
    s.play("attack Taoists", "hit N")
    assert s.question == "blood" and s.g.qi == [0, 3, 3, 3], "the other two are East's"
    s.play("Qi on 4.1", "Qi on 4.1", "Qi on 4.1")
    assert s.g.qi == [0, 1, 3, 3]


def test_r75_death_in_the_demon_phase() -> None:
    """BS r75: who dies in the demon phase of his turn has no Yin phase any more; his ghosts do not act."""
    s = secret(turn=True, shadow=4, dice="black blue blue", at="N4 E0 S0 W0", qi="N:1", ghosts="N0:34", deck="6")
    s.play("attack Taoists", "Qi on 4.1")
    assert s.g.at[0] == -1 and s.ghosts() == "N0:34" and s.g.active == 1
    assert s.question == "shadow-acts of Wu-Feng"


def test_attack_on_the_tile() -> None:
    """BS §7: Qi hits the active Taoist, the ghost face draws a card for A or C; a haunted tile stays haunted."""
    s = secret(turn=True, shadow=8, curse="qi", deck="6")
    s.play("attack tile")
    assert s.question == "blood" and s.g.qi[0] == 2
    s = secret(turn=True, shadow=8, curse="ghost", deck="10 6")
    s.play("attack tile")
    assert s.g.drawn == 10
    s.refused("summon Gravedigger", "shadow-in-play")
    s = secret(turn=True, shadow=8, curse="haunt", haunted="8", deck="6").play("attack tile")
    assert s.haunted() == "8"


def test_r62_in_a_neutral_boards_turn() -> None:
    """BS r62: activated by an icon, its tile attack takes Qi of that board; the Tao face does nothing."""
    ghosts = "E0:86"
    s = secret(active="E", neutral="E", turn=True, shadow=8, ghosts=ghosts, curse="qi").play("attack tile")
    assert s.g.qi[1] == 2 and s.question == "blood of S", "the next living Taoist picks the Mantra (r42)"
    s = secret(active="E", neutral="E", turn=True, shadow=8, ghosts=ghosts, curse="tao", tao="S:red")
    s.play("attack tile")
    assert s.tao("S") == "red"


def test_r33_its_tile() -> None:
    """BS §7, r33: nobody uses the tile; it may be un-haunted, stood upon, and be a place for exorcism."""
    s = secret(shadow=7, at="N7 E4 S4 W4", ghosts="S1:1", dice="yellow red red")
    s.refused("ask for help", "shadows-tile").refused("yin-yang help 7", "shadows-tile")
    s.play("attempt exorcism")
    assert s.ghosts() == ""
    s = secret(shadow=7, haunted="7").play("yin-yang unhaunt 7")
    assert s.haunted() == ""
    s = secret(shadow=16, at="N7 E4 S4 W4", deck="6").play("ask for help")
    assert s.question == "take-tao", "in the cell below it does not matter"


def test_the_circle_under_the_shadow() -> None:
    """BS §7: on the Circle of Prayer it sends the Tao token back to the supply."""
    s = secret(turn=True, shadow=8, circle="red", deck="6").play("move to 5")
    assert s.g.circle == 0 and s.g.tao_supply[1] == 4


def test_r34_icons_activate_it() -> None:
    """BS r34: "activate a demon" may be the Shadow."""
    s = secret(shadow=8).happen(ACTIVATE_DEMON)
    assert s.question == "shadow-acts of Wu-Feng"
    s.play("stay")
    assert s.question == "yang"


def test_r57_three_dice_always() -> None:
    """BS r57: the Shadow rolls three Tao dice even if ghosts hold them; exorcists below roll fewer."""
    s = secret(turn=True, shadow=4, ghosts="S0:46 S1:47", dice="blue blue black", at="N4 E0 S0 W0", deck="6")
    s.play("attack Taoists")
    assert s.told("shadow-attacks") == [(4, 3, 3, 5)] and s.question == "blood"
    s = secret(at="Nb0 E4 S4 W4", demons="Landscaper:0", ghosts="S0:46 S1:47", dice="red red red")
    s.play("attempt exorcism")
    assert s.demons() == "Landscaper:0" and s.told("rolled-tao") == [(0, 1, 0, 0, 0)]


def test_r74_no_mantra_on_the_shadow() -> None:
    """BS §7, r74: no exorcism and no Mantra affects it."""
    s = secret(active="W", shadow=4, powers=(MANTRA,))
    assert not any([word.startswith("mantra on") for word in s.offered])
    secret(at="Nb4 E4 S4 W4", shadow=13).refused("attempt exorcism", "no-ghost-faced")
    s = secret(shadow=13, mantras="1 3 7 11 13 16", blood="3.2:2 4.1:3", powers=(STRENGTH,))
    s.happen(LOSE_QI[0])
    s.play("Qi on 4.1")
    assert s.s.shadow == 13 and s.s.blood_gone == [16]

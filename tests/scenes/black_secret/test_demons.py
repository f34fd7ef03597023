"""Demons (BS §6): their phase, their search, their exorcism."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.turn import PLAY_TURNS
from hauntings.games.ghost_stories.black_secret.demons import ACTIVATE_DEMON
from hauntings.games.ghost_stories.cards import MANTRA, SECOND_WIND, STRENGTH
from tests.scenes.black_secret.secret import SecretScene, secret

BELOW = "Nb0 E4 S4 W4"  # North's Taoist stands on the red cell 0


def test_t5_demon_exorcism() -> None:
    """BS T5, §6: with one red die Blue exorcises the Seeker, or the Landscaper with Yellow's token; never both."""
    s = secret(active="S", at="N4 E4 Sb0 Wb0", demons="Seeker:0 Landscaper:0", tao="W:red", dice="red blue blue")
    s.play("attempt exorcism")
    assert s.offered == ["exorcise Seeker", "exorcise Landscaper"]
    s.refused("exorcise Gravedigger", "demon-not-in-play").refused("exorcise N0", "not-faced")
    s.play("exorcise Landscaper")
    assert s.question == "lend of W"
    s.play("lend red")
    assert s.demons() == "Seeker:0" and s.tao("W") == "" and s.question == "yang"
    s = secret(active="S", at="N4 E4 Sb0 Wb0", demons="Seeker:0 Landscaper:0", tao="W:red", dice="red blue blue")
    s.play("attempt exorcism", "exorcise Seeker")
    assert s.demons() == "Landscaper:0" and s.tao("W") == "red"


def test_dice_are_divided() -> None:
    """BS §6: several demons in the cell: dice and tokens may be divided."""
    s = secret(at=BELOW, demons="Seeker:0 Landscaper:0", dice="red white red", tao="N:black")
    s.play("attempt exorcism")
    s.play("exorcise Seeker")
    assert s.demons() == "" and s.told("demon-exorcised") == [(0, 0, 0), (0, 1, 0)]


def test_refusals_of_an_exorcism() -> None:
    """BS §6: only from the same cell; one demon twice is none; too few dice are too few."""
    s = secret(at=BELOW, demons="Seeker:0 Landscaper:0 Gravedigger:8", dice="red blue blue", tao="N:red,red")
    s.play("attempt exorcism")
    s.refused("exorcise Gravedigger", "demon-elsewhere")
    s.play("exorcise Seeker")
    s.refused("exorcise Seeker", "chosen-already")
    s = secret(at=BELOW, demons="Seeker:0 Landscaper:0 Gravedigger:0", dice="red blue blue", tao="N:red")
    s.play("attempt exorcism").refused("exorcise Gravedigger", "not-enough")
    s = secret(at=BELOW, demons="Seeker:8").refused("attempt exorcism", "no-ghost-faced")
    s.refused("ask for help", "in-the-catacombs").refused("move to 1", "in-the-catacombs")


def test_landscaper_a_takes_a_token() -> None:
    """BS §6, side A: the active Taoist discards a Tao token of Wu-Feng's choice; without one nothing."""
    s = secret(at=BELOW, demons="Landscaper:0", dice="red white blue", tao="N:blue,yellow").play("attempt exorcism")
    assert s.question == "take-away of Wu-Feng" and s.offered == ["take away blue", "take away yellow"]
    s.play("take away blue")
    assert s.tao("N") == "yellow"
    s = secret(at=BELOW, demons="Landscaper:0", dice="red white blue", tao="N:blue", side="b").play("attempt exorcism")
    assert s.demons() == "" and s.question == "yang"


def test_gravedigger() -> None:
    """BS §6: side A draws and plays a card, side B rolls the Curse die against the active Taoist."""
    s = secret(at=BELOW, demons="Gravedigger:0", dice="red white red", deck="10").play("attempt exorcism")
    assert s.question == "wu-feng of Wu-Feng"
    s = secret(at=BELOW, demons="Gravedigger:0", dice="red white red", side="b", curse="haunt").play("attempt exorcism")
    assert s.haunted() == "0" and s.question == "yang"


def test_r28_its_text_comes_after_it_is_home() -> None:
    """BS r28: the Gravedigger of side A may be summoned again with the card; the Taoist chooses the order."""
    s = secret(at=BELOW, demons="Gravedigger:0", dice="red white red", deck="10").play("attempt exorcism")
    s.play("summon Gravedigger", "enter below 8")
    assert s.demons() == "Gravedigger:8"
    for reading, left in (("together", ""), ("one_by_one", "Seeker:0")):
        s = secret(
            at="Nb0 Eb0 S4 W4",
            demons="Seeker:0 Gravedigger:0",
            dice="red white red",
            tao="N:red",
            deck="10",
            rules={"paid_ghosts": reading},
        )
        s.play("attempt exorcism")
        assert s.offered == ["exorcise Seeker", "exorcise Gravedigger"]
        s.play("exorcise Gravedigger", "exorcise Seeker")
        assert s.demons() == left and s.question == "wu-feng of Wu-Feng", "one by one, the Seeker waits for the card"
        s.play("place", "W0")
        assert s.demons() == ""


def test_r29_seeker_b_takes_no_tokens() -> None:
    """BS r29: on side B no Tao token pays for the Seeker; dice, Circle of Prayer and Enfeeblement still count."""
    s = secret(at=BELOW, demons="Seeker:0", dice="blue blue blue", tao="N:red,red", side="b").play("attempt exorcism")
    assert s.demons() == "Seeker:0"
    s = secret(at=BELOW, demons="Seeker:0 Landscaper:0", dice="red blue blue", tao="N:red,red", side="b")
    s.play("attempt exorcism", "exorcise Seeker", "exorcise Landscaper")
    assert s.demons() == "" and s.tao("N") == ""
    s = secret(at=BELOW, demons="Seeker:0 Landscaper:0", dice="blue blue white", tao="N:red,red", side="b")
    s.play("attempt exorcism", "exorcise Landscaper")
    s.play("exorcise Seeker")
    assert s.demons() == "" and s.tao("N") == ""
    s = secret(at=BELOW, demons="Seeker:0", dice="blue blue blue", circle="red", side="b").play("attempt exorcism")
    assert s.demons() == ""
    s = secret(at=BELOW, demons="Seeker:0", dice="blue blue blue", mantra_on=13, side="b").play("attempt exorcism")
    assert s.demons() == "" and s.g.mantra == 0


def test_r30_resistance_zero() -> None:
    """BS r30: at resistance 0 an attempt is still needed, and succeeds."""
    s = secret(at=BELOW, demons="Seeker:0", dice="blue blue blue", circle="red")
    assert s.demons() == "Seeker:0"
    s.play("attempt exorcism")
    assert s.demons() == ""
    s = secret(at="Nb4 E4 S4 W4", demons="Landscaper:4", dice="black blue blue", circle="black").play(
        "attempt exorcism"
    )
    assert s.demons() == "", "the middle cell is black"


def test_powers_below() -> None:
    """BS §6: the grey die, fewer dice if ghosts hold some (BS r57), Second Wind for two attempts."""
    s = secret(
        active="E", at="N4 Eb0 S4 W4", demons="Landscaper:0", powers=(STRENGTH,), dice="red blue blue", grey="red"
    )
    s.play("attempt exorcism")
    assert s.demons() == ""
    s = secret(at=BELOW, demons="Seeker:0", ghosts="S0:46 S1:47 S2:48").play("attempt exorcism")
    assert s.demons() == "Seeker:0", "no dice at all"
    s = secret(
        active="S", at="N4 E4 Sb0 W4", demons="Seeker:0", powers=(SECOND_WIND,), dice="blue blue blue red red red"
    )
    s.play("attempt exorcism", "attempt exorcism")
    assert s.demons() == ""


def test_r58_enfeeblement_on_a_demon() -> None:
    """BS §6, r58: the Mantra lies on the demon's slot and is freed whenever the demon goes home."""
    s = secret(active="W", at="N4 E4 S4 Wb0", demons="Seeker:4 Landscaper:0", powers=(MANTRA,), dice="red blue blue")
    s.refused("mantra on Gravedigger", "demon-not-in-play")
    s.play("mantra on Landscaper")
    s.refused("mantra on Seeker", "power-used")
    assert s.g.mantra == 14
    s.play("attempt exorcism")
    assert s.demons() == "Seeker:4" and s.g.mantra == 0
    s = secret(active="W", demons="Seeker:4", powers=(MANTRA,), mantra_on=13)
    s.refused("mantra on Seeker", "mantra-there")
    s = secret(turn=True, demons="Seeker:4", powers=(MANTRA,), mantra_on=13, stacks="4=dirt,dirt,dirt,buddha", deck="6")
    s.play("search")
    assert s.demons() == "" and s.g.mantra == 0
    secret(demons="Seeker:4").refused("mantra on Seeker", "not-your-power")
    s = secret(at="Nb0 E4 S4 W4", demons="Landscaper:0", mantra_on=14, circle="red", dice="blue blue blue")
    s.play("attempt exorcism")
    assert s.demons() == "", "Circle and Mantra both count"


def test_r26_acting_is_mandatory() -> None:
    """BS r26: a demon moves or searches; an empty stack cannot be searched."""
    s = secret(turn=True, demons="Seeker:4", stacks="4=-", deck="6")
    assert len(s.offered) == 8
    s.refused("search", "stack-empty").refused("move below 4", "here-already")
    s = secret(turn=True, demons="Seeker:0", deck="6")
    assert s.offered == ["move below 1", "move below 3", "move below 4", "search"]
    s.refused("move below 8", "not-adjacent")


def test_searching_beside_a_taoist() -> None:
    """BS §6: no search with a Taoist in the cell, except the Landscaper of side B."""
    s = secret(turn=True, demons="Landscaper:4", at="Nb4 E4 S4 W4", deck="6")
    s.refused("search", "taoist-here")
    s = secret(turn=True, demons="Landscaper:4", at="Nb4 E4 S4 W4", side="b", deck="6")
    assert "search" in s.offered
    s = secret(turn=True, demons="Seeker:4", at="Nb4 E4 S4 W4", side="b", deck="6")
    s.refused("search", "taoist-here")


def test_r27_who_acts() -> None:
    """BS r27: those in play as the phase begins, the weakest first; one that comes in waits, one that goes is out."""
    tablet = "4=dirt,dirt,dirt,cursed-tablet"
    s = secret(turn=True, demons="Gravedigger:4 Seeker:0", stacks=tablet, deck="6")
    assert s.question == "demon-acts of Wu-Feng" and len(s.offered) == 4, "the Seeker on cell 0"
    s.play("move below 1", "search")
    assert s.question == "cast of Wu-Feng", "the Gravedigger found the tablet"
    all_but = "1:1 2:3 3:5 4:7 5:10 6:11 7:12 8:19 9:20"
    s = secret(turn=True, demons="Seeker:4", stacks=tablet, pyramid=all_but, curses="29", deck="6", ghosts="W0:82")
    s.play("search", "cast 4/All demons", "enter below 0", "enter below 8")
    assert s.question == "wu-feng of Wu-Feng", "those that just came in do not act"


def test_r27_one_that_left_and_came_back_waits() -> None:
    """BS r27: a demon removed in the middle of the phase loses its action, even if it is summoned again at once."""
    all_but = "1:1 2:3 3:5 4:7 5:10 6:11 7:12 8:19 9:20"
    stacks = "4=dirt,dirt,dirt,blood-of-su-ling 5=bones,bones,bones,cursed-tablet"
    s = secret(turn=True, demons="Seeker:4 Landscaper:5", stacks=stacks, mantras="1 3 7 11 13 16", deck="6")
    s.play("search", "resolve 4.1")
    assert s.demons() == "" and s.question == "wu-feng of Wu-Feng", "the Landscaper went home and does not act"
    three = "Seeker:4 Landscaper:5 Gravedigger:0"
    s = secret(turn=True, demons=three, stacks=stacks, pyramid=all_but, curses="29", deck="6")
    s.play("search", "resolve 3.2", "send home Gravedigger", "search", "cast 4/All demons", "enter below 8")
    assert s.demons() == "Seeker:4 Landscaper:5 Gravedigger:8" and s.question == "wu-feng of Wu-Feng"
    s.play("place", "W0", "end turn", "move below 1", "move below 1")
    assert s.question == "demon-acts of Wu-Feng", "in the next phase it acts"


def test_an_extra_activation_does_not_use_up_the_normal_one() -> None:
    """BS r27, §13: activated in another's turn, a demon still acts in the next phase."""
    s = secret(active="W", turn=True, demons="Seeker:0", ghosts="W0:82", deck="6", powers=(0,))
    s.play("move below 1", "move below 2")
    assert s.demons() == "Seeker:2" and s.question == "wu-feng of Wu-Feng"
    s.play("place", "W1", "end turn")
    assert s.question == "demon-acts of Wu-Feng" and s.g.active == 0
    assert isinstance(s, SecretScene) and s.g.stack[0] is PLAY_TURNS


def test_one_that_just_came_in_can_be_activated() -> None:
    """BS §6, r27: it waits for its phase, but an activation is an action at once."""
    s = secret(turn=True, deck="6").play("summon Seeker", "enter below 0")
    s.happen(ACTIVATE_DEMON)
    assert s.question == "demon-acts of Wu-Feng"


def test_demons_know_no_tiles() -> None:
    """BS §6: Sorcerer's Hut and Pavilion do not touch demons; the Circle of Prayer helps."""
    s = secret(at="N3 E4 S4 W4", demons="Seeker:3").refused("ask for help", "no-ghost-to-banish")
    s = secret(at="N6 E4 S4 W4", demons="Seeker:3").play("ask for help")
    assert s.question == "wind-taoist"

"""The Yin phase (GS §4.1), haunters and the Curse die (GS §6), haunting (GS §15)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.base.haunting import HauntLine
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.ghost_stories.cards import GODS_FAVORITE, STRENGTH
from hauntings.games.ghost_stories.table import VILLAGE_FALLEN, VILLAGE_HAUNTED
from tests.scenes.ghost_stories.village import board, space, village


def test_a_haunter_haunts_every_second_turn() -> None:
    """GS §6: from the card to the board, then the first tile of the line, and back to the card."""
    s = village(ghosts="N0:1")
    s.happen(GHOSTS_ACT)
    assert s.ghosts() == "N0:1!" and s.haunted() == ""
    s.happen(GHOSTS_ACT)
    assert s.ghosts() == "N0:1" and s.haunted() == "0"


def test_ghosts_act_from_the_left_and_newcomers_wait() -> None:
    """GS r1: N2, N1, N0 in the order of the seated player; a ghost that arrives meanwhile does not act."""
    s = village(ghosts="N0:34! N2:44", curse="ghost", deck="45", powers=(GODS_FAVORITE,))
    s.happen(GHOSTS_ACT)
    assert s.question == "yang", "one free space: no question; Gloomy Minion is black and comes to the active board"
    assert s.ghosts() == "N0:34 N1:45! N2:44", "the Skinner haunted after the Raging One's curse; N1 did not act"
    assert s.haunted() == "0"


def test_tormentor_on_a_neutral_board() -> None:
    """GS r4, §13: the neutral board loses the Qi; its lose-Tao face does nothing."""
    s = village(active="E", neutral="E", ghosts="E1:44", curse="qi", turn=True, deck="2")
    assert s.g.qi[board("E")] == 2
    assert s.g.active == board("S")
    s = village(active="E", neutral="E", ghosts="E1:44", curse="tao", turn=True, deck="2", tao="N:red")
    assert s.tao("N") == "red" and s.told("lost-all-tao") == []


def test_a_neutral_green_board_has_no_immunity() -> None:
    """GS r39: nobody borrows Strength of a Mountain in a neutral board's own turn, so it rolls the Curse die."""
    s = village(active="E", neutral="E", powers=(STRENGTH,), ghosts="E1:44", curse="qi", turn=True)
    assert s.g.qi[board("E")] == 2


def test_strength_of_a_mountain_skips_the_roll() -> None:
    """GS r26: the Tormentor's roll is skipped entirely."""
    s = village(active="E", powers=(STRENGTH,), ghosts="E1:44", curse="qi")
    s.happen(GHOSTS_ACT)
    assert s.g.qi[board("E")] == 3
    assert s.g.rolled[BOX_CURSE] == 0


def test_the_gods_favorite_rerolls_the_curse() -> None:
    """GS §16.1: once, and the second result stands."""
    s = village(active="E", ghosts="E1:44", curse="qi haunt")
    s.happen(GHOSTS_ACT)
    assert s.question == "reroll-curse"
    s.play("reroll the curse")
    assert s.g.qi[board("E")] == 3 and s.haunted() == "5"
    s = village(active="E", ghosts="E1:44", curse="qi haunt")
    s.happen(GHOSTS_ACT).play("keep")
    assert s.g.qi[board("E")] == 2 and s.haunted() == ""


def test_curse_faces() -> None:
    """GS §6: nothing, haunt, ghost, all Tao, 1 Qi."""
    roll = RollCurseDie(board("N"), space("N2"))
    s = village(curse="none haunt tao qi ghost", tao="N:red,black E:blue", deck="6")
    s.happen(roll)
    assert (s.haunted(), s.tao("N"), s.g.qi[0], s.ghosts()) == ("", "red black", 3, "")
    s.happen(roll)
    assert s.haunted() == "2"
    s.happen(roll)
    assert s.tao("N") == "" and s.tao("E") == "blue" and s.g.tao_supply[1] == 4
    s.happen(roll)
    assert s.g.qi[0] == 2
    s.happen(roll)
    assert s.question == "place-ghost" and s.offered == ["place on W0", "place on W1", "place on W2"]


def test_a_haunting_takes_the_first_active_tile() -> None:
    """GS §15: the second tile of the line if the first is haunted already; the limit counts tiles at one time."""
    s = village(haunted="1")
    s.happen(HauntLine(space("N1")))
    assert s.haunted() == "1 4"
    s.happen(HauntLine(space("W0")))
    assert s.g.outcome == VILLAGE_HAUNTED and s.haunted() == "0 1 4"


def test_a_line_without_active_tile_loses() -> None:
    """GS §15, r53: only reachable at Initiation, where the fourth tile loses."""
    s = village(haunted="1 4 7", rules={"difficulty": "initiation"})
    s.happen(HauntLine(space("N1")))
    assert s.g.outcome == VILLAGE_FALLEN
    s = village(haunted="1 4 7", rules={"difficulty": "initiation"})
    s.happen(HauntLine(space("N0")))
    assert s.g.outcome == VILLAGE_HAUNTED


def test_haunting_the_circle_returns_its_token() -> None:
    """GS §15, r54: the token goes to the supply; a haunted Temple keeps its Buddhas, untakeable."""
    s = village(circle="red", at="N8 E4 S4 W4")
    s.happen(HauntLine(space("E1")))
    assert s.haunted() == "5" and s.g.circle == 0 and s.g.tao_supply[1] == 4
    s.happen(HauntLine(space("S2")))
    s.refused("ask for help", "haunted-tile")
    assert s.g.at[0] == 8, "Taoists on the tile are unaffected"


def test_more_than_eight_haunters() -> None:
    """GS r20: figures are unlimited: twelve haunters may all have theirs out."""
    haunters = ["N0:1", "N1:5", "N2:8", "E0:12", "E1:16", "E2:19", "S0:23", "S1:27", "S2:30", "W0:34", "W1:38", "W2:41"]
    s = village(ghosts=" ".join(haunters))
    for name in "NESW":
        s.g.active = board(name)
        s.happen(GHOSTS_ACT)
    assert sum(s.g.figure) == 12


def test_overrun() -> None:
    """GS §4.1: three ghosts on the active board cost 1 Qi and nothing arrives; a Buddha is no ghost."""
    s = village(turn=True, ghosts="N0:2 N1:13 N2:24", deck="6")
    assert s.g.qi[0] == 2 and s.question == "yang" and s.g.deck[-1] == 6
    s = village(turn=True, ghosts="N0:2 N1:13", buddhas="N2", deck="6")
    assert s.g.qi[0] == 3 and s.question == "place-ghost"


def test_a_neutral_board_suffers_but_brings_nothing() -> None:
    """GS §13: Yin steps 1 and 2 only; overrun costs the board 1 Qi, and at 0 it is possessed for good."""
    s = village(active="E", neutral="E", turn=True, ghosts="E0:2 E1:13 E2:24", qi="E:1", deck="6")
    assert s.g.qi[board("E")] == 0 and s.told("possessed") == [(1,)]
    assert s.g.active == board("S") and s.g.drawn == 6, "the next board brings the ghost"
    s = village(active="E", neutral="E", turn=True, ghosts="E0:2 E1:13 E2:24", qi="E:0", deck="6")
    assert s.question == "who-loses-qi of the group" and s.offered == ["Qi from S", "Qi from W", "Qi from N"], "GS §14"


def test_bone_cracker_each_yin() -> None:
    """GS §8: group lose 1 Tao when it comes and in each Yin step 1 of its board; r30: the dead are left out.
    r42: they discard one after another in turn order, from the active board on."""
    s = village(active="S", ghosts="S1:61", tao="N:red,blue E:green S:black,green", qi="W:0")
    s.happen(GHOSTS_ACT)
    assert s.question == "discard-tao"
    s.refused("discard red", "no-such-token")
    s.play("discard green")
    assert s.question == "discard-tao of N"
    s.play("discard blue")
    assert (s.tao("N"), s.tao("E"), s.tao("S")) == ("red", "", "black")


BOX_CURSE = 9

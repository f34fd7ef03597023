"""Losing Qi, death, possessed boards, the group (GS §13, §14), defeat and score (GS §16)."""

from __future__ import annotations

from hauntings.engine.table import GROUP
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.cards import MANTRA, STRENGTH
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.standing import buddhas_at_temple, power_works
from hauntings.games.ghost_stories.table import ALL_DEAD, VILLAGE_HAUNTED
from tests.scenes.ghost_stories.village import board, village


def test_death() -> None:
    """GS §14: Tao and Yin-Yang to the supply, Buddhas to the Temple, Power tokens to the centre; power off."""
    s = village(
        qi="W:1",
        tao="W:red,black",
        buddhas_held="W:1",
        power_tokens="W:1",
        ghosts="N0:8m",
        powers=(MANTRA,),
        neutral="S",
    )
    s.happen(LOSE_QI[3])
    assert s.g.at[3] == -1 and s.tao("W") == "" and s.g.tao_supply[5] == 4 and s.g.yin_yang[3] == 0
    assert buddhas_at_temple(s.g) == 2 and s.g.centre_tokens == 1 and not power_works(s.g, Board(3)) and s.g.mantra == 0
    assert s.question == "yang"
    s = village(neutral="W", qi="W:1", ghosts="N0:8m", powers=(MANTRA,))
    s.happen(LOSE_QI[3])
    assert s.g.mantra == 0, "a neutral board that is possessed keeps no Mantra either"


def test_a_possessed_board_takes_from_the_living() -> None:
    """GS §14: the group names a living Taoist; r27: green's immunity does not help."""
    s = village(active="N", qi="N:0", turn=True, ghosts="N0:44", curse="qi", powers=(STRENGTH,), deck="13")
    assert s.question == "who-loses-qi of the group" and s.offered == ["Qi from E", "Qi from S", "Qi from W"]
    s.refused("Qi from N", "not-living")
    s.play("Qi from E")
    assert s.g.qi == [0, 2, 3, 3] and s.g.active == board("E")


def test_the_other_reading_of_possessed_losses() -> None:
    """GS §20.14: by a switch the next living player loses it."""
    rules = {"possessed_board_qi_loss": "active_or_next_player"}
    s = village(active="N", qi="N:0 E:0", turn=True, ghosts="N0:44", curse="qi", deck="13", rules=rules)
    assert s.g.qi == [0, 0, 2, 3]


def test_possessed_boards_have_two_steps() -> None:
    """GS §4, §14: ghosts act and overrun, nothing arrives, no Yang phase; a lose-Tao result does nothing."""
    s = village(active="N", qi="N:0", turn=True, ghosts="N0:44", curse="tao", deck="13", tao="E:red")
    assert s.g.active == board("E") and s.g.drawn == 13 and s.tao("E") == "red"


def test_dying_in_the_yin_phase() -> None:
    """GS §14: the current step is finished, the rest of the turn is skipped."""
    s = village(turn=True, qi="N:1", ghosts="N2:44 N0:34!", curse="qi", deck="13")
    assert s.g.qi[0] == 0 and s.haunted() == "0", "the Skinner still haunted"
    assert s.g.active == board("E") and s.g.drawn == 13, "no ghost arrived for North"
    s = village(turn=True, qi="N:1", ghosts="N2:2 N1:13 N0:24", deck="13")
    assert s.g.qi[0] == 0 and s.g.active == board("E")
    s = village(turn=True, qi="N:1", ghosts="N2:44 N1:13 N0:24", curse="qi", deck="14")
    assert s.g.active == board("E") and s.told("overrun") == [], "the full board costs nobody anything this turn"


def test_the_second_curse_of_the_dead_hits_the_living() -> None:
    """GS §14: once the Taoist is dead, the board is possessed, and the next Tormentor's Qi is the group's to choose."""
    s = village(turn=True, qi="N:1", ghosts="N2:44 N1:11", curse="qi qi", deck="13")
    assert s.question == "who-loses-qi of the group"
    s.play("Qi from W")
    assert s.g.qi == [0, 3, 3, 2]


def test_the_group_answers_together() -> None:
    """A question to the group goes to every living Taoist and to nobody else; the last one alone is asked himself."""
    s = village(active="N", qi="N:0", turn=True, ghosts="N0:44", curse="qi", deck="13")
    assert s.g.asked == GROUP
    assert [BOX.may_answer(s.g, seat) for seat in range(-1, 4)] == [False, False, True, True, True]
    assert BOX.view(s.g, 1, s.rules)["options"] == [2, 3, 4]
    assert BOX.view(s.g, 0, s.rules)["options"] == []
    s = village(active="N", neutral="N S W", ghosts="N0:44", curse="ghost", deck="6", turn=True)
    assert s.g.asked == 0 and s.question == "place-ghost of E"


def test_all_dead() -> None:
    """GS §16: the game is lost when no player's Taoist lives, whatever neutral boards have."""
    s = village(neutral="S W", qi="N:1 E:0")
    s.happen(LOSE_QI[0])
    assert s.g.outcome == ALL_DEAD and s.g.result == [0, 0]
    assert s.g.score == -6 - len(s.g.deck)


def test_a_defeat_is_scored() -> None:
    """GS §16: -1 per card left, +1 per Qi, -4 per haunted tile, no victory points; Nightmare: +2 for the first."""
    s = village(haunted="0 1", deck="1 2 0", ghosts="N2:34!", turn=True, exorcised=1, rules={"difficulty": "nightmare"})
    assert s.g.outcome == VILLAGE_HAUNTED
    assert s.g.score == 12 - 2 - 12


def test_reviving_a_taoist() -> None:
    """GS §14: the board is normal again; he plays from his next turn on."""
    s = village(at="N0 E4 S4 W4", qi="E:0", curse="none", deck="13")
    s.play("ask for help")
    assert s.g.qi[1] == 2 and power_works(s.g, Board(1))
    s.play("end turn")
    assert s.g.active == 1 and s.g.drawn == 13

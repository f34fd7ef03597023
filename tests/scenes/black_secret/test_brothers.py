"""Blood Brothers (BS §10)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.base.rewards import GAIN_QI
from hauntings.games.ghost_stories.black_secret.view import computed
from hauntings.games.ghost_stories.cards import (
    GODS_FAVORITE,
    HEAVENLY_GUST,
    MANTRA,
    POCKETS,
    SPIRES,
    STRENGTH,
    TWIN_WINDS,
)
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.standing import has_power
from tests.scenes.black_secret.secret import secret


def test_t6_blood_brother() -> None:
    """BS T6, §10: at 1 Qi the opposite board's power too, until he gains Qi. (North red faces South blue here.)"""
    s = secret(qi="S:2")
    s.happen(LOSE_QI[2])
    assert s.told("blood-brother") == [(2, 0)] and computed(s.g)["brothers"] == [-1, -1, 0, -1]
    assert has_power(s.g, Board(2), SPIRES) and has_power(s.g, Board(2), HEAVENLY_GUST)
    assert not has_power(s.g, Board(2), TWIN_WINDS)
    s.play("Qi on 2.1")
    s.happen(GAIN_QI[2])
    assert s.told("blood-brother-lost") == [(2, 0)] and not has_power(s.g, Board(2), SPIRES)


def test_a_neutral_brother_needs_no_power_token() -> None:
    """BS §10: the opposite board may be neutral; no Power token is needed."""
    s = secret(neutral="W", qi="E:1")
    assert has_power(s.g, Board(1), POCKETS) and has_power(s.g, Board(1), GODS_FAVORITE)


def test_a_neutral_board_has_no_brother() -> None:
    """BS §10: a neutral board with 1 Qi lies opposite Strength of a Mountain and still rolls the Curse die."""
    s = secret(neutral="W", active="W", qi="W:2", powers=(STRENGTH,), curse="qi")
    s.happen(LOSE_QI[3])
    s.play("Qi on 2.1")
    assert s.told("blood-brother") == [] and computed(s.g)["brothers"] == [-1] * 4
    assert not has_power(s.g, Board(3), STRENGTH)


def test_an_opposite_power_that_is_off() -> None:
    """BS §10: blocked or dead, it is off for the brother too; one's own being off does not matter."""
    assert not has_power(secret(qi="E:1", ghosts="W0:3").g, Board(1), POCKETS)
    assert not has_power(secret(qi="E:1 W:0").g, Board(1), POCKETS)
    s = secret(qi="E:1", ghosts="E0:25")
    assert has_power(s.g, Board(1), POCKETS) and not has_power(s.g, Board(1), GODS_FAVORITE)


def test_both_share_the_enfeeblement_mantra() -> None:
    """BS §10: one token, either may place or move it."""
    s = secret(active="E", qi="E:1", powers=(MANTRA,), ghosts="N0:34m N1:35", demons="Seeker:0")
    s.play("mantra on N1")
    assert s.ghosts() == "N0:34 N1:35m"


def test_death_ends_it() -> None:
    """BS §10: the dead have no brother; revived with 1 Qi one has."""
    s = secret(qi="E:1", active="N")
    s.happen(LOSE_QI[1])
    assert not has_power(s.g, Board(1), POCKETS) and computed(s.g)["brothers"][1] == -1
    s = secret(qi="E:0", at="N0 E4 S4 W4", supply="Qi:1", curse="none").play("ask for help")
    assert s.g.qi[1] == 1 and s.told("blood-brother") == [(1, 3)] and has_power(s.g, Board(1), POCKETS)
    s = secret(qi="E:0", at="N0 E4 S4 W4", curse="none").play("ask for help")
    assert s.g.qi[1] == 2 and s.told("blood-brother-lost") == [] == s.told("blood-brother")

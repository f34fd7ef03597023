"""End and score (BS §14)."""

from __future__ import annotations

import pytest

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.ending import loses_game, score
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.table import DECK_EMPTY, VILLAGE_HAUNTED, WON
from tests.scenes.black_secret.secret import secret


def test_the_taoists_win_together_against_wu_feng() -> None:
    """BS §14: every incarnation in play and due is exorcised; those in Wu-Feng's hand do not count."""
    s = secret(at="N1 E4 S4 W4", ghosts="N1:61", dice="red red red", tao="N:red", hand="92 57", deck="6 7 0")
    s.play("attempt exorcism", "exorcise N1")
    s.play("Qi to N")
    assert s.g.outcome == WON and s.g.result == [1000, 1000, 1000, 1000, 0]
    assert s.g.score == 10 + 5 + 13 + 2


def test_a_due_summoning_card_holds_it_up() -> None:
    """BS §14: with a Summoning card still in the deck it is not over."""
    s = secret(at="N1 E4 S4 W4", ghosts="N1:61", dice="red red red", tao="N:red", deck="6 97 7 0")
    s.play("attempt exorcism", "exorcise N1", "Qi to N")
    assert s.g.outcome == 0 and s.g.undefeated == 1


def test_r59_the_right_stone_first() -> None:
    """BS r59: the Taoists win only after the last one's right stone has resolved without defeat."""
    dice = "black black black"
    s = secret(
        at="N1 E4 S4 W4", ghosts="N1:59", dice=dice, tao="N:black,black", curse="haunt", haunted="0 4", deck="6 7 0"
    )
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.outcome == VILLAGE_HAUNTED and s.g.result[4] == 1000


@pytest.mark.parametrize(("level", "limit"), [("initiation", 4), ("normal", 3)])
def test_haunted_tiles(level: str, limit: int) -> None:
    """BS §14, r93: the base game's limit of the difficulty."""
    places = [str(place) for place in range(limit - 1)]
    s = secret(haunted=" ".join(places), rules={"difficulty": level}).happen(HAUNT_TILE[8])
    assert s.g.outcome == VILLAGE_HAUNTED


def test_score_of_a_defeat() -> None:
    """BS §14: 5 less for a loss."""
    s = secret(qi="E:0", deck="6 7 97 0", haunted="0")
    loses_game(s.g, DECK_EMPTY)
    assert s.g.score == -5 - 3 + 9 - 3 - 4
    assert s.box.view(s.g, 0, s.rules)["score_parts"] == [0, 9, -3, -3, -4, 0, -5], "what it is made of"


def test_r72_incarnations_of_curses_do_not_score() -> None:
    """BS r72: those placed through a curse give no bonus, in play, exorcised or waiting on the deck."""
    rules = {"difficulty": "nightmare"}
    s = secret(deck="6 97 7 97 8 97 9 0", discards="61", exorcised=1, rules=rules)
    base = score(s.g, False)
    assert base == score(secret(deck="6 97 7 97 8 97 9 0", rules=rules).g, False) + 2
    s = secret(deck="6 97 7 97 8 97 9 0", discards="61 62", unscored="62", exorcised=2, rules=rules)
    assert score(s.g, False) == base
    s = secret(deck="6 97 7 97 8 97 9 0", discards="61", ghosts="N0:63", unscored="63", exorcised=1, rules=rules)
    assert score(s.g, False) == base
    s = secret(deck="6 0", discards="61 62 64", ghosts="N0:63", unscored="63", exorcised=3, rules=rules, neutral="W")
    assert score(s.g, False) == -5 - 1 + 9 + 2 + 4, "the third Summoning card was the last: no +6"
    s = secret(deck="6 63 7 0", discards="61 62 64", exorcised=3, rules=rules, neutral="W")
    assert score(s.g, False) == -5 - 3 + 9 + 2 + 4, "nor does one that waits on the deck change that"
    s = secret(deck="63 0", discards="61 62 64", exorcised=3, rules=rules, neutral="W").happen(BRING_GHOST)
    assert s.g.outcome == DECK_EMPTY and s.g.score == -5 + 9 + 2 + 4, "nor as the last card, just drawn"


def test_wu_feng_wins_with_the_last_card() -> None:
    """BS §14: drawing the last card of the ghost deck is Wu-Feng's victory."""
    s = secret(ghosts="N0:61", deck="6 0").happen(BRING_GHOST)
    assert s.g.outcome == DECK_EMPTY and s.g.result == [0, 0, 0, 0, 1000]

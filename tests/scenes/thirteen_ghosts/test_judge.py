"""What search leaves out, and how a position is judged (13G r13, r28, r29)."""

from __future__ import annotations

from hauntings.engine.chance import FastDice, mix62
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import Hunt
from tests.scenes.thirteen_ghosts.round import does, hunt

JUDGE = BOX.judge()


def test_r13_r29_no_impossible_numbers() -> None:
    """13G r13, r29: open, refuted and own numbers are not worth naming, nor those seen in the stack."""
    g = hunt(hideouts="1 6", hands="8 5", stack="2 3 4", centre="13")
    does(g, "A", "use", "12")  # sees 3 and 4, draws 2
    does(g, "B", "name", "9")
    does(g, "A", "name")
    assert g.options == list(range(1, 14))
    assert JUDGE.candidates(g) == [5, 6, 7, 9, 10, 11]


def test_r29_a_round_among_such_players_is_finite() -> None:
    """13G r29: who names only numbers still possible rules one out with every miss."""
    for seats in (2, 3, 4):
        for game in range(40):
            g = BOX.deal(seats, BOX.settings({}), FastDice(mix62(game)))
            state = mix62(game + 5)
            while g.outcome == 0:
                assert isinstance(g, Hunt)
                options = JUDGE.candidates(g)
                assert options and set(options) <= set(g.options)
                state = mix62(state + 1)
                g.choose(options[state % len(options)])
                assert len(g.answers) <= 60


def test_pairs_and_questions_that_tell_nothing() -> None:
    """13G r28: x = 1, sets that hold all or none of what is possible, and fixed questions already answered."""
    g = hunt(hideouts="1 6", hands="13 3", stack="2 4 5 7", centre="9 10 11 12")
    does(g, "A", "use")
    assert JUDGE.candidates(g) == [3, 4, 5, 6, 7, 8]  # B is in 2 to 8
    g = hunt(hideouts="1 6", hands="11 3", stack="2 4 5 7", centre="9 10 12 13")
    does(g, "A", "use")
    assert JUDGE.candidates(g) == [1, 2, 3, 4, 5, 6, 7, 8]
    g = hunt(hideouts="1 6", hands="9 3", stack="2 4 5 7", centre="10 11 12 13")
    assert JUDGE.candidates(g) == [2], "nobody can be in 10 to 13: the card is better put away"
    g = hunt(hideouts="1 6", hands="2 3", stack="4 5 7", centre="9 10 11 12 13")
    does(g, "A", "use")
    assert g.options == [9, 10, 11, 12, 13, 14] and JUDGE.candidates(g) == [10, 11, 12, 13, 14]


def test_questions_into_a_shield_tell_nothing() -> None:
    g = hunt(hideouts="1 6", hands="4 3", stack="2 5 7 8")
    does(g, "A", "use", "13")
    assert JUDGE.candidates(g) == [2]


def test_evaluate() -> None:
    """The score counts, and who has more numbers to hide among; the sides of two add up to 1."""
    g = hunt(hideouts="1 6", hands="3 5")
    assert JUDGE.evaluate(g, 0) == JUDGE.evaluate(g, 1) == 500
    g = hunt(hideouts="1 6", hands="3 5", points="2 1")
    assert JUDGE.evaluate(g, 0) == 750 and JUDGE.evaluate(g, 1) == 250
    g = hunt(hideouts="1 6", hands="3 5")
    does(g, "A", "use")
    assert JUDGE.evaluate(g, 0) > 550 > 450 > JUDGE.evaluate(g, 1)
    g = hunt(hideouts="1 6 9", hands="3 5 4")
    assert [JUDGE.evaluate(g, seat) for seat in range(3)] == [333, 333, 333]
    g = hunt(hideouts="1 6 9", hands="3 5 4", points="5 1 1")
    assert JUDGE.evaluate(g, 0) > 700
    g = hunt(hideouts="1 6 9 4", hands="3 5 4 2", points="1 2")
    assert JUDGE.evaluate(g, 0) == JUDGE.evaluate(g, 2) < 500 < JUDGE.evaluate(g, 1) == JUDGE.evaluate(g, 3)

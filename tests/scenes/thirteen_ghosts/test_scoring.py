"""Hits, points, the next starter and the end of the game (13G §5, rulings 2, 3, 7-9, 17-19, 26; G-9 to G-13)."""

from __future__ import annotations

import pytest

from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import SHARED_WIN
from tests.scenes.thirteen_ghosts.round import does, expect, hunt, look, new_game, numbers_of, refused, told, view

# --- found players ----------------------------------------------------------------------------------------------------


def test_r7_the_hand_of_a_found_player_stays_unseen() -> None:
    """13G r7: it goes to the box; only its owner knows it."""
    g = hunt(hideouts="7 9 4", hands="3 5 6", stack="1 2")
    does(g, "A", "name", "9")
    assert g.box[0][-1] == 5 and look(g, "hands") == "1 - 6"
    assert [view(g, name)["box"][0][-1] for name in "ABC"] == [-1, 5, -1]
    assert all(5 not in args for args in told(g, "shown", 2) + told(g, "found", 2))


def test_r8_the_hideout_of_a_found_player_is_shown() -> None:
    """13G r8: shown to all, a spectator too; nobody else hides there."""
    g = hunt(hideouts="7 9 4", hands="3 5 6")
    does(g, "A", "name", "9")
    assert told(g, "shown", -1) == [(1, 9)]
    assert [view(g, name)["hideout"][1] for name in "ABC"] == [9, 9, 9]
    assert BOX.view(g, -1, g.rules.chosen)["shown"] == [0, 9, 0]
    assert [9 in numbers_of(mask) for mask in g.possible] == [False, True, False]


@pytest.mark.parametrize("shows", [True, False])
def test_reveal_found_hideout(shows: bool) -> None:
    """13G §11: unshown, a pair of card 11 leaves two numbers; a single number is known anyway (r30)."""
    g = hunt(hideouts="7 9 4", hands="11 5 6", options={"reveal_found_hideout": shows})
    does(g, "A", "use", "8-9")
    expect(g, found="B")
    assert view(g, "C")["hideout"] == [-1, 9 if shows else -1, 4]
    assert numbers_of(g.possible[1]) == ([9] if shows else [8, 9])
    assert told(g, "shown") == ([(1, 9)] if shows else [])
    assert [9 in numbers_of(mask) for mask in g.refuted] == [shows, False, True]


def test_r30_a_single_number_shows_the_hideout_anyway() -> None:
    """13G r30: who was found by one number hides there, shown or not: it is refuted for the guesser too."""
    g = hunt(hideouts="7 9 4", hands="3 5 6", options={"reveal_found_hideout": False, "repeat_refuted_numbers": False})
    does(g, "A", "name", "9")
    assert [view(g, name)["hideout"][1] for name in "ABC"] == [9, 9, 9]
    does(g, "C", "name")
    refused(g, "9", "refuted")


def test_g11_r9_the_partner_plays_for_a_found_player() -> None:
    """G-11, r9: turns 1, 2, 3 - player 3 finds player 2 -, 4, 1, 4 (for 2), 3, 4; one hand, a draw after each turn."""
    g = hunt(hideouts="7 9 4 3", hands="8 5 10 6", stack="1 2 3 5 / 8 10 11 12 13")
    turns = []
    for number in ("13", "13", "9", "12", "12", "12", "12", "12"):
        turns.append(look(g, "asked"))
        does(g, str(turns[-1]), "name", number)
    assert "".join(str(seat) for seat in turns) == "ABCDADCD"
    expect(g, found="B", hands="3 - 5 12", stack=" / 13")
    assert g.active == 0


def test_g11_the_seat_and_its_actor() -> None:
    """13G §4: it is the found player's turn, played by the partner."""
    g = hunt(hideouts="7 9 4 3", hands="8 - 10 6", found="B", active="B")
    expect(g, asked="D", active="B")
    does(g, "D", "name", "13")
    assert told(g, "turn") == [(2, 2)]


# --- two players ------------------------------------------------------------------------------------------------------


def test_g13_two_players_to_three_points() -> None:
    """G-13: the first with 3 points wins."""
    g = hunt(hideouts="7 9", hands="3 5", points="2 2", active="B")
    does(g, "B", "name", "7")
    expect(g, outcome=2, result="0 1000", points="2 3", asked="")
    assert told(g, "game-won") == [(1,)]
    assert BOX.why(g, 3, 1) == "game-over"


def test_a_whole_match_of_two() -> None:
    """13G §5: every round is dealt afresh, and the guesser's opponent starts it."""
    g = new_game(["1 2 3 4", "5 6 7 8", "9 10 11 12", "1 13 2 12"])
    does(g, "A", "hide in 1")
    does(g, "B", "hide in 3")
    does(g, "A", "name", "3")
    expect(g, points="1 0", round=2, starter="B")
    does(g, "A", "hide in 5")
    does(g, "B", "hide in 7")
    does(g, "B", "name", "4")
    does(g, "A", "name", "7")
    expect(g, points="2 0", round=3, starter="B")
    does(g, "A", "hide in 9")
    does(g, "B", "hide in 11")
    does(g, "B", "name", "9")
    expect(g, points="2 1", round=4, starter="A", hideouts="0 0", centre="", answer="")
    does(g, "A", "hide in 13")
    does(g, "B", "hide in 12")
    does(g, "A", "use", "9-12")
    expect(g, answer="B yes", centre="1", asked="B")
    does(g, "B", "use")  # nothing else but a 1 is open
    does(g, "B", "1", "10-13")
    expect(g, answer="A yes")
    does(g, "A", "name", "12")
    expect(g, outcome=1, points="3 1", result="1000 0", round=4)


# --- three players ----------------------------------------------------------------------------------------------------


def test_g10_three_players() -> None:
    """G-10, r43: A finds C: A +1, B +1; later B names A's number: B +1, round over, the next starts left of B."""
    g = hunt(hideouts="7 9 4", hands="3 5 6", points="1 1 1")
    does(g, "A", "name", "4")
    expect(g, points="2 2 1", round=1, asked="B")
    does(g, "B", "name", "7")
    expect(g, points="2 3 1", round=2, starter="C", found="")
    assert told(g, "points") == [(1, 1, 3)]


@pytest.mark.parametrize(("guesser", "number", "next_one"), [("A", "9", "C"), ("A", "4", "B"), ("B", "4", "A")])
def test_r19_the_remaining_opponent_is_next(guesser: str, number: str, next_one: str) -> None:
    """13G r19: after the first hit the other survivor moves, and then the two in turn."""
    g = hunt(hideouts="7 9 4", hands="3 5 6", active=guesser)
    does(g, guesser, "name", number)
    expect(g, asked=next_one, kind="act")
    does(g, next_one, "name", "13")
    expect(g, asked=guesser)


def test_r2_double_hit_of_three() -> None:
    """13G r2: card 11 finds both: guesser +2, round over, nobody else scores."""
    g = hunt(hideouts="7 9 10", hands="11 5 6", points="1 1 1")
    does(g, "A", "use", "9-10")
    expect(g, points="3 1 1", round=2, starter="B")
    assert told(g, "answers") == [(1, 1), (2, 1)]


@pytest.mark.parametrize(("reading", "points"), [("guesser_plus_2", "3 1 1"), ("sequential", "3 1 2")])
def test_double_hit(reading: str, points: str) -> None:
    """13G §11, r31: found one after the other, clockwise: the second found still gets the first hit's point."""
    g = hunt(hideouts="7 9 10", hands="11 5 6", points="1 1 1", options={"double_hit": reading})
    does(g, "A", "use", "9-10")
    expect(g, points=points, round=2, starter="B")
    g = hunt(hideouts="7 6 9", hands="3 5 11", points="0 0 0", active="C", options={"double_hit": reading})
    does(g, "C", "use", "6-7")
    expect(g, points="0 0 2" if reading == "guesser_plus_2" else "0 1 2", starter="A")


def test_r31_sequential_awards_are_checked_one_by_one() -> None:
    """13G r31: the second found may win with the first hit's point; with 6-6 the second hit decides."""
    g = hunt(hideouts="7 9 10", hands="11 5 6", points="4 0 5", options={"double_hit": "sequential"})
    does(g, "A", "use", "9-10")
    expect(g, outcome=3, points="5 0 6", result="0 0 1000")
    g = hunt(hideouts="7 9 10", hands="11 5 6", points="5 0 5", options={"double_hit": "sequential"})
    does(g, "A", "use", "9-10")
    expect(g, outcome=1, points="7 0 6", result="1000 0 0")


def test_g13_three_players_to_six() -> None:
    """G-13: 6 or more; card 11 may make 7."""
    g = hunt(hideouts="7 9 10", hands="11 5 6", points="5 5 5")
    does(g, "A", "use", "9-10")
    expect(g, outcome=1, points="7 5 5", result="1000 0 0")
    g = hunt(hideouts="7 9 10", hands="3 5 6", points="4 0 0", found="C")
    does(g, "A", "name", "9")
    expect(g, outcome=0, points="5 0 0", round=2)


@pytest.mark.parametrize("when", ["immediate", "end_of_round"])
def test_three_player_end(when: str) -> None:
    """13G §11, r44: by default checked after every award, also in mid-round; else the round is played out."""
    g = hunt(hideouts="7 9 4", hands="3 5 6", points="3 0 5", options={"three_player_end": when})
    does(g, "A", "name", "9")
    if when == "immediate":
        expect(g, outcome=3, points="4 0 6", result="0 0 1000", asked="")
        return
    expect(g, outcome=0, points="4 0 6", asked="C", round=1)
    does(g, "C", "name", "13")
    does(g, "A", "name", "4")
    expect(g, outcome=3, points="5 0 6", result="0 0 1000")


@pytest.mark.parametrize("tie", ["sudden_death", "shared_win"])
def test_three_player_end_of_round_shares_equal_scores(tie: str) -> None:
    """13G §11, r38, r39: at the end of the round the highest score wins; equal ones share, whatever `tie_at_target`."""
    end = {"three_player_end": "end_of_round", "tie_at_target": tie}
    g = hunt(hideouts="7 9 4", hands="3 5 6", points="4 0 5", options=end)
    does(g, "A", "name", "9")
    expect(g, outcome=0, points="5 0 6")
    does(g, "C", "name", "13")
    does(g, "A", "name", "4")
    expect(g, outcome=SHARED_WIN, points="6 0 6", result="500 0 500")
    assert told(g, "game-shared") == [(6,)]
    g = hunt(hideouts="7 9 4", hands="3 5 6", points="5 0 5", options=end)
    does(g, "A", "name", "9")
    does(g, "C", "name", "7")
    expect(g, outcome=3, points="6 0 7", result="0 0 1000")


@pytest.mark.parametrize("tie", ["sudden_death", "shared_win"])
def test_tie_at_target(tie: str) -> None:
    """13G §11, r45: both survivors reach 6 with the first hit: a duel goes on, or they share the win."""
    g = hunt(hideouts="7 9 4", hands="3 5 6", points="5 2 5", options={"tie_at_target": tie})
    does(g, "A", "name", "9")
    if tie == "shared_win":
        expect(g, outcome=SHARED_WIN, points="6 2 6", result="500 0 500")
        return
    expect(g, outcome=0, points="6 2 6", asked="C", round=1)
    does(g, "C", "name", "7")
    expect(g, outcome=3, points="6 2 7", result="0 0 1000")


# --- four players -----------------------------------------------------------------------------------------------------


def test_four_players_need_both() -> None:
    """13G §5: the first found pays nothing; when both are found the team gets 1."""
    g = hunt(hideouts="7 9 4 3", hands="8 5 10 6")
    does(g, "A", "name", "9")
    expect(g, found="B", points="0 0", round=1, asked="D", active="B")
    does(g, "D", "name", "13")
    does(g, "C", "name", "3")
    expect(g, points="1 0", round=2, starter="D")
    assert told(g, "points") == [(0, 1, 1)]


def test_r3_double_hit_of_four() -> None:
    """13G r3: both out, round won, 1 point."""
    g = hunt(hideouts="7 9 4 10", hands="11 5 12 6", points="1 2")
    does(g, "A", "use", "9-10")
    expect(g, points="2 2", round=2, starter="B")


def test_g13_four_players_to_three() -> None:
    """G-13: the team with 3 points wins, both its players."""
    g = hunt(hideouts="7 9 4 10", hands="11 5 12 6", points="2 2")
    does(g, "A", "use", "9-10")
    expect(g, outcome=1, points="3 2", result="1000 0 1000 0")


@pytest.mark.parametrize(("reading", "starter"), [("seat_after_ending_seat", "D"), ("left_of_previous_starter", "B")])
def test_next_starter_4p(reading: str, starter: str) -> None:
    """13G §11, r43: the seat after the one that ended the round, or left of the previous starter."""
    g = hunt(
        hideouts="7 9 4 3", hands="8 - 10 6", found="B", active="C", starter="A", options={"next_starter_4p": reading}
    )
    does(g, "C", "name", "3")
    expect(g, points="1 0", round=2, starter=starter)


def test_next_starter_follows_the_seat_not_the_actor() -> None:
    """13G §5: a round ended in a turn that was played for the found partner."""
    g = hunt(hideouts="7 9 4 3", hands="- 8 10 6", found="AD", active="A")
    expect(g, asked="C", active="A")
    does(g, "C", "name", "9")
    expect(g, points="1 0", starter="B")


def test_r26_everything_is_revealed_at_the_end_of_a_round() -> None:
    """13G r26, reveal_at_round_end: hideouts and hands are told to all, or not; no effect on play."""
    g = hunt(hideouts="7 9 4", hands="3 5 6", found="C")
    g.hand = [3, 5, 0]
    g.hand_seen = [1, 2, 7]
    g.box[0].append(6)
    g.box_seen[0].append(4)
    does(g, "A", "name", "9")
    assert told(g, "reveals", -1) == [(0, 7, 0)]
    assert view(g, "C")["round"] == 2 and view(g, "C")["centre"] == []
    g = hunt(hideouts="7 9 4 10", hands="11 5 12 6")
    does(g, "A", "use", "9-10")
    assert told(g, "reveals", 1) == [(0, 7, 0), (2, 4, 12)]
    g = hunt(hideouts="7 9 4 10", hands="11 5 12 6", options={"reveal_at_round_end": False})
    does(g, "A", "use", "9-10")
    assert told(g, "reveals", 1) == [] and told(g, "shown", 1) == [(1, 9), (3, 10)]

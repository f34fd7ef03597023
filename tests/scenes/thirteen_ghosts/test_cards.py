"""The blue cards, 4 and 11 (13G §6, rulings 1, 20, 28; G-5, G-6, G-8, G-9)."""

from __future__ import annotations

import pytest

from tests.scenes.thirteen_ghosts.round import answer, does, expect, hunt, numbers_of, refused, told


@pytest.mark.parametrize(
    ("card", "inside"),
    [
        (3, [2, 4, 6, 8, 10, 12]),
        (5, [1, 2, 3, 4]),
        (6, [8, 9, 10, 11, 12, 13]),
        (7, [5, 6, 8, 9]),
        (9, [10, 11, 12, 13]),
    ],
)
def test_fixed_questions(card: int, inside: list[int]) -> None:
    """13G #3, #5, #6, #7, #9: the set of each question, for every hideout; a YES is never a hit."""
    for hideout in range(1, 14):
        if hideout == card:
            continue
        own, hand = [n for n in range(1, 14) if n not in (card, hideout)][:2]
        g = hunt(hideouts=f"{own} {hideout}", hands=f"{card} {hand}")
        does(g, "A", "use")
        expect(g, answer="B yes" if hideout in inside else "B no", found="", points="0 0", asked="B")
        left = [n for n in range(1, 14) if n != card and (n in inside) == (hideout in inside)]
        assert numbers_of(g.possible[1]) == left


def test_1_four_in_a_row() -> None:
    """13G #1: x to x+3, x from 1 to 10; no wrapping."""
    g = hunt(hideouts="7 9 4", hands="1 5 6")
    does(g, "A", "use")
    expect(g, kind="four-from", offers=", ".join(f"ask {x}-{x + 3}" for x in range(1, 11)))
    does(g, "A", "6-9")
    expect(g, answer="B yes, C no", found="", asked="B")
    assert numbers_of(g.possible[1]) == [6, 7, 8, 9]
    for x, said in ((1, "B no, C yes"), (4, "B no, C yes"), (5, "B no, C no"), (9, "B yes, C no"), (10, "B no, C no")):
        g = hunt(hideouts="7 9 4", hands="1 5 6")
        does(g, "A", "use", f"ask {x}-{x + 3}")
        assert answer(g) == said


def test_g5_12_one_of_three() -> None:
    """G-5, #12: 4, 7, 8 - B NO, C YES, nobody eliminated; three different numbers, picked in rising order."""
    g = hunt(hideouts="7 9 4", hands="12 5 6")
    does(g, "A", "use")
    expect(g, kind="first-of-three", offers=", ".join(f"ask {n}" for n in range(1, 12)))
    refused(g, "12", "order-of-numbers")
    does(g, "A", "ask 4")
    expect(g, kind="second-of-three", offers=", ".join(f"or {n}" for n in range(5, 13)))
    refused(g, "4", "named-already")
    refused(g, "3", "order-of-numbers")
    does(g, "A", "or 7")
    expect(g, kind="third-of-three", offers=", ".join(f"or {n}" for n in range(8, 14)))
    refused(g, "4", "named-already")
    refused(g, "7", "named-already")
    refused(g, "6", "order-of-numbers")
    does(g, "A", "or 8")
    expect(g, answer="B no, C yes", found="", points="0 0 0", asked="B")
    assert numbers_of(g.possible[2]) == [4, 7, 8]
    assert told(g, "asks") == [(0, 12, 1 << 4 | 1 << 7 | 1 << 8)]


def test_12_forced_picks_answer_themselves() -> None:
    """13G #12, r46: after 11 only 12 and 13 are left (13G r37)."""
    g = hunt(hideouts="7 9 4", hands="12 5 6")
    does(g, "A", "use", "11")
    expect(g, asked="B", answer="B no, C no")
    assert numbers_of(int(g.answers[-1][2])) == [11, 12, 13]


def test_g6_13_at_least() -> None:
    """G-6, #13: x = 4 - B YES, C YES."""
    g = hunt(hideouts="7 9 4", hands="13 5 6")
    does(g, "A", "use")
    expect(g, kind="number-or-higher")
    does(g, "A", "ask 4+")
    expect(g, answer="B yes, C yes")
    g = hunt(hideouts="7 9 4", hands="13 5 6")
    does(g, "A", "use", "5+")
    expect(g, answer="B yes, C no")
    assert numbers_of(g.possible[1]) == [5, 6, 7, 8, 9, 10, 11, 12]
    assert numbers_of(g.possible[2]) == [1, 2, 3, 4]


def test_r28_vacuous_questions_are_legal() -> None:
    """13G r28: 13 with x = 1 and 12 with known numbers may be asked."""
    g = hunt(hideouts="7 9 4", hands="13 5 6")
    does(g, "A", "use")
    assert g.options == list(range(1, 14))
    does(g, "A", "1+")
    expect(g, answer="B yes, C yes")
    g = hunt(hideouts="7 9 4", hands="12 5 6", centre="1 2")
    does(g, "A", "use", "1", "2", "7")  # two open cards and the own hideout
    expect(g, answer="B no, C no", asked="B")


# --- card 4 -----------------------------------------------------------------------------------------------------------


def test_g8_4_names_and_shields() -> None:
    """G-8, #4, r52: A names 6 and misses; B's blue 5 is not answered by A; at A's next turn the shield is gone."""
    g = hunt(hideouts="7 9 3", hands="4 5 6")
    does(g, "A", "use", "name 6")
    expect(g, answer="B no, C no", shield="A", asked="B")
    assert told(g, "names") == [(0, 4, 6, 0)] and told(g, "shields") == [(0,)]
    before = g.possible[0]
    does(g, "B", "use")
    expect(g, answer="C yes, A silent", shield="A", asked="C")
    assert g.possible[0] == before & ~(1 << 5), "only that 5 lies open"
    assert told(g, "stays-silent") == [(0,)]
    does(g, "C", "name", "13")
    expect(g, asked="A", shield="")


def test_4_no_shield_against_namings() -> None:
    """13G #4: NAME and red cards are answered all the same."""
    g = hunt(hideouts="7 9 3", hands="4 5 11")
    does(g, "A", "use", "6")
    does(g, "B", "name", "8")
    expect(g, answer="C no, A no", shield="A")
    does(g, "C", "use", "7-8")
    expect(g, answer="A yes, B no", found="A")


def test_4_protects_only_its_user() -> None:
    """13G #4: not the partner, and it ends with a turn played for the found partner."""
    g = hunt(hideouts="7 9 3 2", hands="4 5 6 8", found="C")
    does(g, "A", "use", "6")
    expect(g, shield="A", asked="B")
    does(g, "B", "use")
    expect(g, answer="A silent", asked="A", active="C", shield="")  # A plays for C
    g = hunt(hideouts="7 9 3 2", hands="4 5 6 8")
    does(g, "A", "use", "6")
    does(g, "B", "use")
    expect(g, answer="C yes, A silent")


def test_a_question_nobody_answers_tells_nothing() -> None:
    """13G #4: playing a blue card into a shield is legal, just useless: the only news is the open card."""
    g = hunt(hideouts="7 9", hands="4 5")
    does(g, "A", "use", "6")
    does(g, "B", "use")
    expect(g, answer="A silent", centre="4 5")
    assert g.answers[-1] == [1, 5, 0b11110, 0, 0, 1]


def test_r20_a_shield_outlasts_an_elimination() -> None:
    """13G r20: A's shield stays when C is found by B."""
    g = hunt(hideouts="7 9 3", hands="4 5 6")
    does(g, "A", "use", "6")
    does(g, "B", "name", "3")
    expect(g, found="C", asked="A", shield="")  # C is skipped: it is A's turn, so the shield ends now
    g = hunt(hideouts="7 9 3", hands="4 5 1")
    does(g, "A", "use", "9")  # A's own hit eliminates B
    expect(g, found="B", shield="A", asked="C")
    does(g, "C", "use", "6-9")
    expect(g, answer="A silent")


@pytest.mark.parametrize(("ends", "shield"), [("any_turn", ""), ("own_turn", "D")])
def test_r40_the_shield_and_a_turn_for_the_partner(ends: str, shield: str) -> None:
    """13G r40, shield_ends: D's shield ends with the turn played for B, or holds until D's own."""
    g = hunt(hideouts="7 9 4 3", hands="5 - 6 4", found="B", active="D", options={"shield_ends": ends})
    does(g, "D", "use", "13")
    expect(g, shield="D", asked="A")
    does(g, "A", "name", "12")
    expect(g, asked="D", active="B", shield=shield)
    does(g, "D", "name", "12")
    does(g, "C", "use")
    expect(g, answer="D silent" if shield else "D no", asked="D", shield="")


# --- card 11 ----------------------------------------------------------------------------------------------------------


def test_g9_11_names_two() -> None:
    """G-9, #11: 4 and 5 - B NO, C YES: C leaves, A +1, B +1, A draws, B is next."""
    g = hunt(hideouts="7 9 4", hands="11 8 6", stack="1 2 3")
    does(g, "A", "use")
    expect(g, kind="pair-from", offers=", ".join(f"name {n}-{n + 1}" for n in range(1, 13)))
    does(g, "A", "name 4-5")
    expect(g, answer="B no, C yes", found="C", points="1 1 0", hands="1 8 -", asked="B", stack="2 3")
    assert told(g, "found") == [(2, 0)] and told(g, "shown", 1) == [(2, 4)]
    assert g.box[0][-1] == 6 and g.box_seen[0][-1] == 0b100


@pytest.mark.parametrize("pair", ["3-4", "4-5"])
def test_11_either_number_hits(pair: str) -> None:
    """13G #11: n or n+1; the hideout is shown, so everybody knows which it was."""
    g = hunt(hideouts="7 9 4", hands="11 8 6")
    does(g, "A", "use", pair)
    expect(g, found="C")
    assert numbers_of(g.possible[2]) == [4]


@pytest.mark.parametrize(("card", "answers"), [("4", ["9"]), ("8", ["9"]), ("11", ["8-9"])])
def test_r1_red_namings_eliminate_and_score(card: str, answers: list[str]) -> None:
    """13G r1: like NAME."""
    g = hunt(hideouts="7 9 3", hands=f"{card} 5 6")
    does(g, "A", "use", *answers)
    expect(g, found="B", points="1 0 1", asked="C")
    g = hunt(hideouts="7 9 3", hands="2 5 6", centre=card)
    does(g, "A", "use", f"use again {card}", *answers)
    expect(g, found="B", points="1 0 1", asked="C")

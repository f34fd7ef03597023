"""Card 2: an open card once more, or an extra turn (13G §6, rulings 21, 22, 32; G-7)."""

from __future__ import annotations

import pytest

from tests.scenes.thirteen_ghosts.round import does, expect, hunt, refused, told


def test_g7_2_uses_an_open_card_again() -> None:
    """G-7: 5 is open; A uses 2 and points at 5: B NO, C YES; both lie open; A draws."""
    g = hunt(hideouts="7 9 4", hands="2 8 6", centre="B5", stack="1 3")
    does(g, "A", "use")
    expect(g, kind="text", offers="use again 5, extra turn", centre="5 2")
    refused(g, "8", "not-open")
    refused(g, "2", "not-another-two")
    does(g, "A", "use again 5")
    expect(g, answer="B no, C yes", centre="5 2", hands="1 8 6", asked="B")
    assert told(g, "uses-again") == [(0, 5)]


def test_2_asks_the_parameter_of_its_target() -> None:
    """13G #2: target, then that card's own parameter."""
    g = hunt(hideouts="7 9 4", hands="2 8 6", centre="13 12 11 1")
    does(g, "A", "use", "13", "9+")
    expect(g, answer="B yes, C no", asked="B")
    g = hunt(hideouts="7 9 4", hands="2 8 6", centre="13 12 11 1")
    does(g, "A", "use", "12", "1", "2", "9")
    expect(g, answer="B yes, C no")
    g = hunt(hideouts="7 9 4", hands="2 8 6", centre="13 12 11 1")
    does(g, "A", "use", "1", "1-4")
    expect(g, answer="B no, C yes")


def test_2_without_another_open_card() -> None:
    """13G #2: only the extra turn is possible, so nobody is asked (13G r37)."""
    g = hunt(hideouts="7 9 4", hands="2 8 6", stack="1 3 5")
    does(g, "A", "use")
    expect(g, asked="A", kind="act", hands="1 8 6", stack="3 5", active="A")
    assert told(g, "extra-turn") == [(0,)]


def test_2_extra_turn() -> None:
    """13G #2: draw the top card, play a complete turn, then the normal draw."""
    g = hunt(hideouts="7 9 4", hands="2 8 6", centre="5", stack="1 3 10")
    does(g, "A", "use", "extra turn")
    expect(g, asked="A", kind="act", hands="1 8 6", stack="3 10")
    does(g, "A", "use", "9-12")
    expect(g, answer="B yes, C no", hands="3 8 6", stack="10", asked="B", centre="5 2 1")


def test_2_extra_turn_with_an_empty_stack() -> None:
    """13G #2, r50: no card, so a bare naming of a number."""
    g = hunt(hideouts="7 9 4", hands="2 8 6", centre="5", stack="")
    does(g, "A", "use", "extra turn")
    expect(g, asked="A", kind="number", hands="- 8 6")
    does(g, "A", "1")
    expect(g, answer="B no, C no", asked="B", hands="- 8 6")


def test_2_extra_turn_draws_from_the_own_stack() -> None:
    """13G #2, r49: with 4 players too."""
    g = hunt(hideouts="7 9 4 3", hands="2 8 6 5", stack="1 3 / 10 11")
    does(g, "A", "use")
    expect(g, hands="1 8 6 5", stack="3 / 10 11", asked="A")


def test_2_points_at_either_deck() -> None:
    """13G #2, r47: with 4 players at any open card; the same number from both decks is one option."""
    g = hunt(hideouts="7 9 4 3", hands="2 8 6 10", centre="A5 B5 B6")
    does(g, "A", "use")
    expect(g, offers="use again 5, use again 6, extra turn")
    does(g, "A", "6")
    expect(g, answer="B yes, D no")


def test_r21_shield_and_extra_turn() -> None:
    """13G r21: a 4 used in the extra turn shields until the next turn."""
    g = hunt(hideouts="7 9 3", hands="2 5 6", stack="4 1 8")
    does(g, "A", "use")
    expect(g, hands="4 5 6", shield="")
    does(g, "A", "use", "13")
    expect(g, shield="A", asked="B")
    does(g, "B", "use")
    expect(g, answer="C yes, A silent")


def test_r22_2_on_4_gives_the_shield() -> None:
    """13G r22: the full text is carried out."""
    g = hunt(hideouts="7 9 3", hands="2 5 6", centre="B4")
    does(g, "A", "use", "4", "13")
    expect(g, shield="A", asked="B")
    does(g, "B", "use")
    expect(g, answer="C yes, A silent")


@pytest.mark.parametrize(("protects", "said"), [(True, "C yes, A silent"), (False, "C yes, A no")])
def test_shield_vs_copied_blue(protects: bool, said: str) -> None:
    """13G §11, r51: by default a shield also stops a blue text through card 2."""
    for target, more in (("5", []), ("1", ["1-4"]), ("13", ["1+"]), ("12", ["1", "2", "3"])):
        g = hunt(hideouts="7 9 3", hands="4 2 6", centre="5 1 13 12", options={"shield_vs_copied_blue": protects})
        does(g, "A", "use", "8")
        does(g, "B", "use", target, *more)
        expect(g, answer=said.replace("A no", "A yes") if target == "13" else said)


def test_a_plain_blue_card_never_pierces_a_shield() -> None:
    """13G §11: the switch is only about copied texts."""
    g = hunt(hideouts="7 9 3", hands="4 5 6", options={"shield_vs_copied_blue": False})
    does(g, "A", "use", "8")
    does(g, "B", "use")
    expect(g, answer="C yes, A silent")


@pytest.mark.parametrize("may", [False, True])
def test_two_may_target_two(may: bool) -> None:
    """13G §11, r32: by default a 2 is no target; else the other deck's 2 is, and offers the rest once more."""
    g = hunt(hideouts="7 9 4 3", hands="2 8 6 10", centre="B2 B5", stack="1 / 12", options={"two_may_target_two": may})
    does(g, "A", "use")
    if not may:
        expect(g, offers="use again 5, extra turn")
        refused(g, "2", "not-another-two")
        return
    expect(g, offers="use again 2, use again 5, extra turn")
    does(g, "A", "use again 2")
    expect(g, offers="use again 5, extra turn", asked="A")
    does(g, "A", "extra turn")
    expect(g, hands="1 8 6 10", kind="act", asked="A")


def test_two_may_not_target_itself() -> None:
    """13G #2, r48: another card; with one deck there is no other 2."""
    g = hunt(hideouts="7 9 4", hands="2 8 6", centre="5", options={"two_may_target_two": True})
    does(g, "A", "use")
    expect(g, offers="use again 5, extra turn")
    refused(g, "2", "not-another-two")

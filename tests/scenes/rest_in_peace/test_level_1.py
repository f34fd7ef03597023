"""#10 to #13 (RIP §10, level 1)."""

from __future__ import annotations

import pytest

from hauntings.games.rest_in_peace.setup import BOX
from tests.scenes.rest_in_peace.duel import blue, duel, expect, green


def test_10_two_more_for_one_value() -> None:
    """RIP #10: own cards of the named value, before and after; not the opponent's."""
    g = duel(green_hand="1 3 4", green_side="3", green_display="#10", blue_side="3 3", blue_hand="1")
    green(g, "#10")
    expect(g, kind="name-value", offers="1, 2, 3, 4, 5, 6")
    green(g, "3", "3", "4")
    expect(g, totals=(14, 6))


def test_11_discards_a_card_of_the_other_side() -> None:
    """RIP #11, r91: a card of the current opposing side leaves the game; equal Ghosts are one choice."""
    g = duel(green_hand="3", green_display="#11", green_side="1", blue_side="4 2 4 #8", blue_hand="1", blue_tenth="5")
    green(g, "#11")
    expect(g, kind="banish", offers="4, 2, #8")
    green(g, "4")
    expect(g, blue_side="2 4 #8", blue_discards="4", totals=(1, 8), kind="step")


def test_11_must_take_its_only_target_and_is_blank_without() -> None:
    """RIP #11, r77: its only target is taken without asking; earlier rounds, displays and round 10 are none."""
    g = duel(green_hand="3", green_display="#11", blue_side="4", blue_hand="1")
    green(g, "#11")
    expect(g, blue_side="", blue_discards="4", kind="step")
    g = duel(green_hand="3", green_display="#11", blue_past="4 / 5", blue_hand="1", blue_tenth="5", blue_display="#4")
    green(g, "#11")
    expect(g, kind="step", asked="G", blue_discards="", blue_past="4 / 5", blue_tenth="5", blue_display="#4")


def test_11_leaves_what_has_happened() -> None:
    """RIP r46: #2 discarded does not take the fetched Ghost with it; only the body goes."""
    g = duel(
        active="B", blue_display="#2", blue_hand="1", blue_deck="5", green_side="4", green_display="#11", green_hand="1"
    )
    blue(g, "#2", "5", "end turn")
    green(g, "#11", "#2")
    expect(g, blue_side="5", blue_discards="1 1 1 1 1 2 2 2 2 2 3 3 3 3 4 4 4 5 6 #2", totals=(4, 5))


@pytest.mark.parametrize(
    ("side", "card", "left"),
    [
        ("#21 1", "#21", 1),
        ("#23 1", "#23", 1),
        ("#16=5 1", "#16", 1),
        ("#19=4 1", "#19", 1),
        ("#5 1", "#5", 1),
        ("2 4 #8", "#8", 6),
        ("3 3 #9", "#9", 6),
        ("3 3 #10=3", "#10", 6),
        ("3 3 #26=3", "#26", 6),
    ],
)
def test_11_takes_value_and_lasting_effect(side: str, card: str, left: int) -> None:
    """RIP r47: the value is lost, and a lasting effect stops at once."""
    g = duel(green_hand="3", green_display="#11", blue_side=side, blue_hand="1")
    green(g, "#11", card)
    expect(g, totals=(0, left), blue_discards=card)


def test_11_ends_the_peek() -> None:
    """RIP r47: with #3 goes the sight of the hand."""
    g = duel(active="B", blue_display="#3", blue_hand="1", green_hand="2 3", green_display="#11")
    blue(g, "#3", "end turn")
    assert BOX.view(g, 1, g.rules.chosen)["hand"][0] == [0, 0, 1, 1, 0, 0, 0]
    green(g, "#11")
    assert BOX.view(g, 1, g.rules.chosen)["hand"][0] is None
    expect(g, blue_knows="2 3", totals=(0, 0))


def test_11_stops_13_from_moving() -> None:
    """RIP r47: a discarded #13 never comes to round 10."""
    g = duel(green_hand="3 3", green_display="#11", blue_side="#13", blue_hand="1", green_deck="", blue_deck="")
    green(g, "#11", "end turn")
    expect(g, blue_tenth="", green_tenth="", kind="place")


@pytest.mark.parametrize(
    ("side", "worth"),
    [("1 2 3", 3), ("#3 #4 #5", 3), ("#23 4", 4), ("#16=2 3", 3), ("#16=3 1", 3), ("#19=1 5", 5), ("1 #26=1 3", 3)],
)
def test_12_ones_and_twos_count_nothing(side: str, worth: int) -> None:
    """RIP #12: the opponent's cards of base value 1 and 2 are ignored."""
    g = duel(green_hand="1", green_side="2", green_display="#12", blue_side=side, blue_hand="1")
    green(g, "#12")
    expect(g, totals=(2, worth))


def test_13_moves_to_round_10() -> None:
    """RIP #13: worth 4 now; when the round ends it goes face up to its owner's round 10."""
    g = duel(green_hand="1", green_display="#13", blue_hand="1", green_deck="", blue_deck="")
    green(g, "#13")
    expect(g, totals=(4, 0))
    green(g, "end turn")
    blue(g, "end turn")
    expect(g, green_tenth="#13", green_past=" /  / ", round=4)


def test_13_moves_after_a_lull_too() -> None:
    """RIP #27: #13 still moves when the round ends without a winner."""
    g = duel(green_hand="1", green_display="#13 #27", blue_hand="1", green_deck="", blue_deck="")
    green(g, "#13", "#27")
    expect(g, green_tenth="#13", green_past=" /  / #27", round=4)


def test_13_taken_back_does_not_move() -> None:
    """RIP #13: taken back by #22 it is in the display again."""
    g = duel(green_hand="1", green_display="#13 #22", blue_hand="1", green_deck="", blue_deck="", row="#1")
    green(g, "#13", "#22", "#13", "nothing")
    expect(g, green_tenth="", green_display="#1 #13", green_past=" /  / #22")


def test_13_stays_where_29_lies() -> None:
    """RIP #29: the move of #13 lapses."""
    g = duel(green_hand="1", green_side="#13", green_display="#29", blue_hand="1", green_deck="", blue_deck="")
    green(g, "#29", "end turn")
    expect(g, totals=(1, 0))
    blue(g, "end turn")
    expect(g, green_tenth="", green_past=" /  / #13 #29")


def test_13_carried_moves_one_round_later() -> None:
    """RIP #13, #15: carried on it is a 4 in the next round, and goes to round 10 after that."""
    g = duel(green_hand="1", green_side="#15", green_display="#13", blue_hand="1 2", green_deck="", blue_deck="")
    green(g, "#13", "end turn")
    blue(g, "end turn")
    expect(g, asked="G", kind="carry", offers="nothing, #13")
    green(g, "#13")
    blue(g, "nothing")
    expect(g, round=4, green_side="#13", totals=(4, 0), green_tenth="")
    green(g, "end turn")
    blue(g, "end turn", "nothing")
    expect(g, round=5, green_side="", green_tenth="#13")

"""Round 10 and the end of the game (RIP §6)."""

from __future__ import annotations

import pytest

from tests.scenes.rest_in_peace.duel import blue, duel, expect, finale, green, refused


def test_the_higher_total_takes_the_token() -> None:
    """RIP §6.2-6.4: third Castle, or simply the winner of round 10."""
    expect(finale(green_tenth="5 4", blue_tenth="6 2"), totals=(9, 8), winner="G", won="3M 3C / 3M 1C", round=10)
    expect(finale(green_tenth="5 2", blue_tenth="6 2"), totals=(7, 8), winner="B", won="3M 2C / 3M 2C")


def test_no_cards_are_worth_nothing() -> None:
    """RIP §6.2: a side without cards totals 0, which beats a negative total."""
    expect(finale(green_tenth="", blue_tenth="1"), totals=(0, 1), winner="B")
    expect(finale(green_tenth="", blue_tenth="#13"), totals=(0, -2), winner="G")


def test_a_tie_cancels_the_token() -> None:
    """RIP §6.5: nobody takes it; more tokens win."""
    expect(finale(green_tenth="5", blue_tenth="4 1"), totals=(5, 5), winner="G", won="3M 2C / 3M 1C", tokens="C")
    expect(finale(first="B"), totals=(0, 0), winner="B", won="3M 1C / 3M 2C", tokens="C")


def test_a_draw_needs_two_cancelled_tokens() -> None:
    """RIP §6.6: #27 in round 9 and a tied round 10 leave 4 tokens each: a draw."""
    g = duel(round=9, green_hand="1", green_display="#27", blue_hand="2", won="3M 1C / 2M 2C", tokens="MC",
             green_tenth="3", blue_tenth="1 2", green_deck="", blue_deck="")  # fmt: skip
    green(g, "#27")
    expect(g, winner="draw", totals=(3, 3), won="3M 1C / 2M 2C", tokens="MC", asked="")
    assert g.result == [500, 500]


@pytest.mark.parametrize("card", ["#1", "#2", "#6", "#14", "#15", "#18", "#19", "#24", "#25", "#28"])
def test_cards_without_effect(card: str) -> None:
    """RIP §6: nothing is left for these to act on; they are worth 0 and ask nothing."""
    g = finale(green_tenth=f"3 {card}", blue_tenth="1 1", green_hand="1 2 3", blue_hand="1 2 3")
    expect(g, totals=(3, 2), winner="G", green_side=f"3 {card}", green_hand="1 2 3", blue_hand="1 2 3")


@pytest.mark.parametrize(
    ("card", "worth"),
    [("#3", 1), ("#4", 2), ("#5", 3), ("#7", 3), ("#23", 2), ("#13", -2), ("#8", 0), ("#9", 0), ("#12", 0)],
)
def test_cards_with_a_fixed_worth(card: str, worth: int) -> None:
    """RIP §6: Ghost-like psychics count what they count; #3 shows nothing."""
    expect(finale(green_tenth=card, blue_tenth="6"), totals=(worth, 6), winner="B")


@pytest.mark.parametrize(
    ("own", "other", "totals"),
    [
        ("2 4 #7 #8", "2", (11, 2)),
        ("1 3 #7 #9", "3", (10, 3)),
        ("3 #12", "1 2 #3 #4 #23 3", (3, 3)),
        ("#8 #13", "", (-2, 0)),
        ("#13 1", "#12", (-2, 0)),
    ],
)
def test_lasting_effects_work(own: str, other: str, totals: tuple[int, int]) -> None:
    """RIP §6, phase F: #8, #9 and #12 apply; #13 is touched by none of them."""
    expect(finale(green_tenth=own, blue_tenth=other), totals=totals)


def test_naming_values() -> None:
    """RIP §6, phase E: the winner of round 9 names first, then the other."""
    g = finale(first="B", green_tenth="3 #10 #13", blue_tenth="3 3 #17 #26")
    expect(g, asked="B", kind="name-value")
    blue(g, "3", "3")  # #17, then #26
    expect(g, asked="G", kind="name-value")
    green(g, "3")
    expect(g, totals=(4, 12), winner="B")  # 3+3+2-2 = 6, and -2 for #13, which no value names


def test_13_is_minus_two_however_it_came() -> None:
    """RIP r42: moved or placed, and no modifier touches it."""
    g = finale(green_tenth="#13 #8 #10", blue_tenth="#17 #26 #12")
    green(g, "4")
    blue(g, "4", "4")
    expect(g, totals=(-2, 0), winner="B")
    g = duel(round=9, active="B", green_side="#13", green_hand="1", blue_hand="2", won="2M 2C / 3M 1C", tokens="MC",
             green_deck="", blue_deck="")  # fmt: skip
    blue(g, "end turn", "nothing")
    expect(g, totals=(-2, 0), winner="B", green_past=" /  /  /  /  /  /  /  / ")


def test_20_at_the_end() -> None:
    """RIP §6, #20: a random hand card of the named player joins that side."""
    g = finale(green_tenth="#20", blue_tenth="3", green_hand="1 5", blue_hand="2", loaded={"meeting of seat 0": [1]})
    expect(g, kind="which-player", asked="G", offers="Green, Blue")
    green(g, "Green")
    expect(g, totals=(5, 3), winner="G", green_hand="1", green_side="5 #20")


def test_21_at_the_end() -> None:
    """RIP §6, #21: the price is paid at the reveal; with fewer than two Ghosts it is worth 0 and cannot be copied."""
    g = finale(green_tenth="#21", blue_tenth="5", green_hand="1 1 2")
    expect(g, kind="discard", asked="G", offers="1, 2")
    green(g, "1", "2")
    expect(g, totals=(6, 5), winner="G", green_hand="1")
    expect(finale(green_tenth="#21 #16", blue_tenth="1", green_hand="1"), totals=(0, 1), winner="B", green_hand="1")


def test_orders_cannot_be_declined() -> None:
    """RIP r58: #11 removes a card if there is one, even a -2; #20 and #21 offer no way out; #16 is not asked."""
    expect(finale(green_tenth="1 #11", blue_tenth="#13"), totals=(1, 0), winner="G", blue_discards="#13 " + ALL)
    g = finale(green_tenth="1 #11 #16", blue_tenth="#13 3")
    expect(g, kind="banish", offers="#13, 3")
    green(g, "3")
    expect(g, totals=(2, -2), winner="G")  # #16 copied the 1 by itself
    expect(finale(green_tenth="#20", green_hand="1"), offers="Green, Blue")
    g = finale(green_tenth="#21", green_hand="1 1")
    expect(g, offers="1")
    refused(g, "2", "not-in-hand")
    expect(finale(green_tenth="#11 1"), totals=(1, 0), winner="G")  # no target, no effect


ALL = "1 1 1 1 1 1 2 2 2 2 2 3 3 3 3 4 4 4 5 5 6"  # Blue's Ghosts, all out of the game


def test_16_copies_at_the_reveal() -> None:
    """RIP §6, #16: a value of its own side, but neither -2 nor an unpaid #21; after #11 and #21 of its owner."""
    g = finale(green_tenth="#16 2 5 #13", blue_tenth="6 5 2")
    expect(g, kind="copy", offers="2, 5")
    refused(g, "4", "cannot-be-copied")
    green(g, "5")
    expect(g, totals=(10, 13), winner="B")


def test_order_of_the_phases() -> None:
    """RIP §6, r88: #29 before #27 before #22, whoever owns them."""
    expect(finale(green_tenth="6 5 #27 #29", blue_tenth="1 1 1 #22"), totals=(3, 4), winner="B")
    expect(finale(green_tenth="6 #22", blue_tenth="1 #27"), winner="G", won="3M 2C / 3M 1C")
    expect(finale(green_tenth="6 #22", blue_tenth="1"), winner="B", won="3M 2C / 3M 2C")
    expect(finale(green_tenth="1", blue_tenth="6 #22"), winner="G", won="3M 3C / 3M 1C")


def test_27_at_the_end_is_a_tie() -> None:
    """RIP r26: its tokens are void, and more tokens win, whatever the totals."""
    expect(finale(green_tenth="1", blue_tenth="6 5 #27"), winner="G", won="3M 2C / 3M 1C", tokens="C")


def test_29_at_the_end() -> None:
    """RIP §6, #29: every other card counts 1, #13 too, and nothing takes effect."""
    expect(finale(green_tenth="#29 6 5", blue_tenth="#13 #10 1"), totals=(2, 3), winner="B")


def test_first_player_resolves_all_of_theirs_first() -> None:
    """RIP §6, phase D: what #11 discards before its own step has no effect."""
    g = finale(first="B", green_tenth="6 #11", blue_tenth="1 #20", blue_hand="5", green_hand="1")
    expect(g, asked="B", kind="which-player")
    blue(g, "Blue")
    expect(g, asked="G", kind="banish", offers="#20, 1, 5")
    green(g, "5")
    expect(g, totals=(6, 1), winner="G")
    g = finale(first="B", green_tenth="3 #21", blue_tenth="5 #11", green_hand="1 1")
    expect(g, asked="B", kind="banish", offers="#21, 3")
    blue(g, "#21")
    expect(g, totals=(3, 5), winner="B", green_hand="1 1")  # no price for a card that is gone


def test_first_player_after_a_lull() -> None:
    """RIP §6: after a tie in round 9 its starter resolves first."""
    for starter in ("G", "B"):
        g = duel(round=9, starter=starter, green_hand="1", green_display="#27", blue_hand="2", won="2M 2C / 2M 2C",
                 tokens="MM", green_tenth="3 #10", blue_tenth="4 #17", green_deck="", blue_deck="")  # fmt: skip
        green(g, "#27")
        expect(g, asked=starter, kind="name-value", round=10)


@pytest.mark.parametrize(("carried", "worth"), [("4", 4), ("#16", 5), ("#21", 6), ("#13", -2), ("#3", 1), ("#23", 2)])
def test_15_carries_into_round_10(carried: str, worth: int) -> None:
    """RIP r64, r65: after round 9 the card goes face up to round 10: #16 keeps its value, #21 is paid, #13 is -2."""
    g = duel(round=9, active="B", green_side="#15 4 5 #16=5 #21 #13 #3 #23", green_hand="1 1", blue_hand="2",
             won="2M 2C / 3M 1C", tokens="MC", green_deck="", blue_deck="", blue_tenth="6 5 4 3")  # fmt: skip
    blue(g, "end turn")
    green(g, carried)
    blue(g, "nothing")
    moved = 0 if carried == "#13" else -2  # #13 goes to round 10 anyway, by itself
    expect(g, totals=(worth + moved, 18), green_hand="1 1", winner="B")

"""#25 to #28 (RIP §10, level 4)."""

from __future__ import annotations

import pytest

from tests.scenes.rest_in_peace.duel import blue, duel, expect, green, refused


def test_25_nobody_plays_two_values() -> None:
    """RIP #25: for the rest of the round, both players; not for placements."""
    g = duel(green_hand="1 3 5", green_display="#25", blue_hand="1 3 4", green_deck="", blue_deck="")
    green(g, "#25", "3", "5")
    expect(g, offers="end turn, 1")
    refused(g, "3", "banned")
    green(g, "1", "end turn")
    expect(g, offers="end turn, 1, 4")
    blue(g, "end turn")
    expect(g, offers="nothing, 1, 3, 4, #1")
    blue(g, "nothing")
    expect(g, round=4, offers="end turn, 3, 5")


def test_25_covers_ghostlike_psychics() -> None:
    """RIP r14: a value is not played through #3, #4, #5, #13, #21 or #23 either; pure effects are free."""
    g = duel(green_hand="6", green_display="#3 #4 #5 #13 #8 #16 #19 #23", blue_hand="2", blue_side="#25=1,3")
    expect(g, offers="end turn, 6, #4, #13, #8, #16, #19")
    for card in ("#3", "#5", "#23"):
        refused(g, card, "banned")


def test_25_leaves_what_was_played() -> None:
    """RIP r15: banned cards that lie there stay and count; but they are not copied by #16."""
    g = duel(green_hand="2", green_side="3 4 6", green_display="#25 #16", blue_side="3 #5", blue_hand="1")
    green(g, "#25", "3", "4")
    expect(g, totals=(13, 6))
    green(g, "#16")
    expect(g, totals=(19, 6))


def test_25_values_differ() -> None:
    """RIP r16: two different values."""
    g = duel(green_hand="2", green_display="#25", blue_hand="1")
    green(g, "#25", "4")
    expect(g, kind="second-ban", offers="5, 6")
    refused(g, "4", "value-named-already")


def test_25_asks_in_ascending_order() -> None:
    """RIP r62: the lower value first, so a pair has one way to be named; 5 leaves only 6."""
    g = duel(green_hand="2", green_display="#25", blue_hand="1")
    green(g, "#25")
    expect(g, kind="first-ban", offers="1, 2, 3, 4, 5")
    refused(g, "6", "order-of-values")
    green(g, "5")
    expect(g, kind="step")
    assert g.mark[35] == 1 << 5 | 1 << 6


def test_25_banished_bans_no_more() -> None:
    """RIP #11, #25: the ban ends with the card."""
    g = duel(green_hand="3 4", green_display="#11", blue_side="1 #25=3,4", blue_hand="1")
    expect(g, offers="end turn, #11")
    green(g, "#11", "#25")
    expect(g, offers="end turn, 3, 4")


def test_26_three_more_for_both() -> None:
    """RIP #26, r94: cards of the value on both sides, before and after."""
    g = duel(green_hand="2 2", green_side="2", green_display="#26", blue_side="2 2 5", blue_hand="1")
    green(g, "#26", "2", "2")
    expect(g, totals=(10, 15))
    green(g, "end turn", "nothing")
    expect(g, round=4, totals=(0, 0))
    assert sum(g.mark) == 0


def test_27_ends_the_round_without_a_winner() -> None:
    """RIP r24: its token lies with the next one, and who wins there takes both; the psychic is discarded."""
    g = duel(
        green_hand="1 4", green_display="#27", blue_hand="2", row="#5 #6", tokens="CMMM", green_deck="", blue_deck=""
    )
    green(g, "#27")
    expect(g, round=4, tokens="MC M M M C C C", won="1M 0C / 1M 0C", green_display="", blue_display="")
    assert g.discards[0][-1] == 15
    green(g, "4", "end turn")
    blue(g, "end turn")
    expect(g, won="2M 1C / 1M 0C")


def test_27_in_round_9() -> None:
    """RIP r25: round 10 then holds two tokens."""
    g = duel(round=9, green_hand="1", green_display="#27", blue_hand="2", won="2M 2C / 2M 2C", tokens="MM",
             green_tenth="5", blue_tenth="4", green_deck="", blue_deck="")  # fmt: skip
    green(g, "#27")
    expect(g, winner="G", won="4M 2C / 2M 2C", totals=(5, 4))


def test_27_gives_1_nothing() -> None:
    """RIP r27: #1 speaks of winning and losing; the psychic is discarded."""
    g = duel(green_hand="1", green_side="#1", green_display="#27", blue_hand="2", row="#5")
    green(g, "#27")
    expect(g, green_display="", blue_display="")


@pytest.mark.parametrize("starter", ["G", "B"])
def test_27_same_starter_draw_no_placement(starter: str) -> None:
    """RIP r28: the starter of the tied round starts again, both draw, nobody places."""
    g = duel(starter=starter, green_hand="1", green_display="#27", blue_hand="2", green_deck="3 3 4", blue_deck="5 5")
    green(g, "#27")
    expect(g, round=4, asked=starter, kind="step", green_hand="1 3 4", blue_hand="2 5 5", starter=starter)


def test_27_carries_nothing() -> None:
    """RIP #27: nobody won, so #15 gives nothing."""
    g = duel(green_hand="1", green_side="#15 6", blue_side="2", green_display="#27", blue_hand="2")
    green(g, "#27")
    expect(g, kind="step", round=4, green_side="", green_past=" /  / 6 #15 #27")


def test_28_swaps_two_later_tokens() -> None:
    """RIP #28: a Castle and a Manor of later positions change places; the current one is out of reach."""
    g = duel(round=6, green_hand="1", green_display="#28", blue_hand="2", won="2M 1C / 2M 0C", tokens="CMCMC")
    green(g, "#28")
    expect(g, kind="castle", offers="nothing, 8, 10", tokens="C M C M C")
    refused(g, "6", "not-later")
    refused(g, "7", "no-castle-there")
    green(g, "8")
    expect(g, kind="manor", offers="7, 9")
    refused(g, "10", "no-manor-there")
    green(g, "7")
    expect(g, tokens="C C M M C", kind="step", asked="G")


def test_28_may_be_declined() -> None:
    """RIP #28: it is a permission."""
    g = duel(round=6, green_hand="1", green_display="#28", blue_hand="2", won="2M 1C / 2M 0C", tokens="CMCMC")
    green(g, "#28", "nothing")
    expect(g, tokens="C M C M C", kind="step", green_side="#28")


def test_28_needs_two_later_positions() -> None:
    """RIP r33: in round 9 only position 10 is later: a blank card."""
    g = duel(round=9, green_hand="1", green_display="#28", blue_hand="2", won="2M 2C / 3M 1C", tokens="MC")
    green(g, "#28")
    expect(g, tokens="M C", kind="step", green_side="#28")


def test_28_equal_tokens_are_not_offered() -> None:
    """RIP r61: swapping a Manor with a Manor changes nothing, so only unlike pairs can be named."""
    g = duel(round=7, green_hand="1", green_display="#28", blue_hand="2", won="1M 2C / 1M 2C", tokens="MMMM")
    green(g, "#28")
    expect(g, tokens="M M M M", kind="step", green_side="#28")


def test_28_never_meets_a_doubled_position() -> None:
    """RIP r34: the position that #27 doubled is the current one by then, so later ones hold one token each."""
    g = duel(round=6, green_hand="1", green_display="#27 #28", blue_hand="2", won="2M 1C / 2M 0C", tokens="CMCMC")
    green(g, "#27")
    expect(g, tokens="MC C M C", round=7)
    green(g, "#28")
    expect(g, offers="nothing, 8, 10")
    green(g, "8")  # the one later Manor is taken without asking
    expect(g, tokens="MC M C C", kind="step")

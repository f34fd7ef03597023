"""#20 to #24 (RIP §10, level 3)."""

from __future__ import annotations

import pytest

from hauntings.games.rest_in_peace.setup import BOX
from tests.scenes.rest_in_peace.duel import blue, duel, expect, green, refused


def test_20_sends_a_random_ghost_to_round_10() -> None:
    """RIP r40: the chooser does not see the opponent's card; its owner does."""
    g = duel(green_hand="1", green_display="#20", blue_hand="2 4 6", blue_side="3", loaded={"meeting of seat 1": [1]})
    green(g, "#20")
    expect(g, kind="which-player", offers="Green, Blue")
    green(g, "Blue")
    expect(g, blue_tenth="4", blue_hand="2 6", kind="step", asked="G", totals=(0, 3))
    view = BOX.view(g, 0, g.rules.chosen)
    assert (view["tenth"][1], view["hand"][1], view["tenth_size"]) == (None, None, [0, 1])
    assert BOX.view(g, 1, g.rules.chosen)["tenth"][1] == [0, 0, 0, 0, 1, 0, 0]


def test_20_on_oneself() -> None:
    """RIP #20: one's own hand may be chosen."""
    g = duel(green_hand="1 5", green_display="#20", blue_hand="2", loaded={"meeting of seat 0": [1]})
    green(g, "#20", "Green")
    expect(g, green_tenth="5", green_hand="1", blue_tenth="")


def test_20_an_empty_hand_may_be_chosen() -> None:
    """RIP r59: then nothing moves."""
    g = duel(green_hand="1", green_display="#20", blue_hand="", blue_side="3")
    green(g, "#20")
    expect(g, offers="Green, Blue")
    green(g, "Blue")
    expect(g, blue_tenth="", green_tenth="", green_hand="1", kind="step")


def test_21_costs_two_ghosts() -> None:
    """RIP #21: a Ghost worth 6; two Ghosts of the hand are discarded face up, chosen one by one."""
    g = duel(green_hand="1 1 3", green_display="#21 #8", blue_hand="2", blue_side="5", green_deck="", blue_deck="")
    green(g, "#21")
    expect(g, kind="discard", offers="1, 3")
    green(g, "1")
    expect(g, kind="discard", offers="1, 3", green_hand="1 3")
    green(g, "3")
    expect(g, green_hand="1", totals=(6, 5), kind="step")
    assert g.discards[0][-2:] == [1, 3]
    green(g, "#8")
    expect(g, totals=(7, 5))


def test_21_with_fewer_than_two_ghosts() -> None:
    """RIP r41: the price must be paid, so it cannot be laid."""
    g = duel(green_hand="5", green_display="#21", blue_hand="2")
    refused(g, "#21", "needs-two-ghosts")
    expect(g, offers="end turn, 5")


def test_21_pays_with_banned_ghosts_too() -> None:
    """RIP r79: a discard is no play, so banned Ghosts can pay; a ban on 6 forbids #21 itself."""
    g = duel(green_hand="1 1", green_display="#21", blue_hand="2", blue_side="#25=1,2")
    green(g, "#21", "1", "1")
    expect(g, totals=(6, 0))
    g = duel(green_hand="1 1", green_display="#21", blue_hand="2", blue_side="#25=5,6")
    refused(g, "#21", "banned")


def test_22_loses_on_the_spot() -> None:
    """RIP #22, r93: even when leading; one card of the round comes back: a Ghost to the hand."""
    g = duel(green_hand="1 5", green_display="#22", blue_hand="2", row="#5", green_deck="", blue_deck="", tokens="M")
    green(g, "5", "#22")
    expect(g, kind="take-back", offers="nothing, 5")
    green(g, "5")
    expect(g, won="1M 0C / 2M 0C", green_hand="1 5", green_display="#5", kind="place", asked="G", starter="B")
    expect(g, green_past=" /  / #22", blue_knows="5")


def test_22_takes_a_psychic_back_to_the_display() -> None:
    """RIP #22: any own card of this round but itself; a copy is forgotten."""
    g = duel(green_hand="1", green_side="3 #16=3 #8", blue_side="2", blue_display="#11", active="B", blue_hand="2 3 4",
             green_display="#22", row="#5", green_deck="", blue_deck="")  # fmt: skip
    blue(g, "#11", "#8", "4", "2", "end turn")
    green(g, "#22")
    expect(g, offers="nothing, 3, #16")
    refused(g, "#22", "not-itself")
    refused(g, "#8", "not-on-your-side")
    green(g, "#16", "nothing")
    expect(g, green_display="#5 #16", green_past=" /  / 3 #22")
    assert g.mark[26] == 0


def test_22_with_own_1() -> None:
    """RIP r29: the loser gets the psychic as always, and may even take #1 back."""
    g = duel(green_hand="1", green_side="#1", green_display="#22", blue_hand="2", row="#5", green_deck="", blue_deck="")
    green(g, "#22", "#1")
    expect(g, green_display="#1 #5", blue_display="")


def test_22_against_1() -> None:
    """RIP r30: the opponent gets token and psychic; the take-back and the placement stay."""
    g = duel(green_hand="1", green_side="4", green_display="#22", blue_side="#1", blue_hand="2", row="#5", tokens="M",
             green_deck="", blue_deck="")  # fmt: skip
    green(g, "#22", "4")
    expect(g, blue_display="#5", green_display="", won="1M 0C / 2M 0C", green_hand="1 4", kind="place", asked="G")


@pytest.mark.parametrize(
    ("own", "other", "worth"),
    [("", "", 2), ("#9", "", 4), ("#8", "", 2), ("#10=1", "", 6), ("", "#26=1", 8), ("", "#17=1", 0), ("", "#12", 0)],
)
def test_23_is_two_ghosts(own: str, other: str, worth: int) -> None:
    """RIP #23, r90: two Ghosts worth 1 on one card; every modifier counts twice."""
    g = duel(green_hand="1", green_side=own, green_display="#23", blue_side=other, blue_hand="2")
    green(g, "#23")
    expect(g, totals=(worth, 0))


def test_23_is_one_card_for_11_22_and_29() -> None:
    """RIP #23: banished, taken back or made worthless as one card."""
    g = duel(active="B", green_side="#23 2", green_hand="1", blue_display="#11 #29", blue_hand="2")
    blue(g, "#11")
    expect(g, offers="#23, 2")
    blue(g, "#23")
    expect(g, totals=(2, 0))
    g = duel(active="B", green_side="#23 2", green_hand="1", blue_display="#29", blue_hand="2")
    blue(g, "#29")
    expect(g, totals=(2, 0))


def test_24_forbids_the_opponents_psychics() -> None:
    """RIP #24: Ghost-like ones too; Ghosts and its owner are free, and so is the placement."""
    g = duel(green_hand="1 5", green_display="#24 #4", blue_hand="2", blue_display="#5 #9", green_deck="", blue_deck="")
    green(g, "#24", "#4", "end turn")
    expect(g, offers="end turn, 2")
    refused(g, "#5", "private-lounge")
    refused(g, "#9", "private-lounge")
    blue(g, "end turn")
    expect(g, kind="place", offers="nothing, 2, #5, #9, #1")


def test_24_leaves_what_was_played() -> None:
    """RIP r17: psychics already in play keep working."""
    g = duel(green_hand="1 2 5", green_display="#24", blue_hand="3 3", blue_side="3 #9 #5")
    green(g, "#24", "5", "1")
    expect(g, totals=(6, 8))
    g = duel(active="B", green_side="#24 6", green_hand="1", blue_hand="3 3", blue_side="3 #9 #5")
    blue(g, "3")
    expect(g, totals=(6, 12))

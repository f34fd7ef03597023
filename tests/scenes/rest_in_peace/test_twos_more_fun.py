"""#14 Two's more fun: no card or at least two (RIP #14, rulings 9-13 and 81)."""

from __future__ import annotations

from typing import Any

from hauntings.games.rest_in_peace.table import Duel
from tests.scenes.rest_in_peace.duel import blue, duel, expect, green, refused


def under_14(hand: str, display: str = "", side: str = "", **more: Any) -> Duel:
    """Blue to move; Green leads with a 1 and has #14 in play."""
    deck = more.pop("blue_deck", "")
    green_side = "1 #14 " + more.pop("green_too", "")
    return duel(active="B", green_side=green_side, green_hand="1", blue_hand=hand, blue_display=display,
                blue_side=side, blue_deck=deck, green_deck="", row="#1", **more)  # fmt: skip


ONE_CARD_LOSES = {"twos_more_fun": "one_card_loses"}


def test_14_a_second_card_is_due() -> None:
    """RIP r81: after one card the turn does not end while another can be laid, Ghost or psychic."""
    g = under_14("4 5")
    blue(g, "5")
    expect(g, totals=(1, 5), asked="B", offers="4")
    refused(g, "end turn", "second-card-due")
    blue(g, "4")
    expect(g, totals=(1, 9), asked="G")
    g = under_14("5", display="#4")
    blue(g, "5")
    expect(g, asked="G", totals=(1, 7))  # the hand is empty: the only card left is laid by itself, the turn ends
    g = under_14("5", display="#4 #8")
    blue(g, "#8")
    expect(g, offers="5, #4")
    refused(g, "end turn", "second-card-due")


def test_14_a_single_card_loses_if_none_can_follow() -> None:
    """RIP r11, r81: #20 takes the Ghost that should have followed: the turn ends, and the round is lost."""
    g = under_14("4", display="#20", side="3")
    blue(g, "#20", "Blue")
    expect(g, round=4, won="1M 1C / 1M 0C", kind="place", asked="B")
    g = under_14("4 5", display="#20", side="3", green_too="#25=1,5", loaded={"meeting of seat 1": [0]})
    blue(g, "#20", "Blue")
    expect(g, asked="B", offers="end turn", blue_hand="5")  # that the rest is banned is Blue's secret
    blue(g, "end turn")
    expect(g, round=4, won="1M 1C / 1M 0C", kind="place", asked="B")


def test_14_one_card_alone_loses() -> None:
    """RIP r11, twos_more_fun: the second card may be declined; then the round is lost, whatever the totals."""
    g = under_14("4 5", options=ONE_CARD_LOSES)
    blue(g, "5")
    expect(g, totals=(1, 5), asked="B", offers="end turn, 4")
    blue(g, "end turn")
    expect(g, round=4, won="1M 1C / 1M 0C", blue_display="#1", starter="G")


def test_14_two_cards_are_fine() -> None:
    """RIP #14: two cards in a turn, and the lead decides as always."""
    g = under_14("4 5 6")
    blue(g, "4", "5", "end turn")
    expect(g, round=3, asked="G", totals=(1, 9))


def test_14_no_card_is_allowed() -> None:
    """RIP #14: laying nothing is allowed; it loses only because the total is not higher."""
    g = under_14("4", side="5")
    blue(g, "end turn")
    expect(g, round=3, asked="G", totals=(1, 5))


def test_14_the_last_card_may_not_be_laid_alone() -> None:
    """RIP r11: with one playable card left one can only withdraw."""
    g = under_14("5")
    expect(g, offers="end turn")
    refused(g, "5", "no-second-card")
    g = under_14("", display="#5 #7")
    expect(g, round=4, asked="B", kind="place")  # an empty hand and nothing to lay: the turn ends by itself


def test_14_counts_what_can_still_follow() -> None:
    """RIP r11: banned Ghosts, #7 and psychics that #24 forbids cannot follow; a psychic or a Ghost can."""
    refused(under_14("5 3", green_too="#25=1,3"), "5", "no-second-card")
    refused(under_14("5", display="#7"), "5", "no-second-card")
    refused(under_14("5", display="#4", green_too="#24"), "5", "no-second-card")
    expect(under_14("5", display="#4"), offers="end turn, 5, #4")


def test_14_bloody_mary_pays_before_the_second_card() -> None:
    """RIP r70: the two Ghosts that #21 costs cannot follow it, and after a Ghost two must be left to pay for it."""
    refused(under_14("5 4", display="#21"), "#21", "no-second-card")
    expect(under_14("5 4", display="#21"), offers="end turn, 4, 5")
    expect(under_14("5 4 3", display="#21"), offers="end turn, 3, 4, 5, #21")
    refused(under_14("5 3", display="#21", green_too="#25=1,3"), "5", "no-second-card")
    expect(under_14("5 3 3", display="#21", green_too="#25=1,3"), offers="end turn, 5, #21")


def test_14_one_goldfish_is_two() -> None:
    """RIP r9: #23 works as two Ghosts, so it meets the minimum alone."""
    g = under_14("", display="#23 #7")
    expect(g, offers="end turn, #23")
    blue(g, "#23")
    expect(g, asked="G", totals=(1, 2))  # nothing is left to lay, so the turn ended


def test_14_auntie_and_her_ghost_are_two() -> None:
    """RIP r10: #2 and the Ghost it fetched count two; without a Ghost to fetch it is one card."""
    g = under_14("", display="#2", blue_deck="3")
    blue(g, "#2", "3")
    expect(g, asked="G", totals=(1, 3), blue_side="#2 3")
    g = under_14("4", display="#2", blue_deck="")
    blue(g, "#2")
    expect(g, offers="4")
    expect(under_14("", display="#2 #7", blue_deck=""), round=4, kind="place")


def test_14_what_ends_the_round_is_not_first() -> None:
    """RIP r12: #22 and #27 may not be the first card of the turn, but the second."""
    for card, then in (("#22", {"kind": "take-back"}), ("#27", {"round": 4})):
        g = under_14("5", display=card)
        refused(g, card, "ends-the-round-too-early")
        expect(g, offers="end turn, 5")
        blue(g, "5")
        expect(g, **then)  # the only card left, so it follows by itself
        g = under_14("5", display=card, options=ONE_CARD_LOSES)
        blue(g, "5")
        expect(g, offers=f"end turn, {card}")


def test_14_banished_is_gone_at_once() -> None:
    """RIP r13: a single #11 that removes #14 is fine; #11 at something else counts as one card."""
    g = under_14("", display="#11", side="3")
    expect(g, offers="end turn, #11")
    blue(g, "#11", "#14")
    expect(g, asked="G", totals=(1, 3), green_side="1")
    g = under_14("6", display="#11", side="3")
    blue(g, "#11", "1")
    refused(g, "end turn", "second-card-due")


def test_14_nullified_by_29() -> None:
    """RIP r11: #29 lifts the minimum by itself."""
    g = under_14("", display="#29", side="3 2 2")
    blue(g, "#29")
    expect(g, asked="G", totals=(2, 3))


def test_14_and_a_trip() -> None:
    """RIP #14: the random Ghost of #6 counts one, and is offered only if another card could follow."""
    g = under_14("5 4", tripped="B", green_too="#6")
    blue(g, "random")
    refused(g, "end turn", "second-card-due")
    g = under_14("5", tripped="B", green_too="#6")
    expect(g, offers="end turn")
    refused(g, "random", "no-second-card")


def test_14_binds_only_the_opponent_and_each_turn_anew() -> None:
    """RIP #14: its owner may lay one card; the opponent counts again in the next turn."""
    g = duel(green_side="1 #14", green_hand="6 5 1", blue_side="2", blue_hand="4 4 4")
    green(g, "5", "end turn")
    blue(g, "4", "4", "end turn")
    green(g, "6", "end turn")
    expect(g, asked="B", totals=(12, 10))
    refused(g, "4", "no-second-card")

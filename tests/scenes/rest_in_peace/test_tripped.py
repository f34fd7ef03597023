"""#6 Tripped: the next card is a random Ghost (RIP #6, rulings 18-23 and 55)."""

from __future__ import annotations

from tests.scenes.rest_in_peace.duel import blue, duel, expect, green, refused


def test_6_the_next_card_is_random() -> None:
    """RIP #6: psychics and chosen Ghosts wait until the random Ghost lies; then the turn goes on freely."""
    g = duel(
        green_hand="1 6", green_display="#6", blue_hand="1 1 3 5", blue_display="#4",
        loaded={"trip of seat 1": [2]},
    )  # fmt: skip
    green(g, "#6", "6", "end turn")
    expect(g, asked="B", tripped="B", offers="end turn, random")
    refused(g, "5", "tripped")
    refused(g, "#4", "tripped")
    blue(g, "random")
    expect(g, blue_side="3", blue_hand="1 1 5", tripped="", offers="end turn, 1, 5, #4", totals=(6, 3))


def test_6_draws_cards_not_values() -> None:
    """RIP r69: every Ghost of the hand is equally likely, so two of a value are twice as likely."""
    fallen = []
    for die in range(4):
        g = duel(active="B", blue_hand="1 1 3 5", green_side="2", tripped="B", loaded={"trip of seat 1": [die]})
        blue(g, "random")
        fallen.append([value for value in (1, 3, 5) if value in g.side[1]])
    assert fallen == [[1], [1], [3], [5]]


def test_6_never_takes_a_psychic() -> None:
    """RIP r18: psychics are in no hand, so only Ghosts can be drawn; the display stays as it is."""
    g = duel(
        active="B", blue_hand="2", blue_display="#4 #5", green_side="1", green_hand="1", tripped="B",
        loaded={"trip of seat 1": [0]},
    )  # fmt: skip
    blue(g, "random")
    expect(g, blue_side="2", blue_display="#4 #5", blue_hand="", asked="B", offers="end turn, #4, #5")


def test_6_with_one_card_in_hand() -> None:
    """RIP r19: the one Ghost or nothing; withdrawing stays possible."""
    g = duel(active="B", blue_hand="2", green_side="4", green_hand="1", tripped="B", blue_deck="")
    expect(g, offers="end turn, random")
    blue(g, "end turn")
    expect(g, blue_hand="2", round=4, kind="place", asked="B")


def test_6_with_nothing_to_stumble_over() -> None:
    """RIP r20: with an empty hand, or only banned Ghosts, psychics may be laid; the first uses the trip up."""
    g = duel(active="B", blue_hand="", blue_display="#4 #5", green_side="1", green_hand="1", tripped="B")
    expect(g, offers="end turn, #4, #5")
    blue(g, "#4")
    expect(g, tripped="", blue_side="#4")
    g = duel(active="B", blue_hand="3 3", blue_display="#4", green_side="1 #25=3,5", green_hand="1", tripped="B")
    expect(g, offers="end turn, #4")
    refused(g, "3", "banned")
    blue(g, "#4")
    expect(g, tripped="", blue_side="#4", blue_hand="3 3")


def test_6_passes_over_banned_ghosts() -> None:
    """RIP r21: the random Ghost is one of those that #25 leaves."""
    g = duel(
        active="B", blue_hand="1 3 3 6", green_side="1 #25=1,3", green_hand="1", tripped="B",
        loaded={"trip of seat 1": [0]},
    )  # fmt: skip
    blue(g, "random")
    expect(g, blue_side="6", blue_hand="1 3 3")


def test_6_waits_for_the_next_round() -> None:
    """RIP r22: its player lost the round in the same turn, so it bites on the opponent's first card of the next."""
    g = duel(green_hand="1", green_display="#6", blue_hand="1 4", blue_side="2", green_deck="", blue_deck="")
    green(g, "#6", "end turn", "nothing")
    expect(g, round=4, asked="B", offers="end turn, random", tripped="B")


def test_6_waits_while_a_carried_card_leads() -> None:
    """RIP r84: who leads by a card of #15 and ends the turn at once has laid none: the trip waits for the first."""
    g = duel(green_hand="1 6", green_display="#6", blue_hand="1 4", blue_side="#15 5", green_deck="", blue_deck="")
    green(g, "#6", "end turn")
    blue(g, "5")
    green(g, "nothing")
    expect(g, round=4, asked="B", blue_side="5", offers="end turn, random", tripped="B")
    blue(g, "end turn")
    expect(g, round=4, asked="G", totals=(0, 5), tripped="B")
    green(g, "6", "end turn")
    expect(g, asked="B", offers="end turn, random", tripped="B")
    refused(g, "4", "tripped")
    blue(g, "end turn", "nothing")
    expect(g, round=5, tripped="")  # as always, it is over with that round


def test_6_expires_after_the_next_round() -> None:
    """RIP r23: a trip that never bit is over when the next round ends."""
    g = duel(
        round=4, active="B", blue_hand="1 4", green_hand="1 2", tripped="B3", green_deck="", blue_deck="",
    )  # fmt: skip
    blue(g, "end turn", "nothing")
    expect(g, round=5, asked="G", tripped="")
    green(g, "1", "end turn")
    expect(g, offers="end turn, 1, 4, #1")


def test_6_taken_back_cancels_the_trip() -> None:
    """RIP r55: #22 takes #6 back, and the trip that waits goes with it."""
    g = duel(green_hand="1", green_display="#6 #22", blue_hand="1 4", blue_side="2", green_deck="", blue_deck="")
    green(g, "#6", "#22")
    expect(g, kind="take-back", offers="nothing, #6", tripped="B")
    green(g, "#6", "nothing")
    expect(g, green_display="#1 #6", tripped="", asked="B", offers="end turn, 1, 4")
    g = duel(green_hand="1", green_display="#6 #22", blue_hand="1 4", blue_side="2", green_deck="", blue_deck="")
    green(g, "#6", "#22", "nothing", "nothing")
    expect(g, tripped="B", offers="end turn, random")
    g = duel(green_hand="1", green_display="#6 #8 #22", blue_hand="1 4", blue_side="2", green_deck="", blue_deck="")
    green(g, "#6", "#8", "#22", "#8", "nothing")
    expect(g, tripped="B", green_display="#1 #8", offers="end turn, random")


def test_6_of_the_last_round_survives_29() -> None:
    """RIP r67: #29 strips the cards of its own round; a trip from the round before still bites."""
    g = duel(round=4, green_hand="1 2", green_display="#29", blue_hand="2 3", tripped="B3")
    green(g, "#29", "2", "end turn")
    expect(g, tripped="B", offers="end turn, random")
    g = duel(green_hand="1 2", green_display="#6 #29", blue_hand="2 3")
    green(g, "#6", "#29")
    expect(g, tripped="")
    green(g, "end turn")
    expect(g, asked="B", offers="end turn, 2, 3", totals=(1, 0))

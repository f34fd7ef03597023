"""The nine starters, #1 to #9 (RIP §10, level 0), but for #6 Tripped."""

from __future__ import annotations

import pytest

from hauntings.games.rest_in_peace.setup import BOX
from tests.scenes.rest_in_peace.duel import blue, duel, expect, green, refused


def test_1_the_winner_gets_the_psychic() -> None:
    """RIP #1: whoever played it receives the round's psychic; the beaten opponent may still place."""
    g = duel(green_hand="2 2", blue_hand="1", green_display="#1", row="#5", green_deck="", blue_deck="")
    green(g, "#1", "2", "end turn")
    expect(g, totals=(2, 0))
    blue(g, "end turn")
    expect(g, green_display="#5", blue_display="", asked="B", kind="place", offers="nothing, 1")


def test_1_changes_nothing_for_the_loser() -> None:
    """RIP #1: a loser gets the psychic anyway, and only that one."""
    g = duel(green_hand="2 2", blue_hand="1", green_display="#1", row="#5", green_deck="", blue_deck="")
    green(g, "#1", "end turn")
    expect(g, green_display="#5", blue_display="", asked="G", kind="place")


def test_2_fetches_any_ghost_of_the_deck() -> None:
    """RIP #2, r89: the Ghost comes to one's side at once, the deck is shuffled."""
    loaded = {"deck of seat 0": [[3, 4, 2]]}
    g = duel(green_hand="1", green_display="#2", green_deck="2 5 3 4", blue_side="4", blue_hand="1", loaded=loaded)
    green(g, "#2")
    expect(g, kind="search", offers="2, 3, 4, 5")
    green(g, "5")
    expect(g, green_side="#2 5", totals=(5, 4), green_deck="3 4 2", kind="step", asked="G", green_hand="1")


def test_2_is_asked_even_for_one_value() -> None:
    """RIP r60: what is left of a deck is secret, so a search with one answer is asked all the same."""
    g = duel(green_hand="1", green_display="#2", green_deck="3 3", blue_hand="1")
    green(g, "#2")
    expect(g, kind="search", offers="3")
    green(g, "3")
    expect(g, green_side="#2 3", green_deck="3")


def test_2_with_an_empty_deck_is_blank() -> None:
    """RIP r35: the card may still be laid, and nothing happens."""
    g = duel(green_hand="1", green_display="#2", green_deck="", blue_hand="1")
    green(g, "#2")
    expect(g, kind="step", asked="G", green_side="#2", totals=(0, 0))


def test_2_finds_no_banned_value() -> None:
    """RIP r57: a deck of banned values is like an empty one; otherwise only the others can be fetched."""
    g = duel(green_hand="1", green_display="#2", green_deck="3 3 5", blue_side="#25=3,5", blue_hand="1")
    green(g, "#2")
    expect(g, kind="step", green_side="#2", green_deck="3 3 5")
    g = duel(green_hand="1", green_display="#2", green_deck="3 2 5", blue_side="#25=3,5", blue_hand="1")
    green(g, "#2")
    expect(g, kind="search", offers="2")
    refused(g, "3", "banned")


def test_3_shows_the_hand_and_nothing_else() -> None:
    """RIP #3: worth 1; its owner sees the opponent's hand, not their cards at round 10, not their deck."""
    g = duel(green_hand="1", green_display="#3", blue_hand="2 2 5", blue_tenth="6", blue_deck="1 1", blue_side="1")
    rules = g.rules.chosen
    assert BOX.view(g, 0, rules)["hand"][1] is None
    green(g, "#3")
    view = BOX.view(g, 0, rules)
    assert view["hand"][1] == [0, 0, 2, 0, 0, 1, 0]
    assert view["tenth"][1] is None
    assert "deck" not in view.values
    assert BOX.view(g, 1, rules)["hand"][0] is None
    assert BOX.view(g, -1, rules)["hand"] == [None, None]
    expect(g, totals=(1, 1), green_knows="2 2 5")


def test_3_lasts_until_the_round_ends() -> None:
    """RIP #3: afterwards the opponent's hand is hidden again, but for what one remembers."""
    g = duel(green_hand="1", green_display="#3", blue_hand="2 5", blue_deck="4 4", green_deck="")
    green(g, "#3", "end turn")
    assert BOX.view(g, 0, g.rules.chosen)["hand"][1] == [0, 0, 1, 0, 0, 1, 0]
    blue(g, "end turn")
    assert BOX.view(g, 0, g.rules.chosen)["hand"][1] is None
    expect(g, green_knows="2 5", blue_hand="2 4 4 5")


@pytest.mark.parametrize(("card", "worth"), [("#4", 2), ("#5", 3)])
def test_4_and_5_are_plain_ghosts(card: str, worth: int) -> None:
    """RIP #4, #5: Lady in White is a Ghost worth 2, Sir Nicholas one worth 3."""
    g = duel(green_hand="1", green_display=card, blue_hand="1", blue_side="2")
    green(g, card)
    expect(g, totals=(worth, 2), green_side=card, green_display="")


@pytest.mark.parametrize(
    ("bonus", "card", "worth"),
    [("#8", "#4", 3), ("#8", "#5", 3), ("#9", "#4", 2), ("#9", "#5", 4), ("#9", "#3", 2), ("#9", "#23", 4)],
)
def test_parity_of_ghostlike_psychics(bonus: str, card: str, worth: int) -> None:
    """RIP #8, #9: psychics that work as Ghosts are even or odd by their base value."""
    g = duel(green_hand="1", green_display=bonus, green_side=card, blue_hand="1")
    green(g, bonus)
    expect(g, totals=(worth, 0))


def test_7_only_at_round_10() -> None:
    """RIP r43, r87: never laid in rounds 1-9; it may be placed in the very step after it was received."""
    g = duel(green_hand="1", green_display="#7", blue_hand="1")
    refused(g, "#7", "only-at-round-10")
    g = duel(green_hand="1", row="#7", blue_hand="1", green_deck="", blue_deck="")
    green(g, "end turn")
    expect(g, offers="nothing, 1, #7")
    green(g, "#7")
    expect(g, green_tenth="#7", green_display="", green_hand="1")


def test_8_counts_cards_before_and_after() -> None:
    """RIP #8: own even cards are worth one more, also those laid later; not the opponent's."""
    g = duel(green_hand="1 2 4 5", green_side="2 3", green_display="#8", blue_side="4 6", blue_hand="1")
    expect(g, totals=(5, 10))
    green(g, "#8")
    expect(g, totals=(6, 10))
    green(g, "4", "5")
    expect(g, totals=(16, 10))


def test_9_counts_odd_cards() -> None:
    """RIP #9: own odd cards are worth one more."""
    g = duel(green_hand="1 2 3", green_side="2 3", green_display="#9", blue_side="1 3 5", blue_hand="1")
    green(g, "#9", "1")
    expect(g, totals=(8, 9))

"""Rounds 1 to 9: the turn (RIP §4) and the end of a round (RIP §5)."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.games.rest_in_peace.setup import BOX
from tests.scenes.rest_in_peace.duel import blue, cards, duel, expect, finale, green


def test_a_higher_total_goes_on() -> None:
    """RIP §4: any number of cards; the totals are compared only at the end of the turn."""
    g = duel(green_hand="1 3 6", blue_hand="2", blue_side="3")
    green(g, "1")
    expect(g, totals=(1, 3), asked="G", offers="end turn, 3, 6")
    green(g, "3", "end turn")
    expect(g, totals=(4, 3), asked="B", kind="step", offers="end turn, 2", green_hand="6", green_side="1 3")


def test_an_equal_total_loses() -> None:
    """RIP §4: strictly more is needed."""
    g = duel(green_hand="1 3", blue_side="3", tokens="M", row="#1", blue_deck="", green_deck="")
    green(g, "3", "end turn")
    expect(g, won="1M 0C / 2M 0C", asked="G", kind="place", green_display="#1", starter="B")


def test_nothing_against_nothing_loses() -> None:
    """RIP r50: 0 is not more than 0, so the player who begins may withdraw at once."""
    g = duel(round=1, green_hand="1 2 3 4 5", blue_hand="1 1 2 2 3", tokens="C", row="#9")
    green(g, "end turn")
    expect(g, won="0M 0C / 0M 1C", green_display="#9", asked="G", kind="place", starter="B", round=2)
    expect(g, blue_past="", green_past="", blue_hand="1 1 2 2 3 5 6")


@pytest.mark.parametrize(
    ("display", "answers", "totals"),
    [("#17", ("#17", "2"), (3, 0)), ("#12", ("#12",), (3, 0)), ("#11", ("#11",), (3, 2))],
)
def test_lowering_the_other_side_is_enough(display: str, answers: tuple[str, ...], totals: tuple[int, int]) -> None:
    """RIP r51: only the totals matter, not how the lead came about."""
    g = duel(green_hand="1", green_side="3", blue_side="2 2", green_display=display, blue_hand="6")
    green(g, *answers, "end turn")
    expect(g, totals=totals, asked="B", kind="step", round=3)


def test_psychics_and_then_withdrawing() -> None:
    """RIP §4: the end of the turn is always offered, also after psychics that changed nothing in the totals."""
    g = duel(green_hand="1", green_display="#6", blue_side="4", blue_hand="2")
    green(g, "#6", "end turn")
    expect(g, round=4, tripped="B", green_past=" /  / #6", kind="place", asked="G")


def test_the_draw_comes_before_the_placement() -> None:
    """RIP §5.5, §5.6: a card just drawn and the psychic just received may be placed."""
    g = duel(green_hand="1", blue_hand="1", green_deck="4 2 6", blue_deck="5 3 3", row="#8")
    green(g, "end turn")
    expect(g, green_hand="1 2 6", blue_hand="1 3 3", green_deck="4", blue_deck="5", offers="nothing, 1, 2, 6, #8")
    green(g, "6")
    expect(g, green_hand="1 2", green_tenth="6", asked="B", kind="step", round=4)


def test_a_short_deck_gives_what_it_has() -> None:
    """RIP r49: no reshuffle, no penalty."""
    g = duel(green_hand="1", blue_hand="1", green_deck="3", blue_deck="")
    green(g, "end turn")
    expect(g, green_hand="1 3", blue_hand="1", green_deck="", blue_deck="")


def test_one_card_at_most_and_only_the_loser_places() -> None:
    """RIP §5.6: the loser may place one card or none; the winner is not asked."""
    g = duel(green_hand="1 1", blue_hand="1 1", green_deck="", blue_deck="")
    green(g, "end turn", "1")
    expect(g, asked="B", kind="step", green_tenth="1", blue_tenth="", green_hand="1")
    g = duel(green_hand="1 1", blue_hand="1 1", green_deck="", blue_deck="")
    green(g, "end turn", "nothing")
    expect(g, asked="B", kind="step", green_tenth="", starter="B")


def test_cards_stay_at_their_mansion() -> None:
    """RIP §3: what was laid is spent and lies there for the rest of the game; effects of the round end."""
    g = duel(green_hand="2 2", blue_hand="1 1", green_side="2 #8", blue_side="6", green_deck="", blue_deck="")
    green(g, "end turn", "nothing")
    expect(g, green_past=" /  / 2 #8", blue_past=" /  / 6", totals=(0, 0))
    blue(g, "1", "end turn")
    green(g, "2", "end turn")
    expect(g, totals=(2, 1))


def test_only_one_player_gains_tokens() -> None:
    """RIP r53: the tokens of a round go to one player, so two can never reach their goal together."""
    g = duel(round=8, won="3M 1C / 3M 0C", green_hand="1", blue_hand="1")  # no Manor is left
    green(g, "end turn")
    expect(g, won="3M 1C / 3M 1C", winner="", kind="place")
    g = duel(round=7, won="3M 1C / 2M 0C", tokens="M", green_hand="1 1", blue_hand="1")
    green(g, "1", "end turn")
    blue(g, "end turn")
    expect(g, won="4M 1C / 2M 0C", winner="G", asked="", offers="")
    assert g.result == [1000, 0]


def test_own_face_down_cards_may_be_looked_at() -> None:
    """RIP r52: one always sees one's own cards at round 10, the other only how many they are."""
    g = duel(green_tenth="2 5", blue_tenth="1 #7", green_hand="1", blue_hand="1")
    rules = g.rules.chosen
    assert BOX.view(g, 0, rules)["tenth"] == [[0, 0, 1, 0, 0, 1, 0], None]
    assert BOX.view(g, 1, rules)["tenth"] == [None, [0, 1, 0, 0, 0, 0, 0]]
    assert BOX.view(g, 0, rules)["tenth_size"] == [2, 1]
    assert BOX.view(g, -1, rules)["tenth"] == [None, None]


def test_a_placed_psychic_is_public() -> None:
    """RIP r54: displays are open, so everybody knows which psychic lies at round 10."""
    g = duel(green_hand="1", green_display="#12", blue_hand="1")
    green(g, "end turn", "#12")
    expect(g, green_display="#1", green_tenth="#12")
    assert BOX.view(g, 1, g.rules.chosen)["tenth_open"] == [cards("#12"), []]


def test_no_hand_limit() -> None:
    """RIP §4: a hand may grow and grow."""
    g = duel(round=7, green_hand="1 1 1 1 1 1 2 2 2 2 2 3 3 3 3 4", green_deck="4 4", blue_hand="1")
    green(g, "end turn")
    expect(g, green_hand="1 1 1 1 1 1 2 2 2 2 2 3 3 3 3 4 4 4")


def test_victory_is_checked_before_anything_else() -> None:
    """RIP §5.2: no psychic is handed out, nobody draws or places."""
    g = duel(round=6, won="2M 0C / 1M 2C", tokens="C", row="#5", green_hand="1", blue_hand="2", blue_deck="3 3")
    green(g, "end turn")
    expect(g, winner="B", won="2M 0C / 1M 3C", green_display="", blue_hand="2", blue_deck="3 3", round=6, asked="")
    assert g.result == [0, 1000]


def test_a_turn_without_choices_ends_by_itself() -> None:
    """RIP r75: with an empty hand and nothing to lay, ending the turn is not asked; with unplayable Ghosts it is."""
    g = duel(active="B", green_side="1", green_hand="1", blue_hand="2", blue_side="2 2", green_deck="", blue_deck="")
    blue(g, "2")
    expect(g, asked="G", kind="step", totals=(1, 6), blue_hand="")
    g = duel(active="B", green_side="1 #25=2,3", green_hand="1", blue_hand="2 3", blue_display="#4")
    expect(g, asked="B", kind="step", offers="end turn")


def test_the_tenth_position_has_no_psychic() -> None:
    """RIP r86: the row ends at position 9; whoever wins or loses round 10 receives no card for it."""
    for seed in range(5):
        assert len(BOX.deal(2, BOX.settings({}), FastDice(seed)).row) == 9
    g = finale(green_tenth="1", blue_tenth="2")
    expect(g, winner="B", round=10)
    assert len(g.display[0]) + len(g.display[1]) == 1  # that of round 9

"""What a seat knows of the other, and that what it imagines fits to it (RIP §12)."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.table import RUNNING
from hauntings.games.rest_in_peace.setup import BOX
from hauntings.games.rest_in_peace.table import Duel
from tests.scenes.rest_in_peace.duel import blue, cards, counts, duel, expect, green


def imagined(g: Duel, seat: int, keys: int = 40) -> list[Duel]:
    """Tables this seat could be sitting at."""
    imagination = BOX.imagination(BOX.view(g, seat, g.rules.chosen))
    found: list[Duel] = []
    for key in range(keys):
        table = imagination.deal(FastDice(key))
        assert isinstance(table, Duel)
        found.append(table)
    return found


def test_the_hand_is_remembered_after_the_peek() -> None:
    """RIP #3, §12: of the hand one saw, what was not laid since is still there."""
    g = duel(green_hand="1", green_display="#3", blue_hand="2 4 5", blue_deck="1 1 1 3", green_deck="")
    green(g, "#3", "end turn")
    blue(g, "2", "end turn")
    green(g, "end turn", "nothing")
    expect(g, green_knows="4 5", blue_hand="1 3 4 5")
    for table in imagined(g, 0):
        assert table.hand[1][4] == table.hand[1][5] == 1
        assert sum(table.hand[1]) == 4


def test_a_card_put_face_down_cannot_be_recognised() -> None:
    """RIP §12: after the peek Blue places a card; Green knows only that the 4 and the 5 are in hand or face down."""
    g = duel(green_hand="1", green_display="#3", blue_hand="4 5", blue_deck="", green_deck="")
    green(g, "#3", "end turn")
    blue(g, "end turn", "5")
    expect(g, green_knows="4 5", blue_hand="4", blue_tenth="5")
    assert {tuple(table.tenth[1]) for table in imagined(g, 0)} == {tuple(counts([4])), tuple(counts([5]))}


def test_new_cards_hide_what_was_put_down() -> None:
    """RIP §12: Blue draws two 1s and then places: the face-down card may be any of the four."""
    g = duel(green_hand="1", green_display="#3", blue_hand="4 5", blue_deck="1 1", green_deck="")
    green(g, "#3", "end turn")
    blue(g, "end turn", "5")
    expect(g, green_knows="4 5", blue_hand="1 1 4", blue_tenth="5")
    assert {table.tenth[1].index(1) for table in imagined(g, 0)} == {1, 4, 5}


def test_a_second_look_tells_what_was_put_down() -> None:
    """RIP #3: what is missing from a hand one knew lies face down at round 10."""
    g = duel(green_hand="1", green_display="#3 #22", blue_hand="4 5", blue_deck="2 2 2 2 2 1", green_deck="")
    green(g, "#3", "#22", "#3", "nothing")
    blue(g, "end turn", "5")
    expect(g, blue_hand="1 2 2 2 4", green_knows="4 5")
    green(g, "#3")
    assert g.mixed == [0, 0]
    for table in imagined(g, 0):
        assert table.tenth[1] == counts([5])
        assert table.hand[1] == counts([1, 2, 2, 2, 4])


def test_what_nobody_knows_mixes_with_nothing() -> None:
    """RIP §12: a face-down card blurs only what was known; when that is laid, the next known card is certain."""
    g = duel(green_hand="1 2", green_side="5", green_display="#22", blue_hand="6", green_deck="", blue_deck="")
    green(g, "#22", "5", "1")
    assert g.mixed == [1, 0]  # Blue knows of the 5, in hand or face down
    blue(g, "end turn", "nothing")
    green(g, "5", "end turn")
    expect(g, blue_knows="")
    assert g.mixed == [0, 0]
    blue(g, "end turn", "6")
    assert g.mixed == [0, 0]


def test_20_under_the_eyes_of_3() -> None:
    """RIP r78: who sees the hand through #3 sees which card #20 took from it."""
    g = duel(
        green_hand="1", green_display="#3 #20", blue_hand="2 4", blue_deck="1 1", loaded={"meeting of seat 1": [1]}
    )
    green(g, "#3", "#20", "Blue")
    expect(g, green_knows="2", blue_tenth="4")
    for table in imagined(g, 0):
        assert table.tenth[1] == counts([4])
    assert BOX.view(g, 0, g.rules.chosen)["tenth"][1] is None


def test_the_top_card_is_known_until_it_is_drawn_or_shuffled() -> None:
    """RIP r38, #2: both know the shown card; after a shuffle nobody does."""
    g = duel(green_hand="1", green_display="#19 #2", green_deck="1 2 3 6", blue_deck="", blue_hand="1 1")
    green(g, "#19")
    assert all(table.deck[0][-1] == 6 for seat in (0, 1) for table in imagined(g, seat))
    green(g, "#2", "1")
    assert g.deck_top == [0, 0]
    assert {table.deck[0][-1] for table in imagined(g, 1)} > {6}


def test_18_shuffles_the_known_card_away() -> None:
    """RIP #18, #19: the deck is shuffled, so its top card is known no longer."""
    g = duel(green_hand="1", green_display="#18 #19", green_past="4", green_deck="1 6", blue_deck="", blue_hand="1")
    green(g, "#19")
    assert g.deck_top == [6, 0]
    green(g, "#18")
    assert g.deck_top == [0, 0]
    assert {table.deck[0][-1] for table in imagined(g, 1)} >= {1, 4, 6}


def test_a_ghost_taken_back_is_known() -> None:
    """RIP #22: both saw the Ghost that came back to the hand."""
    g = duel(green_hand="1", green_side="5", green_display="#22", blue_hand="1", green_deck="2 3")
    green(g, "#22", "5", "nothing")
    expect(g, blue_knows="5")
    assert all(table.hand[0][5] == 1 for table in imagined(g, 1))


def test_laid_cards_are_forgotten_as_hand_cards() -> None:
    """RIP §12: a known Ghost that is laid is no longer known in the hand."""
    g = duel(active="B", green_hand="1 5", blue_display="#3", blue_hand="1", green_deck="", blue_deck="")
    blue(g, "#3", "end turn")
    green(g, "5", "end turn")
    expect(g, blue_knows="1")


def test_a_spectator_knows_less_than_either() -> None:
    """RIP §12: a spectator sees no hand, no face-down Ghost, no deck, and not what the players remember."""
    g = duel(green_hand="1", green_display="#3", blue_hand="4 5", green_tenth="2")
    green(g, "#3")
    view = BOX.view(g, -1, g.rules.chosen)
    assert (view["hand"], view["tenth"], view["known"], view["options"]) == ([None, None], [None, None], None, [])
    assert "deck" not in view.values
    assert BOX.view(BOX.imagination(view).deal(FastDice(3)), -1, g.rules.chosen) == view


def test_a_search_tells_that_there_is_something_to_find() -> None:
    """RIP r57: while Green searches, Blue knows that the deck holds a Ghost that is not banned."""
    g = duel(
        green_hand="3 3", green_tenth="3", green_deck="3 2", green_display="#2", blue_side="#25=3,4", blue_hand="1"
    )
    green(g, "#2")
    for table in imagined(g, 1, 100):
        assert 2 in table.deck[0]
        assert (table.asked, table.kind) == (g.asked, g.kind)


def test_a_question_under_14_tells_it_too() -> None:
    """RIP r11, r57: with an empty hand, #2 under #14 is offered only if there is a Ghost to fetch."""
    g = duel(active="B", blue_hand="", blue_tenth="3", blue_deck="2", blue_display="#2", green_side="1 #14 #25=3,4",
             green_hand="1")  # fmt: skip
    expect(g, asked="B", offers="end turn, #2")
    for table in imagined(g, 0, 100):
        assert table.deck[1] == cards("2")
        assert table.asked == 1


@pytest.mark.parametrize("options", [{}, {"learning_mode": True}, {"place_before_draw": True}])
def test_imagined_tables_look_like_the_real_one(options: dict[str, object]) -> None:
    """RIP §12: for both seats and a spectator, at every decision of random games."""
    rules = BOX.settings(options)
    for key in range(12):
        g = BOX.deal(2, rules, FastDice(key))
        pick = FastDice(key + 1000)
        turn = 0
        while g.outcome == RUNNING:
            for seat in (-1, 0, 1):
                view = BOX.view(g, seat, rules)
                imagination = BOX.imagination(view)
                for deal in range(2):
                    assert BOX.view(imagination.deal(FastDice(turn * 7 + deal)), seat, rules) == view
            g.choose(g.options[pick.draw(0, turn, len(g.options))])
            turn += 1

"""Set-up (GS §3) and the cards of data.json (GS §7, §8)."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.table import GROUP, Seat
from hauntings.games.ghost_stories.cards import (
    BASE_GHOSTS,
    BLACK,
    BUDDHIST_TEMPLE,
    DATA,
    HAUNTER,
    ROW,
    SPIRES,
    UNCATCHABLE,
)
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.table import Village
from tests.scenes.ghost_stories.village import village


def dealt(seats: int, seed: int = 1, **chosen: object) -> Village:
    g = BOX.deal(seats, BOX.settings(dict(chosen)), FastDice(seed))
    assert isinstance(g, Village)
    return g


def test_the_cards() -> None:
    """GS §7: 11 per colour; each colour 4 x 1, 3 x 2, 2 x 3, 2 x 4; 20 haunters."""
    for colour in range(1, BLACK + 1):
        cards = [card for card in BASE_GHOSTS if BOX.cards.colour[card] == colour]
        assert sorted([int(BOX.cards.resistance[card]) for card in cards]) == [1] * 4 + [2] * 3 + [3] * 2 + [4] * 2
    assert len([card for card in BASE_GHOSTS if HAUNTER in BOX.cards.centre[card]]) == 20
    assert len(DATA["ghosts"]) == 55 and len(DATA["incarnations"]) == 10
    for row in DATA["ghosts"] + DATA["incarnations"]:
        assert sum(row["needs"].values()) == row["resistance"]
        for stone in ("left", "centre", "right"):
            for key in row[stone]:
                assert stone in DATA["abilities"][key]["stone"].split("_or_")
    assert set(DATA["evidence"].values()) <= {"rulebook", "derived", "ruling", "reconstructed"}


FAMILY = [  # resistance, left, centre and right stone of the cards of each colour, in the order of their numbers
    (1, "", "haunter", ""),
    (1, "", "dice_immune", ""),
    (1, "summon_ghost block_board_power", "", ""),
    (1, "summon_ghost", "", ""),
    (2, "", "haunter", ""),
    (2, "", "", "curse_die"),
    (2, "", "", "curse_die"),
    (3, "", "haunter", ""),
    (3, "", "haunter", ""),
    (4, "", "", "gain_tao_2"),
    (4, "", "tormentor", "gain_qi_or_yinyang"),
]
BLACK_FAMILY = [
    (1, "fast_haunter", "haunter", "gain_tao_1"),
    (1, "capture_die", "dice_immune", "gain_tao_1"),
    (1, "capture_die summon_ghost", "", "gain_tao_1"),
    (1, "capture_die summon_ghost", "", "gain_tao_1"),
    (2, "lose_qi", "haunter", "gain_qi_or_yinyang"),
    (2, "block_tao", "", "curse_die gain_qi_or_yinyang"),
    (2, "block_tao", "", "curse_die gain_qi_or_yinyang"),
    (3, "fast_haunter", "haunter", "gain_qi_or_yinyang"),
    (3, "fast_haunter", "haunter", "gain_qi_or_yinyang"),
    (4, "haunt_tile", "", "gain_qi_or_yinyang"),
    (4, "group_lose_tao", "tormentor", "gain_qi_or_yinyang"),
]
INCARNATIONS = [  # colour, needs, left, centre, curse before the reward
    ("black", "3 black", "summon_ghost", "exorcisable_only_if_opposite_ghost_space_has_no_ghost", ""),
    ("black", "3 black", "curse_die", "exorcisable_only_after_entering_a_buddha_space", ""),
    ("black", "2 red 2 green 2 blue 2 yellow", "", "", "curse_die"),
    ("black", "5 black", "", "tormentor", "curse_die"),
    ("black", "3 black", "block_all_powers", "", ""),
    ("red", "4 red", "group_lose_tao", "group_lose_tao", ""),
    ("blue", "3 blue", "block_tao", "", ""),
    ("green", "4 green", "capture_die", "", ""),
    ("yellow", "4 yellow", "", "haunter", ""),
    ("black", "1 red 1 green 1 blue 1 yellow 1 black", "clear_circle_of_prayer", "white_faces_void", ""),
]


def test_every_ghost() -> None:
    """GS §7: the four coloured families are alike; the black one is its own."""
    families = [("yellow", FAMILY), ("blue", FAMILY), ("green", FAMILY), ("red", FAMILY), ("black", BLACK_FAMILY)]
    number = 0
    for colour, family in families:
        for resistance, left, centre, right in family:
            row = DATA["ghosts"][number]
            number += 1
            assert row["number"] == number and row["colour"] == colour and row["needs"] == {colour: resistance}
            assert [" ".join(row[stone]) for stone in ("left", "centre", "right")] == [left, centre, right], row["name"]


def test_every_incarnation() -> None:
    """GS §8: each pays the group 1 Qi and 1 Yin-Yang, after its curse if it has one."""
    for number, (colour, needs, left, centre, curse) in enumerate(INCARNATIONS, 56):
        row = DATA["incarnations"][number - 56]
        words = needs.split()
        assert row["number"] == number and row["colour"] == colour
        assert row["needs"] == {words[n + 1]: int(words[n]) for n in range(0, len(words), 2)}
        assert (row["left"], row["centre"]) == (left.split(), centre.split()), row["name"]
        assert row["right"] == [*curse.split(), "group_gain_qi_and_yinyang"], row["name"]


@pytest.mark.parametrize(("seats", "normal", "hell"), [(1, 41, 43), (2, 46, 48), (3, 51, 54), (4, 56, 59)])
def test_decks(seats: int, normal: int, hell: int) -> None:
    """GS §3.3: an incarnation on top of the last ten cards, and another after every ten."""
    for level, size in (("initiation", normal), ("normal", normal), ("nightmare", hell), ("hell", hell)):
        g = dealt(seats, difficulty=level)
        drawn = 1 + len([card for card in g.ghost if card])
        deck = g.deck
        assert size - len(deck) >= 1 and size - len(deck) <= drawn
        places = [place for place, card in enumerate(deck) if BOX.cards.is_incarnation(card)]
        count = 1 if size == normal else 3 if seats < 3 else 4
        assert places == [10 + 11 * n for n in range(count)] and g.undefeated == count
        assert len(g.unused) == 65 - size


def test_resources() -> None:
    """GS §3.1, §3.2: Qi, own Tao, black at Initiation, no Yin-Yang in Hell; Power tokens; alone one of each colour."""
    g = dealt(4, difficulty="initiation")
    assert g.qi == [4, 4, 4, 4] and g.tao_supply[BLACK] == 0
    assert all([g.tao[board * ROW + g.colour[board]] == 1 for board in range(4)])
    g = dealt(4, difficulty="initiation", initiation_black_tao=False)
    assert g.tao_supply[BLACK] == 4
    g = dealt(3, difficulty="initiation")
    assert sorted(g.qi) == [3, 4, 4, 4] and g.qi[g.seat_of.index(Seat(-1))] == 3, "a neutral board has 3 at every level"
    g = dealt(3, difficulty="hell")
    assert g.qi == [3, 3, 3, 3] and g.yin_yang == [0, 0, 0, 0] and sum(g.power_tokens) == 3
    g = dealt(1)
    board = g.seat_of.index(Seat(0))
    assert g.power_tokens[board] == 3 and g.power[g.board_of[1]] == SPIRES
    assert g.tao[board * ROW : board * ROW + ROW] == [0, 1, 1, 1, 1, 0]
    assert g.at[board] == 4 and g.rules.haunted_tiles_that_lose == 3
    assert dealt(2, difficulty="initiation").rules.haunted_tiles_that_lose == 4
    assert dealt(2, difficulty="initiation", initiation_haunted_limit=3).rules.haunted_tiles_that_lose == 3


def test_seating() -> None:
    """GS r37: players sit clockwise in seat order, neutral sides are random, and a player's board begins."""
    seen = set()
    for seed in range(40):
        g = dealt(2, seed)
        assert [seat for seat in g.seat_of if seat >= 0] == [0, 1]
        assert g.turn == 1 and g.seat_of[g.active] >= 0
        seen.add(tuple(g.seat_of))
    assert len(seen) == 6


def test_alone_red_dances_the_spires() -> None:
    """GS §3.2: in every solo game, also if the powers are chosen."""
    for seed in range(12):
        assert dealt(1, seed).power[dealt(1, seed).board_of[1]] == SPIRES
        g = dealt(1, seed, powers="chosen")
        for _ in range(3):  # the other three boards
            assert BOX.kinds[g.kind].name == "choose-power" and g.options[-1] > 2
            g.choose(g.options[-1])
        assert BOX.kinds[g.kind].name != "choose-power" and g.power[g.board_of[1]] == SPIRES


def test_chosen_powers_and_first_player() -> None:
    """GS §3, r50: the group may choose which power is up on each board, and who begins."""
    g = dealt(3, powers="chosen", first_player="chosen")
    for board in range(4):
        assert g.asked == GROUP and g.kind == 23
        first = g.colour[board] * 2 - 1
        assert g.options == [first, first + 1]
        assert BOX.why(g, g.kind, (first + 2) % 8 or 8) == "not-on-this-board"
        g.choose(first + 1)
    assert g.power == [colour * 2 - 1 for colour in g.colour]
    neutral = g.seat_of.index(Seat(-1))
    assert BOX.why(g, g.kind, neutral + 1) == "neutral-board"
    wanted = g.options[-1] - 1
    g.choose(wanted + 1)
    assert g.active == wanted


def test_no_uncatchable_without_the_temple() -> None:
    """GS r38: if the Guard Tower took the Temple's place, Uncatchable is left out: nothing could catch it."""
    without = [seed for seed in range(60) if dealt(1, seed, guard_tower=True).place_of[BUDDHIST_TEMPLE] < 0]
    assert without
    for seed in without:
        g = dealt(1, seed, guard_tower=True)
        assert UNCATCHABLE not in g.deck and UNCATCHABLE not in g.unused and len(g.deck + g.unused) >= 60


def test_view_knows_kinds_but_not_cards() -> None:
    """Design: a slot's kind is public, its card is not; the Guard Tower's look is shared by all Taoists."""
    s = village(deck="6 17", seen=2)
    for seat in range(4):
        view = BOX.view(s.g, seat, s.rules)
        assert view["deck"][-2:] == [17, 6] and set(view["deck"][:-2]) == {-1}
        assert 1 in view["deck_kind"] and "unused" not in view.values
    assert set(BOX.view(s.g, -1, s.rules)["deck"]) == {-1}

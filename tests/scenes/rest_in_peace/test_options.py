"""Every switch of RIP §14, both ways. The pool switches are in test_learning.py."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.games.rest_in_peace.setup import BOX
from hauntings.games.rest_in_peace.table import Duel
from tests.scenes.rest_in_peace.duel import blue, duel, expect, finale, green, refused


@pytest.mark.parametrize(("first", "offered"), [(False, "nothing, 1, 4, 5, #9"), (True, "nothing, 1, #9")])
def test_place_before_draw(first: bool, offered: str) -> None:
    """RIP §14 place_before_draw: whether a card just drawn may be placed."""
    g = duel(green_hand="1", blue_hand="1", green_deck="4 5", row="#9", options={"place_before_draw": first})
    green(g, "end turn")
    expect(g, offers=offered)
    green(g, "1")
    expect(g, green_hand="4 5", green_tenth="1", asked="B", kind="step")


@pytest.mark.parametrize(("targets", "offered"), [("any", "4, #8, #5, #19, #16"), ("ghost_like", "4, #5, #16")])
def test_begone_targets(targets: str, offered: str) -> None:
    """RIP §14 begone_targets: any card, or only Ghosts and what works as one."""
    g = duel(green_hand="1", green_display="#11", blue_side="4 #8 #5 #19=3 #16=4", blue_hand="1",
             options={"begone_targets": targets})  # fmt: skip
    green(g, "#11")
    expect(g, kind="banish", offers=offered)
    if targets == "ghost_like":
        refused(g, "#8", "not-a-ghost")


def test_begone_targets_and_14() -> None:
    """RIP r71: an #11 that cannot reach #14 does not lift the minimum, so it may not be laid alone."""
    for targets, offered in (("any", "end turn, #11"), ("ghost_like", "end turn")):
        g = duel(active="B", green_side="1 #14", green_hand="1", blue_hand="5", blue_display="#11", blue_side="3",
                 options={"begone_targets": targets})  # fmt: skip
        expect(g, offers="end turn, 5, #11")
        g = duel(active="B", green_side="1 #14 #25=4,5", green_hand="1", blue_hand="5", blue_display="#11",
                 options={"begone_targets": targets})  # fmt: skip
        expect(g, offers=offered)


@pytest.mark.parametrize(("clamp", "totals"), [("after_sum", (0, 6)), ("after_penalty", (1, 7))])
def test_clamp(clamp: str, totals: tuple[int, int]) -> None:
    """RIP §14 clamp: 1+1-2 is 0, or the penalty alone stops at 0 and the bonus comes on top."""
    g = duel(green_side="1 #9", blue_side="#17=1 6", green_hand="2", blue_hand="2", options={"clamp": clamp})
    expect(g, totals=(totals[0], 6))
    g = duel(
        active="B",
        blue_side="1 #10=1 #9 6",
        green_side="#17=1",
        green_hand="2",
        blue_hand="2",
        options={"clamp": clamp},
    )
    expect(g, totals=(0, 8 if clamp == "after_sum" else 9))


@pytest.mark.parametrize(("all_cards", "totals"), [(True, (4, 3)), (False, (2, 1))])
def test_worthless_includes_psychics(all_cards: bool, totals: tuple[int, int]) -> None:
    """RIP §14 worthless_includes_psychics: pure effects, and #16 without a copy, count 1 or nothing (r73)."""
    g = duel(green_side="5 #8 #4 #16", blue_side="#23 #1 #12", green_hand="2", blue_hand="2", green_display="#29",
             options={"worthless_includes_psychics": all_cards})  # fmt: skip
    green(g, "#29")
    expect(g, totals=totals)


@pytest.mark.parametrize(("worth", "total"), [(-2, -2), (4, 4)])
def test_now_or_never_placed_directly(worth: int, total: int) -> None:
    """RIP §14 now_or_never_placed_directly: -2, or a Ghost worth 4 if it was placed by hand."""
    expect(
        finale(green_tenth="#13", blue_tenth="5", options={"now_or_never_placed_directly": worth}), totals=(total, 5)
    )


def test_now_or_never_moved_is_minus_two_anyway() -> None:
    """RIP r68: the +4 is for a placed #13 only; one that moved, or was carried there by #15, is -2."""
    for side, carried in (("#13", ""), ("#13 #15", "#13")):
        g = duel(round=9, active="B", green_side=side, green_hand="1", blue_hand="2", won="2M 2C / 3M 1C", tokens="MC",
                 green_deck="", blue_deck="", options={"now_or_never_placed_directly": 4})  # fmt: skip
        blue(g, "end turn")
        if carried:
            green(g, carried)
        blue(g, "nothing")
        expect(g, totals=(-2, 0), winner="B")
    g = finale(green_tenth="#13 #16 #8", options={"now_or_never_placed_directly": 4})
    expect(g, totals=(10, 0))  # placed it is an even Ghost, and #16 copies it


@pytest.mark.parametrize(("targets", "offered"), [("any_except_22", "nothing, 4, #5, #8"), ("ghosts", "nothing, 4")])
def test_retake_targets(targets: str, offered: str) -> None:
    """RIP §14 retake_targets: any own card but #22, or Ghosts only."""
    g = duel(
        green_hand="1", green_display="#22", green_side="4 #5 #8", blue_hand="1", options={"retake_targets": targets}
    )
    green(g, "#22")
    expect(g, offers=offered)
    if targets == "ghosts":
        refused(g, "#5", "only-ghosts-come-back")


def test_bloody_mary_partial() -> None:
    """RIP §14 bloody_mary_partial: with fewer than two Ghosts it is forbidden, or costs what there is."""
    refused(duel(green_hand="5", green_display="#21", blue_hand="1"), "#21", "needs-two-ghosts")
    g = duel(
        green_hand="5", green_display="#21 #5", blue_hand="1", options={"bloody_mary_partial": True}, green_deck="5"
    )
    green(g, "#21", "5")
    expect(g, totals=(6, 0), green_hand="", kind="step")
    g = duel(green_hand="", green_display="#21 #5", blue_hand="1", options={"bloody_mary_partial": True})
    green(g, "#21")
    expect(g, totals=(6, 0), kind="step")


def test_bloody_mary_partial_at_round_10() -> None:
    """RIP r74: at round 10 she then pays what there is and is worth 6."""
    g = finale(green_tenth="#21", blue_tenth="5", green_hand="1", options={"bloody_mary_partial": True})
    green(g, "1")
    expect(g, totals=(6, 5), green_hand="", winner="G")
    expect(finale(green_tenth="#21", blue_tenth="5", green_hand="1"), totals=(0, 5), green_hand="1")


@pytest.mark.parametrize(("choice", "display"), [("discard", ""), ("owner_of_1", "#5")])
def test_lull_vs_first(choice: str, display: str) -> None:
    """RIP §14 lull_vs_first: the psychic of a tied round is discarded, or goes to the owner of #1."""
    g = duel(active="B", green_side="#1", green_hand="1", blue_display="#27", blue_hand="1", row="#5",
             options={"lull_vs_first": choice})  # fmt: skip
    blue(g, "#27")
    expect(g, green_display=display, blue_display="")


@pytest.mark.parametrize(("choice", "starter"), [("same", "B"), ("player_of_27", "G"), ("other", "B")])
def test_starter_after_lull(choice: str, starter: str) -> None:
    """RIP §14 starter_after_lull: the same starter, the player of #27, or the other one."""
    g = duel(starter="B", green_display="#27", green_hand="1", blue_hand="1", options={"starter_after_lull": choice})
    green(g, "#27")
    expect(g, asked=starter, starter=starter)
    g = duel(starter="G", green_display="#27", green_hand="1", blue_hand="1", options={"starter_after_lull": choice})
    green(g, "#27")
    expect(g, asked="B" if choice == "other" else "G")


@pytest.mark.parametrize(("choice", "offered"), [("second_card_due", "4"), ("one_card_loses", "end turn, 4")])
def test_twos_more_fun(choice: str, offered: str) -> None:
    """RIP §14 twos_more_fun, r81: after one card another must follow, or the turn may end and the round is lost."""
    g = duel(active="B", green_side="1 #14", green_hand="1", blue_hand="4 5", options={"twos_more_fun": choice})
    blue(g, "5")
    expect(g, offers=offered)
    old = BOX.settings({}, version=1)
    assert old["twos_more_fun"] == "one_card_loses"  # what is stored is played as it was begun


ANY: dict[str, object] = {"carry_targets": "any_except_15"}


@pytest.mark.parametrize(("choice", "offered"), [
    ("ghost_like", "nothing, 4, #5, #16"), ("any_except_15", "nothing, 4, #8, #5, #19, #16"),
])  # fmt: skip
def test_carry_targets(choice: str, offered: str) -> None:
    """RIP §14 carry_targets, r82: #15 carries Ghosts and what works as one, or any card but itself."""
    g = duel(active="B", green_side="#15 4 #8 #5 #19=3 #16=4", green_hand="1", blue_hand="1",
             options={"carry_targets": choice})  # fmt: skip
    blue(g, "end turn")
    expect(g, kind="carry", offers=offered)
    refused(g, "#15", "not-carried" if choice == "ghost_like" else "stays-itself")


def test_what_a_carried_psychic_does() -> None:
    """RIP r83: lasting effects go on where the card lies, with the value it named; nothing happens twice."""
    for side, card, more, totals in (
        ("#15 #8", "#8", "4", (5, 0)), ("#15 #10=4", "#10", "4", (6, 0)), ("#15 #26=4", "#26", "4", (7, 0)),
        ("#15 #19=3", "#19", "4", (4, 0)), ("#15 #2", "#2", "4", (4, 0)), ("#15 #20", "#20", "4", (4, 0)),
    ):  # fmt: skip
        g = duel(active="B", green_side=f"6 {side}", green_hand="4 1", blue_hand="1 2", green_deck="", blue_deck="",
                 options=ANY)  # fmt: skip
        blue(g, "end turn")
        green(g, card)
        blue(g, "nothing")
        expect(g, round=4, asked="G", green_side=card)
        green(g, more)
        expect(g, totals=totals)


def test_what_a_carried_psychic_forbids() -> None:
    """RIP r83: #24 and #25 bind in the round they are carried into, #3 peeks no more (r66), a trip of #6 waits on."""

    def carried(side: str, card: str) -> Duel:
        g = duel(active="B", green_side=f"6 #15 {side}", green_hand="4 1", blue_hand="1 2", blue_display="#4",
                 green_deck="", blue_deck="", green_display="#22", tripped="B" if "#6" in side else "",
                 options=ANY)  # fmt: skip
        blue(g, "end turn")
        green(g, card)
        blue(g, "nothing")
        return g

    g = carried("#24", "#24")
    green(g, "4", "end turn")
    refused(g, "#4", "private-lounge")
    g = carried("#25=1,2", "#25")
    refused(g, "1", "banned")
    g = carried("#3", "#3")
    assert BOX.view(g, 0, g.rules.chosen)["hand"][1] is None
    g = carried("#6", "#6")
    expect(g, tripped="B", green_side="#6")
    green(g, "#22", "#6", "nothing")
    expect(g, tripped="", asked="B")  # taken back, it takes its trip along (r55)


@pytest.mark.parametrize(("side", "card", "bonus"), [
    ("#11", "#11", 0), ("#20", "#20", 0), ("#10=4", "#10", 2), ("#8", "#8", 1), ("#19=5", "#19", 0),
])  # fmt: skip
def test_a_psychic_carried_into_round_10(side: str, card: str, bonus: int) -> None:
    """RIP r83: nothing is asked or done again at round 10; what lasts is counted there."""
    g = duel(round=9, active="B", green_side=f"#15 4 {side}", green_hand="1 1", blue_hand="2", won="2M 2C / 3M 1C",
             tokens="MC", green_deck="", blue_deck="", green_tenth="4", blue_tenth="6 5 4 3", options=ANY)  # fmt: skip
    blue(g, "end turn")
    green(g, card)
    blue(g, "nothing")
    expect(g, totals=(4 + bonus, 18), green_hand="1 1", winner="B")


def test_first_player() -> None:
    """RIP §14 first_player, r85: drawn, or Green says for the table who begins; the cards are dealt by then."""
    assert {BOX.deal(2, BOX.settings({}), FastDice(seed)).starter for seed in range(20)} == {0, 1}
    for word, seat in (("Green", 0), ("Blue", 1)):
        g = BOX.deal(2, BOX.settings({"first_player": "chosen"}), FastDice(3))
        expect(g, asked="G", kind="choose-first", offers="Green, Blue")
        green(g, word)
        expect(g, asked="GB"[seat], kind="step", starter="GB"[seat], round=1)


def test_unknown_options_are_named() -> None:
    """RIP §14: a misspelt switch or value says what there is."""
    with pytest.raises(ValueError, match="no option 'colour'"):
        BOX.settings({"colour": "red"})
    with pytest.raises(ValueError, match="allowed are 'after_sum', 'after_penalty'"):
        BOX.settings({"clamp": "never"})
    with pytest.raises(ValueError, match="learning_mode"):
        BOX.settings({"learning_mode": 1})


def test_psychics() -> None:
    """RIP §10: a game of an older rules version has no card that came later, nor a place for its mark."""
    for seed in range(20):
        g = BOX.deal(2, {**BOX.settings({}), "psychics": 20}, FastDice(seed))
        assert max(g.row) <= 30 and len(g.mark) == 31
    assert any(max(BOX.deal(2, BOX.settings({}), FastDice(seed)).row) > 30 for seed in range(5))


def test_every_switch_has_a_scene() -> None:
    """Every switch of the box is named in a test of this file or of test_learning.py."""
    tested = [name[5:] for name in globals() if name.startswith("test_")] + ["levels", "learning_mode"]
    assert {switch.name for switch in BOX.switches} <= set(tested)


@pytest.mark.parametrize(("choice", "first"), [("same", "B"), ("player_of_27", "G"), ("other", "B")])
def test_starter_after_lull_in_round_9(choice: str, first: str) -> None:
    """RIP r76: whoever would start after a lull in round 9 resolves first at round 10."""
    g = duel(round=9, starter="B", green_hand="1", green_display="#27", blue_hand="2", won="2M 2C / 2M 2C", tokens="MM",
             green_tenth="3 #10", blue_tenth="4 #17", green_deck="", blue_deck="",
             options={"starter_after_lull": choice})  # fmt: skip
    green(g, "#27")
    expect(g, asked=first, kind="name-value", round=10)

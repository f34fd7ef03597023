"""What the odds lens tells with White Moon: School, Barrier, Sword, crystals."""

from __future__ import annotations

from typing import Any

from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.cards import GODS_FAVORITE
from hauntings.games.ghost_stories.odds.odds import BOTH, FIRST, NO_DICE, exorcism_odds, told
from hauntings.games.ghost_stories.white_moon.odds.odds import barrier_odds, school_odds
from hauntings.games.ghost_stories.white_moon.setup import BOX
from tests.scenes.ghost_stories.village import board, space
from tests.scenes.white_moon.moon import SCHOOL, MoonScene, moon

FULL = "NW NE SE SW"


def lens(s: MoonScene, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = BOX.odds(BOX.view(s.g, seat, s.rules))["odds"]
    return found


def test_the_school_before_and_at_the_question() -> None:
    """WM §12: per colour, as soon as one stands there and may ask for help, and when the colour is asked."""
    s = moon(tiles=SCHOOL, ghosts="S0:38 W0:46 E0:12", tao="N:red")
    rows = {row["colour"]: row for row in lens(s)["school"]}
    assert sorted(rows) == [1, 5], "one's own colour and black"
    exact = school_odds(s.g, board("N"), [space("S0")], NO_DICE, False).tables[FIRST]
    assert rows[1]["targets"] == [{"spaces": [6], "chance": told(exact)}]
    s.play("ask for help")
    assert s.question == "school" and {row["colour"]: row for row in lens(s)["school"]} == rows
    assert "school" not in lens(moon(ghosts="S0:38")), "no School, no odds"
    assert "school" not in lens(moon(tiles=SCHOOL, at="N3 E4 S4 W4", ghosts="S0:38")), "he stands elsewhere"


def test_only_own_tokens_at_the_school() -> None:
    """WM §12: nobody on the tile helps."""
    s = moon(tiles=SCHOOL, ghosts="S0:34", tao="E:red")
    assert lens(s)["school"][0]["targets"] == [{"spaces": [6], "chance": [0.7037]}]


def test_the_barrier_when_it_is_due() -> None:
    """WM §10: every board from the active one on, then those that are left; each with the whole pool."""
    s = moon(receptacles=FULL, ghosts="N0:34 N1:44 S0:12 W0:60", tao="N:red")
    rows = {row["board"]: row for row in lens(s)["barrier"]}
    assert sorted(rows) == [0, 2] and all(row["dice"] == 4 for row in rows.values()), "never an incarnation"
    assert [target["spaces"] for target in rows[0]["targets"]] == [[0], [1], [0, 1]]
    both = barrier_odds(s.g, [space("N0"), space("N1")])
    assert rows[0]["targets"][2]["chance"] == told(both.tables[BOTH]) and len(both.tables[BOTH]) > 2
    s.play("end turn", "pass")
    assert s.question.startswith("barrier") and [row["board"] for row in lens(s)["barrier"]] == [2]
    assert "barrier" not in lens(moon(receptacles="NW NE SE", ghosts="N0:34"))


def test_the_barrier_that_zhou_brings() -> None:
    """WM §5.1: the reward fills the receptacles at the end of the turn; the odds know it before."""
    s = moon(ghosts="N0:34", receptacles="")
    assert "barrier" not in lens(s)
    s.m.barrier_due = 1
    full = moon(ghosts="N0:34", receptacles=FULL)
    assert lens(s)["barrier"] == lens(full)["barrier"] != []


def test_a_spectator_is_told_of_this_table() -> None:
    """The lens remembers what it told, but not of a table that only looks alike to a spectator."""
    ways = [moon(ghosts="E2:71", villagers=f"2:{top}") for top in ("Zhou", "Hua", "Zhou")]
    first, second, third = [lens(s, SPECTATOR)["yin"] for s in ways]
    assert first == third != second


def test_the_sword_counts() -> None:
    """WM §11: one die lies on white, at the plan and at the question whether to draw it."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:5", artifacts="N:divine_sword")
    plan = lens(s)["exorcism"][0]["targets"][0]
    assert plan == {"spaces": [1], "chance": [0.5556]}, "one of two dice must fit: 1 - (4/6)^2"
    s.play("attempt exorcism")
    rows = {row["token"]: row["targets"] for row in lens(s)["sword"]}
    assert s.question == "sword" and rows[1] == [plan] and rows[0][0]["chance"] == [0.2593]


def test_crystals_are_tokens_of_ones_own() -> None:
    """WM §9: a crystal pays for any colour, in `alone` too; no Tao lock holds it."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:5", crystals="N:1")
    assert lens(s)["exorcism"][0]["targets"] == [{"spaces": [1], "chance": [0.2593, 0.7037]}]
    s = moon(at="N1 E1 S4 W4", ghosts="N1:5", crystals="E:1")
    assert lens(s)["exorcism"][0]["targets"][0]["alone"] == [0.2593]


def test_a_reroll_at_the_school() -> None:
    """GS §16.1, WM §12: per set of dice, against the ghosts of the chosen colour."""
    s = moon(tiles=SCHOOL, active="E", powers=(GODS_FAVORITE,), ghosts="S0:27", dice="red red red")
    s.play("ask for help", "against green")
    assert s.question == "reroll-dice"
    rows = {row["token"]: row["targets"] for row in lens(s, 1)["reroll"]}
    assert rows[0] == [] and rows[7][0]["spaces"] == [6] and 0 < rows[7][0]["chance"][0] < 1


def test_two_steps_of_the_spires() -> None:
    """GS §16.1, WM §5.3: steps count one by one, and the lens looks at both."""
    s = moon(at="N8 E4 S4 W4", ghosts="N0:38", powers=(0,))
    assert s.g.colour[0] == 1 and [row["place"] for row in lens(s)["exorcism"]] == [0]
    exact = exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), 0, 0)
    assert lens(s)["exorcism"][0]["targets"][0]["chance"] == [round(float(exact.chance(FIRST, 0)), 4)]

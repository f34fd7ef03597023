"""The six incarnations, Uncatchable's swap, score (WM §3.9, §14, §18, rulings 71-76, 87, T07, T19)."""

from __future__ import annotations

from hauntings.engine.chance import FastDice
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.ending import score
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.ghost_stories.bill import bill_of
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import Place
from hauntings.games.ghost_stories.table import DECK_EMPTY, NONE
from hauntings.games.ghost_stories.white_moon.cards import DEVOURER, MOON_DATA, MOON_GHOSTS
from hauntings.games.ghost_stories.white_moon.setup import BOX
from tests.scenes.ghost_stories.village import space
from tests.scenes.white_moon.moon import moon


def test_the_ten_ghosts() -> None:
    """WM §13: two per colour, all devourers, resistances 2 and 3; what nobody could read is marked as such."""
    assert sorted([BOX.cards.colour[card] for card in MOON_GHOSTS]) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert all([BOX.cards.centre[card] == [DEVOURER] for card in MOON_GHOSTS])
    assert {BOX.cards.resistance[card] for card in MOON_GHOSTS} == {2, 3} and BOX.cards.name[75] == "Grey Hunter"
    words = {word for row in MOON_DATA["ghosts"] + MOON_DATA["incarnations"] for word in row["evidence"].values()}
    assert words <= {"rulebook", "derived", "ruling", "reconstructed"}


def test_gate_keeper() -> None:
    """WM §14, r75: the Portal sits on the card; then it returns to its tile, whatever happened there."""
    s = moon(active="E", deck="76", villagers="4:Li").happen(BRING_GHOST).play("W0")
    assert s.told("portal-held") == [(76,)] and s.villagers() == "4:Li"
    s.refused("rescue", "portal-gone")
    assert not BOX.view(s.g, 0, s.rules)["portal_open"]
    s = moon(
        active="W", at="N4 E4 S4 W3", ghosts="W1:76", dice="yellow yellow yellow", tao="W:yellow", haunted="4",
        deck="61 6 0",
    )  # fmt: skip
    s.play("attempt exorcism", "exorcise W1", "crystal to W")
    assert BOX.view(s.g, 0, s.rules)["portal_open"] and s.m.portal == 4


def test_voracious() -> None:
    """WM §14, r74, r99: on arrival and in each Yin phase of its board a face-up villager of the group's choice; with
    none, 1 Qi."""
    s = moon(deck="77", villagers="0:Li,Sun 8:Hua").happen(BRING_GHOST).play("N1")
    assert s.question == "villager-dies of the group" and s.offered == ["victim at 0", "victim at 8"]
    s.play("victim at 0")
    assert s.dead() == "Li"
    s.happen(GHOSTS_ACT).play("victim at 8")
    assert s.dead() == "Li Hua"
    assert moon(ghosts="N1:77").happen(GHOSTS_ACT).g.qi[0] == 2
    assert moon(deck="77").happen(BRING_GHOST).play("N1").g.qi[0] == 2
    s = moon(active="W", neutral="W", ghosts="W1:77", villagers="0:Chang", turn=True, deck="17")
    assert s.dead() == "Chang", "on a neutral board too"


def test_howling_ondine() -> None:
    """WM §14: Su-Ling leaves her icon for the card as it arrives."""
    s = moon(deck="78", su_ling="N1", reminder=1).happen(BRING_GHOST).play("S1")
    assert s.su_ling() == "" and s.m.reminder == 0 and s.told("su-ling-held") == [(78,)]


def test_root_master() -> None:
    """WM §14, r76: all living Taoists are laid down, not dead ones; exorcising it stands nobody up."""
    s = moon(deck="79", qi="S:0", neutral="W").happen(BRING_GHOST).play("E1")
    assert s.m.laid_down == [1, 1, 0, 0]
    s = moon(
        active="E", at="N4 E5 S4 W4", laid_down="N E", ghosts="E1:79", dice="green green green", tao="E:green",
        deck="61 6 0",
    )  # fmt: skip
    s.play("attempt exorcism", "keep all", "exorcise E1", "crystal to E")
    assert s.m.laid_down == [1, 1, 0, 0]


def test_time_keeper() -> None:
    """WM §14, r13: the two bottom cards leave the game; a ghost arrives in each Yin phase of its board."""
    s = moon(deck="80 6 7 10 0").happen(BRING_GHOST).play("N1")
    assert s.g.deck == [6] and 7 in s.g.unused and 10 in s.g.unused
    s = moon(ghosts="N1:80", deck="6").happen(GHOSTS_ACT)
    assert s.question == "place-ghost"
    s = moon(deck="80 6 7 0").happen(BRING_GHOST).play("N1")
    assert s.g.outcome == DECK_EMPTY


def test_the_board_fills_in_step_1() -> None:
    """WM r73: Time Keeper or Sun fill the board: step 2 then costs 1 Qi and step 3 is skipped."""
    s = moon(ghosts="N0:80 N1:39", deck="40 6", turn=True)
    assert s.g.qi[0] == 2 and s.question == "yang" and s.ghosts() == "N0:80 N1:39 N2:40"
    s = moon(ghosts="N0:72 N1:39", villagers="0:Sun", deck="40 6", turn=True)
    assert s.g.qi[0] == 2 and s.question == "yang" and s.ghosts() == "N0:72 N1:39 N2:40"


def test_shapeshifter_arrives() -> None:
    """WM §14, r71: on the active board like a black card, else on any free space; a ghost arrives at once."""
    s = moon(deck="81 6").happen(BRING_GHOST)
    assert s.offered == ["place on N0", "place on N1", "place on N2"]
    s.play("N1")
    assert s.question == "place-ghost" and s.g.drawn == 6
    s = moon(deck="81 6", ghosts="N0:34 N1:38 N2:41").happen(BRING_GHOST)
    assert len(s.offered) == 9


def test_shapeshifter_moves() -> None:
    """WM §14, r72, r113: clockwise to the next unoccupied space, once a Yin phase; it stays if there is none."""
    s = moon(ghosts="N0:81 N1:39").happen(GHOSTS_ACT)
    assert s.ghosts() == "N1:39 N2:81"
    s = moon(active="S", ghosts="S0:81").happen(GHOSTS_ACT)
    assert s.ghosts() == "W2:81"
    s = moon(active="W", ghosts="W0:81").happen(GHOSTS_ACT)
    assert s.ghosts() == "N0:81"
    full = "N0:81 N1:7 N2:39 E0:10 E1:40 E2:21 S0:17 S1:18 S2:28 W0:29 W1:32 W2:43"
    assert "N0:81" in moon(ghosts=full).happen(GHOSTS_ACT).ghosts()
    s = moon(active="N", ghosts="N2:81", neutral="E", turn=True, deck="17 18")
    assert s.ghosts() == "E0:81"
    s.play("S0", "end turn")
    assert "E1:81" in s.ghosts(), "on a new board it moves again when that board's turn comes"


def test_shapeshifter_on_a_buddha() -> None:
    """WM T19: the Buddha is removed and the incarnation stays."""
    s = moon(ghosts="N0:81", buddhas="N1").happen(GHOSTS_ACT)
    assert s.ghosts() == "N1:81" and sum(s.g.buddha) == 0


def test_shapeshifters_colour() -> None:
    """WM §14: its board's colour, wherever it lies; Circle and Mantra count in that colour."""
    s = moon(ghosts="N0:81 E0:34", circle="green")
    assert list(bill_of(s.g, [space("N0")], NONE).need) == [0, 4, 0, 0, 0, 0]
    s = moon(ghosts="E0:81", circle="green")
    assert list(bill_of(s.g, [space("E0")], NONE).need) == [0, 0, 3, 0, 0, 0]
    s = moon(active="W", at="N4 E4 S4 W3", ghosts="W1:81", dice="yellow yellow yellow", tao="W:yellow", deck="61 6 0")
    s.play("attempt exorcism", "exorcise W1")
    assert s.question == "crystal-to of the group"


def test_uncatchable_is_swapped() -> None:
    """WM T07, r87, §3.9: with neither Temple nor Pavilion another incarnation replaces it; a haunted one counts."""
    neither = "0 1 2 3 10 5 9 7 4"
    s = moon(tiles=neither, deck="57", box="62").happen(BRING_GHOST)
    assert s.g.drawn == 62 and 57 in s.g.unused and s.g.undefeated == 1
    s.play("S0")
    assert s.ghosts() == "S0:62"
    for tiles in ("0 1 2 3 10 5 6 7 4", "0 1 2 3 10 5 9 7 8"):
        s = moon(tiles=tiles, deck="57", haunted="6 8", box="62").happen(BRING_GHOST)
        assert s.g.drawn == 57


def test_uncatchable_stays_if_the_box_is_empty() -> None:
    """WM r107: there is nothing to swap it for."""
    s = moon(tiles="0 1 2 3 10 5 9 7 4", deck="57")
    s.g.unused = [card for card in s.g.unused if not BOX.cards.is_incarnation(card)]
    assert s.happen(BRING_GHOST).g.drawn == 57


def test_a_swapped_card_is_imagined_in_the_box() -> None:
    """WM r87: everybody knows that Uncatchable lies in the box again."""
    s = moon(tiles="0 1 2 3 10 5 9 7 4", deck="57 6 63", box="62").happen(BRING_GHOST).play("S0")
    imagination = BOX.imagination(BOX.view(s.g, 0, s.rules))
    for key in range(30):
        assert 57 not in imagination.deal(FastDice(key)).deck


def test_score() -> None:
    """WM §18, r146: 1 per rescued villager and the Portal's set-up tile; Wu's incarnations give no points."""
    s = moon(rescued="Li Li Hua")
    plain = score(moon().g, True)
    assert score(s.g, True) == plain + 3
    for place, points in ((1, 2), (0, 4), (4, 0)):
        assert score(moon(portal=place).g, True) == plain + points
    s = moon(portal=0)
    s.m.portal = Place(4)
    assert score(s.g, True) == plain + 4
    nightmare = {"difficulty": "nightmare"}
    s = moon(rules=nightmare)
    before = score(s.g, False)
    s.g.exorcised = 2
    s.g.undefeated = 2
    assert score(s.g, False) == before + 6
    s.m.wu_cards = [Card(61), Card(62)]
    s.g.discards = [Card(61)]
    s.g.exorcised = 3
    s.g.undefeated = 3
    assert score(s.g, False) == before + 6

"""The death of villagers and the families' curses (WM §5.1, §6, rulings 1-19)."""

from __future__ import annotations

import pytest

from hauntings.engine.table import RUNNING
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.cards import STRENGTH
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.table import ALL_DEAD, DECK_EMPTY
from hauntings.games.ghost_stories.white_moon.cards import FAMILY_NAMES
from hauntings.games.ghost_stories.white_moon.deaths import FamilyCurse, PickVictim
from hauntings.games.ghost_stories.white_moon.table import BY_XIANG, FROM_THE_BOX, NO_SPACE, TWELVE_DEAD
from tests.scenes.white_moon.moon import MoonScene, moon

TWELVE_FULL = "N0:6 N1:7 N2:39 E0:10 E1:40 E2:21 S0:17 S1:18 S2:28 W0:29 W1:32 W2:43"  # no ghost among them acts


def curse_of(family: str, place: int = 0) -> FamilyCurse:
    return FamilyCurse(FAMILY_NAMES.index(family), Place(place))


@pytest.mark.parametrize(("family", "colour"), [("Long", 2), ("Chang", 1), ("Teng", 4), ("Weng", 3), ("Miao", 5)])
def test_a_tao_token_leaves_the_game(family: str, colour: int) -> None:
    """WM §5.1: from the supply, for good."""
    s = moon().happen(curse_of(family))
    assert s.m.tao_out[colour] == 1 and s.g.tao_supply[colour] == 3


def test_a_tao_token_that_the_supply_has_not() -> None:
    """WM r8: then from a Taoist of the group's choice, else from the Circle of Prayer, else nothing."""
    s = moon(tao="N:red E:red", supply="red:0").happen(curse_of("Chang"))
    assert s.question == "who-gives-tao of the group" and s.offered == ["Tao from N", "Tao from E"]
    s.refused("Tao from S", "holds-no-such-tao")
    s.play("Tao from E")
    assert s.tao("E") == "" and s.tao("N") == "red" and s.m.tao_out[1] == 1
    s = moon(supply="red:0", circle="red").happen(curse_of("Chang"))
    assert s.g.circle == 0 and s.m.tao_out[1] == 1
    s = moon(supply="red:0").happen(curse_of("Chang"))
    assert s.m.tao_out[1] == 0 and s.question == "yang"


def test_chains_are_depth_first() -> None:
    """WM r1: Xiang's own victim is finished, curse and all, before the next of the batch (T12 order: top first)."""
    s = moon(villagers="0:Xiang,Zhou 8:Sun", deck="6").happen(HAUNT_TILE[0])
    assert s.dead() == "Xiang Zhou Sun", "one face-up villager is left: no question"
    assert s.question == "place-ghost", "Sun's curse falls before Zhou's"
    s.play("W0")
    assert s.question == "zhou-qi of the group"
    s.play("Qi from S")
    assert s.g.qi[2] == 2 and s.question == "yang" and s.haunted() == ""


def test_the_dead_are_told_before_the_next_is_turned_up() -> None:
    """WM §5.2, §6: first who leaves, then who is seen."""
    s = moon(villagers="0:Xiang,Zhou,Hua 8:Li").happen(PickVictim(BY_XIANG, NO_SPACE)).play("victim at 0")
    told = [event.what for event in s.g.events]
    assert told.index("villager-died") < told.index("turned-up") < told.index("family-curse")


def test_loss_beats_curses() -> None:
    """WM r2, r108, §17: the batch with the twelfth ends the game before any curse."""
    s = moon(villagers="0:Zhou,Hua", dead="Li Li Li Sun Sun Sun Hua Hua Zhou Zhou Wu")
    s.happen(HAUNT_TILE[0])
    assert s.question == "over" and s.g.outcome == TWELVE_DEAD and s.told("family-curse") == []
    assert len(s.m.graveyard) == 13 and s.g.result == [0, 0, 0, 0] and s.g.qi == [3, 3, 3, 3]


def test_a_defeat_stops_the_chain() -> None:
    """WM r1, r2: the twelfth dies in the middle of a chain: what is still to come never happens."""
    s = moon(villagers="0:Xiang,Zhou 8:Sun", dead="Li Li Li Sun Sun Hua Hua Hua Zhou").happen(HAUNT_TILE[0])
    assert s.question == "over" and s.g.outcome == TWELVE_DEAD and s.g.stack == []
    assert [args[0] for args in s.told("family-curse")] == [FAMILY_NAMES.index("Xiang")]


def test_sheng_on_top_is_devoured() -> None:
    """WM r3: the two below are still on the tile: the haunting kills both, and the tile is spared."""
    s = moon(active="S", ghosts="S1:68", villagers="7:Sheng,Li,Miao", turn=True, deck="6")
    assert s.dead() == "Sheng Li Miao" and s.haunted() == ""
    assert s.villagers() == "" and s.question == "place-ghost"


def test_sheng_stood_where_it_stood() -> None:
    """WM r4, r5: Sheng's tile is the one it stood on, whether it failed to retreat or was picked elsewhere."""
    s = moon(active="S", ghosts="S1:12", villagers="1:Sheng", turn=True, deck="6")
    assert s.dead() == "Sheng" and s.haunted() == "1" and s.ghosts().startswith("S1:12!")
    s = moon(villagers="0:Xiang 3:Sheng 5:Sun").happen(HAUNT_TILE[0])
    s.refused("victim at 0", "nobody-face-up")
    s.play("victim at 3")
    assert s.haunted() == "3" and s.villagers() == "5:Sun"


def test_shengs_tile_is_haunted_already() -> None:
    """WM r6, T12: nothing, and no other tile instead: of two Sheng in a stack only the first haunts."""
    s = moon(haunted="3").happen(curse_of("Sheng", 3))
    assert s.haunted() == "3"
    s = moon(villagers="0:Sheng,Sheng").happen(HAUNT_TILE[0])
    assert s.haunted() == "0" and s.dead() == "Sheng Sheng"


def test_haunting_a_stack() -> None:
    """WM T03, r1, r83: Sheng 1 haunts the emptied tile, Sun brings a ghost, Sheng 2 does nothing; the figure goes back
    to its card, and its next step is again from card to board."""
    s = moon(active="N", ghosts="N0:34!", villagers="0:Sheng,Sun,Sheng 6:Li", turn=True, deck="6 34")
    assert s.dead() == "Sheng Sun Sheng" and s.haunted() == "0" and s.ghosts() == "N0:34"
    assert s.question == "place-ghost" and s.offered == ["place on W0", "place on W1", "place on W2"]
    s.play("W1", "N1")
    s = moon(active="N", ghosts="N0:34", villagers="0:Sun", turn=True)
    assert s.ghosts().startswith("N0:34!") and s.villagers() == "3:Sun"


def test_xiang_with_nobody_left() -> None:
    """WM r7, r95: nothing; the group picks; it may pick the other Xiang, whose curse applies too."""
    s = moon().happen(curse_of("Xiang"))
    assert s.question == "yang"
    s = moon(villagers="1:Xiang 3:Li 5:Hua").happen(curse_of("Xiang"))
    assert s.question == "villager-dies of the group" and s.offered == ["victim at 1", "victim at 3", "victim at 5"]
    s.play("victim at 1", "victim at 3")
    assert s.dead() == "Xiang Li"


def test_wu_brings_an_incarnation() -> None:
    """WM §5.1, §17: from the box, by the usual rules; it must be exorcised too."""
    s = moon(box="61").happen(curse_of("Wu"))
    assert s.g.drawn == 61 and s.g.undefeated == 2 and s.question == "place-ghost"
    s.play("N1")
    assert s.ghosts() == "N1:61" and s.m.wu_cards == [61] and 61 not in s.g.unused


def test_wu_without_room() -> None:
    """WM r9: with all 12 spaces full it goes on top of the deck, and no Qi is lost."""
    s = moon(ghosts=TWELVE_FULL, box="63").happen(curse_of("Wu"))
    assert s.g.deck[-1] == 63 and s.g.qi == [3, 3, 3, 3] and s.g.undefeated == 2 and s.question == "yang"


def test_wu_with_an_empty_box() -> None:
    """WM r10: nothing."""
    s = moon()
    s.g.unused = [card for card in s.g.unused if card < 56 or 66 <= card < 76]
    s.happen(curse_of("Wu"))
    assert s.question == "yang" and s.g.undefeated == 1


def test_wu_with_an_empty_deck() -> None:
    """WM r13: an empty deck with an incarnation still to exorcise loses, also when the curse of the last one drew the
    last card (GS r24) and the dead Wu then brings another."""
    s = moon(box="61")
    s.g.unused = [*s.g.unused, *s.g.deck]
    s.g.deck = []
    s.g.deck_seen = []
    s.g.undefeated = 0
    s.happen(curse_of("Wu"))
    assert s.g.outcome == DECK_EMPTY


def test_wu_draws_uncatchable() -> None:
    """WM r11, r87: without Temple and Pavilion it is swapped, and goes back to the box."""
    s = moon(tiles="0 1 2 3 10 5 9 7 4", box="57 61").happen(curse_of("Wu"))
    assert s.g.drawn == 61 and s.m.wu_cards == [61] and 57 in s.g.unused and s.told("swapped") == [(57, 61)]
    s.play("N0")


def test_zhou_picks() -> None:
    """WM r12, r79: a living Taoist or a neutral board with Qi, never a possessed one; it can kill."""
    s = moon(neutral="S W", qi="S:2 W:0 E:1").happen(curse_of("Zhou"))
    assert s.offered == ["Qi from N", "Qi from E", "Qi from S"]
    s.refused("Qi from W", "no-qi-to-lose")
    s.play("Qi from E")
    assert s.g.qi[1] == 0 and s.g.at[1] == -1


def test_li_takes_the_lowest_ghost() -> None:
    """WM r13: never an incarnation; an empty deck with an incarnation still to exorcise loses."""
    s = moon(deck="6 7 61 0").happen(curse_of("Li"))
    assert s.g.deck == [61, 6] and 7 in s.g.unused and s.told("card-left-game") == [(2,)]
    s.happen(curse_of("Li")).happen(curse_of("Li"))
    assert s.g.deck == [61] and s.g.outcome == RUNNING
    s = moon(ghosts="N0:61", deck="6 0").happen(curse_of("Li"))
    assert s.g.outcome == DECK_EMPTY


def test_li_takes_a_card_that_all_have_seen() -> None:
    """WM r103: the Shield put it under the deck openly, so it is known to be gone."""
    s = moon(artifacts="N:shield_of_time", deck="34 17 18 61 0").happen(BRING_GHOST).play("raise the shield", "S0")
    assert s.g.deck[0] == 34
    s.happen(curse_of("Li"))
    assert s.g.discards == [34] and 34 not in s.g.unused


def test_sun_on_a_neutral_turn() -> None:
    """WM r14: the group places it; a black ghost goes to the active, neutral board."""
    s = moon(active="W", neutral="W", ghosts="W0:66", villagers="0:Sun", deck="49", turn=True)
    assert s.question == "place-ghost of the group" and s.offered == ["place on W1", "place on W2"]
    s.play("W1")


def test_the_active_taoist_dies_in_a_chain() -> None:
    """WM r15, r32, r80, r143: the chain goes on; what would hit the dead Taoist is skipped; Su-Ling may come (T14)."""
    s = moon(active="N", qi="N:1", ghosts="N0:34!", villagers="0:Zhou,Hua,Chang", turn=True)
    s.play("Qi from N")
    assert s.g.at[0] == -1 and s.m.laid_down[0] == 0 and s.m.tao_out[1] == 1
    assert s.question == "su-ling of the group"
    s.refused("move to 0", "other-question", "yang")
    s.play("Su-Ling to N1")
    assert s.su_ling() == "N1" and s.g.active == 1


def test_one_tile_at_a_time() -> None:
    """WM r16: every effect names a single tile: a batch has one place."""
    s = moon(villagers="0:Li,Li 1:Li").happen(HAUNT_TILE[0])
    assert {args[1] for args in s.told("villager-died")} == {0} and s.villagers() == "1:Li"


def test_a_tormentors_curse_die_is_shielded() -> None:
    """WM r17: the first unhaunted tile of that ghost's line; villagers there shield it and die."""
    s = moon(haunted="0", villagers="3:Li,Hua 6:Sun", curse="haunt").happen(RollCurseDie(Board(0), 0))
    assert s.haunted() == "0" and s.dead() == "Li Hua" and s.m.laid_down[0] == 1


def test_the_twelfth_death_and_victory() -> None:
    """WM r18: the last incarnation's curse comes first, so the game is lost."""
    s = moon(
        at="N0 E4 S4 W4", ghosts="N0:58", tao="N:red,red,green,green,blue,blue,yellow,yellow", deck="6 7 0",
        dice="black black black", villagers="0:Li", dead="Hua Hua Hua Zhou Zhou Zhou Sun Sun Sun Li Li",
        curse="haunt",
    )  # fmt: skip
    s.play("attempt exorcism", "exorcise N0")
    assert s.g.outcome == TWELVE_DEAD and s.g.undefeated == 0


def test_the_last_villager_is_gone() -> None:
    """WM r19, §7.4: play goes on; a devourer now costs the active player 1 Qi."""
    s = moon(ghosts="N0:72", turn=True)
    assert s.g.qi[0] == 2 and s.question == "place-ghost"
    s = moon(active="W", neutral="W", ghosts="W0:66", turn=True, deck="6")
    assert s.g.qi[3] == 2


def test_hua() -> None:
    """WM §5.1, §15, r143: the active Taoist is laid down; twice changes nothing."""
    s = moon().happen(curse_of("Hua"))
    assert s.m.laid_down == [1, 0, 0, 0] and s.told("laid-down") == [(0,)]
    s.happen(curse_of("Hua"))
    assert s.m.laid_down == [1, 0, 0, 0] and s.told("laid-down") == []


def test_a_revived_villager_curses_again() -> None:
    """WM §6: a villager brought back that dies again applies its curse again."""
    s = moon(at="N0 E4 S4 W4", dead="Long", curse="haunt").play("ask for help")
    assert s.dead() == "Long" and s.m.tao_out[2] == 1


def test_all_dead_in_a_chain() -> None:
    """WM r12: the Zhou curse may kill the last Taoist; the chain stops there."""
    s = moon(neutral="E S W", qi="N:1 E:0 S:0 W:0", villagers="0:Zhou,Li").happen(HAUNT_TILE[0])
    assert s.g.outcome == ALL_DEAD and len(s.told("card-left-game")) == 0


def test_a_chain_in_words_and_clones() -> None:
    """WM r1: a chain interrupted by a question goes on the same in a clone and from JSON (scene.play checks it)."""
    s = moon(villagers="0:Xiang,Xiang,Sun 3:Zhou 5:Li 7:Hua", deck="6").happen(HAUNT_TILE[0])
    copy = s.g.clone()
    s.play("victim at 3", "Qi from W", "victim at 5")
    assert s.dead() == "Xiang Xiang Sun Zhou Li" and s.question == "place-ghost"
    twin = MoonScene(copy, s.rules).play("victim at 7", "victim at 5")
    assert twin.dead() == "Xiang Xiang Sun Hua Li" and twin.m.laid_down[0] == 1
    assert s.m.laid_down[0] == 0


def test_victims_can_be_gone_meanwhile() -> None:
    """WM r7: PickVictim looks again when its time comes."""
    s = moon().happen(PickVictim(BY_XIANG, NO_SPACE))
    assert s.question == "yang" and s.g.qi == [3, 3, 3, 3]


def test_no_curse_roll_no_event() -> None:
    """WM r44: green's immunity means no roll and no event; a re-roll is one event."""
    s = moon(active="E", powers=(STRENGTH,)).happen(RollCurseDie(Board(1), 3))
    assert s.m.reminder == 0
    s = moon(active="E", curse="none none").happen(RollCurseDie(Board(1), 3)).play("reroll the curse")
    assert s.m.reminder == 1 and s.told("reminder") == []


def test_wu_draws_at_random() -> None:
    """WM §5.1, r116: the lot falls on any of the unused incarnations."""
    for card in (56, 61, 65, 76, 81):
        s = moon(box=str(card)).happen(curse_of("Wu"))
        assert s.g.drawn == card and s.g.rolled[FROM_THE_BOX] == 1


def test_who_was_brought_back_does_not_count() -> None:
    """WM §17, r145: the twelfth token in the Graveyard loses, so one who came back is not among them."""
    eleven = "Li Li Li Sun Sun Sun Hua Hua Hua Zhou Zhou"
    s = moon(at="N0 E4 S4 W4", dead=eleven, villagers="8:Chang", curse="none").play("ask for help", "bring back Li")
    assert len(s.m.graveyard) == 10
    s.happen(HAUNT_TILE[8])
    assert s.question != "over" and len(s.m.graveyard) == 11
    s = moon(dead=eleven, villagers="8:Chang").happen(HAUNT_TILE[8])
    assert s.g.outcome == TWELVE_DEAD

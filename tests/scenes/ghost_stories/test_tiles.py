"""The villagers' help (GS §10), Yin-Yang (GS §11), the Guard Tower (GS §17)."""

from __future__ import annotations

from hauntings.games.ghost_stories.cards import MANTRA, SECOND_WIND, STRENGTH, TWIN_WINDS
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.standing import buddhas_at_temple, power_works
from tests.scenes.ghost_stories.village import board, village

TOWER = "9 1 2 3 4 5 6 7 8"  # the Guard Tower in the Cemetery's place


def stands(place: int) -> str:
    return f"N{place} E4 S4 W4"


def test_cemetery() -> None:
    """GS §10, §14: a dead Taoist returns with 2 Qi and no tokens; the acting one rolls, and haunts the Cemetery."""
    s = village(at=stands(0), qi="E:0 S:0", curse="haunt")
    s.play("ask for help")
    assert s.offered == ["revive E", "revive S"]
    s.refused("revive W", "not-dead")
    assert s.haunted() == "", "the die is rolled afterwards"
    s.play("revive S")
    assert s.g.qi[2] == 2 and s.g.at[2] == 0 and s.haunted() == "0" and s.g.yin_yang[2] == 0
    s = village(at=stands(7), qi="E:0", curse="haunt", tiles="4 1 2 3 0 5 6 7 8")
    s.play("yin-yang help 4")
    assert s.g.at[:2] == [7, 4] and s.haunted() == "4", "the Cemetery, from wherever it was asked"
    s = village(at=stands(0), qi="E:0", curse="none", supply="Qi:1")
    s.play("ask for help")
    assert s.g.qi[1] == 1, "the supply had only one"


def test_a_neutral_board_is_never_revived() -> None:
    """GS §13: a possessed neutral board stays so; there is no dead Taoist."""
    s = village(at="N0 E4 S4", neutral="W", qi="E:0 S:0 W:0", curse="none")
    s.play("ask for help")
    assert s.offered == ["revive E", "revive S"]
    s.refused("revive W", "not-dead")


def test_help_that_has_no_object() -> None:
    """GS r35: Altar without haunted tile, Cemetery without dead, Hut without target give no help."""
    s = village(at=stands(0))
    s.refused("ask for help", "nobody-dead").refused("yin-yang help 1", "nothing-haunted")
    s.refused("yin-yang help 3", "no-ghost-to-banish")
    s = village(at=stands(0), qi="E:0", supply="Qi:0", ghosts="N0:62")
    s.refused("ask for help", "no-qi-left").refused("yin-yang help 3", "no-ghost-to-banish")


def test_help_that_would_change_nothing() -> None:
    """GS r40: Watchman without a figure out, Circle without another colour, Pavilion with nothing to move."""
    s = village(ghosts="N0:1", neutral="", qi="E:0 S:0 W:0")
    s.refused("ask for help", "no-figure-out")
    s = village(qi="E:0 S:0 W:0")
    s.refused("yin-yang help 6", "nothing-to-move")
    s = village(supply="red:0 green:0 blue:0 yellow:0 black:0", circle="red")
    s.refused("yin-yang help 5", "nothing-to-pray-with")


def test_altar() -> None:
    """GS §10: un-haunt a tile, then a ghost comes."""
    s = village(at=stands(1), haunted="3 8", deck="6")
    s.play("ask for help")
    s.refused("unhaunt 1", "not-haunted")
    s.play("unhaunt 8")
    assert s.haunted() == "3" and s.question == "place-ghost"
    s.play("W1")


def test_herbalist() -> None:
    """GS §10: a token per colour shown if there is one, any colour for white."""
    s = village(at=stands(2), dice="red white", supply="red:0")
    s.play("ask for help")
    assert s.question == "take-tao" and s.offered == ["take green", "take blue", "take yellow", "take black"]
    s.refused("take red", "none-in-supply")
    s.play("take black")
    assert s.tao("N") == "black"
    s = village(active="E", at="N4 E2 S4 W4", powers=(STRENGTH,), dice="red red")
    s.play("ask for help")
    assert s.tao("E") == "red red" and s.told("rolled-tao") == [(1, 1, 1, 0, 0)], "the grey die is not for herbs (r8)"


def test_captured_dice_at_the_herbalist() -> None:
    """GS r8: min(2, dice not captured); with none left there is no help. A switch lifts the limit."""
    s = village(at=stands(2), ghosts="N0:46 N1:47", dice="red red")
    s.play("ask for help")
    assert s.tao("N") == "red"
    s = village(at=stands(2), ghosts="N0:46 N1:47 N2:48")
    s.refused("ask for help", "no-dice")
    rules = {"captured_dice_limit_herbalist": False}
    s = village(at=stands(2), ghosts="N0:46 N1:47 N2:48", dice="red red", rules=rules)
    s.play("ask for help")
    assert s.tao("N") == "red red"


def test_nameless_at_the_herbalist() -> None:
    """GS r10: white gives nothing."""
    s = village(at=stands(2), ghosts="N0:65", dice="white blue")
    s.play("ask for help")
    assert s.tao("N") == "blue" and s.question == "yang"


def test_the_gods_favorite_at_the_herbalist() -> None:
    """GS §16.1: help rolls may be re-rolled too."""
    s = village(active="E", at="N4 E2 S4 W4", dice="red blue black black")
    s.play("ask for help", "reroll 1 2")
    assert s.tao("E") == "black black"


def test_sorcerers_hut() -> None:
    """GS §10: no right stone, 1 Qi, never an incarnation."""
    s = village(at=stands(3), ghosts="N0:39 E1:62 S2:10", curse="qi")
    s.play("ask for help")
    assert s.g.qi[0] == 3, "the ghost goes first"
    s.refused("banish E1", "incarnation").refused("banish W0", "no-ghost-there")
    s.play("banish N0")
    assert s.ghosts() == "E1:62 S2:10" and s.g.qi[0] == 2 and s.g.rolled[9] == 0


def test_sorcerers_hut_at_one_qi() -> None:
    """GS r16: allowed; the ghost goes, then the Taoist dies."""
    s = village(at=stands(3), ghosts="N0:39", qi="N:1", tao="N:red,red", buddhas_held="N:1", deck="13")
    s.play("ask for help")
    assert s.ghosts() == "" and s.g.qi[0] == 0 and s.g.at[0] == -1 and s.tao("N") == ""
    assert s.g.yin_yang[0] == 0 and buddhas_at_temple(s.g) == 2 and s.g.active == board("E")


def test_night_watchman() -> None:
    """GS §10: all figures of one board go back to their cards."""
    s = village(ghosts="E0:1! E1:5! S0:8! W0:30")
    s.play("ask for help")
    assert s.offered == ["watch E", "watch S"]
    s.refused("watch W", "no-figure-out")
    s.play("watch E")
    assert s.ghosts() == "E0:1 E1:5 S0:8! W0:30"


def test_circle_of_prayer() -> None:
    """GS §10: a token from the supply; the one that lies there goes back."""
    s = village(at=stands(5), circle="red", supply="blue:0")
    s.play("ask for help")
    assert s.offered == ["pray green", "pray yellow", "pray black"]
    s.refused("pray red", "colour-there").refused("pray blue", "none-in-supply")
    s.play("pray black")
    assert s.g.circle == 5 and s.g.tao_supply[1] == 4 and s.g.tao_supply[5] == 3


def test_pavilion_moves_a_ghost_and_another_taoist() -> None:
    """GS r17: one step, not the acting Taoist; r18: either half may be declined."""
    s = village(at=stands(6), ghosts="N0:8!m E1:46")
    s.play("ask for help")
    s.refused("move W0", "no-ghost-there")
    s.play("move N0")
    s.refused("to E1", "ghost-there")
    s.play("to S2")
    assert s.ghosts() == "E1:46 S2:8!m" and s.question == "wind-taoist"
    s.refused("move Taoist N", "not-another-taoist")
    s.play("move Taoist W")
    s.refused("step to 4", "here-already")
    assert len(s.offered) == 8
    s.play("step to 8")
    assert s.g.at[3] == 8
    s = village(at=stands(6), ghosts="N0:8")
    s.play("ask for help", "move no ghost", "move no Taoist")
    assert s.ghosts() == "N0:8" and s.question == "yang"


def test_pavilion_any_tile() -> None:
    """GS r17: the other reading is a switch."""
    s = village(at="N6 E0 S4 W4", ghosts="N0:8", rules={"pavilion_taoist_move": "any_tile"})
    s.play("ask for help", "move no ghost", "move Taoist E")
    assert len(s.offered) == 8
    s = village(at="N6 E0 S4 W4", ghosts="N0:8")
    s.play("ask for help", "move no ghost", "move Taoist E")
    s.refused("step to 8", "not-adjacent")
    assert s.offered == ["step to 1", "step to 3", "step to 4"]


def test_pavilion_alone() -> None:
    """GS §3.2, r17: in the solo game the wind moves one's own Taoist; r48: then no second blue action elsewhere."""
    s = village(at=stands(6), neutral="E S W", ghosts="W1:12 W2:16", power_tokens="N:3")
    s.play("borrow S", "ask for help", "move no ghost", "move Taoist N", "step to 3")
    assert s.g.at[0] == 3
    s.refused("attempt exorcism", "other-tile")


def test_the_wind_carries_a_blocker() -> None:
    """GS r19: the block follows the ghost to the new board."""
    s = village(at=stands(6), ghosts="E0:14 N0:8m", powers=(MANTRA,))
    assert not power_works(s.g, Board(1)) and power_works(s.g, Board(3))
    s.play("ask for help", "move E0", "to W0", "move no Taoist")
    assert power_works(s.g, Board(1)) and not power_works(s.g, Board(3)) and s.g.mantra == 0


def test_the_wind_blows_a_ghost_into_a_buddha() -> None:
    """GS §12: discarded, no stones, the Buddha goes back."""
    s = village(at=stands(6), ghosts="E0:39", buddhas="W0")
    s.play("ask for help", "move E0", "to W0", "move no Taoist")
    assert s.ghosts() == "" and s.buddhas() == "" and s.g.discards == [39]


def test_tea_house() -> None:
    """GS §10, r36: 1 Tao of choice and 1 Qi as far as there are any; the ghost still comes."""
    s = village(at=stands(7), deck="6")
    s.play("ask for help", "take blue", "W0")
    assert s.tao("N") == "blue" and s.g.qi[0] == 4 and s.ghosts() == "W0:6"
    s = village(at=stands(7), deck="6", supply="red:0 green:0 blue:0 yellow:0 black:0 Qi:0")
    s.play("ask for help", "W0")
    assert s.tao("N") == "" and s.g.qi[0] == 3 and s.ghosts() == "W0:6"


def test_temple_and_same_turn() -> None:
    """GS r14: never placeable in the turn it was taken; it is in the next."""
    s = village(at=stands(8))
    s.play("ask for help")
    assert s.g.buddhas[0] == 1
    s.refused("buddha on E2", "taken-this-turn").refused("ask for help", "acted-already")
    s = village(at=stands(8), neutral="E S W", deck="6 7")
    s.play("ask for help", "end turn", "W0", "buddha on E2")
    assert s.buddhas() == "E2", "the three neutral boards had their turns"
    s = village(at=stands(8), buddhas_held="N:1", neutral="W", power_tokens="N:1")
    s.play("yin-yang help 8", "buddha on E2")
    s.refused("buddha on S2", "taken-this-turn")
    s = village(at=stands(8), buddhas_held="N:1", ghosts="S2:1")
    s.refused("buddha on S2", "ghost-there").refused("buddha on N0", "not-faced")
    s.play("buddha on E2")
    assert s.buddhas() == "E2"
    s.refused("ask for help", "step-over").refused("buddha on E2", "no-buddha-held")


def test_two_buddhas_from_a_corner() -> None:
    """GS §12: both spots if one holds two."""
    s = village(at=stands(8), buddhas_held="N:2")
    s.refused("yin-yang help 8", "no-buddha-at-temple")
    s.play("buddha on E2")
    s.refused("buddha on E2", "buddha-there")
    s.play("buddha on S2")
    assert s.buddhas() == "E2 S2"


def test_second_wind_at_the_temple() -> None:
    """GS r15: both Buddhas in one turn."""
    s = village(active="S", at="N4 E4 S8 W4", powers=(SECOND_WIND,))
    s.play("ask for help", "ask for help")
    assert s.g.buddhas[2] == 2
    s.refused("buddha on S2", "taken-this-turn")


def test_yin_yang() -> None:
    """GS §11: any active tile's help from anywhere, or un-haunting without a ghost; r28: then that tile's help."""
    s = village(at=stands(7), haunted="7", deck="6")
    s.refused("ask for help", "haunted-tile").refused("yin-yang help 7", "haunted-tile")
    s.refused("yin-yang unhaunt 6", "not-haunted")
    s.play("yin-yang unhaunt 7")
    assert s.haunted() == "" and s.g.yin_yang[0] == 0
    s.refused("yin-yang unhaunt 6", "no-yin-yang").refused("yin-yang help 8", "no-yin-yang")
    s.play("ask for help", "take red", "W0")
    assert s.g.qi[0] == 4


def test_yin_yang_between_steps() -> None:
    """GS §4.2: before or after any step, besides the action."""
    s = village(at=stands(8), powers=(TWIN_WINDS,))
    s.play("ask for help", "yin-yang help 8")
    assert s.g.buddhas[0] == 2
    assert s.g.active == 1, "nothing is left to choose: the turn ended by itself"


def test_guard_tower() -> None:
    """GS §17, r43: look at the top 4, put them back in any order, take a Tao; all Taoists know the order."""
    s = village(at=stands(0), tiles=TOWER, deck="6 17 28 39 50", rules={"guard_tower": True})
    s.play("ask for help")
    assert s.question == "next-card" and s.offered == ["next #39 Blood Drinker", "next #28 Rotten Soul", *s.offered[2:]]
    s.refused("next #50 Black Widow", "not-looked-at")
    s.play("#28 rotten soul", "#39 blood drinker", "#6 zombie", "take red")
    assert s.g.deck[-5:] == [50, 17, 6, 39, 28] and s.tao("N") == "red"
    assert s.g.deck_seen[-5:] == [0, 15, 15, 15, 15]
    s = village(at=stands(0), tiles=TOWER, deck="6 62 0", rules={"guard_tower": True})
    s.play("ask for help", "#62 dark mistress", "take red")
    assert s.g.deck == [6, 62] and s.g.deck_seen == [15, 15], "only two are left"

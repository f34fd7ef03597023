"""The eight artifacts (WM §11, rulings 29, 60-70, 77, 88, 89, 93, 96, T16)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.ghost_stories.cards import GODS_FAVORITE, MANTRA, SECOND_WIND, STRENGTH, Card
from hauntings.games.ghost_stories.geometry import Place
from hauntings.games.ghost_stories.standing import blocked, captors, tao_locked
from hauntings.games.ghost_stories.table import DECK_EMPTY
from hauntings.games.ghost_stories.white_moon.cards import FAMILY_NAMES
from hauntings.games.ghost_stories.white_moon.deaths import FamilyCurse
from tests.scenes.ghost_stories.village import board
from tests.scenes.white_moon.moon import SCHOOL, moon

SUN = FAMILY_NAMES.index("Sun")


def test_life_potion() -> None:
    """WM §11, r89: any Taoist gains 1 Qi, or a dead Taoist returns standing with 1 Qi, or a dead villager; no roll."""
    s = moon(neutral="W", qi="E:0", artifacts="N:life_potion", dead="Li Li Hua").play("life potion")
    assert s.question == "potion"
    assert s.offered == ["Qi to N", "Qi to S", "revive E", "bring back Li", "bring back Hua"]
    s.refused("Qi to E", "not-living").refused("revive W", "not-dead")
    s.refused("bring back Wu", "nobody-of-family-dead")
    s.play("revive E")
    assert s.g.qi[1] == 1 and s.g.at[1] == 0 and s.m.laid_down[1] == 0 and s.owner("life_potion") == "out"
    s = moon(artifacts="N:life_potion", dead="Li").play("life potion", "bring back Li")
    assert s.villagers() == "0:Li" and s.dead() == "" and s.m.reminder == 0
    s = moon(artifacts="N:life_potion").play("life potion", "Qi to S")
    assert s.g.qi[2] == 4


def test_life_potion_needs_room() -> None:
    """WM §11, r136: a villager needs fewer than 3 on an unhaunted tile; the centre tile without a Cemetery."""
    s = moon(artifacts="N:life_potion", dead="Li", villagers="0:Sun,Sun,Wu").play("life potion")
    s.refused("bring back Li", "no-room-to-return")
    s = moon(artifacts="N:life_potion", dead="Li", tiles="10 1 2 3 4 5 6 7 8").play("life potion", "bring back Li")
    assert s.villagers() == "4:Li"
    s = moon(artifacts="N:life_potion", supply="Qi:0", dead="Li Hua", qi="E:0").play("life potion")
    s.refused("Qi to N", "no-qi-left").refused("revive E", "no-qi-left")
    moon(artifacts="N:life_potion", supply="Qi:0").refused("life potion", "potion-helps-nobody")


def test_a_revived_taoist_stands() -> None:
    """WM r89: even if laid down before dying."""
    s = moon(at="N0 E4 S4 W4", qi="E:1", laid_down="E").happen(LOSE_QI[1]).play("ask for help")
    assert s.g.at[1] == 0 and s.m.laid_down[1] == 0


def test_moon_dust() -> None:
    """WM §11, r137: a crystal from the reserve; not with an empty one; it may be spent but not placed this turn."""
    s = moon(at="N0 E4 S4 W4", artifacts="N:moon_dust").play("moon dust")
    assert s.m.crystals[0] == 1 and s.owner("moon_dust") == "out"
    s.refused("place crystal", "crystal-of-this-turn").refused("moon dust", "not-your-artifact")
    moon(artifacts="N:moon_dust", reserve=0).refused("moon dust", "reserve-empty")
    moon(artifacts="E:moon_dust").refused("moon dust", "not-your-artifact")


def test_scroll_of_unity() -> None:
    """WM §11, r29, r96, r100: all others may come at once, in turn order, from anywhere, villagers as far as they have
    room; a laid-down one stands up in place; the owner's move is over."""
    s = moon(artifacts="N:scroll_of_unity", at="N0 E8 S7 W4", villagers="0:Li,Li 8:Hua,Sun 7:Wu 4:Sheng", laid_down="W")
    s.play("scroll of unity")
    assert s.question == "scroll of E" and s.offered == ["stay", "come", "come with the villager"]
    s.play("come with the villager")
    assert s.question == "scroll of S" and s.offered == ["stay", "come"]
    s.refused("come with the villager", "no-room-there")
    s.play("come")
    assert s.question == "scroll of W"
    s.refused("come with the villager", "lies-down")
    s.play("come")
    assert list(s.g.at) == [0, 0, 0, 4] and s.m.laid_down[3] == 0 and s.villagers().startswith("0:Hua,Li,Li")
    s.refused("move to 1", "moved-already")


def test_scroll_without_villagers() -> None:
    """WM r29: nobody to bring, or a haunted tile: alone."""
    s = moon(artifacts="N:scroll_of_unity", at="N0 E8 S0 W8", haunted="0", villagers="8:Hua").play("scroll of unity")
    s.refused("come with the villager", "haunted-there")
    s.play("stay", "come")
    assert list(s.g.at) == [0, 8, 0, 0]
    s = moon(artifacts="N:scroll_of_unity", at="N0 E8 S0 W0").play("scroll of unity")
    s.refused("come with the villager", "no-villager-here")
    moon(artifacts="N:scroll_of_unity").refused("scroll of unity", "nobody-to-call")


def test_scroll_solo() -> None:
    """WM r77: alone, the owner takes back every Power token on the centre tile without going there."""
    s = moon(neutral="E S W", at="N0", artifacts="N:scroll_of_unity", centre_tokens=2, power_tokens="N:1")
    s.play("scroll of unity")
    assert s.g.power_tokens[0] == 3 and s.g.centre_tokens == 0
    moon(neutral="E S W", at="N0", artifacts="N:scroll_of_unity").refused("scroll of unity", "nobody-to-call")


def test_firework() -> None:
    """WM §11, r70, r138: the help of any tile that is not haunted, beside one's action; the Cemetery's villager
    appears on the Cemetery."""
    s = moon(artifacts="N:firework", dead="Li", haunted="7", curse="none").play("firework")
    assert s.question == "light" and "light up 7" not in s.offered
    s.refused("light up 7", "haunted-tile").refused("light up 3", "no-ghost-to-banish")
    s.play("light up 0")
    assert s.villagers() == "0:Li" and s.g.helps == 0 and s.owner("firework") == "out"
    moon(artifacts="N:firework", haunted="0 1 2 3 4 5 6 7 8").refused("firework", "no-tile-helps")


def test_vengeful_claw() -> None:
    """WM §11, T16, r101: after a failure, 1 Tao token of the colour of a ghost faced; partial success gives nothing."""
    s = moon(at="N0 E4 S4 W4", ghosts="N0:34 W0:5", dice="blue blue blue", artifacts="N:vengeful_claw")
    s.play("attempt exorcism")
    assert s.question == "claw" and s.offered == ["claw nothing", "claw red", "claw yellow"]
    s.refused("claw blue", "not-a-targets-colour")
    s.play("claw yellow")
    assert s.tao("N") == "yellow"
    s = moon(at="N0 E4 S4 W4", ghosts="N0:34 W0:5", dice="red blue blue", artifacts="N:vengeful_claw", deck="17")
    s.play("attempt exorcism")
    assert s.ghosts().startswith("W0:5") and s.tao("N") == ""


def test_claw_and_the_supply() -> None:
    """WM r66: any resistance colour of an incarnation, the Shapeshifter's board's colour; nothing if the supply has
    none."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:58", dice="black black black", artifacts="N:vengeful_claw", supply="red:0")
    s.play("attempt exorcism")
    assert s.offered == ["claw nothing", "claw green", "claw blue", "claw yellow"]
    s.refused("claw red", "none-in-supply").refused("claw black", "not-a-targets-colour")
    s.play("claw nothing")
    s = moon(at="N1 E4 S4 W4", ghosts="N1:81", dice="black black black", artifacts="N:vengeful_claw")
    s.play("attempt exorcism", "claw red")
    assert s.tao("N") == "red"
    s = moon(at="N1 E4 S4 W4", ghosts="N1:34", dice="black black black", artifacts="N:vengeful_claw", supply="red:0")
    assert s.play("attempt exorcism").question == "yang"


def test_claw_once_a_turn() -> None:
    """WM r67: two failures of Second Wind, one token."""
    s = moon(
        active="S", powers=(SECOND_WIND,), at="N4 E4 S7 W4", ghosts="S1:19", artifacts="S:vengeful_claw",
        dice="red red red red red red",
    )  # fmt: skip
    s.play("attempt exorcism", "claw blue", "attempt exorcism")
    assert s.question == "yang" and s.tao("S") == "blue"


def test_armor_on_arrival() -> None:
    """WM §11, r60, r93, r139: the whole left stone or nothing, on the owner's own board, in anyone's turn."""
    s = moon(active="W", artifacts="N:armor_of_the_just", deck="36 6", tao="E:blue").happen(BRING_GHOST).play("N0")
    assert s.question == "armor of N"
    s.play("wear the armor")
    assert s.question == "yang" and not blocked(s.g, board("N")) and s.ghosts() == "N0:36"
    assert s.told("armor-ignores") == [(0, 36, 0)]
    s = moon(active="W", artifacts="N:armor_of_the_just", deck="36 6").happen(BRING_GHOST).play("N0", "leave the armor")
    assert s.question == "place-ghost" and blocked(s.g, board("N"))
    s = moon(artifacts="N:armor_of_the_just", deck="55", tao="E:blue").happen(BRING_GHOST)
    s.play("N0", "wear the armor")
    assert s.tao("E") == "blue"


def test_armor_and_others() -> None:
    """WM §11, r139: not another's board, not an incarnation, not a stone that is not there."""
    assert moon(artifacts="N:armor_of_the_just", deck="25 6").happen(BRING_GHOST).play("E0").question == "place-ghost"
    s = moon(artifacts="N:armor_of_the_just", deck="61", tao="E:blue").happen(BRING_GHOST).play("N0")
    assert s.tao("E") == "" and s.question == "yang"
    assert moon(artifacts="N:armor_of_the_just", deck="34").happen(BRING_GHOST).play("N0").question == "yang"


def test_armor_and_a_moved_ghost() -> None:
    """WM §11, r61: of a ghost moved there only the held die and the Tao lock; they start again on another board."""
    s = moon(at="N6 E4 S4 W4", artifacts="N:armor_of_the_just", ghosts="E0:47 E1:50 E2:25")
    s.play("ask for help", "move E0", "to N0")
    assert s.question == "armor"
    s.play("wear the armor", "move no Taoist")
    assert captors(s.g) == 0 and tao_locked(s.g)
    s.play("yin-yang help 6", "move N0", "to S0", "move no Taoist")
    assert captors(s.g) == 1
    s = moon(at="N6 E4 S4 W4", artifacts="N:armor_of_the_just", ghosts="E0:47 E1:50 E2:25")
    s.play("ask for help", "move E2", "to N0", "move no Taoist")
    assert blocked(s.g, board("N")), "a power block is not ignored"
    s = moon(at="N6 E4 S4 W4", artifacts="N:armor_of_the_just", ghosts="E1:50")
    s.play("ask for help", "move E1", "to N0", "leave the armor", "move no Taoist")
    assert tao_locked(s.g)


def test_armor_and_a_move_on_the_same_board() -> None:
    """WM r109: the ghost has moved: its stone starts again, and the Armor may ignore it again."""
    s = moon(at="N6 E4 S4 W4", artifacts="N:armor_of_the_just", deck="46").happen(BRING_GHOST)
    s.play("N0", "wear the armor", "ask for help", "move N0", "to N1")
    assert s.question == "armor" and captors(s.g) == 1
    s.play("wear the armor", "move no Taoist")
    assert captors(s.g) == 0


def test_a_power_block_starts_again() -> None:
    """WM r61: ignored on the owner's board, it works on the next one; and it works when the ghost comes back to the
    very space where the Armor ignored it, so that the Mantra comes off (GS r32)."""
    s = moon(
        active="W", powers=(MANTRA,), at="N4 E4 S4 W6", artifacts="W:armor_of_the_just", ghosts="N0:34m", deck="3"
    ).happen(BRING_GHOST)  # fmt: skip
    s.play("W0", "wear the armor")
    assert not blocked(s.g, board("W")) and s.g.mantra == 1
    s.play("ask for help", "move W0", "to E0", "move no Taoist")
    assert blocked(s.g, board("E")) and not blocked(s.g, board("W")) and s.g.mantra == 1
    s.play("yin-yang help 6", "move E0", "to W0", "move no Taoist")
    assert blocked(s.g, board("W")) and s.g.mantra == 0


def test_armor_changes_hands() -> None:
    """WM r62: ghosts in play keep their state until they move."""
    s = moon(artifacts="N:armor_of_the_just", deck="50", qi="N:3 E:3").happen(BRING_GHOST).play("N0", "wear the armor")
    s.m.artifacts = [owner if owner < 0 else board("E") for owner in s.m.artifacts]
    assert not tao_locked(s.g)
    s = moon(ghosts="N0:50", artifacts="N:armor_of_the_just")
    assert tao_locked(s.g), "a ghost that was there before"


def test_armor_and_the_grey_hunter() -> None:
    """WM r63: no devouring on arrival; its centre stone is unaffected."""
    s = moon(artifacts="N:armor_of_the_just", deck="75", villagers="0:Li").happen(BRING_GHOST)
    s.play("N0", "wear the armor")
    assert s.dead() == "" and s.ghosts() == "N0:75"
    s.happen(GHOSTS_ACT)
    assert s.dead() == "Li"


def test_shield_of_time() -> None:
    """WM §11, r65, r140: a ghost of the owner's colour, drawn in the own turn, may go under the deck; draw again."""
    s = moon(artifacts="N:shield_of_time", deck="34 38 17").happen(FamilyCurse(SUN, Place(0)))
    assert s.question == "shield" and s.offered == ["keep the ghost", "raise the shield"]
    s.play("raise the shield")
    assert s.question == "shield" and s.g.deck[0] == 34 and s.told("shield-sends") == [(0, 34)]
    s.play("raise the shield")
    assert s.question == "place-ghost" and s.g.drawn == 17 and s.g.deck[:2] == [38, 34]
    s = moon(artifacts="N:shield_of_time", deck="34 17").happen(BRING_GHOST).play("keep the ghost", "N0")
    assert s.ghosts() == "N0:34"


def test_shield_not_for_others() -> None:
    """WM §11: not in another's turn, not against incarnations, no colours by Power tokens."""
    assert moon(active="E", artifacts="N:shield_of_time", deck="34").happen(BRING_GHOST).question == "place-ghost"
    assert moon(artifacts="N:shield_of_time", deck="61").happen(BRING_GHOST).question == "place-ghost"
    s = moon(neutral="S", power_tokens="N:1", artifacts="N:shield_of_time", deck="17").play("borrow S")
    assert s.happen(BRING_GHOST).question == "place-ghost"


def test_shield_loop() -> None:
    """WM r64: a card already sent down during the same arrival must be kept when it comes up again."""
    s = moon(artifacts="N:shield_of_time", deck="34 38 61 0").happen(BRING_GHOST)
    s.g.deck = [Card(38)]
    s.g.deck_seen = [0]
    s.g.unused = [*s.g.unused, Card(61)]
    s.g.undefeated = 0
    s.play("raise the shield")
    assert s.g.drawn == 38 and s.question == "shield"
    s.play("raise the shield")
    assert s.question == "place-ghost" and s.g.drawn == 34, "34 comes up again and stays"
    s.play("N0")
    assert s.m.shielded == []


def test_shield_and_the_last_card() -> None:
    """WM r88: the loss test at the draw comes first."""
    s = moon(artifacts="N:shield_of_time", deck="34 0", ghosts="S0:61").happen(BRING_GHOST)
    assert s.g.outcome == DECK_EMPTY


def test_divine_sword() -> None:
    """WM §11, r141: one die is set to white and only the others are rolled; optional; held dice go first."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:38", dice="red blue", artifacts="N:divine_sword").play("attempt exorcism")
    assert s.question == "sword"
    s.play("draw the sword")
    assert s.ghosts() == "" and s.g.rolled[7] == 2 and s.told("sword-drawn") == [(0,)]
    s = moon(at="N1 E4 S4 W4", ghosts="N1:38", dice="red blue blue", artifacts="N:divine_sword", deck="17")
    s.play("attempt exorcism", "leave the sword")
    assert s.ghosts() == "N1:38" and s.g.rolled[7] == 3
    s = moon(at="N1 E4 S4 W4", ghosts="N1:34 E0:47", dice="blue", artifacts="N:divine_sword")
    s.play("attempt exorcism", "draw the sword")
    assert s.ghosts() == "E0:47" and s.g.rolled[7] == 1


def test_sword_and_green_powers() -> None:
    """WM §11, r102, r141: Strength of a Mountain 1 + 3; re-rolls as usual; no die at all, no effect."""
    sword = "E:divine_sword"
    s = moon(
        active="E", powers=(STRENGTH,), at="N4 E5 S4 W4", ghosts="E1:33", dice="green green", grey="green",
        artifacts=sword,
    )  # fmt: skip
    s.play("attempt exorcism", "draw the sword")
    assert s.g.exorcised == 0 and s.ghosts() == "" and s.g.rolled[8] == 1
    s = moon(
        active="E", powers=(GODS_FAVORITE,), at="N4 E5 S4 W4", ghosts="E1:27", dice="blue red green", artifacts=sword
    )
    s.play("attempt exorcism", "draw the sword")
    assert s.question == "reroll-dice"
    s.play("reroll 1")
    assert s.ghosts() == ""
    held = "N0:46 N1:47 N2:48"
    s = moon(active="E", at="N4 E5 S4 W4", ghosts=f"E1:27 {held}", artifacts=sword, deck="17").play("attempt exorcism")
    assert s.told("sword-drawn") == [] and "E1:27" in s.ghosts()
    s = moon(
        active="E", powers=(STRENGTH,), at="N4 E5 S4 W4", ghosts=f"E1:23 {held}", artifacts=sword
    ).play("attempt exorcism", "draw the sword")  # fmt: skip
    assert "E1:23" not in s.ghosts() and s.g.rolled[8] == 0


def test_sword_and_the_nameless() -> None:
    """WM r68: white is worth nothing, so the Sword is left aside."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:38 S0:65", dice="red blue blue", artifacts="N:divine_sword", deck="17")
    s.play("attempt exorcism")
    assert s.g.rolled[7] == 3 and s.ghosts().startswith("N1:38")


def test_sword_at_the_school() -> None:
    """WM T18: one die is set to white; if no target is exorcised, the Claw takes a token of the target colour."""
    s = moon(tiles=SCHOOL, ghosts="S0:44", dice="blue blue", artifacts="N:divine_sword,vengeful_claw")
    s.play("ask for help", "against red", "draw the sword")
    assert s.question == "claw" and s.offered == ["claw nothing", "claw red"]
    s.play("claw red")
    assert s.tao("N") == "red" and s.ghosts() == "S0:44"


def test_life_potion_in_the_yang_phase_of_another() -> None:
    """WM §11, r112: a switch; the active player asks, the owner uses it or keeps it for this turn."""
    anybodys = {"life_potion": "any_yang"}
    s = moon(artifacts="E:life_potion", rules=anybodys).play("life potion")
    assert s.question == "potion of E" and s.offered[:2] == ["keep the potion", "Qi to N"]
    s.play("Qi to S")
    assert s.g.qi[2] == 4 and s.owner("life_potion") == "out" and s.question == "yang"
    assert s.told("used-artifact") == [(1, 0)]
    s = moon(artifacts="E:life_potion", rules=anybodys).play("life potion", "keep the potion")
    assert s.owner("life_potion") == "E" and s.question == "yang"
    s.refused("life potion", "keeps-potion")
    s = moon(artifacts="N:life_potion", rules=anybodys).play("life potion")
    assert s.question == "potion" and s.offered[0] == "Qi to N"
    s.refused("keep the potion", "used-up")
    moon(artifacts="E:life_potion").refused("life potion", "not-your-artifact")
    moon(rules=anybodys).refused("life potion", "not-your-artifact")

"""The Portal, rescue, rewards and inheritance (WM §5.1, §5.4, §16, rulings 33-38, T01, T15, T20)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.cards import HEAVENLY_GUST, SECOND_WIND
from hauntings.games.ghost_stories.table import ALL_DEAD
from hauntings.games.ghost_stories.white_moon.cards import FAMILY_NAMES
from hauntings.games.ghost_stories.white_moon.rewards import FamilyReward
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.i18n.white_moon import WhiteMoonSpeaker
from hauntings.i18n.words import LANGUAGES, Words
from tests.scenes.white_moon.moon import SCHOOL, MoonScene, moon


def reward(family: str) -> FamilyReward:
    return FamilyReward(FAMILY_NAMES.index(family))


def rescuer(villagers: str, rescued: str = "", dead: str = "") -> MoonScene:
    return moon(active="E", villagers=villagers, tiles=SCHOOL, rescued=rescued, dead=dead)


def test_rescue() -> None:
    """WM §5.4: the top villager of the Portal tile goes to the Shelter; it is the action of the turn."""
    s = rescuer("4:Hua,Li").play("rescue")
    assert s.rescued() == "Hua" and s.villagers() == "4:Li" and s.told("rescued") == [(12, 4)]
    s.refused("rescue", "acted-already").refused("ask for help", "acted-already")


def test_where_one_can_rescue() -> None:
    """WM §5.4, r33: on the Portal tile only; a haunted Portal tile holds nobody."""
    moon(active="E", at="N4 E0 S4 W4", villagers="0:Hua").refused("rescue", "not-at-portal")
    moon(active="E", villagers="0:Hua").refused("rescue", "nobody-at-portal")
    moon(active="E", villagers="0:Hua", haunted="4").refused("rescue", "nobody-at-portal")
    moon(active="E", ghosts="W0:76", villagers="4:Hua").refused("rescue", "portal-gone")
    s = moon(active="E", at="N4 E8 S4 W4", portal=8, villagers="8:Hua").play("rescue")
    assert s.rescued() == "Hua"


def test_second_wind_rescues_twice() -> None:
    """WM T01: both are in the Shelter; the active player gains the Life Potion; no Hua reward."""
    s = moon(active="S", powers=(SECOND_WIND,), villagers="4:Long,Hua").play("rescue", "rescue")
    assert s.rescued() == "Long Hua" and s.owner("life_potion") == "S" and s.owner("divine_sword") == "reserve"


def test_second_wind_does_not_mix() -> None:
    """WM §5.4: two exorcisms, or the tile action twice, or two rescues."""
    s = moon(active="S", powers=(SECOND_WIND,), villagers="4:Li,Hua", tiles=SCHOOL).play("rescue")
    s.refused("ask for help", "help-or-rescue").refused("attempt exorcism", "acted-already")
    s = moon(active="S", powers=(SECOND_WIND,), villagers="4:Li,Hua", tiles=SCHOOL)
    s.play("ask for help", "against black").refused("rescue", "help-or-rescue")
    s.play("ask for help", "against black").refused("rescue", "acted-already")


def test_heavenly_gust() -> None:
    """WM §5.4: an exorcism plus either the tile action or a rescue, in any order; never both of these."""
    s = moon(
        active="S", powers=(HEAVENLY_GUST,), at="N4 E4 S7 W4", portal=7, villagers="7:Li,Hua", ghosts="S1:12",
        dice="red red red",
    )  # fmt: skip
    s.play("rescue")
    s.refused("rescue", "acted-already").refused("ask for help", "acted-already")
    s.play("attempt exorcism")
    assert s.rescued() == "Li" and s.ghosts() == "S1:12"
    s.refused("rescue", "acted-already")
    s = moon(
        active="S", powers=(HEAVENLY_GUST,), at="N4 E4 S7 W4", portal=7, villagers="7:Li,Hua", ghosts="S1:12",
        dice="red red red",
    )  # fmt: skip
    s.play("attempt exorcism", "rescue")
    assert s.rescued() == "Li"


def test_a_borrowed_blue_power_rescues() -> None:
    """WM r38: a Power token for a neutral blue board works for rescues as for the blue Taoist."""
    s = moon(neutral="S", powers=(SECOND_WIND,), power_tokens="N:1", villagers="4:Li,Hua")
    s.play("borrow S", "rescue", "rescue")
    assert s.rescued() == "Li Hua"


def test_a_yin_yang_cannot_rescue() -> None:
    """WM T20, §5.4, r120: neither a Yin-Yang nor the Firework rescues: the help of the Portal tile is the tile's."""
    s = moon(active="E", at="N4 E0 S4 W4", villagers="4:Hua", artifacts="E:firework", ghosts="N0:34!")
    s.refused("rescue", "not-at-portal")
    s.play("yin-yang help 4", "firework")
    assert s.question == "light" and not [word for word in s.offered if "rescue" in word]


def test_a_whole_family() -> None:
    """WM §5.4: the reward comes with the last member; a dead member must be brought back first."""
    s = rescuer("4:Hua", rescued="Hua Hua").play("rescue")
    assert s.owner("divine_sword") == "E" and s.told("family-complete") == [(12,)]
    s = rescuer("4:Hua", rescued="Hua", dead="Hua").play("rescue")
    assert s.owner("divine_sword") == "reserve"


def test_two_families_in_order() -> None:
    """WM r34: rewards in order of completion."""
    s = moon(active="S", powers=(SECOND_WIND,), villagers="4:Long,Weng").play("rescue", "rescue")
    assert s.told("gained-artifact") == [(2, 0), (2, 3)]


def test_artifacts_of_neutral_turns() -> None:
    """WM r35, T15: the next living player in turn order gets the artifact."""
    s = moon(active="W", neutral="W", qi="N:0", receptacles="NW NE SE SW", villagers="4:Long", turn=True)
    assert s.question == "barrier of the group"
    s.play("rescue")
    while s.question == "barrier of the group":
        s.play("pass")
    assert s.owner("life_potion") == "E"


def test_wu_reward() -> None:
    """WM §5.1, r86, r117: an available Buddha on any free icon, even with a haunted Temple; Su-Ling blocks none."""
    s = moon(haunted="8", ghosts="N0:34", buddhas="N1", su_ling="N2").happen(reward("Wu"))
    assert s.question == "wu-buddha of the group"
    s.refused("Buddha on N0", "ghost-there").refused("Buddha on N1", "buddha-there")
    s.play("Buddha on N2")
    assert s.g.buddha[2] == 1 and s.told("laid-buddha") == [(0, 2)]
    s = moon(buddhas="N1", buddhas_held="E:1").happen(reward("Wu"))
    assert s.question == "yang", "none available: lost"
    s = moon().happen(reward("Wu")).play("no Buddha")
    assert sum(s.g.buddha) == 0
    s = moon(tiles="0 1 2 3 4 5 6 7 10").happen(reward("Wu"))
    assert s.question == "wu-buddha of the group", "without the Temple they come from the box"


def test_li_reward() -> None:
    """WM r36: three Qi for living Taoists, as many as the supply has; nobody is revived."""
    s = moon(neutral="W", qi="E:0").happen(reward("Li"))
    assert s.offered == ["Qi to N", "Qi to S"]
    for words in [Words(language) for language in LANGUAGES]:
        asked = WhiteMoonSpeaker(words).asks(BOX.view(s.g, 0, s.rules))
        assert words.say("gs-kind-give-qi") not in asked, "no incarnation pays it"
    s.play("Qi to N", "Qi to S", "Qi to N")
    assert s.g.qi == [5, 0, 4, 3]
    s = moon(neutral="E S W", supply="Qi:2").happen(reward("Li"))
    assert s.g.qi[0] == 5 and s.question == "yang"


def test_xiang_reward() -> None:
    """WM r37, r91: a Tao token of each colour that the supply has, for living Taoists of the group's choice."""
    s = moon(supply="green:0", qi="S:0").happen(reward("Xiang"))
    assert s.question == "tao-to of the group" and s.offered == ["Tao to N", "Tao to E", "Tao to W"]
    s.refused("Tao to S", "not-living")
    s.play("Tao to N", "Tao to E", "Tao to E", "Tao to W")
    assert (s.tao("N"), s.tao("E"), s.tao("W")) == ("red", "blue yellow", "black")


def test_zhou_reward() -> None:
    """WM §5.1, r118: a Mystic Barrier at the end of this turn; from the reserve first, then from holders."""
    s = moon(crystals="N:1 E:1 S:1", receptacles="NW", ghosts="E0:34").happen(reward("Zhou"))
    assert s.m.barrier_due == 1 and s.question == "yang" and s.told("barrier-due") == [()]
    s.play("end turn")
    assert s.question == "barrier-crystal of the group"
    s.refused("crystal from W", "no-crystal")
    s.play("crystal from E", "crystal from S")
    assert s.m.crystals == [0, 0, 0, 0] and s.m.receptacles == [1, 1, 1, 1], "the last one must come from N"
    assert s.question == "barrier of the group"
    s = moon(crystals="N:2", receptacles="NW", ghosts="E0:34").happen(reward("Zhou")).play("end turn")
    assert s.m.crystals == [0, 0, 0, 0] and s.told("crystal-placed") == [(-1, 1), (0, 2), (0, 3)], "the reserve's first"


def test_inheritance() -> None:
    """WM §16, r133, r144: the dead leave each artifact to a living one, or it is out; crystals go to the reserve."""
    s = moon(qi="E:1", artifacts="E:divine_sword,firework", crystals="E:2", laid_down="E").happen(LOSE_QI[1])
    assert s.question == "inherit of E" and s.m.crystals[1] == 0 and s.m.crystal_reserve == 4
    assert s.told("lost-crystals") == [(1, 2)] and s.m.laid_down[1] == 0
    s.refused("heir E", "not-living")
    s.play("heir W", "no heir")
    assert s.owner("firework") == "W" and s.owner("divine_sword") == "out"
    s = moon(neutral="E S W", qi="N:1", artifacts="N:firework").happen(LOSE_QI[0])
    assert s.g.outcome == ALL_DEAD


def test_an_heir_may_use_it_at_once() -> None:
    """WM §16, r144: inheriting does not wait for a turn."""
    s = moon(qi="E:1", artifacts="E:moon_dust").happen(LOSE_QI[1]).play("heir N", "moon dust")
    assert s.m.crystals[0] == 1

"""Haunters, retreat, devourers, the order of the ghosts (WM §7, rulings 20-25, T02, T04)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.haunting import HAUNT_LINE
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.ghost_stories.table import VILLAGE_FALLEN
from hauntings.games.ghost_stories.white_moon.table import BY_DEVOURER, BY_HAUNTING, BY_RETREAT
from tests.scenes.ghost_stories.village import board, space
from tests.scenes.white_moon.moon import moon


def test_ghosts_act_from_the_right() -> None:
    """WM §4, §7.1, r113: rightmost first; the state left by one is what the next one sees."""
    s = moon(ghosts="N0:34 N1:72", villagers="0:Li 1:Hua").happen(GHOSTS_ACT)
    assert [event.what for event in s.g.events][:3] == ["haunter-advances", "retreated", "villager-died"]
    s = moon(active="S", ghosts="S0:12 S2:12", villagers="6:Li 8:Sun").happen(GHOSTS_ACT)
    assert [args[3] for args in s.told("retreated")] == [space("S2"), space("S0")]


def test_incarnations_act_in_their_place() -> None:
    """WM §7.1, r122: what an incarnation does in the Yin phase has its own place in the order from the right."""
    s = moon(ghosts="N0:72 N1:77 N2:73", villagers="0:Li 1:Miao 2:Miao 8:Chang").happen(GHOSTS_ACT)
    assert s.dead() == "Li" and s.question == "villager-dies of the group"
    s.play("victim at 8")
    assert s.dead() == "Li Chang Miao" and s.villagers() == "1:Miao"


def test_newcomers_wait() -> None:
    """WM §7.1, r121: only ghosts that are there when step 1 begins act."""
    s = moon(ghosts="N0:72", villagers="0:Sun 1:Li 2:Li", deck="73 6", turn=True)
    s.play("N1")
    assert s.dead() == "Sun" and s.ghosts() == "N0:72 N1:73" and s.question == "place-ghost", "step 3"


def test_retreat() -> None:
    """WM §7.2, r123: the top villager of the first stack goes one tile straight away; the next one is turned up."""
    s = moon(active="S", ghosts="S1:12", villagers="4:Zhou,Hua 1:Li", turn=True)
    assert s.villagers() == "1:Zhou,Li 4:Hua" and s.dead() == "" and s.ghosts().startswith("S1:12!")
    assert s.told("retreated") == [(11, 4, 1, int(space("S1")))] and s.told("turned-up") == [(12, 4)]
    assert s.m.reminder == 0, "a retreat is no event"
    s = moon(active="S", ghosts="S1:12", turn=True)
    assert s.ghosts().startswith("S1:12!"), "with no villager in the line only the figure moves"


def test_retreat_kills_zhou() -> None:
    """WM T02: no room behind: Zhou dies, the group chooses who loses 1 Qi, the next is face up, Su-Ling may move."""
    s = moon(active="S", ghosts="S1:12", villagers="4:Zhou,Hua 1:Li,Li,Li", turn=True, deck="6")
    assert s.question == "zhou-qi of the group" and s.dead() == "Zhou"
    assert s.told("villager-died") == [(11, 4, BY_RETREAT, int(space("S1")))]
    s.play("Qi from N", "W0")
    assert s.g.qi == [2, 3, 3, 3] and s.top(4) == "Hua" and "Su-Ling to N0" in s.offered


def test_retreat_before_haunted_and_outside() -> None:
    """WM §7.2: a haunted tile, or none at all behind, kills."""
    s = moon(active="S", ghosts="S1:12", villagers="4:Li", haunted="1", turn=True)
    assert s.dead() == "Li"
    s = moon(active="S", ghosts="S1:12", villagers="1:Li", turn=True)
    assert s.dead() == "Li"


def test_the_first_stack_behind_a_haunted_tile() -> None:
    """WM r20: haunted tiles hold nobody; the first stack is looked for further on."""
    s = moon(active="S", ghosts="S1:12", villagers="4:Li", haunted="7", turn=True)
    assert s.villagers() == "1:Li"


def test_retreat_onto_the_portal() -> None:
    """WM r21: normal; the villager is not rescued by it."""
    s = moon(active="S", ghosts="S1:12", villagers="7:Long", turn=True)
    assert s.villagers() == "4:Long" and s.rescued() == ""


def test_opposite_haunters() -> None:
    """WM r22: independent; always away from the acting ghost."""
    s = moon(active="S", ghosts="S1:12 N1:34", villagers="4:Li", turn=True)
    assert s.villagers() == "1:Li"
    s = moon(active="N", ghosts="S1:12 N1:34", villagers="4:Li", turn=True)
    assert s.villagers() == "7:Li"


def test_swift_haunter() -> None:
    """WM §7.2, r23: its left stone forces a retreat as it arrives, Su-Ling or not; she blocks the later steps."""
    s = moon(villagers="1:Li", deck="52", su_ling="N1").happen(BRING_GHOST).play("N1")
    assert s.ghosts() == "N1:52!" and s.villagers() == "4:Li"
    s.happen(GHOSTS_ACT)
    assert s.ghosts() == "N1:52!" and s.villagers() == "4:Li"


def test_swift_haunter_against_the_armor() -> None:
    """WM r24: the left stone is ignored: figure on the card, no retreat."""
    s = moon(villagers="1:Li", deck="52", artifacts="N:armor_of_the_just").happen(BRING_GHOST).play("N1")
    assert s.question == "armor"
    s.play("wear the armor")
    assert s.ghosts() == "N1:52" and s.villagers() == "1:Li"


def test_a_blocked_figure_stays_out() -> None:
    """WM r25, r45: Su-Ling holds the figure where it is; it may haunt again once she leaves; she stays if the ghost
    goes."""
    s = moon(ghosts="N1:34!", su_ling="N1").happen(GHOSTS_ACT)
    assert s.ghosts() == "N1:34!" and s.haunted() == ""
    s.m.su_ling = 0
    s.happen(GHOSTS_ACT)
    assert s.ghosts() == "N1:34" and s.haunted() == "1"
    s = moon(at="N1 E4 S4 W4", ghosts="N1:34", su_ling="N1", dice="red red red").play("attempt exorcism")
    assert s.ghosts() == "" and s.su_ling() == "N1"


def test_a_haunting_kills_instead() -> None:
    """WM §7.3: villagers on the tile all die and it is not haunted; without them the base rule; no retreat."""
    s = moon(ghosts="N1:34!", villagers="1:Li,Li 4:Hua", turn=True)
    assert s.dead() == "Li Li" and s.haunted() == "" and s.villagers() == "4:Hua"
    assert [args[2] for args in s.told("villager-died")] == [BY_HAUNTING, BY_HAUNTING]
    s = moon(ghosts="N1:34!", villagers="4:Hua", turn=True)
    assert s.haunted() == "1" and s.villagers() == "4:Hua"


def test_shapeless_evil() -> None:
    """WM §7.3: its left stone is a haunting like any other."""
    s = moon(villagers="1:Li", deck="54").happen(BRING_GHOST).play("N1")
    assert s.dead() == "Li" and s.haunted() == ""


def test_a_line_of_haunted_tiles() -> None:
    """WM r81: all three tiles haunted: base rule, the village falls."""
    s = moon(haunted="0 3 6", villagers="4:Li", rules={"difficulty": "initiation"}).happen(HAUNT_LINE[0])
    assert s.g.outcome == VILLAGE_FALLEN


def test_a_devourer_looks_past_an_empty_tile() -> None:
    """WM T04: the top of the first stack in the line dies, and the active player applies its curse."""
    s = moon(active="E", ghosts="E1:70", villagers="4:Hua,Li 3:Sun", turn=True)
    assert s.dead() == "Hua" and s.m.laid_down == [0, 1, 0, 0] and s.top(4) == "Li"
    assert s.told("villager-died") == [(12, 4, BY_DEVOURER, int(space("E1")))]


def test_a_devourer_without_prey_in_its_line() -> None:
    """WM §7.4: the group must choose any other face-up villager."""
    s = moon(active="E", ghosts="E1:70", villagers="0:Li,Sun 8:Li", turn=True)
    assert s.question == "villager-dies of the group" and s.offered == ["victim at 0", "victim at 8"]
    s.play("victim at 0")
    assert s.dead() == "Li" and s.top(0) == "Sun"


def test_the_grey_hunter_devours_on_arrival() -> None:
    """WM §7.4, §13, r125: once, in the line of the space it arrives on; then each Yin phase."""
    s = moon(villagers="1:Li 2:Hua", deck="75").happen(BRING_GHOST).play("N1")
    assert s.dead() == "Li"
    s.happen(GHOSTS_ACT)
    assert s.dead() == "Li Hua"
    s = moon(villagers="3:Li 5:Hua", deck="75").happen(BRING_GHOST).play("N1")
    assert s.question == "villager-dies of the group", "nobody in its line"
    assert moon(deck="75").happen(BRING_GHOST).play("N1").g.qi[0] == 2, "nobody in the village"


def test_su_ling_stops_a_devourer() -> None:
    """WM §8, r128: the devourer does not eat, the tormentor does not roll."""
    s = moon(ghosts="N1:72", su_ling="N1", villagers="1:Li").happen(GHOSTS_ACT)
    assert s.dead() == ""
    s = moon(ghosts="N1:44", su_ling="N1").happen(GHOSTS_ACT)
    assert s.m.reminder == 0


def test_a_possessed_board_pays_for_a_devourer() -> None:
    """WM r78: a dead Taoist's board has steps 1 and 2; the Qi comes from a living Taoist of the group's choice; Hua
    does nothing there."""
    s = moon(active="E", qi="E:0", ghosts="E1:70", turn=True)
    assert s.question == "who-loses-qi of the group"
    s.play("Qi from N")
    assert s.g.active == board("S")
    s = moon(active="E", qi="E:0", ghosts="E1:70", villagers="4:Hua", turn=True)
    assert s.m.laid_down == [0, 0, 0, 0] and s.question == "su-ling of the group"


def test_crystals_of_devourers() -> None:
    """WM §13: some pay a crystal to the exorcist; lost with an empty reserve (r57)."""
    s = moon(at="N1 E4 S4 W4", ghosts="N1:73", dice="red red red").play("attempt exorcism")
    assert s.m.crystals == [1, 0, 0, 0] and s.m.fresh_crystals == 1
    s = moon(at="N1 E4 S4 W4", ghosts="N1:73", dice="red red red", reserve=0).play("attempt exorcism")
    assert s.m.crystals == [0, 0, 0, 0]


def test_a_moved_figure_forces_no_retreat() -> None:
    """WM §7.2, r124: a ghost moved with its figure on the board scares nobody."""
    s = moon(at="N6 E4 S4 W4", ghosts="E0:12!", villagers="1:Li")
    s.play("ask for help", "move E0", "to N1", "move no Taoist")
    assert s.ghosts() == "N1:12!" and s.villagers() == "1:Li" and s.told("retreated") == []

"""Who sees what of White Moon, and how a seat imagines the villagers it has not seen.

Everybody sees the top of every stack, and knows those that were face up before. The order below is hidden.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.view import HIDDEN, PUBLIC, SEEN_BY, Field, View
from hauntings.engine.zones import replaced, shuffled, without
from hauntings.games.ghost_stories.blocks import MOON
from hauntings.games.ghost_stories.cards import COLOUR_NAMES, COLOURS, UNCATCHABLE
from hauntings.games.ghost_stories.geometry import EVERY_PLACE
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import (
    ARTIFACT_NAMES,
    CRYSTALS,
    FAMILY_NAMES,
    VILLAGERS,
)
from hauntings.games.ghost_stories.white_moon.standing import (
    crystals_placed,
    portal_open,
    su_ling_held,
    top,
)
from hauntings.games.ghost_stories.white_moon.su_ling import su_ling_due
from hauntings.games.ghost_stories.white_moon.table import OUT_OF_GAME, VILLAGER_STACKS, Moon, moon_of

MOON_FIELDS: Final = [
    Field("villagers", SEEN_BY, "list[list[int]]", MOON),
    Field("villagers_seen", PUBLIC, "list[list[int]]", MOON),
    Field("shelter", PUBLIC, "list[int]", MOON),
    Field("graveyard", PUBLIC, "list[int]", MOON),
    Field("portal", PUBLIC, "int", MOON),
    Field("portal_first", PUBLIC, "int", MOON),
    Field("su_ling", PUBLIC, "int", MOON),
    Field("reminder", PUBLIC, "int", MOON),
    Field("crystals", PUBLIC, "list[int]", MOON),
    Field("fresh_crystals", PUBLIC, "int", MOON),
    Field("crystal_reserve", PUBLIC, "int", MOON),
    Field("receptacles", PUBLIC, "list[int]", MOON),
    Field("barrier_due", PUBLIC, "int", MOON),
    Field("barrier", PUBLIC, "int", MOON),
    Field("waiting", PUBLIC, "list[int]", MOON),
    Field("artifacts", PUBLIC, "list[int]", MOON),
    Field("armored", PUBLIC, "list[int]", MOON),
    Field("shielded", PUBLIC, "list[int]", MOON),
    Field("laid_down", PUBLIC, "list[int]", MOON),
    Field("rescues", PUBLIC, "int", MOON),
    Field("moon_used", PUBLIC, "int", MOON),
    Field("tao_out", PUBLIC, "list[int]", MOON),
    Field("wu_cards", PUBLIC, "list[int]", MOON),
    Field("swapped", PUBLIC, "int", MOON),
]

COMPUTED: Final = [
    Field("tops", PUBLIC, "list[int]"),
    Field("portal_open", PUBLIC, "bool"),
    Field("su_ling_held", PUBLIC, "bool"),
    Field("su_ling_due", PUBLIC, "bool"),
]


def moon_computed(g: Village) -> dict[str, Plain]:
    """`tops`: the family of the face-up villager at each place, 0 where there is none."""
    m = moon_of(g)
    return {
        "tops": [top(m, place) for place in EVERY_PLACE],
        "portal_open": portal_open(g),
        "su_ling_held": su_ling_held(g),
        "su_ling_due": su_ling_due(g),
    }


def imagines_villagers(g: Village, view: View) -> None:
    """Deal the unseen villagers over the places that nobody has seen; tops are known from the view."""
    m = moon_of(g)
    slots: list[list[i64]] = view["villagers"]
    unseen = VILLAGERS[:]
    for family in m.shelter:
        unseen.remove(family)
    for family in m.graveyard:
        unseen.remove(family)
    for slot in slots:
        for family in slot:
            if family != HIDDEN:
                unseen.remove(family)
    if len(unseen) == len(VILLAGERS) and not slots_left(slots):  # not laid out yet
        return
    dealt = shuffled(g, VILLAGER_STACKS, unseen)
    stacks: list[list[i64]] = []
    for slot in slots:
        stack: list[i64] = []
        for family in slot:
            stack.append(dealt.pop() if family == HIDDEN else family)
        stacks.append(stack)
    m.villagers = stacks


def slots_left(slots: list[list[i64]]) -> bool:
    for slot in slots:
        if len(slot) > 0:
            return True
    return False


def imagines_box(g: Village, m: Moon, view: View) -> None:
    """Uncatchable, once swapped, lies in the box: it is in no deck slot that is unseen."""
    if m.swapped == 0 or UNCATCHABLE not in g.deck:
        return
    n: i64 = g.deck.index(UNCATCHABLE)
    if view["deck"][n] != HIDDEN:
        return
    for card in g.unused:
        if g.cards.is_incarnation(card) and card in g.rules.incarnations:
            g.unused = [*without(g.unused, card), UNCATCHABLE]
            g.deck = replaced(g.deck, n, card)
            return


def moon_imagines(g: Village, view: View, dice: Dice) -> None:
    imagines_villagers(g, view)
    imagines_box(g, moon_of(g), view)


def moon_components(g: Village) -> list[str]:
    """Villagers, crystals, artifacts, Su-Ling, and the Tao tokens out of the game."""
    m = moon_of(g)
    found: list[str] = []
    villagers = m.shelter + m.graveyard
    for stack in m.villagers:
        villagers = villagers + stack
    if len(villagers) == 0:  # not laid out yet: the group still chooses the Portal
        villagers = VILLAGERS
    found.extend([f"villager {FAMILY_NAMES[family]}" for family in villagers])
    count = m.crystal_reserve + sum(m.crystals) + crystals_placed(m)
    found.extend(["Moon Crystal"] * count)
    for artifact, board in enumerate(m.artifacts):
        if OUT_OF_GAME <= board < len(g.seat_of):
            found.append(ARTIFACT_NAMES[artifact])
    if 0 <= m.su_ling <= len(g.ghost):
        found.append("Su-Ling")
    for colour in range(1, COLOURS + 1):
        found.extend([f"{COLOUR_NAMES[colour]} Tao"] * m.tao_out[colour])
    return found


assert CRYSTALS == 4

"""Under the village: searches, whole stacks revealed, ladders (BS §8.1, §11)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.engine.zones import replaced, swapped_in
from hauntings.games.ghost_stories.black_secret.blood import BloodOfSuLing, PutQi
from hauntings.games.ghost_stories.black_secret.cards import (
    BLOOD_OF_SU_LING,
    BLOOD_OF_THE_JUST,
    BONES,
    BUDDHA,
    CELLS,
    CURSED_TABLET,
    DEMONS,
    TOKEN_TYPES,
    URN,
    URNS_FOR_SHADOW,
    cell_place,
    demon_target,
)
from hauntings.games.ghost_stories.black_secret.draw import TAKE_INCARNATION
from hauntings.games.ghost_stories.black_secret.pyramid import CAST_CURSE
from hauntings.games.ghost_stories.black_secret.questions import EXCAVATE, REMOVE_LADDER, cell_in
from hauntings.games.ghost_stories.black_secret.skeletons import MUST, PlaceSkeletons
from hauntings.games.ghost_stories.black_secret.standing import first_taoist, urns, wu_feng
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import NO_LADDER, STACK_EMPTY
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.rules import After
from hauntings.games.ghost_stories.standing import EVERY_SEAT
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN


def goes_home(g: Village, demon: i64) -> None:
    """A demon goes back to Wu-Feng's board; the Enfeeblement Mantra on its slot is freed (BS r58)."""
    secret = secret_of(g)
    if secret.demons[demon] == AT_HOME:
        return
    secret.demons = replaced(secret.demons, demon, AT_HOME)
    if g.mantra == as_token(demon_target(demon)):
        g.mantra = 0
    if g.telling:
        g.tell("demon-home", (demon,))


class Search(Effect[Village]):
    """BS §6, §11: the demon reveals the top token of its cell; it works at once and leaves the game, unless it
    is an Urn or Bones."""

    __match_args__: ClassVar[tuple[str, ...]] = ("demon", "cell")

    def __init__(self, demon: i64, cell: i64) -> None:
        self.demon: Final[i64] = demon
        self.cell: Final[i64] = cell

    def resolve(self, g: Village) -> None:
        token = lifts(g, self.cell)
        if g.telling:
            g.tell("searched", (self.demon, self.cell, token))
        if token == BUDDHA:
            goes_home(g, self.demon)
        elif token == BLOOD_OF_THE_JUST:
            g.do(PutQi(first_taoist(g), 0))
        elif token == CURSED_TABLET:
            g.do(CAST_CURSE)
        elif token == BONES:
            g.do(PlaceSkeletons(1, 1, MUST))
        elif token == BLOOD_OF_SU_LING:
            g.do(BloodOfSuLing(first_taoist(g)))
        elif token == URN:
            keeps_urn(g, self.cell)


def lifts(g: Village, cell: i64) -> i64:
    """The top token of a stack is revealed: its type."""
    secret = secret_of(g)
    stack = secret.stacks[cell]
    token = stack[-1]
    secret.found = [*secret.found, (len(stack) - 1) * TOKEN_TYPES + token]
    secret.stacks = swapped_in(secret.stacks, cell, stack[:-1])
    g.learn(EVERY_SEAT)
    return token


def keeps_urn(g: Village, cell: i64) -> None:
    """BS §11: onto Wu-Feng's board; he takes an incarnation. With the third one the Shadow appears there (BS §7)."""
    count = urns(g)
    if g.telling:
        g.tell("urn-kept", (cell, count))
    g.do(TAKE_INCARNATION)
    if count == URNS_FOR_SHADOW:
        g.do(ShadowAppears(cell))


class ShadowAppears(Effect[Village]):
    """BS §7: on the cell of the third Urn. The demons go home and can never be summoned again."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: i64) -> None:
        self.cell: Final[i64] = cell

    def resolve(self, g: Village) -> None:
        secret = secret_of(g)
        secret.shadow = cell_place(self.cell)
        if g.telling:
            g.tell("shadow-appears", (secret.shadow,))
        for demon in range(DEMONS):
            goes_home(g, demon)


class Excavate(Choice[Village]):
    """BS §5.1, §13: Wu-Feng reveals one whole stack; an Urn works and is kept, the rest is discarded."""

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, CELLS)
        if len(options) > 0:
            g.ask(EXCAVATE, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if len(secret_of(g).stacks[cell_in(token)]) > 0 else STACK_EMPTY

    def chosen(self, g: Village, token: i64) -> None:
        cell = cell_in(token)
        count = len(secret_of(g).stacks[cell])
        if g.telling:
            g.tell("stack-revealed", (cell, count))
        for _n in range(count):
            found = lifts(g, cell)
            if g.telling:
                g.tell("token-revealed", (cell, found))
            if found == URN:
                keeps_urn(g, cell)


class RemoveLadders(Choice[Village]):
    """BS §5.1: Wu-Feng removes ladders, as many as there are (BS r19)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, CELLS)
        if self.left > 0 and len(options) > 0:
            g.ask(REMOVE_LADDER, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if secret_of(g).ladders[cell_in(token)] != 0 else NO_LADDER

    def chosen(self, g: Village, token: i64) -> None:
        removes_ladder(g, cell_in(token))
        g.do(RemoveLadders(self.left - 1))


def removes_ladder(g: Village, cell: i64) -> None:
    secret = secret_of(g)
    secret.ladders = replaced(secret.ladders, cell, 0)
    if g.telling:
        g.tell("ladder-removed", (cell,))


class LadderFalls(After):
    """BS §8.1: a tile that becomes haunted loses its ladder for good."""

    def after(self, g: Village, thing: i64) -> None:
        if secret_of(g).ladders[thing] != 0:
            removes_ladder(g, thing)


EXCAVATE_STACK: Final = Excavate()

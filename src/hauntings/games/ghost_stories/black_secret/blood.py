"""Lost Qi flows onto Blood Mantras (BS §9); Blood Brothers (BS §10)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import replaced, swapped_in
from hauntings.games.ghost_stories.black_secret.cards import LOST_QI_TO_SUPPLY, MANTRA_LEVEL
from hauntings.games.ghost_stories.black_secret.questions import BLOOD, RESOLVE_MANTRA, slot_in
from hauntings.games.ghost_stories.black_secret.standing import (
    brother_of,
    first_taoist,
    has_brother,
    in_force,
    open_slots,
    shown_slots,
)
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.black_secret.why import MUST_CHOOSE, NO_MANTRA_THERE
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, Board
from hauntings.games.ghost_stories.rules import After, Says
from hauntings.games.ghost_stories.standing import EVERY_SEAT
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN


class LostQiFlows(After):
    """BS §9: every Qi that a Taoist or neutral board loses goes onto a Mantra, or to the supply if Blood Thirster is in
    play or no Mantra takes one more."""

    def after(self, g: Village, thing: i64) -> None:
        board = Board(thing)
        if g.telling and has_brother(g, board):
            g.tell("blood-brother", (board, brother_of(board)))
        if len(open_slots(g)) > 0 and not in_force(g, LOST_QI_TO_SUPPLY):
            g.do(QI_FLOWS[board])


def why_not_open(g: Village, token: i64) -> i64:
    """Why no Qi can be put on the Mantra of the slot."""
    return CAN if token in open_slots(g) else NO_MANTRA_THERE


class QiFlows(Choice[Village]):
    """BS §9: the player who lost it picks the Mantra, dying or not (BS r41); for a neutral board the active Taoist, or
    the next one (BS r42)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        slots = open_slots(g)
        if len(slots) > 0:
            g.ask(BLOOD, g.seat_of[self.chooser(g)], slots, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return MUST_CHOOSE if token == PASS else why_not_open(g, token)

    def chosen(self, g: Village, token: i64) -> None:
        by = self.chooser(g)
        slot = slot_in(token)
        puts_qi(g, slot)
        if g.telling:
            tells_qi(g, "blood", self.board, slot)
        works_if_full(g, slot, by)

    def chooser(self, g: Village) -> Board:
        return self.board if g.seat_of[self.board] >= 0 else first_taoist(g)


class PutQi(Choice[Village]):
    """BS §9, §11, §13: a Taoist puts 1 Qi from the supply on a Mantra, if there is one (BS r46, r52)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "must")

    def __init__(self, board: Board, must: i64) -> None:
        self.board: Final[Board] = board
        self.must: Final[i64] = must

    def resolve(self, g: Village) -> None:
        slots = open_slots(g)
        if len(slots) > 0 and g.qi_supply > 0:
            g.ask(BLOOD, g.seat_of[self.board], slots if self.must != 0 else [PASS, *slots], self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN if self.must == 0 else MUST_CHOOSE
        return why_not_open(g, token)

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        slot = slot_in(token)
        puts_qi(g, slot)
        if g.telling:
            tells_qi(g, "qi-from-supply", self.board, slot)
        works_if_full(g, slot, self.board)


def puts_qi(g: Village, slot: i64) -> None:
    secret = secret_of(g)
    g.qi_supply -= 1
    secret.blood_qi = replaced(secret.blood_qi, slot, secret.blood_qi[slot] + 1)


def tells_qi(g: Village, what: str, board: Board, slot: i64) -> None:
    secret = secret_of(g)
    g.tell(what, (board, secret.blood_mantras[slot], secret.blood_qi[slot]))


def works_if_full(g: Village, slot: i64, by: Board) -> None:
    secret = secret_of(g)
    if secret.blood_qi[slot] == MANTRA_LEVEL[secret.blood_mantras[slot]]:
        g.do(MantraWorks(slot, by))


class MantraWorks(Effect[Village]):
    """BS §9: the Mantra's effect, with its Qi still on it (BS r69); then it leaves the game and is replaced."""

    __match_args__: ClassVar[tuple[str, ...]] = ("slot", "by")

    def __init__(self, slot: i64, by: Board) -> None:
        self.slot: Final[i64] = slot
        self.by: Final[Board] = by

    def resolve(self, g: Village) -> None:
        mantra = secret_of(g).blood_mantras[self.slot]
        if g.telling:
            g.tell("mantra-works", (self.by, mantra))
        g.do(MantraLeaves(self.slot))
        g.rules.blood_mantras[mantra].after(g, self.by)


class MantraLeaves(Effect[Village]):
    """BS §9: a random Mantra of the same level replaces it, if one is left."""

    __match_args__: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def resolve(self, g: Village) -> None:
        secret = secret_of(g)
        pile = secret.blood_piles[MANTRA_LEVEL[secret.blood_mantras[self.slot]] - 2]
        replaces_mantra(g, self.slot, pile[-1] if len(pile) > 0 else 0)


def drains(g: Village, slot: i64, count: i64) -> None:
    """Qi from a Mantra goes to the supply."""
    secret = secret_of(g)
    secret.blood_qi = replaced(secret.blood_qi, slot, secret.blood_qi[slot] - count)
    g.qi_supply += count


def replaces_mantra(g: Village, slot: i64, mantra: i64) -> None:
    """The Mantra leaves the game, its Qi goes to the supply, another of its level (0: none) takes its place."""
    secret = secret_of(g)
    old = secret.blood_mantras[slot]
    level = MANTRA_LEVEL[old]
    drains(g, slot, secret.blood_qi[slot])
    secret.blood_gone = [*secret.blood_gone, old]
    secret.blood_mantras = replaced(secret.blood_mantras, slot, mantra)
    if g.telling:
        g.tell("mantra-gone", (old,))
    if mantra == 0:
        return
    pile: list[i64] = [left for left in secret.blood_piles[level - 2] if left != mantra]
    secret.blood_piles = swapped_in(secret.blood_piles, level - 2, pile)
    g.learn(EVERY_SEAT)
    if g.telling:
        g.tell("mantra-revealed", (mantra,))


class BloodOfSuLing(Choice[Village]):
    """BS §11: the active Taoist resolves one Mantra at once, whatever Qi lies on it (BS r45)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        slots = shown_slots(g)
        if len(slots) > 0:
            g.ask(RESOLVE_MANTRA, g.seat_of[self.board], slots, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if secret_of(g).blood_mantras[slot_in(token)] != 0 else NO_MANTRA_THERE

    def chosen(self, g: Village, token: i64) -> None:
        g.do(MantraWorks(slot_in(token), self.board))


class BloodBrotherLends(Says):
    """BS §10: at exactly 1 Qi a Taoist has the opposite board's power too."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return g.qi[board] == 1 and thing == brother_of(board)


class BloodBrotherGoes(After):
    """BS §10: whoever gains Qi gives the token back; whoever comes back with 1 Qi takes one. Nothing is stored."""

    def after(self, g: Village, thing: i64) -> None:
        if not g.telling:
            return
        board = Board(thing)
        gained = g.events[-1].args[1]  # the event that was just told
        if g.qi[board] - gained == 1:
            g.tell("blood-brother-lost", (board, brother_of(board)))
        elif has_brother(g, board):
            g.tell("blood-brother", (board, brother_of(board)))


QI_FLOWS: Final = [QiFlows(board) for board in EVERY_BOARD]

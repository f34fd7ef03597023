"""Which cards, boards and positions the rest of a Yin phase of the base game cannot tell apart: what keeps odds/yin.py
quick. With expansions odds/yin_whole.py takes its place.

What a card does is what its stones say of themselves (`Stone.in_yin`). It matters by what its left stone costs and,
while it counts how full a board is, by the board it goes to. How full the active board is counts until its overrun is
settled; how full another board is counts only if it can be filled at all, because a ghost that finds no space may go
anywhere; a Buddha makes every space count.
"""

from __future__ import annotations

from typing import Final

from hauntings.engine.codec import encode
from hauntings.engine.view import Field
from hauntings.games.ghost_stories.base.arrival import BringGhost
from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.base.turn import OVERRUN, GhostActs, GhostArrives
from hauntings.games.ghost_stories.cards import BLACK, GREEN, KIND_INCARNATION, Card
from hauntings.games.ghost_stories.geometry import BOARDS, EVERY_BOARD, SPACES, Board, Space, board_at
from hauntings.games.ghost_stories.rules import (
    ANYTHING,
    BLOCKS,
    BLOCKS_ALL,
    BRINGS,
    NOTHING_MORE,
    ROLLS,
)
from hauntings.games.ghost_stories.standing import haunted_count, overrun, power_works
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.view import incarnations_in_box, open_cards

OWN: Final = 0  # the active board
ROOMY: Final = 9  # any board that cannot be filled in this phase; else 1 + its number
# what tells cards apart
COST: Final = 0
BOARD: Final = 1
BLOCK: Final = 2

Sort = tuple[int, ...]
Group = list[Card]  # cards that are alike


class Sorts:
    """What odds/yin.py asks about a position within the phase."""

    def groups(self, g: Village, looked_at: set[Card]) -> list[Group]:
        """The cards of which any may be next, those alike together."""
        raise NotImplementedError  # abstract

    def place_sort(self, g: Village, space: Space) -> Sort:
        """Spaces of one sort are as good as each other for the card that waits."""
        raise NotImplementedError  # abstract

    def key(self, g: Village) -> tuple[object, ...]:
        """All that the rest of the phase depends on."""
        raise NotImplementedError  # abstract


class Alike(Sorts):
    """Made for the position before the phase; answers for every position within it."""

    def __init__(self, g: Village, kinds: list[int]) -> None:
        self.start: Final = g
        self.kinds: Final = kinds  # of the deck's slots, the top last
        self.active: Final = g.active
        seen = open_cards(g)
        every = [*g.rules.ghosts, *incarnations_in_box(g)]
        self.unseen: Final = [card for card in every if card not in seen]  # in the deck or in the box
        self.brings: Final = cards_that(g, BRINGS)
        self.rollers: Final = [card for card in cards_that(g, ROLLS) if card in self.unseen]
        self.blockers: Final = [card for card in cards_that(g, BLOCKS_ALL) if card in self.unseen]
        own = [g.ghost[space] for space in range(self.active * 3, self.active * 3 + 3)]
        self.rolls: Final = sum([1 for card in own if torments(g, card)])
        self.green: Final = bool(g.colour[self.active] == GREEN)  # only green powers change a Curse roll (GS §16.1)
        self.all_summoners: Final = self.summoners(EVERY_BOARD)
        self.late: Final = self.late_roll(g, self.rolls + 2)
        self.power: Final = self.green and bool(power_works(g, self.active))
        buddhas = any([g.buddha[space] for space in range(SPACES)])
        self.far: Final = buddhas or (self.late and self.power)  # boards count to the end
        self.where: Final = self.board_sorts(g)
        self.sorts: Final = [{card: self.sort_of(card, level) for card in every} for level in (COST, BOARD, BLOCK)]

    # --- how far the phase can go -----------------------------------------------------------------------------

    def summoners(self, boards: list[Board]) -> int:
        """Unseen cards that bring another ghost and belong to one of these boards."""
        return sum([1 for card in self.unseen if card in self.brings and self.home(card) in boards])

    def home(self, card: Card) -> Board:
        """The board where a card belongs; black ones belong to the active board."""
        colour = int(self.start.cards.colour[card])
        return self.active if colour == BLACK else self.start.board_of[colour]

    def late_roll(self, g: Village, ends: int) -> bool:
        """A card may still come that rolls the Curse die as it arrives (Uncatchable), or one that puts out a green
        power from wherever it lies (the Forgotten Ones). `ends`: how many more cards may be drawn besides summoners."""
        came = self.came(g)
        waiting = [card for card in self.rollers if card not in came]
        if len(waiting) < len(self.rollers) or not (waiting or (self.green and self.blockers)):
            return False
        kinds = self.kinds[: len(g.deck)]
        most = self.all_summoners + ends - sum([1 for card in came if card in self.brings])
        return KIND_INCARNATION in kinds[max(0, len(kinds) - most) :]

    def board_sorts(self, g: Village) -> list[int]:
        """Per board: OWN, ROOMY, or a number of its own. A board is roomy if every card that can be drawn for it, and
        all that other boards cannot take, find room on it."""
        ends = self.rolls + (1 if self.late else 0) + (1 if self.far else 0)  # chains of summoners have a last card
        free = [3 - sum([1 for n in range(3) if g.ghost[board * 3 + n]]) for board in range(BOARDS)]
        most = [self.summoners([board]) + ends for board in EVERY_BOARD]
        where = [ROOMY] * BOARDS
        where[self.active] = OWN
        over = max(0, most[self.active] - free[self.active]) if self.far else 0
        changed = True
        while changed:
            changed = False
            for board in range(BOARDS):
                holds_buddha = any([g.buddha[board * 3 + n] for n in range(3)])
                if where[board] == ROOMY and (holds_buddha or free[board] < most[board] + over):
                    where[board] = 1 + board
                    over += max(0, most[board] - free[board])
                    changed = True
        return where

    # --- what is alike ----------------------------------------------------------------------------------------

    def sort_of(self, card: Card, level: int) -> Sort:
        """Cards of one sort cost the same in the rest of the phase."""
        sort = [OWN if level == COST else self.where[self.home(card)], int(self.start.cards.kind[card])]
        for ability in self.start.cards.left[card]:
            does = self.start.rules.stones[ability].in_yin()
            if does != NOTHING_MORE and (level == BLOCK or (does != BLOCKS and does != BLOCKS_ALL)):
                sort.append(int(ability))
        return tuple(sort)

    def level(self, g: Village) -> int:
        """What still tells cards apart: only what they cost; or their boards too; or even whether they block powers."""
        if self.power and power_works(g, g.active) and self.power_matters(g):
            return BLOCK
        if any([g.buddha[space] and not g.ghost[space] for space in range(SPACES)]):
            return BOARD
        return BOARD if OVERRUN in g.stack and not overrun(g, g.active) else COST

    def power_matters(self, g: Village) -> bool:
        """A ghost that comes may put out the power before the active board rolls the Curse die."""
        rolls, ends = ahead(g)
        if self.late and self.late_roll(g, ends + 1):
            return True
        return rolls > 0 and not overrun(g, g.active)

    def came(self, g: Village) -> list[Card]:
        """The cards that have come in this phase, one that waits for its space included."""
        before = self.start.ghost
        found = [g.ghost[space] for space in range(SPACES) if g.ghost[space] != before[space]]
        found += g.discards[len(self.start.discards) :]
        return [*found, g.drawn] if g.drawn else found

    def groups(self, g: Village, looked_at: set[Card]) -> list[Group]:
        """The top card is any unseen one of its kind."""
        kind = self.kinds[len(g.deck) - 1]
        gone = looked_at.union(self.came(g))
        sorts = self.sorts[self.level(g)]
        found: dict[Sort, Group] = {}
        for card in self.unseen:
            if g.cards.kind[card] == kind and card not in gone:
                found.setdefault(sorts[card], []).append(card)
        return list(found.values())

    def place_sort(self, g: Village, space: Space) -> Sort:
        if self.level(g) == COST:
            return (OWN,)
        return (self.where[board_at(space)], int(g.buddha[space]))

    def key(self, g: Village) -> tuple[object, ...]:
        """All that the rest of the phase depends on. Which tile is haunted does not matter: each haunting costs one
        tile, and the last one the game."""
        level = self.level(g)
        sorts = self.sorts[level]
        room: list[int] = [sum([1 for card in g.ghost if card == 0])]
        if level != COST:
            for board in range(BOARDS):
                if self.where[board] != ROOMY:
                    spaces = [space for space in range(board * 3, board * 3 + 3) if g.ghost[space] == 0]
                    room += [len(spaces), sum([int(g.buddha[space]) for space in spaces])]
        works = bool(power_works(g, g.active)) if self.power else True
        return (
            level,
            tuple([tuple(encode(effect)) for effect in g.stack]),
            tuple(sorted([sorts[card] for card in self.came(g)])),
            tuple(room),
            tuple(g.qi),
            (int(haunted_count(g)), len(g.deck), int(g.skips), works),
        )


class Apart(Sorts):
    """For a village with stones of which nobody has said what they do in a Yin phase: nothing is alike but what is the
    same in every field."""

    def __init__(self, g: Village, kinds: list[int], fields: list[Field]) -> None:
        self.kinds: Final = kinds
        self.fields: Final = fields
        seen = open_cards(g)
        self.unseen: Final = [card for card in [*g.rules.ghosts, *incarnations_in_box(g)] if card not in seen]

    def groups(self, g: Village, looked_at: set[Card]) -> list[Group]:
        kind = self.kinds[len(g.deck) - 1]
        gone = looked_at.union(open_cards(g))
        return [[card] for card in self.unseen if g.cards.kind[card] == kind and card not in gone]

    def place_sort(self, g: Village, space: Space) -> Sort:
        return (int(space),)

    def key(self, g: Village) -> tuple[object, ...]:
        return (tuple([tuple(encode(effect)) for effect in g.stack]), everything(g, self.fields))


def everything(g: Village, fields: list[Field]) -> str:
    """The whole table, as far as it lies open or could."""
    parts = g.parts()
    return repr([getattr(parts[field.part], field.name) for field in fields])


def all_said(g: Village) -> bool:
    """Is it known of all stones in this game what they do in a Yin phase?"""
    for card in [*g.rules.ghosts, *g.rules.incarnations]:
        for ability in [*g.cards.left[card], *g.cards.centre[card]]:
            if g.rules.stones[ability].in_yin() == ANYTHING:
                return False
    return True


def cards_that(g: Village, does: int) -> list[Card]:
    """The cards of this game with such a left stone."""
    return [card for card in g.cards.numbers if does in [g.rules.stones[each].in_yin() for each in g.cards.left[card]]]


def torments(g: Village, card: Card) -> bool:
    """Its board rolls the Curse die for it in every Yin phase."""
    return ROLLS in [g.rules.stones[each].in_yin() for each in g.cards.centre[card]]


def ahead(g: Village) -> tuple[int, int]:
    """How many rolls of the Curse die lie on the stack, and how many chains of ghosts that may come."""
    rolls = 0
    chains = 0
    for effect in g.stack:
        if isinstance(effect, RollCurseDie) or (isinstance(effect, GhostActs) and torments(g, effect.card)):
            rolls += 1
        elif isinstance(effect, BringGhost) or isinstance(effect, GhostArrives):
            chains += 1
    return rolls, rolls + chains

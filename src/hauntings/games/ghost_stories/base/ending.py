"""Victory, defeat and score (GS §16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import Effect
from hauntings.engine.zones import how_many
from hauntings.games.ghost_stories.cards import DATA
from hauntings.games.ghost_stories.geometry import EVERY_BOARD
from hauntings.games.ghost_stories.standing import haunted_count
from hauntings.games.ghost_stories.table import WON, Village

POINTS: Final = DATA["scoring"]
PER_QI: Final[i64] = POINTS["qi"]
PER_CARD_WON: Final[i64] = POINTS["card_left_won"]
PER_CARD_LOST: Final[i64] = POINTS["card_left_lost"]
PER_DEAD: Final[i64] = POINTS["dead_taoist"]
PER_HAUNTED: Final[i64] = POINTS["haunted_tile"]
PER_INCARNATION: Final[list[i64]] = POINTS["incarnations"]


def score(g: Village, won: bool) -> i64:
    """GS §16: all parts together."""
    return how_many(score_parts(g, won))


def score_parts(g: Village, won: bool) -> list[i64]:
    """GS §16: victory, Qi, cards left, dead Taoists, haunted tiles, incarnations, and what expansions add. Neutral
    boards count neither for Qi nor as dead (GS r34)."""
    victory: i64 = g.rules.level["victory"] if won else 0
    cards = len(g.deck) * (PER_CARD_WON if won else PER_CARD_LOST)
    qi: i64 = 0
    dead: i64 = 0
    for board in EVERY_BOARD:
        if g.seat_of[board] >= 0:
            qi += g.qi[board] * PER_QI
            if g.qi[board] == 0:
                dead += PER_DEAD
    incarnations: i64 = 0
    if g.rules.scores_incarnations:  # the last one is the victory itself
        exorcised = g.exorcised
        every = g.exorcised + g.undefeated
        for rule in g.rules.scored_incarnations:
            exorcised = rule.adjust(g, 0, exorcised)
            every = rule.adjust(g, 1, every)
        incarnations = incarnation_points(min(exorcised, every - 1))
    others: i64 = 0
    for rule in g.rules.scores:
        others = rule.adjust(g, 1 if won else 0, others)
    return [victory, qi, cards, dead, haunted_count(g) * PER_HAUNTED, incarnations, others]


def incarnation_points(count: i64) -> i64:
    """What so many incarnations are worth."""
    points: i64 = 0
    for n, worth in enumerate(PER_INCARNATION):
        if n < count:
            points += worth
    return points


def results(g: Village, won: bool) -> list[i64]:
    """The Taoists win or lose together; a seat beside them, Wu-Feng, against them (BS §14)."""
    taoist: i64 = 1000 if won else 0
    others = g.rules.seats_beside
    return [taoist] * (g.seats - others) + [1000 - taoist] * others


def loses_game(g: Village, outcome: i64) -> None:
    """GS §16: the group has lost."""
    if g.outcome != 0:
        return
    g.score = score(g, False)
    if g.telling:
        g.tell("lost", (outcome, g.score))
    g.finish(outcome, results(g, False))


class CheckVictory(Effect[Village]):
    """GS §16: every incarnation that was put into the deck is exorcised, the last one's stones included (GS r23)."""

    def resolve(self, g: Village) -> None:
        if g.undefeated == 0:
            g.score = score(g, True)
            if g.telling:
                g.tell("won", (g.score,))
            g.finish(WON, results(g, True))


CHECK_VICTORY: Final = CheckVictory()

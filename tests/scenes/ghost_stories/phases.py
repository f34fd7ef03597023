"""Plays Yin phases on imagined tables, to check exact odds with expansions against them."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import Any

from mypy_extensions import i64

from hauntings.engine.chance import FastDice, mix62
from hauntings.engine.table import NOBODY, RUNNING
from hauntings.engine.view import HIDDEN, View
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.odds.yin import Cost, Explorer, YinOdds, begun, drawn_cards, loss, start_of, yin_odds
from hauntings.games.ghost_stories.odds.yin_part import YinPart
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.table import Moon, moon_of

PHASES = 400


def odds_of(box: GhostStories, g: Village, rules: dict[str, Any], board: i64, seat: int = 0) -> YinOdds:
    return yin_odds(box, box.view(g, seat, rules), board, parts=box.lens.yin)


def near(exact: Fraction, found: int, tries: int = PHASES) -> bool:
    """Within four standard deviations."""
    p = float(exact)
    return abs(found / tries - p) <= 4 * math.sqrt(p * (1 - p) / tries) + 1e-9


def agrees(box: GhostStories, g: Village, rules: dict[str, Any], board: i64) -> None:
    """Each cost comes as often as the exact odds say, and no other."""
    exact = odds_of(box, g, rules, board).odds
    assert sum(exact.values()) == 1
    found = simulated(box, box.view(g, 0, rules), Board(board))
    assert set(found) <= set(exact), f"{set(found) - set(exact)} cannot be"
    for cost, chance in exact.items():
        assert near(chance, found[cost]), f"{cost}: {float(chance)} and {found[cost] / PHASES}"


def simulated(box: GhostStories, view: View, board: Board) -> Counter[Cost]:
    """Real villagers, real dice; the group decides as the odds suppose, knowing what it has seen."""
    parts = box.lens.yin
    imagination = box.imagination(view)
    start = start_of(box, view, parts)
    start.active = board
    explorer = Explorer(start, view["deck_kind"], box.fields, parts=parts)
    seen: Counter[Cost] = Counter()
    for n in range(PHASES):
        dealt = imagination.deal(FastDice(mix62(n + 77)))
        assert isinstance(dealt, Village)
        dealt.active = board
        g = begun(dealt)
        while g.outcome == RUNNING and (g.stack or g.asked != NOBODY):
            if g.asked != NOBODY:
                g.answer(safest(explorer, as_seen(g, start)))
            elif not left_aside(g, parts):
                g.stack.pop().resolve(g)
        seen[cost_of(dealt, g, parts)] += 1
    return seen


def safest(explorer: Explorer, g: Village) -> int:
    """The answer that the odds suppose the group to give."""
    tokens = explorer.different(g)
    best = loss(explorer.best(g, tokens))
    return next(token for token in tokens if loss(explorer.answered(g, token)) == best)


def left_aside(g: Village, parts: list[YinPart]) -> bool:
    return any([part.aside(g, g.stack[-1]) for part in parts])


def as_seen(g: Village, start: Village) -> Village:
    """The same table with what nobody has seen hidden again."""
    copy = g.clone()
    copy.deck = start.deck[: len(g.deck)]
    if isinstance(copy.first_beside, Moon):
        m = moon_of(copy)
        m.villagers = [
            [family if seen else HIDDEN for family, seen in zip(stack, m.villagers_seen[place], strict=True)]
            for place, stack in enumerate(m.villagers)
        ]
    return copy


def cost_of(start: Village, g: Village, parts: list[YinPart]) -> Cost:
    defeat = 1 if g.outcome != RUNNING else 0
    found = [defeat, int(sum(g.haunted) - sum(start.haunted)), int(sum(start.qi) - sum(g.qi)), drawn_cards(start, g)]
    for part in parts:
        found.extend(part.costs(start, g))
    return tuple(found)

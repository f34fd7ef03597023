"""Information-set Monte Carlo tree search and random playouts: the loops that know no game.

Every iteration deals a table that the searching seat could be sitting at, walks down a tree of tokens that all
these tables share, plays on at random for a while, and credits what came out to those who chose.
"""

from __future__ import annotations

import gc
import math
import threading
import time
from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import FastDice, mix62
from hauntings.engine.table import RUNNING, Table
from hauntings.engine.view import Imagination

PICK_STEP: Final = 0x5DEECE66D


class Judge:
    """What search knows of a game beyond its rules. This one knows nothing; a game's `judge.py` may know more."""

    def evaluate(self, g: Table, seat: i64) -> i64:
        """How a running game stands for a seat, 0 to 1000: playouts that stop early are counted so."""
        return 500

    def candidates(self, g: Table) -> list[i64]:
        """The options worth searching: never a matter of legality, often fewer."""
        return g.options

    def pick(self, g: Table, playout: Playout) -> i64:
        """What a playout chooses: here any candidate; a game may know what a sensible player would do."""
        options = self.candidates(g)
        count: i64 = len(options)
        return options[0] if count == 1 else options[playout.pick(count)]

    def stops(self, g: Table) -> bool:
        """Is this a good moment to judge a playout? Else it goes on for its number of decisions."""
        return False


class Playout:
    """Play as the judge picks, uniformly random among the candidates unless it knows better; with cheap draws."""

    def __init__(self, judge: Judge, key: i64) -> None:
        self.judge: Final = judge
        self.state: i64 = mix62(key)

    def pick(self, count: i64) -> i64:
        self.state = mix62(self.state + PICK_STEP)
        return self.state % count

    def run(self, g: Table, most: i64) -> i64:
        """Play on for at most so many decisions, or until the judge stops it; answers how many it took."""
        n: i64 = 0
        while g.outcome == RUNNING and n < most and not self.judge.stops(g):
            g.go(self.judge.pick(g, self))
            n += 1
        return n

    def run_all(self, g: Table) -> i64:
        """A whole game over all legal options; answers how many decisions it took."""
        n: i64 = 0
        while g.outcome == RUNNING:
            options = g.options
            g.go(options[self.pick(len(options))])
            n += 1
        return n


class Node:
    """What is known of one line of tokens: how often tried, how often it could have been, what came out."""

    def __init__(self, token: i64, mover: i64) -> None:
        self.token: Final[i64] = token
        self.mover: Final[i64] = mover
        self.visits: i64 = 0
        self.possible: i64 = 0
        self.value: i64 = 0  # sum of thousandths for the mover
        self.children: list[Node] = []


class Search:
    """One decision's search. Deterministic for a seed and a number of iterations."""

    def __init__(self, imagination: Imagination, judge: Judge, seed: i64, playout: i64, explore: float) -> None:
        self.imagination: Final = imagination
        self.judge: Final = judge
        self.playout_length: Final[i64] = playout
        self.explore: Final[float] = explore
        self.key: i64 = mix62(seed)
        self.playout: Final = Playout(judge, seed + 1)
        self.root: Final = Node(-1, -1)
        self.iterations: i64 = 0
        self.decisions: i64 = 0  # simulated, in tree and playout

    def run(self, iterations: i64, seconds: float) -> None:
        """Search for so many iterations, or until the time is up (0: no limit of that sort)."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            until = time.perf_counter() + seconds
            n: i64 = 0
            while iterations == 0 or n < iterations:
                if n & 15 == 15:
                    heed_signals()
                    if seconds > 0.0 and time.perf_counter() >= until:
                        break
                self.iterate()
                n += 1
        finally:
            if collecting:
                gc.enable()

    def iterate(self) -> None:
        self.key = mix62(self.key + PICK_STEP)
        self.iterations += 1
        g: Table = self.imagination.deal(FastDice(self.key))
        path: list[Node] = []
        node = self.root
        while g.outcome == RUNNING:
            mover = g.asked
            child = self.descend(node, self.judge.candidates(g), mover)
            fresh = child.visits == 0
            path.append(child)
            g.go(child.token)
            self.decisions += 1
            node = child
            if fresh:
                break
        self.decisions += self.playout.run(g, self.playout_length)
        for node in path:
            seat: i64 = node.mover if node.mover >= 0 else 0
            node.visits += 1
            node.value += g.result[seat] if g.outcome != RUNNING else self.judge.evaluate(g, seat)

    def descend(self, node: Node, options: list[i64], mover: i64) -> Node:
        """An untried option if there is one, else the best by upper confidence bound."""
        untried: i64 = 0
        found: i64 = 0
        best: Node = node
        best_bound = -1.0
        fresh: i64 = -1
        for token in options:
            child = child_of(node, token)
            if child is None:
                untried += 1
                if self.playout.pick(untried) == 0:  # every untried one with the same chance
                    fresh = token
                continue
            child.possible += 1
            found += 1
            if untried == 0:
                visits = float(child.visits)
                bound = float(child.value) / (1000.0 * visits)
                bound += self.explore * math.sqrt(math.log(float(child.possible)) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
        if fresh >= 0:
            best = Node(fresh, mover)
            best.possible = 1
            node.children.append(best)
        return best

    def ranking(self) -> list[tuple[int, int, float]]:
        """(token, visits, mean result) of every option tried, most visited first."""
        rows = [
            (int(child.token), int(child.visits), float(child.value) / (1000.0 * float(max(1, child.visits))))
            for child in self.root.children
        ]
        rows.sort(key=by_visits)
        return rows


class Trials(Search):
    """Search for games where the judge knows a sensible way to play on: no tree, but every candidate tried on the
    same imagined tables with the same dice, and the worse half left out again and again."""

    def run(self, iterations: i64, seconds: float) -> None:
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.sift(iterations, seconds)
        finally:
            if collecting:
                gc.enable()

    def sift(self, iterations: i64, seconds: float) -> None:
        g: Table = self.imagination.deal(FastDice(self.key))
        mover = g.asked
        left: list[Node] = [Node(token, mover) for token in self.judge.candidates(g)]
        self.root.children = left[:]
        if len(left) == 1:
            return
        stages: i64 = 1
        while 1 << stages < len(left):
            stages += 1
        start = time.perf_counter()
        for stage in range(1, stages + 1):
            share = float(stage) / float(stages)
            while len(left) > 0:
                if iterations > 0 and float(self.iterations + len(left)) > float(iterations) * share + 0.5:
                    break
                self.key = mix62(self.key + PICK_STEP)
                heed_signals()
                for node in left:
                    self.tries(node)
                if seconds > 0.0 and time.perf_counter() - start >= seconds * share:
                    break
            left.sort(key=by_mean)
            left = left[: (len(left) + 1) // 2] if len(left) > 2 else left

    def tries(self, node: Node) -> None:
        g: Table = self.imagination.deal(FastDice(self.key))
        g.go(node.token)
        self.iterations += 1
        self.decisions += 1 + self.playout.run(g, self.playout_length)
        seat: i64 = node.mover if node.mover >= 0 else 0
        node.visits += 1
        node.value += g.result[seat] if g.outcome != RUNNING else self.judge.evaluate(g, seat)

    def ranking(self) -> list[tuple[int, int, float]]:
        """(token, visits, mean result), the best first: those tried longest, of these the best mean."""
        rows = super().ranking()
        rows.sort(key=by_visits_and_mean)
        return rows


def heed_signals() -> None:
    """Let Ctrl-C in. Signals wait for interpreted code, and a compiled loop has none: so it calls some, here the
    shortest function of the standard library."""
    threading.main_thread()


def by_mean(node: Node) -> float:
    return -float(node.value) / float(max(1, node.visits))


def by_visits_and_mean(row: tuple[int, int, float]) -> tuple[int, float]:
    return (-row[1], -row[2])


def by_visits(row: tuple[int, int, float]) -> tuple[int, int]:
    return (-row[1], row[0])


def child_of(node: Node, token: i64) -> Node | None:
    for child in node.children:
        if child.token == token:
            return child
    return None

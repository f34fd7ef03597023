"""`hauntings bench`: our speed beside the peers', in one run, as calibrated ratios, pure and compiled.

Each mode runs in a process of its own that measures the peers too, so every ratio is of figures from one run.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import Any, Final

from hauntings import native
from hauntings.engine.box import Box
from hauntings.engine.chance import FastDice
from hauntings.engine.search import Judge, Playout, Search
from hauntings.engine.simulate import random_games
from hauntings.engine.table import Table
from hauntings.games.shelf import box_of, boxes, manifest_of
from hauntings.lab.peers import (
    SEARCH_DECISIONS,
    Peer,
    Workload,
    copies_of,
    decisions_of,
    games_of,
    installed,
    missing,
    peers,
    pick,
    sample,
)
from hauntings.lab.workers import workers

PEERS: Final = (
    "openspiel hearts decisions", "openspiel hearts games", "openspiel hearts copies", "openspiel hearts C++ decisions",
    "openspiel hearts C++ rollout decisions", "openspiel hearts C++ search iterations", "openspiel hanabi decisions",
    "openspiel hanabi copies", "openspiel leduc decisions", "openspiel leduc games", "openspiel leduc copies",
    "openspiel leduc C++ decisions", "rlcard uno decisions", "rlcard uno games", "python-chess decisions",
    "python-chess copies",
)  # fmt: skip

# What each of our figures is held against, and the first bar and the goal per mode (None: no bar set).
H: Final = "openspiel hearts"
L: Final = "openspiel leduc"
Bars = dict[str, tuple[float, float]]
AGAINST: Final[dict[str, list[tuple[str, str]]]] = {
    "decisions": [(f"{H} decisions", ""), ("rlcard uno decisions", "")],
    "loop decisions": [(f"{H} C++ decisions", ""), (f"{H} C++ rollout decisions", "")],
    "copies": [(f"{H} copies", "")],
    "simulated decisions": [(f"{H} C++ search iterations", "× 48 decisions")],
}
BARS: Final[dict[str, dict[str, Bars]]] = {
    "rest-in-peace": {
        "pure": {f"decisions / {H} decisions": (0.4, 1.0), "decisions / rlcard uno decisions": (3, 8)},
        "compiled": {
            f"decisions / {H} decisions": (2, 5),
            f"loop decisions / {H} C++ decisions": (1.5, 5),
            f"copies / {H} copies": (1.1, 2),
            f"simulated decisions / {H} C++ search iterations": (1, 4),
            "decisions / rlcard uno decisions": (12, 30),
        },
    },
    "leduc": {
        "pure": {f"decisions / {L} decisions": (0.5, 1.2)},
        "compiled": {f"decisions / {L} decisions": (1.5, 3), f"loop decisions / {L} C++ decisions": (3, 10)},
    },
}
BARS["thirteen-ghosts"] = {
    "pure": {**BARS["rest-in-peace"]["pure"], f"decisions / {H} decisions": (0.4, 1.5)},
    "compiled": {**BARS["rest-in-peace"]["compiled"], f"decisions / {H} decisions": (2, 6)},
}
BARS["ghost-stories"] = {
    "pure": {f"decisions / {H} decisions": (0.2, 0.4), "decisions / rlcard uno decisions": (1, 2)},
    "compiled": {
        f"decisions / {H} decisions": (1, 2),
        f"loop decisions / {H} C++ decisions": (0.4, 2),
        f"copies / {H} copies": (0.5, 0.7),
        f"simulated decisions / {H} C++ search iterations": (0.3, 1.5),
        "decisions / rlcard uno decisions": (6, 10),
    },
}
SIMULATED: Final = 1000 if native.active() else 100  # games in one piece of work of the two-process measure


# --- our own workloads -------------------------------------------------------------------------------------


def ours(box: Box, seats: int) -> dict[str, Workload]:
    """What we measure of one of our games."""
    settings = box.settings({})
    seeds = random.Random(13)

    def whole() -> int:
        g: Table = box.deal(seats, settings, FastDice(seeds.getrandbits(60)))
        count = 0
        while g.outcome == 0:
            g.choose(pick(g.options))
            count += 1
        return count

    def loop(seconds: float) -> int:
        count = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            count += random_games(box, seats, settings, seeds.getrandbits(60), 20)[0]
        return count

    middles = [position(box, seats, settings, number) for number in range(50)]
    searches = [(box.imagination(box.view(g, max(0, g.asked), settings)), number) for number, g in enumerate(middles)]
    judge = Judge()  # the peer's bot plays its playouts at random over all options, so ours does here

    def search(seconds: float, iterations: bool) -> int:
        count = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            imagination, number = pick(searches)
            thinking = Search(imagination, judge, number, 1000, 0.7)
            thinking.run(100, 0.0)
            count += int(thinking.iterations if iterations else thinking.decisions)
        return count

    return {
        "decisions": decisions_of(whole),
        "games": games_of(whole),
        "copies": copies_of([g.clone for g in middles]),
        "loop decisions": loop,
        "search iterations": lambda seconds: search(seconds, True),
        "simulated decisions": lambda seconds: search(seconds, False),
    }


def players(box: Box) -> int:
    """How many play in a measurement: the fewest; in a village, all boards have their Taoist."""
    return box.seats[-1] if manifest_of(box.name).sides else box.seats[0]


def position(box: Box, seats: int, settings: dict[str, Any], number: int) -> Table:
    """A position in the middle of a random game."""
    while True:
        g: Table = box.deal(seats, settings, FastDice(number))
        Playout(Judge(), number).run(g, 2 if box.name == "leduc" else 25)
        if g.outcome == 0:
            return g
        number += 1000


def late_over_early(box: Box, seats: int) -> dict[str, float]:
    """The cost of a decision, a copy and a view in the last third of a game, divided by the first third's."""
    settings = box.settings({})
    chance = random.Random(5)
    times: dict[str, list[list[float]]] = {"decision": [[], []], "copy": [[], []], "view": [[], []]}
    for number in range(60):
        g: Table = box.deal(seats, settings, FastDice(number))
        rows: list[tuple[float, float, float]] = []
        while g.outcome == 0:
            start = time.perf_counter()
            for _ in range(20):
                g.clone()
            copied = time.perf_counter()
            box.view(g, max(0, g.asked), settings)
            viewed = time.perf_counter()
            token = g.options[int(chance.random() * len(g.options))]
            tables = [g.clone() for _ in range(10)]
            begun = time.perf_counter()
            for table in tables:
                table.go(token)
            rows.append((time.perf_counter() - begun, copied - start, viewed - copied))
            g.go(token)
        third = max(1, len(rows) // 3)
        for place, name in enumerate(times):
            times[name][0].append(median(row[place] for row in rows[:third]))
            times[name][1].append(median(row[place] for row in rows[-third:]))
    return {f"{name} late / early": median(late) / median(early) for name, (early, late) in times.items()}


def simulate(work: tuple[str, int, int]) -> int:
    name, seats, seed = work
    box = box_of(name)
    return random_games(box, seats, box.settings({}), seed, SIMULATED)[0]


def two_over_one(box: Box, seats: int) -> float:
    """Mass simulation with two processes, divided by one."""
    work = [(box.name, seats, seed) for seed in range(12)]
    with workers(2) as pool:
        list(pool.map(simulate, work[:2]))  # both are up
        rates: list[float] = []
        for _ in range(3):
            start = time.perf_counter()
            list(pool.map(simulate, work))
            two = time.perf_counter() - start
            with_one = pool.submit(simulate_all, work)
            start = time.perf_counter()
            with_one.result()
            rates.append((time.perf_counter() - start) / two)
    return median(rates)


def simulate_all(work: list[tuple[str, int, int]]) -> int:
    return sum(simulate(piece) for piece in work)


# --- one mode, and both --------------------------------------------------------------------------------------


def run_mode(names: Sequence[str], rounds: int, seconds: float) -> dict[str, Any]:
    """Measure the games and the peers in this process, interleaved."""
    mode = "compiled" if native.active() else "pure"
    measured = [box for box in boxes() if not names or box.name in names]
    workloads: dict[str, Workload] = {}
    found: list[Peer] = [peer for peer in peers() if peer.title in PEERS]
    for peer in found:
        workloads[peer.title] = peer.run
    for box in measured:
        for name, work in ours(box, players(box)).items():
            workloads[f"{box.name} {name}"] = work
    figures = {name: median(values) for name, values in sample(workloads, rounds, seconds).items()}
    ratios: list[dict[str, Any]] = []
    for box in measured:
        held = dict(AGAINST)
        if box.name == "leduc":
            held = {name: [(f"{L} {peer}", "")] for name, peer in LEDUC_AGAINST.items()}
        for name, titles in held.items():
            for title, _ in titles:
                if title in figures:
                    unit = SEARCH_DECISIONS if "search" in title else 1
                    bars = BARS.get(box.name, {}).get(mode, {}).get(f"{name} / {title}")
                    ratios.append(
                        {
                            "game": box.name,
                            "ours": name,
                            "peer": title,
                            "ratio": figures[f"{box.name} {name}"] / (figures[title] * unit),
                            "first": bars[0] if bars else None,
                            "goal": bars[1] if bars else None,
                        }
                    )
    steady = {box.name: late_over_early(box, players(box)) for box in measured if box.name != "leduc"}
    scaling = {box.name: two_over_one(box, players(box)) for box in measured if box.name != "leduc"}
    return {
        "mode": mode,
        "figures": figures,
        "ratios": ratios,
        "late_over_early": steady,
        "two_processes_over_one": scaling,
        "packages": installed(),
        "missing": missing(),
    }


LEDUC_AGAINST: Final = {"decisions": "decisions", "loop decisions": "C++ decisions", "copies": "copies"}


def bench(mode: str, names: Sequence[str], rounds: int, seconds: float) -> list[dict[str, Any]]:
    """The reports of the modes asked for, each from a process of its own."""
    reports: list[dict[str, Any]] = []
    for one in ("pure", "compiled") if mode == "both" else (mode,):
        environment = {**os.environ, "HAUNTINGS_NATIVE": "1" if one == "compiled" else "0"}
        command = [sys.executable, "-m", "hauntings.lab.bench", json.dumps([list(names), rounds, seconds])]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as measuring:
            try:
                printed, _ = measuring.communicate()
            except BaseException:
                measuring.send_signal(signal.SIGINT)  # it ends its own processes
                raise
        if measuring.returncode:
            raise RuntimeError(f"the {one} benchmark did not finish (./play native builds the compiled code)")
        reports.append(json.loads(printed))
    return reports


def as_text(report: dict[str, Any]) -> str:
    lines = [f"== {report['mode']} ==", "per second on a nominal machine (only ratios of one run mean something)"]
    for name, value in report["figures"].items():
        lines.append(f"  {name:46}{value:14,.0f}")
    lines.append("ratios (ours / peer)" + " " * 51 + "first   goal")
    for row in report["ratios"]:
        name = f"{row['game']} {row['ours']} / {row['peer']}"
        bars = f"{row['first']:6g} {row['goal']:6g}" if row["first"] is not None else ""
        mark = "" if row["first"] is None or row["ratio"] >= row["first"] else "  below the first bar"
        lines.append(f"  {name:78}{row['ratio']:7.2f}{bars:>14}{mark}".rstrip())
    for game, rows in report["late_over_early"].items():
        lines.append(f"  {game}: " + ", ".join(f"{name} {value:.2f}" for name, value in rows.items()))
    for game, value in report["two_processes_over_one"].items():
        lines.append(f"  {game}: two processes / one {value:.2f}")
    lines += [f"  {name} {version}" for name, version in report["packages"].items()] + report["missing"]
    return "\n".join(lines)


if __name__ == "__main__":
    wanted_names, wanted_rounds, wanted_seconds = json.loads(sys.argv[1])
    try:
        print(json.dumps(run_mode(wanted_names, wanted_rounds, wanted_seconds)))
    except KeyboardInterrupt:
        sys.exit(130)

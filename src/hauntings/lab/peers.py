"""The peers our benchmark compares with, and the calibrated clock it measures with.

One core of a shared machine may be half as fast a minute later, so a plain "per second" means little.
Here each window of work is divided by the speed of a fixed pure-Python loop timed right before and right
after it, workloads take turns (A B C A B C A B C), and the median of the turns counts. The figures read as
"per second on a nominal machine", one whose loop takes `NOMINAL` seconds. Only ratios of figures from one
run mean something. Never compile this module: the loop would become another loop.

Both sides are driven alike: `pick` chooses among listed options, and `decisions_of`, `games_of` and
`copies_of` turn a game into workloads, for the peers and for our own engine.

A decision is: list the legal options, choose one uniformly at random, apply it. Draws by chance (deals,
dice) are paid for in the same time, but are no decisions.

Run `python -m hauntings.lab.peers` for the table, with `--json` for JSON.
"""

from __future__ import annotations

import gc
import importlib
import importlib.metadata
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any, Final, TypeVar

from hauntings.command import Options

T = TypeVar("T")

Workload = Callable[[float], int]
"""Works for about so many seconds and returns how many units it did."""

LOOP: Final = 500_000
"""Rounds of the calibration loop."""
NOMINAL: Final = 0.031
"""Seconds that the calibration loop takes on the nominal machine.

Fitted once, so that the peers come out near the table of their speeds we started from; that they agree with
it in size is therefore no evidence. It cancels out of every ratio.
"""
HOW_TO_INSTALL: Final = "install it with: ./play setup bench"
PACKAGES: Final = {"open-spiel": "pyspiel", "rlcard": "rlcard", "chess": "chess"}
"""The packages of the peers, and what each is imported as."""
SEARCH_SIMULATIONS: Final = 200
"""Iterations of one search by the peer's bot."""
SEARCH_DECISIONS: Final = 48
"""Decisions simulated by one iteration of the peer's bot: all cards of hearts after the first trick."""
CHESS_PLIES: Final = 200
"""A random game of chess is broken off after so many plies."""

_random = Random(13).random


def pick(options: Sequence[T]) -> T:
    """Choose one of the options at random, cheaply; the loops on both sides use this one."""
    return options[int(_random() * len(options))]


# The clock


def loop_seconds() -> float:
    """Time the calibration loop once."""
    total = 0
    start = perf_counter()
    for i in range(LOOP):
        total = (total + i) & 65535
    return perf_counter() - start


def calibrated(work: Workload, seconds: float) -> float:
    """Run one window of work; return units per calibrated second."""
    gc.collect()
    before = loop_seconds()
    start = perf_counter()
    count = work(seconds)
    elapsed = perf_counter() - start
    after = loop_seconds()
    return count / elapsed * (before + after) / (2 * NOMINAL)


def sample(workloads: Mapping[str, Workload], rounds: int = 3, seconds: float = 0.5) -> dict[str, list[float]]:
    """Measure every workload once a round, in turn; return all figures, in the order of the rounds."""
    figures: dict[str, list[float]] = {name: [] for name in workloads}
    for _ in range(rounds):
        for name, work in workloads.items():
            figures[name].append(calibrated(work, seconds))
    return figures


def measure(workloads: Mapping[str, Workload], rounds: int = 3, seconds: float = 0.5) -> dict[str, float]:
    """Measure every workload in interleaved rounds; return the medians, units per calibrated second."""
    return {name: median(figures) for name, figures in sample(workloads, rounds, seconds).items()}


# Workloads from games


def decisions_of(game: Callable[[], int]) -> Workload:
    """Count the decisions of whole games; `game` plays one and returns its number of decisions."""

    def work(seconds: float) -> int:
        count = 0
        end = perf_counter() + seconds
        while perf_counter() < end:
            count += game()
        return count

    return work


def games_of(game: Callable[[], object]) -> Workload:
    """Count whole games; `game` plays one."""

    def work(seconds: float) -> int:
        count = 0
        end = perf_counter() + seconds
        while perf_counter() < end:
            game()
            count += 1
        return count

    return work


def copies_of(copies: Sequence[Callable[[], object]]) -> Workload:
    """Count copies; give the bound copy methods of some positions, such as `[t.clone for t in tables]`."""
    if not copies:
        raise ValueError("no positions to copy")

    def work(seconds: float) -> int:
        count = 0
        end = perf_counter() + seconds
        while perf_counter() < end:
            for copy in copies:
                copy()
            count += len(copies)
        return count

    return work


# The peers


@dataclass(frozen=True)
class Peer:
    """One thing a peer is measured by."""

    name: str
    """Package and game, such as "openspiel hearts"."""
    measure: str
    """What is counted, such as "decisions"."""
    run: Workload
    decisions: float = 0.0
    """Mean number of decisions in one unit, where a unit is a game or an iteration; otherwise 0."""

    @property
    def title(self) -> str:
        """Name and measure, such as "openspiel hearts decisions"."""
        return f"{self.name} {self.measure}"


def installed() -> dict[str, str]:
    """Packages of peers that can be imported, with their versions."""
    found: dict[str, str] = {}
    for package, module in PACKAGES.items():
        try:
            importlib.import_module(module)
            found[package] = importlib.metadata.version(package)
        except ImportError:  # covers a package without metadata too
            continue
    return found


def missing() -> list[str]:
    """One sentence for each peer that is not installed."""
    found = installed()
    return [f"{package} is not installed; {HOW_TO_INSTALL}" for package in PACKAGES if package not in found]


def peers() -> list[Peer]:
    """Everything we can measure of the peers that are installed."""
    found = installed()
    listed: list[Peer] = []
    if "open-spiel" in found:
        for game in ("hearts", "hanabi", "leduc_poker"):
            listed += _openspiel(game)
    if "rlcard" in found:
        listed += _rlcard_uno()
    if "chess" in found:
        listed += _chess()
    return listed


def workloads(chosen: Iterable[Peer]) -> dict[str, Workload]:
    """The workloads of some peers by title, as `measure` takes them."""
    return {peer.title: peer.run for peer in chosen}


def _mean_length(game: Callable[[], int], games: int = 1000) -> float:
    """Mean number of decisions in a random game."""
    return fmean(game() for _ in range(games))


def _draw(outcomes: Sequence[tuple[int, float]]) -> int:
    """Draw one of OpenSpiel's chance outcomes by its probability."""
    left = _random()
    for action, probability in outcomes:
        left -= probability
        if left < 0.0:
            return action
    return outcomes[-1][0]


def _deal(game: Any) -> Any:
    """A new OpenSpiel state, played up to the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_draw(state.chance_outcomes()))
    return state


def _play(state: Any, limit: int = 1_000_000) -> int:
    """Play an OpenSpiel state on at random, to its end or to a limit; return the number of decisions."""
    count = 0
    while count < limit and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_draw(state.chance_outcomes()))
        else:
            state.apply_action(pick(state.legal_actions()))
            count += 1
    return count


def _openspiel_middle(game: Any, decisions: int) -> Any:
    """An OpenSpiel state in the middle of a random game, with a decision to take."""
    while True:
        state = _deal(game)
        _play(state, decisions)
        while state.is_chance_node():
            state.apply_action(_draw(state.chance_outcomes()))
        if not state.is_terminal():
            return state


def _openspiel(short_name: str) -> list[Peer]:
    """OpenSpiel, driven from Python and, where Python can ask for it, playing inside its C++."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(short_name)
    name = f"openspiel {short_name.removesuffix('_poker')}"

    def whole() -> int:
        return _play(game.new_initial_state())

    length = _mean_length(whole)
    middles = [_openspiel_middle(game, int(length / 2)) for _ in range(100)]
    listed = [
        Peer(name, "decisions", decisions_of(whole)),
        Peer(name, "games", games_of(whole), length),
        Peer(name, "copies", copies_of([state.clone for state in middles])),
        Peer(name, "C++ decisions", _openspiel_inside(pyspiel, game, length)),
    ]
    if short_name != "hanabi":  # the tree search that makes the rollouts refuses rewards on the way
        listed.append(Peer(name, "C++ rollout decisions", _openspiel_rollouts(pyspiel, game)))
    if short_name == "hearts":
        dealt = [_deal(game) for _ in range(200)]
        listed.append(Peer(name, "decisions after the deal", decisions_of(lambda: _play(pick(dealt).clone()))))
        listed.append(Peer(name, "C++ search iterations", _openspiel_search(pyspiel, game), SEARCH_DECISIONS))
    return listed


def _openspiel_inside(pyspiel: Any, game: Any, length: float) -> Workload:
    """Decisions of whole random games, deals included, that OpenSpiel plays inside its C++."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    seeds = Random(13)
    play = games_of(lambda: pyspiel.evaluate_bots(game.new_initial_state(), bots, seeds.getrandbits(30)))
    return lambda seconds: round(play(seconds) * length)


def _openspiel_rollouts(pyspiel: Any, game: Any, rollouts: int = 100) -> Workload:
    """Decisions of random rollouts from dealt states inside OpenSpiel's C++: its fastest way to play.

    The evaluator cannot be called from Python, but a tree search of one simulation evaluates its root and
    nothing else. The root must be a decision: a search from a chance node crashes the process.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 13)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 13, False)
    dealt = [_deal(game) for _ in range(200)]
    length = fmean(_play(state.clone()) for state in dealt for _ in range(10))
    play = games_of(lambda: bot.mcts_search(pick(dealt)))
    return lambda seconds: round(play(seconds) * rollouts * length)


def _openspiel_search(pyspiel: Any, game: Any) -> Workload:
    """Iterations of OpenSpiel's C++ search over information sets, on hearts after the first trick.

    Every iteration plays the `SEARCH_DECISIONS` cards that are left. Roots with one legal card are left
    out, for the bot answers those without searching. So are roots where cards are still being passed:
    there open-spiel 2.0.2 samples impossible hands and crashes the process.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(1, 13)
    bot = pyspiel.ISMCTSBot(13, evaluator, 2.0, SEARCH_SIMULATIONS)
    roots: list[Any] = []
    while len(roots) < 200:
        state = _deal(game)
        passing = 0 if state.history()[0] == 0 else 12  # the first draw is where to pass; 0 is nowhere
        _play(state, passing + 52 - SEARCH_DECISIONS)
        if len(state.legal_actions()) > 1:
            roots.append(state)
    search = games_of(lambda: bot.step(pick(roots)))
    return lambda seconds: search(seconds) * SEARCH_SIMULATIONS


def _rlcard_uno() -> list[Peer]:
    """RLCard's uno, through its environment."""
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make("uno", config={"seed": 13})

    def whole() -> int:
        count = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            count += 1
        return count

    name = "rlcard uno"
    length = _mean_length(whole, 100)
    return [Peer(name, "decisions", decisions_of(whole)), Peer(name, "games", games_of(whole), length)]


def _chess() -> list[Peer]:
    """python-chess; a game ends when there is no legal move, or after `CHESS_PLIES`."""
    chess: Any = importlib.import_module("chess")

    def play(board: Any, plies: int) -> int:
        for count in range(plies):
            moves = list(board.legal_moves)
            if not moves:
                return count
            board.push(pick(moves))
        return plies

    def whole() -> int:
        return play(chess.Board(), CHESS_PLIES)

    boards = [chess.Board() for _ in range(50)]
    for board in boards:
        play(board, 40)
    name = "python-chess"
    return [
        Peer(name, "decisions", decisions_of(whole)),
        Peer(name, "games", games_of(whole), _mean_length(whole, 20)),
        Peer(name, "copies", copies_of([partial(board.copy, stack=False) for board in boards])),
    ]


# The table


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the peers and print the figures."""
    parser = Options(prog="python -m hauntings.lab.peers", description="Speeds of the peers.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=3, help="interleaved rounds (3)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one window (0.5)")
    parser.add_argument("--only", default="", help="only titles that contain this text")
    options = parser.parse_args(arguments)
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be above zero")

    absent = missing()
    chosen = [peer for peer in peers() if options.only in peer.title]
    figures = sample(workloads(chosen), options.rounds, options.seconds)
    rows = []
    for peer in chosen:
        values = figures[peer.title]
        middle = median(values)
        spread = (max(values) - min(values)) / middle if middle else 0.0
        rows.append((peer, middle, spread))
    if options.json:
        report = {
            "packages": installed(),
            "missing": absent,
            "nominal_loop_seconds": NOMINAL,
            "figures": [
                {
                    "name": peer.name,
                    "measure": peer.measure,
                    "per_second": round(middle, 1),
                    "spread": round(spread, 3),
                    "decisions_in_one": round(peer.decisions, 2) or None,
                }
                for peer, middle, spread in rows
            ],
        }
        print(json.dumps(report, indent=2))
        return 0
    if rows:
        print("Per second on the nominal machine; compare figures of one run only.")
        print(f"{'':46}{'per second':>12}{'spread':>8}{'decisions in one':>18}")
    for peer, middle, spread in rows:
        inside = f"{peer.decisions:.1f}" if peer.decisions else ""
        print(f"{peer.title:46}{middle:12,.0f}{spread:8.0%}{inside:>18}".rstrip())
    for package, version in installed().items():
        print(f"{package} {version}")
    for sentence in absent:
        print(sentence)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

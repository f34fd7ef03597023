"""Bots see views only, answer with legal tokens, and are as strong as they should be (small samples here;
`hauntings tournament` measures)."""

from __future__ import annotations

import gc
import json
import signal
import time

import pytest

from hauntings.bots.bot import NO_CLOCK, STRENGTHS, Clock, bot_of
from hauntings.bots.search import SearchBot
from hauntings.cli import main
from hauntings.engine.search import Judge, Search
from hauntings.games.shelf import boxes
from hauntings.lab.tournament import tournament, wilson
from hauntings.records.game import Game

NAMES = [(box.name, seats) for box in boxes() for seats in box.seats]


@pytest.mark.parametrize(("name", "seats"), NAMES)
@pytest.mark.parametrize("spec", ["random", "greedy", "search:30"])
def test_bots_play_whole_games(name: str, seats: int, spec: str) -> None:
    if name.startswith("ghost-stories"):
        spec = spec.replace("30", "3")  # long games, and every playout thinks
    game = Game(name, players=seats, seed=3).play(*[bot_of(spec, seat) for seat in range(seats)])
    assert game.over and len(game.result or []) == seats


def test_unknown_bots_are_refused_with_what_there_is() -> None:
    for spec in ("deep blue", "search:x", "search:-5", "greedy:9", ""):
        with pytest.raises(ValueError, match="there are random, greedy, search"):
            bot_of(spec)
    assert [bot_of(spec).name for spec in STRENGTHS] == ["random", "greedy", "search", "search", "search"]


def test_search_is_deterministic_for_a_budget() -> None:
    games = [Game("rest-in-peace", seed=5).play(bot_of("search:40", 1), bot_of("greedy", 2)) for _ in range(2)]
    assert games[0].digest() == games[1].digest()
    other = Game("rest-in-peace", seed=5).play(bot_of("search:40", 9), bot_of("greedy", 2))
    assert [m.token for m in other.moves] != [m.token for m in games[0].moves]


def test_search_keeps_to_its_clock() -> None:
    game = Game("rest-in-peace", seed=5)
    bot = SearchBot(0, iterations=0, seconds=5.0)
    assert game.asked is not None
    search = bot.think(game.view(game.asked), Clock(0.02))
    assert 0 < search.iterations < 100_000
    assert bot.choose(game.view(game.asked), game.question, game.options, Clock(0.02)) in game.options


def test_of_a_budget_and_a_clock_the_shorter_one_counts() -> None:
    game = Game("rest-in-peace", seed=5)
    view = game.view(game.asked or 0)
    assert SearchBot(0, iterations=10**9).think(view, Clock(0.02)).iterations < 10**6
    assert SearchBot(0, iterations=200).think(view, Clock(3600)).iterations == 200
    assert SearchBot(0, iterations=0, seconds=0.02).think(view, Clock(3600)).iterations > 0


@pytest.mark.parametrize("name", ["rest-in-peace", "ghost-stories"])
def test_a_thinking_bot_can_be_interrupted(name: str) -> None:
    """Ctrl-C and other signals are heard while a search runs, compiled or not."""

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    game = Game(name, seed=1)
    old = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    begun = time.perf_counter()
    try:
        with pytest.raises(KeyboardInterrupt):
            SearchBot(iterations=0, seconds=5.0).think(game.view(game.asked or 0), Clock())
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
    assert time.perf_counter() - begun < 3
    assert gc.isenabled()


def test_a_bot_decides_by_its_view_alone() -> None:
    """Two tables that the seat cannot tell apart get the same answer."""
    game = Game("rest-in-peace", seed=8)
    for _ in range(6):
        game.choose(game.options[-1])
    seat = game.asked
    assert seat is not None
    from hauntings.records.position import game_from, seat_code_of

    other = game_from(seat_code_of(game.view(seat), 1, {}))
    assert other.digest() != game.digest()
    for spec in ("greedy", "search:50"):
        answers = {bot_of(spec, 4).choose(g.view(seat), g.question, g.options, NO_CLOCK) for g in (game, other)}
        assert len(answers) == 1


def test_search_finds_the_obvious_in_leduc() -> None:
    """With a King and a King on the board nobody folds."""
    game = Game("leduc", seed=1, loaded={"deck": [[1, 1, 2, 3, 3, 2]]})
    game.choose("call").choose("call")
    view = game.view(0)
    assert view["hand"][0] == 3 and view["board"] == 3
    ranking = SearchBot(1, 400).think(view, NO_CLOCK).ranking()
    assert game.box.word(0, ranking[0][0]) == "raise"


def test_the_plain_judge_knows_nothing() -> None:
    box = boxes()[0]
    game = Game(box.name, seed=1)
    search = Search(box.imagination(game.view(game.asked or 0)), Judge(), 1, 5, 0.7)
    search.run(50, 0.0)
    assert search.iterations == 50 and sum(visits for _, visits, _ in search.ranking()) == 50


# --- tournaments -----------------------------------------------------------------------------------------------


def test_greedy_beats_random_at_rest_in_peace() -> None:
    greedy, random_bot = tournament("rest-in-peace", ["greedy", "random"], 60, processes=1, quiet=True)
    assert greedy.games == 60 and greedy.points + random_bot.points == 60
    assert greedy.rate() >= 0.85


def test_search_beats_random_at_rest_in_peace() -> None:
    search, _ = tournament("rest-in-peace", ["search:60", "random"], 10, processes=1, quiet=True)
    assert search.rate() >= 0.8


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = (tournament("leduc", ["greedy", "random"], 24, processes=n, quiet=True) for n in (1, 2))
    assert [score.points for score in one] == [score.points for score in two]


def test_every_deal_is_played_from_both_seats() -> None:
    """A bot against itself gets exactly one half."""
    first, second = tournament("leduc", ["greedy", "greedy"], 40, processes=1, quiet=True)
    assert first.points == pytest.approx(second.points)


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_tournament_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "leduc", "greedy", "random", "--games", "4", "--processes", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in report["bots"]] == ["greedy", "random"]
    assert main(["tournament", "leduc", "greedy", "--games", "4"]) == 2
    assert "Leduc poker is for 2 players, not 1" in capsys.readouterr().err
    assert main(["tournament", "leduc", "greedy", "oops", "--games", "4"]) == 2
    assert "there is no bot 'oops'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "name",
    ["search:", "search:s", "search:nans", "search:infs", "search:1e400s", "search:-1", "search:0", "search:0s",
     "search:1.5", "search:" + "9" * 400 + "s", "search: 5", "searching", "greedy:5", "random:", ""],
)  # fmt: skip
def test_what_is_no_bot(name: str) -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        bot_of(name)


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -1.0])
def test_a_search_ends(seconds: float) -> None:
    with pytest.raises(ValueError, match="a search needs"):
        SearchBot(iterations=0, seconds=seconds)


def test_how_long_a_search_takes() -> None:
    bots = [bot_of(name) for name in ("search", "search:50", "search:2s", "search:0.5s")]
    assert [(bot.iterations, bot.seconds) for bot in bots if isinstance(bot, SearchBot)] == [
        (1000, 0.0), (50, 0.0), (0, 2.0), (0, 0.5)
    ]  # fmt: skip

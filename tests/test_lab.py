"""The benchmark measures every game on the shelf (what it measures is told by `hauntings bench`)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hauntings.cli import main
from hauntings.engine.box import Box
from hauntings.engine.simulate import random_games
from hauntings.games.shelf import boxes
from hauntings.lab.bench import late_over_early, ours, players


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.name)
def test_every_workload_counts_something(box: Box) -> None:
    for name, work in ours(box, players(box)).items():
        assert work(0.001) > 0, name


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.name)
def test_simulated_games_are_counted_by_outcome(box: Box) -> None:
    decisions, *outcomes = random_games(box, players(box), box.settings({}), 7, 30)
    assert sum(outcomes) == 30 and decisions >= 60
    assert random_games(box, players(box), box.settings({}), 7, 30) == [decisions, *outcomes]


def test_late_over_early() -> None:
    box = next(box for box in boxes() if box.name == "rest-in-peace")
    assert set(late_over_early(box, 2)) == {f"{what} late / early" for what in ("decision", "copy", "view")}


def test_bad_numbers_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for seconds in ("nan", "inf", "0"):
        assert main(["bench", "leduc", "--seconds", seconds]) == 2
        assert "--rounds and --seconds must be numbers above zero" in capsys.readouterr().err
    for processes in ("0", "-3"):
        assert main(["tournament", "leduc", "random", "random", "--processes", processes]) == 2
        assert "--processes must be at least 1" in capsys.readouterr().err


@pytest.mark.parametrize("alone", [True, False], ids=["to the one", "to all"])
@pytest.mark.parametrize("teams", [[], ["--players", "4"]], ids=["seats", "teams"])
def test_an_interrupt_ends_a_tournament(alone: bool, teams: list[str]) -> None:
    """Ctrl+C, or a signal to the command alone: it ends at once, says nothing of its insides, leaves nobody behind."""
    game = ["ghost-stories", "search:9000"] if teams else ["rest-in-peace", "search:90000", "search:90000"]
    command = [sys.executable, "-m", "hauntings.cli", "tournament", *game, *teams, "--processes", "2", "--games", "50"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=hears_interrupts
    ) as running:
        deadline = time.monotonic() + 60
        while len(group_of(running.pid)) < 4 and time.monotonic() < deadline:  # it, who tracks for it, two who play
            time.sleep(0.05)
        (os.kill if alone else os.killpg)(running.pid, signal.SIGINT)
        try:
            _, said = running.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            raise
    assert running.returncode == 130 and "Traceback" not in said and "Error" not in said, said
    while group_of(running.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert group_of(running.pid) == []


def hears_interrupts() -> None:
    """Whoever runs the tests in the background may have them ignore Ctrl+C, and processes inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def group_of(leader: int) -> list[int]:
    """The living processes of a group."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, group = path.read_text("utf-8").rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(group) == leader and state != "Z":
            found.append(int(path.parent.name))
    return found

"""What all commands have in common: options are written out in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from hauntings import cli
from hauntings.lab import peers
from hauntings.server import load, serve

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("run", "short"),
    [
        (cli.main, "serve --data x.db"),
        (cli.main, "load --tab 3"),
        (cli.main, "--lang=ru"),
        (cli.main, "play rest-in-peace --sea 1"),
        (cli.main, "replay file --a"),
        (cli.main, "verify file --js"),
        (cli.main, "tournament rest-in-peace random greedy --gam 1"),
        (cli.main, "perft leduc --dep 1"),
        (cli.main, "bench --rou 1"),
        (serve.main, "--data x.db"),
        (load.main, "--tab 3"),
        (peers.main, "--rou 1"),
    ],
)
def test_nothing_is_guessed_from_a_part_of_an_option(
    run: Callable[[Sequence[str]], int], short: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(short.split())
    assert left.value.code == 2
    option = next(word for word in short.split() if word.startswith("--"))
    assert f"unrecognized arguments: {option}" in capsys.readouterr().err


def test_no_command_reads_its_options_in_another_way() -> None:
    files = [path for folder in ("src", "scripts") for path in (ROOT / folder).rglob("*.py")]
    assert not [path.name for path in files if "ArgumentParser(" in path.read_text("utf-8")]

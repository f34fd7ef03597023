"""A record seen again: all at once through a pipe, step by step at a keyboard, from a seat or from everywhere."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game
from hauntings.records.record import load, record_of, save
from hauntings.terminal.screen import Screen
from hauntings.terminal.watch import Replay
from tests.terminal.evening import Keyboard, Monitor, command, dealt, in_notation, script


def finished(folder: Path) -> Path:
    game = dealt()
    for line in script(game, in_notation):
        game.choose(line)
        if len(game.entries) == 4:
            game.undo(2)
            break
    for line in script(game, in_notation):
        game.choose(line)
    path = folder / "game.json"
    save(game, path)
    return path


def walk(game: Path, *typed: str, seat: str = "", at: int = 0, language: str = "en") -> str:
    target = Monitor()
    Replay(Screen(Keyboard("\n".join(typed) + "\n"), target), Words(language), load(game), seat).walk(at)
    return target.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_at_once(language: str, tmp_path: Path) -> None:
    path = finished(tmp_path)
    done = command("replay", str(path), "--language", language, data=tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    last = len(load(path).entries)
    assert f"\n{last}. " in done.stdout and f"\n{last + 1}. " not in done.stdout
    assert Words(language).say("common-undone", count=2) in done.stdout
    assert Words(language).say("common-won", player="Ann")[:8] in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_after_the_end_every_event_is_told_once(tmp_path: Path) -> None:
    path = finished(tmp_path)
    out = command("replay", str(path), "--all", data=tmp_path).stdout
    assert "Ann draws Ghost" in out and "Bob draws Ghost" in out and "draws 2 Ghosts" not in out
    anns = " ".join(command("replay", str(path), "--all", "--seat", "green", data=tmp_path).stdout.split())
    assert "Ann draws Ghost" in anns and "Bob draws Ghost" not in anns and "Bob draws 2 Ghosts" in anns


def test_step_by_step(tmp_path: Path) -> None:
    path = finished(tmp_path)
    out = walk(path, "", "", "back", "goto 4", "5", "goto", "seat 1", "seat 7", "seat all", "dance", "quit", "never")
    steps = re.findall(r"^(\d+)\. [A-Z2]", out, re.M)
    assert steps == ["0", "1", "2", "1", "4", "5", "5", "5"]
    assert "5. 2 steps taken back." in out
    assert "Bob (Blue, you)" in out and "There is no seat “7”; there are 0 (Green), 1 (Blue)." in out
    assert "Add the number of a step" in out and out.count("Enter goes on.") == 2


def test_it_ends_after_the_last_step(tmp_path: Path) -> None:
    path = finished(tmp_path)
    out = walk(path, "", "", at=10_000)
    assert out.rstrip().endswith("That was the last step.")
    assert "Ann (Зелёный, вы)" in walk(path, "назад", "шаг 1", "место зеленый", "выход", language="ru", seat="0")
    assert walk(path, at=3).count("3. ") >= 1, "the keyboard was closed: that is an end, too"


def test_a_running_game_keeps_the_bots_secrets(tmp_path: Path) -> None:
    game = dealt(seats=("person", "greedy"))
    for line in ("end turn", "place 6"):
        game.choose(line)
    path = tmp_path / "game.json"
    save(game, path, secret=True)
    out = command("replay", str(path), data=tmp_path).stdout
    assert "draws Ghost" not in out and "Ghost 6" not in out and "Hand:" not in out
    assert "Hand:" in command("replay", str(path), "--seat", "0", data=tmp_path).stdout
    refused = command("replay", str(path), "--seat", "1", data=tmp_path)
    assert refused.returncode == 2 and "The game is not over" in refused.stderr


def test_a_shared_record_without_seed_cannot_be_replayed_yet(tmp_path: Path) -> None:
    save(dealt(), tmp_path / "shared.json", secret=False)
    done = command("replay", str(tmp_path / "shared.json"), data=tmp_path)
    assert done.returncode == 2 and "carries no seed" in done.stderr


def test_a_game_without_names_is_told_by_its_seats() -> None:
    game = Game(seed=2)
    for line in ("end turn", "place nothing"):
        game.choose(line)
    target = io.StringIO()
    Replay(Screen(io.StringIO(), target), Words("pl"), record_of(game, secret=True)).all_at_once()
    assert "Zielony, Niebieski" in target.getvalue() and "Runda 2 z 10" in target.getvalue()

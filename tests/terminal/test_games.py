"""Whole games through text alone, in every language, through pipes and in this process."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game
from hauntings.records.record import load, replay, verify
from hauntings.terminal.choices import Choices
from hauntings.terminal.evening import play_on
from hauntings.terminal.screen import Screen
from hauntings.terminal.seats import PERSON
from tests.terminal.evening import command, dealt, in_notation, in_words, new_duel, script, session

NO = {"en": "no", "ru": "нет", "pl": "nie"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_the_words_of_the_options(language: str, tmp_path: Path) -> None:
    lines = script(new_duel("7"), in_words(language))
    typed = "\n".join([*lines, NO[language]]) + "\n"
    done = command("play", "rest-in-peace", "--seed", "7", "--language", language, typed=typed, data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert Words(language).say("terminal-record-lies") in done.stdout
    assert "\x1b" not in done.stdout, "no colours through a pipe"
    assert all(len(line) <= 80 or "hauntings" in line for line in done.stdout.splitlines())
    (record,) = (tmp_path / "hauntings" / "games").glob("*.json")
    game = verify(load(record))
    assert [game.box.word(move.kind, move.token) for move in game.moves if move.seat == 0] == script(
        new_duel("7"), in_notation
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_notation_works_in_every_language(language: str, seed: str, tmp_path: Path) -> None:
    game = new_duel(seed)
    played, out = session(game, "\n".join(script(game, in_notation)), tmp_path / "game.json", language)
    assert played.game.over
    assert Words(language).say("common-not-understood", word="", help="")[:6] not in out


def test_the_keys_of_the_options_play_a_game(tmp_path: Path) -> None:
    """What stands before an option is the number that it is about: `3` lays Ghost 3, `#8` a psychic, 0 ends."""

    def key(game: Game, token: int) -> str:
        choices = Choices(speaker(game.box.name, Words("en")), game.view(game.asked or 0))
        return choices.key(token)

    for seed in ("4", "5", "6"):
        game = new_duel(seed)
        played, _ = session(game, "\n".join(script(game, key)), tmp_path / "game.json")
        assert played.game.over


def test_two_people_on_one_device_play_to_the_end_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = dealt()
    typed: list[str] = []
    last = -1
    copy = game.copy()
    for line in script(game, in_notation):
        if copy.asked != last:
            typed.append("")  # the device was handed over
        last = copy.asked if copy.asked is not None else -1
        typed.append(line)
        copy.choose(line)
    target = io.StringIO()
    screen = Screen(io.StringIO("\n".join([*typed, "log", "view", "code", "undo", "dance", "yes", "quit"])), target)
    play_on(screen, Words("en"), game, tmp_path / "game.json")
    out = target.getvalue()
    assert "wins the game" in out and "H1." in out and "seed is known" in out and "“dance” does not fit" in out
    assert out.count("The shuffles are sealed") == 2, "a rematch began"
    assert verify(load(tmp_path / "game.json")).seats == [PERSON, PERSON]
    (second,) = (tmp_path / "hauntings" / "games").glob("*.json")
    assert load(second).names == ["Ann", "Bob"] and not load(second).entries


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    done = command("play", "--seats", "greedy,random", "--seed", "3", data=tmp_path)
    assert done.returncode == 0
    told = " ".join(done.stdout.split())  # lines are broken anywhere
    assert "Round 1 begins." in told
    assert "wins the game" in told or "The game is a draw" in told
    assert "draws Ghost" not in done.stdout, "a watcher sees no hands"


def test_a_bot_that_searches(tmp_path: Path) -> None:
    done = command("play", "--bot", "search:20", "--seed", "1", "--seat", "blue", typed="0\n0\n0\n", data=tmp_path)
    assert done.returncode == 0
    assert "Green is a bot (search:20). You are Blue." in done.stdout


def test_options_reach_the_game(tmp_path: Path) -> None:
    done = command("play", "--option", "learning_mode=true", "--seed", "1", data=tmp_path)
    assert "#?" in done.stdout, "in the learning game the row lies face down"
    record = load(next((tmp_path / "hauntings" / "games").glob("*.json")))
    assert record.options == {"learning_mode": True}
    assert not replay(record).moves

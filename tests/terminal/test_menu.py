"""The bare command: a menu where Enter does the sensible thing; who sits where; the language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hauntings.cli import main
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, UnknownLanguage, Words
from hauntings.records.game import Game
from hauntings.records.record import load, record_of, to_json
from hauntings.terminal.language import words_for
from hauntings.terminal.seats import seats_for
from tests.terminal.evening import SOURCE, command

WHIST = to_json(record_of(Game("leduc", seed=1), secret=True)).replace("leduc", "whist")  # a game that we do not have


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_starts_a_game_and_then_goes_on_with_it(language: str, tmp_path: Path) -> None:
    words = Words(language)
    first = command("--language", language, typed="\n\n0\n", data=tmp_path)
    assert first.returncode == 0 and first.stderr == ""
    assert words.say("terminal-new-game", game=words.say("rip-title")) in first.stdout
    assert first.stdout.rstrip().endswith(words.say("common-bye"))
    second = command(typed="\n", data=tmp_path, HAUNTINGS_LANGUAGE=language)
    assert words.say("rip-title") in second.stdout and words.say("terminal-since") in second.stdout
    assert len(list((tmp_path / "hauntings" / "games").glob("*.json"))) == 1


def test_every_line_of_the_sheet(tmp_path: Path) -> None:
    typed = ["new", "green", "1", "Ann", "blue", "strong", "options", "2", "done", "77", "nonsense", "", "quit", "0"]
    done = command(typed="\n".join(typed) + "\n", data=tmp_path)
    assert "“77” is not in the list. Type one of 1, 2, 3, 4, " in " ".join(done.stdout.split())
    assert "“nonsense” is not in the list" in done.stdout and "“strong” could mean" not in done.stdout
    (record,) = [load(path) for path in (tmp_path / "hauntings" / "games").glob("*.json")]
    assert record.names == ["Ann", ""] and record.seats == ["person", "search:1000"]
    assert record.options == {"learning_mode": True}


def test_back_and_language_and_replay(tmp_path: Path) -> None:
    typed = ["new", "0", "replay", "", "replay", "nowhere.json", "language", "polski", "0"]
    done = command(typed="\n".join(typed) + "\n", data=tmp_path)
    assert "There is no saved game yet." in done.stdout and "There is no file nowhere.json." in done.stdout
    assert done.stdout.rstrip().endswith("Do zobaczenia.")
    assert "Nowa gra" in command(data=tmp_path).stdout, "the choice is remembered"


def test_a_save_that_cannot_go_on_does_not_block_the_menu(tmp_path: Path) -> None:
    command("play", "--seed", "1", typed="0\n", data=tmp_path)
    (path,) = tmp_path.rglob("*.json")
    path.write_text(path.read_text("utf-8").replace('"end turn"', '"dance"'), "utf-8")
    done = command(typed="\n0\n", data=tmp_path)
    assert "cannot be read: decision 1" in done.stdout and done.returncode == 0
    assert not path.exists() and path.with_name(path.name + ".damaged").exists()


@pytest.mark.parametrize(
    "text", ['{"options": {"a": ' + "[" * 100_000, "Hauntings record 1\ndigests: 5\n", "{", WHIST], ids=range(4)
)
def test_no_file_in_the_folder_stops_the_menu(text: str, tmp_path: Path) -> None:
    place = tmp_path / "hauntings" / "games" / "odd.json"
    place.parent.mkdir(parents=True)
    place.write_text(text, "utf-8")
    done = command(typed="0\n", data=tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    assert "odd.json cannot be read" in done.stdout.replace("\n", " ") and done.stdout.rstrip().endswith("Goodbye.")


def test_a_save_with_an_unknown_bot_is_a_damaged_one(tmp_path: Path) -> None:
    command("play", "--seed", "1", typed="0\n", data=tmp_path)
    (path,) = tmp_path.rglob("*.json")
    path.write_text(path.read_text("utf-8").replace('"greedy"', '"nobot"'), "utf-8")
    given = command("play", "--resume", str(path), data=tmp_path)
    assert given.returncode == 2 and "cannot be read: in the head: there is no bot 'nobot'" in given.stderr
    done = command(typed="\n0\n", data=tmp_path)
    assert done.returncode == 0 and "there is no bot 'nobot'" in done.stdout
    assert not path.exists() and path.with_name(path.name + ".damaged").exists()


def test_a_language_that_cannot_be_kept_is_spoken_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "hauntings").write_text("in the way", "utf-8")
    done = command(typed="language\npolski\n0\n", data=tmp_path)
    assert done.returncode == 0 and done.stderr == "" and done.stdout.rstrip().endswith("Do zobaczenia.")
    assert "nie udało się go zapamiętać" in " ".join(done.stdout.split())


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams_are_like_empty_ones(closed: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(tmp_path)}
    line = f"{sys.executable} -m hauntings.cli play {closed}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment, timeout=60, input="")
    assert done.returncode == 0 and done.stderr == "" and list(tmp_path.rglob("*.json"))


# --- language -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "language"), [("ru_RU.UTF-8", "ru"), ("pl_PL", "pl"), ("de_DE", "en"), ("C.UTF-8", "en"), ("", "en")]
)
def test_the_language_of_the_system(
    system: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "HAUNTINGS_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", system)
    assert words_for(None).language == language
    monkeypatch.setenv("HAUNTINGS_LANGUAGE", "pl")
    assert words_for(None).language == "pl" and words_for("ru").language == "ru"
    monkeypatch.setenv("HAUNTINGS_LANGUAGE", "xx")
    with pytest.raises(UnknownLanguage, match="'xx'"):
        words_for(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_commands_is_translated(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command_name in ("play", "replay"):
        with pytest.raises(SystemExit):
            main([command_name, "--help", "--language", language])
        assert Words(language).say(f"terminal-cli-{command_name}", games="").split()[0] in capsys.readouterr().out


# --- who sits where -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "chairs"),
    [
        ({}, ":person :greedy"),
        ({"bot": "search:2s"}, ":person :search:2s"),
        ({"seat": "1"}, ":greedy :person"),
        ({"seat": "Blue", "players": "Ann"}, ":greedy Ann:person"),
        ({"players": "Ann,Bob"}, "Ann:person Bob:person"),
        ({"players": "Ann,Bob", "seat": "1"}, "Bob:person Ann:person"),
        ({"seats": "random,person"}, ":random :person"),
        ({"seats": "random,person", "players": "Ann"}, ":random Ann:person"),
        ({"seats": "greedy,person", "players": "Hal,Ann"}, "Hal:greedy Ann:person"),
        ({"seats": "greedy,greedy"}, ":greedy :greedy"),
    ],
)
def test_who_sits_where(asked: dict[str, str], chairs: str) -> None:
    found = seats_for(speaker("rest-in-peace", Words("en")), **asked)  # type: ignore[arg-type]
    assert " ".join([f"{seat.name}:{seat.plays}" for seat in found]) == chairs


def test_anybody_may_be_wu_feng() -> None:
    """BS r70: roles are chairs, and a chair is named by its role."""
    secret = speaker("ghost-stories-black-secret", Words("en"))
    for players, seats, seat, chairs in (
        ("", "", "Wu-Feng", ":greedy :person"),
        ("Ann,Bob,Cat", "", "wu-feng", "Bob:person Cat:person Ann:person"),
        ("Ann", "greedy,greedy,person", "", ":greedy :greedy Ann:person"),
    ):
        found = seats_for(secret, players, seats, seat=seat)
        assert " ".join([f"{chair.name}:{chair.plays}" for chair in found]) == chairs


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"players": "A,B,C"}, "is for this many players: 2"),
        ({"seats": "person"}, "is for this many players: 2"),
        ({"seats": "person,wizard"}, "there is no bot 'wizard'"),
        ({"seat": "3"}, "There is no seat “3”; there are 0"),
        ({"seats": "greedy,greedy", "players": "Ann"}, "more names than seats"),
    ],
)
def test_seats_that_do_not_fit(asked: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        seats_for(speaker("rest-in-peace", Words("en")), **asked)  # type: ignore[arg-type]


def test_a_game_we_do_not_have(tmp_path: Path) -> None:
    done = command("play", "ludo", data=tmp_path)
    assert done.returncode == 2 and done.stderr.startswith("hauntings: there is no game 'ludo'")


def test_the_reader_of_our_output_goes_away(tmp_path: Path) -> None:
    """`hauntings play | head -1` must not end in a traceback."""
    line = f"yes 0 | {sys.executable} -m hauntings.cli play --seats person,random | head -1"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment, timeout=60)
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr

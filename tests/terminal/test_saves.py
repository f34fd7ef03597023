"""Saving, leaving, coming back; undo; damaged files. Nothing that was decided is ever lost."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from hauntings.i18n.words import Words
from hauntings.records.position import seat_code_of
from hauntings.records.record import load, replay
from hauntings.terminal import saves
from hauntings.terminal.screen import Screen
from hauntings.terminal.seats import bot_answer
from hauntings.terminal.session import Session
from hauntings.terminal.taking_back import who_must_agree
from hauntings.terminal.watch import Replay
from tests.terminal.evening import Keyboard, Monitor, command, dealt, in_notation, new_duel, script, session


@pytest.mark.parametrize("bot", ["greedy", "random", "search:10"])
def test_leaving_and_coming_back_gives_the_same_game(bot: str, tmp_path: Path) -> None:
    lines = script(new_duel("9", bot), in_notation, most=12)
    whole = command("play", "--seed", "9", "--bot", bot, typed="\n".join(lines), data=tmp_path / "one")
    first = command("play", "--seed", "9", "--bot", bot, typed="\n".join([*lines[:5], "quit"]), data=tmp_path / "two")
    assert "hauntings play --resume" in first.stdout and first.returncode == 0
    second = command("play", "--resume", typed="\n".join(lines[5:]), data=tmp_path / "two")
    assert second.stderr == ""
    (one,) = (tmp_path / "one").rglob("*.json")
    (two,) = (tmp_path / "two").rglob("*.json")
    assert load(one) == load(two)
    assert whole.stdout.split(lines[-1])[-1].split("The game is saved")[0] in second.stdout


def test_the_input_ends_in_the_middle(tmp_path: Path) -> None:
    done = command("play", "--seed", "2", "--save", str(tmp_path / "mine.txt"), typed="0\n", data=tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    assert f"The game is saved: {tmp_path / 'mine.txt'}" in done.stdout
    game = replay(load(tmp_path / "mine.txt"))
    assert game.seats == ["person", "greedy"] and game.moves
    again = command("play", "--resume", data=tmp_path)
    assert again.returncode == 0 and "Since your last choice" in again.stdout


def test_names_and_bots_come_back(tmp_path: Path) -> None:
    command(
        "play", "--players", "Ann", "--seat", "1", "--bot", "random", "--save", str(tmp_path / "a.json"), data=tmp_path
    )
    again = command("play", "--resume", str(tmp_path / "a.json"), data=tmp_path)
    assert "Green is a bot (plays at random). You are Ann (Blue)." in again.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "cannot be read: the record is damaged"),
        ("", "cannot be read: the file is empty"),
        ("hello", "cannot be read: line 1"),
        (None, "There is no file"),
    ],
)
def test_a_damaged_save_gets_one_sentence(text: str | None, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    if text is not None:
        path.write_text(text, "utf-8")
    for arguments in (["play", "--resume", str(path)], ["replay", str(path)]):
        done = command(*arguments, data=tmp_path)
        assert done.returncode == 2 and sentence in done.stderr
        assert done.stdout == "" and len(done.stderr.splitlines()) == 1


def test_a_damaged_last_save_is_told_and_passed_over(tmp_path: Path) -> None:
    command("play", "--seed", "1", typed="0\n", data=tmp_path)
    good = next(tmp_path.rglob("*.json"))
    bad = good.with_name("newer.json")
    bad.write_text("{", "utf-8")
    (tmp_path / "hauntings" / "last").write_text(f"{bad}\n", "utf-8")
    done = command("play", "--resume", data=tmp_path)
    assert f"{bad} cannot be read" in done.stdout.replace("\n  ", " ") and "Your choice" in done.stdout
    bad.unlink()
    good.unlink()
    assert "There is no saved game yet." in command("play", "--resume", data=tmp_path).stderr


def test_a_file_that_is_no_game_is_never_overwritten(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, bread", "utf-8")
    done = command("play", "--save", str(notes), data=tmp_path)
    assert done.returncode == 2 and "is not a saved game" in done.stderr
    game = dealt(seats=("person", "greedy"))
    _, out = session(game, f"save {notes}\nsave {tmp_path}/other.txt\nsave\n4", tmp_path / "game.json")
    assert "is not overwritten" in " ".join(out.split()) and notes.read_text("utf-8") == "milk, bread"
    assert out.count(f"The game is saved: {tmp_path}/other.txt") == 3
    assert len(load(tmp_path / "other.txt").entries) == 1 and not (tmp_path / "game.json").exists()


def test_another_game_is_never_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "precious.json"
    command("play", "--seed", "1", "--save", str(other), typed="0\n", data=tmp_path)
    before = other.read_bytes()
    for seed in ("1", "2"):  # the same deal, played again, is another game too
        done = command("play", "--seed", seed, "--save", str(other), typed="6\n", data=tmp_path)
        _, out = session(new_duel(seed), f"6\nsave {other}\n", tmp_path / "game.json")
        assert "holds another game, so it is not overwritten" in " ".join(out.split())
        assert other.read_bytes() == before and done.returncode == 2 and "holds another game" in done.stderr


def test_a_game_may_be_saved_over_its_own_save(tmp_path: Path) -> None:
    file, later = tmp_path / "mine.json", tmp_path / "later.json"
    game = dealt(seats=("person", "greedy"))
    _, out = session(game, f"save {file}\n6\nsave {later}\nsave {file}\nundo\n", tmp_path / "game.json")
    assert "another game" not in out and len(load(file).entries) == 2 and len(load(later).entries) == 1
    again = command("play", "--resume", str(later), "--save", str(file), data=tmp_path)
    assert again.returncode == 2 and "holds another game" in again.stderr, "what was decided since would be lost"
    same = command("play", "--resume", str(file), "--save", str(file), data=tmp_path)
    assert same.returncode == 0 and "The game is saved" in same.stdout


def test_nobody_hears_that_a_game_is_saved_that_is_not(tmp_path: Path) -> None:
    (tmp_path / "hauntings").write_text("in the way", "utf-8")
    done = command("play", data=tmp_path)
    assert done.returncode == 0 and "could not be saved" in done.stdout
    assert "is saved" not in done.stdout and "--resume" not in done.stdout
    whole = command("play", "--seats", "random,random", data=tmp_path)
    assert "The record of this game" not in whole.stdout and "verify" not in whole.stdout and "Seed:" in whole.stdout
    elsewhere = command("play", "--save", str(tmp_path / "my game.json"), data=tmp_path)
    assert "The game is saved" in elsewhere.stdout and "could not be saved" not in elsewhere.stdout
    assert f"--resume '{tmp_path}/my game.json'" in elsewhere.stdout.replace("\n", " ").replace("   ", " ")


@pytest.mark.parametrize(
    "given",
    [["thirteen-ghosts"], ["--seed", "2"], ["--option", "learning_mode=true"], ["--seats", "person,person"],
     ["--players", "Ann"], ["--bot", "random"], ["--seat", "1"], ["--code", "H1."]],
)  # fmt: skip
def test_a_saved_game_says_itself_what_it_is(given: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    saves.keep(dealt(seats=("person", "greedy")), file)
    done = command("play", *given, "--resume", str(file), data=tmp_path)
    assert done.returncode == 2 and f"(Rest in Peace): leave out {given[0]}." in done.stderr
    if given[0] == "thirteen-ghosts":
        assert command("play", "rest-in-peace", "--resume", str(file), data=tmp_path).returncode == 0


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """A record may come from anywhere: its names are shown, not obeyed."""
    file = tmp_path / "game.json"
    saves.keep(dealt(names=("\x1b[2JAnn\x07", "\x9b31mBob\r"), seats=("person", "greedy")), file)
    for arguments in (["replay", str(file)], ["play", "--resume", str(file)], ["replay", str(file), "--seat", "1"]):
        done = command(*arguments, data=tmp_path)
        said = done.stdout + done.stderr
        assert not set(said) & {"\x1b", "\x07", "\x9b", "\r"} and ("Ann" in said or "Bob" in said)
    target = Monitor()
    Replay(Screen(Keyboard("quit\n"), target), Words("en"), load(file)).walk()
    assert "\x1b[2J" not in target.getvalue() and "\x1b[1m" in target.getvalue()


def test_saving_where_a_file_stands_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    game = dealt(seats=("person", "greedy"))
    _, out = session(game, f"save {tmp_path}/file/game.json\n4\n", tmp_path / "game.json")
    assert "could not be saved" in " ".join(out.split())
    assert len(load(tmp_path / "game.json").entries) == 1, "the old place still serves"


# --- undo -----------------------------------------------------------------------------------------


def test_undo_against_a_bot_is_granted(tmp_path: Path) -> None:
    game = dealt(seats=("person", "greedy"))
    before = game.digest()
    _, out = session(game, "6\nend turn\nundo\nundo\nundo\n", tmp_path / "game.json")
    assert game.digest() == before and not game.moves
    assert "steps taken back." in out and "There is nothing to take back." in out
    assert replay(load(tmp_path / "game.json")).digest() == before


def test_undo_takes_back_as_many_as_one_says(tmp_path: Path) -> None:
    game = dealt(seats=("person", "greedy"))
    before = game.digest()
    _, out = session(game, "6\n5\nundo 3\nundo 0\nundo all\nundo 2\n", tmp_path / "game.json")
    assert game.digest() == before and not game.moves
    assert out.count("a number from 1 to 2: how many of your choices") == 3 and "2 steps taken back." in out


def test_undo_asks_the_other_person(tmp_path: Path) -> None:
    game = dealt()
    typed = ["", "6", "undo", "", "hm", "no", "", "undo", "", "y", "", "5", "quit"]
    _, out = session(game, "\n".join(typed), tmp_path / "game.json")
    assert out.count("Ann would like to take back 1 step. Bob, do you agree? (yes/no)") == 3
    assert "Bob does not agree" in out and "1 step taken back." in out
    assert [move.token for move in game.moves] == [5]


def test_what_nobody_learned_from_is_taken_back_freely(tmp_path: Path) -> None:
    """That Ann puts nothing at round 10 tells nobody anything; that she withdrew made both draw cards."""
    game = dealt()
    game.choose("end turn")
    game.choose("place nothing")
    table = Session(Screen(io.StringIO(), io.StringIO()), Words("en"), game, tmp_path / "game.json")
    assert who_must_agree(table, 1, 0) == []
    assert who_must_agree(table, 2, 0) == [1]


def test_the_other_hears_of_an_undo(tmp_path: Path) -> None:
    """Bob laid nothing yet when Ann, asked again, takes her step back with his consent."""
    game = dealt()
    typed = ["", "6", "undo", "", "yes", "", "5", "end turn", "", "quit"]
    _, out = session(game, "\n".join(typed), tmp_path / "game.json")
    bobs = out.split("Hand over to Bob.")[2]
    assert "Ann took back 1 step." in bobs and "Ann lays Ghost 5." in bobs and "Ghost 6" not in bobs


# --- position codes -------------------------------------------------------------------------------


def test_a_game_from_a_code(tmp_path: Path) -> None:
    game = new_duel("4")
    for line in script(game, in_notation, most=8):
        while game.asked == 1:
            game.choose(bot_answer(game, 1))
        game.choose(line)
    code = seat_code_of(game.view(1), game.box.version, game.options_chosen)
    done = command("play", "--code", code, "--seed", "5", data=tmp_path)
    assert done.returncode == 0 and "You are Blue." in done.stdout, "one sits where the code was made"
    again = command("play", "--code", code, "--option", "learning_mode=true", data=tmp_path)
    assert again.returncode == 2 and "The code itself says the game" in again.stderr
    cut = command("play", "--code", code[:-4], data=tmp_path)
    assert cut.returncode == 2 and "cut or mistyped" in cut.stderr


def test_where_saves_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert saves.folder() == tmp_path / "data" / "hauntings"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.folder() == tmp_path / ".local" / "share" / "hauntings"
    path = saves.fresh("rest-in-peace")
    path.parent.mkdir(parents=True)
    path.touch()
    assert saves.fresh("rest-in-peace") != path

"""Ghost Stories at the keyboard: one to four people and bots around one screen, the group's questions, saves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game
from hauntings.records.record import load, replay, verify
from hauntings.terminal.seats import PERSON, answering, bot_answer
from hauntings.terminal.session import Session
from tests.terminal.evening import command, dealt, session

CHOSEN = {"powers": "chosen", "first_player": "chosen", "difficulty": "hell"}
NAMES = ["Ann", "Bo", "Cy", "Di"]
AFTER_CHOICE = ("help", "why N0", "view", "map", "log")


def evening(seats: tuple[str, ...], seed: int, **options: Any) -> Game:
    game = Game("ghost-stories", players=len(seats), seed=seed, options=options, names=NAMES[: len(seats)])
    game.seats = list(seats)
    return game


def script(game: Game, most: int = 10_000) -> list[str]:
    """What the people type, in notation, if they choose as the greedy bot would."""
    game = game.copy()
    lines: list[str] = []
    holder = -1
    while (seat := answering(game, holder)) is not None and len(lines) < most:
        if game.seats[seat] != PERSON:
            game.choose(bot_answer(game, seat), seat)
            continue
        holder = seat
        view = game.view(seat)
        token = bot_of("greedy", len(game.moves)).choose(view, view["kind"], list(view["options"]), NO_CLOCK)
        lines.append(game.box.word(game.box.kind_index(view["kind"]), token))
        game.choose(token, seat)
    return lines


@pytest.mark.parametrize(
    "seats",
    [(PERSON,), (PERSON, "greedy"), ("random", PERSON, PERSON), (PERSON, "greedy", PERSON, "random"), (PERSON,) * 4],
    ids=["alone", "with a bot", "three", "four", "four people"],
)
def test_a_whole_evening(seats: tuple[str, ...], tmp_path: Path) -> None:
    game = evening(seats, 11, **CHOSEN)
    lines = script(game)
    played, out = session(game, "\n".join(lines), tmp_path / "game.json")
    assert played.game.over and "Hand over" not in out, "Taoists look at one screen"
    assert all(len(line) <= 80 for line in out.splitlines())
    assert "is none of the options" not in out
    assert verify(load(tmp_path / "game.json")).digest() == game.digest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, tmp_path: Path) -> None:
    game = evening((PERSON, PERSON), 4)
    lines = script(game, 25)
    typed = [line for choice in lines for line in (choice, *AFTER_CHOICE)]
    _, out = session(game, "\n".join(typed), tmp_path / "game.json", language)
    assert len(game.moves) >= 25
    assert all(len(line) <= 80 or str(tmp_path) in line or "HT" in line for line in out.splitlines())
    for order in ("{", "}", "???"):
        assert order not in out
    assert "%" in out, "the odds of an exorcism stand beside it"


def test_saved_and_resumed(tmp_path: Path) -> None:
    """Half the evening now, the other half after coming back: the same game as in one go."""
    seats = (PERSON, "greedy", PERSON)
    lines = script(evening(seats, 6))
    whole = evening(seats, 6)
    session(whole, "\n".join(lines), tmp_path / "whole.json")
    half = evening(seats, 6)
    session(half, "\n".join([*lines[:20], "quit"]), tmp_path / "half.json")
    again = replay(load(tmp_path / "half.json"))
    assert 20 <= len(again.moves) < len(whole.moves) and again.seats == list(seats)
    session(again, "\n".join(lines[20:]), tmp_path / "half.json")
    assert again.over and again.digest() == whole.digest()


def test_through_a_pipe(tmp_path: Path) -> None:
    options = ["--option", "difficulty=initiation", "--seed", "3", "--players", "Ann,Bo", "--seats", "person,person"]
    done = command("play", "ghost-stories", *options, typed="1\n0\n1\n0\n1\nquit\n", data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Initiation. Turn 1" in done.stdout and "Village, row by row" in done.stdout


def test_a_map(tmp_path: Path) -> None:
    """Tiles as they lie, who stands where, and around them what each ghost still needs."""
    _, out = session(evening((PERSON,), 4), "map\n", tmp_path / "game.json")
    assert "W0 - " in out and "N0 - " in out.replace("  ", " ") and "figure outside" in out
    _, out = session(dealt(), "\nmap\n", tmp_path / "duel.json")
    assert "This game has no map; “view” tells the position." in out


# --- the group chooses ----------------------------------------------------------------------------------------------


def test_a_person_answers_for_the_group(tmp_path: Path) -> None:
    """Bots leave the group's questions to the people, wherever these sit."""
    game = evening(("greedy", "greedy", PERSON), 2, **CHOSEN)
    assert game.answerers == [0, 1, 2] and answering(game, -1) == 2
    _, out = session(game, "\n".join(script(game, 12)), tmp_path / "game.json")
    kinds = [game.box.kind_index(kind) for kind in ("choose-power", "choose-first")]
    answered = [move for move in game.moves if move.kind in kinds]
    assert len(answered) == 5 and {move.seat for move in answered} == {2}
    assert "The group chooses. " in out
    assert [entry.seat for entry in load(tmp_path / "game.json").entries[:5]] == [2] * 5


def test_who_sits_at_the_keyboard_answers_for_the_group() -> None:
    game = evening((PERSON, PERSON, "greedy"), 2, **CHOSEN)
    assert answering(game, -1) == 0 and answering(game, 1) == 1 and answering(game, 2) == 0
    bots = evening(("greedy", "random"), 2, **CHOSEN)
    assert answering(bots, -1) == 0


def test_whose_decision_it_is_is_said_once(tmp_path: Path) -> None:
    game = evening((PERSON, PERSON), 4)
    played, out = session(game, "\n".join(script(game, 30)), tmp_path / "game.json")
    assert isinstance(played, Session)
    turns = out.count("begins a turn.")
    assert 2 <= out.count(" decides.") <= turns + 5


def test_undo_asks_the_others_at_the_table(tmp_path: Path) -> None:
    """A card was drawn since: the other person is asked, on the same screen."""
    game = evening((PERSON, PERSON), 4)
    lines = script(game, 8)
    _, out = session(game, "\n".join([*lines, "undo", "no", "undo", "yes"]), tmp_path / "game.json")
    assert "would like to take back" in out or Words("en").say("common-undone", count=1) in out
    assert "Hand over" not in out

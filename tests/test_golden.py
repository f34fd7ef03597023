"""Golden games: records of whole games that must replay to the same digests on every commit, pure and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntings.games.shelf import boxes
from hauntings.records.record import load, replay, verify

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
VILLAGES = [path for path in FILES if path.name.startswith("ghost-stories-") and path.name[14].isdigit()]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game(path: Path) -> None:
    record = load(path)
    assert len(record.digests) >= len(record.entries) // 10
    game = verify(record)
    end = game.view(-1).values
    assert sum(end.get("score_parts", [])) == end.get("score", 0), "what the score is made of"


def test_every_game_has_golden_games() -> None:
    for box in boxes():
        for seats in box.seats:
            assert any(path.name.startswith(f"{box.name}-{seats}-") for path in FILES), f"{box.name} for {seats}"


def test_villages_end_in_every_way() -> None:
    """Won, all dead, too many tiles haunted, a line without a tile, the deck empty; at every difficulty."""
    games = [replay(load(path)) for path in VILLAGES]
    assert {game.view(-1)["outcome"] for game in games} == {1, 2, 3, 4, 5}
    assert {game.settings["difficulty"] for game in games} == {"initiation", "normal", "nightmare", "hell"}
    assert all((game.result or [0])[0] == (1 if game.view(-1)["outcome"] == 1 else 0) for game in games)


def test_white_moon_is_won_and_lost() -> None:
    """Won, lost as the base game is, and by the twelfth death (WM §17)."""
    games = [replay(load(path)) for path in FILES if path.name.startswith("ghost-stories-white-moon-")]
    assert {game.view(-1)["outcome"] for game in games} >= {1, 2, 3, 10}


def test_a_village_keeps_who_answered_for_the_group() -> None:
    """Somebody other than the first Taoist answered, and the record says so."""
    game = replay(load(next(path for path in VILLAGES if path.name.startswith("ghost-stories-3-all-dead"))))
    kinds = [game.box.kind_index(kind) for kind in ("choose-power", "choose-first", "who-loses-qi")]
    answered = {move.seat for move in game.moves if move.kind in kinds}
    assert len(answered) > 1

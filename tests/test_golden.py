"""Golden games: records of whole games that must replay to the same digests on every commit, pure and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntings.games.shelf import BOXES
from hauntings.records.record import load, verify

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game(path: Path) -> None:
    record = load(path)
    assert len(record.digests) >= len(record.entries) // 10
    verify(record)


def test_every_game_has_golden_games() -> None:
    for box in BOXES:
        for seats in box.seats:
            assert any(path.name.startswith(f"{box.name}-{seats}-") for path in FILES), f"{box.name} for {seats}"

"""The client knows no game: 13 Ghosts with two to four people, sealed choices and all, through a bare speaker."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from hauntings.engine.event import Event
from hauntings.engine.view import View
from hauntings.games.shelf import manifest_of
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.i18n.speaker import Speaker
from hauntings.records.game import Game
from hauntings.records.record import load, replay
from hauntings.terminal.seats import PERSON, bot_answer
from tests.terminal.evening import in_notation, session


class Bare(Speaker):
    """Says everything in notation, and from which seat it is seen."""

    box = BOX
    prefix = "bare"

    def title(self) -> str:
        return self.box.title

    def seat_name(self, seat: int) -> str:
        return self.box.seat_name(seat)

    def option(self, view: View, kind: str, token: int) -> str:
        return self.box.word(self.box.kind_index(kind), token)

    def asks(self, view: View) -> str:
        return f"{view['kind']}?"

    def describe(self, view: View) -> list[str]:
        return [f"[seen from {view.seat}]", f"dealt {view['dealt']}"]

    def event(self, event: Event) -> str:
        return f"[{event.what} {event.audience}]"


@pytest.mark.parametrize("seats", [(PERSON,) * 2, (PERSON,) * 3, (PERSON,) * 4, (PERSON, "random", PERSON, "random")])
def test_everybody_sees_only_the_own_view(
    seats: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(manifest_of(BOX.name).named, "speaker", Bare)
    game = Game(BOX.name, players=len(seats), seed=3)
    game.seats = list(seats)
    copy, chance = game.copy(), random.Random(3)
    typed: list[str] = []
    holders: list[int] = []
    while copy.asked is not None and len(typed) < 400:
        seat = copy.asked
        if seats[seat] != PERSON:
            copy.choose(bot_answer(copy, seat))
            continue
        if not holders or holders[-1] != seat:
            typed.append("")
            holders.append(seat)
        line = in_notation(copy, chance.choice(list(copy.view(seat)["options"])))
        typed += ["view", "log", line]
        copy.choose(line)
    _, out = session(game, "\n".join(typed), tmp_path / "game.json")
    parts = out.split("Hand over to ")[1:]
    assert len(parts) >= len(holders) > len(seats)
    for part, holder in zip(parts, holders, strict=False):
        assert set(re.findall(r"\[seen from (-?\d)\]", part)) == {str(holder)}
        for audience in map(int, re.findall(r"\[[a-z-]+ (-?\d+)\]", part)):
            assert audience == -1 or audience >> holder & 1
    assert replay(load(tmp_path / "game.json")).digest() == game.digest()
    chosen = [move.token for move in copy.moves]
    assert [move.token for move in game.moves[: len(chosen)]] == chosen

"""Watches scene tests and keeps what each lays on the table, how the dice fell and what was answered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice
from hauntings.engine.table import NOBODY, Table
from tests.scenes import scene
from tests.scenes.ghost_stories.village import Scene


class NotingDice(Dice):
    """Falls as other dice, and remembers how."""

    def __init__(self, then: Dice, note: Callable[[int, int, Any], None]) -> None:
        self.then: Final[Dice] = then.then if isinstance(then, NotingDice) else then
        self.note: Final = note

    def draw(self, stream: Any, n: Any, faces: Any) -> Any:
        result = self.then.draw(stream, n, faces)
        self.note(int(stream), int(n), int(result))
        return result

    def shuffle(self, stream: Any, n: Any, cards: list[Any], count: Any) -> list[Any]:
        result = self.then.shuffle(stream, n, cards, count)
        self.note(int(stream), int(n), [int(card) for card in result])
        return result


class Chain:
    """A position that a test laid, and what it played from there."""

    def __init__(self, box: Box, g: Table, rules: dict[str, Any]) -> None:
        self.box: Final = box
        self.players: Final = int(g.seats)
        defaults = box.settings({})
        self.options: Final = {name: value for name, value in rules.items() if value != defaults.get(name)}
        self.start: Final[dict[str, Any]] = plain(box, g)
        self.now = self.start
        self.draws: Final[dict[int, dict[int, Any]]] = {}
        self.answers: Final[list[tuple[int, str]]] = []

    def note(self, stream: int, n: int, result: Any) -> None:
        self.draws.setdefault(stream, {})[n] = result

    def loaded(self) -> dict[str, list[Any]]:
        """The dice as they fell; what had fallen before the position is never looked at."""
        return {
            self.box.streams[stream]: [falls.get(n, 0) for n in range(max(falls) + 1)]
            for stream, falls in sorted(self.draws.items())
        }


def plain(box: Box, g: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(box.write(g)))
    return found


def first_asked(box: Box, g: Table) -> int:
    """Who may answer; -1: nobody."""
    return next((seat for seat in range(int(g.seats)) if g.asked != NOBODY and box.may_answer(g, seat)), -1)


class Recorder:
    """A plugin of pytest: `chains` by test, without the parameters in brackets."""

    def __init__(self) -> None:
        self.chains: Final[dict[str, list[Chain]]] = {}
        self.here: list[Chain] = []
        self.busy = False  # an answer is being played

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.here = self.chains.setdefault(item.nodeid.partition("[")[0], [])
        with self.watching():
            yield

    @contextmanager
    def watching(self) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(scene, "play", self.playing(scene.play))
            patch.setattr(scene, "refused", self.seeing(scene.refused))
            patch.setattr(scene, "offered", self.seeing(scene.offered))
            patch.setattr(scene, "laws_hold", self.laying(scene.laws_hold))
            patch.setattr(Scene, "__init__", self.opening(Scene.__init__))
            yield

    def chain_of(self, box: Box, g: Table, rules: dict[str, Any]) -> Chain:
        """The one that has come to this position, or a new one."""
        now = plain(box, g)
        found = next((chain for chain in reversed(self.here) if chain.now == now and chain.box is box), None)
        if found is None:
            found = Chain(box, g, rules)
            self.here.append(found)
            g.dice = NotingDice(g.dice, found.note)
        return found

    def playing(self, then: Callable[..., None]) -> Callable[..., None]:
        def play(box: Box, g: Table, rules: dict[str, Any], words: tuple[str, ...], seat: int | None = None) -> None:
            for word in words:
                chain = self.chain_of(box, g, rules)
                if not isinstance(g.dice, NotingDice) or g.dice.note != chain.note:
                    g.dice = NotingDice(g.dice, chain.note)
                answers = first_asked(box, g) if seat is None else seat
                said = box.word(g.kind, box.token(g.kind, word))
                self.busy = True
                try:
                    then(box, g, rules, (word,), seat)
                finally:
                    self.busy = False
                chain.answers.append((answers, said))
                chain.now = plain(box, g)

        return play

    def laying(self, then: Callable[..., None]) -> Callable[..., None]:
        def laws_hold(box: Box, g: Table, rules: dict[str, Any]) -> None:
            then(box, g, rules)
            if not self.busy:
                self.chain_of(box, g, rules)

        return laws_hold

    def seeing(self, then: Callable[..., Any]) -> Callable[..., Any]:
        def see(box: Box, g: Table, *more: Any) -> Any:
            rules = getattr(getattr(g, "rules", None), "chosen", None)
            if rules is not None and not self.busy:
                self.chain_of(box, g, rules)
            return then(box, g, *more)

        return see

    def opening(self, then: Callable[..., None]) -> Callable[..., None]:
        def begins(shown: Scene, g: Any, rules: dict[str, Any]) -> None:
            then(shown, g, rules)
            self.chain_of(shown.box, g, rules)

        return begins

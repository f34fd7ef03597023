"""What the scenes of all games share: script the choices in the words of the notation, and keep the laws meanwhile."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice, FastDice, LoadedDice
from hauntings.engine.codec import Plain
from hauntings.engine.table import NOBODY, RUNNING, Table


def dice(box: Box, loaded: Mapping[str, Any] | None = None) -> Dice:
    """Dice that fall as written (a shuffle as a whole order), stream by stream, and then as they like."""
    script = {box.streams.index(stream): draws for stream, draws in (loaded or {}).items()}
    return LoadedDice(script, FastDice(13))


def offered(box: Box, g: Table) -> list[str]:
    """The options of the pending question, in words."""
    return [box.word(g.kind, token) for token in g.options] if g.asked != NOBODY else []


def play(box: Box, g: Table, rules: dict[str, Plain], words: tuple[str, ...], seat: int | None = None) -> None:
    """Answer question after question. Each word must be legal, and the seat (if given) must be the one asked."""
    for word in words:
        assert g.outcome == RUNNING, f"the game is over before {word!r}"
        assert seat is None or g.asked == seat, f"{word!r} is for seat {seat}, but seat {g.asked} is asked"
        token = box.token(g.kind, word)
        kind = box.kinds[g.kind].name
        assert token in g.options, f"{word!r} is no answer to {kind}; there are {offered(box, g)}"
        assert box.why(g, g.kind, token) == "", f"{word!r} is legal and has a reason against it"
        components = box.components(g)
        g.choose(token)
        assert box.components(g) == components, f"{word!r} lost or doubled a component"
        laws_hold(box, g, rules)


def refused(box: Box, g: Table, word: str, reason: str, kind: str = "") -> None:
    """The word is not offered, for this reason."""
    asked = box.kind_index(kind) if kind else g.kind
    token = box.token(asked, word)
    assert token >= 0, f"{word!r} says nothing in the notation of {box.kinds[asked].name}"
    assert asked != g.kind or token not in g.options, f"{word!r} is offered: {offered(box, g)}"
    assert box.why(g, asked, token) == reason, f"why not {word!r}: {box.why(g, asked, token)!r}, not {reason!r}"


def laws_hold(box: Box, g: Table, rules: dict[str, Plain]) -> None:
    """The position survives JSON, and what a seat imagines looks to it like the real table."""
    plain = json.loads(json.dumps(box.write(g)))
    assert box.write(box.read(plain, rules, g.dice)) == plain
    for seat in range(int(g.seats)):
        view = box.view(g, seat, rules)
        imagined = box.imagination(view).deal(FastDice(seat + 5))
        assert box.view(imagined, seat, rules) == view, f"seat {seat} can tell what it imagines from the truth"

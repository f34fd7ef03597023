"""Is everything said? For whoever writes words: what a box lacks in some language, found by playing it."""

from __future__ import annotations

import random
from collections.abc import Callable

from hauntings.engine.chance import FastDice
from hauntings.engine.table import RUNNING
from hauntings.engine.view import SPECTATOR
from hauntings.games.shelf import box_of
from hauntings.i18n.registry import speaker as speaker_of
from hauntings.i18n.words import LANGUAGES, MissingMessage, Words

TOPICS = ("rules", "cards", "options")


def unsaid(name: str, games: int = 3, decisions: int = 80) -> list[str]:
    """What the box cannot say, a sentence each: title, help, reasons, and all that random games come upon.

    >>> unsaid("thirteen-ghosts", games=1, decisions=3)
    []
    """
    found: list[str] = []

    def tried(say: Callable[..., object], *what: object) -> None:
        try:
            say(*what)
        except MissingMessage as missing:
            if str(missing) not in found:
                found.append(str(missing))

    box = box_of(name)
    settings = box.settings({})
    for language in LANGUAGES:
        says = speaker_of(name, Words(language), [f"Player {seat}" for seat in range(max(box.seats))])
        tried(says.title)
        for topic in TOPICS:
            tried(says.help, topic)
        for code in box.reasons():
            tried(says.reason, code)
        for seed in range(games):
            g = box.deal(max(box.seats), settings, FastDice(seed))
            g.telling = True
            chance = random.Random(seed)
            for _ in range(decisions):
                if g.outcome != RUNNING:
                    break
                views = [box.view(g, seat, settings) for seat in range(SPECTATOR, g.seats)]
                view = next(view for view in views if view["options"])
                tried(says.question, view)
                for shown in (view, views[0]):
                    tried(says.describe, shown)
                for token in view["options"]:
                    tried(says.option, view, view["kind"], token)
                told = len(g.events)
                g.choose(chance.choice(view["options"]))
                for event in g.events[told:]:
                    tried(says.event, event)
    return found

"""Both expansions in words: whole games, what only both say, and the messages that both expansions define."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.event import Event
from hauntings.engine.table import GROUP, Effect
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.both import curses, rescue
from hauntings.games.ghost_stories.both.curses import BY_WU_FENG
from hauntings.games.ghost_stories.both.questions import BOTH_KINDS, BOTH_REASONS
from hauntings.games.ghost_stories.both.setup import BOTH_EVENTS, BOX
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.white_moon.artifacts import ComeToScroll
from hauntings.games.ghost_stories.white_moon.table import TWELVE_DEAD
from hauntings.i18n.both import BothSpeaker
from hauntings.i18n.registry import speaker as registered
from hauntings.i18n.words import FOLDER, LANGUAGES, Words
from hauntings.views import GhostStoriesBothView
from tests.scenes.both.night import NightScene, night
from tests.scenes.both.test_laws_both import RICH
from tests.test_words import LONG_NAMES, entries, good, good_lines

SAMPLE = bool(os.environ.get("HAUNTINGS_SAMPLE"))
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")
LAID: dict[str, Any] = {
    "villagers": "0:Zhou,Li 4:Sun 8:Wu,Hua",
    "dead": "Hua Li Li",
    "rescued": "Long",
    "receptacles": "NW SE",
    "ghosts": "N0:66 N1:101 E0:77 S0:82",
    "demons": "Seeker:3",
    "shadow": 2,
}


def says(language: str = "en", seats: int = 5) -> BothSpeaker:
    return BothSpeaker(Words(language), NAMES[:seats])


def view(scene: NightScene, seat: int) -> GhostStoriesBothView:
    seen: GhostStoriesBothView = BOX.view(scene.g, seat, scene.rules)
    return seen


def test_the_box_has_its_speaker() -> None:
    titles = set()
    for language in LANGUAGES:
        speaker = registered(BOX.name, Words(language))
        assert type(speaker) is BothSpeaker
        titles.add(good(speaker.title()))
    assert len(titles) == len(LANGUAGES)


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_night_in_words(seats: int) -> None:
    """Rich games, for the asked one, Wu-Feng and a spectator, one language after another: everything has its text."""
    rules = RICH.settings({"difficulty": "nightmare", "portal": "chosen"})
    random = Random(seats)
    g = RICH.deal(seats, rules, FastDice(seats), telling=True)
    names = [NAMES[:seats], [*LONG_NAMES, LONG_NAMES[0]][:seats], ()]
    every = [BothSpeaker(Words(language), names[number]) for number, language in enumerate(LANGUAGES)]
    told = 0
    for step in range(40 if SAMPLE else 120):
        asked = 0 if g.asked == GROUP or g.outcome != 0 else int(g.asked)
        seen = RICH.view(g, asked, rules)
        speaker = every[step % 3]
        good(speaker.question(seen))
        texts = [good(speaker.option(seen, seen["kind"], token)) for token in seen["options"]]
        assert len(set(texts)) == len(texts)
        if step % 4 == 0:
            for seat in (asked, seats - 1, SPECTATOR):
                good_lines(speaker.describe(RICH.view(g, seat, rules)))
            assert all([len(line) <= 80 for line in speaker.picture(seen)])
        for event in g.events[told:]:
            for each in every:
                good(each.event(event))
        told = len(g.events)
        if g.outcome != 0:
            return
        g.choose(random.choice(g.options))


QUESTIONS: list[tuple[str, Effect[Any]]] = [
    ("move-villager", curses.MoveVillager()),
    ("villager-to", curses.MoveVillagerTo(Place(4))),
    ("take-crystal", curses.TakeCrystal()),
    ("kill-villager", curses.KillVillager()),
    ("move-portal", curses.MovePortal()),
    ("blood-rescue", rescue.BloodRescue(Board(0), 2, 1)),
]


@pytest.mark.parametrize(("kind", "effect"), QUESTIONS, ids=[kind for kind, _ in QUESTIONS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question(language: str, kind: str, effect: Effect[Any]) -> None:
    s = night(**LAID).happen(effect)
    seen = view(s, int(s.g.asked))
    speaker = says(language)
    assert seen["kind"] == kind and kind in [each.name for each in BOTH_KINDS]
    assert good(speaker.asks(seen)).endswith(("?", "."))
    texts = [good(speaker.option(seen, kind, token)) for token in seen["options"]]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_reason(language: str) -> None:
    speaker = says(language)
    speaker.describe(view(night(**LAID), 0))
    for what, names in BOTH_EVENTS.items():
        good(speaker.event(Event(what, tuple([1] * len(names)), -1)))
    for code, _ in BOTH_REASONS:
        good(speaker.reason(code))
    told = good(speaker.event(Event("villager-died", (12, 4, BY_WU_FENG, -1), -1)))
    assert told == speaker.say("villager-cursed", family=speaker.family(12), place=speaker.place(4))


def test_sentences_as_one_says_them() -> None:
    speaker = says()
    lines = " ".join([line.strip() for line in speaker.describe(view(night(**LAID), 4))])
    shadow = speaker.say("view-shadow-here")
    for text in ("villager: Zhou (beneath: 1 unseen)", "Receptacles with a crystal: NW, SE", "Seeker", shadow):
        assert text in lines, text
    assert speaker.event(Event("villager-moved", (12, 0, 4), -1)) == (
        "Wu-Feng drives a villager of the Hua family away: Cemetery (0) to Kung-Fu School (4)."
    )
    assert "places one from his hand" in speaker.help("Wu family")
    assert "twenty-one" in speaker.help("incarnation")
    assert "Move the Portal" in speaker.help("curses") and "Rescue two" in speaker.help("blood-mantra")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_lies_is_told_once(language: str) -> None:
    """BOTH r6: also for the Scroll of Unity, at which he stands up instead of coming."""
    s = night(at="N0 E4 S4 W4", laid_down="E", knocked_down="E S")
    speaker = says(language)
    lies = speaker.say("view-lies")
    whole = " ".join([line.strip() for line in speaker.describe(view(s, 0))])
    assert whole.count(lies) == 2
    s.happen(ComeToScroll(Board(0), Board(2)))
    seen = view(s, int(s.g.asked))
    assert speaker.option(seen, "scroll", 1) == speaker.say("option-scroll", what="stand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_game_ends(language: str) -> None:
    seen = view(night(**LAID), 0)
    endings = []
    for outcome in (1, 2, 3, 4, 5, TWELVE_DEAD):
        over = GhostStoriesBothView(seen.game, 0, seen.settings, {**seen.values, "outcome": outcome, "score": 17})
        for speaker in (says(language), BothSpeaker(Words(language))):
            text = good(speaker.question(over))
            assert "17" in text and text.endswith(speaker.say("ending-parts", rescued=1, portal=0))
            endings.append(text)
        if outcome > 1:
            endings.append(good(says(language).event(Event("lost", (outcome, 17), -1))))
    assert len(set(endings)) >= 6 + 5


def test_what_both_define_is_decided() -> None:
    """A message that White Moon and Black Secret both have is said in words of both, never by chance of the order."""
    moon, secret, both = [entries(FOLDER / "en" / f"{name}.ftl") for name in ("white-moon", "black-secret", "both")]
    twice = {name.removeprefix("wm-") for name in moon} & {name.removeprefix("bs-") for name in secret}
    decided = {name.removeprefix("both-") for name in both}
    assert {name for name in twice if "." not in name} <= decided, twice - decided


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_finds_everything(language: str) -> None:
    speaker = says(language)
    for card in BOX.cards.numbers:
        good(speaker.about_card(card))
    for tile in BOX.cards.tiles:
        good(speaker.about_tile(tile))
    for notion in speaker.notions():
        for line in speaker.help(notion).splitlines():
            good(line)
    for text in speaker.how_to_play():
        good(text)
    assert speaker.how_to_play()[-1].startswith(speaker.say("rules-together-2").split()[0])

"""Every event knows the one it follows from and the rule it carries out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hauntings.engine.box import Box
from hauntings.engine.chance import FastDice
from hauntings.engine.event import EVERYONE, Event, causes_among, only
from hauntings.engine.table import Effect, Table
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.setup import BOX as VILLAGE
from hauntings.games.rest_in_peace.cards import PSYCHICS
from hauntings.games.shelf import boxes
from hauntings.records.record import load, replay
from hauntings.server.rows import read_events, written
from tests.scenes.white_moon.moon import moon

ROOT = Path(__file__).resolve().parents[1]
RULES = {
    "RIP": "rest-in-peace.md",
    "13G": "thirteen-ghosts.md",
    "GS": "ghost-stories.md",
    "WM": "white-moon.md",
    "BS": "black-secret.md",
}
CARDS = {"RIP": len(PSYCHICS), "13G": 13}  # cited as #1 and so on


def tree(events: Sequence[Event]) -> list[str]:
    """Each event, two blanks further in than its cause."""
    depth: list[int] = []
    for event in events:
        depth.append(depth[event.cause] + 1 if event.cause >= 0 else 0)
    return ["  " * depth[n] + event.what for n, event in enumerate(events)]


def test_a_chain_of_deaths_and_curses() -> None:
    """WM §6: Xiang and Zhou die of a haunting; Xiang's curse kills Sun, whose curse brings a ghost."""
    s = moon(villagers="0:Xiang,Zhou 8:Sun", deck="6").happen(HAUNT_TILE[0])
    assert tree(s.g.events) == [
        "villager-died",
        "  reminder",
        "  villager-died",
        "  family-curse",
        "    villager-died",
        "      family-curse",
        "        drew",
    ]
    s.g.events = []
    s.play("W0")
    assert tree(s.g.events) == ["placed", "family-curse"], (
        "what waited on the stack follows from no event of this decision"
    )


def test_a_defeat_ends_the_chain() -> None:
    """WM §17: `finish` empties the stack in the middle of it."""
    s = moon(villagers="0:Xiang,Zhou 8:Sun", dead="Li Li Li Sun Sun Hua Hua Hua Zhou").happen(HAUNT_TILE[0])
    assert s.g.events[-1].what == "lost" and s.g.events[s.g.events[-1].cause].what == "villager-died"


A, B, C, D = HAUNT_TILE[:4]  # effects to lie on a stack; nobody resolves them


def resolved(
    g: Table, cause: int, causes: list[int], told: list[tuple[str, int]], stack: list[Effect[Any]]
) -> list[int]:
    """An effect with this cause was resolved: it told this and left the stack like that."""
    before, first = g.stack[:], len(g.events)
    for what, audience in told:
        g.tell(what, (), audience)
    g.stack = stack
    return g.follows(cause, first, before, causes)


def bare() -> Table:
    return Table(2, 0, FastDice(1))


def test_who_follows_from_whom() -> None:
    """The first event of an effect is the cause of its others and of what it lays on the stack; one that tells nothing
    hands its own cause on."""
    g = bare()
    causes = resolved(g, -1, [], [("root", EVERYONE), ("more", EVERYONE)], [A])
    assert tree(g.events) == ["root", "  more"] and causes == [0]
    g.stack = []
    causes = resolved(g, causes.pop(), causes, [], [B, C])
    assert causes == [0, 0]
    g.stack = [B]
    causes = resolved(g, causes.pop(), causes, [("leaf", EVERYONE)], [B, D])
    assert tree(g.events) == ["root", "  more", "  leaf"] and causes == [0, 2]


def test_a_turn_begins_anew() -> None:
    """A turn is no consequence of the one before, though that one's effects led to it."""
    g = VILLAGE.blank(2, VILLAGE.settings({}), FastDice(1))
    causes = resolved(g, -1, [], [("turn", EVERYONE)], [])
    causes = resolved(g, 0, causes, [("turn", EVERYONE), ("drew", EVERYONE)], [A])
    assert tree(g.events) == ["turn", "turn", "  drew"] and causes == [1]


def test_effects_may_leave_the_stack_from_below() -> None:
    """BS §12: then those above keep their causes."""
    g = bare()
    for what in ("first", "second", "third"):
        g.tell(what, ())
    g.stack = [A, B, C]
    assert resolved(g, -1, [0, 1, 2], [], [A, C]) == [0, 2]
    g.stack = [A, B, C]
    assert resolved(g, -1, [0, 1, 2], [("fourth", EVERYONE)], [B, D]) == [1, 3]


def test_a_secret_is_no_cause() -> None:
    """What only some hear changes no cause of what all hear: else its absence could be seen."""
    public = [("root", EVERYONE), ("more", EVERYONE)]
    g, plain = bare(), bare()
    with_secret = [("secret", only(0)), public[0], ("secret", only(1)), public[1]]
    assert resolved(g, -1, [], with_secret, [A]) == [1] and resolved(plain, -1, [], public, [A]) == [0]
    assert [event.cause for event in g.events] == [-1, -1, 1, 1]
    for seat, causes in ((-1, [-1, 0]), (0, [-1, -1, 1]), (1, [-1, 0, 0])):
        assert causes_among(g.events, [event.heard_by(seat) for event in g.events]) == causes
    assert [event.cause for event in plain.events] == [-1, 0]


def test_a_replay_has_the_same_causes() -> None:
    """Clones and positions carry no causes, and none are needed: a decision starts anew."""
    path = ROOT / "tests" / "golden" / "ghost-stories-white-moon-1-0.txt"
    first = replay(load(path))
    again = replay(load(path))
    found = [tree(move.events) for move in first.moves]
    assert found == [tree(move.events) for move in again.moves]
    copy = again.undo(40).copy()
    for move in first.moves[len(copy.moves) :]:
        copy.choose(move.token, move.seat)
    assert [tree(move.events) for move in copy.moves] == found
    assert any(any(line.startswith("      ") for line in lines) for lines in found), "a chain of four"


def test_the_database_keeps_causes() -> None:
    """And reads the events of tables from before there were any."""
    events = moon(villagers="0:Xiang,Zhou 8:Sun", deck="6").happen(HAUNT_TILE[0]).g.events
    assert tree(read_events(written(events))) == tree(events)
    assert [event.cause for event in read_events('[["turn",[0],-1],["drew",[0,6],-1]]')] == [-1, -1]


def sections(name: str) -> set[str]:
    """Sections of a rules text and the numbered points in them: 9, 9.2."""
    found: set[str] = set()
    section = ""
    for line in (ROOT / "docs" / "rules" / name).read_text("utf-8").splitlines():
        heading = re.match(r"#+ (\d+(?:\.\d+)?)\.? ", line)
        point = re.match(r"(\d+)\. ", line)
        if heading:
            section = heading[1]
            found.add(section)
        elif point and section:
            found.add(f"{section}.{point[1]}")
    return found


def cited(rule: str) -> bool:
    """Does every section, ruling and card that the rule names exist?"""
    prefix, _, rest = rule.partition(" ")
    rulings = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    for part in rest.split(", "):
        if part.startswith("§"):
            good = part[1:] in sections(RULES[prefix])
        elif part.startswith("#"):
            good = 1 <= int(part[1:]) <= CARDS.get(prefix, 0)
        else:
            good = f"| {prefix} {part} |" in rulings
        if not good:
            return False
    return bool(rest)


@pytest.mark.parametrize("box", [box for box in boxes() if box.name != "leduc"], ids=lambda box: box.name)
def test_every_event_has_its_rule(box: Box) -> None:
    """It names sections, rulings or cards that exist, as the reasons do."""
    rules = box.event_sections()
    assert set(rules) == set(box.events)
    assert [what for what, rule in rules.items() if not cited(rule)] == []


@pytest.mark.parametrize("box", [box for box in boxes() if box.name != "leduc"], ids=lambda box: box.name)
def test_milestones_are_events(box: Box) -> None:
    """Where only some cards count, the event names a card; the end of the game is always one of them."""
    found = box.milestones()
    assert set(found) <= set(box.events) and {"won", "game-won"} & set(found)
    for what, cards in found.items():
        assert not cards or "card" in box.events[what], what


@pytest.mark.parametrize("rule", ["GS §99", "GS §9.99", "RIP #99", "GS #1", "13G r", "WM"])
def test_a_wrong_rule_is_noticed(rule: str) -> None:
    assert not cited(rule)

"""What stored games are made of: a table per box in `held/`. It may grow, and never changes (docs/versions.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hauntings.engine.box import Box, Kind
from hauntings.engine.view import Field

HERE = Path(__file__).parent / "held"
MAKE = "./play python -m tests.corpus.make"

Held = dict[str, dict[str, Any]]  # part, name, what is held of it

ADVICE = {
    "kinds": "Tables store the places of kinds, and action ids are fixed for ever: a new kind goes to the end of its "
    "block, with since=<the version that brings it>; new tokens come last, with later=[<the version that brings "
    "each>]; tokens and their words stay",
    "streams": "Draws depend on a stream's place, and positions count them: streams stay as they are; only a name "
    "that was in reserve may be taken, and then corrected here by hand",
    "fields": "Digests and position codes are made of fields: they keep name and order, and a new one says "
    "since=<the version that brings it>",
    "effects": "Effects lie on stored stacks: one that needs other values is a new effect, and the old one stays",
    "events": "Stored moves tell their events: one with other arguments is a new event, and the old one stays",
    "switches": "Records name switches and rely on what their version takes for granted: a mended reading says "
    "since=<the version that brings it> and before=<the old reading>; no reading goes",
}

NEWEST = (
    "Older games never had it: it names the rules version that brings it, since=<version> or, for tokens, "
    "later=[<version of each>], and that is the box's newest; raise that first if it is released (docs/versions.md)"
)


def today(box: Box) -> Held:
    """What the box is made of now, as JSON has it."""
    kinds: dict[str, dict[str, Any]] = {}
    for place, kind in enumerate(box.kinds):
        if kind.size > 0:  # the others keep room for kinds to come
            words = [box.word(place, token) for token in range(kind.size)]
            kinds[kind.name] = {"place": place, "base": box.action(place, 0), "words": words}
            if kind.later:
                first = kind.size - len(kind.later)
                kinds[kind.name]["later"] = [box.action(place, token) for token in range(first, kind.size)]
    versions = range(1, box.version + 1)
    switches = {
        switch.name: {"allowed": switch.allowed, "readings": {str(each): switch.reading(each) for each in versions}}
        for switch in box.switches
    }
    found: Held = {
        "kinds": kinds,
        "streams": {stream: place for place, stream in enumerate(box.streams)},
        "fields": {field.name: {"since": field.since, "depth": field.depth()} for field in box.fields},
        "effects": {name: effect.__match_args__ for name, effect in box.effects.items()},
        "events": dict(box.events),
        "switches": switches,
    }
    plain: Held = json.loads(json.dumps(found))
    return plain


def changes(held: Held, now: Held) -> list[str]:
    """What was held and is not so any more, in sentences that say what to do."""
    found: list[str] = []
    for part, advice in ADVICE.items():
        for name, value in held[part].items():
            if name not in now[part]:
                found.append(f"{part}: {name!r} is gone. {advice}.")
            elif not grown(value, now[part][name]):
                found.append(f"{part}: {name!r} was {value} and is {now[part][name]}. {advice}.")
    if len(now["streams"]) > len(held["streams"]) > 0:
        found.append(f"streams: there are more than {len(held['streams'])}. {ADVICE['streams']}.")
    if [name for name in now["fields"] if name in held["fields"]] != [
        name for name in held["fields"] if name in now["fields"]
    ]:
        found.append(f"fields: they are in another order. {ADVICE['fields']}.")
    return found


def undated(held: Held, kinds: list[Kind], fields: list[Field], version: int) -> list[str]:
    """What is new in a box that has records, and does not say that its newest rules version brings it."""
    if not held["kinds"]:  # a new box: all of it is of its first version
        return []
    found: list[str] = []
    for kind in kinds:
        words = held["kinds"].get(kind.name, {"words": []})["words"]
        new = [since for since in kind.brought()[len(words) :] if since != version]
        if new and not words:
            found.append(f"kinds: {kind.name!r} is new, and its since is {kind.since}, not {version}. {NEWEST}.")
        elif new:
            found.append(f"kinds: {kind.name!r} has more tokens, and its later ends in {kind.later}. {NEWEST}.")
    for field in fields:
        if field.name not in held["fields"] and field.since != version:
            found.append(f"fields: {field.name!r} is new, and its since is {field.since}, not {version}. {NEWEST}.")
    return found


def grown(held: Any, now: Any) -> bool:
    """Is all that is held still there? Only lists of words, later tokens and readings may have got more."""
    if isinstance(held, dict):
        return all(name in now and grown_part(name, value, now[name]) for name, value in held.items())
    return bool(held == now)


def grown_part(name: str, held: Any, now: Any) -> bool:
    if name == "words":  # a token without a word is none yet
        return len(now) >= len(held) and all(old in ("", new) for old, new in zip(held, now, strict=False))
    if name == "later":
        return bool(now[: len(held)] == held)
    if name == "allowed":
        return all(value in now for value in held)
    return grown(held, now)


def read(box: Box) -> Held:
    path = HERE / f"{box.name}.json"
    if not path.exists():
        return {part: {} for part in ADVICE}
    found: Held = json.loads(path.read_text("utf-8"))
    return found


def write(box: Box) -> None:
    """Hold what is new. What is held stays."""
    now = today(box)
    wrong = [*changes(read(box), now), *undated(read(box), box.kinds, box.fields, box.version)]
    if wrong:
        raise SystemExit("\n".join([f"{box.name}: {sentence}" for sentence in wrong]))
    parts = []
    for part, entries in now.items():
        rows = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in entries.items()]
        parts.append(f' "{part}": {{\n' + ",\n".join(rows) + "\n }")
    HERE.mkdir(exist_ok=True)
    (HERE / f"{box.name}.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")

"""Moments of golden games that somebody sits down at: the same every time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.people import Person

GOLDEN = Path(__file__).parents[1] / "golden"
# Picture: a golden game, and about where in it the first seat is asked (in a village: for its Yang phase).
MOMENTS = {
    "rest-in-peace": ("rest-in-peace-2-0", 28),
    "thirteen-ghosts": ("thirteen-ghosts-3-0", 67),
    "ghost-stories": ("ghost-stories-4-haunted", 60),
    "white-moon": ("ghost-stories-white-moon-4-won", 90),
    "black-secret": ("ghost-stories-black-secret-5-0", 90),
    "both": ("ghost-stories-both-5-0", 120),
}


def seated(browser: Browser, url: str, picture: str, names: tuple[str, ...] = ("Ann",), **wishes: Any) -> Person:
    """Ann plays on from a moment of a golden game. More `names`: she plays the next seats too."""
    ann = Person(browser, url, names[0], **wishes)
    ann.page.add_init_script("localStorage.setItem('hauntings', JSON.stringify({panel: ''}))")
    record, start = MOMENTS[picture]
    text = (GOLDEN / f"{record}.txt").read_text("utf-8")
    found = ask(ann, "/api/records", text, "text/plain")
    frames = ann.context.request.get(f"/api/records/{found['id']}/replay?seat=0&start={start}&end={start + 60}").json()
    village = record.startswith("ghost-stories")
    moment = next(
        n
        for n, frame in enumerate(frames["frames"], start)
        if frame["asked"] == 0 and (not village or frame["question"] == "yang")
    )
    bots = [{"plays": "bot", "bot": "greedy"}] * (found["players"] - len(names))
    seats = [*[{"plays": "me", "name": name} for name in names], *bots]
    wish = json.dumps({"entries": moment, "seats": seats})
    made = ask(ann, f"/api/records/{found['id']}/continue", wish, "application/json")
    ann.open(f"/t/{made['id']}").page.locator("#question.yours").wait_for()
    ann.page.wait_for_timeout(600)
    return ann


def ask(person: Person, path: str, body: str, kind: str) -> dict[str, Any]:
    headers = {"content-type": kind, "origin": person.url}
    answer = person.context.request.post(path, data=body, headers=headers)
    if not answer.ok:
        raise SystemExit(f"{path}: {answer.status} {answer.text()}")
    found: dict[str, Any] = answer.json()
    return found

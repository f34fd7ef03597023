"""Make the pictures of the README: `python -P scripts/screenshots.py [FOLDER]`, with the pages built."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from hauntings.command import Options

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e import browser as chromium  # noqa: E402
from tests.e2e.people import PHONE, Person, make  # noqa: E402
from tests.server.served import Server  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
# Picture: a golden game, and about where in it the first seat is asked (in a village: for its Yang phase).
MOMENTS = {
    "rest-in-peace": ("rest-in-peace-2-0", 28),
    "thirteen-ghosts": ("thirteen-ghosts-3-0", 67),
    "ghost-stories": ("ghost-stories-4-haunted", 60),
    "white-moon": ("ghost-stories-white-moon-4-won", 90),
    "black-secret": ("ghost-stories-black-secret-5-0", 90),
    "both": ("ghost-stories-both-5-0", 120),
}
TELEPHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def seated(browser: Browser, url: str, picture: str, **wishes: Any) -> Person:
    """Ann plays on from a moment of a golden game, so that the picture is the same every time."""
    ann = Person(browser, url, "Ann", **wishes)
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
    seats = [{"plays": "me", "name": "Ann"}, *[{"plays": "bot", "bot": "greedy"}] * (found["players"] - 1)]
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


def shoot(browser: Browser, url: str, folder: Path) -> None:
    for picture in MOMENTS:
        ann = seated(browser, url, picture)
        ann.page.screenshot(path=folder / f"{picture}.png")
        ann.context.close()
    phone = seated(browser, url, "rest-in-peace", **TELEPHONE)
    phone.page.screenshot(path=folder / "phone.png")
    phone.context.close()
    make(url, "thirteen-ghosts", "-", "-", "greedy", listed=True)
    lobby = Person(browser, url, "Ann").open("/")
    lobby.page.get_by_text("Open tables").wait_for()
    lobby.page.wait_for_timeout(400)
    lobby.page.screenshot(path=folder / "lobby.png")
    lobby.context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program, more = chromium.find()
    with tempfile.TemporaryDirectory() as data, Server(f"sqlite:///{data}/server.db") as server:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=program, args=chromium.ARGUMENTS, env={**os.environ, **more}
            )
            shoot(browser, server.url, folder)
            browser.close()


if __name__ == "__main__":
    parser = Options(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures")
    main(parser.parse_args().folder)

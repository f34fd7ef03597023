"""The repository itself: nothing of one machine in it, locks that can be trusted, and nothing written twice."""

import ast
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


# --- what is written by hand ------------------------------------------------------------------------------------------

MOST_ALIKE = 12  # lines in a row that may stand in two places
MADE = {"src/hauntings/views.py", "web/src/wire/types.ts"}  # by ./play types
LONGEST = 200  # characters of a line


def written() -> list[Path]:
    """The sources that people write and read."""
    folders = (ROOT / "src" / "hauntings", ROOT / "web" / "src")
    endings = (".py", ".ts", ".svelte", ".css")
    files = [path for path in tracked() if path.suffix in endings and any(map(path.is_relative_to, folders))]
    return [path for path in files if str(path.relative_to(ROOT)) not in MADE]


def without_imports(path: Path) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers: no imports, comments or blanks."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                lines[node.lineno - 1 : node.end_lineno] = [""] * len(lines[node.lineno - 1 : node.end_lineno])
    else:
        imported = re.compile(r"^\s*(?:import|export) [^;]*? from '[^']+';", re.M)
        lines = imported.sub(lambda found: "\n" * found.group().count("\n"), text).splitlines()
    bare = [(number, " ".join(line.split())) for number, line in enumerate(lines, start=1)]
    return [(number, line) for number, line in bare if line and not line.startswith(("#", "//"))]


def test_nothing_is_written_twice() -> None:
    """A block of more than 12 lines that stands in two places belongs in one."""
    first: dict[tuple[str, ...], str] = {}
    found: list[str] = []
    for path in written():
        lines = without_imports(path)
        skip = 0  # a longer block is told once
        for place in range(len(lines) - MOST_ALIKE):
            block = tuple(line for _, line in lines[place : place + MOST_ALIKE + 1])
            here = f"{path.relative_to(ROOT)}:{lines[place][0]}"
            if block not in first:
                first[block] = here
            elif place >= skip:
                found.append(f"{here} and {first[block]}")
                skip = place + MOST_ALIKE + 1
    assert not found, "the same lines stand in two places:\n" + "\n".join(found)


def test_lines_can_be_read() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)} characters"
        for path in written()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if len(line) > LONGEST
    ]
    assert not found, f"lines of more than {LONGEST} characters:\n" + "\n".join(found)

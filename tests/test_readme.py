"""What README and docs show is true: the Python example runs, linked files and named commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


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
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_commands_in_the_readme_exist() -> None:
    named = set(re.findall(r"hauntings (play|replay|verify|tournament|bench)\b", README))
    helped = subprocess.run(
        [sys.executable, "-m", "hauntings.cli", "--help"], capture_output=True, text=True, check=False
    )
    assert named and all(name in helped.stdout for name in named)

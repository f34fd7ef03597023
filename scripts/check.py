"""Every check of the project, as `./play test` runs it; arguments go to pytest."""

import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
WORKERS = 2  # processes for pytest, a file at a time: its servers and browsers are shared within a file

PYTEST = ["-m", "pytest", "-n", str(WORKERS), "--dist", "loadfile", *sys.argv[1:]]
NAMED = any(argument.startswith("tests") for argument in sys.argv[1:])
RULES = [  # what the compiled modules do: scenes, a sample of the laws, and whatever stands on them directly
    "tests/scenes",
    *[
        f"tests/test_{name}.py"
        for name in ("bots", "causes", "chance", "golden", "lab", "laws", "native", "perft", "records")
    ],
]
PARTS: list[tuple[str, list[str], dict[str, str]]] = [
    ("ruff", ["-m", "ruff", "check", "--quiet", "--output-format=concise"], {}),
    ("format", ["-m", "ruff", "format", "--quiet", "--check"], {}),
    ("mypy", ["-m", "mypy", "--strict"], {}),
    ("native build", ["-P", "src/hauntings/native.py"], {}),
    ("tests, compiled", PYTEST, {"HAUNTINGS_NATIVE": "1"}),
    ("tests, pure", [*PYTEST, *([] if NAMED else RULES)], {"HAUNTINGS_NATIVE": "0", "HAUNTINGS_SAMPLE": "1"}),
    ("pages, format", ["npm", "run", "--silent", "format:check"], {}),
    ("pages, lint", ["npm", "run", "--silent", "lint"], {}),
    ("pages, types", ["npm", "run", "--silent", "check"], {}),
    ("pages, tests", ["npm", "test", "--silent"], {}),
]


class Ran(NamedTuple):
    code: int
    told: str
    seconds: float


def run(command: list[str], extra: dict[str, str], kept: bool = False) -> Ran:
    """Run one part; what it prints is shown at once, or kept for its turn."""
    began = time.perf_counter()
    pages = command[0] == "npm"
    whole = command if pages else [sys.executable, *command]
    done = subprocess.run(
        whole,
        cwd=ROOT / "web" if pages else ROOT,
        env=os.environ | extra,
        text=True,
        stdout=subprocess.PIPE if kept else None,
        stderr=subprocess.STDOUT if kept else None,
    )
    return Ran(done.returncode, done.stdout or "", time.perf_counter() - began)


def main() -> int:
    report: list[str] = []
    failed: list[str] = []
    start = time.perf_counter()
    # The pages' parts run one after the other beside mypy and the native build, which leave a core half free.
    beside: dict[str, Future[Ran]] = {}
    pages = ThreadPoolExecutor(1)
    for name, command, extra in PARTS:
        if command[0] == "npm":
            beside[name] = pages.submit(run, command, extra, True)
    for name, command, extra in PARTS:
        print(f"── {name}", flush=True)
        if name == "tests, compiled" and "native build" in failed:
            report.append(f"{name:<16}NOT RUN")
            continue
        if name == "tests, compiled":
            pages.shutdown(wait=True)  # its browsers and servers want both cores
        ran = beside[name].result() if name in beside else run(command, extra)
        print(ran.told, end="", flush=True)
        if ran.code:
            failed.append(name)
        report.append(f"{name:<16}{'FAILED' if ran.code else 'ok':<7}{ran.seconds:6.1f} s")
    print("", *report, sep="\n")
    verdict = "FAILED: " + ", ".join(failed) if failed else "all ok"
    print(f"{'total':<23}{time.perf_counter() - start:6.1f} s   {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

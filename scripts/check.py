"""Every check of the project, as `./play test` runs it; arguments go to pytest."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORKERS = 2  # processes for pytest, a file at a time: its servers and browsers are shared within a file

PYTEST = ["-m", "pytest", "-n", str(WORKERS), "--dist", "loadfile", *sys.argv[1:]]
NAMED = any(argument.startswith("tests") for argument in sys.argv[1:])
RULES = [  # what the compiled modules do: scenes, a sample of the laws, and whatever stands on them directly
    "tests/scenes",
    *[f"tests/test_{name}.py" for name in ("bots", "causes", "chance", "golden", "lab", "laws", "native", "records")],
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
BESIDE = "pages, lint"  # runs beside ruff and mypy, which leave a core free; its turn tells what it found


def begin(command: list[str], extra: dict[str, str], told: int | None = None) -> subprocess.Popen[str]:
    pages = command[0] == "npm"
    whole = command if pages else [sys.executable, *command]
    return subprocess.Popen(
        whole, cwd=ROOT / "web" if pages else ROOT, env=os.environ | extra, text=True, stdout=told, stderr=told
    )


def main() -> int:
    report: list[str] = []
    failed: list[str] = []
    start = time.perf_counter()
    beside = next(begin(command, extra, subprocess.PIPE) for name, command, extra in PARTS if name == BESIDE)
    for name, command, extra in PARTS:
        print(f"── {name}", flush=True)
        if name == "tests, compiled" and "native build" in failed:
            report.append(f"{name:<16}NOT RUN")
            continue
        began = time.perf_counter()
        part = beside if name == BESIDE else begin(command, extra)
        print(*[text for text in part.communicate() if text], sep="", end="", flush=True)
        code = part.returncode
        if code:
            failed.append(name)
        report.append(f"{name:<16}{'FAILED' if code else 'ok':<7}{time.perf_counter() - began:6.1f} s")
    print("", *report, sep="\n")
    verdict = "FAILED: " + ", ".join(failed) if failed else "all ok"
    print(f"{'total':<23}{time.perf_counter() - start:6.1f} s   {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

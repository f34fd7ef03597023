"""Make the positions of the rulebook anew: `./play python tests/positions/make.py`.

Every ruling, section and card of the rules has a position in which it happens. They are those of the scene tests that
cite it: the tests are run, watched, and what they laid and played is written to `src/hauntings/rulebook/positions/`.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

os.environ["HAUNTINGS_NATIVE"] = "0"  # the dice are watched
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402
import pytest  # noqa: E402

from hauntings.records.record import BadRecord, replay  # noqa: E402
from hauntings.rulebook.books import FOLDER  # noqa: E402
from hauntings.rulebook.parse import PREFIXES  # noqa: E402
from hauntings.rulebook.positions import Position, record_at  # noqa: E402
from tests.positions.cited import Cited, cited, digest_of  # noqa: E402
from tests.positions.recorder import Chain, Recorder  # noqa: E402
from tests.positions.starts import STARTS, Start  # noqa: E402


def recorded(tests: list[str]) -> dict[str, list[Chain]]:
    """What each test laid and played."""
    recorder = Recorder()
    os.chdir(ROOT)
    code = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], plugins=[recorder])
    if code != 0:
        raise SystemExit("the positions come from tests that pass")
    return recorder.chains


def best(chains: list[Chain]) -> Chain | None:
    """The first that was played on; by the default rules, if the test has one of these."""
    played = [chain for chain in chains if chain.answers] or chains
    usual = [chain for chain in played if not chain.options]
    return next(iter(usual or played), None)


def position_of(test: str, chain: Chain) -> dict[str, Any]:
    return {
        "test": test,
        "source": digest_of(test),
        "game": chain.box.name,
        "version": chain.box.version,
        "players": chain.players,
        "options": chain.options,
        "loaded": chain.loaded(),
        "start": chain.start,
        "answers": [list(answer) for answer in chain.answers],
    }


def started(start: Start) -> dict[str, Any]:
    """A game from its set-up."""
    return {"test": "", "source": "", **start.facts()}


def made(refs: list[Cited]) -> dict[str, str]:
    """The files, by text. The first test of a rule that shows something gives its position."""
    chains = recorded(sorted({test for ref in refs for test in ref.candidates() if ref.name not in STARTS}))
    files: dict[str, str] = {}
    for name, prefix in PREFIXES.items():
        rules: dict[str, dict[str, Any]] = {}
        positions: dict[str, dict[str, Any]] = {}
        for ref in [ref for ref in refs if ref.prefix == prefix]:
            shown = shows(ref, chains)
            if shown is not None:
                key = shown["test"] or f"start of {ref.name}"
                positions.setdefault(key, shown)
                rules[ref.what] = {"position": list(positions).index(key), "tests": ref.tests}
            else:
                rules[ref.what] = {"position": None, "tests": ref.tests}
            if ref.words:
                rules[ref.what]["words"] = ref.words
        files[name] = as_text(rules, list(positions.values()))
    return files


def shows(ref: Cited, chains: dict[str, list[Chain]]) -> dict[str, Any] | None:
    """What was played comes first; what was only laid is better than nothing."""
    if ref.name in STARTS:
        return started(STARTS[ref.name])
    found = [(test, chain) for test in ref.candidates() if (chain := best(chains.get(test, []))) is not None]
    found.sort(key=lambda each: not each[1].answers)
    return next((position for position in [position_of(*each) for each in found] if plays(position)), None)


def plays(position: dict[str, Any]) -> bool:
    """Some tests change a rule to see that it matters: their positions are of no use."""
    try:
        replay(record_at(msgspec.convert(position, Position)))
    except BadRecord:
        return False
    return True


def as_text(rules: dict[str, Any], positions: list[dict[str, Any]]) -> str:
    """JSON with a line per rule and per position, so that a change is seen where it is."""
    dumped = [f"  {json.dumps(what)}: {json.dumps(rule, ensure_ascii=False)}" for what, rule in rules.items()]
    lines = [f"  {json.dumps(each, ensure_ascii=False, separators=(',', ':'))}" for each in positions]
    return '{"rules": {\n' + ",\n".join(dumped) + '\n},\n"positions": [\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    for name, text in made(cited()).items():
        (FOLDER / "positions" / f"{name}.json").write_text(text, "utf-8")
        rules = json.loads(text)["rules"]
        bare = [what for what, rule in rules.items() if rule["position"] is None]
        print(f"{name}: {len(rules)} rules, {len(text)} bytes; without a position: {', '.join(bare) or 'none'}")

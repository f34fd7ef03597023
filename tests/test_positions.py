"""Every rule has a position in which it happens: made from today's tests, and played by today's rules."""

from __future__ import annotations

import pytest

from hauntings.records.record import record_of, replay
from hauntings.rulebook.parse import PREFIXES
from hauntings.rulebook.positions import id_of, positions_of, record_of_rule, ref_of, rule_of, shown
from tests.positions.cited import cited, digest_of
from tests.test_rulebook import FOR_DEVELOPERS, sections
from tests.test_rulings import rows

MAKE = "make the positions anew: ./play python tests/positions/make.py"
RULINGS = [f"{row[0]} r{row[1]}" for row in rows()]


@pytest.mark.parametrize("prefix", PREFIXES.values())
def test_every_ruling_has_a_position(prefix: str) -> None:
    missing = [ref for ref in RULINGS if ref.startswith(f"{prefix} ") and shown(ref) is None]
    assert not missing, f"{', '.join(missing)}: no test shows it on a table (or tests/positions/starts.py); {MAKE}"


@pytest.mark.parametrize("prefix", PREFIXES.values())
def test_every_section_that_players_need_has_a_position(prefix: str) -> None:
    wanted = [number for number in sections(prefix) if number not in FOR_DEVELOPERS[prefix]]
    missing = [number for number in wanted if shown(f"{prefix} §{number}") is None]
    assert not missing, f"{prefix} §{', §'.join(missing)}: add a start in tests/positions/starts.py; {MAKE}"


def test_every_example_has_a_position() -> None:
    refs = [ref.name for ref in cited() if " example " in ref.name]
    assert refs and [ref for ref in refs if shown(ref) is None] == [], MAKE


def test_the_files_are_of_today() -> None:
    """They know the rulings, sections and cards of today with their tests, and no position is of a test that has
    changed."""
    now = {ref.name: (ref.words, ref.tests) for ref in cited()}
    kept = {
        f"{prefix} {what}": (rule.words, rule.tests)
        for name, prefix in PREFIXES.items()
        for what, rule in positions_of(name).rules.items()
    }
    assert kept == now, MAKE
    for name in PREFIXES:
        for position in positions_of(name).positions:
            assert not position.test or position.source == digest_of(position.test), f"{position.test}: {MAKE}"


@pytest.mark.parametrize("name", PREFIXES)
def test_what_is_shown_can_be_played(name: str) -> None:
    """Each is a record of today's rules: every answer is legal."""
    for what, rule in positions_of(name).rules.items():
        ref = f"{PREFIXES[name]} {what}"
        assert ref_of(id_of(ref)) == ref
        if rule.position is None:
            assert record_of_rule(ref) is None
            continue
        position, record = shown(ref), record_of_rule(ref)
        assert position is not None and record is not None
        game = replay(record)
        assert [(entry.seat, entry.says) for entry in record_of(game).entries] == position.answers, ref


def test_a_point_is_shown_by_its_section() -> None:
    assert rule_of("13G §4.99") == rule_of("13G §4")
    assert rule_of(f"13G r{999}") is None and rule_of("XYZ r1") is None

"""Every seam that both expansions change is decided: a new pair fails here until it is."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.install import install as install_base
from hauntings.games.ghost_stories.black_secret.setup import BLACK_SECRET
from hauntings.games.ghost_stories.both.pairs import decides
from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.questions import STAND_UP
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.white_moon.setup import WHITE_MOON

DECIDED = {
    "tile_pool": "both bring a tile (both r1)",
    "ghosts": "all are shuffled (WM §23)",
    "incarnations": "one deck of all (both r2)",
    "swaps_uncatchable": "both want it; Wu-Feng swaps as he takes it (both r17)",
    "order": "both act from the right",
    "step_by_step": "both want it",
    "turn": "demon phase first, Su-Ling and Barrier last (BS §3)",
    "stones": "each its own abilities",
    "tiles": "each its own tiles",
    "actions": "each its own deeds; standing up is there once",
    "actions_at": "the same",
    "action_of": "the same",
    "laid_down": "one state (both r6)",
    "instead_of_step": "put there once, by laid_down.py",
    "after_haunting": "the ladder falls, Su-Ling may come: independent",
    "after_placing": "Su-Ling leaves, the Armor forgets, a newcomer is spared: independent",
    "after_death": "heirs, then what lay on the dead: independent (both r11)",
    "after_being_moved": "the villager follows, then the ladder (both r3)",
    "scores": "both add (BS §16)",
    "scored_incarnations": "each leaves out its own (BS r72)",
}
ALREADY_ALIKE = {"order", "step_by_step", "swaps_uncatchable"}  # both set the same value


def filled(*expansions: Expansion) -> Rules:
    rules = Rules(BOX.settings({}) | WHITE_MOON_ALONE, BOX.cards)
    install_base(rules)
    for expansion in expansions:
        expansion.install(rules)
    return rules


WHITE_MOON_ALONE = {"incarnations": "mixed"}


def kinds_of(value: object) -> object:
    """A seam by the classes of the rules in it: those of two fillings are never the same objects."""
    if isinstance(value, list):
        return [kinds_of(item) for item in value]
    return value if isinstance(value, (int, str, dict)) else type(value)


def changed(*expansions: Expansion) -> set[str]:
    """The fields of the rules that an expansion changes."""
    base, own = filled(), filled(*expansions)
    return {name for name in fields(base) if kinds_of(getattr(base, name)) != kinds_of(getattr(own, name))}


def fields(rules: Rules) -> list[str]:
    return [name for name in dir(rules) if not name.startswith("_") and not callable(getattr(rules, name))]


def test_every_pair_is_decided() -> None:
    """Design, Expansions: whatever both expansions change stands in the table above, with who decided it."""
    pairs = changed(WHITE_MOON) & changed(BLACK_SECRET)
    assert pairs == set(DECIDED), f"undecided: {pairs - set(DECIDED)}; no pair any more: {set(DECIDED) - pairs}"
    for name in ALREADY_ALIKE:
        assert getattr(filled(WHITE_MOON), name) == getattr(filled(BLACK_SECRET), name)


def test_no_event_has_two_rules_instead() -> None:
    """Of all seams that replace an event, both fill only that of a step, and that one is filled once."""
    pairs = [name for name in changed(WHITE_MOON) & changed(BLACK_SECRET) if name.startswith("instead_of")]
    assert pairs == ["instead_of_step"]
    assert len(filled(WHITE_MOON, BLACK_SECRET).instead_of_step) == 1


def test_one_thing_has_one_rule() -> None:
    """No tile, ability, deed, curse or Mantra is replaced by both."""
    base, moon, secret = filled(), filled(WHITE_MOON), filled(BLACK_SECRET)
    for name in ("tiles", "stones"):
        old, a, b = [[type(rule) for rule in getattr(rules, name)] for rules in (base, moon, secret)]
        twice = [n for n in range(len(old)) if a[n] != old[n] and b[n] != old[n]]
        assert twice == []
        late = range(len(old), min(len(a), len(b)))
        idle = type(base.tiles[0]).__mro__[1] if name == "tiles" else type(base.stones[0]).__mro__[1]
        assert [n for n in late if a[n] is not idle and b[n] is not idle] == []
    old, a, b = [[type(rule) for rule in rules.action_of] for rules in (base, moon, secret)]
    assert [n for n in range(len(old)) if a[n] != old[n] and b[n] != old[n]] == [STAND_UP]


def test_both_only_fill_what_they_decide() -> None:
    """The third part installs last; what it touches is this and nothing else."""
    before, after = filled(WHITE_MOON, BLACK_SECRET), filled(WHITE_MOON, BLACK_SECRET)
    decides(after)
    touched = {name for name in fields(before) if kinds_of(getattr(before, name)) != kinds_of(getattr(after, name))}
    assert touched == {
        "tiles_always", "instead_of_incarnation", "instead_of_keeping", "closes", "forbids", "after_failed_attempt",
        "actions", "actions_at", "action_of", "laid_down", "after_being_moved", "curses", "curses_in_game",
        "blood_mantras", "blood_mantras_in_game",
    }  # fmt: skip

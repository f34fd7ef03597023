"""The views of our games, with the types of their fields. `./play types` makes this file."""

from __future__ import annotations

from hauntings.engine.view import View


class RestInPeaceView(View):
    """What a seat sees of Rest in Peace."""

    round: int
    starter: int
    active: int
    cards: int
    run: int
    hand: list[list[int] | None]
    side: list[list[int]]
    deck_top: list[int]
    past: list[list[list[int]]]
    tenth: list[list[int] | None]
    tenth_open: list[list[int]]
    carried: list[int]
    display: list[list[int]]
    discards: list[list[int]]
    mark: list[int]
    tripped: list[int]
    row: list[int]
    manors: list[int]
    castles: list[int]
    manors_won: list[int]
    castles_won: list[int]
    winners: list[int]
    known: list[list[int]] | None
    known_tenth: list[list[int]] | None
    mixed: list[int] | None
    hand_size: list[int]
    deck_size: list[int]
    tenth_size: list[int]
    totals: list[int]
    hidden_size: int
    leads: list[bool]
    levelled: list[list[int]]
    named: list[list[list[int]]]
    banned: list[int]
    hindered_by: list[list[int]]
    unseen: list[list[int]]


class ThirteenGhostsView(View):
    """What a seat sees of 13 Ghosts."""

    round: int
    starter: int
    active: int
    actor: int
    over: int
    points: list[int]
    hider: list[int]
    found: list[int]
    shield: list[int]
    hideout: list[int]
    hideout_seen: list[int]
    hand: list[int]
    hand_seen: list[int]
    pile: list[list[int]]
    pile_seen: list[list[int]]
    box: list[list[int]]
    box_seen: list[list[int]]
    dealt: list[list[int]]
    dealt_seen: list[list[int]]
    centre: list[int]
    centre_by: list[int]
    mixed: list[int | None]
    possible: list[int]
    refuted: list[int]
    answers: list[list[int]]
    hand_size: list[int]
    hides: list[int]
    shown: list[int]
    could: list[int]
    target: int
    side_of: list[int]
    deck_of: list[int]
    opponents: list[list[int]]


class GhostStoriesView(View):
    """What a seat sees of Ghost Stories."""

    colour: list[int]
    board_of: list[int]
    power: list[int]
    seat_of: list[int]
    tile: list[int]
    place_of: list[int]
    turn: int
    active: int
    skips: int
    stage: int
    steps: int
    acted_at: int
    helps: int
    exorcisms: int
    used: int
    borrowed: int
    fresh_buddhas: int
    at: list[int]
    qi: list[int]
    tao: list[int]
    yin_yang: list[int]
    buddhas: list[int]
    power_tokens: list[int]
    qi_supply: int
    tao_supply: list[int]
    centre_tokens: int
    haunted: list[int]
    circle: int
    ghost: list[int]
    figure: list[int]
    buddha: list[int]
    mantra: int
    vulnerable: int
    deck: list[int]
    deck_seen: list[int]
    discards: list[int]
    drawn: int
    undefeated: int
    exorcised: int
    thrown: list[int]
    picked: list[int]
    paid: list[int]
    refused: int
    score: int
    score_parts: list[int]
    deck_kind: list[int]
    buddhas_at_temple: int
    captured_dice: int
    tao_locked: bool
    white_counts: bool
    works: list[bool]
    dice: list[int]
    needs: list[list[int]]
    faces_for: list[int]
    protected: list[bool]
    haunts_next: list[int]
    haunted_limit: int
    incarnations_ahead: list[int]
    until_incarnation: int
    faced: list[list[int]]
    line: list[list[int]]
    payments: list[list[int]]
    wasted: list[int]


class GhostStoriesWhiteMoonView(GhostStoriesView):
    """What a seat sees of Ghost Stories: White Moon."""

    villagers: list[list[int]]
    villagers_seen: list[list[int]]
    shelter: list[int]
    graveyard: list[int]
    portal: int
    portal_first: int
    su_ling: int
    reminder: int
    crystals: list[int]
    fresh_crystals: int
    crystal_reserve: int
    receptacles: list[int]
    barrier_due: int
    barrier: int
    waiting: list[int]
    artifacts: list[int]
    armored: list[int]
    shielded: list[int]
    laid_down: list[int]
    rescues: int
    moon_used: int
    tao_out: list[int]
    wu_cards: list[int]
    swapped: int
    tops: list[int]
    portal_open: bool
    su_ling_held: bool
    su_ling_due: bool


class GhostStoriesBlackSecretView(GhostStoriesView):
    """What a seat sees of Ghost Stories: Black Secret."""

    wu_feng_side: int
    catacomb_side: int
    demons: list[int]
    shadow: int
    entered: int
    ladders: list[int]
    stacks: list[int]
    found: list[int]
    skeletons: int
    knocked_down: list[int]
    climbed: int
    curses_up: list[int]
    curses_down: list[int]
    curses_left: list[int]
    pyramid: list[int]
    blood_mantras: list[int]
    blood_qi: list[int]
    blood_piles: list[int]
    blood_gone: list[int]
    blood_laid: int
    incarnation_deck: int
    incarnation_hand: list[list[int] | None]
    summoned: int
    unscored: list[int]
    incarnations_held: int
    urns: int
    brothers: list[int]
    demon_needs: list[list[int]]


class GhostStoriesBothView(GhostStoriesWhiteMoonView, GhostStoriesBlackSecretView):
    """What a seat sees of Ghost Stories: White Moon and Black Secret."""


class LeducView(View):
    """What a seat sees of Leduc poker."""

    hand: list[int | None]
    board: int
    paid: list[int]
    player: int
    raises: int
    checks: int

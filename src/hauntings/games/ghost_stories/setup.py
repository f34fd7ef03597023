"""Set-up (GS §3), the option switches, and the box that holds the whole game together."""

from __future__ import annotations

from typing import Any, Final

from hauntings.engine.box import Box, Kind, Switch
from hauntings.engine.chance import NO_DICE, Dice
from hauntings.engine.codec import Plain
from hauntings.engine.table import GROUP, NOBODY, PASS
from hauntings.engine.view import AnyView, Imagination, View
from hauntings.games.ghost_stories.base import (
    arrival,
    curse,
    ending,
    exorcised,
    exorcism,
    guard_tower,
    haunting,
    opening,
    pavilion,
    qi,
    rewards,
    steps,
    tiles,
    turn,
)
from hauntings.games.ghost_stories.base.install import install
from hauntings.games.ghost_stories.cards import BUDDHAS, CARDS, COLOUR_NAMES, COLOURS, ROW, Cards
from hauntings.games.ghost_stories.events import EVENT_SECTIONS, EVENTS, MILESTONES, OF_INCARNATIONS
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.geometry import EVERY_BOARD
from hauntings.games.ghost_stories.judge.judge import FOREVER, VillageJudge
from hauntings.games.ghost_stories.judge.worth import weigh
from hauntings.games.ghost_stories.notation import token_of, word
from hauntings.games.ghost_stories.odds.lens import Lens
from hauntings.games.ghost_stories.questions import KINDS, NEXT_CARD, YANG
from hauntings.games.ghost_stories.rules import YANG_TOKENS, Rules, Tile
from hauntings.games.ghost_stories.standing import buddhas_at_temple
from hauntings.games.ghost_stories.table import OUR_STREAMS, STREAMS, Village
from hauntings.games.ghost_stories.view import FIELDS, VillageImagination, cards_of, computed
from hauntings.games.ghost_stories.why import REASONS
from hauntings.views import GhostStoriesView

VERSION: Final = 2
NO_KIND: Final = Kind("", 0, "")

SWITCHES: Final[list[Switch]] = [
    Switch("difficulty", "normal", ["initiation", "normal", "nightmare", "hell"], 1, "GS §3.1"),
    Switch("guard_tower", False, [False, True], 1, "GS §17"),
    Switch("powers", "random", ["random", "chosen"], 1, "GS §3"),
    Switch("first_player", "random", ["random", "chosen"], 1, "GS §3"),
    Switch("lending", "ask", ["ask", "always"], 1, "GS §9.5"),
    Switch("initiation_haunted_limit", 4, [4, 3], 1, "GS §20.1"),
    Switch("initiation_black_tao", True, [True, False], 1, "GS §20.2"),
    Switch("pavilion_taoist_move", "one_step", ["one_step", "any_tile"], 1, "GS r17"),
    Switch(
        "possessed_board_qi_loss",
        "group_chooses_living_taoist",
        ["group_chooses_living_taoist", "active_or_next_player"],
        1,
        "GS §20.14",
    ),
    Switch("power_token_pickup", "all_on_centre_tile", ["all_on_centre_tile", "one"], 1, "GS §13"),
    Switch("captured_dice_limit_herbalist", True, [True, False], 1, "GS r8"),
    Switch("paid_ghosts", "together", ["together", "one_by_one"], 2, "GS r7", before="one_by_one"),
]


class GhostStories(Box[Village]):
    """The box of the base game, alone or with expansions."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: list[int],
        expansions: list[Expansion],
        judges: type[VillageJudge] = VillageJudge,
        views: type[View] = AnyView,
    ) -> None:
        self.cards: Final = Cards()
        self.deeds: int = YANG_TOKENS
        fields = FIELDS[:]
        events = dict(EVENTS)
        effects = EFFECTS[:]
        switches = SWITCHES[:]
        for expansion in expansions:
            expansion.enters(self.cards)
            self.deeds = max(self.deeds, expansion.deeds_until)
            fields.extend(expansion.fields)
            events.update(expansion.events)
            effects.extend(expansion.effects)
            switches.extend(expansion.switches)
        weigh(self.cards)
        kinds = all_kinds(expansions, len(self.cards.name), self.deeds)
        streams = all_streams(expansions)
        super().__init__(name, title, seats, VERSION, kinds, streams, fields, events, effects, switches, views)
        self.expansions: Final = expansions
        self.judges: Final = judges
        self.lens: Final = Lens(self, expansions)
        self.filled: Final[dict[str, Rules]] = {}  # rules never change once they are filled: tables share them
        self.last: tuple[dict[str, Any], Rules] | None = None  # what was chosen for the last game dealt, and its rules

    def rules_for(self, chosen: dict[str, Any]) -> Rules:
        """The switches and the seams."""
        last = self.last  # read once and replaced whole: bots deal in other threads
        if last is not None and chosen is last[0]:
            return last[1]
        key = repr(chosen)
        filled = self.filled.get(key)
        if filled is None:
            filled = Rules(dict(chosen), self.cards, self.deeds)
            install(filled)
            for expansion in self.expansions:
                expansion.install(filled)
            for tile in filled.tile_pool:
                if type(filled.tiles[tile]) is Tile:
                    raise ValueError(f"the tile {self.cards.tile_name[tile]} has no help: rules.tiles[{tile}] = ...")
            self.filled[key] = filled
        self.last = (chosen, filled)
        return filled

    def blank(self, seats: int, settings: dict[str, Any], dice: Dice) -> Village:
        g = Village(seats, self.rules_for(settings), dice, len(self.streams))
        g.lie_empty()
        for expansion in self.expansions:
            expansion.lies_beside(g)
        return g

    def lay(self, g: Village) -> None:
        opening.lays_out(g)
        for expansion in self.expansions:
            expansion.lays_out(g)

    def computed(self, g: Village, seat: int) -> dict[str, Plain]:
        values = computed(g, seat)
        for expansion in self.expansions:
            values.update(expansion.computed(g, seat))
        return values

    def imagination(self, view: View) -> Imagination[Village]:
        base = self.from_view(view, NO_DICE)
        return VillageImagination(view, base, self.expansions)

    def odds(self, view: View) -> dict[str, Plain]:
        """Exact chances for the pending question; the shape stands in odds/lens.py."""
        return self.lens.look(view)

    def judge(self) -> VillageJudge:
        return self.judge_until(FOREVER)

    def judge_until(self, turn: int) -> VillageJudge:
        """One that judges playouts when that turn begins."""
        return self.judges(turn)

    def may_answer(self, g: Village, seat: int) -> bool:
        """A question to the group goes to every living Taoist (design: the group)."""
        if g.asked != GROUP:
            return g.asked != NOBODY and g.asked == seat
        return any([g.seat_of[board] == seat and g.at[board] >= 0 for board in EVERY_BOARD])

    def of_question(self) -> list[str]:
        return ["payments", "wasted"]

    def asks_group(self) -> bool:
        return True

    def side(self, seats: int, seat: int) -> int:
        """Taoists share what they know; who plays beside them (Wu-Feng) knows other things."""
        return 0 if seat < seats - self.rules_for(self.settings({})).seats_beside else 1

    def leader(self, g: Village) -> int:
        """Whoever has the turn, if alive; before the first player is named, nobody has it."""
        if g.at[g.active] < 0 or any([isinstance(effect, opening.ChooseFirst) for effect in [*g.stack, g.choice]]):
            return NOBODY
        return int(g.seat_of[g.active])

    def open_question(self, g: Village) -> bool:
        """Taoists play with open hands; only cards that they looked at in the deck are not for spectators."""
        taoists = g.seats - g.rules.seats_beside
        return (g.asked == GROUP or 0 <= g.asked < taoists) and g.kind != NEXT_CARD

    def components(self, g: Village) -> list[str]:
        found = cards_of(g)
        for colour in range(1, COLOURS + 1):
            held = sum([g.tao[board * ROW + colour] for board in EVERY_BOARD])
            count = g.tao_supply[colour] + held + (1 if g.circle == colour else 0)
            found.extend([f"{COLOUR_NAMES[colour]} Tao"] * count)
        found.extend(["Qi"] * (g.qi_supply + sum(g.qi)))
        found.extend(["Power token"] * (g.centre_tokens + sum(g.power_tokens)))
        found.extend(["Buddha"] * (BUDDHAS if buddhas_at_temple(g) >= 0 else 0))
        found.extend([f"tile {tile}" for tile in g.tile])
        for expansion in self.expansions:
            found.extend(expansion.components(g))
        return sorted(found)

    def word(self, kind: int, token: int) -> str:
        if (
            self.kinds[kind].says == "card" and token != PASS and token not in self.cards.numbers
        ):  # a card of another box
            return ""
        for expansion in self.expansions:
            own = expansion.word(self.cards, kind, token)
            if own:
                return own
        return word(self.cards, kind, token) if kind < len(KINDS) else ""

    def token(self, kind: int, word: str) -> int:
        short = token_of(self.cards, kind, word) if kind < len(KINDS) else -1
        return short if short >= 0 else super().token(kind, word)

    def reasons(self) -> dict[str, str]:
        rows = REASONS[1:]
        for expansion in self.expansions:
            rows.extend(expansion.reasons)
        return {code: rule for code, rule in rows}

    def event_sections(self) -> dict[str, str]:
        rules = dict(EVENT_SECTIONS)
        for expansion in self.expansions:
            rules.update(expansion.event_sections)
        return rules

    def milestones(self) -> dict[str, list[int]]:
        incarnations = [int(card) for card in self.cards.numbers if self.cards.is_incarnation(card)]
        found: dict[str, list[int]] = {what: [] for what in MILESTONES}
        found.update({what: incarnations for what in OF_INCARNATIONS})
        for expansion in self.expansions:
            found.update({what: [] for what in expansion.milestones})
        return found

    def reason(self, reason: int) -> str:
        """The code of a reason, whoever's it is: expansions name each other's."""
        for expansion in self.expansions:
            if expansion.reasons_from <= reason < expansion.reasons_from + len(expansion.reasons):
                return expansion.reasons[reason - expansion.reasons_from][0]
        if reason >= len(REASONS):
            raise ValueError(f"no expansion names the reason {reason}: Expansion.reasons, from reasons_from on")
        return REASONS[reason][0]


def all_kinds(expansions: list[Expansion], cards: int, deeds: int) -> list[Kind]:
    """Everybody's kinds of question, each at its number. Expansions that are not ours bring cards and deeds beyond our
    own numbers: then the questions about those have more tokens."""
    kinds = KINDS[:]
    for expansion in expansions:
        for place, kind in enumerate(expansion.kinds):
            number = expansion.kinds_from + place
            while len(kinds) <= number:
                kinds.append(NO_KIND)
            if kinds[number].name:
                raise ValueError(f"two expansions number their questions {number}: see blocks.py")
            kinds[number] = kind
    if deeds > YANG_TOKENS:
        kinds[YANG] = KINDS[YANG].grown(deeds)
    for expansion in expansions:
        for says, more in expansion.more_tokens.items():
            kinds = [kind.grown(kind.size + more) if kind.says == says else kind for kind in kinds]
    if cards > CARDS + ROW:
        return [kind.grown(cards) if kind.says == "card" else kind for kind in kinds]
    return kinds


def all_streams(expansions: list[Expansion]) -> list[str]:
    """Everybody's streams of chance, each at its number; every box has at least those of our own expansions."""
    streams = STREAMS + [f"unused {number}" for number in range(len(STREAMS), OUR_STREAMS)]
    for expansion in expansions:
        for place, name in enumerate(expansion.streams):
            while len(streams) <= expansion.streams_from + place:
                streams.append(f"unused {len(streams)}")
            streams[expansion.streams_from + place] = name
    return streams


EFFECTS: Final[list[Any]] = [
    opening.ChoosePower,
    opening.ChooseFirst,
    turn.PlayTurns,
    turn.GhostsAct,
    turn.GhostActs,
    turn.Overrun,
    turn.GhostArrives,
    turn.YangPhase,
    turn.TurnEnds,
    arrival.BringGhost,
    arrival.PlaceDrawn,
    curse.RollCurseDie,
    curse.RerollCurse,
    haunting.HauntLine,
    haunting.HauntTile,
    qi.LoseQi,
    qi.PossessedLoses,
    rewards.TakeTao,
    rewards.GainQi,
    rewards.QiOrYinYang,
    rewards.GroupGainsQi,
    rewards.GroupGainsYinYang,
    rewards.DiscardTao,
    rewards.GroupLosesTao,
    exorcism.RollExorcism,
    exorcism.RerollExorcism,
    exorcism.ChooseGhosts,
    exorcism.SpendTokens,
    exorcism.Lend,
    exorcised.PayAndExorcise,
    exorcised.ExorciseGhost,
    exorcised.RightStone,
    ending.CheckVictory,
    steps.StepTaoist,
    tiles.Revive,
    tiles.Unhaunt,
    tiles.RerollHerbs,
    tiles.GatherHerbs,
    tiles.Banish,
    tiles.Watch,
    tiles.Pray,
    pavilion.WindGhost,
    pavilion.WindSpace,
    pavilion.WindTaoist,
    guard_tower.ReturnCards,
]

BOX: Final = GhostStories("ghost-stories", "Ghost Stories", [1, 2, 3, 4], [], views=GhostStoriesView)

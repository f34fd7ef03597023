"""The seams: all that an expansion may change, each with the rule that needs it. Filled once at set-up, shared by
clones. `base/install.py` fills them for the base game; `white_moon` and `black_secret` append theirs.

Three kinds: `instead_of_x` (the first that answers True replaces the event), `after_x` (says what follows with
`g.do`), and ordered lists that are the structure itself (turn, actions, tiles, stones, dice).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from hauntings.engine.table import Effect
from hauntings.games.ghost_stories.cards import (
    BASE_GHOSTS,
    BASE_INCARNATIONS,
    BASE_TILES,
    DATA,
    GUARD_TOWER,
    Card,
    Cards,
)
from hauntings.games.ghost_stories.geometry import LEFT_TO_RIGHT, Board, Place, Space
from hauntings.games.ghost_stories.why import FORBIDDEN, NO_GHOST_THERE, NO_SUCH_TOKEN

if TYPE_CHECKING:
    from hauntings.games.ghost_stories.bill import Bill
    from hauntings.games.ghost_stories.table import Village

YANG_TOKENS: Final = 128


# what a stone may change in the rest of a Yin phase (`Stone.in_yin`)
ANYTHING: Final = 0  # nobody has said: the odds take every card and every position with it apart
NOTHING_MORE: Final = 1  # neither Qi, hauntings, defeat, cards, rolls nor powers
COSTS: Final = 2  # Qi or a tile, as it arrives
BRINGS: Final = 3  # another ghost, as it arrives
ROLLS: Final = 4  # the Curse die: as it arrives the active board, in the centre its own
BLOCKS: Final = 5  # the power of the board where it lies
BLOCKS_ALL: Final = 6  # all powers, wherever it lies


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Stone:
    """What one ability on a ghost's stones does (GS §6). Each method only says what follows, with `g.do`."""

    def in_yin(self) -> i64:
        """What the rest of a Yin phase may owe to it once it has come into play: the exact odds ask (odds/yin.py)."""
        return ANYTHING

    def arrives(self, g: Village, space: Space) -> None:
        """Left stone: the ghost has come into play."""

    def acts(self, g: Village, space: Space) -> None:
        """Centre stone: Yin step 1 of the board it lies on."""

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        """Right stone: the Taoist of that board exorcised it; the card has left the space."""


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Tile:
    """The help of one village tile (GS §10)."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        """The reason why its villager cannot help now, beyond being haunted; CAN if he can."""
        return 0

    def help(self, g: Village, board: Board, place: Place) -> None:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Action:
    """One family of entries of the Yang menu: tokens `first` to `last`."""

    first: i64
    last: i64
    until: i64  # the last stage of the Yang phase at which it may be offered (table.BEFORE_MOVE to PLACED)

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        """Append the tokens that may be chosen now."""
        raise NotImplementedError  # abstract

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        """The reason why this token may not be chosen now; CAN if it may."""
        raise NotImplementedError  # abstract

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        """Do it, or say what follows."""
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class InsteadOf:
    """Replaces an event about a thing (a place, a space, a board): True if it did."""

    def instead(self, g: Village, thing: i64) -> bool:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class After:
    """Follows an event about a thing."""

    def after(self, g: Village, thing: i64) -> None:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Adjusts:
    """Changes a number that a rule has counted about a thing."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Says:
    """Answers yes or no about a thing of somebody."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Forbids:
    """Forbids deeds of the Yang menu that nothing else stands against."""

    def watches(self, g: Village) -> bool:
        """Could it forbid anything now? Asked once a menu, for most menus hold nothing that is forbidden."""
        return True

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        """The reason why the deed is forbidden; CAN if it is not."""
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Targets:
    """What an exorcism may hit beside ghosts; numbered from 12 on, like spaces (BS §6: demons)."""

    def faced(self, g: Village, board: Board) -> list[Space]:
        """Those within reach of the board's Taoist."""
        raise NotImplementedError  # abstract

    def why_not(self, g: Village, board: Board, target: Space) -> i64:
        """The reason why it is not within reach; CAN if it is."""
        raise NotImplementedError  # abstract

    def bills(self, g: Village, target: Space, bill: Bill) -> None:
        """Put what it takes on the bill."""
        raise NotImplementedError  # abstract

    def leaves(self, g: Village, target: Space, board: Board) -> bool:
        """It has been paid for by the Taoist of that board, and goes. Was it there?"""
        raise NotImplementedError  # abstract

    def exorcised(self, g: Village, target: Space, board: Board) -> None:
        """What its exorcism brings, now that it is gone."""
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class Lying:
    """Taoists that lie on the ground (WM §15, BS §8.3): they cannot walk, and standing up is their move."""

    reason: i64  # why they cannot walk

    def lies(self, g: Village, board: Board) -> bool:
        raise NotImplementedError  # abstract

    def stands_up(self, g: Village, board: Board) -> None:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class WildTokens:
    """Tokens that stand for a Tao of any colour in an exorcism: Moon Crystals (WM §9). Their colour is 0."""

    def held(self, g: Village, board: Board) -> i64:
        raise NotImplementedError  # abstract

    def spent(self, g: Village, board: Board) -> None:
        """One of the board's is spent."""
        raise NotImplementedError  # abstract

    def asks(self, g: Village, board: Board, owner: Board) -> None:
        """Ask the owner to lend one, with `exorcism.lends` or `exorcism.refuses` for an answer."""
        raise NotImplementedError  # abstract

    def missing(self) -> i64:
        """The reason why a board that has none left cannot spend one."""
        return NO_SUCH_TOKEN


@mypyc_attr(allow_interpreted_subclasses=True)  # house rules need no compiler
class AfterLeaving:
    """Follows a Taoist who left a place."""

    def after(self, g: Village, board: Board, start: Place) -> None:
        raise NotImplementedError  # abstract


class Rules:
    """The option switches as plain fields, then the seams."""

    def __init__(self, chosen: dict[str, Any], cards: Cards, deeds: int = YANG_TOKENS) -> None:
        self.chosen: Final = chosen
        self.cards: Final = cards  # the facts of the cards, stones and tiles in this box
        # the place of every tile before they are laid
        self.not_laid: Final[list[Place]] = [Place(-1)] * len(cards.tile_name)
        level: Final[dict[str, Any]] = DATA["difficulty"][chosen["difficulty"]]
        initiation: Final = chosen["difficulty"] == "initiation"
        self.level: Final[dict[str, Any]] = level
        self.haunted_tiles_that_lose: i64 = (
            chosen["initiation_haunted_limit"] if initiation else level["haunted_tiles_that_lose"]
        )
        self.black_tao: Final[i64] = level["black_tao"] if chosen["initiation_black_tao"] else 0
        self.wind_to_any_tile: Final[bool] = chosen["pavilion_taoist_move"] == "any_tile"
        self.group_picks_loser: Final[bool] = chosen["possessed_board_qi_loss"] == "group_chooses_living_taoist"
        self.pick_up_all: Final[bool] = chosen["power_token_pickup"] == "all_on_centre_tile"
        self.herbalist_limited: Final[bool] = chosen["captured_dice_limit_herbalist"]
        self.paid_leave_together: Final[bool] = chosen["paid_ghosts"] == "together"
        self.lending_asked: Final[bool] = chosen["lending"] == "ask"
        self.scores_incarnations: Final[bool] = chosen["difficulty"] in ("nightmare", "hell")

        # --- what is laid out -------------------------------------------------------------------------------
        # Nine of these tiles (GS §3.1, §17). White Moon: School (WM §3.2); Black Secret: Calligrapher (BS §2.8).
        self.tile_pool: list[i64] = [*BASE_TILES, GUARD_TOWER] if chosen["guard_tower"] else BASE_TILES[:]
        # Tiles of the pool that are never left out: the Calligrapher, for first games (BS §2.8).
        self.tiles_always: list[i64] = []
        # The ghosts and incarnations that are shuffled (GS §3.3); expansions bring theirs.
        self.ghosts: list[Card] = BASE_GHOSTS[:]
        self.incarnations: list[Card] = BASE_INCARNATIONS[:]
        # Incarnations that stay in the box, out of which a rule may fetch them (WM §3.8).
        self.incarnations_beside: list[Card] = []
        # The deck from the top down, per number of Taoists: so many ghosts, 0 is an incarnation (GS §3.3).
        # White Moon and Black Secret keep other numbers (WM §3.7, BS §2.9).
        self.layouts: dict[str, list[int]] = level["deck"]
        # Uncatchable is swapped as it is revealed, not left out of the deck (WM §3.9, BS r12).
        self.swaps_uncatchable: bool = False
        # Seats that are not Taoists: Wu-Feng (BS §2.1).
        self.seats_beside: i64 = 0

        # --- the structure itself ---------------------------------------------------------------------------
        # The steps of a board's turn (GS §4). White Moon adds Su-Ling's option and the Mystic Barrier (WM §4),
        # Black Secret the demon phase before the Yin phase (BS §3).
        self.turn: list[Effect[Any]] = []
        # The families of the Yang menu (GS §4.2). White Moon: rescue, crystals, artifacts (WM §4); Black Secret:
        # ladders (BS §8.1).
        self.actions: list[Action] = []
        self.actions_at: list[list[Action]] = [[], [], [], []]  # by stage
        self.action_of: list[Action | None] = [None] * deeds
        # The help of each tile (GS §10). White Moon: Kung-Fu School (WM §12); Black Secret: Calligrapher (BS §9).
        self.tiles: list[Tile] = [Tile()] * len(cards.tile_name)
        # What each ability does (GS §6). White Moon: devourer, crystal; Black Secret: activate demon, cast curse.
        self.stones: list[Stone] = [Stone()] * len(cards.ability)
        # In which order the ghosts of a board act: from the left (GS r1); both expansions act from the right.
        self.order: list[list[Space]] = LEFT_TO_RIGHT
        # Taoists that lie on the ground (WM §15, BS §8.3): see laid_down.py.
        self.laid_down: list[Lying] = []
        # Tokens that pay for any colour in an exorcism: Moon Crystals (WM §9). At most one family.
        self.wild: list[WildTokens] = []
        # Steps of Dance of the Spires count one by one: with villagers (WM §5.3) or ladders (BS §8.1).
        self.step_by_step: bool = False

        # --- instead of --------------------------------------------------------------------------------------
        # (place) A tile is to be haunted: villagers on it die instead (WM §7.3).
        self.instead_of_haunting: list[InsteadOf] = []
        # (board) A ghost card is to be drawn: Wu-Feng draws and decides (BS §4).
        self.instead_of_draw: list[InsteadOf] = []
        # (space) The left stone of a ghost that has arrived: Armor of the Just (WM §11).
        self.instead_of_left_stone: list[InsteadOf] = []
        # (card) A drawn card is put away before it is placed: Shield of Time, Uncatchable's swap (WM §3.9, §11).
        self.instead_of_placing: list[InsteadOf] = []
        # (board) A Taoist takes a step: a laid-down one stands up (WM §15, BS §8.3).
        self.instead_of_step: list[InsteadOf] = []
        # (space) What lies there goes to the discards: skeletons do not (BS r38).
        self.instead_of_discard: list[InsteadOf] = []
        # (board) The dice of an exorcism are to be rolled: Divine Sword (WM §11).
        self.instead_of_roll: list[InsteadOf] = []
        # (board) A white face at the Herbalist's: a Moon Crystal (WM §9).
        self.instead_of_white_herb: list[InsteadOf] = []
        # (board) An incarnation is to come out of the box (WM §5.1, Wu): Wu-Feng places one of his hand (BS §4).
        self.instead_of_incarnation: list[InsteadOf] = []
        # (card) A drawn card that could have been put away is kept: Wu-Feng plays it (BS r56).
        self.instead_of_keeping: list[InsteadOf] = []

        # --- after -------------------------------------------------------------------------------------------
        # (place) A tile was haunted: its ladder goes (BS §8.1), Su-Ling may come (WM §8).
        self.after_haunting: list[After] = []
        # (space) A haunting figure went from its card to the board: a villager retreats (WM §7.2).
        self.after_figure: list[After] = []
        # (board) Qi was lost: it goes onto a Blood Mantra; Blood Brother (BS §9, §10).
        self.after_qi_loss: list[After] = []
        # (board) A Taoist died: artifacts are inherited, crystals return (WM §16).
        self.after_death: list[After] = []
        # (board) The Curse die was rolled: Su-Ling may come (WM §8).
        self.after_curse_roll: list[After] = []
        # (space) A ghost was placed or moved there: incarnations drive Su-Ling away (WM §8).
        self.after_placing: list[After] = []
        # (board) An exorcism attempt is over: Vengeful Claw (WM §11).
        self.after_attempt: list[After] = []
        # (board) An exorcism attempt failed; nothing is cleared yet: Vengeful Claw (WM §11).
        self.after_failed_attempt: list[After] = []
        # (space) A ghost was moved there: Armor of the Just (WM §11).
        self.after_moving_ghost: list[After] = []
        # (board, start) A Taoist was moved by another's power or the Pavilion: a villager may follow (WM §5.3), he may
        # change the level (BS r67).
        self.after_being_moved: list[AfterLeaving] = []
        # (board) A Taoist took a step: a villager may have followed (WM §5.3), a ladder may be used (BS §8.1).
        self.after_step: list[After] = []
        # (board) Qi was gained: the Blood Brother goes (BS §10).
        self.after_qi_gain: list[After] = []

        # --- adjusts and says ---------------------------------------------------------------------------------
        # (board) How many Tao dice an exorcism rolls (GS §9.2): captors; at most four with the grey die.
        self.dice: list[Adjusts] = []
        # (board, number) So many of these dice are set to white, not rolled, at best: Divine Sword (WM §11).
        self.sets_white: list[Adjusts] = []
        # (board, token) The Yang deed is forbidden: the Shadow's tile, Night Sorceress (BS §7, §13).
        self.forbids: list[Forbids] = []
        # (place, reason) Why an artifact may not use the tile: the Shadow's (BS §7, r56).
        self.closes: list[Adjusts] = []
        # (board, power) The board has this power besides its own: Power tokens (GS §13), Blood Brother (BS §10).
        self.lends_power: list[Says] = []
        # (board, space) The centre stone of the ghost there is silent: Su-Ling (WM §8).
        self.silences: list[Says] = []
        # (board, space) The lasting left stone of the ghost there is ignored: Armor of the Just (WM §11).
        self.ignores: list[Says] = []
        # (board, space) The ghost there cannot be exorcised now: Howling Nightmare, Uncatchable (GS §8).
        self.protects: list[Says] = []
        # (board, 1 + space) The Enfeeblement Mantra there stays though its power is out: Blood Mantras (BS r48).
        self.keeps_mantra: list[Says] = []
        # (1: won, 0: lost) The score: villagers (WM §18), victory and incarnations of curses (BS §14, r72).
        self.scores: list[Adjusts] = []
        # Exorcisms hit these too: demons (BS §6).
        self.targets: list[Targets] = []
        # The reason why a Taoist in the catacombs cannot do what is done above (BS §8.2).
        self.reason_below: i64 = FORBIDDEN
        # The reason why what lies on a ghost space is no ghost card: a skeleton (BS §12).
        self.reason_no_card: i64 = NO_GHOST_THERE

        # --- Black Secret's own lists, for both.py to append to --------------------------------------------------
        # What each curse does, by number (BS §5.1), and which are in the game.
        self.curses: list[After] = []
        self.curses_in_game: list[i64] = []
        # (board that chooses) What each Blood Mantra does, by number (BS §9), and which are in the game.
        self.blood_mantras: list[After] = []
        self.blood_mantras_in_game: list[i64] = []

        # (space, card) Whose needs the ghost there has: the Shapeshifter takes its board's colour (WM §14).
        self.needs_of: list[Adjusts] = []
        # (0 exorcised, 1 all; number) How many incarnations count for the score: not the Wu curse's (WM §18).
        self.scored_incarnations: list[Adjusts] = []

    def replace_action(self, old: Action, new: Action) -> None:
        """Another action in its place, with the same tokens; it may ask the old one (WM §5.4)."""
        self.actions = [new if action is old else action for action in self.actions]
        self.actions_at = [[new if action is old else action for action in row] for row in self.actions_at]
        self.action_of = [new if action is old else action for action in self.action_of]

    def add_action(self, action: Action) -> None:
        self.actions.append(action)
        for stage in range(action.until + 1):
            self.actions_at[stage].append(action)
        for token in range(action.first, action.last + 1):
            self.action_of[token] = action

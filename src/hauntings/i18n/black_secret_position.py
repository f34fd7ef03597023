"""Black Secret: the catacombs, Wu-Feng's board, the curse pyramid and the Blood Mantras as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntings.engine.view import HIDDEN
from hauntings.games.ghost_stories.black_secret.cards import (
    CELL_COLOUR,
    CELLS,
    DEMON_RESISTANCE,
    DEMONS,
    ENTRANCES,
    LEVELS,
    MANTRA_LEVEL,
    ROW_FIRST,
    ROW_SIZE,
    SEEKER,
    SIDE_B,
    SLOT_LEVEL,
    SLOTS,
    SPECIAL_SKELETONS,
    SUMMONING,
    TOKEN_TYPES,
    URNS_FOR_SHADOW,
    is_skeleton,
)
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import BOARDS, SPACES
from hauntings.i18n.black_secret_names import S, SecretNames
from hauntings.i18n.ghost_stories_position import INDENT
from hauntings.i18n.speaker import COLUMNS, together, wrapped

ENTRANCE_MARK: Final = ">"
LADDER_MARK: Final = "H"
AT_HOME: Final = -1  # a demon, or the Shadow, on Wu-Feng's board


class SecretPosition(SecretNames[S]):
    """Describes what Black Secret lays beside the village."""

    def village(self, view: S) -> list[str]:
        lines = [*super().village(view), *self.catacombs(view)]
        for text in self.wu_feng_said(view):
            lines += wrapped(text)
        return [*lines, *self.blood_mantras_said(view)]

    def notes(self, view: S, place: int) -> list[str]:
        shadow = [self.say("view-shadow-here")] if view.shadow == place else []
        return [*super().notes(view, place), *shadow]

    # --- the catacombs ----------------------------------------------------------------------------------------

    def catacombs(self, view: S) -> list[str]:
        side = int(view.catacomb_side)
        lines = wrapped(self.say("view-catacombs", side=side + 1))
        for row in range(0, CELLS, 3):
            texts: list[str] = []
            for cell in range(row, row + 3):
                name = self.say("view-cell-name", number=cell, colour=self.colour(CELL_COLOUR[side][cell]))
                notes = [self.say("view-entrance")] if cell in ENTRANCES[side] else []
                notes += [together(note) for note in self.cell_notes(view, cell)]
                texts.append(self.say("view-cell", cell=together(name), text=", ".join(notes)))
            lines += wrapped("; ".join(texts) + ".", INDENT)
        found = [token % TOKEN_TYPES for token in view.found]
        if found:
            items = [self.tokens_found(t, found.count(t)) for t in range(TOKEN_TYPES) if t in found]
            lines += wrapped(self.say("view-found", tokens=", ".join(items)))
        return lines

    def tokens_found(self, token: int, count: int) -> str:
        return together(self.say("counted-token", name=self.found_token(token), count=count))

    def cell_notes(self, view: S, cell: int) -> list[str]:
        """Ladder, tokens, and who is in a cell."""
        notes = [self.say("view-ladder", there="yes" if view.ladders[cell] else "no")]
        notes.append(self.say("tokens", count=int(view.stacks[cell])))
        return [*notes, *self.who_is_in(view, cell)]

    def who_is_in(self, view: S, cell: int) -> list[str]:
        """Demons, the Shadow and Taoists."""
        names = [self.demon(demon) for demon in range(DEMONS) if view.demons[demon] == cell]
        if view.shadow == cell + CELLS:
            names.append(self.say("view-shadow-here"))
        return names + [self.board(board) for board in range(BOARDS) if view.at[board] == cell + CELLS]

    def cell_noted(self, view: S, cell: int) -> str:
        """A cell for one who chooses it: `7 (under Tea House; ladder, 2 tokens, Ann)`."""
        notes = ", ".join(self.cell_notes(view, cell))
        return self.say("cell-noted", number=int(cell), tile=self.tile(view.tile[cell]), text=notes)

    # --- the map ----------------------------------------------------------------------------------------------

    def picture(self, view: S) -> list[str]:
        """The village, and under it the catacombs."""
        lines = [*super().picture(view), "", self.say("map-catacombs")]
        width = COLUMNS // 3 - 1
        for row in range(0, CELLS, 3):
            vaults = [self.vault(view, cell, width) for cell in range(row, row + 3)]
            for number in range(max([len(vault) for vault in vaults])):
                texts = [(vault[number] if number < len(vault) else "").ljust(width) for vault in vaults]
                lines.append(" ".join(texts).rstrip())
        return lines

    def vault(self, view: S, cell: int, width: int) -> list[str]:
        """`3 Y> H 4`: colour, entrance, ladder and tokens of a cell; then who is there."""
        side = view.catacomb_side
        entrance = ENTRANCE_MARK if cell in ENTRANCES[side] else ""
        ladder = LADDER_MARK if view.ladders[cell] else "-"
        head = f"{cell} {self.letter(CELL_COLOUR[side][cell])}{entrance} {ladder} {int(view.stacks[cell])}"
        return [head, *[f"  {name}"[:width] for name in self.who_is_in(view, cell)]]

    def cell(self, view: S, place: int, width: int) -> list[str]:
        shadow = [f"  {self.say('view-shadow-here')}"[:width]] if view.shadow == place else []
        return [*super().cell(view, place, width), *shadow]

    def marked_space(self, view: S, space: int) -> str:
        text = super().marked_space(view, space)
        card = view.ghost[space]
        return text.replace(f"#{card}", self.say("map-skeleton"), 1) if is_skeleton(Card(card)) else text

    # --- Wu-Feng's board --------------------------------------------------------------------------------------

    def wu_feng_said(self, view: S) -> list[str]:
        """His board, his hand if one may see it, his demons and curses."""
        seat = self.wu_feng()
        you = self.words.say("common-you") if seat == view.seat else ""
        named = seat < len(self.names) and bool(self.names[seat])
        who = ", ".join([text for text in (self.seat(seat) if named else "", you) if text])
        texts = [
            self.say(
                "view-wu-feng",
                what="named" if who else "unnamed",
                who=who,
                side="a" if view.wu_feng_side != SIDE_B else "b",
                urns=int(view.urns),
                all=URNS_FOR_SHADOW,
                skeletons=int(view.skeletons),
                specials=int(SPECIAL_SKELETONS),
                held=int(view.incarnations_held),
                deck=int(view.incarnation_deck),
            )
        ]
        hand = view.incarnation_hand[seat]
        if hand:
            items = [self.say("view-held", card=self.card(card), needs=self.printed(card)) for card in hand]
            texts.append(self.say("view-hand", cards="; ".join(items)))
        texts.append(self.say("view-demons", demons="; ".join([self.demon_said(view, d) for d in range(DEMONS)])))
        if view.shadow != AT_HOME:
            texts.append(self.say("view-shadow", **self.where(view.shadow)))
        return [*texts, *self.curses_said(view)]

    def demon_said(self, view: S, demon: int) -> str:
        """Where a demon is, and what it takes to exorcise it."""
        cell = view.demons[demon]
        if cell == AT_HOME:
            return self.say("view-demon", what="home", demon=self.demon(demon))
        needs = self.demon_needs(view, demon)
        return self.say("view-demon", what="out", demon=self.demon(demon), cell=self.cell_named(cell), needs=needs)

    def demon_needs(self, view: S, demon: int) -> str:
        """The cell's colour and the demon's resistance, with Circle of Prayer and Mantra (BS §6)."""
        cell = view.demons[demon]
        if cell == AT_HOME:
            return self.say("demon-at-home")
        colour, points = view.demon_needs[demon]
        printed = int(DEMON_RESISTANCE[demon])
        mantra = view.mantra == SPACES + demon + 1
        message = "points" if points == printed else "points-reduced"
        texts = [self.say(message, colour=self.colour(colour), points=points, printed=printed)]
        if demon == SEEKER and view.wu_feng_side == SIDE_B:
            texts.append(self.say("view-no-tokens"))
        if mantra:
            texts.append(self.say("view-mantra"))
        return ", ".join(texts)

    def curses_said(self, view: S) -> list[str]:
        """The pyramid row by row, the curses face up by level, and how many lie face down."""
        pyramid: Sequence[int] = view.pyramid
        rows: list[str] = []
        for row in range(LEVELS):
            spaces = range(ROW_FIRST[row], ROW_FIRST[row] + ROW_SIZE[row])
            items = [self.pyramid_said(pyramid, row, space) for space in spaces]
            closed = all([not pyramid[space] and not supported(pyramid, row, space) for space in spaces])
            rows.append(self.say("view-row", row=row + 1, text=items[0] if closed else ", ".join(items)))
        texts = [self.say("view-pyramid", rows="; ".join(rows))]
        levels: list[str] = []
        for level in range(1, LEVELS + 1):
            items = [
                together(
                    self.say(
                        "view-curse-up",
                        curse=self.spell(curse),
                        colour=self.colour(self.box.cards.curse_colour[curse]),
                    )
                )
                for curse in view.curses_up
                if self.box.cards.curse_level[curse] == level
            ]
            if items:
                levels.append(self.say("view-of-level", level=level, text=", ".join(items)))
        texts.append(self.say("view-curses-up", curses="; ".join(levels) or self.words.say("common-none")))
        down = [(level + 1, int(count)) for level, count in enumerate(view.curses_down) if count]
        if down:
            items = [self.say("view-of-level", level=level, text=str(count)) for level, count in down]
            texts.append(self.say("view-curses-down", curses="; ".join(items)))
        return texts

    def pyramid_said(self, pyramid: Sequence[int], row: int, space: int) -> str:
        if pyramid[space]:
            return self.spell(pyramid[space])
        return self.say("view-pyramid-space", open="yes" if supported(pyramid, row, space) else "no")

    # --- Blood Mantras ------------------------------------------------------------------------------------------

    def blood_mantras_said(self, view: S) -> list[str]:
        """What each does, the Qi on it, and how many of each level are left."""
        piles = [self.say("view-of-level", level=n + 2, text=str(int(c))) for n, c in enumerate(view.blood_piles)]
        lines = wrapped(self.say("view-mantras", piles="; ".join(piles)))
        for slot in range(SLOTS):
            if view.blood_mantras[slot]:
                lines += wrapped(self.slot_said(view, slot) + ".", INDENT)
        return lines

    def slot_said(self, view: S, slot: int) -> str:
        """`“Ladders” (level 2, Qi 1 of 2): …`, or the place where no Mantra lies."""
        mantra = view.blood_mantras[slot]
        if not mantra:
            number = slot - SLOT_LEVEL.index(SLOT_LEVEL[slot]) + 1
            return self.say("slot", what="empty", level=int(SLOT_LEVEL[slot]), number=int(number))
        return self.say(
            "slot",
            what="mantra",
            mantra=self.blood_mantra(mantra),
            level=int(MANTRA_LEVEL[mantra]),
            qi=int(view.blood_qi[slot]),
            does=self.does(f"mantra-{mantra}"),
        )

    # --- Taoists and the deck -----------------------------------------------------------------------------------

    def holds(self, view: S, board: int) -> list[str]:
        texts = super().holds(view, board)
        at = view.at[board]
        if at < 0:
            return texts
        if at >= CELLS:
            texts.append(self.say("view-below", cell=self.cell_named(at - CELLS)))
        if view.knocked_down[board]:
            texts.append(self.say("view-lies"))
        brother = view.brothers[board]
        if brother >= 0:
            texts.append(self.say("view-brother", side=self.side(brother), power=self.power(view.power[brother])))
        return texts

    def known(self, view: S) -> list[str]:
        """Cards that the seat knows lie anywhere: on top, or under the deck. Summoning cards are told by their back."""
        deck = view.deck[::-1]
        top = 0
        while top < len(deck) and deck[top] not in (HIDDEN, SUMMONING):
            top += 1
        texts = [self.say("view-on-top", cards=", ".join([self.card(card) for card in deck[:top]]))] if top else []
        places = [place for place in range(top, len(deck)) if deck[place] not in (HIDDEN, SUMMONING)]
        if places:
            items = [self.say("view-at", place=place + 1, card=self.card(deck[place])) for place in places]
            texts.append(self.say("view-known", cards=", ".join(items)))
        return texts

    def chosen(self, view: S) -> str:
        """Ghosts and demons chosen for the exorcism under way."""
        return ", ".join([self.target(view, target) for target in view.picked])

    def target(self, view: S, target: int) -> str:
        return self.demon(target - SPACES) if target >= SPACES else self.picked(view, target)


def supported(pyramid: Sequence[int], row: int, space: int) -> bool:
    """Both spaces under this one are filled; the lowest row, 0, needs none (BS §5)."""
    under = ROW_FIRST[row - 1] + space - ROW_FIRST[row]
    return row == 0 or (pyramid[under] != 0 and pyramid[under + 1] != 0)

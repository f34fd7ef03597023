"""Ghost Stories: a whole position as lines of text, for every seat and for spectators."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.view import HIDDEN
from hauntings.games.ghost_stories.cards import (
    BUDDHIST_TEMPLE,
    CIRCLE_OF_PRAYER,
    COLOURS,
    HAUNTER,
    HOWLING_NIGHTMARE,
    ROW,
    UNCATCHABLE,
)
from hauntings.games.ghost_stories.geometry import BOARDS, CENTRE_PLACE, LEFT_TO_RIGHT, LINE, OPPOSITE, PLACES
from hauntings.games.ghost_stories.standing import BITS
from hauntings.i18n.ghost_stories_names import V, VillageNames
from hauntings.i18n.speaker import together, wrapped

INDENT: Final = "  "
CURSE_CHOICE: Final = "RerollCurse"


class VillagePosition(VillageNames[V]):
    """Describes a view: the village, the boards around it, the deck, and what is pending."""

    def describe(self, view: V) -> list[str]:
        self.learn(view)
        lines = wrapped(self.headline(view))
        lines += self.village(view)
        first = view.seat_of.index(view.seat) if view.seat in view.seat_of and view.seat >= 0 else 0
        for step in range(BOARDS):
            lines += self.around(view, (first + step) % BOARDS)
        for text in [*self.cards(view), *self.fields_beside(view), *self.notices(view), *self.under_way(view)]:
            lines += wrapped(text)
        return lines

    # --- the village ------------------------------------------------------------------------------------------

    def headline(self, view: V) -> str:
        if view.outcome != 0:
            return self.ending(view)
        board = view.active
        seat = view.seat_of[board]
        what = "neutral" if seat < 0 else "living" if view.at[board] >= 0 else "dead"
        return self.say(
            "view-turn",
            what=what if view.turn > 0 else "before",
            difficulty=self.setting("difficulty", view.settings["difficulty"]),
            turn=int(view.turn),
            player=self.seat(seat) if seat >= 0 else "",
            side=self.side(board),
        )

    def village(self, view: V) -> list[str]:
        lines = wrapped(self.say("view-village"))
        for row in range(0, PLACES, 3):
            tiles = [self.tile_said(view, place) for place in range(row, row + 3)]
            lines += wrapped("; ".join(tiles) + ".", INDENT)
        count = sum(view.haunted)
        return lines + wrapped(self.say("view-haunted", count=count, limit=int(view.haunted_limit)))

    def tile_said(self, view: V, place: int) -> str:
        """A tile: haunted or not, who stands there, what lies there."""
        notes = self.notes(view, place)
        name = together(self.place(place))
        return self.say("view-tile", notes="some" if notes else "none", tile=name, text=", ".join(notes))

    def notes(self, view: V, place: int) -> list[str]:
        """What there is to say of a tile; expansions add theirs."""
        notes = [self.say("view-is-haunted")] if view.haunted[place] else []
        notes += [self.board(board) for board in range(BOARDS) if view.at[board] == place]
        tile = view.tile[place]
        if tile == BUDDHIST_TEMPLE:
            notes.append(self.say("view-at-temple", count=int(view.buddhas_at_temple)))
        if tile == CIRCLE_OF_PRAYER and view.circle:
            notes.append(self.say("view-on-circle", colour=self.colour(view.circle)))
        if place == CENTRE_PLACE and view.centre_tokens:
            notes.append(self.say("view-power-tokens-here", count=int(view.centre_tokens)))
        return notes

    # --- a board and its ghosts ---------------------------------------------------------------------------------

    def around(self, view: V, board: int) -> list[str]:
        """The Taoist of a board, or the neutral board, and its spaces from the left, as its player sees them."""
        heading = self.say(
            "view-player",
            player=self.label(view, board),
            side=self.side(board),
            colour=self.colour(view.colour[board]),
            texts="; ".join(self.holds(view, board)) + ".",
        )
        lines = wrapped(heading)
        free: list[str] = []
        for space in LEFT_TO_RIGHT[board]:
            if view.ghost[space] or view.buddha[space]:
                text = self.ghost(view, space) if view.ghost[space] else self.say("view-buddha-space")
                lines += wrapped(self.say("view-space", space=self.space(space), text=text) + ".", INDENT)
            else:
                free.append(self.space(space))
        return lines + (wrapped(self.say("view-free", spaces=", ".join(free)) + ".", INDENT) if free else [])

    def label(self, view: V, board: int) -> str:
        seat = view.seat_of[board]
        if seat < 0:
            return self.say("view-neutral")
        return f"{self.seat(seat)} ({self.words.say('common-you')})" if seat == view.seat else self.seat(seat)

    def holds(self, view: V, board: int) -> list[str]:
        """Qi, tokens and power."""
        power = self.say("view-power", works="yes" if view.works[board] else "no", power=self.power(view.power[board]))
        if view.borrowed & BITS[board]:
            power += ", " + self.say("view-borrowed")
        if view.qi[board] == 0:
            return [self.say("view-is-possessed" if view.seat_of[board] < 0 else "view-is-dead"), power]
        texts = [self.say("view-qi", count=int(view.qi[board]))]
        if view.seat_of[board] >= 0:
            texts.append(self.say("view-tao", tokens=self.tokens(view.tao[board * ROW : board * ROW + ROW])))
            texts.append(self.say("view-yin-yang", held=int(view.yin_yang[board])))
        if view.buddhas[board]:
            texts.append(self.say("view-buddhas", count=int(view.buddhas[board])))
        if view.power_tokens[board]:
            texts.append(self.say("view-power-tokens", count=int(view.power_tokens[board])))
        return [*texts, power]

    def tokens(self, row: list[int]) -> str:
        """Tao tokens by colour."""
        items = [
            together(self.say("counted", colour=self.colour(colour), count=int(row[colour])))
            for colour in range(1, COLOURS + 1)
            if row[colour] > 0
        ]
        return ", ".join(items) or self.words.say("common-none")

    def ghost(self, view: V, space: i64) -> str:
        """A ghost in play: what it takes to exorcise it now, and what it does from now on."""
        card = view.ghost[space]
        texts = [self.needs(view, space)]
        if view.mantra == space + 1:
            texts.append(self.say("view-mantra"))
        cards = self.box.cards
        texts += [self.stone(ability) for ability in [*cards.left[card], *cards.centre[card]] if cards.lasts[ability]]
        for ability in cards.centre[card]:
            if not cards.lasts[ability]:
                texts.append(self.figure(view, space) if ability == HAUNTER else self.stone(ability))
        texts += self.safe(view, space)
        if cards.right[card]:
            stones = ", ".join([self.stone(ability) for ability in cards.right[card]])
            texts.append(self.say("view-right", stones=stones))
        return self.say("view-ghost", card=self.card(card), texts="; ".join(texts))

    def figure(self, view: V, space: int) -> str:
        """A haunter, and the tile it haunts next if its figure is out."""
        tiles = [place for place in LINE[space] if not view.haunted[place]]
        out = "no" if view.figure[space] == 0 else "yes" if tiles else "village"
        figure = self.say("view-figure", out=out, tile=self.place(tiles[0]) if tiles else "")
        return f"{self.stone(HAUNTER)}, {figure}"

    def safe(self, view: V, space: int) -> list[str]:
        """How it stands with an incarnation that can be exorcised only on a condition (GS §8)."""
        card = view.ghost[space]
        if card == UNCATCHABLE:
            return [self.say("view-vulnerable")] if view.vulnerable else []
        if card == HOWLING_NIGHTMARE and view.ghost[OPPOSITE[space]]:
            return [self.say("view-safe")]
        return []

    def needs(self, view: V, space: int) -> str:
        """What the ghost on a space needs now, with Circle of Prayer and Mantra (GS §9.3)."""
        card = self.needs_of(view, space)
        mantra = view.mantra == space + 1
        many = self.box.cards.many_colours[card]
        items: list[str] = []
        for colour in range(1, COLOURS + 1):
            printed = int(self.box.cards.needs[card * ROW + colour])
            points = printed - (1 if colour == view.circle else 0) - (1 if mantra and not many else 0)
            if printed == 0:
                continue
            message = "points" if points == printed else "points-reduced"
            items.append(self.say(message, colour=self.colour(colour), points=max(points, 0), printed=printed))
        if mantra and many:
            items.append(self.say("points-mantra"))
        return ", ".join(items)

    def needs_of(self, view: V, space: int) -> int:
        """The row of needs that counts for the ghost on a space; an expansion may change it."""
        return int(view.ghost[space])

    # --- what others lay beside the village -----------------------------------------------------------------------

    def fields_beside(self, view: V) -> list[str]:
        """Fields that only their name explains: a message `field-NAME` of an expansion that is not ours."""
        texts: list[str] = []
        for field in self.box.fields:
            if field.name in view.values and self.words.knows(self.named(f"field-{field.name}")):
                value = view[field.name]
                plain = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
                texts.append(self.say("view-field", name=self.say(f"field-{field.name}"), value=plain))
        return texts

    # --- cards, supply, what is under way -------------------------------------------------------------------------

    def cards(self, view: V) -> list[str]:
        """The deck, what is known of it, and the supply."""
        kinds = view.deck_kind[::-1]
        place = int(view.until_incarnation) + 1
        among = any(kind < 0 for kind in kinds[:place])  # cards were put back in an order that the reader does not know
        texts = [
            self.say(
                "view-deck",
                count=len(kinds),
                what="none" if place == 0 else "among" if among else "next" if place == 1 else "later",
                place=place,
                undefeated=int(view.undefeated),
                exorcised=int(view.exorcised),
            )
        ]
        texts += self.known(view)
        tokens = self.tokens(view.tao_supply)
        return [*texts, self.say("view-supply", qi=int(view.qi_supply), tokens=tokens)]

    def known(self, view: V) -> list[str]:
        """What the seat knows of the deck; in the base game that is its top."""
        known = [self.card(card) for card in view.deck[::-1] if card != HIDDEN]
        return [self.say("view-on-top", cards=", ".join(known))] if known else []

    def notices(self, view: V) -> list[str]:
        """What binds everybody."""
        texts: list[str] = []
        if view.captured_dice:
            texts.append(self.say("view-captured", count=int(view.captured_dice)))
        if view.tao_locked:
            texts.append(self.say("view-locked"))
        if not view.white_counts:
            texts.append(self.say("view-no-white"))
        return texts

    def under_way(self, view: V) -> list[str]:
        """A card that waits for its space, dice on the table, ghosts and tokens chosen so far."""
        texts: list[str] = []
        if view.drawn:
            texts.append(self.say("view-drawn", card=self.card(view.drawn), needs=self.printed(view.drawn)))
        if view.thrown:
            texts.append(self.say("view-dice", dice=self.dice(view.thrown)))
        choice = view.stack[-1] if view.stack else None
        if choice is not None and choice[0] == CURSE_CHOICE:
            texts.append(self.say("view-curse", face=self.curse(choice[-1])))
        if view.picked:
            texts.append(self.say("view-chosen", ghosts=self.chosen(view)))
        if view.paid:
            tokens = [divmod(token, ROW) for token in view.paid]
            items = [self.say("view-promise", player=self.board(o), colour=self.colour(c)) for o, c in tokens]
            texts.append(self.say("view-promised", tokens=", ".join(items)))
        return texts

    def chosen(self, view: V) -> str:
        """The ghosts chosen for the exorcism under way."""
        return ", ".join([self.picked(view, space) for space in view.picked])

    def picked(self, view: V, space: int) -> str:
        return self.say("picked", card=self.card(view.ghost[space]), space=self.space(space))

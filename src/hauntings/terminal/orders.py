"""What one can type at any time besides an option: help, why, undo, save, log, view, map, code, rules, quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hauntings.i18n.words import Words
from hauntings.records.position import seat_code_of
from hauntings.terminal import news, saves
from hauntings.terminal.choices import Choices
from hauntings.terminal.screen import Left
from hauntings.terminal.taking_back import take_back
from hauntings.terminal.typed import begins, fold

if TYPE_CHECKING:
    from hauntings.terminal.session import Session

ORDERS: Final = ("help", "why", "undo", "save", "log", "view", "map", "code", "rules", "quit")
SHORT: Final = {"?": "help"}


def order_of(words: Words, typed: str, whole: bool) -> tuple[str, str] | None:
    """The order that a line begins with and what follows it, or None. Not `whole`: its beginning is enough."""
    first, _, rest = typed.strip().partition(" ")
    if first in SHORT:
        return SHORT[first], rest.strip()
    wanted = fold(first)
    found = [name for name in ORDERS if fits(wanted, names(words, name), whole)]
    return (found[0], rest.strip()) if len(found) == 1 else None


def names(words: Words, order: str) -> tuple[str, str]:
    """An order in English, which always works, and in the language spoken."""
    return order, fold(words.say(f"terminal-order-{order}"))


def fits(wanted: str, called: tuple[str, str], whole: bool) -> bool:
    return bool(wanted) and any(wanted == name if whole else begins(wanted, name) for name in called)


def obey(session: Session, seat: int, choices: Choices, order: str, argument: str) -> None:
    """Carry out one order of the seat that is asked."""
    doing: dict[str, Callable[[], None]] = {
        "help": lambda: give_help(session, argument),
        "why": lambda: say_why(session, choices, argument),
        "undo": lambda: take_back(session, seat, argument),
        "save": lambda: save_to(session, argument),
        "log": lambda: tell_log(session, seat),
        "view": lambda: show_again(session, seat),
        "map": lambda: draw_map(session, seat),
        "code": lambda: give_code(session, seat),
        "rules": lambda: session.screen.page(paged(session, "rules"), session.words.say("terminal-more") + " "),
        "quit": lambda: quit_game(),
    }
    doing[order]()


def paged(session: Session, word: str) -> list[str]:
    return session.speaker.help(word).splitlines()


def give_help(session: Session, argument: str) -> None:
    """Without a word: what can be typed. With one: about the card, the notion, the rule or the order."""
    words = session.words
    more = words.say("terminal-more") + " "
    if argument:
        order = order_of(words, argument, whole=True)
        if order is not None and order[0] != "rules":
            session.screen.say(words.say(f"terminal-order-{order[0]}.help"))
        else:
            session.screen.page(paged(session, argument), more)
        return
    texts = [words.say("terminal-help")]
    for order_name in ORDERS:
        text = words.say(f"terminal-order-{order_name}.help")
        texts.append(f"  {words.say(f'terminal-order-{order_name}')}: {text}")
    session.screen.page([*texts, session.speaker.help()], more)


def say_why(session: Session, choices: Choices, argument: str) -> None:
    """Why an action is not offered, with the rule's number; or that it is."""
    found = choices.find(argument) or choices.find_any(argument)
    reasons = {session.game.why(token) for token in found}
    if not argument:
        session.say("terminal-why-what", order=session.words.say("terminal-order-why"))
    elif len(found) > 1 and len(reasons) > 1:
        items = "; ".join([choices.text(token) for token in found])
        session.say("common-several-mean", word=argument, items=items)
    elif not found:
        session.say("terminal-why-unknown", word=argument[:60])
    elif reasons == {""}:
        token = found[0]
        session.say("terminal-why-not", key=choices.key(token), option=choices.text(token))
    else:
        session.say("common-cannot", reason=session.speaker.reason(reasons.pop()))


def save_to(session: Session, argument: str) -> None:
    """Save now; with a file name there, from now on. What is no game, or another one, is not overwritten."""
    path = Path(argument).expanduser() if argument else session.path
    if argument and path.is_dir():
        path = path / session.path.name
    refused = saves.refusal(session.words, session.game, path) if argument else ""
    if refused:
        session.screen.say(refused)
        return
    if not session.keep(path):
        return
    session.path = path
    session.screen.lines([session.words.say("common-saved", file=str(path))])


def tell_log(session: Session, seat: int) -> None:
    """All that the seat heard since the game began."""
    told = news.paragraphs(session.speaker, session.game, seat, -1)
    session.screen.page(told, session.words.say("terminal-more") + " ")


def show_again(session: Session, seat: int) -> None:
    session.position(seat)
    session.question(seat)


def draw_map(session: Session, seat: int) -> None:
    """Where things lie, at a glance."""
    lines = session.speaker.picture(session.game.view(seat))
    if lines:
        session.screen.lines(["", *lines, ""])
    else:
        session.say("terminal-no-map", view=session.words.say("terminal-order-view"))


def give_code(session: Session, seat: int) -> None:
    """The position as this seat knows it, on one line to be copied."""
    game = session.game
    session.say("terminal-code", command=saves.command("play --code"))
    session.screen.lines([seat_code_of(game.view(seat), game.version, game.options_chosen)])


def quit_game() -> None:
    raise Left

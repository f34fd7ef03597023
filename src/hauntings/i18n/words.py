"""The message files of one language. `Words("pl").say("common-yes")` is all that clients and speakers need.

One folder per language, one Fluent file per game and `common.ftl` for what all games share. The browser reads
the same files with @fluent/bundle. Nothing falls back: a message that is missing or lacks a variable is an error.
The games of others bring folders of their own; where one of these has no such language, its English is taken.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hauntings.games.shelf import manifests

LANGUAGES: Final = ("en", "ru", "pl")
FOLDER: Final = Path(__file__).parent

LOG: Final = logging.getLogger("hauntings.words")
KEPT: Final = 20_000  # sentences that are remembered

Value = str | int  # what a message's variable may be


class UnknownLanguage(ValueError):
    """We do not speak this language."""


class MissingMessage(LookupError):
    """A message that the files of a language do not have, or that could not be filled in."""


class DamagedMessages(ValueError):
    """A message file that is not good Fluent, or that says the same thing twice."""


class Words:
    """All that we can say in one language.

    >>> Words("pl").say("common-won", player="Ann")
    'Koniec gry. Wygrywa Ann.'
    >>> Words("en").knows("common-no-such-message")
    False
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {language!r}; allowed are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.bundles: Final = [bundle(language), *[foreign(language, folder) for folder in folders()]]

    def say(self, message: str, /, **variables: Value) -> str:
        """A message filled in. `rip-card-11.help` is the attribute `help` of the message `rip-card-11`."""
        return filled(self.language, message, tuple(variables.items()))

    def knows(self, message: str) -> bool:
        return self.bundle_with(message) is not None

    def bundle_with(self, message: str) -> FluentBundle | None:
        """The first one that has the message, ours before others'."""
        name, _, attribute = message.partition(".")
        for bundle in self.bundles:
            if bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes):
                return bundle
        return None


@lru_cache(KEPT)
def filled(language: str, message: str, variables: tuple[tuple[str, Value], ...]) -> str:
    """What `Words.say` says. The same is said again and again, and filling in takes a tenth of a millisecond."""
    bundle = Words(language).bundle_with(message)
    if bundle is None:
        raise missing(language, message)
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise MissingMessage(f"{language}: message {message!r} has attributes only")
    text, errors = bundle.format_pattern(pattern, dict(variables))
    if errors:
        raise MissingMessage(f"{language}: message {message!r}: {'; '.join(map(str, errors))}")
    return str(text)


def missing(language: str, message: str, *others: str) -> MissingMessage:
    """Says which message is missing, where it belongs, and what else would do: a base game's, for an expansion."""
    start = message.partition("-")[0] + "-"
    every = [path for folder in (FOLDER, *folders()) for path in files(language, folder)]
    places = [path for path in every if any(line.startswith(start) for line in path.read_text("utf-8").splitlines())]
    where = f" in {language}/{places[0].name}" if places else f" in any {language}/*.ftl"
    instead = f" (nor {' or '.join(map(repr, others))})" if others else ""
    return MissingMessage(f"{language}: there is no message {message!r}{where}{instead}")


def files(language: str, folder: Path = FOLDER) -> list[Path]:
    """The message files of a language."""
    return sorted((folder / language).glob("*.ftl"))


def folders() -> list[Path]:
    """Where the games of others have their words."""
    return [Path(manifest.words) for manifest in manifests() if manifest.words]


@cache
def bundle(language: str) -> FluentBundle:
    """Every message of ours in a language, read once."""
    return read(language, files(language))


@cache
def foreign(language: str, folder: Path) -> FluentBundle:
    """The words of somebody else's game; if they are damaged, it is said in notation."""
    try:
        return read(language, files(language, folder) or files("en", folder))
    except (OSError, ValueError) as error:
        LOG.warning("The words in %s are left out: %s", folder, error)
        return read(language, [])


def read(language: str, paths: Sequence[Path]) -> FluentBundle:
    result = FluentBundle([language], use_isolating=False)
    for path in paths:
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise DamagedMessages(f"{language}/{path.name}: not good Fluent: {(entry.content or '')[:80]!r}")
            if isinstance(entry, ast.Message) and result.has_message(entry.id.name):
                raise DamagedMessages(f"{language}/{path.name}: {entry.id.name} is there twice")
        result.add_resource(resource)
    return result

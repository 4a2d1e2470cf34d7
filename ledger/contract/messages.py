"""Sentences from keys and arguments, by Project Fluent. The phone uses the same message files.

An argument such as `who:hirtius` is a reference, which is replaced by a name. Names depend on the
reader, so the caller gives a function that finds them. An argument may itself be a message with
`key` and `args`; its sentence is then inserted.

Words in right-to-left scripts, such as names, are isolated (UAX #9), so that they do not reorder
the sentence. Fluent's own isolation would surround every number as well (decision 91).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ledger.contract.message_keys import name_as_key
from ledger.language.grammar import (
    PLURAL_MARK,
    Subject,
    agreeing_form,
    is_plural,
    name_within_sentence,
    with_capitals,
    without_article_marks,
)
from ledger.language.legible_text import harmless_text, harmless_words, with_isolates

NameFunction = Callable[[str, str], str | None]
"""Gives a name from `who`, `place` or `asset` and an id; None if no name is known.

An asset has a name only if the game's data give it another name than the messages. For `number` and
the id of a person the function gives `plural` if the scenario says so (`ledger.language.grammar`).
"""

LANGUAGES = ("en", "es")
"""The languages of the sentences. The first stands in for a missing sentence."""

_LEDGER_FOLDER = Path(__file__).parents[1]
_FLUENT_FUNCTIONS: dict[str, Any] = {"AGREE": agreeing_form}
_REFERENCE_PATTERN = re.compile(
    r"(who|place|asset|period|rule|act|switch|duty|window|face|entry|reading):(.+)", re.DOTALL
)
_FAMILY_PATTERN = re.compile(
    r"^(asset|act|field|option|role|group|kind|status|season|period|seat|power|duty|window|question"
    r"|petition|problem|note|reminder|reading)-(?=.)"
)
_PERIOD_PATTERN = re.compile(r"([a-z_]+)\D*(\d*)")
_YEAR_PATTERN = re.compile(r"(?:AD (?P<was_ad>\d+)|(?P<ad>\d+) A\.D\.|(?P<bc>\d+) (?:B\.C\.|BCE))")
"""The pattern of a year in a game's data.

The first version of the ledger wrote `AD 100` and `240 BCE`.
"""
_SOUNDS_AS_I = re.compile(r"(i|í|hi(?![ae])|y(?![aeiou]))", re.IGNORECASE)
"""The first letters of words before which the Spanish *y* becomes *e*."""


def no_name(_kind: str, _id: str) -> str | None:
    """Return None, so that references are shown as words made from their ids."""
    return None


def key_as_words(key: str) -> str:
    """Return a key as words: `Legions bought` for `legions-bought`, `Rex` for `role-rex`."""
    words = re.sub(r"[-_]+", " ", _FAMILY_PATTERN.sub("", key)).strip()
    return words[:1].upper() + words[1:]


class DuplicateKeyError(Exception):
    """Raised if two messages have the same key, so that one would replace the other."""


class Messages:
    """The sentences of the kernel and one game, in one language."""

    def __init__(
        self, sources: Iterable[str], language: str = "en", fallback_sources: Iterable[str] = ()
    ) -> None:
        """Read the sources. A key that they lack is looked up in `fallback_sources`.

        Raises DuplicateKeyError if two of the sources have the same key.
        """
        self.language = language
        self._bundle = FluentBundle([language], _FLUENT_FUNCTIONS, use_isolating=False)
        self._grammar = dict[str, Mapping[str, str]]()
        keys = set[str]()
        for fluent_source in sources:
            resource = FluentResource(fluent_source)
            for message_key in _message_keys(resource):
                if message_key in keys:
                    raise DuplicateKeyError(f"two messages have the key {message_key!r}")
                keys.add(message_key)
            self._add(resource)
        for fluent_source in fallback_sources:
            self._add(FluentResource(fluent_source))

    def _add(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource, allow_overrides=False)
        for message_key, attributes in _messages_with_attributes(resource):
            self._grammar.setdefault(message_key, attributes)

    def has(self, message_key: str) -> bool:
        """Return whether a sentence exists for this key."""
        return (
            self._bundle.has_message(message_key)
            and self._bundle.get_message(message_key).value is not None
        )

    def text(
        self, key: str, args: Mapping[str, Any] | None = None, name_of: NameFunction = no_name
    ) -> str:
        """Return the sentence for a key, or the key made readable if there is none."""
        arguments = args or {}
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return key_as_words(key)
        formatted_args = {
            argument_name: self._format_value(argument, arguments, name_of)
            for argument_name, argument in arguments.items()
        }
        text, _errors = self._bundle.format_pattern(pattern, formatted_args)
        return with_capitals(str(text))

    def first_text(self, keys: Iterable[str], name_of: NameFunction = no_name) -> str:
        """Return the sentence of the first key that has one, or the last key as words."""
        last_text = ""
        for last_text in keys:
            if self.has(last_text):
                break
        return self.text(last_text, {}, name_of)

    def _format_value(
        self, argument: Any, arguments: Mapping[str, Any], name_of: NameFunction
    ) -> str | int | float:
        if isinstance(argument, bool):
            return "true" if argument else "false"
        if isinstance(argument, int | float):
            return argument
        if isinstance(argument, Mapping):
            return self.text(argument["key"], argument["args"], name_of)
        if isinstance(argument, list | tuple):
            return self._subject_of_list(
                [self._format_value(item, arguments, name_of) for item in argument]
            )
        text = str(argument or "")
        reference_kind, _, reference = text.partition(":")
        if reference_kind in ("who", "place") and reference:
            return self._subject_of_reference(reference_kind, reference, name_of)
        name = with_isolates(self.reference_name(text, arguments, name_of))
        is_many = reference_kind == "asset" and _quantity_argument(arguments) != 1
        return Subject(name, is_plural=True) if is_many else name

    def _subject_of_list(self, items: list[str | int | float]) -> str:
        """Return the items as a list in words. The list is plural if it has several items."""
        list_text = list_in_words([str(item) for item in items], self.language)
        return Subject(list_text, is_plural=len(items) > 1 or any(map(is_plural, items)))

    def _subject_of_reference(
        self, reference_kind: str, reference: str, name_of: NameFunction
    ) -> str:
        """Return the name of a person or place inside a sentence, with its number."""
        name = name_of(reference_kind, reference) or ""
        grammar = self._grammar.get(self.key_of_name(name), {})
        number = grammar.get("number") or (
            name_of("number", reference) if reference_kind == "who" else None
        )
        text_parts = (
            name_within_sentence(grammar["within"])
            if "within" in grammar
            else with_isolates(self.name_in_language(name))
        )
        return Subject(text_parts or key_as_words(reference), is_plural=number == PLURAL_MARK)

    def reference_name(self, text: str, arguments: Mapping[str, Any], name_of: NameFunction) -> str:
        """Return the name for a reference, or any other text without harmful characters."""
        match = _REFERENCE_PATTERN.fullmatch(text)
        if match is None:
            return harmless_words(text)
        reference_kind, name = match.groups()
        if reference_kind in ("who", "place"):
            return self.name_in_language(name_of(reference_kind, name) or "") or key_as_words(name)
        if reference_kind == "asset":
            return self.name_in_language(name_of(reference_kind, name) or "") or self.asset(
                name, _quantity_argument(arguments)
            )
        if reference_kind == "period":
            return self._period_name(name, arguments)
        if reference_kind == "reading":
            return self._switch_name(name)
        if reference_kind == "entry":
            return key_as_words(name.rpartition("/")[2].partition("@")[0])
        return (
            self.text(f"{reference_kind}-{name}")
            if reference_kind in ("act", "duty", "window", "face")
            else name
        )

    def name_in_language(self, name: str) -> str:
        """Return a name in this language, or as the data give it if there is no other.

        A year, such as `100 A.D.` or `240 B.C.`, is a name as well. Older data may hold harmful
        characters, which are left out.
        """
        name = harmless_text(name)
        if year := _YEAR_PATTERN.fullmatch(name):
            is_ad = year["ad"] or year["was_ad"]
            return self.text("era-ad" if is_ad else "era-bce", {"n": is_ad or year["bc"]})
        name_key = self.key_of_name(name)
        return self.text(name_key) if name and self.has(name_key) else name

    @staticmethod
    def key_of_name(name: str) -> str:
        """Return the key of a name's message: `spoken-northern-italy` for Northern Italy."""
        return f"spoken-{name_as_key(name)}"

    def _switch_name(self, name: str) -> str:
        key, _, number_text = name.partition("/")
        return self.text(f"reading-{key}", {"n": int(number_text)} if number_text else None)

    def asset(self, asset: str, quantity: int = 1) -> str:
        """Return the name of a number of units of an asset."""
        message_key = f"asset-{asset}"
        return self.text(message_key, {"n": quantity})

    def amount(self, asset: str, quantity: int, name_of: NameFunction = no_name) -> str:
        """Return a number of units of an asset as it is printed: `600,000 D`."""
        asset_name = self.reference_name(f"asset:{asset}", {"n": quantity}, name_of)
        return self.text("printed-amount", {"n": quantity, "what": asset_name})

    def _period_name(self, name: str, arguments: Mapping[str, Any]) -> str:
        match = _PERIOD_PATTERN.fullmatch(name)
        period_kind, year = match.groups() if match else (name, "")
        if not self.has(f"period-{period_kind}"):
            return f"{key_as_words(period_kind)} {year}".strip()
        return self.text(f"period-{period_kind}", {"year": int(year or arguments.get("year") or 0)})


def list_in_words(items: list[str], language: str = "en") -> str:
    """Return names as a list in one phrase: `Antony and Hirtius`, `Antony, Hirtius, and Livia`."""
    *first_items, last_item = items or [""]
    if not first_items:
        return last_item
    if language == "es":
        conjunction = "e" if _SOUNDS_AS_I.match(without_article_marks(last_item)) else "y"
        return f"{', '.join(first_items)} {conjunction} {last_item}"
    return f"{', '.join(first_items)}{',' if len(first_items) > 1 else ''} and {last_item}"


def _message_keys(resource: ast.Resource) -> Iterator[str]:
    return (
        body_item.id.name
        for body_item in resource.body
        if isinstance(body_item, ast.Message | ast.Term)
    )


def _messages_with_attributes(resource: ast.Resource) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield each message that has attributes, as (key, text of each attribute).

    The attributes are the grammar of a name.
    """
    for body_item in resource.body:
        if isinstance(body_item, ast.Message) and body_item.attributes:
            yield (
                body_item.id.name,
                {
                    attribute.id.name: _plain_text(attribute.value)
                    for attribute in body_item.attributes
                },
            )


def _plain_text(pattern: ast.Pattern) -> str:
    return "".join(
        element.value for element in pattern.elements if isinstance(element, ast.TextElement)
    )


def _quantity_argument(arguments: Mapping[str, Any]) -> int:
    quantity = arguments.get("n", arguments.get("quantity"))
    return quantity if isinstance(quantity, int) else 1


@cache
def messages_of(ruleset: str = "", language: str = "en") -> Messages:
    """Return the sentences of a game, or only those of the kernel. Sentences are read once.

    English stands in for sentences that the language lacks.
    """
    english = () if language == LANGUAGES[0] else _message_file_texts(ruleset, LANGUAGES[0])
    return Messages(_message_file_texts(ruleset, language), language, english)


@cache
def messages_for_names(ruleset: str, language: str) -> Messages:
    """Return the messages for the names in a game's data, and no others; read once."""
    return Messages(_message_file_texts(ruleset, language, "names."), language)


def _message_file_texts(ruleset: str, language: str, message_file: str = "") -> list[str]:
    folders = [_LEDGER_FOLDER / "kernel" / "messages"]
    if ruleset:
        folders.append(_LEDGER_FOLDER / "games" / ruleset / "messages")
    files = [
        file for folder in folders for file in sorted(folder.glob(f"{language}.{message_file}*ftl"))
    ]
    return [file.read_text(encoding="utf-8") for file in files]

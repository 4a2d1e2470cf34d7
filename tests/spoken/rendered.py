"""Every message of every game, the kernel and the phone, rendered for each of its cases."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ledger.contract.messages import Messages
from ledger.games.catalogue import GAMES
from tests.shape.tree import ROOT

_KINDS: Mapping[str, list[str]] = yaml.safe_load(
    (ROOT / "tests/spoken/variables.yaml").read_text(encoding="utf-8")
)

PEOPLE = frozenset(_KINDS["people"])
"""Variables that stand for people, or may: a name, or a list of names."""

ABOUT_PIECES = ("detail-", "deed-", "order-", "say-tap-", "why-")
"""Beginnings of the keys of messages about pieces and provinces, which name only `$who`."""

PEOPLE_OF = {
    "federation-lapsed": {"apart"},
    "proelium-ended": {"lost"},
    "round-corrected": {"lost", "saved"},
}
"""Variables that stand for people in these messages, and for a number elsewhere."""

NUMBERS = frozenset(_KINDS["numbers"])
"""Variables that stand for a number."""

THINGS = frozenset(_KINDS["things"])
"""Variables that stand for a place, an asset or any other object with a name or a sentence."""

PLURAL_CASES = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000, "other": 2}
"""A number for each plural case of a language."""


class Rendering(NamedTuple):
    """A message with its arguments and its text."""

    key: str
    args: Mapping[str, Any]
    text: str


class MessageUses(Visitor):
    """The variables of a message, the cases by which it varies, and the messages it refers to."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.variables = set[str]()
        self.cases: dict[str, list[str | int]] = {}
        self._messages = messages

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser calls it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser calls it so
        self.visit(self._messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser calls it so
        if isinstance(node.selector, ast.VariableReference):
            cases = self.cases.setdefault(node.selector.id.name, [])
            cases += [one for one in map(_value_of_variant, node.variants) if one not in cases]
        self.generic_visit(node)


def _value_of_variant(variant: ast.Variant) -> str | int:
    """Return a value that leads to a variant."""
    if isinstance(variant.key, ast.NumberLiteral):
        return int(variant.key.value)
    return PLURAL_CASES.get(variant.key.name, variant.key.name)


SINGULAR, PLURAL, SECOND, THING = "Unus", "Gemini", "Tertia", "Idem"
"""Names of people and things in these tests, which are words of no language."""

_NAMES = {("who", "unus"): SINGULAR, ("who", "gemini"): PLURAL, ("who", "tertia"): SECOND}

FILLS: Mapping[str, Any] = {
    "one": "who:unus",
    "several": "who:gemini",
    "list": ["who:unus", "who:tertia"],
    "list of one": ["who:unus"],
    "list of several": ["who:gemini"],
}
"""The ways in which a message may name people."""

MAX_CASES = 256
"""Number of combinations.

In a message with more combinations of cases, each variable varies alone.
"""


def made_up_person_name(kind: str, what: str) -> str | None:
    """Return the names of the people above, one of which is plural."""
    return "plural" if (kind, what) == ("number", "gemini") else _NAMES.get((kind, what))


SPEAKERS = ("", *GAMES)
"""The owners of texts: "" for the kernel with the phone's screens, and each game."""


def message_files(speaker: str, language: str) -> list[Path]:
    """Return the files with the texts of a game, or with the texts that all games share."""
    ledger, phone = ROOT / "ledger", ROOT / "pwa/src"
    shared = (ledger / "kernel/messages", phone / "messages")
    own = (ledger / "games" / speaker / "messages", phone / "games" / speaker)
    folders = own if speaker else shared
    return sorted(file for folder in folders for file in folder.glob(f"{language}.*ftl"))


@cache
def messages_in(speaker: str, language: str) -> Mapping[str, ast.Message]:
    """Return the messages of a game, parsed and by key, without names."""
    texts = [file.read_text("utf-8") for file in message_files(speaker, language)]
    parts = [part for text in texts for part in parse(text).body if isinstance(part, ast.Message)]
    named = {part.id.name: part for part in parts}
    return {key: part for key, part in named.items() if not key.startswith(("spoken-", "era-"))}


@cache
def renderer_of(speaker: str, language: str) -> Messages:
    """Return the renderer of a game's messages."""
    return Messages(
        [file.read_text("utf-8") for file in message_files(speaker, language)], language
    )


@cache
def uses_of_message(speaker: str, language: str, key: str) -> MessageUses:
    """Return the variables and cases of a message."""
    found = MessageUses(messages_in(speaker, language))
    found.visit(messages_in(speaker, language)[key])
    return found


@cache
def renderings_of_all_messages(
    speaker: str, language: str, fill: str, number: int
) -> tuple[Rendering, ...]:
    """Return each message in each of its cases, with people named in one way, and one number."""
    say = renderer_of(speaker, language).text
    return tuple(
        Rendering(key, args, say(key, args, made_up_person_name))
        for key in messages_in(speaker, language)
        for args in filled_arguments(
            uses_of_message(speaker, language, key), people_variables(key), FILLS[fill], number
        )
    )


def people_variables(key: str) -> frozenset[str]:
    """Return the variables that stand for people in a message."""
    if key.startswith(ABOUT_PIECES):
        return frozenset({"who"})
    return PEOPLE | PEOPLE_OF.get(key, set())


def filled_arguments(
    found: MessageUses, named: frozenset[str], people: Any, number: int
) -> Iterator[dict[str, Any]]:
    """Yield the arguments for each case of a message.

    `named` are variables that stand for people. If `people` is None, each names another person,
    `who:` and the variable.
    """
    options = dict[str, list[Any]]()
    for name in sorted(found.variables):
        person = people or f"who:{name}"
        plain = person if name in named else number if name in NUMBERS else THING
        cases = [case for case in found.cases.get(name, []) if case != plain]
        # a case for people is chosen by a word; the other cases are the people themselves
        cases = [case for case in cases if name not in named or isinstance(case, str)]
        options[name] = cases if plain == THING and cases else [plain, *cases]
    if prod(map(len, options.values())) <= MAX_CASES:
        yield from (dict(zip(options, one, strict=True)) for one in product(*options.values()))
        return
    first = {name: values[0] for name, values in options.items()}
    yield from ({**first, name: value} for name, values in options.items() for value in values)

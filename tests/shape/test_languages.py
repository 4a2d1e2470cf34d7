"""Every text exists in every language with the same gaps."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from ledger.contract.messages import LANGUAGES
from tests.shape.tree import ROOT

ENGLISH = sorted(
    path
    for folder in ("ledger", "pwa/src")
    for path in (ROOT / folder).rglob("en*.ftl")
    if "node_modules" not in path.parts
)
OTHERS = [language for language in LANGUAGES if language != "en"]


_PLURALS = {"zero", "two", "few", "many", "other"}
"""Plural forms that differ by language. All languages distinguish one from more than one."""


class _GapCollector(Visitor):
    """Collects the gaps of a text and the variables by which it varies."""

    def __init__(self) -> None:
        self.names = set[str]()
        self.cases = set[str]()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the parser calls it so
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the parser calls it so
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - the parser calls it so
        self.names.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the parser calls it so
        keys = (variant.key for variant in node.variants)
        self.cases |= {key.value if isinstance(key, NumberLiteral) else key.name for key in keys}
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802 - the parser calls it so
        # which words agree depends on the language: `puso` and `pusieron` are both `put`
        if node.id.name != "AGREE":
            self.names.add(f"{node.id.name}()")
            self.generic_visit(node)


def gap_variables(node: BaseNode) -> set[str]:
    """Return the variables that fill a text."""
    found = _GapCollector()
    found.visit(node)
    return found.names


def variant_keys(message: Message) -> set[str]:
    """Return the keys of a text's variants, without plural forms of a single language."""
    found = _GapCollector()
    found.visit(message)
    return found.cases - _PLURALS


def attribute_names(message: Message) -> set[str]:
    """Return the names of a text's attributes."""
    return {attribute.id.name for attribute in message.attributes}


def messages_by_key(path: Path) -> dict[str, Message]:
    """Return the texts of a file by key, or none without a file."""
    if not path.exists():
        return {}
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)], f"{path} cannot be read"
    found = [entry for entry in body if isinstance(entry, Message)]
    by_key = {entry.id.name: entry for entry in found}
    assert len(by_key) == len(found), f"{path} says something twice"
    return by_key


def translation_path(path: Path, language: str) -> Path:
    """Return the path of a file's texts in another language."""
    return path.with_name(re.sub(r"^en\.", f"{language}.", path.name))


def translation_faults(path: Path, language: str) -> Iterator[str]:
    """Yield the faults of a file's translation."""
    mine, theirs = messages_by_key(path), messages_by_key(translation_path(path, language))
    for key in mine.keys() - theirs.keys():
        yield f"{key} is missing in {language}: {path.relative_to(ROOT)}"
    for key in theirs.keys() - mine.keys():
        yield f"{key} is in {language} alone: {path.relative_to(ROOT)}"
    for key in mine.keys() & theirs.keys():
        for differ in translation_differences(mine[key], theirs[key]):
            yield f"{key} in {language} {differ} ({path.relative_to(ROOT)})"


def translation_differences(english: Message, other: Message) -> Iterator[str]:
    """Yield the differences of a translation from its original.

    A translation may distinguish more numbers.
    """
    if gap_variables(english) != gap_variables(other):
        yield f"has other gaps: {', '.join(sorted(gap_variables(english) ^ gap_variables(other)))}"
    if attribute_names(english) != attribute_names(other):
        differing = sorted(attribute_names(english) ^ attribute_names(other))
        yield f"has other attributes: {', '.join(differing)}"
    more = {
        case
        for case in variant_keys(other) - variant_keys(english)
        if case != "one" and not case.isdigit()
    }
    if lost := variant_keys(english) - variant_keys(other) | more:
        yield f"differs by other cases: {', '.join(sorted(lost))}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated_with_the_same_gaps(language: str) -> None:
    assert [fault for path in ENGLISH for fault in translation_faults(path, language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_translated_file_has_an_english_original(language: str) -> None:
    known = {translation_path(path, language) for path in ENGLISH}
    folders = (ROOT / "ledger", ROOT / "pwa/src")
    there = {path for folder in folders for path in folder.rglob(f"{language}.*ftl")}
    assert there <= known


def test_the_phone_has_the_languages_of_the_server() -> None:
    source = (ROOT / "pwa/src/core/words/language.ts").read_text(encoding="utf-8")
    named = re.search(r"LANGUAGES = \[(.*?)\]", source)
    assert named is not None
    assert tuple(re.findall(r'"(\w+)"', named[1])) == LANGUAGES


def test_a_lost_case_attribute_or_term_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "a = { $n ->\n    [0] none\n    [one] one\n   *[other] some\n }\n"
        "b = { $n ->\n    [yes] { -denarius }\n   *[no] no\n }\n    .about = more\n"
    )
    (tmp_path / "es.ftl").write_text(
        "a = { $n ->\n    [0] nada\n    [one] uno\n    [2] dos\n    [many] de\n   *[other] xs\n }\n"
        "b = { $n ->\n    [si] D\n   *[no] no\n }\n"
    )
    english, spanish = messages_by_key(tmp_path / "en.ftl"), messages_by_key(tmp_path / "es.ftl")
    assert list(translation_differences(english["a"], spanish["a"])) == []
    assert list(translation_differences(spanish["a"], english["a"])) == [
        "differs by other cases: 2"
    ]
    assert list(translation_differences(english["b"], spanish["b"])) == [
        "has other gaps: -denarius",
        "has other attributes: about",
        "differs by other cases: si, yes",
    ]


def test_a_lost_gap_or_text_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = { $who } goes\nb = { $n ->\n   *[other] go\n }\n")
    (tmp_path / "es.ftl").write_text("a = { $quien } va\nc = sobra\n")
    english, spanish = messages_by_key(tmp_path / "en.ftl"), messages_by_key(tmp_path / "es.ftl")
    assert gap_variables(english["a"]) ^ gap_variables(spanish["a"]) == {"$who", "$quien"}
    assert gap_variables(english["b"]) == {"$n"}
    assert english.keys() ^ spanish.keys() == {"b", "c"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_of_a_game_has_the_default_name_of_a_player(language: str) -> None:
    door = (ROOT / f"pwa/src/messages/{language}.door.ftl").read_text(encoding="utf-8")
    offered = re.search(r"^ui-usual-names = (.+)$", door, re.MULTILINE)
    assert offered is not None
    games = [game for game in (ROOT / "ledger/games").iterdir() if game.name != "ludi_romani"]
    named = [path for game in games for path in game.glob("messages/*.names.ftl")]
    spoken = "\n".join(path.read_text(encoding="utf-8") for path in named)
    taken = set(re.findall(r"^spoken-.+ = (.+)$", spoken, re.MULTILINE))
    assert "Gaius" in taken
    assert not taken & set(offered[1].split(", "))

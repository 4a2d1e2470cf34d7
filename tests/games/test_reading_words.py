"""The messages of readings exist in every language, and no message is superfluous."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, Variant
from fluent.syntax.visitor import Visitor

from ledger.contract.message_keys import switch_question_key, switch_value_key
from ledger.contract.messages import LANGUAGES, messages_of, no_name
from ledger.games.catalogue import GAMES
from ledger.scenario.files import switches_of
from ledger.scenario.switch import SwitchData
from tests.shape.tree import ROOT
from tests.spoken.faults import faults_of_text
from tests.spoken.said import SpokenText

SPOKEN = [(game, language) for game in GAMES for language in LANGUAGES]


class VariantNumbers(Visitor):
    """A visitor that collects the numbers for which a message has a variant."""

    def __init__(self) -> None:
        self.found = set[int]()

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802 - the parser defines this name
        if isinstance(node.key, NumberLiteral):
            self.found.add(int(node.key.value))
        self.generic_visit(node)


def messages_by_key(game: str, language: str) -> dict[str, Message]:
    """Return the messages of the file of readings, by key."""
    file = ROOT / "ledger" / "games" / game / "messages" / f"{language}.switches.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {one.id.name: one for one in body if isinstance(one, Message)}


def key_of_reference(reference: str) -> str:
    """Return the key of the message of a reference."""
    return reference.replace(":", "-", 1).partition("/")[0]


def expected_keys(name: str, switch: SwitchData) -> Iterator[str]:
    """Return the keys of all messages of a reading."""
    yield key_of_reference(switch_question_key(name))
    numbers = () if switch.number is None else (switch.number.min,)
    yield from dict.fromkeys(
        key_of_reference(switch_value_key(name, value)) for value in (*switch.values, *numbers)
    )


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_each_reading_and_value_has_exactly_its_messages(game: str, language: str) -> None:
    keys = [
        one for name, switch in switches_of(game).items() for one in expected_keys(name, switch)
    ]
    assert len(keys) == len(set(keys))
    assert sorted(messages_by_key(game, language)) == sorted(keys)


@pytest.mark.parametrize("game", GAMES)
def test_each_reading_not_fixed_at_the_start_has_another_value(game: str) -> None:
    open_ones = [one for one in switches_of(game).values() if not one.setup_only]
    assert [one.id for one in open_ones if one.number is None and len(one.values) < 2] == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_no_two_values_of_a_reading_mean_the_same(game: str, language: str) -> None:
    messages = messages_of(game, language)
    for name, switch in switches_of(game).items():
        said = [
            messages.reference_name(switch_value_key(name, value), {}, no_name)
            for value in switch.values
        ]
        assert [pair for pair in combinations(said, 2) if pair[0] == pair[1]] == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_number_variants_are_numbers_that_the_reading_allows(game: str, language: str) -> None:
    messages = messages_by_key(game, language)
    for name, switch in switches_of(game).items():
        numbers = VariantNumbers()
        if f"{key_of_reference(switch_question_key(name))}-number" in messages:
            numbers.visit(messages[f"{key_of_reference(switch_question_key(name))}-number"])
        assert [one for one in numbers.found if not switch.allows(one)] == [], name


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_messages_of_readings_contain_no_machine_words(game: str, language: str) -> None:
    messages = messages_of(game, language)
    said = [
        SpokenText(one, {"n": 7}, messages.text(one, {"n": 7}))
        for one in messages_by_key(game, language)
    ]
    assert [
        (one, *wrong) for one in said if (wrong := [*faults_of_text(one, language, frozenset())])
    ] == []


def test_numbers_are_said_as_sums_of_the_language() -> None:
    english, spanish = (messages_of("ludi_romani", one) for one in LANGUAGES)
    price = switch_value_key("prices.classis", 1_200_000)
    assert english.reference_name(price, {}, no_name) == "A sea god asks 1,200,000 D for a classis."
    assert (
        spanish.reference_name(price, {}, no_name)
        == "Un dios del mar pide 1.200.000 D por una classis."
    )


def test_true_is_not_one() -> None:
    assert switch_value_key("a.b_c", value=True) == "reading:a-b-c-is-true"
    assert switch_value_key("a.b_c", 1) == "reading:a-b-c-number/1"
    assert switch_value_key("a.b_c", "1") == "reading:a-b-c-is-1"

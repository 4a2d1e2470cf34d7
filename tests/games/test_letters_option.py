"""A scenario says which letters may be written. By default no letters may be written."""

import json
from typing import Any

import pytest

from ledger.games.catalogue import GAMES
from ledger.kernel.machine.first_entry import FoundingInputs, found_game
from ledger.kernel.machine.machine import Machine
from ledger.record.letters import Letters
from ledger.scenario.yamlfile import ScenarioError

pytestmark = pytest.mark.rule("ACTA-17")


def letters_option(ruleset: str, text: str | None) -> Letters:
    """Return the letters that a game allows which is founded from this file."""
    rules = GAMES[ruleset]
    data: dict[str, Any] = json.loads(json.dumps(rules.scenarios.read(text, "tonight.yaml")))
    _entry, state = found_game(Machine(rules), FoundingInputs("g", "", "", data, "", ""), 0)
    found: Letters = state.kernel.letters
    return found


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_scenario_without_letters_allows_none(ruleset: str) -> None:
    for text in (None, f"based_on: {ruleset}\n", f"based_on: {ruleset}\nletters: none\n"):
        assert letters_option(ruleset, text).possible_kinds == ()


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize(
    ("word", "kinds"),
    [("private", ("private",)), ("public", ("public",)), ("both", ("private", "public"))],
)
def test_one_value_of_letters_counts_for_the_whole_game(
    ruleset: str, word: str, kinds: tuple[str, ...]
) -> None:
    letters = letters_option(ruleset, f"based_on: {ruleset}\nletters: {word}\n")
    assert letters.kinds("round") == letters.kinds("hiems") == letters.possible_kinds == kinds


def test_letters_may_differ_by_kind_of_period() -> None:
    letters = letters_option(
        "ludi_romani", "based_on: ludi_romani\nletters: {aestas: private, hiems: public}\n"
    )
    assert [letters.kinds(kind) for kind in ("aestas", "hiems", "motus")] == [
        ("private",),
        ("public",),
        (),
    ]


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize(
    ("letters", "sentence"),
    [
        ("privat", "should be none, private, public, both, not 'privat'; did you mean 'private'?"),
        ("{spring: private}", "there is no period 'spring'"),
        ("{spring: loud}", "should be none, private, public or both"),
        ("3", "a group of named fields"),
    ],
)
def test_a_mistake_is_named_with_its_line(ruleset: str, letters: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        letters_option(ruleset, f"based_on: {ruleset}\nletters: {letters}\n")
    (problem,) = wrong.value.problems
    assert sentence in str(problem)
    assert "line 2" in str(problem)

"""The rulebook, the code and the messages of every game agree on numbers and keys."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from ledger.contract.acts import Act
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.view.visibility import message_key_of_type
from ledger.scenario.files import switches_of
from tests.games.book import RULE, cached_game_sources, objection_keys, shared_rule_numbers
from tests.games.raised import asserted_rules, raised_rules
from tests.rules import ROOT, count_marks, coverage_report

every_game = pytest.mark.parametrize("game", GAMES)


def parametrize_parts(parts: Callable[[Ruleset[Any]], Iterator[str]]) -> pytest.MarkDecorator:
    """Return a test of every part of every game, with the test's name as its id."""
    pairs = [(name, part) for name, rules in GAMES.items() for part in sorted(set(parts(rules)))]
    return pytest.mark.parametrize(("game", "part"), pairs)


@every_game
def test_rules_are_numbered_in_order_and_once(game: str) -> None:
    assert cached_game_sources(game).rules
    for chapter in cached_game_sources(game).chapters:
        numbers = [int(rule.id.rpartition("-")[2]) for rule in chapter.rules]
        assert numbers == list(range(1, len(numbers) + 1)), chapter.code


@every_game
def test_every_rule_that_needs_a_test_has_one(game: str) -> None:
    _lines, missing = coverage_report(
        game, cached_game_sources(game).text, count_marks(ROOT / "tests" / "games" / game)
    )
    assert missing == []


@every_game
def test_every_rule_of_an_objection_is_raised_by_code_and_test(game: str) -> None:
    rules = [rule for chapter in cached_game_sources(game).chapters for rule in chapter.rules]
    objections = {rule.id for rule in rules if rule.kind == "objection"}
    known = raised_rules(cached_game_sources(game).folder)
    assert sorted(objections - set(known)) == []
    assert sorted(objections - asserted_rules(ROOT / "tests" / "games" / game, known)) == []


@every_game
def test_every_rule_that_the_code_or_the_data_names_is_in_the_rulebook(game: str) -> None:
    named = {
        rule
        for text in (*cached_game_sources(game).code_strings, cached_game_sources(game).data_text)
        for rule in RULE.findall(text)
    }
    assert named & cached_game_sources(game).rules
    assert named - cached_game_sources(game).rules <= shared_rule_numbers()


@parametrize_parts(lambda rules: iter(objection_keys(cached_game_sources(rules.name).folder)))
def test_every_objection_has_its_sentence(game: str, part: str) -> None:
    assert cached_game_sources(game).words.has(part)


@every_game
def test_no_message_of_a_removed_objection_is_left(game: str) -> None:
    written = cached_game_sources(game).keys("Objections", "Why not")
    assert written
    assert written <= cached_game_sources(game).code_strings


@parametrize_parts(lambda rules: (entry.event.STORED for entry in rules.play.events))
def test_every_entry_has_its_line(game: str, part: str) -> None:
    assert cached_game_sources(game).words.has(message_key_of_type(part))


@every_game
def test_every_game_has_a_description(game: str) -> None:
    assert cached_game_sources(game).words.has("game-about")


@parametrize_parts(lambda rules: (act.name for act in rules.play.acts))
def test_every_act_and_field_has_a_name(game: str, part: str) -> None:
    words = cached_game_sources(game).words
    assert words.has(f"act-{part}")
    named = [(f"field-{part}-{field}", f"field-{field}") for field in form_fields(game, part)]
    assert [either for either in named if not any(map(words.has, either))] == []


@every_game
def test_no_name_of_a_removed_act_or_field_is_left(game: str) -> None:
    known = set[str]()
    for name in acts_by_name(game):
        known |= {f"act-{name}", f"act-{name}-about"}
        for field in form_fields(game, name):
            known |= {f"field-{field}", f"field-{name}-{field}"}
    written = {
        key for key in cached_game_sources(game).keys("") if key.startswith(("act-", "field-"))
    }
    assert written
    assert written <= known


@every_game
def test_every_note_beside_an_option_has_a_sentence(game: str) -> None:
    notes = {
        text
        for text in cached_game_sources(game).code_strings
        if re.fullmatch(r"note-[a-z-]+", text)
    }
    assert notes
    assert [note for note in notes if not cached_game_sources(game).words.has(note)] == []


@parametrize_parts(lambda rules: (duty.kind for duty in rules.play.duties))
def test_every_duty_has_a_name(game: str, part: str) -> None:
    assert cached_game_sources(game).words.has(f"duty-{part}")


@every_game
def test_the_code_asks_for_every_reading_and_no_unknown_one(game: str) -> None:
    readings = switches_of(game)
    chapters = {name.partition(".")[0] for name in readings if "." in name}
    named = {
        text
        for text in cached_game_sources(game).strings_of_rules
        if re.fullmatch(r"[a-z]+\.[a-z_0-9]+", text)
    }
    in_play = {name for name, reading in readings.items() if not reading.setup_only}
    assert in_play <= cached_game_sources(game).strings_of_rules
    assert {name for name in named if name.partition(".")[0] in chapters} <= set(readings)


@every_game
def test_the_rulebook_tells_of_every_reading(game: str) -> None:
    readings = switches_of(game)
    assert cached_game_sources(game).described_readings <= set(readings)
    assert [name for name in readings if f"`{name}`" not in cached_game_sources(game).text] == []


@every_game
def test_the_file_for_organisers_explains_every_part_of_a_scenario(game: str) -> None:
    page = (cached_game_sources(game).folder / "data" / "README.md").read_text(encoding="utf-8")
    parts = GAMES[game].scenarios.read(None, "")
    assert parts
    assert [part for part in parts if f"`{part}`" not in page] == []


@cache
def acts_by_name(game: str) -> Mapping[str, Act[Any, Any]]:
    """Return the acts of a game by name."""
    return Machine(GAMES[game]).acts


def form_fields(game: str, act: str) -> list[str]:
    """Return the fields of an act's forms."""
    return list(acts_by_name(game)[act].command.model_json_schema().get("properties", {}))

"""The report of a scenario file has all its mistakes at once, without their consequences."""

from textwrap import dedent

import pytest

from ledger.games.catalogue import GAMES
from ledger.scenario.yamlfile import ScenarioError


def mistakes_in(ruleset: str, text: str) -> list[tuple[int, str]]:
    """Return the line and the field of each mistake of a file."""
    with pytest.raises(ScenarioError) as refused:
        GAMES[ruleset].scenarios.read(dedent(text), "tonight.yaml")
    return [(problem.line, problem.field) for problem in refused.value.problems]


def test_a_wrong_value_does_not_hide_an_unknown_switch() -> None:
    text = """\
        based_on: ludi_romani
        dice: tabel
        switches:
          seats.nobody: true
        prices: {classis: 3}
    """
    assert mistakes_in("ludi_romani", text) == [
        (2, "dice"),
        (4, "switches.seats.nobody"),
        (5, "prices.classis"),
    ]


def test_wrong_copies_do_not_hide_unknown_characters_and_regions() -> None:
    text = """\
        based_on: ludi_romani
        copies: {cicero: 12}
        cast:
          polio: {start: rome}
          cicero: {start: sicilia}
        regions:
          sicilya: {capacity: 3}
    """
    assert mistakes_in("ludi_romani", text) == [
        (2, "copies.cicero"),
        (4, "cast.polio"),
        (5, "cast.cicero.start"),
        (7, "regions.sicilya"),
    ]


def test_a_field_that_is_given_twice_hides_neither_the_missing_game_nor_a_wrong_value() -> None:
    text = """\
        title: Tonight
        title: Tomorrow
        dice: tabel
    """
    assert mistakes_in("ludi_romani", text) == [(1, ""), (2, "title"), (3, "dice")]


def test_an_unknown_game_hides_no_other_mistake() -> None:
    text = """\
        based_on: ludi_roman
        dice: tabel
        switches: {seats.nobody: true}
    """
    assert mistakes_in("ludi_romani", text) == [
        (1, "based_on"),
        (2, "dice"),
        (3, "switches.seats.nobody"),
    ]


def test_list_entries_are_named_by_their_index_among_other_mistakes() -> None:
    text = """\
        based_on: ludi_romani
        roads:
          add:
            - [gaul]
            - [gaul, spain]
            - [gaul, gaul]
            - [gaul, atlantis]
    """
    assert mistakes_in("ludi_romani", text) == [
        (4, "roads.add.0.1"),
        (5, "roads.add.1"),
        (6, "roads.add.2"),
        (7, "roads.add.3.1"),
    ]


def test_consequences_of_a_mistake_are_not_reported() -> None:
    text = """\
        based_on: ludi_romani
        regions:
          sicilia: {name: Sicilia, kind: provincia, capacity: -3}
        cast:
          cicero: {start: sicilia}
        roads: {add: [[sicilia, gaul]]}
    """
    assert mistakes_in("ludi_romani", text) == [(3, "regions.sicilia.capacity")]


def test_each_step_of_each_game_is_taken() -> None:
    honours = """\
        based_on: cursus_honorum
        title: ""
        switches: {nobody: true}
        players: 99
    """
    assert mistakes_in("cursus_honorum", honours) == [
        (2, "title"),
        (3, "switches.nobody"),
        (4, "players"),
    ]
    fights = """\
        based_on: morituri
        titel: x
        stewards: nobody
        switches: {nobody: true}
    """
    assert mistakes_in("morituri", fights) == [
        (2, "titel"),
        (3, "stewards"),
        (4, "switches.nobody"),
    ]
    war = """\
        based_on: roman_diplomacy
        stewards: nobody
        players: [nobody]
        switches: {nobody: true}
        letters: {monday: both}
        win_centres: 9999
    """
    assert mistakes_in("roman_diplomacy", war) == [
        (2, "stewards"),
        (3, "players.0"),
        (4, "switches.nobody"),
        (5, "letters.monday"),
        (6, "win_centres"),
    ]

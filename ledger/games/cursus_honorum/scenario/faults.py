"""Faults of a scenario: impossible combinations of values, although each value is valid."""

from collections.abc import Iterator

from ledger.games.cursus_honorum.scenario.defaults import TABLES_WITH_IDS
from ledger.games.cursus_honorum.scenario.model import MAX_PLAYERS, Scenario
from ledger.language.grammar import count_text
from ledger.scenario.files import faults_of_ids
from ledger.scenario.letters import letter_faults
from ledger.scenario.sentences import Fault
from ledger.scenario.tables import HOST_SEAT

RESERVED_NAMES = ("dignitas", "shame", "wealth", "pc", "skill_points", "attack")
"""Names of other assets. A skill, luxury or office cannot have one of these names as its id."""


def faults_of(scenario: Scenario) -> Iterator[Fault]:
    """Yield each fault with the part of the organiser's file that it belongs to."""
    yield from faults_of_ids({table: getattr(scenario, table) for table in TABLES_WITH_IDS})
    yield from _people_faults(scenario)
    yield from _table_faults(scenario)
    yield from _name_faults(scenario)
    yield from _office_faults(scenario)
    yield from letter_faults(scenario.letters, ("round",))


def _people_faults(scenario: Scenario) -> Iterator[Fault]:
    known_names: set[str] = set()
    for field in ("players", "latecomers"):
        for player_index, player in enumerate(getattr(scenario, field)):
            if player not in scenario.nobles:
                yield (field, player_index), f"there is no '{player}' among the nobles"
            elif player in known_names:
                yield (field, player_index), f"{scenario.nobles[player].short} is named twice"
            known_names.add(player)
    if len(known_names) > MAX_PLAYERS:
        yield ("latecomers",), f"with the players that makes {len(known_names)}; at most 8 fit"
    if HOST_SEAT in scenario.nobles:
        yield ("nobles", HOST_SEAT), "the host is no noble; choose another id"


def _table_faults(scenario: Scenario) -> Iterator[Fault]:
    for table in ("levels", "offices"):
        if not getattr(scenario, table):
            yield (table,), "nothing is left in this table"
    for row_index, row in enumerate(scenario.disapproval):
        if row.ones != row_index:
            yield (
                ("disapproval", row_index),
                f"the rows count up from 0, so this one is for {row_index}",
            )
    if not scenario.disapproval:
        yield ("disapproval",), "nothing is left in this table"
    if scenario.start.dignitas > scenario.boxes:
        yield (
            ("start", "dignitas"),
            f"the track has only {count_text(scenario.boxes, 'box', 'boxes')}",
        )
    if "disapproval" not in scenario.rolling.faces:
        yield ("rolling", "faces"), "one face shows disapproval"


def _name_faults(scenario: Scenario) -> Iterator[Fault]:
    used_names = set(RESERVED_NAMES)
    for table in ("skills", "luxuries", "offices"):
        for row_key in getattr(scenario, table):
            if row_key in used_names:
                yield (table, row_key), f"something else is called '{row_key}' already"
            used_names.add(row_key)


def _office_faults(scenario: Scenario) -> Iterator[Fault]:
    office_table = scenario.offices
    for luxury in scenario.luxuries.values():
        if luxury.office is not None and luxury.office not in office_table:
            yield ("luxuries", luxury.id, "office"), f"there is no office '{luxury.office}'"
    for skill in scenario.skills.values():
        if skill.only_for is not None and skill.only_for not in office_table:
            yield ("skills", skill.id, "only_for"), f"there is no office '{skill.only_for}'"
    for office in office_table.values():
        for lower_office in office.after:
            if lower_office not in office_table:
                yield ("offices", office.id, "after"), f"there is no office '{lower_office}'"

"""Scenes that tests of morituri share."""

import json
from typing import Any

import pytest
import yaml

from ledger.contract.messages import messages_of
from ledger.games.morituri.scenario import default_data, load_scenario
from ledger.kernel.view.visibility import message_key_of_type
from ledger.record.entry import Entry
from ledger.scenario.yamlfile import ScenarioError
from tests.games.fields import field_options
from tests.games.morituri.table import MACHINE, A, Table


def table_before_draw(*held: str, cards: int = 1) -> Table:
    """Return a table where a gladiator with this gear draws two cards, two steps from Start."""
    table = Table().equip(A, *held).begin_turn(A)
    table.act(A, "move", cards).accepted_entries()
    return table


def keepable_sets(table: Table, who: str) -> set[str]:
    """Return the sets that the drawer can keep."""
    form = table.form(who, "keep-gear")
    assert form is not None
    return set(field_options(*form.fields))


OURS = "pack: {id: ours-1, title: Our board, provenance: organiser}\n"


def faults_of_file(text: str) -> list[str]:
    """Return the faults of a file."""
    with pytest.raises(ScenarioError) as wrong:
        load_scenario(f"based_on: morituri\n{text}", "tonight.yaml")
    return str(wrong.value).splitlines()


def scenario_file_text(board: Any = None, deck: Any = None) -> str:
    """Return a file with an own board or deck, which begins as the house's."""
    given = {"board": board, "deck": deck}
    return OURS + yaml.safe_dump({part: data for part, data in given.items() if data})


def board_to_change() -> dict[str, Any]:
    """Return the game's own board, to be changed by a test."""
    changed: dict[str, Any] = json.loads(json.dumps(default_data()["board"]))
    return changed


def deck_to_change() -> dict[str, Any]:
    """Return the game's own deck, to be changed by a test."""
    changed: dict[str, Any] = json.loads(json.dumps(default_data()["deck"]))
    return changed


WORDS = messages_of("morituri")


def public_sentence(table: Table, entry: Entry) -> str:
    """Return an entry's sentence for everybody."""
    scenario = table.world.scenario

    def name_of(kind: str, key: str) -> str | None:
        if kind == "who" and key in scenario.gladiators:
            return scenario.gladiators[key].name
        return scenario.space[key].name if key in scenario.space else None

    return WORDS.text(
        message_key_of_type(entry.type),
        MACHINE.types[entry.type].message_args(entry.event),
        name_of,
    )

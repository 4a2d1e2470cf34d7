"""Scenes that tests of motus share."""

from collections.abc import Mapping
from typing import Any

from ledger.contract.messages import messages_of
from ledger.kernel.view.visibility import message_key_of_type
from ledger.record.entry import Entry
from tests.games.ludi_romani.table import MACHINE, Table

WORDS = messages_of("ludi_romani")


def public_entry_text(table: Table, entry: Entry) -> str:
    """Return the entry as everybody reads it."""
    scenario = table.state.world.scenario

    def short_name(kind: str, key: str) -> str | None:
        if kind == "who" and key in scenario.cast:
            return scenario.cast[key].short
        return scenario.regions[key].name if key in scenario.regions else None

    args: Mapping[str, Any] = MACHINE.types[entry.type].message_args(entry.event)
    return WORDS.text(message_key_of_type(entry.type), args, short_name)


def last_public_entry_text(table: Table) -> str:
    """Return the last entry as everybody reads it."""
    return public_entry_text(table, table.state.log.entries[table.state.log.position])

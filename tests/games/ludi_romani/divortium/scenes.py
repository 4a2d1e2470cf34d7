"""Scenes that tests of divortium share."""

from dataclasses import replace

from tests.games.ludi_romani.table import Table


def divorce_livia_without_dos(table: Table) -> str:
    """Divorce Livia, whose wedding brought no dos; return the id of the entry."""
    bonds = table.state.world.bonds
    table.replace_world_parts(bonds=bonds.with_marriage(replace(bonds.marriages["livia"], dos=0)))
    plea = {"from_": "philippus", "plea": "alone"}
    entry = table.act("livia", "plead-divorce", by="juno", **plea).accepted_entries()[0]
    assert not table.state.world.bonds.debts
    return entry.id

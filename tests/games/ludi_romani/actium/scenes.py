"""Scenes that tests of actium share."""

from tests.games.ludi_romani.sea import actium_without_goods, close_forms, sound_conches
from tests.games.ludi_romani.table import Table


def actium_with_gods(**ships: int) -> Table:
    """Return a table at Actium with fleets, and with gods who still have their dice."""
    table = actium_without_goods()
    for who, number in ships.items():
        table.with_(who, denarius=number * 1_000_000)
    table.with_("mars", legio_ultrix_immortalis=1).with_("vulcan", legio_fabrilis=1)
    table.with_("minerva", legio_curialis=2).with_("pansa", legio_ultrix=1)
    close_forms(sound_conches(table.set_fact("pansa", "status", "imago")))
    return table


def throw_die(table: Table, who: str, party: str, asset: str, value: int) -> None:
    """Let a god throw a die that shows this face."""
    table.context.dice = [value]
    table.act(who, "throw-for", party=party, asset=asset).accepted_entries()
    assert table.context.dice == []

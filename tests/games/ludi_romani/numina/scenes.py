"""Scenes that tests of numina share."""

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from tests.games.ludi_romani.deeds import PowerDeed
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.roles import result_with_consents
from tests.games.ludi_romani.table import Table

CAST = default_scenario().cast
NUMINA = tuple(numen.id for numen in default_scenario().numina)
NEVER_IMITATED = ("juppiter", "juno", "fata")


def gods_with_power(power: str) -> tuple[str, ...]:
    """Return the gods who have a power by nature."""
    return tuple(god for god in NUMINA if power in CAST[god].powers)


def result_of_deed(table: Table, deed: PowerDeed, god: str) -> str:
    """Let the god do the act, and return the result."""
    actor, fields = deed.of(table, god)
    return result_with_consents(table, table.act(actor, deed.act, **fields))


def is_offered(table: Table, deed: PowerDeed, god: str) -> bool:
    """Return whether the god has a form for the deed, or an act may name the god."""
    actor, fields = deed.of(table, god)
    form = table.form(actor, deed.act, **fields)
    if form is None or form.blocked:
        return False
    named = [field for field in form.fields if field.name == deed.names]
    return not named or god in field_options(named[0])


def let_juppiter_take_shape(table: Table, god: str) -> Table:
    """Let Juppiter take the shape of this god."""
    table.act("juppiter", "imitate", god=god).accepted_entries()
    return table

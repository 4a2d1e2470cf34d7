"""Helpers for tests of divorce: Livia and Philippus, and the return of the dos."""

from typing import Any

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS
from tests.games.ludi_romani.table import Answer, Table

DOS = 2_000_000
"""The worth of the dos on Livia's card, in Denarii."""

INSOLVENT = "insolvent/livia"


def table_with_marriage(readings: dict[str, Any] | None = None, **philippus: int) -> Table:
    """Return a table on which Livia has married the general Philippus.

    After the wedding Philippus has these holdings.
    """
    table = Table().at("aestas", 43).with_("juno", place="rome", denarius=13_000_000)
    for switch, value in (readings or {}).items():
        table.with_reading(switch, value)
    held = {"denarius": 0, "classis": 0, "legio_curialis": 0} | philippus
    money = held.pop("denarius")
    table.with_("philippus", place="rome", role="imperator", denarius=money, **held)
    table.with_("plancus", place="rome", classis=1).with_("livia", denarius=0, classis=0)
    table.act("livia", "wed", by="juno", with_="philippus").accepted_entries()
    spent = {"to": "atia", "asset": DENARIUS, "quantity": DOS}
    table.act("philippus", "give", **spent).accepted_entries()
    return table


def table_with_divorce(readings: dict[str, Any] | None = None, **philippus: int) -> Table:
    """Return a table on which Juno has divorced Livia from Philippus, who has these holdings."""
    table = table_with_marriage(readings, **philippus)
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    return table


def repay_dos(table: Table, white: int = 0, red: int = 0, ships: int = 0) -> Answer:
    """Let Philippus pay with these pieces, and the rest in money."""
    pieces = {CURIALIS: white, CLIENTARUM: red, CLASSIS: ships}
    return table.act("philippus", "repay-dos", to="livia", **pieces)


def claim_dos(table: Table) -> Table:
    """Let Juno call for the dos. Philippus then pays it."""
    table.act("livia", "claim-dos", by="juno", from_="philippus").accepted_entries()
    return table.wait()

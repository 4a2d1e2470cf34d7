"""MORS and IMAGO: acts that Vesta and the gods of the underworld record for the dead."""

import pytest

from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.mors.scenes import give_sole_power
from tests.games.ludi_romani.table import Answer, Table


def table_with_octavian_and_balbus(power: str = "") -> Table:
    """The aestas of the year 43: Octavian meets Balbus, who is unprotected, and Pansa has died.

    If a power is named, only Tanit has it.
    """
    table = give_sole_power(Table(), power) if power else Table()
    table.at("aestas", 43).with_("octavian", place="gaul", legio_curialis=3)
    table.with_("balbus", place="gaul", legio_curialis=0, suffragium=20).with_(
        "pansa", place="gaul"
    )
    return record_death(table.set_fact("balbus", "status", "unprotected"), "pansa")


def is_phone_refused(answer: Answer) -> bool:
    """Return whether the act was refused because of the phone that sent it."""
    return getattr(answer.outcome, "problem", "") == "not-your-card"


@pytest.mark.rule("MORS-05", "MORS-17")
@pytest.mark.parametrize("god", ["vesta", "pluto", "persephone"])
def test_vesta_and_the_gods_below_record_executions(god: str) -> None:
    table = table_with_octavian_and_balbus()
    assert is_phone_refused(table.act("octavian", "execute-unprotected", by="juno", who="balbus"))
    table.act("octavian", "execute-unprotected", by=god, who="balbus").accepted_entries()
    assert table.state.world.mors.sentences["balbus"].executioner == "octavian"


@pytest.mark.rule("IMAGO-01", "MORS-17")
@pytest.mark.parametrize("god", ["vesta", "pluto", "persephone"])
def test_vesta_and_the_gods_below_record_laments(god: str) -> None:
    table = table_with_octavian_and_balbus()
    assert is_phone_refused(table.act("pansa", "lament", by="juno", gate="cumae"))
    table.act("pansa", "lament", by=god, gate="cumae").accepted_entries()
    table.assert_place("pansa", "southern_italy", "standing")


@pytest.mark.rule("MORS-05", "MORS-17")
@pytest.mark.parametrize(
    ("power", "others"), [("execute_wills", "vesta"), ("accept_imago", "persephone")]
)
def test_powers_over_wills_and_ghosts_allow_these_records(power: str, others: str) -> None:
    table = table_with_octavian_and_balbus(power)
    assert is_phone_refused(table.act("octavian", "execute-unprotected", by=others, who="balbus"))
    table.act("octavian", "execute-unprotected", by="tanit", who="balbus").accepted_entries()


@pytest.mark.rule("MORS-13", "MORS-17")
def test_vesta_alone_writes_down_a_will_for_somebody() -> None:
    table = table_with_octavian_and_balbus()
    left = {"asset": "suffragium", "heir": "cicero"}
    for god in ("pluto", "persephone", "juno"):
        assert is_phone_refused(table.act("balbus", "bequeath", by=god, **left))
    [entry] = table.act("balbus", "bequeath", by="vesta", **left).accepted_entries()
    assert (entry.event.writer, entry.event.heir) == ("balbus", "cicero")
    assert set(entry.audience) == {"balbus", "vesta", "fata"}

"""NUM: only a god with a power may use it, and Juppiter in the shape of that god.

A refusal names the gods who have the power.
"""

import pytest

from ledger.contract.messages import messages_of
from ledger.games.ludi_romani.numina.guise import GuiseTaken
from ledger.record.objection import Objection
from tests.games.ludi_romani.deeds import DEEDS, PowerDeed
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.numina.scenes import (
    CAST,
    NEVER_IMITATED,
    NUMINA,
    gods_with_power,
    is_offered,
    result_of_deed,
)
from tests.games.ludi_romani.table import Table

WORDS = messages_of("ludi_romani")

ALSO = {"actium_assist": ("actium_host",)}
"""For a power, other powers that permit the same deed."""

MARKED = {
    "transfer_player",
    "rescue_player",
    "force_proelium",
    "fight_as_mortal",
    "multiply_tributum",
}
"""Powers that leave a trace in the season: a right that is counted, a challenge, the rate of
tribute."""


def able_gods(power: str) -> set[str]:
    """Return the gods who may do the deed of a power, by that power or another."""
    same = [other for other, deed in DEEDS.items() if deed is DEEDS[power]]
    return {god for one in (*same, *ALSO.get(power, ())) for god in gods_with_power(one)}


def refusal_text(objection: Objection) -> str:
    """Return a refusal as people read it."""
    return WORDS.text(
        objection.key, objection.args, lambda _kind, who: CAST[who].short if who in CAST else None
    )


def assert_barred(table: Table, power: str, god: str) -> None:
    """Assert that the deed is neither offered nor done. The refusal names the gods who can."""
    deed = DEEDS[power]
    actor, fields = deed.of(table, god)
    told = {o.key: o for o in table.act(actor, deed.act, **fields).assert_refused()}
    assert deed.barred in told, (god, told)
    who = refusal_text(told[deed.barred])
    assert all(CAST[other].short.lower() in who.lower() for other in able_gods(power)), who
    if deed.names:
        assert god not in offered_gods(table, deed, god)
    else:
        form = table.form(actor, deed.act)
        assert form is None or deed.barred in [objection.key for objection in form.blocked]


def offered_gods(table: Table, deed: PowerDeed, god: str) -> list[str]:
    """Return the gods whom the act may name. The result is empty if there is only one."""
    actor, fields = deed.of(table, god)
    form = table.form(actor, deed.act, **fields)
    named = [field for field in form.fields if field.name == deed.names] if form else []
    return field_options(named[0]) if named else []


def table_with_shaped_juppiter(table: Table, god: str) -> Table:
    """Juppiter has the shape of this god. For Actium he took the shape before the conches."""
    if table.state.period.kind == "actium":
        before = table.state.world.powers.guises.get("juppiter", "juppiter")
        return table.record_house_entry(GuiseTaken("juppiter", god, before))
    table.act("juppiter", "imitate", god=god).accepted_entries()
    return table


HELD = [(power, god) for power in DEEDS for god in gods_with_power(power)]
BORROWED = [(power, god) for power, god in HELD if god not in NEVER_IMITATED]


@pytest.mark.parametrize(("power", "god"), HELD)
def test_a_god_with_a_power_is_offered_its_act_and_does_it(power: str, god: str) -> None:
    deed = DEEDS[power]
    table = deed.given(god, god)
    before = table.state.world.spent_rights
    assert is_offered(table, deed, god)
    assert result_of_deed(table, deed, god) == deed.came
    assert bool(table.state.world.spent_rights - before) == (power in MARKED)


@pytest.mark.parametrize("power", [power for power, deed in DEEDS.items() if deed.barred])
def test_gods_without_the_power_are_refused_with_its_holders(power: str) -> None:
    first = gods_with_power(power)[0]
    table = DEEDS[power].given(first, first)
    others = [god for god in NUMINA if god not in {*able_gods(power), DEEDS[power].actor}]
    assert others
    for god in others:
        assert_barred(table, power, god)


@pytest.mark.rule("SEN-11")
def test_any_god_carries_out_a_law_and_those_with_the_duty_are_told() -> None:
    deed = DEEDS["execute_senate"]
    table = deed.given("minerva", "minerva")
    assert is_offered(table, deed, "minerva")
    assert result_of_deed(table, deed, "minerva") == "y but SEN-11"


@pytest.mark.rule("NUM-01")
@pytest.mark.parametrize(("power", "god"), BORROWED)
def test_juppiter_may_in_that_shape_and_in_no_other(power: str, god: str) -> None:
    deed = DEEDS[power]
    table = deed.given("juppiter", god)
    if deed.barred:
        assert_barred(table, power, "juppiter")
    for shape in (god, "juppiter", god):
        table_with_shaped_juppiter(table, shape)
        if shape == "juppiter" and deed.barred:
            assert_barred(table, power, "juppiter")
    before = table.state.world.spent_rights
    assert is_offered(table, deed, "juppiter") == (deed.borrowed == deed.came)
    assert result_of_deed(table, deed, "juppiter") == deed.borrowed
    assert bool(table.state.world.spent_rights - before) == (power in MARKED)

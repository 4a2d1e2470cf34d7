"""RING: the Ring of Gyges is lent, worn and taken back."""

from collections import Counter

import pytest

from ledger.record.audience import Viewer, sees
from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.ring.scenes import winter_of_scenario_14
from tests.games.ludi_romani.table import Table


def table_with_worn_ring() -> Table:
    """Isauricus wears the Ring."""
    table = winter_of_scenario_14()
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    return table


@pytest.mark.rule("RING-01")
def test_pluto_and_persephone_lend_the_one_ring() -> None:
    table = winter_of_scenario_14()
    table.act("juno", "lend-ring", to="isauricus").assert_refused("RING-01")
    assert table.form("juno", "lend-ring") is None
    table.act("pluto", "reclaim-ring", to="").assert_refused("RING-01")
    table.act("persephone", "lend-ring", to="isauricus").accepted_entries()
    table.assert_holdings("isauricus", ring_of_gyges=1).assert_holdings("pluto", ring_of_gyges=0)
    table.act("pluto", "lend-ring", to="cicero").assert_refused("RING-01")
    form = table.form("pluto", "lend-ring")
    assert form is not None
    assert form.blocked
    table.act("juno", "reclaim-ring").assert_refused("RING-01")
    table.act("pluto", "reclaim-ring").accepted_entries()
    table.assert_holdings("isauricus", ring_of_gyges=0).assert_holdings("pluto", ring_of_gyges=1)
    table.act("persephone", "lend-ring", to="cicero").accepted_entries()


@pytest.mark.rule("RING-01")
def test_a_dead_bearers_ring_goes_to_the_god_who_controls_it() -> None:
    table = winter_of_scenario_14()
    table.data["cast"]["pluto"]["powers"] = ["oversee_mors"]
    table.data["cast"]["persephone"]["powers"] = ["control_ring"]
    table.with_("pluto", ring_of_gyges=0).with_("persephone", ring_of_gyges=1)
    table.act("persephone", "lend-ring", to="isauricus").accepted_entries()
    record_death(table, "isauricus")
    table.assert_holdings("persephone", ring_of_gyges=1)


@pytest.mark.rule("RING-01")
def test_a_ruling_returns_the_ring_to_the_god_who_controls_it() -> None:
    table = winter_of_scenario_14()
    table.data["cast"]["pluto"]["powers"] = ["oversee_mors"]
    table.data["cast"]["persephone"]["powers"] = ["control_ring"]
    table.with_("pluto", ring_of_gyges=0).with_("persephone", ring_of_gyges=1)
    table.set_fact("cicero", "status", "ring_bearer").set_fact(
        "cicero", "status", "not-ring_bearer"
    )
    table.assert_holdings("persephone", ring_of_gyges=1)


@pytest.mark.rule("RING-01")
def test_a_ring_that_no_god_began_with_goes_to_the_first_of_them() -> None:
    table = winter_of_scenario_14().with_("pluto", ring_of_gyges=0).with_("cicero", ring_of_gyges=1)
    table.set_fact("cicero", "status", "ring_bearer").assert_holdings("cicero", ring_of_gyges=1)
    table.set_fact("cicero", "status", "not-ring_bearer").assert_holdings(
        "persephone", ring_of_gyges=1
    )


@pytest.mark.rule("RING-01")
def test_the_fates_may_name_a_bearer_without_a_ring_in_play() -> None:
    table = winter_of_scenario_14().leave_out_characters("pluto", "persephone")
    for status in ("ring_bearer", "not-ring_bearer"):
        entry = table.act(
            "fata", "set-fact", subject="cicero", fact="status", value=status, reason="so"
        ).accepted_entries()[0]
        assert entry.postings == ()


@pytest.mark.rule("RING-02")
def test_a_mortal_wears_it_alive_or_as_a_ghost_and_unknown_to_others() -> None:
    table = (
        winter_of_scenario_14()
        .set_fact("cassius", "status", "imago")
        .set_fact("hirtius", "status", "umbra")
    )
    table.act("pluto", "lend-ring", to="juno").assert_refused("RING-02")
    table.act("pluto", "lend-ring", to="hirtius").assert_refused("RING-02")
    form = table.form("pluto", "lend-ring")
    assert form is not None
    assert {"cassius", "octavia"} <= set(field_options(form.fields[0]))
    assert {"juno", "hirtius"}.isdisjoint(field_options(form.fields[0]))
    (entry,) = table.act("pluto", "lend-ring", to="cassius").accepted_entries()
    assert entry.audience == ("cassius", "fata", "persephone", "pluto")
    assert not sees(entry.audience, Viewer(frozenset({"cicero"})))


@pytest.mark.rule("RING-03")
def test_the_bearer_moves_in_a_hiems_without_a_seat() -> None:
    table = table_with_worn_ring()
    table.act("cicero", "move", to="syria").assert_refused("MOTUS-08")
    table.act("isauricus", "move", to="syria").accepted_entries()
    table.assert_place("isauricus", "syria", "standing")
    table.act("isauricus", "move", to="gaul").accepted_entries()


@pytest.mark.rule("RING-09")
def test_a_former_bearer_takes_the_nearest_free_seat() -> None:
    table = table_with_worn_ring()
    table.act("isauricus", "move", to="syria").accepted_entries()
    form = table.form("pluto", "reclaim-ring")
    assert form is not None
    assert field_options(form.fields[0]) == ["asia_minor"]
    table.act("pluto", "reclaim-ring", to="gaul").assert_refused("RING-09")
    table.act("pluto", "reclaim-ring").assert_refused("RING-09")
    table.act("pluto", "reclaim-ring", to="nowhere").assert_refused("SEDES-01")
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    table.assert_place("isauricus", "asia_minor", "ordinary")
    assert "ring_bearer" not in table.person("isauricus").statuses
    table.act("isauricus", "move", to="gaul").assert_refused("MOTUS-08")


@pytest.mark.rule("RING-09")
def test_a_sitting_former_bearer_stays() -> None:
    table = table_with_worn_ring()
    form = table.form("pluto", "reclaim-ring")
    assert form is not None
    assert form.fields == ()
    table.act("pluto", "reclaim-ring").accepted_entries()
    table.assert_place("isauricus", "rome", "ordinary")


@pytest.mark.rule("RING-09")
@pytest.mark.parametrize(("left", "goals"), [("sicily", ["sicily"]), ("", [])])
def test_a_former_bearer_takes_a_seat_over_the_sea_or_none(left: str, goals: list[str]) -> None:
    table = winter_with_single_free_seat(left)
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    table.act("isauricus", "move", to="syria").accepted_entries()
    table.set_fact("d_brutus", "place", "rome")
    form = table.form("pluto", "reclaim-ring")
    assert form is not None
    assert [value for field in form.fields for value in field_options(field)] == goals
    table.act("pluto", "reclaim-ring", to=left).accepted_entries()
    table.assert_place("isauricus", left or "syria", "ordinary" if left else "standing")


def winter_with_single_free_seat(left: str) -> Table:
    """Return the same winter with only one free seat in a region."""
    table = winter_of_scenario_14()
    people = table.data["cast"].values()
    starts = Counter(who["start"] for who in people if who["role"] != "rex")
    for name, region in table.data["regions"].items():
        region["capacity"] = starts[name] + (name == left)
    return table

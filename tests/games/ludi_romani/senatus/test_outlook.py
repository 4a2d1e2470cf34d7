"""Acts show the consequences of a bill that passes, as far as the viewer may know them."""

from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS, DENARIUS
from tests.games.ludi_romani.curia import (
    bring_bill,
    carry_out_law,
    close_ballot,
    senate_slices,
    vote_for_or_against,
    winter_with_consuls,
    winter_with_six_senators,
)
from tests.games.ludi_romani.table import Table

Told = set[tuple[str, str, bool]]


def vote_forecast(table: Table, who: str = "@") -> dict[str, Any]:
    """Return the forecast of the vote in the form that a character gets."""
    found: dict[str, Any] = senate_slices(table, who)["senate-outlook"]
    return found


def role_changes(table: Table) -> Told:
    """Return the changes of role or status: the character, the role, and True if the role ends."""
    return {(one["who"], one["key"], one["ceases"]) for one in vote_forecast(table)["becomes"]}


def forecast_transfers(shown: dict[str, Any]) -> set[tuple[str, str, str, int]]:
    """Return the transfers of a forecast: giver, recipient, asset and quantity."""
    return {(one["asset"], one["source"], one["target"], one["amount"]) for one in shown["legs"]}


@pytest.mark.rule("SEN-13", "SEN-15", "SEN-16")
def test_a_proscriptio_makes_an_outlaw_and_gives_his_legiones_curiales_to_mars() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    assert role_changes(table) == {("antony", "status-proscribed", False)}
    assert forecast_transfers(vote_forecast(table)) == {(CURIALIS, "antony", "mars", 4)}


@pytest.mark.rule("SEN-14")
def test_the_outlook_of_a_proscriptio_in_rome_includes_the_death() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "proscriptio", "plancus").accepted_entries()
    assert ("plancus", "status-condemned", False) in role_changes(table)


@pytest.mark.rule("SEN-12", "ROST-04")
def test_the_outlook_of_an_imperium_names_the_receiver_and_new_role() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "imperium", "antony", to="plancus", quantity=3).accepted_entries()
    assert forecast_transfers(vote_forecast(table)) == {(CURIALIS, "antony", "plancus", 3)}
    risen = {("plancus", "role-senator", True), ("plancus", "role-imperator", False)}
    assert role_changes(table) >= risen


@pytest.mark.rule("SEN-21")
def test_a_caedes_takes_the_legiones_of_both_kinds_and_condemns() -> None:
    table = winter_with_six_senators().with_("antony", legio_curialis=2, legio_clientarum=3)
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    assert {(a, s, n) for a, s, _, n in forecast_transfers(vote_forecast(table))} == {
        (CURIALIS, "antony", 2),
        (CLIENTARUM, "antony", 3),
    }
    assert ("antony", "status-condemned", False) in role_changes(table)


@pytest.mark.rule("SEN-18")
def test_a_restitutio_ends_the_outlawry() -> None:
    table = winter_with_consuls().set_fact("antony", "status", "proscribed")
    bring_bill(table, "cicero", "restitutio", "antony").accepted_entries()
    assert role_changes(table) == {("antony", "status-proscribed", True)}


@pytest.mark.rule("SEN-23")
def test_each_payer_sees_the_own_part_of_a_census() -> None:
    table = winter_with_six_senators().with_("antony", place="gaul", denarius=1_700_000)
    table.with_("agrippa", place="gaul", denarius=900_000)
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    bring_bill(table, "cicero", "census", "gaul").accepted_entries()
    mine = senate_slices(table, "antony")["senate-outlook/antony"]
    assert forecast_transfers(mine) == {(DENARIUS, "antony", "venus", 1_700_000)}
    assert {key for key in senate_slices(table, "antony") if key.startswith("senate-outlook")} == {
        "senate-outlook",
        "senate-outlook/antony",
    }
    assert vote_forecast(table, "antony")["legs"] == []
    assert "senate-outlook/antony" not in senate_slices(table, "agrippa")
    assert "senate-outlook/antony" not in senate_slices(table, "venus")


@pytest.mark.rule("SEN-11")
@pytest.mark.parametrize("kind", ["proscriptio", "caedes"])
def test_the_outlook_of_a_law_comes_true(kind: str) -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", kind, "antony").accepted_entries()
    said, becomes = forecast_transfers(vote_forecast(table)), role_changes(table)
    full = {"cicero": 80, "isauricus": 60, "maecenas": 60, "l_antonius": 50}
    vote_for_or_against(table, {**full, "plancus": 40, "pollio": 40}, {})
    close_ballot(table)
    before = table.person("antony").statuses
    done = carry_out_law(table).accepted_entries()
    moved = {(p.asset, p.source, p.target, p.amount) for one in done for p in one.postings}
    assert {(a, n) for a, _, _, n in moved} == {(a, n) for a, _, _, n in said}
    gained = table.person("antony").statuses - before
    assert {(f"status-{one}") for one in gained} == {key for _, key, _ in becomes}


def test_the_outlook_is_empty_without_a_bill() -> None:
    table = winter_with_consuls()
    assert not any(key.startswith("senate-outlook") for key in senate_slices(table, "fata"))

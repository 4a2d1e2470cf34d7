"""A running divorce: its steps, the return of the dos, and the data that each viewer sees."""

from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CURIALIS, DENARIUS
from tests.games.ludi_romani.divorces import (
    DOS,
    claim_dos,
    repay_dos,
    table_with_divorce,
    table_with_marriage,
)
from tests.games.ludi_romani.rites.shown import (
    consequences_of,
    next_step_of,
    only_rite,
    rite_slices,
    rites_of_kind,
)
from tests.games.ludi_romani.table import Table


def default_dos_repayment(table: Table, who: str) -> dict[str, Any] | None:
    """Return how Livia's dos is paid if Philippus chooses nothing, as a character is told."""
    return rite_slices(table, who).get("repayment/livia")


@pytest.mark.rule("DIV-01", "DIV-02")
def test_a_lone_plea_for_divorce_waits_for_juno_in_secret() -> None:
    table = table_with_marriage()
    petition = table.act(
        "livia", "plead-divorce", from_="philippus", plea="alone"
    ).pending_petition_id()
    rite = only_rite(table, "juno", "divorce")
    assert rite["about"] == petition
    assert [one["step"] for one in rite["steps"]] == ["asked", "granted", "repaid"]
    assert next_step_of(rite) == ("granted", ["juno"])
    assert rites_of_kind(table, "livia", "divorce")
    for who in ("philippus", "antony", "@"):
        assert rites_of_kind(table, who, "divorce") == []


@pytest.mark.rule("DIV-01")
def test_a_joint_plea_for_divorce_waits_for_the_spouse_first() -> None:
    table = table_with_marriage()
    petition = table.act(
        "philippus", "plead-divorce", from_="livia", plea="together"
    ).pending_petition_id()
    assert next_step_of(only_rite(table, "livia", "divorce")) == ("agreed", ["livia"])
    table.act("livia", "consent", petition=petition).accepted_entries()
    assert next_step_of(only_rite(table, "livia", "divorce")) == ("granted", ["juno"])


@pytest.mark.rule("DIV-03", "DIV-05", "DIV-08")
def test_the_outlook_of_a_divorce_omits_the_wifes_secrets() -> None:
    table = table_with_marriage()
    table.act("livia", "plead-divorce", from_="philippus", plea="alone").pending_petition_id()
    assert consequences_of(only_rite(table, "juno", "divorce")) == {
        ("owes", "philippus", "livia", "denarius", DOS),
        ("spends_nothing", "philippus", "", "", 0),
        ("role", "livia", "", "free_woman", 0),
        ("loans_end", "livia", "philippus", "", 0),
        ("virus_back", "livia", "", "", 0),
    }


@pytest.mark.rule("DIV-03", "DIV-04")
def test_the_husband_alone_is_told_how_the_dos_is_paid_of_itself() -> None:
    table = table_with_divorce(denarius=900_000, legio_curialis=1, classis=3)
    assert next_step_of(only_rite(table, "@", "divorce")) == ("repaid", ["philippus"])
    told = default_dos_repayment(table, "philippus")
    assert told == default_dos_repayment(table, "fata")
    assert (
        default_dos_repayment(table, "livia")
        is default_dos_repayment(table, "juno")
        is default_dos_repayment(table, "@")
        is None
    )
    assert told is not None
    before = table.state.books
    claim_dos(table)
    paid = {
        asset: before.balance("philippus", asset) - table.state.books.balance("philippus", asset)
        for asset in (CURIALIS, CLASSIS)
    }
    assert {asset: told["pieces"].get(asset, 0) for asset in paid} == paid
    assert told["pieces"][DENARIUS] <= 900_000
    assert told["worth"] >= told["dos"] == DOS
    assert rites_of_kind(table, "@", "divorce") == []


@pytest.mark.rule("DIV-04")
def test_a_dos_that_was_paid_is_no_longer_shown() -> None:
    table = table_with_divorce(denarius=DOS)
    repay_dos(table).accepted_entries()
    assert rite_slices(table, "philippus") == {}


@pytest.mark.rule("DIV-06")
def test_a_poor_husband_waits_for_junos_word_on_his_life() -> None:
    table = table_with_divorce(denarius=100_000)
    told = default_dos_repayment(table, "philippus")
    assert told is not None
    assert told["pieces"] == {DENARIUS: 100_000}
    assert told["worth"] == 100_000
    claim_dos(table)
    rite = only_rite(table, "philippus", "divorce")
    assert next_step_of(rite) == ("judged", ["juno"])
    assert ("may_die", "philippus", "", "", 0) in consequences_of(rite)
    assert rites_of_kind(table, "livia", "divorce")
    assert rites_of_kind(table, "antony", "divorce") == []


@pytest.mark.rule("DIV-01")
def test_a_plea_that_came_too_late_is_no_divorce() -> None:
    table = table_with_marriage()
    table.act("livia", "plead-divorce", from_="philippus", plea="alone").pending_petition_id()
    table.act(
        "philippus", "plead-divorce", by="juno", from_="livia", plea="alone"
    ).accepted_entries()
    (left,) = rites_of_kind(table, "livia", "divorce")
    assert left["about"] == ""

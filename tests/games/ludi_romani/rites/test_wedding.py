"""A wedding in progress: its steps, its consequences, and its viewers."""

import pytest

from tests.games.ludi_romani.rites.shown import (
    consequences_of,
    next_step_of,
    only_rite,
    rites_of_kind,
)
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.weddings import marry_before_juno, summer_in_rome


def ask_for_marriage(table: Table) -> str:
    """Let Philippus ask Livia to marry him, and return the petition."""
    return table.act("philippus", "wed", with_="livia").pending_petition_id()


@pytest.mark.rule("NUPT-02")
def test_a_wedding_waits_for_the_bride_then_for_juno_and_is_over() -> None:
    table = summer_in_rome()
    petition = ask_for_marriage(table)
    rite = only_rite(table, "livia", "wedding")
    assert rite["about"] == petition
    assert {one["who"]: one["part"] for one in rite["people"]} == {
        "livia": "bride",
        "juno": "juno",
        "philippus": "groom",
    }
    assert next_step_of(rite) == ("agreed", ["livia"])
    table.act("livia", "consent", petition=petition).accepted_entries()
    assert next_step_of(only_rite(table, "philippus", "wedding")) == ("approved", ["juno"])
    table.act("juno", "consent", petition=petition).accepted_entries()
    assert table.state.world.bonds.husband("livia") == "philippus"
    assert rites_of_kind(table, "livia", "wedding") == []


@pytest.mark.rule("NUPT-02")
def test_a_wedding_names_the_missing_people() -> None:
    table = summer_in_rome().with_("juno", place="gaul")
    petition = ask_for_marriage(table)
    table.act("livia", "consent", petition=petition).accepted_entries()
    assert next_step_of(only_rite(table, "juno", "wedding")) == ("there", ["juno"])
    table.set_fact("livia", "place", "gaul")
    assert next_step_of(only_rite(table, "juno", "wedding")) == ("together", ["livia", "philippus"])


@pytest.mark.rule("NUPT-03", "NUPT-04", "NUPT-11", "DIV-03")
def test_the_outlook_of_a_wedding_has_the_same_sums_for_all_three() -> None:
    table = summer_in_rome()
    ask_for_marriage(table)
    table.set_fact("livia", "patronus", "octavian")
    told = consequences_of(only_rite(table, "livia", "wedding"))
    assert told == {
        ("hands", "juno", "philippus", "denarius", 2_000_000),
        ("hands", "livia", "juno", "dos", 1),
        ("hands", "livia", "juno", "palla_pietatis", 1),
        ("hands_up_to", "vesta", "livia", "virus", 2),
        ("role", "livia", "", "matrona", 0),
        ("cliens_no_more", "livia", "octavian", "", 0),
        ("dos_back", "philippus", "livia", "denarius", 2_000_000),
    }
    assert consequences_of(only_rite(table, "juno", "wedding")) == told


@pytest.mark.rule("NUPT-03")
def test_a_bride_who_gave_up_her_dos_brings_none() -> None:
    table = summer_in_rome().with_("livia", dos=0)
    table.data["cast"]["livia"]["dos_value"] = 0
    ask_for_marriage(table)
    told = consequences_of(only_rite(table, "livia", "wedding"))
    assert not {what for what, *_ in told} & {"dos_back"}
    assert not [one for one in told if one[3] in ("denarius", "dos")]


@pytest.mark.rule("NUPT-02")
def test_nobody_else_sees_a_wedding_on_its_way() -> None:
    table = summer_in_rome()
    ask_for_marriage(table)
    for who in ("livia", "philippus", "juno", "fata"):
        assert rites_of_kind(table, who, "wedding")
    for who in ("antony", "vesta", "@"):
        assert rites_of_kind(table, who, "wedding") == []


@pytest.mark.rule("NUPT-01")
def test_a_proposal_to_a_married_woman_is_no_wedding() -> None:
    table = summer_in_rome(philippus="senator", cicero="senator")
    ask_for_marriage(table)
    marry_before_juno(table, "livia", "cicero").accepted_entries()
    assert rites_of_kind(table, "philippus", "wedding") == []

"""NUPT: the overseeing god, the possible grooms, and the goods that cannot be given."""

import pytest

from ledger.games.ludi_romani.goods import DENARIUS, SUFFRAGIUM
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.weddings import (
    marry_before_juno,
    summer_in_rome,
    table_with_moved_power,
)


@pytest.mark.rule("NUPT-02", "NUPT-03")
def test_the_god_of_weddings_is_asked_is_present_and_pays() -> None:
    table = table_with_moved_power("oversee_nuptiae", "minerva")
    petition = table.act("livia", "wed", with_="philippus").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("philippus", "minerva")
    marry_before_juno(table, "livia", "philippus", by="minerva").assert_unwarned()
    table.assert_holdings("minerva", denarius=7_000_000, dos=1)
    poor = table_with_moved_power("oversee_nuptiae", "minerva").with_("minerva", denarius=0)
    refused = marry_before_juno(poor, "livia", "philippus", by="minerva").assert_refused("NUPT-03")[
        0
    ]
    assert refused.rests_on == (("minerva", DENARIUS),)


@pytest.mark.rule("NUPT-04")
def test_only_one_god_of_virus_hands_cards_out() -> None:
    table = (
        table_with_moved_power("oversee_virus", "minerva")
        .with_("minerva", virus=5)
        .with_("vesta", virus=7)
    )
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    table.assert_holdings("livia", virus=2).assert_holdings("minerva", virus=3).assert_holdings(
        "vesta", virus=7
    )
    both = summer_in_rome().with_("minerva", virus=5)
    both.data["cast"]["minerva"]["powers"].append("oversee_virus")
    marry_before_juno(both, "livia", "philippus").accepted_entries()
    both.assert_holdings("livia", virus=2)


@pytest.mark.rule("NUPT-01")
@pytest.mark.parametrize("role", ["senator", "imperator"])
def test_senators_and_generals_are_husbands(role: str) -> None:
    table = summer_in_rome(philippus=role)
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    assert table.state.world.bonds.husband("livia") == "philippus"


@pytest.mark.rule("NUPT-05")
def test_only_spouses_are_told_that_spouses_swap_no_votes_and_only_of_votes() -> None:
    table = summer_in_rome()
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    votes = {"asset": SUFFRAGIUM, "quantity": 1}
    told = table.act("philippus", "give", to="livia", **votes)
    told.assert_refused_with("never-given", "holds-no-votes", "spouses-swap-no-votes")
    table.act("philippus", "give", to="cicero", **votes).assert_refused_with("never-given")
    table.act("livia", "give", to="philippus", asset="virus", quantity=1).assert_refused_with(
        "never-given"
    )


@pytest.mark.rule("NUPT-09")
def test_an_amazon_without_legions_is_free_when_she_says_so_and_a_free_woman_is() -> None:
    table = Table().set_fact("livia", "role", "amazon")
    table.act("livia", "lay-down-arms").accepted_entries()
    assert table.person("livia").role == "free_woman"
    table.act("livia", "lay-down-arms").assert_refused_with("no-arms")

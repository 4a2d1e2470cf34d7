"""Scenarios S16, S17 and S19: a winter in the Senate, word for word."""

import pytest

from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    carry_out_law,
    cast_votes,
    close_ballot,
    execute_condemned,
    record_loan,
    vote_for_or_against,
    winter_with_six_senators,
)
from tests.games.ludi_romani.table import Table

FOR = {"cicero": 80, "plancus": 40}
AGAINST = {"isauricus": 60, "l_antonius": 60}
MORE = {**FOR, "maecenas": 60}


def scenario_16(octavian: int = 3) -> Table:
    """In hiems 43 Antony in Asia Minor has lent his 10 suffragia to Lucius Antonius."""
    table = winter_with_six_senators().with_("scribonia", place="rome")
    table.with_("antony", place="asia_minor", denarius=400_000, legio_curialis=4, classis=1)
    table.with_("octavian", place="northern_italy", legio_curialis=octavian)
    record_loan(table, "antony", "l_antonius", "suffragium", 10)
    return acclaim_consuls(table, "cicero", "maecenas")


def pass_bill_by_tie(table: Table) -> None:
    """Let Cicero's bill pass by the vote of Venus in a tie.

    The bill gives Octavian all four legiones of Antony.
    """
    bring_bill(table, "cicero", "imperium", "antony", to="octavian", quantity=4).assert_unwarned()
    vote_for_or_against(table, FOR, AGAINST)
    table.act("venus", "close-ballot").assert_refused("SEN-05")
    close_ballot(table, "yes")
    table.assert_holdings("antony", legio_curialis=4)
    carry_out_law(table).assert_unwarned()


@pytest.mark.rule("SEN-03", "SEN-04", "SEN-05", "SEN-11", "SEN-12", "SEN-02")
def test_s16_act_1_a_tie_that_venus_breaks_and_mars_carries_out() -> None:
    table = scenario_16()
    pass_bill_by_tie(table)
    table.assert_holdings("octavian", legio_curialis=7).assert_holdings("antony", legio_curialis=0)
    assert not table.person("antony").statuses


@pytest.mark.rule("SEN-13", "SEN-15", "SEN-16", "SEN-17")
def test_s16_act_2_a_proscriptio_of_a_mortal_outside_rome() -> None:
    table = scenario_16()
    pass_bill_by_tie(table)
    bring_bill(table, "maecenas", "proscriptio", "antony").assert_unwarned()
    vote_for_or_against(table, MORE, AGAINST)
    close_ballot(table)
    assert not table.person("antony").statuses
    carry_out_law(table).assert_unwarned()
    assert table.person("antony").statuses == {"proscribed"}
    table.assert_holdings("antony", legio_curialis=0, denarius=400_000, classis=1, suffragium=0)
    table.assert_holdings("l_antonius", suffragium=60)


@pytest.mark.rule("SEN-09", "SEN-13", "REX-11", "SEN-27", "SEN-02", "SEN-01")
def test_s16_acts_3_to_6_the_senate_refuses_these_bills() -> None:
    table = scenario_16()
    bring_bill(table, "pollio", "caedes", "antony").assert_refused("SEN-09")
    bring_bill(table, "maecenas", "proscriptio", "cleopatra").assert_refused("SEN-13", "REX-11")
    bring_bill(table, "maecenas", "proscriptio", "scribonia").assert_refused("SEN-13")
    bring_bill(table, "cicero", "proscriptio", "antony").assert_unwarned()
    cast_votes(table, "scribonia", yes=1).assert_refused("SEN-27")
    cast_votes(table, "lepidus", yes=10).assert_refused("SEN-02")
    vote_for_or_against(table, MORE, AGAINST)
    close_ballot(table)
    bring_bill(table, "cicero", "proscriptio", "octavian").assert_refused("SEN-09")
    for _ in range(2):
        table.wait(minutes=5).season().accepted_entries()
    assert table.state.period.kind == "aestas"
    bring_bill(table, "maecenas", "proscriptio", "octavian").assert_refused("SEN-01")
    cast_votes(table, "cicero", yes=80).assert_refused("SEN-01")
    table.act("cicero", "nominate", who="plancus").assert_refused("SEN-01")
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).assert_refused("SEN-01")
    table.act("venus", "close-ballot").assert_refused("SEN-01")


@pytest.mark.rule("SEN-12")
def test_s16_variant_legiones_above_ten_go_to_mars() -> None:
    table = scenario_16(octavian=8)
    pass_bill_by_tie(table)
    table.assert_holdings("octavian", legio_curialis=10)
    table.assert_holdings("mars", legio_curialis=2).assert_holdings("antony", legio_curialis=0)


def scenario_17() -> Table:
    """The motus before the hiems of year 42.

    Antony is proscribed, and has bought two legiones since.
    """
    table = Table().at("motus", 42)
    for who in ("cicero", "isauricus", "maecenas", "l_antonius", "plancus", "pollio"):
        table.with_(who, place="rome")
    for who in ("hirtius", "pansa", "balbus", "crassus"):
        table.with_(who, place="gaul")
    for who in ("livia", "atia", "octavia"):
        table.with_(who, place="egypt")
    table.with_("antony", place="asia_minor", denarius=0, legio_curialis=2, classis=1)
    table.with_("antony", suffragium=10)
    table.with_("dolabella", place="syria", role="imperator", legio_curialis=1, suffragium=20)
    table.with_("dolabella", denarius=1_100_000, classis=1).with_("venus", legio_curialis=0)
    assert count_people_in_rome(table) == 10
    return table.set_fact("antony", "status", "proscribed")


def count_people_in_rome(table: Table) -> int:
    """Return the number of characters on seats in Rome."""
    seats = table.state.seating
    return sum(seats.seats[who].seat == "ordinary" for who in seats.pieces_at("rome"))


@pytest.mark.rule("MORS-01", "SEN-15")
def test_s17_a_proscribed_player_enters_rome_and_is_turned_over_to_mars() -> None:
    table = scenario_17()
    for asset in ("classis", "suffragium"):
        table.act("antony", "bequeath", asset=asset, heir="dolabella").assert_unwarned()
    (warning,) = table.act("antony", "move", to="rome").assert_warned("MORS-01")
    assert warning.judges == ("venus", "mars")
    assert count_people_in_rome(table) == 11
    table.act("isauricus", "hand-over", who="antony", to="mars").assert_unwarned()
    execute_condemned(table, "antony")
    assert table.person("antony").statuses == {"umbra"}
    assert count_people_in_rome(table) == 10
    table.act("vesta", "approve-will", dead="antony").assert_unwarned()
    table.assert_holdings("venus", denarius=4_000_000, legio_curialis=2).assert_holdings(
        "antony", legio_curialis=0
    )
    table.assert_holdings(
        "dolabella", denarius=1_100_000, legio_curialis=1, classis=2, suffragium=30
    )


@pytest.mark.rule("SEN-18", "SEN-19")
def test_s17_variant_a_restitutio_lifts_the_proscriptio_and_gives_nothing_back() -> None:
    table = scenario_16()
    pass_bill_by_tie(table)
    bring_bill(table, "maecenas", "restitutio", "antony").assert_refused("SEN-18")
    bring_bill(table, "maecenas", "proscriptio", "antony").assert_unwarned()
    vote_for_or_against(table, MORE, AGAINST)
    close_ballot(table)
    carry_out_law(table)
    for _ in range(4):
        table.wait(minutes=5).season().accepted_entries()
    acclaim_consuls(table, "plancus", "pollio")
    bring_bill(table, "plancus", "restitutio", "octavian").assert_refused("SEN-18")
    bring_bill(table, "plancus", "restitutio", "antony").assert_unwarned()
    vote_for_or_against(table, {"isauricus": 60, "l_antonius": 40}, {"maecenas": 60})
    close_ballot(table)
    assert not table.person("antony").statuses
    table.assert_holdings("antony", legio_curialis=0).assert_holdings("octavian", legio_curialis=7)
    table.wait(minutes=5).season().accepted_entries()
    table.act("antony", "move", to="rome").assert_unwarned()


def scenario_19() -> Table:
    """The hiems of the year 39: a general, two women, a rex and a ghost are in Northern Italy."""
    table = Table().at("hiems", 39)
    table.with_("octavian", place="northern_italy", denarius=600_000)
    table.with_("scribonia", place="northern_italy", denarius=500_000)
    table.with_("livia", place="northern_italy", role="virgo", denarius=1_000_000)
    table.with_("bogud", place="northern_italy", denarius=200_000)
    table.with_("pansa", place="sicily", denarius=200_000)
    table.with_("agrippa", place="gaul")
    table.with_("cicero", place="rome", suffragium=80, denarius=500_000)
    table.with_("hirtius", place="rome", suffragium=10, denarius=1_200_000)
    table.with_("isauricus", place="rome", suffragium=60).with_("venus", denarius=4_000_000)
    table.set_fact("livia", "role", "matrona").set_fact("pansa", "status", "imago")
    table.set_fact("pansa", "place", "northern_italy")
    return acclaim_consuls(table, "cicero", "hirtius")


@pytest.mark.rule("SEN-23", "SEN-24", "SEN-25")
def test_s19_a_census_of_northern_italy_and_how_venus_shares_it() -> None:
    table = scenario_19()
    bring_bill(table, "cicero", "census", "northern_italy").assert_unwarned()
    vote_for_or_against(table, {"cicero": 80, "hirtius": 10}, {"isauricus": 60})
    close_ballot(table)
    table.assert_holdings("venus", denarius=5_100_000)
    table.act("venus", "share-census", to="cicero", quantity=700_000).assert_unwarned()
    table.act("venus", "share-census", to="isauricus", quantity=400_000).assert_refused("SEN-25")
    table.act("venus", "share-census", to="hirtius", quantity=400_000).assert_unwarned()
    bring_bill(table, "hirtius", "census", "egypt").assert_refused("SEN-24")
    bring_bill(table, "hirtius", "census", "rome").assert_refused("SEN-24")
    table.assert_holdings("octavian", denarius=0).assert_holdings("scribonia", denarius=0)
    table.assert_holdings("livia", denarius=1_000_000).assert_holdings("bogud", denarius=200_000)
    table.assert_holdings("pansa", denarius=200_000).assert_holdings("cicero", denarius=1_200_000)
    table.assert_holdings("hirtius", denarius=1_600_000).assert_holdings(
        "venus", denarius=4_000_000
    )

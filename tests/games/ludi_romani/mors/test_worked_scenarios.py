"""The worked scenarios in which people die, and the fate of their goods."""

from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.dying import (
    assert_exact_estate,
    carry_out_death,
    poison_character,
    table_with_shipless_sailor,
)
from tests.games.ludi_romani.table import Table

BALBUS = {"denarius": 1_100_000, "suffragium": 20, CURIALIS: 2, CLIENTARUM: 1, "classis": 1}


def scenario_22(**heirs: str) -> Table:
    """S22: Balbus is in Syria with a wife who serves poison. He has named these heirs before."""
    table = Table().at("aestas", 42).with_("balbus", "syria", "imperator", **BALBUS)
    table.with_("antony", "syria", denarius=400_000, legio_curialis=9, legio_clientarum=0)
    table.with_("cicero", "gaul", suffragium=80)
    table.with_("octavian", legio_curialis=3).with_("persephone", "greece")
    table.with_("calpurnia", "greece", denarius=1_000_000, classis=1, dos=0)
    for asset, heir in heirs.items():
        table.act("balbus", "bequeath", asset=asset, heir=heir).accepted_entries()
    return table


def scenario_04() -> Table:
    """S04: Lepidus sails to Sicily without a fleet."""
    table = table_with_shipless_sailor(
        "lepidus", "sicily", place="spain", denarius=900_000, suffragium=10
    )
    assert table.state.world.voyages["lepidus"].classes == 0
    return table


@pytest.mark.rule("MORS-13", "MORS-15", "MORS-16", "MORS-19", "IMAGO-01", "IMAGO-02")
def test_s22_death_wills_and_heirs() -> None:
    willed = {"denarius": "antony", CLIENTARUM: "antony", "suffragium": "cicero"}
    table = scenario_22(**willed, classis="calpurnia")
    table.act("balbus", "bequeath", asset=CURIALIS, heir="antony").assert_refused("MORS-15")
    table.act("balbus", "bequeath", asset="suffragium", heir="scribonia").assert_refused("MORS-16")
    poison_character(table, "balbus", "octavia")
    table.assert_holdings("venus", legio_curialis=2)
    table.act("vesta", "approve-will", dead="balbus").assert_unwarned()
    table.assert_holdings("antony", denarius=1_500_000, legio_curialis=9, legio_clientarum=1)
    table.assert_holdings("cicero", suffragium=100).assert_holdings(
        "calpurnia", classis=2, denarius=1_000_000
    )
    assert_exact_estate(table, "balbus")
    table.act("balbus", "lament", gate="taenarum").accepted_entries()
    table.act("persephone", "receive-dead", gate="taenarum").assert_unwarned()
    table.assert_holdings("balbus", legio_ultrix=1, corona_caliginis=1)
    assert table.person("balbus").statuses == {"imago"}


@pytest.mark.rule("MORS-06", "REX-07")
def test_s22_variant_a_pluto_disposes_of_a_released_estate() -> None:
    table = scenario_22(denarius="cicero")
    table.act_with_consent("pluto", "balbus", "beg-release", to="pluto").accepted_entries()
    given: dict[str, Any] = {"dead": "balbus", "asset": CURIALIS, "quantity": 2}
    table.act("pluto", "name-heir", to="bogud", **given).assert_refused("REX-07")
    table.act("pluto", "name-heir", to="octavian", **given).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=5).assert_holdings("venus", legio_curialis=0)
    table.act("vesta", "approve-will", dead="balbus").assert_refused("MORS-13")


@pytest.mark.rule("MORS-15", "MORS-16", "MORS-17")
def test_s22_variant_b_no_will() -> None:
    table = scenario_22()
    before = {"denarius": table.state.books.holding("vesta", "denarius")}
    poison_character(table, "balbus", "octavia")
    table.act("vesta", "choose", duty="estate/balbus", option="in-trust").accepted_entries()
    table.assert_holdings(
        "vesta", denarius=before["denarius"] + 1_100_000, legio_clientarum=1, classis=1
    )
    table.assert_holdings("venus", legio_curialis=2)
    assert_exact_estate(table, "balbus")
    assert table.state.books.balance("@void", "suffragium") == 20


@pytest.mark.rule("MORS-15")
def test_s22_variant_c_a_virgo_dies() -> None:
    table = Table().at("aestas", 42).with_("servilia", denarius=2_000_000, classis=1)
    table.with_("octavia", "rome").with_("cicero", "gaul", denarius=0, classis=0)
    table.act("servilia", "bequeath", asset="denarius", heir="cicero").accepted_entries()
    table.act("servilia", "bequeath", asset="classis", heir="cicero").accepted_entries()
    carry_out_death(table, "servilia", "caedes", "mars")
    table.assert_holdings("juno", dos=1).assert_holdings("servilia", dos=0)
    table.act("vesta", "approve-will", dead="servilia").accepted_entries()
    table.assert_holdings("cicero", denarius=2_000_000, classis=1)


@pytest.mark.rule("MARE-07", "MORS-09", "MORS-15")
def test_s04_variant_b_a_god_of_the_sea_pronounces_lepidus_dead() -> None:
    table = scenario_04()
    table.act("lepidus", "bequeath", asset="denarius", heir="cicero").accepted_entries()
    table.act("lepidus", "bequeath", asset="suffragium", heir="cicero").accepted_entries()
    had = {asset: table.state.books.holding("neptune", asset) for asset in ("denarius", CURIALIS)}
    votes = table.state.books.holding("cicero", "suffragium")
    money = table.state.books.holding("cicero", "denarius")
    drown = table.act("neptune", "drown", traveller="lepidus")
    drown.accepted_entries()
    duty = table.state.world.mors.sentences["lepidus"].duty
    table.act("neptune", "choose", duty=duty, option="carry-out").accepted_entries()
    table.assert_holdings("venus", legio_curialis=3).assert_holdings("neptune", **had)
    table.act("vesta", "approve-will", dead="lepidus").accepted_entries()
    table.assert_holdings("cicero", denarius=money + 900_000, suffragium=votes + 10)


@pytest.mark.rule("BACCH-02", "BACCH-03", "MORS-05")
def test_s25_acts_1_and_2_an_execution_is_announced_and_void() -> None:
    table = Table().at("aestas", 39).with_("antony", "egypt", legio_curialis=5)
    table.with_("pansa", "egypt", denarius=1_100_000, classis=1)
    table.with_("plancus", "egypt").with_("messala", "egypt").with_("dionysus", "syria")
    for who in ("dolabella", "hirtius", "pollio", "calenus"):
        table.with_(who, "syria")
    table.with_("silenus", "parthia").with_("cicero", "parthia")
    table.set_fact("pansa", "status", "unprotected")
    table.act("antony", "execute-unprotected", who="pansa").accepted_entries()
    assert "condemned" in table.person("pansa").statuses
    table.act("pansa", "appeal-thiasos", to="dionysus").assert_refused("BACCH-03")
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted_entries()
    table.assert_place("pansa", "parthia", "ordinary")
    assert table.person("pansa").statuses == {"bacchant"}
    assert not table.state.world.mors.sentences
    assert not table.state.kernel.duties

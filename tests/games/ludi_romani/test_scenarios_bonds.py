"""The worked scenarios of the rulebook about friendship and marriage."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CURIALIS, DENARIUS
from tests.games.ludi_romani.bonds import (
    lend_goods,
    make_friends,
    objections_to_act,
    recall_loan,
    state_with_presider,
)
from tests.games.ludi_romani.table import Answer, Table


def scenario_23() -> Table:
    """S23: Octavian and Agrippa have sworn friendship and lent each other goods."""
    table = Table().at("aestas", 42).leave_out_characters("sextus_pompey", "lepidus")
    table.with_("octavian", place="greece", denarius=600_000, legio_curialis=3, classis=1)
    table.with_("agrippa", place="greece", denarius=0, legio_curialis=3, classis=3)
    table.with_("m_brutus", place="syria").with_("cassius", place="syria")
    make_friends(table, "octavian", "agrippa", sworn=True)
    lend_goods(table, "agrippa", "octavian", 10, "suffragium").accepted_entries()
    lend_goods(table, "agrippa", "octavian", 2, CLASSIS).accepted_entries()
    loan = lend_goods(table, "agrippa", "octavian", 2, CURIALIS).pending_petition_id()
    table.act("octavian", "consent", petition=loan).accepted_entries()
    lend_goods(table, "octavian", "agrippa", 200_000, DENARIUS).accepted_entries()
    table.act("fata", "set-fact", subject="agrippa", fact="place", value="gaul", reason="S23")
    table.assert_holdings("octavian", denarius=400_000, legio_curialis=5, classis=3, suffragium=20)
    table.assert_holdings("agrippa", denarius=200_000, legio_curialis=1, classis=1, suffragium=0)
    return table


@pytest.mark.rule("AMIC-04", "AMIC-07", "AMIC-08", "AMIC-09", "AMIC-16", "ROST-18")
def test_s23_an_amicitia_ends() -> None:
    table = scenario_23()
    amicitia = table.state.world.bonds.friendships_of("agrippa")[0].id
    table.act("agrippa", "leave-amicitia", amicitia=amicitia).accepted_entries()
    votes = {"from_": "octavian"}
    told = objections_to_act(
        state_with_presider(table, "minerva"), "agrippa", "recall-votes", **votes, numen="minerva"
    )
    assert told == [("AMIC-07", "god-busy")]
    table.act_with_consent(
        "mercury", "agrippa", "recall-votes", **votes, numen="mercury"
    ).accepted_entries()
    recall_loan(table, "agrippa", "octavian", 2, CLASSIS).assert_refused("AMIC-08")
    table.season().accepted_entries()
    table.act("agrippa", "move", to="greece").accepted_entries()
    recall_loan(table, "agrippa", "octavian", 2, CLASSIS).accepted_entries()
    legions = recall_loan(table, "agrippa", "octavian", 2, CURIALIS).pending_petition_id()
    table.act("octavian", "decline", petition=legions).assert_unwarned()
    money = recall_loan(table, "octavian", "agrippa", 200_000, DENARIUS).pending_petition_id()
    table.act("agrippa", "decline", petition=money).assert_unwarned()
    table.assert_holdings("octavian", denarius=400_000, legio_curialis=5, classis=1, suffragium=10)
    table.assert_holdings("agrippa", denarius=200_000, legio_curialis=1, classis=3, suffragium=10)


@pytest.mark.rule("AMIC-12", "NUPT-08")
def test_s23_variant_juno_breaks_it_at_a_wifes_plea() -> None:
    table = scenario_23().set_fact("livia", "role", "matrona")
    plea = {"one": "octavian", "other": "agrippa"}
    table.act_with_consent("juno", "livia", "beg-break", **plea).accepted_entries()
    table.assert_holdings("octavian", denarius=400_000, legio_curialis=5, classis=3, suffragium=10)
    table.assert_holdings("agrippa", denarius=200_000, legio_curialis=1, classis=1, suffragium=10)
    table.act("fata", "set-fact", subject="agrippa", fact="place", value="greece", reason="S23")
    recall_loan(table, "agrippa", "octavian", 1, CLASSIS).assert_refused("FATA-12")
    assert not table.state.world.bonds.amicitiae


@pytest.mark.rule("AMIC-05", "LIM-01")
def test_s02_acts_3_and_6_ten_each_and_any_number_together() -> None:
    table = Table().at("aestas", 42)
    table.with_("antony", place="syria", legio_curialis=9, legio_clientarum=1)
    table.with_("dolabella", place="syria", role="imperator", legio_curialis=2)
    make_friends(table, "dolabella", "antony")
    lend_goods(table, "dolabella", "antony", 1, CURIALIS).assert_refused("LIM-01")
    loan = lend_goods(table, "antony", "dolabella", 4, CURIALIS).pending_petition_id()
    table.act("dolabella", "consent", petition=loan).assert_unwarned()
    table.assert_holdings("antony", legio_curialis=5, legio_clientarum=1)
    table.assert_holdings("dolabella", legio_curialis=6)


def scenario_20() -> Table:
    """S20 (a): Octavia, Philippus and Juno are in Rome."""
    table = Table().at("aestas", 43).with_("octavia", denarius=0).with_("juno", place="rome")
    table.with_("philippus", place="rome", denarius=1_000_000)
    return table.with_("bogud", place="rome").with_("hirtius", place="gaul")


def marry_before_juno(table: Table, bride: str, groom: str) -> Answer:
    """Let two people marry, and let Juno record the wedding."""
    return table.act(bride, "wed", by="juno", with_=groom)


@pytest.mark.rule("NUPT-01", "NUPT-02", "NUPT-03", "NUPT-04", "NUPT-05", "VIRUS-02")
def test_s20_a_wedding() -> None:
    table = scenario_20()
    marry_before_juno(table, "octavia", "bogud").assert_refused("NUPT-01")
    marry_before_juno(table, "octavia", "hirtius").assert_refused("NUPT-02")
    marry_before_juno(table, "octavia", "philippus").assert_unwarned()
    table.assert_holdings("juno", denarius=10_000_000, dos=1).assert_holdings(
        "philippus", denarius=4_000_000
    )
    assert table.person("octavia").role == "matrona"
    table.assert_holdings("octavia", virus=2, dos=0).assert_holdings("vesta", virus=10)
    marry_before_juno(table, "calpurnia", "philippus").assert_refused("NUPT-01")
    votes = {"to": "octavia", "asset": "suffragium", "quantity": 10}
    table.act("philippus", "give", **votes).assert_refused("NUPT-05")


def table_with_marriage(**husband: int) -> Table:
    """Octavia has married Philippus, who owns exactly these goods. Octavia has 1 classis."""
    table = Table().at("aestas", 43).with_("octavia", denarius=0).with_("juno", place="rome")
    lawful = {asset: husband[asset] for asset in husband if asset != DENARIUS}
    table.with_("philippus", place="rome", role="imperator", denarius=0, **lawful)
    marry_before_juno(table, "octavia", "philippus").accepted_entries()
    spent = {"to": "atia", "asset": DENARIUS, "quantity": 3_000_000 - husband[DENARIUS]}
    table.act("philippus", "give", **spent).accepted_entries()
    return table


@pytest.mark.rule("DIV-01", "DIV-03", "DIV-04", "DIV-08", "ROST-07")
def test_s20_b_a_divorce_he_can_pay() -> None:
    table = table_with_marriage(denarius=2_600_000, legio_curialis=2, classis=1, suffragium=30)
    plea = {"from_": "philippus", "plea": "alone"}
    table.act_with_consent("juno", "octavia", "plead-divorce", **plea).accepted_entries()
    table.assert_holdings("octavia", virus=0).assert_holdings("vesta", virus=12)
    kind = {"to": "octavia", "legio_curialis": 2, "legio_clientarum": 0, "classis": 0}
    table.act("philippus", "repay-dos", **kind).accepted_entries()
    table.assert_holdings("philippus", denarius=0, legio_curialis=0, classis=1, suffragium=30)
    table.assert_holdings("octavia", denarius=2_600_000, legio_curialis=2, classis=1)
    assert table.person("octavia").role == "amazon"


@pytest.mark.rule("DIV-05", "DIV-06", "DIV-07", "DIV-09", "MORS-07")
def test_s20_c_a_husband_who_cannot_pay() -> None:
    table = Table().at("aestas", 43).with_("octavia", denarius=0).with_("juno", place="rome")
    table.with_("philippus", place="rome", role="imperator", denarius=0, suffragium=30, classis=3)
    table.with_("philippus", legio_curialis=7).with_("plancus", place="rome", classis=1)
    marry_before_juno(table, "octavia", "philippus").accepted_entries()
    make_friends(table, "philippus", "plancus")
    lend_goods(table, "philippus", "plancus", 2, CLASSIS).accepted_entries()
    gift = {"to": "octavia", "asset": CURIALIS, "quantity": 3}
    table.act_with_consent("octavia", "philippus", "give", **gift).accepted_entries()
    for to, amount in (("octavia", 500_000), ("atia", 2_200_000)):
        gift = {"to": to, "asset": DENARIUS, "quantity": amount}
        table.act("philippus", "give", **gift).accepted_entries()
    table.act(
        "octavia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    claim = table.act("octavia", "claim-dos", from_="philippus").pending_petition_id()
    table.act("octavia", "claim-dos", from_="plancus").assert_refused("DIV-07")
    table.act("juno", "consent", petition=claim).accepted_entries()
    table.wait()
    duty = "insolvent/octavia"
    table.act("juno", "choose", duty=duty, option="condemn").accepted_entries()
    table.act("octavia", "claim-dos", from_="plancus").assert_refused("DIV-07")
    death = table.state.world.mors.sentences["philippus"].duty
    table.act("philippus", "bequeath", asset="suffragium", heir="cicero").accepted_entries()
    table.act("juno", "choose", duty=death, option="carry-out").accepted_entries()
    table.act("vesta", "approve-will", dead="philippus").accepted_entries()
    table.assert_holdings("octavia", denarius=800_000, legio_curialis=7, classis=2)
    table.assert_holdings("plancus", classis=3).assert_holdings("cicero", suffragium=110)
    assert table.person("octavia").role == "amazon"
    assert not table.person("philippus").living


@pytest.mark.rule("DIV-04")
def test_s20_d_payment_in_kind() -> None:
    table = Table().at("aestas", 43).with_("juno", place="rome")
    table.with_("crassus", place="rome", denarius=0, classis=3)
    marry_before_juno(table, "antonia", "crassus").accepted_entries()
    spent = {"to": "atia", "asset": DENARIUS, "quantity": 500_000}
    table.act("crassus", "give", **spent).accepted_entries()
    table.act(
        "crassus", "plead-divorce", by="juno", from_="antonia", plea="alone"
    ).accepted_entries()
    kind = {"to": "antonia", "legio_curialis": 0, "legio_clientarum": 0, "classis": 2}
    table.act("crassus", "repay-dos", **kind).accepted_entries()
    table.assert_holdings("crassus", denarius=100_000, classis=1)
    table.assert_holdings("antonia", denarius=2_400_000, classis=3)


@pytest.mark.rule("DIV-02")
def test_s20_e_juno_forbids() -> None:
    table = table_with_marriage(denarius=300_000, legio_curialis=4, classis=1)
    plea = table.act(
        "octavia", "plead-divorce", from_="philippus", plea="alone"
    ).pending_petition_id()
    told = table.act("juno", "decline", petition=plea).assert_warned("DIV-02")[0]
    assert told.judges == ("fata",)
    assert table.state.world.bonds.husband("octavia") == "philippus"
    table.assert_holdings("philippus", denarius=300_000, legio_curialis=4, classis=1)


@pytest.mark.rule("NUPT-06", "ROST-08")
def test_s20_e_a_wife_fields_no_legiones() -> None:
    table = Table().at("aestas", 43).with_("octavia", denarius=0).with_("juno", place="rome")
    table.with_("philippus", place="rome", role="imperator", legio_curialis=4)
    table.with_("minerva", place="greece")
    marry_before_juno(table, "octavia", "philippus").accepted_entries()
    gift = {"to": "octavia", "asset": CURIALIS, "quantity": 3}
    table.act_with_consent("octavia", "philippus", "give", **gift).accepted_entries()
    table.set_fact("octavia", "place", "greece")
    fields = {"target": "m_brutus", "numen": "minerva"}
    table.act("octavia", "challenge", by="minerva", **fields).assert_refused("NUPT-06")
    fields = {"target": "octavia", "numen": "minerva"}
    table.act("m_brutus", "challenge", by="minerva", **fields).assert_refused("NUPT-06")

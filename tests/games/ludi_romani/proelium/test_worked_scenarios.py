"""The worked scenarios of battles: S02, S06, S08 and S13."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.battles import (
    begin_battle,
    choose_option,
    latest_battle,
    open_choices,
    play_rounds,
    send_challenge,
)
from tests.games.ludi_romani.bonds import lend_goods, make_friends
from tests.games.ludi_romani.table import Table


def scenario_02() -> Table:
    """The aestas of the year 42 as in scenario S02.

    Antony came first, then Lucius Antonius, then Dolabella.
    """
    table = Table().at("aestas", 42)
    table.with_("antony", place="egypt", denarius=700_000, legio_curialis=9)
    for who in ("l_antonius", "dolabella"):
        table.with_(who, place="egypt", role="imperator", legio_curialis=2)
    table.with_("cassius", place="spain").with_("minerva", place="syria")
    for who in ("antony", "l_antonius", "dolabella"):
        table.act(who, "move", to="syria").accepted_entries()
    return table


@pytest.mark.rule("LIM-01", "LIM-02", "AMIC-05", "MERC-07", "PROEL-21", "PROEL-14", "PROEL-32")
def test_s02_the_cap_of_ten_at_a_purchase_a_loan_and_a_capture() -> None:
    table = scenario_02()
    make_friends(table, "antony", "dolabella")
    bought = {"seller": "isis", "asset": CLIENTARUM, "quantity": 1}
    table.act("antony", "buy-legions", by="isis", **bought).accepted_entries()
    bought = {"seller": "apollo", "asset": CURIALIS, "quantity": 1}
    table.act("antony", "buy-legions", **bought).assert_refused("LIM-01")
    lend_goods(table, "dolabella", "antony", 1, CURIALIS).assert_refused("LIM-01")

    begin_battle(table, "antony", "l_antonius", "minerva")
    assert latest_battle(table).must == "PROEL-14"
    assert latest_battle(table).concursationes == 2
    table.act("antony", "field-legions", dice={"antony/legio_curialis": 2}).accepted_entries()
    play_rounds(table, (6, 3), (5, 2))
    table.assert_holdings("antony", legio_curialis=11, legio_clientarum=1)
    assert open_choices(table) == [("antony", "above-ten"), ("antony", "victory")]
    assert table.person("antony").is_in_battle
    choose_option(table, "antony", "above-ten", "2").accepted_entries()
    assert not table.person("antony").is_in_battle

    petition = lend_goods(table, "antony", "dolabella", 4, CURIALIS).pending_petition_id()
    table.act("dolabella", "consent", petition=petition).accepted_entries()
    table.assert_holdings("antony", denarius=300_000, legio_curialis=5, legio_clientarum=1)
    table.assert_holdings("dolabella", legio_curialis=6).assert_holdings(
        "l_antonius", legio_curialis=0
    )
    assert table.person("l_antonius").statuses == {"unprotected"}
    table.assert_holdings("minerva", legio_curialis=17)
    table.assert_holdings("isis", denarius=7_900_000, legio_clientarum=9)


def scenario_06(denarii: int = 200_000) -> Table:
    """The aestas of the year 42 as in scenario S06. Bogud's challenge was accepted."""
    table = Table().at("aestas", 42)
    table.with_("bogud", place="spain", denarius=denarii, legio_clientarum=4)
    table.with_("lepidus", place="gaul", denarius=900_000, legio_curialis=3)
    table.with_("diana", place="spain").with_("tanit", place="spain")
    table.act("lepidus", "move", to="spain").accepted_entries()
    return begin_battle(table, "bogud", "lepidus", "diana")


@pytest.mark.rule("PROEL-18", "PROEL-21", "PROEL-22", "PROEL-24", "REX-07", "REX-08", "MERC-21")
def test_s06_a_rex_captures_a_legio_curialis_and_has_it_converted() -> None:
    table = scenario_06()
    assert latest_battle(table).concursationes == 3
    play_rounds(table, (6, 3), (4, 3))
    table.assert_holdings("bogud", legio_clientarum=4, legio_curialis=1).assert_holdings(
        "diana", legio_curialis=11
    )
    play_rounds(table, (2, 5))
    table.assert_holdings("bogud", legio_clientarum=3, legio_curialis=1)
    table.assert_holdings("lepidus", legio_curialis=1, legio_clientarum=1)
    assert open_choices(table) == [("bogud", "captured-curiales")]
    table.act("bogud", "move", to="gaul").assert_refused("PROEL-26", "MOTUS-16")
    table.act_with_consent("tanit", "bogud", "convert-legio", numen="tanit").accepted_entries()
    table.assert_holdings("bogud", denarius=0, legio_clientarum=4, legio_curialis=0)
    table.assert_holdings("lepidus", denarius=900_000, legio_curialis=1, legio_clientarum=1)
    table.assert_holdings("diana", legio_curialis=11)
    table.assert_holdings("tanit", denarius=7_700_000, legio_clientarum=9, legio_curialis=1)
    assert open_choices(table) == []
    assert not table.person("bogud").is_in_battle


@pytest.mark.rule("REX-08", "PROEL-24")
def test_s06_a_a_rex_without_the_fee_forfeits_what_he_captured() -> None:
    table = play_rounds(scenario_06(100_000), (6, 3), (4, 3), (2, 5))
    table.act("bogud", "convert-legio", by="tanit", numen="tanit").assert_refused("REX-08")
    choose_option(table, "bogud", "captured-curiales", "forfeit").accepted_entries()
    table.assert_holdings("bogud", denarius=100_000, legio_clientarum=3, legio_curialis=0)
    table.assert_holdings("diana", legio_curialis=12)


@pytest.mark.rule("REX-08", "PROEL-24")
def test_s06_a_without_a_foreign_god_on_the_spot_the_season_takes_it() -> None:
    table = play_rounds(scenario_06(), (6, 3), (4, 3), (2, 5))
    table.act("tanit", "roam", to="gaul").accepted_entries()
    table.act("bogud", "convert-legio", by="tanit", numen="tanit").assert_refused("REX-08")
    table.season().accepted_entries()
    table.assert_holdings("bogud", denarius=200_000, legio_clientarum=3, legio_curialis=0)
    table.assert_holdings("diana", legio_curialis=12)
    assert open_choices(table) == []


@pytest.mark.rule("REX-07")
def test_s06_b_a_rex_does_not_keep_a_legio_curialis() -> None:
    table = play_rounds(scenario_06(), (6, 3), (4, 3), (2, 5))
    table.act("bogud", "convert-legio", numen="bogud").assert_refused("REX-07")


@pytest.mark.rule("PROEL-10", "PROEL-11", "PROEL-12", "PROEL-14", "PROEL-15", "PROEL-16")
@pytest.mark.rule("PROEL-17", "ROST-21", "MERC-14", "MOTUS-16", "PROEL-13", "PROEL-23")
def test_s08_challenges_follow_the_order_of_arrival() -> None:
    table = scenario_08()
    send_challenge(table, "dolabella", "cassius", "minerva").assert_refused("PROEL-12")
    send_challenge(table, "antony", "dolabella", "minerva").accepted_entries()
    table.act("dolabella", "refuse-challenge").assert_refused("PROEL-14")
    table.act("dolabella", "accept-challenge").accepted_entries()
    play_rounds(table, (4, 6), (5, 4), (2, 2))
    table.assert_holdings("antony", legio_curialis=2).assert_holdings("dolabella", legio_curialis=2)
    table.assert_holdings("minerva", legio_curialis=18)

    send_challenge(table, "antony", "cassius", "minerva").assert_refused("PROEL-11")
    send_challenge(table, "dolabella", "cassius", "minerva").accepted_entries()
    table.act("cassius", "refuse-challenge").accepted_entries()
    send_challenge(table, "dolabella", "cassius", "minerva").assert_refused("PROEL-11")

    table.act("m_brutus", "sail", to="asia_minor").accepted_entries()
    send_challenge(table, "cassius", "m_brutus", "minerva").accepted_entries()
    table.act("m_brutus", "refuse-challenge").assert_refused("PROEL-16")
    table.act("m_brutus", "move", to="syria").assert_refused("MOTUS-16")
    bought = {"seller": "minerva", "asset": CURIALIS, "quantity": 1}
    table.act("m_brutus", "buy-legions", **bought).assert_refused("MERC-14")
    send_challenge(table, "cassius", "cicero", "minerva").assert_refused("ROST-21")


def scenario_08() -> Table:
    """The aestas of the year 41 as in scenario S08.

    Antony, Dolabella and Cassius came one after the other.
    """
    table = Table().at("aestas", 42)
    table.with_("antony", place="syria", legio_curialis=4)
    table.with_("dolabella", place="syria", role="imperator", legio_curialis=3)
    table.with_("cassius", place="syria", legio_curialis=2)
    table.with_("cicero", place="asia_minor").with_("minerva", place="asia_minor")
    table.with_("m_brutus", place="greece", legio_curialis=2, classis=2)
    for who in ("antony", "dolabella", "cassius"):
        table.act(who, "move", to="asia_minor").accepted_entries()
    for _period in ("motus", "hiems", "motus", "aestas"):
        table.season().accepted_entries()
    return table.assert_place("minerva", "asia_minor")


@pytest.mark.rule("PROEL-13")
def test_s08_8_simultaneous_arrivals_roll_for_the_first_challenge() -> None:
    table = Table().at("aestas", 41).with_("minerva", place="asia_minor")
    table.with_("ventidius", place="syria", role="imperator", legio_curialis=1)
    table.with_("plancus", place="syria", role="imperator", legio_curialis=1)
    table.with_("antony", place="parthia", legio_curialis=1)
    table.set_fact("plancus", "patronus", "ventidius")
    table.act("ventidius", "move", to="asia_minor", companions=["plancus"]).accepted_entries()
    table.act("antony", "move", to="asia_minor").accepted_entries()
    send_challenge(table, "ventidius", "antony", "minerva").assert_refused("PROEL-13")
    table.context.dice = [4, 4, 5, 2]
    table.act("minerva", "draw-lots").accepted_entries()
    send_challenge(table, "plancus", "antony", "minerva").assert_refused("PROEL-12")
    send_challenge(table, "ventidius", "antony", "minerva").accepted_entries()


@pytest.mark.rule("PROEL-12")
def test_s08_9_a_pass_hands_the_right_on() -> None:
    table = scenario_08()
    table.act("antony", "pass-turn").accepted_entries()
    send_challenge(table, "dolabella", "cassius", "minerva").accepted_entries()


def scenario_13() -> Table:
    """The aestas of the year 38 as in scenario S13.

    Agrippa fights Sextus, and Vulcan's die is lent.
    """
    table = Table().at("aestas", 38)
    table.with_("agrippa", place="sicily", legio_curialis=3)
    table.with_("sextus_pompey", place="sicily", legio_curialis=3)
    table.with_("pollio", place="sicily").with_("diana", place="sicily")
    table.context.dice = [1, 6]
    table.act("diana", "draw-lots").accepted_entries()
    begin_battle(table, "agrippa", "sextus_pompey", "diana")
    table.act_with_consent("agrippa", "vulcan", "lend-fabrilis", to="agrippa").accepted_entries()
    return table.assert_holdings("agrippa", legio_fabrilis=1).assert_holdings(
        "vulcan", legio_fabrilis=0
    )


@pytest.mark.rule("PROEL-43", "PROEL-23")
def test_s13_vulcans_ten_sided_die() -> None:
    table = scenario_13()
    play_rounds(table, (9, 4))
    table.assert_holdings("agrippa", legio_curialis=4).assert_holdings(
        "sextus_pompey", legio_curialis=2
    )
    play_rounds(table, (2, 3))
    table.assert_holdings("agrippa", legio_curialis=4, legio_fabrilis=0)
    table.assert_holdings("sextus_pompey", legio_curialis=2).assert_holdings(
        "vulcan", legio_fabrilis=1
    )
    table.act("vulcan", "lend-fabrilis", to="agrippa").assert_refused("PROEL-43")
    play_rounds(table, (6, 6))
    table.act("vulcan", "lend-fabrilis", to="pollio").assert_refused("PROEL-43")
    table.assert_holdings("agrippa", legio_curialis=3).assert_holdings(
        "sextus_pompey", legio_curialis=1
    )
    table.assert_holdings("diana", legio_curialis=12).assert_holdings("vulcan", legio_fabrilis=1)
    table.season().accepted_entries()
    table.act("vulcan", "lend-fabrilis", to="agrippa").assert_refused("PROEL-43")


@pytest.mark.rule("PROEL-43")
def test_s13_variant_a_tie_sends_the_die_home_and_costs_the_other_a_legio() -> None:
    table = scenario_13()
    play_rounds(table, (9, 4), (5, 5))
    table.assert_holdings("agrippa", legio_curialis=4, legio_fabrilis=0).assert_holdings(
        "vulcan", legio_fabrilis=1
    )
    table.assert_holdings("sextus_pompey", legio_curialis=1).assert_holdings(
        "diana", legio_curialis=11
    )

"""TRIB: winter tribute, without its ghosts."""

import pytest

from ledger.contract.form import Number
from ledger.games.ludi_romani.audiences import account_audience
from ledger.kernel.vocabulary.objections import objection_shown_to
from ledger.record.audience import Viewer, sees
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.tributum.scenes import (
    option_values,
    table_with_poor_juno,
    winter_in_sicily,
)


@pytest.mark.rule("TRIB-01")
def test_a_player_collects_once_in_a_hiems_from_a_god_of_the_region() -> None:
    table = winter_in_sicily()
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_unwarned()
    table.assert_holdings("sextus_pompey", denarius=600_000).assert_holdings(
        "juno", denarius=12_700_000
    )
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-01")


@pytest.mark.rule("TRIB-01")
@pytest.mark.rule("CAL-07")
def test_tribute_is_for_winter_and_for_gods_who_winter_there() -> None:
    summer = Table().at("aestas", 42).with_("juno", place="sicily")
    summer.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-01")
    table = winter_in_sicily().with_("minerva", place="gaul").with_("mercury", place="sicily")
    table.act("sextus_pompey", "collect-tribute", from_="minerva").assert_refused("TRIB-01")
    table.act("sextus_pompey", "collect-tribute", from_="cicero").assert_refused("TRIB-01")
    table.act("sextus_pompey", "collect-tribute", from_="nobody").assert_refused("ACTA-02")
    table.act("octavian", "collect-tribute", from_="juno").assert_refused("TRIB-01")


@pytest.mark.rule("TRIB-01")
def test_the_limit_of_collections_is_the_scenarios() -> None:
    limits = {
        "legiones_per_mortal": 10,
        "tributum_per_numen": 2,
        "instaurationes_per_hiems": 2,
        "minerva_transfers_per_aestas": 1,
        "mercury_rescues_per_aestas": 1,
    }
    table = winter_in_sicily().with_scenario_data(limits=limits)
    for _ in range(2):
        table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-01")


@pytest.mark.rule("TRIB-02")
def test_the_god_is_not_asked_and_cannot_refuse() -> None:
    table = winter_in_sicily()
    entry = table.act("cicero", "collect-tribute", from_="juno").accepted_entries()[0]
    assert entry.event.numen == "juno"
    assert not table.state.kernel.petitions


@pytest.mark.rule("TRIB-03")
def test_every_god_of_the_region_pays_every_player_in_full() -> None:
    table = Table().at("hiems", 42).with_("juno", place="egypt").with_("isis", place="egypt")
    table.with_("sextus_pompey", place="egypt")
    for god in ("juno", "isis"):
        for player in ("sextus_pompey", "cleopatra"):
            table.act(player, "collect-tribute", from_=god).accepted_entries()
    table.assert_holdings("sextus_pompey", denarius=900_000).assert_holdings(
        "cleopatra", denarius=700_000
    )


@pytest.mark.rule("TRIB-03")
def test_a_player_collects_once_in_all_by_another_reading() -> None:
    table = Table().at("hiems", 42).with_("juno", place="egypt").with_("isis", place="egypt")
    table.with_reading("tributum.per", "player").with_("cicero", place="egypt")
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.act("cicero", "collect-tribute", from_="isis").assert_refused("TRIB-01")
    form = table.form("cicero", "collect-tribute")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["TRIB-01"]


@pytest.mark.rule("TRIB-04")
def test_a_god_who_cannot_pay_all_chooses_whom_to_pay_and_the_fates_hear_of_it() -> None:
    table = table_with_poor_juno()
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-04")
    warned = table.act("juno", "pay-tribute", to="cicero").assert_warned("TRIB-04")
    assert warned[0].judges == ("fata",)
    table.assert_holdings("juno", denarius=200_000)
    table.act("juno", "pay-tribute", to="sextus_pompey").assert_warned("TRIB-04")
    table.assert_holdings("juno", denarius=0).assert_holdings("sextus_pompey", denarius=500_000)
    table.act("juno", "pay-tribute", to="sextus_pompey").assert_refused("TRIB-01")


@pytest.mark.rule("TRIB-04")
def test_the_player_is_told_no_more_than_that_it_is_not_possible() -> None:
    table = table_with_poor_juno()
    objection = table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused(
        "TRIB-04"
    )[0]
    player = Viewer(frozenset({"sextus_pompey"}))
    shown = objection_shown_to(objection, table.state, player, account_audience)
    assert (shown.hidden, shown.key, shown.args) == (True, "not-possible", {"who": "who:juno"})
    form = table.form("sextus_pompey", "collect-tribute")
    assert form is not None
    assert option_values(form.fields[0]) == {"juno"}


@pytest.mark.rule("TRIB-04")
def test_the_rest_may_be_enough_when_others_have_been_paid() -> None:
    table = winter_in_sicily().with_("juno", denarius=600_000)
    table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("juno", denarius=0)


@pytest.mark.rule("TRIB-04")
@pytest.mark.rule("FATA-09")
def test_the_fates_may_force_a_payment_that_the_purse_allows() -> None:
    table = table_with_poor_juno()
    table.act_with_waiver(
        "sextus_pompey", "collect-tribute", "TRIB-04", from_="juno"
    ).accepted_entries()
    table.assert_holdings("juno", denarius=200_000).assert_holdings(
        "sextus_pompey", denarius=600_000
    )


@pytest.mark.rule("TRIB-01")
@pytest.mark.rule("TRIB-04")
def test_a_god_without_money_owes_nothing() -> None:
    table = winter_in_sicily().with_("juno", denarius=0)
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-04")
    table.act("juno", "pay-tribute", to="cicero").assert_refused("TRIB-01")
    form = table.form("juno", "pay-tribute")
    assert form is not None
    assert [o.key for o in form.blocked] == ["purse-empty"]


@pytest.mark.rule("TRIB-06")
@pytest.mark.parametrize(
    ("place", "rate"),
    [
        ("sicily", 300_000),
        ("egypt", 300_000),
        ("asia_minor", 200_000),
        ("northern_italy", 200_000),
        ("parthia", 200_000),
        ("greece", 100_000),
        ("gaul", 100_000),
        ("spain", 100_000),
        ("syria", 100_000),
        ("southern_italy", 100_000),
        ("mauretania", 100_000),
    ],
)
def test_every_region_has_its_rate(place: str, rate: int) -> None:
    table = Table().at("hiems", 42).with_("juno", place=place)
    if place == "greece":
        table.with_("cassius", place="spain")
    table.with_("cicero", place=place, denarius=0)
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=rate)


@pytest.mark.rule("TRIB-07")
@pytest.mark.parametrize("place", ["germania", "rome"])
def test_germania_and_rome_yield_nothing(place: str) -> None:
    table = Table().at("hiems", 42).with_("juno", place=place).with_("cicero", place=place)
    table.act("cicero", "collect-tribute", from_="juno").assert_refused("TRIB-07")
    table.act("juno", "pay-tribute", to="cicero").assert_refused("TRIB-07")
    form = table.form("cicero", "collect-tribute")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["TRIB-07"]


@pytest.mark.rule("TRIB-08")
@pytest.mark.rule("CAL-10")
def test_uncollected_tribute_lapses_with_the_hiems() -> None:
    table = winter_in_sicily()
    table.season().accepted_entries()
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-01", "TRIB-08")


@pytest.mark.rule("TRIB-10")
@pytest.mark.rule("FATA-07")
@pytest.mark.rule("LIM-16")
def test_the_fates_have_tribute_collected_again_twice_in_a_hiems() -> None:
    table = winter_in_sicily()
    table.act("fata", "repeat-tribute").accepted_entries()
    table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-01")
    table.act("fata", "repeat-tribute").accepted_entries()
    table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    table.act("fata", "repeat-tribute").assert_refused("TRIB-10")
    table.act("juno", "repeat-tribute").assert_refused("TRIB-10")
    assert table.form("juno", "repeat-tribute") is None


@pytest.mark.rule("TRIB-10")
@pytest.mark.rule("FATA-08")
def test_a_repetition_that_was_set_right_counts_as_not_ordered() -> None:
    table = winter_in_sicily()
    table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    entry = table.act("fata", "repeat-tribute").accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="too early").accepted_entries()
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused("TRIB-01")
    assert table.state.world.instaurationes == 0
    Table().at("aestas", 42).act("fata", "repeat-tribute").assert_refused("TRIB-01")


@pytest.mark.rule("TRIB-12")
def test_tribute_is_doubled_and_tripled_by_repeating_it() -> None:
    table = winter_in_sicily()
    table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    for _ in range(2):
        table.act("fata", "repeat-tribute").accepted_entries()
        table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("sextus_pompey", denarius=300_000 + 3 * 300_000)
    table.act("fata", "multiply-tribute", factor=2).assert_refused("TRIB-12")
    assert table.form("fata", "multiply-tribute") is None


@pytest.mark.rule("TRIB-12")
@pytest.mark.rule("FATA-08")
def test_the_fates_raise_the_rate_itself_by_another_reading() -> None:
    table = winter_in_sicily().with_reading("tributum.multiplier", "rate")
    table.act("fata", "multiply-tribute", factor=2).accepted_entries()
    form = table.form("fata", "multiply-tribute")
    assert form is not None
    assert form.fields == (Number("factor", 3, 3),)
    table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("sextus_pompey", denarius=900_000)
    table.act("fata", "multiply-tribute", factor=2).assert_refused("TRIB-12")
    tripled = table.act("fata", "multiply-tribute", factor=3).accepted_entries()[0]
    table.act("fata", "reverse", entry=tripled.id, reason="a slip").accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("juno", denarius=13_000_000 - 1_200_000)
    table.season().accepted_entries()
    table.act("fata", "multiply-tribute", factor=2).assert_refused("TRIB-01")


@pytest.mark.rule("TRIB-13")
@pytest.mark.rule("REX-13")
def test_any_mortal_who_lives_there_collects_women_and_the_rex_on_the_throne() -> None:
    table = Table().at("hiems", 42).with_("isis", place="egypt").with_("atia", place="egypt")
    table.act("atia", "collect-tribute", from_="isis").accepted_entries()
    table.act("cleopatra", "collect-tribute", from_="isis").accepted_entries()
    table.assert_holdings("isis", denarius=7_500_000 - 600_000)


@pytest.mark.rule("TRIB-13")
@pytest.mark.rule("SEDES-13")
def test_a_standing_mortal_collects_no_tribute() -> None:
    table = winter_in_sicily().with_("cassius", place="")
    table.set_fact("cassius", "place", "sicily").assert_place("cassius", "sicily", "standing")
    table.act("cassius", "collect-tribute", from_="juno").assert_refused("TRIB-13")
    table.act("juno", "pay-tribute", to="cassius").assert_refused("TRIB-13")
    table.act("octavian", "pay-tribute", to="cicero").assert_refused("TRIB-01")


def test_everybody_sees_collections_and_only_the_parties_see_the_sum() -> None:
    table = winter_in_sicily()
    entry = table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()[0]
    assert entry.audience == ("*",)
    assert entry.postings[0].source_audience == ("fata", "juno")
    assert entry.postings[0].target_audience == ("fata", "sextus_pompey")
    assert not sees(entry.postings[0].source_audience, Viewer(frozenset({"cicero"})))


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_tribute_that_was_undone_may_be_collected_again() -> None:
    table = winter_in_sicily()
    entry = table.act("cicero", "collect-tribute", from_="juno", by="juno").accepted_entries()[0]
    table.act("juno", "undo", entry=entry.id).accepted_entries()
    table.assert_holdings("juno", denarius=13_000_000)
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()


@pytest.mark.rule("TRIB-10", "FATA-08")
def test_the_first_repetition_set_right_counts_for_nothing_though_the_second_stands() -> None:
    table, collect = winter_in_sicily(), ("sextus_pompey", "collect-tribute")
    table.act(*collect, from_="juno").accepted_entries()
    first = table.act("fata", "repeat-tribute").accepted_entries()[0]
    second = table.act("fata", "repeat-tribute").accepted_entries()[0]
    table.act("fata", "reverse", entry=first.id, reason="not so").accepted_entries()
    table.act(*collect, from_="juno").accepted_entries()
    table.act(*collect, from_="juno").assert_refused("TRIB-01")
    table.act("fata", "repeat-tribute").accepted_entries()
    table.act("fata", "repeat-tribute").assert_refused("TRIB-10")
    third = table.state.log.entries[table.state.log.position]
    table.act("fata", "reverse", entry=third.id, reason="not so").accepted_entries()
    table.act(*collect, from_="juno").assert_refused("TRIB-01")
    table.act("fata", "reverse", entry=second.id, reason="not so").accepted_entries()
    table.act(*collect, from_="juno").assert_refused("TRIB-01")
    assert table.state.world.instaurationes == 0

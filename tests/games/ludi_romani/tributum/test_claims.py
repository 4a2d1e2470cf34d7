"""TRIB, exactly: the sentences about each claim, and the amounts that are paid."""

import pytest

from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.tributum.scenes import (
    option_values,
    table_with_poor_juno,
    winter_in_sicily,
)


@pytest.mark.rule("TRIB-01", "TRIB-03")
def test_each_player_has_a_claim_of_their_own() -> None:
    table = winter_in_sicily()
    for who in ("sextus_pompey", "cicero"):
        table.act(who, "collect-tribute", from_="juno").assert_unwarned()
        table.act(who, "collect-tribute", from_="juno").assert_refused_with("collected-already")
    table.assert_holdings("juno", denarius=13_000_000 - 600_000)


@pytest.mark.rule("TRIB-01", "TRIB-08")
def test_tribute_is_for_winter_alone() -> None:
    table = winter_in_sicily()
    table.season().accepted_entries()
    table.act("sextus_pompey", "collect-tribute", from_="juno").assert_refused_with(
        "winter-tribute", "tribute-lapsed", "god-not-resident"
    )
    table.act("juno", "pay-tribute", to="cicero").assert_refused_with(
        "winter-tribute", "tribute-lapsed", "god-not-resident"
    )
    for act, how in (("repeat-tribute", {}), ("multiply-tribute", {"factor": 2})):
        table.act("fata", act, **how).assert_refused("TRIB-01", "TRIB-08")


@pytest.mark.rule("TRIB-01")
def test_a_region_without_a_god_owes_no_tribute() -> None:
    table = Table().at("hiems", 42)
    form = table.form("lepidus", "collect-tribute")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-god-resident"]
    form = winter_in_sicily().form("cicero", "collect-tribute")
    assert form is not None
    assert not form.blocked
    assert option_values(form.fields[0]) == {"juno"}


@pytest.mark.rule("TRIB-01")
def test_a_god_who_is_there_without_a_residence_owes_nothing() -> None:
    table = winter_in_sicily().with_("mercury", place="sicily").with_("minerva", place="gaul")
    table.act("cicero", "collect-tribute", from_="mercury").assert_refused_with("god-not-resident")
    table.act("cicero", "collect-tribute", from_="minerva").assert_refused_with("god-not-resident")
    table.act("cicero", "collect-tribute", from_="sextus_pompey").assert_refused_with(
        "god-not-resident"
    )


@pytest.mark.rule("TRIB-10", "TRIB-12", "FATA-07")
def test_edicts_are_the_fates_alone() -> None:
    table = winter_in_sicily().with_reading("tributum.multiplier", "rate")
    table.act("juno", "repeat-tribute").assert_refused_with("fates-decree")
    table.act("juno", "multiply-tribute", factor=2).assert_refused_with("fates-decree")
    table.act("fata", "repeat-tribute").assert_unwarned()
    table.act("fata", "multiply-tribute", factor=2).assert_unwarned()


@pytest.mark.rule("TRIB-12")
@pytest.mark.parametrize(("factors", "paid"), [((2,), 600_000), ((3,), 900_000), ((2, 3), 900_000)])
def test_the_highest_rate_is_paid(factors: tuple[int, ...], paid: int) -> None:
    table = (
        winter_in_sicily().with_reading("tributum.multiplier", "rate").with_("cicero", denarius=0)
    )
    for factor in factors:
        table.act("fata", "multiply-tribute", factor=factor).accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=paid)


@pytest.mark.rule("TRIB-03", "TRIB-04")
def test_only_those_who_may_still_claim_are_paid_and_counted() -> None:
    table = table_with_poor_juno().with_("cassius", place="")
    table.set_fact("cassius", "place", "sicily").assert_place("cassius", "sicily", "standing")
    form = table.form("juno", "pay-tribute")
    assert form is not None
    assert option_values(form.fields[0]) == {"sextus_pompey", "cicero"}
    (warned,) = table.act("juno", "pay-tribute", to="cicero").assert_warned("TRIB-04")
    assert warned.args == {"n": 2}
    form = table.form("juno", "pay-tribute")
    assert form is not None
    assert option_values(form.fields[0]) == {"sextus_pompey"}


@pytest.mark.rule("TRIB-04")
def test_a_god_with_enough_for_all_pays_whom_it_likes_without_a_question() -> None:
    table = winter_in_sicily().with_("juno", denarius=600_000)
    table.act("juno", "pay-tribute", to="cicero").assert_unwarned()
    table.act("juno", "pay-tribute", to="cicero").assert_refused_with("collected-already")
    table.act("juno", "pay-tribute", to="sextus_pompey").assert_unwarned()
    table.act("cicero", "pay-tribute", to="sextus_pompey").assert_refused("TRIB-01")


@pytest.mark.rule("TRIB-02", "TRIB-03")
def test_the_whole_tribute_is_paid_at_once() -> None:
    table = winter_in_sicily().with_("cicero", denarius=0)
    table.act("cicero", "collect-tribute", from_="juno").assert_unwarned()
    table.assert_holdings("cicero", denarius=300_000).assert_holdings("juno", denarius=12_700_000)


@pytest.mark.rule("TRIB-01", "FATA-12")
def test_nobody_who_is_not_there_collects_or_is_paid() -> None:
    table = winter_in_sicily()
    table.act("juno", "pay-tribute", to="nobody").assert_refused_with("no-such-character")
    table.act("cicero", "collect-tribute", from_="nobody").assert_refused_with("no-such-character")


@pytest.mark.rule("TRIB-01", "TRIB-13")
def test_ghosts_gods_and_people_who_stand_do_not_collect() -> None:
    table = winter_in_sicily().with_("mercury", place="sicily").with_("cassius", place="")
    table.set_fact("cassius", "place", "sicily").set_fact("cicero", "status", "umbra")
    for who in ("cassius", "mercury"):
        table.act(who, "collect-tribute", from_="juno").assert_refused_with("no-inhabitant")
    shade = table.act("cicero", "collect-tribute", from_="juno")
    shade.assert_refused_with("no-inhabitant", "umbrae-wait")


@pytest.mark.rule("TRIB-10", "TRIB-12")
@pytest.mark.parametrize(
    ("power", "may", "may_not"),
    [
        ("instauratio", "repeat-tribute", "multiply-tribute"),
        ("multiply_tributum", "multiply-tribute", "repeat-tribute"),
        ("games_of_chance", "", "repeat-tribute"),
        ("games_of_chance", "", "multiply-tribute"),
    ],
)
def test_each_edict_is_a_power_of_its_own(power: str, may: str, may_not: str) -> None:
    table = winter_in_sicily().with_reading("tributum.multiplier", "rate")
    table.data["cast"]["juno"]["powers"].append(power)
    fields = {"multiply-tribute": {"factor": 2}}
    if may:
        table.act("juno", may, **fields.get(may, {})).accepted_entries()
    table.act("juno", may_not, **fields.get(may_not, {})).assert_refused_with("fates-decree")


@pytest.mark.rule("TRIB-01", "TRIB-02", "TRIB-04")
def test_a_tribute_that_is_not_owed_has_one_objection() -> None:
    table = table_with_poor_juno()
    table.act("juno", "pay-tribute", to="cicero").accepted_entries()
    table.act("juno", "pay-tribute", to="cicero").assert_refused_with("collected-already")
    table.act("cicero", "collect-tribute", from_="juno").assert_refused_with("collected-already")
    table.act("octavian", "collect-tribute", from_="juno").assert_refused_with("god-not-resident")


@pytest.mark.rule("TRIB-13")
def test_a_standing_mortal_is_refused_for_standing_first() -> None:
    table = winter_in_sicily().with_("juno", place="gaul").with_("pansa", place="sicily")
    table.with_("cassius", place="")
    table.set_fact("cassius", "place", "sicily").assert_place("cassius", "sicily", "standing")
    for who, why in (("cassius", "no-inhabitant"), ("cicero", "no-god-resident")):
        form = table.form(who, "collect-tribute")
        assert form is not None
        assert [o.key for o in form.blocked] == [why]

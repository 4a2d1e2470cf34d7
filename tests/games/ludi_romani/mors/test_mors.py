"""MORS: the effects of a death on goods, bonds and seats; its announcement (MORS-01 to 12, 20)."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.mors.death import DEATH_CAUSES, draft_death
from ledger.games.ludi_romani.mors.sentence import draft_sentence, draft_sentence_lifted
from ledger.record.books import VOID_ACCOUNT, lent_account
from tests.games.ludi_romani.dying import (
    announce_death,
    assert_exact_estate,
    record_death,
    record_marriage,
    record_transfer,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


def table_with_three_in_region() -> Table:
    """An aestas in which Octavian, Antony and Pansa are in one region."""
    table = Table().at("aestas", 43).with_("octavian", "gaul").with_("antony", "gaul")
    return table.with_("pansa", "gaul", denarius=1_100_000, suffragium=20, classis=1)


@pytest.mark.rule("MORS-01", "MORS-02", "MORS-03", "MORS-04", "MORS-07", "MORS-08", "MORS-09")
@pytest.mark.rule("MORS-10", "MORS-11", "MORS-12")
@pytest.mark.parametrize("cause", sorted(set(DEATH_CAUSES) - {"suicide"}))
def test_an_announced_death_comes_when_it_is_carried_out(cause: str) -> None:
    table = table_with_three_in_region()
    announce_death(table, "pansa", cause, "mars")
    assert table.person("pansa").living
    assert "condemned" in table.person("pansa").statuses
    duty = table.state.world.mors.sentences["pansa"].duty
    table.act("octavian", "choose", duty=duty, option="carry-out").assert_refused("ACTA-05")
    table.act("mars", "choose", duty=duty, option="carry-out").accepted_entries()
    assert table.person("pansa").statuses == {"umbra"}
    assert not table.state.world.mors.sentences
    assert table.state.world.mors.estates["pansa"].cause == cause


@pytest.mark.rule("BACCH-02", "MORS-04")
def test_the_accuser_may_spare_the_condemned() -> None:
    table = announce_death(table_with_three_in_region(), "pansa", "battle", "octavian")
    duty = table.state.world.mors.sentences["pansa"].duty
    table.act("octavian", "choose", duty=duty, option="spare").accepted_entries()
    assert table.person("pansa").statuses == frozenset()
    assert not table.state.world.mors.sentences
    assert not table.state.kernel.duties


@pytest.mark.rule("MORS-04")
def test_an_open_death_comes_with_the_end_of_the_season() -> None:
    table = announce_death(table_with_three_in_region(), "pansa", "battle", "octavian")
    table.season().accepted_entries()
    assert table.person("pansa").living
    table.wait(seconds=1)
    assert table.person("pansa").statuses == {"umbra"}


@pytest.mark.rule("MORS-20")
def test_nobody_is_condemned_twice_and_no_god_and_no_dead_one_at_all() -> None:
    table = announce_death(table_with_three_in_region(), "pansa", "battle", "octavian")
    record_death(table, "cicero")
    for who in ("pansa", "cicero", "juno"):
        assert draft_sentence(table.state, who, "poison", "fata", table.context) == ()
    assert draft_death(table.state, "cicero", "battle", "octavian") == ()
    assert draft_death(table.state, "juno", "battle", "octavian") == ()
    assert draft_sentence_lifted(table.state, "octavian", "rescued") == ()


@pytest.mark.rule("MORS-20", "BACCH-02")
def test_another_death_ends_a_sentence_and_the_own_sentences() -> None:
    table = announce_death(table_with_three_in_region(), "pansa", "battle", "octavian")
    announce_death(table, "antony", "caedes", "mars")
    table.record_as_one_act(*draft_death(table.state, "octavian", "poison", ""))
    assert table.person("pansa").statuses == frozenset()
    record_death(table, "antony", "poison", "fata")
    assert not table.state.world.mors.sentences
    assert {duty.kind for duty in table.state.kernel.duties.values()} == {"estate"}


@pytest.mark.rule("BACCH-02")
def test_a_sentence_that_the_fates_took_away_is_not_carried_out() -> None:
    table = announce_death(table_with_three_in_region(), "pansa", "battle", "octavian")
    table.set_fact("pansa", "status", "not-condemned")
    duty = table.state.world.mors.sentences["pansa"].duty
    table.act("octavian", "choose", duty=duty, option="carry-out").accepted_entries()
    assert table.person("pansa").living
    assert not table.state.world.mors.sentences


@pytest.mark.rule("MORS-15")
def test_legiones_curiales_go_to_venus_and_others_wait_for_an_heir() -> None:
    table = Table().at("aestas", 43).with_("antony", "gaul", legio_curialis=4, legio_clientarum=2)
    record_death(table, "antony", "caedes", "phobos")
    table.assert_holdings("venus", legio_curialis=4)
    table.assert_holdings("antony", legio_curialis=0, legio_clientarum=0)
    assert_exact_estate(
        table, "antony", denarius=400_000, legio_clientarum=2, classis=1, suffragium=10
    )
    assert table.state.books.balance("venus/spoils", CURIALIS) == 4


@pytest.mark.rule("MORS-15", "RING-01", "PROEL-43")
def test_goods_that_cannot_be_left_go_to_their_god_or_leave_play() -> None:
    table = Table().at("aestas", 43).with_("bogud", "mauretania")
    record_transfer(table, "ring_of_gyges", "pluto", "bogud", 1)
    record_transfer(table, "legio_fabrilis", "vulcan", lent_account("bogud", "vulcan"), 1)
    record_transfer(table, "virus", "vesta", "bogud", 2)
    record_death(table, "bogud")
    table.assert_holdings("pluto", ring_of_gyges=1).assert_holdings(
        "vulcan", legio_fabrilis=1
    ).assert_holdings("vesta", virus=12)
    table.assert_holdings("bogud", rexpressus=0, ring_of_gyges=0, legio_fabrilis=0, virus=0)
    assert table.state.books.balance(VOID_ACCOUNT, "rexpressus") == 1


@pytest.mark.rule("MORS-15", "MORS-16")
def test_loans_end_with_a_death() -> None:
    table = table_with_three_in_region()
    record_transfer(table, "suffragium", "cicero", lent_account("pansa", "cicero"), 5)
    record_transfer(table, "classis", "cicero", lent_account("pansa", "cicero"), 1)
    record_transfer(table, CLIENTARUM, "silenus", lent_account("pansa", "silenus"), 2)
    record_transfer(table, "suffragium", "pansa", lent_account("antony", "pansa"), 4)
    record_transfer(table, "denarius", "pansa", lent_account("antony", "pansa"), 300_000)
    votes, money = (table.state.books.holding("antony", a) for a in ("suffragium", "denarius"))
    record_death(table, "pansa")
    state = table.state
    table.assert_holdings("cicero", suffragium=80).assert_holdings("silenus", legio_clientarum=5)
    assert_exact_estate(table, "pansa", suffragium=20, classis=2, denarius=800_000)
    table.assert_holdings("antony", suffragium=votes, denarius=money)
    assert state.books.balance("antony", "denarius") == money
    assert state.books.balance(lent_account("antony", "pansa"), "suffragium") == 4


@pytest.mark.rule("MORS-16")
def test_votes_that_a_dead_one_had_lent_to_another_dead_one_are_left_with_the_rest() -> None:
    table = table_with_three_in_region()
    record_transfer(table, "suffragium", "pansa", lent_account("cicero", "pansa"), 4)
    record_death(record_death(table, "pansa"), "cicero")
    assert table.state.books.balance("@estate/pansa", "suffragium") == 20


@pytest.mark.rule("MORS-20", "SEDES-07")
def test_the_dead_free_their_seat_and_stay_where_they_fell() -> None:
    table = table_with_three_in_region()
    record_death(table, "pansa").assert_place("pansa", "gaul", "standing")
    nowhere = Table().with_("cicero", "")
    record_death(nowhere, "cicero").assert_place("cicero", "")


@pytest.mark.rule("MORS-20")
def test_every_bond_ends_with_a_death() -> None:
    table = (
        table_with_three_in_region()
        .set_fact("pansa", "patronus", "antony")
        .set_fact("pansa", "patronus", "octavian")
    )
    table.set_fact("cicero", "patronus", "octavian").set_fact("hirtius", "god", "silenus")
    record_death(table, "octavian")
    assert table.person("pansa").patroni == ("antony",)
    assert table.person("pansa").statuses == {"cliens"}
    assert table.person("cicero").statuses == frozenset()
    record_death(table, "hirtius")
    assert table.person("hirtius").statuses == {"umbra"}
    assert not table.person("hirtius").god
    record_death(table, "pansa")
    assert table.person("pansa").patroni == ()


@pytest.mark.rule("MORS-20", "ROST-06", "VIRUS-02", "MORS-15")
def test_a_widow_is_a_free_woman_and_gives_back_her_poison() -> None:
    table = record_marriage(Table().at("aestas", 43), "octavia", "antony")
    record_transfer(table, "virus", "vesta", "octavia", 2)
    record_death(table, "antony")
    assert table.person("octavia").role == "free_woman"
    table.assert_holdings("octavia", virus=0).assert_holdings("vesta", virus=12)
    assert not table.state.world.bonds.marriages


@pytest.mark.rule("MORS-20")
def test_a_widower_keeps_his_role() -> None:
    table = record_marriage(Table().at("aestas", 43), "octavia", "antony")
    record_death(table, "octavia")
    assert table.person("antony").role == "imperator"
    assert not table.state.world.bonds.marriages


@pytest.mark.rule("MORS-20", "REX-04")
def test_nobody_escorts_the_dead_and_no_dead_one_escorts() -> None:
    table = table_with_three_in_region()
    escorts = table.state.world.escorts.set("bogud", "antony").set("pacorus", "octavian")
    table.replace_world_parts(escorts=escorts)
    record_death(table, "antony")
    assert dict(table.state.world.escorts) == {"pacorus": "octavian"}
    record_death(table, "pacorus")
    assert dict(table.state.world.escorts) == {}


@pytest.mark.rule("MORS-05")
def test_a_present_general_may_execute_an_unprotected_mortal() -> None:
    table = table_with_three_in_region().with_("cassius", "greece").with_("cicero", "gaul")
    table.act("antony", "execute-unprotected", who="pansa").assert_refused_with("is-protected")
    table.set_fact("pansa", "status", "unprotected")
    table.act("cassius", "execute-unprotected", who="pansa").assert_refused_with("not-met")
    table.act("cicero", "execute-unprotected", who="pansa").assert_refused_with("no-executioner")
    table.act("antony", "execute-unprotected", who="nobody").assert_refused_with(
        "no-such-character"
    )
    assert table.form("cicero", "execute-unprotected") is None
    form = table.form("antony", "execute-unprotected")
    assert form is not None
    assert field_options(form.fields[0]) == ["pansa"]
    table.act("antony", "execute-unprotected", who="pansa").accepted_entries()
    sentence = table.state.world.mors.sentences["pansa"]
    assert (sentence.executioner, sentence.cause) == ("antony", "unprotected")
    table.act("octavian", "execute-unprotected", who="pansa").assert_refused_with(
        "condemned-already"
    )


@pytest.mark.rule("MORS-05")
def test_nobody_is_executed_in_rome_for_being_unprotected() -> None:
    table = Table().at("aestas", 43).with_("antony", "rome").with_("pansa", "rome")
    table.set_fact("pansa", "status", "unprotected")
    table.act("antony", "execute-unprotected", who="pansa").assert_refused_with(
        "not-in-rome-executed"
    )


@pytest.mark.rule("MORS-06")
def test_a_god_below_may_grant_release_from_life_or_refuse() -> None:
    table = table_with_three_in_region()
    table.act("pansa", "beg-release", to="juno").assert_refused_with("no-god-of-release")
    table.act("pansa", "beg-release", to="nobody").assert_refused_with("no-such-character")
    table.act("juno", "beg-release", to="pluto").assert_refused_with("cannot-die")
    petition = table.act("pansa", "beg-release", to="pluto").pending_petition_id()
    table.act("pluto", "decline", petition=petition).accepted_entries()
    assert table.person("pansa").living
    table.act_with_consent("persephone", "pansa", "beg-release", to="persephone").accepted_entries()
    assert table.state.world.mors.estates["pansa"].executor == "persephone"
    table.act("pansa", "bequeath", asset="denarius", heir="antony").assert_refused("MORS-06")


@pytest.mark.rule("MORS-06", "MORS-15", "MORS-16", "MORS-17")
def test_the_rest_of_an_estate_stays_with_the_god_below() -> None:
    table = Table().at("aestas", 43).with_("antony", "gaul", denarius=400_000, legio_curialis=4)
    table.act("antony", "beg-release", to="pluto", by="pluto").accepted_entries()
    money = table.state.books.holding("pluto", "denarius")
    whole = {"denarius": 400_000, "suffragium": 10, "classis": 1}
    assert_exact_estate(table, "antony", legio_curialis=4, **whole)
    table.act(
        "vesta", "name-heir", dead="antony", asset=CURIALIS, quantity=1, to="octavian"
    ).assert_refused_with("executor-decides")
    for _ in range(3):
        table.season().accepted_entries()
    table.wait(seconds=1)
    table.assert_holdings("pluto", legio_curialis=4, denarius=money + 400_000, classis=1)
    assert_exact_estate(table, "antony")


@pytest.mark.rule("MARE-07", "MORS-09")
def test_only_a_traveller_without_any_ship_drowns() -> None:
    table = Table().at("aestas", 43).with_("antony", "spain", classis=1, legio_curialis=4)
    table.with_("pansa", "spain", classis=0)
    table.act("antony", "sail", to="sicily").accepted_entries()
    table.act("pansa", "sail", to="sicily").accepted_entries()
    table.act("neptune", "drown", traveller="antony").assert_refused_with("has-ships")
    table.act("neptune", "drown", traveller="cicero").assert_refused_with("no-voyage")
    table.act("neptune", "drown", traveller="nobody").assert_refused_with("no-such-character")
    table.act("juno", "drown", traveller="pansa").assert_refused_with("sea-gods-only")
    table.act("oceanus", "drown", traveller="pansa").accepted_entries()
    table.act("neptune", "drown", traveller="pansa").assert_refused_with("no-voyage")
    table.act("neptune", "catch", traveller="pansa").assert_refused_with("no-voyage")
    assert table.state.world.mors.sentences["pansa"].cause == "drowned"

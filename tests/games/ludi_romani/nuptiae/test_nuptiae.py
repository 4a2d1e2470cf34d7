"""NUPT: weddings, the purses of spouses, and the roles of women after marriage."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS, SUFFRAGIUM
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import MACHINE, Table
from tests.games.ludi_romani.weddings import (
    marry_before_juno,
    summer_in_rome,
    table_with_married_couple,
)


@pytest.mark.rule("NUPT-02")
def test_bride_groom_and_juno_agree_and_either_may_ask() -> None:
    table = summer_in_rome()
    petition = table.act("philippus", "wed", with_="livia").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("livia", "juno")
    table.act("livia", "consent", petition=petition).accepted_entries()
    entries = table.act("juno", "consent", petition=petition).assert_unwarned()
    assert entries[1].event.wife == "livia"
    petition = summer_in_rome().act("livia", "wed", with_="philippus").pending_petition_id()
    assert petition


@pytest.mark.rule("NUPT-02")
def test_no_wedding_happens_without_juno() -> None:
    table = summer_in_rome()
    petition = table.act("livia", "wed", with_="philippus").pending_petition_id()
    table.act("philippus", "consent", petition=petition).accepted_entries()
    table.act("juno", "decline", petition=petition).accepted_entries()
    assert table.person("livia").role == "virgo"


@pytest.mark.rule("NUPT-02")
def test_a_wedding_where_juno_is_not_is_told_the_fates() -> None:
    table = summer_in_rome().with_("juno", place="gaul")
    assert marry_before_juno(table, "livia", "philippus").assert_warned("NUPT-02")[0].judges == (
        "fata",
    )


@pytest.mark.rule("NUPT-01")
@pytest.mark.parametrize(
    ("bride", "groom", "key"),
    [
        ("livia", "cleopatra", "no-groom"),
        ("livia", "mars", "no-groom"),
        ("livia", "atia", "no-groom"),
        ("philippus", "philippus", "not-with-oneself"),
        ("livia", "nemo", "no-such-character"),
        ("livia", "plancus", "no-groom"),
    ],
)
def test_unsuitable_grooms_are_refused(bride: str, groom: str, key: str) -> None:
    table = summer_in_rome(philippus="senator", plancus="senator")
    if groom == "plancus":
        table.set_fact("plancus", "status", "umbra")
    assert key in {o.key for o in table.act(bride, "wed", with_=groom).assert_refused()}


@pytest.mark.rule("NUPT-01")
def test_two_men_and_a_wife_do_not_wed() -> None:
    table = summer_in_rome(philippus="senator", plancus="senator")
    table.act("philippus", "wed", with_="plancus").assert_refused("NUPT-01")
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    marry_before_juno(table, "livia", "plancus").assert_refused("NUPT-01")
    assert table.form("livia", "wed") is None


@pytest.mark.rule("NUPT-01")
def test_a_mortal_has_one_spouse_at_a_time() -> None:
    table = summer_in_rome()
    assert table.state.switch("marriage.one_spouse") is True
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    marry_before_juno(table, "atia", "philippus").assert_refused_with("married-already")


@pytest.mark.rule("NUPT-01")
def test_a_husband_has_several_wives_and_a_wife_one_husband_by_one_reading() -> None:
    table = summer_in_rome(philippus="senator", plancus="senator")
    table.with_reading("marriage.one_spouse", value=False)
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    marry_before_juno(table, "atia", "philippus").accepted_entries()
    assert table.state.world.bonds.wives("philippus") == ("atia", "livia")
    table.set_fact("livia", "role", "free_woman")
    marry_before_juno(table, "livia", "plancus").assert_refused_with("married-already")


@pytest.mark.rule("NUPT-01", "NUPT-09", "ROST-14")
def test_a_bride_lays_her_legions_down_before_the_wedding() -> None:
    table = summer_in_rome().with_("livia", role="amazon", legio_curialis=2)
    marry_before_juno(table, "livia", "philippus").assert_refused_with("amazon-in-arms")
    table.set_fact("livia", "role", "free_woman")
    marry_before_juno(table, "livia", "philippus").assert_refused_with("amazon-in-arms")
    table.act("livia", "lay-down-arms").accepted_entries()
    table.assert_holdings("venus", legio_curialis=2).assert_holdings("livia", legio_curialis=0)
    assert table.person("livia").role == "free_woman"
    marry_before_juno(table, "livia", "philippus").accepted_entries()


@pytest.mark.rule("NUPT-01")
def test_an_amazon_marries_as_she_is_by_one_reading() -> None:
    table = summer_in_rome().with_("livia", role="amazon", legio_curialis=2)
    table.with_reading("marriage.amazon_may_marry", value=True)
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    table.assert_holdings("livia", legio_curialis=2)


@pytest.mark.rule("NUPT-03", "NUPT-10")
def test_juno_takes_shawl_and_card_and_pays_the_dos() -> None:
    table = table_with_married_couple(denarius=0)
    table.assert_holdings("juno", denarius=11_000_000, dos=1, palla_pietatis=1)
    table.assert_holdings("livia", dos=0, palla_pietatis=0).assert_holdings(
        "philippus", denarius=2_000_000
    )


@pytest.mark.rule("NUPT-03")
def test_juno_must_have_the_money_and_only_she_is_told_so() -> None:
    marry_before_juno(
        summer_in_rome().with_("juno", denarius=2_000_000), "livia", "philippus"
    ).accepted_entries()
    table = summer_in_rome().with_("juno", denarius=1_900_000)
    refused = marry_before_juno(table, "livia", "philippus").assert_refused("NUPT-03")[0]
    assert refused.rests_on == (("juno", DENARIUS),)
    assert refused.args["n"] == 100_000
    assert not refused.waivable
    table.act("livia", "wed", with_="philippus").pending_petition_id()


@pytest.mark.rule("NUPT-03", "NUPT-09")
def test_a_second_marriage_has_no_dos() -> None:
    table = table_with_married_couple()
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    table.act("livia", "claim-dos", by="juno", from_="philippus").accepted_entries()
    table.wait().assert_holdings("vesta", virus=12)
    before = table.state.books.holding("philippus", DENARIUS)
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    assert table.state.books.holding("philippus", DENARIUS) == before
    table.assert_holdings("livia", virus=2)


@pytest.mark.rule("NUPT-04", "VIRUS-01")
def test_vesta_hands_out_two_virus_while_she_has_any() -> None:
    table = summer_in_rome(philippus="senator", plancus="senator", hirtius="senator").with_(
        "vesta", virus=3
    )
    for bride, groom, cards in (
        ("livia", "philippus", 2),
        ("atia", "plancus", 1),
        ("octavia", "hirtius", 0),
    ):
        marry_before_juno(table, bride, groom).accepted_entries()
        table.assert_holdings(bride, virus=cards)


@pytest.mark.rule("NUPT-05", "ROST-14")
def test_spouses_swap_legions_wherever_they_are() -> None:
    table = table_with_married_couple(legio_curialis=2, legio_clientarum=1).set_fact(
        "philippus", "place", "syria"
    )
    for kind in (CURIALIS, CLIENTARUM):
        gift = {"to": "livia", "asset": kind, "quantity": 1}
        table.act_with_consent("livia", "philippus", "give", **gift).accepted_entries()
    assert table.person("livia").role == "matrona"
    table.assert_holdings("livia", legio_curialis=1, legio_clientarum=1)
    for kind in (CURIALIS, CLIENTARUM):
        gift = {"to": "philippus", "asset": kind, "quantity": 1}
        table.act_with_consent("philippus", "livia", "give", **gift).accepted_entries()
    table.assert_holdings("philippus", legio_curialis=2, legio_clientarum=1)


@pytest.mark.rule("NUPT-05", "MERC-04")
def test_no_legio_curialis_passes_between_spouses_by_one_reading() -> None:
    table = table_with_married_couple(legio_curialis=2)
    table.change_reading("lc.transfer", "never").accepted_entries()
    gift = {"to": "livia", "asset": CURIALIS, "quantity": 1}
    table.act("philippus", "give", **gift).assert_refused("MERC-04")


@pytest.mark.rule("ROST-14", "ROST-15")
def test_a_wife_holds_her_husbands_legions_only_and_for_him_only() -> None:
    table = summer_in_rome(philippus="imperator").with_("philippus", legio_clientarum=2)
    table.with_("antony", place="rome", legio_clientarum=1)
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    gift = {"to": "livia", "asset": CLIENTARUM, "quantity": 1}
    table.act("antony", "give", **gift).assert_refused("ROST-15")
    table.act_with_consent("livia", "philippus", "give", **gift).accepted_entries()
    table.act("livia", "give", **gift | {"to": "antony"}).assert_refused_with(
        "legions-back-to-husband"
    )
    swap = {"give": CLIENTARUM, "give_quantity": 1, "take": CLASSIS, "take_quantity": 1}
    table.act("livia", "barter", with_="antony", **swap).assert_refused_with(
        "legions-back-to-husband"
    )


@pytest.mark.rule("NUPT-05", "LIM-01")
def test_a_wife_commands_no_more_than_ten() -> None:
    table = table_with_married_couple(legio_curialis=10)
    for quantity in (9, 1):
        gift = {"to": "livia", "asset": CURIALIS, "quantity": quantity}
        table.act_with_consent("livia", "philippus", "give", **gift).accepted_entries()
    table.lawful = False
    table.act(
        "fata", "book-difference", who="philippus", asset=CURIALIS, counted=1, because="found"
    ).accepted_entries()
    gift = {"to": "livia", "asset": CURIALIS, "quantity": 1}
    table.act("philippus", "give", **gift).assert_refused("LIM-01")


@pytest.mark.rule("NUPT-05")
def test_a_bride_has_no_votes_in_hand() -> None:
    table = summer_in_rome().with_("livia", role="amazon", suffragium=5)
    refused = marry_before_juno(table, "livia", "philippus").assert_refused("NUPT-05")[0]
    assert refused.rests_on == (("livia", SUFFRAGIUM),)


@pytest.mark.rule("NUPT-11", "NUPT-02", "CLI-06", "CLI-08", "FATA-08")
@pytest.mark.parametrize(("ends", "again"), [(True, ("antony",)), (False, ("octavian", "antony"))])
def test_a_wedding_ends_the_bond_of_a_wife_to_her_patronus(
    *, ends: bool, again: tuple[str, ...]
) -> None:
    table = summer_in_rome().with_reading("clientela.ends_on_separation", value=ends)
    table.with_("antony", place="rome").with_("cassius", place="rome", legio_curialis=0)
    for patronus in ("octavian", "cassius", "antony"):
        table.set_fact("livia", "patronus", patronus)
    wedding = marry_before_juno(table, "livia", "philippus").accepted_entries()[0]
    assert table.person("livia").patroni == ()
    assert "cliens" not in table.person("livia").statuses
    table.act("fata", "reverse", entry=wedding.id, reason="a jest").accepted_entries()
    assert table.person("livia").patroni == again
    assert table.person("livia").statuses == {"cliens"}
    assert table.person("livia").role == "virgo"
    table.assert_holdings("livia", dos=1, virus=0, palla_pietatis=1).assert_holdings(
        "juno", denarius=13_000_000
    )
    assert not table.state.world.bonds.marriages


@pytest.mark.rule("FATA-08", "NUPT-02")
def test_a_marriage_that_is_over_is_not_annulled() -> None:
    table = summer_in_rome()
    wedding = marry_before_juno(table, "livia", "philippus").accepted_entries()[0]
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    table.act("fata", "reverse", entry=wedding.id, reason="a jest").assert_refused_with(
        "married-no-more"
    )


@pytest.mark.rule("NUPT-09", "DIV-08", "ROST-06", "ROST-07", "FATA-08")
def test_a_free_woman_chooses_to_be_an_amazon() -> None:
    table = Table().set_fact("livia", "role", "free_woman")
    taken = table.act("livia", "take-arms").accepted_entries()[0]
    assert table.person("livia").role == "amazon"
    table.act("livia", "take-arms").assert_refused("NUPT-09")
    table.act("fata", "reverse", entry=taken.id, reason="no").accepted_entries()
    assert table.person("livia").role == "free_woman"
    table.act("atia", "take-arms").assert_refused("NUPT-09")
    assert table.form("atia", "take-arms") is None


@pytest.mark.rule("NUPT-09", "FATA-08")
def test_declined_legions_of_a_free_woman_go_to_venus() -> None:
    table = Table().with_("livia", legio_curialis=2, legio_clientarum=1)
    table.set_fact("livia", "role", "free_woman")
    laid = table.act("livia", "lay-down-arms").accepted_entries()[0]
    table.assert_holdings("venus", legio_curialis=2, legio_clientarum=1).assert_holdings(
        "livia", legio_curialis=0
    )
    table.act("livia", "lay-down-arms").assert_refused_with("no-arms")
    table.act("fata", "reverse", entry=laid.id, reason="no").accepted_entries()
    table.assert_holdings("livia", legio_curialis=2, legio_clientarum=1)
    assert table.person("livia").role == "free_woman"
    table.act("atia", "lay-down-arms").assert_refused("NUPT-09")
    assert table.form("atia", "lay-down-arms") is None


@pytest.mark.rule("NUPT-09", "PROEL-25")
def test_nobody_lays_down_arms_in_a_battle() -> None:
    table = Table().with_("livia", role="amazon", legio_curialis=2)
    table.set_fact("livia", "status", "in_proelium")
    table.act("livia", "lay-down-arms").assert_refused("PROEL-25")
    form = table.form("livia", "lay-down-arms")
    assert form is not None
    assert form.blocked


@pytest.mark.rule("ROST-06")
def test_a_free_woman_with_legions_at_season_end_is_an_amazon() -> None:
    table = Table().with_("livia", legio_curialis=2).with_("octavia", legio_curialis=1)
    for who, role in (("livia", "free_woman"), ("atia", "free_woman"), ("octavia", "matrona")):
        table.set_fact(who, "role", role)
    table.season().accepted_entries()
    roles = {who: table.person(who).role for who in ("livia", "atia", "octavia")}
    assert roles == {"livia": "amazon", "atia": "free_woman", "octavia": "matrona"}


def test_the_form_names_possible_spouses_and_explains_distance() -> None:
    table = summer_in_rome(philippus="senator", plancus="imperator").with_("hirtius", place="gaul")
    form = table.form("livia", "wed")
    assert form is not None
    assert set(field_options(form.fields[0])) >= {"philippus", "plancus"}
    assert "atia" not in field_options(form.fields[0])
    form = table.form("hirtius", "wed")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["nobody-to-wed"]
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    form = table.form("philippus", "wed")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["married-already"]
    assert table.form("juno", "wed") is None
    assert MACHINE.acts["wed"].consent.recorders(table.state, "atia", None) == ("juno",)

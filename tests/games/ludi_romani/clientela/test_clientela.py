"""CLI: the bond of patronus and cliens, how it begins, its duties, and how it ends."""

import pytest

from ledger.contract.form import Choice, Number
from tests.games.ludi_romani.clientela.scenes import (
    table_with_cassius_and_dolabella,
    table_with_cliens,
    table_with_unprotected_pansa,
)
from tests.games.ludi_romani.given import field_options


@pytest.mark.rule("CLI-01")
def test_a_matrona_is_nobodys_cliens() -> None:
    table = (
        table_with_unprotected_pansa()
        .set_fact("atia", "status", "unprotected")
        .set_fact("atia", "role", "matrona")
    )
    table.act("cassius", "take-client", who="atia").assert_refused("CLI-01")
    table.act("atia", "seek-protection", to="cassius").assert_refused("CLI-01")
    table.set_fact("atia", "role", "virgo")
    table.act("cassius", "take-client", who="atia").accepted_entries()


@pytest.mark.rule("CLI-01")
def test_gods_and_present_clientes_are_not_taken_on() -> None:
    table = table_with_cliens()
    table.act("cassius", "take-client", who="juno").assert_refused("CLI-01")
    table.act("cassius", "take-client", who="pansa").assert_refused_with("cliens-already")
    table.act("cassius", "take-client", who="cassius").assert_refused("CLI-01")
    table.act("cassius", "take-client", who="nemo").assert_refused("ACTA-02")


@pytest.mark.rule("CLI-03")
def test_a_general_takes_on_an_unprotected_mortal_he_meets() -> None:
    table = table_with_unprotected_pansa()
    table.act("antony", "take-client", who="pansa").assert_refused("CLI-03")
    table.act("cassius", "take-client", who="dolabella").assert_refused_with("needs-no-protection")
    form = table.form("cassius", "take-client")
    assert form is not None
    assert field_options(form.fields[0]) == ["pansa"]
    (entry,) = table.act("cassius", "take-client", who="pansa").accepted_entries()
    assert entry.event.manner == "taken"
    person = table.person("pansa")
    assert person.patroni == ("cassius",)
    assert "cliens" in person.statuses
    assert "unprotected" not in person.statuses
    form = table.form("cassius", "take-client")
    assert form is not None
    assert form.blocked


@pytest.mark.rule("CLI-04")
def test_an_unprotected_mortal_may_ask_and_be_accepted() -> None:
    table = table_with_unprotected_pansa()
    table.act("pansa", "seek-protection", to="antony").assert_refused("CLI-04")
    table.act("pansa", "seek-protection", to="nemo").assert_refused("ACTA-02")
    table.act_with_consent("cassius", "pansa", "seek-protection", to="cassius").accepted_entries()
    assert table.person("pansa").patroni == ("cassius",)
    form = table.form("pansa", "seek-protection")
    assert form is not None
    assert field_options(form.fields[0]) == ["dolabella"]
    assert table.form("antony", "seek-protection") is None


@pytest.mark.rule("CLI-05", "REX-12")
def test_only_a_holder_of_a_legio_is_a_patronus() -> None:
    table = table_with_cassius_and_dolabella().with_("bogud", place="syria", legio_clientarum=1)
    table.with_("atia", place="rome").with_("cicero", place="syria")
    table.with_("dolabella", legio_clientarum=0).with_("cassius", place="asia_minor")
    table_with_unprotected_pansa(table)
    table.act("cicero", "take-client", who="pansa").assert_refused("CLI-05")
    table.act("dolabella", "take-client", who="pansa").assert_refused("CLI-05")
    table.act("pansa", "seek-protection", to="cicero").assert_refused("CLI-05")
    assert table.form("cicero", "take-client") is None
    table.act("bogud", "take-client", who="pansa").accepted_entries()


@pytest.mark.rule("CLI-06")
def test_a_patronus_without_an_army_has_no_clientes() -> None:
    table = table_with_unprotected_pansa()
    table.act("dolabella", "take-client", who="pansa").accepted_entries()
    table.act_with_consent(
        "cassius", "dolabella", "give", to="cassius", asset="legio_clientarum", quantity=1
    )
    assert table.person("pansa").patroni == ("dolabella",)
    table.act_with_consent(
        "cassius", "dolabella", "give", to="cassius", asset="legio_clientarum", quantity=1
    )
    assert table.person("pansa").patroni == ()
    assert "cliens" not in table.person("pansa").statuses


@pytest.mark.rule("CLI-08")
def test_a_follower_left_behind_is_free() -> None:
    table = table_with_cliens()
    table.act("cassius", "move", to="parthia").accepted_entries()
    assert table.person("pansa").patroni == ()
    table.act("pansa", "move", to="asia_minor").accepted_entries()


@pytest.mark.rule("CLI-08")
def test_the_bond_lasts_over_any_distance_by_another_reading() -> None:
    table = table_with_unprotected_pansa(
        table_with_cassius_and_dolabella().with_reading("clientela.ends_on_separation", value=False)
    )
    table.act("cassius", "take-client", who="pansa").accepted_entries()
    table.act("cassius", "move", to="parthia").accepted_entries()
    assert table.person("pansa").patroni == ("cassius",)


@pytest.mark.rule("CLI-08")
def test_a_patronus_lets_a_cliens_go() -> None:
    table = table_with_cliens()
    table.act("dolabella", "release-client", who="pansa").assert_refused("CLI-08")
    assert table.form("dolabella", "release-client") is None
    form = table.form("cassius", "release-client")
    assert form is not None
    assert field_options(form.fields[0]) == ["pansa"]
    table.act("cassius", "release-client", who="pansa").accepted_entries()
    assert table.person("pansa").patroni == ()


@pytest.mark.rule("CLI-09")
def test_a_patronus_with_a_legio_on_the_spot_executes_a_cliens() -> None:
    table = table_with_cliens()
    table.act("antony", "execute-client", who="pansa").assert_refused("CLI-09")
    table.act("cassius", "execute-client", who="nemo").assert_refused("ACTA-02")
    table.act("cassius", "execute-client", who="pansa").accepted_entries()
    assert "condemned" in table.person("pansa").statuses
    form = table.form("cassius", "execute-client")
    assert form is not None
    assert form.blocked
    duty = next(iter(table.state.kernel.duties))
    table.act("cassius", "choose", duty=duty, option="carry-out").accepted_entries()
    assert not table.person("pansa").living
    assert table.person("pansa").patroni == ()


@pytest.mark.rule("CLI-09")
def test_nobody_is_executed_from_afar() -> None:
    table = table_with_unprotected_pansa(
        table_with_cassius_and_dolabella().with_reading("clientela.ends_on_separation", value=False)
    )
    table.act("cassius", "take-client", who="pansa").accepted_entries()
    table.act("cassius", "move", to="parthia").accepted_entries()
    table.act("cassius", "execute-client", who="pansa").assert_refused("CLI-09")


@pytest.mark.rule("CLI-10", "MON-01")
def test_a_cliens_hands_over_any_money_that_is_asked_for() -> None:
    table = table_with_cliens()
    form = table.form("cassius", "demand-money", who="pansa")
    assert form is not None
    assert isinstance(form.fields[1], Number)
    assert form.fields[1].most > 700_000
    table.act("dolabella", "demand-money", who="pansa", quantity=100_000).assert_refused("CLI-10")
    table.act("cassius", "demand-money", who="pansa", quantity=150_000).assert_refused("MON-01")
    table.act("cassius", "demand-money", who="pansa", quantity=200_000).accepted_entries()
    table.assert_holdings("cassius", denarius=200_000).assert_holdings("pansa", denarius=500_000)
    (entry,) = table.act(
        "cassius", "demand-money", who="pansa", quantity=9_000_000
    ).accepted_entries()
    table.assert_holdings("cassius", denarius=700_000).assert_holdings("pansa", denarius=0)
    assert entry.audience == ("cassius", "fata", "pansa")
    table.act("cassius", "demand-money", who="pansa", quantity=100_000).accepted_entries()
    table.assert_holdings("cassius", denarius=700_000)


@pytest.mark.rule("CLI-11")
def test_a_cliens_goes_nowhere_without_the_patronus() -> None:
    table = table_with_cliens()
    table.act("pansa", "move", to="asia_minor").assert_refused("CLI-11")
    table.act("pansa", "sail", to="sicily").assert_refused("CLI-11")
    table.act("dolabella", "sail", to="sicily", passengers=["pansa"]).assert_refused("MARE-04")
    table.act("cassius", "move", to="asia_minor", companions=["pansa"]).accepted_entries()
    table.assert_place("pansa", "asia_minor", "ordinary")
    assert table.person("pansa").patroni == ("cassius",)


@pytest.mark.rule("CLI-11")
def test_a_cliens_flees_a_plague_alone() -> None:
    table = table_with_cliens()
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("pansa", "move", to="asia_minor").accepted_entries()
    assert table.person("pansa").patroni == ()


@pytest.mark.rule("CLI-13")
def test_a_second_patronus_with_an_army_stands_between() -> None:
    table = table_with_cliens()
    table.act_with_consent(
        "dolabella", "pansa", "seek-protection", to="dolabella"
    ).accepted_entries()
    assert table.person("pansa").patroni == ("cassius", "dolabella")
    petition = table.act("cassius", "execute-client", who="pansa").pending_petition_id()
    assert "condemned" not in table.person("pansa").statuses
    table.act("dolabella", "decline", petition=petition).accepted_entries()
    assert "condemned" not in table.person("pansa").statuses
    table.act_with_consent("dolabella", "cassius", "execute-client", who="pansa").accepted_entries()
    assert "condemned" in table.person("pansa").statuses


@pytest.mark.rule("CLI-14")
def test_the_latest_patronus_takes_the_cliens_along() -> None:
    table = table_with_cliens()
    table.act("dolabella", "take-client", who="pansa").accepted_entries()
    table.act("cassius", "move", to="parthia", companions=["pansa"]).assert_refused("MOTUS-17")
    table.act("dolabella", "move", to="asia_minor", companions=["pansa"]).accepted_entries()
    assert table.person("pansa").patroni == ("dolabella",)


@pytest.mark.rule("FATA-08")
def test_a_bond_made_by_mistake_is_taken_back() -> None:
    table = table_with_unprotected_pansa()
    (entry,) = table.act("cassius", "take-client", who="pansa").accepted_entries()
    table.act("fata", "reverse", entry=entry.id, reason="somebody else").accepted_entries()
    assert table.person("pansa").patroni == ()
    assert "unprotected" in table.person("pansa").statuses


def test_only_the_parties_are_offered_acts_of_the_bond() -> None:
    table = table_with_cliens()
    assert table.form("pansa", "demand-money") is None
    assert table.form("juno", "take-client") is None
    form = table.form("cassius", "execute-client")
    assert form is not None
    assert isinstance(form.fields[0], Choice)

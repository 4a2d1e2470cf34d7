"""PROEL: the permitted opponents, and the gods before whom they fight (PROEL-01 to 10, 40, 41)."""

import pytest

from ledger.contract.form import Choice
from ledger.games.ludi_romani.arms import fieldable_dice, is_unprotected
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_before_challenge,
    latest_battle,
    play_rounds,
    send_challenge,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


def offered_options(table: Table, actor: str, act: str, field: str, **chosen: str) -> list[str]:
    """Return the options of a field of a form."""
    form = table.form(actor, act, **chosen)
    assert form is not None
    return field_options(next(one for one in form.fields if one.name == field))


@pytest.mark.rule("PROEL-01", "LIM-07")
@pytest.mark.parametrize("season", ["motus", "hiems"])
def test_battles_are_fought_in_an_aestas_only(season: str) -> None:
    table = Table().at(season, 42).with_("octavian", place="greece", legio_curialis=1)
    table.with_("minerva", place="greece").with_("m_brutus", place="spain")
    send_challenge(table, "octavian", "cassius", "minerva").assert_refused("PROEL-01")
    form = table.form("octavian", "challenge")
    assert form is not None
    assert [o.key for o in form.blocked] == ["battles-in-summer"]


@pytest.mark.rule("PROEL-01")
def test_nobody_fights_in_rome() -> None:
    table = Table().at("aestas", 42).with_("minerva", place="rome")
    table.with_("octavian", place="rome", legio_curialis=1)
    table.with_("agrippa", place="rome", legio_curialis=1)
    send_challenge(table, "octavian", "agrippa", "minerva").assert_refused("PROEL-01")


@pytest.mark.rule("PROEL-02")
def test_the_god_who_presides_is_there_and_at_no_other_battle() -> None:
    table = duel_before_challenge()
    send_challenge(table, "octavian", "antony", "juno").assert_refused_with("presider-not-here")
    assert offered_options(table, "octavian", "challenge", "numen") == ["minerva"]
    begin_battle(table, "octavian", "antony", "minerva")
    assert table.state.world.pugnae.battle_presided_by("minerva") == latest_battle(table)
    table.set_fact("agrippa", "place", "greece").set_fact("sextus_pompey", "place", "greece")
    refused = send_challenge(table, "sextus_pompey", "agrippa", "minerva").assert_refused(
        "PROEL-02"
    )
    assert "presides-elsewhere" in [o.key for o in refused]


@pytest.mark.rule("PROEL-02")
def test_no_challenge_is_offered_without_a_god() -> None:
    table = Table().at("aestas", 42).with_("octavian", place="gaul", legio_curialis=1)
    table.with_("agrippa", place="gaul", legio_curialis=1)
    table.context.dice = [6, 1]
    table.act("octavian", "draw-lots").accepted_entries()
    form = table.form("octavian", "challenge")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-god-to-preside"]


@pytest.mark.rule("PROEL-03", "LIM-10")
@pytest.mark.parametrize("numen", ["mercury", "juventas"])
def test_mercury_juventas_and_cybele_do_not_preside(numen: str) -> None:
    table = Table().with_(numen, place="greece")
    table = duel_before_challenge(table)
    send_challenge(table, "octavian", "antony", numen).assert_refused_with("may-not-preside")
    assert offered_options(table, "octavian", "challenge", "numen") == ["minerva"]


@pytest.mark.rule("PROEL-03", "PROEL-05")
def test_a_mortal_does_not_preside() -> None:
    send_challenge(duel_before_challenge(), "octavian", "antony", "octavian").assert_refused(
        "PROEL-03"
    )


@pytest.mark.rule("PROEL-05", "ROST-21")
def test_a_fighter_has_a_legio() -> None:
    table = (
        duel_before_challenge()
        .set_fact("cicero", "place", "greece")
        .set_fact("cassius", "place", "greece")
    )
    send_challenge(table, "octavian", "cicero", "minerva").assert_refused_with("needs-a-legio")
    refused = send_challenge(table, "octavian", "cassius", "minerva").assert_refused("PROEL-05")
    assert [o.key for o in refused] == ["needs-a-legio"]
    send_challenge(table, "cicero", "octavian", "minerva").assert_refused("ROST-21")
    assert table.form("cicero", "challenge") is None


@pytest.mark.rule("PROEL-05")
def test_the_dead_do_not_fight() -> None:
    table = duel_before_challenge().set_fact("antony", "status", "umbra")
    send_challenge(table, "octavian", "antony", "minerva").assert_refused("PROEL-05")


@pytest.mark.rule("PROEL-06", "LIM-18", "ROST-08")
@pytest.mark.parametrize("role", ["virgo", "matrona"])
def test_nobody_fights_a_virgo_or_matrona(role: str) -> None:
    table = duel_before_challenge().set_fact("livia", "place", "greece")
    if role == "matrona":
        table.set_fact("livia", "role", "matrona")
    send_challenge(table, "octavian", "livia", "minerva").assert_refused_with("women-do-not-fight")
    send_challenge(table, "livia", "octavian", "minerva").assert_refused("PROEL-06")


@pytest.mark.rule("PROEL-06")
def test_gods_do_not_fight() -> None:
    table = duel_before_challenge(Table().with_("juno", place="greece"))
    send_challenge(table, "octavian", "juno", "minerva").assert_refused_with("god-does-not-fight")


@pytest.mark.rule("MERC-21", "REX-07", "PROEL-05")
def test_reges_and_foreign_gods_field_red_dice_only() -> None:
    table = Table().with_("tyr_wotan", legio_curialis=3, legio_clientarum=2)
    assert dict(fieldable_dice(table.state, "tyr_wotan")) == {("tyr_wotan", CLIENTARUM): 2}
    assert dict(fieldable_dice(table.state, "bogud")) == {("bogud", CLIENTARUM): 4}
    assert dict(fieldable_dice(table.state, "octavian")) == {("octavian", CURIALIS): 3}


@pytest.mark.rule("PROEL-07")
def test_both_parties_are_in_one_region_and_in_no_other_battle() -> None:
    table = duel_before_challenge(Table().with_("juno", place="greece"))
    table.act(
        "octavian", "challenge", by="minerva", target="sextus_pompey", numen="minerva"
    ).assert_refused_with("not-in-same-region")
    send_challenge(table, "octavian", "octavian", "minerva").assert_refused_with(
        "not-against-oneself"
    )
    begin_battle(table, "octavian", "antony", "minerva")
    table.set_fact("agrippa", "place", "greece")
    answer = send_challenge(table, "agrippa", "antony", "juno")
    assert "in-another-battle" in [o.key for o in answer.assert_refused("PROEL-07")]


@pytest.mark.rule("PROEL-10")
def test_the_god_has_to_agree_to_a_challenge() -> None:
    table = duel_before_challenge()
    answer = table.act("octavian", "challenge", target="antony", numen="minerva")
    petition = answer.pending_petition_id()
    assert not any(table.state.world.pugnae.lasting())
    table.act("minerva", "consent", petition=petition).accepted_entries()
    assert latest_battle(table).presider == "minerva"


@pytest.mark.rule("PROEL-10")
def test_only_the_challenged_answer_a_challenge() -> None:
    table = duel_before_challenge()
    table.act("antony", "accept-challenge").assert_refused_with("not-challenged")
    table.act("antony", "refuse-challenge").assert_refused_with("not-challenged")
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    table.act("octavian", "accept-challenge").assert_refused_with("not-challenged")
    assert table.form("octavian", "accept-challenge") is None
    table.act("antony", "accept-challenge", by="minerva").accepted_entries()


@pytest.mark.rule("PROEL-40", "LIM-16")
def test_juno_makes_two_fight_once_in_a_summer_and_no_challenge_is_spent() -> None:
    table = duel_before_challenge(Table().with_("juno", place="spain"))
    two = {"first": "antony", "second": "octavian"}
    table.act("juno", "force-battle", by="minerva", numen="minerva", **two).accepted_entries()
    assert latest_battle(table).forced_by == "juno"
    assert latest_battle(table).stage == "rolling"
    table.act("juno", "force-battle", numen="minerva", **two).assert_refused("PROEL-40", "PROEL-07")
    play_rounds(table, (3, 3), (3, 3), (6, 5))
    send_challenge(table, "octavian", "antony", "minerva").assert_refused("PROEL-05")
    assert not any(mark.startswith("flagitatio") for mark in table.state.world.spent_rights)
    form = table.form("juno", "force-battle")
    assert form is not None
    assert [o.key for o in form.blocked] == ["force-spent"]


@pytest.mark.rule("PROEL-40")
def test_only_juno_forces_a_fight_between_two_who_can() -> None:
    table = duel_before_challenge(Table().with_("juno", place="greece"))
    two = {"first": "antony", "second": "octavian", "numen": "minerva"}
    table.act("minerva", "force-battle", **two).assert_refused_with("junos-right")
    two["second"] = "sextus_pompey"
    table.act("juno", "force-battle", **two).assert_refused_with("not-in-same-region")
    assert sorted(offered_options(table, "juno", "force-battle", "first")) == ["antony", "octavian"]
    assert offered_options(table, "juno", "force-battle", "second", first="antony") == ["octavian"]
    numen = offered_options(
        table, "juno", "force-battle", "numen", first="antony", second="octavian"
    )
    assert sorted(numen) == ["juno", "minerva"]
    table.act(
        "juno", "force-battle", first="antony", second="octavian", numen="juno"
    ).accepted_entries()


@pytest.mark.rule("PROEL-41")
def test_no_fight_begins_where_cybele_is() -> None:
    table = duel_before_challenge()
    table.act("cybele", "roam", to="greece").accepted_entries()
    send_challenge(table, "octavian", "antony", "minerva").assert_refused_with("peace-here")
    form = table.form("octavian", "challenge")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["PROEL-41"]
    table.act("cybele", "roam", to="egypt").accepted_entries()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()


@pytest.mark.rule("PROEL-41")
def test_cybele_ends_a_challenge_that_nobody_has_answered() -> None:
    table = duel_before_challenge()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    table.act("cybele", "roam", to="greece").accepted_entries()
    assert latest_battle(table).why == "cybele"
    assert not table.person("antony").is_in_battle


@pytest.mark.rule("PROEL-32")
def test_everybody_without_a_legio_is_unprotected_by_one_reading() -> None:
    table = Table().with_reading("status.unprotected_from", "no_legiones")
    assert is_unprotected(table.state, "cicero")
    assert not is_unprotected(table.state, "octavian")
    assert not is_unprotected(Table().state, "cicero")
    assert is_unprotected(Table().set_fact("cicero", "status", "unprotected").state, "cicero")
    table.set_fact("cicero", "patronus", "octavian")
    assert not is_unprotected(table.state, "cicero")
    assert not is_unprotected(table.state, "juno")


def test_the_form_of_a_challenge_offers_fighters_and_gods() -> None:
    table = duel_before_challenge(
        Table().with_("juno", place="greece").with_("cicero", place="greece")
    )
    form = table.form("octavian", "challenge")
    assert form is not None
    assert [field.name for field in form.fields] == ["target", "numen"]
    assert all(isinstance(field, Choice) for field in form.fields)
    assert offered_options(table, "octavian", "challenge", "target") == ["antony"]
    assert sorted(offered_options(table, "octavian", "challenge", "numen")) == ["juno", "minerva"]

"""PROEL: the offers of war gods, their places and recipients, and the results."""

import pytest

from ledger.games.ludi_romani.proelium.war_gods import WarGodAnswered
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.view.visibility import message_key_of_type
from tests.games.ludi_romani.battles import (
    begin_battle,
    choose_option,
    latest_battle,
    open_choices,
    play_rounds,
    send_challenge,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Answer, Table
from tests.games.ludi_romani.wars import OFFER, force_choice_by_mars, table_with_mars


def entry_keys(answer: Answer) -> list[str]:
    """Return the keys of the entries of an act."""
    return [message_key_of_type(entry.type) for entry in answer.accepted_entries()]


@pytest.mark.rule("PROEL-34", "PROEL-48")
def test_a_mortal_provoked_by_a_war_god_chooses_the_opponent() -> None:
    table = table_with_mars()
    assert "PROEL-48" in RULES.phones.reminders(table.state, "mars")
    assert "PROEL-48" not in RULES.phones.reminders(table.state, "minerva")
    form = table.form("mars", "provoke", target="octavian")
    assert form is not None
    assert [field_options(field) for field in form.fields] == [["octavian", "antony"], ["antony"]]
    table.act("mars", "provoke", **OFFER).accepted_entries()
    assert open_choices(table) == [("octavian", "war-god")]
    (duty,) = table.state.kernel.duties.values()
    assert (duty.options, duty.default) == (("fight", "challenge"), "fight")
    assert (duty.id, duty.audience) == (f"{table.context.act}/war-god", ("*",))
    assert duty.terms == {
        "details": "yes",
        "proelium": "proelium-1",
        "god": "who:mars",
        "rival": "who:antony",
    }
    for who in ("mars", "octavian"):
        assert table.person(who).statuses == {"challenged"}
    table.act("octavian", "move", to="asia_minor").assert_refused("MOTUS-16")
    table.act("octavian", "accept-challenge").assert_refused("PROEL-10")
    table.act("octavian", "refuse-challenge").assert_refused("PROEL-10")
    assert not table.person("antony").is_in_battle


@pytest.mark.rule("PROEL-04", "PROEL-34")
def test_a_challenge_to_the_rival_asks_no_god_of_the_gods_fight() -> None:
    table = table_with_mars(Table().with_("diana", place="greece"))
    table.act("mars", "provoke", target="antony", rival="octavian").accepted_entries()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    assert ("fata", "who-presides") in open_choices(table)
    choose_option(table, "antony", "war-god", "challenge").accepted_entries()
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-34", "PROEL-11", "PROEL-12")
def test_the_rival_is_challenged_out_of_turn_before_the_god() -> None:
    table = table_with_mars()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted_entries()
    events = [
        e.event for e in choose_option(table, "antony", "war-god", "challenge").accepted_entries()
    ]
    assert [b.option for b in events if isinstance(b, WarGodAnswered)] == ["challenge"]
    one = latest_battle(table)
    assert (one.id, one.number, table.state.world.pugnae.count) == ("proelium-2", 2, 2)
    assert (one.presider, one.provoked_by, one.kind, one.must) == ("mars", "mars", "", "PROEL-14")
    assert [side.leader for side in one.sides] == ["antony", "octavian"]
    assert not table.person("mars").is_in_battle
    table.act("octavian", "refuse-challenge").assert_refused("PROEL-14")
    table.act("octavian", "accept-challenge").accepted_entries()
    play_rounds(table, (6, 1), (4, 3), (2, 2))
    table.assert_holdings("mars", legio_curialis=3).assert_holdings("antony", legio_curialis=3)
    send_challenge(table, "antony", "octavian", "minerva").assert_refused("PROEL-11")


@pytest.mark.rule("PROEL-34", "PROEL-15")
def test_a_rivals_refusal_leads_to_a_fight_with_the_god() -> None:
    table = table_with_refusable_challenge()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted_entries()
    choose_option(table, "antony", "war-god", "challenge").accepted_entries()
    assert entry_keys(table.act("octavian", "refuse-challenge")) == [
        "flagitatio-refused",
        "proelium-opened",
    ]
    one = latest_battle(table)
    assert (one.id, one.number, table.state.world.pugnae.count) == ("proelium-4", 4, 4)
    assert (one.kind, one.concursationes) == ("war_god", 3)
    assert [side.leader for side in one.sides] == ["mars", "antony"]
    assert not table.person("octavian").is_in_battle
    send_challenge(table, "antony", "octavian", "minerva").assert_refused("PROEL-11")


def table_with_refusable_challenge() -> Table:
    """Octavian has been here since an earlier summer, and the first challenge has been made."""
    table = table_with_mars(
        Table().with_("plancus", place="greece", role="imperator", legio_curialis=1)
    )
    for _period in ("motus", "hiems", "motus", "aestas"):
        table.season().accepted_entries()
    table.set_fact("mars", "place", "greece")
    table.context.dice = [6, 1]
    table.act("minerva", "draw-lots").accepted_entries()
    begin_battle(table, "octavian", "plancus", "minerva")
    play_rounds(table, (6, 1))
    return table


@pytest.mark.rule("PROEL-34")
def test_a_refused_challenge_without_the_god_is_only_spent() -> None:
    table = table_with_refusable_challenge()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted_entries()
    choose_option(table, "antony", "war-god", "challenge").accepted_entries()
    table.act_with_consent("minerva", "mars", "leave-battle", successor="minerva").assert_unwarned()
    table.act("mars", "roam", to="gaul").assert_warned("PROEL-36")
    assert latest_battle(table).stage == "challenged"
    table.act("octavian", "refuse-challenge").accepted_entries()
    assert latest_battle(table).stage == "over"
    assert not table.person("antony").is_in_battle


@pytest.mark.rule("PROEL-34")
def test_a_god_who_fights_somebody_else_by_then_waits_for_nobody() -> None:
    table = table_with_refusable_challenge()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted_entries()
    choose_option(table, "antony", "war-god", "challenge").accepted_entries()
    table.act_with_consent("minerva", "mars", "leave-battle", successor="minerva").assert_unwarned()
    table.set_fact("lepidus", "place", "greece").set_fact("agrippa", "place", "greece")
    table.act("mars", "provoke", target="lepidus", rival="agrippa").accepted_entries()
    table.act("octavian", "refuse-challenge").accepted_entries()
    assert [one.sides[1].leader for one in table.state.world.pugnae.lasting()] == ["lepidus"]


@pytest.mark.rule("PROEL-34", "PROEL-15")
def test_a_refused_challenge_that_no_god_provoked_is_over() -> None:
    table = table_with_refusable_challenge()
    send_challenge(table, "antony", "octavian", "minerva").accepted_entries()
    assert entry_keys(table.act("octavian", "refuse-challenge")) == ["flagitatio-refused"]


@pytest.mark.rule("PROEL-34")
def test_the_choice_of_the_god_is_an_entry_of_its_own() -> None:
    answer = choose_option(force_choice_by_mars(), "octavian", "war-god", "fight")
    events = [entry.event for entry in answer.accepted_entries()]
    assert [b.option for b in events if isinstance(b, WarGodAnswered)] == ["fight"]


@pytest.mark.rule("PROEL-34")
def test_a_mortal_who_cannot_challenge_the_rival_fights_the_god() -> None:
    table = force_choice_by_mars().set_fact("antony", "place", "gaul")
    choose_option(table, "octavian", "war-god", "challenge").accepted_entries()
    assert (latest_battle(table).kind, latest_battle(table).stage) == ("war_god", "rolling")


@pytest.mark.rule("PROEL-34", "PROEL-11")
def test_a_mortal_who_has_challenged_before_has_only_the_god_to_fight() -> None:
    table = table_with_mars()
    begin_battle(table, "octavian", "antony", "minerva")
    play_rounds(table, (4, 2), (2, 4), (4, 2))
    table.act("mars", "provoke", **OFFER).assert_refused("PROEL-11")
    form = table.form("mars", "provoke", target="octavian")
    assert form is not None
    assert field_options(form.fields[1]) == [""]
    table.act("mars", "provoke", target="octavian").accepted_entries()
    assert latest_battle(table).kind == "war_god"


@pytest.mark.rule("PROEL-34", "PROEL-07")
def test_the_god_names_a_rival_where_there_is_one() -> None:
    table = table_with_mars().set_fact("plancus", "place", "greece")
    table.act("mars", "provoke", target="octavian").assert_refused_with("name-a-rival")
    table.act("mars", "provoke", target="octavian", rival="plancus").assert_refused("ROST-21")
    table.act("mars", "provoke", target="octavian", rival="mars").assert_refused(
        "PROEL-07", "PROEL-06"
    )
    table.act("mars", "provoke", target="octavian", rival="octavian").assert_refused_with(
        "not-against-oneself"
    )
    table.act("mars", "provoke", target="octavian", rival="nobody").assert_refused("ACTA-02")
    table.act("mars", "provoke", target="octavian", rival="sextus_pompey").assert_refused(
        "PROEL-07"
    )


@pytest.mark.rule("PROEL-34", "PROEL-11", "PROEL-07")
def test_a_war_god_who_fights_as_generals_do_is_no_rival_of_his_own() -> None:
    table = Table().with_("mars", legio_clientarum=2)
    table.data["cast"]["mars"]["powers"].append("fight_as_mortal")
    form = table_with_mars(table).form("mars", "provoke", target="octavian")
    assert form is not None
    assert field_options(form.fields[1]) == ["antony"]


@pytest.mark.rule("PROEL-34", "PROEL-05", "PROEL-06", "PROEL-38")
def test_a_war_god_may_provoke_these_mortals() -> None:
    table = table_with_mars(
        Table().with_("livia", place="greece").with_("tyr_wotan", place="greece")
    )
    table.act("minerva", "provoke", **OFFER).assert_refused_with("war-gods-provoke")
    assert table.form("minerva", "provoke") is None
    table.act("mars", "provoke", target="minerva").assert_refused("PROEL-06")
    table.act("mars", "provoke", target="tyr_wotan", rival="antony").assert_refused_with(
        "god-does-not-fight"
    )
    table.act("mars", "provoke", target="livia", rival="antony").assert_refused("PROEL-06")
    table.act("mars", "provoke", target="lepidus").assert_refused_with("not-in-same-region")
    table.set_fact("agrippa", "place", "greece").set_fact("agrippa", "status", "umbra")
    table.act("mars", "provoke", target="agrippa", rival="antony").assert_refused_with(
        "dead-do-not-fight"
    )
    table.act("mars", "provoke", target="nobody").assert_refused("ACTA-02")
    form = table.form("mars", "provoke", target="octavian")
    assert form is not None
    assert field_options(form.fields[1]) == ["tyr_wotan", "antony"]


@pytest.mark.rule("PROEL-34", "PROEL-41", "PROEL-01")
def test_a_war_god_provokes_at_these_times_and_places() -> None:
    table = table_with_mars()
    table.set_fact("cybele", "place", "greece")
    table.act("mars", "provoke", **OFFER).assert_refused_with("peace-here")
    form = table.form("mars", "provoke")
    assert form is not None
    assert [o.key for o in form.blocked] == ["peace-here"]
    table.set_fact("cybele", "place", "egypt").set_fact("mars", "place", "rome")
    table.set_fact("octavian", "place", "rome").set_fact("antony", "place", "rome")
    table.act("mars", "provoke", **OFFER).assert_refused_with("no-battle-in-rome")
    table = table_with_mars()
    table.season().accepted_entries()
    table.act("mars", "provoke", **OFFER).assert_refused_with("war-gods-in-summer")


@pytest.mark.rule("PROEL-34", "PROEL-07", "PROEL-02", "PROEL-38")
def test_god_and_mortal_fight_one_battle_at_a_time() -> None:
    table = table_with_mars(Table().with_("bellona", place="gaul").with_("ares", place="greece"))
    table.act("mars", "provoke", **OFFER).accepted_entries()
    table.act("mars", "provoke", target="antony", rival="").assert_refused("PROEL-07")
    table.act("ares", "provoke", target="octavian", rival="antony").assert_refused("PROEL-07")
    choose_option(table, "octavian", "war-god", "challenge").accepted_entries()
    table.act("mars", "provoke", target="antony").assert_refused("PROEL-02", "PROEL-07")
    table.set_fact("lepidus", "place", "greece").set_fact("agrippa", "place", "greece")
    free = {"target": "lepidus", "rival": "agrippa"}
    table.act("mars", "provoke", **free).assert_refused_with("presides-elsewhere")
    table.act("ares", "provoke", target="antony", rival="agrippa").assert_refused_with(
        "in-another-battle"
    )
    table.act("ares", "provoke", **free).accepted_entries()
    assert latest_battle(table).id == "proelium-3"


@pytest.mark.rule("PROEL-34")
def test_nobody_can_be_provoked_where_nobody_is() -> None:
    table = table_with_mars().set_fact("mars", "place", "gaul")
    form = table.form("mars", "provoke")
    assert form is not None
    assert [o.key for o in form.blocked] == ["nobody-to-provoke"]


@pytest.mark.rule("PROEL-39")
@pytest.mark.parametrize(
    ("god", "place", "goes"),
    [
        *[("ares", p, True) for p in ("greece", "asia_minor", "syria", "parthia", "egypt")],
        ("ares", "sicily", False),
        ("ares", "mauretania", False),
        *[("bellona", p, True) for p in ("mauretania", "spain", "gaul", "germania", "sicily")],
        ("bellona", "northern_italy", True),
        ("bellona", "southern_italy", True),
        ("bellona", "greece", False),
        ("mars", "sicily", True),
        ("mars", "syria", True),
    ],
)
def test_ares_fights_in_the_east_and_bellona_in_the_west(god: str, place: str, goes: bool) -> None:
    table = Table().at("aestas", 42).with_(god, place=place).with_("cybele", place="rome")
    for who in ("octavian", "antony"):
        table.with_(who, place=place, legio_curialis=1)
    for who in ("agrippa", "sextus_pompey", "lepidus", "m_brutus", "cassius"):
        table.with_(who, place="rome")
    answer = table.act(god, "provoke", **OFFER)
    if goes:
        answer.accepted_entries()
    else:
        answer.assert_refused_with("outside-the-zone")

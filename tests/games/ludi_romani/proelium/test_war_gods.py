"""PROEL: the offers of war gods, their places and recipients, and the results."""

import pytest

from ledger.games.ludi_romani.proelium.war_gods import WarGodAnswered
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.view.visibility import message_key
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
    return [message_key(entry.type) for entry in answer.accepted()]


@pytest.mark.rule("PROEL-34", "PROEL-48")
def test_a_mortal_provoked_by_a_war_god_chooses_the_opponent() -> None:
    table = table_with_mars()
    assert "PROEL-48" in RULES.phones.reminders(table.state, "mars")
    assert "PROEL-48" not in RULES.phones.reminders(table.state, "minerva")
    form = table.form("mars", "provoke", target="octavian")
    assert form is not None
    assert [field_options(field) for field in form.fields] == [["octavian", "antony"], ["antony"]]
    table.act("mars", "provoke", **OFFER).accepted()
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
    table.act("octavian", "move", to="asia_minor").refused("MOTUS-16")
    table.act("octavian", "accept-challenge").refused("PROEL-10")
    table.act("octavian", "refuse-challenge").refused("PROEL-10")
    assert not table.person("antony").is_in_battle


@pytest.mark.rule("PROEL-04", "PROEL-34")
def test_a_challenge_to_the_rival_asks_no_god_of_the_gods_fight() -> None:
    table = table_with_mars(Table().with_("diana", place="greece"))
    table.act("mars", "provoke", target="antony", rival="octavian").accepted()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted()
    assert ("fata", "who-presides") in open_choices(table)
    choose_option(table, "antony", "war-god", "challenge").accepted()
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-34", "PROEL-11", "PROEL-12")
def test_the_rival_is_challenged_out_of_turn_before_the_god() -> None:
    table = table_with_mars()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted()
    events = [e.event for e in choose_option(table, "antony", "war-god", "challenge").accepted()]
    assert [b.option for b in events if isinstance(b, WarGodAnswered)] == ["challenge"]
    one = latest_battle(table)
    assert (one.id, one.number, table.state.world.pugnae.count) == ("proelium-2", 2, 2)
    assert (one.presider, one.provoked_by, one.kind, one.must) == ("mars", "mars", "", "PROEL-14")
    assert [side.leader for side in one.sides] == ["antony", "octavian"]
    assert not table.person("mars").is_in_battle
    table.act("octavian", "refuse-challenge").refused("PROEL-14")
    table.act("octavian", "accept-challenge").accepted()
    play_rounds(table, (6, 1), (4, 3), (2, 2))
    table.holds("mars", legio_curialis=3).holds("antony", legio_curialis=3)
    send_challenge(table, "antony", "octavian", "minerva").refused("PROEL-11")


@pytest.mark.rule("PROEL-34", "PROEL-15")
def test_a_rivals_refusal_leads_to_a_fight_with_the_god() -> None:
    table = table_with_refusable_challenge()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted()
    choose_option(table, "antony", "war-god", "challenge").accepted()
    assert entry_keys(table.act("octavian", "refuse-challenge")) == [
        "flagitatio-refused",
        "proelium-opened",
    ]
    one = latest_battle(table)
    assert (one.id, one.number, table.state.world.pugnae.count) == ("proelium-4", 4, 4)
    assert (one.kind, one.concursationes) == ("war_god", 3)
    assert [side.leader for side in one.sides] == ["mars", "antony"]
    assert not table.person("octavian").is_in_battle
    send_challenge(table, "antony", "octavian", "minerva").refused("PROEL-11")


def table_with_refusable_challenge() -> Table:
    """Octavian has been here since an earlier summer, and the first challenge has been made."""
    table = table_with_mars(
        Table().with_("plancus", place="greece", role="imperator", legio_curialis=1)
    )
    for _period in ("motus", "hiems", "motus", "aestas"):
        table.season().accepted()
    table.being("mars", "place", "greece")
    table.context.dice = [6, 1]
    table.act("minerva", "draw-lots").accepted()
    begin_battle(table, "octavian", "plancus", "minerva")
    play_rounds(table, (6, 1))
    return table


@pytest.mark.rule("PROEL-34")
def test_a_refused_challenge_without_the_god_is_only_spent() -> None:
    table = table_with_refusable_challenge()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted()
    choose_option(table, "antony", "war-god", "challenge").accepted()
    table.act_with_consent("minerva", "mars", "leave-battle", successor="minerva").unwarned()
    table.act("mars", "roam", to="gaul").warned("PROEL-36")
    assert latest_battle(table).stage == "challenged"
    table.act("octavian", "refuse-challenge").accepted()
    assert latest_battle(table).stage == "over"
    assert not table.person("antony").is_in_battle


@pytest.mark.rule("PROEL-34")
def test_a_god_who_fights_somebody_else_by_then_waits_for_nobody() -> None:
    table = table_with_refusable_challenge()
    table.act("mars", "provoke", target="antony", rival="octavian").accepted()
    choose_option(table, "antony", "war-god", "challenge").accepted()
    table.act_with_consent("minerva", "mars", "leave-battle", successor="minerva").unwarned()
    table.being("lepidus", "place", "greece").being("agrippa", "place", "greece")
    table.act("mars", "provoke", target="lepidus", rival="agrippa").accepted()
    table.act("octavian", "refuse-challenge").accepted()
    assert [one.sides[1].leader for one in table.state.world.pugnae.lasting()] == ["lepidus"]


@pytest.mark.rule("PROEL-34", "PROEL-15")
def test_a_refused_challenge_that_no_god_provoked_is_over() -> None:
    table = table_with_refusable_challenge()
    send_challenge(table, "antony", "octavian", "minerva").accepted()
    assert entry_keys(table.act("octavian", "refuse-challenge")) == ["flagitatio-refused"]


@pytest.mark.rule("PROEL-34")
def test_the_choice_of_the_god_is_an_entry_of_its_own() -> None:
    answer = choose_option(force_choice_by_mars(), "octavian", "war-god", "fight")
    events = [entry.event for entry in answer.accepted()]
    assert [b.option for b in events if isinstance(b, WarGodAnswered)] == ["fight"]


@pytest.mark.rule("PROEL-34")
def test_a_mortal_who_cannot_challenge_the_rival_fights_the_god() -> None:
    table = force_choice_by_mars().being("antony", "place", "gaul")
    choose_option(table, "octavian", "war-god", "challenge").accepted()
    assert (latest_battle(table).kind, latest_battle(table).stage) == ("war_god", "rolling")


@pytest.mark.rule("PROEL-34", "PROEL-11")
def test_a_mortal_who_has_challenged_before_has_only_the_god_to_fight() -> None:
    table = table_with_mars()
    begin_battle(table, "octavian", "antony", "minerva")
    play_rounds(table, (4, 2), (2, 4), (4, 2))
    table.act("mars", "provoke", **OFFER).refused("PROEL-11")
    form = table.form("mars", "provoke", target="octavian")
    assert form is not None
    assert field_options(form.fields[1]) == [""]
    table.act("mars", "provoke", target="octavian").accepted()
    assert latest_battle(table).kind == "war_god"


@pytest.mark.rule("PROEL-34", "PROEL-07")
def test_the_god_names_a_rival_where_there_is_one() -> None:
    table = table_with_mars().being("plancus", "place", "greece")
    table.act("mars", "provoke", target="octavian").refused_with("name-a-rival")
    table.act("mars", "provoke", target="octavian", rival="plancus").refused("ROST-21")
    table.act("mars", "provoke", target="octavian", rival="mars").refused("PROEL-07", "PROEL-06")
    table.act("mars", "provoke", target="octavian", rival="octavian").refused_with(
        "not-against-oneself"
    )
    table.act("mars", "provoke", target="octavian", rival="nobody").refused("ACTA-02")
    table.act("mars", "provoke", target="octavian", rival="sextus_pompey").refused("PROEL-07")


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
    table.act("minerva", "provoke", **OFFER).refused_with("war-gods-provoke")
    assert table.form("minerva", "provoke") is None
    table.act("mars", "provoke", target="minerva").refused("PROEL-06")
    table.act("mars", "provoke", target="tyr_wotan", rival="antony").refused_with(
        "god-does-not-fight"
    )
    table.act("mars", "provoke", target="livia", rival="antony").refused("PROEL-06")
    table.act("mars", "provoke", target="lepidus").refused_with("not-in-same-region")
    table.being("agrippa", "place", "greece").being("agrippa", "status", "umbra")
    table.act("mars", "provoke", target="agrippa", rival="antony").refused_with("dead-do-not-fight")
    table.act("mars", "provoke", target="nobody").refused("ACTA-02")
    form = table.form("mars", "provoke", target="octavian")
    assert form is not None
    assert field_options(form.fields[1]) == ["tyr_wotan", "antony"]


@pytest.mark.rule("PROEL-34", "PROEL-41", "PROEL-01")
def test_a_war_god_provokes_at_these_times_and_places() -> None:
    table = table_with_mars()
    table.being("cybele", "place", "greece")
    table.act("mars", "provoke", **OFFER).refused_with("peace-here")
    form = table.form("mars", "provoke")
    assert form is not None
    assert [o.key for o in form.blocked] == ["peace-here"]
    table.being("cybele", "place", "egypt").being("mars", "place", "rome")
    table.being("octavian", "place", "rome").being("antony", "place", "rome")
    table.act("mars", "provoke", **OFFER).refused_with("no-battle-in-rome")
    table = table_with_mars()
    table.season().accepted()
    table.act("mars", "provoke", **OFFER).refused_with("war-gods-in-summer")


@pytest.mark.rule("PROEL-34", "PROEL-07", "PROEL-02", "PROEL-38")
def test_god_and_mortal_fight_one_battle_at_a_time() -> None:
    table = table_with_mars(Table().with_("bellona", place="gaul").with_("ares", place="greece"))
    table.act("mars", "provoke", **OFFER).accepted()
    table.act("mars", "provoke", target="antony", rival="").refused("PROEL-07")
    table.act("ares", "provoke", target="octavian", rival="antony").refused("PROEL-07")
    choose_option(table, "octavian", "war-god", "challenge").accepted()
    table.act("mars", "provoke", target="antony").refused("PROEL-02", "PROEL-07")
    table.being("lepidus", "place", "greece").being("agrippa", "place", "greece")
    free = {"target": "lepidus", "rival": "agrippa"}
    table.act("mars", "provoke", **free).refused_with("presides-elsewhere")
    table.act("ares", "provoke", target="antony", rival="agrippa").refused_with("in-another-battle")
    table.act("ares", "provoke", **free).accepted()
    assert latest_battle(table).id == "proelium-3"


@pytest.mark.rule("PROEL-34")
def test_nobody_can_be_provoked_where_nobody_is() -> None:
    table = table_with_mars().being("mars", "place", "gaul")
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
        answer.accepted()
    else:
        answer.refused_with("outside-the-zone")

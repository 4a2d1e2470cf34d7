"""PROEL: the order of challenges, and challenges that must be accepted (PROEL-11 to 17)."""

import pytest

from ledger.games.ludi_romani.proelium.challenge_order import arrival_time
from ledger.games.ludi_romani.proelium.flagitatio import rule_against_refusal
from ledger.games.ludi_romani.seats import arrival_rank
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    open_choices,
    play_rounds,
    send_challenge,
)
from tests.games.ludi_romani.proelium.scenes import three_generals_in_region
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("PROEL-11", "LIM-16")
def test_a_party_challenges_once_in_a_summer_and_again_in_the_next() -> None:
    table = duel_after_acceptance(white=4)
    table.act("octavian", "field-legions", dice={"octavian/legio_curialis": 3})
    play_rounds(table, (3, 3), (3, 3), (6, 1))
    send_challenge(table, "octavian", "antony", "minerva").assert_refused("PROEL-11")
    for _period in range(4):
        table.season().accepted_entries()
    assert not table.state.world.spent_rights


@pytest.mark.rule("PROEL-12")
def test_a_later_arrival_waits_for_the_first_to_challenge_or_pass() -> None:
    table = duel_before_challenge()
    told = send_challenge(table, "antony", "octavian", "minerva").assert_refused("PROEL-12")
    assert told[0].args["who"] == ["who:octavian"]
    table.act("octavian", "pass-turn", by="minerva").accepted_entries()
    send_challenge(table, "octavian", "antony", "minerva").assert_refused("PROEL-12")
    send_challenge(table, "antony", "octavian", "minerva").accepted_entries()


@pytest.mark.rule("PROEL-12")
def test_a_party_that_passed_may_still_challenge_last() -> None:
    table = duel_before_challenge()
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("octavian", "pass-turn").assert_refused_with("not-in-line")
    table.act("antony", "pass-turn").accepted_entries()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()


@pytest.mark.rule("PROEL-12")
def test_nobody_passes_by_one_reading() -> None:
    table = duel_before_challenge(Table().with_reading("flagitatio.pass", False))
    table.act("octavian", "pass-turn").assert_refused_with("nobody-passes")
    form = table.form("octavian", "pass-turn")
    assert form is not None
    assert [o.key for o in form.blocked] == ["nobody-passes"]


@pytest.mark.rule("PROEL-12", "FATA-08")
def test_a_pass_can_be_taken_back() -> None:
    table = duel_before_challenge()
    passed = table.act("octavian", "pass-turn").accepted_entries()[0]
    table.act("fata", "reverse", entry=passed.id, reason="a slip").accepted_entries()
    send_challenge(table, "antony", "octavian", "minerva").assert_refused("PROEL-12")


@pytest.mark.rule("PROEL-13")
def test_the_first_comers_roll_until_no_two_are_level() -> None:
    table = Table().at("aestas", 42).with_("minerva", place="greece")
    for who in ("octavian", "agrippa", "antony"):
        table.with_(who, place="greece", legio_curialis=1)
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia")
    send_challenge(table, "octavian", "antony", "minerva").assert_refused_with("draw-lots-first")
    table.context.dice = [5, 5, 2, 3, 6]
    entry = table.act("octavian", "draw-lots").accepted_entries()[0]
    assert [roll.value for roll in entry.rolls] == [5, 5, 2, 3, 6]
    assert len({roll.name for roll in entry.rolls}) == 5
    lots = dict(entry.event.lots)
    assert sorted(lots.values()) == [(2,), (5, 3), (5, 6)]
    first = max(lots, key=lambda who: lots[who])
    others = [who for who in lots if who != first]
    send_challenge(table, others[0], first, "minerva").assert_refused("PROEL-12")
    table.act("minerva", "draw-lots").assert_refused_with("no-lots-to-draw")
    send_challenge(table, first, others[0], "minerva").accepted_entries()


@pytest.mark.rule("PROEL-13")
def test_lots_are_called_by_those_concerned_or_a_god_there() -> None:
    table = Table().at("aestas", 42).with_("minerva", place="gaul")
    for who in ("octavian", "agrippa"):
        table.with_(who, place="gaul", legio_curialis=1)
    table.with_("cicero", place="gaul")
    table.act("cicero", "draw-lots").assert_refused_with("gods-call-the-order")
    assert table.form("cicero", "draw-lots") is None
    assert table.form("octavian", "draw-lots") is not None
    assert table.form("minerva", "draw-lots") is not None


@pytest.mark.rule("PROEL-13")
def test_arrivals_of_one_motus_count_as_simultaneous() -> None:
    table = Table().at("motus", 42, before="aestas").with_("minerva", place="greece")
    table.with_("octavian", legio_curialis=1).with_("agrippa", legio_curialis=1)
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia")
    for who in ("agrippa", "octavian"):
        table.act(who, "move", to="greece").accepted_entries()
    table.season().accepted_entries()
    send_challenge(table, "agrippa", "octavian", "minerva").assert_refused_with("draw-lots-first")


@pytest.mark.rule("PROEL-14")
def test_the_first_challenge_in_a_region_has_to_be_accepted() -> None:
    table = duel_before_challenge()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    form = table.form("antony", "refuse-challenge")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["PROEL-14"]
    table.act("antony", "refuse-challenge").assert_refused_with("first-must-be-taken")


@pytest.mark.rule("PROEL-15")
def test_later_challenges_in_the_region_may_be_refused() -> None:
    table = begin_battle(three_generals_in_region(), "octavian", "antony", "minerva")
    play_rounds(table, (3, 3), (6, 5))
    send_challenge(table, "cassius", "octavian", "minerva").accepted_entries()
    entry = table.act("octavian", "refuse-challenge").accepted_entries()[0]
    assert entry.event.challenger == "cassius"
    assert latest_battle(table).stage == "over"
    for who in ("cassius", "octavian"):
        assert not table.person(who).is_in_battle
    send_challenge(table, "cassius", "octavian", "minerva").assert_refused("PROEL-11")


@pytest.mark.rule("PROEL-04", "PROEL-15")
def test_nobody_is_asked_who_presides_after_a_refused_challenge() -> None:
    table = begin_battle(three_generals_in_region("diana"), "octavian", "antony", "minerva")
    play_rounds(table, (3, 3), (6, 5))
    send_challenge(table, "cassius", "octavian", "minerva").accepted_entries()
    table.act("diana", "claim-battle", proelium=latest_battle(table).id).accepted_entries()
    table.act("octavian", "refuse-challenge").accepted_entries()
    assert open_choices(table) == [("octavian", "victory")]


@pytest.mark.rule("PROEL-14")
def test_each_party_must_take_the_first_challenge_by_one_reading() -> None:
    table = Table().with_reading("flagitatio.first", "party")
    table.data = three_generals_in_region().data | {"switches": table.data["switches"]}
    table.data["calendar"] = [p for p in table.data["calendar"] if p["kind"] == "aestas"][:1]
    for who in ("octavian", "antony", "cassius"):
        table.with_(who, place="greece", legio_curialis=2)
    table.context.dice = [1, 6, 3]
    table.act("minerva", "draw-lots").accepted_entries()
    order = sorted(
        table.state.world.pugnae.lots, key=lambda w: table.state.world.pugnae.lots[w], reverse=True
    )
    begin_battle(table, order[0], order[1], "minerva")
    play_rounds(table, (3, 3), (6, 5))
    send_challenge(table, order[2], order[0], "minerva").accepted_entries()
    table.act(order[0], "refuse-challenge").assert_refused("PROEL-14")


@pytest.mark.rule("PROEL-16")
def test_only_newcomers_must_accept_later_challenges() -> None:
    table = begin_battle(three_generals_in_region(), "octavian", "antony", "minerva")
    play_rounds(table, (3, 3), (6, 5))
    table.act("cassius", "move", to="asia_minor").accepted_entries()
    table.act("cassius", "move", to="greece").accepted_entries()
    send_challenge(table, "cassius", "octavian", "minerva").accepted_entries()
    table.act("octavian", "refuse-challenge").accepted_entries()
    assert latest_battle(table).must == ""


@pytest.mark.rule("PROEL-17", "LIM-11")
def test_both_fighters_are_frozen_from_the_challenge_on() -> None:
    table = duel_before_challenge()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    for who in ("octavian", "antony"):
        assert table.person(who).statuses == {"challenged"}
        table.act(who, "move", to="asia_minor").assert_refused("MOTUS-16")
        bought = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
        table.act(who, "buy-legions", **bought).assert_refused("MERC-14")
    table.act("antony", "accept-challenge").accepted_entries()
    for who in ("octavian", "antony"):
        assert table.person(who).statuses == {"in_proelium"}


@pytest.mark.rule("PROEL-11", "FATA-08", "FATA-09")
def test_a_challenge_can_be_taken_back_until_it_is_answered() -> None:
    table = duel_before_challenge()
    made = send_challenge(table, "octavian", "antony", "minerva").accepted_entries()[0]
    table.act("fata", "reverse", entry=made.id, reason="a slip").accepted_entries()
    for who in ("octavian", "antony"):
        assert table.person(who).statuses == frozenset()
    made = send_challenge(table, "octavian", "antony", "minerva").accepted_entries()[0]
    assert latest_battle(table).must == "PROEL-14"
    table.act("antony", "accept-challenge").accepted_entries()
    table.act("fata", "reverse", entry=made.id, reason="too late").assert_refused_with(
        "challenge-answered"
    )


@pytest.mark.rule("PROEL-16", "PROEL-13")
def test_a_character_at_its_first_place_is_no_newcomer() -> None:
    table = Table().at("aestas", 44).with_("minerva", place="gaul")
    table.with_("octavian", place="", legio_curialis=1)
    for who in ("agrippa", "lepidus", "antony"):
        table.with_(who, place="gaul", legio_curialis=1)
    table.act("octavian", "choose-start", to="gaul").accepted_entries()
    table.context.dice = [6, 5, 4, 3]
    table.act("minerva", "draw-lots").accepted_entries()
    assert table.state.world.pugnae.lots["octavian"] == (3,)
    play_rounds(begin_battle(table, "antony", "lepidus", "minerva"), (3, 3))
    send_challenge(table, "agrippa", "octavian", "minerva").accepted_entries()
    assert latest_battle(table).must == ""


@pytest.mark.rule("PROEL-12", "PROEL-16", "SEDES-15", "FATA-08")
@pytest.mark.parametrize("way", ["plead", "move", "transfer"])
def test_a_character_put_back_has_not_arrived_anew(way: str) -> None:
    table = duel_before_challenge()
    came = arrival_time(table.state, "octavian")
    if way == "plead":
        entries = table.act_with_consent(
            "mercury", "octavian", "plead", to="spain"
        ).accepted_entries()
        entry = next(one for one in entries if "rescued" in one.type)
    elif way == "move":
        entry = table.act("octavian", "move", to="northern_italy").accepted_entries()[0]
    else:
        entry = table.act("minerva", "transfer", who="octavian", to="spain").accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="not so").accepted_entries()
    table.assert_place("octavian", "greece")
    assert arrival_time(table.state, "octavian") == came
    assert arrival_rank(table.state, "octavian") == 1
    spent = table.state.world.spent_rights | {"flagitatio-in/greece"}
    table.replace_world_parts(spent_rights=spent)
    assert rule_against_refusal(table.state, "octavian") == ""
    assert rule_against_refusal(table.state, "antony") == "PROEL-16"

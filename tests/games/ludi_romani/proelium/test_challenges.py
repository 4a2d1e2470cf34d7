"""PROEL, exactly: how challenges and parties arise (PROEL-01 to 19, 40)."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium.battle_start import number_of_rounds
from ledger.games.ludi_romani.proelium.challenge_order import ArrivalTime, arrival_time
from ledger.record.entry import Entry
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    play_rounds,
    send_challenge,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.proelium.scenes import refusal_keys
from tests.games.ludi_romani.table import MACHINE, Table


def first_of_lots(entry: Entry) -> str:
    """Return who goes first, as the sentence about the dice says it."""
    return str(MACHINE.types[entry.type].message_args(entry.event)["first"])


@pytest.mark.rule("PROEL-06")
def test_a_foreign_god_who_sells_red_dice_is_no_fighter_for_it() -> None:
    table = duel_before_challenge(Table().with_("tanit", place="greece"))
    assert "god-does-not-fight" in refusal_keys(
        send_challenge(table, "octavian", "tanit", "minerva")
    )


@pytest.mark.rule("PROEL-25")
def test_only_dice_of_fighters_are_frozen() -> None:
    table = duel_after_acceptance(Table().with_("octavian", denarius=100_000))
    table.act(
        "octavian", "give", to="antony", asset="denarius", quantity=100_000
    ).accepted_entries()
    table = duel_before_challenge(Table().with_reading("lc.transfer", "free"))
    table.act_with_consent(
        "antony", "octavian", "give", to="antony", asset=CURIALIS, quantity=1
    ).accepted_entries()


@pytest.mark.rule("PROEL-05", "PROEL-10")
def test_a_challenge_is_accepted_by_two_who_still_may_fight() -> None:
    table = duel_before_challenge(Table().with_("octavian", suffragium=0))
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    table.set_fact("octavian", "role", "virgo")
    against = ["women-do-not-fight", "wife-fields-nothing"]
    table.act("antony", "accept-challenge").assert_refused_with(*against)
    form = table.form("antony", "accept-challenge")
    assert form is not None
    assert [o.key for o in form.blocked] == against


@pytest.mark.rule("PROEL-10", "PROEL-01")
def test_a_mortal_without_a_place_or_in_a_battle_challenges_nobody() -> None:
    table = duel_before_challenge(Table().with_("agrippa", place="greece", legio_curialis=1))
    assert "choose-start-first" in refusal_keys(
        send_challenge(table, "cicero", "antony", "minerva")
    )
    table.context.dice = [6, 1]
    table.act("minerva", "draw-lots").accepted_entries()
    lots = table.state.world.pugnae.lots
    first = max(lots, key=lambda who: lots[who])
    other = min(lots, key=lambda who: lots[who])
    begin_battle(table, first, "antony", "minerva")
    assert "in-another-battle" in refusal_keys(send_challenge(table, first, other, "minerva"))


@pytest.mark.rule("ROST-03", "PROEL-01")
def test_a_challenge_by_a_character_without_a_place_is_refused_for_that() -> None:
    table = duel_before_challenge()
    told = send_challenge(table, "cicero", "antony", "minerva").assert_refused("ROST-03")
    assert "choose-start-first" in [objection.key for objection in told]
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()


@pytest.mark.rule("PROEL-07")
def test_the_form_says_whether_a_foe_or_a_god_is_missing() -> None:
    table = duel_before_challenge().set_fact("antony", "place", "spain")
    form = table.form("octavian", "challenge")
    assert form is not None
    assert [o.key for o in form.blocked] == ["nobody-to-challenge"]


@pytest.mark.rule("PROEL-10", "PROEL-11", "PROEL-13", "PROEL-15", "PROEL-16", "PROEL-17")
def test_battles_are_numbered_and_a_newcomers_second_challenge_is_like_any_other() -> None:
    table = Table().at("aestas", 42).with_("minerva", place="gaul").with_("cybele", place="egypt")
    for who in ("lepidus", "octavian", "agrippa"):
        table.with_(who, place="gaul", legio_curialis=1)
    table.with_("antony", place="spain", legio_curialis=3)
    table.context.dice = [6, 5, 4]
    entry = table.act("minerva", "draw-lots").accepted_entries()[0]
    order = sorted(table.state.world.pugnae.lots.items(), key=lambda one: one[1], reverse=True)
    first, second, third = (who for who, _ in order)
    assert first_of_lots(entry) == f"who:{first}"
    table.act("antony", "move", to="gaul").accepted_entries()

    send_challenge(table, first, "antony", "minerva").accepted_entries()
    assert (latest_battle(table).id, latest_battle(table).must) == ("proelium-1", "PROEL-14")
    position, must = latest_battle(table).flagitatio, latest_battle(table).must
    table.act("antony", "accept-challenge").accepted_entries()
    assert (latest_battle(table).flagitatio, latest_battle(table).must) == (position, must)
    play_rounds(table, (3, 2))

    send_challenge(table, second, "antony", "minerva").accepted_entries()
    assert (latest_battle(table).id, latest_battle(table).must) == ("proelium-2", "")
    table.act("antony", "refuse-challenge").accepted_entries()
    assert latest_battle(table).why == "refused"
    send_challenge(table, third, "antony", "minerva").accepted_entries()
    assert table.state.world.pugnae.count == 3


@pytest.mark.rule("PROEL-14", "PROEL-11")
def test_received_challenges_are_remembered_for_both_readings() -> None:
    table = duel_before_challenge()
    spends = (
        send_challenge(table, "octavian", "antony", "minerva").accepted_entries()[0].event.spends
    )
    since = arrival_time(table.state, "antony").position
    assert set(spends) == {
        "flagitatio/octavian/1",
        "flagitatio-in/greece",
        "flagitatio-to/antony",
        f"flagitatio-to/antony/since-{since}",
    }
    table.act("cicero", "refuse-challenge").assert_refused_with("not-challenged")


@pytest.mark.rule("PROEL-12", "PROEL-13")
def test_seniority_is_told_exactly() -> None:
    table = Table().at("motus", 42, before="aestas").with_("octavian", legio_curialis=1)
    table.with_("hirtius", place="")
    table.act("octavian", "move", to="sicily").accepted_entries()
    assert arrival_time(table.state, "octavian") == ArrivalTime(1, 0)
    assert arrival_time(table.state, "lepidus") == ArrivalTime(0, 0)
    assert arrival_time(table.state, "hirtius") == ArrivalTime(2, 0)
    table.act("hirtius", "choose-start", to="gaul").accepted_entries()
    assert arrival_time(table.state, "hirtius") == ArrivalTime(0, 0)
    table.season().accepted_entries()
    entry = table.act("lepidus", "move", to="gaul").accepted_entries()[0]
    assert arrival_time(table.state, "lepidus") == ArrivalTime(2, entry.position)


@pytest.mark.rule("PROEL-13")
def test_a_later_fighter_rolls_until_the_order_is_clear() -> None:
    table = Table().at("aestas", 42).with_("minerva", place="gaul")
    table.with_("lepidus", place="gaul", legio_curialis=1)
    for who in ("octavian", "agrippa"):
        table.with_(who, place="gaul", legio_curialis=1)
    table.with_("cicero", place="gaul", denarius=200_000)
    table.with_("lepidus", place="spain")
    table.context.dice = [5, 5, 3, 6]
    table.act("minerva", "draw-lots").accepted_entries()
    table.act("cicero", "buy-legions", by="minerva", seller="minerva", asset=CURIALIS, quantity=1)
    table.context.dice = [5, 4]
    table.act("cicero", "draw-lots").accepted_entries()
    assert table.state.world.pugnae.lots["cicero"] == (5, 4)
    table.act("minerva", "draw-lots").assert_refused_with("no-lots-to-draw")


@pytest.mark.rule("PROEL-13", "FATA-11")
def test_lots_on_the_table_are_typed_in_one_by_one() -> None:
    table = Table().with_scenario_data(dice="table").at("aestas", 42).with_("minerva", place="gaul")
    for who in ("octavian", "agrippa"):
        table.with_(who, place="gaul", legio_curialis=1)
    table.act("minerva", "draw-lots").assert_refused_with("dice-wanted", "rolls-not-now")
    table.act("minerva", "draw-lots", who="cicero", dice=[3]).assert_refused_with("rolls-not-now")
    table.act("minerva", "draw-lots", who="octavian", dice=[7]).assert_refused_with("no-such-face")
    entry = table.act("minerva", "draw-lots", who="octavian", dice=[3]).accepted_entries()[0]
    assert [(roll.value, roll.source, roll.witness) for roll in entry.rolls] == [
        (3, "table", "minerva")
    ]
    assert first_of_lots(entry) == "none"
    entry = table.act("minerva", "draw-lots", who="agrippa", dice=[5]).accepted_entries()[0]
    assert first_of_lots(entry) == "who:agrippa"
    assert dict(table.state.world.pugnae.lots) == {"octavian": (3,), "agrippa": (5,)}


@pytest.mark.rule("PROEL-01", "PROEL-12", "PROEL-13")
@pytest.mark.parametrize("act", ["draw-lots", "pass-turn"])
def test_the_order_of_challenges_is_a_matter_of_summer(act: str) -> None:
    table = Table().at("hiems", 42).with_("octavian", place="gaul", legio_curialis=1)
    table.with_("agrippa", place="gaul", legio_curialis=1)
    table.act("octavian", act).assert_refused_with("battles-in-summer")
    assert table.form("octavian", act) is None


@pytest.mark.rule("PROEL-40", "PROEL-17", "PROEL-02")
def test_a_forced_fight_is_numbered_too_and_needs_the_god_who_watches() -> None:
    table = duel_before_challenge(Table().with_("juno", place="spain"))
    two = {"first": "octavian", "second": "antony", "numen": "minerva"}
    petition = table.act("juno", "force-battle", **two).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("minerva",)
    table.act("minerva", "consent", petition=petition).accepted_entries()
    assert (
        latest_battle(table).id,
        latest_battle(table).number,
        latest_battle(table).flagitatio,
    ) == (
        "proelium-1",
        1,
        0,
    )
    assert "juno-force@juno/1" in table.state.world.spent_rights
    assert table.state.world.pugnae.count == 1


@pytest.mark.rule("PROEL-40", "PROEL-07", "PROEL-05")
def test_juno_cannot_force_these_characters_to_fight() -> None:
    table = duel_before_challenge(Table().with_("juno", place="greece"))
    table.set_fact("cicero", "place", "greece")
    fields = {"second": "antony", "numen": "juno"}
    assert "needs-a-legio" in refusal_keys(
        table.act("juno", "force-battle", first="cicero", **fields)
    )
    assert "not-against-oneself" in refusal_keys(
        table.act("juno", "force-battle", first="antony", **fields)
    )
    table.act("juno", "force-battle", first="octavian", **fields).accepted_entries()
    winter = Table().at("hiems", 42).with_("juno", place="gaul")
    fields = {"first": "octavian", "second": "antony", "numen": "juno"}
    assert "summer-only" in refusal_keys(winter.act("juno", "force-battle", **fields))


@pytest.mark.rule("PROEL-40", "PROEL-03")
def test_juno_is_offered_no_fight_over_which_nobody_could_preside() -> None:
    table = Table().at("aestas", 42).with_("juno", place="spain")
    for who in ("tyr_wotan", "octavian", "antony"):
        table.with_(who, place="gaul")
    form = table.form("juno", "force-battle", first="octavian")
    assert form is not None
    assert set(field_options(form.fields[0])) == {"octavian", "antony"}
    assert field_options(form.fields[1]) == ["antony"]


@pytest.mark.rule("PROEL-40", "PROEL-41")
def test_juno_is_offered_no_fight_in_cybeles_peace() -> None:
    table = duel_before_challenge(Table().with_("juno", place="spain"))
    table.act("cybele", "roam", to="greece").accepted_entries()
    form = table.form("juno", "force-battle")
    assert form is not None
    assert [o.key for o in form.blocked] == ["nobody-to-force"]
    fields = {"first": "octavian", "second": "antony", "numen": "minerva"}
    assert "peace-here" in refusal_keys(table.act("juno", "force-battle", **fields))


@pytest.mark.rule("PROEL-41", "PROEL-01", "PROEL-05", "PROEL-10")
def test_only_cybeles_power_of_peace_forbids_fights() -> None:
    table = Table()
    table.data["cast"]["cybele"]["powers"].remove("protect_region")
    table = duel_before_challenge(table)
    table.act("cybele", "roam", to="greece").accepted_entries()
    send_challenge(table, "octavian", "antony", "minerva").assert_refused_with("peace-here")


@pytest.mark.rule("PROEL-09", "AMIC-06", "PROEL-18")
def test_ten_dice_are_fielded_at_most() -> None:
    state = Table().state
    assert number_of_rounds(state, {"a": 8, "b": 4}, {"c": 11}) == 10
    assert number_of_rounds(state, {"a": 8, "b": 1}, {"c": 11}) == 9


@pytest.mark.rule("PROEL-19", "PROEL-18")
def test_only_the_named_dice_are_fielded() -> None:
    table = duel_after_acceptance(white=9, others=2)
    assert [one.fielded for one in latest_battle(table).sides[0].corps] == [2]
    table = duel_after_acceptance(Table().with_("octavian", legio_clientarum=2), white=3, others=2)
    white, red = f"octavian/{CURIALIS}", f"octavian/{CLIENTARUM}"
    for dice in ({white: 1, "cicero/x": 1}, {red: 3, white: 0}, {white: 0, red: 0, "x": 2}):
        table.act("octavian", "field-legions", dice=dice).assert_refused("PROEL-19")
    table.act("octavian", "field-legions", dice={white: 2}).accepted_entries()
    assert [one.fielded for one in latest_battle(table).sides[0].corps] == [2, 0]
    form = table.form("octavian", "roll-dice")
    assert form is not None
    assert form.fields == ()

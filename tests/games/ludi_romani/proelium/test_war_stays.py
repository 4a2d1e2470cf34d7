"""PROEL: a war god stays until his fights are over. A battle waits for the people who decide."""

import pytest

from tests.games.ludi_romani.battles import (
    begin_battle,
    choose_option,
    duel_after_acceptance,
    latest_battle,
    open_choices,
    play_rounds,
)
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.wars import (
    OFFER,
    force_choice_by_mars,
    table_with_duel_against_mars,
    table_with_mars,
)


@pytest.mark.rule("PROEL-34")
def test_a_mortal_without_dice_cannot_answer_a_provocation() -> None:
    table = force_choice_by_mars()
    counted = {"who": "octavian", "asset": "legio_curialis", "counted": 0}
    table.act("fata", "book-difference", **counted, because="corrected").accepted_entries()
    choose_option(table, "octavian", "war-god", "fight").accepted_entries()
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "disarmed")
    assert not table.person("octavian").is_in_battle


@pytest.mark.rule("PROEL-34")
def test_silence_means_to_fight_the_god_and_the_season_ends_the_offer() -> None:
    table = force_choice_by_mars()
    table.season().accepted_entries()
    assert open_choices(table) == []
    for who in ("octavian", "antony", "mars"):
        assert not table.person(who).is_in_battle
    table.assert_holdings("octavian", legio_curialis=3)


@pytest.mark.rule("PROEL-36")
def test_a_war_god_is_to_stay_until_the_end() -> None:
    table = force_choice_by_mars()
    table.act("mars", "roam", to="gaul").assert_warned("PROEL-36")
    assert latest_battle(table).stage == "over"
    assert open_choices(table) == []
    assert not table.person("octavian").is_in_battle
    table = table_with_duel_against_mars()
    table.act("mars", "leave-battle").assert_warned("PROEL-36")
    assert latest_battle(table).why == "presider-left"
    table.act("mars", "roam", to="gaul").assert_unwarned()


@pytest.mark.rule("PROEL-36")
def test_a_war_god_stays_for_a_battle_that_he_provoked_too() -> None:
    table = force_choice_by_mars()
    choose_option(table, "octavian", "war-god", "challenge").accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    (warned,) = table.act("mars", "roam", to="gaul").assert_warned("PROEL-36")
    assert warned.judges == ("fata",)
    table = play_rounds(duel_after_acceptance(Table().with_("mars", place="greece"), 1, 1), (5, 3))
    table.act("mars", "roam", to="gaul").assert_unwarned()


@pytest.mark.rule("PROEL-36")
def test_a_god_outside_war_duels_may_leave_without_a_warning() -> None:
    table = table_with_duel_against_mars(Table().with_("ares", place="greece"))
    table.act("ares", "roam", to="asia_minor").assert_unwarned()
    table = table_with_mars(Table().with_("tyr_wotan", place="gaul"))
    table.act("tyr_wotan", "roam", to="greece").accepted_entries()
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("antony", "pass-turn").accepted_entries()
    begin_battle(table, "tyr_wotan", "antony", "minerva")
    table.act("tyr_wotan", "roam", to="gaul").assert_refused_with("no-running")


@pytest.mark.rule("PROEL-36")
def test_decisions_after_a_provoked_battle_do_not_hold_the_god() -> None:
    table = table_with_mars(Table().with_("octavian", legio_clientarum=1), 9)
    table.act("mars", "provoke", **OFFER).accepted_entries()
    choose_option(table, "octavian", "war-god", "challenge").accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    table.act("octavian", "field-legions", dice={"octavian/legio_curialis": 3}).accepted_entries()
    play_rounds(table, (6, 1), (6, 1), (6, 1))
    assert latest_battle(table).stage == "aftermath"
    table.act("mars", "roam", to="gaul").assert_unwarned()


@pytest.mark.rule("PROEL-34", "FATA-08", "FATA-09", "PROEL-05")
def test_an_offer_is_taken_back_until_it_is_answered() -> None:
    table = table_with_mars()
    offer, _duty = table.act("mars", "provoke", **OFFER).accepted_entries()
    table.act("fata", "reverse", entry=offer.id, reason="wrong one").accepted_entries()
    assert not table.person("octavian").is_in_battle
    assert open_choices(table) == []
    table = table_with_mars()
    offer, _duty = table.act("mars", "provoke", **OFFER).accepted_entries()
    choose_option(table, "octavian", "war-god", "fight").accepted_entries()
    table.act("fata", "reverse", entry=offer.id, reason="wrong one").assert_refused("FATA-09")

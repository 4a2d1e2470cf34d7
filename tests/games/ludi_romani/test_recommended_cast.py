"""The recommended cast for each number of people: its size, its duties and its growth."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from api.rehearsal.desk import QuickDesk
from ledger.contract.messages import LANGUAGES, messages_of
from ledger.contract.templates import RecommendedCast
from ledger.games.ludi_romani.audiences import account_audience
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.defaults import default_scenario, powers
from ledger.games.ludi_romani.scenario.faults import SPARE_SEATS
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.recommended_cast import (
    casting,
    deputies_of,
    recommendations,
    recommended_cast,
    recommended_scenario,
    roman_numeral,
)
from ledger.kernel.machine.first_entry import scenario_doubts
from ledger.scenario.files import model_from_data
from tests.games.book import cached_game_sources

NUMBERS = range(casting().least, casting().most + 1)

each_number = pytest.mark.parametrize("people", NUMBERS)


@cache
def scenario_data(people: int) -> dict[str, Any]:
    """Return the plain data of the recommended scenario."""
    return RULES.scenarios.read(recommended_scenario(people), "recommended.yaml")


@cache
def scenario_for(people: int) -> Scenario:
    """Return the recommended scenario."""
    return model_from_data(Scenario, scenario_data(people))


def people_by_character(cast: RecommendedCast) -> dict[str, int]:
    """Return the number of people who play each character."""
    return {part.character: part.people for part in cast.played}


def test_a_cast_is_recommended_for_every_number_from_five_to_a_hundred_and_ten() -> None:
    offered = RULES.scenarios.casting()
    assert offered is not None
    assert offered.least == 5
    assert offered.most >= 110


@pytest.mark.parametrize("people", [casting().least - 1, casting().most + 1])
def test_no_cast_is_recommended_for_too_few_or_too_many_people(people: int) -> None:
    with pytest.raises(ValueError, match=f"from 5 to 112, and is {people}$"):
        recommended_cast(people)


@each_number
def test_each_person_plays_and_no_character_is_left_over(people: int) -> None:
    cast = recommended_cast(people)
    assert cast.people == people
    assert sum(part.people for part in cast.played) == people
    assert all(part.people >= 1 for part in cast.played)
    assert all(part.people == 0 for part in cast.empty)


@each_number
@pytest.mark.rule("ROST-22", "ROST-23")
def test_the_scenario_has_a_card_for_each_person_of_the_recommended_cast(people: int) -> None:
    cards = {character.id: character.cards for character in scenario_for(people).cast.values()}
    assert cards == people_by_character(recommended_cast(people))


@each_number
def test_every_character_of_the_rulebook_is_played_or_may_stay_empty(people: int) -> None:
    cast = recommended_cast(people)
    named = [part.character for part in (*cast.played, *cast.empty)]
    assert len(named) == len(set(named))
    assert default_scenario().cast.keys() <= set(named)


@each_number
def test_the_check_has_no_doubt_about_the_recommended_scenario(people: int) -> None:
    assert scenario_doubts(RULES, scenario_data(people)) == ()


@each_number
def test_somebody_has_every_power_that_a_rule_needs(people: int) -> None:
    scenario = scenario_for(people)
    for duty in recommendations().duties:
        assert all(scenario.bearers(power) for power in duty.powers), duty.rule
        for asset in (*duty.sells, *duty.goods):
            holders = [god for god in scenario.numina if god.holdings.get(asset)]
            sellers = [god for god in holders if asset in god.sells]
            assert sellers if asset in duty.sells else holders, duty.rule


@each_number
def test_a_deputy_is_a_played_god_whose_own_powers_stay(people: int) -> None:
    scenario, usual = scenario_for(people), default_scenario()
    for god in scenario.numina:
        assert set(usual.cast[god.id].powers) <= set(god.powers)
        assert len(god.powers) == len(set(god.powers))
    for deputy in deputies_of(people_by_character(recommended_cast(people))):
        assert deputy.god in scenario.cast
        assert set(deputy.duty.powers) <= set(scenario.cast[deputy.god].powers)


@each_number
@pytest.mark.rule("SEDES-16")
def test_every_mortal_sits_and_enough_seats_stay_free(people: int) -> None:
    scenario = scenario_for(people)
    assert scenario.seats - len(scenario.mortals) >= SPARE_SEATS


def test_with_more_people_nobody_loses_a_player() -> None:
    for people in NUMBERS[:-1]:
        fewer, more = (
            Counter(people_by_character(recommended_cast(number)))
            for number in (people, people + 1)
        )
        assert fewer < more
        assert (more - fewer).total() == 1


def test_an_empty_part_gets_a_player_at_the_number_that_its_reason_names() -> None:
    for people in (5, 12, 40, 100):
        for part in recommended_cast(people).empty:
            number = part.reason.args["n"]
            assert part.character in people_by_character(recommended_cast(number))
            assert part.character not in people_by_character(recommended_cast(number - 1))


@each_number
def test_generals_senators_women_and_gods_keep_their_share(people: int) -> None:
    roles = Counter[str]()
    for part in recommended_cast(people).played:
        roles[part.role] += part.people
    assert roles["imperator"] >= 2
    assert roles["senator"] >= roles["virgo"]
    assert roles["virgo"] >= 1
    assert people / 5 <= roles["numen"] <= people / 2
    assert roles["rex"] <= roles["imperator"]


def test_no_realm_of_a_rex_stays_on_the_board_without_its_rex() -> None:
    for people in NUMBERS:
        scenario = scenario_for(people)
        thrones = {region.throne for region in scenario.regions.values() if region.throne}
        assert thrones == set(scenario.thrones)


@each_number
def test_the_evening_is_as_long_as_its_timetable(people: int) -> None:
    scenario = scenario_for(people)
    hours, minutes = map(int, scenario.clock.actium.split(":"))
    beginning = 18 * 60 + 30
    length = sum(period.minutes or 0 for period in scenario.calendar)
    assert 0 <= hours * 60 + minutes - beginning - length < 15


def test_each_row_of_the_data_names_an_existing_rule_a_character_and_powers() -> None:
    rows, rules = recommendations(), set(cached_game_sources("ludi_romani").rules)
    assert {place.rule for place in rows.places} | {duty.rule for duty in rows.duties} <= rules
    for duty in rows.duties:
        assert {*duty.of, *duty.deputies} <= default_scenario().cast.keys()
        assert set(duty.powers) <= powers().keys()
        for god in duty.of:
            assert set(default_scenario().cast[god].sells) >= set(duty.sells)
        assert duty.deputies[-1] == "fata"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_with_the_names_of_people(language: str) -> None:
    messages = messages_of("ludi_romani", language)
    for people in (5, 12, 25, 40, 70, 100, casting().most):
        cast = recommended_cast(people)
        for part in (*cast.played, *cast.empty):
            assert messages.has(part.reason.key)
            text = messages.text(part.reason.key, part.reason.args, cast.name_of)
            assert text.endswith(".")
            assert "who:" not in text


def test_a_deputy_is_named_with_a_verb_that_agrees() -> None:
    cast = recommended_cast(12)
    reasons = {part.character: part.reason for part in cast.empty}
    english, spanish = (messages_of("ludi_romani", language) for language in LANGUAGES)
    key, args = reasons["minerva"]
    assert english.text(key, args, cast.name_of) == (
        "May stay empty with fewer than 13 people: the Fates have the duties."
    )
    key, args = reasons["vesta"]
    assert spanish.text(key, args, cast.name_of) == (
        "Sin jugador con menos de 22 personas: Juno tiene sus tareas."
    )


@pytest.mark.parametrize(
    ("number", "numeral"),
    [(4, "IV"), (9, "IX"), (12, "XII"), (40, "XL"), (70, "LXX"), (99, "XCIX"), (100, "C")],
)
def test_a_roman_numeral_is_written_as_romans_wrote_it(number: int, numeral: str) -> None:
    assert roman_numeral(number) == numeral


@pytest.mark.rule("VIRUS-01", "RING-02", "ROST-18")
def test_deputies_see_the_goods_that_their_duties_are_about() -> None:
    state = QuickDesk(RULES, scenario_data(12), Random(0), 0).state
    readers = {
        asset: set(account_audience(state, "livia", asset))
        for asset in ("virus", "ring_of_gyges", "suffragium", "denarius")
    }
    assert readers == {
        "virus": {"livia", "fata", "juno"},
        "ring_of_gyges": {"livia", "fata", "venus"},
        "suffragium": {"livia", "fata", "venus", "neptune"},
        "denarius": {"livia", "fata"},
    }

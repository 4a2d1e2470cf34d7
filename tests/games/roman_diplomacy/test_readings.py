"""The readings: their number, the ways to set them, and tests of all their values."""

from typing import Any

import pytest

from ledger.games.roman_diplomacy.readings import READINGS
from ledger.games.roman_diplomacy.scenario.load import declared_readings, load_scenario
from ledger.kernel.vocabulary.request import Accepted
from ledger.scenario.switch import value_as_written
from tests.games.readings import fully_tested_readings, parametrize_reading, write_value
from tests.games.roman_diplomacy.war import begin_war
from tests.rules import ROOT

OTHERS = [
    (name, one)
    for name, data in declared_readings().items()
    for one in data.other_values(data.default)
]
IDS = [f"{name}={value}" for name, value in OTHERS]
BEFORE_THE_GAME = {"start.centre_barbarians"}
TESTS = ROOT / "tests" / "games" / "roman_diplomacy"


def test_every_value_of_every_reading_is_shown_by_a_test() -> None:
    told = set(fully_tested_readings(TESTS))
    assert told <= set(declared_readings())
    assert [name for name in declared_readings() if name not in told] == []


def test_a_value_that_is_left_out_or_makes_no_difference_is_refused() -> None:
    game = "roman_diplomacy"
    assert parametrize_reading(game, "join.time", {"any_turn": 1, "start_only": 2}).args
    with pytest.raises(ValueError, match="other values"):
        parametrize_reading(game, "join.time", {"any_turn": 1})
    with pytest.raises(ValueError, match="no difference"):
        parametrize_reading(game, "join.time", {"any_turn": 1, "start_only": 1})


@pytest.mark.parametrize(("name", "value"), OTHERS, ids=IDS)
def test_a_scenario_sets_every_reading_to_every_value(name: str, value: Any) -> None:
    text = f"based_on: roman_diplomacy\nswitches: {{{name}: {write_value(value)}}}\n"
    assert load_scenario(text, "tonight.yaml").switches[name] == value


def test_stewards_flip_every_reading_that_is_not_fixed_at_the_start() -> None:
    assert {one.name for one in READINGS} == set(declared_readings()) - BEFORE_THE_GAME
    war = begin_war()
    for name, value in OTHERS:
        said = war.send_command(
            "host", "set-switch", switch=name, value=value_as_written(value), reason="so"
        )
        assert isinstance(said, Accepted) == (name not in BEFORE_THE_GAME), name
        if name not in BEFORE_THE_GAME:
            assert war.state.switch(name) == value

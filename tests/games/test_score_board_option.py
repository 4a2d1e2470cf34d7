"""A scenario says whether the wall may show the scores. By default the wall may show them."""

import json
from typing import Any

import pytest

from ledger.games.catalogue import GAMES
from ledger.kernel.machine.first_entry import FoundingInputs, found_game
from ledger.kernel.machine.machine import Machine
from ledger.kernel.view.slices import kernel_slices
from ledger.record.audience import EVERYBODY
from ledger.record.view import slices_of_bundles
from ledger.scenario.yamlfile import ScenarioError


def score_board_document(ruleset: str, data: dict[str, Any]) -> object:
    """Return the public document of the score board, for a game of this data."""
    _entry, state = found_game(
        Machine(GAMES[ruleset]), FoundingInputs("g", "", "", data, "", ""), 0
    )
    game = dict(slices_of_bundles(kernel_slices(state, dict[str, str]().__getitem__)))["game"]
    assert game.audience == EVERYBODY
    return dict(game.render())["score_board"]


def stored_scenario_data(ruleset: str, more: str = "") -> dict[str, Any]:
    """Return an organiser's file as entry 1 stores it."""
    file = f"based_on: {ruleset}\n{more}"
    data: dict[str, Any] = json.loads(
        json.dumps(GAMES[ruleset].scenarios.read(file, "tonight.yaml"))
    )
    return data


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("said", [True, False])
def test_the_scenario_switches_the_score_board(ruleset: str, said: bool) -> None:
    data = stored_scenario_data(ruleset, f"score_board: {str(said).lower()}\n")
    assert data["score_board"] is said
    assert score_board_document(ruleset, data) is said


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_has_a_score_board_by_default(ruleset: str) -> None:
    assert score_board_document(ruleset, stored_scenario_data(ruleset)) is True


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_founded_before_the_option_has_a_score_board(ruleset: str) -> None:
    data = stored_scenario_data(ruleset)
    del data["score_board"]
    assert score_board_document(ruleset, data) is True


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("value", ["legions", "2", "{no: true}"])
def test_a_score_board_other_than_yes_and_no_is_refused_with_its_line(
    ruleset: str, value: str
) -> None:
    with pytest.raises(ScenarioError) as wrong:
        stored_scenario_data(ruleset, f"score_board: {value}\n")
    (problem,) = wrong.value.problems
    assert "line 2" in str(problem)
    assert "score_board" in str(problem)

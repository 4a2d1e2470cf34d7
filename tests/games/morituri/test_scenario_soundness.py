"""A scenario that could not be played to its end is refused."""

import pytest

from ledger.games.morituri.scenario import load_scenario
from tests.games.morituri.scenes import faults_of_file, scenario_file_text


def test_a_gladiator_has_the_id_of_the_list() -> None:
    text = "players: [one, two]\ngladiators:\n  one: {name: One, id: three}\n  two: {name: Two}\n"
    (told,) = faults_of_file(text)
    assert told.startswith("tonight.yaml, line 4, gladiators.one.id: is listed as 'one'")


@pytest.mark.rule("MOR-HOUSE-CARD-14")
def test_a_deck_of_endless_draws_is_refused() -> None:
    patron = {"id": "patron", "name": "Patron", "slot": "flux", "effect": "draw"}
    wound = {"id": "wound", "name": "Wound", "count": 3, "slot": "flux", "effect": "lose_hp"}
    (told,) = faults_of_file(scenario_file_text(deck={"flux": [{**patron, "count": 1}]}))
    assert "deck.flux.0: with all gear in hands 1 card is left" in told
    for count, n, ends in ((1, 3, True), (1, 4, False), (3, 1, True), (3, 2, False)):
        text = scenario_file_text(deck={"flux": [wound, {**patron, "count": count, "n": n}]})
        if ends:
            load_scenario(f"based_on: morituri\n{text}", "x")
        else:
            assert "would never end" in faults_of_file(text)[0]
    gear = {"id": "parma", "name": "Parma", "count": 60, "slot": "offhand"}
    usual = scenario_file_text(deck={"shields": [gear], "flux": [{**patron, "count": 1, "n": 2}]})
    load_scenario(f"based_on: morituri\n{usual}", "x")

"""The founding of a game, in which each character gets the goods and place of the scenario."""

from collections.abc import Iterator, Mapping
from typing import Any

from ledger.contract.founding import CardPlan, Founding
from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.games.ludi_romani.scenario.model import CharacterData, Period, Scenario
from ledger.games.ludi_romani.scenario.value_types import ANY_FREE_SEAT
from ledger.games.ludi_romani.state import Person, World
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Placement, Posting
from ledger.record.shared_map import Map
from ledger.scenario.files import model_from_data
from ledger.scenario.letters import allowed_letter_kinds

STEWARD_IDS = ("fata",)


def scenario_data(text: str | None, filename: str) -> dict[str, Any]:
    """Return an organiser's file as plain data, to be stored in entry 1.

    Raises: ScenarioError: the file has problems.
    """
    plain_scenario: dict[str, Any] = load_scenario(text, filename).model_dump(mode="json")
    return plain_scenario


def found_game(plain_scenario: Mapping[str, Any]) -> Founding[World]:
    """Return the start of a game from plain scenario data (ROST-02, 03, 05, 10, 11; CAL-01)."""
    scenario = model_from_data(Scenario, plain_scenario)
    people = {
        character.id: Person(character.id, character.role, character.mortal)
        for character in scenario.cast.values()
    }
    return Founding(
        world=World(scenario, Map(people)),
        title=scenario.title,
        cards=tuple(_cards(scenario)),
        stewards=STEWARD_IDS,
        postings=tuple(_postings(scenario)),
        placements=tuple(_placements(scenario)),
        period=period_fields(scenario.calendar[0]),
        switches=dict(scenario.switches),
        dice=scenario.dice,
        periods=len(scenario.calendar),
        letters=allowed_letter_kinds(scenario.letters),
        score_board=scenario.score_board,
    )


def period_fields(period: Period) -> dict[str, Any]:
    """Return a period of the calendar as the kernel records it. Actium has no length."""
    return {
        "seq": period.seq,
        "kind": period.kind,
        "key": f"season-{period.kind}",
        "year": period.year_bce,
        "minutes": period.minutes or 0,
    }


def _cards(scenario: Scenario) -> Iterator[CardPlan]:
    for character in scenario.cast.values():
        for card_number in range(1, character.cards + 1):
            yield CardPlan(f"{character.id}-{card_number}", character.id)


def _postings(scenario: Scenario) -> Iterator[Posting]:
    for character in scenario.cast.values():
        for asset, amount in character.holdings.items():
            if amount:
                yield Posting(asset, ORIGIN_ACCOUNT, character.id, amount)


def _placements(scenario: Scenario) -> Iterator[Placement]:
    for character in scenario.cast.values():
        if character.start != ANY_FREE_SEAT:
            yield Placement(character.id, character.start, _seat(scenario, character))


def _seat(scenario: Scenario, character: CharacterData) -> str:
    if scenario.regions[character.start].throne == character.id:
        return "throne"
    is_wintering = scenario.calendar[0].kind == "hiems" and character.hiems_seat == "must_take_seat"
    needs_seat = character.mortal or is_wintering
    return "ordinary" if needs_seat else "standing"

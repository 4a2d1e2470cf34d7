"""Reading an organiser's file as a scenario, or listing the faults of the file."""

import copy
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from ledger.games.morituri.scenario.faults import faults_of
from ledger.games.morituri.scenario.model import FEWEST_PLAYERS, MAX_PLAYERS, Scenario
from ledger.language.grammar import count_text
from ledger.scenario.files import game_data, model_from_data, switches_of, with_names_as_ids
from ledger.scenario.mistakes import load_with_all_problems
from ledger.scenario.sentences import (
    Fault,
    named_fields_of,
    refuse_faults,
    spelling_hint,
    validate_model,
)
from ledger.scenario.switch import SwitchData
from ledger.scenario.yamlfile import Document

RULESET = "morituri"
EXACT_ROLL_READING = "movement.exact_roll_to_enter_roma"


def load_scenario(text: str | bytes | None, filename: str) -> Scenario:
    """Return the house game with the changes of this file; None changes nothing.

    Each part of the file replaces the same part of the house game. `board` and `deck` are replaced
    as a whole. In this case `pack` must tell their origin. `players` can be a number. `switches`
    are replaced one by one. Raise ScenarioError with the file, line and field of every problem.
    """
    if text is None:
        return default_scenario()
    return load_with_all_problems(text, filename, RULESET, _load_document, ("gladiators",))


def _load_document(document: Document) -> Scenario:
    settings = named_fields_of(document, RULESET)
    refuse_faults(_value_faults(settings), document)
    scenario = validate_model(Scenario, _merge_with_default(settings), document)
    refuse_faults(faults_of(scenario, declared_readings()), document)
    return scenario


@cache
def default_scenario() -> Scenario:
    """Return the house game, without changes."""
    return model_from_data(Scenario, default_data())


def default_data() -> dict[str, Any]:
    """Return a copy of the plain data of the house game, which the caller may change."""
    return copy.deepcopy(_default_data())


@cache
def declared_readings() -> Mapping[str, SwitchData]:
    """Return every reading by its name, in the order of the rules screen."""
    return switches_of(RULESET)


@cache
def _default_data() -> dict[str, Any]:
    game = game_data(RULESET, "game")
    return {
        **game,
        "based_on": RULESET,
        "gladiators": with_names_as_ids(game["gladiators"]),
        "board": game_data(RULESET, "board"),
        "deck": game_data(RULESET, "deck"),
        "switches": {
            switch_name: switch.default for switch_name, switch in declared_readings().items()
        },
    }


def _value_faults(settings: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield unknown fields, impossible numbers of players, and data without an origin."""
    known_fields = Scenario.model_fields
    for field_name in settings:
        if field_name not in known_fields:
            yield (
                (field_name,),
                f"there is no field '{field_name}' here{spelling_hint(field_name, known_fields)}",
            )
    players = settings.get("players")
    if isinstance(players, int) and not FEWEST_PLAYERS <= players <= MAX_PLAYERS:
        yield ("players",), f"from {FEWEST_PLAYERS} to {MAX_PLAYERS} play, not {players}"
    people = settings.get("gladiators")
    player_count = len(people) if isinstance(people, Mapping) else len(default_data()["gladiators"])
    if isinstance(players, int) and player_count < players <= MAX_PLAYERS:
        yield (
            ("players",),
            f"only {count_text(player_count, 'gladiator is', 'gladiators are')} there to play",
        )
    replaced_fields = [field for field in ("board", "deck") if field in settings]
    if replaced_fields and "pack" not in settings:
        yield (replaced_fields[0],), "say in `pack` (id, title, provenance) where this comes from"


def _merge_with_default(settings: Mapping[str, Any]) -> dict[str, Any]:
    plain_scenario = default_data() | dict(settings)
    switches, people = settings.get("switches", {}), settings.get("gladiators")
    if isinstance(switches, Mapping):
        plain_scenario["switches"] = {
            **default_data()["switches"],
            **_reading_set_by_board(settings),
            **switches,
        }
    if isinstance(people, Mapping):
        plain_scenario["gladiators"] = with_names_as_ids(people)
    if isinstance(plain_scenario["players"], int):
        plain_scenario["players"] = list(plain_scenario["gladiators"])[: plain_scenario["players"]]
    return plain_scenario


def _reading_set_by_board(settings: Mapping[str, Any]) -> dict[str, bool]:
    """Return the one reading that a board can set."""
    board = settings.get("board")
    exact_roll = board.get("exact_roll_to_enter_roma") if isinstance(board, Mapping) else None
    return {EXACT_ROLL_READING: exact_roll} if isinstance(exact_roll, bool) else {}

"""Commands close to the limit, tried: they are accepted exactly if a form offers them."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from api.rehearsal.form_filler import fill_form, fits_form
from ledger.kernel.previewing.preview import state_known_to
from ledger.kernel.vocabulary.request import Accepted, Refused
from tests.games.table import HostedTable

W = TypeVar("W")
Bend = Callable[[Any, Random], Any]
"""A function from a field's value (None for no value) to a similar value."""


def pick_player_and_act(
    table: HostedTable[W], people: tuple[str, ...], chance: Random
) -> tuple[str, str]:
    """Return a player and an act, more often one that is open to them."""
    rules = table.machine.rules
    who = chance.choice([*rules.course.awaited(table.state) * 3, *people, "host"])
    possible = list(table.forms_open_to(who))
    every = [act.name for act in rules.play.acts]
    return who, chance.choice(possible if possible and chance.random() < 0.7 else every)


def check_changed_command(
    table: HostedTable[W],
    who: str,
    act: str,
    chance: Random,
    bend: Bend,
    *,
    unwanted: Callable[[dict[str, Any]], bool],
) -> bool:
    """Send a changed command, and assert that it is accepted exactly if a form offers it.

    Unwanted commands that would end the walk are not sent.
    """
    known = state_known_to(table.machine, table.state, table.viewer(who))
    filled = fill_form(table.machine, known, who, act, chance)
    asked = table.machine.acts[act].command.model_json_schema().get("properties", {})
    fields = bend_fields(list(asked), filled or {}, chance, bend)
    if unwanted(fields):
        return False
    inside = fits_form(table.machine, known, who, act, fields)
    outcome = table.send(who, act, (), fields).outcome
    accepted = isinstance(outcome, Accepted)
    malformed = isinstance(outcome, Refused) and outcome.problem == "malformed"
    assert accepted == inside or malformed, (who, act, fields, outcome)
    assert accepted or fields != filled, (who, act, fields, outcome)
    return accepted


def bend_fields(
    known: list[str], fields: dict[str, Any], chance: Random, bend: Bend
) -> dict[str, Any]:
    """Return the fields, perhaps with one field changed, left out or made up."""
    if not known or chance.random() < 0.4:
        return fields
    name = chance.choice(known)
    if name in fields and chance.random() < 0.2:
        return {key: value for key, value in fields.items() if key != name}
    return {**fields, name: bend(fields.get(name), chance)}


def let_awaited_player_act(table: HostedTable[W], chance: Random) -> None:
    """Let an awaited player go on, so that the game reaches other states."""
    for who in table.machine.rules.course.awaited(table.state)[:1]:
        move = table.next_bot_move(who, chance)
        assert move is not None, who
        table.send(who, move.act, (), dict(move.fields)).accepted_entries()

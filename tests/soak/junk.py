"""Malicious bodies, with fields of the right shape or of any other shape."""

from random import Random
from typing import Any

from api.rehearsal.form_filler import UnfillableError, fill_form
from api.rehearsal.random_commands import assets_of, wild_fields
from ledger.contract.acts import Act
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import state_known_to
from ledger.record.state import State
from tests.harness import viewer_with_cards

JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**31,
    2**53,
    2**63 - 1,
    2**64,
    10**30,
    1.5,
    1e308,
    "",
    " ",
    "nobody",
    "@origin",
    "octavian/of:agrippa",
    "a\x00b",
    "\ud800",
    "%s{0}{who}",
    "../../etc/passwd",
    "ά" * 50,
    "x" * 300,
    "x" * 20_000,
    [],
    [""],
    [None],
    ["nobody", "nobody"],
    [[1]],
    [6] * 500,
    {},
    {"": 0},
    {"nobody": -1},
    {"denarius": 10**30},
    {"a": {"b": {"c": 1}}},
)
"""Values that no form offers."""

FAITHFUL, WILD = 0.3, 0.6


def fields_for_act(
    machine: Machine[Any], state: State[Any], actor: str, act: str, chance: Random
) -> dict[str, Any]:
    """Return fields for an act: as a form has them, of the right shape only, or of any shape."""
    command = (machine.acts.get(act) or machine.kernel_acts[act]).command
    way = chance.random()
    fields = _fields_from_offer(machine, state, actor, act, chance) if way < FAITHFUL else None
    if fields is None:
        fields = wild_fields(command, state, assets_of(state), chance)
        fields |= {
            name: _random_entry_id(state, chance) for name in fields.keys() & {"entry", "about"}
        }
    return fields if way < WILD else _spoil_fields(fields, tuple(command.model_fields), chance)


def _random_entry_id(state: State[Any], chance: Random) -> str:
    """Return the id of an existing entry, which only some characters may name."""
    return state.log.entries[chance.randint(1, state.log.position)].id


def _fields_from_offer(
    machine: Machine[Any], state: State[Any], actor: str, act: str, chance: Random
) -> dict[str, Any] | None:
    known = state_known_to(machine, state, viewer_with_cards(state, actor))
    try:
        return fill_form(machine, known, actor, act, chance)
    except UnfillableError:
        return None


def _spoil_fields(fields: dict[str, Any], names: tuple[str, ...], chance: Random) -> dict[str, Any]:
    spoiled = dict(fields)
    for _ in range(chance.randint(1, 2)):
        name = chance.choice((*names, "unheard_of", "as", "type"))
        if chance.random() < FAITHFUL:
            spoiled.pop(name, None)
        elif name not in ("as", "type") or chance.random() < FAITHFUL:
            spoiled[name] = chance.choice(JUNK)
    return spoiled


def body_around_act(state: State[Any], who: str, act: str, chance: Random) -> dict[str, Any]:
    """Return the part of a body beside the fields of the act: mostly right, sometimes anything."""
    said: dict[str, Any] = {"type": act, "as": who, "period": state.kernel.period.seq}
    everybody = sorted({card.character for card in state.kernel.cards.values()})
    rules_all = who in state.kernel.stewards
    if chance.random() < (WILD if rules_all else FAITHFUL):
        said |= {"as": chance.choice((*everybody, "nobody", "")), "recorder": who}
    if chance.random() < FAITHFUL / 2:
        name = chance.choice(("as", "recorder", "period", "waive", "reason", "appeal", "type"))
        said[name] = chance.choice((*JUNK, who, *everybody))
    if chance.random() < FAITHFUL / 2:
        waived = chance.choice((["SEDES-07"], ["FATA-12", "MORS-01"], ["*"], []))
        said |= {"waive": waived, "reason": chance.choice(("a mistake", "", "x" * 281))}
    return said


def acts_by_name(machine: Machine[Any]) -> dict[str, Act[Any, Any]]:
    """Return every act of a game by its name."""
    return {**machine.acts, **machine.kernel_acts}

"""The founding of a game: entry 1."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from ledger.contract.founding import Founding
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.events import GameFounded
from ledger.kernel.vocabulary.posting_audiences import with_audiences
from ledger.kernel.vocabulary.request import HOST_CARD
from ledger.record.entry import CommandMeta, Entry
from ledger.record.state import State


@dataclass(frozen=True, slots=True)
class FoundingInputs:
    """The inputs from outside when a game is founded: its id, seal, seeds and data."""

    game: str
    title: str
    data_hash: str
    scenario: Mapping[str, Any]
    commitment: str
    seal_key: str
    names: tuple[tuple[str, str], ...] = ()
    """The name of each player: a character, and the digest of the words."""
    dice: str = ""
    """The source of dice, instead of the scenario's setting; "" to keep the setting."""
    waits: bool = False
    """Whether play begins only when a steward says so.

    A table of people, or a game without stewards, begins at once in any case.
    """


def scenario_hash(scenario: Mapping[str, Any]) -> str:
    """Return SHA-256 (hex) over a scenario's canonical JSON. Equal data have equal hashes."""
    return hashlib.sha256(msgspec.json.encode(scenario, order="sorted")).hexdigest()


def scenario_doubts(rules: Ruleset[Any], scenario: dict[str, Any]) -> tuple[str, ...]:
    """Return the doubts about a scenario that an organiser should check."""
    doubts = rules.scenarios.doubts(scenario)
    if rules.seats.players is None:
        return doubts
    player_count, (minimum, maximum) = (
        len(rules.scenarios.found(dict(scenario)).players),
        rules.seats.players.best,
    )
    if minimum <= player_count <= maximum:
        return doubts
    range_text = f"{minimum}" if minimum == maximum else f"{minimum} to {maximum}"
    return (*doubts, f"The game is at its best with {range_text} players; it has {player_count}.")


def found_game(
    machine: Machine[Any], foundation: FoundingInputs, now: int
) -> tuple[Entry, State[Any]]:
    """Return entry 1 of a new game at `now` (milliseconds), and the state after it."""
    founding: Founding[Any] = machine.rules.scenarios.found(dict(foundation.scenario))
    bare_entry = _first_entry(machine, founding, foundation, now)
    state = machine.evolve(machine.blank_state(), bare_entry)
    postings = with_audiences(machine.rules, state, founding.postings)
    entry = msgspec.structs.replace(bare_entry, postings=postings, placements=founding.placements)
    return entry, machine.evolve(machine.blank_state(), entry)


def _first_entry(
    machine: Machine[Any], founding: Founding[Any], foundation: FoundingInputs, now: int
) -> Entry:
    event = GameFounded(
        game=foundation.game,
        ruleset=machine.rules.name,
        version=machine.rules.version,
        data_hash=foundation.data_hash,
        title=foundation.title or founding.title,
        scenario=dict(foundation.scenario),
        cards=tuple((card.id, card.character) for card in founding.cards),
        stewards=founding.stewards,
        switches=dict(founding.switches),
        period=dict(founding.period),
        dice=foundation.dice or founding.dice,
        commitment=foundation.commitment,
        seal_key=foundation.seal_key,
        names=foundation.names,
        players=founding.players,
        waits=foundation.waits and machine.rules.seats.players is None and bool(founding.stewards),
    )
    meta = CommandMeta(f"found-{foundation.game}", "found", HOST_CARD, "", foundation.data_hash)
    return Entry(
        position=1,
        id=f"{meta.command}.0",
        type=GameFounded.STORED,
        at=now,
        period=founding.period["seq"],
        audience=("*",),
        event=event,
        meta=meta,
    )

"""Opens a stored game if this program has the version and the data that its first entry pins."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ledger.contract.ruleset import Ruleset
from ledger.export.document import Pins, pins_of
from ledger.kernel.machine.first_entry import scenario_hash
from ledger.kernel.machine.machine import Machine
from ledger.record.entry import Entry
from ledger.scribe.commits import DamagedError
from ledger.scribe.durable_context import Randomness
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store.base import Store


class UnplayableError(DamagedError):
    """The game is undamaged, but this program cannot play it; the message says why."""


def pins_in(store: Store, game: str) -> Pins:
    """Return the pins of a stored game's first entry.

    Raises: DamagedError: also if the data differ from the pinned data. StoreError.
    """
    first_row = next(iter(store.read(game)), None)
    try:
        entry = msgspec.json.decode(first_row.state, type=Entry) if first_row is not None else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedError(f"the first entry of {game} cannot be read; it is damaged") from error
    pins = pins_of(entry) if entry is not None else None
    if entry is None or pins is None:
        raise DamagedError(f"the first entry of {game} founds no game; it is damaged")
    if scenario_hash(_scenario(entry)) != pins.data_hash:
        raise DamagedError(f"the data of {game} are not those that it was founded with")
    return pins


def _scenario(entry: Entry) -> dict[str, Any]:
    event: Any = entry.event
    scenario = event["scenario"] if isinstance(event, dict) else event.scenario
    return dict(scenario)


def playable_rules(rulesets: Mapping[str, Ruleset[Any]], pins: Pins) -> Ruleset[Any]:
    """Return the rules of a game.

    Raises: UnplayableError: this program has no rules for the game.
    """
    sentence, rules = f"{pins.game} is a game of {pins.ruleset}", rulesets.get(pins.ruleset)
    if rules is None:
        raise UnplayableError(f"{sentence}, which this version does not have")
    versions = (*rules.earlier, rules.version)
    if pins.version not in versions:
        raise UnplayableError(
            f"{sentence} {pins.version}, and this program plays on those of "
            f"{' and '.join(versions)}; open it with the release in which it was played last"
        )
    return rules


def scribe_of_stored_game(
    store: Store,
    game: str,
    rulesets: Mapping[str, Ruleset[Any]],
    randomness: Randomness = secrets.token_bytes,
    machine: Callable[[Ruleset[Any]], Machine[Any]] = Machine,
) -> Scribe:
    """Return the scribe of a stored game. `machine` makes the machine of its rules.

    Raises: DamagedError, UnplayableError, StoreError.
    """
    rules = playable_rules(rulesets, pins_in(store, game))
    return open_scribe(machine(rules), store, game, randomness)

"""The readings of a game which stewards may change and everybody can see."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any, TypedDict

from ledger.contract.outline import OutlinedReading
from ledger.contract.ruleset import Switch
from ledger.record.state import SwitchValue
from ledger.scenario.sentences import Fault, spelling_hint
from ledger.scenario.switch import NumberRange, SwitchData, value_as_written

HIGHEST_VALUE = 1_000_000
"""Maximum value for stewards who change a numeric reading. A scenario may set higher values."""


class SwitchesDoc(TypedDict):
    """The readings of a game that are otherwise than the ruleset has them, with their values.

    The ruleset's `data/switches.yaml` has all readings, and so has the app. Their questions and
    meanings are messages (`ledger.contract.message_keys`).
    """

    flipped: dict[str, SwitchValue]
    """The readings set otherwise than in the ruleset: yes or no, a word, or a number of units."""


def switches_changeable_in_play(switches: Iterable[SwitchData]) -> tuple[Switch, ...]:
    """Return the switches that may be changed in play: all except those fixed before it."""
    return tuple(
        switch_from_data(switch_data) for switch_data in switches if not switch_data.setup_only
    )


def switch_from_data(switch_data: SwitchData) -> Switch:
    """Return a switch with all values that stewards may choose instead (ACTA-10)."""
    choices = switch_data.other_values(switch_data.default)
    if switch_data.number is not None:
        steps = range(
            switch_data.number.min,
            min(switch_data.number.max, HIGHEST_VALUE) + 1,
            switch_data.number.step,
        )
        choices = (*choices, *(step for step in steps if step != switch_data.default))
    return Switch(switch_data.id, switch_data.default, choices)


def outlined_readings(
    switches: Iterable[SwitchData], main_readings: Container[str] = ()
) -> tuple[OutlinedReading, ...]:
    """Return the readings as an organiser chooses among them before a game.

    `main_readings` are the names of those that change the course of a whole evening.
    """
    return tuple(
        OutlinedReading(
            data.id,
            data.default,
            data.values,
            None if data.number is None else _range_of(data.number),
            data.id in main_readings,
        )
        for data in switches
    )


def _range_of(numbers: NumberRange) -> tuple[int, int, int]:
    return numbers.min, numbers.max, numbers.step


def faults_of_readings(
    arguments: Mapping[str, Any], switches: Mapping[str, SwitchData]
) -> Iterator[Fault]:
    """Yield a fault for each reading of a file that does not exist or has an impossible value."""
    readings = arguments.get("switches")
    for switch_name, switch_value in readings.items() if isinstance(readings, Mapping) else ():
        switch = switches.get(switch_name)
        if switch is None:
            yield (
                ("switches", switch_name),
                f"there is no reading '{switch_name}'{spelling_hint(switch_name, switches)}",
            )
        elif not switch.allows(switch_value):
            yield (
                ("switches", switch_name),
                f"should be {switch.allowed}, not {value_as_written(switch_value)}",
            )


def flipped_readings_document(
    switches: Iterable[SwitchData], switch_values: Mapping[str, SwitchValue]
) -> SwitchesDoc:
    """Return the readings whose value differs from their default."""
    return {
        "flipped": {
            switch.id: switch_values[switch.id]
            for switch in switches
            if switch.is_flipped(switch_values)
        }
    }

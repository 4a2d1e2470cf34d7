"""The readings of a game as stewards may flip them, and as everybody sees them."""

from collections.abc import Iterable, Mapping
from typing import TypedDict

from ledger.ruleset import Switch
from ledger.scenario.switch import SwitchData
from ledger.state import SwitchValue

HIGHEST = 1_000_000
"""A reading that is a number is flipped among values up to this; a scenario may set others."""


class SwitchDoc(TypedDict):
    """A reading: its value, what it may be flipped to in play, what it asks, and what it means."""

    name: str
    value: SwitchValue
    default: SwitchValue
    others: list[SwitchValue]
    question: str
    meaning: str


class SwitchesDoc(TypedDict):
    """Every reading of a game."""

    list: list[SwitchDoc]


def flippable_in_play(declared: Iterable[SwitchData]) -> tuple[Switch, ...]:
    """What may be flipped in play: all but what is settled before the game."""
    return tuple(reading(data) for data in declared if not data.setup_only)


def reading(data: SwitchData) -> Switch:
    """A reading as stewards may flip it: to any other value it may have (ACTA-10)."""
    others = data.others(data.default)
    if data.number is not None:
        steps = range(data.number.min, min(data.number.max, HIGHEST) + 1, data.number.step)
        others = (*others, *(step for step in steps if step != data.default))
    return Switch(data.id, data.default, others)


def readings_document(
    declared: Iterable[SwitchData],
    flipped: Iterable[Switch],
    values: Mapping[str, SwitchValue],
) -> SwitchesDoc:
    """Every reading with its value, what it may be flipped to, its question and its meaning."""
    others = {switch.name: list(switch.others) for switch in flipped}
    return {
        "list": [
            {
                "name": data.id,
                "value": values[data.id],
                "default": data.default,
                "others": others.get(data.id, []),
                "question": data.asks,
                "meaning": data.means(values[data.id]),
            }
            for data in declared
        ]
    }

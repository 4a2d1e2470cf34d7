"""Readings of open questions are chosen by chance, and a test shows each value."""

import ast
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ledger.scenario.files import switches_of
from ledger.scenario.switch import value_as_written


def scenario_with_other_readings(ruleset: str, players: int, chance: Random, *but: str) -> str:
    """Return a scenario for this number of players, with about half of the readings changed."""
    picked = []
    for name, data in switches_of(ruleset).items():
        value = chance.choice((data.default, *data.other_values(data.default)))
        if name not in but:
            picked.append(f"  {name}: {write_value(value)}\n")
    return f"based_on: {ruleset}\nplayers: {players}\nswitches:\n{''.join(picked)}"


def write_value(value: object) -> str:
    """Return a reading's value as a scenario file has it."""
    return f'"{value}"' if isinstance(value, str) else value_as_written(value)


def parametrize_reading(
    ruleset: str, reading: str, expected: Mapping[Any, object]
) -> pytest.MarkDecorator:
    """Run a test under each `value` of a reading, with the `expected` result under it.

    Raise ValueError if a value is missing, or if two of them make no difference.
    """
    data = switches_of(ruleset)[reading]
    if set(map(value_as_written, expected)) != set(
        map(value_as_written, (data.default, *data.other_values(data.default)))
    ):
        raise ValueError(
            f"{reading} has other values than {', '.join(map(value_as_written, expected))}"
        )
    for (one, first), (other, second) in combinations(expected.items(), 2):
        if first == second:
            same = f"{value_as_written(one)} and {value_as_written(other)}"
            raise ValueError(f"{reading}: {same} make no difference")
    ids = [f"{reading}={value_as_written(value)}" for value in expected]
    return pytest.mark.parametrize(("value", "expected"), [*expected.items()], ids=ids)


def fully_tested_readings(folder: Path, decorator: str = "under_reading") -> Iterator[str]:
    """Return the readings of which a folder's tests show every value, by this decorator."""
    for file in sorted(folder.rglob("test_*.py")):
        for test in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for call in test.decorator_list if isinstance(test, ast.FunctionDef) else ():
                if isinstance(call, ast.Call) and ast.unparse(call.func) == decorator:
                    yield str(ast.literal_eval(call.args[0]))

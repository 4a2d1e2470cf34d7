"""Gemini: senators played by more than one person, each with an account of its own (ROST-22)."""

import re
from collections.abc import Mapping
from typing import Any

from ledger.games.ludi_romani.scenario.changes import WHOLE
from ledger.scenario.sentences import meant
from ledger.yamlfile import Path

_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_COPY = re.compile(r"(?P<original>.+)_(?P<number>[2-9])")


def original(name: str) -> str | None:
    """Whose copy bears this name: cicero for cicero_2; None when it is no copy's name."""
    match = _COPY.fullmatch(name)
    return match["original"] if match else None


def with_copies(
    cast: Mapping[str, dict[str, Any]], copies: Mapping[str, int], faults: list[tuple[Path, str]]
) -> dict[str, dict[str, Any]]:
    """The cast with every senator as often as `copies` says, copies beside their original."""
    for name in copies.keys() - {WHOLE}:
        fault = _fault(name, cast)
        if fault:
            faults.append((("copies", name), fault))
    result = {}
    for name, character in cast.items():
        result[name] = character
        if character.get("role") == "senator":
            for number in range(2, copies.get(name, copies[WHOLE]) + 1):
                result[f"{name}_{number}"] = _copy(character, number)
    return result


def _fault(name: str, cast: Mapping[str, dict[str, Any]]) -> str:
    if name not in cast:
        return f"there is no character '{name}' in the cast{meant(name, cast)}"
    if cast[name].get("role") != "senator":
        return f"only senators are doubled, and '{name}' is none"
    return ""


def _copy(character: dict[str, Any], number: int) -> dict[str, Any]:
    numeral = _NUMERALS[number - 1]
    return character | {
        "id": f"{character['id']}_{number}",
        "name": f"{character['name']} {numeral}",
        "short": f"{character['short']} {numeral}",
    }

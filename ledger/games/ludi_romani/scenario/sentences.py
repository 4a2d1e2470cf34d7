"""The sentences of Ludi Romani about wrong values in a scenario file."""

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic_core import ErrorDetails

from ledger.games.ludi_romani.scenario.changes import as_written, fields_at
from ledger.games.ludi_romani.scenario.value_types import ASSETS
from ledger.scenario import sentences
from ledger.scenario.facts import Fact
from ledger.scenario.sentences import as_given, meant
from ledger.scenario.yamlfile import Document, Path

F = TypeVar("F", bound=Fact)


def exact(fact: type[F], value: Mapping[str, Any], document: Document) -> F:
    """Return the value as this kind of fact.

    Raises: ScenarioError: fields are wrong. The error names each with its line.
    """
    return sentences.validated(fact, value, document, _own, as_written)


def _own(error: ErrorDetails, path: Path) -> str | None:
    kind = error["type"]
    if kind == "extra_forbidden":
        return _unknown(str(path[-1]), path[:-1])
    if path[0] == "roads" and kind in ("missing", "too_long"):
        return "a road joins two regions, as in [gaul, spain]"
    if kind == "multiple_of":
        return _chips(error["ctx"], as_given(error["input"]))
    if kind == "string_pattern_mismatch" and ":" in error["ctx"]["pattern"]:
        return f'should be a time of day such as "18:30", not {as_given(error["input"])}'
    return None


def _unknown(name: str, parent: tuple[int | str, ...]) -> str:
    hint = meant(name, fields_at(parent))
    in_character = parent[:1] == ("cast",) and "holdings" not in parent
    if in_character and any(f"'{asset}'" in hint for asset in ASSETS):
        hint = hint.removesuffix("?") + " under holdings?"
    return f"there is no field '{name}' here{hint}"


def _chips(ctx: Mapping[str, Any], value: str) -> str:
    if value.startswith("-"):
        return "cannot be negative"
    chip = f"{ctx['multiple_of']:,}"
    return f"should be a multiple of {chip} D, the smallest chip, not {value}"

"""Error sentences of Ludi Romani about wrong values in a scenario file."""

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic_core import ErrorDetails

from ledger.games.ludi_romani.scenario.changes import fields_at, path_as_written
from ledger.games.ludi_romani.scenario.value_types import ASSETS
from ledger.scenario import sentences
from ledger.scenario.facts import Fact
from ledger.scenario.sentences import spelling_hint, value_text
from ledger.scenario.yamlfile import Document, Path

FactT = TypeVar("FactT", bound=Fact)


def parse_fact(fact: type[FactT], value: Mapping[str, Any], document: Document) -> FactT:
    """Return the value as this kind of fact.

    Raises: ScenarioError: fields are wrong. The error names each wrong field with its line.
    """
    return sentences.validate_model(fact, value, document, _game_sentence, path_as_written)


def _game_sentence(error: ErrorDetails, path: Path) -> str | None:
    error_type = error["type"]
    if error_type == "extra_forbidden":
        return _unknown_field_sentence(str(path[-1]), path[:-1])
    if path[0] == "roads" and error_type in ("missing", "too_long"):
        return "a road joins two regions, as in [gaul, spain]"
    if error_type == "multiple_of":
        return _chips_sentence(error["ctx"], value_text(error["input"]))
    if error_type == "string_pattern_mismatch" and ":" in error["ctx"]["pattern"]:
        return f'should be a time of day such as "18:30", not {value_text(error["input"])}'
    return None


def _unknown_field_sentence(field_name: str, parent: tuple[int | str, ...]) -> str:
    hint = spelling_hint(field_name, fields_at(parent))
    is_in_character = parent[:1] == ("cast",) and "holdings" not in parent
    if is_in_character and any(f"'{asset}'" in hint for asset in ASSETS):
        hint = hint.removesuffix("?") + " under holdings?"
    return f"there is no field '{field_name}' here{hint}"


def _chips_sentence(error_context: Mapping[str, Any], value: str) -> str:
    if value.startswith("-"):
        return "cannot be negative"
    chip_text = f"{error_context['multiple_of']:,}"
    return f"should be a multiple of {chip_text} D, the smallest chip, not {value}"

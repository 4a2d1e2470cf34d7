"""What is wrong with a value, in one plain sentence each."""

import json
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from ledger.games.ludi_romani.scenario.changes import as_written, fields_at
from ledger.games.ludi_romani.scenario.words import ASSETS, Fact
from ledger.yamlfile import Document, Problem, ScenarioError

LONGEST_SHOWN = 40

F = TypeVar("F", bound=Fact)


def exact(fact: type[F], value: Mapping[str, Any], document: Document) -> F:
    """The value as this kind of fact. Raise ScenarioError with every wrong field and its line."""
    try:
        return fact.model_validate_json(json.dumps(value))
    except ValidationError as wrong:
        problems = [_problem(error, document) for error in wrong.errors(include_url=False)]
    raise ScenarioError(problems)


def meant(word: str, known: Iterable[str]) -> str:
    """A hint at the known word that was probably meant, or nothing."""
    close = get_close_matches(word, list(known), n=1, cutoff=0.65)
    return f"; did you mean '{close[0]}'?" if close else ""


def _problem(error: ErrorDetails, document: Document) -> Problem:
    path = as_written(error["loc"])
    if error["type"] == "extra_forbidden":
        return document.problem(path, _unknown(str(path[-1]), path[:-1]))
    if path[0] == "roads" and error["type"] in ("missing", "too_long"):
        return document.problem(path, "a road joins two regions, as in [gaul, spain]")
    say = _SENTENCES.get(error["type"])
    message = say(error.get("ctx", {}), as_given(error["input"])) if say else error["msg"]
    return document.problem(path, message)


def _unknown(name: str, parent: tuple[int | str, ...]) -> str:
    hint = meant(name, fields_at(parent))
    in_character = parent[:1] == ("cast",) and "holdings" not in parent
    if in_character and any(f"'{asset}'" in hint for asset in ASSETS):
        hint = hint.removesuffix("?") + " under holdings?"
    return f"there is no field '{name}' here{hint}"


def as_given(value: Any) -> str:
    """A value as a sentence about it shows it."""
    match value:
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case dict():
            return "a group of fields"
        case list():
            return "a list"
    text = str(value)
    text = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
    return f"'{text}'" if isinstance(value, str) else text


def _one_of(ctx: Mapping[str, Any], value: str) -> str:
    expected = str(ctx["expected"]).replace("'", "")
    return f"should be {expected}, not {value}"


def _at_least(ctx: Mapping[str, Any], value: str) -> str:
    return (
        "cannot be negative" if ctx["ge"] == 0 else f"should be at least {ctx['ge']}, not {value}"
    )


def _chips(ctx: Mapping[str, Any], value: str) -> str:
    if value.startswith("-"):
        return "cannot be negative"
    chip = f"{ctx['multiple_of']:,}"
    return f"should be a multiple of {chip} Denarii, the smallest chip, not {value}"


def _pattern(ctx: Mapping[str, Any], value: str) -> str:
    if ":" in ctx["pattern"]:
        return f'should be a time of day such as "18:30", not {value}'
    return f"should be small letters, digits and _ (as in northern_italy), not {value}"


def _kind(wanted: str) -> Callable[[Mapping[str, Any], str], str]:
    return lambda _ctx, value: f"should be {wanted}, not {value}"


_WHOLE = _kind("a whole number written with digits only")
_FIELDS = _kind("a group of named fields")

_SENTENCES: Mapping[str, Callable[[Mapping[str, Any], str], str]] = {
    "missing": lambda _ctx, _value: "is missing",
    "int_type": _WHOLE,
    "int_from_float": _WHOLE,
    "bool_type": _kind("true or false"),
    "string_type": _kind("text"),
    "tuple_type": _kind("a list"),
    "model_type": _FIELDS,
    "dict_type": _FIELDS,
    "literal_error": _one_of,
    "greater_than_equal": _at_least,
    "less_than_equal": lambda ctx, value: f"should be at most {ctx['le']:,}, not {value}",
    "multiple_of": _chips,
    "string_too_short": lambda _ctx, _value: "cannot be empty",
    "string_too_long": lambda ctx, _value: f"should be {ctx['max_length']} letters at most",
    "too_long": lambda ctx, _value: f"should have {ctx['max_length']} parts at most",
    "string_pattern_mismatch": _pattern,
    "value_error": lambda ctx, _value: str(ctx["error"]),
}

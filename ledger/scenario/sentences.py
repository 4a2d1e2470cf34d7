"""Faults of values in a scenario file. Each fault is described in one plain sentence."""

import json
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from ledger.language.grammar import count_text
from ledger.scenario.yamlfile import Document, Path, Problem, ScenarioError

LONGEST_SHOWN = 40

SentenceFunction = Callable[[ErrorDetails, Path], str | None]
"""A function that gives a game's own sentence for a problem; None for the common sentence."""

PathFunction = Callable[[tuple[int | str, ...]], Path]
"""A function from the place where the model found a problem to the place in the file."""

Fault = tuple[Path, str]
"""A part of the file, and its fault."""

M = TypeVar("M", bound=BaseModel)


def _path_without_types(path: tuple[int | str, ...]) -> Path:
    return tuple(part for part in path if part not in ("bool", "int", "str"))


def _no_sentence(_error: ErrorDetails, _path: Path) -> str | None:
    return None


def validate_model(
    model: type[M],
    value: Mapping[str, Any],
    document: Document,
    sentence_function: SentenceFunction = _no_sentence,
    path_function: PathFunction = _path_without_types,
) -> M:
    """Return the value as this model.

    Raises ScenarioError with every wrong field and its line.
    """
    try:
        return model.model_validate_json(json.dumps(value))
    except ValidationError as validation_error:
        errors = validation_error.errors(include_url=False)
    problems: list[Problem] = []
    for error in errors:
        path = path_function(error["loc"])
        message = sentence_function(error, path) or problem_sentence(error, all_field_names(model))
        problems.append(document.problem(path, message))
    raise ScenarioError(problems)


def refuse_faults(
    faults: Iterable[Fault], document: Document, path_function: PathFunction = _path_without_types
) -> None:
    """Raise ScenarioError if there is any fault."""
    problems = [document.problem(path_function(path), message) for path, message in faults]
    if problems:
        raise ScenarioError(problems)


def named_fields_of(document: Document, ruleset: str) -> dict[str, Any]:
    """Return the named fields of an organiser's file.

    Raises ScenarioError if the file has no named fields.
    """
    value = document.value
    if value is None:
        message = f"the file is empty; write `based_on: {ruleset}` at least"
        raise ScenarioError([document.problem((), message)])
    if not isinstance(value, dict):
        message = "a scenario is a group of named fields, such as `title: Our evening`"
        raise ScenarioError([document.problem((), message)])
    return dict(value)


def problem_sentence(error: ErrorDetails, known_words: Iterable[str] = ()) -> str:
    """Return one problem that a model found, as a sentence for the file's author."""
    if error["type"] == "extra_forbidden":
        field_name = str(error["loc"][-1])
        return f"there is no field '{field_name}' here{spelling_hint(field_name, known_words)}"
    sentence_function = _SENTENCES.get(error["type"])
    context: Mapping[str, Any] = error.get("ctx", {})
    message = (
        sentence_function(context, value_text(error["input"]))
        if sentence_function
        else error["msg"]
    )
    if error["type"] == "literal_error" and isinstance(error["input"], str):
        message += spelling_hint(
            error["input"], str(context["expected"]).replace("'", "").split(", ")
        )
    return message


def spelling_hint(misspelled_word: str, known_words: Iterable[str]) -> str:
    """Return a hint at the known word that was probably meant; "" if there is none."""
    similar_words = [
        known_word for known_word in known_words if known_word != misspelled_word
    ]  # the word may be right elsewhere
    similar_names = get_close_matches(misspelled_word, similar_words, n=1, cutoff=0.65)
    return f"; did you mean '{similar_names[0]}'?" if similar_names else ""


def all_field_names(model: type[BaseModel]) -> set[str]:
    """Return the names of all fields in all parts of a model."""
    field_names = set(model.model_fields)
    for field in model.model_fields.values():
        for inner_annotation in (field.annotation, *getattr(field.annotation, "__args__", ())):
            if isinstance(inner_annotation, type) and issubclass(inner_annotation, BaseModel):
                field_names |= all_field_names(inner_annotation)
    return field_names


def value_text(value: Any) -> str:
    """Return a value in the spelling that sentences about it use."""
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


def _one_of_sentence(error_context: Mapping[str, Any], value: str) -> str:
    expected_text = str(error_context["expected"]).replace("'", "")
    return f"should be {expected_text}, not {value}"


def _at_least_sentence(error_context: Mapping[str, Any], value: str) -> str:
    minimum = error_context["ge"]
    return "cannot be negative" if minimum == 0 else f"should be at least {minimum:,}, not {value}"


def _make_wrong_kind_sentence(expected_kind: str) -> Callable[[Mapping[str, Any], str], str]:
    return lambda _error_context, value: f"should be {expected_kind}, not {value}"


_whole_number_sentence = _make_wrong_kind_sentence("a whole number written with digits only")
_FIELDS = _make_wrong_kind_sentence("a group of named fields")

_SENTENCES: Mapping[str, Callable[[Mapping[str, Any], str], str]] = {
    "missing": lambda _error_context, _value: "is missing",
    "int_type": _whole_number_sentence,
    "int_from_float": _whole_number_sentence,
    "float_type": _make_wrong_kind_sentence("a number"),
    "bool_type": _make_wrong_kind_sentence("true or false"),
    "string_type": _make_wrong_kind_sentence("text"),
    "tuple_type": _make_wrong_kind_sentence("a list"),
    "model_type": _FIELDS,
    "dict_type": _FIELDS,
    "mapping_type": _FIELDS,
    "literal_error": _one_of_sentence,
    "greater_than_equal": _at_least_sentence,
    "less_than_equal": lambda error_context, value: (
        f"should be at most {error_context['le']:,}, not {value}"
    ),
    "string_too_short": lambda _error_context, _value: "cannot be empty",
    "string_too_long": lambda error_context, _value: (
        f"should be {count_text(error_context['max_length'], 'letter')} at most"
    ),
    "too_short": lambda error_context, _value: (
        f"should have {count_text(error_context['min_length'], 'part')} at least"
    ),
    "too_long": lambda error_context, _value: (
        f"should have {count_text(error_context['max_length'], 'part')} at most"
    ),
    "string_pattern_mismatch": lambda _error_context, value: (
        f"should be small letters, digits and _ (as in northern_italy), not {value}"
    ),
    "value_error": lambda error_context, _value: str(error_context["error"]),
}

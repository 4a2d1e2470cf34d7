"""What the API's description says of an answer beyond its docstring."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel

A = TypeVar("A", bound=Callable[..., Any])

TEXT: Mapping[str, Any] = {"type": "string"}
CURSOR: Mapping[str, Any] = {
    "type": "string",
    "description": "An opaque cursor of mine: how far I have read.",
}
POSITION: Mapping[str, Any] = {
    "type": "integer",
    "minimum": 1,
    "description": "The number of an entry. Stewards may name one, and everybody after closing.",
}
UUID: Mapping[str, Any] = {
    "type": "string",
    # no `format: uuid`: generated clients then send an object of their own where HTTP wants text
    "pattern": "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
    "description": "A UUID made up by whoever asks. The same request sent again under it is "
    "answered again and not done again.",
}


@dataclass(frozen=True)
class Description:
    """The query and the body that an answer reads, what it gives, and the problems it may raise.

    `headers` must be sent, those in `may` need not be. `gives` is the model of the answer with
    `status`; `kind` its content type, beside `other_kinds` of a text; `answer` says what it is
    where it has no model; `events` are the models of a stream's events by their names.
    `tagged` when the answer has an ETag and may be 304;
    `located` when it says where the new resource is; `replays` when a repeated request gets 200.
    """

    query: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    headers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    may: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    body: type[BaseModel] | None = None
    gives: type[BaseModel] | None = None
    status: int = 200
    kind: str = "application/json"
    other_kinds: tuple[str, ...] = ()
    answer: str = ""
    events: Mapping[str, type[BaseModel]] = field(default_factory=dict)
    problems: tuple[str, ...] = ()
    tagged: bool = False
    located: bool = False
    replays: bool = False


def described(description: Description) -> Callable[[A], A]:
    """Describe an answer."""

    def describe(answer: A) -> A:
        vars(answer)["description"] = description
        return answer

    return describe


def description_of(answer: Callable[..., Any]) -> Description:
    """What was said of an answer."""
    found: Description = getattr(answer, "description", Description())
    return found

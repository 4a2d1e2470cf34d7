"""The facts in the API's description of an answer that the answer's docstring does not contain."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel

A = TypeVar("A", bound=Callable[..., Any])

TEXT_SCHEMA: Mapping[str, Any] = {"type": "string"}
CURSOR_SCHEMA: Mapping[str, Any] = {
    "type": "string",
    "description": "An opaque cursor of mine: how far I have read.",
}
POSITION_SCHEMA: Mapping[str, Any] = {
    "type": "integer",
    "minimum": 1,
    "description": "The number of an entry. Stewards may name one, and everybody after closing.",
}
UUID_SCHEMA: Mapping[str, Any] = {
    "type": "string",
    # no `format: uuid` is given, because generated clients would send an object instead of text
    "pattern": "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
    "description": "A UUID made up by whoever asks. The same request sent again under it is "
    "answered again and not done again.",
}


@dataclass(frozen=True)
class EndpointDescription:
    """The request that an answer reads, the response that it gives, and its possible problems."""

    query: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    headers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The headers that a request must have."""
    may: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The headers that a request may have."""
    body: type[BaseModel] | None = None
    is_body_optional: bool = False
    """Whether a request without a body is as good as one with an empty object."""
    gives: type[BaseModel] | None = None
    """The model of the answer that has this `status`."""
    status: int = 200
    kind: str = "application/json"
    """The content type of the answer."""
    other_kinds: tuple[str, ...] = ()
    """Further content types of an answer that is text."""
    answer: str = ""
    """The description of an answer without a model."""
    events: Mapping[str, type[BaseModel]] = field(default_factory=dict)
    """The models of a stream's events, by the names of the events."""
    problems: tuple[str, ...] = ()
    tagged: bool = False
    """Whether the answer has an ETag, and whether a request may be answered with 304."""
    located: bool = False
    """Whether the answer contains the address of the new resource."""
    replays: bool = False
    """Whether a repeated request is answered with 200."""


def with_description(description: EndpointDescription) -> Callable[[A], A]:
    """Attach a description to an answer."""

    def attach_description(answer: A) -> A:
        vars(answer)["description"] = description
        return answer

    return attach_description


def description_of(answer: Callable[..., Any]) -> EndpointDescription:
    """Return the description of an answer."""
    description: EndpointDescription = getattr(answer, "description", EndpointDescription())
    return description

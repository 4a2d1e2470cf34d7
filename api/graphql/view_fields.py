"""The view of a game, and a game as one text, in GraphQL."""

from enum import Enum
from typing import Any

import strawberry
from strawberry.scalars import JSON

from api.graphql.field_descriptions import (
    field_with_argument_descriptions,
    query_parameter_descriptions,
    with_field_descriptions,
)
from api.graphql.rest_bridge import ContextInfo, resource_document, resource_reply
from api.graphql.shapes import Long
from api.models.parameter_docs import PATH_PART_DOCS
from api.rest.export import export
from api.rest.view import view


@with_field_descriptions
@strawberry.type(description="A part of the view.")
class Slice:
    """A part of the view."""

    key: str
    """The key of the slice, such as `purse/ada`."""
    data: JSON
    """The document of the slice, as REST describes it."""


def _slices(root: "View", prefix: str = "") -> list[Slice]:
    slices = root.parts.items()
    return [
        Slice(key=slice_key, data=JSON(slice_data))
        for slice_key, slice_data in slices
        if slice_key.startswith(prefix)
    ]


@with_field_descriptions
@strawberry.type(description="The view of a phone: the parts of the game that one sees.")
class View:
    """The view of a phone: the parts of the game that one sees."""

    etag: str
    """A hash of the whole view but for the time."""
    cursor: str
    """The viewer's cursor: how far this view has read."""
    now: Long
    """The server's time, in milliseconds since 1970."""
    me: list[str]
    """The characters whose cards the viewer holds."""
    staff: bool
    """Whether one of them is a steward."""
    parts: strawberry.Private[dict[str, Any]]
    slices = field_with_argument_descriptions(
        strawberry.field(resolver=_slices, description="The parts of the view, or some of them."),
        {"prefix": "Only the parts whose keys begin so; empty for all."},
    )


async def _view(
    root: Any, info: ContextInfo, at: int | None = None, as_of: str | None = None
) -> View | None:
    document = await resource_document(view, info.context.request(root.id), at=at, as_of=as_of)
    own_fields = {
        field_name: document[field_name] for field_name in ("etag", "cursor", "now", "me", "staff")
    }
    return View(**own_fields, parts=document["slices"])


@strawberry.enum(description="How an export is written.")
class ExportForm(Enum):
    """How an export is written."""

    jsonl = strawberry.enum_value("jsonl", description="Sealed lines of JSON.")
    entries = strawberry.enum_value("entries.jsonl", description="Entries as objects of JSON.")
    csv = strawberry.enum_value("csv", description="A table of postings.")
    ledger = strawberry.enum_value("ledger", description="A journal of plain text accounting.")


@with_field_descriptions
@strawberry.type(description="A game as one text.")
class Export:
    """A game as one text."""

    content_type: str
    """The media type of the text."""
    text: str
    """The text."""


async def _export(
    root: Any, info: ContextInfo, form: ExportForm, at: int | None = None
) -> Export | None:
    reply = await resource_reply(export, info.context.request(root.id, form=str(form.value)), at=at)
    return Export(content_type=reply.content_type.decode(), text=reply.body.decode())


view_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_view, description="My view, now, at a position or as of a cursor of mine."
    ),
    query_parameter_descriptions(view),
)
export_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_export, description="The whole game as one text, as far as I may see it."
    ),
    PATH_PART_DOCS,
    query_parameter_descriptions(export),
)

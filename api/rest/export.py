"""Exports: the game as a file, as far as I may see it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from api.base.encode import encode
from api.base.language import current_language, use_language
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, constant_reply
from api.exports.entries import SCHEMA
from api.exports.material import (
    ExportMaterial,
    as_entries,
    as_journal,
    as_table,
    export_material,
    sealed_or_visible_lines,
)
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import POSITION_SCHEMA, EndpointDescription, with_description
from api.reading.moment import names_function
from api.rest.requested_moment import requested_moment
from ledger.contract.messages import LANGUAGES

LANGUAGE_OF_FILE: Mapping[str, Any] = {
    "enum": [*LANGUAGES],
    "description": "The language of the file; else the one that `Accept-Language` prefers.",
}
EXPORT_FORMS: dict[str, tuple[bytes, Callable[[ExportMaterial], Iterable[bytes]]]] = {
    "jsonl": (b"application/jsonl", sealed_or_visible_lines),
    "entries.jsonl": (b"application/jsonl", as_entries),
    "csv": (b"text/csv; charset=utf-8", as_table),
    "ledger": (b"text/plain; charset=utf-8", as_journal),
}


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA, "lang": LANGUAGE_OF_FILE},
        kind="application/jsonl",
        other_kinds=("text/csv", "text/plain"),
        answer="The file, in the form that was asked for.",
        problems=("malformed", "not-your-card", "not-found", "too-many"),
    )
)
async def export(context: RequestContext) -> Reply:
    """Return the game as one file: sealed lines, objects, a table, or a journal.

    Stewards may have it up to a position (`at`).

    Sentences and heads of columns are in the language that is asked for.
    """
    form = EXPORT_FORMS.get(context.path_part("form"))
    if form is None:
        raise ProblemError("not-found")
    content_type, write_export = form
    name_of = names_function(context.game)
    with use_language(_language(context)):
        body = await run_read(
            context,
            "export",
            lambda: b"".join(write_export(export_material(requested_moment(context), name_of))),
        )
    disposition = f'attachment; filename="{context.game.id}.{context.path_part("form")}"'.encode()
    return Reply(body, content_type=content_type, headers=((b"content-disposition", disposition),))


def _language(context: RequestContext) -> str:
    """Return the language of the file.

    Raises: the problem malformed: the game has no texts in the language.
    """
    language = context.query.get("lang") or current_language()
    if language not in LANGUAGES:
        raise malformed(("lang", f"it must be one of {', '.join(LANGUAGES)}"))
    return language


_SCHEMA_REPLY = constant_reply(encode(SCHEMA), b"application/schema+json")


@with_description(EndpointDescription(kind="application/schema+json", answer="The JSON Schema."))
async def schema(_context: RequestContext) -> Reply:
    """Return the JSON Schema of a line of `entries.jsonl`."""
    return _SCHEMA_REPLY


ROUTES = (
    resource("/games/{game}/export.{form}", GET=export),
    resource("/schemas/entries.json", GET=schema),
)

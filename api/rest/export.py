"""Exports: the game as a file, as far as I may see it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from api.base.encode import encode
from api.base.language import language, speaking
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, constant
from api.exports.entries import SCHEMA
from api.exports.material import Material, as_entries, as_journal, as_lines, as_table, material
from api.http.endpoint import resource
from api.http.lookup import looked_up
from api.http.request_context import RequestContext
from api.models.meta import POSITION, Description, described
from api.reading.moment import names_now
from api.rest.moment_asked import moment
from ledger.contract.messages import LANGUAGES

LANGUAGE_OF_FILE: Mapping[str, Any] = {
    "enum": [*LANGUAGES],
    "description": "The language of the file; else the one that `Accept-Language` prefers.",
}
FORMS: dict[str, tuple[bytes, Callable[[Material], Iterable[bytes]]]] = {
    "jsonl": (b"application/jsonl", as_lines),
    "entries.jsonl": (b"application/jsonl", as_entries),
    "csv": (b"text/csv; charset=utf-8", as_table),
    "ledger": (b"text/plain; charset=utf-8", as_journal),
}


@described(
    Description(
        query={"at": POSITION, "lang": LANGUAGE_OF_FILE},
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
    form = FORMS.get(context.part("form"))
    if form is None:
        raise ProblemError("not-found")
    content_type, write = form
    names = names_now(context.game)
    with speaking(_language(context)):
        body = await looked_up(
            context, "export", lambda: b"".join(write(material(moment(context), names)))
        )
    name = f'attachment; filename="{context.game.id}.{context.part("form")}"'.encode()
    return Reply(body, content_type=content_type, headers=((b"content-disposition", name),))


def _language(context: RequestContext) -> str:
    """Return the language of the file. Raises: the problem malformed: there are no texts in it."""
    wanted = context.query.get("lang") or language()
    if wanted not in LANGUAGES:
        raise malformed(("lang", f"it must be one of {', '.join(LANGUAGES)}"))
    return wanted


_SCHEMA = constant(encode(SCHEMA), b"application/schema+json")


@described(Description(kind="application/schema+json", answer="The JSON Schema."))
async def schema(_context: RequestContext) -> Reply:
    """Return the JSON Schema of a line of `entries.jsonl`."""
    return _SCHEMA


ROUTES = (
    resource("/games/{game}/export.{form}", GET=export),
    resource("/schemas/entries.json", GET=schema),
)

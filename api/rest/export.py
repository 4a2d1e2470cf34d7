"""Exports: the game as a file, as far as I may see it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from api.encode import encode, line_bytes
from api.endpoint import resource
from api.exports.journal import Balances, journal
from api.exports.lines import ExportLine, export_lines
from api.exports.sealed import may_have, sealed
from api.exports.table import rows
from api.openapi_meta import POSITION, Description, described
from api.problems import ProblemError
from api.reading.lookup import looked_up
from api.reading.moment import Moment, moment, names_now
from api.reply import Reply
from api.request_context import RequestContext
from ledger.messages import Names
from projections.chronicle import Cursor
from projections.holdings import HOLDINGS
from projections.pages import Chronicle

SEEN = "acta-seen/1"
"""Lines as somebody sees them: a header, the lines, and how many lines came before the last."""


@dataclass(frozen=True, slots=True)
class Material:
    """All that an export is made of, none of which changes any more."""

    moment: Moment
    chronicle: Chronicle
    names: Names
    balances: Balances

    def lines(self) -> Iterable[ExportLine]:
        """Every line that the viewer reads."""
        messages = self.moment.game.messages
        return export_lines(self.chronicle, self.moment.viewer, messages, self.names)


def as_lines(material: Material) -> Iterable[bytes]:
    """The ledger itself for who may have it, otherwise the lines that the viewer reads."""
    moment = material.moment
    if may_have(moment.state, moment.viewer):
        return sealed(moment.game.scribe, moment.state.log, moment.viewer)
    return _seen(moment, material.chronicle)


def _seen(moment: Moment, chronicle: Chronicle) -> Iterable[bytes]:
    viewer, kernel = moment.viewer, moment.state.kernel
    now = chronicle.now(viewer)
    everything = now.public + now.own + 1
    page = chronicle.after(viewer, Cursor(now.viewer, 0, 0), limit=everything)
    header = {
        "format": SEEN,
        "game": kernel.game,
        "title": kernel.title,
        "ruleset": kernel.ruleset,
        "version": kernel.version,
        "seen_by": sorted(viewer.characters),
        "cursor": str(now),
    }
    yield encode(header) + b"\n"
    for line in page.lines:
        yield line_bytes(line) + b"\n"
    yield encode({"end": len(page.lines) + 1}) + b"\n"


def as_table(material: Material) -> Iterable[bytes]:
    """Lines as a table for spreadsheets."""
    return rows(material.lines())


def as_journal(material: Material) -> Iterable[bytes]:
    """Transfers and balances for plain-text accounting."""
    title = material.moment.state.kernel.title
    return journal(title, material.lines(), material.balances)


FORMS: dict[str, tuple[bytes, Callable[[Material], Iterable[bytes]]]] = {
    "jsonl": (b"application/jsonl", as_lines),
    "csv": (b"text/csv; charset=utf-8", as_table),
    "ledger": (b"text/plain; charset=utf-8", as_journal),
}


@described(
    Description(
        query={"at": POSITION},
        kind="application/jsonl",
        problems=("malformed", "not-your-card", "not-found", "too-many"),
    )
)
async def export(context: RequestContext) -> Reply:
    """The game as JSON Lines, CSV or a journal; up to a position (`at`) for who sees positions."""
    form = FORMS.get(context.part("form"))
    if form is None:
        raise ProblemError("not-found")
    content_type, write = form
    names = names_now(context.game)
    body = await looked_up(context, "export", lambda: b"".join(write(_material(context, names))))
    name = f'attachment; filename="{context.game.id}.{context.part("form")}"'.encode()
    return Reply(body, content_type=content_type, headers=((b"content-disposition", name),))


def _material(context: RequestContext, names: Names) -> Material:
    shown = moment(context)
    chronicle = shown.game.chronicle(shown.position)
    return Material(shown, chronicle, names, shown.balances(shown.reading(HOLDINGS)))


ROUTES = (resource("/games/{game}/export.{form}", GET=export),)

"""Guests from a spreadsheet: a preview, and taking the rows that fit."""

import base64
import binascii
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from api.base.problems import kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.guests import (
    GUEST_FILE_BASE64,
    ColumnKind,
    GuestFile,
    GuestFilePreview,
    GuestList,
)
from api.models.meta import EndpointDescription, with_description
from api.organising.event_rows import GuestRow, StoredEvent, find_event
from api.organising.guest_list import EVENT_PROBLEMS, GuestRows, change_guests, list_reply
from api.organising.guest_places import MAX_GUESTS, form_document, free_key, next_order
from api.organising.organiser_session import for_organisers
from api.organising.spreadsheet_file import SpreadsheetError, SpreadsheetRow, read_spreadsheet
from ledger.contract.messages import LANGUAGES, messages_of
from ledger.contract.outline import PublicCharacter
from ledger.language.legible_text import (
    comparable_name,
    fault_of_name,
    fault_of_text,
    normalized_name,
)

_MAX_BODY = GUEST_FILE_BASE64 + 16 * 1024
_MAX_WISHES = 3
_MAX_TYPED_WISHES = 20
"""The number of typed wishes of a row that are compared with the cast. The others are left out."""

_ID_BYTES = 8
_SHOWN_LETTERS = 80
"""The number of characters of an unknown wish that its sentence repeats."""

_HEADING_ROWS = 20
"""The number of rows in which the row of headings is searched. A title may be above it."""

_HEADINGS: dict[ColumnKind, tuple[str, ...]] = {
    "name": (
        *("name", "first name", "last name", "surname", "full name", "your name", "guest"),
        *("player", "nombre", "apellido", "apellidos", "tu nombre", "invitado", "invitada"),
    ),
    "wish": (
        *("wish", "wishes", "character", "role", "wish 1", "wish 2", "wish 3"),
        *("deseo", "deseos", "personaje", "papel", "deseo 1", "deseo 2", "deseo 3"),
    ),
    "food": ("food", "diet", "meal", "allergies", "comida", "dieta", "alergias", "cena"),
    "contact": (
        *("e-mail", "email", "mail", "e-mail address", "email address", "contact", "telephone"),
        *("phone", "e-mail or telephone", "correo", "correo electronico", "telefono", "contacto"),
        "correo o telefono",
    ),
    "words": (
        *("word", "words", "note", "notes", "remark", "remarks", "comment", "comments", "message"),
        *("a word to the organiser", "nota", "notas", "comentario", "comentarios", "mensaje"),
        *("observaciones", "unas palabras para quien organiza"),
    ),
}
_KIND_OF_HEADING: dict[str, ColumnKind] = {
    comparable_name(heading): kind for kind, headings in _HEADINGS.items() for heading in headings
}
_LIMITS = {"name": 80, "food": 200, "contact": 200, "words": 1000}
_NAME_OF_FIELD = {
    "name": "spreadsheet-name",
    "food": "spreadsheet-food",
    "contact": "spreadsheet-contact",
    "words": "spreadsheet-words",
}
_WISH_DELIMITERS = re.compile(r"[;,/\n|]")


@with_description(
    EndpointDescription(
        body=GuestFile, gives=GuestFilePreview, problems=(*EVENT_PROBLEMS, "too-large")
    )
)
@for_organisers
async def preview_guest_file(context: RequestContext) -> Reply:
    """Return the guests in a spreadsheet, with a sentence about each fault, and save nothing.

    The file is a CSV file with any delimiter, or an Excel workbook. A row is left out if it has no
    name, or if its guest is on the list or in the file already. Unknown wishes alone are left out.
    """
    body = await context.read(GuestFile, _MAX_BODY)
    event = await find_event(context)
    table = await _read_table(context, body)
    rows = _placed_rows(await _check_rows(context, table, event), event, body.left_out)
    return json_reply(
        {
            "columns": [
                {"heading": heading, "kind": kind}
                for heading, kind in zip(table.headings, table.kinds, strict=True)
            ],
            "rows": [
                {
                    "number": row.number,
                    "form": form_document(row.guest),
                    "faults": row.faults,
                    "fits": row.fits,
                }
                for row in rows
            ],
        }
    )


@with_description(
    EndpointDescription(body=GuestFile, gives=GuestList, problems=(*EVENT_PROBLEMS, "too-large"))
)
@for_organisers
async def take_guest_file(context: RequestContext) -> Reply:
    """Add the guests of a spreadsheet whose rows fit, all at once. The answer has all guests.

    They stand behind the guests who have signed up. A repeated request adds nobody again, because
    guests on the list are left out.
    """
    host = context.host
    body = await context.read(GuestFile, _MAX_BODY)
    table = await _read_table(context, body)
    checked_rows = await _check_rows(context, table, await find_event(context))
    now = host.now()

    def add(event: StoredEvent) -> GuestRows:
        # Runs on the event loop, and again after each conflict: only what depends on the list.
        guests: GuestRows = {}
        order = next_order(event)
        for row in _placed_rows(checked_rows, event, body.left_out):
            if row.fits:
                key = free_key((*event.guests, *guests))
                guest_id = host.randomness(_ID_BYTES).hex()
                guests[key] = msgspec.structs.replace(
                    row.guest, id=guest_id, order=order + len(guests), signed=now
                )
        return guests

    return await list_reply(context, await change_guests(context, add))


@dataclass(frozen=True, slots=True)
class _Table:
    """A spreadsheet with its headings, the kinds of its columns, and the rows below."""

    headings: tuple[str, ...]
    kinds: tuple[ColumnKind, ...]
    rows: Sequence[SpreadsheetRow]


@dataclass(frozen=True, slots=True)
class _CheckedRow:
    """A row as a guest without an id, with its faults."""

    number: int
    guest: GuestRow
    faults: list[str]
    fits: bool


async def _read_table(context: RequestContext, body: GuestFile) -> _Table:
    """Return the spreadsheet of a request. Raises: the problem malformed, about the file."""

    def read() -> _Table:
        try:
            rows = read_spreadsheet(base64.b64decode(body.file, validate=True))
        except binascii.Error:
            raise malformed(("file", "it must be base64")) from None
        except SpreadsheetError as error:
            sentence = kernel_sentence(error.key, **error.gaps)
            raise malformed(("file", sentence)) from None
        return _table_of(rows, body.columns)

    return await context.host.threads.run_on_reading_thread(read)


def _table_of(rows: list[SpreadsheetRow], kinds: Sequence[ColumnKind]) -> _Table:
    width = len(rows[0].cells)
    guessed_kinds = [[_kind_of_heading(cell) for cell in row.cells] for row in rows[:_HEADING_ROWS]]
    counts = [sum(kind != "" for kind in row) for row in guessed_kinds]
    if not any(counts):
        only_name: list[ColumnKind] = [""] * width
        only_name[0] = "name"
        chosen_kinds = tuple(kinds if len(kinds) == width else only_name)
        return _Table(("",) * width, chosen_kinds, rows)
    index = counts.index(max(counts))
    chosen_kinds = tuple(kinds if len(kinds) == width else guessed_kinds[index])
    return _Table(rows[index].cells, chosen_kinds, rows[index + 1 :])


def _kind_of_heading(heading: str) -> ColumnKind:
    return _KIND_OF_HEADING.get(comparable_name(heading.rstrip(" :*?")), "")


async def _check_rows(
    context: RequestContext, table: _Table, event: StoredEvent
) -> list[_CheckedRow]:
    """Return all rows as guests, with the faults that do not depend on other guests.

    Raises: the problem malformed, without a column for the names.
    """
    if "name" not in table.kinds:
        raise malformed(("columns", kernel_sentence("explained-spreadsheet-no-name")))

    def check() -> list[_CheckedRow]:
        names = _names_of_wishes(event.row.ruleset, event.row.cast)
        return [_checked_row(row, table.kinds, names) for row in table.rows]

    return await context.host.threads.run_on_reading_thread(check)


def _checked_row(
    row: SpreadsheetRow, kinds: Sequence[ColumnKind], names: dict[str, set[str]]
) -> _CheckedRow:
    guest, faults = _guest_of_row(row, kinds)
    wishes, wish_faults = _wishes_of_row(row, kinds, names)
    guest = msgspec.structs.replace(guest, wishes=wishes)
    return _CheckedRow(row.number, guest, faults + wish_faults, fits=not faults)


def _placed_rows(
    rows: Iterable[_CheckedRow], event: StoredEvent, left_out: Iterable[int]
) -> list[_CheckedRow]:
    """Return the rows with the faults that depend on the list of guests and on other rows."""
    unwanted_rows = set(left_out)
    # Several guests may have the same name, and differ by their contact.
    known_guests: dict[str, list[tuple[int, str]]] = {}
    for guest in event.guests.values():
        known_guests.setdefault(comparable_name(guest.name), []).append((0, guest.contact))
    placed_rows, free_places = [], MAX_GUESTS - len(event.guests)
    for row in rows:
        faults, fits = [*row.faults], row.fits
        same_name = known_guests.setdefault(comparable_name(row.guest.name), [])
        if fits:
            double = _number_of_double(row.guest, same_name)
            if double is not None:
                faults.append(
                    kernel_sentence("explained-spreadsheet-twice", n=double)
                    if double
                    else kernel_sentence("explained-spreadsheet-listed")
                )
                fits = False
        fits = fits and row.number not in unwanted_rows
        if fits and not free_places:
            faults.append(kernel_sentence("explained-full-list", n=MAX_GUESTS))
            fits = False
        if fits:
            same_name.append((row.number, row.guest.contact))
            free_places -= 1
        placed_rows.append(replace(row, faults=faults, fits=fits))
    return placed_rows


def _guest_of_row(row: SpreadsheetRow, kinds: Sequence[ColumnKind]) -> tuple[GuestRow, list[str]]:
    """Return a row as a guest without wishes, and the faults that keep it off the list."""
    fields: dict[str, str] = {}
    faults = []
    for field_name, limit in _LIMITS.items():
        cells = [cell for cell, kind in zip(row.cells, kinds, strict=True) if kind == field_name]
        delimiter = " " if field_name == "name" else "\n" if field_name == "words" else ", "
        text = delimiter.join(filter(None, cells))
        if field_name != "words":
            text = normalized_name(text)
        what = kernel_sentence(_NAME_OF_FIELD[field_name])
        if len(text) > limit:
            faults.append(kernel_sentence("explained-spreadsheet-long", what=what, n=limit))
        check = fault_of_name if field_name == "name" else fault_of_text
        fault = check(text)
        if fault is not None:
            sentence = kernel_sentence(fault.key, **fault.args)
            faults.append(kernel_sentence("explained-spreadsheet-field", what=what, why=sentence))
        fields[field_name] = text
    if not fields["name"]:
        faults.append(kernel_sentence("explained-spreadsheet-nameless"))
    return GuestRow(
        "",
        0,
        0,
        "",
        fields["name"],
        food=fields["food"],
        contact=fields["contact"],
        words=fields["words"],
    ), faults


def _wishes_of_row(
    row: SpreadsheetRow, kinds: Sequence[ColumnKind], names: dict[str, set[str]]
) -> tuple[tuple[str, ...], list[str]]:
    """Return the wishes of a row, and a sentence about each wish that is left out."""
    wishes: list[str] = []
    faults = []
    cells = [cell for cell, kind in zip(row.cells, kinds, strict=True) if kind == "wish"]
    typed_wishes = [typed for cell in cells for typed in _typed_wishes(cell, names)]
    for typed in typed_wishes[:_MAX_TYPED_WISHES]:
        found, said = _found_wishes(typed, names), typed[:_SHOWN_LETTERS]
        if len(found) != 1:
            faults.append(
                kernel_sentence("explained-spreadsheet-wish-several", said=said)
                if found
                else kernel_sentence("explained-spreadsheet-wish-unknown", said=said)
            )
        elif (wish := next(iter(found))) not in wishes:
            wishes.append(wish)
    if len(wishes) > _MAX_WISHES or len(typed_wishes) > _MAX_TYPED_WISHES:
        faults.append(kernel_sentence("explained-spreadsheet-wishes", n=_MAX_WISHES))
    return tuple(wishes[:_MAX_WISHES]), faults


def _typed_wishes(cell: str, names: dict[str, set[str]]) -> list[str]:
    """Return the wishes in a cell. A name may contain a comma, so the whole cell is tried first."""
    if comparable_name(cell) in names:
        return [cell]
    return [text for part in _WISH_DELIMITERS.split(cell) if (text := part.strip())]


def _found_wishes(typed: str, names: dict[str, set[str]]) -> set[str]:
    """Return the wishes that a text may mean: by a whole name, or otherwise by whole words."""
    text = comparable_name(typed)
    if exact := names.get(text):
        return exact
    words = set(text.split())
    return {wish for name, wishes in names.items() if words <= set(name.split()) for wish in wishes}


def _names_of_wishes(ruleset: str, cast: Sequence[PublicCharacter]) -> dict[str, set[str]]:
    """Return the possible wishes by their names and ids in a form for comparison."""
    names: dict[str, set[str]] = {}
    for language in LANGUAGES:
        messages = messages_of(ruleset, language)
        for character in cast:
            wish, role = f"character/{character.id}", f"role/{character.role}"
            for name in (character.id, character.name, messages.name_in_language(character.name)):
                names.setdefault(comparable_name(name), set()).add(wish)
            for name in (character.role, messages.text(f"role-{character.role}")):
                names.setdefault(comparable_name(name), set()).add(role)
    return names


def _number_of_double(guest: GuestRow, same_name: Iterable[tuple[int, str]]) -> int | None:
    """Return the row of the same guest; 0 if the guest is on the list; None if there is none."""
    for number, contact in same_name:
        if not contact or not guest.contact or contact.casefold() == guest.contact.casefold():
            return number
    return None


ROUTES = (
    resource("/organiser/events/{event}/guest-file", POST=preview_guest_file, PUT=take_guest_file),
)

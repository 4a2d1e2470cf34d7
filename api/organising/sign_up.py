"""The public page of an event, and the sign-up of its guests."""

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from api.base.language import current_language
from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.guests import (
    CancelledSignUp,
    NewSignUp,
    PublicEvent,
    SignUp,
    SignUpForm,
)
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.organising.console_cast import console_cast, erase_names_on_console
from api.organising.event_rows import EventRows, GuestRow, StoredEvent
from api.organising.guest_places import (
    MAX_GUESTS,
    PlacedGuest,
    form_document,
    free_key,
    guest_with_token,
    is_sign_up_open,
    last_day_of_sign_up,
    next_order,
    number_of_places,
    placed_guests,
)
from api.organising.guest_storage import storage_days
from ledger.contract.messages import messages_of
from ledger.contract.outline import PublicCharacter
from ledger.language.legible_text import fault_of_name, normalized_name

TOKEN_BYTES = 16
"""Number of random bytes of a guest's token. The log removes texts of this form."""

_ID_BYTES = 8
_TOKEN_HEADER: Mapping[str, Mapping[str, Any]] = {
    "Guest-Token": {**TEXT_SCHEMA, "description": "The token of the guest's own link."}
}


@with_description(
    EndpointDescription(
        may=_TOKEN_HEADER, gives=PublicEvent, problems=("unknown-event", "too-many")
    )
)
async def read_public_event(context: RequestContext) -> Reply:
    """Return the public page of an event.

    Raise the problem unknown-event if it is not published. Guests who have signed up read the page
    also later, with their token.
    """
    _count_read(context)
    event = await _find_public_event(context)
    closed_game = await _closed_game(event, context)
    return json_reply(_event_document(event, context, closed_game))


@with_description(
    EndpointDescription(
        body=SignUpForm,
        gives=NewSignUp,
        status=201,
        problems=("unknown-event", "sign-up-closed", "too-many"),
    )
)
async def sign_up(context: RequestContext) -> Reply:
    """Sign up as a guest of an event.

    The answer has the token with which the guest changes or cancels the sign-up.
    """
    host = context.host
    host.limiter.count_sign_up(context.address)
    form = await context.read(SignUpForm)
    token, guest_id = host.randomness(TOKEN_BYTES).hex(), host.randomness(_ID_BYTES).hex()
    digest, now = digest_of_token(token), host.now()
    is_counted = False

    def add(event: StoredEvent) -> dict[str, GuestRow | None]:
        nonlocal is_counted
        if guest_with_token(event, digest) is not None:
            # The commit of the first attempt succeeded, but its answer was lost.
            return {}
        _require_published(event)
        _require_open(event, now)
        fields = checked_fields(form, event.row.cast)
        if not is_counted:
            # Forms with a fault do not count, because guests correct them and send them again.
            host.limiter.count_new_sign_up(context.address)
            is_counted = True
        row = GuestRow(guest_id, next_order(event), now, digest, **fields)
        return {free_key(event.guests): row}

    event = await EventRows(host).change_guests(context.path_part("event"), add)
    guest = _guest_of(event, digest)
    return json_reply({"token": token, **_sign_up_document(event, guest)}, 201)


@with_description(
    EndpointDescription(
        headers=_TOKEN_HEADER, gives=SignUp, problems=("unknown-event", "unknown-guest", "too-many")
    )
)
async def read_sign_up(context: RequestContext) -> Reply:
    """Return the guest's own sign-up. Nobody else can read it but organisers."""
    _count_read(context)
    event = await EventRows(context.host).find(context.path_part("event"))
    return json_reply(_sign_up_document(event, _guest_of(event, _digest_of_request(context))))


@with_description(
    EndpointDescription(
        headers=_TOKEN_HEADER,
        body=SignUpForm,
        gives=SignUp,
        problems=("unknown-event", "unknown-guest", "too-many"),
    )
)
async def change_sign_up(context: RequestContext) -> Reply:
    """Change the guest's own sign-up. The guest keeps the place.

    If the console of the event's game notes the guest, it notes the new name, and the old one is
    erased there.
    """
    host = context.host
    host.limiter.count_sign_up(context.address)
    form, digest = await context.read(SignUpForm), _digest_of_request(context)
    rows = EventRows(host)
    event, guest = await _find_own_sign_up(context, digest)
    name = checked_fields(form, event.row.cast, guest.row.wishes)["name"]
    cast = await console_cast(host, event) if name != guest.row.name else None
    attendance: dict[str, Any] = {}
    if cast is not None:
        if cast.has_name_of(guest.row):
            noted_row = cast.row_with_attendance(guest.row)
            attendance = {"arrived": noted_row.arrived, "coming": noted_row.coming}
        # The old name goes first: later no row says whose name it was.
        await cast.erase_names(event, [guest.row])

    def change_rows(event: StoredEvent) -> dict[str, GuestRow | None]:
        guest = _guest_of(event, digest)
        # A wish for a character who is no longer played may stay as it is.
        fields = checked_fields(form, event.row.cast, guest.row.wishes)
        row = msgspec.structs.replace(guest.row, **fields, **attendance)
        return {} if row == guest.row else {guest.key: row}

    changed_event = await rows.change_guests(event.id, change_rows)
    changed_guest = _guest_of(changed_event, digest)
    if cast is not None:
        await rows.note_erased_guest()
    if cast is not None and changed_event is not None and attendance:
        # If the console refuses the new name, the organiser's list shows that it is missing there.
        with suppress(ProblemError):
            await cast.note_names(context, changed_event, [changed_guest.row])
    return json_reply(_sign_up_document(changed_event, changed_guest))


@with_description(
    EndpointDescription(
        headers=_TOKEN_HEADER,
        gives=CancelledSignUp,
        problems=("unknown-event", "unknown-guest", "too-many", "elsewhere"),
    )
)
async def cancel_sign_up(context: RequestContext) -> Reply:
    """Cancel the guest's own sign-up, and erase it for ever, also the name on the console.

    It disappears from all answers at once, and from the server's file about an hour later at the
    latest: strangers must not make the server rewrite its file again and again.
    """
    context.host.limiter.count_sign_up(context.address)
    digest, rows = _digest_of_request(context), EventRows(context.host)
    erased_keys: list[str] = []
    event, guest = await _find_own_sign_up(context, digest)
    await erase_names_on_console(context.host, event, [guest.row])

    def cancel(event: StoredEvent) -> dict[str, GuestRow | None]:
        if erased_keys and guest_with_token(event, digest) is None:
            return {}
        erased_keys[:] = [_guest_of(event, digest).key]
        return {erased_keys[0]: None}

    if await rows.change_guests(event.id, cancel) is None:
        raise ProblemError("unknown-event")
    await rows.note_erased_guest()
    return json_reply({"id": event.id})


def checked_fields(
    form: SignUpForm, cast: tuple[PublicCharacter, ...], present_wishes: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return the fields of a form as they are stored.

    Raises: the problem malformed: a name is not legible, or a wish names nobody of this cast.
    """
    name = normalized_name(form.name)
    faults: list[tuple[str, str]] = []
    fault = fault_of_name(name)
    if fault is not None:
        faults.append(("name", kernel_sentence(fault.key, **fault.args)))
    elif not name:
        faults.append(("name", kernel_sentence("explained-guest-name")))
    wishes = tuple(dict.fromkeys(wish for wish in form.wishes if wish))
    known_wishes = {*present_wishes, *possible_wishes(cast)}
    if not known_wishes.issuperset(wishes):
        faults.append(("wishes", kernel_sentence("explained-guest-wish")))
    if faults:
        raise malformed(*faults)
    return {
        "name": name,
        "wishes": wishes,
        "food": form.food.strip(),
        "contact": form.contact.strip(),
        "words": form.words.strip(),
    }


def possible_wishes(cast: tuple[PublicCharacter, ...]) -> set[str]:
    """Return everything that a guest may wish for in a cast."""
    roles = {f"role/{character.role}" for character in cast}
    return roles | {f"character/{character.id}" for character in cast}


def cast_documents(cast: tuple[PublicCharacter, ...]) -> list[dict[str, Any]]:
    """Return the characters as documents."""
    return [{**character._asdict(), "holdings": dict(character.holdings)} for character in cast]


def _count_read(context: RequestContext) -> None:
    context.host.limiter.read(context.counting_key, 1)


def digest_of_token(token: str) -> str:
    """Return the digest of a guest's token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def _digest_of_request(context: RequestContext) -> str:
    """Return the digest of the token in a request; "" without a token."""
    token = context.header(b"guest-token")
    return digest_of_token(token) if token else ""


async def _find_public_event(context: RequestContext) -> StoredEvent:
    """Return an event that the sender may read. Raises: the problem unknown-event."""
    event = await EventRows(context.host).find(context.path_part("event"))
    if event is None:
        raise _unknown_event()
    if guest_with_token(event, _digest_of_request(context)) is None:
        _require_published(event)
    return event


def _require_published(event: StoredEvent) -> None:
    """Raise the problem unknown-event, as for an event that does not exist."""
    if event.row.details.get("public") != "yes":
        raise _unknown_event()


def _unknown_event() -> ProblemError:
    return ProblemError("unknown-event", kernel_sentence("explained-unpublished-event"))


def _require_open(event: StoredEvent, now: int) -> None:
    """Raise the problem sign-up-closed if nobody may sign up now (milliseconds)."""
    if is_sign_up_open(event, now):
        return
    is_full = len(event.guests) >= MAX_GUESTS
    sentence = kernel_sentence("explained-full-list", n=MAX_GUESTS) if is_full else ""
    raise ProblemError("sign-up-closed", sentence)


def _guest_of(event: StoredEvent | None, digest: str) -> PlacedGuest:
    """Return the guest with this digest of a token.

    Raises: the problem unknown-event: there is no such event. The problem unknown-guest.
    """
    if event is None:
        raise _unknown_event()
    guest = guest_with_token(event, digest)
    if guest is None:
        raise ProblemError("unknown-guest")
    return guest


async def _find_own_sign_up(
    context: RequestContext, digest: str
) -> tuple[StoredEvent, PlacedGuest]:
    """Return the event in the path, and its guest with this digest of a token.

    Raises: the problems unknown-event and unknown-guest.
    """
    event = await EventRows(context.host).find(context.path_part("event"))
    if event is None:
        raise _unknown_event()
    return event, _guest_of(event, digest)


def _sign_up_document(event: StoredEvent | None, guest: PlacedGuest) -> dict[str, Any]:
    row = guest.row
    character_names = (
        {character.id: character.name for character in event.row.cast} if event else {}
    )
    return {
        "form": form_document(row),
        "waiting": guest.waiting,
        "confirmed": row.confirmed,
        "absent": row.is_absent,
        "character": (
            character_names.get(row.character, "") if row.confirmed and not row.is_absent else ""
        ),
    }


async def _closed_game(event: StoredEvent, context: RequestContext) -> str:
    """Return the id of the event's game if it is closed; otherwise ""."""
    game = await context.host.opener.get_game(event.row.game) if event.row.game else None
    is_closed = game is not None and game.state.kernel.status == "closed"
    return event.row.game if is_closed else ""


def _event_document(
    event: StoredEvent, context: RequestContext, closed_game: str
) -> dict[str, Any]:
    row, guests = event.row, placed_guests(event)
    details = row.details
    is_known = row.ruleset in context.host.registry.rulesets
    messages = messages_of(row.ruleset, current_language()) if is_known else None
    waiting_count = sum(guest.waiting > 0 for guest in guests)
    return {
        "id": event.id,
        "ruleset": row.ruleset,
        "about": messages.text("game-about") if messages is not None else "",
        **{
            name: details.get(name, "")
            for name in ("name", "date", "begins", "dinner", "place", "history")
        },
        "cast": cast_documents(row.cast),
        "sign_up": {
            "open": is_sign_up_open(event, context.host.now()),
            "until": last_day_of_sign_up(row),
            "places": number_of_places(details),
            "taken": sum(guest.has_place for guest in guests),
            "waiting": waiting_count,
            "stored_days": storage_days(details),
        },
        "closed_game": closed_game,
    }


ROUTES = (
    resource("/events/{event}", GET=read_public_event),
    resource("/events/{event}/guests", POST=sign_up),
    resource("/events/{event}/guest", GET=read_sign_up, PUT=change_sign_up, DELETE=cancel_sign_up),
)

"""Calendar feeds: the deadlines of a card, for the calendar on a phone."""

import hashlib

from api.access.identity import NO_CARD, SessionCard
from api.base.language import use_language
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.deadlines.calendar_feed import calendar_feed
from api.deadlines.models import CalendarFeed, ForCharacter
from api.http.endpoint import API_PATH, resource
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from ledger.record.state import Card

CALENDAR_TYPE = b"text/calendar; charset=utf-8"
_PROBLEMS = ("not-your-card", "malformed", "too-many")


def require_own_card(context: RequestContext, character: str) -> Card:
    """Return the asker's card for this character. Raises: the problem not-your-card."""
    context.host.limiter.command(context.counting_key)
    game = context.game
    card = context.session.card(game, character)
    if card == NO_CARD:
        raise ProblemError("not-your-card")
    return game.state.kernel.cards[card]


def requested_character(context: RequestContext) -> str:
    """Return the character in the query (`as`). Raises: the problem malformed."""
    character = context.query.get("as", "")
    if not character:
        raise malformed(("as", "say for which of your characters"))
    return character


@with_description(
    EndpointDescription(query={"as": TEXT_SCHEMA}, gives=CalendarFeed, problems=_PROBLEMS)
)
async def has_feed(context: RequestContext) -> Reply:
    """Return whether the card of a character of mine has a calendar feed.

    Its address is told only when it is made.
    """
    card = require_own_card(context, requested_character(context))
    return json_reply({"made": context.host.access.addresses.has_address(context.game.id, card.id)})


@with_description(
    EndpointDescription(body=ForCharacter, gives=CalendarFeed, status=201, problems=_PROBLEMS)
)
async def make_feed(context: RequestContext) -> Reply:
    """Make a new address for the calendar feed of my card; the one before is dead.

    It stays alive until it is made anew or taken back, or the card goes to another phone.
    """
    body = await context.read(ForCharacter)
    card, addresses = require_own_card(context, body.as_), context.host.access.addresses
    token, address = addresses.new_address(SessionCard(card.device, card.generation))
    await addresses.replace(context.game, card.id, address)
    return json_reply({"made": True, "address": f"{API_PATH}/calendars/{token}.ics"}, 201)


@with_description(
    EndpointDescription(
        query={"as": TEXT_SCHEMA}, gives=CalendarFeed, problems=(*_PROBLEMS, "elsewhere")
    )
)
async def end_feed(context: RequestContext) -> Reply:
    """Take back the address of my card's calendar feed: it is dead."""
    card = require_own_card(context, requested_character(context))
    await context.host.access.addresses.replace(context.game, card.id, None)
    return json_reply({"made": False})


@with_description(
    EndpointDescription(
        kind="text/calendar",
        answer="The calendar.",
        tagged=True,
        problems=("unknown-calendar", "too-many"),
    )
)
async def feed(context: RequestContext) -> Reply:
    """Return the deadlines of a card as a calendar (RFC 5545), to whoever knows its address.

    Each deadline keeps its `UID`; its `SEQUENCE` counts how often it has moved. It is written in
    the language in which its address was asked for.
    """
    host = context.host
    address = host.access.addresses.find_address(context.path_part("token"))
    game = await host.opener.get_game(address.game) if address else None
    # the program that used the address may learn that it no longer works
    address = host.access.addresses.find_address(context.path_part("token"))
    card = address.card_if_on_same_phone(game) if address and game else None
    if game is None or card is None:
        host.limiter.count_failed_claim(context.address)
        raise ProblemError("unknown-calendar")
    host.limiter.command(f"calendar/{game.id}/{card.id}")
    scheme, host_header = str(context.scope.get("scheme", "http")), context.header(b"host")
    with use_language(address.language if address else ""):
        body = calendar_feed(game, card.character, f"{scheme}://{host_header}/g/{game.id}")
    return Reply(body, content_type=CALENDAR_TYPE, etag=hashlib.sha256(body).hexdigest()[:32])


ROUTES = (
    resource("/games/{game}/calendar", GET=has_feed, POST=make_feed, DELETE=end_feed),
    resource("/calendars/{token}.ics", GET=feed),
)

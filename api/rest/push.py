"""Messages to phones whose app is closed: a phone subscribes, or ends its subscription."""

from api.access.identity import SessionCard
from api.base.language import current_language
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.push.endpoints import NotAllowedError, require_allowed, require_public_address
from api.push.models import PushState, Subscribe
from api.push.subscriptions import Subscription, check_keys
from api.rest.calendar import requested_character, require_own_card
from ledger.record.state import Card

_PROBLEMS = ("not-your-card", "malformed", "too-many")


@with_description(
    EndpointDescription(query={"as": TEXT_SCHEMA}, gives=PushState, problems=_PROBLEMS)
)
async def push_state(context: RequestContext) -> Reply:
    """Return whether this server pushes, and whether it does to the phone of my card."""
    return _push_state_reply(context, require_own_card(context, requested_character(context)))


@with_description(
    EndpointDescription(body=Subscribe, gives=PushState, problems=(*_PROBLEMS, "push-off"))
)
async def subscribe(context: RequestContext) -> Reply:
    """Push to this phone what concerns the deadlines of a character of mine.

    It is told when it owes something, when a deadline moves, and before one if it is not ready. A
    card has one subscription, which ends when the card goes elsewhere.
    """
    body, host = await context.read(Subscribe), context.host
    card = require_own_card(context, body.as_)
    if host.push_key is None:
        raise ProblemError("push-off")
    try:
        require_allowed(body.endpoint, host.settings.trusted_push)
        await require_public_address(body.endpoint, host.settings.trusted_push)
    except NotAllowedError as error:
        raise malformed(("endpoint", str(error))) from None
    try:
        check_keys(body.keys.p256dh, body.keys.auth)
    except ValueError:
        raise malformed(("keys", "they are not those of a browser's subscription")) from None
    keys = (body.keys.p256dh.rstrip("="), body.keys.auth.rstrip("="))
    subscription = Subscription(
        body.endpoint, *keys, SessionCard(card.device, card.generation), current_language()
    )
    await host.access.subscriptions.replace(context.game, card.id, subscription)
    return _push_state_reply(context, card)


@with_description(
    EndpointDescription(
        query={"as": TEXT_SCHEMA}, gives=PushState, problems=(*_PROBLEMS, "elsewhere")
    )
)
async def unsubscribe(context: RequestContext) -> Reply:
    """Push nothing more for my card: its subscription is erased."""
    card = require_own_card(context, requested_character(context))
    await context.host.access.subscriptions.replace(context.game, card.id, None)
    return _push_state_reply(context, card)


def _push_state_reply(context: RequestContext, card: Card) -> Reply:
    host, session_card = context.host, SessionCard(card.device, card.generation)
    document: dict[str, object] = {
        "on": host.access.subscriptions.is_subscribed(context.game.id, card.id, session_card)
    }
    return json_reply(document | ({"key": host.push_key.public} if host.push_key else {}))


ROUTES = (resource("/games/{game}/push", GET=push_state, POST=subscribe, DELETE=unsubscribe),)

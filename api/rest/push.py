"""Messages to phones whose app is closed: whether a phone wants them, and its address."""

from api.access.identity import SessionCard
from api.base.language import language
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, answer
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import TEXT, Description, described
from api.push.endpoints import NotAllowedError, must_be_allowed, must_lead_outside
from api.push.models import PushState, Subscribe
from api.push.subscriptions import Subscription, must_be_keys
from api.rest.calendar import asked_for, own_card
from ledger.record.state import Card

_LIMITS = ("not-your-card", "malformed", "too-many")


@described(Description(query={"as": TEXT}, gives=PushState, problems=_LIMITS))
async def push_state(context: RequestContext) -> Reply:
    """Return whether this server pushes, and whether it does to the phone of my card."""
    return _answered(context, own_card(context, asked_for(context)))


@described(Description(body=Subscribe, gives=PushState, problems=(*_LIMITS, "push-off")))
async def subscribe(context: RequestContext) -> Reply:
    """Push to this phone what concerns the deadlines of a character of mine.

    It is told when it owes something, when a deadline moves, and before one if it is not ready. A
    card has one subscription, which ends when the card goes elsewhere.
    """
    body, host = await context.read(Subscribe), context.host
    card = own_card(context, body.as_)
    if host.push_key is None:
        raise ProblemError("push-off")
    try:
        must_be_allowed(body.endpoint, host.settings.trusted_push)
        await must_lead_outside(body.endpoint, host.settings.trusted_push)
    except NotAllowedError as wrong:
        raise malformed(("endpoint", str(wrong))) from None
    try:
        must_be_keys(body.keys.p256dh, body.keys.auth)
    except ValueError:
        raise malformed(("keys", "they are not those of a browser's subscription")) from None
    keys = (body.keys.p256dh.rstrip("="), body.keys.auth.rstrip("="))
    found = Subscription(
        body.endpoint, *keys, SessionCard(card.device, card.generation), language()
    )
    await host.access.subscriptions.replace(context.game, card.id, found)
    return _answered(context, card)


@described(Description(query={"as": TEXT}, gives=PushState, problems=(*_LIMITS, "elsewhere")))
async def unsubscribe(context: RequestContext) -> Reply:
    """Push nothing more for my card: its subscription is erased."""
    card = own_card(context, asked_for(context))
    await context.host.access.subscriptions.replace(context.game, card.id, None)
    return _answered(context, card)


def _answered(context: RequestContext, card: Card) -> Reply:
    host, hold = context.host, SessionCard(card.device, card.generation)
    document: dict[str, object] = {
        "on": host.access.subscriptions.on(context.game.id, card.id, hold)
    }
    return answer(document | ({"key": host.push_key.public} if host.push_key else {}))


ROUTES = (resource("/games/{game}/push", GET=push_state, POST=subscribe, DELETE=unsubscribe),)

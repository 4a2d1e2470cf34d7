"""The organiser's session: a browser gets it for a token, and gives it back."""

from collections.abc import Awaitable, Callable
from functools import wraps

from api.access.organisers import organiser_cookie_header
from api.base.problems import ProblemError, kernel_sentence, unauthorized
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.models.organising import OrganiserSession, OrganiserToken

NOT_ORGANISER = ("unauthorized", "not-found")
"""The problems of a request that does not come from an organiser."""

Handler = Callable[[RequestContext], Awaitable[Reply]]


def for_organisers(handler: Handler) -> Handler:
    """Return the handler for organisers alone.

    Raises: the problem not-found: nobody may prepare events here. The problem unauthorized.
    """

    @wraps(handler)
    async def answer(context: RequestContext) -> Reply:
        _require_tokens(context)
        context.require_organiser()
        return await handler(context)

    return answer


def _require_tokens(context: RequestContext) -> None:
    if not context.host.organisers.has_tokens:
        raise ProblemError("not-found")


@with_description(EndpointDescription(gives=OrganiserSession, problems=("not-found",)))
async def read_session(context: RequestContext) -> Reply:
    """Return whether this browser may prepare events.

    Raise the problem not-found if nobody may on this server.
    """
    _require_tokens(context)
    return json_reply({"organiser": context.is_organiser})


@with_description(
    EndpointDescription(
        body=OrganiserToken, gives=OrganiserSession, problems=(*NOT_ORGANISER, "too-many")
    )
)
async def begin_session(context: RequestContext) -> Reply:
    """Begin a session of a day for a token; the answer sets its cookie.

    Every try counts for the address, before the token is compared.
    """
    _require_tokens(context)
    context.host.limiter.count_organiser_try(context.address)
    token, tokens = (await context.read(OrganiserToken)).token.strip(), context.host.organisers
    if not tokens.accepts(token):
        raise unauthorized(kernel_sentence("explained-wrong-organiser-token"))
    cookie = organiser_cookie_header(
        tokens.new_session(token, context.host.now()), is_secure=context.is_https_only
    )
    return json_reply({"organiser": True}, headers=(cookie,))


@with_description(EndpointDescription(gives=OrganiserSession, problems=("elsewhere", "not-found")))
async def end_session(context: RequestContext) -> Reply:
    """End the session in this browser: the answer removes its cookie."""
    _require_tokens(context)
    cookie = organiser_cookie_header("", is_secure=context.is_https_only)
    return json_reply({"organiser": False}, headers=(cookie,))


ROUTES = (resource("/organiser/session", GET=read_session, POST=begin_session, DELETE=end_session),)

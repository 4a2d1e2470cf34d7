"""Audit: the points to check. They are for stewards, and for everybody after closing."""

from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import POSITION_SCHEMA, TEXT_SCHEMA, EndpointDescription, with_description
from api.reading import models
from api.reading.documents import MAX_MATTERS, audit_answer
from api.reading.moment import names_function, require_positions
from api.reading.reply import tagged_reply
from api.reading.sentences import Sentences
from api.rest.requested_moment import requested_moment

DEFAULT_LIMIT = 100


@with_description(
    EndpointDescription(
        query={
            "at": POSITION_SCHEMA,
            "kind": TEXT_SCHEMA,
            "after": {"type": "integer", "minimum": 0},
            "limit": {"type": "integer", "minimum": 1, "maximum": MAX_MATTERS},
        },
        gives=models.Audit,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def audit(context: RequestContext) -> Reply:
    """Return what there is to look into.

    That is counts, open questions, flows, dice, and a page of matters, of one `kind` if one is
    named.
    """
    require_positions(context.viewer)
    sentences = Sentences(context.game, context.viewer, names_function(context.game))
    return await run_read(context, "audit", lambda: _audit_reply(context, sentences))


def _audit_reply(context: RequestContext, sentences: Sentences) -> Reply:
    moment = requested_moment(context)
    limit = context.number("limit", DEFAULT_LIMIT, 1, MAX_MATTERS)
    after_position = context.number("after", 0, 0, moment.viewer_position(moment.position))
    return tagged_reply(
        audit_answer(moment, sentences, context.query.get("kind", ""), after_position, limit)
    )


ROUTES = (resource("/games/{game}/audit", GET=audit),)

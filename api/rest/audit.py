"""Audit: what there is to look into; for stewards, and for everybody after closing."""

from api.call import Call
from api.endpoint import resource
from api.openapi_meta import POSITION, TEXT, Description, described
from api.reading import models
from api.reading.documents import MOST_MATTERS, audit_answer
from api.reading.lookup import looked_up
from api.reading.moment import insist_on_positions, moment
from api.reading.reply import tagged
from api.reply import Reply

USUAL = 100


@described(
    Description(
        query={
            "at": POSITION,
            "kind": TEXT,
            "after": {"type": "integer", "minimum": 0},
            "limit": {"type": "integer", "minimum": 1, "maximum": MOST_MATTERS},
        },
        gives=models.Audit,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def audit(call: Call) -> Reply:
    """Counts, open questions, flows, dice, and a page of matters, of one `kind` if one is named."""
    insist_on_positions(call.viewer)
    return await looked_up(call, "audit", lambda: _found(call))


def _found(call: Call) -> Reply:
    shown = moment(call)
    limit = call.number("limit", USUAL, 1, MOST_MATTERS)
    after = call.number("after", 0, 0, shown.position)
    return tagged(audit_answer(shown, call.query.get("kind", ""), after, limit))


ROUTES = (resource("/games/{game}/audit", GET=audit),)

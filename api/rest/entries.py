"""The log of a game, as far as I may see it."""

from api.call import Call
from api.encode import encode, listed
from api.endpoint import resource
from api.models import Entries
from api.openapi_meta import TEXT, Description, described
from api.problems import malformed
from api.reading.lookup import looked_up
from api.reply import Reply
from projections.chronicle import Cursor
from projections.pages import PAGE, Chronicle, Filter, Spots

MOST = 500


@described(
    Description(
        query={
            "after": TEXT,
            "before": TEXT,
            "limit": {"type": "integer", "minimum": 1, "maximum": MOST},
            "type": TEXT,
            "character": TEXT,
        },
        gives=Entries,
        problems=("malformed", "too-many"),
    )
)
async def entries(call: Call) -> Reply:
    """Lines after a cursor, or before one; the last lines when none is given."""
    return await looked_up(call, "entries", lambda: _page(call))


def _page(call: Call) -> Reply:
    game, viewer = call.game, call.viewer
    chronicle = game.chronicle()
    found = _found(call, chronicle)
    body = b'{"entries":%b,"cursor":%b,"more":%b}' % (
        listed(game.lines(viewer, found.spots)),
        encode(str(found.cursor)),
        encode(found.more),
    )
    return Reply(body)


def _found(call: Call, chronicle: Chronicle) -> Spots:
    viewer = call.viewer
    limit = call.number("limit", PAGE, 1, MOST)
    only = Filter(call.query.get("type", ""), call.query.get("character", ""))
    if "after" in call.query and "before" in call.query:
        raise malformed(("before", "give `after` or `before`, not both"))
    if "after" in call.query:
        return chronicle.spots_after(viewer, _cursor(call, chronicle, "after"), limit, only)
    end = _cursor(call, chronicle, "before") if "before" in call.query else chronicle.now(viewer)
    return chronicle.spots_before(viewer, end, limit, only)


def _cursor(call: Call, chronicle: Chronicle, name: str) -> Cursor:
    text = call.query[name]
    now = chronicle.now(call.viewer)
    cursor = chronicle.of(call.viewer, text) if text else Cursor(now.viewer, 0, 0)
    if cursor is None:
        raise malformed((name, "it is not a cursor of yours"))
    return cursor


ROUTES = (resource("/games/{game}/entries", GET=entries),)

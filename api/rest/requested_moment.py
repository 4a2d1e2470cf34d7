"""The moment of a game that a request reads: now, or the position of `?at=`."""

from api.http.request_context import RequestContext
from api.reading.moment import Moment, require_positions


def requested_moment(context: RequestContext) -> Moment:
    """Return the game of the path, at the position of `?at=`.

    Raises: the problem not-your-card: this viewer may not name positions.
    """
    game, viewer = context.game, context.viewer
    if "at" not in context.query:
        return Moment(game, viewer, game.state)
    require_positions(viewer)
    return Moment(game, viewer, game.past_state(requested_position(context)))


def requested_position(context: RequestContext) -> int:
    """Return the position of `?at=`; a viewer who sees positions uses their own numbers."""
    numbering = context.game.chronicle().numbering
    last_position = numbering.viewer_position(context.viewer, numbering.position)
    return numbering.real_position(
        context.viewer, context.number("at", last_position, 1, last_position)
    )

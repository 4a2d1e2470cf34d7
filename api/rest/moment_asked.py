"""The moment of a game that a request asks for: now, or at the position of `?at=`."""

from api.http.request_context import RequestContext
from api.reading.moment import Moment, insist_on_positions


def moment(context: RequestContext) -> Moment:
    """The game of the path, at the position of `?at=`.

    Raise the problem not-your-card if this viewer may not name positions.
    """
    game, viewer = context.game, context.viewer
    if "at" not in context.query:
        return Moment(game, viewer, game.state)
    insist_on_positions(viewer)
    return Moment(game, viewer, game.past(position_asked(context)))


def position_asked(context: RequestContext) -> int:
    """The position of `?at=`, given as a viewer who sees positions is told it."""
    numbering = context.game.chronicle().numbering
    last = numbering.told(context.viewer, numbering.position)
    return numbering.meant(context.viewer, context.number("at", last, 1, last))

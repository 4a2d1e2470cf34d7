"""The replay of a game: the acts that I see, one after the other."""

from functools import partial

from api.base.problems import ProblemError
from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.replaying.models import ReplayChunk, ReplayIndex
from api.replaying.replay import ReplayRenderer
from projections.chronicle import LONGEST_NUMBER


@with_description(
    EndpointDescription(
        query={
            "entry": {
                "type": "string",
                "description": "An entry's id: its moment is answered with it.",
            }
        },
        gives=ReplayIndex,
        tagged=True,
        problems=("malformed", "too-many"),
    )
)
async def index(context: RequestContext) -> Reply:
    """Return the moments of a game as I see them.

    With `entry` the moment of that entry comes with them.
    """
    replay, viewer = context.game.rendering_cache(ReplayRenderer), context.viewer
    entry = context.query.get("entry", "")
    return await run_read(context, "replay", lambda: replay.index(viewer, entry))


@with_description(
    EndpointDescription(gives=ReplayChunk, tagged=True, problems=("not-found", "too-many"))
)
async def chunk(context: RequestContext) -> Reply:
    """Return a chunk of moments: the view after the first, and what changed with each other one.

    A chunk that is full stays as it is while I see the same, unless a line is taken back later or
    words are erased: then its ETag is another one.
    """
    replay, viewer = context.game.rendering_cache(ReplayRenderer), context.viewer
    chunk_name = context.path_part("chunk")
    if not (chunk_name.isascii() and chunk_name.isdigit() and len(chunk_name) <= LONGEST_NUMBER):
        raise ProblemError("not-found")
    plan = await run_read(context, "chunk", lambda: replay.chunk_plan(viewer, int(chunk_name)))
    if plan is None:
        raise ProblemError("not-found")
    # the chunks are made one by one, so that other reads get their turn
    for stretch_number in plan.stretches:
        walk = partial(replay.stretch, plan.moments.acts, stretch_number)
        await context.host.readers.run_function(walk)
    return await context.host.readers.run_function(partial(replay.chunk, plan))


ROUTES = (
    resource("/games/{game}/replay", GET=index),
    resource("/games/{game}/replay/{chunk}", GET=chunk),
)

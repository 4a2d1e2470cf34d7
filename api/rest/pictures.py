"""Pictures: documents from which phones draw a game's board, fetched once and cached."""

from functools import lru_cache

from api.base.problems import ProblemError
from api.base.reply import Reply, compress_body
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from ledger.contract.picture import Picture

CACHE_FOREVER = b"private, max-age=31536000, immutable"
"""Caching for ever: a picture's address contains its digest, so the picture never changes."""

_CACHE_SIZE = 32


@with_description(
    EndpointDescription(answer="The picture, as JSON.", tagged=True, problems=("not-found",))
)
async def picture(context: RequestContext) -> Reply:
    """Return the picture of the board, whose digest the slice `picture` names.

    Everybody sees it. Its fields are the game's own.
    """
    game = context.game
    game_picture = game.machine.rules.phones.picture(game.state)
    if game_picture is None or game_picture.digest != context.path_part("digest"):
        raise ProblemError("not-found")
    return _reply(game_picture)


@lru_cache(_CACHE_SIZE)
def _reply(picture: Picture) -> Reply:
    """Return the reply with a picture, compressed once for all phones."""
    compressed_picture = compress_body(picture.body)
    return Reply(
        picture.body, etag=picture.digest[:16], cache=CACHE_FOREVER, gzipped=compressed_picture
    )


ROUTES = (resource("/games/{game}/pictures/{digest}", GET=picture),)

"""The archive of a game: one page that needs no server, with all that I may look back on."""

from functools import partial
from hashlib import sha256
from pathlib import Path

from api.archiving.kept import Kept
from api.archiving.making import Making, basis_of
from api.archiving.page import UnbuiltError, one_file, template
from api.endpoint import resource
from api.game import Game
from api.openapi_meta import Description, described
from api.problems import ProblemError
from api.reading.lookup import count
from api.reading.prices import price
from api.reading.readers import Readers
from api.reply import Reply, compressed
from api.request_context import RequestContext
from ledger.audience import Viewer

SANDBOX = b"sandbox; default-src 'none'; frame-ancestors 'none'"
"""Opened at this address the page may do nothing: it is to be kept, and runs from a file."""


@described(
    Description(
        kind="text/html; charset=utf-8",
        tagged=True,
        problems=("not-your-card", "not-found", "too-many", "unavailable"),
    )
)
async def archive(context: RequestContext) -> Reply:
    """The game as I see it when it is over, as one page of HTML that shows it from a file."""
    game, viewer = context.game, context.viewer
    if not game.over:
        raise ProblemError("not-your-card", "It is there when the game is over.")
    kept = game.archives.of(viewer, basis_of(game))
    if kept is not None:
        return kept
    page = _page(context.host.settings.pages)
    count(context, price("archive"))
    async with game.archives.making:
        known = game.archives.of(viewer, basis_of(game))
        return known or await _made(context.host.readers, game, viewer, page)


async def _made(readers: Readers, game: Game, viewer: Viewer, page: str) -> Reply:
    """The archive, made in steps of which each waits its turn among other reads."""
    making = Making(game.replay, game, viewer)
    while await readers.look_up(making.step):
        pass
    reply = await readers.look_up(partial(_reply, making, page))
    game.archives.keep(viewer, Kept(making.basis, reply))
    return reply


def _page(pages: Path) -> str:
    try:
        return template(pages)
    except UnbuiltError:
        raise ProblemError("unavailable") from None


def _reply(making: Making, page: str) -> Reply:
    body = one_file(page, making.packed())
    name = f'attachment; filename="{making.game.id}.html"'.encode()
    return Reply(
        body,
        content_type=b"text/html; charset=utf-8",
        headers=((b"content-disposition", name), (b"content-security-policy", SANDBOX)),
        etag=sha256(body).hexdigest()[:16],
        gzipped=compressed(body),
    )


ROUTES = (resource("/games/{game}/archive", GET=archive),)

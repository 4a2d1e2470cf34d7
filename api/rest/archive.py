"""The archive of a game: one page that needs no server, with the game's past as I may see it."""

from functools import partial
from hashlib import sha256
from pathlib import Path

from api.archiving.archive_packer import PackedArchive
from api.archiving.cache import ArchiveCache
from api.archiving.page import AppNotBuiltError, page_template
from api.archiving.stepwise_archive import ArchiveMaking
from api.base.problems import ProblemError, kernel_sentence
from api.base.reply import Reply
from api.game.game import Game
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.reading.prices import resource_price

SANDBOX_POLICY = b"sandbox; default-src 'none'; frame-ancestors 'none'"
"""Forbids the page everything at this address: the page is for saving, and runs from a file."""


@with_description(
    EndpointDescription(
        kind="text/html; charset=utf-8",
        answer="The page.",
        tagged=True,
        problems=("not-your-card", "not-found", "too-many", "unavailable"),
    )
)
async def archive(context: RequestContext) -> Reply:
    """Return a game that is over as one page of HTML that needs no server.

    The page shows the game as I see it.

    It is made once and kept. When others wait as well, it says too-many after a while, and goes on
    making it: ask again after as many seconds as `Retry-After` says.
    """
    game, viewer, host = context.game, context.viewer, context.host
    if not game.is_over:
        raise ProblemError("not-your-card", kernel_sentence("explained-archive-early"))
    page = _read_template(host.settings.pages)
    archives = game.rendering_cache(ArchiveCache)
    is_made = archives.get_archive(viewer) or host.archivist.is_archive_pending(game, viewer)
    if not is_made:
        host.limiter.read(context.counting_key, resource_price("archive"))
    steps = ArchiveMaking(game, viewer, archives.current_tools)
    packed_archive = await host.archivist.get_archive(
        game, viewer, steps, host.registry.keep_open(game)
    )
    return await host.readers.run_function(partial(_reply, game, packed_archive, page))


def _read_template(pages: Path) -> str:
    try:
        return page_template(pages)
    except AppNotBuiltError:
        raise ProblemError("unavailable") from None


def _reply(game: Game, packed_archive: PackedArchive, page: str) -> Reply:
    file = game.rendering_cache(ArchiveCache).archive_page(page, packed_archive)
    disposition = f'attachment; filename="{game.id}.html"'.encode()
    return Reply(
        file.plain,
        content_type=b"text/html; charset=utf-8",
        headers=(
            (b"content-disposition", disposition),
            (b"content-security-policy", SANDBOX_POLICY),
        ),
        etag=sha256(file.plain).hexdigest()[:16],
        gzipped=file.gzipped,
    )


ROUTES = (resource("/games/{game}/archive", GET=archive),)

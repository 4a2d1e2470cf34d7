"""Subscriptions: lines as they are recorded, as one viewer sees them."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from strawberry.scalars import ID

from api.encode import line_bytes
from api.graphql.limits import LONGEST_PAGE
from api.graphql.lines import with_sentences
from api.graphql.rest_bridge import ContextInfo
from api.problems import malformed


async def followed(info: ContextInfo, game: ID, after: str | None = None) -> AsyncIterator[Any]:
    """Events with new lines, and the cursor to go on from.

    The stream ends when the viewer changes. Raise the problems unknown-game and malformed.
    """
    context = info.context.request(game)
    async with context.at_hand():
        chronicle, viewer = context.game.chronicle, context.viewer
        cursor = chronicle().of(viewer, after) if after is not None else chronicle().now(viewer)
        if cursor is None:
            raise malformed(("after", "it is not a cursor of yours"))
        with context.game.watched() as news:
            while info.context.request(game).viewer == viewer:
                page = chronicle().after(viewer, cursor, LONGEST_PAGE)
                if page.lines:
                    cursor = page.cursor
                    lines = [msgspec.json.decode(line_bytes(line)) for line in page.lines]
                    yield {"lines": with_sentences(context.game, lines), "cursor": str(cursor)}
                if not page.more:
                    await news.wait()
                    news.clear()

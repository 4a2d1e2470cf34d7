"""Subscriptions: lines as they are recorded, as one viewer sees them."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from strawberry.scalars import ID

from api.base.language import current_language
from api.base.problems import malformed
from api.game.game import Game
from api.graphql.limits import LONGEST_PAGE
from api.graphql.lines import with_sentences
from api.graphql.rest_bridge import ContextInfo
from api.graphql.sharing import SharedLines
from api.http.request_context import RequestContext

INTERVAL = 0.1
"""Minimum seconds between two events, so that acts have priority over subscribers."""

RECENT = 64
"""Number of cached events of a game, for subscribers with the same lines."""

_Event = tuple[int, int, str, tuple[bytes, ...]]
"""The game's position, the number of erasings, the language, and the new lines."""

_recent: WeakKeyDictionary[Game, dict[_Event, SharedLines]] = WeakKeyDictionary()


async def line_events(info: ContextInfo, game: ID, after: str | None = None) -> AsyncIterator[Any]:
    """Yield events with new lines, and the cursor to go on from.

    The stream ends when the viewer changes. Raises: the problems unknown-game and malformed.
    """
    context = info.context.request(game)
    async with context.hold_in_memory():
        chronicle, viewer = context.game.chronicle, context.viewer
        cursor = chronicle().of(viewer, after) if after is not None else chronicle().now(viewer)
        if cursor is None:
            raise malformed(("after", "it is not a cursor of yours"))
        with context.game.watch_commits() as news:
            while True:
                await info.context.turn()
                if info.context.request(game).viewer != viewer:  # the game may close meanwhile
                    return
                page = chronicle().spots_after(viewer, cursor, LONGEST_PAGE)
                lines = tuple(context.game.lines(viewer, page.spots))
                if lines:
                    cursor = page.cursor
                    yield (await shared_lines(context, lines)).event_for(str(cursor))
                    await _wait_for_more_lines(context)
                if not page.more:
                    await news.wait()
                    news.clear()


async def _wait_for_more_lines(context: RequestContext) -> None:
    """Wait a moment, so that lines that come close together share one event and one execution.

    An asker who has spent the budget of reads waits until it is renewed.
    """
    await asyncio.sleep(context.host.limiter.seconds_until_read(context.counting_key) or INTERVAL)


async def shared_lines(context: RequestContext, lines: tuple[bytes, ...]) -> SharedLines:
    """Return these lines with their sentences, shared by all subscribers of one language."""
    event = (context.game.state.log.position, context.game.erasures, current_language(), lines)
    recent = _recent.setdefault(context.game, {})
    known_lines = recent.get(event)
    if known_lines is None:
        documents = [msgspec.json.decode(line) for line in lines]
        sharing = SharedLines(await with_sentences(context, documents))
        known_lines = recent.setdefault(event, sharing)  # another subscriber may have been faster
        while len(recent) > RECENT:
            del recent[next(iter(recent))]
    return known_lines

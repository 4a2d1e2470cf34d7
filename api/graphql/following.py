"""Subscriptions: lines as they are recorded, as one viewer sees them."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from strawberry.scalars import ID

from api.game import Game
from api.graphql.limits import LONGEST_PAGE
from api.graphql.lines import with_sentences
from api.graphql.rest_bridge import ContextInfo
from api.graphql.sharing import Sharing
from api.language import language
from api.problems import malformed

INTERVAL = 0.1
"""Least seconds between two events of a subscription, so that acts come before those who follow."""

RECENT = 64
"""Number of events of a game that are kept for others who are told the same."""

_Event = tuple[int, int, str, tuple[bytes, ...]]
"""The game's position, how often words were erased, the language, and the lines that are new."""

_recent: WeakKeyDictionary[Game, dict[_Event, Sharing]] = WeakKeyDictionary()


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
                page = chronicle().spots_after(viewer, cursor, LONGEST_PAGE)
                lines = tuple(context.game.lines(viewer, page.spots))
                if lines:
                    cursor = page.cursor
                    yield shared(context.game, lines).told(str(cursor))
                    # what comes close together is told together, and shared by more who follow
                    await asyncio.sleep(INTERVAL)
                if not page.more:
                    await news.wait()
                    news.clear()


def shared(game: Game, lines: tuple[bytes, ...]) -> Sharing:
    """These lines with their sentences, the same for all who are told them in one language."""
    recent = _recent.setdefault(game, {})
    event = (game.state.log.position, game.erasures, language(), lines)
    known = recent.get(event)
    if known is None:
        while len(recent) >= RECENT:
            del recent[next(iter(recent))]
        documents = [msgspec.json.decode(line) for line in lines]
        known = recent[event] = Sharing(with_sentences(game, documents))
    return known

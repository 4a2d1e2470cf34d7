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
from api.graphql.limits import MAX_PAGE_SIZE
from api.graphql.lines import with_sentences
from api.graphql.rest_bridge import ContextInfo
from api.graphql.sharing import SharedLines
from api.http.request_context import RequestContext
from api.reading.moment import current_names

SEND_INTERVAL = 0.1
"""Minimum seconds between two events, so that acts have priority over subscribers."""

MAX_RECENT_EVENTS = 64
"""Number of cached events of a game, for subscribers with the same lines."""

_Event = tuple[int, int, str, tuple[bytes, ...]]
"""The game's position, the number of erasings, the language, and the new lines."""

_recent: WeakKeyDictionary[Game, dict[_Event, SharedLines]] = WeakKeyDictionary()

MAX_RECENT_LINES = 1_000
"""Number of cached lines of a game in one language, with their sentences."""


class _LinesWithSentences:
    """The newest lines of a game in one language as documents, each with its sentence.

    Subscribers seldom get the same lines at once, because each waits its own time between two
    events. The lines themselves are the same for all, and a sentence costs more than all else.
    """

    def __init__(self) -> None:
        self._documents: dict[bytes, dict[str, Any]] = {}
        self._names: dict[tuple[str, str], str | None] = {}
        self._position = 0
        """The game's position when the names were read. Only entries change names."""
        self._erasures = 0
        self._turn = asyncio.Lock()
        """Held while sentences are written, so that no sentence is written twice at once."""

    async def documents(
        self, context: RequestContext, lines: tuple[bytes, ...]
    ) -> list[dict[str, Any]]:
        """Return lines as documents with their sentences, in the same order."""
        async with self._turn:
            self._forget_old_names(context.game)
            known_documents = self._documents
            new_lines = [line for line in lines if line not in known_documents]
            new_documents = [msgspec.json.decode(line) for line in new_lines]
            await with_sentences(context, new_documents)
            known_documents.update(zip(new_lines, new_documents, strict=True))
            documents = [known_documents[line] for line in lines]
            while len(known_documents) > MAX_RECENT_LINES:
                del known_documents[next(iter(known_documents))]
            return documents

    def _forget_old_names(self, game: Game) -> None:
        """Forget all sentences if a name has changed, or if words were erased."""
        position = game.state.log.position
        if (position, game.erasures) == (self._position, self._erasures):
            return
        name_of = current_names(game)
        if (name_of, game.erasures) != (self._names, self._erasures):
            self._documents = {}
        self._names, self._position, self._erasures = name_of, position, game.erasures


_sentences: WeakKeyDictionary[Game, dict[str, _LinesWithSentences]] = WeakKeyDictionary()
"""The lines with sentences of each game, by language."""


async def line_events(info: ContextInfo, game: ID, after: str | None = None) -> AsyncIterator[Any]:
    """Yield events with new lines, and the cursor to go on from.

    The stream ends when the viewer changes. Raises: the problems unknown-game and malformed.
    """
    context = info.context.request(game)
    async with context.hold_in_memory():
        chronicle, viewer = context.game.chronicle, context.viewer
        cursor = (
            chronicle().cursor_from_text(viewer, after)
            if after is not None
            else chronicle().newest_cursor(viewer)
        )
        if cursor is None:
            raise malformed(("after", "it is not a cursor of yours"))
        with context.game.watch_commits() as news:
            while True:
                await info.context.turn()
                if info.context.request(game).viewer != viewer:  # the game may close meanwhile
                    return
                page = chronicle().spots_after(viewer, cursor, MAX_PAGE_SIZE)
                lines = tuple(context.game.lines(viewer, page.spots))
                if lines:
                    cursor = page.cursor
                    yield (await shared_lines(context, lines)).event_for(str(cursor))
                    await _wait_for_more_lines(context)
                if not page.has_more:
                    await news.wait()
                    news.clear()


async def _wait_for_more_lines(context: RequestContext) -> None:
    """Wait a moment, so that lines that come close together share one event and one execution.

    An asker who has spent the budget of reads waits until it is renewed.
    """
    await asyncio.sleep(
        context.host.limiter.seconds_until_read(context.counting_key) or SEND_INTERVAL
    )


async def shared_lines(context: RequestContext, lines: tuple[bytes, ...]) -> SharedLines:
    """Return these lines with their sentences, shared by all subscribers of one language."""
    event = (context.game.state.log.position, context.game.erasures, current_language(), lines)
    recent_lines = _recent.setdefault(context.game, {})
    known_lines = recent_lines.get(event)
    if known_lines is None:
        by_language = _sentences.setdefault(context.game, {})
        sentences = by_language.setdefault(current_language(), _LinesWithSentences())
        shared_lines = SharedLines(await sentences.documents(context, lines))
        # another subscriber may have been faster
        known_lines = recent_lines.setdefault(event, shared_lines)
        while len(recent_lines) > MAX_RECENT_EVENTS:
            del recent_lines[next(iter(recent_lines))]
    return known_lines

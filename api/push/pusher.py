"""Checks once a second which phones must be told of a deadline, and sends the notices."""

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from api.base.language import current_language, use_language
from api.deadlines.names import window_name
from api.game.game import Game
from api.game.game_names import harmless_title
from api.keys.vapid import b64
from api.push.notices import Notice, SentNotices, due_notices, sent_notices_for_open_windows
from api.push.sender import Message, Sender
from api.push.subscriptions import Subscription, Subscriptions
from ledger.record.state import Card
from ledger.store.base import StoreError

RETRY_SECONDS = 30.0
"""Seconds until the next attempt if a notice could not be stored."""

TOPIC_LENGTH = 32
"""Maximum number of characters of a topic (RFC 8030, 5.4)."""

_log = structlog.get_logger()


class Pusher:
    """Tells phones of the deadlines of their duties: when a deadline is set, moves or is near."""

    def __init__(self, subscriptions: Subscriptions, sender: Sender) -> None:
        self._subscriptions = subscriptions
        self._sender = sender
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def send_due_notices(self, game: Game) -> None:
        """Send the new notices of a game, unless this runs already."""
        stream_listeners = self._subscriptions
        if game.id in self._busy:
            return
        # without subscribers no notices are made; the first subscriber gets only later notices
        if not stream_listeners.has_any(game.id):
            stream_listeners.told.pop(game.id, None)
            return
        sent_after, _found = self._due_notices(game)
        if sent_after != stream_listeners.told.get(game.id):
            self._busy.add(game.id)
            self._start(self._send_notices(game))

    def _due_notices(self, game: Game) -> tuple[dict[str, SentNotices], tuple[Notice, ...]]:
        kernel_state, sent_notices = game.state.kernel, self._subscriptions.told.get(game.id)
        earlier_notices = (
            sent_notices_for_open_windows(kernel_state) if sent_notices is None else sent_notices
        )
        return due_notices(
            kernel_state, earlier_notices, game.scribe.stored_submissions, game.now()
        )

    async def stop(self) -> None:
        """Stop, and drop the notices that are not sent yet."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sender.close()

    async def _send_notices(self, game: Game) -> None:
        try:
            for stale_card in self._subscriptions.stale_cards(game):
                await self._subscriptions.replace(game, stale_card, None)
            notices = await self._subscriptions.note(game, lambda: self._due_notices(game))
        except StoreError:
            _log.error("unwritable", game=game.id, what="push")
            await asyncio.sleep(RETRY_SECONDS)
            return
        finally:
            self._busy.discard(game.id)
        for notice in notices:
            for card, subscription in self._subscriptions.subscriptions_of(game):
                if card.character in notice.who:
                    self._start(self._deliver(game, card, subscription, notice))

    async def _deliver(
        self, game: Game, card: Card, subscription: Subscription, notice: Notice
    ) -> None:
        with use_language(subscription.language):
            message = message_of(game, notice, card.character)
        if await self._sender.send(subscription, message) == "gone":
            await self._subscriptions.drop_subscription(game, card.id, subscription)

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._log_failure)

    def _log_failure(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("push", exc_info=error)


def message_of(game: Game, notice: Notice, character: str) -> Message:
    """Return the message for a phone, which replaces `{until}` by the time on its own clock."""
    window = notice.window
    game.slices.follow(game.state)
    window_text = window_name(game, window.kind, window.terms)
    message_args = {"who": f"who:{character}", "window": window_text, "until": "{until}"}
    tag = f"{game.id}/{window.id}/{character}"
    content = {
        "title": harmless_title(game.state.kernel),
        "body": game.messages.text(f"push-{notice.occasion}", message_args, game.naming.name),
        "until": window.until,
        "language": current_language(),
        "tag": tag,
        "url": f"/g/{game.id}",
    }
    seconds_left = max(1, (window.until - game.now()) // 1000)
    topic = b64(hashlib.sha256(tag.encode()).digest())[:TOPIC_LENGTH]
    return Message(msgspec.json.encode(content), seconds_left, topic, notice.occasion == "reminder")

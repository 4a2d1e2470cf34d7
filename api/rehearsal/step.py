"""One step of a bot in a running game."""

from collections.abc import Callable

import structlog

from api.game.game import Game
from ledger.kernel.vocabulary.request import Request

_log = structlog.get_logger()


async def send_proposal(game: Game, propose: Callable[[], Request | None]) -> None:
    """Send the proposed request, if there is one."""
    request: Request | None = None
    try:
        request = propose()
        if request is not None:
            await game.writer.answer(request)
    except Exception:  # noqa: BLE001 - an error of one bot must not end the game
        _log.exception("bot", act=request.type if request else "")

"""A hall with a diary over weeks."""

import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from tests.api.hall import Clock, Hall, Phone, open_hall
from tests.toy.diary import DIARY_GAME

MINUTE = 60_000
HOUR = 60 * MINUTE
MONDAY_NOON = round(datetime(2026, 11, 23, 11, tzinfo=UTC).timestamp()) * 1000
FIRST = MONDAY_NOON + 8 * HOUR
"""The first deadline: Monday at eight in the evening, in Rome."""

PAGE = "page-1"


@asynccontextmanager
async def diary_hall(*, secret: bool = False, **settings: Any) -> AsyncIterator[Hall]:
    """Yield a hall with a diary since Monday noon, for Ada alone if `secret`."""
    clock = settings.pop("clock", None) or Clock()
    clock.now = max(clock.now, MONDAY_NOON)
    async with open_hall(clock=clock, rulesets={"nuces": DIARY_GAME}, **settings) as hall:
        if not hall.game.state.kernel.windows:
            nurse = await hall.phone("nurse")
            await nurse.does("open-diary", secret=secret)
        yield hall


async def save_number_of_lines(hall: Hall, phone: Phone, lines: int) -> None:
    """Save a number of lines for the first page."""
    await _save_revision(hall, phone.command_body("write", lines=lines) | {"window": PAGE}, phone)


async def declare_ready(hall: Hall, phone: Phone) -> None:
    """Declare a child ready for the first page."""
    await _save_revision(hall, phone.command_body("set-ready", window=PAGE, ready=True), phone)


async def _save_revision(hall: Hall, body: dict[str, Any], phone: Phone) -> None:
    answer = await phone.post(
        f"/games/{hall.id}/commands", body | {"revision": 1}, Idempotency_Key=str(uuid.uuid4())
    )
    assert answer.status_code == 200, answer.text


async def let_time_pass(hall: Hall, milliseconds: int) -> None:
    """Let time pass, and wake the clock until nothing is due."""
    hall.clock.now += milliseconds
    game = hall.game
    for _ in range(4):
        await game.writer.write_sides(())

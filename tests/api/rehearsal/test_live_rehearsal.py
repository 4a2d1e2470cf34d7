"""Bots play beside a running server."""

import asyncio
from random import Random

import pytest

from api.rehearsal import live
from api.rehearsal.bots import Bots
from tests.api.hall import Hall, open_hall


async def _goes_on_after_failures(stumbled: asyncio.Event, hall: Hall) -> bool:
    """Return whether the evening still goes on after bots failed several times."""
    evening = asyncio.ensure_future(live.LiveRehearsal(hall.game, Random(1)).run())
    stumbling = asyncio.ensure_future(stumbled.wait())
    await asyncio.wait({evening, stumbling}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
    goes_on = not evening.done()
    for task in (evening, stumbling):
        task.cancel()
    await asyncio.gather(evening, stumbling, return_exceptions=True)
    return goes_on and stumbled.is_set()


async def test_a_bot_whose_choice_fails_does_not_end_the_evening(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stumbled, times = asyncio.Event(), []

    def fail_after_two_calls(*_: object) -> None:
        times.append(1)
        if len(times) > 2:
            stumbled.set()
        raise ZeroDivisionError

    monkeypatch.setattr(live, "WARM_UP", 0)
    monkeypatch.setattr(Bots, "propose", fail_after_two_calls)
    async with open_hall() as hall:
        assert await _goes_on_after_failures(stumbled, hall)

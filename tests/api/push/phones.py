"""A hall that pushes, and its listening phones."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from api.keys.vapid import new_private_key
from tests.api.deadlines.diaries import diary_hall, let_time_pass
from tests.api.hall import Hall, Phone, document_of
from tests.api.push.service import Browser, PushService, push_service

KEY = new_private_key()
CONTACT = "mailto:host@example.org"


@asynccontextmanager
async def open_pushing_hall(**settings: Any) -> AsyncIterator[tuple[Hall, PushService]]:
    """Yield a hall that pushes, and the push service of its phones."""
    async with push_service() as service:
        more = {"push_key": KEY, "push_contact": CONTACT, "push_origins": service.origin}
        async with diary_hall(**(more | settings)) as hall:
            yield hall, service


async def subscribe_phone(phone: Phone, browser: Browser) -> dict[str, Any]:
    """Return a phone's subscription."""
    answer = await phone.post(f"/games/{phone.game}/push", browser.subscription(phone.character))
    state = document_of(answer)
    assert state["on"]
    return state


async def subscribe_browsers(hall: Hall, service: PushService, *who: str) -> dict[str, Browser]:
    """Return browsers of these characters that have not got a message yet."""
    browsers = {name: Browser(service.origin, name) for name in who}
    for name, browser in browsers.items():
        await subscribe_phone(await hall.phone(name), browser)
    hall.host.do_periodic_work()  # every later event is new to the phone
    await let_time_pass(hall, 0)
    return browsers


async def next_message(
    service: PushService, browsers: dict[str, Browser]
) -> tuple[str, dict[str, Any]]:
    """Return the character who got the next message, and its content."""
    pushed = await service.next()
    who = next(name for name, browser in browsers.items() if browser.path == pushed.path)
    return who, json.loads(browsers[who].decrypt_message(pushed.body))


def let_time_pass_and_push(hall: Hall, later: int = 0) -> None:
    """Let time pass, and let the server look for due messages."""
    hall.clock.now += later
    hall.host.do_periodic_work()


async def postpone_deadline(hall: Hall, minutes: int = 60) -> None:
    """Let the nurse give more time, and let the server look."""
    await (await hall.phone("nurse")).does(
        "postpone-deadline", window=next(iter(hall.game.state.kernel.windows)), minutes=minutes
    )
    let_time_pass_and_push(hall)

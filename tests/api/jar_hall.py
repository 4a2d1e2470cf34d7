"""A hall with a jar, and the children's saves over the API."""

import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2

from api.models.answers import Receipt
from api.models.submissions import OwnSubmission
from tests.api.hall import Hall, Phone, document_of, open_hall
from tests.toy.jar import JAR_GAME

SHELF = {"nuces": JAR_GAME}
FILL = "5ec2e700-0000-4000-8000-00000000000f"
JAR_ID = f"jar-{FILL}"
MINUTE = 60_000
TICK = 1000


@asynccontextmanager
async def jar_hall(minutes: int = 15, told: str = "secret", **how: Any) -> AsyncIterator[Hall]:
    """Yield a hall in which the aunt has filled a jar."""
    async with open_hall(rulesets=SHELF, claim_rate="1000/second", **how) as hall:
        aunt = await hall.phone("aunt")
        await aunt.does("fill-jar", command=FILL, minutes=minutes, told=told)
        yield hall


async def send_guess(
    phone: Phone, nuts: int, revision: int, command: str = "", **more: Any
) -> httpx2.Response:
    """Return the answer to a request that saves a guess."""
    said = {"window": JAR_ID, "revision": revision, "nuts": nuts, **more}
    return await phone.send_command("guess", command or str(uuid.uuid4()), **said)


async def save_guess(phone: Phone, nuts: int, revision: int, command: str = "") -> dict[str, Any]:
    """Save a guess, which must be accepted, and return its stored form."""
    document = document_of(await send_guess(phone, nuts, revision, command), Receipt)
    assert document["entries"] == []
    kept: dict[str, Any] = document["kept"]
    return kept


async def declare_readiness(phone: Phone, revision: int, *, ready: bool = True) -> dict[str, Any]:
    """Return the stored form of a child's "ready" or "not ready"."""
    answer = await phone.send_command("set-ready", window_=JAR_ID, ready=ready, revision=revision)
    kept: dict[str, Any] = document_of(answer, Receipt)["kept"]
    return kept


async def own_submission(phone: Phone, who: str = "", window: str = JAR_ID) -> dict[str, Any]:
    """Return a phone's own submission."""
    asked = {"as": who or phone.character}
    return document_of(
        await phone.get(f"/games/{phone.game}/windows/{window}/own", **asked), OwnSubmission
    )


async def advance_clock(hall: Hall, milliseconds: int) -> None:
    """Move the clock, which looks for due acts every second, like a host's."""
    end = hall.clock.now + milliseconds
    while True:
        while hall.game.scribe.is_due(hall.clock.now):
            await hall.game.writer.write_sides(())
        hall.game.stream.flush()
        if hall.clock.now >= end:
            return
        hall.clock.now = min(end, hall.clock.now + TICK)

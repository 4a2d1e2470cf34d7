"""The same game twice, with another secret until a deadline: all others are told the same bytes.

What differs is the body, the number and the times of saves, and who says that they are ready.
Hashes are left out, since they depend on everything; they have the same length in both. When it
opens, everybody is told another story.
"""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from tests.api.closing import close_alike
from tests.api.hall import Hall, Phone
from tests.api.jar_hall import JAR_ID, MINUTE, clock_strikes, jar_hall, saved, says_ready
from tests.api.secrecy.twins import (
    answered_without_hashes,
    clock_by_hand,
    listening,
    without_hashes,
)

Evening = Callable[[Hall, Phone], Awaitable[None]]
Told = dict[str, list[bytes]]

THROW = "5ec2e700-0000-4000-8000-00000000000b"
EVERYBODY = ("ada", "bea", "cai", "aunt", "nurse")
PLACES = (
    *(
        "",
        "/view",
        "/entries",
        "/search?q=a",
        "/holdings",
        "/seal",
        "/export.jsonl",
        "/export.csv",
        "/audit",
    ),
    *(f"/windows/{JAR_ID}/own?as=ada", "/offers?as=ada", "/offers?as=ada&recorder=nurse"),
    *("/heads", "/standings", "/replay", "/replay/0"),
    *("/accounts", "/trial-balance", f"/entries/{THROW}.0"),
)


async def keeps_quiet(_hall: Hall, _ada: Phone) -> None:
    """Nothing is saved."""


async def guesses_low(hall: Hall, ada: Phone) -> None:
    """One guess, in the first minute."""
    await clock_strikes(hall, 7_000)
    await saved(ada, 3, 1)


async def guesses_high(hall: Hall, ada: Phone) -> None:
    """Another one, at the same time."""
    await clock_strikes(hall, 7_000)
    await saved(ada, 38, 1)


async def hesitates(hall: Hall, ada: Phone) -> None:
    """Ten guesses, some just before a seal and some just after it."""
    for number in range(1, 11):
        await saved(ada, number, number)
        await clock_strikes(hall, 13_000)


async def is_ready(hall: Hall, ada: Phone) -> None:
    """One guess, and ready at once; and not any more; and ready."""
    await saved(ada, 3, 1)
    for number in (1, 2, 3):
        await clock_strikes(hall, 11_000)
        await says_ready(ada, number, ready=number != 2)


CLOSED = (
    *("/evening", "/words", "/words?whose=others", "/export.ledger", "/export.entries.jsonl"),
    *(f"/stories/{who}" for who in EVERYBODY),
    *(f"/series/{of}" for of in ("balances", "places", "standings")),
    *(f"/replay/{chunk}" for chunk in range(1, 3)),
)
"""What is there after closing, beside what is asked before."""


async def told(evening: Evening, *, opened: bool = False, closed: bool = False) -> Told:
    """What everybody is told of a game until shortly before the deadline, or after it.

    When it is `closed`, that is before the deadline, and what was saved has not been opened.
    """
    async with AsyncExitStack() as ends:
        ends.enter_context(clock_by_hand())
        hall = await ends.enter_async_context(jar_hall(minutes=5, read_rate="100000/second"))
        phones = {who: await hall.phone(who) for who in EVERYBODY} | {"room": hall.stranger()}
        second = await hall.phone("nurse", "nurse-2")
        ears = {who: await listening(hall, phone) for who, phone in phones.items()}
        begun = hall.clock.now
        await evening(hall, phones["ada"])
        for minute in (1, 2, 3, 4):
            await clock_strikes(hall, max(0, begun + minute * MINUTE - hall.clock.now))
        await phones["cai"].does("throw", command=THROW)
        if opened:
            await clock_strikes(hall, 2 * MINUTE)
        if closed:
            await close_alike(hall, phones["nurse"], second)
        hall.game.stream.flush()
        found: Told = {who: [without_hashes(b) for b in ear.heard] for who, ear in ears.items()}
        for who, phone in phones.items():
            places = (*PLACES, *CLOSED) if closed else PLACES
            found[who] += [await answered_without_hashes(phone, place) for place in places]
        for ear in ears.values():
            await ear.hang_up()
    return found


CASES = {
    "whether anything was saved": (keeps_quiet, guesses_low),
    "what was saved": (guesses_low, guesses_high),
    "how often, and when": (guesses_low, hesitates),
    "who is ready": (guesses_low, is_ready),
}


@pytest.mark.parametrize("case", CASES)
async def test_before_the_opening_only_the_author_can_tell_a_sealed_guess(case: str) -> None:
    one, other = [await told(evening) for evening in CASES[case]]
    assert {who for who in one if one[who] != other[who]} == {"ada"}


@pytest.mark.parametrize("case", CASES)
async def test_guesses_unopened_at_closing_stay_secret(case: str) -> None:
    one, other = [await told(evening, closed=True) for evening in CASES[case]]
    assert {who for who in one if one[who] != other[who]} <= {"ada"}


async def test_after_the_opening_everybody_can_tell_the_guesses() -> None:
    one, other = await told(keeps_quiet, opened=True), await told(guesses_high, opened=True)
    assert {who for who in one if one[who] != other[who]} == {*EVERYBODY, "room"}

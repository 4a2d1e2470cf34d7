"""The same game is played twice, with different guesses until a deadline.

All other players get the same bytes. The games differ in the content, the number and the times of
the saves, and in who declares ready. Hashes are left out: they depend on all data, and have the
same length in both games. After the opening the answers differ for everybody.
"""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from tests.api.closing import close_game_in_both_twins
from tests.api.hall import Hall, Phone
from tests.api.jar_hall import (
    JAR_ID,
    MINUTE,
    advance_clock,
    declare_readiness,
    jar_hall,
    save_guess,
)
from tests.api.secrecy.twins import (
    answer_bytes_without_hashes,
    mask_hashes,
    open_listener,
    stop_automatic_clock,
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


async def save_nothing(_hall: Hall, _ada: Phone) -> None:
    """Save nothing."""


async def save_low_guess(hall: Hall, ada: Phone) -> None:
    """Save one guess in the first minute."""
    await advance_clock(hall, 7_000)
    await save_guess(ada, 3, 1)


async def save_high_guess(hall: Hall, ada: Phone) -> None:
    """Save another guess at the same time."""
    await advance_clock(hall, 7_000)
    await save_guess(ada, 38, 1)


async def save_ten_guesses(hall: Hall, ada: Phone) -> None:
    """Save ten guesses, some just before a seal and some just after it."""
    for number in range(1, 11):
        await save_guess(ada, number, number)
        await advance_clock(hall, 13_000)


async def toggle_ready(hall: Hall, ada: Phone) -> None:
    """Save one guess, declare ready, take it back, and declare ready again."""
    await save_guess(ada, 3, 1)
    for number in (1, 2, 3):
        await advance_clock(hall, 11_000)
        await declare_readiness(ada, number, ready=number != 2)


CLOSED = (
    *("/evening", "/words", "/words?whose=others", "/export.ledger", "/export.entries.jsonl"),
    *(f"/stories/{who}" for who in EVERYBODY),
    *(f"/series/{of}" for of in ("balances", "places", "standings")),
    *(f"/replay/{chunk}" for chunk in range(1, 3)),
)
"""The additional requests after the game was closed."""


async def play_evening_and_collect_answers(
    evening: Evening, *, opened: bool = False, closed: bool = False
) -> Told:
    """Return the answers to everybody until shortly before the deadline, or after it.

    With `closed`, the game is closed before the deadline, and no submission is opened.
    """
    async with AsyncExitStack() as ends:
        ends.enter_context(stop_automatic_clock())
        hall = await ends.enter_async_context(jar_hall(minutes=5, read_rate="100000/second"))
        phones = {who: await hall.phone(who) for who in EVERYBODY} | {"room": hall.stranger()}
        second = await hall.phone("nurse", "nurse-2")
        ears = {who: await open_listener(hall, phone) for who, phone in phones.items()}
        begun = hall.clock.now
        await evening(hall, phones["ada"])
        for minute in (1, 2, 3, 4):
            await advance_clock(hall, max(0, begun + minute * MINUTE - hall.clock.now))
        await phones["cai"].does("throw", command=THROW)
        if opened:
            await advance_clock(hall, 2 * MINUTE)
        if closed:
            await close_game_in_both_twins(hall, phones["nurse"], second)
        hall.game.stream.flush()
        found: Told = {who: [mask_hashes(b) for b in ear.heard] for who, ear in ears.items()}
        for who, phone in phones.items():
            places = (*PLACES, *CLOSED) if closed else PLACES
            found[who] += [await answer_bytes_without_hashes(phone, place) for place in places]
        for ear in ears.values():
            await ear.hang_up()
    return found


CASES = {
    "whether anything was saved": (save_nothing, save_low_guess),
    "what was saved": (save_low_guess, save_high_guess),
    "how often, and when": (save_low_guess, save_ten_guesses),
    "who is ready": (save_low_guess, toggle_ready),
}


@pytest.mark.parametrize("case", CASES)
async def test_before_the_opening_only_the_author_can_tell_a_sealed_guess(case: str) -> None:
    one, other = [await play_evening_and_collect_answers(evening) for evening in CASES[case]]
    assert {who for who in one if one[who] != other[who]} == {"ada"}


@pytest.mark.parametrize("case", CASES)
async def test_guesses_unopened_at_closing_stay_secret(case: str) -> None:
    one, other = [
        await play_evening_and_collect_answers(evening, closed=True) for evening in CASES[case]
    ]
    assert {who for who in one if one[who] != other[who]} <= {"ada"}


async def test_after_the_opening_everybody_can_tell_the_guesses() -> None:
    one, other = (
        await play_evening_and_collect_answers(save_nothing, opened=True),
        await play_evening_and_collect_answers(save_high_guess, opened=True),
    )
    assert {who for who in one if one[who] != other[who]} == {*EVERYBODY, "room"}

"""Work that can wait is done piece by piece, and what is urgent goes between."""

import asyncio

import pytest

from api.unhurried import Unhurried


async def test_what_has_arrived_goes_before_the_next_piece() -> None:
    queue, done = Unhurried(), list[str]()

    async def piece(name: str) -> None:
        async with queue.turn():
            done.append(name)
            asyncio.get_running_loop().call_soon(done.append, f"an act during {name}")

    await asyncio.gather(*(piece(name) for name in ("one", "two", "three")))
    assert done == [
        *("one", "an act during one", "two", "an act during two"),
        *("three", "an act during three"),
    ]


async def test_pieces_are_done_in_the_order_in_which_they_came() -> None:
    queue, done = Unhurried(), list[int]()

    async def piece(number: int) -> None:
        async with queue.turn():
            done.append(number)

    await asyncio.gather(*map(piece, range(9)))
    assert done == list(range(9))


async def test_a_piece_that_fails_or_is_given_up_holds_up_nobody() -> None:
    queue, done, enough = Unhurried(), list[str](), asyncio.Event()

    async def fails() -> None:
        async with queue.turn():
            await enough.wait()
            raise ValueError("no such form")

    async def works(name: str) -> None:
        async with queue.turn():
            done.append(name)

    failing = asyncio.ensure_future(fails())
    given_up, working = (asyncio.ensure_future(works(name)) for name in ("given up", "worked"))
    await asyncio.sleep(0)
    given_up.cancel()
    enough.set()
    await working
    assert done == ["worked"]
    with pytest.raises(ValueError, match="no such form"):
        await failing

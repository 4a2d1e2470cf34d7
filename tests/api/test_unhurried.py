"""Work that can wait is done piece by piece, with urgent work in between."""

import asyncio

import pytest

from api.base.background_queue import PIECE_SECONDS, InterruptibleQueue


async def test_requests_that_have_arrived_go_before_the_next_piece() -> None:
    queue, done = InterruptibleQueue(), list[str]()

    async def work_while_act_arrives(name: str) -> None:
        async with queue.turn():
            done.append(name)
            asyncio.get_running_loop().call_soon(done.append, f"an act during {name}")

    await asyncio.gather(*(work_while_act_arrives(name) for name in ("one", "two", "three")))
    assert done == [
        *("one", "an act during one", "two", "an act during two"),
        *("three", "an act during three"),
    ]


async def test_pieces_are_done_in_order_of_arrival() -> None:
    queue, done = InterruptibleQueue(), list[int]()

    async def note_number_during_turn(number: int) -> None:
        async with queue.turn():
            done.append(number)

    await asyncio.gather(*map(note_number_during_turn, range(9)))
    assert done == list(range(9))


async def test_a_piece_that_fails_or_is_cancelled_delays_no_other() -> None:
    queue, done, enough = InterruptibleQueue(), list[str](), asyncio.Event()

    async def raise_error_during_turn() -> None:
        async with queue.turn():
            await enough.wait()
            raise ValueError("no such form")

    async def work_during_turn(name: str) -> None:
        async with queue.turn():
            done.append(name)

    failing = asyncio.ensure_future(raise_error_during_turn())
    given_up, working = (
        asyncio.ensure_future(work_during_turn(name)) for name in ("given up", "worked")
    )
    await asyncio.sleep(0)
    given_up.cancel()
    enough.set()
    await working
    assert done == ["worked"]
    with pytest.raises(ValueError, match="no such form"):
        await failing


async def test_only_arrived_requests_interrupt_a_long_piece_and_no_other_piece_does() -> None:
    now = 0.0
    queue, done = InterruptibleQueue(lambda: now), list[str]()

    async def work_in_steps(name: str, steps: int) -> None:
        nonlocal now
        async with queue.turn() as turn:
            for step in range(steps):
                done.append(f"{name} {step}")
                now += 2 * PIECE_SECONDS
                asyncio.get_running_loop().call_soon(done.append, f"an act after {name} {step}")
                await turn.yield_to_urgent_work()

    await asyncio.gather(work_in_steps("long", 2), work_in_steps("short", 1))
    assert done == [
        *("long 0", "an act after long 0", "long 1", "an act after long 1"),
        *("short 0", "an act after short 0"),
    ]


async def test_a_short_piece_is_not_interrupted() -> None:
    acts = list[str]()
    async with InterruptibleQueue(lambda: 0.0).turn() as turn:
        asyncio.get_running_loop().call_soon(acts.append, "an act")
        await turn.yield_to_urgent_work()
        assert acts == []

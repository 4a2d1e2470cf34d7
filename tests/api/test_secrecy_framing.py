"""The order, the framing and the times of events reveal no secret either."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.game.live.pace import FLUSH_INTERVAL, Pace
from tests.api.hall import Hall
from tests.api.secrecy.compare import differences
from tests.api.secrecy.kinds import all_kinds
from tests.api.secrecy.playing import LISTENING, SecretCourse, continue_evening
from tests.api.secrecy.script import CommandStep, summer_and_winter_script
from tests.api.secrecy.sights import CuriousPhone

MILLISECONDS = st.integers(0, 200)


async def events_in_one_commit(*steps: CommandStep) -> dict[str, list[tuple[str, bytes]]]:
    """Return the events of all listeners when all these acts come in one commit."""
    async with continue_evening() as stage:
        for name in LISTENING:
            await stage.open_stream(stage.phones[name])
        stage.clock.now = summer_and_winter_script().after[0].at
        await asyncio.gather(*(stage.does(step) for step in steps))
        for name in LISTENING:
            await CuriousPhone(stage, stage.phones[name], SecretCourse().about).send_main_requests()
        await stage.end_listening(summer_and_winter_script().after[0].name)
        return {name: stage.phones[name].told for name in LISTENING}


@pytest.mark.parametrize("first", [True, False])
async def test_a_secret_act_in_the_same_commit_as_a_public_one_does_not_show(first: bool) -> None:
    public, gift = summer_and_winter_script().after[0], all_kinds()[0].one.deeds[0]
    assert isinstance(gift, CommandStep)
    both = (gift, public) if first else (public, gift)
    found = differences(await events_in_one_commit(*both), await events_in_one_commit(public))
    assert found.keys() == {"fata"}


def room_event_times(public: list[int], private: list[int]) -> list[int]:
    """Return the times in milliseconds at which the room gets events, with these commits."""
    pace, told = Pace(), list[int]()
    due: float | None = None
    waiting = False
    for moment in range(400):
        now = moment / 1000
        for times, seen in ((private, False), (public, True)):
            for _ in range(times.count(moment)):
                at = pace.next_flush(now, is_public=seen)
                due = due if at is None else at
                waiting = waiting or seen
        if due is not None and due <= now:
            pace.note_flush(now, is_public=waiting)
            told += [moment] if waiting else []
            due, waiting = None, False
    return told


@given(st.lists(MILLISECONDS, max_size=30), st.lists(MILLISECONDS, max_size=30))
def test_the_room_is_told_at_the_same_moments_whatever_happens_in_private(
    public: list[int], private: list[int]
) -> None:
    assert room_event_times(public, private) == room_event_times(public, [])


@given(st.lists(MILLISECONDS, max_size=30))
def test_the_room_is_told_at_once_and_then_at_most_once_an_interval(public: list[int]) -> None:
    told = room_event_times(public, [])
    assert told[:1] == sorted(public)[:1]
    assert all(after - before >= FLUSH_INTERVAL * 1000 for before, after in pairwise(told))
    assert bool(told) == bool(public)


@pytest.mark.parametrize("asked", [True, False])
async def test_a_request_between_two_acts_does_not_show(asked: bool, hall: Hall) -> None:
    bea, cai = await hall.phone("bea"), await hall.phone("cai")
    slices = hall.game.slices
    slices.follow(hall.game.state)
    slices.changes()
    await cai.does("sit", where="bench")
    if asked:
        slices.follow(hall.game.state)
    await bea.does("sit", where="bench")
    slices.follow(hall.game.state)
    assert list(slices.changes()) == ["person/bea", "person/cai"]

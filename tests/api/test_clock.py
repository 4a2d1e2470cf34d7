"""Time goes on steadily when the machine's clock is set, and the stewards are told."""

from api.base.clock import (
    ClockChangeDetector,
    SteadyClock,
    clock_not_before,
    milliseconds,
    monotonic_milliseconds,
)
from tests.api.hall import Clock, open_hall
from tests.api.lent import LentStore
from tests.api.notices import DAY, steward_notices


def test_the_steady_clock_starts_at_the_machine_s_time_and_ignores_later_settings() -> None:
    wall, count = Clock(), Clock()
    wall.now, count.now = 5_000_000, 70
    steady = SteadyClock(wall, count)
    assert steady() == 5_000_000
    wall.now += DAY
    assert steady() == 5_000_000
    count.now += 1_000
    wall.now = 3
    assert steady() == 5_001_000


def test_the_steady_clock_is_right_at_its_start_and_never_goes_back() -> None:
    steady = SteadyClock()
    assert abs(steady() - milliseconds()) < DAY
    looks = [monotonic_milliseconds() for _ in range(100)]
    assert looks == sorted(looks)


def test_a_change_of_the_machine_s_clock_is_noticed_once_in_either_direction() -> None:
    wall, clock = Clock(), Clock()
    watch = ClockChangeDetector(clock, wall)
    for passed in (1_000, 60_000):
        wall.now, clock.now = wall.now + passed, clock.now + passed
        assert watch.change_since_last_call() == 0
    wall.now += DAY
    assert [watch.change_since_last_call(), watch.change_since_last_call()] == [DAY, 0]
    wall.now -= DAY
    assert [watch.change_since_last_call(), watch.change_since_last_call()] == [-DAY, 0]


def test_where_the_clock_is_behind_time_goes_on_from_the_last_entry() -> None:
    clock = Clock()
    now = clock_not_before(clock, clock.now + DAY)
    before = now()
    assert before == clock.now + DAY
    clock.now += 500
    assert now() == before + 500
    assert clock_not_before(clock, clock.now - DAY)() == clock.now


async def test_stewards_learn_that_the_clock_was_set_and_entries_do_not_use_it() -> None:
    wall, clock = Clock(), Clock()
    async with open_hall(clock=clock, wall=wall) as hall:
        ada = await hall.phone("ada")
        for jump, key in ((DAY, "house-clock-ahead"), (-2 * DAY, "house-clock-back")):
            wall.now += jump
            hall.host.do_periodic_work()
            await ada.does("sit", where="bench" if jump > 0 else "wall")
            assert hall.game.state.at == clock.now
            assert (await steward_notices(hall))[-1] == key


async def test_a_start_with_a_clock_behind_the_last_entry_does_not_stop_a_countdown() -> None:
    store, clock = LentStore(), Clock()
    clock.now += DAY
    async with open_hall(store=store, clock=clock) as hall:
        tokens = hall.tokens
        nurse = await hall.phone("nurse")
        await nurse.does("announce-closing", minutes=1)
        second = await hall.phone("nurse", card="nurse-2")
        await second.does("confirm-closing")
    late = Clock()
    async with open_hall(store=store, clock=late, found=False) as hall:
        hall.tokens = tokens
        assert await steward_notices(hall) == ["house-clock-behind"]
        late.now += 61_000
        hall.host.do_periodic_work()
        await hall.game.writer.write_sides(())
        assert hall.game.state.kernel.status == "closed"
        assert hall.game.state.at < clock.now + 2 * 61_000

"""Schedules from seeds: a few in `make test`, ten thousand in `make soak`."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.seeds import seeds
from tests.simulation.__main__ import play_schedules
from tests.simulation.loop import StuckError, VirtualLoop
from tests.simulation.plan import plan_lines, plan_of_seed
from tests.simulation.world import play_schedule

ROOT = Path(__file__).parents[2]
MANY = 10_000


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("seed", seeds(14, 14))
def test_every_history_is_one_that_a_single_ledger_could_have_given(
    seed: int, workers: int
) -> None:
    result = play_schedule(seed, workers)
    assert not result.faults, "\n".join((*result.story, *result.faults))
    assert result.entries > 6


@pytest.mark.parametrize("seed", [2214, 5118, 5844])
def test_what_several_servers_once_did_wrong_they_do_right(seed: int) -> None:
    result = play_schedule(seed, 3)
    assert not result.faults, "\n".join((*result.story, *result.faults))


@pytest.mark.soak
def test_ten_thousand_histories_are_ones_that_a_single_ledger_could_have_given() -> None:
    assert play_schedules(1_000, MANY, 3, os.cpu_count() or 1) == 0


@pytest.mark.parametrize("seed", [76])
def test_a_founding_whose_answer_was_lost_is_not_done_twice(seed: int) -> None:
    result = play_schedule(seed)
    assert any("entries 1 to 1 written, and the answer lost" in line for line in result.story)
    assert not result.faults


def test_a_seed_is_the_same_schedule_in_every_process() -> None:
    told = {_schedule_text(hashing) for hashing in ("1", "2")}
    assert len(told) == 1
    (story,) = told
    assert story.splitlines()[: len(plan_lines(plan_of_seed(7)))] == plan_lines(plan_of_seed(7))
    assert story.endswith("schedule 7: every promise was kept\n")


def _schedule_text(hashing: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "tests.simulation", "7"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hashing},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_no_time_passes_but_what_is_waited_for() -> None:
    loop = VirtualLoop()
    try:
        loop.run_until_complete(asyncio.sleep(86_400))
        assert 86_400 <= loop.time() < 86_401
        with pytest.raises(StuckError):
            loop.run_until_complete(loop.create_future())
    finally:
        loop.close()

"""An evening has the same entries in every process, whatever order its maps have there."""

import os
import subprocess
import sys

import pytest

from ledger.games.catalogue import GAMES
from tests.games.chosen_ids import RISING, play_evening
from tests.surroundings import ROOT

HASH_SEEDS = ("1", "2")


@pytest.mark.parametrize("ruleset", GAMES)
def test_an_evening_has_the_same_entries_in_every_process(ruleset: str) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-m", __name__, ruleset],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in HASH_SEEDS
    ]
    printed = {program.communicate()[0] for program in programs}
    assert [program.returncode for program in programs] == [0, 0]
    assert len(printed) == 1, "a rule follows the order of a map"


if __name__ == "__main__":
    sys.stdout.write("\n".join(play_evening(sys.argv[1], 0, 12, RISING)))

"""The beginning of a game made by `acta found`."""

import secrets
from contextlib import closing
from pathlib import Path
from typing import Any

from api.commands.console import find_ruleset
from api.hosting.at_rest.playable_game import pins_in
from ledger.kernel.machine.machine import Machine
from ledger.record.state import Kernel
from ledger.scribe.scribe import open_scribe
from ledger.store import open_store
from tests.api.commands.running import run_successfully


def kernel_of_the_one_game() -> Kernel:
    with closing(open_store("acta.db")) as store:
        (game,) = store.games()
        machine: Machine[Any] = Machine(find_ruleset(pins_in(store, game).ruleset))
        return open_scribe(machine, store, game, secrets.token_bytes).state.kernel


def test_an_evening_founded_for_later_waits_and_the_command_says_so(scenario: Path) -> None:
    output = run_successfully("found", scenario)
    assert "Begin the evening" in output
    kernel = kernel_of_the_one_game()
    assert (kernel.status, kernel.waiting) == ("paused", True)


def test_an_evening_founded_to_be_played_at_once_has_begun(scenario: Path) -> None:
    assert "Begin the evening" not in run_successfully("found", scenario, "--at-once")
    kernel = kernel_of_the_one_game()
    assert (kernel.status, kernel.waiting) == ("open", False)


def test_a_table_of_people_that_is_founded_has_begun() -> None:
    assert "Begin the evening" not in run_successfully("found", "--ruleset", "morituri")
    assert not kernel_of_the_one_game().waiting

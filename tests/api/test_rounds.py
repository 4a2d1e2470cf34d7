"""The host's work for every game in turn: a failing game does not affect the others."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from ledger.kernel.machine.machine import Machine
from tests.api.hall import Hall
from tests.toy.rules import TOY


async def test_a_game_whose_clock_fails_does_not_stop_the_clock_of_other_games(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = hall.host.registry.game((await hall.host.founder.found_game("nuces", None)).game)

    def raise_key_error(*_: Any) -> str:
        raise KeyError("barter")

    monkeypatch.setattr(hall.game, "machine", Machine(TOY))
    monkeypatch.setattr(hall.game.machine, "due_act_name", raise_key_error)
    hall.clock.now += 60_000
    with capture_logs() as logged:
        hall.host.do_periodic_work()
        hall.host.do_periodic_work()
    assert [(line["event"], line["game"]) for line in logged] == [("due", hall.id)]
    await other.writer.write_sides(())
    assert len(other.scribe.heads()) == 1


async def test_a_failing_listener_keeps_no_other_game_from_its_sign_of_life(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = hall.host.registry.game((await hall.host.founder.found_game("nuces", None)).game)
    alive: list[str] = []

    def raise_runtime_error() -> None:
        raise RuntimeError

    monkeypatch.setattr(hall.game.stream, "ping", raise_runtime_error)
    monkeypatch.setattr(other.stream, "ping", lambda: alive.append(other.id))
    hall.host.ping()
    assert alive == [other.id]

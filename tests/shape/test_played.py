"""Every act, event and duty that a game defines is in its chapters."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from ledger.contract.acts import Act, DutyType, EventType
from ledger.contract.chapter import Chapter, acts_of
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_CHAPTERS


def module_values(game: str) -> Iterator[object]:
    """Yield the values of all modules of a game, and those inside its tuples and chapters."""
    package = importlib.import_module(f"ledger.games.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(importlib.import_module(found.name)).values():
            yield from value if isinstance(value, tuple) else (value,)
            if isinstance(value, Chapter):
                yield from (*value.acts, *value.events, *value.duties)


@pytest.mark.parametrize("game", GAMES)
def test_every_act_event_and_duty_that_a_game_defines_is_played(game: str) -> None:
    rules, values = GAMES[game], tuple(module_values(game))
    kernel = {act.command for act in acts_of(KERNEL_CHAPTERS)}  # some games refer to these acts
    acts = {value.command for value in values if isinstance(value, Act)} - kernel
    events = {value.event for value in values if isinstance(value, EventType)}
    duties = {value.kind for value in values if isinstance(value, DutyType)}
    assert acts
    assert acts == {act.command for act in rules.play.acts}
    assert events == {event_type.event for event_type in rules.play.events}
    assert duties == {duty_type.kind for duty_type in rules.play.duties}

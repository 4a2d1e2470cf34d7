"""Leaks that are planted to see whether trials find them, each with a game that shows the leak."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from ledger.record.audience import Viewer

Plant = Callable[[pytest.MonkeyPatch], None]
"""A function that plants a leak for one test."""


def _constant_answer_plant(what: str, value: Any) -> Plant:
    """Return a plant that makes a function of the server give everybody the same value."""
    return lambda patch: patch.setattr(what, lambda *_args, **_named: value)


def _show_positions_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Viewer, "sees_positions", property(lambda _viewer: True))


MUTANTS: Mapping[str, tuple[str, Plant]] = {
    "everybody is told positions": ("nuces", _show_positions_to_all),
    "the words of an entry are for everybody": (
        "nuces",
        _constant_answer_plant("ledger.kernel.view.visibility.sees", True),
    ),
    "closing opens words": (
        "nuces",
        _constant_answer_plant("ledger.kernel.view.visibility.reads", True),
    ),
    "words are listed for everybody": (
        "nuces",
        _constant_answer_plant("api.reading.free_words.reads", True),
    ),
    "accounts are open": ("nuces", _constant_answer_plant("api.reading.moment.sees", True)),
    "the replay shows hidden slices": (
        "nuces",
        _constant_answer_plant("api.replaying.viewer_selection.sees", True),
    ),
    "both ends of a gift are seen": (
        "ludi_romani",
        _constant_answer_plant("ledger.kernel.view.visibility.sees", True),
    ),
}
"""Each leak by its description."""

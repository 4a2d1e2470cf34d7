"""The phone's tests know every act, asset and god that a ruleset declares."""

import pytest

from ledger.games.catalogue import GAMES
from tests.games.declared import LIST, WEIGHTS, expected_act_list, expected_weights


def test_the_phone_s_list_is_what_the_rulesets_declare() -> None:
    written = LIST.read_text(encoding="utf-8")
    assert written == expected_act_list(), "python -m tests.games.declared writes it anew"


def test_a_wall_weighs_entries_as_the_rulesets_declare_it() -> None:
    written = WEIGHTS.read_text(encoding="utf-8")
    assert written == expected_weights(), "python -m tests.games.declared writes it anew"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_entry_is_great_and_passing(name: str) -> None:
    rules = GAMES[name]
    assert rules.story.great
    assert rules.story.passing
    assert not rules.story.passing & rules.story.great.keys()

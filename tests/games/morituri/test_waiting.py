"""After every correction the game waits for a player who can act, until it is over."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.games.morituri.rules import RULES
from tests.games.morituri.table import A, Table
from tests.games.waiting import CorrectedTable

AGAIN = "switches: {alternate.rule_2: true}\n"


@given(seed=st.integers(0, 2**32), more=st.sampled_from(("", AGAIN)))
@settings(max_examples=15)
def test_after_any_correction_an_awaited_player_can_act(seed: int, more: str) -> None:
    assert CorrectedTable(RULES, seed, more).played(300) == ""


def test_a_waiting_gladiator_is_irregular_when_the_dead_stay_dead() -> None:
    table = Table(3, AGAIN).put_first_in_order()
    killed = {"fact": "life", "who": A, "value": "dead", "reason": "so"}
    table.act("host", "set-fact", **killed).accepted_entries()
    (entry,) = table.change_reading("alternate.rule_2", "false").accepted_entries()
    assert entry.event.irregular == (A,)
    assert [told.key for told in entry.warned] == ["irregular"]
    assert table.change_reading("alternate.rule_2", "true").event("switch-set").irregular == ()

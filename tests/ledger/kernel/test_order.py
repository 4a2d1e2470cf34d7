"""The fixed order of checks on a command, and the answer of each check."""

from typing import Any

import pytest

from ledger.kernel.vocabulary.request import Accepted
from tests.toy.yard import YardGame, rules_of_refusal


def test_a_command_sent_twice_gets_its_receipt_and_changes_nothing(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=3, id="tap")
    before = yard.state
    receipt = yard.expect_repetition("ada", "give", to="bea", nuts=3, id="tap").receipt
    assert (receipt.command, receipt.card) == ("tap", "ada-1")
    assert (receipt.first, receipt.count) == (given.position, 1)
    assert yard.state is before


def test_the_receipt_of_an_act_names_all_its_entries(yard: YardGame) -> None:
    entries = yard.does("ada", "treat", who=["bea", "cai"], nuts=2, id="tap")
    receipt = yard.expect_repetition("ada", "treat", who=["bea", "cai"], nuts=2, id="tap").receipt
    assert [entry.position for entry in entries] == [receipt.first, receipt.first + 1]
    assert receipt.count == 2
    assert [entry.meta and entry.meta.index for entry in entries] == [0, 1]


def test_the_receipt_of_the_bell_counts_the_revealed_seed(yard: YardGame) -> None:
    yard.does("aunt", "ring", id="bell")
    period = yard.state.period.seq - 1
    assert yard.expect_repetition("aunt", "ring", id="bell", period_=period).receipt.count == 2


@pytest.mark.parametrize(
    "otherwise",
    [{"nuts": 4}, {"to": "cai"}, {"period_": 2}, {"card": "bea-1"}, {"reason_": "because"}],
)
def test_a_used_id_with_another_command_is_refused(
    yard: YardGame, otherwise: dict[str, Any]
) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="tap")
    again = {"to": "bea", "nuts": 3, **otherwise}
    assert yard.expect_refusal("ada", "give", **again, id="tap").problem == "repeated-otherwise"


def test_a_refused_command_leaves_no_receipt_and_may_be_sent_again(yard: YardGame) -> None:
    yard.expect_refusal("cai", "give", to="ada", nuts=11, id="tap")
    yard.does("ada", "give", to="cai", nuts=1)
    yard.does("cai", "give", to="ada", nuts=11, id="tap")


def test_a_known_id_gets_its_receipt_before_all_other_checks(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="tap")
    yard.does("aunt", "ring")
    yard.does("nurse", "pause")
    yard.expect_repetition("ada", "give", to="bea", nuts=3, id="tap", period_=1)
    close_game(yard)
    yard.expect_repetition("ada", "give", to="bea", nuts=3, id="tap", period_=1)


def test_a_closed_game_is_checked_before_the_card_and_the_period(yard: YardGame) -> None:
    close_game(yard)
    wrong = yard.expect_refusal("ada", "give", card="cai-1", period_=7, nonsense=True)
    assert wrong.problem == "closed"


def test_a_pause_is_checked_before_the_card_and_the_period(yard: YardGame) -> None:
    yard.does("nurse", "pause")
    assert yard.expect_refusal("ada", "give", card="cai-1", period_=7).problem == "paused"


def test_the_card_is_checked_before_the_period(yard: YardGame) -> None:
    assert yard.expect_refusal("ada", "give", card="cai-1", period_=7).problem == "not-your-card"


def test_the_period_is_checked_before_the_shape(yard: YardGame) -> None:
    assert yard.expect_refusal("ada", "give", period_=7, nonsense=True).problem == "stale-period"


def test_the_shape_is_checked_before_the_rules(yard: YardGame) -> None:
    assert yard.expect_refusal("ada", "give", to="nobody", nuts=0).problem == "malformed"


def test_the_rules_are_checked_last_and_all_together(yard: YardGame) -> None:
    refused = yard.expect_refusal("ada", "give", to="ada", nuts=50)
    assert refused.problem == "refused"
    assert rules_of_refusal(refused) == {"NUX-01", "NUX-02"}


def test_an_act_outside_the_ruleset_is_unknown(yard: YardGame) -> None:
    assert yard.expect_refusal("ada", "fly", to="moon").problem == "unknown-act"


@pytest.mark.parametrize("card", ["bea-1", "nobody-1", "ada-2", "nurse-1"])
def test_a_card_acts_only_for_its_own_character(yard: YardGame, card: str) -> None:
    assert (
        yard.expect_refusal("ada", "give", to="bea", nuts=1, card=card).problem == "not-your-card"
    )


def test_every_card_of_a_character_may_act_for_it(yard: YardGame) -> None:
    yard.does("nurse", "pause", card="nurse-2")
    yard.does("nurse", "resume", card="nurse-1")


def test_nobody_acts_for_a_character_that_does_not_exist(yard: YardGame) -> None:
    recorded = yard.expect_refusal("nobody", "give", to="bea", nuts=1, recorder="aunt")
    assert recorded.problem == "malformed"
    assert recorded.errors[0][0] == "as"
    ruled = yard.expect_refusal("nobody", "pause", recorder="nurse")
    assert ruled.problem == "malformed"


@pytest.mark.parametrize("period", [2, -1])
def test_a_command_names_the_period_of_its_making(yard: YardGame, period: int) -> None:
    assert (
        yard.expect_refusal("ada", "give", to="bea", nuts=1, period_=period).problem
        == "stale-period"
    )


def test_only_stewards_may_leave_the_period_out(yard: YardGame) -> None:
    assert yard.expect_refusal("ada", "give", to="bea", nuts=1, period_=0).problem == "stale-period"
    yard.does("ada", "give", to="bea", nuts=1, recorder="nurse", period_=0)


def test_a_steward_who_names_a_past_period_is_refused(yard: YardGame) -> None:
    yard.does("aunt", "ring")
    late = yard.expect_refusal("ada", "give", to="bea", nuts=1, recorder="nurse", period_=1)
    assert late.problem == "stale-period"


def test_an_act_that_is_possible_at_any_time_needs_no_period(yard: YardGame) -> None:
    yard.does("nurse", "pause", period_=7)


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"to": "bea"}, "nuts"),
        ({"nuts": 3}, "to"),
        ({}, "to"),
        ({"to": "bea", "nuts": "3"}, "nuts"),
        ({"to": "bea", "nuts": 3.0}, "nuts"),
        ({"to": "bea", "nuts": True}, "nuts"),
        ({"to": "bea", "nuts": None}, "nuts"),
        ({"to": "bea", "nuts": 0}, "nuts"),
        ({"to": "bea", "nuts": -3}, "nuts"),
        ({"to": "bea", "nuts": 10**30}, "nuts"),
        ({"to": ["bea"], "nuts": 3}, "to"),
        ({"to": 7, "nuts": 3}, "to"),
        ({"to": "b" * 65, "nuts": 3}, "to"),
        ({"to": "bea", "nuts": 3, "please": 1}, "please"),
    ],
)
def test_a_malformed_command_names_the_field(
    yard: YardGame, fields: dict[str, Any], where: str
) -> None:
    refused = yard.expect_refusal("ada", "give", **fields)
    assert refused.problem == "malformed"
    assert where in [field for field, _ in refused.errors]
    assert not refused.appealable


def test_a_malformed_field_deep_inside_is_named_by_its_path(yard: YardGame) -> None:
    refused = yard.expect_refusal("ada", "share", shares={"bea": "two"})
    assert [field for field, _ in refused.errors] == ["shares.bea"]


def test_an_id_that_only_the_house_may_use_is_refused(yard: YardGame) -> None:
    for name in ("due-closing", "found-yard-again"):
        assert yard.expect_refusal("ada", "give", to="bea", nuts=1, id=name).problem == "malformed"


def test_the_id_of_the_founding_is_a_used_id_too(yard: YardGame) -> None:
    founded = yard.expect_refusal("ada", "give", to="bea", nuts=1, id="found-yard")
    assert founded.problem == "repeated-otherwise"


def test_every_accepted_command_is_answered_with_its_entries(yard: YardGame) -> None:
    outcome = yard.send_command("ada", "give", to="bea", nuts=3)
    assert isinstance(outcome, Accepted)
    assert not outcome.is_pending
    meta = outcome.entries[0].meta
    assert meta is not None
    assert (meta.card, meta.actor, meta.type, meta.recorder) == ("ada-1", "ada", "give", "")


def close_game(yard: YardGame) -> None:
    """Let two stewards close the game, and let it end."""
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    if yard.state.kernel.status == "paused":
        yard.does("nurse", "resume")
    yard.wait(minutes=1).wake_clock()
    assert yard.state.kernel.status == "closed"

"""Rulings: a steward lets an act through, waives named rules, and gives a reason."""

import pytest

from tests.toy.yard import YardGame, message_keys_of_refusal, rules_of_refusal, short_type_names


@pytest.fixture
def full(yard: YardGame) -> YardGame:
    """Return a yard whose bench is full."""
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    return yard


@pytest.mark.rule("ACTA-07")
def test_a_steward_lets_a_refused_act_through_and_the_entry_says_so(full: YardGame) -> None:
    full.expect_refusal("cai", "sit", where="bench")
    (sat,) = full.does(
        "cai", "sit", where="bench", recorder="nurse", waive=["NUX-08"], reason_="they squeeze"
    )
    assert sat.ruling is not None
    assert (sat.ruling.by, sat.ruling.waived) == ("nurse", ("NUX-08",))
    assert full.scribe.text(sat.ruling.reason) == "they squeeze"
    assert full.state.seating.pieces_at("bench") == ("ada", "bea", "cai")
    assert full.state.kernel.rulings == 1


def test_the_readers_of_an_act_see_the_ruling_and_its_reason(full: YardGame) -> None:
    (sat,) = full.does(
        "cai", "sit", where="bench", recorder="nurse", waive=["NUX-08"], reason_="they squeeze"
    )
    seen = full.visible_part(sat, "ada")
    assert seen is not None
    assert seen.ruling is not None
    assert seen.ruling.reason == "they squeeze"


def test_a_ruling_needs_a_reason(full: YardGame) -> None:
    for reason in ("", "   "):
        refused = full.expect_refusal(
            "cai", "sit", where="bench", recorder="nurse", waive=["NUX-08"], reason_=reason
        )
        assert refused.problem == "malformed"
        assert refused.errors[0][0] == "reason"


def test_the_reason_of_a_ruling_has_a_maximum_length(full: YardGame) -> None:
    refused = full.expect_refusal(
        "cai", "sit", where="bench", recorder="nurse", waive=["NUX-08"], reason_="x" * 281
    )
    assert refused.problem == "malformed"


def test_only_a_steward_waives_rules(full: YardGame) -> None:
    own = full.expect_refusal("cai", "sit", where="bench", waive=["NUX-08"], reason_="please")
    officer = full.expect_refusal(
        "cai", "sit", where="bench", recorder="aunt", waive=["NUX-08"], reason_="please"
    )
    assert {own.problem, officer.problem} == {"not-your-card"}


def test_every_rule_that_forbids_the_act_must_be_waived(yard: YardGame) -> None:
    refused = yard.expect_refusal(
        "ada", "give", to="ada", nuts=11, recorder="nurse", waive=["NUX-02"], reason_="why not"
    )
    assert rules_of_refusal(refused) == {"NUX-01"}


def test_only_rules_that_forbade_the_act_are_recorded(full: YardGame) -> None:
    (sat,) = full.does(
        "cai",
        "sit",
        where="bench",
        recorder="nurse",
        waive=["NUX-08", "NUX-02", "SEDES-07"],
        reason_="they squeeze",
    )
    assert sat.ruling is not None
    assert sat.ruling.waived == ("NUX-08",)


def test_an_act_that_no_rule_forbids_is_recorded_without_a_ruling(yard: YardGame) -> None:
    (sat,) = yard.does(
        "cai", "sit", where="bench", recorder="nurse", waive=["NUX-08"], reason_="just in case"
    )
    assert sat.ruling is None
    assert yard.state.kernel.rulings == 0


@pytest.mark.rule("ACTA-01")
def test_an_overdraft_is_never_waived(yard: YardGame) -> None:
    refused = yard.expect_refusal(
        "ada", "give", to="bea", nuts=11, recorder="nurse", waive=["NUX-01"], reason_="be kind"
    )
    assert message_keys_of_refusal(refused) == ["lacks"]
    assert rules_of_refusal(refused) == {"ACTA-01"}
    again = yard.expect_refusal(
        "ada",
        "give",
        to="bea",
        nuts=11,
        recorder="nurse",
        waive=["NUX-01", "ACTA-01"],
        reason_="be kind",
    )
    assert message_keys_of_refusal(again) == ["lacks"]
    assert not again.appealable


def test_an_objection_that_cannot_be_waived_stays(yard: YardGame) -> None:
    refused = yard.expect_refusal(
        "cai", "sit", where="moon", recorder="nurse", waive=["NUX-00"], reason_="high up"
    )
    assert rules_of_refusal(refused) == {"NUX-00"}


def test_a_forced_act_keeps_its_warnings_for_the_judges(yard: YardGame) -> None:
    yard.does("bea", "give", to="ada", nuts=10)
    (given,) = yard.does(
        "ada", "give", to="ada", nuts=6, recorder="nurse", waive=["NUX-02"], reason_="a trick"
    )
    assert [warned.rule for warned in given.warned] == ["NUX-03"]
    assert given.ruling is not None
    assert [question.rule for question in yard.state.kernel.questions.values()] == [
        "NUX-03",
        "NUX-03",
    ]


def test_a_forced_act_asks_no_voices(yard: YardGame) -> None:
    entries = yard.does(
        "bea", "swap", **{"with": "bea", "nuts": 1}, recorder="nurse", waive=["NUX-02"], reason_="x"
    )
    assert short_type_names(entries) == ["swapped"]


def test_a_forced_act_of_a_steward_is_decided_at_once(yard: YardGame) -> None:
    refused = yard.expect_refusal(
        "nurse", "swap", **{"with": "bea", "nuts": 1}, waive=["NUX-01"], reason_="for the baby"
    )
    assert message_keys_of_refusal(refused) == ["lacks"]
    assert not yard.state.kernel.petitions

"""Appeals: a refused command is put before the stewards."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.contract.acts import no_voices, with_changed_consent
from ledger.kernel.petitions.appeals import MAX_OPEN_APPEALS
from tests.toy.rules import TOY
from tests.toy.yard import YardGame, message_keys_of_refusal, rules_of_refusal, short_type_names

BENCH = {"about": "sit", "fields": {"where": "bench"}}


@pytest.fixture
def full(yard: YardGame) -> YardGame:
    """Return a yard whose bench is full."""
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    return yard


def test_a_refused_player_appeals_and_the_stewards_see_the_command(full: YardGame) -> None:
    (made,) = full.does("cai", "appeal", **BENCH, reason="my leg hurts", id="please")
    appeal = full.state.kernel.appeals["please"]
    assert (appeal.type, appeal.actor, appeal.rules) == ("sit", "cai", ("NUX-08",))
    assert appeal.terms == {"where": "bench"}
    assert full.scribe.text(appeal.reason) == "my leg hurts"
    assert full.visible_part(made, "nurse") is not None
    assert full.visible_part(made, "ada") is None


def test_a_phone_may_name_the_rules_of_the_refusal(full: YardGame) -> None:
    (made,) = full.does("cai", "appeal", **BENCH, rules=["NUX-08"])
    assert made.event.rules == ("NUX-08",)


def test_stewards_uphold_an_appeal_by_forcing_its_command(full: YardGame) -> None:
    full.does("cai", "appeal", **BENCH, id="please")
    upheld, sat = full.does(
        "cai",
        "sit",
        where="bench",
        recorder="nurse",
        waive=["NUX-08"],
        reason_="they squeeze",
        appeal_="please",
    )
    assert short_type_names((upheld, sat)) == ["appeal-upheld", "sat-down"]
    assert upheld.ruling is None
    assert sat.ruling is not None
    assert not full.state.kernel.appeals


def test_an_appeal_is_upheld_without_waiving_rules_that_no_longer_object(full: YardGame) -> None:
    full.does("cai", "appeal", **BENCH, id="please")
    full.does("ada", "sit", where="wall")
    entries = full.does("cai", "sit", where="bench", recorder="nurse", appeal_="please")
    assert short_type_names(entries) == ["appeal-upheld", "sat-down"]
    assert entries[1].ruling is None


def test_stewards_dismiss_an_appeal_and_the_refusal_stands(full: YardGame) -> None:
    full.does("cai", "appeal", **BENCH, id="please")
    (dismissed,) = full.does("nurse", "dismiss-appeal", appeal="please", reason="no")
    assert not full.state.kernel.appeals
    seen = full.visible_part(dismissed, "cai")
    assert seen is not None
    assert seen.reason == "no"
    again = full.expect_refusal("nurse", "dismiss-appeal", appeal="please")
    assert message_keys_of_refusal(again) == ["no-such-appeal"]


def test_only_stewards_see_open_appeals(full: YardGame) -> None:
    assert "dismiss-appeal" not in full.offers("nurse")
    full.does("cai", "appeal", **BENCH, id="please")
    (which, reason) = full.offers("nurse")["dismiss-appeal"].fields
    assert [option.value for option in getattr(which, "options", ())] == ["please"]
    assert reason.name == "reason"
    assert "dismiss-appeal" not in full.offers("cai")


@pytest.mark.rule("ACTA-03")
def test_only_stewards_dismiss_an_appeal(full: YardGame) -> None:
    full.does("cai", "appeal", **BENCH, id="please")
    for meddler in ("cai", "aunt"):
        assert message_keys_of_refusal(
            full.expect_refusal(meddler, "dismiss-appeal", appeal="please")
        ) == ["stewards-only"]


def test_only_stewards_answer_an_appeal_with_an_act(full: YardGame) -> None:
    full.does("cai", "appeal", **BENCH, id="please")
    refused = full.expect_refusal("cai", "sit", where="bench", appeal_="please")
    assert refused.problem == "not-your-card"
    assert full.expect_refusal("ada", "throw", appeal_="please").problem == "not-your-card"


@pytest.mark.parametrize(
    ("actor", "act", "fields"),
    [
        ("cai", "give", {"to": "bea", "nuts": 1}),
        ("ada", "sit", {"where": "bench"}),
        ("cai", "sit", {"where": "wall"}),
    ],
)
def test_an_appeal_is_upheld_only_by_its_own_command(
    full: YardGame, actor: str, act: str, fields: dict[str, Any]
) -> None:
    full.does("cai", "appeal", **BENCH, id="please")
    refused = full.expect_refusal(actor, act, **fields, recorder="nurse", appeal_="please")
    assert refused.problem == "malformed"
    assert refused.errors[0][0] == "appeal"
    assert full.state.kernel.appeals


def test_a_missing_appeal_cannot_be_upheld(full: YardGame) -> None:
    refused = full.expect_refusal("cai", "throw", recorder="nurse", appeal_="please")
    assert message_keys_of_refusal(refused) == ["no-such-appeal"]


@pytest.mark.rule("ACTA-07")
def test_an_act_that_is_not_refused_cannot_be_appealed(yard: YardGame) -> None:
    assert message_keys_of_refusal(yard.expect_refusal("cai", "appeal", **BENCH)) == [
        "nothing-to-appeal"
    ]


def test_a_refusal_that_no_ruling_could_waive_cannot_be_appealed(yard: YardGame) -> None:
    refused = yard.expect_refusal("cai", "appeal", about="sit", fields={"where": "moon"})
    assert rules_of_refusal(refused) == {"NUX-00"}
    assert not refused.appealable
    short = yard.expect_refusal("ada", "appeal", about="lend", fields={"to": "bea", "bones": 1})
    assert rules_of_refusal(short) == {"NUX-11"}


def test_an_appeal_is_about_an_act_of_this_game(yard: YardGame) -> None:
    for about in ("fly", "pause", "consent"):
        refused = yard.expect_refusal("cai", "appeal", about=about, fields={})
        assert refused.problem == "unknown-act"


def test_the_command_of_an_appeal_must_be_well_formed(yard: YardGame) -> None:
    refused = yard.expect_refusal("cai", "appeal", about="sit", fields={"where": 7})
    assert refused.problem == "malformed"


def test_an_appeal_makes_no_ruling_and_rolls_no_dice(full: YardGame) -> None:
    before = full.state.kernel.rulings
    full.does("cai", "appeal", **BENCH)
    assert full.state.kernel.rulings == before
    full.does("cai", "throw")
    full.does("cai", "throw")
    (made,) = full.does("cai", "appeal", about="throw", fields={})
    assert made.rolls == ()


@pytest.mark.rule("ACTA-07")
def test_a_player_has_a_limited_number_of_open_appeals(full: YardGame) -> None:
    for number in range(MAX_OPEN_APPEALS):
        full.does("cai", "appeal", **BENCH, id=f"please-{number}")
    assert message_keys_of_refusal(full.expect_refusal("cai", "appeal", **BENCH)) == [
        "too-many-appeals"
    ]
    full.does("nurse", "dismiss-appeal", appeal="please-0")
    full.does("cai", "appeal", **BENCH)


def test_an_appeal_does_not_name_rules_that_reveal_others() -> None:
    unasked = tuple(
        with_changed_consent(act, voices=no_voices) if act.name == "gamble" else act
        for act in TOY.play.acts
    )
    yard = YardGame(rules=replace(TOY, play=replace(TOY.play, acts=unasked)))
    yard.does("bea", "give", to="ada", nuts=9)
    shown = yard.refusal_shown_to(yard.expect_refusal("ada", "gamble", nuts=2), "ada")
    assert [(o.rule, o.args) for o in shown.objections] == [("", {"who": "who:bea"})]
    (made,) = yard.does("ada", "appeal", about="gamble", fields={"nuts": 2})
    assert made.event.rules == ()
    (made,) = yard.does("ada", "appeal", about="gamble", fields={"nuts": 30})
    assert made.event.rules == ("NUX-01",)


def test_a_recorder_of_an_act_may_appeal_for_the_refused_character(
    full: YardGame,
) -> None:
    full.does("cai", "appeal", **BENCH, recorder="aunt", reason="he is tired", id="please")
    appeal = full.state.kernel.appeals["please"]
    assert (appeal.type, appeal.actor, appeal.card) == ("sit", "cai", "aunt-1")
    upheld, _sat = full.does(
        "cai",
        "sit",
        where="bench",
        recorder="nurse",
        waive=["NUX-08"],
        reason_="so be it",
        appeal_="please",
    )
    assert short_type_names((upheld,)) == ["appeal-upheld"]


def test_a_character_who_may_not_record_an_act_cannot_appeal_for_others(full: YardGame) -> None:
    assert full.expect_refusal("cai", "appeal", **BENCH, recorder="bea").problem == "not-your-card"
    assert not full.state.kernel.appeals

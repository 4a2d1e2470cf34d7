"""The dry run: the result of a command, without secrets."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.kernel.previewing.preview import form_of, state_known_to
from tests.toy.rules import TOY
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


def test_a_dry_run_shows_the_remaining_balance(yard: YardGame) -> None:
    found = yard.dry_run("ada", "give", to="bea", nuts=3)
    assert found.is_complete
    assert found.refusal is None
    assert found.state_after is not None
    assert found.state_after.books.holding("ada", "nut") == 7
    assert short_type_names(found.entries) == ["nuts-given"]


def test_a_dry_run_asks_for_missing_fields(yard: YardGame) -> None:
    found = yard.dry_run("ada", "treat")
    assert [type(field).__name__ for field in found.fields] == ["Subset", "DependentField"]
    found = yard.dry_run("ada", "treat", who=["bea", "cai"])
    assert not found.is_complete
    assert getattr(found.fields[1], "most", 0) == 5


def test_a_value_outside_its_field_does_not_count_as_filled_in(yard: YardGame) -> None:
    for who in (["moon"], [["bea"]], "bea", {"bea": 1}, []):
        found = yard.dry_run("ada", "treat", who=who)
        assert [type(field).__name__ for field in found.fields] == ["Subset", "DependentField"]
        assert not found.is_complete


def test_a_blocked_act_gives_the_reason(yard: YardGame) -> None:
    found = yard.dry_run("ada", "lend")
    assert found.refusal is not None
    assert message_keys_of_refusal(found.refusal) == ["only-your-own"]


def test_the_rules_refuse_an_act_that_is_foreign_to_the_character(yard: YardGame) -> None:
    found = yard.dry_run("aunt", "throw")
    assert found.refusal is not None
    assert message_keys_of_refusal(found.refusal) == ["children-only"]


def test_warnings_are_shown_before_they_are_recorded(yard: YardGame) -> None:
    found = yard.dry_run("ada", "give", to="bea", nuts=5)
    assert [(o.rule, o.grade) for o in found.warnings] == [("NUX-03", "W")]
    assert not yard.state.kernel.questions


def test_a_dry_run_of_a_proposal_shows_its_voices_and_its_result(yard: YardGame) -> None:
    found = yard.dry_run("ada", "swap", **{"with": "bea", "nuts": 4})
    assert found.voices == ("bea",)
    assert found.state_after is not None
    assert found.state_after.books.holding("ada", "bone") == 1
    assert found.warnings == ()


def test_a_result_that_depends_on_a_die_is_not_shown(yard: YardGame) -> None:
    thrown = yard.dry_run("ada", "throw")
    assert (thrown.is_complete, thrown.entries, thrown.state_after) == (True, (), None)
    gambled = yard.dry_run("ada", "gamble", nuts=5)
    assert (gambled.voices, gambled.entries, gambled.state_after) == (("bea", "cai"), (), None)


def test_a_dry_run_shows_the_end_of_a_period_and_keeps_its_seed_secret(yard: YardGame) -> None:
    found = yard.dry_run("aunt", "ring")
    assert short_type_names(found.entries) == ["period-opened", "seed-revealed"]
    assert found.entries[1].event.seed == "dry"


@pytest.mark.parametrize("holds", [0, 3, 10])
def test_a_dry_run_of_a_proposal_does_not_depend_on_possessions_of_the_other(holds: int) -> None:
    yard = YardGame()
    if holds < 10:
        yard.does("ada", "give", to="cai", nuts=10 - holds)
    begged = yard.dry_run("bea", "beg", **{"from": "ada", "nuts": 5})
    assert (begged.is_complete, begged.refusal, begged.voices) == (True, None, ("ada",))
    assert begged.state_after is not None
    assert begged.state_after.books.holding("bea", "nut") == 15
    gambled = yard.dry_run("bea", "gamble", nuts=5)
    assert (gambled.is_complete, gambled.refusal) == (True, None)


def test_a_proposal_that_its_proposer_could_not_pay_shows_no_result() -> None:
    unminded = tuple(
        replace(act, objections=lambda *_: ()) if act.name == "swap" else act
        for act in TOY.play.acts
    )
    yard = YardGame(rules=replace(TOY, play=replace(TOY.play, acts=unminded)))
    yard.does("ada", "give", to="cai", nuts=8)
    found = yard.dry_run("ada", "swap", **{"with": "bea", "nuts": 4}, card="ada-1")
    assert not found.is_complete
    found = yard.dry_run("ada", "swap", **{"with": "bea", "nuts": 4}, recorder="ada")
    assert (found.voices, found.refusal, found.state_after) == (("bea",), None, None)


def test_a_steward_is_told_what_a_character_lacks(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=10)
    found = yard.dry_run("ada", "give", to="bea", nuts=1, recorder="nurse")
    assert found.refusal is not None
    assert message_keys_of_refusal(found.refusal) == ["too-few-nuts"]


def test_a_dry_run_shows_a_forced_overdraft(yard: YardGame) -> None:
    found = yard.dry_run(
        "ada", "give", to="bea", nuts=11, recorder="nurse", waive=["NUX-01"], reason_="be kind"
    )
    assert found.refusal is not None
    assert message_keys_of_refusal(found.refusal) == ["lacks"]


@pytest.mark.parametrize(
    ("actor", "act", "fields"),
    [
        ("ada", "give", {"to": "bea", "nuts": 4}),
        ("ada", "treat", {"who": ["bea", "cai"], "nuts": 3}),
        ("ada", "swap", {"with": "bea", "nuts": 4}),
        ("bea", "beg", {"from": "ada", "nuts": 4}),
    ],
)
def test_a_dry_run_by_a_recorder_does_not_depend_on_possessions_of_the_parties(
    actor: str, act: str, fields: dict[str, Any]
) -> None:
    answers = []
    for holds in (0, 1, 6, 10):
        yard = YardGame()
        if holds < 10:
            yard.does("ada", "give", to="cai", nuts=10 - holds)
        found = yard.dry_run(actor, act, **fields, recorder="aunt")
        assert (found.is_complete, found.refusal) == (True, None)
        seen = [yard.visible_part(entry, "aunt") for entry in found.entries]
        told = [(one.key, one.args, one.legs) for one in seen if one is not None]
        answers.append((found.warnings, found.voices, short_type_names(found.entries), told))
    assert all(answer == answers[0] for answer in answers)


def test_a_dry_run_of_an_undo_does_not_reveal_whether_goods_have_moved_on() -> None:
    for spent in ((), (4, 4, 3)):
        yard = YardGame()
        yard.does("ada", "give", to="bea", nuts=3, recorder="aunt", id="gift")
        for nuts in spent:
            yard.does("bea", "give", to="cai", nuts=nuts)
        assert yard.dry_run("aunt", "undo", entry="gift.0").refusal is None


def test_a_recorder_still_sees_public_objections(yard: YardGame) -> None:
    yard.does("bea", "lend", to="cai", bones=yard.holding_of("bea", "bone"))
    found = yard.dry_run("ada", "swap", **{"with": "bea", "nuts": 99}, recorder="aunt")
    assert found.refusal is not None
    assert message_keys_of_refusal(found.refusal) == ["no-bone"]


def test_a_recorded_act_that_cannot_be_paid_is_refused_when_it_is_made(yard: YardGame) -> None:
    refused = yard.expect_refusal("ada", "give", to="bea", nuts=11, recorder="aunt")
    (objection,) = yard.refusal_shown_to(refused, "aunt").objections
    assert (objection.rule, objection.hidden, objection.args) == ("", True, {"who": "who:ada"})


def test_an_officer_sees_the_result_of_a_recorded_act(yard: YardGame) -> None:
    found = yard.dry_run("ada", "swap", **{"with": "bea", "nuts": 1}, recorder="aunt")
    assert found.voices == ()
    assert short_type_names(found.entries) == ["swapped"]


def test_an_unfinished_recorded_act_asks_for_its_missing_fields(yard: YardGame) -> None:
    found = yard.dry_run("bea", "swap", **{"with": "ada"}, recorder="aunt")
    assert found.refusal is None
    assert not found.is_complete


def test_a_ruling_has_a_dry_run(yard: YardGame) -> None:
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    plain = yard.dry_run("cai", "sit", where="bench", recorder="nurse")
    assert plain.refusal is not None
    assert plain.refusal.appealable
    forced = yard.dry_run(
        "cai", "sit", where="bench", recorder="nurse", waive=["NUX-08"], reason_="squeeze"
    )
    assert forced.refusal is None
    assert forced.entries[0].ruling is not None
    assert not any(side.startswith("dry") for side in yard.store.side_values("yard", "text"))


def test_a_reversal_has_a_dry_run(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("bea", "give", to="cai", nuts=12)
    short = yard.dry_run("nurse", "reverse", entry="gift.0", charge="", reason="theft")
    assert short.refusal is not None
    assert message_keys_of_refusal(short.refusal) == ["lacks"]
    found = yard.dry_run("nurse", "reverse", entry="gift.0", charge="cai", reason="theft")
    assert found.state_after is not None
    assert found.state_after.books.holding("ada", "nut") == 10


def test_a_dry_run_uses_the_time_of_the_request(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, recorder="aunt", id="gift")
    assert yard.dry_run("aunt", "undo", entry="gift.0").refusal is None
    late = yard.wait(minutes=2).dry_run("aunt", "undo", entry="gift.0").refusal
    assert late is not None
    assert message_keys_of_refusal(late) == ["undo-too-late"]


def test_a_dry_run_obeys_the_order_of_checks(yard: YardGame) -> None:
    stale = yard.dry_run("ada", "give", to="bea", nuts=1, period_=3).refusal
    assert stale is not None
    assert stale.problem == "stale-period"
    stranger = yard.dry_run("ada", "give", to="bea", nuts=1, card="cai-1").refusal
    assert stranger is not None
    assert stranger.problem == "not-your-card"
    unknown = yard.dry_run("ada", "fly").refusal
    assert unknown is not None
    assert unknown.problem == "unknown-act"


def test_only_the_asked_character_and_the_stewards_get_the_form_of_an_answer(
    yard: YardGame,
) -> None:
    yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, id="wish")
    for viewer, offered in ((("bea",), True), (("cai",), False), (("nurse",), True), ((), False)):
        known = state_known_to(yard.machine, yard.state, yard.viewer(*viewer))
        form = form_of(yard.machine, known, "bea", "consent", {})
        assert (form is not None) is offered


def test_an_unknown_act_has_no_form(yard: YardGame) -> None:
    known = state_known_to(yard.machine, yard.state, yard.viewer("ada"))
    assert form_of(yard.machine, known, "ada", "fly", {}) is None


def test_a_form_for_another_character_reveals_nothing_of_their_purse(yard: YardGame) -> None:
    known = state_known_to(yard.machine, yard.state, yard.viewer("aunt"))
    form = form_of(yard.machine, known, "ada", "give", {})
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["too-few-nuts"]


def test_a_dry_run_of_consent_shows_all_its_effects(yard: YardGame) -> None:
    yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, id="wish")
    found = yard.dry_run("bea", "consent", petition="wish")
    assert short_type_names(found.entries) == ["petition-carried", "swapped"]
    assert found.voices == ()

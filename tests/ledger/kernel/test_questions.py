"""Questions for a judge: recorded warnings, and recorded acts that a party contests."""

import pytest

from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


def test_a_warning_does_not_stop_an_act_and_is_queued_for_its_judge(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=5, id="gift")
    assert yard.holding_of("bea", "nut") == 15
    question = yard.state.kernel.questions["gift.0/NUX-03"]
    assert (question.rule, question.key, question.entry) == ("NUX-03", "generous", given.id)
    assert (question.judges, question.by) == (("aunt",), "ada")


def test_the_actor_the_judges_and_the_stewards_see_a_warning(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=5)
    seen = {who: yard.visible_part(given, who) for who in ("ada", "bea", "cai", "aunt", "nurse")}
    assert [who for who, line in seen.items() if line and line.warned] == ["ada", "aunt", "nurse"]
    assert [who for who, line in seen.items() if line is None] == ["cai"]


def test_a_judge_who_may_not_see_the_act_sees_only_the_warning(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=5)
    seen = yard.visible_part(given, "aunt")
    assert seen is not None
    assert (seen.words, seen.legs, seen.args) == (False, (), {})
    assert [note.rule for note in seen.warned] == ["NUX-03"]


@pytest.mark.parametrize("judge", ["aunt", "nurse"])
def test_a_judge_or_a_steward_settles_a_question(yard: YardGame, judge: str) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    assert "settle" in yard.offers(judge)
    (settled,) = yard.does(judge, "settle", question="gift.0/NUX-03", reason="spoken to")
    assert not yard.state.kernel.questions
    seen = yard.visible_part(settled, "ada")
    assert seen is not None
    assert seen.reason == "spoken to"
    assert yard.visible_part(settled, "bea") is None


@pytest.mark.parametrize("meddler", ["ada", "bea", "cai"])
@pytest.mark.rule("ACTA-06")
def test_nobody_else_settles_a_question(yard: YardGame, meddler: str) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    assert "settle" not in yard.offers(meddler)
    assert message_keys_of_refusal(
        yard.expect_refusal(meddler, "settle", question="gift.0/NUX-03")
    ) == ["no-such-question"]


def test_a_question_is_settled_once(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    yard.does("aunt", "settle", question="gift.0/NUX-03")
    assert message_keys_of_refusal(
        yard.expect_refusal("nurse", "settle", question="gift.0/NUX-03")
    ) == ["no-such-question"]


def test_a_judge_may_settle_in_a_pause(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    yard.does("nurse", "pause")
    yard.does("aunt", "settle", question="gift.0/NUX-03")


@pytest.mark.parametrize("party", ["ada", "bea"])
def test_a_party_contests_an_act_that_was_recorded_for_it(yard: YardGame, party: str) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    (contested,) = yard.does(party, "contest", entry="gift.0", reason="never", id="no")
    question = yard.state.kernel.questions["no.0"]
    assert (question.entry, question.by, question.judges) == (given.id, party, ("nurse",))
    seen = yard.visible_part(contested, "ada")
    assert seen is not None
    assert (seen.reason, seen.about) == ("never", "gift.0")
    assert yard.visible_part(contested, "cai") is None


def test_an_act_recorded_by_a_steward_may_be_contested_too(yard: YardGame) -> None:
    yard.does("cai", "sit", where="bench", recorder="nurse", id="sit")
    assert short_type_names(yard.does("cai", "contest", entry="sit.0")) == ["act-contested"]


def test_a_character_who_is_no_party_neither_contests_an_act_nor_learns_of_it(
    yard: YardGame,
) -> None:
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    for who, entry in (("cai", "gift.0"), ("aunt", "gift.0"), ("cai", "nothing.0")):
        assert message_keys_of_refusal(yard.expect_refusal(who, "contest", entry=entry)) == [
            "not-a-party"
        ]


def test_a_character_cannot_contest_their_own_act(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, id="gift")
    for party in ("ada", "bea"):
        refused = yard.expect_refusal(party, "contest", entry="gift.0")
        assert message_keys_of_refusal(refused) == ["not-recorded-for-you"]


@pytest.mark.rule("ACTA-06")
def test_each_party_has_one_open_contest_of_an_act(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    yard.does("ada", "contest", entry="gift.0", id="no")
    yard.does("bea", "contest", entry="gift.0")
    assert message_keys_of_refusal(yard.expect_refusal("ada", "contest", entry="gift.0")) == [
        "contested-already"
    ]
    yard.does("nurse", "settle", question="no.0")
    yard.does("ada", "contest", entry="gift.0")


@pytest.mark.rule("ACTA-06")
def test_an_act_can_no_longer_be_contested_after_its_period(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    yard.does("aunt", "ring")
    assert message_keys_of_refusal(yard.expect_refusal("ada", "contest", entry="gift.0")) == [
        "contest-too-late"
    ]


def test_a_question_stays_open_beyond_its_period(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    yard.does("aunt", "ring")
    yard.does("aunt", "settle", question="gift.0/NUX-03")


def test_only_the_judges_see_a_warning_that_would_reveal_others(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=5, id="game")
    yard.does("bea", "consent", petition="game")
    entries = yard.does("cai", "consent", petition="game")
    assert [w.audience for w in entries[1].warned] == [("ada", "aunt", "nurse")]

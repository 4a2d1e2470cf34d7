"""Questions for a judge: warnings recorded with an act, and recorded acts that a party contests."""

import pytest

from tests.toy.yard import YardGame, keys_of, kinds


def test_a_warning_does_not_stop_an_act_and_is_queued_for_its_judge(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=5, id="gift")
    assert yard.holds("bea", "nut") == 15
    question = yard.state.kernel.questions["gift.0/NUX-03"]
    assert (question.rule, question.key, question.entry) == ("NUX-03", "generous", given.id)
    assert (question.judges, question.by) == (("aunt",), "ada")


def test_a_warning_is_seen_by_actor_judges_and_stewards(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=5)
    seen = {who: yard.sees(given, who) for who in ("ada", "bea", "cai", "aunt", "nurse")}
    assert [who for who, line in seen.items() if line and line.warned] == ["ada", "aunt", "nurse"]
    assert [who for who, line in seen.items() if line is None] == ["cai"]


def test_a_judge_who_may_not_see_the_act_sees_the_warning_alone(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=5)
    seen = yard.sees(given, "aunt")
    assert seen is not None
    assert (seen.words, seen.legs, seen.args) == (False, (), {})
    assert [note.rule for note in seen.warned] == ["NUX-03"]


@pytest.mark.parametrize("judge", ["aunt", "nurse"])
def test_a_judge_or_a_steward_settles_it(yard: YardGame, judge: str) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    assert "settle" in yard.offers(judge)
    (settled,) = yard.does(judge, "settle", question="gift.0/NUX-03", reason="spoken to")
    assert not yard.state.kernel.questions
    seen = yard.sees(settled, "ada")
    assert seen is not None
    assert seen.reason == "spoken to"
    assert yard.sees(settled, "bea") is None


@pytest.mark.parametrize("meddler", ["ada", "bea", "cai"])
@pytest.mark.rule("ACTA-06")
def test_nobody_else_settles_it(yard: YardGame, meddler: str) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    assert "settle" not in yard.offers(meddler)
    assert keys_of(yard.refuses(meddler, "settle", question="gift.0/NUX-03")) == [
        "no-such-question"
    ]


def test_a_question_is_settled_once(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    yard.does("aunt", "settle", question="gift.0/NUX-03")
    assert keys_of(yard.refuses("nurse", "settle", question="gift.0/NUX-03")) == [
        "no-such-question"
    ]


def test_a_judge_may_settle_in_a_pause(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    yard.does("nurse", "pause")
    yard.does("aunt", "settle", question="gift.0/NUX-03")


@pytest.mark.parametrize("party", ["ada", "bea"])
def test_a_party_contests_what_was_recorded_for_it(yard: YardGame, party: str) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    (contested,) = yard.does(party, "contest", entry="gift.0", reason="never", id="no")
    question = yard.state.kernel.questions["no.0"]
    assert (question.entry, question.by, question.judges) == (given.id, party, ("nurse",))
    seen = yard.sees(contested, "ada")
    assert seen is not None
    assert (seen.reason, seen.about) == ("never", "gift.0")
    assert yard.sees(contested, "cai") is None


def test_what_a_steward_recorded_may_be_contested_too(yard: YardGame) -> None:
    yard.does("cai", "sit", where="bench", recorder="nurse", id="sit")
    assert kinds(yard.does("cai", "contest", entry="sit.0")) == ["act-contested"]


def test_who_is_no_party_does_not_contest_nor_learn_that_it_happened(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    for who, entry in (("cai", "gift.0"), ("aunt", "gift.0"), ("cai", "nothing.0")):
        assert keys_of(yard.refuses(who, "contest", entry=entry)) == ["not-a-party"]


def test_ones_own_act_is_not_contested(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, id="gift")
    for party in ("ada", "bea"):
        refused = yard.refuses(party, "contest", entry="gift.0")
        assert keys_of(refused) == ["not-recorded-for-you"]


@pytest.mark.rule("ACTA-06")
def test_each_party_contests_once_at_a_time(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    yard.does("ada", "contest", entry="gift.0", id="no")
    yard.does("bea", "contest", entry="gift.0")
    assert keys_of(yard.refuses("ada", "contest", entry="gift.0")) == ["contested-already"]
    yard.does("nurse", "settle", question="no.0")
    yard.does("ada", "contest", entry="gift.0")


@pytest.mark.rule("ACTA-06")
def test_contesting_ends_with_the_period(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    yard.does("aunt", "ring")
    assert keys_of(yard.refuses("ada", "contest", entry="gift.0")) == ["contest-too-late"]


def test_a_question_waits_beyond_the_period(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    yard.does("aunt", "ring")
    yard.does("aunt", "settle", question="gift.0/NUX-03")


def test_a_warning_that_would_give_others_away_is_for_the_judges_alone(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=5, id="game")
    yard.does("bea", "consent", petition="game")
    entries = yard.does("cai", "consent", petition="game")
    assert [w.audience for w in entries[1].warned] == [("ada", "aunt", "nurse")]

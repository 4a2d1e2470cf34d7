"""Whatever is corrected, the game waits for somebody who can act, until it is over."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.games.cursus_honorum.rules import RULES, awaited
from tests.games.cursus_honorum.scenes import standing, votes
from tests.games.cursus_honorum.table import A, B, C, Table
from tests.games.waiting import Corrected


@given(seed=st.integers(0, 2**32), more=st.sampled_from(("", "latecomers: [valerius]\n")))
@settings(max_examples=20)
def test_whatever_is_corrected_somebody_is_awaited_who_can_act(seed: int, more: str) -> None:
    assert Corrected(RULES, seed, more).played(300) == ""


@pytest.mark.rule("CUR-META-02")
def test_an_election_held_again_revives_none_that_a_new_round_has_dropped() -> None:
    table = standing(Table(3), aemilius="consul", claudius="aedile")
    votes(table, A, 6, 6, 6).accepted()
    assert table.set_course("next-round").event("course-set").dropped == ("aedile",)
    assert awaited(table.state) == (A,)
    table.set_course("votes", about="consul").accepted()
    assert awaited(table.state) == (A,)
    assert votes(table, B, 6, 6, 6).told("voted-already")
    assert votes(table, A, 6, 6, 6).kinds() == ["votes-cast", "office-won", "turns-resumed"]


@pytest.mark.rule("CUR-META-02")
def test_who_stood_in_a_dropped_election_may_leave_and_nobody_waits_for_them() -> None:
    table = standing(Table(3), aemilius="consul", claudius="aedile")
    votes(table, A, 6, 6, 6).accepted()
    table.set_course("next-round").accepted()
    table.set_fact(B, "seat", 0).accepted()
    table.set_course("votes", about="consul").accepted()
    assert votes(table, A, 6, 6, 6).kinds()[-1] == "turns-resumed"
    assert awaited(table.state) == (A,)


@pytest.mark.rule("CUR-META-02")
def test_a_dropped_election_is_held_again_when_stewards_say_so() -> None:
    table = standing(Table(3), aemilius="consul", claudius="aedile")
    votes(table, A, 6, 6, 6).accepted()
    table.set_course("next-round").accepted()
    table.set_course("votes", about="aedile").accepted()
    assert awaited(table.state) == (B,)
    assert votes(table, B, 6, 6, 6).event("office-won").who == B


@pytest.mark.rule("CUR-META-02")
def test_while_votes_are_cast_one_held_again_leaves_the_others_open() -> None:
    table = standing(Table(3), aemilius="consul", claudius="aedile", cornelius="praetor")
    votes(table, A, 1, 1, 1).accepted()
    table.set_course("votes", about="consul").accepted()
    assert set(awaited(table.state)) == {A, B, C}


@pytest.mark.rule("CUR-META-02")
def test_whom_a_flipped_reading_makes_irregular_is_told_to_them_and_to_the_host() -> None:
    table = standing(Table(3), aemilius="consul")
    (entry,) = table.flip("elections.ladder_required", "true").accepted()
    (told,) = entry.warned
    assert (told.key, dict(told.args)) == ("irregular", {"what": f"who:{A}"})
    assert set(told.audience) == {A, "host"}
    (question,) = table.state.kernel.questions.values()
    table.act("host", "settle", question=question.id).accepted()
    assert not table.state.kernel.questions

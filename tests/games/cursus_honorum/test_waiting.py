"""After every correction the game waits for a player who can act, until it is over."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.games.cursus_honorum.rules import RULES, awaited_players
from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import A, B, C, Table
from tests.games.waiting import CorrectedTable


@given(seed=st.integers(0, 2**32), more=st.sampled_from(("", "latecomers: [valerius]\n")))
@settings(max_examples=20)
def test_after_any_correction_an_awaited_player_can_act(seed: int, more: str) -> None:
    assert CorrectedTable(RULES, seed, more).played(300) == ""


@pytest.mark.rule("CUR-META-02")
def test_an_election_held_again_revives_no_cancelled_election() -> None:
    table = table_at_votes(Table(3), aemilius="consul", claudius="aedile")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    assert table.set_game_course("next-round").event("course-set").dropped == ("aedile",)
    assert awaited_players(table.state) == (A,)
    table.set_game_course("votes", about="consul").accepted_entries()
    assert awaited_players(table.state) == (A,)
    assert roll_votes(table, B, 6, 6, 6).assert_refused_with("voted-already")
    assert roll_votes(table, A, 6, 6, 6).entry_names() == [
        "votes-cast",
        "office-won",
        "turns-resumed",
    ]


@pytest.mark.rule("CUR-META-02")
def test_a_candidate_of_a_cancelled_election_may_leave_at_once() -> None:
    table = table_at_votes(Table(3), aemilius="consul", claudius="aedile")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    table.set_game_course("next-round").accepted_entries()
    table.set_fact(B, "seat", 0).accepted_entries()
    table.set_game_course("votes", about="consul").accepted_entries()
    assert roll_votes(table, A, 6, 6, 6).entry_names()[-1] == "turns-resumed"
    assert awaited_players(table.state) == (A,)


@pytest.mark.rule("CUR-META-02")
def test_stewards_hold_a_cancelled_election_again() -> None:
    table = table_at_votes(Table(3), aemilius="consul", claudius="aedile")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    table.set_game_course("next-round").accepted_entries()
    table.set_game_course("votes", about="aedile").accepted_entries()
    assert awaited_players(table.state) == (B,)
    assert roll_votes(table, B, 6, 6, 6).event("office-won").who == B


@pytest.mark.rule("CUR-META-02")
def test_holding_an_election_again_leaves_other_elections_open() -> None:
    table = table_at_votes(Table(3), aemilius="consul", claudius="aedile", cornelius="praetor")
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    table.set_game_course("votes", about="consul").accepted_entries()
    assert set(awaited_players(table.state)) == {A, B, C}


@pytest.mark.rule("CUR-META-02")
def test_irregular_candidates_are_named_to_themselves_and_to_the_host() -> None:
    table = table_at_votes(Table(3), aemilius="consul")
    (entry,) = table.change_reading("elections.ladder_required", "true").accepted_entries()
    (told,) = entry.warned
    assert (told.key, dict(told.args)) == ("irregular", {"what": f"who:{A}"})
    assert set(told.audience) == {A, "host"}
    (question,) = table.state.kernel.questions.values()
    table.act("host", "settle", question=question.id).accepted_entries()
    assert not table.state.kernel.questions

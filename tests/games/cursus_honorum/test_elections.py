"""ELECT, GOAL: candidacies."""

import pytest

from ledger.contract.form import Choice
from ledger.games.cursus_honorum.rules import awaited_players
from tests.games.cursus_honorum.table import A, B, C, D, Table


def open_offices(table: Table, who: str) -> list[str]:
    """Return the offices that a player may stand for now."""
    form = table.form(who, "run-for")
    assert form is not None
    if form.blocked:
        return []
    field = form.fields[0]
    assert isinstance(field, Choice)
    return [option.value for option in field.options]


@pytest.mark.rule("CUR-ELECT-01")
def test_every_player_may_announce_a_candidacy_in_the_elections() -> None:
    table = Table().open_candidacies()
    assert open_offices(table, C) == [
        "censor",
        "consul",
        "praetor",
        "aedile",
        "tribune",
        "quaestor",
    ]
    assert table.act(C, "run-for", office="consul").entry_names() == ["candidacy-announced"]
    assert dict(table.state.world.candidacies) == {C: "consul"}
    table.act(A, "run-for", office="dictator").assert_refused_with("no-such-office")


@pytest.mark.rule("CUR-ELECT-01")
@pytest.mark.parametrize("act", ["run-for", "ready", "stand-down"])
def test_candidacies_are_refused_before_and_after_their_phase(act: str) -> None:
    fields = {"office": "aedile"} if act == "run-for" else {}
    table = Table(2).with_first_turn()
    table.act(A, act, **fields).assert_refused_with("no-elections-now")
    table.open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    assert table.act(B, "ready").entry_names() == ["nothing-announced", "candidacies-closed"]
    for who in (A, B):
        table.act(who, act, **fields).assert_refused_with("votes-begun")
        form = table.form(who, act)
        assert form is None if act == "stand-down" else form and form.blocked


@pytest.mark.rule("CUR-ELECT-01")
def test_candidacies_stay_open_until_all_have_answered() -> None:
    table = Table(3).open_candidacies()
    table.act(A, "ready").accepted_entries()
    table.act(A, "ready").assert_refused_with("ready-already")
    table.act(B, "run-for", office="aedile").accepted_entries()
    table.act(B, "ready").assert_refused_with("ready-already")
    table.act(A, "run-for", office="quaestor").accepted_entries()
    closed = table.act(C, "ready").event("candidacies-closed")
    assert closed.contests == {"quaestor": (A,), "aedile": (B,)}
    assert table.state.world.phase == "votes"


@pytest.mark.rule("CUR-ELECT-01")
def test_a_candidacy_may_be_taken_back_before_the_votes() -> None:
    table = Table(2).open_candidacies()
    table.act(A, "stand-down").assert_refused_with("no-candidate")
    assert table.form(A, "stand-down") is None
    table.act(A, "run-for", office="aedile").accepted_entries()
    assert table.form(A, "stand-down") == ((), ())
    table.act(A, "stand-down").accepted_entries()
    assert A not in table.state.world.candidacies
    table.act(A, "run-for", office="praetor").accepted_entries()
    assert table.act(B, "ready").event("candidacies-closed").contests == {"praetor": (A,)}


@pytest.mark.rule("CUR-ELECT-01")
def test_a_player_who_stood_down_has_to_answer_again() -> None:
    table = Table(2).open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(A, "stand-down").accepted_entries()
    assert table.act(B, "ready").entry_names() == ["nothing-announced"]
    assert table.act(A, "ready").entry_names()[:2] == ["nothing-announced", "candidacies-closed"]


@pytest.mark.rule("CUR-ELECT-02")
def test_every_office_with_a_candidate_has_an_election() -> None:
    table = Table().open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(B, "run-for", office="consul").accepted_entries()
    assert table.act(D, "run-for", office="consul").entry_names() == ["candidacy-announced"]
    closed = table.act(C, "ready").event("candidacies-closed")
    assert closed.contests == {"aedile": (A,), "consul": (B, D)}
    contests = table.seen()["table"]["contests"]
    assert [(c["office"], c["candidates"]) for c in contests] == [
        ("consul", [B, D]),
        ("aedile", [A]),
    ]


@pytest.mark.rule("CUR-ELECT-02")
def test_a_round_without_candidates_is_over() -> None:
    table = Table(2).open_candidacies()
    table.act(A, "ready").accepted_entries()
    answer = table.act(B, "ready")
    assert answer.event("candidacies-closed").contests == {}
    assert "round-ended" in answer.entry_names()
    assert table.turn.who == A


@pytest.mark.rule("CUR-ELECT-03")
@pytest.mark.parametrize("office", ["praetor", "aedile"])
def test_nobody_stands_for_two_offices(office: str) -> None:
    table = Table().open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    (objection,) = table.act(A, "run-for", office=office).assert_refused("CUR-ELECT-03")
    assert objection.args == {"office": "asset:aedile"}
    assert open_offices(table, A) == []


@pytest.mark.rule("CUR-ELECT-04")
def test_several_players_stand_for_one_office() -> None:
    table = Table(3).open_candidacies()
    table.act(C, "run-for", office="aedile").accepted_entries()
    table.act(A, "run-for", office="aedile").accepted_entries()
    closed = table.act(B, "run-for", office="aedile").event("candidacies-closed")
    assert closed.contests == {"aedile": (A, B, C)}


@pytest.mark.rule("CUR-ELECT-04")
def test_the_last_candidacy_can_still_be_opposed() -> None:
    table = Table(3).open_candidacies()
    table.act(A, "ready").accepted_entries()
    table.act(B, "ready").accepted_entries()
    assert table.act(C, "run-for", office="consul").entry_names() == ["candidacy-announced"]
    assert (table.state.world.phase, awaited_players(table.state)) == ("candidacies", (A, B))
    assert table.act(A, "run-for", office="consul").entry_names() == ["candidacy-announced"]
    assert awaited_players(table.state) == (B,)
    assert table.act(B, "ready").event("candidacies-closed").contests == {"consul": (A, C)}


@pytest.mark.rule("CUR-ELECT-04")
def test_a_candidacy_asks_the_others_again_and_candidates_stay() -> None:
    table = Table().open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(B, "ready").accepted_entries()
    table.act(C, "run-for", office="praetor").accepted_entries()
    assert awaited_players(table.state) == (B, D)
    assert table.seen()["table"]["ready"] == [A, C]
    table.act(D, "ready").accepted_entries()
    closed = table.act(B, "ready").event("candidacies-closed")
    assert closed.contests == {"aedile": (A,), "praetor": (C,)}


@pytest.mark.rule("CUR-ELECT-01")
def test_a_player_who_said_no_may_stand_until_the_votes_begin() -> None:
    table = Table(3).open_candidacies()
    table.act(A, "ready").accepted_entries()
    assert "consul" in open_offices(table, A)
    table.act(A, "run-for", office="consul").accepted_entries()
    assert dict(table.state.world.candidacies) == {A: "consul"}
    table.act(A, "ready").assert_refused_with("ready-already")
    assert open_offices(table, A) == []


@pytest.mark.rule("CUR-ELECT-01")
def test_a_withdrawn_candidacy_asks_only_its_candidate_again() -> None:
    table = Table(3).open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(B, "ready").accepted_entries()
    table.act(A, "stand-down").accepted_entries()
    assert awaited_players(table.state) == (A, C)


@pytest.mark.rule("CUR-ELECT-05")
def test_nobody_stands_for_an_office_held_before() -> None:
    table = Table().set_holdings(A, aedile=1, censor=1).skip_to_round(3).open_candidacies()
    (objection,) = table.act(A, "run-for", office="aedile").assert_refused("CUR-ELECT-05")
    assert objection.args == {"office": "asset:aedile"}
    assert open_offices(table, A) == ["consul", "praetor", "tribune", "quaestor"]
    table.act(B, "run-for", office="aedile").accepted_entries()
    table.act(A, "run-for", office="quaestor").accepted_entries()


@pytest.mark.rule("CUR-ELECT-05")
def test_a_player_who_has_held_every_office_stands_for_none() -> None:
    table = Table(scenario="offices: {consul: {votes: 3}}\n")
    table.set_holdings(A, **dict.fromkeys(table.state.world.scenario.offices, 1)).open_candidacies()
    form = table.form(A, "run-for")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-office-left"]
    table.act(A, "ready").accepted_entries()


@pytest.mark.rule("CUR-GOAL-01")
def test_offices_may_be_won_in_any_order() -> None:
    Table().open_candidacies().act(A, "run-for", office="censor").accepted_entries()


LADDER = [
    ([], ["tribune", "quaestor"]),
    (["quaestor"], ["aedile", "tribune"]),
    (["tribune"], ["aedile", "quaestor"]),
    (["tribune", "aedile"], ["praetor", "quaestor"]),
    (["praetor"], ["consul", "tribune", "quaestor"]),
    (["consul"], ["censor", "tribune", "quaestor"]),
]


@pytest.mark.rule("CUR-GOAL-01")
@pytest.mark.parametrize(("held", "free"), LADDER)
def test_offices_are_climbed_rung_by_rung_under_one_reading(
    held: list[str], free: list[str]
) -> None:
    table = Table().with_reading("elections.ladder_required", value=True)
    table.set_holdings(A, **dict.fromkeys(held, 1)).open_candidacies()
    assert open_offices(table, A) == free
    for office in set(table.state.world.scenario.offices) - set(free) - set(held):
        (objection,) = table.act(A, "run-for", office=office).assert_refused("CUR-GOAL-01")
        assert objection.args == {"office": f"asset:{office}"}


@pytest.mark.rule("CUR-OFF-08")
@pytest.mark.parametrize("reading", ["none", "closed_after_places"])
def test_a_fourth_winner_is_possible_unless_a_reading_closes_the_office(reading: str) -> None:
    table = Table(5).with_reading("offices.limit", reading)
    for who in (A, B, C):
        table.set_holdings(who, aedile=1, tribune=1)
    table.open_candidacies()
    closed = reading != "none"
    assert ("aedile" in open_offices(table, D)) is not closed
    assert "tribune" in open_offices(table, D)
    assert {o["id"]: o["open"] for o in table.seen()["sheet"]["offices"]}["aedile"] is not closed
    answer = table.act(D, "run-for", office="aedile")
    if closed:
        (objection,) = answer.assert_refused("CUR-OFF-08")
        assert objection.args == {"office": "asset:aedile", "n": 3}
    else:
        answer.accepted_entries()


@pytest.mark.rule("CUR-OFF-08")
def test_a_flipped_reading_names_candidates_who_could_not_stand_now_and_no_winner() -> None:
    table = (
        Table(5)
        .set_holdings(B, aedile=1)
        .set_holdings(C, aedile=1, praetor=1)
        .set_holdings(D, praetor=1)
    )
    table.set_holdings("iulius", praetor=1).open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(B, "run-for", office="praetor").accepted_entries()
    for who in (C, D, "iulius"):
        table.act(who, "ready").accepted_entries()
    table.act(A, "cast-votes", 6, 6, 6).event("office-won")
    flipped = table.change_reading("offices.limit", "closed_after_places").event("switch-set")
    assert flipped.irregular == (B,)


@pytest.mark.rule("CUR-OFF-08")
def test_the_reading_of_places_leaves_an_office_open_while_it_has_places() -> None:
    table = Table(5).with_reading("offices.limit", "closed_after_places")
    table.set_holdings(A, aedile=1).set_holdings(B, aedile=1).open_candidacies()
    table.act(D, "run-for", office="aedile").accepted_entries()


@pytest.mark.rule("CUR-ELECT-01", "CUR-SETUP-01")
def test_only_players_stand_for_offices() -> None:
    table = Table(2).open_candidacies()
    table.act("host", "run-for", office="aedile").assert_refused_with("players-only")

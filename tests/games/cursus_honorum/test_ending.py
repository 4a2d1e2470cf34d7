"""END: the end of the game, and its winners."""

import pytest

from ledger.games.cursus_honorum.rules import awaited_players
from ledger.kernel.vocabulary.request import Refused
from ledger.record.objection import Objection
from ledger.record.result import Result
from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import MACHINE, A, Answer, B, C, D, Table

SIX = (6, 6, 6)


def table_with_rival_censor(table: Table) -> Table:
    """Return a table with one elected censor, another candidate for censor, and one for praetor."""
    return table_at_votes(table.set_holdings(D, censor=1), aemilius="censor", claudius="praetor")


@pytest.mark.rule("CUR-END-01")
def test_the_first_censor_does_not_end_the_game() -> None:
    table = table_at_votes(Table(), aemilius="censor")
    assert "game-ended" not in roll_votes(table, A, *SIX).entry_names()
    assert not MACHINE.rules.course.finished(table.state)


@pytest.mark.rule("CUR-END-01")
def test_the_second_censor_ends_the_game_once_the_other_elections_are_held() -> None:
    table = table_with_rival_censor(Table())
    assert roll_votes(table, A, *SIX).entry_names() == ["votes-cast", "office-won"]
    assert not MACHINE.rules.course.finished(table.state)
    answer = roll_votes(table, B, *SIX)
    assert answer.entry_names() == ["votes-cast", "office-won", "game-ended"]
    ended = answer.event("game-ended")
    assert ended.scores == {A: 7, B: 6, C: 0, D: 9}
    assert (ended.winners, ended.cause) == ((D,), "elections")
    assert MACHINE.rules.course.finished(table.state)
    assert MACHINE.rules.course.result(table.state) == Result("winner", (D,), ((A,), (B,), (C,)))


@pytest.mark.rule("CUR-ROUND-01", "CUR-END-01")
@pytest.mark.parametrize("later", [False, True])
def test_no_round_follows_the_second_censor_even_if_elected_between_turns(*, later: bool) -> None:
    table = table_at_votes(Table(2).set_holdings(B, censor=1), aemilius="censor")
    if later:
        roll_votes(table, A, 1, 1, 1).accepted_entries()
        table.set_game_course("votes", about="censor").accepted_entries()
    assert roll_votes(table, A, *SIX).entry_names() == ["votes-cast", "office-won", "game-ended"]


@pytest.mark.rule("CUR-END-01")
def test_the_order_of_the_elections_does_not_matter() -> None:
    table = table_with_rival_censor(Table())
    assert roll_votes(table, B, *SIX).entry_names() == ["votes-cast", "office-won"]
    assert roll_votes(table, A, *SIX).event("game-ended").scores[B] == 6


@pytest.mark.rule("CUR-END-01")
def test_the_game_ends_at_once_without_open_elections_under_one_reading() -> None:
    table = table_with_rival_censor(Table().with_reading("end.trigger", "immediately"))
    ended = roll_votes(table, A, *SIX).event("game-ended")
    assert ended.scores == {A: 7, B: 0, C: 0, D: 9}
    assert MACHINE.rules.course.finished(table.state)


@pytest.mark.rule("CUR-END-01")
def test_other_elections_go_on_under_the_immediate_end() -> None:
    table = table_with_rival_censor(Table().with_reading("end.trigger", "immediately"))
    assert roll_votes(table, B, *SIX).entry_names() == ["votes-cast", "office-won"]
    assert roll_votes(table, A, 1, 1, 1).entry_names()[:2] == ["votes-cast", "nobody-elected"]
    assert not MACHINE.rules.course.finished(table.state)


@pytest.mark.rule("CUR-END-01")
def test_the_office_and_number_that_end_the_game_come_from_the_scenario() -> None:
    table = Table(scenario="end: {elected: 1}\noffices: {aedile: {ends: true}}\n")
    table_at_votes(table, aemilius="aedile")
    assert roll_votes(table, A, *SIX).event("game-ended").winners == (A,)


@pytest.mark.rule("CUR-END-01")
@pytest.mark.parametrize("elections", [True, False])
def test_a_set_round_is_the_last_under_one_reading(elections: bool) -> None:
    table = Table(2).with_reading("end.max_rounds", 2).skip_to_round(2)
    standing_for = {"aemilius": "aedile"} if elections else {}
    if elections:
        ended = roll_votes(table_at_votes(table, **standing_for), A, *SIX).event("game-ended")
    else:
        table.open_candidacies().act(A, "ready").accepted_entries()
        ended = table.act(B, "ready").event("game-ended")
    assert (ended.cause, ended.scores[A]) == ("rounds", 4 if elections else 0)


@pytest.mark.rule("CUR-END-01")
def test_the_game_goes_on_before_the_last_round() -> None:
    table = table_at_votes(Table(2).with_reading("end.max_rounds", 2), aemilius="aedile")
    assert "game-ended" not in roll_votes(table, A, *SIX).entry_names()


@pytest.mark.rule("CUR-END-01")
def test_every_act_is_refused_after_the_end() -> None:
    table = Table(2).with_first_turn()
    for who in (A, B):
        table.act(who, "agree-to-end").accepted_entries()
    assert awaited_players(table.state) == ()
    for act in ("roll", "end-turn", "ready", "cast-votes", "agree-to-end", "begin"):
        objections = table.act(A, act)
        assert "game-over" in {o.key for o in _objections(objections)}
        form = table.form(A, act)
        assert form is None or {o.rule for o in form.blocked} == {"CUR-END-01"}
    course = table.set_game_course("next-round")
    assert {o.rule for o in _objections(course)} == {"CUR-END-01"}


def _objections(answer: Answer) -> tuple[Objection, ...]:
    assert isinstance(answer.outcome, Refused)
    return answer.outcome.objections


@pytest.mark.rule("CUR-END-02")
@pytest.mark.parametrize("phase", ["start", "actions", "candidacies", "votes"])
def test_the_game_ends_when_all_agree_at_any_moment(phase: str) -> None:
    table = Table(3).set_holdings(B, aedile=1)
    if phase == "actions":
        table.with_first_turn().roll_once(A, 4, 4, 4).accepted_entries()
    if phase == "candidacies":
        table.open_candidacies()
    if phase == "votes":
        table_at_votes(table, aemilius="consul")
    assert table.state.world.phase == phase
    for who in (B, A):
        assert table.act(who, "agree-to-end").entry_names() == ["end-agreed"]
    answer = table.act(C, "agree-to-end")
    assert answer.entry_names() == ["end-agreed", "game-ended"]
    ended = answer.event("game-ended")
    assert (ended.scores, ended.winners, ended.cause) == ({A: 0, B: 4, C: 0}, (B,), "agreement")


@pytest.mark.rule("CUR-END-02")
def test_play_goes_on_while_one_player_has_not_agreed() -> None:
    table = Table(3).with_first_turn()
    table.act(A, "disagree").assert_refused_with("nobody-would-end")
    assert table.form(A, "disagree") is None
    table.act(B, "agree-to-end").accepted_entries()
    table.act(B, "agree-to-end").assert_refused_with("agreed-already")
    form = table.form(B, "agree-to-end")
    assert form is not None
    assert [o.key for o in form.blocked] == ["agreed-already"]
    assert table.seen()["table"]["ending"] == [B]
    assert awaited_players(table.state) == (A, C)
    table.roll_once(A, 4, 4, 4).accepted_entries()
    assert table.form(C, "disagree") == ((), ())
    table.act(C, "disagree").accepted_entries()
    assert table.seen()["table"]["ending"] == []
    table.act(A, "agree-to-end").accepted_entries()
    table.act(C, "agree-to-end").accepted_entries()
    assert not MACHINE.rules.course.finished(table.state)


@pytest.mark.rule("CUR-END-02")
def test_a_new_round_forgets_agreements_to_end() -> None:
    table = Table(2).with_first_turn()
    table.act(A, "agree-to-end").accepted_entries()
    table.skip_to_round(2)
    table.act(B, "agree-to-end").accepted_entries()
    assert not MACHINE.rules.course.finished(table.state)


@pytest.mark.rule("CUR-END-02")
def test_host_and_latecomers_are_not_asked_to_end() -> None:
    table = Table(2, "latecomers: [valerius]\n").with_first_turn()
    for stranger in ("host", "valerius"):
        assert table.form(stranger, "agree-to-end") is None
        table.act(stranger, "agree-to-end").assert_refused("CUR-SETUP-01")
        table.act(A, "agree-to-end").accepted_entries()
        assert table.form(stranger, "disagree") is None
        table.act(stranger, "disagree").assert_refused("CUR-SETUP-01")
        table.act(B, "disagree").accepted_entries()


def winners_after_agreement(table: Table) -> tuple[str, ...]:
    """Return the winners if everybody agrees to end now."""
    answer = None
    for who in table.state.world.order:
        answer = table.act(who, "agree-to-end")
    assert answer is not None
    winners: tuple[str, ...] = answer.event("game-ended").winners
    assert table.seen()["table"]["winners"] == list(winners)
    return winners


@pytest.mark.rule("CUR-END-03")
def test_most_victory_points_win() -> None:
    table = (
        Table().set_holdings(B, consul=1).set_holdings(C, aedile=1, roman_domus=1, italian_villa=1)
    )
    assert winners_after_agreement(table) == (C,)


@pytest.mark.rule("CUR-END-03")
def test_players_with_equal_points_share_the_victory() -> None:
    table = Table().set_holdings(B, consul=1).set_holdings(C, statue=1).set_holdings(D, shame=1)
    assert winners_after_agreement(table) == (B, C)
    assert MACHINE.rules.course.result(table.state) == Result("joint-win", (B, C), ((A,), (D,)))
    assert winners_after_agreement(Table(3)) == (A, B, C)


TIES = [
    ({"consul": 1, "shame": 2}, {"praetor": 1}, (B,)),
    ({"praetor": 1}, {"aedile": 1, "tribune": 1}, (A,)),
    ({"roman_domus": 1}, {"aedile": 1}, (B,)),
    ({"roman_domus": 1}, {"roman_domus": 1}, (A, B)),
    ({"praetor": 1, "quaestor": 1}, {"consul": 1}, (B,)),
]


@pytest.mark.rule("CUR-END-03")
@pytest.mark.parametrize(("first", "second", "winners"), TIES)
def test_less_shame_and_then_the_higher_office_decide_under_one_reading(
    first: dict[str, int], second: dict[str, int], winners: tuple[str, ...]
) -> None:
    table = (
        Table()
        .with_reading("end.final_tie", "fewer_shame")
        .set_holdings(A, **first)
        .set_holdings(B, **second)
    )
    assert winners_after_agreement(table) == winners
    shared = Table().set_holdings(A, **first).set_holdings(B, **second)
    assert winners_after_agreement(shared) == (A, B)

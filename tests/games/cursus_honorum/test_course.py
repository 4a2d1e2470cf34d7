"""META: the course of the game, set by stewards, and undone acts."""

import pytest

from ledger.contract.form import Choice, DependentField
from ledger.games.cursus_honorum.rules import awaited_players
from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import MACHINE, A, B, C, Table


def offered_goals(table: Table) -> list[str]:
    """Return the goals that the host can choose."""
    form = table.form("host", "set-course")
    assert form is not None
    assert isinstance(form.fields[0], Choice)
    return [option.value for option in form.fields[0].options]


@pytest.mark.rule("CUR-META-02")
def test_only_stewards_set_the_course() -> None:
    table = Table().with_first_turn()
    assert table.form(A, "set-course") is None
    table.act(A, "set-course", to="next-round", reason="so").assert_refused_with("stewards-only")
    assert offered_goals(table) == ["turn", "candidacies", "next-round", "end"]
    for to, about in (("turn", "host"), ("votes", "consul"), ("end", A)):
        table.set_game_course(to, about=about).assert_refused_with("no-such-course")
    table.set_game_course("turn").assert_refused_with("no-such-course")
    table.set_game_course("nowhere").assert_malformed("to")
    table.act("host", "set-course", to="end", reason=" ").assert_refused_with("say-why")


@pytest.mark.rule("CUR-META-02")
def test_the_form_of_a_course_asks_for_the_player_or_office() -> None:
    table = Table(3).with_first_turn()
    form = table.form("host", "set-course")
    assert form is not None
    assert isinstance(form.fields[1], DependentField)
    form = table.form("host", "set-course", to="turn")
    assert form is not None
    assert isinstance(form.fields[1], Choice)
    assert [option.value for option in form.fields[1].options] == [A, B, C]
    form = table.form("host", "set-course", to="end")
    assert form is not None
    assert [field.name for field in form.fields] == ["to", "reason"]


@pytest.mark.rule("CUR-META-02")
def test_a_player_is_given_a_turn_from_its_beginning() -> None:
    table = Table(3).with_first_turn()
    table.roll_once(A, 4, 4, 6).accepted_entries()
    answer = table.set_game_course("turn", about=C)
    assert answer.entry_names() == ["course-set", "unspent-lost"]
    table.assert_sheet(A, pc=0, attack=0)
    assert (table.turn.who, table.turn.step, table.turn.rolls) == (C, "roll", 0)
    table.set_game_course("turn", about=C).accepted_entries()
    entry = table.act(C, "roll", 2, 2, 2).accepted_entries()[0]
    assert entry.rolls[0].name == f"round-1/{C}/roll-1/die-1/again-2"


@pytest.mark.rule("CUR-META-02")
def test_elections_open_early_and_a_second_time() -> None:
    table = Table(2).with_first_turn()
    assert table.set_game_course("candidacies").entry_names() == ["course-set"]
    assert table.state.world.turn is None
    standing_now = candidacies_after_stand(table)
    assert standing_now == {A: "aedile"}
    table.act(B, "ready").accepted_entries()
    assert table.state.world.phase == "votes"
    table.set_game_course("candidacies").accepted_entries()
    assert (dict(table.state.world.candidacies), table.state.world.phase) == ({}, "candidacies")
    assert awaited_players(table.state) == (A, B)


def candidacies_after_stand(table: Table) -> dict[str, str]:
    """Let the first player stand for aedile, and return the candidacies."""
    table.act(A, "run-for", office="aedile").accepted_entries()
    return dict(table.state.world.candidacies)


@pytest.mark.rule("CUR-META-02", "CUR-ELECT-06")
def test_an_election_is_held_again_while_others_are_open() -> None:
    table = table_at_votes(Table(3), aemilius="aedile", claudius="aedile", cornelius="praetor")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    roll_votes(table, B, 1, 1, 1).accepted_entries()
    assert offered_goals(table) == ["turn", "candidacies", "votes", "next-round", "end"]
    answer = table.set_game_course("votes", about="aedile")
    assert answer.entry_names() == ["course-set", "office-annulled"]
    table.assert_sheet(A, **{"aedile-1": 0})
    assert awaited_players(table.state) == (A, B, C)
    again = roll_votes(table, B, 6, 6, 6).accepted_entries()[0]
    assert again.rolls[0].name == f"round-1/aedile/ballot-1/{B}/die-1/again-1"
    won = roll_votes(table, A, 1, 1, 1).event("office-won")
    assert (won.who, won.order) == (B, 1)
    assert "round-ended" in roll_votes(table, C, 1, 1, 1).entry_names()


@pytest.mark.rule("CUR-META-02")
def test_an_election_of_the_last_round_is_held_again_between_turns() -> None:
    table = table_at_votes(Table(3), aemilius="aedile", claudius="aedile")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    roll_votes(table, B, 1, 1, 1).accepted_entries()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    table.set_game_course("votes", about="aedile").accepted_entries()
    assert awaited_players(table.state) == (A, B)
    table.act(A, "advance", boxes=1).assert_refused_with("elections-now")
    again = roll_votes(table, A, 1, 1, 1).accepted_entries()[0]
    assert again.rolls[0].name == f"round-1/aedile/ballot-1/{A}/die-1/again-1"
    assert roll_votes(table, B, 6, 6, 6).entry_names() == [
        "votes-cast",
        "office-won",
        "turns-resumed",
    ]
    table.act(A, "advance", boxes=1).accepted_entries()
    assert table.state.world.round == 2


def table_with_repeated_election(table: Table) -> Table:
    """Return a table in the last turn of round 2, where an election of round 1 is held again."""
    table_at_votes(table, aemilius="aedile", claudius="aedile")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    roll_votes(table, B, 1, 1, 1).accepted_entries()
    table.skip_to_turn(C).roll_once(C, 4, 4, 4).accepted_entries()
    table.set_game_course("votes", about="aedile").accepted_entries()
    return table


@pytest.mark.rule("CUR-OFF-07", "CUR-META-02")
def test_an_office_won_in_an_election_held_again_brings_capital_from_the_next_round() -> None:
    table = table_with_repeated_election(Table(3))
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    assert roll_votes(table, B, 6, 6, 6).entry_names()[-1] == "turns-resumed"
    assert [table.public_sheet(who)["income"]["office"] for who in (A, B)] == [0, 0]
    table.act(C, "end-turn").accepted_entries()
    table.skip_to_round(3)
    assert [table.public_sheet(who)["income"]["office"] for who in (A, B)] == [0, 2]


@pytest.mark.rule("CUR-ROUND-01", "CUR-META-02")
def test_leaving_in_the_last_turn_does_not_break_off_an_election_held_again() -> None:
    table = table_with_repeated_election(Table(3))
    answer = table.set_fact(C, "seat", 0)
    assert answer.entry_names() == ["fact-set", "unspent-lost", "turn-ended"]
    assert (table.state.world.phase, awaited_players(table.state)) == ("votes", (A, B))
    assert table.seen()["table"]["turn"] is None
    roll_votes(table, A, 5, 5, 5).accepted_entries()
    assert roll_votes(table, B, 5, 5, 5).entry_names() == ["votes-cast", "runoff-called"]
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    assert roll_votes(table, B, 6, 6, 6).entry_names() == [
        "votes-cast",
        "office-won",
        "elections-opened",
    ]
    assert [honor.who for honor in table.state.world.won("aedile")] == [B]
    assert (table.state.world.round, table.state.world.phase) == (2, "candidacies")


@pytest.mark.rule("CUR-ROUND-01", "CUR-META-02")
def test_leaving_before_the_last_turn_passes_it_on_during_an_election_held_again() -> None:
    table = table_at_votes(Table(3), aemilius="aedile")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    table.skip_to_turn(B).set_game_course("votes", about="aedile").accepted_entries()
    table.set_fact(B, "seat", 0).accepted_entries()
    assert (table.state.world.phase, table.turn.who) == ("votes", C)
    assert roll_votes(table, A, 6, 6, 6).entry_names() == [
        "votes-cast",
        "office-won",
        "turns-resumed",
    ]


@pytest.mark.rule("CUR-META-02")
def test_an_election_without_a_winner_is_held_again_too() -> None:
    table = table_at_votes(Table(3), aemilius="consul", claudius="aedile")
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    assert table.set_game_course("votes", about="consul").entry_names() == ["course-set"]
    assert roll_votes(table, A, 6, 6, 6).event("office-won").office == "consul"


@pytest.mark.rule("CUR-META-02")
def test_the_next_round_begins_and_unspent_points_are_lost() -> None:
    table = Table(2).with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    kinds = table.set_game_course("next-round").entry_names()
    assert kinds == ["course-set", "unspent-lost", "round-ended", "period-opened", "seed-revealed"]
    assert (table.state.world.round, table.turn.who) == (2, A)


@pytest.mark.rule("CUR-META-02")
def test_the_stewards_end_the_game() -> None:
    table = Table(2).set_holdings(A, aedile=1).with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    answer = table.set_game_course("end")
    assert answer.entry_names() == ["course-set", "unspent-lost", "game-ended"]
    assert answer.event("game-ended").cause == "stewards"
    assert MACHINE.rules.course.finished(table.state)


def kinds_of_reversal_entries(table: Table, entry_id: str) -> list[str]:
    """Return the kinds of entries that are recorded when the host reverses an entry."""
    return table.act("host", "reverse", entry=entry_id, reason="so").entry_names()


@pytest.mark.rule("CUR-META-02")
def test_a_purchase_is_undone() -> None:
    table = Table().set_holdings(A, wealth=4).with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    bought = table.act(A, "buy", luxury="roman_domus").accepted_entries()[0]
    assert kinds_of_reversal_entries(table, bought.id) == ["entry-reversed"]
    table.assert_sheet(A, wealth=4, roman_domus=0)


@pytest.mark.parametrize("later", [False, True])
def test_points_of_an_undone_act_are_spent_only_in_its_turn(later: bool) -> None:
    table = Table().set_holdings(B, dignitas=2).with_first_turn()
    table.roll_once(A, 4, 6, 3).accepted_entries()
    acts = [
        table.act(A, "advance", boxes=1),
        table.act(A, "attack", targets={B: 1}),
        table.act(A, "train", boxes={"oratory": 3}),
    ]
    if later:
        table.act(A, "end-turn").accepted_entries()
    for answer in reversed(acts):
        kinds_of_reversal_entries(table, answer.accepted_entries()[0].id)
    table.assert_sheet(A, dignitas=0, oratory=0, **{"oratory-finished": 0}).assert_sheet(
        B, dignitas=2
    )
    left = 0 if later else 1
    table.assert_sheet(A, pc=left, attack=left, skill_points=3 * left)
    assert table.public_sheet(A)["skills"][0]["finished"] is False


@pytest.mark.rule("CUR-ROUND-04")
def test_dice_counted_in_an_earlier_turn_stay_counted() -> None:
    table = Table(2).with_first_turn()
    entries = table.roll_once(A, 4, 4, 4).accepted_entries()
    table.act(A, "end-turn").accepted_entries()
    check_hand_stays(table, entries[0].id)
    table.play_to_end(B)
    check_hand_stays(table, entries[0].id)
    table.skip_to_round(2).roll_once(A, 4, 4, 4).accepted_entries()
    check_hand_stays(table, entries[0].id)
    table.act(A, "end-turn").accepted_entries()
    assert kinds_of_reversal_entries(table, entries[1].id) == ["entry-reversed", "unspent-lost"]


def check_hand_stays(table: Table, entry_id: str) -> None:
    """Counted dice do not return into a hand whose turn is over."""
    answer = table.act("host", "reverse", entry=entry_id, reason="so")
    (objection,) = answer.assert_refused_with("turn-over")
    assert objection.rule == "CUR-ROUND-04"


def test_an_undone_election_takes_the_name_off_the_sheet() -> None:
    table = table_at_votes(Table(2), aemilius="aedile")
    won = roll_votes(table, A, 6, 6, 6).accepted_entries()[1]
    assert kinds_of_reversal_entries(table, won.id) == ["entry-reversed", "office-annulled"]
    table.assert_sheet(A, **{"aedile-1": 0})
    assert table.state.world.won("aedile") == ()


@pytest.mark.rule("CUR-ELECT-01")
def test_a_candidacy_is_undone_until_the_votes_begin() -> None:
    table = Table(2).open_candidacies()
    first = table.act(A, "run-for", office="aedile").accepted_entries()[0]
    assert kinds_of_reversal_entries(table, first.id) == ["entry-reversed", "candidacy-withdrawn"]
    entry = table.act(A, "run-for", office="praetor").accepted_entries()[0]
    table.act(B, "ready").accepted_entries()
    table.act("host", "reverse", entry=entry.id, reason="so").assert_refused_with("votes-begun")
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    table.open_candidacies()
    (objection,) = table.act("host", "reverse", entry=entry.id, reason="so").assert_refused_with(
        "votes-begun"
    )
    assert objection.rule == "CUR-ELECT-01"


@pytest.mark.rule("CUR-ELECT-01")
def test_undoing_a_withdrawn_candidacy_adds_nothing() -> None:
    table = Table(2).open_candidacies()
    entry = table.act(A, "run-for", office="aedile").accepted_entries()[0]
    table.act(A, "stand-down").accepted_entries()
    table.act(A, "run-for", office="praetor").accepted_entries()
    assert kinds_of_reversal_entries(table, entry.id) == ["entry-reversed"]
    assert dict(table.state.world.candidacies) == {A: "praetor"}


def test_dice_are_never_undone() -> None:
    table = Table().with_first_turn()
    entry = table.act(A, "roll", 2, 2, 2).accepted_entries()[0]
    table.act("host", "reverse", entry=entry.id, reason="so").assert_refused_with("never-reversed")

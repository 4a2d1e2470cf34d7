"""Corrections by stewards."""

import pytest

from ledger.games.morituri.rules import RULES
from ledger.games.morituri.state import RUDIS
from tests.games.morituri.table import A, B, C, Table

WHO = {"who": A, "reason": "so"}


def fact_values(table: Table, fact: str, who: str) -> list[str]:
    """Return the possible values of a fact."""
    form = table.form("host", "set-fact", fact=fact, who=who)
    assert form is not None
    field = next(field for field in form.fields if field.name == "value")
    return [option.value for option in getattr(field, "options", ())]


def test_only_a_steward_sets_facts() -> None:
    table = Table().begin_turn(A)
    table.act(A, "set-fact", fact="place", value="roma", **WHO).assert_refused("ACTA-03")
    assert table.form(A, "set-fact") is None
    form = table.form("host", "set-fact")
    assert form is not None
    assert [field.name for field in form.fields] == ["fact", "who", "value", "reason"]


def test_an_unchanged_or_impossible_fact_is_refused() -> None:
    table = Table().equip(A, "gladius").begin_turn(A)
    for fact, value in (
        ("place", "alexandria"),
        ("place", "atlantis"),
        ("hit_points", "2"),
        ("hit_points", "0"),
        ("gives", "sica"),
        ("gives", "medicus"),
        ("takes", "sica"),
        ("life", "alive"),
        ("skips", "0"),
        ("turn", "ends"),
        ("colour", "red"),
    ):
        table.act("host", "set-fact", fact=fact, value=value, **WHO).assert_refused("ACTA-08")


def test_a_space_has_no_effect_on_a_pawn_that_a_steward_moves() -> None:
    table = Table().begin_turn(A)
    answer = table.set_fact("place", A, "leptis")
    assert answer.entry_names() == ["fact-set"]
    assert (table.place(A), table.world.beast, table.world.turn) == ("leptis", "", A)
    first = answer.accepted_entries()[0]
    table.act("host", "reverse", entry=first.id, reason="so").accepted_entries()
    assert table.place(A) == "alexandria"


def test_a_pawn_moved_to_roma_may_fight_a_beast_there_at_once() -> None:
    table = Table().begin_turn(A)
    table.set_fact("place", A, "roma").accepted_entries()
    assert table.world.beast == "may"
    table.act(A, "wait").accepted_entries()
    assert table.world.turn == B


def test_a_gladiator_moved_away_is_not_fought() -> None:
    table = (
        Table(3).equip(B, at="leptis").equip(C, at="leptis").equip(A, at="macomades").begin_turn(A)
    )
    table.act(A, "move", 1).accepted_entries()
    assert table.world.foes == (B, C)
    table.set_fact("place", B, "roma").accepted_entries()
    assert table.world.bout is not None
    assert fact_values(table, "place", A) == []


def test_moving_the_gladiator_on_turn_ends_open_steps() -> None:
    table = Table().equip(A, at="utica").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert table.world.danger == "cirta"
    table.set_fact("place", A, "utica").accepted_entries()
    assert (table.world.danger, table.world.turn) == ("", B)


def test_hit_points_are_set_and_set_back() -> None:
    table = Table().begin_turn(A)
    for value in (5, 1, 20):
        before = table.max_hit_points(A)
        entry = table.set_fact("hit_points", A, value).accepted_entries()[0]
        assert table.max_hit_points(A) == value
        table.act("host", "reverse", entry=entry.id, reason="so").accepted_entries()
        assert table.max_hit_points(A) == before


def test_hit_points_are_not_set_back_below_one() -> None:
    table = Table().begin_turn(A)
    entry = table.set_fact("hit_points", A, 4).accepted_entries()[0]
    table.equip(A, hp=2)
    table.act("host", "reverse", entry=entry.id, reason="so").assert_refused("ACTA-08")


def test_gear_is_given_and_taken_if_it_fits() -> None:
    table = Table().equip(A, "falx").discarded("gladius").begin_turn(A)
    assert "scutum" not in fact_values(table, "gives", A)
    assert "manica" in fact_values(table, "gives", A)
    given = table.set_fact("gives", A, "manica").accepted_entries()[0]
    taken = table.set_fact("takes", A, "falx").accepted_entries()[0]
    assert table.gear_ids_of(A) == ["manica"]
    table.set_fact("gives", A, "scutum").accepted_entries()
    table.act("host", "reverse", entry=taken.id, reason="so").assert_refused("ACTA-08")
    table.act("host", "reverse", entry=given.id, reason="so").accepted_entries()
    table.act("host", "reverse", entry=given.id, reason="so").assert_refused("ACTA-08")
    assert table.gear_ids_of(A) == ["scutum"]


def test_a_steward_does_not_take_gear_that_is_about_to_be_lost() -> None:
    table = Table().equip(A, "gladius", "manica", at="utica").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.act(A, "face-danger", 1).accepted_entries()
    assert fact_values(table, "takes", A) == []


def test_a_gladiator_is_killed_and_revived() -> None:
    table = Table(3).equip(B, "gladius", at="leptis").begin_turn(A)
    died = table.set_fact("life", B, "dead").event("died")
    assert (died.cause, died.place, table.gladiator(B).standing) == ("ruling", "leptis", "dead")
    assert fact_values(table, "hit_points", B) == fact_values(table, "skips", B) == []
    assert fact_values(table, "turn", B) == fact_values(table, "takes", B) == []
    table.set_fact("life", B, "alive").accepted_entries()
    assert (table.place(B), table.max_hit_points(B), table.gladiator(B).alive) == (
        "leptis",
        2,
        True,
    )


def test_the_gladiator_on_turn_may_be_killed() -> None:
    table = Table(3).begin_turn(A)
    table.act(A, "move", 2).accepted_entries()
    table.draw_card(A, "gladius").accepted_entries()
    table.set_fact("life", A, "dead").accepted_entries()
    assert (table.world.drawn, table.world.draws, table.world.turn) == (None, (), B)
    assert table.card_count("@discards") == 1


def test_a_fight_ends_when_a_fighter_is_killed_by_ruling() -> None:
    table = Table(3).equip(B, at="leptis").equip(A, at="macomades").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert table.seen()["turn"]["asked"] == "bout"
    table.set_fact("life", B, "dead").accepted_entries()
    assert (table.world.bout, table.world.turn) == (None, C)


def test_nobody_lives_or_dies_before_the_first_turn() -> None:
    table = Table()
    assert fact_values(table, "life", A) == fact_values(table, "turn", A) == []
    table.set_fact("place", A, "leptis").accepted_entries()


def test_turns_to_be_missed_are_set_and_set_back() -> None:
    table = Table(2).begin_turn(A)
    entry = table.set_fact("skips", B, 2).accepted_entries()[0]
    assert table.gladiator(B).missed_turns == 2
    table.act("host", "reverse", entry=entry.id, reason="so").accepted_entries()
    assert table.gladiator(B).missed_turns == 0


def test_a_restarted_turn_allows_a_new_roll() -> None:
    table = Table(3).begin_turn(A)
    table.act(A, "move", 2).accepted_entries()
    table.draw_card(A, "gladius").accepted_entries()
    table.set_fact("turn", A, "begins").accepted_entries()
    assert (table.world.drawn, table.world.draws, table.world.has_moved) == (None, (), False)
    assert table.card_count("@discards") == 1
    table.set_fact("place", A, "alexandria").accepted_entries()
    table.act(A, "move", 3).accepted_entries()
    assert (table.place(A), table.world.turn) == ("catabathmus", B)
    table.set_fact("turn", C, "begins").accepted_entries()
    assert table.world.turn == C
    entry = table.last_entry()
    table.act("host", "reverse", entry=entry.id, reason="so").assert_refused("ACTA-08")


def test_a_restarted_turn_ends_the_fight_under_way() -> None:
    table = Table(3).equip(B, at="leptis").equip(A, at="macomades").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.set_fact("turn", C, "begins").accepted_entries()
    assert (table.world.bout, table.world.foes, table.world.turn) == (None, (), C)


@pytest.mark.rule("MOR-SETUP-05")
def test_the_next_card_is_laid_on_top() -> None:
    table = Table(2).begin_turn(A)
    table.set_fact("card", "nobody", "owner_in_debt").accepted_entries()
    assert table.seen()["piles"]["top"] == "owner_in_debt"
    table.act(A, "move", 2).accepted_entries()
    answer = table.act(A, "draw-card")
    assert answer.event("card-drawn").card == "owner_in_debt"
    assert answer.accepted_entries()[0].rolls == ()
    assert table.world.next_card == ""
    table.act("host", "set-fact", fact="card", who=A, value="falx", reason="so").assert_refused(
        "ACTA-08"
    )


@pytest.mark.rule("MOR-SETUP-05")
def test_a_card_laid_on_top_that_went_elsewhere_is_forgotten() -> None:
    table = Table(2).begin_turn(A)
    table.set_fact("card", "nobody", "owner_in_debt").accepted_entries()
    table.discarded("owner_in_debt")
    table.act(A, "move", 2).accepted_entries()
    table.draw_card(A, "medicus").accepted_entries()
    assert table.world.next_card == ""


@pytest.mark.rule("MOR-ROMA-09")
def test_a_winner_or_none_is_declared() -> None:
    table = Table(3).begin_turn(A)
    table.set_fact("winner", B, "wins").accepted_entries()
    assert (table.world.winner, RULES.course.finished(table.state)) == (B, True)
    assert table.state.books.balance(B, RUDIS) == 1
    assert table.form("host", "set-fact") is None
    nobody = Table(3)
    nobody.set_fact("winner", "nobody", "wins").accepted_entries()
    assert (nobody.world.is_ended, nobody.world.winner) == (True, "")
    assert nobody.form(A, "roll-for-order") is None


def test_a_fact_about_a_dead_gladiator_is_not_undone() -> None:
    table = Table(3).begin_turn(A)
    entry = table.set_fact("skips", B, 2).accepted_entries()[0]
    table.set_fact("life", B, "dead").accepted_entries()
    table.act("host", "reverse", entry=entry.id, reason="so").assert_refused("ACTA-08")


@pytest.mark.rule("MOR-ROMA-04", "MOR-TURN-01")
def test_turns_to_be_missed_are_set_in_roma_on_the_very_turn() -> None:
    table = Table(2).equip(A, at="roma").begin_turn(B)
    table.set_fact("skips", A, 1).accepted_entries()
    table.set_fact("turn", A, "begins").accepted_entries()
    assert table.world.beast == ""
    freed = table.set_fact("skips", A, 0).accepted_entries()[0]
    assert (table.world.beast, table.form(A, "wait") is None) == ("may", False)
    table.act("host", "reverse", entry=freed.id, reason="so").accepted_entries()
    assert (table.world.beast, table.form(A, "fight-beast")) == ("", None)
    assert table.act(A, "wait").event("turn-waited").held is True
    assert (table.world.turn, table.gladiator(A).missed_turns) == (B, 0)


def test_a_gladiator_put_back_into_roma_waits_there() -> None:
    table = Table(2).begin_turn(A)
    table.set_fact("place", A, "roma").accepted_entries()
    moved = table.set_fact("place", A, "utica").accepted_entries()[0]
    assert table.form(A, "move") is not None
    table.act("host", "reverse", entry=moved.id, reason="so").accepted_entries()
    assert (table.place(A), table.world.beast) == ("roma", "may")
    table.act(A, "wait").accepted_entries()
    assert table.world.turn == B


def test_a_fighter_is_not_put_back() -> None:
    table = Table(3).equip(A, at="roma").begin_turn(A)
    moved = table.set_fact("place", B, "roma").accepted_entries()[0]
    assert table.world.bout is not None
    table.act("host", "reverse", entry=moved.id, reason="so").assert_refused_with("fights-now")
    assert table.place(B) == "roma"


def test_the_turn_passes_if_an_undo_leaves_no_opponent() -> None:
    table = Table(3).equip(A, at="macomades").begin_turn(A)
    put = [table.set_fact("place", who, "leptis").accepted_entries()[0] for who in (B, C)]
    table.act(A, "move", 1).accepted_entries()
    assert table.world.foes == (B, C)
    table.act("host", "reverse", entry=put[0].id, reason="so").accepted_entries()
    assert table.world.bout is not None
    other = Table(4).equip(A, at="macomades").begin_turn(A)
    put = [other.set_fact("place", who, "leptis").accepted_entries()[0] for who in (B, C)]
    other.act(A, "move", 1).accepted_entries()
    other.change_reading("fights.multi_fight_order", "clockwise").accepted_entries()
    assert (other.world.foes, other.world.bout) == ((B, C), None)
    other.set_fact("place", C, "roma").accepted_entries()
    assert other.world.bout is not None


def test_a_fact_that_has_changed_since_is_not_undone() -> None:
    table = Table(2).equip(B, at="roma").begin_turn(A)
    held = table.set_fact("skips", A, 1).accepted_entries()[0]
    put = table.set_fact("place", A, "utica").accepted_entries()[0]
    table.set_fact("place", A, "tingis").accepted_entries()
    table.act("host", "reverse", entry=put.id, reason="so").assert_refused_with("undo-moved-on")
    table.act(A, "wait").accepted_entries()
    table.act("host", "reverse", entry=held.id, reason="so").assert_refused_with("undo-moved-on")

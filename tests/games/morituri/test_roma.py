"""Roma, and the end of the game."""

import pytest

from ledger.games.morituri.events import FactSet, GameEnded
from ledger.games.morituri.rules import RULES
from ledger.games.morituri.state import PILE_ACCOUNT, RUDIS
from ledger.record.entry import Posting
from ledger.record.result import Result
from tests.games.morituri.table import A, B, C, Table

SURE, NEVER = (6, 6), (1, 1)
"""Attack dice that always hit, and dice that always miss."""


def reach_roma(table: Table, who: str, card: str = "medicus") -> Table:
    """Let a gladiator reach Roma from Aricia and draw this card."""
    table.equip(who, at="aricia").begin_turn(who)
    table.act(who, "move", 1).accepted_entries()
    table.draw_card(who, card).accepted_entries()
    return table


def play_duel(table: Table, winner: str) -> Table:
    """Play the duel to its end: this gladiator hits and the other one misses."""
    while (duel := table.world.bout) is not None:
        dice = [SURE, NEVER] if duel.sides[0].who == winner else [NEVER, SURE]
        table.act(winner, "strike", *(face for pair in dice for face in pair)).accepted_entries()
    return table


@pytest.mark.rule("MOR-ROMA-03", "MOR-ROMA-04", "MOR-TURN-07", "MOR-BEST-02")
def test_the_first_arrival_draws_and_may_fight_a_beast_at_once() -> None:
    table = Table(3).equip(A, at="aricia").begin_turn(A)
    entered = table.act(A, "move", 1)
    assert entered.event("arena-entered").beast == "may"
    assert entered.event("draws-owed").n == 1
    assert table.form(A, "fight-beast") is None
    table.draw_card(A, "medicus").accepted_entries()
    assert (table.max_hit_points(A), table.world.turn) == (3, A)
    assert table.form(A, "wait") is not None
    fight = table.act(A, "fight-beast").event("hunt-began")
    assert (fight.sides[1].attack, fight.sides[1].defence, fight.hit_points) == (4, 4, (3, 1))


@pytest.mark.rule("MOR-ROMA-04", "MOR-ROMA-05", "MOR-TURN-07", "MOR-BEST-11")
def test_the_beast_of_roma_brings_a_card_and_no_hit_point_once_a_turn() -> None:
    table = reach_roma(Table(2), A)
    table.act(A, "fight-beast").accepted_entries()
    table.act(A, "strike-beast", *SURE, *NEVER).accepted_entries()
    assert table.world.draws == (A,)
    table.draw_and_keep(A, "gladius").accepted_entries()
    assert (table.max_hit_points(A), table.world.turn) == (3, B)
    table.act(B, "move", 3).accepted_entries()
    assert (table.world.turn, table.world.beast) == (A, "may")
    table.act(A, "wait").accepted_entries()
    assert table.world.turn == B


@pytest.mark.rule("MOR-ROMA-06", "MOR-ROMA-04")
def test_a_resident_of_roma_does_not_move_and_may_wait() -> None:
    table = reach_roma(Table(2), A)
    table.act(A, "move").assert_refused("MOR-ROMA-06")
    assert table.form(A, "move") is None
    waited = table.act(A, "wait").event("turn-waited")
    assert (waited.held, table.world.turn, table.place(A)) == (False, B, "roma")


@pytest.mark.rule("MOR-ROMA-04", "MOR-TURN-01")
def test_a_missed_turn_in_roma_has_no_beast() -> None:
    table = reach_roma(Table(2), A)
    table.act(A, "wait").accepted_entries()
    table.set_fact("skips", A, 1).accepted_entries()
    table.act(B, "move", 3).accepted_entries()
    assert (table.world.turn, table.world.beast) == (A, "")
    assert table.form(A, "fight-beast") is None
    assert table.act(A, "wait").event("turn-waited").held is True
    table.act(B, "move", 1).accepted_entries()
    assert table.world.beast == "may"


@pytest.mark.rule("MOR-ROMA-07", "MOR-PVP-21", "MOR-ROMA-03")
def test_the_second_arrival_draws_and_then_both_fight_to_the_death() -> None:
    table = reach_roma(Table(3).equip(B, at="roma"), A)
    duel = table.world.bout
    assert duel is not None
    assert duel.sides[0].who == A
    assert table.max_hit_points(A) == 3
    play_duel(table, A)
    assert table.gladiator(B).standing == "dead"
    assert (table.world.draws, table.gladiator(A).roma_duels) == ((A,), 1)
    assert table.max_hit_points(A) == 3


@pytest.mark.rule("MOR-PVP-25", "MOR-PVP-26", "MOR-FLUX-04", "MOR-FLUX-05", "MOR-FLUX-06")
def test_s19_owner_in_debt_after_a_duel_in_roma() -> None:
    table = reach_roma(Table(3).equip(B, at="roma"), A, "thief_armour")
    others = [c.id for c in table.world.scenario.deck.cards for _ in range(c.count)]
    for card in ("thief_armour", "owner_in_debt"):
        others.remove(card)
    table.discarded(*others[:14])
    for card in others[14:47]:
        table.record_house_entry(
            FactSet(A, "takes", card), postings=(Posting(card, PILE_ACCOUNT, "@elsewhere", 1),)
        )
    assert (table.card_count(), table.card_count("@discards")) == (21, 15)
    play_duel(table, A)
    sent = table.draw_card(A, "owner_in_debt")
    assert sent.event("sent-away").origin == "roma"
    assert (table.place(A), table.max_hit_points(A)) == ("dalmatian_coast", 2)
    assert (table.card_count(), table.card_count("@discards"), table.world.turn) == (36, 0, C)
    table.act(C, "move", 3).accepted_entries()
    table.act(A, "move", 5).accepted_entries()
    assert table.place(A) == "apollonia_il"


@pytest.mark.rule("MOR-ROMA-03")
def test_every_arrival_draws_or_by_another_reading_the_first_only() -> None:
    for reading, draws in (("every_arrival", (A,)), ("first_arrival_only", ())):
        table = reach_roma(Table(2).with_reading("roma.card", reading), A, "owner_in_debt")
        assert table.place(A) == "dalmatian_coast"
        table.equip(A, at="aricia").begin_turn(A)
        table.act(A, "move", 1).accepted_entries()
        assert (table.world.draws, table.world.beast) == (draws, "may")


@pytest.mark.rule("MOR-ROMA-09", "MOR-GOAL-01", "MOR-ROMA-02")
def test_s23_a_winner_of_a_roma_duel_wins_as_the_last_gladiator() -> None:
    table = play_duel(reach_roma(Table(3).equip(B, at="roma"), A), A)
    assert not RULES.course.finished(table.state)
    table.draw_and_keep(A, "gladius").accepted_entries()
    table.equip(C, at="tingis", hp=1).begin_turn(C)
    table.act(C, "move", 1).accepted_entries()
    ended = table.act(C, "face-danger", 1)
    assert ended.entry_names()[-2:] == ["died", "game-ended"]
    assert table.world.winner == A
    assert RULES.course.finished(table.state)
    assert RULES.course.result(table.state) == Result("winner", (A,))
    assert table.state.books.balance(A, RUDIS) == 1
    assert RULES.assets.worth(table.state, RUDIS) > 60 * RULES.assets.worth(
        table.state, "hit_point"
    )
    assert RULES.course.awaited(table.state) == ()


@pytest.mark.rule("MOR-ROMA-09", "MOR-TURN-10")
def test_the_duel_in_roma_ends_a_game_for_two() -> None:
    table = play_duel(reach_roma(Table(2).equip(B, at="roma"), A), A)
    assert (table.world.winner, table.world.draws) == (A, ())
    for who, act in ((A, "move"), (A, "wait"), (B, "roll-for-order"), (A, "draw-card")):
        table.act(who, act).assert_refused("MOR-ROMA-09")
        assert table.form(who, act) is None
    table.act("host", "set-fact", fact="winner", who=B, value="wins", reason="so").assert_refused(
        "MOR-ROMA-09"
    )


@pytest.mark.rule("MOR-ROMA-09")
def test_the_winner_still_needs_a_beast_by_another_reading() -> None:
    table = Table(2).with_reading("roma.last_alive", "always_needs_beast").equip(B, at="roma")
    play_duel(reach_roma(table, A), A)
    assert (table.world.is_ended, table.world.draws) == (False, (A,))
    table.draw_and_keep(A, "gladius").accepted_entries()
    table.act(A, "fight-beast").accepted_entries()
    table.act(A, "strike-beast", *SURE, *NEVER).accepted_entries()
    assert (table.world.winner, table.world.draws) == (A, ())


@pytest.mark.rule("MOR-ROMA-10")
def test_both_may_die_and_nobody_has_won() -> None:
    table = reach_roma(Table(2).equip(B, at="roma"), A, "thief_armour")
    table.act(A, "strike", *SURE, *SURE).accepted_entries()
    ended = table.act(B, "strike", *SURE, *SURE)
    assert ended.event("game-ended") == GameEnded("")
    assert (table.world.is_ended, table.world.winner) == (True, "")
    assert table.state.books.balance(A, RUDIS) == 0


@pytest.mark.rule("MOR-ROMA-10", "MOR-ROMA-02")
def test_the_game_goes_on_when_both_die_and_a_third_lives() -> None:
    table = reach_roma(Table(3).equip(B, at="roma", hp=1), A, "old_wound")
    table.act(A, "strike", *SURE, *SURE).accepted_entries()
    assert (table.world.is_ended, table.world.turn) == (False, C)


@pytest.mark.rule("MOR-ALT-01", "MOR-ROMA-02", "MOR-ROMA-09")
def test_s22_the_last_one_alive_still_has_to_win_in_roma() -> None:
    table = Table(2).equip(A, at="tauromenium", hp=4).begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    assert not table.world.is_ended
    entered = table.act(A, "move", 6)
    assert (table.place(A), entered.event("arena-entered").beast) == ("puteoli", "must")
    began = table.act(A, "fight-beast").event("hunt-began")
    assert (began.sides[1].attack, began.sides[1].defence, began.hit_points[1]) == (3, 3, 1)
    table.act(A, "strike-beast", *SURE, *NEVER).accepted_entries()
    assert (table.world.is_ended, table.world.draws) == (False, (A,))
    table.draw_and_keep(A, "gladius").accepted_entries()
    assert (table.world.turn, table.world.is_ended) == (A, False)
    table.equip(A, at="aricia")
    table.act(A, "move", 1).accepted_entries()
    table.draw_card(A, "medicus").accepted_entries()
    assert not table.world.is_ended
    table.act(A, "fight-beast").accepted_entries()
    table.act(A, "strike-beast", *SURE, *NEVER).accepted_entries()
    assert table.world.winner == A


@pytest.mark.rule("MOR-ALT-01", "MOR-ROMA-10")
def test_s22_if_the_last_one_dies_on_the_way_nobody_has_won() -> None:
    table = Table(2).equip(A, at="tingis", hp=1).begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    table.act(A, "move", 1).accepted_entries()
    assert table.act(A, "face-danger", 1).event("game-ended").winner == ""


@pytest.mark.rule("MOR-ALT-01")
def test_a_beast_that_was_beaten_while_others_lived_does_not_count() -> None:
    table = reach_roma(Table(2), A)
    table.act(A, "fight-beast").accepted_entries()
    table.act(A, "strike-beast", *SURE, *NEVER).accepted_entries()
    table.draw_and_keep(A, "gladius").accepted_entries()
    table.set_fact("life", B, "dead").accepted_entries()
    assert not table.world.is_ended


@pytest.mark.rule("MOR-ALT-01", "MOR-ROMA-09")
def test_the_last_one_alive_has_won_without_the_first_alternate_rule() -> None:
    table = Table(2).with_reading("alternate.rule_1", value=False).begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    assert table.world.winner == A


@pytest.mark.rule("MOR-ROMA-07")
def test_two_gladiators_in_roma_fight_at_turn_start() -> None:
    table = reach_roma(Table(3), A)
    table.act(A, "wait").accepted_entries()
    table.set_fact("place", B, "roma").accepted_entries()
    assert table.world.turn == B
    assert table.world.bout is not None
    play_duel(table, B)
    table.draw_and_keep(B, "gladius").accepted_entries()
    assert table.world.turn == C


@pytest.mark.rule("MOR-HOUSE-CARD-18", "MOR-ROMA-04")
def test_chains_on_arriving_in_roma_cost_the_next_turn_there() -> None:
    table = reach_roma(Table(2), A, "chains")
    assert table.act(A, "wait").event("turn-waited").held is False
    assert table.gladiator(A).missed_turns == 1
    table.act(B, "move", 3).accepted_entries()
    assert (table.world.turn, table.form(A, "fight-beast")) == (A, None)
    assert table.act(A, "wait").event("turn-waited").held is True
    assert table.gladiator(A).missed_turns == 0


@pytest.mark.rule("MOR-ROMA-09", "MOR-ROMA-02")
def test_a_fight_with_a_beast_is_fought_out_before_the_last_one_has_won() -> None:
    table = play_duel(reach_roma(Table(3).equip(B, at="roma"), A), A)
    table.draw_and_keep(A, "gladius").accepted_entries()
    table.act(C, "move", 3).accepted_entries()
    table.act(A, "fight-beast").accepted_entries()
    table.set_fact("life", C, "dead").accepted_entries()
    assert not table.world.is_ended
    assert "game-ended" not in table.act(A, "strike-beast", *NEVER, *NEVER).entry_names()
    assert table.act(A, "strike-beast", *SURE, *NEVER).entry_names()[-1] == "game-ended"
    assert table.world.winner == A

"""Dice count once, and an agreement belongs to the round in which it was proposed."""

import pytest

from ledger.contract.form import Choice
from tests.games.morituri.sand import FIRST, SECOND, ArenaGladiator, ArenaTable, arena_with_duel
from tests.games.morituri.table import Table

MISSES = {"dice": [3, 4], "their_dice": [4, 3]}
"""The dice that the newcomer types in when both miss."""

THE_SAME = {"dice": [4, 3], "their_dice": [3, 4]}
"""The same dice as the opponent types them in."""


def duel_with_typed_rolls() -> ArenaTable:
    return arena_with_duel(
        ArenaGladiator(6), ArenaGladiator(6), table=Table(2).with_scenario_data(dice="table")
    )


@pytest.mark.rule("MOR-COMP-01")
def test_a_round_that_both_type_in_is_one_round() -> None:
    sand = duel_with_typed_rolls()
    sand.act(FIRST, "strike", **MISSES).accepted_entries()
    (objection,) = sand.act(SECOND, "strike", **THE_SAME).assert_refused_with("typed-already")
    assert objection.args == {"who": f"who:{FIRST}"}
    assert sand.current_duel.round == 1


@pytest.mark.rule("MOR-COMP-01")
def test_dice_name_their_round_and_count_in_no_other() -> None:
    sand = duel_with_typed_rolls()
    sand.act(FIRST, "strike", **MISSES, round="fight-1/round-1").accepted_entries()
    late = {"dice": [6, 6], "their_dice": [1, 1], "round": "fight-1/round-1"}
    (objection,) = sand.act(SECOND, "strike", **late).assert_refused_with("another-round")
    assert objection.args == {"n": 2}
    sand.act(SECOND, "strike", **THE_SAME, round="fight-1/round-2").accepted_entries()
    assert sand.current_duel.round == 2


@pytest.mark.rule("MOR-COMP-01")
def test_the_form_names_the_round_of_typed_dice() -> None:
    sand = duel_with_typed_rolls()
    form = sand.form(FIRST, "strike")
    assert form is not None
    field = form.fields[-1]
    assert isinstance(field, Choice)
    assert [option.value for option in field.options] == ["fight-1/round-1"]
    served = arena_with_duel(ArenaGladiator(), ArenaGladiator()).form(FIRST, "strike")
    assert served is not None
    assert served.fields == ()


@pytest.mark.rule("MOR-COMP-01")
def test_different_dice_of_the_opponent_are_the_next_round() -> None:
    sand = duel_with_typed_rolls()
    sand.act(FIRST, "strike", **MISSES).accepted_entries()
    sand.act(SECOND, "strike", dice=[5, 2], their_dice=[2, 5]).accepted_entries()
    sand.act(SECOND, "strike", dice=[5, 2], their_dice=[2, 5]).accepted_entries()
    assert sand.current_duel.round == 3


@pytest.mark.rule("MOR-PVP-14", "MOR-PVP-21")
def test_an_agreement_to_fight_on_belongs_to_its_round() -> None:
    sand = arena_with_duel(ArenaGladiator(6), ArenaGladiator(6), space="roma")
    petition = sand.act(FIRST, "fight-on", foe=SECOND).pending_petition_id()
    sand.act(SECOND, "fight-on", foe=FIRST).assert_refused_with("proposed-already")
    sand.fight_duel_round((3, 4), (4, 3))
    sand.act(SECOND, "consent", petition=petition).assert_refused_with("matter-over")
    assert sand.current_duel.round == 1

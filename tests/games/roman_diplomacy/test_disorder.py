"""Civil disorder: its effect on an empire, and the number of silent turns that bring it."""

from random import Random

import pytest

from ledger.games.roman_diplomacy.adjudication.board import Province, board_from_provinces
from ledger.games.roman_diplomacy.adjudication.orders import Hold, Piece
from ledger.games.roman_diplomacy.disorder import end_of_empire_in_disorder
from ledger.games.roman_diplomacy.events.empires import DisorderBegan
from ledger.games.roman_diplomacy.scenario.load import default_scenario, load_scenario
from ledger.games.roman_diplomacy.scenario.model import DisorderLimits
from ledger.games.roman_diplomacy.strategy.movement import sensible_orders
from ledger.games.roman_diplomacy.strategy.situation import Situation
from ledger.scenario.yamlfile import ScenarioError
from tests.games.roman_diplomacy.table import Table, small_map_table


def table_with_empire() -> Table:
    """Return an empire X with own centres, with and without units, and units in foreign centres."""
    return small_map_table().set_board(
        {"X": ["A alb", "A sic", "A aeg", "A ill", "F mid", "G bru"], "Y": ["A thr", "A bru"]},
        {"alb": "X", "bru": "X", "thr": "X", "afr": "X", "aeg": "Y"},
    )


@pytest.mark.rule("DIP-CD-02", "DIP-CD-03", "DIP-CD-04", "DIP-CD-05")
def test_disorder_takes_centres_and_the_units_in_them_and_leaves_others() -> None:
    table = table_with_empire()
    assert end_of_empire_in_disorder(table.world, "X") == DisorderBegan(
        "X",
        centres=("afr", "alb", "bru", "thr"),
        guarded=("afr", "alb"),
        removed=("aeg", "alb", "sic"),
        stranded=("ill", "mid"),
    )
    table.record_events(end_of_empire_in_disorder(table.world, "X"))
    assert table.owners("afr", "alb", "bru", "thr", "aeg", "sic") == ["", "", "", "", "Y", ""]
    assert table.units == {"neutral A ill", "neutral F mid", "Y A thr", "Y A bru"}
    guards = {one for one in table.standing if " G " in one}
    assert guards == {"neutral G afr", "neutral G alb"}
    assert "X" not in table.world.players_with_empire


@pytest.mark.rule("DIP-CD-04")
def test_a_unit_in_disorder_holds_and_is_gone_when_it_is_dislodged() -> None:
    table = table_with_empire()
    table.record_events(end_of_empire_in_disorder(table.world, "X"))
    table.play_phase(Y=["A thr - ill"])
    assert "neutral A ill" in table.units
    table.play_phase(Y=["A thr - ill", "A bru S A thr - ill"])
    assert {"Y A ill", "Y A bru"} <= table.units
    assert "neutral A ill" not in table.units
    assert table.world.dislodged == ()


@pytest.mark.rule("DIP-CD-01")
def test_missing_limits_of_disorder_have_the_usual_values() -> None:
    usual = default_scenario("I").disorder
    assert DisorderLimits() == usual
    text = "based_on: roman_diplomacy\ndisorder: {{{limits}}}\n"
    for limits in ("in_a_row: 1", "in_all: 1", "in_a_row: 100", "in_all: 100"):
        field, _, number = limits.partition(": ")
        given = load_scenario(text.format(limits=limits), "tonight.yaml").disorder
        assert given == usual.model_copy(update={field: int(number)})
    for limits in ("in_a_row: 0", "in_all: 0", "in_a_row: 101", "in_all: 101"):
        with pytest.raises(ScenarioError):
            load_scenario(text.format(limits=limits), "tonight.yaml")


@pytest.mark.rule("DIP-CD-01")
def test_an_idle_bot_orders_one_hold() -> None:
    islands = board_from_provinces(
        Province(place, place, "inland", False, False, (), frozenset(), {})
        for place in ("one", "two")
    )
    pieces = (Piece("A", "one", "X"), Piece("A", "two", "X"))
    alone = Situation(islands, pieces, {}, "X")
    assert sensible_orders(alone, Random(1)) == (Hold("one"),)

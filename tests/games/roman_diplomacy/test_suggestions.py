"""Suggestions in Roman Diplomacy: the acts that the turn asks for, and their stakes."""

from typing import Any, cast

import pytest

from ledger.contract.messages import messages_of
from ledger.contract.offer import Form, KnownState, Suggestion
from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.cities import free_cities
from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.suggestions import _SUGGESTERS
from ledger.kernel.previewing.preview import offers, state_known_to
from ledger.kernel.previewing.suggestions import best_suggestions
from tests.games.roman_diplomacy.table import (
    Table,
    scenario_on_map,
    seat_players,
    small_map_table,
    unite_empires,
)
from tests.games.roman_diplomacy.war import War, begin_war
from tests.games.suggested import suggestion_text

WORDS = messages_of("roman_diplomacy")


def first_suggestion(table: Table, who: str, *acts: str) -> list[Suggestion]:
    """Return the first suggestion for a player to whom these acts are open."""
    known = KnownState(table.state, cast("Any", None), cast("Any", None))
    return [*RULES.phones.suggests(known, who, {act: Form() for act in acts})]


def suggestions_in_words(table: Table, who: str, *acts: str) -> list[str]:
    """Return the suggestion in words. People and places have their ids."""
    return [suggestion_text("roman_diplomacy", one) for one in first_suggestion(table, who, *acts)]


def table_of_two_empires() -> Table:
    """Return a table where X holds two centres with two armies and a garrison, and Y one army."""
    pieces = {"X": ["A gal", "A alb", "G bru"], "Y": ["A thr"]}
    table = Table(scenario_on_map(win=6)).set_board(
        pieces, {"bru": "X", "alb": "X"}, cities={"X": "bru"}
    )
    return seat_players(table, "X", "Y")


@pytest.mark.rule("DIP-WIN-01", "DIP-START-03")
def test_orders_are_asked_for_with_the_centres_one_has_and_needs() -> None:
    assert suggestions_in_words(table_of_two_empires(), "X", "order-units") == [
        "Order your 3 pieces: you have 2 of the 6 centres that win"
    ]
    assert suggestions_in_words(table_of_two_empires(), "Y", "order-units") == [
        "Order your one piece: you have 0 of the 6 centres that win"
    ]


@pytest.mark.rule("DIP-WIN-02", "DIP-FED-03")
def test_the_centres_of_a_federation_count_together() -> None:
    assert suggestions_in_words(
        unite_empires(table_of_two_empires(), "X", "Y"), "Y", "order-units"
    ) == ["Order your one piece: your federation has 2 of the 6 centres that win"]


@pytest.mark.rule("DIP-CITY-07")
def test_a_winter_suggestion_counts_builds_or_disbands() -> None:
    table = table_of_two_empires().skip_to_autumn().at("adjustments")
    assert builds_allowed(table.world, "Y") == -1
    assert suggestions_in_words(table, "Y", "order-adjustments") == [
        "One unit is more than your centres feed: say which, or it is chosen for you"
    ]
    rich = table_of_two_empires().set_board(
        {"X": ["A gal", "G bru"]}, {"bru": "X", "alb": "X", "sic": "X"}
    )
    assert builds_allowed(rich.world, "X") == 2
    assert suggestions_in_words(rich, "X", "order-adjustments") == [
        "You may build 2 units: what you do not order is not built"
    ]


@pytest.mark.rule("DIP-START-04")
def test_a_dislodged_unit_is_named_by_its_province() -> None:
    table = small_map_table().set_board(
        {"X": ["A gal", "A alb"], "Y": ["A bru"]}, cities={"X": "alb"}
    )
    seat_players(table, "X", "Y")
    table.play_phase(X=["A gal - bru", "A alb S A gal - bru"])
    (one,) = table.world.dislodged
    assert one.piece.owner == "Y"
    assert suggestions_in_words(table, "Y", "order-retreats") == [
        "Say where your unit goes that was driven out of bru. Without an order it is disbanded"
    ]


@pytest.mark.rule("DIP-FED-06", "DIP-FED-08")
def test_a_suggested_trade_names_the_members_of_the_federation() -> None:
    table = unite_empires(table_of_two_empires(), "X", "Y").at("trades")
    assert suggestions_in_words(table, "X", "trade", "hand-over-unit", "hand-over-centre") == [
        "Trade with your federation, each giving something: Y",
        "Hand over a unit, before winter: Y is of your federation",
        "Hand over a centre to your federation: Y",
    ]
    assert suggestions_in_words(table_of_two_empires(), "X", "hand-over-unit") == [
        "Hand over a unit, before winter"
    ]


def first_suggestions(war: War, who: str) -> list[Suggestion]:
    """Return the first suggestion on a player's phone in a played game."""
    viewer = war.viewer(who)
    known = state_known_to(war.machine, war.state, viewer)
    return [*best_suggestions(war.machine, known, who, offers(war.machine, war.state, viewer, who))]


@pytest.mark.rule("DIP-PLAY-02", "DIP-START-03")
def test_a_player_gets_the_guide_until_the_first_orders_are_carried_out() -> None:
    game = War()
    (found,) = first_suggestions(game, "gaius")
    assert (found.act, found.guide) == ("found-empire", "guide-emperor")
    assert found.args["n"] == len(free_cities(game.state))
    game.found_empires(gaius="bru", julia="alb")
    (orders,) = first_suggestions(game, "gaius")
    assert (orders.act, orders.guide) == ("order-units", "guide-emperor")
    game.ready("gaius", "julia")
    (orders,) = first_suggestions(game, "gaius")
    assert (orders.act, orders.guide) == ("order-units", "")


@pytest.mark.rule("DIP-START-04")
def test_suggestions_reveal_no_sealed_orders() -> None:
    game = begin_war()
    before = first_suggestions(game, "gaius"), first_suggestions(game, "julia")
    game.save_orders("julia", A_alb="H")
    assert (first_suggestions(game, "gaius"), first_suggestions(game, "julia")) == before


def test_closed_acts_are_not_suggested() -> None:
    assert first_suggestion(table_of_two_empires(), "X") == []
    assert first_suggestion(table_of_two_empires(), "X", "federate", "agree-on-end") == []


@pytest.mark.parametrize("act", _SUGGESTERS)
def test_every_suggested_act_exists_and_has_words(act: str) -> None:
    assert act in {one.name for one in RULES.play.acts}
    assert WORDS.has(f"suggest-{act}")

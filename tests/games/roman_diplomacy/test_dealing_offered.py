"""The form of a trade: its partners, its goods, and the reasons why other goods are not offered."""

from typing import Any

import pytest

from ledger.contract.form import Choice, Number, Subset
from ledger.contract.offer import Form
from ledger.kernel.previewing.preview import form_of, state_known_to
from tests.games.roman_diplomacy.market import (
    lay_mutual_offers,
    offer_trade,
    war_at_trade_time,
    war_with_armies_in_cities,
)
from tests.games.roman_diplomacy.war import War
from tests.toy.yard import message_keys_of_refusal, short_type_names


def trade_form(war: War, who: str, viewer: str = "", **chosen: Any) -> Form | None:
    """Return the form of a trade as a player's phone draws it."""
    known = state_known_to(war.machine, war.state, war.viewer(viewer or who))
    return form_of(war.machine, known, who, "trade", chosen)


def values_by_field(found: Form | None) -> dict[str, Any]:
    """Return each field's values: places of a subset with its least number, bounds of a number."""
    assert found is not None
    return {
        one.name: _field_values(one) for one in found.fields if isinstance(one, Subset | Number)
    }


def _field_values(field: Subset | Number) -> Any:
    if isinstance(field, Number):
        return field.least, field.most
    return [one.value for one in field.options], field.least


@pytest.mark.rule("DIP-FED-08")
def test_only_members_see_a_trade_refused_as_too_early() -> None:
    war = war_with_armies_in_cities()
    assert trade_form(war, "gaius") is None
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", reason="the scene")
    early = trade_form(war, "gaius")
    assert early is not None
    assert [one.key for one in early.blocked] == ["no-time-to-trade"]
    assert trade_form(war, "livia") is None


def offered_partners(found: Form | None) -> list[tuple[str, str]]:
    """Return the partners that a form offers, each with its note."""
    assert found is not None
    (choice,) = (one for one in found.fields if isinstance(one, Choice))
    return [(one.value, one.note) for one in choice.options]


@pytest.mark.rule("DIP-FED-02", "DIP-FED-06")
def test_the_form_lists_partners_with_notes_about_limits() -> None:
    war = war_at_trade_time()
    julia = "julia", "note-no-builds-in-spring"
    assert offered_partners(trade_form(war, "gaius")) == [
        julia,
        ("livia", "note-no-builds-in-spring"),
    ]
    assert values_by_field(trade_form(war, "gaius", **{"with": "julia"})) == {
        "give_units": (["bru"], 0),
        "give_centres": (["bru"], 0),
        "give_builds": (0, 0),
        "take_units": ([], 0),
        "take_centres": ([], 0),
        "take_builds": (0, 0),
    }
    assert values_by_field(trade_form(war, "gaius", **{"with": "livia"}))["give_centres"] == (
        ["bru"],
        0,
    )


@pytest.mark.rule("DIP-FED-06")
def test_autumn_offers_builds_and_players_without_partners_are_told() -> None:
    war = war_at_trade_time("autumn")
    assert offered_partners(trade_form(war, "gaius")) == [("julia", "")]
    assert values_by_field(trade_form(war, "gaius", **{"with": "julia"}))["give_builds"] == (0, 1)
    alone = trade_form(war, "livia")
    assert alone is not None
    assert [one.key for one in alone.blocked] == ["nobody-to-trade-with"]


@pytest.mark.rule("DIP-FED-06")
def test_the_form_contains_the_partners_offer() -> None:
    war = war_at_trade_time("autumn")
    offer_trade(war, "gaius", "julia", give_units=["bru"], give_centres=["thr"], give_builds=1)
    found = values_by_field(trade_form(war, "julia", **{"with": "gaius"}))
    taken = {name: domain for name, domain in found.items() if name.startswith("take")}
    assert taken == {
        "take_units": (["bru"], 1),
        "take_centres": (["thr"], 1),
        "take_builds": (1, 1),
    }
    assert found["give_units"] == (["alb"], 0)


@pytest.mark.rule("DIP-FED-06", "ACTA-04")
def test_a_host_records_a_trade_with_gifts_of_both_sides() -> None:
    war = war_at_trade_time()
    lay_mutual_offers(war)
    found = values_by_field(trade_form(war, "gaius", "host", **{"with": "julia"}))
    assert (found["give_units"], found["take_units"]) == ((["bru"], 0), (["alb"], 0))
    half = {"with": "julia", "give_units": ["bru"]}
    assert message_keys_of_refusal(
        war.expect_refusal("gaius", "trade", recorder="host", **half)
    ) == ["trade-one-sided"]
    (traded,) = war.does("gaius", "trade", recorder="host", **half, take_units=["alb"])
    assert short_type_names((traded,)) == ["traded"]

"""The viewers of a member's departure, and its time (DIP-DEFED-01)."""

import pytest

from ledger.games.roman_diplomacy.events.empires import LeavingAnnounced, LeavingDeclared
from ledger.record.audience import sees
from ledger.record.entry import audiences
from tests.games.roman_diplomacy.war import War, begin_war
from tests.harness import viewer_with_cards


def war_with_federation() -> War:
    """Return a game where Gaius and Julia are one federation, and write their orders."""
    war = begin_war()
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", reason="the scene")
    return war


def kinds_of_entries(war: War, who: str) -> list[str]:
    """Return the kinds of entries about leaving that a viewer sees."""
    viewer = viewer_with_cards(war.state, who)
    return [
        type(entry.event).__name__
        for entry in war.state.log.in_order()
        if isinstance(entry.event, LeavingDeclared | LeavingAnnounced)
        if any(sees(audience, viewer) for audience in audiences(entry))
    ]


@pytest.mark.rule("DIP-DEFED-01")
def test_a_departure_is_announced_with_the_results_and_not_before() -> None:
    war = war_with_federation()
    war.does("gaius", "leave-federation")
    assert kinds_of_entries(war, "gaius") == kinds_of_entries(war, "host") == ["LeavingDeclared"]
    assert kinds_of_entries(war, "julia") == []
    war.ready("gaius", "julia")
    assert war.world.phase == "trades"
    assert kinds_of_entries(war, "gaius") == ["LeavingDeclared", "LeavingAnnounced"]
    assert kinds_of_entries(war, "julia") == ["LeavingAnnounced"]
    war.ready("gaius", "julia")
    assert war.world.members_of_side("gaius") == ("gaius",)


@pytest.mark.rule("DIP-DEFED-01")
def test_a_departure_after_the_results_is_announced_at_once() -> None:
    war = war_with_federation()
    war.ready("gaius", "julia")
    war.does("gaius", "leave-federation")
    assert kinds_of_entries(war, "julia") == ["LeavingAnnounced"]
    war.ready("gaius", "julia")
    assert war.world.members_of_side("gaius") == ("gaius",)


@pytest.mark.rule("DIP-DEFED-01")
def test_a_departure_from_an_ended_federation_is_not_announced() -> None:
    war = war_with_federation()
    war.does("gaius", "leave-federation")
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="", reason="it was a mistake")
    war.ready("gaius", "julia")
    assert kinds_of_entries(war, "julia") == []

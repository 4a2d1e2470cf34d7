"""The start of a game: the cards, the stewards, and the books."""

from typing import Any

import pytest

from ledger.contract.founding import Founding
from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.state import World
from ledger.games.roman_diplomacy.tally import CENTRE, GARRISON, NEUTRAL_ACCOUNT
from ledger.record.books import ORIGIN_ACCOUNT
from tests.games.roman_diplomacy.war import SMALL


def found_small_game(*lines: str) -> Founding[World]:
    """Return the small game of two, with these further lines of its scenario."""
    text = "".join((SMALL, *(f"{line}\n" for line in lines)))
    data: dict[str, Any] = RULES.scenarios.read(text, "test.yaml")
    return RULES.scenarios.found(data)


def test_each_player_has_a_card_and_a_host_keeps_order() -> None:
    found = found_small_game()
    assert [(card.id, card.character) for card in found.cards] == [
        ("gaius-1", "gaius"),
        ("julia-1", "julia"),
        ("host-1", "host"),
    ]
    assert (found.stewards, found.players) == (("host",), ("gaius", "julia"))


def test_players_who_are_stewards_have_no_host() -> None:
    found = found_small_game("stewards: players")
    assert [(card.id, card.character) for card in found.cards] == [
        ("gaius-1", "gaius"),
        ("julia-1", "julia"),
    ]
    assert found.stewards == found.players == ("gaius", "julia")


def test_the_first_period_is_the_spring_of_the_first_year() -> None:
    period = found_small_game().period
    assert (period["seq"], period["kind"], period["key"], period["year"]) == (
        1,
        "spring_ad",
        "season-spring",
        100,
    )


@pytest.mark.rule("DIP-START-01")
def test_all_centres_and_garrisons_begin_neutral_in_the_books_too() -> None:
    found = found_small_game()
    assert sorted((one.asset, one.source, one.target, one.amount) for one in found.postings) == [
        (CENTRE, ORIGIN_ACCOUNT, NEUTRAL_ACCOUNT, 6),
        (GARRISON, ORIGIN_ACCOUNT, NEUTRAL_ACCOUNT, 6),
    ]
    neutral = dict.fromkeys(("aeg", "afr", "alb", "bru", "sic", "thr"), "")
    assert dict(found.world.position.garrisons) == dict(found.world.position.owners) == neutral


@pytest.mark.rule("DIP-START-02")
@pytest.mark.parametrize(
    ("reading", "centres"),
    [("garrison_only", False), ("garrison_and_barbarians", True)],
)
def test_barbarians_hold_all_other_land_and_by_one_reading_centres_too(
    reading: str, *, centres: bool
) -> None:
    world = found_small_game("switches:", f"  start.centre_barbarians: {reading}").world
    land = {one.id for one in world.board.provinces.values() if one.can_hold_armies}
    assert world.position.markers == (land if centres else land - {*world.position.owners})

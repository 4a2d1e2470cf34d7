"""Doubts about a scenario: possible values that are probably mistakes."""

from collections.abc import Iterator

from ledger.games.morituri.scenario.model import Scenario
from ledger.language.grammar import count_text
from ledger.scenario.facts import DoubtfulSetting

PENNANTS_OF_ROMA = 4
MAX_PENNANTS = 3
SYRACUSE_PENNANTS = ("syracuse", 2)


def doubts_of(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    """Yield each difference between the scenario and the few printed facts about board and deck."""
    yield from _deck_doubts(scenario)
    yield from _board_doubts(scenario)
    if len(scenario.players) * scenario.start.hit_points > scenario.box.hit_point_cards:
        yield DoubtfulSetting(
            "MOR-COMP-01", "there are more hit points at the start than cards for them"
        )


def _deck_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    card_count = sum(card.count for card in scenario.deck.cards)
    if card_count != scenario.box.cards:
        message = f"the deck has {count_text(card_count, 'card')}, and the box {scenario.box.cards}"
        yield DoubtfulSetting("MOR-COMP-01", message)
    if not any(card.effect == "owner_in_debt" for card in scenario.deck.cards):
        yield DoubtfulSetting("MOR-FLUX-04", "there is no Owner in Debt! in the deck")


def _board_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    spaces = scenario.board.spaces
    bonus = sum(space.type == "hit_point" for space in spaces)
    if bonus != scenario.bonus_spaces:
        spaces_text = count_text(bonus, "space has", "spaces have")
        message = f"{spaces_text} a Hit Point card, and {scenario.bonus_spaces} should"
        yield DoubtfulSetting("MOR-SETUP-06", message)
    for space in spaces:
        pennants = count_text(space.pennants or 0, "pennant")
        if space.type == "arena" and (space.pennants or 0) > MAX_PENNANTS:
            message = f"{space.name} has {pennants}; arenas have 1 to 3"
            yield DoubtfulSetting("MOR-ARENA-01", message)
        if (space.id, space.type) == (
            SYRACUSE_PENNANTS[0],
            "arena",
        ) and space.pennants != SYRACUSE_PENNANTS[1]:
            yield DoubtfulSetting("MOR-ARENA-05", f"Syracuse has {pennants}, and 2 in print")
    if scenario.roma.pennants != PENNANTS_OF_ROMA:
        message = f"Roma has {count_text(scenario.roma.pennants or 0, 'pennant')}, and 4 in print"
        yield DoubtfulSetting("MOR-ARENA-02", message)

"""Doubts about a scenario: warnings that an organiser should check, and may ignore."""

from collections.abc import Iterator

from ledger.games.cursus_honorum.scenario.model import Scenario
from ledger.language.grammar import count_text
from ledger.scenario.facts import DoubtfulSetting

CROWDED_TABLE_SIZE = 5
"""From this number of players on, the seat decides much of the game (Q-16)."""

MAX_PIPS = 6


def check_scenario(scenario: Scenario) -> tuple[DoubtfulSetting, ...]:
    """Return all doubts about this scenario."""
    return (
        *_seat_doubts(scenario),
        *_endless_game_doubts(scenario),
        *_election_doubts(scenario),
        *_office_ladder_doubts(scenario),
    )


def _seat_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    players = len(scenario.players)
    if players >= CROWDED_TABLE_SIZE and scenario.switches["round.turn_order"] == "fixed":
        message = (
            f"with {count_text(players, 'player')} in a fixed order the last to play wins far more "
            "often than the first; `round.turn_order: rotate_each_round` is fairer"
        )
        yield DoubtfulSetting("Q-16", message)


def _endless_game_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    ending_offices = [office for office in scenario.offices.values() if office.ends]
    place_count = sum(
        min(office.places or len(scenario.players), len(scenario.players))
        for office in ending_offices
    )
    closes_after_places = scenario.switches["offices.limit"] == "closed_after_places"
    possible_wins = (
        place_count if closes_after_places else len(ending_offices) * len(scenario.players)
    )
    if possible_wins < scenario.end.elected and not scenario.switches["end.max_rounds"]:
        message = "no election can end the game; it ends only when all agree"
        yield DoubtfulSetting("CUR-END-01", message)


def _election_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    dice_count = max(level.dice for level in scenario.levels.values())
    for office in scenario.offices.values():
        helping_skills = [
            skill for skill in scenario.skills.values() if skill.only_for in (None, office.id)
        ]
        highest_votes = dice_count * MAX_PIPS + sum(
            skill.votes + skill.per_die * dice_count for skill in helping_skills
        )
        if office.votes > highest_votes:
            votes = count_text(office.votes, "vote")
            message = f"{office.name} needs {votes}, and nobody can have over {highest_votes}"
            yield DoubtfulSetting("CUR-ELECT-07", message)


def _office_ladder_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    order = list(scenario.offices)
    for office in scenario.offices.values():
        lower_offices = [
            lower_office
            for lower_office in office.after
            if order.index(lower_office) >= order.index(office.id)
        ]
        if lower_offices:
            message = f"{office.name} comes after a rung that is not below it on the sheet"
            yield DoubtfulSetting("Q-23", message)

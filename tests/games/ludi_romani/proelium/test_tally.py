"""Screens get the results of a battle: rounds won, dice taken and dice lost."""

from collections.abc import Iterable
from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CURIALIS
from ledger.games.ludi_romani.mors.death import draft_death
from ledger.games.ludi_romani.proelium.round_settlement import ConcursatioSettled
from ledger.record.entry import Entry
from tests.games.ludi_romani.battles import duel_after_acceptance, play_rounds, roll_both_dice
from tests.games.ludi_romani.proelium.scenes import (
    attack_before_isis,
    public_battle,
    record_counted_amount,
    scenario_14,
)
from tests.games.ludi_romani.table import Table


def tally_by_side(table: Table) -> list[tuple[int, int, int]]:
    """Return for each side the rounds it won, the dice it took and the dice it lost."""
    return [(side["won"], side["taken"], side["lost"]) for side in public_battle(table)["sides"]]


def dice_owners_by_round(table: Table) -> list[Any]:
    """Return, for each round, the characters who have its dice now."""
    return [one["fallen"] for one in public_battle(table)["rounds"]]


def result_and_prize(entries: Iterable[Entry]) -> list[tuple[str, str]]:
    """Return the result and the `prize` of each round among these entries."""
    events = (entry.event for entry in entries)
    return [(e.result, e.prize) for e in events if isinstance(e, ConcursatioSettled)]


@pytest.mark.rule("PROEL-21", "PROEL-22", "PROEL-23")
def test_a_die_lost_by_two_is_the_winner_s_and_one_lost_by_less_the_god_s() -> None:
    table = play_rounds(duel_after_acceptance(white=4, others=4), (6, 1), (4, 5), (3, 3))
    assert dice_owners_by_round(table) == [["", "captor"], ["god", ""], ["god", "god"]]
    assert tally_by_side(table) == [(1, 1, 2), (1, 0, 2)]
    assert (public_battle(table)["gods_share"], public_battle(table)["victor"]) == (3, -1)
    play_rounds(table, (2, 6))
    assert tally_by_side(table) == [(1, 1, 3), (2, 1, 2)]
    assert (public_battle(table)["why"], public_battle(table)["victor"]) == ("fought", 1)


@pytest.mark.rule("PROEL-25")
def test_nobody_has_won_where_both_have_won_as_often() -> None:
    table = play_rounds(duel_after_acceptance(white=2, others=2), (6, 1), (1, 6))
    assert (public_battle(table)["why"], public_battle(table)["victor"]) == ("fought", -1)


@pytest.mark.rule("PROEL-31", "MORS-15")
def test_captures_of_a_dead_winner_have_no_captor() -> None:
    table = roll_both_dice(duel_after_acceptance(white=1, others=1), 1, 6)
    for draft in draft_death(table.state, "antony", "poison", ""):
        table.record_house_entry(draft.event, postings=draft.postings, placements=draft.placements)
    assert result_and_prize(table.wait(seconds=1).state.log.in_order()) == [
        ("captured", "elsewhere")
    ]
    assert dice_owners_by_round(table) == [["elsewhere", ""]]
    assert tally_by_side(table) == [(0, 0, 1), (1, 0, 0)]
    assert public_battle(table)["victor"] == -1


@pytest.mark.rule("PROEL-23", "PROEL-31")
def test_a_die_that_is_gone_before_its_round_is_settled_is_not_lost_in_it() -> None:
    table = record_counted_amount(
        roll_both_dice(duel_after_acceptance(white=2, others=2), 3, 3), "octavian", CURIALIS, 0
    )
    assert dice_owners_by_round(table) == [["", "god"]]
    assert tally_by_side(table) == [(0, 0, 0), (0, 0, 1)]
    assert public_battle(table)["gods_share"] == 1


@pytest.mark.rule("RING-07", "PROEL-35")
def test_a_fighter_who_risks_no_die_loses_none() -> None:
    table = play_rounds(attack_before_isis(scenario_14(3, 0)), (1, 6), (6, 1))
    assert dice_owners_by_round(table) == [["", ""], ["", "captor"]]
    assert tally_by_side(table) == [(1, 1, 0), (1, 0, 1)]

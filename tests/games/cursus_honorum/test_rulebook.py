"""The rulebook of Cursus Honorum and its messages; common checks are in another module."""

from collections.abc import Iterator
from itertools import product

import pytest

from ledger.games.cursus_honorum.offices import office_asset
from ledger.games.cursus_honorum.scenario import MAX_PLAYERS, default_scenario
from ledger.games.cursus_honorum.skills import finished_skill_asset
from tests.games.book import cached_game_sources

BOOK = cached_game_sources("cursus_honorum")
WORDS = BOOK.words
ORDER = [
    "META",
    "COMP",
    "GOAL",
    "SETUP",
    "ROUND",
    "DICE",
    "DISAP",
    "UPK",
    "DIG",
    "PC",
    "ATT",
    "SKILL",
    "WEALTH",
    "LUX",
    "ELECT",
    "OFF",
    "SHAME",
    "VP",
    "END",
]


def all_assets() -> Iterator[str]:
    """Return every asset that a player can have."""
    data = default_scenario()
    yield from ("dignitas", "shame", "wealth", "pc", "skill_points", "attack")
    yield from (*data.luxuries, *data.offices)
    for skill in data.skills:
        yield from (skill, finished_skill_asset(skill))
    for office, order in product(data.offices, range(1, MAX_PLAYERS + 1)):
        yield office_asset(office, order)


def test_the_chapters_stand_in_the_order_of_the_rulebook() -> None:
    assert [chapter.code for chapter in BOOK.chapters] == [f"CUR-{code}" for code in ORDER]
    assert len(BOOK.rules) == 80


@pytest.mark.parametrize("name", sorted(set(all_assets())))
def test_every_asset_has_a_word(name: str) -> None:
    assert WORDS.has(f"asset-{name}")


def test_every_other_term_on_the_screens_has_a_word() -> None:
    kinds = default_scenario().rolling.faces
    keys = [*(f"face-{kind}" for kind in kinds), *(f"option-die-{n}" for n in range(1, 7))]
    keys += ["role-noble", "role-host", "status-waiting", "season-round", "period-round"]
    keys += [f"option-{goal}" for goal in ("turn", "candidacies", "votes", "next-round", "end")]
    keys += ["option-pay", "option-refuse", "option-seat"]
    assert [key for key in keys if not WORDS.has(key)] == []

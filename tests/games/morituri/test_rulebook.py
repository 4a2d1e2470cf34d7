"""The rulebook of Morituri and its messages; common checks are in another module."""

import pytest

from ledger.games.morituri.rules import RULES
from ledger.games.morituri.scenario import default_scenario
from tests.games.book import cached_game_sources

BOOK = cached_game_sources("morituri")
WORDS = BOOK.words
ORDER = [
    "GOAL",
    "COMP",
    "SETUP",
    "TURN",
    "TAB",
    "HP",
    "CARD",
    "WEAP",
    "CASS",
    "ARM",
    "FLUX",
    "ARENA",
    "PVP",
    "BEST",
    "ROMA",
    "ALT",
    "HOUSE-BOARD",
    "HOUSE-CARD",
]


def test_the_chapters_stand_in_the_order_of_the_rulebook() -> None:
    assert [chapter.code for chapter in BOOK.chapters] == [f"MOR-{code}" for code in ORDER]
    assert len(BOOK.rules) == 150


@pytest.mark.parametrize("act", [act.name for act in RULES.play.acts])
def test_every_act_has_a_description(act: str) -> None:
    assert WORDS.has(f"act-{act}-about")


def test_every_card_and_every_other_asset_has_a_word() -> None:
    cards = [card.id for card in default_scenario().deck.cards]
    assert [c for c in (*cards, "hit_point", "rudis") if not WORDS.has(f"asset-{c}")] == []


def test_every_other_term_on_the_screens_has_a_word() -> None:
    keys = ["role-gladiator", "role-host", "status-waiting", "status-dead", "status-held"]
    keys += ["season-round", "period-round", "option-none", "option-nobody"]
    facts = ("place", "hit_points", "gives", "takes", "life", "skips", "turn", "card", "winner")
    keys += [f"option-{fact}" for fact in facts]
    keys += [f"option-{value}" for value in ("dead", "alive", "begins", "wins")]
    assert [key for key in keys if not WORDS.has(key)] == []


@pytest.mark.parametrize("page", ["rulebook.md", "data/README.md"])
def test_the_pages_say_that_board_and_deck_are_the_houses(page: str) -> None:
    text = " ".join((BOOK.folder / page).read_text(encoding="utf-8").split())
    assert "not the published game's" in text
    for fact in ("69 cards", "60 Hit Point cards", "six bonus spaces", "Roma with four pennants"):
        assert fact in text

"""The rulebook of Ludi Romani and its words. Another file tests the rulebooks of all games."""

import pytest

from ledger.games.ludi_romani.rules import CHAPTERS
from ledger.games.ludi_romani.scenario.defaults import default_scenario, powers
from ledger.games.ludi_romani.scenario.value_types import ASSETS
from ledger.games.ludi_romani.state import ROLES, STATUSES
from tests.games.book import cached_game_sources

BOOK = cached_game_sources("ludi_romani")
WORDS = BOOK.words
ORDER = [
    "ROST",
    "CAL",
    "SEDES",
    "MOTUS",
    "MARE",
    "REX",
    "MERC",
    "AMIC",
    "NUPT",
    "DIV",
    "CLI",
    "BACCH",
    "PEST",
    "TRIB",
    "SEN",
    "PROEL",
    "NUM",
    "RING",
    "VIRUS",
    "MORS",
    "IMAGO",
    "LIM",
    "COMM",
    "ACTIUM",
    "VICT",
    "FER",
    "MON",
    "FATA",
]


def test_the_chapters_stand_in_the_order_of_the_rulebook() -> None:
    assert [chapter.code for chapter in BOOK.chapters] == ORDER


@pytest.mark.parametrize("family", ["asset", "role", "status", "season", "period", "power"])
def test_everything_shown_has_a_word(family: str) -> None:
    kinds = {period.kind for period in default_scenario().calendar}
    names = {
        "asset": ASSETS,
        "role": ROLES,
        "status": STATUSES,
        "season": kinds,
        "period": kinds,
        "power": powers(),
    }[family]
    assert [name for name in names if not WORDS.has(f"{family}-{name}")] == []


@pytest.mark.parametrize(
    "rule", sorted({rule for chapter in CHAPTERS for rule, _ in chapter.reminders})
)
def test_every_reminder_is_a_rule_and_has_a_sentence(rule: str) -> None:
    assert rule in BOOK.rules
    assert WORDS.has(f"reminder-{rule}")

"""The count of `make rules`: it includes every chapter of a rulebook."""

from collections import Counter

import pytest

from ledger.games.catalogue import GAMES
from tests.games.book import RULE, cached_game_sources
from tests.games.raised import NUMBER
from tests.rules import coverage_report, read_chapters

BOOK = """# A game

## ONE - The first

**ONE-01** (effect) Something moves.

## ONE2 - What is different in the second

**ONE2-01** (objection) Something else is forbidden.

## A-B3 - Parts

**A-B3-01** (datum) There are three.
"""


def test_a_chapter_whose_code_holds_a_digit_is_counted() -> None:
    assert [chapter.code for chapter in read_chapters(BOOK)] == ["ONE", "ONE2", "A-B3"]
    lines, missing = coverage_report("a game", BOOK, Counter({"ONE-01": 1}))
    assert missing == ["ONE2-01", "A-B3-01"]
    assert lines[-1].strip() == "1 of 3 rules that need a test have one"


def test_a_number_whose_code_holds_a_digit_is_found_in_words_and_code() -> None:
    assert RULE.findall("as in ONE2-01, and A-B3-01; D-07 is open") == ["ONE2-01", "A-B3-01"]
    assert NUMBER.fullmatch("ONE2-01")


@pytest.mark.parametrize(
    "line",
    ["**one-01** (effect) Small.", "**ONE_2-01** (effect) Odd.", "**ONE-02** Of no kind."],
)
def test_an_unreadable_rule_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="has to say what kind it is"):
        read_chapters(f"## ONE - The first\n\n{line}\n")


def test_a_rule_below_the_heading_of_another_chapter_is_refused() -> None:
    with pytest.raises(ValueError, match="of another chapter than ONE"):
        read_chapters("## ONE - The first\n\n**ONE2-01** (effect) Its heading is missing.\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_second_heading_of_a_rulebook_with_rules_is_a_chapter(game: str) -> None:
    parts = cached_game_sources(game).text.split("\n## ")[1:]
    with_rules = [part.partition(" ")[0] for part in parts if "\n**" in part]
    assert [one.code for one in cached_game_sources(game).chapters if one.rules] == with_rules

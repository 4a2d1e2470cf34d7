"""The kernel's own rulebook: every rule is raised by the kernel, and shown by a test."""

from pathlib import Path

from tests.games.book import RULE, strings_in_code
from tests.games.raised import asserted_rules, raised_rules
from tests.rules import KERNEL, count_marks, coverage_report, read_chapters

TEXT = (KERNEL / "rulebook.md").read_text(encoding="utf-8")
RULES = {rule.id for chapter in read_chapters(TEXT) for rule in chapter.rules}
TESTS = Path(__file__).parent


def test_rules_of_the_kernel_are_numbered_in_order_and_once() -> None:
    (chapter,) = read_chapters(TEXT)
    assert [rule.id for rule in chapter.rules] == [
        f"{chapter.code}-{number:02}" for number in range(1, len(RULES) + 1)
    ]


def test_every_rule_that_needs_a_test_has_one() -> None:
    _lines, missing = coverage_report("kernel", TEXT, count_marks(TESTS))
    assert missing == []


def test_every_rule_is_raised_by_the_kernel_and_seen_in_a_test() -> None:
    known = raised_rules(KERNEL)
    assert set(known) == RULES
    assert sorted(RULES - asserted_rules(TESTS, known)) == []


def test_the_kernel_s_code_names_no_other_rules() -> None:
    ledger = KERNEL.parent
    own = [text for file in ledger.glob("*.py") for text in strings_in_code(file)]
    named = {rule for text in (*own, *strings_in_code(KERNEL)) for rule in RULE.findall(text)}
    assert named == RULES

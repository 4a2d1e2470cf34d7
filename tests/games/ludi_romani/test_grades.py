"""Every rule of the game is once in the rulebook, and has the kind that its grade needs."""

import ast
from collections import Counter

import pytest

from ledger.games.ludi_romani.rules import CHAPTERS
from tests.games.ludi_romani.scenes import BOOK, kinds_by_rule

GRADES = {
    "ROST": "LLLLLLLLLLLLRLLLLLLLLRLRL",
    "CAL": "LLWLLLLLWLLL",
    "SEDES": "LLLLLLLLWLWWWLLWRL",
    "MOTUS": "LLLLLLLLLLLWRLLLL",
    "MARE": "WLWLLWWWLLLR",
    "REX": "LLLWWWLLLLLLL",
    "MERC": "LRLLLRLLLLWLLLRLLLLLLRL",
    "AMIC": "LLLLLLLLLJJLLLRL",
    "NUPT": "LWLLLLLLLLL",
    "DIV": "LWLLLWLLL",
    "CLI": "LLLLLLJLLLLLLLR",
    "BACCH": "LWLRJLLLLLLLL",
    "PEST": "LLLWWLL",
    "TRIB": "LWLWLLLLRLLLLL",
    "SEN": "LLLLLRRRLLWLLLLLLLLLLLLLLRL",
    "PROEL": "LLLWLLLLLLLWWLLLLLLRLLLLLLLLLLLLLWLWLLLLLLLRLLLR",
    "NUM": "WLLLLLLLLLLRRLLLLLLWLLLLLLLLLLL",
    "RING": "LLLLLLLLLL",
    "VIRUS": "LLLRLR",
    "MORS": "WLWLLLWLWLLLLWLLRRLL",
    "IMAGO": "WLLRLLLLWLLJLJ",
    "LIM": "LLLLLLLLLLLLLLLLLL",
    "COMM": "JRJR",
    "ACTIUM": "RWLLLLLLRLLLLRLLLLLWLW",
    "VICT": "JJRRR",
    "FER": "LL",
    "MON": "LRLL",
    "FATA": "RRRRRJLLLLLL",
}
"""The grades of the rules of each chapter, in order. L enforces, W warns, R reminds; with J the
ledger does nothing."""

KINDS = {
    "L": {"objection", "effect", "datum"},
    "W": {"warning"},
    "R": {"reminder"},
    "J": {"judgement"},
}
"""For each grade, the kinds that the rulebook may give to its rules."""

ONLY_SAID = {"MOTUS-04"}
"""Rules of grade L that point to another chapter and have no content that a test could try."""

MORE = {
    "REX-06": "objection",  # this rule names the judge of a lone rex; MORS-03 says that he is alone
    "TRIB-02": "effect",  # the god is not asked, so a warning would have no reader
    "PROEL-12": "objection",  # the ledger knows who came first
    "PROEL-13": "objection",  # the ledger has lots drawn if it does not know who came first
    "PROEL-20": "objection",  # each round is an entry
    "PROEL-34": "objection",  # a war god's offer becomes a duty of the character whom he meets
    "PROEL-44": "objection",  # Fortuna has a bound
    "MORS-09": "effect",  # a god's verdict on a character at sea is an act
    "MORS-17": "effect",  # an estate is settled by postings
    "ACTIUM-14": "objection",  # rounds are recorded in order
}
"""Rules for which the ledger does more than the grade asks."""

ASKED = {
    "MARE-01": "voyages are shown to the gods of the sea, who may act on them",
    "MARE-03": "raised with MARE-07",
    "MARE-06": "answered by the god who stops somebody",
    "MARE-08": "raised by the god's own act",
    "DIV-06": "a duty of Juno",
    "BACCH-02": "a petition to the god",
    "MORS-07": "a duty of Juno",
    "SEDES-16": "told the organiser before the game",
    "ACTIUM-20": "a duty of the Fates",
    "ACTIUM-22": "a duty of the Fates",
}
"""Warnings that are not shown beside an act, with the way in which people are asked instead."""

WARNED_TOO = {"AMIC-07", "REX-06", "REX-08"}
"""Rules that are enforced and also warned of.

These rules concern a god who would not fetch votes, a rex who lost his protector, and legiones
curiales of a character whom the Fates make a rex.
"""


def grades_by_rule() -> dict[str, str]:
    """Return the grade of every rule."""
    return {
        f"{code}-{number:02}": grade
        for code, grades in GRADES.items()
        for number, grade in enumerate(grades, start=1)
    }


def rules_that_only_warn() -> set[str]:
    """Return the rules of which some objection in the code only warns."""
    found = set()
    for file in sorted(BOOK.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Objection":
                grade = {k.arg: ast.unparse(k.value) for k in node.keywords}.get("grade")
                if grade == "'W'" and isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
    return found


def test_every_rule_is_in_the_rulebook_once() -> None:
    stated = [rule.id for chapter in BOOK.chapters for rule in chapter.rules]
    assert len(stated) == 428
    assert sorted(stated) == sorted(grades_by_rule())
    assert Counter(grades_by_rule().values()) == {"L": 332, "W": 43, "R": 42, "J": 11}


@pytest.mark.parametrize("rule", sorted(grades_by_rule()))
def test_a_rule_is_of_the_kind_that_its_grade_asks_for(rule: str) -> None:
    grade, kind = grades_by_rule()[rule], kinds_by_rule()[rule]
    if rule in ONLY_SAID:
        assert (grade, kind) == ("L", "definition")
    elif rule in MORE:
        assert (grade in "WR", kind) == (True, MORE[rule])
    else:
        assert kind in KINDS[grade]


def test_rules_by_kind() -> None:
    by_grade = {grade: Counter[str]() for grade in KINDS}
    for rule, kind in kinds_by_rule().items():
        by_grade[grades_by_rule()[rule]][kind] += 1
    assert by_grade["W"] == {"warning": 37, "objection": 4, "effect": 2}
    assert by_grade["R"] == {"reminder": 38, "objection": 3, "effect": 1}
    assert by_grade["J"] == {"judgement": 11}


def test_every_warning_is_a_word_beside_an_act_or_asked_of_somebody() -> None:
    warnings = {rule for rule, kind in kinds_by_rule().items() if kind == "warning"}
    spoken = rules_that_only_warn()
    assert warnings - spoken == set(ASKED)
    assert spoken - warnings == WARNED_TOO


def test_every_rule_left_to_people_has_a_reminder() -> None:
    left = {rule for rule, kind in kinds_by_rule().items() if kind in ("reminder", "judgement")}
    reminded = {rule for chapter in CHAPTERS for rule, _ in chapter.reminders}
    assert left - reminded == set()
    assert [rule for rule in sorted(reminded) if not BOOK.words.has(f"reminder-{rule}")] == []

"""The rulebook, the code and the words agree: every number and every key is known."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.games.ludi_romani.readings import READINGS
from ledger.games.ludi_romani.rules import REMINDERS, RULES
from ledger.games.ludi_romani.scenario import ASSETS, default_scenario, powers
from ledger.games.ludi_romani.state import ROLES, STATUSES
from ledger.messages import messages_of
from ledger.seen import message_key
from tests.games.ludi_romani.table import MACHINE
from tests.rules import ROOT, chapters, marks, report

GAME = ROOT / "ledger" / "games" / "ludi_romani"
BOOK = (GAME / "rulebook.md").read_text(encoding="utf-8")
WORDS = messages_of("ludi_romani")
RULE = re.compile(r"[A-Z]+-\d\d")
KNOWN = {rule.id for chapter in chapters(BOOK) for rule in chapter.rules}
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


ABOUT = {GAME / "readings.py", GAME / "advice.py", *(GAME / "scenario").rglob("*.py")}
"""What is no chapter: lists of readings, what cards say, the data."""


def strings(folder: Path) -> Iterator[str]:
    """Every string in the game's chapters, docstrings and all."""
    for file in sorted(set(folder.rglob("*.py")) - ABOUT):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def objection_keys() -> set[str]:
    """The message keys of all objections that the code names outright."""
    found = set()
    for file in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Objection":
                key = node.args[1] if len(node.args) > 1 else None
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return found


def test_the_chapters_stand_in_the_order_of_the_rulebook() -> None:
    found = [chapter.code for chapter in chapters(BOOK)]
    assert found == [code for code in ORDER if code in found]


def test_rules_are_numbered_in_order_and_once() -> None:
    for chapter in chapters(BOOK):
        numbers = [int(rule.id.partition("-")[2]) for rule in chapter.rules]
        assert numbers == sorted(set(numbers)), chapter.code


def test_every_rule_that_needs_a_test_has_one() -> None:
    _lines, missing = report("ludi_romani", BOOK, marks(ROOT / "tests" / "games" / "ludi_romani"))
    assert missing == []


def test_every_rule_that_the_code_refuses_by_is_in_the_rulebook() -> None:
    named = {text for text in strings(GAME) if RULE.fullmatch(text)}
    assert named
    assert named <= KNOWN


@pytest.mark.parametrize("key", sorted(objection_keys()))
def test_every_objection_has_its_sentence(key: str) -> None:
    assert WORDS.has(key)


@pytest.mark.parametrize("stored", [entry.body.STORED for entry in RULES.entries])
def test_every_entry_has_its_line(stored: str) -> None:
    assert WORDS.has(message_key(stored))


@pytest.mark.parametrize("act", RULES.acts, ids=lambda act: str(act.name))
def test_every_act_and_field_has_a_name(act: object) -> None:
    name = MACHINE.acts[act.name].name  # type: ignore[attr-defined]
    fields = MACHINE.acts[name].command.model_json_schema().get("properties", {})
    assert WORDS.has(f"act-{name}")
    unnamed = [f for f in fields if not (WORDS.has(f"field-{name}-{f}") or WORDS.has(f"field-{f}"))]
    assert unnamed == []


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


@pytest.mark.parametrize("rule", sorted({rule for rule, _ in REMINDERS}))
def test_every_reminder_is_a_rule_and_has_a_sentence(rule: str) -> None:
    assert rule in KNOWN
    assert WORDS.has(f"reminder-{rule}")


@pytest.mark.parametrize("duty", [duty.kind for duty in RULES.duties])
def test_every_duty_has_a_name(duty: str) -> None:
    assert WORDS.has(f"duty-{duty}")


def test_every_reading_that_can_be_flipped_is_read() -> None:
    read = set(strings(GAME))
    assert [reading.name for reading in READINGS if reading.name not in read] == []

"""The rulebook, the code and the words agree: every number and every key is known."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from ledger.contract import Act
from ledger.games.cursus_honorum.offices import asset
from ledger.games.cursus_honorum.readings import READINGS
from ledger.games.cursus_honorum.rules import RULES
from ledger.games.cursus_honorum.scenario import MOST_PLAYERS, default_scenario, switches
from ledger.games.cursus_honorum.skills import finished_asset
from ledger.games.cursus_honorum.state import World
from ledger.messages import messages_of
from ledger.seen import message_key
from tests.games.cursus_honorum.table import MACHINE
from tests.rules import ROOT, chapters, marks, report

GAME = ROOT / "ledger" / "games" / "cursus_honorum"
BOOK = (GAME / "rulebook.md").read_text(encoding="utf-8")
WORDS = messages_of("cursus_honorum")
RULE = re.compile(r"CUR-[A-Z]+-\d\d")
KNOWN = {rule.id for chapter in chapters(BOOK) for rule in chapter.rules}
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


def strings() -> Iterator[str]:
    """Every string in the game's code, docstrings and all."""
    for file in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def objection_keys() -> set[str]:
    """The message keys of all objections that the code names outright, both ways of an either."""
    found: set[str] = set()
    for file in sorted(GAME.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = {
            target.id: node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name) and target.id == "key"
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Objection":
                key: ast.AST | None = node.args[1] if len(node.args) > 1 else None
                if isinstance(key, ast.Name):
                    key = named.get(key.id)
                parts = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                found |= {str(p.value) for p in parts if isinstance(p, ast.Constant)}
    return found


def everything() -> Iterator[str]:
    """Every asset that somebody may have."""
    data = default_scenario()
    yield from ("dignitas", "shame", "wealth", "pc", "skill_points", "attack")
    yield from (*data.luxuries, *data.offices)
    for skill in data.skills:
        yield from (skill, finished_asset(skill))
    for office, order in product(data.offices, range(1, MOST_PLAYERS + 1)):
        yield asset(office, order)


def test_the_chapters_stand_in_the_order_of_the_rulebook() -> None:
    assert [chapter.code for chapter in chapters(BOOK)] == [f"CUR-{code}" for code in ORDER]


def test_rules_are_numbered_in_order_and_once() -> None:
    for chapter in chapters(BOOK):
        numbers = [int(rule.id.rpartition("-")[2]) for rule in chapter.rules]
        assert numbers == list(range(1, len(numbers) + 1)), chapter.code
    assert len(KNOWN) == 80


def test_every_rule_that_needs_a_test_has_one() -> None:
    carried = marks(ROOT / "tests" / "games" / "cursus_honorum")
    _lines, missing = report("cursus_honorum", BOOK, carried)
    assert missing == []


def test_every_rule_that_the_code_names_is_in_the_rulebook() -> None:
    named = {rule for text in strings() for rule in RULE.findall(text)}
    data = (GAME / "data" / "game.yaml").read_text(encoding="utf-8")
    assert named
    assert named | set(RULE.findall(data)) <= KNOWN


@pytest.mark.parametrize("key", sorted(objection_keys()))
def test_every_objection_has_its_sentence(key: str) -> None:
    assert WORDS.has(key)


def test_no_sentence_is_left_of_an_objection_that_nobody_raises() -> None:
    text = (GAME / "messages" / "en.ftl").read_text(encoding="utf-8")
    objections = text.partition("## Objections")[2]
    written = set(re.findall(r"^([a-z-]+) = ", objections, re.MULTILINE))
    assert written == objection_keys() - {"stewards-only"}


@pytest.mark.parametrize("stored", [entry.body.STORED for entry in RULES.entries])
def test_every_entry_has_its_line(stored: str) -> None:
    assert WORDS.has(message_key(stored))


@pytest.mark.parametrize("act", RULES.acts, ids=lambda act: str(act.name))
def test_every_act_and_field_has_a_name(act: Act[World, Any]) -> None:
    name = act.name
    fields = MACHINE.acts[name].command.model_json_schema().get("properties", {})
    assert WORDS.has(f"act-{name}")
    unnamed = [f for f in fields if not (WORDS.has(f"field-{name}-{f}") or WORDS.has(f"field-{f}"))]
    assert unnamed == []


@pytest.mark.parametrize("name", sorted(set(everything())))
def test_everything_one_may_have_has_a_word(name: str) -> None:
    assert WORDS.has(f"asset-{name}")


def test_everything_else_that_is_shown_has_a_word() -> None:
    kinds = default_scenario().rolling.faces
    keys = [*(f"face-{kind}" for kind in kinds), *(f"option-die-{n}" for n in range(1, 7))]
    keys += ["role-noble", "role-host", "status-waiting", "season-round", "period-round"]
    keys += [f"option-{goal}" for goal in ("turn", "candidacies", "votes", "next-round", "end")]
    keys += ["option-pay", "option-refuse", "option-seat"]
    assert [key for key in keys if not WORDS.has(key)] == []


def test_every_note_beside_an_option_has_a_sentence() -> None:
    notes = {text for text in strings() if re.fullmatch(r"note-[a-z-]+", text)}
    assert len(notes) == 5
    assert all(WORDS.has(note) for note in notes)


def test_every_reading_is_asked_for_and_none_that_there_is_not() -> None:
    read = {text for text in strings() if re.fullmatch(r"[a-z]+\.[a-z_]+", text)}
    names = {reading.name for reading in READINGS}
    assert names <= read
    assert {text for text in read if text.partition(".")[0] in _chapters(names)} <= names


def _chapters(names: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in names}


def test_the_rulebook_tells_of_every_reading() -> None:
    told = set(re.findall(r"`([a-z]+\.[a-z_]+)`", BOOK))
    assert told == set(switches())


def test_the_file_for_organisers_explains_every_part_of_a_scenario() -> None:
    page = (Path(GAME) / "data" / "README.md").read_text(encoding="utf-8")
    assert [part for part in type(default_scenario()).model_fields if f"`{part}`" not in page] == []

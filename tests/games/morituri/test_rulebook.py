"""The rulebook, the code and the words agree: every number and every key is known."""

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from ledger.contract import Act
from ledger.games.morituri.readings import READINGS
from ledger.games.morituri.rules import RULES
from ledger.games.morituri.scenario import default_scenario, switches
from ledger.games.morituri.state import World
from ledger.messages import messages_of
from ledger.seen import message_key
from tests.games.morituri.table import MACHINE
from tests.rules import ROOT, chapters, marks, report

GAME = ROOT / "ledger" / "games" / "morituri"
BOOK = (GAME / "rulebook.md").read_text(encoding="utf-8")
WORDS = messages_of("morituri")
RULE = re.compile(r"MOR-[A-Z]+(?:-[A-Z]+)?-\d\d")
KNOWN = {rule.id for chapter in chapters(BOOK) for rule in chapter.rules}
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


def strings() -> Iterator[str]:
    """Every string in the game's code, docstrings and all."""
    for file in sorted(GAME.rglob("*.py")):
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
    assert [chapter.code for chapter in chapters(BOOK)] == [f"MOR-{code}" for code in ORDER]


def test_rules_are_numbered_in_order_and_once() -> None:
    for chapter in chapters(BOOK):
        numbers = [int(rule.id.rpartition("-")[2]) for rule in chapter.rules]
        assert numbers == list(range(1, len(numbers) + 1)), chapter.code
    assert len(KNOWN) == 150


def test_every_rule_that_needs_a_test_has_one() -> None:
    carried = marks(ROOT / "tests" / "games" / "morituri")
    _lines, missing = report("morituri", BOOK, carried)
    assert missing == []


def test_every_rule_that_the_code_or_the_data_names_is_in_the_rulebook() -> None:
    named = {rule for text in strings() for rule in RULE.findall(text)}
    data = "".join(file.read_text(encoding="utf-8") for file in (GAME / "data").glob("*.yaml"))
    assert named
    assert named | set(RULE.findall(data)) <= KNOWN


@pytest.mark.parametrize("key", sorted(objection_keys()))
def test_every_objection_has_its_sentence(key: str) -> None:
    assert WORDS.has(key)


def test_no_sentence_is_left_of_an_objection_that_nobody_raises() -> None:
    written: set[str] = set()
    for name in ("en.ftl", "en.fights.ftl"):
        text = (GAME / "messages" / name).read_text(encoding="utf-8")
        objections = text.partition("## Objections")[2]
        written |= set(re.findall(r"^([a-z-]+) = ", objections, re.MULTILINE))
    known = {text for text in strings() if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    assert written <= known


@pytest.mark.parametrize("stored", [entry.body.STORED for entry in RULES.entries])
def test_every_entry_has_its_line(stored: str) -> None:
    assert WORDS.has(message_key(stored))


@pytest.mark.parametrize("act", RULES.acts, ids=lambda act: str(act.name))
def test_every_act_and_field_has_a_name(act: Act[World, Any]) -> None:
    name = act.name
    fields = MACHINE.acts[name].command.model_json_schema().get("properties", {})
    assert WORDS.has(f"act-{name}")
    assert WORDS.has(f"act-{name}-about")
    unnamed = [f for f in fields if not (WORDS.has(f"field-{name}-{f}") or WORDS.has(f"field-{f}"))]
    assert unnamed == []


def test_every_card_and_everything_else_one_may_have_has_a_word() -> None:
    cards = [card.id for card in default_scenario().deck.cards]
    assert [c for c in (*cards, "hit_point", "rudis") if not WORDS.has(f"asset-{c}")] == []


def test_everything_else_that_is_shown_has_a_word() -> None:
    keys = ["role-gladiator", "role-host", "status-waiting", "status-dead", "status-held"]
    keys += ["season-round", "period-round", "option-none", "option-nobody"]
    facts = ("place", "hit_points", "gives", "takes", "life", "skips", "turn", "card", "winner")
    keys += [f"option-{fact}" for fact in facts]
    keys += [f"option-{value}" for value in ("dead", "alive", "begins", "wins")]
    assert [key for key in keys if not WORDS.has(key)] == []


def test_every_note_beside_an_option_has_a_sentence() -> None:
    notes = {text for text in strings() if re.fullmatch(r"note-[a-z-]+", text)}
    assert len(notes) == 4
    assert all(WORDS.has(note) for note in notes)


def test_every_reading_is_asked_for_and_none_that_there_is_not() -> None:
    read = {text for text in strings() if re.fullmatch(r"[a-z]+\.[a-z_0-9]+", text)}
    names = {reading.name for reading in READINGS}
    first = {name.partition(".")[0] for name in names}
    assert names <= read
    assert {text for text in read if text.partition(".")[0] in first} <= names


def test_the_rulebook_tells_of_every_reading() -> None:
    told = set(re.findall(r"`([a-z]+\.[a-z_0-9]+)`", BOOK))
    assert told == set(switches())


def test_the_file_for_organisers_explains_every_part_of_a_scenario() -> None:
    page = (GAME / "data" / "README.md").read_text(encoding="utf-8")
    assert [part for part in type(default_scenario()).model_fields if f"`{part}`" not in page] == []


@pytest.mark.parametrize("page", ["rulebook.md", "data/README.md"])
def test_it_is_said_plainly_whose_board_and_deck_this_is(page: str) -> None:
    text = " ".join((GAME / page).read_text(encoding="utf-8").split())
    assert "not the published game's" in text
    for fact in ("69 cards", "60 Hit Point cards", "six bonus spaces", "Roma with four pennants"):
        assert fact in text

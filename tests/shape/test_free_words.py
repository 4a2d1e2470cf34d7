"""Free texts have a separate type in commands, and no entry has that type."""

import ast
import re
from pathlib import PurePosixPath
from typing import get_type_hints

import pytest

from ledger.contract.acts import Command
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.language.free_text import FreeText, free_text_fields
from ledger.record.entry import Event
from tests.shape.tree import files_in, parse_module
from tests.toy.rules import TOY

RULESETS = (*GAMES.values(), TOY)
COMMANDS: list[type[Command]] = [act.command for act in KERNEL_ACTS]
COMMANDS += [act.command for rules in RULESETS for act in rules.play.acts]
BODIES: list[type[Event]] = [one.event for one in KERNEL_EVENTS]
BODIES += [one.event for rules in RULESETS for one in rules.play.events]
SPOKEN = re.compile(r"reason|words|wording|text|note|comment|message|why|remark|speech")
NAME = 128
"""The greatest length of a plain text field, which is a name."""

LISTED = ("keep",)
"""Longer plain text fields: a list of names in one field."""


@pytest.mark.parametrize(
    "command", COMMANDS, ids=lambda one: f"{one.__module__}.{one.__qualname__}"
)
def test_every_text_field_of_a_command_is_free_words_or_a_short_name(
    command: type[Command],
) -> None:
    free = free_text_fields(command)
    for name, part in command.model_json_schema(by_alias=True).get("properties", {}).items():
        if name in free or part.get("type") != "string" or "enum" in part:
            continue
        assert not SPOKEN.fullmatch(name)
        assert part.get("maxLength", 0) <= NAME or name in LISTED


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body.STORED)
def test_no_entry_has_a_field_for_free_words(body: type[Event]) -> None:
    assert "FreeText" not in str(get_type_hints(body))


def test_every_text_field_of_a_form_is_free_words() -> None:
    written = {name for path in files_in("ledger") for name in _text_calls(path)}
    free = {name for command in COMMANDS for name in free_text_fields(command)}
    assert written
    assert written <= free


def _text_calls(path: PurePosixPath) -> list[str]:
    calls = (node for node in ast.walk(parse_module(path)) if isinstance(node, ast.Call))
    asked = (call for call in calls if getattr(call.func, "id", "") == "Text" and call.args)
    return [str(one.args[0].value) for one in asked if isinstance(one.args[0], ast.Constant)]


def test_no_rule_reads_free_words() -> None:
    """Free words decide nothing, and go only into `ActContext.keep`."""
    looking = [
        str(path)
        for path in files_in("ledger/games")
        for node in ast.walk(parse_module(path))
        if isinstance(node, ast.Attribute)
        and node.attr in ("text", "digest")
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in {name for command in COMMANDS for name in free_text_fields(command)}
    ]
    assert looking == []


def test_free_words_are_not_a_subclass_of_text() -> None:
    assert not issubclass(FreeText, str)

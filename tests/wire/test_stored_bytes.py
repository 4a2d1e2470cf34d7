"""Stored entries can be read for ever, and are written in the same form as before."""

import json
from typing import Any

import pytest

from tests.wire.examples import (
    HERE,
    KERNEL,
    RULESETS,
    made_up_entry,
    pinned_examples,
    registry_of,
    types_without_example,
)

LINES = [(ruleset, line) for ruleset in RULESETS for line in pinned_examples(ruleset)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_entry_type_has_its_bytes_pinned(ruleset: str) -> None:
    missing = [event.STORED for event in types_without_example(ruleset)]
    assert missing == [], "run: python -m tests.wire"


@pytest.mark.parametrize(("ruleset", "line"), LINES)
def test_every_pinned_line_can_be_read_without_a_loss(ruleset: str, line: bytes) -> None:
    registry = registry_of(ruleset)
    again = json.loads(registry.encode(registry.decode(line)))
    assert is_within(json.loads(line), again)


def test_every_file_of_examples_belongs_to_an_existing_ruleset() -> None:
    assert {file.stem for file in HERE.glob("*.jsonl")} <= RULESETS.keys()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_stored_names_give_their_owner_and_version(ruleset: str) -> None:
    for name in registry_of(ruleset).names:
        owner, _, rest = name.partition("/")
        what, _, version = rest.partition("@")
        assert owner == ruleset
        assert what == what.lower()
        assert what
        assert int(version) >= 1


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_example_can_be_made_for_every_type(ruleset: str) -> None:
    registry = registry_of(ruleset)
    for entry_type in RULESETS[ruleset]:
        entry = made_up_entry(entry_type.event)
        assert registry.decode(registry.encode(entry)) == entry


def test_the_examples_show_every_part_of_an_entry() -> None:
    kinds = ("postings", "placements", "rolls", "doing", "warned", "ruling")
    shown = {part for _, line in LINES for part in kinds if json.loads(line).get(part)}
    assert shown == set(kinds)


def test_a_removed_field_would_be_noticed() -> None:
    line = pinned_examples(KERNEL)[0]
    more = line.replace(b'"position":', b'"once_was":true,"position":')
    again = json.loads(registry_of(KERNEL).encode(registry_of(KERNEL).decode(more)))
    assert not is_within(json.loads(more), again)


def is_within(old: Any, new: Any) -> bool:
    """Return whether everything of the old value is in the new one, which may have more fields."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and is_within(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(is_within, old, new))
    same: bool = old == new and type(old) is type(new)
    return same

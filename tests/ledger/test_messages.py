"""Sentences: every message key of the kernel has a sentence, and references become names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from api.base.problems import PROBLEMS
from ledger.contract.messages import (
    DuplicateKeyError,
    Messages,
    key_as_words,
    list_in_words,
    messages_of,
)
from ledger.kernel.machine.chapters import KERNEL_ACTS
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.kernel.view.visibility import message_key_of_type
from tests.rules import CODE

KERNEL = Path(__file__).parents[2] / "ledger" / "kernel"
MESSAGES = Messages(
    [
        """
sold = { $who } sold { $n } { $asset } to { $to } in { $place } ({ $period })
asset-legio = { $n ->
    [one] legion
   *[other] legions
}
period-hiems = winter of { $year } BCE
act-buy = Buy
duty-last-seat = Who gets the last seat
"""
    ]
)


def name_of(kind: str, what: str) -> str | None:
    return {"who:ada": "Ada", "who:bea": "Bea", "place:gaul": "Gallia"}.get(f"{kind}:{what}")


def test_references_become_names_and_numbers_choose_the_plural() -> None:
    args = {
        "who": "who:ada",
        "to": ["who:bea", "who:old_friend"],
        "asset": "asset:legio",
        "n": 2,
        "place": "place:gaul",
        "period": "period:hiems",
        "year": 43,
    }
    sentence = MESSAGES.text("sold", args, name_of)
    assert sentence == "Ada sold 2 legions to Bea and Old friend in Gallia (winter of 43 BCE)"
    assert MESSAGES.text("sold", args | {"n": 1}, name_of).startswith("Ada sold 1 legion to")


def test_an_asset_with_a_name_of_its_own_is_shown_by_that_name() -> None:
    args = {"who": "who:ada", "to": "who:bea", "asset": "asset:legio", "n": 2}

    def name_with_eagles(kind: str, what: str) -> str | None:
        return "eagles" if (kind, what) == ("asset", "legio") else name_of(kind, what)

    assert MESSAGES.text("sold", args, name_with_eagles).startswith("Ada sold 2 eagles to Bea")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("who:ada", "Ada"),
        ("who:mark_antony", "Mark antony"),
        ("act:buy", "Buy"),
        ("act:fly-away", "Fly away"),
        ("duty:last-seat", "Who gets the last seat"),
        ("rule:SEDES-07", "SEDES-07"),
        ("switch:cap.scope", "cap.scope"),
        ("period:aestas", "Aestas"),
        ("entry:nuces/nuts-given@1", "Nuts given"),
        ("12:30 at the gate", "12:30 at the gate"),
    ],
)
def test_each_kind_of_reference_is_read(text: str, read: str) -> None:
    assert MESSAGES.reference_name(text, {}, name_of) == read


def test_a_key_without_a_sentence_is_made_readable() -> None:
    assert MESSAGES.text("legions-bought", {"n": 1}) == "Legions bought"
    assert key_as_words("asset-legio_curialis") == "Legio curialis"
    assert MESSAGES.first_text(["nothing", "act-buy", "sold"]) == "Buy"
    assert MESSAGES.first_text(["nothing", "nothing-else"]) == "Nothing else"


def test_names_are_joined_as_in_spoken_english() -> None:
    assert list_in_words([]) == ""
    assert list_in_words(["a"]) == "a"
    assert list_in_words(["a", "b"]) == "a and b"
    assert list_in_words(["a", "b", "c"]) == "a, b, and c"


def test_the_kernel_has_a_sentence_for_every_key_it_uses() -> None:
    kernel = messages_of()
    lines = {message_key_of_type(entry_type.event.STORED) for entry_type in KERNEL_EVENTS}
    acts = {f"act-{act.name}" for act in KERNEL_ACTS}
    problems = {f"{what}-{slug}" for what in ("problem", "advice") for slug in PROBLEMS}
    wanted = lines | acts | problems | set(kernel_objection_keys())
    assert {key for key in wanted if not kernel.has(key)} == set()


def test_every_field_of_a_kernel_act_has_a_label() -> None:
    fields = {name for act in KERNEL_ACTS for name in act.command.model_fields}
    unseen = {
        "client",
        "commitment",
        "device",
        "endorsement",
        "fields",
        "generation",
        "key",
        "seal_key",
        "to",
    }  # these variables are filled in without a question
    kernel = messages_of()
    assert {name for name in fields - unseen if not kernel.has(f"field-{name}")} == set()


def test_the_kernel_s_file_of_messages_has_no_unreadable_line_and_no_key_twice() -> None:
    text = (KERNEL / "messages" / "en.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert sorted(keys) == sorted(set(keys))


def kernel_objection_keys() -> Iterator[str]:
    """Yield the keys of the objections that the kernel itself raises."""
    for path in KERNEL.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        yield from re.findall(rf'refused\(\s*"{CODE}-\d+",\s*"([a-z-]+)"', source)
        yield from re.findall(r'key="([a-z-]+)"', source)


def test_a_key_with_two_owners_is_refused_at_loading() -> None:
    with pytest.raises(DuplicateKeyError, match="note-nobody"):
        Messages(["note-nobody = nobody", "note-nobody = nobody: only you are left"])
    with pytest.raises(DuplicateKeyError, match="note-nobody"):
        Messages(["note-nobody = nobody\nnote-nobody = no one"])

"""Legible names: permitted letters, the comparison of names, and the display of older texts."""

import json
import unicodedata
from pathlib import Path

import pytest

from ledger.language.legible_text import (
    LegibilityFault,
    comparable_name,
    fault_of_name,
    fault_of_text,
    harmless_arguments,
    harmless_text,
    has_visible_sign,
    with_isolates,
    without_isolates,
)

LETTERS: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("letters.json").read_text(encoding="utf-8")
)
"""Permitted and forbidden names and texts. The phone's tests use the same file."""


@pytest.mark.parametrize("name", LETTERS["names"])
def test_a_name_of_any_script_is_accepted(name: str) -> None:
    assert fault_of_name(name) is None
    assert fault_of_text(name) is None


@pytest.mark.parametrize("name", LETTERS["unseen"])
def test_an_invisible_name_is_refused(name: str) -> None:
    assert fault_of_name(name) is not None
    assert fault_of_text(name) is not None
    assert not has_visible_sign(name)


@pytest.mark.parametrize("text", LETTERS["harmful"])
def test_a_harmful_letter_is_refused_and_named(text: str) -> None:
    letter = next(one for one in text if fault_of_text(one))
    at = text.index(letter) + 1
    expected = LegibilityFault(
        "illegible-character", {"character": f"U+{ord(letter):04X}", "place": at}
    )
    assert fault_of_text(text) == expected
    assert fault_of_name(text) == expected
    assert fault_of_text(harmless_text(text)) is None


@pytest.mark.parametrize("name", LETTERS["not in names"])
def test_some_signs_are_allowed_in_letters_but_not_in_names(name: str) -> None:
    assert fault_of_text(name) is None
    assert fault_of_name(name) is not None


def test_every_control_character_and_every_control_of_direction_is_harmful() -> None:
    controls = [chr(n) for n in (*range(0x20), *range(0x7F, 0xA0))]
    turning = [chr(n) for n in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F)]
    for letter in (*controls, *turning, "\u061c"):
        wanted = letter in "\t\n\r"
        assert (fault_of_text(f"Anna{letter}Livia") is None) == wanted, ascii(letter)


def test_every_letter_of_unicode_except_the_fillers_is_visible() -> None:
    unseen = [
        unicodedata.name(chr(number))
        for number in range(0x110000)
        if unicodedata.category(chr(number)).startswith("L") and not has_visible_sign(chr(number))
    ]
    assert all(name.endswith(("FILLER", " BLANK")) for name in unseen)
    assert len(unseen) >= 4


def test_a_harmless_text_stays_unchanged() -> None:
    for text in (*LETTERS["names"], "Two\nlines\tand more", "👨\u200d👩\u200d👧 ❤\ufe0f"):
        assert harmless_text(text) == text


def test_the_arguments_of_a_message_are_made_harmless_at_any_depth() -> None:
    given = {"n": 3, "who": ["who:ada", "\u202eAda"], "said": {"key": "x", "args": {"a": "\x00b"}}}
    assert harmless_arguments(given) == {
        "n": 3,
        "who": ["who:ada", "Ada"],
        "said": {"key": "x", "args": {"a": "b"}},
    }


@pytest.mark.parametrize("name", ["נעמי", "مريم", "Anna נעמי", "٣"])
def test_a_right_to_left_name_is_isolated_for_people_and_not_for_programs(name: str) -> None:
    assert with_isolates(name) == f"\u2068{name}\u2069"
    assert without_isolates(with_isolates(name)) == name


@pytest.mark.parametrize("name", ["Anna", "Ñandú ß", "Άννα", "Анна", "安娜", "3"])
def test_a_left_to_right_name_needs_no_isolation(name: str) -> None:
    assert with_isolates(name) == name


def test_names_that_look_alike_are_equal_in_comparisons() -> None:
    for other in ("Anna\u3164", "Anna\u2800", "An\u00adna", "\u2060Anna", "ANNA", "Ann\U000e0041a"):
        assert comparable_name(other) == comparable_name("Anna"), ascii(other)
    assert comparable_name("Anna") != comparable_name("Hanna")

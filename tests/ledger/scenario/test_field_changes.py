"""A changed field of a scenario: only its own text is replaced."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.games.catalogue import GAMES
from ledger.scenario.field_changes import (
    FieldChange,
    TextTooLargeError,
    UnchangeableError,
    changed_text,
)
from ledger.scenario.yamlfile import read_yaml

FILE = """\
# An evening
based_on: ludi_romani   # the game
title: "Ides"  # a title

cast:
  # these stay at home
  cicero: null   # ill
  hirtius: {holdings: {denarius: 5}, name: "H"}

  # this one is rich
  octavian:
    holdings:
      denarius: 1   # poor
      # more to come

# the end
switches: {calendar.by_clock: true}
"""
LINES = FILE.splitlines(keepends=True)


def set_field(text: str, path: str, value: Any) -> str:
    return changed_text(text, FieldChange(tuple(path.split("/")), value))


def remove_field(text: str, path: str) -> str:
    return changed_text(text, FieldChange(tuple(path.split("/")), is_removal=True))


def changed_lines(text: str) -> tuple[list[str], list[str]]:
    """Return the lines that a change took from the file, and the lines that it added."""
    after = text.splitlines(keepends=True)
    return [line for line in LINES if line not in after], [
        line for line in after if line not in LINES
    ]


@pytest.mark.parametrize(
    ("path", "value", "gone", "new"),
    [
        ("title", "Kalends", ['title: "Ides"  # a title\n'], ["title: Kalends  # a title\n"]),
        (
            "cast/cicero",
            {"holdings": {"virus": 2}},
            ["  cicero: null   # ill\n"],
            ["  cicero: {holdings: {virus: 2}}   # ill\n"],
        ),
        (
            "cast/hirtius/holdings/classis",
            2,
            ['  hirtius: {holdings: {denarius: 5}, name: "H"}\n'],
            ['  hirtius: {holdings: {denarius: 5, classis: 2}, name: "H"}\n'],
        ),
        ("cast/octavian/holdings/virus", 3, [], ["      virus: 3\n"]),
        (
            "switches/prices.classis",
            200_000,
            ["switches: {calendar.by_clock: true}\n"],
            ["switches: {calendar.by_clock: true, prices.classis: 200000}\n"],
        ),
        ("dice", "table", [], ["dice: table\n"]),
        (
            "calendar/minutes/aestas",
            6,
            [],
            ["calendar:\n", "  minutes:\n", "    aestas: 6\n"],
        ),
        ("cast/antony", None, [], ["  antony: null\n"]),
    ],
)
def test_only_the_lines_of_the_field_change(
    path: str, value: Any, gone: list[str], new: list[str]
) -> None:
    assert changed_lines(set_field(FILE, path, value)) == (gone, new)


def test_a_block_is_replaced_by_a_word() -> None:
    text = set_field(FILE, "cast/octavian", None)
    assert "  octavian: null   # poor\n      # more to come\n" in text
    assert read_yaml(text, "file").value is not None


@pytest.mark.parametrize(
    ("path", "gone"),
    [
        ("cast/cicero", ["  cicero: null   # ill\n"]),
        ("switches/calendar.by_clock", ["switches: {calendar.by_clock: true}\n"]),
        ("cast/nobody", []),
        ("title/of/nothing", []),
    ],
)
def test_a_removed_field_takes_its_line_and_no_comment_of_others(
    path: str, gone: list[str]
) -> None:
    if path == "title/of/nothing":
        with pytest.raises(UnchangeableError):
            remove_field(FILE, path)
        return
    assert changed_lines(remove_field(FILE, path)) == (gone, [])


def test_an_empty_section_goes_with_its_last_field() -> None:
    text = remove_field(FILE, "cast/octavian/holdings/denarius")
    assert "octavian" not in text
    assert "  # this one is rich\n      # more to come\n" in text


@pytest.mark.parametrize(
    ("text", "path", "after"),
    [
        (
            "based_on: r\ncast:\n  # Why Juno stays away\n  juno: null\ndice: server\n",
            "cast/juno",
            "based_on: r\ncast: {}\n  # Why Juno stays away\ndice: server\n",
        ),
        (
            "cast:   # who\n  # rich\n  juno:\n    holdings:\n      virus: 3\n",
            "cast/juno/holdings/virus",
            "cast: {}   # who\n  # rich\n",
        ),
        ("cast: {\n  # why\n  juno: null}\n", "cast/juno", "cast: {\n  # why\n  }\n"),
        ("cast:   # who\n  juno: null\ndice: server\n", "cast/juno", "dice: server\n"),
    ],
)
def test_an_empty_section_stays_for_a_comment_that_stands_alone_in_it(
    text: str, path: str, after: str
) -> None:
    assert remove_field(text, path) == after


def test_a_typed_text_is_written_as_a_reader_reads_it() -> None:
    typed = "\tIdus\u00a0of\u202f March\u2028 \x7f"
    after = set_field("title: x\n", "title", typed)
    assert after == 'title: "Idus of March \\u007f"\n'


def test_many_changes_are_made_together() -> None:
    changes = [
        FieldChange(("cast", "cicero"), is_removal=True),
        FieldChange(("cast", "cicero"), "here"),
        FieldChange(("calendar", "minutes", "aestas"), 6),
        FieldChange(("calendar", "minutes", "aestas"), is_removal=True),
        FieldChange(("title",), "Kalends"),
    ]
    one_by_one = FILE
    for change in changes:
        one_by_one = changed_text(one_by_one, change)
    assert changed_text(FILE, *changes) == one_by_one
    assert changed_text(FILE) == FILE


@pytest.mark.parametrize("text", [FILE, "a: 1\ntitle: x\na: 2\na: 3\n"])
def test_a_refused_change_is_named_among_the_others(text: str) -> None:
    wrong = (
        FieldChange(("title", "of"), 1) if text == FILE else FieldChange(("a",), is_removal=True)
    )
    with pytest.raises(UnchangeableError) as refusal:
        changed_text(text, FieldChange(("dice",), "table"), wrong, FieldChange(("title",), "y"))
    assert refusal.value.index == 1


def test_a_text_that_would_be_too_large_is_refused() -> None:
    changes = [FieldChange(("title",), "i" * 9), FieldChange(("subtitle",), "é" * 20)]
    assert changed_text("dice: server\n", *changes[:1], max_bytes=60)
    with pytest.raises(TextTooLargeError) as refusal:
        changed_text("dice: server\n", *changes, max_bytes=60)
    assert refusal.value.index == 1


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("", "cast:\n  cicero: null\n"),
        ("# nothing", "# nothing\ncast:\n  cicero: null\n"),
        ("cast:   # who\n", "cast: {cicero: null}   # who\n"),
        ("cast:\n\n# more\ndice: server\n", "cast: {cicero: null}\n\n# more\ndice: server\n"),
        ("cast: {}\n", "cast: {cicero: null}\n"),
        ("cast: {antony: null,}\n", "cast: {antony: null,cicero: null}\n"),
        ("cast:\r\n  antony: null\r\n", "cast:\r\n  antony: null\r\n  cicero: null\r\n"),
        ("\ufeffcast:\n  antony:", "\ufeffcast:\n  antony:\n  cicero: null\n"),
    ],
)
def test_a_field_is_added_in_the_style_of_the_file(text: str, after: str) -> None:
    assert set_field(text, "cast/cicero", None) == after


@pytest.mark.parametrize(
    "text",
    [
        "cast: 5\n",
        "- cast\n",
        "cast: &all {a: 1}\nmore: *all\ncast: *all\n",
        "cast:   # who\n  cicero:   # he\n    name: C\n",
        "based_on: ludi_romani\ncast: &a\n  x: *a\n",
        "- &a [*a]\n",
        "a: *b\n",
        "a: 1\n---\nb: 2\n",
        "a: &x 1\nb: &x 2\n",
        "&x a: 1\n&x b: 2\n",
        "cast: !!map {antony: null}\n",
        "cast: !own\n  antony: null\n",
    ],
)
def test_what_cannot_be_changed_alone_is_refused(text: str) -> None:
    with pytest.raises(UnchangeableError):
        set_field(text, "cast/cicero", None)


_WORDS = st.one_of(
    st.booleans(),
    st.none(),
    st.integers(-(10**15), 10**15),
    st.sampled_from(
        [
            "",
            "null",
            "12",
            "1e3",
            "yes",
            "a: b",
            "# x",
            "- y",
            "it's",
            'say "ave"',
            "é",
            "Ides of",
            "a\u00a0b",
            "\ta",
        ]
    ),
)
_PATHS = st.sampled_from(
    [
        "title",
        "cast/cicero",
        "cast/octavian/holdings/denarius",
        "cast/hirtius/holdings/virus",
        "cast/hirtius",
        "cast/octavian",
        "switches/calendar.by_clock",
        "calendar/minutes/hiems",
        "dice",
    ]
)


@given(st.lists(st.tuples(_PATHS, st.none() | st.tuples(_WORDS)), max_size=8))
def test_any_changes_keep_every_comment_that_stands_alone(
    changes: list[tuple[str, tuple[Any] | None]],
) -> None:
    text = FILE
    for path, value in changes:
        try:
            text = remove_field(text, path) if value is None else set_field(text, path, value[0])
        except UnchangeableError:
            continue
    for comment in ("# An evening", "# these stay at home", "# this one is rich", "# the end"):
        assert comment in text


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_outline_names_fields_that_its_reader_accepts(game: str) -> None:
    rules = GAMES[game]
    outline = rules.scenarios.outline()
    text = f"based_on: {game}\n"
    for character in outline.cast:
        for asset, amount in character.holdings.items():
            text = set_field(text, f"cast/{character.id}/holdings/{asset}", amount)
    for season in outline.seasons:
        text = set_field(text, f"calendar/minutes/{season.kind}", season.minutes)
    for reading in outline.readings:
        text = set_field(text, f"switches/{reading.name}", reading.default)
    assert rules.scenarios.read(text, "file") == rules.scenarios.read(None, "file")

"""Scenario files are plain YAML, read with the line of every value."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.yamlfile import MAX_BYTES, MAX_VALUES, Problem, ScenarioError, read_yaml


def problem_of(text: str | bytes) -> Problem:
    with pytest.raises(ScenarioError) as refused:
        read_yaml(text, "f.yaml")
    (problem,) = refused.value.problems
    return problem


def test_values_are_what_they_look_like_and_words_stay_words() -> None:
    text = "{a: 1, b: -2.5, c: true, d: null, e: 'true', f: yes, g: 18:30, h: 1_000, i: .inf}"
    assert read_yaml(text, "").value == {
        "a": 1,
        "b": -2.5,
        "c": True,
        "d": None,
        "e": "true",
        "f": "yes",
        "g": "18:30",
        "h": "1_000",
        "i": ".inf",
    }


def test_a_file_without_a_value_is_none() -> None:
    assert read_yaml("", "").value is None
    assert read_yaml("# a remark\n", "").value is None


def test_every_part_knows_its_line_and_an_absent_one_takes_its_neighbours() -> None:
    document = read_yaml("a:\n  b:\n    - 1\n    - {c: 2}\nd: 3\n", "f.yaml")
    assert document.line(("a", "b", 1, "c")) == 4
    assert document.line(("d",)) == 5
    assert document.line(("a", "b", 7, "x")) == 2
    assert document.line(()) == 1
    assert str(document.problem(("a", "b", 0), "is odd")) == "f.yaml, line 3, a.b.0: is odd"
    assert str(document.problem((), "is odd")) == "f.yaml, line 1: is odd"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("a: 1\nb: [2\n", 3, "this is not YAML"),
        ("a:\n\tb: 1\n", 2, "indent with spaces, not tabs"),
        ("a: 1\na: 2\n", 2, "given twice"),
        ("a: 1\nb: &x 2\n", 2, "anchors"),
        ("a: 1\nb: *x\n", 2, "anchors"),
        ("a: !!python/object/apply:os.getcwd []\n", 1, "tags"),
        ("a: !odd 1\n", 1, "tags"),
        ("a: 1\n---\nb: 2\n", 3, "a second document"),
        ("? [1, 2]\n: 3\n", 1, "a plain name before its colon"),
        ("a: 1\nb: \x07\n", 2, "control character here (U+0007)"),
        (b"a: 1\nb: \xff\n", 2, "not text in UTF-8"),
        ("a: 1".encode("utf-16"), 1, "not text in UTF-8"),
        ("a: \ud800", 1, "not text in UTF-8"),
        ("[" * 500_000, 1, "nested more than"),
        ("{a: " * 500, 1, "nested more than"),
        (f"[{'1,' * MAX_VALUES}]", 1, "more than 20000 values"),
        ("x" * (MAX_BYTES + 1), 1, "larger than 1024 KiB"),
    ],
)
def test_more_or_less_than_plain_yaml_is_refused_with_its_line(
    text: str | bytes, line: int, says: str
) -> None:
    problem = problem_of(text)
    assert (problem.line, problem.file) == (line, "f.yaml")
    assert says in problem.message


def test_a_bomb_of_aliases_is_refused_before_it_grows() -> None:
    layers = "\n".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]" for n in range(1, 30))
    assert "anchors" in problem_of("l0: &l0 [x]\n" + layers).message


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_yaml("\ufeffa: 1".encode(), "").value == {"a": 1}


def test_problems_come_in_the_order_of_their_lines() -> None:
    late, early = Problem("f", 9, "", "b"), Problem("f", 2, "x", "a")
    error = ScenarioError([late, early])
    assert error.problems == (early, late)
    assert str(error) == "f, line 2, x: a\nf, line 9: b"


@given(st.text() | st.binary())
def test_whatever_the_file_holds_nothing_but_problems_is_raised(text: str | bytes) -> None:
    with suppress(ScenarioError):
        assert read_yaml(text, "f.yaml").file == "f.yaml"

"""Scenario files are plain YAML, read with the line of every value."""

from contextlib import suppress

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from ledger.scenario import yamlfile
from ledger.scenario.yamlfile import MAX_BYTES, MAX_VALUES, Problem, ScenarioError, read_yaml


def only_problem_of(text: str | bytes) -> Problem:
    with pytest.raises(ScenarioError) as refused:
        read_yaml(text, "f.yaml")
    (problem,) = refused.value.problems
    return problem


def test_yaml_values_get_their_obvious_types_and_words_stay_words() -> None:
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


def test_an_empty_file_has_no_value() -> None:
    assert read_yaml("", "").value is None
    assert read_yaml("# a remark\n", "").value is None


def test_every_part_has_its_line_and_a_missing_part_the_line_of_its_neighbour() -> None:
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
        ("a: 1\nb: [2\n", 2, "this is not YAML: the list that begins here with ["),
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
def test_anything_but_plain_yaml_is_refused_with_its_line(
    text: str | bytes, line: int, says: str
) -> None:
    problem = only_problem_of(text)
    assert (problem.line, problem.file) == (line, "f.yaml")
    assert says in problem.message


def test_a_bomb_of_aliases_is_refused_before_it_grows() -> None:
    layers = "\n".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]" for n in range(1, 30))
    with pytest.raises(ScenarioError) as refused:
        read_yaml("l0: &l0 [x]\n" + layers, "f.yaml")
    assert all("anchors" in problem.message for problem in refused.value.problems)


LOADERS = (yaml.SafeLoader, getattr(yaml, "CSafeLoader", yaml.SafeLoader))


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ('a: 1\nb: "two\nc: 3\nd: 4\n', 2, "a quote is opened here"),
        ("a: 1\nb: 'two\nc: 3\nd: 4\n", 2, "a quote is opened here"),
        ('a: 1\nb: "two\nc:\n  d: "4"\n', 2, "a quote is opened here"),
        ('a: 1\nb: "two\nc:\n  d: {e: "4", f: "5"}\n', 2, "a quote is opened here"),
        ('a: 1\nb:\n  - "two\n  - "three"\n', 3, "a quote is opened here"),
        ('a: 1\n"b: 2\nc: "3"\n', 2, "a quote is opened here"),
        ("a: it's 'two\nb: [1\nc: 2\n", 2, "the list that begins here"),
        ('a: "one \\" two" # "three\nb: [1\nc: 2\n', 2, "the list that begins here"),
        ("a: 'Caesar's evening'\n", 1, "more behind the closing quote"),
        ('a: "one" two\n', 1, "more behind the closing quote"),
        ("a:\n  b:\n    c: 1\n  - d\n", 4, "an entry of a list (-) stands among named fields"),
        ("a:\n  b: {}\n  - d\n  e: {}\n", 3, "an entry of a list (-) stands among named"),
        ("a: 1\n- b\n", 2, "an entry of a list (-) stands among named fields"),
        ("a:\n  b: 1\n   c: 2\n", 3, "indent it like the fields beside it"),
        ("a: Rome: the fall\n", 1, "there is a colon within this text"),
        ("a: 1\nb\nc: 2\n", 2, "there is no colon behind"),
        ("a:\n  b\n  c: 2\n", 2, "there is no colon behind 'b'"),
        ("a:\n  b: {c: 1\nd: 2\n", 2, "the group that begins here with {"),
        ("a: @b\n", 1, "a text cannot begin with @"),
        ("a: - b\n", 1, "a list begins below the name of its field"),
        ('a: "b\\qc"\n', 1, "a backslash in double quotes"),
        ("a: >b\n", 1, "a text cannot begin with > or |"),
        ("a: b\nc: ]\n", 2, "a bracket that is too many"),
    ],
)
def test_a_syntax_error_is_explained_in_plain_words_with_its_line(
    monkeypatch: pytest.MonkeyPatch, loader: object, text: str, line: int, says: str
) -> None:
    monkeypatch.setattr(yamlfile, "_YAML_LOADER", loader)
    problem = only_problem_of(text)
    assert (problem.line, says in problem.message) == (line, True), problem


def test_all_faults_beyond_plain_yaml_are_reported_at_once() -> None:
    with pytest.raises(ScenarioError) as refused:
        read_yaml("a: 1\na: 2\nb: !odd 3\nc: &d 4\ne: [5\n", "f.yaml")
    lines = [problem.line for problem in refused.value.problems]
    assert lines == [2, 3, 4, 5]


def test_removed_parts_of_a_document_leave_the_lines_of_the_rest() -> None:
    document = read_yaml("a:\n  - 1\n  - {b: 2, c: 3}\n  - 4\nd: 5\n", "f.yaml")
    smaller = document.without_parts([("a", 0), ("a", 1, "b"), ("x",), ()])
    assert smaller.value == {"a": [{"c": 3}, 4], "d": 5}
    assert str(smaller.problem(("a", 1), "is odd")) == "f.yaml, line 4, a.2: is odd"
    assert str(smaller.problem(("a", 0, "e"), "is odd")) == "f.yaml, line 3, a.1.e: is odd"
    assert smaller.without_parts([("a", 0)]).problem(("a", 0), "").field == "a.2"
    assert document.without_parts([("x",), ("a", 9), ()]) is document


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_yaml("\ufeffa: 1".encode(), "").value == {"a": 1}


def test_problems_are_sorted_by_line() -> None:
    late, early = Problem("f", 9, "", "b"), Problem("f", 2, "x", "a")
    error = ScenarioError([late, early])
    assert error.problems == (early, late)
    assert str(error) == "f, line 2, x: a\nf, line 9: b"


@given(st.text() | st.binary())
def test_an_arbitrary_file_raises_nothing_but_problems(text: str | bytes) -> None:
    with suppress(ScenarioError):
        assert read_yaml(text, "f.yaml").file == "f.yaml"

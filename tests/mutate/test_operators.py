"""The alterations of a piece of code."""

import ast
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.mutate.kinds import WordKinds
from tests.mutate.samples import sample_module


def alterations_of_module(folder: Path, source: str, kinds: WordKinds | None = None) -> set[str]:
    """Return all alterations of a module, in words."""
    return {mutant.what for mutant in sample_module(folder, source, kinds).mutants()}


def function_with_rule(*lines: str, returns: str = "object") -> str:
    """Return a function of a rule with these lines."""
    code = "\n    ".join(lines)
    return f'def f(a: int, b: int = 1) -> {returns}:\n    """It does it (NUX-01)."""\n    {code}\n'


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a < b", {"a < b becomes a <= b", "a < b becomes a >= b"}),
        ("return a == b", {"a == b becomes a != b"}),
        ("return a in b", {"a in b becomes a not in b"}),
        ("return a and b", {"a and b becomes a or b"}),
        ("return not a", {"not a becomes a"}),
        ("return True", {"True becomes False"}),
        ("return a + b", {"a + b becomes a"}),
        ("return max(a, b)", {"max(a, b) becomes min(a, b)"}),
        ("return f'{a}/x'", {"f'{a}/x' becomes f'/x'"}),
        ("a += b", {"a += b left out"}),
        ("a.append(b)", {"a.append(b) left out"}),
        ("raise KeyError(a)", {"raise KeyError(a) left out"}),
        ("return a if b else a", {"b becomes not b"}),
        ("return [x for x in a if x]", {"x becomes not x"}),
        ("return replace(a, b=a)", {"b=a left out"}),
        ("return Draft(a, b, placements=a)", {"b left out", "placements=a left out"}),
        ("return (*a, f())", {"*a left out", "f() left out"}),
        ("return {'x': a}", {"'x': a left out"}),
    ],
)
def test_each_mutant_has_one_alteration(tmp_path: Path, line: str, expected: set[str]) -> None:
    assert alterations_of_module(tmp_path, function_with_rule(line)) == {*expected, "1 becomes 2"}


@pytest.mark.parametrize(
    ("returns", "nothing"),
    [
        ("bool", "f() becomes not f()"),
        ("int", "f() becomes f() + 1"),
        ("str", "f() becomes ''"),
        ("tuple[int, ...]", "f() becomes ()"),
        ("Mapping[str, int]", "f() becomes {}"),
        ("Audience", "f() becomes ()"),
        ("Doc", "f() becomes {}"),
    ],
)
def test_one_mutant_of_a_function_returns_nothing(
    tmp_path: Path, returns: str, nothing: str
) -> None:
    assert nothing in alterations_of_module(
        tmp_path, function_with_rule("return f()", returns=returns)
    )


def test_a_generator_without_its_yield_is_still_a_generator(tmp_path: Path) -> None:
    found = sample_module(tmp_path, function_with_rule("yield a"))
    (mutant,) = (m for m in found.mutants() if m.what == "yield a left out")
    assert isinstance(mutant.apply, partial)
    mutant.apply.args[0].make()
    scope: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(found.tree), "nuts", "exec"), scope)  # noqa: S102 - our own code, altered
    assert list(scope["f"](1)) == []


def test_a_word_is_replaced_by_another_of_its_kind_and_a_name_by_another_name(
    tmp_path: Path,
) -> None:
    kinds = WordKinds([("nut", "bone")], {"words": {"NUT": "nut", "BONE": "bone"}})
    source = "from words import BONE, NUT\n" + function_with_rule(
        "return a == 'nut', a == NUT, a == 'other'"
    )
    found = alterations_of_module(tmp_path, source, kinds)
    assert {"'nut' becomes 'bone'", "NUT becomes BONE"} <= found
    assert not [what for what in found if what.startswith("'other' becomes")]


def test_annotations_docstrings_and_arguments_of_objections_are_left_alone(tmp_path: Path) -> None:
    source = function_with_rule(
        "n = 5", "args = {'n': n + 1}", "yield Objection('NUX-02', 'few', args, waivable=True)"
    )
    assert alterations_of_module(tmp_path, source) == {
        "1 becomes 2",
        "5 becomes 6",
        "yield Objection('NUX-02', 'few', args, waivable=True) left out",
    }


def test_a_variable_used_only_in_the_words_of_an_objection_is_left_alone(tmp_path: Path) -> None:
    worded = function_with_rule(
        "n = a * 2", "m = a * 3", "yield Objection('NUX-02', 'few', {'n': n, 'm': m})"
    )
    assert not [what for what in alterations_of_module(tmp_path, worded) if "a *" in what]
    read = function_with_rule(
        "n = a * 2", "if n:", "    yield Objection('NUX-02', 'few', {'n': n})"
    )
    assert "a * 2 becomes a" in alterations_of_module(tmp_path, read)


def test_references_for_messages_are_left_alone(tmp_path: Path) -> None:
    assert alterations_of_module(tmp_path, function_with_rule("return {'who': f'who:{a}'}")) == {
        "1 becomes 2"
    }


def test_an_objections_grade_and_judges_are_altered(tmp_path: Path) -> None:
    source = function_with_rule("yield Objection('NUX-02', 'few', grade='W', judges=(a,))")
    assert {"grade='W' becomes grade='L'", "judges=(a,) left out"} <= alterations_of_module(
        tmp_path, source
    )

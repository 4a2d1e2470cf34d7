"""Survivors that need no test, and stale explanations."""

import ast
from pathlib import Path

import pytest
from pydantic import ValidationError

from tests.mutate.explained import Explanation, read_explanations, weigh_survivors
from tests.mutate.mutants import Mutant, MutantResult
from tests.mutate.target import games_with_rulebook
from tests.rules import ROOT

CHOSEN = ("NUX-01", "NUX-02")


def sample_mutant(rule: str, what: str, line: int = 1) -> Mutant:
    return Mutant((rule,), "yard.py", line, "bell", what, lambda: None)


def killed_result(one: Mutant) -> MutantResult:
    return MutantResult(one, frozenset(one.rules))


def surviving_result(one: Mutant) -> MutantResult:
    return MutantResult(one, frozenset({"NUX-99"}))


def make_explanation(rule: str, what: str, place: str = "yard.py::bell") -> Explanation:
    return Explanation(rule, place, what, "it is the same")


def test_a_survivor_with_an_explanation_is_accepted() -> None:
    one, other = (
        surviving_result(sample_mutant("NUX-01", "a")),
        surviving_result(sample_mutant("NUX-01", "b")),
    )
    verdict = weigh_survivors(
        [one, other, killed_result(sample_mutant("NUX-02", "a"))],
        (make_explanation("NUX-01", "a"),),
        CHOSEN,
    )
    assert verdict.explained == (one,)
    assert verdict.survived == (other,)
    assert verdict.stale == ()


def test_an_explanation_stays_when_its_line_moves() -> None:
    moved = surviving_result(sample_mutant("NUX-01", "a", line=99))
    assert weigh_survivors([moved], (make_explanation("NUX-01", "a"),), CHOSEN).explained == (
        moved,
    )


def test_an_explanation_is_for_one_rule_one_place_and_one_alteration() -> None:
    one = surviving_result(sample_mutant("NUX-01", "a"))
    for wrong in (
        make_explanation("NUX-02", "a"),
        make_explanation("NUX-01", "b"),
        make_explanation("NUX-01", "a", "yard.py::other"),
    ):
        assert weigh_survivors([one], (wrong,), CHOSEN).survived == (one,)


def test_an_explanation_of_a_killed_or_missing_mutant_is_stale() -> None:
    known = (make_explanation("NUX-01", "a"), make_explanation("NUX-01", "gone"))
    verdict = weigh_survivors([killed_result(sample_mutant("NUX-01", "a"))], known, CHOSEN)
    assert verdict.stale == known


def test_an_explanation_of_an_untried_mutant_is_not_stale() -> None:
    known = (make_explanation("NUX-07", "a"), make_explanation("NUX-01", "a", "other.py::bell"))
    assert weigh_survivors([killed_result(sample_mutant("NUX-01", "b"))], known, CHOSEN).stale == ()


def test_an_explanation_of_a_rule_that_was_only_partly_tried_is_not_stale() -> None:
    known = (make_explanation("NUX-01", "a"),)
    beside = [killed_result(sample_mutant("NUX-01", "b"))]
    assert weigh_survivors(beside, known, ("NUX-02",)).stale == ()
    assert weigh_survivors(beside, known, ("NUX-01",)).stale == known


def test_an_explanation_has_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "explained.yaml"
    file.write_text("- {rule: NUX-01, place: yard.py, what: a becomes b}\n")
    with pytest.raises(ValidationError, match="reason"):
        read_explanations(file)
    file.write_text("# nothing yet\n")
    assert read_explanations(file) == ()


def test_every_explanation_is_about_a_rule_that_needs_a_test() -> None:
    needing = {rule for game in games_with_rulebook().values() for rule in game.rules_needing_tests}
    assert {one.rule for one in read_explanations()} <= needing


@pytest.mark.parametrize("place", sorted({one.place for one in read_explanations()}))
def test_every_explanation_names_a_place_that_exists(place: str) -> None:
    file, _, where = place.partition("::")
    names = set(where.split(".")) - {""}
    nodes = ast.walk(ast.parse(ROOT.joinpath(file).read_text(encoding="utf-8")))
    assert names <= {name for node in nodes if (name := _defined_name(node))}


def _defined_name(node: ast.AST) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.name
    return node.id if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) else ""

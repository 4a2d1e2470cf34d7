"""The rules to which an alteration belongs."""

from pathlib import Path

from tests.mutate.kinds import word_kinds_of
from tests.mutate.samples import sample_module


def rules_by_alteration(folder: Path, source: str) -> dict[str, tuple[str, ...]]:
    """Return the alterations, each with the rules of which one must notice it."""
    return {mutant.what: mutant.rules for mutant in sample_module(folder, source).mutants()}


def test_code_that_names_no_rule_is_left_alone(tmp_path: Path) -> None:
    assert (
        rules_by_alteration(tmp_path, 'def f(a):\n    """NUX-01 it is not."""\n    return a < 1\n')
        == {}
    )


def test_code_of_a_rule_that_needs_no_test_is_left_alone(tmp_path: Path) -> None:
    assert (
        rules_by_alteration(tmp_path, 'def f(a):\n    """A word (NUX-03)."""\n    return a < 1\n')
        == {}
    )


def test_an_objection_belongs_to_the_rule_it_names_and_so_does_its_condition(
    tmp_path: Path,
) -> None:
    source = '''
def f(a):
    """All of it (NUX-01)."""
    if a < 1:
        yield Objection("NUX-02", "few")
    if a > 9:
        yield a
'''
    found = sample_module(tmp_path, source).mutants()
    told = {mutant.what: (mutant.rules, mutant.also) for mutant in found}
    assert told["a < 1 becomes a <= 1"] == (("NUX-02",), ("NUX-01",))
    assert told["yield Objection('NUX-02', 'few') left out"] == (("NUX-02",), ("NUX-01",))
    assert told["a > 9 becomes a >= 9"] == (("NUX-01",), ())


def test_an_objection_whose_rule_needs_no_test_is_left_alone(
    tmp_path: Path,
) -> None:
    source = 'def f(a):\n    """(NUX-01)"""\n    if a:\n        yield Objection("NUX-03", "word")\n'
    assert rules_by_alteration(tmp_path, source) == {}


def test_offers_are_left_alone(tmp_path: Path) -> None:
    source = '''
def _offer(a) -> Form | None:
    return Form(blocked=(Objection("NUX-02", "few"),)) if a < 1 else None

def f(a):
    """All of it (NUX-01)."""
    return Form(blocked=(Objection("NUX-02", "few"),))
'''
    assert rules_by_alteration(tmp_path, source) == {}


def test_a_constant_belongs_to_the_rules_of_its_docstring_or_of_its_lines(tmp_path: Path) -> None:
    source = '''
MOST = 3
"""So many (NUX-01)."""

LEAST = 1

PRICES = {
    "nut": 1,
    "bone": 5,  # NUX-02
}
"""What things cost (NUX-01)."""
'''
    assert rules_by_alteration(tmp_path, source) == {
        "3 becomes 4": ("NUX-01",),
        "'nut': 1 left out": ("NUX-01",),
        "1 becomes 2": ("NUX-01",),
        "'bone': 5 left out": ("NUX-02",),
        "5 becomes 6": ("NUX-02",),
    }


def test_a_comment_behind_a_line_overrides_the_docstring(tmp_path: Path) -> None:
    source = 'def f(a):\n    """(NUX-01)"""\n    b = a < 1  # NUX-02\n    return a < 2\n'
    found = rules_by_alteration(tmp_path, source)
    assert found["a < 1 becomes a <= 1"] == ("NUX-02",)
    assert found["a < 2 becomes a <= 2"] == ("NUX-01",)


def test_the_docstring_of_a_class_is_about_its_fields_and_not_its_methods(tmp_path: Path) -> None:
    source = '''
class Few:
    """So many (NUX-01)."""

    most: int = 3

    def f(self, a):
        return a < 1
'''
    (mutant,) = sample_module(tmp_path, source).mutants()
    assert (mutant.what, mutant.where, mutant.line) == ("3 becomes 4", "Few.most", 5)


def test_kinds_of_words_are_found_in_types_lists_and_data(tmp_path: Path) -> None:
    source = 'Kind = Literal["nut", "bone"]\nWALL = ("wall", "bench", "nut")\nNUT = "nut"\n'
    found = sample_module(tmp_path, source)
    (tmp_path / "yard.yaml").write_text("places:\n  gate: 1\n  well: 2\n")
    kinds = word_kinds_of(found.target)
    assert kinds.other("nut") == "bone"
    assert kinds.other("nut") == "bone"
    assert kinds.other("bench") == "nut"
    assert kinds.other("well") == "gate"
    assert kinds.other("sky") is None
    assert kinds.named == {"nuts": {"NUT": "nut"}}

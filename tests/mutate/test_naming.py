"""The rules that a docstring and a comment name."""

import pytest

from tests.mutate.naming import python_comments, rules_in_comment, rules_in_docstring, yaml_comments


@pytest.mark.parametrize(
    ("docstring", "rules"),
    [
        ("Who has the nuts (NUX-07).", ("NUX-07",)),
        (
            "Both (NUX-02, 03) and that (NUX-05; TALI-01).",
            ("NUX-02", "NUX-03", "NUX-05", "TALI-01"),
        ),
        ("A range (NUX-08 to 11), and more (NUX-01, 03 to 05, 12).", "8 9 10 11 1 3 4 5 12"),
        ("By a code with a digit (NUX2-01, 03).", ("NUX2-01", "NUX2-03")),
        ("By two words (CUR-UPK-01 and 02).", ("CUR-UPK-01", "CUR-UPK-02")),
        ("Two lines (NUX-01,\n    02).", ("NUX-01", "NUX-02")),
        ("An open question (open question 93; NUX-09).", ("NUX-09",)),
        ("NUX-07 is only mentioned here.", ()),
        (None, ()),
    ],
)
def test_a_docstring_names_rules_in_parentheses(
    docstring: str | None, rules: tuple[str, ...] | str
) -> None:
    if isinstance(rules, str):
        rules = tuple(f"NUX-{int(number):02}" for number in rules.split())
    assert rules_in_docstring(docstring) == rules


def test_a_comment_names_rules_with_and_without_parentheses() -> None:
    assert rules_in_comment("# NUX-01, 02") == ("NUX-01", "NUX-02")
    assert rules_in_comment("# both kinds together (NUX-03)") == ("NUX-03",)
    assert rules_in_comment("# nothing of the kind, 02") == ()


def test_in_python_only_comments_behind_code_count() -> None:
    source = 'most = 3  # NUX-01\n# NUX-02\nword = "# NUX-03"\nother = (\n    1,  # NUX-04\n)\n'
    assert python_comments(source) == {1: ("NUX-01",), 5: ("NUX-04",)}


def test_in_yaml_only_comments_behind_a_value_count() -> None:
    text = (
        'most: 3  # NUX-01\n# NUX-02\nword: "a # NUX-03"\nlist:  # NUX-04\n  - 1\nodd: a#NUX-05\n'
    )
    assert yaml_comments(text) == {1: ("NUX-01",), 4: ("NUX-04",)}

"""Forms: each kind of field knows its domain."""

from typing import Any

import pytest

from ledger.contract.form import (
    Choice,
    DependentField,
    Dice,
    EntryRef,
    Field,
    Number,
    Option,
    Row,
    Rows,
    Split,
    Subset,
    Text,
    admits,
    choice,
    next_steps,
)

ABC = (Option("a"), Option("b"), Option("c"))
ROADS = {"bench": ("wall",), "wall": ("bench",)}
ROWS = Rows(
    "x",
    (
        Row("ada", (Option("bench"),), ROADS, most=3, price=1),
        Row("bea", (Option("wall"),), price=1),
    ),
)
CASES: list[tuple[Field, list[Any], list[Any]]] = [
    (Choice("x", ABC), ["a", "c"], ["d", "", None, 1, ["a"], {"a": 1}]),
    (choice("x", ["a", ""]), ["a", ""], ["b", None]),
    (choice("x", []), [], ["", None, "a"]),
    (
        Subset("x", ABC, 1, 2),
        [["a"], ["b", "a"], ("c",)],
        [[], ["a", "b", "c"], ["a", "a"], ["d"], "a", None, [["a"]], [{}], {"a": 1}, [1]],
    ),
    (Subset("x", ABC, 0, 3), [[], ["a", "b", "c"]], [["a", "a"]]),
    (
        Number("x", 2, 10),
        [2, 10, 5],
        [1, 11, 5.0, "5", True, None, [5], -5],
    ),
    (Number("x", 100, 500, 200), [100, 300, 500], [200, 400, 0, 700]),
    (
        Split("x", ABC, 10, 2),
        [{}, {"a": 10}, {"a": 4, "b": 6}, {"a": 0}, {"a": 2, "b": 2, "c": 2}],
        [{"a": 12}, {"a": 6, "b": 6}, {"a": 1}, {"d": 2}, {"a": -2, "b": 4}, [], None, {"a": "2"}],
    ),
    (Split("x", ABC, 3, least=2), [{"a": 2}, {"a": 1, "b": 1}], [{}, {"a": 1}, {"a": 4}]),
    (Split("x", ABC, 10, 1, {"a": 3}), [{"a": 3, "b": 7}], [{"a": 4}, {"a": True}]),
    (
        ROWS,
        [{}, {"ada": ["bench"]}, {"ada": ["bench", "wall", "bench"]}, {"bea": ("wall",)}],
        [
            {"ada": []},
            {"ada": ["wall"]},
            {"ada": ["bench", "bench"]},
            {"ada": ["bench", "wall", "bench", "wall"]},
            {"bea": ["wall", "bench"]},
            {"cai": ["wall"]},
            {"ada": "bench"},
            {"ada": [["bench"]]},
            [],
            None,
        ],
    ),
    (
        Rows("x", ROWS.rows, limit=3),
        [{"ada": ["bench", "wall"], "bea": ["wall"]}],
        [{"ada": ["bench", "wall", "bench"], "bea": ["wall"]}],
    ),
    (Text("x", 5), ["", "words"], ["longer", None, 5, ["a"]]),
    (Text("x", 5, 2), ["ab"], ["", "a"]),
    (
        Dice("x", 2, 6),
        [[1, 6], (3, 3)],
        [[], [1], [1, 2, 3], [0, 1], [7, 1], [1.0, 2], [True, 2], ["1", 2], "12", 12, None, {}],
    ),
    (Dice("x", 1, 20), [[20], [1]], [[21], 20, [[20]]]),
    (Dice("x", 0, 6), [[]], [[1], None]),
    (EntryRef("x"), ["c1.0", ""], [None, 1]),
    (DependentField("x", ("y",)), [], ["a", None, 1]),
]


@pytest.mark.parametrize(("field", "inside", "outside"), CASES)
def test_a_field_admits_exactly_its_domain(
    field: Field, inside: list[Any], outside: list[Any]
) -> None:
    assert [value for value in inside if not admits(field, value)] == []
    assert [value for value in outside if admits(field, value)] == []


def test_a_plain_choice_has_plain_options() -> None:
    assert choice("to", ("ada", "bea")) == Choice("to", (Option("ada"), Option("bea")))


def test_the_next_steps_of_a_row_depend_on_the_step_before() -> None:
    row = ROWS.rows[0]
    assert next_steps(row, []) == ("bench",)
    assert next_steps(row, ["bench"]) == ("wall",)
    assert next_steps(row, ["bench", "wall", "bench"]) == ()

"""Each mistake in an organiser's file is named in one sentence with its line and field."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.scenario.yamlfile import Problem, ScenarioError

FILE = "evening.yaml"


def problems(text: str | bytes) -> tuple[Problem, ...]:
    with pytest.raises(ScenarioError) as refused:
        load_scenario(text, FILE)
    return refused.value.problems


def problems_if_any(text: str) -> tuple[Problem, ...]:
    try:
        load_scenario(text, FILE)
    except ScenarioError as refused:
        return refused.problems
    return ()


def only_problem(changes: str) -> Problem:
    (problem,) = problems("based_on: ludi_romani\n" + changes)
    assert problem.file == FILE
    return problem


@pytest.mark.parametrize(
    ("changes", "field", "says"),
    [
        ("titel: x", "titel", "did you mean 'title'?"),
        ("cast: {cicero: {rule: rex}}", "cast.cicero.rule", "did you mean 'role'?"),
        ("cast: {cicero: {denarii: 1}}", "cast.cicero.denarii", "'denarius' under holdings?"),
        (
            "cast: {cicero: {holdings: {classes: 1}}}",
            "cast.cicero.holdings.classes",
            "did you mean 'classis'?",
        ),
        ("regions: {gaul: {seats: 3}}", "regions.gaul.seats", "no field 'seats'"),
        ("prices: {legio_curiales: 0}", "prices.legio_curiales", "'legio_curialis'?"),
        ("limits: {legiones: 3}", "limits.legiones", "no field"),
        ("calendar: {minute: {}}", "calendar.minute", "did you mean 'minutes'?"),
        ("calendar: {clock: {begin: x}}", "calendar.clock.begin", "no field"),
        ("calendar: [{kind: motus, minuts: 1}]", "calendar.0.minuts", "did you mean 'minutes'?"),
        ("roads: {open: []}", "roads.open", "no field"),
    ],
)
def test_an_unknown_field_is_named_with_the_one_that_was_meant(
    changes: str, field: str, says: str
) -> None:
    found = problems("based_on: ludi_romani\n" + changes)[0]
    assert (found.line, found.field) == (2, field)
    assert says in found.message


@pytest.mark.parametrize(
    ("changes", "field", "says"),
    [
        ("title: 5", "title", "should be text, not 5"),
        ('title: ""', "title", "cannot be empty"),
        (f"title: {'x' * 99}", "title", "80 letters at most"),
        ("title: null\ndice: maybe", "dice", "should be server or table, not 'maybe'"),
        ("cast: [cicero]", "cast", "should be a group of named fields, not a list"),
        ("cast: {cicero: 5}", "cast.cicero", "should be a group of named fields, not 5"),
        ("cast: {cicero: {role: king}}", "cast.cicero.role", "should be imperator, senator"),
        ("cast: {cicero: {cards: 1.5}}", "cast.cicero.cards", "a whole number"),
        ("cast: {cicero: {cards: six}}", "cast.cicero.cards", "digits only, not 'six'"),
        ("cast: {cicero: {cards: 0}}", "cast.cicero.cards", "should be at least 1, not 0"),
        ("cast: {juno: {powers: mimic}}", "cast.juno.powers", "should be a list, not 'mimic'"),
        ("regions: {gaul: {sea: yes}}", "regions.gaul.sea", "true or false, not 'yes'"),
        ("regions: {gaul: {capacity: -1}}", "regions.gaul.capacity", "cannot be negative"),
        ("regions: {gaul: {capacity: 999}}", "regions.gaul.capacity", "at most 200, not 999"),
        ("regions: {gaul: {name: null}}", "regions.gaul.name", "should be text, not nothing"),
        ("roads: [[gaul]]", "roads.0.1", "a road joins two regions"),
        ("roads: [[gaul, spain, rome]]", "roads.0", "a road joins two regions"),
        ("calendar: []", "calendar", "no period is left"),
        ("calendar: [{kind: aestas, minutes: 5}]", "calendar.0", "needs its year_bce"),
        ("calendar: [{kind: motus}]", "calendar.0", "needs its minutes"),
        ("calendar: {clock: {start: 7 pm}}", "calendar.clock.start", 'such as "18:30"'),
        ("contest_seconds: true", "contest_seconds", "a whole number"),
        ("copies: {cicero: [2]}", "copies.cicero", "not a list"),
        ("copies: 10", "copies", "should be at most 9"),
    ],
)
def test_a_wrong_value_is_named_with_what_it_should_be(changes: str, field: str, says: str) -> None:
    found = only_problem(changes)
    assert found.field == field
    assert says in found.message


@pytest.mark.rule("MON-01")
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ("cast: {cicero: {holdings: {denarius: -100000}}}", "cannot be negative"),
        ("cast: {cicero: {holdings: {denarius: 150000}}}", "a multiple of 100,000 D"),
        ("cast: {livia: {dos_value: 50000}}", "a multiple of 100,000 D"),
        ("prices: {classis: -1}", "cannot be negative"),
        ("prices: {classis: 1}", "a multiple of 100,000 D"),
        ("regions: {gaul: {tributum: 99999}}", "a multiple of 100,000 D"),
    ],
)
def test_amounts_of_money_are_whole_chips(changes: str, says: str) -> None:
    assert says in only_problem(changes).message


@pytest.mark.parametrize(
    ("changes", "field", "says"),
    [
        ("cast: {livai: null}", "cast.livai", "did you mean 'livia'?"),
        ("cast: {xerxes: {start: gaul}}", "cast.xerxes", "at least a name and a role"),
        ("cast: {Occia: {name: Occia, role: vestal}}", "cast.Occia.id", "small letters"),
        ("cast: {pollio: {start: Gaul}}", "cast.pollio.start", "did you mean 'gaul'?"),
        ("cast: {fata: {powers: [mimick]}}", "cast.fata.powers.0", "did you mean 'mimic'?"),
        ("cast: {cicero: {powers: [mimic]}}", "cast.cicero", "are for gods"),
        ("cast: {dis: {name: Dis, role: numen}}", "cast.dis", "needs a group"),
        ("cast: {cicero: {dos_value: 100000}}", "cast.cicero.dos_value", "has no dos"),
        ("cast: {pollio: {short: Cicero}}", "cast.pollio.short", "is called Cicero too"),
        ("copies: {livia: 2}", "copies.livia", "only senators are doubled"),
        ("copies: {xerxes: 2}", "copies.xerxes", "no character 'xerxes'"),
        ("regions: {gual: null}", "regions.gual", "did you mean 'gaul'?"),
        ("regions: {judaea: {capacity: 3}}", "regions.judaea", "a name, a kind and a capacity"),
        ("regions: {egypt: {throne: xerxes}}", "regions.egypt.throne", "no rex 'xerxes'"),
        ("regions: {egypt: {throne: cicero}}", "regions.egypt.throne", "Cicero is no rex"),
        ("roads: {add: [[gaul, spian]]}", "roads.add.0.1", "did you mean 'spain'?"),
        ("roads: {add: [[gaul, gaul]]}", "roads.add.0", "not 'gaul' with itself"),
        ("roads: {add: [[spain, gaul]]}", "roads.add.0", "is there already"),
        ("roads: {remove: [[spain, rome]]}", "roads.remove.0", "there is no road"),
        ("roads: [[gaul, spain], [spain, gaul]]", "roads.1", "is there already"),
        ("year_names: {murder: x}", "year_names.murder", "the number of a year"),
        ("switches: {sea.chek: refuse}", "switches.sea.chek", "did you mean 'sea.check'?"),
        ("switches: {sea.check: no}", "switches.sea.check", "on_catch or refuse, not 'no'"),
        ("switches: {fortuna.bound: 500}", "switches.fortuna.bound", "a number from 0 to 100"),
        ("switches: {cap.scope: [1]}", "switches.cap.scope", "together or each_kind, not a list"),
        (
            "prices: {classis: 100000}\nswitches: {prices.classis: 200000}",
            "prices.classis",
            "the switch prices.classis says otherwise",
        ),
    ],
)
def test_dangling_and_unfitting_references_are_named(changes: str, field: str, says: str) -> None:
    found = only_problem(changes)
    assert found.field == field
    assert found.line == 2
    assert says in found.message


def test_a_throne_has_one_rex_and_a_rex_one_throne() -> None:
    found = problems("based_on: ludi_romani\nregions:\n  egypt: {throne: bogud}\n")
    assert {problem.field for problem in found} == {
        "regions.egypt.throne",
        "regions.mauretania.throne",
    }


def test_nobody_and_nowhere_are_refused() -> None:
    everyone = "".join(f"  {name}: null\n" for name in default_scenario().cast)
    assert only_problem(f"cast:\n{everyone}").message == "nobody is left in the cast"
    everywhere = "".join(f"  {name}: null\n" for name in default_scenario().regions)
    messages = {one.message for one in problems(f"based_on: ludi_romani\nregions:\n{everywhere}")}
    assert "no region is left on the board" in messages


def test_too_many_starts_in_one_region_are_named_where_the_file_makes_them() -> None:
    by_start = only_problem("cast:\n  antony: {start: greece}\n  lepidus: {start: greece}\n")
    assert (by_start.line, by_start.field) == (4, "cast.lepidus.start")
    assert by_start.message == "4 mortals start in Greece, which seats 3"
    by_seats = only_problem("regions:\n  greece:\n    capacity: 1\n")
    assert (by_seats.line, by_seats.field) == (4, "regions.greece.capacity")


def test_every_problem_is_named_at_once_in_the_order_of_the_file() -> None:
    found = problems("based_on: ludi_romani\ndice: no\ncast:\n  cicero:\n    cards: x\ntitle: 5\n")
    assert [(problem.line, problem.field) for problem in found] == [
        (2, "dice"),
        (5, "cast.cicero.cards"),
        (6, "title"),
    ]
    assert str(found[0]) == "evening.yaml, line 2, dice: should be server or table, not 'no'"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the file is empty"),
        ("# only a remark\n", "the file is empty"),
        ("- a\n- b\n", "a scenario is a group of named fields"),
        ("title: x\n", "write `based_on: ludi_romani`"),
        ("based_on: cursus_honorum\n", "should be ludi_romani, not 'cursus_honorum'"),
    ],
)
def test_a_file_that_is_no_scenario_of_this_game_is_refused_as_such(text: str, says: str) -> None:
    (problem,) = problems(text)
    assert says in problem.message
    assert problem.line == 1


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**7) | st.sampled_from(["gaul", "cicero", "x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["cicero", "gaul", "holdings", "start", "add"]), inner)
    ),
    max_leaves=6,
)
SECTIONS = ["cast", "copies", "regions", "roads", "prices", "calendar", "switches", "limits"]


@given(st.dictionaries(st.sampled_from(SECTIONS), VALUES))
def test_every_section_gives_a_scenario_or_problems_with_lines(
    sections: dict[str, object],
) -> None:
    lines = [f"{name}: {json.dumps(value)}" for name, value in sections.items()]
    text = "\n".join(["based_on: ludi_romani", *lines])
    for problem in problems_if_any(text):
        assert 1 <= problem.line <= 1 + len(lines)
        assert problem.message

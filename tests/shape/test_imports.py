"""Imports run one way: api -> projections -> ledger, and a game knows only the shared words."""

import ast
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import PRODUCT, Import, files_in, imports_in, imports_of, rulesets

WORDS = (
    "ledger.record.seniority",
    "ledger.record.audience",
    "ledger.contract.bonds",
    "ledger.record.books",
    "ledger.contract.chapter",
    "ledger.contract.acts",
    "ledger.record.entry",
    "ledger.contract.form",
    "ledger.record.letters",
    "ledger.contract.founding",
    "ledger.language.grammar",
    "ledger.contract.console",
    "ledger.kernel",
    "ledger.record.objection",
    "ledger.contract.offer",
    "ledger.contract.picture",
    "ledger.contract.standing",
    "ledger.contract.tidings",
    "ledger.contract.tills",
    "ledger.contract.question",
    "ledger.scenario",
    "ledger.record.references",
    "ledger.record.result",
    "ledger.contract.ruleset",
    "ledger.record.seating",
    "ledger.record.state",
    "ledger.record.view",
    "ledger.language.free_text",
    "ledger.language.legible",
)
SCENARIO_FILES = (
    "ledger.scenario.yamlfile"  # reads and nothing more, and knows on which line a value stands
)
PURE = (
    "ledger/games",
    "ledger.kernel",
    "ledger.record.objection",
    "ledger.contract.offer",
    "ledger/scenario",
    *(word.replace(".", "/") + ".py" for word in WORDS),
)
CLOCKS_AND_CHANCE = ("asyncio", "os", "random", "secrets", "socket", "sqlite3", "time", "uuid")
EDGE = ("redis", "rich", "starlette", "strawberry", "typer", "uvicorn")


ADJUDICATOR = "ledger.games.roman_diplomacy.adjudication"
LIBRARIES = (
    "collections",
    "dataclasses",
    "functools",
    "itertools",
    "msgspec",
    "operator",
    "typing",
)


def imports_below(*folders: str) -> list[Import]:
    return [found for path in files_in(*folders) for found in imports_of(path)]


def modules_of(package: str) -> dict[str, set[str]]:
    """Return the modules of a package, each with those of its own package that it imports."""
    paths = {".".join(path.with_suffix("").parts): path for path in files_in(package)}
    return {
        name: {found.module for found in imports_of(path)} & paths.keys() - {name}
        for name, path in paths.items()
    }


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Return modules that import each other in a circle, nothing if there are none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize(
    ("package", "above"),
    [("ledger", ("projections", "api")), ("projections", ("api",))],
)
def test_imports_run_from_the_api_through_projections_to_the_ledger(
    package: str, above: tuple[str, ...]
) -> None:
    assert [str(found) for found in imports_below(package) if found.is_of(*above)] == []


def test_modules_of_the_api_do_not_import_each_other_in_circles() -> None:
    """Imports for types alone count too: who needs a type has to know its module."""
    assert circle(modules_of("api")) == []


def test_a_circle_of_imports_is_found() -> None:
    imports = {"api.a": {"api.b"}, "api.b": {"api.c", "api.d"}, "api.c": {"api.a"}, "api.d": set()}
    assert set(circle(imports)) == {"api.a", "api.b", "api.c"}
    assert circle({"api.a": {"api.b"}, "api.b": set()}) == []


def test_nothing_that_ships_imports_a_test() -> None:
    shipped = imports_below(*PRODUCT, "deploy")
    assert [str(found) for found in shipped if found.is_of("tests")] == []


def test_only_the_stores_and_the_runner_know_the_event_sourcing_library() -> None:
    knows = [found for found in imports_below(*PRODUCT) if found.is_of("eventsourcing")]
    strangers = [
        str(found)
        for found in knows
        if not found.path.is_relative_to("ledger/store")
        and found.path != PurePosixPath("projections/runner.py")
    ]
    assert strangers == []


def test_web_and_terminal_stay_in_the_api() -> None:
    inner = imports_below("ledger", "projections")
    assert [str(found) for found in inner if found.is_of(*EDGE)] == []


def test_the_pure_core_has_no_way_to_a_clock_to_chance_or_to_the_machine() -> None:
    core = imports_below(*PURE)
    assert [str(found) for found in core if found.is_of(*CLOCKS_AND_CHANCE)] == []


@pytest.mark.parametrize("ruleset", sorted(rulesets()))
def test_a_game_imports_only_itself_and_the_words_all_games_share(ruleset: str) -> None:
    allowed = (*WORDS, SCENARIO_FILES, f"ledger.games.{ruleset}")
    ours = [found for found in imports_below(f"ledger/games/{ruleset}") if found.is_of(*PRODUCT)]
    beyond = [found for found in ours if found.module != "ledger" and not found.is_of(*allowed)]
    assert [str(found) for found in beyond] == []


@pytest.mark.parametrize("ruleset", sorted(rulesets()))
def test_only_the_list_of_games_imports_a_game(ruleset: str) -> None:
    home = PurePosixPath("ledger/games")
    strangers = [
        str(found)
        for found in imports_below(*PRODUCT)
        if found.is_of(f"ledger.games.{ruleset}")
        and not found.path.is_relative_to(home / ruleset)
        and found.path.parent != home
    ]
    assert strangers == []


def modules(*packages: str) -> dict[str, PurePosixPath]:
    """The modules of some packages by their full names."""
    paths = {path: path.with_suffix("").parts for path in files_in(*packages)}
    return {".".join(p[:-1] if p[-1] == "__init__" else p): path for path, p in paths.items()}


def circle_in(edges: Mapping[str, set[str]]) -> list[str]:
    """Modules that import each other, in a circle; empty when none do."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_not_even_for_their_types() -> None:
    known = modules(*PRODUCT)
    edges = {
        name: {found.module for found in imports_of(path)} & known.keys() - {name}
        for name, path in known.items()
    }
    assert circle_in(edges) == []


def test_a_circle_is_found() -> None:
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}


@pytest.mark.parametrize("package", ["ledger", "projections"])
def test_nothing_is_imported_for_its_types_alone(package: str) -> None:
    inner = imports_below(package)
    assert [str(found) for found in inner if found.module == "typing.TYPE_CHECKING"] == []


def test_every_form_of_an_import_is_seen() -> None:
    source = """
import ledger.record.books as books, json
from ledger import entry
from . import motus
from ..contract import Objection
def late() -> None:
    from starlette.requests import Request
"""
    path = PurePosixPath("ledger/games/toy.py")
    seen = {found.module for found in imports_in(ast.parse(source), path)}
    assert {"ledger.record.books", "json", "ledger.record.entry", "ledger.games.motus"} <= seen
    assert {"ledger.contract.acts.Objection", "starlette.requests"} <= seen


def test_a_package_is_not_mistaken_for_one_whose_name_begins_alike() -> None:
    found = Import(PurePosixPath("api/app.py"), 1, "ledger.record.books")
    assert found.is_of("ledger")
    assert not found.is_of("ledger.book")


def test_no_test_imports_from_a_module_of_tests() -> None:
    """What several share lies in a module with a plain name, such as scenes.py."""
    found = [one for one in imports_below("tests") if is_module_of_tests(one.module)]
    assert [str(one) for one in found] == []


def is_module_of_tests(module: str) -> bool:
    return any(part.startswith("test_") for part in module.split("."))


def test_the_adjudicator_knows_neither_the_rest_of_the_game_nor_anything_of_the_ledger() -> None:
    used = imports_below(ADJUDICATOR.replace(".", "/"))
    assert {found.module for found in used if found.is_of(ADJUDICATOR)}
    assert [str(found) for found in used if not found.is_of(ADJUDICATOR, *LIBRARIES)] == []

"""The stages of an act: the table names all code on the way of an act, and the stages are measured.

These tests demand no speed.
"""

import inspect
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import CodeType

import pytest

from ledger.games.catalogue import GAMES
from tests.api.observed_act import record_first_calls, watch_server_giving_nuts
from tests.load.evening import RULESET, SCENARIO
from tests.load.live import LoadPlan
from tests.load.rehearsed import Rehearsal
from tests.load.stage_table import (
    FOR_CALLER,
    LOOP,
    OTHER,
    PROJECT,
    ROOT,
    STAGES,
    StageFinder,
    StageOfCode,
    path_in_table,
    stage_of_function,
)
from tests.load.stages import stage_figures

PHONES = 70
PLACES = [
    *FOR_CALLER,
    *(place for stage in STAGES for place in (*stage.code, *stage.entrances)),
]


async def test_the_table_names_all_code_that_an_act_runs() -> None:
    begun = await watch_server_giving_nuts(record_first_calls)
    functions = [name for name in begun if name.startswith(PROJECT)]
    assert len(functions) > 300
    stages = {name: stage_of_function(*name.split("::")) for name in functions}
    assert [name for name, stage in stages.items() if stage.name.startswith(OTHER)] == []


@pytest.mark.parametrize("place", PLACES)
def test_each_place_of_the_table_exists(place: str) -> None:
    path, _, name = place.partition("::")
    file = file_of_place(path)
    assert file.is_dir() if path.endswith("/") else file.is_file()
    assert not name or name in {code.co_qualname for code in codes_in(compiled(file))}


def file_of_place(path: str) -> Path:
    """Return the file or folder of a place of the project, or of an installed package."""
    if path.startswith(PROJECT):
        return ROOT / path
    spec = find_spec(path.partition("/")[0])
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parents[1] / path


def compiled(file: Path) -> CodeType:
    return compile(file.read_text("utf-8"), str(file), "exec")


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of all functions and classes in a module. A class counts by its methods."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes_in(inner)


def test_no_place_stands_in_the_table_twice() -> None:
    assert sorted(PLACES) == sorted(set(PLACES))


@pytest.mark.parametrize(
    ("path", "name", "stage"),
    [
        ("ledger/kernel/machine/admission.py", "admit", StageOfCode("kernel checks")),
        ("ledger/kernel/vocabulary/composition.py", "a.<locals>.b", StageOfCode("rules")),
        ("api/http/command_codec.py", "request_from", StageOfCode("JSON, body")),
        ("api/http/command_codec.py", "receipt", StageOfCode("receipt", True)),
        ("api/http/command_codec.py", "receipt.<locals>.line", StageOfCode("receipt", True)),
        ("ledger/record/books.py", "Books.post", StageOfCode("")),
        ("api/unknown.py", "f", StageOfCode(f"{OTHER}: api/unknown.py")),
        ("pydantic/main.py", "BaseModel.model_validate", StageOfCode("")),
        ("starlette/routing.py", "Router.app", StageOfCode(LOOP)),
    ],
)
def test_the_narrowest_place_counts(path: str, name: str, stage: StageOfCode) -> None:
    assert stage_of_function(path, name) == stage


def test_files_of_packages_and_of_python_have_short_paths() -> None:
    assert path_in_table(f"{ROOT}/api/serve.py") == "api/serve.py"
    assert path_in_table(f"{ROOT}/.venv/lib/python3.11/site-packages/a/b.py") == "a/b.py"
    assert path_in_table("/usr/lib/python3/dist-packages/a/b.py") == "a/b.py"
    assert path_in_table("/usr/lib/python3.11/asyncio/tasks.py") == "asyncio/tasks.py"
    assert path_in_table("<string>") == ""


def stage_of_calls(*calls: tuple[str, str]) -> str:
    """Return the stage of functions that call each other, each given by its file and name."""
    asked: list[str] = []
    finder = StageFinder()

    def ask() -> None:
        frame = inspect.currentframe()
        assert frame is not None
        asked.append(finder.stage_of_frame(frame.f_back))

    call = ask
    for path, name in reversed(calls):
        made = {"call": call}
        exec(compile(f"def {name}(): call()", str(ROOT / path), "exec"), made)  # noqa: S102 - the test wrote this code
        call = made[name]
    call()
    return asked[0]


SERVE = ("api/serve.py", "run")


def test_the_innermost_entrance_decides_the_stage() -> None:
    fold, rule = (
        ("ledger/kernel/machine/entry_fold.py", "fold"),
        ("ledger/games/nuces/rules.py", "f"),
    )
    assert stage_of_calls(SERVE, fold, rule) == "record, fold"
    assert stage_of_calls(SERVE, ("api/game/live/stream.py", "f"), fold) == "record, fold"
    assert stage_of_calls(SERVE, rule, ("ledger/record/books.py", "balance")) == "rules"
    assert stage_of_calls(SERVE, ("api/game/writer.py", "f"), rule) == "rules"
    assert stage_of_calls(SERVE) == LOOP
    assert StageFinder().stage_of_frame(None) == LOOP


SAMPLED = """
import threading, time
from tests.load.main_thread_sampler import MainThreadSampler
def burn(seconds):
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        sum(range(10_000))
def burn_much():
    burn(0.3)
def burn_little():
    burn(0.1)
def name_part(frame):
    names = []
    while frame is not None:
        names.append(frame.f_code.co_name)
        frame = frame.f_back
    return names[-2] if len(names) > 1 else "module"
sampler = MainThreadSampler(name_part)
with sampler.sample():
    other = threading.Thread(target=burn_much)
    other.start()
    other.join()
    burn_much()
    burn_little()
print(sampler.seconds["burn_much"], sampler.seconds["burn_little"])
"""


def test_a_sampler_divides_the_time_of_the_main_thread_alone() -> None:
    printed = subprocess.run(
        [sys.executable, "-c", SAMPLED], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    much, little = (float(number) for number in printed.split())
    assert 0.2 < much + little < 0.6
    assert much > little > 0.02


@pytest.fixture
def rehearsal(tmp_path: Path) -> Iterator[Rehearsal]:
    """Yield an evening that has begun."""
    now = time.time_ns() // 1_000_000
    made = Rehearsal(tmp_path / "ahead.acta", GAMES[RULESET], SCENARIO, PHONES, now)
    yield made
    made.close()


def test_the_stages_of_an_act_are_measured(rehearsal: Rehearsal, tmp_path: Path) -> None:
    load = LoadPlan(phones=PHONES, flood=800, callers=4)
    figures = {figure.what: figure for figure in stage_figures(rehearsal, tmp_path, load)}
    for what in ("an act alone", f"an act while {PHONES} listen"):
        whole = figures[f"{what}, main thread"].value
        parts = [figure.value for name, figure in figures.items() if name.startswith(f"{what}: ")]
        assert len(parts) == len(STAGES) + 1
        assert sum(parts) == pytest.approx(whole)
        assert figures[f"{what}: {OTHER}"].is_reached
        assert figures[f"{what}: rules"].value > 0
        assert 0 < figures[f"{what}: {LOOP}"].value < whole
    assert figures[f"an act while {PHONES} listen: news: flush"].value > 0

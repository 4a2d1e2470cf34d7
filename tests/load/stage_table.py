"""The stages of an act in the server's main thread, and the code that belongs to each stage.

The table `STAGES` says which code belongs to which stage. A place in the table is a folder, a
module, or a function or class of a module (`module.py::name`). The narrowest place counts. The
paths are those of this project, or those of an installed package.
"""

from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from types import CodeType, FrameType

ROOT = Path(__file__).resolve().parents[2]
LOOP = "loop, tasks, sockets"
OTHER = "other"
"""The stage of project code that the table does not name."""

PROJECT = ("api/", "ledger/", "projections/")
"""The folders whose code should be in the table."""


@dataclass(frozen=True)
class Stage:
    """A stage: the time of its own code, and the time of everything that its entrances call."""

    name: str
    code: tuple[str, ...] = ()
    """Places whose own code is in this stage. Code that they call may have another stage."""
    entrances: tuple[str, ...] = ()
    """Places that begin the stage: also everything that they call is in it."""


STAGES = (
    Stage(
        LOOP,
        (
            *("api/serve.py", "api/observing/", "api/http/endpoint.py", "api/rest/"),
            *("api/http/metrics.py", "api/http/cors.py", "asyncio/", "starlette/", "uvicorn/"),
        ),
    ),
    Stage(
        "parsing",
        (
            *("api/http/protocol.py", "api/doors/intake.py"),
            "uvicorn/protocols/http/httptools_impl.py::HttpToolsProtocol",
        ),
    ),
    Stage(
        "gate, session, limits",
        (
            *("api/http/gate.py", "api/http/renewal.py", "api/http/request_context.py"),
            *("api/doors/", "api/access/", "api/limits/", "api/hosting/"),
        ),
    ),
    Stage(
        "JSON, body",
        ("api/http/command_codec.py", "api/models/"),
        (
            "api/http/request_context.py::RequestContext.read",
            "api/http/request_context.py::RequestContext.body",
            "api/http/request_context.py::RequestContext.document",
            "api/http/request_context.py::parse_object",
            "api/http/request_context.py::validate_model",
        ),
    ),
    Stage(
        "queue, due",
        ("api/game/", "ledger/scribe/"),
        (
            "ledger/scribe/commit_decisions.py::CommitDecisions.carry_out_due_acts",
            "ledger/kernel/machine/due_acts.py",
            "api/game/writing_thread.py",
        ),
    ),
    Stage("kernel checks", ("ledger/kernel/",)),
    Stage(
        "rules",
        (
            *("ledger/games/", "ledger/contract/"),
            "ledger/kernel/vocabulary/composition.py",
            "ledger/kernel/performing/rule_conduct.py",
        ),
    ),
    Stage(
        "record, fold",
        entrances=(
            *("ledger/kernel/machine/plan_entries.py", "ledger/kernel/machine/entry_fold.py"),
            "ledger/kernel/vocabulary/posting_audiences.py",
        ),
    ),
    Stage(
        "seal",
        entrances=(
            "ledger/seal/",
            "ledger/record/entry.py::Registry.encode",
            "ledger/scribe/scribe.py::Scribe._seal_batch",
        ),
    ),
    Stage("receipt", entrances=("api/http/command_codec.py::receipt",)),
    Stage(
        "sending",
        entrances=(
            "api/http/endpoint.py::send_reply",
            "uvicorn/protocols/http/httptools_impl.py::RequestResponseCycle.send",
        ),
    ),
    Stage("news: flush", entrances=("api/game/live/",)),
    Stage("news: writing", entrances=("api/game/live/listener.py",)),
)

FOR_CALLER = ("api/base/", "ledger/language/", "ledger/record/", "ledger/store/", "projections/")
"""Tools of several stages. Their time counts for the code that calls them."""

_FOLDERS_OF_PACKAGES = ("/site-packages/", "/dist-packages/")


@dataclass(frozen=True)
class StageOfCode:
    """The stage of a piece of code, or "" if its time counts for its caller."""

    name: str
    is_entrance: bool = False


_FOR_CALLER = StageOfCode("")
_TABLE = {
    **dict.fromkeys(FOR_CALLER, _FOR_CALLER),
    **{place: StageOfCode(stage.name) for stage in STAGES for place in stage.code},
    **{place: StageOfCode(stage.name, True) for stage in STAGES for place in stage.entrances},
}


class StageFinder:
    """Finds the stage of a frame. It remembers the stage of each function."""

    def __init__(self) -> None:
        self._known: dict[CodeType, StageOfCode] = {}

    def stage_of_frame(self, frame: FrameType | None) -> str:
        """Return the stage of a frame and the frames that led to it.

        The innermost entrance decides. Without an entrance, the innermost code with a stage
        decides. Without such code, the loop itself ran.
        """
        innermost = ""
        while frame is not None:
            found = self._known.get(frame.f_code) or self._find_stage(frame.f_code)
            if found.is_entrance:
                return found.name
            innermost = innermost or found.name
            frame = frame.f_back
        return innermost or LOOP

    def _find_stage(self, code: CodeType) -> StageOfCode:
        self._known[code] = found = stage_of_function(
            path_in_table(code.co_filename), code.co_qualname
        )
        return found


def stage_of_function(path: str, name: str) -> StageOfCode:
    """Return the stage of a function, by the narrowest place of the table that holds it.

    The time of libraries and of the standard library counts for their callers, unless the table
    names them.
    """
    names = name.split(".")
    functions = [f"{path}::{'.'.join(names[:end])}" for end in range(len(names), 0, -1)]
    folders = [f"{folder}/" for folder in PurePosixPath(path).parents]
    places = (*functions, path, *folders)
    found = next((_TABLE[place] for place in places if place in _TABLE), None)
    if found is not None:
        return found
    return StageOfCode(f"{OTHER}: {path}") if path.startswith(PROJECT) else _FOR_CALLER


def path_in_table(file: str) -> str:
    """Return the path of a source file as the table writes it."""
    for folder in _FOLDERS_OF_PACKAGES:
        if folder in file:
            return file.rpartition(folder)[2]
    if file.startswith(f"{ROOT}/"):
        return file[len(str(ROOT)) + 1 :]
    return file.partition("/lib/python")[2].partition("/")[2]

"""Makes this system like Windows, for every Python process that finds this file.

Python imports a module of this name when it starts, if the folder is on its path. `make suite
ELSEWHERE=1` runs the tests so. The modules `fcntl` and `uvloop` are missing. The program's own code
is refused what Windows refuses; the code of the tests is not.
"""

import asyncio
import errno
import os
import re
import shutil
import sys
import warnings
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

# The database server of the tests is started by a package that needs `fcntl`.
with suppress(ImportError):
    import fasteners  # noqa: F401 - only loaded, before its module is taken away

for name in ("fcntl", "uvloop"):
    sys.modules[name] = None  # type: ignore[assignment] # this way `import` fails

with suppress(ImportError), warnings.catch_warnings():
    # The package warns once that the system has no locks, and the tests count warnings as errors.
    warnings.simplefilter("ignore")
    import filelock  # noqa: F401 - only loaded

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = tuple(f"{ROOT / package}{os.sep}" for package in ("api", "ledger", "projections"))
TESTS = f"{ROOT / 'tests'}{os.sep}"
# On Windows this package uses a lock of Windows, and none of the calls that it uses here.
LOCKS = f"{os.sep}filelock{os.sep}"
OPEN_FILES = Path("/proc/self/fd")
EVENTS = frozenset({"open", "os.rename", "os.remove", "os.rmdir", "os.mkdir"})

FORBIDDEN = re.compile(
    r'[<>:"|?*\\\x00-\x1f]|[. ]$|^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)', re.IGNORECASE
)
"""Names that no file of Windows can have."""

IN_USE, NO_SUCH_NAME, IS_FOLDER = 32, 123, 5
"""Error codes of Windows."""


def _is_call_of_program() -> bool:
    """Return whether the program makes the present call, perhaps through a package.

    The answer is False if the code of a test, or of the locks, is nearer to the call.
    """
    frame: FrameType | None = sys._getframe()  # noqa: SLF001 - the only way to see who calls
    while frame is not None:
        file = frame.f_code.co_filename
        if file.startswith(PROGRAM):
            return True
        if LOCKS in file or (file.startswith(TESTS) and file != __file__):
            return False
        frame = frame.f_back
    return False


def _refusal(code: int, path: Path) -> OSError:
    if code == NO_SUCH_NAME:
        return OSError(errno.EINVAL, f"[WinError {code}] The file name is incorrect", str(path))
    return PermissionError(errno.EACCES, f"[WinError {code}] Access is denied", str(path))


def _require_unused(*paths: Path) -> None:
    """Raise PermissionError if this process has one of the files open."""
    wanted = {path.resolve(): path for path in paths}
    for descriptor in OPEN_FILES.iterdir():
        with suppress(FileNotFoundError):  # the folder itself was read by a descriptor
            if path := wanted.get(descriptor.readlink()):
                raise _refusal(IN_USE, path)


def _require_name(path: Path) -> None:
    if FORBIDDEN.search(path.name):
        raise _refusal(NO_SUCH_NAME, path)


def _refuse_as_windows(event: str, arguments: tuple[Any, ...]) -> None:
    """Raise the error of Windows, if Windows would refuse the call of this audit event."""
    if event not in EVENTS or isinstance(arguments[0], int) or not _is_call_of_program():
        return
    path = Path(os.fsdecode(arguments[0]))
    if event == "open":
        if isinstance(arguments[2], int) and arguments[2] & os.O_CREAT:
            _require_name(path)
        if path.is_dir():
            raise _refusal(IS_FOLDER, path)
    elif event == "os.rename":
        target = Path(os.fsdecode(arguments[1]))
        _require_name(target)
        _require_unused(path, target)
    elif event == "os.mkdir":
        _require_name(path)
    else:
        _require_unused(path)


def _refuse_call(*_arguments: object, **_options: object) -> NoReturn:
    raise NotImplementedError


sys.addaudithook(_refuse_as_windows)
# Windows has no calls that remove a file by the descriptor of its folder.
shutil._use_fd_functions = False  # type: ignore[attr-defined] # noqa: SLF001
# The loop of Windows, `asyncio.ProactorEventLoop`, lacks these. Their opposites, such as
# `remove_reader`, stay, because the loop of this system calls them itself.
for call in ("add_reader", "add_writer", "add_signal_handler"):
    setattr(asyncio.SelectorEventLoop, call, _refuse_call)

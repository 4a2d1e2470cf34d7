"""The output of the commands: plain sentences, and an exit code for success or failure."""

import errno
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from pydantic import ValidationError
from rich.console import Console
from rich.text import Text

from api.hosting.at_rest.playable_game import scribe_of_stored_game
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.scenario.yamlfile import ScenarioError
from ledger.scribe.commits import DamagedError
from ledger.scribe.scribe import Scribe
from ledger.store import is_database, open_store
from ledger.store.base import Store, StoreError

DEFAULT_STORE = "acta.db"

LedgerPlace = Annotated[
    str, typer.Option(envvar="ACTA_STORE", help="The ledger file, or one or several databases.")
]
"""The ledger that a command uses. All commands look for it in the same place as `acta serve`."""


_CONTROL_CHARACTERS = dict.fromkeys(
    (
        *range(0x09),
        *range(0x0B, 0x20),
        *range(0x7F, 0xA0),
        *range(0x202A, 0x202F),
        *range(0x2066, 0x206A),
    ),
    "\ufffd",
)
"""Characters that could move the cursor, change colours or reverse the terminal."""


def mark_control_characters(text: str) -> str:
    """Return a text with a mark for each control character, except tabs and ends of lines."""
    return text.translate(_CONTROL_CHARACTERS)


class PlainConsole(Console):
    """A terminal for texts by other people: nothing in them acts as a colour or a command."""

    def __init__(self, *, soft_wrap: bool = True, **options: Any) -> None:
        super().__init__(highlight=False, soft_wrap=soft_wrap, markup=False, emoji=False, **options)

    def render_str(self, text: str, **options: Any) -> Text:
        """Return the text unchanged."""
        return super().render_str(mark_control_characters(text), **options)


console = PlainConsole()
err = PlainConsole(stderr=True)


def fail_command(sentence: str) -> NoReturn:
    """Print the fault and end with exit code 1."""
    err.print(sentence, style="red")
    raise typer.Exit(1)


def require_library(library: str, extra: str) -> None:
    """Fail if an optional library is missing, and say how to install it."""
    if find_spec(library) is None:
        fail_command(f"This needs {library}. Install it with: pip install 'acta-ludorum[{extra}]'")


def print_warning(sentence: str) -> None:
    """Print a warning, unless it is "", and continue."""
    if sentence:
        err.print(sentence, style="yellow")


def shell_command(arguments: Sequence[str], **variables: str) -> str:
    """Return a command to type, with variables of the environment that it needs.

    The shells of Windows have no common way to set a variable, so a sentence says it there.
    """
    if sys.platform == "win32":
        settings = " and ".join(
            f"{variable_name}={value}" for variable_name, value in variables.items()
        )
        note = f"   (after setting the variable {settings})" if settings else ""
        return subprocess.list2cmdline(arguments) + note
    else:  # noqa: RET505 - mypy reads the two systems as two branches
        settings = "".join(
            f"{variable_name}={value} " for variable_name, value in variables.items()
        )
        return settings + shlex.join(arguments)


def print_bytes(content: bytes) -> None:
    """Print a document for programs unchanged: in UTF-8, with its own ends of lines."""
    sys.stdout.flush()
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def now() -> int:
    """Return the milliseconds since the Unix epoch."""
    return time.time_ns() // 1_000_000


@contextmanager
def plain_file_errors() -> Iterator[None]:
    """Turn each file error into one plain sentence."""
    try:
        yield
    except ValidationError as error:
        for detail in error.errors(include_url=False, include_input=False):
            if not detail["loc"]:
                err.print(detail["msg"].removeprefix("Value error, "), style="red")
                continue
            variable = "ACTA_" + "_".join(str(part) for part in detail["loc"]).upper()
            err.print(f"The setting {variable}: {detail['msg']}.", style="red")
        raise typer.Exit(1) from error
    except ScenarioError as error:
        for problem in error.problems:
            err.print(str(problem), style="red")
        raise typer.Exit(1) from error
    except (StoreError, DamagedError) as error:
        fail_command(str(error))
    except UnicodeDecodeError as error:
        err.print("The file is not text in UTF-8.", style="red")
        raise typer.Exit(1) from error
    except OSError as error:
        fail_command(_system_error_text(error))


def _system_error_text(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "Another program listens on that port already. Choose another one with --port."
    if isinstance(error, FileExistsError):
        return f"{error.filename} is there already, and its cards may be needed. Use --force."
    if error.filename:
        return f"{error.filename}: {error.strerror}."
    return f"{error.strerror or error}."


def find_ruleset(ruleset_name: str) -> Ruleset[Any]:
    """Return the ruleset of this name, or the first of all rulesets if no name is given."""
    if not ruleset_name:
        return next(iter(GAMES.values()))
    if ruleset_name not in GAMES:
        fail_command(f"There is no game called {ruleset_name}. There are: {', '.join(GAMES)}.")
    return GAMES[ruleset_name]


def require_ledger(store: str) -> None:
    """End the command if there is no ledger to open.

    A ledger is an existing file, or any database.
    """
    if not is_database(store):
        existing_ledger_file(store)


def store_label(store: str) -> str:
    """Return the name of a store for people, because a database's address may hold a password."""
    return "the database" if is_database(store) else store


def existing_ledger_file(store: str) -> Path:
    """Return the path of a ledger file. Fail if it does not exist."""
    path = Path(store)
    if not path.is_file():
        fail_command(f"There is no ledger file {path.name}.")
    return path


@contextmanager
def open_ledger(store: str, *, is_read_only: bool = True) -> Iterator[Any]:
    """Open an existing ledger, and close it afterwards."""
    with plain_file_errors():
        require_ledger(store)
        ledger = open_store(store, is_read_only=is_read_only, is_exclusive=not is_read_only)
        try:
            print_warning(ledger.doubt)
            yield ledger
        finally:
            ledger.close()


def scribe_of(store: Store, game: str) -> Scribe:
    """Return the scribe of a game; without an id, of the only game in the store."""
    games = store.games()
    if not game and len(games) == 1:
        game = games[0]
    if not game:
        fail_command(f"Which game? This ledger holds: {', '.join(games) or 'none'}.")
    if game not in games:
        fail_command(f"This ledger holds no game {game}. It holds: {', '.join(games) or 'none'}.")
    return scribe_of_stored_game(store, game, GAMES)

"""`acta archive`: a game as files that work without a server."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from api.archiving.making import packed
from api.archiving.packing import Packed
from api.archiving.page import UnbuiltError, folder, is_small, one_file, template
from api.archiving.tools import ArchiveTools
from api.base.settings import Settings
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    err,
    fail,
    now,
    opened,
    plainly,
    scribe_of,
)
from api.game.reader import GameReader
from api.keys.private import private_file
from ledger.record.audience import Viewer
from ledger.record.state import Kernel, played

PUBLIC = "public"
"""The name of the archive without a character."""


def archive(
    game: Annotated[
        str, typer.Argument(help="Which game; not needed if the file holds only one.")
    ] = "",
    viewer: Annotated[
        list[str] | None, typer.Option(help="For this character; may be repeated.")
    ] = None,
    everybody: Annotated[
        bool, typer.Option("--all", help="One for each character, and one for all others.")
    ] = False,
    public: Annotated[
        bool, typer.Option("--public", help="What everybody may see; so it is without --viewer.")
    ] = False,
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = Path(),
    store: LedgerPlace = DEFAULT_STORE,
) -> None:
    """Write what somebody may see of a game now as a page that shows it in any browser.

    It replays, tells and verifies without a server: one file of HTML up to 5 MB, else a folder
    that begins with index.html. A server may be running meanwhile.
    """
    if everybody and viewer:
        fail("Give --viewer or --all, not both.")
    with plainly(), opened(store) as ledger:
        page = _page()
        reader = GameReader(scribe_of(ledger, game), now)
        kernel = reader.state.kernel
        every = dict.fromkeys(card.character for card in kernel.cards.values())
        names = list(every) if everybody else _wanted(kernel, viewer or [])
        wanted = tuple(_viewers(kernel, names, public=public or everybody or not names))
        workshop = ArchiveTools(reader, several=len(wanted) > 1)
        for name, looking in wanted:
            made = packed(reader, looking, workshop)
            written = _written(out, f"{reader.id}-{name}", page, made)
            err.print(f"Written to {written}")


def _page() -> str:
    try:
        return template(Settings().pages)
    except UnbuiltError as error:
        fail(str(error))


def _viewers(kernel: Kernel, names: list[str], *, public: bool) -> Iterator[tuple[str, Viewer]]:
    """Yield the viewers that get an archive, each with the archive's name."""
    is_open = kernel.status == "closed"
    for who in names:
        yield who, Viewer(frozenset({who}), staff=who in kernel.stewards, opened=is_open)
    if public:
        yield PUBLIC, Viewer(opened=is_open)


def _wanted(kernel: Kernel, names: list[str]) -> list[str]:
    known = played(kernel.cards)
    strangers = sorted(set(names) - known)
    if strangers:
        fail(f"Nobody here is called {strangers[0]}. There are: {', '.join(sorted(known))}.")
    return list(dict.fromkeys(names))


def _written(place: Path, name: str, page: str, data: Packed) -> Path:
    """Write the archive, and return its path: a file, or a folder if it is large."""
    if is_small(page, data):
        path = place / f"{name}.html"
        _write(path, (one_file(page, data),))
        return path
    path = place / name
    for inner, content in folder(page, data):
        _write(path / inner, (content,))
    return path / "index.html"


def _write(path: Path, content: Iterable[Any]) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with private_file(path) as file:
        file.writelines(content)

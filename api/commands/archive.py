"""`acta archive`: a game as files that work without a server."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from api.archiving.archive_packer import PackedArchive
from api.archiving.archive_viewers import characters_with_archives, viewers_by_archive_name
from api.archiving.page import (
    AppNotBuiltError,
    archive_as_one_page,
    fits_in_one_file,
    folder_files,
    page_template,
)
from api.archiving.stepwise_archive import pack_archive
from api.archiving.tools import ArchiveTools
from api.base.settings import Settings
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    err,
    fail_command,
    now,
    open_ledger,
    plain_file_errors,
    scribe_of,
)
from api.game.reader import GameReader
from api.keys.private_files import replace_private_file
from ledger.record.state import Kernel, played_characters


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
        fail_command("Give --viewer or --all, not both.")
    with plain_file_errors(), open_ledger(store) as ledger:
        page = _read_template()
        reader = GameReader(scribe_of(ledger, game), now)
        kernel_state = reader.state.kernel
        characters = characters_with_archives(kernel_state)
        chosen_characters = (
            list(characters) if everybody else _known_characters(kernel_state, viewer or [])
        )
        viewers = tuple(
            viewers_by_archive_name(
                kernel_state,
                chosen_characters,
                with_public=public or everybody or not chosen_characters,
            )
        )
        archive_tools = ArchiveTools(reader, has_several_viewers=len(viewers) > 1)
        for archive_name, archive_viewer in viewers:
            packed_archive = pack_archive(reader, archive_viewer, archive_tools)
            file = _write_archive(out, f"{reader.id}-{archive_name}", page, packed_archive)
            err.print(f"Written to {file}")


def _read_template() -> str:
    try:
        return page_template(Settings().pages)
    except AppNotBuiltError as error:
        fail_command(str(error))


def _known_characters(kernel_state: Kernel, chosen_characters: list[str]) -> list[str]:
    characters = played_characters(kernel_state.cards)
    unknown_names = sorted(set(chosen_characters) - characters)
    if unknown_names:
        fail_command(
            f"Nobody here is called {unknown_names[0]}. There are: {', '.join(sorted(characters))}."
        )
    return list(dict.fromkeys(chosen_characters))


def _write_archive(folder: Path, base_name: str, page: str, packed_archive: PackedArchive) -> Path:
    """Write the archive, and return its path: a file, or a folder if it is large."""
    if fits_in_one_file(page, packed_archive):
        path = folder / f"{base_name}.html"
        _write_file(path, (archive_as_one_page(page, packed_archive),))
        return path
    path = folder / base_name
    for file_name, content in folder_files(page, packed_archive):
        _write_file(path / file_name, (content,))
    return path / "index.html"


def _write_file(path: Path, content: Iterable[Any]) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with replace_private_file(path) as file:
        file.writelines(content)

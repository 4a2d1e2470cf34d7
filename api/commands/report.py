"""`acta report`: everybody's evening as a book to print."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from api.base.language import use_language
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    err,
    fail_command,
    now,
    open_ledger,
    scribe_of,
)
from api.commands.found import Language
from api.exports.book import book_as_html
from api.game.reader import GameReader
from api.keys.private_files import replace_private_file
from ledger.language.grammar import count_text

SelectedCharacters = Annotated[
    list[str] | None, typer.Option(help="Only this character; may be repeated.")
]


def report(
    only: SelectedCharacters = None,
    store: LedgerPlace = DEFAULT_STORE,
    game: Annotated[str, typer.Option(help="Which game, if the file holds several.")] = "",
    language: Language = "en",
    to: Annotated[Path, typer.Option(help="The file to write.")] = Path("report.html"),
) -> None:
    """Write everybody's evening as one page of HTML: print it from any browser.

    It holds every secret of the game but free words that a page's character could not read: give
    it away only after the game is over. A server may be running meanwhile.
    """
    with open_ledger(store) as ledger, use_language(language):
        reader = GameReader(scribe_of(ledger, game), now)
        characters = _chosen_characters(reader, only or [])
        html = book_as_html(reader, characters, datetime.now().astimezone().tzinfo or UTC)
        if to.is_dir():
            fail_command(f"{to} is a folder. Name a file.")
        with replace_private_file(to) as file:
            file.write(html.encode())
    err.print(f"{count_text(len(characters), 'evening is', 'evenings are')} in {to}.")


def _chosen_characters(reader: GameReader, selected_characters: list[str]) -> list[str]:
    all_characters = list(
        dict.fromkeys(card.character for card in reader.state.kernel.cards.values())
    )
    unknown_names = sorted(set(selected_characters) - set(all_characters))
    if unknown_names:
        fail_command(
            f"Nobody here is called {unknown_names[0]}. "
            f"There are: {', '.join(sorted(all_characters))}."
        )
    return [
        character
        for character in all_characters
        if not selected_characters or character in selected_characters
    ]

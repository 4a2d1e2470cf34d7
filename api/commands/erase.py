"""`acta erase`: a person's name and words go for good; the character and its acts stay."""

from typing import Annotated

import typer

from api.clock import milliseconds
from api.commands.console import DEFAULT_STORE, fail, opened, out, scribe_of
from api.erasing import erased_person, number_erased, words_of, write_sides
from ledger.grammar import counted
from ledger.legible import compared
from ledger.scribe import Scribe

Game = Annotated[str, typer.Argument(help="The game's id.")]
Person = Annotated[
    str, typer.Argument(help="The character they play, or what they are called in this game.")
]


def erase(
    game: Game,
    person: Person,
    store: Annotated[str, typer.Option(help="The ledger file.")] = DEFAULT_STORE,
) -> None:
    """Erase what a person is called and all that they said, in a game that no server plays now.

    The seal stays valid, and `acta verify` says how many words were erased. Phones forget them
    when they come back. Backups and exports that were made before keep them: delete those, too.
    """
    with opened(store, read_only=False) as ledger:
        scribe = scribe_of(ledger, game)
        who = _character(scribe, person)
        sides = erased_person(ledger, scribe.state, words_of(scribe), who, milliseconds())
        write_sides(scribe.store, scribe.game, sides)
        ledger.scrub()
    number = number_erased(sides)
    words = f"Erased {counted(number, 'word')}" if number else "Nothing was kept"
    out.print(f"{words} of {who}.", markup=False)


def _character(scribe: Scribe, person: str) -> str:
    """The character that somebody plays. End the command if that is nobody, or several."""
    kernel = scribe.state.kernel
    cards = (*kernel.cards.values(), *kernel.gone.values())
    known = sorted({card.character for card in cards})
    if person in known:
        return person
    called = {who: scribe.text(digest) for who, digest in kernel.names.items()}
    wanted = compared(person)
    found = [who for who in known if wanted and compared(called.get(who, "")) == wanted]
    if len(found) > 1:
        fail(f"Several are called {person}. Name the character: {', '.join(found)}.")
    if not found:
        fail(f"Nobody here is called {person}. There are: {', '.join(known)}.")
    return str(found[0])

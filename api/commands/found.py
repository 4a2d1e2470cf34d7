"""`acta found`: begin a game and print its cards."""

from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import DEFAULT_STORE, now, out, plainly, shelved
from api.commands.scenario import read_scenario
from api.doors.printed import note_printed
from api.founding import found as found_game
from api.printing import claim_page, write_cards
from ledger.store import open_store

File = Annotated[Path | None, typer.Argument(help="A scenario file; the usual one if none.")]
StoreFile = Annotated[str, typer.Option(help="The ledger file; made if it is not there.")]
Address = Annotated[str, typer.Option(help="Where phones will find the server, for the QR codes.")]
Cards = Annotated[Path, typer.Option(help="Where the cards go, as a page to print.")]

USUAL_ADDRESS = "http://localhost:8044"


def found(
    file: File = None,
    ruleset: Annotated[str, typer.Option(help="Which game; Ludi Romani if none is named.")] = "",
    store: StoreFile = DEFAULT_STORE,
    address: Address = USUAL_ADDRESS,
    cards: Cards = Path("cards.html"),
    force: Annotated[bool, typer.Option("--force", help="Write over a page of cards.")] = False,
) -> None:
    """Found a game from a scenario and print a card with a QR code for everybody.

    The codes on the cards are known only now: keep the page until it is printed.
    """
    with plainly():
        scenario = read_scenario(file, ruleset)
        claim_page(cards, force=force)
        ledger = open_store(store)
        try:
            founded = found_game(ledger, shelved(scenario.ruleset), scenario.data, now())
            write_cards(cards, founded.scribe, founded.tokens, address)
            note_printed(ledger, founded.scribe.game, address)
        finally:
            ledger.close()
    out.print(f"Founded {founded.scribe.game} in {store}. Print {cards}, then: acta serve")

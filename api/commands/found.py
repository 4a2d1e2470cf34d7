"""`acta found`: begins a game and prints its cards."""

from contextlib import closing
from pathlib import Path
from typing import Annotated, Literal

import typer

from api.access.founding import FoundingOptions, code_side_write, hash_of_typed_code, plan_game
from api.base.settings import Settings
from api.commands.console import (
    DEFAULT_STORE,
    console,
    find_ruleset,
    now,
    plain_file_errors,
    print_warning,
    store_label,
)
from api.commands.network import phone_address
from api.commands.scenario import read_scenario
from api.commands.serve_command_line import print_serve_commands
from api.doors.printed_addresses import printed_address_writes
from api.hosting.card_page import CardPageWriter, cards_page
from ledger.kernel.machine.machine import Machine
from ledger.store import open_store

File = Annotated[Path | None, typer.Argument(help="A scenario file; the usual one if none.")]
StoreFile = Annotated[
    str,
    typer.Option(envvar="ACTA_STORE", help="The ledger file; made if it is not there. A database."),
]
Address = Annotated[
    str | None,
    typer.Option(help="Where phones will find the server; else an address of this machine."),
]
Language = Annotated[Literal["en", "es"], typer.Option(help="In which language it is written.")]
Cards = Annotated[Path, typer.Option(help="Where the cards go, as a page to print.")]


def found(
    file: File = None,
    ruleset: Annotated[str, typer.Option(help="Which game; Ludi Romani if none is named.")] = "",
    store: StoreFile = DEFAULT_STORE,
    address: Address = None,
    cards: Cards = Path("cards.html"),
    language: Language = "en",
    at_once: Annotated[
        bool, typer.Option("--at-once", help="Play begins now; no steward has to say so.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a page of cards.")] = False,
) -> None:
    """Found a game from a scenario and print a card with a QR code for everybody.

    An evening may be founded days before: nothing can be done and no clock runs until one of its
    stewards lets play begin. Tables of people can be played at once.

    The codes on the cards are known only now: keep the page until it is printed.
    """
    with plain_file_errors():
        scenario = read_scenario(file, ruleset)
        phone_url = phone_address(address, Settings())
        with (
            CardPageWriter(cards, overwrites=force) as page_writer,
            closing(open_store(store)) as ledger,
        ):
            print_warning(ledger.doubt)
            occasion = FoundingOptions(waits=not at_once)
            rules = find_ruleset(scenario.ruleset)
            planned_game = plan_game(
                ledger, Machine(rules), scenario.data, now(), occasion=occasion
            )
            page_writer.write(
                cards_page(planned_game.scribe, planned_game.tokens, str(phone_url), language)
            )
            planned_game.write(
                *printed_address_writes(phone_url, planned_game.tokens),
                *(
                    code_side_write(hash_of_typed_code(token), card, 1)
                    for card, token in planned_game.tokens.items()
                ),
            )
    console.print(f"Founded {planned_game.scribe.game} in {store_label(store)}. Print {cards}.")
    console.print(f"Phones that scan the cards look for {phone_url}. Serve it with:")
    print_serve_commands(phone_url, store)
    if planned_game.scribe.state.kernel.waiting:
        console.print("Its clock stands still until one of the stewards taps: Begin the evening.")

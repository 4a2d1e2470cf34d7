"""`acta cards`: print cards anew."""

from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import DEFAULT_STORE, fail, now, opened, out, scribe_of
from api.commands.found import USUAL_ADDRESS, Address, Cards
from api.doors.printed import note_printed
from api.founding import new_token, token_side
from api.printing import claim_page, write_cards
from ledger.kernel.request import HOST, Refused, Request
from ledger.scribe import Scribe

Only = Annotated[list[str] | None, typer.Option(help="Only this character; may be repeated.")]


def cards(
    only: Only = None,
    store: Annotated[str, typer.Option(help="The ledger file.")] = DEFAULT_STORE,
    game: Annotated[str, typer.Option(help="Which game, if the file holds several.")] = "",
    address: Address = USUAL_ADDRESS,
    cards: Cards = Path("cards.html"),
    force: Annotated[bool, typer.Option("--force", help="Write over a page of cards.")] = False,
) -> None:
    """Print the cards of a game anew: name, role, start, QR code, the rules that matter.

    What was printed before no longer opens anything, for codes are kept in a form that cannot be
    read back. Stop the server first; while it runs, the Fates can reissue cards at their console.
    """
    with opened(store, read_only=False) as ledger:
        scribe = scribe_of(ledger, game)
        wanted = _wanted(scribe, only or [])
        claim_page(cards, force=force)
        tokens = {card: _reissued(scribe, card) for card in wanted}
        write_cards(cards, scribe, tokens, address)
        note_printed(ledger, scribe.game, address)
    out.print(f"{len(tokens)} cards are in {cards}.", markup=False)


def _wanted(scribe: Scribe, only: list[str]) -> list[str]:
    known = scribe.state.kernel.cards
    characters = {card.character for card in known.values()}
    strangers = sorted(set(only) - characters)
    if strangers:
        fail(f"Nobody here is called {strangers[0]}. There are: {', '.join(sorted(characters))}.")
    return sorted(card.id for card in known.values() if not only or card.character in only)


def _reissued(scribe: Scribe, card: str) -> str:
    token = new_token(scribe.randomness)
    generation = scribe.state.kernel.cards[card].generation
    request = Request(
        id=scribe.randomness(16).hex(),
        card=HOST,
        type="reissue-card",
        actor="",
        period=0,
        fields={"card": card, "generation": generation},
    )
    outcome = scribe.submit(request, now(), (token_side(token, card, generation + 1),))
    if isinstance(outcome, Refused):
        fail(f"The card {card} cannot be issued anew: the game is {outcome.problem}.")
    return token

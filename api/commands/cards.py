"""`acta cards`: print cards again."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from api.access.founding import (
    code_side_write,
    hash_of_typed_code,
    new_token,
    token_side_write,
)
from api.base.settings import Settings
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    console,
    fail_command,
    now,
    open_ledger,
    scribe_of,
)
from api.commands.found import Address, Cards, Language
from api.commands.network import phone_address
from api.commands.serve_command_line import print_serve_commands
from api.doors.printed_addresses import printed_address_writes
from api.hosting.card_page import CardPageWriter, cards_page
from ledger.kernel.vocabulary.request import HOST_CARD, Refused, Request
from ledger.language.grammar import count_text
from ledger.scribe.commit_decisions import QueuedRequest
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite

SelectedCharacters = Annotated[
    list[str] | None, typer.Option(help="Only this character; may be repeated.")
]


def cards(
    only: SelectedCharacters = None,
    store: LedgerPlace = DEFAULT_STORE,
    game: Annotated[str, typer.Option(help="Which game, if the file holds several.")] = "",
    address: Address = None,
    cards: Cards = Path("cards.html"),
    language: Language = "en",
    force: Annotated[bool, typer.Option("--force", help="Write over a page of cards.")] = False,
) -> None:
    """Print the cards of a game again: name, role, start, QR code, the rules that matter.

    What was printed before no longer opens anything, for codes are kept in a form that cannot be
    read back. Stop the server first; while it runs, the Fates can reissue cards at their console.
    """
    with open_ledger(store, is_read_only=False) as ledger:
        scribe = scribe_of(ledger, game)
        card_ids = _chosen_cards(scribe, only or [])
        phone_url = phone_address(address, Settings())
        tokens = {card: new_token(scribe.randomness) for card in card_ids}
        with CardPageWriter(cards, overwrites=force) as page_writer:
            page_writer.write(cards_page(scribe, tokens, str(phone_url), language))
            _replace_tokens(scribe, tokens, *printed_address_writes(phone_url, tokens))
    card_count_text = count_text(len(tokens), "card is", "cards are")
    console.print(f"{card_count_text} in {cards}. Phones that scan them look for {phone_url}:")
    print_serve_commands(phone_url, store)


def _chosen_cards(scribe: Scribe, selected_characters: list[str]) -> list[str]:
    cards = scribe.state.kernel.cards
    characters = {card.character for card in cards.values()}
    unknown_names = sorted(set(selected_characters) - characters)
    if unknown_names:
        fail_command(
            f"Nobody here is called {unknown_names[0]}. There are: {', '.join(sorted(characters))}."
        )
    return sorted(
        card.id
        for card in cards.values()
        if not selected_characters or card.character in selected_characters
    )


def _replace_tokens(scribe: Scribe, tokens: Mapping[str, str], *notes: SideWrite) -> None:
    """Let these tokens open the cards, and no older tokens. Either all cards change, or no card."""
    requests = [_reissue_request(scribe, card, token) for card, token in tokens.items()]
    batch = scribe.prepare(requests, now())
    for card, outcome in zip(tokens, batch.answers, strict=True):
        if isinstance(outcome, Refused):
            fail_command(f"The card {card} cannot be issued anew: the game is {outcome.problem}.")
    scribe.commit(replace(batch, side_writes=(*batch.side_writes, *notes)))
    scribe.adopt(batch)


def _reissue_request(scribe: Scribe, card: str, token: str) -> QueuedRequest:
    generation = scribe.state.kernel.cards[card].generation
    request = Request(
        id=scribe.randomness(16).hex(),
        card=HOST_CARD,
        type="reissue-card",
        actor="",
        period=0,
        fields={"card": card, "generation": generation},
    )
    rows = (
        token_side_write(token, card, generation + 1),
        code_side_write(hash_of_typed_code(token), card, generation + 1),
    )
    return QueuedRequest(request, rows)

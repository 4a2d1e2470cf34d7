"""The printed pages of a founded event: cards with new secrets, and the pages of the desks."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from api.access.founding import code_side_write, hash_of_typed_code
from api.base.language import current_language
from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.doors.address import WebAddress, read_address
from api.doors.printed_addresses import printed_address_writes
from api.game.game import Game
from api.game.game_names import harmless_title
from api.hosting.card_page import PrintedCard, cards_of_game
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.models.organising import PrintedCards, PrintedDesks
from api.organising.event_rows import StoredEvent, find_event, founding_state
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.organising.prepared_events import changed_elsewhere
from api.organising.ruleset_outlines import reason_for
from ledger.contract.messages import messages_of
from ledger.store.base import SideWrite

_IF_NONE_MATCH: Mapping[str, Mapping[str, Any]] = {
    "If-None-Match": {
        **TEXT_SCHEMA,
        "description": "`*` prints only the first cards, and makes no older card useless.",
    }
}
_PROBLEMS = (*NOT_ORGANISER, "unknown-event", "unknown-game", "malformed")


@with_description(EndpointDescription(gives=PrintedDesks, problems=_PROBLEMS))
@for_organisers
async def read_desks(context: RequestContext) -> Reply:
    """Return the pages of all characters of a founded event, without secrets."""
    event = await find_event(context)
    game, language = await _game_of_event(context, event), current_language()
    tokens = dict.fromkeys(game.state.kernel.cards, "")
    make_cards = partial(cards_of_game, game.scribe, tokens, "", language)
    cards = await context.host.threads.run_on_writing_thread(make_cards)
    return json_reply(
        {
            "title": harmless_title(game.state.kernel),
            "site": event.row.details.get("address", ""),
            "desks": [_desk_document(card, game) for card in cards],
        }
    )


@with_description(
    EndpointDescription(
        may=_IF_NONE_MATCH,
        gives=PrintedCards,
        problems=(*_PROBLEMS, "closed", "refused", "changed-elsewhere"),
    )
)
@for_organisers
async def print_cards(context: RequestContext) -> Reply:
    """Make new tokens and codes for all cards of a founded event, and return the cards.

    The store has only hashes, so nobody can read these cards again. Older cards open nothing any
    more. Phones that have a card stay in the game. Once an evening has begun the problem is
    refused: a lost card is then printed on the console, and all other cards stay valid.

    Raise the problem changed-elsewhere, with the present `event`, if the request wants the first
    cards, and another window has printed some.
    """
    event, host = await find_event(context), context.host
    wants_first_cards = context.header(b"if-none-match") == "*"
    game, language = await _game_of_event(context, event), current_language()
    _require_not_begun(game)
    address = _address_of_event(event)
    tokens = host.registry.make_tokens(game)
    make_cards = partial(cards_of_game, game.scribe, tokens, str(address), language)
    cards = await host.threads.run_on_writing_thread(make_cards)
    typed_code_rows = await host.threads.run_on_reading_thread(
        partial(_typed_code_rows, game, tokens)
    )
    notes = printed_address_writes(address, tokens)
    async with host.opener.lock_game(game.id):
        if wants_first_cards and (await founding_state(host, game.id)).is_printed:
            raise await changed_elsewhere(context)
        _require_not_begun(game)  # the codes of many cards take seconds
        # From here on only the one write can fail, so the old cards or the new ones are good.
        await host.registry.replace_tokens(game, tokens, (*typed_code_rows, *notes))
        host.registry.issue_tokens(game, tokens, is_secret=True)
    host.names.update((address.host,))
    text_of = messages_of(game.machine.rules.name, language).text
    return json_reply(
        {
            "title": harmless_title(game.state.kernel),
            "site": str(address),
            "scan": text_of("cards-scan"),
            "typed": text_of("cards-typed", {"site": str(address)}),
            "cards": [
                {**_desk_document(card, game), "link": card.address, "code": card.typed_code}
                for card in cards
            ],
        }
    )


async def _game_of_event(context: RequestContext, event: StoredEvent) -> Game:
    """Return the game of an event. Raises: the problem malformed if there is none; StoreError."""
    game = event.row.game
    if not (await founding_state(context.host, game)).is_founded:
        raise malformed(("event", kernel_sentence("explained-not-founded")))
    open_game = await context.host.opener.get_game(game)
    return open_game or context.host.registry.game(game)


def _require_not_begun(game: Game) -> None:
    """Raise the problem closed, or refused for an evening that has begun: its cards are in use.

    A table begins with its founding, before it has any cards.
    """
    if game.state.kernel.status == "closed":
        raise ProblemError("closed")
    is_table = game.machine.rules.seats.players is not None
    if not is_table and not game.state.kernel.waiting:
        raise ProblemError("refused", kernel_sentence("explained-cards-begun"))


def _address_of_event(event: StoredEvent) -> WebAddress:
    """Return the address for phones. Raises: the problem malformed."""
    text = event.row.details.get("address", "")
    if not text:
        raise malformed(("address", kernel_sentence("explained-no-address")))
    try:
        return read_address(text)
    except ValueError:
        raise malformed(("address", kernel_sentence("explained-event-address"))) from None


def _typed_code_rows(game: Game, tokens: Mapping[str, str]) -> tuple[SideWrite, ...]:
    """Return the rows by which the typed codes of these tokens open their cards."""
    cards = game.state.kernel.cards
    return tuple(
        code_side_write(
            hash_of_typed_code(token), card, cards[card].generation, cards[card].petition
        )
        for card, token in tokens.items()
    )


def _desk_document(card: PrintedCard, game: Game) -> dict[str, Any]:
    rules = game.machine.rules
    messages = messages_of(rules.name, current_language())
    return {
        "card": card.id,
        "character": card.character,
        "name": card.name,
        "role": card.role,
        "part": card.part,
        "reason": reason_for(card.character, rules.scenarios.casting(), messages),
        "officer": card.is_officer,
        "holds": list(card.holds),
        "advice": list(card.advice),
        "powers": list(card.powers),
    }


ROUTES = (
    resource("/organiser/events/{event}/desks", GET=read_desks),
    resource("/organiser/events/{event}/cards", POST=print_cards),
)

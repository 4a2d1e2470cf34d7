"""My session: the cards on this phone, and the request that gives them back."""

from typing import Any

from api.access.cookies import cookie_removal_header
from api.base.reply import Reply, json_reply
from api.base.stored_rows import decode_side_row
from api.game.live.stream import CLOSING_EVENT
from api.game.people import person_document
from api.game.text_erasure import CARDS_KEY
from api.hosting.host import Host
from api.hosting.rest_notes import RestingCard
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.cards import Session
from api.models.meta import EndpointDescription, with_description
from ledger.store.base import DatabaseAwayError


@with_description(EndpointDescription(gives=Session))
async def session(context: RequestContext) -> Reply:
    """Return the cards of this session; none for a stranger.

    Cards of games in a database that is away are left out. If no other card is known, the problem
    is `unavailable`, because an empty list would say that the session has none.
    """
    cards: list[dict[str, Any]] = []
    away_error: DatabaseAwayError | None = None
    for game in list(context.session.holds):
        try:
            cards.extend(await _held_card_documents(context, game))
        except DatabaseAwayError as error:
            away_error = error
    if not cards:
        context.host.sessions.require_all_cards(context.scope)
        if away_error is not None:
            raise away_error
    return json_reply({"cards": cards, "now": context.host.now()})


async def _held_card_documents(context: RequestContext, game_id: str) -> list[dict[str, Any]]:
    """Return the cards of this session in a game. A game at rest is not opened for this."""
    host, session = context.host, context.session
    resting_cards = (
        None if game_id in host.registry.games else await _cards_of_resting_game(host, game_id)
    )
    if resting_cards is not None:
        session_cards = session.holds.get(game_id, {})
        cards = (
            (card_id, resting_cards[card_id])
            for card_id, session_card in session_cards.items()
            if session_card.is_valid(resting_cards.get(card_id))
        )
        return [
            {"game": game_id, "card": card_id, "character": card.character}
            for card_id, card in cards
        ]
    game = await host.opener.get_game(game_id)
    if game is None:
        return []
    game.slices.follow(game.state)
    own_cards = session.cards(game)
    return [
        {"game": game_id, "card": card.id, "character": person_document(game, card.character)}
        for card in own_cards
    ]


async def _cards_of_resting_game(host: Host, game_id: str) -> dict[str, RestingCard] | None:
    cards_note = await host.threads.run_on_reading_thread(
        lambda: host.store.side_value(game_id, "note", CARDS_KEY)
    )
    return (
        decode_side_row(cards_note, dict[str, RestingCard], game_id)
        if cards_note is not None
        else None
    )


@with_description(EndpointDescription(gives=Session, problems=("elsewhere",)))
async def leave(context: RequestContext) -> Reply:
    """Give back the cards of this session, and of its phone's earlier ones.

    From then on the session is a stranger's.
    """
    identity, session_keys = context.host.access.identity, {context.session.key}
    for game_id, game_holds in list(context.session.holds.items()):
        game = await context.host.opener.get_game(game_id)
        if game is None:  # the card's game was erased, or is unreadable
            continue
        device_keys = {
            card: identity.sessions_on_phone(game_id, card, session_card.device)
            for card, session_card in game_holds.items()
        }
        await game.writer.write_sides(
            tuple(
                row
                for card, keys in device_keys.items()
                for row in identity.card_removal_writes(keys, card)
            )
        )
        for card, keys in device_keys.items():
            await context.host.access.subscriptions.unsubscribe_phone(game, card, game_holds[card])
            identity.remove_holds(keys, game_id, card)
            session_keys.update(keys)
        listeners = [
            listener for listener in game.stream.listeners if listener.session.key in session_keys
        ]
        game.stream.end(listeners, CLOSING_EVENT)
    headers = (cookie_removal_header(is_secure=context.is_https_only),)
    return json_reply({"cards": [], "now": context.host.now()}, headers=headers)


ROUTES = (resource("/session", GET=session, DELETE=leave),)

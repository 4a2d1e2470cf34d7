"""My session: the cards on this phone, and the request that gives them back."""

from typing import Any

from api.access.cookies import cookie_removal_header
from api.base.reply import Reply, json_reply
from api.base.stored_rows import decode_side_row
from api.game.live.stream import GOODBYE
from api.game.people import person_document
from api.game.text_erasure import CARDS
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
    away: DatabaseAwayError | None = None
    for game in list(context.session.holds):
        try:
            cards.extend(await _held_card_documents(context, game))
        except DatabaseAwayError as error:
            away = error
    if not cards:
        context.host.sessions.require_all_cards(context.scope)
        if away is not None:
            raise away
    return json_reply({"cards": cards, "now": context.host.now()})


async def _held_card_documents(context: RequestContext, name: str) -> list[dict[str, Any]]:
    """Return the cards of this session in a game. A game at rest is not opened for this."""
    host, session = context.host, context.session
    resting = None if name in host.registry.games else await _cards_of_resting_game(host, name)
    if resting is not None:
        holds = session.holds.get(name, {})
        known = (
            (key, resting[key]) for key, hold in holds.items() if hold.is_valid(resting.get(key))
        )
        return [{"game": name, "card": key, "character": card.character} for key, card in known]
    game = await host.opener.get_game(name)
    if game is None:
        return []
    game.slices.follow(game.state)
    mine = session.cards(game)
    return [
        {"game": name, "card": c.id, "character": person_document(game, c.character)} for c in mine
    ]


async def _cards_of_resting_game(host: Host, name: str) -> dict[str, RestingCard] | None:
    kept = await host.threads.run_on_reading_thread(lambda: host.store.side(name, "note", CARDS))
    return decode_side_row(kept, dict[str, RestingCard], name) if kept is not None else None


@with_description(EndpointDescription(gives=Session, problems=("elsewhere",)))
async def leave(context: RequestContext) -> Reply:
    """Give back the cards of this session, and of its phone's earlier ones.

    From then on the session is a stranger's.
    """
    identity, mine = context.host.access.identity, {context.session.key}
    for game_id, holds in list(context.session.holds.items()):
        game = await context.host.opener.get_game(game_id)
        if game is None:  # the card's game was erased, or is unreadable
            continue
        theirs = {
            card: identity.sessions_on_phone(game_id, card, hold.device)
            for card, hold in holds.items()
        }
        await game.writer.write_sides(
            tuple(
                side
                for card, keys in theirs.items()
                for side in identity.card_removal_writes(keys, card)
            )
        )
        for card, keys in theirs.items():
            await context.host.access.subscriptions.unsubscribe_phone(game, card, holds[card])
            identity.taken(keys, game_id, card)
            mine.update(keys)
        listening = [one for one in game.stream.listeners if one.session.key in mine]
        game.stream.end(listening, GOODBYE)
    headers = (cookie_removal_header(secure=context.is_https_only),)
    return json_reply({"cards": [], "now": context.host.now()}, headers=headers)


ROUTES = (resource("/session", GET=session, DELETE=leave),)

"""The games that this server plays or has at rest, for its organisers."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from api.base.reply import Reply, json_reply
from api.base.stored_rows import decode_side_row
from api.game.game import Game
from api.game.text_erasure import CARDS_KEY
from api.hosting.host import Host
from api.hosting.listing import PAGE_LIMIT, page_of_names
from api.hosting.registry import REHEARSAL_NOTE
from api.hosting.rest_notes import SUMMARY_NOTE, RestingCard, RestingGame
from api.hosting.summary import game_summary
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.hosted_games import HostedGame, HostedGames
from api.models.meta import EndpointDescription, with_description
from api.organising.game_closing import may_organiser_close
from api.organising.organiser_session import NOT_ORGANISER, for_organisers

GAME_PROBLEMS = (*NOT_ORGANISER, "unknown-game", "unavailable")
"""The problems of a request of an organiser about one game."""

_LISTED = ("id", "title", "ruleset", "status", "waiting", "over")


class _GameNotes(NamedTuple):
    """The notes in the store about a game that is not in memory."""

    summary: RestingGame | None
    cards: Mapping[str, RestingCard] | None
    is_rehearsal: bool


@with_description(
    EndpointDescription(
        query={"before": {"type": "string", "description": "Only games founded before this one."}},
        gives=HostedGames,
        problems=(*NOT_ORGANISER, "malformed"),
    )
)
@for_organisers
async def list_hosted_games(context: RequestContext) -> Reply:
    """Return a page of the games of this server, the newest first.

    The page has the last games, or those before one. Unreadable games are left out.
    """
    host = context.host
    game_ids = await host.threads.run_on_reading_thread(host.store.games)
    page_ids = page_of_names(game_ids, context.query.get("before", ""), PAGE_LIMIT)
    resting_ids = [game_id for game_id in page_ids if game_id not in host.registry.games]
    notes = await host.threads.run_on_reading_thread(lambda: _read_notes(host, resting_ids))
    documents = [await _listed_game(host, game_id, notes.get(game_id)) for game_id in page_ids]
    return json_reply(
        {
            "games": [document for document in documents if document is not None][::-1],
            "more": bool(page_ids) and page_ids[0] != game_ids[0],
        }
    )


@with_description(EndpointDescription(gives=HostedGame, problems=GAME_PROBLEMS))
@for_organisers
async def read_hosted_game(context: RequestContext) -> Reply:
    """Return one game of this server, as in the list of all."""
    return json_reply(hosted_game_document(context.host, context.game))


def hosted_game_document(host: Host, game: Game) -> dict[str, Any]:
    """Return an open game in a few words."""
    game.slices.follow(game.state)
    kernel_state, rules = game.state.kernel, game.machine.rules
    summary, cards = game_summary(game), kernel_state.cards.values()
    document = {name: summary[name] for name in _LISTED} | {
        "table": rules.seats.players is not None,
        "rehearsal": host.settings.rehearsal or game.id in host.registry.tokens,
        "closable": kernel_state.status != "closed" and may_organiser_close(game),
        "last_act_at": game.state.at,
        "phones": len(game.listening_cards()),
        **_attendance((card.character, bool(card.device)) for card in cards),
    }
    return document | ({"closes_at": kernel_state.closes_at} if kernel_state.closes_at else {})


async def _listed_game(host: Host, game_id: str, notes: _GameNotes | None) -> dict[str, Any] | None:
    if notes is not None and notes.summary is not None and game_id not in host.registry.games:
        return _resting_game_document(host, notes.summary, notes)
    game = await host.opener.get_game(game_id)
    return None if game is None else hosted_game_document(host, game)


def _resting_game_document(host: Host, summary: RestingGame, notes: _GameNotes) -> dict[str, Any]:
    listed_game: dict[str, Any] = msgspec.json.decode(summary.listed)
    rules = host.registry.rulesets.get(listed_game["ruleset"])
    cards, is_table = notes.cards, rules is not None and rules.seats.players is not None
    is_played = listed_game["status"] in ("open", "closing") and not listed_game["over"]
    return {name: listed_game[name] for name in _LISTED} | {
        "table": is_table,
        "rehearsal": notes.is_rehearsal,
        "closable": listed_game["status"] != "closed" and (is_table or not is_played),
        "last_act_at": summary.since,
        "phones": 0,
        **({} if cards is None else _attendance(map(_character_and_claim, cards.values()))),
    }


def _character_and_claim(card: RestingCard) -> tuple[str, bool]:
    return str(card.character.get("id", "")), bool(card.device)


def _attendance(characters_and_claims: Iterable[tuple[str, bool]]) -> dict[str, int]:
    """Return the number of characters with a card, and of those whose card a phone has."""
    pairs = tuple(characters_and_claims)
    return {
        "seats": len({character for character, _is_claimed in pairs}),
        "came": len({character for character, is_claimed in pairs if is_claimed}),
    }


def _read_notes(host: Host, game_ids: Iterable[str]) -> Mapping[str, _GameNotes]:
    return {game_id: _read_notes_of_game(host, game_id) for game_id in game_ids}


def _read_notes_of_game(host: Host, game_id: str) -> _GameNotes:
    notes = host.store.side_values(game_id, "note")
    summary, cards = notes.get(SUMMARY_NOTE), notes.get(CARDS_KEY)
    return _GameNotes(
        decode_side_row(summary, RestingGame, game_id) if summary is not None else None,
        decode_side_row(cards, dict[str, RestingCard], game_id) if cards is not None else None,
        REHEARSAL_NOTE in notes,
    )


ROUTES = (
    resource("/organiser/games", GET=list_hosted_games),
    resource("/organiser/games/{game}", GET=read_hosted_game),
)

"""Pages of short descriptions of games.

Some games are open on this server, and the other games are not.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from api.base.problems import malformed
from api.base.stored_rows import decode_side_row
from api.hosting.host import Host
from api.hosting.rest_notes import SUMMARY_NOTE, RestingGame
from api.hosting.summary import game_summary

PAGE_LIMIT = 100
"""Default and maximum number of games on a page."""

Description = dict[str, Any] | msgspec.Raw


def page_of_names(game_ids: Sequence[str], last_name: str, limit: int) -> Sequence[str]:
    """Return the last `limit` games, or those before one. Raises: the problem malformed."""
    if not last_name:
        return game_ids[-limit:]
    if last_name not in game_ids:
        raise malformed(("before", "it is no game of this server"))
    end_index = game_ids.index(last_name)
    return game_ids[max(0, end_index - limit) : end_index]


async def describe_games(host: Host, game_ids: Sequence[str]) -> list[Description]:
    """Return short descriptions of these games, without the unreadable ones. Raises: StoreError.

    The description of a game that is not open here comes from its note. A game without a note is
    opened. Another server that plays a game updates its note every minute.
    """
    stored_descriptions = await host.threads.run_on_reading_thread(
        lambda: _descriptions_in_store(host, game_ids)
    )
    descriptions = [
        await _describe_game(host, game_id, stored_descriptions) for game_id in game_ids
    ]
    return [description for description in descriptions if description is not None]


def _descriptions_in_store(host: Host, game_ids: Sequence[str]) -> Mapping[str, bytes | None]:
    resting_games = (game_id for game_id in game_ids if game_id not in host.registry.games)
    return {
        game_id: host.store.side_value(game_id, "note", SUMMARY_NOTE) for game_id in resting_games
    }


async def _describe_game(
    host: Host, game_id: str, notes: Mapping[str, bytes | None]
) -> Description | None:
    summary_note = notes.get(game_id)
    resting_game = (
        decode_side_row(summary_note, RestingGame, game_id) if summary_note is not None else None
    )
    if resting_game is not None and game_id not in host.registry.games:
        return resting_game.listed
    game = await host.opener.get_game(game_id)
    if game is None:
        return None
    game.slices.follow(game.state)
    return game_summary(game)

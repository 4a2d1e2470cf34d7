"""The aim of each player in one line, and the present standing towards it (CUR-END-03)."""

from collections.abc import Mapping

from ledger.games.cursus_honorum import scoring
from ledger.games.cursus_honorum.state import Game
from ledger.record.view import AimDoc, StandingDoc


def aim_sources(state: Game) -> tuple[object, ...]:
    """Return the immutable objects that all aims are made from."""
    world, books = state.world, state.books
    players = world.scenario.seated
    accounts = (
        books.accounts[account] for player in players for account in books.parts.get(player, ())
    )
    return (world.order, world.honores, state.kernel.switches, *accounts)


def aim_doc(state: Game, player: str) -> AimDoc:
    """Return the aim of a player, and the standing towards it."""
    points_by_player = scoring.scores(state)
    is_compared = player in points_by_player and len(points_by_player) > 1
    standing_docs = [_victory_points(points_by_player, player)] if is_compared else []
    return {"id": player, "rule": "CUR-END-03", "key": "aim-noble", "stands": standing_docs}


def _victory_points(points_by_player: Mapping[str, int], player: str) -> StandingDoc:
    """Compare the own victory points with the most that another player has."""
    points_by_rival = {
        rival: points for rival, points in points_by_player.items() if rival != player
    }
    most_points = max(points_by_rival.values())
    leaders = [f"who:{rival}" for rival, points in points_by_rival.items() if points == most_points]
    message_args = {"n": points_by_player[player], "most": most_points, "who": leaders}
    message_key = "ahead" if points_by_player[player] > most_points else "behind"
    if points_by_player[player] == most_points:
        message_key = "level"
    return {"rule": "CUR-END-03", "key": f"stands-{message_key}", "args": message_args}

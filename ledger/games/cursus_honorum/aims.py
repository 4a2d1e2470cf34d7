"""The aim of each player in one line, and the present standing towards it (CUR-END-03)."""

from collections.abc import Mapping

from ledger.games.cursus_honorum import scoring
from ledger.games.cursus_honorum.state import Game
from ledger.record.view import AimDoc, StandingDoc


def aim_sources(state: Game) -> tuple[object, ...]:
    """Return the immutable objects that all aims are made from."""
    world, books = state.world, state.books
    players = world.scenario.seated
    accounts = (books.accounts[part] for player in players for part in books.parts.get(player, ()))
    return (world.order, world.honores, state.kernel.switches, *accounts)


def aim_doc(state: Game, player: str) -> AimDoc:
    """Return the aim of a player, and the standing towards it."""
    points_by_player = scoring.scores(state)
    is_compared = player in points_by_player and len(points_by_player) > 1
    stands = [_victory_points(points_by_player, player)] if is_compared else []
    return {"id": player, "rule": "CUR-END-03", "key": "aim-noble", "stands": stands}


def _victory_points(points_by_player: Mapping[str, int], player: str) -> StandingDoc:
    """Compare the own victory points with the most that another player has."""
    other_points = {other: points for other, points in points_by_player.items() if other != player}
    most = max(other_points.values())
    leaders = [f"who:{other}" for other, points in other_points.items() if points == most]
    args = {"n": points_by_player[player], "most": most, "who": leaders}
    key = "ahead" if points_by_player[player] > most else "behind"
    if points_by_player[player] == most:
        key = "level"
    return {"rule": "CUR-END-03", "key": f"stands-{key}", "args": args}

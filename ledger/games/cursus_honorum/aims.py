"""The aim of each player in one line, and the present standing towards it (CUR-END-03)."""

from collections.abc import Iterator, Mapping
from functools import partial

from ledger.games.cursus_honorum import scoring
from ledger.games.cursus_honorum.state import Game
from ledger.record.view import AimDoc, Bundle, StandingDoc, aim_bundle


def aim_bundles(state: Game) -> Iterator[Bundle]:
    """Yield the aim of each player. Only the player itself sees it."""
    world, books = state.world, state.books
    players = world.scenario.seated
    accounts = (books.accounts[part] for player in players for part in books.parts.get(player, ()))
    source = (world.order, world.honores, state.kernel.switches, *accounts)
    for player in players:
        yield aim_bundle(player, source, partial(_aim_doc, state, player))


def _aim_doc(state: Game, player: str) -> AimDoc:
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

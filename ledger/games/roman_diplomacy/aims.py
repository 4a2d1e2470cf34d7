"""The aim of each player in one line, and the present standing towards it (DIP-WIN-01)."""

from collections.abc import Iterator
from functools import partial

from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.victory import centres_by_side
from ledger.record.view import AimDoc, Bundle, StandingDoc, aim_bundle


def aim_bundles(state: Game) -> Iterator[Bundle]:
    """Yield the aim of each player. Only the player itself sees it."""
    world = state.world
    source = (world.position, world.empires, world.is_ended)
    for player in state.kernel.players:
        yield aim_bundle(player, source, partial(aim_doc, world, player))


def aim_doc(world: World, player: str) -> AimDoc:
    """Return the aim of a player, and the standing towards it while the player has an empire."""
    plays = player in world.players_with_empire and not world.is_ended
    stands = [*_centres(world, player), *_largest_rival(world, player)] if plays else []
    return {"id": player, "rule": "DIP-WIN-01", "key": "aim-emperor", "stands": stands}


def _centres(world: World, player: str) -> Iterator[StandingDoc]:
    """Tell how many centres the side has, and how many win (DIP-WIN-01, DIP2-08)."""
    centres = centres_by_side(world)[world.side(player)]
    args = {"n": centres, "goal": world.scenario.win_centres}
    key = "stands-federation" if len(_members(world, player)) > 1 else "stands-centres"
    yield {"rule": "DIP-WIN-01", "key": key, "args": args}


def _largest_rival(world: World, player: str) -> Iterator[StandingDoc]:
    """Tell which other side has most centres (DIP-WIN-01)."""
    own_side = world.side(player)
    rivals = {side: n for side, n in centres_by_side(world).items() if side != own_side}
    if rivals:
        most = max(rivals.values())
        leaders = [
            f"who:{rival}"
            for rival in world.players_with_empire
            if rivals.get(world.side(rival)) == most
        ]
        yield {
            "rule": "DIP-WIN-01",
            "key": "stands-rival",
            "args": {"n": most, "who": leaders},
        }


def _members(world: World, player: str) -> tuple[str, ...]:
    """Return the players on the side of a player, with the player itself."""
    side = world.side(player)
    return tuple(member for member in world.players_with_empire if world.side(member) == side)

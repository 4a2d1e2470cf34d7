"""The aim of each player in one line, and the present standing towards it (DIP-WIN-01)."""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.state import World
from ledger.games.roman_diplomacy.victory import centres_by_side
from ledger.record.view import AimDoc, StandingDoc


def aim_sources(world: World) -> tuple[object, ...]:
    """Return the immutable objects that all aims are made from."""
    return (world.position, world.empires, world.is_ended)


def aim_doc(world: World, player: str) -> AimDoc:
    """Return the aim of a player, and the standing towards it until the game ends."""
    standing_docs = (
        [] if world.is_ended else [*_centres(world, player), *_largest_rival(world, player)]
    )
    return {"id": player, "rule": "DIP-WIN-01", "key": "aim-emperor", "stands": standing_docs}


def _own_side(world: World, player: str) -> str:
    """Return the side of a player; "" for a player without an empire."""
    return world.side(player) if player in world.players_with_empire else ""


def _centres(world: World, player: str) -> Iterator[StandingDoc]:
    """Tell how many centres the side has, and how many win (DIP-WIN-01, DIP2-08)."""
    side = _own_side(world, player)
    members = [member for member in world.players_with_empire if world.side(member) == side]
    message_args = {"n": centres_by_side(world).get(side, 0), "goal": world.scenario.win_centres}
    message_key = "stands-federation" if len(members) > 1 else "stands-centres"
    yield {"rule": "DIP-WIN-01", "key": message_key, "args": message_args}


def _largest_rival(world: World, player: str) -> Iterator[StandingDoc]:
    """Tell which other side has most centres (DIP-WIN-01)."""
    own_side = _own_side(world, player)
    rivals = {
        side: centre_count
        for side, centre_count in centres_by_side(world).items()
        if side != own_side
    }
    if rivals:
        most_centres = max(rivals.values())
        leaders = [
            f"who:{rival}"
            for rival in world.players_with_empire
            if rivals.get(world.side(rival)) == most_centres
        ]
        yield {
            "rule": "DIP-WIN-01",
            "key": "stands-rival",
            "args": {"n": most_centres, "who": leaders},
        }

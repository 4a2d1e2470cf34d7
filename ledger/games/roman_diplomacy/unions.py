"""FED: agreements to unite, which become federations at the end of a turn (DIP-FED-01).

All members of a federation must have agreed to each other.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from ledger.games.roman_diplomacy.state import World

FEWEST_MEMBERS = 2
"""The least number of members of a federation."""

NO_NAME = ""
"""The name of a federation that is not agreed on yet."""

PlayerPair = tuple[str, str]
"""Two players, in the order of joining."""


@dataclass(frozen=True, slots=True)
class Union:
    """A federation agreed on in this turn, with all members that the agreement would unite.

    `missing_agreements` are the pairs of members who have not agreed to each other. The federation
    does not begin if a pair is missing, or if it has fewer than two members.
    """

    name: str
    members: tuple[str, ...]
    missing_agreements: tuple[PlayerPair, ...] = ()

    @property
    def begins(self) -> bool:
        """Whether the federation begins when the turn ends."""
        return len(self.members) >= FEWEST_MEMBERS and not self.missing_agreements

    @property
    def members_without_agreement(self) -> tuple[str, ...]:
        """The members who have not agreed to some other member."""
        return tuple(
            player
            for player in self.members
            if any(player in pair for pair in self.missing_agreements)
        )


def unions_of(world: World) -> tuple[Union, ...]:
    """Return the unions of this turn's agreements, in the order in which they were made.

    Earlier agreements unite players first. A later agreement would unite its players with all
    members of the sides that they have by then. It is dropped if two of these members have not
    agreed to each other. Agreements between the same players count as one, under the latest name.
    """
    sides = {
        player: frozenset(world.members_of_side(player)) for player in world.players_with_empire
    }
    agreed_pairs = set(_agreed_pairs(world))
    unions: list[Union] = []
    for federation_name in world.agreed_on:
        members = tuple(player for player in world.uniting[federation_name] if player in sides)
        union = _union_among(federation_name, members, sides, agreed_pairs)
        if union.begins:
            sides |= dict.fromkeys(union.members, frozenset(union.members))
            unions = [
                other_union
                for other_union in unions
                if not (other_union.begins and {*other_union.members} <= {*union.members})
            ]
        unions.append(union)
    return tuple(unions)


def _union_among(
    federation_name: str,
    member_players: tuple[str, ...],
    sides: Mapping[str, frozenset[str]],
    agreed_pairs: set[PlayerPair],
) -> Union:
    """Return the union of these players with all members of their sides.

    A union of fewer than two players does not begin.
    """
    if len(member_players) < FEWEST_MEMBERS:
        return Union(federation_name, member_players)
    players_of_sides = frozenset[str]().union(*(sides[player] for player in member_players))
    members = tuple(player for player in sides if player in players_of_sides)
    return Union(
        federation_name,
        members,
        tuple(pair for pair in combinations(members, 2) if pair not in agreed_pairs),
    )


def _agreed_pairs(world: World) -> Iterator[PlayerPair]:
    """Yield the pairs of players who are on one side or in one agreement."""
    agreements = tuple(map(frozenset, world.uniting.values()))
    for first_player, second_player in combinations(world.players_with_empire, 2):
        pair = {first_player, second_player}
        if world.side(first_player) == world.side(second_player) or any(
            pair <= people for people in agreements
        ):
            yield first_player, second_player


def public_unions(world: World) -> tuple[Union, ...]:
    """Return the public part of the unions.

    A member's departure becomes public with the results of the turn (DIP-DEFED-01).
    """
    return unions_of(world if world.phase == "movement" else _without_leavers(world))


def unions_to_show(world: World) -> tuple[Union, ...]:
    """Return the unions that phones show. For the same players it is the latest union."""
    return tuple({union.members: union for union in public_unions(world) if union.members}.values())


def players_lacking_consent(world: World, people: Iterable[str]) -> tuple[str, ...]:
    """Return the players who would lack a consent if these players agreed now to unite."""
    uniting_players = world.uniting.set(NO_NAME, tuple(people))
    supposed_world = replace(world, uniting=uniting_players, agreed_on=(*world.agreed_on, NO_NAME))
    return public_unions(supposed_world)[-1].members_without_agreement


def _without_leavers(world: World) -> World:
    """Return the world without the memberships of players who leave when the turn ends."""
    for player in world.leaving_players.intersection(world.players_with_empire):
        world = world.with_empire(player, union="")
    return world


def only_members_left(world: World) -> tuple[str, ...]:
    """Return the players who are the only member of their federation, which then ends."""
    return tuple(
        player
        for player in world.players_with_empire
        if world.empire(player).union and len(world.members_of_side(player)) == 1
    )

"""Friends who have fought as one party are one person for the rest of that aestas (AMIC-13)."""

from collections.abc import Mapping

from ledger.games.ludi_romani.proelium.parties import NOW, allies, companion
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

SWITCH = "amicitia.one_voice"
REGION = "region"
"""By this reading sworn friends of one region fight together or not at all."""


def partners(state: Game, who: str) -> frozenset[str]:
    """With whom somebody has challenged or accepted as a party in this aestas (AMIC-13)."""
    sides = (side for battle in state.world.pugnae.battles.values() for side in battle.sides)
    parties = (side.members for side in sides if who in side.members)
    return frozenset(other for party in parties for other in party if other != who)


def bound(state: Game, leader: str, before: int = NOW) -> Mapping[str, tuple[str, ...]]:
    """The friends without whom somebody neither challenges nor accepts, amicitia by amicitia.

    One of these sets is whole, or nobody is bound: friends count who could still stand by.
    """
    found = allies(state, leader, before)
    if one_region(state):
        return found
    earlier = partners(state, leader)
    kept = {name: tuple(who for who in who_ if who in earlier) for name, who_ in found.items()}
    most = max(map(len, kept.values()), default=0)
    return {name: friends for name, friends in kept.items() if friends and len(friends) == most}


def one_region(state: Game) -> bool:
    """Whether all sworn friends of a region act together, by the stricter reading (AMIC-13)."""
    return state.switch(SWITCH) == REGION


def taken(state: Game, leader: str, who: str) -> bool:
    """Whether a friend fights in this aestas with others, who could still stand by (AMIC-13)."""
    others = partners(state, who)
    if leader in others or one_region(state):
        return False
    return any(not any(companion(state, leader, other)) for other in others)


def together_or_not(
    state: Game, leader: str, companions: tuple[str, ...], before: int = NOW
) -> Objections:
    """A party neither issues nor accepts a challenge apart (AMIC-13)."""
    sets = bound(state, leader, before).values()
    if sets and not any(set(companions) == set(friends) for friends in sets):
        friends = [f"who:{who}" for who in next(iter(sets))]
        args = {"who": f"who:{leader}", "friends": friends, "n": len(friends)}
        yield Objection("AMIC-13", "one-party", args)
    for who in () if sets else companions:
        if taken(state, leader, who):
            yield Objection("AMIC-13", "another-party", {"who": f"who:{who}"})


def beside(
    state: Game, leader: str, before: int = NOW
) -> tuple[Mapping[str, tuple[str, ...]], bool]:
    """Who could be named beside somebody, and whether all of them have to be (AMIC-13)."""
    sets = bound(state, leader, before)
    if sets:
        return sets, True
    found = {
        name: tuple(who for who in friends if not taken(state, leader, who))
        for name, friends in allies(state, leader, before).items()
    }
    return {name: friends for name, friends in found.items() if friends}, False

"""The standings of each character: role, statuses, and bonds to other characters."""

from collections.abc import Iterator

from ledger.contract.offer import KnownState
from ledger.contract.standing import Standing, Standings
from ledger.games.ludi_romani.audiences import SECRET_STATUSES, friendship_audience
from ledger.games.ludi_romani.state import Person, World
from ledger.record.audience import sees

STATUSES_WITH_BOND = ("cliens", "bacchant")
"""Statuses that are shown together with the patronus or god whom the character follows."""


def all_standings(known_state: KnownState[World]) -> Standings:
    """Return the standings of all characters, as far as this viewer knows them.

    All standings except friendships are public.
    """
    standings_by_character = {
        character: set(_own_standings(person))
        for character, person in known_state.world.people.items()
    }
    for character, standing in (
        *_marriage_standings(known_state.world),
        *_friendship_standings(known_state),
    ):
        standings_by_character[character].add(standing)
    return standings_by_character


def _own_standings(person: Person) -> Iterator[Standing]:
    """Yield the own standings of a person: role, statuses, patroni, and god.

    Rule: ROST-01.
    """
    yield Standing(f"role-{person.role}")
    for status in person.statuses.difference(SECRET_STATUSES, STATUSES_WITH_BOND):
        yield Standing(f"status-{status}")
    for patronus in person.patroni:
        yield Standing("standing-cliens", {"who": f"who:{patronus}"})
    if person.god:
        yield Standing("standing-bacchant", {"who": f"who:{person.god}"})


def _marriage_standings(world: World) -> Iterator[tuple[str, Standing]]:
    """Yield the standings of spouses with their dos, and debts after a divorce.

    Rules: NUPT-03, DIV-03.
    """
    bonds = world.bonds
    for prefix, ties in (("", bonds.marriages), ("debt-", bonds.debts)):
        for tie in ties.values():
            wife, husband = f"who:{tie.wife}", f"who:{tie.husband}"
            yield tie.wife, Standing(f"standing-{prefix}wife", {"who": husband, "n": tie.dos})
            yield tie.husband, Standing(f"standing-{prefix}husband", {"who": wife, "n": tie.dos})


def _friendship_standings(known_state: KnownState[World]) -> Iterator[tuple[str, Standing]]:
    """Yield the standings of friends, if sworn in public or known to this viewer.

    Rules: AMIC-01, AMIC-02.
    """
    for amicitia in known_state.world.bonds.amicitiae.values():
        is_insider = sees(friendship_audience(known_state.state, amicitia), known_state.viewer)
        for friend in amicitia.members if is_insider else amicitia.sworn_members:
            friends = amicitia.members if is_insider else amicitia.sworn_members
            for other_friend in friends:
                if other_friend != friend:
                    is_sworn_pair = (
                        friend in amicitia.sworn_members and other_friend in amicitia.sworn_members
                    )
                    message_key = "standing-sworn" if is_sworn_pair else "standing-friend"
                    yield friend, Standing(message_key, {"who": f"who:{other_friend}"})

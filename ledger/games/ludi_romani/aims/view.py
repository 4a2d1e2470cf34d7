"""The slices of aims. Only the character itself sees its aim."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ledger.games.ludi_romani.actium.state import Gift, Party
from ledger.games.ludi_romani.aims.standings import aim_of, standings_of
from ledger.games.ludi_romani.bonds import Bonds
from ledger.games.ludi_romani.mercatus.view import goods_accounts_of
from ledger.games.ludi_romani.state import Game, Person
from ledger.record.audience import only
from ledger.record.books import holder, lent_account, owner
from ledger.record.seating import Seat
from ledger.record.shared_map import Map
from ledger.record.state import Period
from ledger.record.view import AimDoc, Bundle, Slice, changed_keys


class _AimSources(NamedTuple):
    """The parts of the state that aims depend on."""

    period: Period
    stewards: tuple[str, ...]
    switches: Map[str, Any]
    stage: str
    """The stage of Actium."""
    victor: str
    parties: Map[str, Party]
    gifts: tuple[Gift, ...]
    """The goods promised to forms. They do not count for their owners."""
    attached: tuple[tuple[str, str], ...]
    """Each imago with its host."""
    bonds: Bonds
    accounts: Map[str, Map[str, int]]
    seats: Map[str, Seat]
    people: Map[str, Person]


_ALL_SOURCES_COUNT = 8
"""The number of the first sources. A change of one of them may change every aim."""


def aim_bundle(state: Game) -> Bundle:
    """Return the bundle of all aims. Only the character itself sees an aim."""
    kernel_state, world = state.kernel, state.world
    sources_now = _AimSources(
        kernel_state.period,
        kernel_state.stewards,
        kernel_state.switches,
        world.actium.stage,
        world.actium.victor,
        world.actium.parties,
        world.actium.gifts,
        world.mors.hosts_of_imagines,
        world.bonds,
        state.books.accounts,
        state.seating.seats,
        world.people,
    )

    def slices_of(people: Iterable[str]) -> Iterator[tuple[str, Slice]]:
        return (
            (f"aim/{character}", _aim_slice(state, character, sources_now)) for character in people
        )

    return Bundle(
        "aims",
        sources_now,
        lambda: slices_of(world.people),
        lambda sources_before: slices_of(_changed_people(sources_before, sources_now)),
    )


def _changed_people(sources_before: _AimSources, sources_now: _AimSources) -> Iterable[str]:
    """Return the characters whose aims may differ between these sources."""
    if sources_before[:_ALL_SOURCES_COUNT] != sources_now[:_ALL_SOURCES_COUNT]:
        return sources_now.people
    accounts = changed_keys(sources_before.accounts, sources_now.accounts)
    if accounts and sources_now.stage:  # every fleet is compared with the largest one
        return sources_now.people
    characters_with_changed_aim = changed_keys(sources_before.people, sources_now.people)
    characters_with_changed_aim |= _people_of_changed_bonds(sources_before.bonds, sources_now.bonds)
    if characters_with_changed_aim:  # a client sails with the last of a chain of patrons
        characters_with_changed_aim |= {
            character for character, person in sources_now.people.items() if person.patroni
        }
    for account in accounts:
        characters_with_changed_aim |= {holder(account), owner(account)}
    # Those beside a character learn where the character is, and whether it lives.
    moved_or_changed_characters = changed_keys(
        sources_before.seats, sources_now.seats
    ) | changed_keys(sources_before.people, sources_now.people)
    if moved_or_changed_characters or characters_with_changed_aim:
        characters_with_changed_aim |= (
            moved_or_changed_characters
            | _people_beside(sources_before, moved_or_changed_characters)
            | _people_beside(sources_now, moved_or_changed_characters)
        )
        characters_with_changed_aim.update(sources_now.stewards)
    return characters_with_changed_aim.intersection(sources_now.people)


def _people_of_changed_bonds(bonds_before: Bonds, bonds_now: Bonds) -> set[str]:
    """Return the members, spouses and owners whose friendships, debts or loans differ."""
    friendships = changed_keys(bonds_before.amicitiae, bonds_now.amicitiae)
    debts = changed_keys(bonds_before.debts, bonds_now.debts)
    people = changed_keys(bonds_before.lent_to, bonds_now.lent_to)
    for bonds in (bonds_before, bonds_now):
        people.update(
            *(
                bonds.amicitiae[amicitia_id].members
                for amicitia_id in friendships
                if amicitia_id in bonds.amicitiae
            ),
            *((bonds.debts[wife].husband, wife) for wife in debts if wife in bonds.debts),
        )
    return people


def _people_beside(sources: _AimSources, characters: set[str]) -> set[str]:
    """Return the friends of these characters, and the gods who are where they are."""
    friends = {
        member
        for character in characters
        for amicitia in sources.bonds.friendships_of(character)
        for member in amicitia.members
    }
    places = {seat.place for character in characters if (seat := sources.seats.get(character))}
    gods = (character for character, seat in sources.seats.items() if seat.place in places)
    return friends.union(character for character in gods if not sources.people[character].mortal)


def _aim_slice(state: Game, character: str, sources_now: _AimSources) -> Slice:
    def render_aim() -> AimDoc:
        return {
            "id": character,
            "rule": "ROST-24",
            "key": aim_of(state, character),
            "stands": list(standings_of(state, character)),
        }

    return Slice(only(character), _source_of_aim(state, character, sources_now), render_aim)


def _source_of_aim(state: Game, character: str, sources_now: _AimSources) -> tuple[object, ...]:
    """Return all objects that a character's aim is made from."""
    friends = {
        member
        for amicitia in sources_now.bonds.friendships_of(character)
        for member in amicitia.members
    }
    if not state.world.person(character).mortal:
        friends.update(state.seating.pieces_at(state.seating.place_of(character)))
    if character in sources_now.stewards or sources_now.people[character].patroni:
        friends.update(sources_now.people)
    loans = (
        sources_now.accounts.get(lent_account(friend, character))
        for friend in sources_now.bonds.lent_to.get(character, ())
    )
    accounts = (*goods_accounts_of(state, character), *loans)
    sources_of_friends = [
        source
        for friend in sorted(friends)
        for source in (sources_now.people[friend], sources_now.seats.get(friend))
    ]
    fleets = sources_now.accounts if sources_now.stage else None
    debts = [
        debt for debt in sources_now.bonds.debts.values() if character in (debt.wife, debt.husband)
    ]
    own_sources = (
        sources_now.people[character],
        sources_now.seats.get(character),
        *sources_now.bonds.friendships_of(character),
        *debts,
    )
    return (*sources_now[:_ALL_SOURCES_COUNT], fleets, *own_sources, *accounts, *sources_of_friends)

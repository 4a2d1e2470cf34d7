"""The slices of aims. Only the character itself sees its aim."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from immutables import Map

from ledger.games.ludi_romani.actium.state import Gift, Party
from ledger.games.ludi_romani.aims.standings import aim_of, standings_of
from ledger.games.ludi_romani.bonds import Bonds
from ledger.games.ludi_romani.mercatus.view import goods_accounts_of
from ledger.games.ludi_romani.state import Game, Person
from ledger.record.audience import only
from ledger.record.books import holder, lent_account, owner
from ledger.record.seating import Seat
from ledger.record.state import Period
from ledger.record.view import AimDoc, Bundle, Slice, changed_keys


class _Sources(NamedTuple):
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
    kernel, world = state.kernel, state.world
    now = _Sources(
        kernel.period,
        kernel.stewards,
        kernel.switches,
        world.actium.stage,
        world.actium.victor,
        world.actium.parties,
        world.actium.gifts,
        world.mors.attached,
        world.bonds,
        state.books.accounts,
        state.seating.seats,
        world.people,
    )

    def slices_of(people: Iterable[str]) -> Iterator[tuple[str, Slice]]:
        return ((f"aim/{character}", _aim_slice(state, character, now)) for character in people)

    return Bundle(
        "aims",
        now,
        lambda: slices_of(world.people),
        lambda before: slices_of(_changed_people(before, now)),
    )


def _changed_people(before: _Sources, now: _Sources) -> Iterable[str]:
    """Return the characters whose aims may differ between these sources."""
    if before[:_ALL_SOURCES_COUNT] != now[:_ALL_SOURCES_COUNT]:
        return now.people
    accounts = changed_keys(before.accounts, now.accounts)
    if accounts and now.stage:  # every fleet is compared with the largest one
        return now.people
    characters_changed = changed_keys(before.people, now.people)
    characters_changed |= _people_of_changed_bonds(before.bonds, now.bonds)
    if characters_changed:  # a client sails with the last of a chain of patrons
        characters_changed |= {
            character for character, person in now.people.items() if person.patroni
        }
    for account in accounts:
        characters_changed |= {holder(account), owner(account)}
    # Those beside a character learn where the character is, and whether it lives.
    changed_characters = changed_keys(before.seats, now.seats) | changed_keys(
        before.people, now.people
    )
    if changed_characters or characters_changed:
        characters_changed |= (
            changed_characters
            | _people_beside(before, changed_characters)
            | _people_beside(now, changed_characters)
        )
        characters_changed.update(now.stewards)
    return characters_changed.intersection(now.people)


def _people_of_changed_bonds(before: Bonds, now: Bonds) -> set[str]:
    """Return the members, spouses and owners whose friendships, debts or loans differ."""
    friendships = changed_keys(before.amicitiae, now.amicitiae)
    debts = changed_keys(before.debts, now.debts)
    people = changed_keys(before.lent_to, now.lent_to)
    for bonds in (before, now):
        people.update(
            *(bonds.amicitiae[name].members for name in friendships if name in bonds.amicitiae),
            *((bonds.debts[wife].husband, wife) for wife in debts if wife in bonds.debts),
        )
    return people


def _people_beside(sources: _Sources, characters: set[str]) -> set[str]:
    """Return the friends of these characters, and the gods who are where they are."""
    friends = {
        member
        for character in characters
        for amicitia in sources.bonds.of(character)
        for member in amicitia.members
    }
    places = {seat.place for character in characters if (seat := sources.seats.get(character))}
    gods = (character for character, seat in sources.seats.items() if seat.place in places)
    return friends.union(character for character in gods if not sources.people[character].mortal)


def _aim_slice(state: Game, character: str, now: _Sources) -> Slice:
    def render_aim() -> AimDoc:
        return {
            "id": character,
            "rule": "ROST-24",
            "key": aim_of(state, character),
            "stands": list(standings_of(state, character)),
        }

    return Slice(only(character), _source_of_aim(state, character, now), render_aim)


def _source_of_aim(state: Game, character: str, now: _Sources) -> tuple[object, ...]:
    """Return all objects that a character's aim is made from."""
    friends = {member for amicitia in now.bonds.of(character) for member in amicitia.members}
    if not state.world.person(character).mortal:
        friends.update(state.seating.at(state.seating.place(character)))
    if character in now.stewards or now.people[character].patroni:
        friends.update(now.people)
    loans = (
        now.accounts.get(lent_account(friend, character))
        for friend in now.bonds.lent_to.get(character, ())
    )
    accounts = (*goods_accounts_of(state, character), *loans)
    sources_of_friends = [
        source
        for friend in sorted(friends)
        for source in (now.people[friend], now.seats.get(friend))
    ]
    fleets = now.accounts if now.stage else None
    debts = [debt for debt in now.bonds.debts.values() if character in (debt.wife, debt.husband)]
    own_sources = (
        now.people[character],
        now.seats.get(character),
        *now.bonds.of(character),
        *debts,
    )
    return (*now[:_ALL_SOURCES_COUNT], fleets, *own_sources, *accounts, *sources_of_friends)

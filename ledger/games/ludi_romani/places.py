"""Shared functions of all acts of movement: the possible regions, and the companions."""

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import Field

from ledger.contract.form import DependentField, Option, Subset
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Who

PlaceName = Annotated[str, Field(max_length=64)]
Characters = Annotated[tuple[Who, ...], Field(max_length=16, strict=False)]
"""A tuple of characters, which is sent as a JSON list."""


def all_gods(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Return all gods, because any host of the game may record a journey."""
    return tuple(numen.id for numen in state.world.scenario.numina)


def region_of_actor(state: Game, actor: str, _command: Any) -> str:
    """Return the actor's region. A consent to come along is valid from there only (MARE-04)."""
    return state.seating.place_of(actor)


def region_options(state: Game, is_allowed: Callable[[str], bool]) -> tuple[Option, ...]:
    """Return the regions that `is_allowed` accepts, each with its free seats."""
    return tuple(
        Option(place, "note-free-seats", {"n": seats.number_of_free_seats(state, place)})
        for place in state.world.scenario.regions
        if is_allowed(place)
    )


def followers_here(state: Game, character: str) -> tuple[str, ...]:
    """Return clientes and bacchants in the same region who follow this character (MOTUS-17)."""
    place = state.seating.place_of(character)
    return tuple(
        follower
        for follower in state.seating.pieces_at(place)
        if is_follower(state, follower, character)
    )


def other_patroni_here(state: Game, leader: str) -> tuple[str, ...]:
    """Return other patroni of the leader's followers, who may come along (CLI-08).

    A patronus who comes along keeps the bond.
    """
    people_nearby = state.seating.pieces_at(state.seating.place_of(leader))
    followers = followers_here(state, leader)
    patroni = {
        patronus for character in followers for patronus in state.world.person(character).patroni
    }
    free_people = (
        character
        for character in people_nearby
        if character in patroni and character not in (leader, *followers)
    )
    return tuple(
        character for character in free_people if is_met(must_be_free_of_bonds(state, character))
    )


def companions_to_ask(state: Game, actor: str, command: Any) -> tuple[str, ...]:
    """Return the companions who must agree: patroni, but not clientes or bacchants (CLI-08, 11)."""
    return tuple(
        character for character in command.companions if not is_follower(state, character, actor)
    )


def is_follower(state: Game, character: str, leader: str) -> bool:
    """Return whether a character is the leader's cliens or bacchant.

    If a cliens has several patroni, the latest one leads.
    """
    person = state.world.people.get(character)
    if person is None or not person.mortal or not person.living or character == leader:
        return False
    if person.god:
        return leader == person.god or _is_deputy(state, person.god, leader)
    return person.patroni[-1:] == (leader,)


def _is_deputy(state: Game, god: str, leader: str) -> bool:
    """Return whether this god watches the bacchants of another god who is away (BACCH-11)."""
    if not (
        seats.has_power(state, leader, "assist_thiasos")
        or seats.has_power(state, leader, "lead_thiasos")
    ):
        return False
    return state.seating.place_of(god) != state.seating.place_of(leader)


def must_be_free_of_bonds(state: Game, character: str) -> Objections:
    """Raise an objection if the character is kept in the region.

    A patronus (CLI-11) or a god (BACCH-06) can keep the character there. A cliens or bacchant may
    flee from a plague alone.
    """
    person, place = state.world.person(character), state.seating.place_of(character)
    if state.world.pestis is not None and state.world.pestis.place == place:
        return
    if person.god:
        yield Objection("BACCH-06", "god-decides", {"numen": f"who:{person.god}"})
    elif person.patroni and state.seating.place_of(person.patroni[-1]) == place:
        yield Objection("CLI-11", "stays-with-patronus", {"who": f"who:{person.patroni[-1]}"})


def must_be_companions(
    state: Game, leader: str, companions: tuple[str, ...], further_companions: tuple[str, ...] = ()
) -> Objections:
    """Raise an objection unless the companions are the leader's clientes and bacchants.

    Rule: MOTUS-17.

    Characters in `further_companions` may come along too.
    """
    if len(set(companions)) < len(companions):
        yield Objection("MOTUS-17", "named-twice", waivable=False)
    for companion in companions:
        is_same_place = state.seating.place_of(companion) == state.seating.place_of(leader)
        if companion not in further_companions and not (
            is_same_place and is_follower(state, companion, leader)
        ):
            yield Objection("MOTUS-17", "not-bound-here", about_character(companion))
        yield from must_be_free_to_travel(state, companion)


def must_be_free_to_travel(state: Game, character: str) -> Objections:
    """Raise an objection if the character has been challenged or is fighting.

    Rules: MOTUS-01, MOTUS-16.
    """
    if state.world.person(character).is_in_battle:
        yield Objection("MOTUS-16", "battle-holds", about_character(character))


def companion_field(
    state: Game, characters: tuple[str, ...], free_seat_count: int, field_name: str = "companions"
) -> Subset:
    """Return a field to choose companions, up to the number of seats.

    Characters in a battle are left out.
    """
    free_people = tuple(
        character for character in characters if is_met(must_be_free_to_travel(state, character))
    )
    return Subset(
        field_name,
        tuple(map(Option, free_people)),
        0,
        max(0, min(len(free_people), free_seat_count)),
    )


def awaiting_fields(
    *field_names: str, prerequisites: tuple[str, ...], is_optional: bool = False
) -> tuple[DependentField, ...]:
    """Return fields that wait for earlier ones."""
    return tuple(
        DependentField(field_name, prerequisites, is_optional) for field_name in field_names
    )

"""Mortals must leave a region struck by the plague, and must not enter it (PEST-05 to 07)."""

from collections.abc import Iterable, Iterator

from ledger.contract.acts import Draft, fold_of
from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Place, Who, arguments_of


class GotAway(Event, stored="ludi_romani/got-away@1"):
    """The escape of trapped mortals, who have left the struck region after all."""

    who: tuple[Who, ...]
    place: Place


def struck_region(state: Game) -> str:
    """Return the region with the palus pestis; empty when there is no plague (PEST-01)."""
    return state.world.pestis.place if state.world.pestis else ""


def is_fleeing(state: Game, character: str) -> bool:
    """Return whether a mortal flees from a struck region in winter, for which summer rules apply.

    Rule: PEST-06.
    """
    is_winter = state.period.kind == "hiems"
    is_struck = bool(struck_region(state)) and state.seating.place_of(character) == struck_region(
        state
    )
    return is_winter and is_struck and bool(state.switch("pestis.flee_in_hiems"))


def travels_as_in_summer(state: Game, character: str) -> bool:
    """Return whether a mortal travels by the rules of summer: in an aestas, or in flight.

    Rule: PEST-06.
    """
    return state.period.kind == "aestas" or is_fleeing(state, character)


def must_not_be_struck(state: Game, place: str) -> Objections:
    """Raise an objection if a mortal would enter a struck region before the marker is lifted.

    Rule: PEST-07.
    """
    if place and place == struck_region(state):
        yield Objection("PEST-07", "plague-keeps-out", {"place": f"place:{place}"})


def mortals_in_struck_region(state: Game) -> tuple[str, ...]:
    """Return the living mortals who are still in the struck region (PEST-05)."""
    people = state.world.people
    inhabitants = state.seating.pieces_at(struck_region(state)) if struck_region(state) else ()
    return tuple(
        character
        for character in inhabitants
        if people[character].mortal and people[character].living
    )


def must_be_without_a_way_out(state: Game, character: str) -> Objections:
    """Raise an objection unless the mortal is in the struck region and has no free seat in reach.

    Rule: PEST-05.
    """
    if character not in mortals_in_struck_region(state):
        yield Objection("PEST-05", "not-in-plague", {"who": f"who:{character}"})
    elif _has_way_out(state, character):
        yield Objection("PEST-05", "way-out-open", {"who": f"who:{character}"})


def _has_way_out(state: Game, character: str) -> bool:
    """Return whether a free seat, or the own throne, is left in reach (PEST-06)."""
    regions = state.world.scenario.regions
    goals = _regions_within_reach(state, character)
    return any(
        regions[goal].throne == character or seats.number_of_free_seats(state, goal)
        for goal in goals
    )


def _regions_within_reach(state: Game, character: str) -> set[str]:
    """Return the regions in reach from the struck one: by land, or by sea with a ship (PEST-06).

    In a motus these are all regions. By the reading that forbids flight no region is in reach in a
    hiems.
    """
    origin, regions = struck_region(state), state.world.scenario.regions
    other_regions = set(regions) - {origin}
    if state.period.kind == "motus":
        return other_regions
    if not travels_as_in_summer(state, character):
        return set()
    has_ships = regions[origin].sea and state.books.holding(character, goods.CLASSIS)
    overseas_regions = {goal for goal in other_regions if regions[goal].sea} if has_ships else set()
    return overseas_regions.union(state.world.scenario.neighbours(origin))


def draft_escapes(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the draft that frees trapped mortals who have left the struck region (PEST-05)."""
    place = struck_region(state_before)
    trapped_people = (
        (
            character
            for character in state_before.seating.pieces_at(place)
            if _is_trapped(state_after, character)
        )
        if place
        else ()
    )
    if escapees := tuple(
        character
        for character in trapped_people
        if state_after.seating.place_of(character) != place
    ):
        yield Draft(GotAway(escapees, place))


def _is_trapped(state: Game, character: str) -> bool:
    return "trapped" in state.world.person(character).statuses


def without_trap(world: World, characters: Iterable[str]) -> World:
    """Return the world in which these people are not trapped (PEST-05, PEST-07)."""
    for person in characters:
        world = world.without_status(person, "trapped")
    return world


@fold_of(GotAway, arguments_of("who", "place", count_field="who"))
def _evolve_escape(world: World, event: GotAway, _entry: Entry) -> World:
    return without_trap(world, event.who)

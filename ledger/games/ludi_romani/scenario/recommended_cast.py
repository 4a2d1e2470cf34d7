"""The recommended cast for a number of people, and the scenario that goes with it (ROST).

The data are in `data/recommended_cast.yaml`. An evening fills the places of this file in order, so
with more people nobody loses a character. Deputies get the duties of gods without a player.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import Field

from ledger.contract.founding import CardLine
from ledger.contract.templates import Casting, Part, RecommendedCast
from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.scenario.load import original_of_copy
from ledger.games.ludi_romani.scenario.model import CharacterData, Region, Scenario
from ledger.games.ludi_romani.scenario.value_types import ClockTime
from ledger.scenario.facts import Fact, Id, Text
from ledger.scenario.field_changes import flow_text
from ledger.scenario.files import game_data, model_from_data

FEWEST_SEATS = 2
"""Minimum number of seats of a region on a small board."""

_ROMAN_DIGITS = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"))


class Place(Fact):
    """A place for one person."""

    who: Id
    why: Text
    """The message `cast-<why>` is the reason."""
    rule: Text
    """The rule behind the reason."""


class Duty(Fact):
    """Powers that an evening cannot do without, the gods who have them, and their deputies."""

    rule: Text
    """The rule that needs somebody with these powers."""
    of: tuple[Id, ...]
    """The gods with these powers by nature. One of them is enough."""
    deputies: tuple[Id, ...]
    """The gods who may get the powers. The first one who is played gets them."""
    powers: tuple[Text, ...] = ()
    sells: tuple[Text, ...] = ()
    """The assets that the deputy sells."""
    goods: Mapping[str, int] = Field(default_factory=dict)
    """The goods that the deputy has in addition, by asset."""


class EveningLength(Fact):
    """The length of an evening for at least so many people."""

    people: int
    summers: int = Field(ge=1)
    actium: ClockTime
    """The time of Actium by the timetable."""


class SpareSeats(Fact):
    """The numbers of seats that stay free."""

    mortals: int
    """In a summer, when every mortal sits (SEDES-16)."""
    winter: int
    """In a winter, when gods sit, too (Q-06)."""


class Recommendations(Fact):
    """The whole data file."""

    places: tuple[Place, ...]
    duties: tuple[Duty, ...]
    evenings: tuple[EveningLength, ...]
    spare_seats: SpareSeats


@cache
def recommendations() -> Recommendations:
    """Return the data of the recommended casts."""
    return model_from_data(Recommendations, game_data("ludi_romani", "recommended_cast"))


def least_people() -> int:
    """Return the minimum number of people for whom a cast is recommended."""
    return recommendations().evenings[0].people


def most_people() -> int:
    """Return the maximum number of people for whom a cast is recommended."""
    return len(recommendations().places)


@dataclass(frozen=True, slots=True)
class Deputy:
    """A god who does a duty of gods without a player."""

    god: str
    duty: Duty


def recommended_cast(people_count: int) -> RecommendedCast:
    """Return the recommended cast for a number of people, with a reason for each character.

    Raises: ValueError: too few people, or too many.
    """
    lowest_count, highest_count = least_people(), most_people()
    if not lowest_count <= people_count <= highest_count:
        raise ValueError(
            f"the number of people must be from {lowest_count} to {highest_count}, "
            f"and is {people_count}"
        )
    places = recommendations().places[:people_count]
    people_by_character = Counter(place.who for place in places)
    first_places = {place.who: place for place in reversed(places)}
    played_parts = (
        _part(first_places[character], number, _reason(first_places[character]))
        for character, number in people_by_character.items()
    )
    return RecommendedCast(
        people_count, tuple(played_parts), tuple(_empty_parts(people_by_character))
    )


def _reason(place: Place) -> CardLine:
    original = original_of_copy(place.who)
    return CardLine(f"cast-{place.why}", {"who": f"who:{original}"} if original else {})


def _part(place: Place, people_count: int, reason: CardLine) -> Part:
    """Return a character, and for a copy of a senator the senator's name and a numeral."""
    original = original_of_copy(place.who)
    character = default_scenario().cast[original or place.who]
    numeral = f" {roman_numeral(int(place.who.rpartition('_')[2]))}" if original else ""
    return Part(
        place.who,
        character.short + numeral,
        character.number,
        character.role,
        people_count,
        reason,
        place.rule,
    )


def _empty_parts(people_by_character: Mapping[str, int]) -> Iterator[Part]:
    """Yield the characters of the rulebook without a player, in the order of the places."""
    gods_by_duty = {deputy.duty.rule: deputy.god for deputy in deputies_of(people_by_character)}
    found = set[str]()
    for number, place in enumerate(recommendations().places, start=1):
        if place.who in people_by_character or place.who in found or original_of_copy(place.who):
            continue
        found.add(place.who)
        deputies = [
            f"who:{gods_by_duty[duty.rule]}"
            for duty in recommendations().duties
            if place.who in duty.of and duty.rule in gods_by_duty
        ]
        args: dict[str, Any] = {"n": number}
        if deputies:
            args["who"] = list(dict.fromkeys(deputies))
        key = "cast-empty-deputies" if deputies else "cast-empty"
        yield _part(place, 0, CardLine(key, args))


def deputies_of(people_by_character: Mapping[str, int]) -> tuple[Deputy, ...]:
    """Return the deputies among the played characters, one for each duty of gods not played."""
    return tuple(
        Deputy(next(god for god in duty.deputies if god in people_by_character), duty)
        for duty in recommendations().duties
        if people_by_character.keys().isdisjoint(duty.of)
    )


def recommended_scenario(people_count: int) -> str:
    """Return the text of a scenario file with the recommended cast for a number of people.

    Raises: ValueError: too few people, or too many.
    """
    cast = recommended_cast(people_count)
    people_by_character = {part.character: part.people for part in cast.played}
    evening = [
        evening_outline
        for evening_outline in recommendations().evenings
        if evening_outline.people <= people_count
    ][-1]
    scenario = default_scenario()
    return "\n".join(
        [
            f"# An evening of Ludi Romani for {people_count} people.",
            "based_on: ludi_romani",
            f"title: Ludi Romani {roman_numeral(people_count)}",
            *_cast_lines(cast, people_by_character),
            *_copies_lines(people_by_character),
            *_region_lines(_region_changes(scenario, people_by_character)),
            *_calendar_lines(scenario, evening),
            "",
        ]
    )


def _cast_lines(cast: RecommendedCast, people_by_character: Mapping[str, int]) -> Iterator[str]:
    changes = _cast_changes(people_by_character)
    if not cast.empty and not changes:
        return
    yield from ("", "cast:")
    if cast.empty:
        yield "  # nobody plays these tonight; those who are missed most come first"
        yield from (f"  {part.character}: null" for part in cast.empty)
    duties = {
        god: ", ".join(
            deputy.duty.rule for deputy in deputies_of(people_by_character) if deputy.god == god
        )
        for god in changes
    }
    for god, change in changes.items():
        if duties[god]:
            yield f"  # also has the duties of {duties[god]}, whose own gods nobody plays"
        yield f"  {god}:"
        yield from (f"    {field}: {flow_text(setting)}" for field, setting in change.items())


def _copies_lines(people_by_character: Mapping[str, int]) -> Iterator[str]:
    copies = Counter(
        original for character in people_by_character if (original := original_of_copy(character))
    )
    if copies:
        yield from (
            "",
            "copies:  # number of people who play this senator, each for themselves",
        )
        yield from (f"  {original}: {number + 1}" for original, number in copies.items())


def _region_lines(changes: Mapping[str, int | None]) -> Iterator[str]:
    if changes:
        yield from (
            "",
            "regions:  # seats for so many people; null takes a region off the board",
        )
    for region, capacity in changes.items():
        yield f"  {region}: {'null' if capacity is None else f'{{capacity: {capacity}}}'}"


def _calendar_lines(scenario: Scenario, evening: EveningLength) -> Iterator[str]:
    """Yield the changes of the calendar; nothing for the rulebook's own evening."""
    if evening.summers < sum(period.kind == "aestas" for period in scenario.calendar):
        yield from ("", "calendar:", f"  summers: {evening.summers}  # then Actium")
        yield f'  clock: {{actium: "{evening.actium}"}}'


def _cast_changes(people_by_character: Mapping[str, int]) -> dict[str, dict[str, Any]]:
    """Return the changed numbers of cards, and the duties of deputies, by character."""
    changes = dict[str, dict[str, Any]]()
    characters = default_scenario().cast
    for character, people_count in people_by_character.items():
        if character in characters and characters[character].cards != people_count:
            changes[character] = {"cards": people_count}
    for deputy in deputies_of(people_by_character):
        change = changes.setdefault(deputy.god, {})
        _give_duty(change, characters[deputy.god], deputy.duty)
    return changes


def _give_duty(change: dict[str, Any], god: CharacterData, duty: Duty) -> None:
    """Add the powers, wares and goods of a duty to the changes of a god."""
    for field, additions in (("powers", duty.powers), ("sells", duty.sells)):
        present_values = change.get(field, list(getattr(god, field)))
        new_values = [addition for addition in additions if addition not in present_values]
        if new_values:
            change[field] = [*present_values, *new_values]
    for asset, amount in duty.goods.items():
        holdings = change.setdefault("holdings", {})
        holdings[asset] = holdings.get(asset, god.holdings.get(asset, 0)) + amount


def _region_changes(
    scenario: Scenario, people_by_character: Mapping[str, int]
) -> dict[str, int | None]:
    """Return the changed seats of each region; None for a region that is off the board.

    The realm of a rex without a player is off the board (SEDES-04).
    """
    regions = [
        region
        for region in scenario.regions.values()
        if region.throne is None or region.throne in people_by_character
    ]
    new_capacities = _capacities(scenario, regions, people_by_character)
    return {
        region.id: new_capacities.get(region.id)
        for region in scenario.regions.values()
        if new_capacities.get(region.id) != region.capacity
    }


def _capacities(
    scenario: Scenario, regions: Sequence[Region], people_by_character: Mapping[str, int]
) -> dict[str, int]:
    """Return the seats of each region, so that enough seats stay free (SEDES-16, Q-06)."""
    characters = [
        scenario.cast[original_of_copy(character) or character] for character in people_by_character
    ]
    mortals = [character for character in characters if character.mortal]
    winter_god_count = sum(
        not character.mortal and character.hiems_seat == "must_take_seat"
        for character in characters
    )
    spare = recommendations().spare_seats
    throne_count = sum(region.throne is not None for region in regions)
    needed_seat_count = (
        len(mortals) - throne_count + max(spare.mortals, winter_god_count + spare.winter)
    )
    fewest = {region.id: FEWEST_SEATS for region in regions}
    for mortal in mortals:
        if mortal.start in fewest and mortal.role != "rex":
            fewest[mortal.start] += 1
    capacities = {region.id: region.capacity for region in regions}
    usual_capacities = {region.id: region.capacity for region in regions}

    def share(region: str) -> tuple[float, int]:
        return capacities[region] / usual_capacities[region], capacities[region]

    while sum(capacities.values()) > needed_seat_count:
        reducible = [region for region in capacities if capacities[region] > fewest[region]]
        if not reducible:
            break
        capacities[max(reducible, key=share)] -= 1
    while sum(capacities.values()) < needed_seat_count:
        capacities[min(capacities, key=share)] += 1
    return capacities


def roman_numeral(number: int) -> str:
    """Return a number from 1 on as Romans write it: XL for 40."""
    numeral = ""
    for value, digits in (*_ROMAN_DIGITS, (4, "IV"), (1, "I")):
        count, number = divmod(number, value)
        numeral += digits * count
    return numeral


@cache
def casting() -> Casting:
    """Return the recommendations for each possible number of people."""
    return Casting(least_people(), most_people(), recommended_cast, recommended_scenario)

"""PLAY: a player founds an empire by choosing an Imperial City (DIP-PLAY-01 to 05)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Command, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, DependentField, Option, Text, choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked, meets_demand, open_to
from ledger.games.roman_diplomacy.cities import (
    founding_of_empire,
    free_cities,
    possible_first_units,
)
from ledger.games.roman_diplomacy.claims import newcomers_with_claim, same_city_reading
from ledger.games.roman_diplomacy.events.claims import CityClaimed
from ledger.games.roman_diplomacy.events.empires import EmpireNamed
from ledger.games.roman_diplomacy.first_orders import admit_newcomer, go_on_after_claim
from ledger.games.roman_diplomacy.open_window import are_orders_sealed
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.stewards import is_steward, must_be_steward
from ledger.games.roman_diplomacy.transcript import BoardTranscript, drafts_of_events
from ledger.games.roman_diplomacy.victory import must_not_be_over
from ledger.language.legible_text import KeptName
from ledger.record.objection import Objection, Objections, about_character, first_unmet, is_met
from ledger.record.references import Place, Who

LONGEST_NAME = 40
"""The maximum length of an empire's name, in characters."""


NO_CITY = "nothing"
"""The choice of no other city."""

FURTHER_CITY_FIELDS = ("second", "third")
"""The fields of a newcomer's second and third city."""

OptionalCity = Annotated[str, Field(max_length=8)]


class FoundEmpire(Command):
    """Choose an Imperial City and found an empire.

    Where lots are drawn or stewards decide, this only asks for a city, with further cities in case
    that it cannot be had (D-02).
    """

    city: Place
    """The province of the city."""
    second: OptionalCity = NO_CITY
    """The city to take if the first cannot be had; `nothing` for none."""
    third: OptionalCity = NO_CITY
    """The city to take if the first and the second cannot be had; `nothing` for none."""
    unit: Literal["", "army", "fleet", "none"] = ""
    """The first unit.
    * `""`: The usual one.
    * `army`: An army.
    * `fleet`: A fleet.
    * `none`: No unit.
    """

    @property
    def cities(self) -> tuple[str, ...]:
        """The cities of the list, in order of preference."""
        further_cities = (city for city in (self.second, self.third) if city != NO_CITY)
        return (self.city, *further_cities)


class GiveCity(Command):
    """Give a city to a newcomer who has asked for one."""

    who: Who
    """The newcomer."""
    city: Place
    """The province of the city."""


class NameEmpire(Command):
    """Name an empire."""

    who: Who
    """The player who leads the empire."""
    name: KeptName = Field(min_length=1, max_length=LONGEST_NAME)
    """The new name."""


def must_be_a_newcomer(state: Game, actor: str) -> Objections:
    """Refuse the act if the player has an empire, or if orders are already due (DIP-PLAY-04).

    By another reading of D-02 the act is refused once the first orders are due.
    """
    world = state.world
    yield from must_not_be_over(state)
    if actor not in state.kernel.players or actor in world.players_with_empire:
        yield Objection("DIP-PLAY-01", "leads-an-empire", waivable=False)
    elif world.phase != "movement" or are_orders_sealed(state):
        yield Objection("DIP-PLAY-04", "wait-for-the-next-turn", waivable=False)
    elif state.switch("join.time") == "start_only" and world.turn > 0:
        yield Objection("DIP-PLAY-04", "too-late-to-join")


def must_have_a_free_city(state: Game) -> Objections:
    """Refuse the act while no city is free (DIP-PLAY-02)."""
    if not free_cities(state):
        yield Objection("DIP-PLAY-02", "no-free-city", waivable=False)


def must_be_a_free_city(state: Game, city: str) -> Objections:
    """Refuse a city that is not a neutral centre on the right coast, without a unit.

    Rules: DIP-PLAY-02, DIP2-03.
    """
    world = state.world
    if city not in world.scenario.map.imperial_cities():
        rule = "DIP2-03" if world.scenario.variant == "II" else "DIP-PLAY-02"
        yield Objection(rule, "not-an-imperial-city", waivable=False)
    elif world.position.owners.get(city):
        yield Objection("DIP-PLAY-02", "city-is-taken", waivable=False)
    elif city in world.position.units:
        yield Objection("DIP-PLAY-02", "a-unit-stands-in-the-city", waivable=False)


def must_be_a_first_unit(state: Game, city: str, unit: str) -> Objections:
    """Refuse a first unit that the reading of D-04 does not give (DIP-PLAY-05)."""
    if unit and unit not in possible_first_units(state, city):
        yield Objection("DIP-PLAY-05", "other-first-unit", waivable=False)


def must_be_list_of_cities(state: Game, command: FoundEmpire) -> Objections:
    """Refuse several cities if the reading wants only one, and refuse a repeated city.

    Rule: DIP-PLAY-02.
    """
    if same_city_reading(state) == "first_recorded" and len(command.cities) > 1:
        yield Objection("DIP-PLAY-02", "one-city-alone", waivable=False)
    elif len({*command.cities}) < len(command.cities):
        yield Objection("DIP-PLAY-02", "city-named-twice", waivable=False)


def _founding_objections(state: Game, actor: str, command: FoundEmpire) -> Objections:
    yield from must_be_a_newcomer(state, actor)
    yield from first_unmet(must_have_a_free_city(state), _must_be_cities(state, command))
    yield from must_be_a_first_unit(state, command.city, command.unit)


def _must_be_cities(state: Game, command: FoundEmpire) -> Objections:
    yield from must_be_list_of_cities(state, command)
    for city in command.cities:
        yield from must_be_a_free_city(state, city)


def _draft_foundation(state: Game, actor: str, command: FoundEmpire, context: ActContext) -> Drafts:
    transcript = BoardTranscript(state, context)
    if same_city_reading(state) == "first_recorded":
        transcript.add_event(founding_of_empire(state, actor, command.city, command.unit))
        admit_newcomer(transcript, actor)
    else:
        transcript.add_event(CityClaimed(actor, command.cities, command.unit))
        go_on_after_claim(transcript)
    return transcript.drafts


@open_to(meets_demand(must_be_a_newcomer))
def _offer_found(state: Game, _actor: str, known_state: KnownState[World]) -> Form:
    chosen_city, open_cities = known_state.chosen.get("city"), free_cities(state)
    if not open_cities:
        return Form(blocked=tuple(must_have_a_free_city(state)))
    city_field = Choice("city", tuple(_city_option(state, city) for city in open_cities))
    lists_cities = same_city_reading(state) != "first_recorded"
    if chosen_city is None:
        dependent_names = (*(FURTHER_CITY_FIELDS if lists_cities else ()), "unit")
        return form_unless_blocked(
            city_field, *(DependentField(field_name, ("city",)) for field_name in dependent_names)
        )
    unit_field = Choice(
        "unit", tuple(map(Option, possible_first_units(state, str(chosen_city)))), unsaid=True
    )
    return form_unless_blocked(
        city_field, *(_further_city_fields(state, known_state) if lists_cities else ()), unit_field
    )


def _further_city_fields(state: Game, known_state: KnownState[World]) -> Iterator[Choice]:
    """Yield the fields for further cities, without the cities chosen before.

    The fields are optional.
    """
    for field_index, field_name in enumerate(FURTHER_CITY_FIELDS):
        earlier_choices = {
            known_state.chosen.get(field) for field in ("city", *FURTHER_CITY_FIELDS[:field_index])
        }
        city_options = (
            _city_option(state, city) for city in free_cities(state) if city not in earlier_choices
        )
        yield Choice(field_name, (Option(NO_CITY), *city_options), unsaid=True)


def _city_option(state: Game, place: str) -> Option:
    """Return a city as an option, with the number of centres one step away."""
    neighbours = state.world.scenario.map.provinces[place].neighbours
    centre_count = sum(neighbour in state.world.position.owners for neighbour in neighbours)
    return Option(place, "note-centres-near", {"n": centre_count})


def must_have_asked(state: Game, player: str) -> Objections:
    """Refuse to give a city unless the newcomer has asked and stewards decide on cities.

    Rule: DIP-PLAY-02.
    """
    if same_city_reading(state) != "gm_decides" or player not in newcomers_with_claim(state):
        yield Objection("DIP-PLAY-02", "asked-for-no-city", about_character(player), waivable=False)


def _give_objections(state: Game, actor: str, command: GiveCity) -> Objections:
    yield from must_be_steward(state, actor)
    yield from must_have_asked(state, command.who)
    yield from must_be_a_newcomer(state, command.who)
    yield from must_be_a_free_city(state, command.city)


def _draft_given_city(state: Game, _actor: str, command: GiveCity, context: ActContext) -> Drafts:
    transcript, claim = BoardTranscript(state, context), state.world.claims[command.who]
    transcript.add_event(founding_of_empire(state, command.who, command.city, claim.unit))
    admit_newcomer(transcript, command.who)
    return transcript.drafts


@open_to(is_steward)
def _offer_give(state: Game, _actor: str, known_state: KnownState[World]) -> Form | None:
    """Return the form with the newcomers and the free cities. Requested cities come first."""
    newcomers = tuple(
        player
        for player in newcomers_with_claim(state)
        if is_met(must_be_a_newcomer(state, player))
    )
    open_cities = free_cities(state)
    if same_city_reading(state) != "gm_decides" or not newcomers or not open_cities:
        return None
    player = str(known_state.chosen.get("who", ""))
    if player not in newcomers:
        return form_unless_blocked(choice("who", newcomers), DependentField("city", ("who",)))
    claimed_cities = tuple(
        city for city in state.world.claims[player].cities if city in open_cities
    )
    cities = (*claimed_cities, *(city for city in open_cities if city not in claimed_cities))
    return form_unless_blocked(choice("who", newcomers), choice("city", cities))


def _naming_objections(state: Game, actor: str, command: NameEmpire) -> Objections:
    """Refuse the act unless a steward names the empire of a player who has one.

    Rule: DIP-PLAY-03.
    """
    yield from must_be_steward(state, actor)
    if command.who not in state.world.players_with_empire:
        yield Objection("DIP-PLAY-03", "leads-no-empire", waivable=False)


def _draft_empire_name(
    state: Game, _actor: str, command: NameEmpire, context: ActContext
) -> Drafts:
    return drafts_of_events(state, context, EmpireNamed(command.who, command.name))


@open_to(is_steward)
def _offer_name(state: Game, _actor: str, _known_state: KnownState[World]) -> Form | None:
    if not state.world.players_with_empire:
        return None
    return form_unless_blocked(
        choice("who", state.world.players_with_empire), Text("name", LONGEST_NAME, least=1)
    )


FOUND_EMPIRE = Act(FoundEmpire, _founding_objections, _draft_foundation, _offer_found)
GIVE_CITY = Act(GiveCity, _give_objections, _draft_given_city, _offer_give, permission=FOR_STEWARDS)
NAME_EMPIRE = Act(
    NameEmpire, _naming_objections, _draft_empire_name, _offer_name, permission=FOR_STEWARDS
)
JOINING: Chapter[World] = Chapter("DIP-PLAY", acts=(FOUND_EMPIRE, GIVE_CITY, NAME_EMPIRE))

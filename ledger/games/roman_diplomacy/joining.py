"""PLAY: a player chooses an Imperial City and an empire begins (DIP-PLAY-01 to 05)."""

from typing import Literal

from pydantic import Field

from ledger.chapter import Chapter
from ledger.contract import Act, ActContext, Command, Drafts
from ledger.form import Awaiting, Choice, Option, Text, choice
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.beginning import welcome
from ledger.games.roman_diplomacy.events.empires import EmpireFounded, EmpireNamed
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.stewarding import keeps_order, must_keep_order
from ledger.games.roman_diplomacy.transcript import BoardTranscript, drafts_of
from ledger.games.roman_diplomacy.waiting import orders_are_due
from ledger.games.roman_diplomacy.winning import must_not_be_over
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known, meeting, open_form, open_to
from ledger.references import Place, Who

NAME = 40
"""An empire's name has at most so many characters."""


class FoundEmpire(Command):
    """Choose an Imperial City and found an empire; with no word of a unit it has the usual one."""

    city: Place
    unit: Literal["", "army", "fleet", "none"] = ""


class NameEmpire(Command):
    """Give an empire its name."""

    who: Who
    name: str = Field(min_length=1, max_length=NAME)


def free_cities(state: Game) -> tuple[str, ...]:
    """The cities that a newcomer may choose: neutral ones without a unit (DIP-PLAY-02, D-02)."""
    world = state.world
    cities = world.scenario.map.imperial_cities()
    return tuple(at for at in cities if _is_free(world, at))


def _is_free(world: World, at: str) -> bool:
    return not world.now.owners.get(at, "?") and at not in world.now.units


def must_be_a_newcomer(state: Game, actor: str) -> Objections:
    """Whoever has no empire may found one, in any turn before its orders are due (DIP-PLAY-04).

    By another reading of D-02 only before the first ones are due.
    """
    world = state.world
    yield from must_not_be_over(state)
    if actor not in state.kernel.players or actor in world.playing:
        yield Objection("DIP-PLAY-01", "leads-an-empire", waivable=False)
    elif world.phase != "movement" or orders_are_due(state):
        yield Objection("DIP-PLAY-04", "wait-for-the-next-turn", waivable=False)
    elif state.switch("join.time") == "start_only" and world.turn > 0:
        yield Objection("DIP-PLAY-04", "too-late-to-join")


def must_be_a_free_city(state: Game, city: str) -> Objections:
    """The city is a neutral centre on the right coast, without anybody's unit.

    (DIP-PLAY-02, DIP2-03)
    """
    world = state.world
    if city not in world.scenario.map.imperial_cities():
        rule = "DIP2-03" if world.scenario.variant == "II" else "DIP-PLAY-02"
        yield Objection(rule, "not-an-imperial-city", waivable=False)
    elif world.now.owners.get(city):
        yield Objection("DIP-PLAY-02", "city-is-taken", waivable=False)
    elif city in world.now.units:
        yield Objection("DIP-PLAY-02", "a-unit-stands-in-the-city", waivable=False)


def must_be_a_first_unit(state: Game, city: str, unit: str) -> Objections:
    """A newcomer begins with what the reading of D-04 gives (DIP-PLAY-05)."""
    if unit and unit not in first_units(state, city):
        yield Objection("DIP-PLAY-05", "other-first-unit", waivable=False)


def first_units(state: Game, city: str) -> tuple[str, ...]:
    """What a newcomer may begin with in a city. On a split coast no fleet is put at the start."""
    reading = state.switch("join.unit")
    if reading == "army_or_fleet":
        one = state.world.board.provinces.get(city)
        return ("army", "fleet") if one is not None and one.fleet and not one.coasts else ("army",)
    return (str(reading),)


def _found_objections(state: Game, actor: str, command: FoundEmpire) -> Objections:
    yield from must_be_a_newcomer(state, actor)
    yield from must_be_a_free_city(state, command.city)
    yield from must_be_a_first_unit(state, command.city, command.unit)


def _found(state: Game, actor: str, command: FoundEmpire, context: ActContext) -> Drafts:
    chosen = command.unit or first_units(state, command.city)[0]
    kind: Literal["A", "F"] = "F" if chosen == "fleet" else "A"
    unit = None if chosen == "none" else Piece(kind, command.city, actor)
    name = player_name(state.world, actor)
    story = BoardTranscript(state, context)
    story.tell(EmpireFounded(actor, name, command.city, unit))
    welcome(story, actor)
    return story.drafts


def player_name(world: World, who: str) -> str:
    """What a player is called: by the scenario, or by the id of who came in later."""
    seat = world.scenario.seats.get(who)
    return who.replace("_", " ").title() if seat is None else seat.name


@open_to(meeting(must_be_a_newcomer))
def _offer_found(state: Game, _actor: str, known: Known[World]) -> Form:
    chosen = known.chosen.get("city")
    cities = Choice("city", tuple(_city_option(state, at) for at in free_cities(state)))
    if chosen is None:
        return open_form(cities, Awaiting("unit", ("city",)))
    units = tuple(map(Option, first_units(state, str(chosen))))
    return open_form(cities, Choice("unit", units, unsaid=True))


def _city_option(state: Game, at: str) -> Option:
    """A city, with how many centres are one step away from it."""
    near = state.world.scenario.map.provinces[at].neighbours
    centres = sum(one in state.world.now.owners for one in near)
    return Option(at, "note-centres-near", {"n": centres})


def _name_objections(state: Game, actor: str, command: NameEmpire) -> Objections:
    """The GM names the empires (DIP-PLAY-03)."""
    yield from must_keep_order(state, actor)
    if command.who not in state.world.playing:
        yield Objection("DIP-PLAY-03", "leads-no-empire", waivable=False)


def _name(state: Game, _actor: str, command: NameEmpire, context: ActContext) -> Drafts:
    return drafts_of(state, context, EmpireNamed(command.who, command.name))


@open_to(keeps_order)
def _offer_name(state: Game, _actor: str, _known: Known[World]) -> Form | None:
    if not state.world.playing:
        return None
    return open_form(choice("who", state.world.playing), Text("name", NAME, least=1))


FOUND_EMPIRE = Act(FoundEmpire, _found_objections, _found, _offer_found)
NAME_EMPIRE = Act(NameEmpire, _name_objections, _name, _offer_name, ruling=True)
JOINING: Chapter[World] = Chapter("DIP-PLAY", acts=(FOUND_EMPIRE, NAME_EMPIRE))

"""Who may leave a struck region in what way, and that nobody enters it (PEST-05 to 07)."""

from collections.abc import Iterator

from ledger.contract import Objection
from ledger.games.ludi_romani.goods import CLASSIS
from ledger.games.ludi_romani.seats import ORDINARY, THRONE, free_seats, seat_of
from ledger.games.ludi_romani.state import Game


def struck(state: Game) -> str:
    """The region with the palus pestis; empty when there is none (PEST-01)."""
    return state.world.pestis.place if state.world.pestis else ""


def flees(state: Game, who: str) -> bool:
    """Whether somebody leaves a struck region in winter, by the rules of summer (PEST-06)."""
    winter = state.period.kind == "hiems"
    here = bool(struck(state)) and state.seating.place(who) == struck(state)
    return winter and here and bool(state.switch("pestis.flee_in_hiems"))


def travels_as_in_summer(state: Game, who: str) -> bool:
    """Whether the rules of summer hold for somebody's way: in an aestas, or in flight (PEST-06)."""
    return state.period.kind == "aestas" or flees(state, who)


def not_struck(state: Game, place: str) -> Iterator[Objection]:
    """No mortal enters a struck region before the marker is lifted (PEST-07)."""
    if place and place == struck(state):
        yield Objection("PEST-07", "plague-keeps-out", {"place": f"place:{place}"})


def staying(state: Game) -> tuple[str, ...]:
    """The living mortals who are still in the struck region (PEST-05)."""
    people = state.world.people
    here = state.seating.at(struck(state)) if struck(state) else ()
    return tuple(who for who in here if people[who].mortal and people[who].living)


def may_be_trapped(state: Game, who: str) -> Iterator[Objection]:
    """Who can reach a free seat is not trapped (PEST-05)."""
    if who not in staying(state):
        yield Objection("PEST-05", "not-in-plague", {"who": f"who:{who}"})
    elif _way_out(state, who):
        yield Objection("PEST-05", "way-out-open", {"who": f"who:{who}"})


def _way_out(state: Game, who: str) -> bool:
    """Whether a free seat is left by land, or by sea for who has a ship (PEST-06)."""
    here = struck(state)
    regions = state.world.scenario.regions
    ships = regions[here].sea and state.books.holding(who, CLASSIS) > 0
    near = set(state.world.scenario.neighbours(here))
    far = {place for place, region in regions.items() if ships and region.sea and place != here}
    home = {place for place, region in regions.items() if region.throne == who} & (near | far)
    return bool(home) or any(free_seats(state, place) for place in near | far)


def dwells(state: Game, who: str) -> bool:
    """Whether somebody lives in the struck region, on a seat or the own throne (PEST-05)."""
    return who in staying(state) and seat_of(state, who) in (ORDINARY, THRONE)

"""The ways in which somebody comes to sit in a region, asked for one person and without seats."""

from ledger.contract import Draft
from ledger.games.ludi_romani.mare.fleet import fleet_must_suffice
from ledger.games.ludi_romani.mare.voyage import Sail, must_be_able_to_sail, voyage
from ledger.games.ludi_romani.motus.gods import must_be_able_to_reside, residence
from ledger.games.ludi_romani.motus.travel import must_be_able_to_travel, travel
from ledger.games.ludi_romani.seats import ORDINARY, seat_of
from ledger.games.ludi_romani.sedes.start import must_be_able_to_start, start
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection


def obstacles(state: Game, who: str, to: str) -> dict[str, tuple[Objection, ...]]:
    """Each way that is somebody's own, and what forbids it, seats aside."""
    if not state.world.person(who).mortal:
        return {"residence": tuple(must_be_able_to_reside(state, who, to))}
    if not seat_of(state, who):
        return {"start": tuple(must_be_able_to_start(state, who, to))}
    fleet = (o for o in fleet_must_suffice(state, (who,)) if o.grade == "L")
    return {
        "land": tuple(must_be_able_to_travel(state, who, to)),
        "sea": (*must_be_able_to_sail(state, who, to), *fleet),
    }


def way_in(state: Game, who: str, to: str) -> str:
    """The way by which somebody could sit there if only a seat were free; "" for none."""
    ways = obstacles(state, who, to)
    return next((way for way, objections in ways.items() if not objections), "")


def arrival(state: Game, who: str, to: str, way: str) -> Draft:
    """Somebody arrives by that way and takes an ordinary seat that has been made free."""
    match way:
        case "residence":
            return residence(state, who, to)
        case "start":
            return start(state, who, to, ORDINARY)
        case "sea":
            return voyage(state, Sail(to=to), who, ORDINARY)
        case _:
            return travel(state, who, to, ORDINARY)

"""Events about cities that newcomers ask for, if the first request does not decide (D-02)."""

from dataclasses import replace

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.state import CityClaim, Game, World
from ledger.record.audience import Audience, confidential, only
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, Who, arguments_of


class CityClaimed(Event, stored="roman_diplomacy/city-claimed@1"):
    """A newcomer's list of cities and unit. They get the first free city of the list.

    `unit` is "" for the usual unit.
    """

    who: Who
    cities: tuple[Place, ...]
    unit: str = ""


class LotsDrawn(Event, stored="roman_diplomacy/lots-drawn@1"):
    """The order of newcomers by lot.

    `lists` are the cities that each asked for, in the same order.
    """

    order: tuple[Who, ...]
    lists: tuple[tuple[str, ...], ...]


def _claim_audience(state: Game, event: CityClaimed) -> Audience:
    """Return the newcomer, and the stewards if they decide.

    If a lot decides, not even stewards see the claim.
    """
    if state.switch("join.same_city") == "gm_decides":
        return only(event.who, state.kernel.stewards)
    return confidential(event.who)


@fold_of(CityClaimed, arguments_of("who", "cities"), audience=_claim_audience)
def evolve_city_claimed(world: World, event: CityClaimed, _entry: Entry) -> World:
    """Return the world with this claim in place of the newcomer's earlier one."""
    return replace(world, claims=world.claims.set(event.who, CityClaim(event.cities, event.unit)))


@fold_of(LotsDrawn, arguments_of("order"))
def evolve_lots_drawn(world: World, event: LotsDrawn, _entry: Entry) -> World:
    """Return the world without these claims. A newcomer who got no city may ask again."""
    return world.without_claims(*event.order)

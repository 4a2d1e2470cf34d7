"""What newcomers ask for where the first to speak has no right to a city (D-02)."""

from dataclasses import replace

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.state import Claim, Game, World
from ledger.record.audience import Audience, confidential, only
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, Who, arguments


class CityClaimed(Event, stored="roman_diplomacy/city-claimed@1"):
    """A newcomer would have the first of these cities that can be had, with this unit.

    `unit` is "" for the usual one.
    """

    who: Who
    cities: tuple[Place, ...]
    unit: str = ""


class LotsDrawn(Event, stored="roman_diplomacy/lots-drawn@1"):
    """Newcomers get cities in this order; `lists` says what each asked for, in the same order."""

    order: tuple[Who, ...]
    lists: tuple[tuple[str, ...], ...]


def _claim_audience(state: Game, event: CityClaimed) -> Audience:
    """Where stewards decide they read it, too; before a lot nobody else does, stewards included."""
    if state.switch("join.same_city") == "gm_decides":
        return only(event.who, state.kernel.stewards)
    return confidential(event.who)


@fold_of(CityClaimed, arguments("who", "cities"), audience=_claim_audience)
def city_claimed(world: World, event: CityClaimed, _entry: Entry) -> World:
    """It replaces what the same newcomer asked for before."""
    return replace(world, claims=world.claims.set(event.who, Claim(event.cities, event.unit)))


@fold_of(LotsDrawn, arguments("order"))
def lots_drawn(world: World, event: LotsDrawn, _entry: Entry) -> World:
    """Nobody asks for a city any more; who got none may ask again."""
    return world.unclaimed(*event.order)

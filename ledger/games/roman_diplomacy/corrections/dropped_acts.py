"""The list of acts and turns that are dropped when an old turn is carried out again.

The ledger keeps these acts and turns, but the game goes on without them. The steward is warned
beforehand.
"""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.events.board import OrdersResolved
from ledger.games.roman_diplomacy.events.corrections import (
    BarbariansSet,
    BuildsSet,
    GarrisonSet,
    MembershipSet,
    MissForgiven,
    OwnerSet,
    ResultDeclared,
    TurnReadjudicated,
    UnitSet,
)
from ledger.games.roman_diplomacy.events.empires import (
    BuildsHandedOver,
    CentreHandedOver,
    FederationAgreed,
    LeavingAnnounced,
    UnitHandedOver,
)
from ledger.games.roman_diplomacy.events.trades import Traded
from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.games.roman_diplomacy.state import Game
from ledger.record.entry import Event
from ledger.record.objection import Objection, Objections

_PLACE_EVENTS = (UnitSet, GarrisonSet, OwnerSet, BarbariansSet)
_PEOPLE_EVENTS = (MembershipSet, BuildsSet, MissForgiven)


def must_lose_no_events(state: Game, turn_number: int) -> Objections:
    """Yield warnings about corrections, trades, agreements and turns after the orders of a turn."""
    later_events = tuple(_events_since(state, turn_number))
    turns_since = state.world.played_turns[-1].turn - turn_number
    if turns_since:
        yield _warning("turns-fall-away", n=turns_since)
    references = [reference for event in later_events for reference in _corrected_references(event)]
    if references:
        yield _warning(
            "corrections-fall-away", n=len(references), what=_without_repeats(references)
        )
    references_in_trades = [
        reference for event in later_events for reference in _places_and_givers_in_trade(event)
    ]
    if references_in_trades:
        yield _warning(
            "trades-fall-away",
            n=len(references_in_trades),
            what=_without_repeats(references_in_trades),
        )
    agreed_players = [
        f"who:{player}" for event in later_events for player in _players_who_agreed(event)
    ]
    if agreed_players:
        yield _warning("unions-fall-away", who=_without_repeats(agreed_players))
    if any(isinstance(event, ResultDeclared | GameDecided) for event in later_events):
        yield _warning("end-falls-away")


def _warning(message_key: str, **message_args: object) -> Objection:
    return Objection("ACTA-08", message_key, message_args, grade="W")


def _without_repeats(references: list[str]) -> list[str]:
    return list(dict.fromkeys(references))


def _events_since(state: Game, turn_number: int) -> Iterator[Event]:
    """Yield the events since the orders of a turn were carried out, the newest first.

    Events that an earlier repetition of a turn has dropped are left out.
    """
    entries, readjudicated_turn = state.log.entries, -1
    for position in range(state.log.position, 0, -1):
        event = entries[position].event
        if readjudicated_turn >= 0:
            is_orders_of_turn = (
                isinstance(event, OrdersResolved) and event.turn == readjudicated_turn
            )
            readjudicated_turn = -1 if is_orders_of_turn else readjudicated_turn
        elif isinstance(event, TurnReadjudicated):
            readjudicated_turn = event.turn
        elif isinstance(event, OrdersResolved) and event.turn == turn_number:
            return
        else:
            yield event


def _corrected_references(event: Event) -> Iterator[str]:
    if isinstance(event, _PLACE_EVENTS):
        yield f"place:{event.at}"
    elif isinstance(event, _PEOPLE_EVENTS):
        yield f"who:{event.who}"


def _places_and_givers_in_trade(event: Event) -> Iterator[str]:
    if isinstance(event, UnitHandedOver | CentreHandedOver):
        yield f"place:{event.at}"
    elif isinstance(event, BuildsHandedOver):
        yield f"who:{event.giver}"
    elif isinstance(event, Traded):
        yield from (f"place:{place}" for place in (*event.one_units, *event.one_centres))
        yield from (f"place:{place}" for place in (*event.other_units, *event.other_centres))
        givers = ((event.one, event.one_builds), (event.other, event.other_builds))
        yield from (f"who:{giver}" for giver, build_count in givers if build_count)


def _players_who_agreed(event: Event) -> Iterator[str]:
    """Yield the players who have publicly agreed to unite or to leave."""
    if isinstance(event, FederationAgreed):
        yield from event.members
    elif isinstance(event, LeavingAnnounced):
        yield event.who

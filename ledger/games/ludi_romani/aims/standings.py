"""The aim of each character in one line, and the present standing towards it (ROST-24).

Each sentence follows from what the character may know.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ledger.games.ludi_romani import roster, seats
from ledger.games.ludi_romani.actium.parties import leader_of_side
from ledger.games.ludi_romani.actium.stages import number_of_ships
from ledger.games.ludi_romani.actium.state import (
    BATTLE_STAGE,
    FLEETS_STAGE,
    TRIUMPH_STAGE,
    Actium,
    Party,
)
from ledger.games.ludi_romani.actium.values import Share, lines_of_form, own_shares
from ledger.games.ludi_romani.goods import SUFFRAGIUM, amount_owned
from ledger.games.ludi_romani.state import Game
from ledger.games.ludi_romani.tributum.claims import is_inhabitant, is_resident
from ledger.record.view import StandingDoc

SEA_STAGES = (FLEETS_STAGE, BATTLE_STAGE, TRIUMPH_STAGE)
"""The stages of Actium after the goods were exchanged for ships."""


def _standing_doc(rule: str, message_key: str, **message_args: Any) -> StandingDoc:
    return {"rule": rule, "key": f"stands-{message_key}", "args": message_args}


def aim_of(state: Game, character: str) -> str:
    """Return the key of the message that tells a character's aim (ROST-24)."""
    person = state.world.person(character)
    if character in state.kernel.stewards:
        return "aim-fates"
    if not person.mortal:
        return "aim-numen"
    if not person.living:
        return "aim-imago"
    stage = state.world.actium.stage
    if stage == TRIUMPH_STAGE:
        return "aim-triumph"
    return "aim-actium" if stage else f"aim-{person.role}"


def standings_of(state: Game, character: str) -> Iterator[StandingDoc]:
    """Yield how a character stands towards the aim, the most urgent first."""
    for standing_function in _STANDINGS:
        yield from standing_function(state, character)


def _fleet_at_actium(state: Game, character: str) -> Iterator[StandingDoc]:
    """Compare the own fleet with the largest other fleet (ACTIUM-15)."""
    actium = state.world.actium
    if actium.stage not in (FLEETS_STAGE, BATTLE_STAGE):
        return
    own_party = _party_of(actium, character)
    if own_party is None:
        return
    other_parties = (party for party in actium.parties.values() if party is not own_party)
    largest_fleet = max(
        (number_of_ships(state, party.leader) for party in other_parties), default=0
    )
    yield _standing_doc(
        "ACTIUM-15", "fleet", n=number_of_ships(state, own_party.leader), most=largest_fleet
    )


def _victory(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell whose fleet has won (ACTIUM-17)."""
    actium = state.world.actium
    if actium.stage == TRIUMPH_STAGE and actium.victor:
        own_party = _party_of(actium, character)
        has_won = own_party is not None and own_party.leader == actium.victor
        yield _standing_doc(
            "ACTIUM-17", "victory" if has_won else "defeat", who=f"who:{actium.victor}"
        )


def _party_of(actium: Actium, character: str) -> Party | None:
    return next((party for party in actium.parties.values() if character in party.people), None)


def _dos_owed(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell the dos that a divorced husband still owes (DIV-03)."""
    for debt in state.world.bonds.debts.values():
        if debt.husband == character:
            yield _standing_doc("DIV-03", "owes-dos", who=f"who:{debt.wife}", n=debt.dos)
        elif debt.wife == character:
            yield _standing_doc("DIV-03", "unpaid-dos", who=f"who:{debt.husband}", n=debt.dos)


def _ships_for_goods(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell how many ships the own goods would buy at Actium now (ACTIUM-08)."""
    if not seats.is_living_mortal(state, character) or state.world.actium.stage in SEA_STAGES:
        return
    actium_rules = state.world.scenario.actium
    worth = sum(
        line.worth for line in lines_of_form(state, tuple(_shares_counted(state, character)))
    )
    ship_count = actium_rules.ships(worth)
    worth_needed = actium_rules.needed(ship_count + 1)
    yield _standing_doc(
        "ACTIUM-08", "ships", n=ship_count, lacks=worth_needed - worth if worth_needed else 0
    )


def _shares_counted(state: Game, character: str) -> Iterator[Share]:
    """Yield the own goods that count. Lent votes return to their owners before (ACTIUM-07)."""
    if state.world.actium.stage:
        yield from own_shares(state, character)
        return
    yield from (share for share in own_shares(state, character) if share.asset != SUFFRAGIUM)
    if votes := amount_owned(state, character, SUFFRAGIUM):
        yield Share(character, SUFFRAGIUM, votes)


def _standing_of_patronus(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell with whom a cliens or bacchant sails at Actium (CLI-15)."""
    if not state.world.person(character).living or state.world.actium.stage:
        return
    leader = leader_of_side(state, character)
    if leader != character:
        yield _standing_doc("CLI-15", "sails-with", who=f"who:{leader}")


def _standing_of_friends(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell how many friends there are, and how many of them are in the same region (AMIC-01)."""
    if not seats.is_living_mortal(state, character) or state.world.actium.stage:
        return
    friends = {
        friend
        for amicitia in state.world.bonds.friendships_of(character)
        for friend in amicitia.members
    } - {character}
    place = state.seating.place_of(character)
    friend_count = sum(1 for friend in friends if place and state.seating.place_of(friend) == place)
    place_reference = f"place:{place}" if place else ""
    yield _standing_doc(
        "AMIC-01", "friends", n=len(friends), here=friend_count, place=place_reference
    )


def _standing_of_bride(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell an unmarried woman the dos that she brings into a marriage (NUPT-03)."""
    dos = (
        state.world.scenario.cast[character].dos_value
        if character in state.world.scenario.cast
        else 0
    )
    if dos and state.world.person(character).role == "virgo":
        yield _standing_doc("NUPT-03", "dos", n=dos)


def _votes_owned(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell a voter how many votes are the voter's own (ROST-18)."""
    person = state.world.person(character)
    if person.living and person.role in roster.VOTING_ROLES and not state.world.actium.stage:
        votes = amount_owned(state, character, SUFFRAGIUM)
        if votes:
            yield _standing_doc("ROST-18", "votes", n=votes)


def _host_of_ghost(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell to whom a ghost holds on (IMAGO-04), or that it is not received yet (IMAGO-01)."""
    statuses = state.world.person(character).statuses
    if "umbra" in statuses:
        yield _standing_doc("IMAGO-01", "unreceived")
    elif "imago" in statuses:
        host = dict(state.world.mors.hosts_of_imagines).get(character, "")
        yield _standing_doc("IMAGO-04", "host" if host else "no-host", who=f"who:{host}")


def _goods_for_sale(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell a god the number of goods that are left for sale (MERC-11)."""
    if not state.world.person(character).mortal and character not in state.kernel.stewards:
        goods_for_sale = state.world.scenario.cast[character].sells
        if goods_for_sale:
            amount = sum(state.books.holding(character, asset) for asset in goods_for_sale)
            yield _standing_doc("MERC-11", "stock", n=amount)


def _mortals_nearby(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell a god in winter how many mortals live in its residence (TRIB-01)."""
    if state.period.kind == "hiems" and is_resident(state, character):
        place = state.seating.place_of(character)
        inhabitant_count = sum(
            is_inhabitant(state, neighbour) for neighbour in state.seating.pieces_at(place)
        )
        yield _standing_doc("TRIB-01", "collectors", n=inhabitant_count, place=f"place:{place}")


def _mortals_without_seat(state: Game, character: str) -> Iterator[StandingDoc]:
    """Tell the Fates how many mortals have no seat (SEDES-13)."""
    if character in state.kernel.stewards and not state.world.actium.stage:
        yield _standing_doc("SEDES-13", "unseated", n=len(seats.mortals_without_seat(state)))


_STANDINGS: tuple[Callable[[Game, str], Iterable[StandingDoc]], ...] = (
    _victory,
    _fleet_at_actium,
    _dos_owed,
    _host_of_ghost,
    _standing_of_patronus,
    _ships_for_goods,
    _standing_of_bride,
    _mortals_nearby,
    _goods_for_sale,
    _mortals_without_seat,
    _votes_owned,
    _standing_of_friends,
)

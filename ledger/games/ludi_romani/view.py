"""The slices that only this game has: people, purses, places, the market, readings."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from ledger.games.ludi_romani import roster
from ledger.games.ludi_romani.actium import view as actium
from ledger.games.ludi_romani.aims import view as aims
from ledger.games.ludi_romani.amicitia import view as friendships
from ledger.games.ludi_romani.audiences import PRIVATE_GOODS, SECRET_STATUSES, account_audience
from ledger.games.ludi_romani.goods import DENARIUS, SUFFRAGIUM, amount_owned
from ledger.games.ludi_romani.mercatus import view as market
from ledger.games.ludi_romani.mercatus.view import goods_accounts_of
from ledger.games.ludi_romani.mors import view as mors
from ledger.games.ludi_romani.proelium import view as battles
from ledger.games.ludi_romani.rites import view as rites
from ledger.games.ludi_romani.rites.divorce import RepaymentDoc
from ledger.games.ludi_romani.rites.document import RiteDoc
from ledger.games.ludi_romani.scenario import CharacterData, Region
from ledger.games.ludi_romani.scenario.defaults import declared_readings
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.seats import (
    arrival_rank,
    has_power,
    kind_of_seat,
    number_of_free_seats,
)
from ledger.games.ludi_romani.senatus import slice_types as senate_types
from ledger.games.ludi_romani.senatus import view as senatus
from ledger.games.ludi_romani.senatus.outlook import ActsByName, OutlookDoc
from ledger.games.ludi_romani.slice_types import CharacterDoc, RegionDoc
from ledger.games.ludi_romani.state import Game, Person, World
from ledger.kernel.vocabulary.transcript import Folds
from ledger.record.audience import EVERYBODY
from ledger.record.books import holder, lent_account, owner
from ledger.record.seating import Seat
from ledger.record.shared_map import Map
from ledger.record.view import (
    AimDoc,
    Bundle,
    MarketDoc,
    PurseDoc,
    Slice,
    YearDoc,
    bundle_for_everybody,
    changed_keys,
)
from ledger.scenario.readings import SwitchesDoc, flipped_readings_document

SLICES: Mapping[str, Any] = {
    "person/*": CharacterDoc,
    "purse/*": PurseDoc,
    "aim/*": AimDoc,
    "place/*": RegionDoc,
    "amicitia/*": friendships.AmicitiaDoc,
    "oath/*": friendships.OathDoc,
    "marriage/*": friendships.MarriageDoc,
    "debt/*": friendships.MarriageDoc,
    "loan/*": friendships.LoanDoc,
    "votes/*": friendships.LoanDoc,
    "senate": senate_types.SenateDoc,
    "senate-count": senate_types.CountDoc,
    "senate-vote/*": senate_types.VoteDoc,
    "senate-outlook": OutlookDoc,
    "senate-outlook/*": OutlookDoc,
    "census": senate_types.CensusDoc,
    "mors": mors.MorsDoc,
    "will/*": mors.WillDoc,
    "estate/*": mors.EstateDoc,
    "proelia": battles.BattlesDoc,
    "actium": actium.ActiumDoc,
    "form/*": actium.FormDoc,
    "rite/*": RiteDoc,
    "repayment/*": RepaymentDoc,
    "market": MarketDoc,
    "year": YearDoc,
    "switches": SwitchesDoc,
}
"""The type of each slice by its key. `votes/*` are loans of suffragia."""


def slices(state: Game) -> Iterator[Bundle]:
    """Yield every slice that this game adds to the kernel's."""
    world, readings = state.world, state.kernel.switches
    yield _cast_bundle(state)
    yield aims.aim_bundle(state)
    yield Bundle(
        "places",
        (state.seating, world.people, readings, world.pestis),
        partial(_place_slices, state),
    )
    yield from friendships.amicitia_bundles(state)
    yield senatus.senate_bundle(state)
    yield from mors.death_bundles(state)
    yield Bundle(
        "proelia", battles.battle_sources(state), lambda: (("proelia", _battles_slice(state)),)
    )
    yield actium.battle_slices(state)
    yield from rites.rite_bundles(state)
    yield market.market_bundle(state)
    yield bundle_for_everybody(
        "year", (world.scenario, state.period.year), partial(_year_name, state)
    )
    yield bundle_for_everybody(
        "switches",
        (readings,),
        partial(flipped_readings_document, declared_readings().values(), readings),
    )


def slices_with_outlook(
    acts: ActsByName, folds: Folds[World]
) -> Callable[[Game], Iterator[Bundle]]:
    """Return a function that yields these slices and the consequences of the open bill.

    The consequences come from the acts of the game.
    """

    def all_slices(state: Game) -> Iterator[Bundle]:
        yield from slices(state)
        yield senatus.outlook_bundle(state, acts, folds)

    return all_slices


def _year_name(state: Game) -> YearDoc:
    """Return the organiser's name of this year; empty if it has no name."""
    return {"name": state.world.scenario.year_names.get(str(state.period.year), "")}


class _CharacterSources(NamedTuple):
    """The parts of the state that the slices of all characters depend on."""

    scenario: Scenario
    stewards: tuple[str, ...]
    revealed: str
    accounts: Map[str, Map[str, int]]
    seats: Map[str, Seat]
    places: Map[str, tuple[str, ...]]
    people: Map[str, Person]
    lent_to: Map[str, tuple[str, ...]]
    guises: Map[str, str]


def _sources(state: Game) -> _CharacterSources:
    world, seating = state.world, state.seating
    return _CharacterSources(
        world.scenario,
        state.kernel.stewards,
        world.duels.revealed,
        state.books.accounts,
        seating.seats,
        seating.places,
        world.people,
        world.bonds.lent_to,
        world.powers.guises,
    )


def _cast_bundle(state: Game) -> Bundle:
    """Return the bundle of all characters' slices. A single act changes few of these slices."""
    sources_now, cast = _sources(state), state.world.scenario.cast

    def slices_of_characters(character_ids: Iterable[str]) -> Iterator[tuple[str, Slice]]:
        return (
            slice_data
            for character in character_ids
            for slice_data in _slices_of_character(state, cast[character])
        )

    return Bundle(
        "cast",
        sources_now,
        lambda: slices_of_characters(cast),
        lambda sources_before: slices_of_characters(
            _changed_characters(sources_before, sources_now)
        ),
    )


def _changed_characters(
    sources_before: _CharacterSources, sources_now: _CharacterSources
) -> Iterable[str]:
    """Return the characters whose slices differ between these sources."""
    if sources_before[:3] != sources_now[:3]:
        return sources_now.scenario.cast
    changed_characters = changed_keys(sources_before.seats, sources_now.seats)
    changed_characters |= changed_keys(sources_before.people, sources_now.people) | changed_keys(
        sources_before.guises, sources_now.guises
    )
    changed_characters |= changed_keys(sources_before.lent_to, sources_now.lent_to)
    for account in changed_keys(sources_before.accounts, sources_now.accounts):
        changed_characters |= {holder(account), owner(account)}
    for place in changed_keys(sources_before.places, sources_now.places):
        changed_characters.update(
            sources_before.places.get(place, ()), sources_now.places.get(place, ())
        )
    return changed_characters & sources_now.scenario.cast.keys()


def _slices_of_character(state: Game, character: CharacterData) -> Iterator[tuple[str, Slice]]:
    character_id = character.id
    person, seat = state.world.people[character_id], state.seating.seat_of(character_id)
    neighbours = state.seating.pieces_at(seat.place) if seat else ()
    accounts = (
        *goods_accounts_of(state, character_id),
        *_accounts_of_lent_goods(state, character_id),
    )
    is_revealed = state.world.duels.revealed == character_id
    shape = state.world.powers.guises.get(character_id, "")
    sources = (person, seat, neighbours, is_revealed, shape, *accounts)
    yield f"person/{character_id}", _person_slice(state, character, sources)
    yield f"purse/{character_id}", _purse_slice(state, character, (person, *accounts))


def _accounts_of_lent_goods(state: Game, character: str) -> tuple[object, ...]:
    """Return the accounts in which other characters hold a character's goods."""
    keepers = state.world.bonds.lent_to.get(character, ())
    accounts = state.books.accounts
    return tuple(
        [
            accounts[account]
            for keeper in keepers
            if (account := lent_account(keeper, character)) in accounts
        ]
    )


def _public_holding(state: Game, character: str) -> dict[str, int]:
    """Return the public part of a holding.

    For votes, only the number that a character owns is public.
    """
    holdings = state.books.holdings(character)
    public_goods = {
        asset: holdings[asset] for asset in sorted(holdings) if asset not in PRIVATE_GOODS
    }
    votes = amount_owned(state, character, SUFFRAGIUM)
    return public_goods | ({SUFFRAGIUM: votes} if votes else {})


def _person_slice(state: Game, character: CharacterData, sources: tuple[object, ...]) -> Slice:
    character_id = character.id
    person = state.world.person(character_id)
    # A character who has attacked with the Ring is known to wear it (RING-02).
    secret_statuses = (
        frozenset[str]() if state.world.duels.revealed == character_id else SECRET_STATUSES
    )

    def render_place() -> dict[str, Any]:
        return {
            "id": character_id,
            "name": character.name,
            "short": character.short,
            "role": person.role,
            "group": character.group or "",
            "mortal": person.mortal,
            "statuses": sorted(person.statuses - secret_statuses),
            **_bond_fields(person),
            "place": state.seating.place_of(character_id),
            "seat": kind_of_seat(state, character_id),
            "arrived_rank": arrival_rank(state, character_id),
            "holds": _public_holding(state, character_id),
            **_power_fields(state, character),
            "cards": character.cards,
            **({} if character.number == "singular" else {"number": character.number}),
        }

    return Slice(EVERYBODY, sources, render_place)


def _power_fields(state: Game, character: CharacterData) -> dict[str, Any]:
    """Return a god's powers, and the shape in which it goes about (NUM-01)."""
    shape = state.world.powers.guises.get(character.id, "")
    borrowed_powers = state.world.scenario.cast[shape].powers if shape else ()
    powers = (
        *character.powers,
        *(power for power in borrowed_powers if has_power(state, character.id, power)),
    )
    guise_fields = {"guise": shape} if shape else {}
    return {"powers": list(dict.fromkeys(powers)), **guise_fields}


def _bond_fields(person: Person) -> dict[str, Any]:
    bonds = {"patroni": list(person.patroni), "god": person.god}
    return {bond_name: bond_value for bond_name, bond_value in bonds.items() if bond_value}


def _purse_slice(state: Game, character: CharacterData, sources: tuple[object, ...]) -> Slice:
    character_id = character.id
    person = state.world.person(character_id)

    def render_purse() -> dict[str, Any]:
        holdings = state.books.holdings(character_id)
        private_goods = {asset: holdings[asset] for asset in PRIVATE_GOODS if asset in holdings}
        private_goods[SUFFRAGIUM] = holdings.get(SUFFRAGIUM, 0)
        if private_goods[SUFFRAGIUM] == amount_owned(state, character_id, SUFFRAGIUM):
            del private_goods[SUFFRAGIUM]  # The card shows the same number.
        return {
            "id": character_id,
            "holds": {DENARIUS: 0, **private_goods},
            "statuses": sorted(person.statuses & SECRET_STATUSES),
            **(
                {"unfit": list(unfit_assets)}
                if (unfit_assets := roster.assets_unfit_for(state, character_id))
                else {}
            ),
        }

    audience = account_audience(state, character_id, DENARIUS)
    return Slice(audience, sources, render_purse)


def _place_slices(state: Game) -> Iterator[tuple[str, Slice]]:
    for region in state.world.scenario.regions.values():
        yield f"place/{region.id}", _place_slice(state, region)


def _place_slice(state: Game, region: Region) -> Slice:
    occupants = state.seating.pieces_at(region.id)
    scenario, plague = state.world.scenario, state.world.pestis

    def render_region() -> dict[str, Any]:
        return {
            "id": region.id,
            "name": region.name,
            "kind": region.kind,
            "capacity": region.capacity,
            "free": number_of_free_seats(state, region.id),
            "throne": region.throne if region.throne in scenario.cast else None,
            "tributum": region.tributum,
            "sea": region.sea,
            "roads": list(scenario.neighbours(region.id)),
            "pestis": plague is not None and plague.place == region.id,
            "here": list(occupants),
        }

    seats = (state.seating.seats[character] for character in occupants)
    people = (state.world.person(character) for character in occupants)
    return Slice(EVERYBODY, (region, state.kernel.switches, plague, *seats, *people), render_region)


def _battles_slice(state: Game) -> Slice:
    return Slice(EVERYBODY, battles.battle_sources(state), lambda: battles.battles_doc(state))

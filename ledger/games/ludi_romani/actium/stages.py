"""The stage of the last battle, and the ships lost in a round (ACTIUM-15 to ACTIUM-17)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.actium.state import (
    BATTLE_STAGE,
    FLEETS_STAGE,
    FORMS_STAGE,
    TRIUMPH_STAGE,
    Actium,
    SeaRound,
)
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections

EventT = TypeVar("EventT", bound=Event)
NAVIS = "navis_longa"
"""A ship of war, the blue die, used only at Actium (ACTIUM-13)."""

REDEMPTION_ACCOUNT = "@actium"
"""The account for goods that were exchanged for ships (FATA-12)."""

SHOP_ACTS = ("buy-legions", "buy-classes")
"""The acts of buying. One reading keeps them open until the conches sound (ACTIUM-05)."""


def fold_of_actium(
    evolve_actium: Callable[[Actium, EventT, Entry], Actium],
) -> Callable[[World, EventT, Entry], World]:
    """Return a fold of the world that changes only the last battle."""

    def evolve(world: World, event: EventT, entry: Entry) -> World:
        return replace(world, actium=evolve_actium(world.actium, event, entry))

    return evolve


def has_actium_come(state: Game) -> bool:
    """Return whether the year of the battle has begun (CAL-12)."""
    return state.period.kind == "actium"


def must_be_before_actium(state: Game, act: str) -> Objections:
    """Raise an objection in the year 31 to the usual acts (CAL-12).

    By one reading characters may still buy until the conches sound.
    """
    if not has_actium_come(state):
        return
    is_shop_open = state.switch("actium.shop_closes") == "at_conches"
    if act in SHOP_ACTS and is_shop_open and not state.world.actium.stage:
        return
    yield Objection("CAL-12", "actium-has-come")


def shop_at_actium(state: Game, _actor: str, _command: Any) -> str:
    """Return the matter of a purchase at Actium, which ends when the conches sound (CAL-12).

    A purchase in a season has no matter: it ends with its season.
    """
    is_open = has_actium_come(state) and not state.world.actium.stage
    return "actium-shop" if is_open else ""


def sea_gods(state: Game) -> tuple[str, ...]:
    """Return Neptune and his two helpers, or the Fates if no sea god is cast (ACTIUM-01)."""
    return seats.gods_with_power(state, "actium_host", "actium_assist") or state.kernel.stewards


def stage_of(state: Game, _actor: str, _command: Any) -> str:
    """Return the stage of the battle. A petition is valid only in one stage (ACTIUM-06)."""
    return state.world.actium.stage


def id_of_round(state: Game, _actor: str, _command: Any) -> str:
    """Return the id of the open round, or the next one; empty outside the battle (ACTIUM-14)."""
    sea_round = state.world.actium.round
    if not is_battle_on(state):
        return ""
    return f"round-{sea_round.number + sea_round.is_settled if sea_round else 1}"


def battle_hosts(state: Game) -> tuple[str, ...]:
    """Return the gods who run the battle, who are Neptune or else the other sea gods.

    Rule: ACTIUM-06.
    """
    return seats.gods_with_power(state, "actium_host") or sea_gods(state)


def must_host(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a host.

    The host is Neptune. Without Neptune the other sea gods are hosts (ACTIUM-06, 14).
    """
    if actor not in battle_hosts(state):
        references = [f"who:{host}" for host in battle_hosts(state)]
        yield Objection("ACTIUM-06", "neptune-hosts", {"who": references})


def forms_must_be_open(state: Game) -> Objections:
    """Raise an objection unless the forms are open, between the conches and the closing.

    Rules: ACTIUM-01, 06.
    """
    stage = state.world.actium.stage
    if not stage:
        yield Objection("ACTIUM-01", "conches-first", waivable=False)
    elif stage != FORMS_STAGE:
        yield Objection("ACTIUM-06", "forms-are-closed", waivable=False)


def fleets_must_be_bought(state: Game) -> Objections:
    """Raise an objection unless the forms are closed and no victor is named yet.

    Rules: ACTIUM-05, 17.
    """
    stage = state.world.actium.stage
    if stage in ("", FORMS_STAGE):
        yield Objection("ACTIUM-05", "close-forms-first", waivable=False)
    elif stage == TRIUMPH_STAGE:
        yield Objection("ACTIUM-17", "sea-battle-over", waivable=False)


def parties_afloat(state: Game) -> tuple[str, ...]:
    """Return the leaders of the parties that have ships, sorted (ACTIUM-10)."""
    leaders = sorted(state.world.actium.parties)
    return tuple(leader for leader in leaders if number_of_ships(state, leader))


def number_of_ships(state: Game, leader: str) -> int:
    """Return how many ships a party has now."""
    return state.books.holding(leader, NAVIS)


def is_battle_on(state: Game) -> bool:
    """Return whether fleets are bought and no victor is named yet."""
    return state.world.actium.stage in (FLEETS_STAGE, BATTLE_STAGE)


def account_of_lost_ships(state: Game) -> str:
    """Return the account that receives lost ships, which belongs to Neptune (ACTIUM-15)."""
    numina = state.world.scenario.numina
    neptune = next((numen.id for numen in numina if "actium_host" in numen.powers), "")
    return goods.account_for_gains(state, neptune) if neptune else REDEMPTION_ACCOUNT


def losers_of_round(state: Game, sea_round: SeaRound) -> tuple[str, ...]:
    """Return the parties that lose a ship in this round (ACTIUM-15, ACTIUM-16).

    Every party loses a ship, except the parties with the highest total.
    """
    totals = {party: sea_round.total(party) for party in sea_round.dice}
    highest_total = max(totals.values())
    return tuple(sorted(party for party, total in totals.items() if total < highest_total))


def sinking_postings(state: Game, parties: tuple[str, ...]) -> tuple[Posting, ...]:
    """Return postings of one ship of each of these parties to Neptune (ACTIUM-15)."""
    target = account_of_lost_ships(state)
    return tuple(
        Posting(NAVIS, party, target, 1) for party in parties if number_of_ships(state, party)
    )


def refloating_postings(state: Game, parties: tuple[str, ...]) -> tuple[Posting, ...]:
    """Return postings of one ship for each of these parties from Neptune (ACTIUM-22)."""
    return tuple(Posting(NAVIS, account_of_lost_ships(state), party, 1) for party in parties)


def parties_afloat_after(state: Game, lost_ships: tuple[Posting, ...]) -> tuple[str, ...]:
    """Return the parties with ships left after these postings (ACTIUM-17)."""
    books = state.books.post(lost_ships)
    return tuple(
        party for party in sorted(state.world.actium.parties) if books.holding(party, NAVIS)
    )

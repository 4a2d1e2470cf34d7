"""SEN: the Senate in Rome, its consuls and its laws."""

from collections.abc import Iterator
from dataclasses import replace

from ledger.contract.acts import Draft
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.senatus import (
    ballots,
    bills,
    census,
    chamber,
    consuls,
    execution,
    plea,
    polls,
    vote_count,
)
from ledger.games.ludi_romani.senatus.state import Curia
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Entry
from ledger.record.shared_map import Map


def _evolve_season(world: World, event: PeriodOpened, _entry: Entry) -> World:
    """Return the world in a new season.

    Passed laws stay until they are carried out, even in later winters (SEN-11).
    """
    if event.kind != "hiems":
        return _without_elections(world)
    world = _without_consuls(world)
    curia = Curia(held_reges=world.curia.held_reges, winter=event.seq)
    for bill in world.curia.bills_in_order:
        if bill.stage == "passed":
            curia = curia.with_bill(replace(bill, number=0))
    return replace(world, curia=curia)


def _without_consuls(world: World) -> World:
    """Return the world without consuls.

    The consuls' office ends as the next hiems begins (SEN-07).
    """
    for consul in world.curia.consuls:
        world = world.without_status(consul, "consul")
    return world


def _without_elections(world: World) -> World:
    """Return the world without nominations and elections, which end with the winter (SEN-06)."""
    curia = world.curia
    new_curia = replace(curia, nominees=Map(), poll=None)
    return replace(world, curia=new_curia) if curia.nominees or curia.poll else world


def _draft_end_of_winter(state: Game) -> Iterator[Draft]:
    yield from vote_count.draft_lapse_of_open_ballot(state)
    yield from census.draft_shares_of_census_rest(state)


def _is_in_senate(state: Game, character: str) -> bool:
    return state.period.kind == "hiems" and chamber.is_in_rome(state, character)


def _is_presiding(state: Game, character: str) -> bool:
    return state.period.kind == "hiems" and character in chamber.presiders(state)


def _has_laws_to_execute(state: Game, character: str) -> bool:
    return character in chamber.executors(state) and bool(execution.laws_to_carry_out(state))


SENATUS = RomanChapter(
    "SEN",
    modules=(consuls, polls, chamber, bills, plea, ballots, vote_count, execution, census),
    closings=(_draft_end_of_winter,),
    periods=(_evolve_season,),
    reminders=(
        ("SEN-06", _is_in_senate),
        ("SEN-07", _is_presiding),
        ("SEN-08", _is_presiding),
        ("SEN-11", _has_laws_to_execute),
        ("SEN-26", _is_presiding),
    ),
)

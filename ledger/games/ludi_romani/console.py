"""The content of the Fates' console: the next season, and unfinished battles and laws."""

from collections.abc import Iterator

from ledger.contract.console import ComingPeriod, UnfinishedAffair
from ledger.games.ludi_romani.calendar import (
    ANNOUNCING_ACT,
    gods_announcing_season,
    next_period_fields,
)
from ledger.games.ludi_romani.seats import mortals_without_seat
from ledger.games.ludi_romani.senatus.bills import CENSUS, message_args_of_law
from ledger.games.ludi_romani.senatus.chamber import executors
from ledger.games.ludi_romani.state import Game
from ledger.record.objection import Args
from ledger.record.state import Period


def coming_season(state: Game) -> ComingPeriod | None:
    """Return the next season, which Apollo or Diana announces; None after Actium began.

    Rule: CAL-04.
    """
    fields = next_period_fields(state)
    return (
        None
        if fields is None
        else ComingPeriod(Period(**fields), ANNOUNCING_ACT, gods_announcing_season(state))
    )


def unfinished_affairs(state: Game) -> tuple[UnfinishedAffair, ...]:
    """Return unfinished battles and bills, and mortals without a seat."""
    return (*_unfinished_battles(state), *_unfinished_bills(state), *_missing_seats(state))


def _missing_seats(state: Game) -> Iterator[UnfinishedAffair]:
    """Yield an unfinished affair for each living mortal without a seat (SEDES-13)."""
    people_without_seat = mortals_without_seat(state)
    if people_without_seat:
        character_references = [f"who:{character}" for character in people_without_seat]
        message_args = {"who": character_references, "n": len(character_references)}
        yield UnfinishedAffair(
            "unfinished-seats", message_args, people_without_seat, state.period.opened
        )


def _unfinished_battles(state: Game) -> Iterator[UnfinishedAffair]:
    for battle in state.world.pugnae.lasting():
        first_entry = state.log.entries.get(battle.flagitatio)
        yield UnfinishedAffair(
            "unfinished-battle",
            {**battle.leader_args, "place": f"place:{battle.place}", "stage": battle.stage},
            battle.people,
            first_entry.at if first_entry else state.period.opened,
        )


def _unfinished_bills(state: Game) -> Iterator[UnfinishedAffair]:
    for bill in state.world.curia.bills_in_order:
        if bill.stage in ("open", "passed"):
            receipt = state.log.receipts.get(bill.id)
            first_entry = state.log.entries.get(receipt.first) if receipt else None
            executor_references = [f"who:{god}" for god in executors(state)]
            stage: Args = {
                "by": f"who:{bill.author}",
                "stage": bill.stage,
                "executor": executor_references,
            }
            yield UnfinishedAffair(
                "unfinished-bill",
                {**message_args_of_law(bill), **stage},
                (bill.author,) if bill.kind == CENSUS else (bill.target, bill.author),
                first_entry.at if first_entry else state.period.opened,
            )

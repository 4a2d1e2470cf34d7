"""The Fates' console: the season to come, and unfinished battles and laws."""

from collections.abc import Iterator

from ledger.contract.console import Coming, Unfinished
from ledger.games.ludi_romani.calendar import ANNOUNCE, announcers, next_fields
from ledger.games.ludi_romani.seats import unseated
from ledger.games.ludi_romani.state import Game
from ledger.record.state import Period


def coming(state: Game) -> Coming | None:
    """Return the next season, which Apollo or Diana announces (CAL-04); None after Actium came."""
    fields = next_fields(state)
    return None if fields is None else Coming(Period(**fields), ANNOUNCE, announcers(state))


def unfinished(state: Game) -> tuple[Unfinished, ...]:
    """Return unfinished battles and bills, and mortals without a seat."""
    return (*_battles(state), *_bills(state), *_seats(state))


def _seats(state: Game) -> Iterator[Unfinished]:
    """Yield the living mortals without a seat (SEDES-13)."""
    standing = unseated(state)
    if standing:
        who = [f"who:{one}" for one in standing]
        args = {"who": who, "n": len(who)}
        yield Unfinished("unfinished-seats", args, standing, state.period.opened)


def _battles(state: Game) -> Iterator[Unfinished]:
    for battle in state.world.pugnae.lasting():
        began = state.log.entries.get(battle.flagitatio)
        yield Unfinished(
            "unfinished-battle",
            {**battle.named, "place": f"place:{battle.place}", "stage": battle.stage},
            battle.people,
            began.at if began else state.period.opened,
        )


def _bills(state: Game) -> Iterator[Unfinished]:
    for bill in state.world.curia.listed:
        if bill.stage in ("open", "passed"):
            known = state.log.receipts.get(bill.id)
            began = state.log.entries.get(known.first) if known else None
            yield Unfinished(
                "unfinished-bill",
                {"by": f"who:{bill.by}", "kind": bill.kind, "stage": bill.stage},
                (bill.by,),
                began.at if began else state.period.opened,
            )

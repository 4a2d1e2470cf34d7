"""The slices of stewards' consoles: the next period, open affairs, and grave acts."""

from collections.abc import Iterator
from typing import Any

from ledger.contract.console import ComingPeriod, UnfinishedAffair
from ledger.contract.ruleset import Ruleset
from ledger.kernel.view.pending_types import GraveActDoc
from ledger.kernel.view.slice_types import ComingDoc, PeriodDoc, UnfinishedDoc
from ledger.record.audience import only
from ledger.record.state import GraveAct, Period, State
from ledger.record.view import Bundle, Slice


def console_slices(rules: Ruleset[Any], state: State[Any]) -> Iterator[Bundle]:
    """Yield the slices `coming` and `unfinished` for stewards.

    Characters who may open the period see `coming`, too. A closed game has neither slice.
    """
    kernel_state = state.kernel
    if kernel_state.status != "closed":
        source = (state.world, state.seating, kernel_state.period, kernel_state.stewards)
        yield Bundle("console", source, lambda: _steward_slices(rules, state))


def _steward_slices(rules: Ruleset[Any], state: State[Any]) -> Iterator[tuple[str, Slice]]:
    stewards, coming_period, unfinished_affairs = (
        state.kernel.stewards,
        rules.course.coming(state),
        rules.course.unfinished(state),
    )
    if coming_period is not None:
        yield (
            "coming",
            Slice(
                only(stewards, coming_period.by),
                (coming_period,),
                lambda: _coming_period_document(coming_period),
            ),
        )
    if unfinished_affairs:
        yield (
            "unfinished",
            Slice(
                only(stewards),
                unfinished_affairs,
                lambda: _unfinished_affairs_document(unfinished_affairs),
            ),
        )


def period_document(period: Period) -> PeriodDoc:
    """Return a period as a document."""
    return {
        "seq": period.seq,
        "kind": period.kind,
        "key": period.key,
        "year": period.year,
        "minutes": period.minutes,
        "opened": period.opened,
        "paused": period.paused,
    }


def grave_act_document(grave_act: GraveAct, fields: dict[str, Any], reason: str) -> GraveActDoc:
    """Return a waiting grave act as a document, with its free words."""
    petition = grave_act.petition
    return {
        "id": petition.id,
        "type": petition.type,
        "actor": petition.actor,
        "by": grave_act.by,
        "card": petition.card,
        "fields": fields,
        "second": list(grave_act.second),
        "since": petition.since,
        "until": grave_act.until,
        "waive": list(petition.waive),
        "reason": reason,
        "appeal": petition.appeal,
    }


def _coming_period_document(coming_period: ComingPeriod) -> ComingDoc:
    return {
        "period": period_document(coming_period.period),
        "act": coming_period.act,
        "by": list(coming_period.by),
    }


def _unfinished_affairs_document(unfinished_affairs: tuple[UnfinishedAffair, ...]) -> UnfinishedDoc:
    return {
        "things": [
            {
                "key": unfinished_affair.key,
                "args": dict(unfinished_affair.args),
                "who": list(unfinished_affair.who),
                "since": unfinished_affair.since,
            }
            for unfinished_affair in sorted(
                unfinished_affairs, key=lambda unfinished_affair: unfinished_affair.since
            )
        ]
    }

"""Chapter five: rounds, which end by the aunt's bell or by the clock."""

from collections.abc import Iterator

from ledger.contract.acts import Act, ActContext, Command, Draft
from ledger.contract.chapter import Chapter
from ledger.contract.console import ComingPeriod
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Entry
from ledger.record.objection import Objection
from ledger.record.state import Period
from tests.toy.world import Toy, YardWorld

ROUNDS = 9


class Ring(Command):
    """Ring the bell: the next round begins."""


def _ring_objections(_state: Toy, actor: str, _command: Ring) -> Iterator[Objection]:
    if actor != "aunt":
        yield Objection("NUX-09", "aunt-only")


def _next_round(state: Toy) -> PeriodOpened:
    seq = state.period.seq + 1
    return PeriodOpened(seq, "round", "season-round", None, 5)


def _draft_ring(state: Toy, _actor: str, _command: Ring, _context: ActContext) -> tuple[Draft, ...]:
    return (Draft(_next_round(state)),)


def _offer_ring(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    return Form() if actor == "aunt" else None


def evolve_new_round(_yard: YardWorld, event: PeriodOpened, _entry: Entry) -> YardWorld:
    """Let everybody throw again in a new round."""
    return YardWorld(rounds=event.seq)


def draft_due_ring(state: Toy, now: int) -> tuple[Draft, ...]:
    """Return the ringing of the clock if it is due."""
    if state.switch("bell.by_clock") is not True or state.period.seq >= ROUNDS:
        return ()
    over = now >= state.period.opened + state.period.paused + state.period.minutes * 60_000
    return (Draft(_next_round(state)),) if over else ()


def next_round_of_aunt(state: Toy) -> ComingPeriod | None:
    """Return the next round, which the aunt rings in, or None after the last."""
    if is_last_round_over(state):
        return None
    number = state.period.seq + 1
    return ComingPeriod(Period(number, "round", "season-round", minutes=5), "ring", ("aunt",))


def is_last_round_over(state: Toy) -> bool:
    """Return whether the last round is over."""
    return state.period.seq >= ROUNDS


BELL: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(Act(Ring, _ring_objections, _draft_ring, _offer_ring),),
)

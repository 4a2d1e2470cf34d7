"""The count: what a bill needs to pass, and what holds as soon as it has (SEN-03 to 05, 18, 20)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Literal

from ledger.audience import Audience
from ledger.contract import Act, Args, Command, Draft, EntryType, Form, Known, Means, Objection
from ledger.entry import Body, Entry
from ledger.form import Chosen, choice
from ledger.games.ludi_romani.realm.curia import Bill
from ledger.games.ludi_romani.senatus.bills import about
from ledger.games.ludi_romani.senatus.census import taking
from ledger.games.ludi_romani.senatus.chamber import (
    in_winter,
    is_there,
    presiders,
    presides,
    voting_seen,
)
from ledger.games.ludi_romani.senatus.laws import CAEDES, CARRIED_OUT, CENSUS, RESTITUTIO
from ledger.games.ludi_romani.state import Game, World

TIED = ("yes", "no")


class CloseBallot(Command):
    """End the ballot and count; `casting` is Venus's voice where both sides are equal."""

    casting: Literal["", "yes", "no"] = ""


class BillDecided(Body, frozen=True):
    """The Senate has decided. `stage` is what becomes of the bill: passed, done or failed."""

    STORED: ClassVar[str] = "ludi_romani/bill-decided@1"
    bill: str
    by: str
    kind: str
    target: str
    stage: str
    to: str = ""
    quantity: int = 0


class VotesCounted(Body, frozen=True):
    """How many suffragia were cast for and against, and held back; `casting` broke a tie."""

    STORED: ClassVar[str] = "ludi_romani/votes-counted@1"
    bill: str
    yes: int
    no: int
    abstained: int
    casting: str = ""


class ProscriptioLifted(Body, frozen=True):
    """Somebody is proscribed no longer."""

    STORED: ClassVar[str] = "ludi_romani/proscriptio-lifted@1"
    who: str


class BillLapsed(Body, frozen=True):
    """The winter ended before the Senate had decided."""

    STORED: ClassVar[str] = "ludi_romani/bill-lapsed@1"
    bill: str
    by: str
    kind: str
    target: str


def tied(state: Game, bill: Bill) -> bool:
    """Whether as many suffragia were cast for a bill as against it (SEN-05)."""
    yes, no, _ = bill.totals
    return bill.kind != CAEDES and yes == no


def unanimous(state: Game, bill: Bill) -> bool:
    """Whether everybody whose voice a caedes needs has cast all suffragia for it (SEN-20).

    That is everybody on the roll who is still there, by one reading the senators of them; one
    abstention, or one suffragium held back, kills the bill.
    """
    needed = [who for who in bill.roll if is_there(state, who)]
    if state.switch("caedes.unanimity") == "present_senators":
        needed = [who for who in needed if state.world.person(who).role == "senator"]
    return bool(needed) and all(bill.all_of(who) for who in needed)


def passes(state: Game, bill: Bill, casting: str) -> bool:
    """Whether a bill passes: more for than against, Venus breaking ties (SEN-03, 05, SEN-20)."""
    if bill.kind == CAEDES:
        return unanimous(state, bill)
    yes, no, _ = bill.totals
    return yes > no or casting == "yes"


def _may_close(state: Game, actor: str) -> Iterator[Objection]:
    """Venus oversees voting and legislation (SEN-26)."""
    yield from presides(state, actor)
    yield from in_winter(state)
    if state.world.curia.open is None:
        yield Objection("SEN-09", "no-bill-open", waivable=False)


def _objections(state: Game, actor: str, command: CloseBallot) -> Iterator[Objection]:
    """Venus breaks every tie, and decides nothing else (SEN-05)."""
    yield from _may_close(state, actor)
    bill = state.world.curia.open
    if bill is None:
        return
    level = tied(state, bill)
    if level and not command.casting:
        yield Objection("SEN-05", "venus-breaks-ties", waivable=False)
    if command.casting and not level:
        yield Objection("SEN-05", "no-tie", waivable=False)


def _close(state: Game, actor: str, command: CloseBallot, _means: Means) -> tuple[Draft, ...]:
    """The result is told; a restitutio and a census hold at once (SEN-03, SEN-18, SEN-23)."""
    bill = state.world.curia.before_it
    passed = passes(state, bill, command.casting)
    stage = ("passed" if bill.kind in CARRIED_OUT else "done") if passed else "failed"
    decided = BillDecided(bill.id, actor, bill.kind, bill.target, stage, bill.to, bill.quantity)
    counted = VotesCounted(bill.id, *bill.totals, command.casting)
    follows = _at_once(state, bill) if passed else ()
    return (Draft(decided), Draft(counted), *follows)


def _at_once(state: Game, bill: Bill) -> tuple[Draft, ...]:
    """What needs nobody to carry it out (SEN-18, SEN-23)."""
    if bill.kind == CENSUS:
        return (taking(state, bill),)
    return (Draft(ProscriptioLifted(bill.target)),) if bill.kind == RESTITUTIO else ()


def winter_ends(state: Game) -> Iterator[Draft]:
    """A ballot that is open when the winter ends lapses (SEN-01)."""
    bill = state.world.curia.open
    if bill is not None:
        yield Draft(BillLapsed(bill.id, bill.by, bill.kind, bill.target))


def _decided(world: World, body: BillDecided, _entry: Entry) -> World:
    """The ballot is closed (SEN-03)."""
    bill = world.curia.bills[body.bill]
    return replace(world, curia=world.curia.with_bill(replace(bill, stage=body.stage)))


def _lifted(world: World, body: ProscriptioLifted, _entry: Entry) -> World:
    """They may enter Rome again; what was lost meanwhile is not given back (SEN-18, SEN-19)."""
    return world.changed(body.who, statuses=world.person(body.who).statuses - {"proscribed"})


def _lapsed(world: World, body: BillLapsed, _entry: Entry) -> World:
    bill = world.curia.bills.get(body.bill)
    if bill is None:
        return world
    return replace(world, curia=world.curia.with_bill(replace(bill, stage="failed")))


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    bill = state.world.curia.open
    if bill is None or actor not in presiders(state):
        return None
    held = tuple(_may_close(state, actor))
    if held:
        return Form(blocked=held)
    return Form((choice("casting", TIED),)) if tied(state, bill) else Form()


def _count_seen(state: Game, _body: VotesCounted) -> Audience:
    return voting_seen(state)


def _decided_words(body: BillDecided) -> Args:
    passed = "no" if body.stage == "failed" else "yes"
    return {"passed": passed, **about(body.kind, body.target, body.to, body.quantity)}


def _counted_words(body: VotesCounted) -> Args:
    casting = body.casting or "none"
    return {"yes": body.yes, "no": body.no, "abstained": body.abstained, "casting": casting}


CLOSE: Act[World, Any] = Act(
    "close-ballot", CloseBallot, _objections, _close, _offer, chapter="SEN"
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(BillDecided, _decided, _decided_words),
    EntryType(VotesCounted, lambda world, _b, _e: world, _counted_words, _count_seen),
    EntryType(ProscriptioLifted, _lifted, lambda body: {"who": f"who:{body.who}"}),
    EntryType(BillLapsed, _lapsed, lambda body: about(body.kind, body.target, "", 0)),
)

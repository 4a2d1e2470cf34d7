"""Chapter three: the bench has two seats. The wall is long."""

from collections.abc import Iterator

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Objection
from tests.toy.world import CHILDREN, Toy, YardWorld, keep_yard_unchanged, must_be_player

BENCH = 2


class Sit(Command):
    where: str = Field(max_length=64)


class SatDown(Event, stored="nuces/sat-down@1"):
    who: str
    where: str
    before: str = ""


def _is_full(state: Toy, where: str) -> bool:
    return where == "bench" and len(state.seating.pieces_at("bench")) >= BENCH


def _sit_objections(state: Toy, actor: str, command: Sit) -> Iterator[Objection]:
    yield from must_be_player(actor)
    if command.where not in ("bench", "wall"):
        yield Objection("NUX-00", "no-such-place", waivable=False)
    if state.seating.place_of(actor) == command.where:
        yield Objection("NUX-07", "there-already", waivable=False)
    elif _is_full(state, command.where):
        yield Objection("NUX-08", "bench-full")


def _seat_draft(who: str, where: str, before: str) -> Draft:
    there = Placement(who, where, "seat" if where else "")
    return Draft(SatDown(who, where, before), placements=(there,))


def _draft_sitting(state: Toy, actor: str, command: Sit, _context: ActContext) -> tuple[Draft, ...]:
    return (_seat_draft(actor, command.where, state.seating.place_of(actor)),)


def _offer_sit(state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    open_places = [
        where
        for where in ("bench", "wall")
        if not list(_sit_objections(state, actor, Sit(where=where)))
    ]
    if not open_places:
        return Form(blocked=(Objection("NUX-08", "bench-full"),))
    return Form((choice("where", open_places),))


def _undo_sitting(state: Toy, entry: Entry) -> tuple[Draft, ...] | Objection:
    event: SatDown = entry.event
    if _is_full(state, event.before):
        return Objection("NUX-08", "bench-full", waivable=False)
    return (_seat_draft(event.who, event.before, event.where),)


SITTING: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(
        Act(
            Sit,
            _sit_objections,
            _draft_sitting,
            _offer_sit,
            consent=Consent(recorders=lambda *_: ("aunt",)),
        ),
    ),
    events=(
        EventType(
            SatDown,
            keep_yard_unchanged,
            lambda b: {"who": f"who:{b.who}", "place": f"place:{b.where}"},
            undo=_undo_sitting,
        ),
    ),
)

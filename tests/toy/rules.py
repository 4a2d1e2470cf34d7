"""Nuces: children play for nuts. Ada and Bea and Cai have nuts in the hand, which are private, and
knucklebones, which everybody sees; the nurse is steward, the aunt an officer who may record.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from immutables import Map

from ledger.audience import EVERYBODY, Audience, only
from ledger.books import ORIGIN
from ledger.contract import (
    Act,
    CardPlan,
    Draft,
    DutyType,
    EntryType,
    Form,
    Founding,
    Known,
    Means,
    Objection,
    Ruleset,
    Slice,
    Switch,
)
from ledger.entry import Entry, Placement, Posting
from ledger.form import Chosen, Number, choice
from ledger.kernel.entries import DutyOwed, PeriodOpened
from ledger.kernel.state import Duty, State
from tests.toy.words import (
    Dare,
    Dared,
    Give,
    NutsGiven,
    Ring,
    SatDown,
    Sit,
    Swap,
    Swapped,
    Throw,
    Thrown,
)

CHILDREN = ("ada", "bea", "cai")
BENCH = 2


@dataclass(frozen=True, slots=True)
class Yard:
    """What neither books nor seating can say: who threw how often in this round."""

    threw: Map[str, int] = field(default_factory=Map)
    rounds: int = 1


Toy = State[Yard]


def _known_child(who: str) -> Iterator[Objection]:
    if who not in CHILDREN:
        yield Objection("NUX-00", "no-such-child", {"who": who}, waivable=False)


def _enough(state: Toy, who: str, nuts: int) -> Iterator[Objection]:
    if state.books.holding(who, "nut") < nuts:
        yield Objection("NUX-01", "too-few-nuts", {"n": nuts}, rests_on=((who, "nut"),))


def _give_objections(state: Toy, actor: str, command: Give) -> Iterator[Objection]:
    yield from _known_child(command.to)
    yield from _enough(state, actor, command.nuts)
    if command.to == actor:
        yield Objection("NUX-02", "not-to-yourself")
    if command.nuts >= 5:
        yield Objection("NUX-03", "generous", grade="W", judges=("aunt",))


def _give(_state: Toy, actor: str, command: Give, _means: Means) -> tuple[Draft, ...]:
    posting = Posting("nut", actor, command.to, command.nuts)
    return (Draft(NutsGiven(actor, command.to, command.nuts), (posting,)),)


def _others(actor: str) -> list[str]:
    return [child for child in CHILDREN if child != actor]


def _poor() -> Form:
    return Form(blocked=(Objection("NUX-01", "too-few-nuts", {"n": 1}),))


def _offer_give(known: Known[Yard], actor: str, _chosen: Chosen) -> Form | None:
    if actor not in CHILDREN:
        return None
    mine = known.holding(actor, "nut") or 0
    if mine < 1:
        return _poor()
    return Form((choice("to", _others(actor)), Number("nuts", 1, mine, unit="nut")))


def _swap_objections(state: Toy, actor: str, command: Swap) -> Iterator[Objection]:
    yield from _known_child(command.with_)
    yield from _enough(state, actor, command.nuts)
    if command.with_ == actor:
        yield Objection("NUX-02", "not-to-yourself")
    if command.with_ in CHILDREN and state.books.holding(command.with_, "bone") < 1:
        yield Objection("NUX-04", "no-bone", {"who": f"who:{command.with_}"})


def _swap(_state: Toy, actor: str, command: Swap, _means: Means) -> tuple[Draft, ...]:
    nuts = Posting("nut", actor, command.with_, command.nuts)
    bone = Posting("bone", command.with_, actor, 1)
    return (Draft(Swapped(actor, command.with_), (nuts, bone)),)


def _offer_swap(known: Known[Yard], actor: str, _chosen: Chosen) -> Form | None:
    if actor not in CHILDREN:
        return None
    mine = known.holding(actor, "nut") or 0
    owners = [child for child in _others(actor) if known.holding(child, "bone")]
    if mine < 1 or not owners:
        return _poor()
    return Form((choice("with", owners), Number("nuts", 1, mine, unit="nut")))


def _throw_objections(state: Toy, actor: str, _command: Throw) -> Iterator[Objection]:
    if actor not in CHILDREN:
        yield Objection("NUX-05", "children-only", waivable=False)
    elif state.world.threw.get(actor, 0) >= 2:
        yield Objection("NUX-06", "threw-twice")


def _throw(state: Toy, actor: str, _command: Throw, means: Means) -> tuple[Draft, ...]:
    number = state.world.threw.get(actor, 0) + 1
    roll = means.roll(f"round-{state.world.rounds}/{actor}/{number}", 6)
    return (Draft(Thrown(actor, roll.value), rolls=(roll,)),)


def _offer_throw(known: Known[Yard], actor: str, _chosen: Chosen) -> Form | None:
    if actor not in CHILDREN:
        return None
    return Form(blocked=tuple(_throw_objections(known.state, actor, Throw())))


def _sit_objections(state: Toy, actor: str, command: Sit) -> Iterator[Objection]:
    if actor not in CHILDREN:
        yield Objection("NUX-05", "children-only", waivable=False)
    if command.where not in ("bench", "wall"):
        yield Objection("NUX-00", "no-such-place", waivable=False)
    if state.seating.place(actor) == command.where:
        yield Objection("NUX-07", "there-already", waivable=False)
    if command.where == "bench" and len(state.seating.at("bench")) >= BENCH:
        yield Objection("NUX-08", "bench-full")


def _sit(_state: Toy, actor: str, command: Sit, _means: Means) -> tuple[Draft, ...]:
    there = Placement(actor, command.where, "seat")
    return (Draft(SatDown(actor, command.where), placements=(there,)),)


def _offer_sit(known: Known[Yard], actor: str, _chosen: Chosen) -> Form | None:
    if actor not in CHILDREN:
        return None
    open_places = [
        where
        for where in ("bench", "wall")
        if not list(_sit_objections(known.state, actor, Sit(where=where)))
    ]
    if not open_places:
        return Form(blocked=(Objection("NUX-08", "bench-full"),))
    return Form((choice("where", open_places),))


def _dare_objections(state: Toy, actor: str, command: Dare) -> Iterator[Objection]:
    yield from _known_child(command.who)
    if actor not in CHILDREN:
        yield Objection("NUX-05", "children-only", waivable=False)
    if command.who == actor:
        yield Objection("NUX-02", "not-to-yourself")


def _dare(state: Toy, actor: str, command: Dare, means: Means) -> tuple[Draft, ...]:
    duty = DutyOwed(
        duty=means.act,
        kind="dare",
        owes=command.who,
        options=("truth", "dare"),
        default="truth",
        period=state.period.seq,
        terms={"by": f"who:{actor}"},
        seen=(actor,),
    )
    return (Draft(duty),)


def _offer_dare(known: Known[Yard], actor: str, chosen: Chosen) -> Form | None:
    return Form((choice("who", _others(actor)),)) if actor in CHILDREN else None


def _dared(_state: Toy, duty: Duty, option: str, _means: Means) -> tuple[Draft, ...]:
    return (Draft(Dared(duty.owes, option)),)


def _ring_objections(state: Toy, actor: str, _command: Ring) -> Iterator[Objection]:
    if actor != "aunt":
        yield Objection("NUX-09", "aunt-only")


def _next_round(state: Toy) -> PeriodOpened:
    seq = state.period.seq + 1
    return PeriodOpened(seq, "round", "season-round", None, 5)


def _ring(state: Toy, _actor: str, _command: Ring, _means: Means) -> tuple[Draft, ...]:
    return (Draft(_next_round(state)),)


def _offer_ring(_known: Known[Yard], actor: str, _chosen: Chosen) -> Form | None:
    return Form() if actor == "aunt" else None


def _account_seen(state: Toy, character: str, asset: str) -> Audience:
    return only(character, state.kernel.stewards) if asset == "nut" else EVERYBODY


def _parties(state: Toy, body: NutsGiven) -> Audience:
    return only(body.giver, body.taker, state.kernel.stewards)


def _same(yard: Yard, _body: Any, _entry: Entry) -> Yard:
    return yard


def _count_throw(yard: Yard, body: Thrown, _entry: Entry) -> Yard:
    return replace(yard, threw=yard.threw.set(body.who, yard.threw.get(body.who, 0) + 1))


def _new_round(yard: Yard, body: PeriodOpened, _entry: Entry) -> Yard:
    return Yard(rounds=body.seq)


def _due(state: Toy, now: int) -> tuple[Draft, ...]:
    if state.switch("bell.by_clock") is not True or state.period.seq >= 9:
        return ()
    over = now >= state.period.opened + state.period.paused + state.period.minutes * 60_000
    return (Draft(_next_round(state)),) if over else ()


def _slices(state: Toy) -> Iterator[tuple[str, Slice]]:
    for child in CHILDREN:
        yield f"person/{child}", _person(state, child)
        yield f"purse/{child}", _purse(state, child)


def _person(state: Toy, child: str) -> Slice:
    held = state.books.accounts.get(child)
    seat = state.seating.of(child)
    holds = {"bone": state.books.holding(child, "bone")}

    def render() -> dict[str, Any]:
        return {"id": child, "short": child.title(), "holds": holds, "place": seat and seat.place}

    return Slice(EVERYBODY, (held, seat), render)


def _purse(state: Toy, child: str) -> Slice:
    holds = {"nut": state.books.holding(child, "nut")}
    seen = _account_seen(state, child, "nut")
    return Slice(seen, (state.books.accounts.get(child),), lambda: {"id": child, "holds": holds})


def _scenario(text: str | None, _filename: str) -> dict[str, Any]:
    return {"nuts": int(text) if text else 10}


def _found(scenario: dict[str, Any]) -> Founding[Yard]:
    nuts = tuple(Posting("nut", ORIGIN, child, scenario["nuts"]) for child in CHILDREN)
    bones = (Posting("bone", ORIGIN, "bea", 3),)
    return Founding(
        world=Yard(),
        title="Nuts in the yard",
        cards=(
            *(CardPlan(f"{child}-1", child) for child in CHILDREN),
            CardPlan("aunt-1", "aunt"),
            CardPlan("nurse-1", "nurse"),
            CardPlan("nurse-2", "nurse"),
        ),
        stewards=("nurse",),
        postings=(*nuts, *bones),
        placements=(Placement("ada", "wall", "seat"),),
        period={"seq": 1, "kind": "round", "key": "season-round", "year": None, "minutes": 5},
        switches={"bell.by_clock": False},
        dice="server",
        periods=9,
    )


TOY: Ruleset[Yard] = Ruleset(
    name="nuces",
    version="1",
    title="Children play for nuts.",
    scenario=_scenario,
    found=_found,
    acts=(
        Act("give", Give, _give_objections, _give, _offer_give, recorders=lambda *_: ("aunt",)),
        Act(
            "swap",
            Swap,
            _swap_objections,
            _swap,
            _offer_swap,
            voices=lambda _s, _a, command: (command.with_,),
            recorders=lambda *_: ("aunt",),
            declined=lambda _s, _a, _c, voice: (
                Objection("NUX-10", "sulking", {"who": f"who:{voice}"}, grade="W"),
            ),
        ),
        Act("throw", Throw, _throw_objections, _throw, _offer_throw),
        Act("sit", Sit, _sit_objections, _sit, _offer_sit),
        Act("dare", Dare, _dare_objections, _dare, _offer_dare),
        Act("ring", Ring, _ring_objections, _ring, _offer_ring),
    ),
    entries=(
        EntryType(
            NutsGiven,
            _same,
            lambda b: {"giver": f"who:{b.giver}", "taker": f"who:{b.taker}", "n": b.nuts},
            _parties,
            undo="postings",
        ),
        EntryType(
            Swapped,
            _same,
            lambda b: {"one": f"who:{b.one}", "other": f"who:{b.other}"},
            undo="postings",
        ),
        EntryType(Thrown, _count_throw, lambda b: {"who": f"who:{b.who}", "n": b.value}),
        EntryType(SatDown, _same, lambda b: {"who": f"who:{b.who}", "place": f"place:{b.where}"}),
        EntryType(Dared, _same, lambda b: {"who": f"who:{b.who}", "answer": b.answer}),
    ),
    follows={PeriodOpened: _new_round},
    duties=(DutyType("dare", _dared),),
    switches=(Switch("bell.by_clock", False, (True,), "NUX", "The clock rings the bell."),),
    account_seen=_account_seen,
    slices=_slices,
    worth=lambda _state, asset: {"nut": 1, "bone": 5}.get(asset, 0),
    due=_due,
    finished=lambda state: state.period.seq >= 9,
    officers=lambda _state: frozenset({"aunt"}),
    irregular=lambda _state, _switch, _value: (),
    reminders=lambda _state, _character: (),
    advances=("ring",),
)

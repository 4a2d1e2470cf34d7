"""Chapter one: nuts change hands."""

from collections.abc import Iterator

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import DependentField, Number, Option, Split, Subset, choice
from ledger.contract.offer import Form, KnownState
from ledger.record.audience import Audience, only
from ledger.record.entry import Event, Posting
from ledger.record.objection import Args, Objection
from tests.toy.world import (
    CHILDREN,
    Toy,
    YardWorld,
    form_without_nuts,
    keep_yard_unchanged,
    must_be_known_child,
    must_be_player,
    must_have_nuts,
    must_not_be_oneself,
    other_children,
)

GENEROUS = 5
MANY = 1000


class Give(Command):
    to: str = Field(max_length=64)
    nuts: int = Field(ge=1, le=MANY)


class Treat(Command):
    """Give several children the same number of nuts: an act of several entries."""

    who: list[str] = Field(min_length=1, max_length=9)
    nuts: int = Field(ge=1, le=MANY)


class Share(Command):
    """Give different children different amounts, in one entry."""

    shares: dict[str, int] = Field(max_length=9)


class Swap(Command):
    """Swap nuts for a knucklebone, if the other child agrees."""

    with_: str = Field(alias="with", max_length=64)
    nuts: int = Field(ge=1, le=MANY)


class Beg(Command):
    """Ask another child for nuts, without knowing whether it has any."""

    from_: str = Field(alias="from", max_length=64)
    nuts: int = Field(ge=1, le=MANY)


class Gamble(Command):
    """Let all three children stake nuts, if all agree. A die says who gets them."""

    nuts: int = Field(ge=1, le=MANY)


class NutsGiven(Event, stored="nuces/nuts-given@1"):
    giver: str
    taker: str
    nuts: int


class Shared(Event, stored="nuces/shared@1"):
    giver: str
    takers: tuple[str, ...]


class Swapped(Event, stored="nuces/swapped@1"):
    one: str
    other: str


class Gambled(Event, stored="nuces/gambled@1"):
    winner: str
    nuts: int


def _give_objections(state: Toy, actor: str, command: Give) -> Iterator[Objection]:
    yield from must_be_known_child(command.to)
    yield from must_have_nuts(state, actor, command.nuts)
    yield from must_not_be_oneself(actor, command.to)
    if command.nuts >= GENEROUS:
        yield Objection("NUX-03", "generous", grade="W", judges=("aunt",))


def _gift_draft(giver: str, taker: str, nuts: int) -> Draft:
    return Draft(NutsGiven(giver, taker, nuts), (Posting("nut", giver, taker, nuts),))


def _draft_giving(
    _state: Toy, actor: str, command: Give, _context: ActContext
) -> tuple[Draft, ...]:
    return (_gift_draft(actor, command.to, command.nuts),)


def _offer_give(_state: Toy, actor: str, known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    mine = known.holding(actor, "nut") or 0
    if mine < 1:
        return form_without_nuts()
    return Form((choice("to", other_children(actor)), Number("nuts", 1, mine, unit="nut")))


def _treat_objections(state: Toy, actor: str, command: Treat) -> Iterator[Objection]:
    for who in command.who:
        yield from must_be_known_child(who)
        yield from must_not_be_oneself(actor, who)
    if len(set(command.who)) < len(command.who):
        yield Objection("NUX-12", "each-only-once", waivable=False)
    yield from must_have_nuts(state, actor, command.nuts * len(command.who))


def _draft_treat(
    _state: Toy, actor: str, command: Treat, _context: ActContext
) -> tuple[Draft, ...]:
    return tuple(_gift_draft(actor, who, command.nuts) for who in command.who)


def _offer_treat(_state: Toy, actor: str, known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    mine = known.holding(actor, "nut") or 0
    if mine < 1:
        return form_without_nuts()
    guests = tuple(Option(child) for child in other_children(actor))
    who = Subset("who", guests, 1, min(len(guests), mine))
    if not known.chosen.get("who"):
        return Form((who, DependentField("nuts", ("who",))))
    return Form((who, Number("nuts", 1, mine // len(known.chosen["who"]), unit="nut")))


def _share_objections(state: Toy, actor: str, command: Share) -> Iterator[Objection]:
    yield from must_be_player(actor)
    for who, nuts in command.shares.items():
        yield from must_be_known_child(who)
        yield from must_not_be_oneself(actor, who)
        if nuts < 0:
            yield Objection("NUX-13", "not-less-than-none", waivable=False)
    yield from must_have_nuts(state, actor, sum(command.shares.values()))


def _draft_share(
    _state: Toy, actor: str, command: Share, _context: ActContext
) -> tuple[Draft, ...]:
    shares = {who: nuts for who, nuts in command.shares.items() if nuts}
    postings = tuple(Posting("nut", actor, who, nuts) for who, nuts in shares.items())
    return (Draft(Shared(actor, tuple(shares)), postings),)


def _offer_share(_state: Toy, actor: str, known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    options = tuple(Option(child) for child in other_children(actor))
    return Form((Split("shares", options, known.holding(actor, "nut") or 0),))


def _swap_objections(state: Toy, actor: str, command: Swap) -> Iterator[Objection]:
    yield from must_be_known_child(command.with_)
    yield from must_have_nuts(state, actor, command.nuts)
    yield from must_not_be_oneself(actor, command.with_)
    if command.with_ in CHILDREN and state.books.balance(command.with_, "bone") < 1:
        yield Objection("NUX-04", "no-bone", {"who": f"who:{command.with_}"})


def _draft_swap(_state: Toy, actor: str, command: Swap, _context: ActContext) -> tuple[Draft, ...]:
    nuts = Posting("nut", actor, command.with_, command.nuts)
    bone = Posting("bone", command.with_, actor, 1)
    return (Draft(Swapped(actor, command.with_), (nuts, bone)),)


def _offer_swap(state: Toy, actor: str, known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    mine = known.holding(actor, "nut") or 0
    owners = [child for child in other_children(actor) if state.books.balance(child, "bone")]
    if mine < 1 or not owners:
        return form_without_nuts()
    return Form((choice("with", owners), Number("nuts", 1, mine, unit="nut")))


def _beg_objections(state: Toy, actor: str, command: Beg) -> Iterator[Objection]:
    yield from must_be_player(actor)
    yield from must_be_known_child(command.from_)
    yield from must_not_be_oneself(actor, command.from_)
    yield from must_have_nuts(state, command.from_, command.nuts)


def _draft_begged_gift(
    _state: Toy, actor: str, command: Beg, _context: ActContext
) -> tuple[Draft, ...]:
    return (_gift_draft(command.from_, actor, command.nuts),)


def _offer_beg(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    return Form((choice("from", other_children(actor)), Number("nuts", 1, MANY, unit="nut")))


def _gamble_objections(state: Toy, actor: str, command: Gamble) -> Iterator[Objection]:
    yield from must_be_player(actor)
    for child in CHILDREN:
        yield from must_have_nuts(state, child, command.nuts)
    if command.nuts >= GENEROUS:
        yield Objection("NUX-14", "high-stakes", grade="W", judges=("aunt",))


def _draft_gamble(
    state: Toy, _actor: str, command: Gamble, context: ActContext
) -> tuple[Draft, ...]:
    roll = context.roll(f"gamble-{context.act}", len(CHILDREN))
    winner = CHILDREN[roll.value - 1]
    stakes = tuple(Posting("nut", child, winner, command.nuts) for child in other_children(winner))
    return (Draft(Gambled(winner, command.nuts), stakes, rolls=(roll,)),)


def _offer_gamble(_state: Toy, actor: str, known: KnownState[YardWorld]) -> Form | None:
    if actor not in CHILDREN:
        return None
    mine = known.holding(actor, "nut") or 0
    return Form((Number("nuts", 1, mine, unit="nut"),)) if mine else form_without_nuts()


def _gift_audience(state: Toy, event: NutsGiven) -> Audience:
    return only(event.giver, event.taker, state.kernel.stewards)


def _share_audience(state: Toy, event: Shared) -> Audience:
    return only(event.giver, event.takers, state.kernel.stewards)


def _gift_arguments(event: NutsGiven) -> Args:
    return {"giver": f"who:{event.giver}", "taker": f"who:{event.taker}", "n": event.nuts}


def _aunt_as_judge(_state: Toy, _actor: str, _command: Command) -> tuple[str, ...]:
    return ("aunt",)


NUTS: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(
        Act(
            Give,
            _give_objections,
            _draft_giving,
            _offer_give,
            consent=Consent(recorders=_aunt_as_judge),
        ),
        Act(
            Treat,
            _treat_objections,
            _draft_treat,
            _offer_treat,
            consent=Consent(recorders=_aunt_as_judge),
        ),
        Act(Share, _share_objections, _draft_share, _offer_share),
        Act(
            Swap,
            _swap_objections,
            _draft_swap,
            _offer_swap,
            consent=Consent(
                voices=lambda _s, _a, command: (command.with_,),
                recorders=_aunt_as_judge,
                declined=lambda _s, _a, _c, voice: (
                    Objection("NUX-10", "sulking", {"who": f"who:{voice}"}, grade="W"),
                ),
            ),
        ),
        Act(
            Beg,
            _beg_objections,
            _draft_begged_gift,
            _offer_beg,
            consent=Consent(
                voices=lambda _s, _a, command: (command.from_,), recorders=_aunt_as_judge
            ),
        ),
        Act(
            Gamble,
            _gamble_objections,
            _draft_gamble,
            _offer_gamble,
            consent=Consent(voices=lambda _s, actor, _c: tuple(other_children(actor))),
        ),
    ),
    events=(
        EventType(NutsGiven, keep_yard_unchanged, _gift_arguments, _gift_audience, undo="postings"),
        EventType(
            Shared,
            keep_yard_unchanged,
            lambda b: {"giver": f"who:{b.giver}"},
            _share_audience,
            undo="postings",
        ),
        EventType(
            Swapped,
            keep_yard_unchanged,
            lambda b: {"one": f"who:{b.one}", "other": f"who:{b.other}"},
            undo="postings",
        ),
        EventType(
            Gambled,
            keep_yard_unchanged,
            lambda b: {"who": f"who:{b.winner}", "n": b.nuts},
            undo="postings",
        ),
    ),
)

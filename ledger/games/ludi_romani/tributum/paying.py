"""Tribute paid: claimed by the player, or given by a god who has too little."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Entry, Event
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.audiences import apparent
from ledger.games.ludi_romani.fata.corrections import renewed
from ledger.games.ludi_romani.ghosts import ghosts_of
from ledger.games.ludi_romani.goods import DENARIUS, passing
from ledger.games.ludi_romani.rights import latest_use, use_once
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum import shares
from ledger.games.ludi_romani.tributum.claims import (
    any_claim,
    both_reside,
    claim,
    claim_objections,
    claimants,
    rate,
    resides,
    season,
    short,
    winters_here,
)
from ledger.objection import Args, Objection, Objections
from ledger.offer import Form, Known


class CollectTribute(Command):
    """Claim the tribute that a god of one's region owes."""

    numen: str = Field(alias="from", max_length=64)


class PayTribute(Command):
    """Pay tribute as a god: in full, or what is left."""

    to: str = Field(max_length=64)


class TributePaid(Event, stored="ludi_romani/tribute-paid@1"):
    """A god paid tribute to a player, after so many repetitions. The postings say how much.

    `ghosts` had fastened on the player by then.
    """

    numen: str
    player: str
    place: str
    repetition: int = 0
    ghosts: tuple[str, ...] = ()


def _collect_objections(state: Game, actor: str, command: CollectTribute) -> Objections:
    """Nobody is asked (TRIB-02), unless there is too little for all (TRIB-04)."""
    against = tuple(claim_objections(state, command.numen, actor))
    yield from against  # TRIB-01
    if not against and short(state, command.numen):
        args = {"numen": f"who:{command.numen}"}
        purse = ((command.numen, DENARIUS),)
        yield Objection("TRIB-04", "god-chooses", args, rests_on=purse)


def _pay_objections(state: Game, actor: str, command: PayTribute) -> Objections:
    """A god who has too little chooses whom to pay, and the Fates are told (TRIB-04)."""
    against = tuple(claim_objections(state, actor, command.to))
    yield from against  # TRIB-01
    yield from _purse(state, actor)
    if not against and short(state, actor):
        owed = len(claimants(state, actor))
        yield Objection("TRIB-04", "paid-by-choice", {"n": owed}, grade="W")


def _purse(state: Game, numen: str) -> Objections:
    """Who has no Denarii owes nothing (TRIB-01)."""
    if not state.books.holding(numen, DENARIUS):
        args = {"numen": f"who:{numen}"}
        rests = ((numen, DENARIUS),)
        yield Objection("TRIB-01", "purse-empty", args, waivable=False, rests_on=rests)


def _paid(state: Game, numen: str, player: str, context: ActContext) -> Drafts:
    """The whole tributum at once, or what is left (TRIB-02, TRIB-04).

    Ghosts have their share first, and at each repetition (TRIB-05, TRIB-11, TRIB-14, IMAGO-10).
    """
    place = state.seating.place(numen)
    amount = min(rate(state, place), state.books.holding(numen, DENARIUS))
    ghosts, duty = ghosts_of(state, player), f"{context.act}/{shares.KIND}"
    postings = (
        *passing(state, DENARIUS, numen, player, amount),
        *shares.taken(state, player, amount, duty),
    )
    event = TributePaid(numen, player, place, state.world.instaurationes, ghosts)
    paid = Draft(event, postings)
    if shares.enough_for(state, ghosts, amount):
        return (paid,)
    each = shares.share(state)
    return (paid, *shares.to_choose(state, player, ghosts, amount // each, duty))


def _collect(state: Game, actor: str, command: CollectTribute, context: ActContext) -> Drafts:
    return _paid(state, command.numen, actor, context)


def _pay(state: Game, actor: str, command: PayTribute, context: ActContext) -> Drafts:
    return _paid(state, actor, command.to, context)


def _settled(world: World, event: TributePaid, _entry: Entry) -> World:
    """The claim is used up, on this god and by one reading on all (TRIB-01, TRIB-03)."""
    for right in _rights(event):
        world = use_once(world, right)
    return world


def _rights(event: TributePaid) -> tuple[str, str]:
    numen, player, repetition = event.numen, event.player, event.repetition
    return claim(numen, player, repetition), any_claim(player, repetition)


def _payer(_state: Game, _actor: str, command: CollectTribute) -> tuple[str, ...]:
    return (command.numen,)


def _offer_collect(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not state.world.person(actor).mortal:
        return None
    here = state.seating.at(state.seating.place(actor))
    residents = tuple(who for who in here if resides(state, who))
    options = tuple(
        Option(numen, "note-tribute", {"n": rate(state, state.seating.place(numen))})
        for numen in residents
        if not apparent(known, _collect_objections(state, actor, _asking(numen)))
    )
    if options:
        return Form((Choice("from", options),))
    return Form(blocked=_why_nothing(known, actor, residents))


def _asking(numen: str) -> CollectTribute:
    return CollectTribute.model_construct(numen=numen)


def _why_nothing(
    known: Known[World], actor: str, residents: tuple[str, ...]
) -> tuple[Objection, ...]:
    state = known.state
    if state.period.kind != "hiems":
        return tuple(season(state))
    if not winters_here(state, actor):
        return (Objection("TRIB-13", "no-inhabitant", {"who": f"who:{actor}"}),)
    if not residents:
        return (Objection("TRIB-01", "no-god-resident", {}),)
    reasons = (apparent(known, _collect_objections(state, actor, _asking(n))) for n in residents)
    return min(reasons, key=len)


def _offer_pay(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if state.world.person(actor).mortal or not resides(state, actor):
        return None
    held = (*season(state), *apparent(known, _purse(state, actor)))
    waiting = tuple(
        who for who in claimants(state, actor) if not any(both_reside(state, actor, who))
    )
    if held or not waiting:
        return Form(blocked=held or (Objection("TRIB-01", "nobody-claims", {}),))
    return Form((Choice("to", tuple(map(Option, waiting))),))


def _message_args(event: TributePaid) -> Args:
    return {
        "who": f"who:{event.player}",
        "numen": f"who:{event.numen}",
        "place": f"place:{event.place}",
        "ghosts": [f"who:{ghost}" for ghost in event.ghosts],
        "n": len(event.ghosts),
    }


def _undo(state: Game, entry: Entry) -> Drafts:
    """The claim may be made again, and nobody chooses among its ghosts (FATA-08)."""
    marks = (latest_use(state.world, right) for right in _rights(entry.event))
    chosen = (p.target for p in entry.postings if p.target.startswith(shares.pot("")))
    return (*renewed(state, entry, *marks), *shares.called_off(state, *chosen))


COLLECT = Act(
    CollectTribute, _collect_objections, _collect, _offer_collect, recorders=_payer, foretold=False
)
PAY = Act(PayTribute, _pay_objections, _pay, _offer_pay)
EVENTS = (EventType(TributePaid, _settled, _message_args, undo=_undo),)

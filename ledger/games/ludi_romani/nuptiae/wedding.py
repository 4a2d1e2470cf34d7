"""A wedding: the dos to Juno and its value to the groom, two virus to the bride (NUPT-02 to 04)."""

from collections.abc import Iterator
from dataclasses import replace

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Entry, Event, Posting
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.audiences import apparent
from ledger.games.ludi_romani.bonds import Marriage
from ledger.games.ludi_romani.clientela.bonds import lasts
from ledger.games.ludi_romani.goods import DENARIUS, passing
from ledger.games.ludi_romani.juno import approver, wedding_approver
from ledger.games.ludi_romani.nuptiae.suit import (
    DOS,
    HUSBANDS,
    WIVES,
    couple,
    dos_of,
    must_be_fit_to_wed,
)
from ledger.games.ludi_romani.seats import with_power
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Args, Objection, Objections
from ledger.offer import Form, Known
from ledger.references import Who

SHAWL = "palla_pietatis"
VIRUS = "virus"


class Wed(Command):
    """Marry somebody in one's region, before Juno."""

    spouse: Who = Field(alias="with")


class Wedded(Event, stored="ludi_romani/wedded@1"):
    """Two are married. `role` and `patroni` are what the bride gave up; `dos` is in Denarii."""

    wife: str
    husband: str
    dos: int
    role: str
    patroni: tuple[str, ...] = ()


class WeddingAnnulled(Event, stored="ludi_romani/wedding-annulled@1"):
    """A wedding was set right: she is again what she was."""

    wife: str
    husband: str
    role: str
    patroni: tuple[str, ...] = ()


def _objections(state: Game, actor: str, command: Wed) -> Objections:
    yield from must_be_fit_to_wed(state, actor, command.spouse)


def _wed(state: Game, actor: str, command: Wed, _context: ActContext) -> Drafts:
    """Bride and groom are married from now on (NUPT-03, NUPT-04)."""
    bride, groom = couple(state, actor, command.spouse)
    person = state.world.person(bride)
    event = Wedded(bride, groom, dos_of(state, bride), person.role, person.patroni)
    return (Draft(event, (*_dos(state, bride, groom), *_poisons(state, bride))),)


def _dos(state: Game, bride: str, groom: str) -> Iterator[Posting]:
    """Juno takes shawl and dos card, and pays the groom what it says (NUPT-03, NUPT-10)."""
    juno = approver(state, "oversee_nuptiae")
    for card in (DOS, SHAWL):
        yield from passing(state, card, bride, juno, state.books.holding(bride, card))
    yield from passing(state, DENARIUS, juno, groom, dos_of(state, bride))


def _poisons(state: Game, bride: str) -> Iterator[Posting]:
    """Vesta hands every bride two virus, while she has any (NUPT-04)."""
    each = state.world.scenario.limits.virus_cards_per_marriage
    for vesta in with_power(state, "oversee_virus")[:1]:
        yield from passing(state, VIRUS, vesta, bride, min(each, state.books.balance(vesta, VIRUS)))


def _asked(state: Game, actor: str, command: Wed) -> tuple[str, ...]:
    """The other one, and Juno, who may approve or not (NUPT-02)."""
    return (command.spouse, *wedding_approver(state, actor, command))


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if state.world.person(actor).role not in (*WIVES, *HUSBANDS):
        return None
    here = state.seating.at(state.seating.place(actor))
    against = {
        other: apparent(known, must_be_fit_to_wed(state, actor, other))
        for other in here
        if _might(state, actor, other)
    }
    options = tuple(Option(other) for other, held in against.items() if not held)
    if options:
        return Form((Choice("with", options),))
    why = min(against.values(), key=len, default=(Objection("NUPT-02", "nobody-to-wed"),))
    return Form(blocked=why)


def _might(state: Game, one: str, other: str) -> bool:
    roles = {state.world.person(one).role, state.world.person(other).role}
    return bool(roles & set(WIVES)) and bool(roles & set(HUSBANDS))


def _wedded(world: World, event: Wedded, _entry: Entry) -> World:
    """The bride is a matrona, and nobody's cliens (ROST-06, NUPT-11)."""
    person = world.person(event.wife)
    statuses = person.statuses - {"cliens"}
    world = world.changed(event.wife, role="matrona", patroni=(), statuses=statuses)
    marriage = Marriage(event.wife, event.husband, event.dos)
    return replace(world, bonds=world.bonds.married(marriage))


def _annulled(world: World, event: WeddingAnnulled, _entry: Entry) -> World:
    """She is what she was (FATA-08)."""
    statuses = world.person(event.wife).statuses | ({"cliens"} if event.patroni else set())
    world = world.changed(event.wife, role=event.role, patroni=event.patroni, statuses=statuses)
    return replace(world, bonds=world.bonds.parted(event.wife))


def _undone(state: Game, entry: Entry) -> Drafts | Objection:
    """Only a marriage that lasts can be set right as if it had never been (FATA-08)."""
    event: Wedded = entry.event
    if state.world.bonds.husband(event.wife) != event.husband:
        return Objection("NUPT-02", "married-no-more", waivable=False)
    patroni = tuple(one for one in event.patroni if lasts(state, one, event.wife))
    return (Draft(WeddingAnnulled(event.wife, event.husband, event.role, patroni)),)


def _message_args(event: Wedded) -> Args:
    return {"wife": f"who:{event.wife}", "husband": f"who:{event.husband}", "n": event.dos}


def _annulled_words(event: WeddingAnnulled) -> Args:
    return {"wife": f"who:{event.wife}", "husband": f"who:{event.husband}"}


ACTS = (
    Act(Wed, _objections, _wed, _offer, voices=_asked, recorders=wedding_approver, foretold=False),
)
EVENTS = (
    EventType(Wedded, _wedded, _message_args, undo=_undone),
    EventType(WeddingAnnulled, _annulled, _annulled_words),
)

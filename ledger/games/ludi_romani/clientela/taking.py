"""How one becomes a cliens, and is let go: taken on, or by asking (CLI-03, CLI-04)."""

from ledger.contract import Act, ActContext, Command, Drafts
from ledger.form import Chosen, choice
from ledger.games.ludi_romani.clientela.bonds import (
    bound,
    can_protect,
    freed,
    must_be_fit_as_cliens,
    must_be_patronus,
    must_need_protection,
)
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections, met
from ledger.offer import Form, Known, choose
from ledger.references import Who


class TakeClient(Command):
    """Take somebody on as a cliens who has nobody to protect them, or has you as a second."""

    who: Who


class SeekProtection(Command):
    """Offer oneself as a cliens."""

    to: Who


class ReleaseClient(Command):
    """Let a cliens go."""

    who: Who


def together(state: Game, one: str, other: str, rule: str) -> Objections:
    """Patronus and cliens meet in one region (CLI-03, CLI-04, CLI-09)."""
    place = state.seating.place(one)
    if not place or place != state.seating.place(other):
        yield Objection(rule, "not-in-same-region", {"who": f"who:{other}"})


def _must_suit(state: Game, patronus: str, cliens: str, rule: str) -> Objections:
    """These two may be patronus and cliens, and meet in one region."""
    yield from must_be_patronus(state, patronus)
    yield from must_be_fit_as_cliens(state, cliens, patronus)
    yield from must_need_protection(state, cliens)
    yield from together(state, patronus, cliens, rule)


def _take_objections(state: Game, actor: str, command: TakeClient) -> Objections:
    """A general or king who meets the unprotected may take them on (CLI-03)."""
    yield from _must_suit(state, actor, command.who, "CLI-03")


def _seek_objections(state: Game, actor: str, command: SeekProtection) -> Objections:
    """The unprotected may offer themselves to a general or king (CLI-04)."""
    yield from _must_suit(state, command.to, actor, "CLI-04")


def _release_objections(state: Game, actor: str, command: ReleaseClient) -> Objections:
    """One lets go whom one has (CLI-08)."""
    if actor not in state.world.person(command.who).patroni:
        yield Objection("CLI-08", "not-your-cliens", {"who": f"who:{command.who}"}, waivable=False)


def _take(state: Game, actor: str, command: TakeClient, _context: ActContext) -> Drafts:
    return bound(state, actor, command.who, "taken")


def _seek(state: Game, actor: str, command: SeekProtection, _context: ActContext) -> Drafts:
    return bound(state, command.to, actor, "sought")


def _release(state: Game, actor: str, command: ReleaseClient, _context: ActContext) -> Drafts:
    return freed(state, command.who, (actor,), "released")


def _accepts(_state: Game, _actor: str, command: SeekProtection) -> tuple[str, ...]:
    return (command.to,)


def _offer_take(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not can_protect(state, actor):
        return None
    here = state.seating.at(state.seating.place(actor))
    nobody = Objection("CLI-03", "nobody-unprotected")
    return choose("who", here, lambda who: _must_suit(state, actor, who, "CLI-03"), nobody)


def _offer_seek(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not state.world.person(actor).mortal or not met(must_need_protection(state, actor)):
        return None
    here = state.seating.at(state.seating.place(actor))
    nobody = Objection("CLI-04", "nobody-to-protect")
    return choose("to", here, lambda who: _must_suit(state, who, actor, "CLI-04"), nobody)


def _offer_release(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    clients = clients_of(known.state, actor)
    return Form((choice("who", clients),)) if clients else None


def clients_of(state: Game, patronus: str) -> tuple[str, ...]:
    """Whose patronus this is (CLI-13)."""
    people = state.world.people.values()
    return tuple(sorted(person.id for person in people if patronus in person.patroni))


TAKE = Act(TakeClient, _take_objections, _take, _offer_take)
SEEK = Act(SeekProtection, _seek_objections, _seek, _offer_seek, voices=_accepts)
RELEASE = Act(ReleaseClient, _release_objections, _release, _offer_release)

"""How one becomes a cliens, and is let go: taken on, or by asking (CLI-03, CLI-04)."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Drafts
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.clientela.bonds import (
    bound,
    can_protect,
    client_objections,
    freed,
    needs_protection,
    patron_objections,
)
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known


class TakeClient(Command):
    """Take somebody on as a cliens who has nobody to protect them, or has you as a second."""

    who: str = Field(max_length=64)


class SeekProtection(Command):
    """Offer oneself as a cliens."""

    to: str = Field(max_length=64)


class ReleaseClient(Command):
    """Let a cliens go."""

    who: str = Field(max_length=64)


def together(state: Game, one: str, other: str, rule: str) -> Objections:
    """Patronus and cliens meet in one region (CLI-03, CLI-04, CLI-09)."""
    place = state.seating.place(one)
    if not place or place != state.seating.place(other):
        yield Objection(rule, "not-in-same-region", {"who": f"who:{other}"})


def _pair(state: Game, patronus: str, cliens: str, rule: str) -> Objections:
    yield from patron_objections(state, patronus)
    yield from client_objections(state, cliens, patronus)
    yield from needs_protection(state, cliens)
    yield from together(state, patronus, cliens, rule)


def _take_objections(state: Game, actor: str, command: TakeClient) -> Objections:
    """A general or king who meets the unprotected may take them on (CLI-03)."""
    unknown = tuple(unknown_character(state, command.who))
    yield from unknown or _pair(state, actor, command.who, "CLI-03")


def _seek_objections(state: Game, actor: str, command: SeekProtection) -> Objections:
    """The unprotected may offer themselves to a general or king (CLI-04)."""
    unknown = tuple(unknown_character(state, command.to))
    yield from unknown or _pair(state, command.to, actor, "CLI-04")


def _release_objections(state: Game, actor: str, command: ReleaseClient) -> Objections:
    """One lets go whom one has (CLI-08)."""
    unknown = tuple(unknown_character(state, command.who))
    yield from unknown
    if not unknown and actor not in state.world.person(command.who).patroni:
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
    found = (who for who in here if not any(_pair(state, actor, who, "CLI-03")))
    return _choice("who", tuple(map(Option, found)), Objection("CLI-03", "nobody-unprotected"))


def _offer_seek(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not state.world.person(actor).mortal or any(needs_protection(state, actor)):
        return None
    here = state.seating.at(state.seating.place(actor))
    found = (who for who in here if not any(_pair(state, who, actor, "CLI-04")))
    return _choice("to", tuple(map(Option, found)), Objection("CLI-04", "nobody-to-protect"))


def _offer_release(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    clients = clients_of(known.state, actor)
    return Form((Choice("who", tuple(map(Option, clients))),)) if clients else None


def clients_of(state: Game, patronus: str) -> tuple[str, ...]:
    """Whose patronus this is (CLI-13)."""
    people = state.world.people.values()
    return tuple(sorted(person.id for person in people if patronus in person.patroni))


def _choice(name: str, options: tuple[Option, ...], otherwise: Objection) -> Form:
    return Form((Choice(name, options),)) if options else Form(blocked=(otherwise,))


TAKE = Act(TakeClient, _take_objections, _take, _offer_take)
SEEK = Act(SeekProtection, _seek_objections, _seek, _offer_seek, voices=_accepts)
RELEASE = Act(ReleaseClient, _release_objections, _release, _offer_release)

"""A rex may flee to his throne once in a game, even from a battle (REX-02, REX-03)."""

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    characters_in_fields,
    consent_of_approvers,
    recorded_only_type,
)
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked
from ledger.games.ludi_romani.fata.corrections import undo_by_moving_to
from ledger.games.ludi_romani.goods import account_for_gains, postings_handing_over
from ledger.games.ludi_romani.proelium import matters
from ledger.games.ludi_romani.seats import THRONE_SEAT, kind_of_seat
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Event, Placement
from ledger.record.objection import Objection, Objections
from ledger.record.references import Place, Who, arguments_of

FUGA_CARD = "rexpressus"


class Flee(Command):
    """Flee to the actor's throne, escorted by a god who takes the Rexpressus."""

    numen: Who
    """The god who escorts the rex."""


class RexFled(Event, stored="ludi_romani/rex-fled@1"):
    """The return of a rex to his throne with all his goods, escorted by a god."""

    who: Who
    numen: Who
    origin: Place
    place: Place


def _flee_objections(state: Game, actor: str, command: Flee) -> Objections:
    yield from _must_be_able_to_flee(state, actor)
    if state.world.person(command.numen).mortal:
        yield Objection("REX-03", "gods-escort", {"who": f"who:{command.numen}"})


def _must_be_able_to_flee(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a living rex with the card, off his throne.

    Rules: REX-02, 03.
    """
    person = state.world.person(actor)
    if person.role != "rex" or not person.living or not _region_of_throne(state, actor):
        yield Objection("REX-02", "reges-flee", waivable=False)
    elif kind_of_seat(state, actor) == THRONE_SEAT:
        yield Objection("REX-02", "on-the-throne", waivable=False)
    if not state.books.holding(actor, FUGA_CARD):
        yield Objection("REX-02", "flee-once", {"who": f"who:{actor}"})
        yield Objection("REX-03", "no-rexpressus", {"who": f"who:{actor}"}, waivable=False)
    battle = state.world.pugnae.battle_of(actor)
    if battle and actor in battle.pending:
        yield Objection("PROEL-24", "decide-first")


def _region_of_throne(state: Game, rex: str) -> str:
    """Return the region of a rex's throne; empty if it is not on the board."""
    return state.world.scenario.thrones.get(rex, "")


def _draft_flight(state: Game, actor: str, command: Flee, _context: ActContext) -> Drafts:
    """Return the draft that seats him on his throne. The god keeps the card (REX-02, REX-03)."""
    home_region = _region_of_throne(state, actor)
    event = RexFled(actor, command.numen, state.seating.place_of(actor), home_region)
    card = postings_handing_over(
        state, FUGA_CARD, actor, account_for_gains(state, command.numen), 1
    )
    return (Draft(event, card, (Placement(actor, home_region, THRONE_SEAT),)),)


def _offer_flee(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    if state.world.person(actor).role != "rex" or not state.books.holding(actor, FUGA_CARD):
        return None
    gods = tuple(numen.id for numen in state.world.scenario.numina)
    return form_unless_blocked(
        choice("numen", gods), blocking_objections=_must_be_able_to_flee(state, actor)
    )


FLEE = Act(
    Flee,
    _flee_objections,
    _draft_flight,
    _offer_flee,
    name="flee-home",
    consent=consent_of_approvers(characters_in_fields("numen"), matter=matters.id_of_own_battle),
    chapter="REX",
)
REX_FLED = recorded_only_type(
    RexFled, arguments_of("who", "numen", "place"), undo=undo_by_moving_to("origin")
)

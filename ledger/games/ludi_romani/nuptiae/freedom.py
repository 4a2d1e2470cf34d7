"""Women after a marriage, who are free and may become amazones (ROST-06, NUPT-09, DIV-08)."""

from collections.abc import Iterator
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.offer import fieldless_offer, fieldless_offer_unless_refused, meets_demand
from ledger.games.ludi_romani import arms, goods, seats
from ledger.games.ludi_romani.roster import RoleChanged
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of


class TakeArms(Command):
    """Become an amazon."""


class LayDownArms(Command):
    """Give up all legiones and become a free woman."""


class ArmsTaken(Event, stored="ludi_romani/arms-taken@1"):
    """A free woman became an amazon."""

    who: Who


class ArmsLaidDown(Event, stored="ludi_romani/arms-laid-down@1"):
    """A woman gave her legiones to Venus and became a free woman."""

    who: Who
    role: str
    """Her earlier role."""


def _must_have_been_married(state: Game, actor: str, _command: Any = None) -> Objections:
    """Raise an objection unless the actor is a free woman who was divorced or widowed.

    Rules: NUPT-09, DIV-08.
    """
    person = state.world.person(actor)
    if person.role != "free_woman" or not person.living:
        yield Objection("NUPT-09", "free-women-arm", about_character(actor))


def _draft_taking_of_arms(
    _state: Game, actor: str, _command: TakeArms, _context: ActContext
) -> Drafts:
    """Return the draft by which she becomes an amazon (NUPT-09, DIV-08)."""
    return (Draft(ArmsTaken(actor)),)


def _must_be_free_woman_or_amazon(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a living free woman or amazon (DIV-05, NUPT-09)."""
    person = state.world.person(actor)
    if person.role not in ("free_woman", "amazon") or not person.living:
        yield Objection("NUPT-09", "free-women-disarm", about_character(actor))


def _lay_down_objections(state: Game, actor: str, _command: LayDownArms) -> Objections:
    yield from _must_be_free_woman_or_amazon(state, actor)
    if not goods.number_of_legions(state, actor) and state.world.person(actor).role != "amazon":
        yield Objection("NUPT-09", "no-arms", about_character(actor), waivable=False)
    yield from arms.legions_must_be_free(state, actor, goods.CURIALIS)


def _draft_laying_down(
    state: Game, actor: str, _command: LayDownArms, _context: ActContext
) -> Drafts:
    """Return the draft by which Venus gets the legiones (NUPT-09)."""
    event = ArmsLaidDown(actor, state.world.person(actor).role)
    return (Draft(event, tuple(_postings_of_legions_to_venus(state, actor))),)


def _postings_of_legions_to_venus(state: Game, character: str) -> Iterator[Posting]:
    venus = (*seats.gods_with_power(state, "receive_dead_lc"), *state.kernel.stewards)[0]
    for legio in goods.LEGIONES:
        legion_count = state.books.holding(character, legio)
        yield from goods.postings_handing_over(
            state, legio, character, goods.account_for_gains(state, venus), legion_count
        )


def draft_amazons(state: Game) -> Iterator[Draft]:
    """Yield drafts that make free women with legiones amazones at a season's end (ROST-06)."""
    for character, person in sorted(state.world.people.items()):
        if (
            person.role == "free_woman"
            and person.living
            and goods.number_of_legions(state, character)
        ):
            yield Draft(ArmsTaken(character))


def _undo_taking_of_arms(state: Game, entry: Entry) -> Drafts:
    """Return the draft by which she is a free woman again (FATA-08)."""
    return _draft_restored_role(state, entry.event.who, "free_woman")


@fold_of(ArmsTaken, undo=_undo_taking_of_arms)
def _evolve_taking_of_arms(world: World, event: ArmsTaken, _entry: Entry) -> World:
    """Return the world with the amazon, who counts as an imperator (ROST-07)."""
    return world.with_person(event.who, role="amazon")


def _undo_laying_down(state: Game, entry: Entry) -> Drafts:
    """Return the draft by which she has her earlier role again (FATA-08)."""
    return _draft_restored_role(state, entry.event.who, entry.event.role)


@fold_of(ArmsLaidDown, arguments_of("who"), undo=_undo_laying_down)
def _evolve_laying_down(world: World, event: ArmsLaidDown, _entry: Entry) -> World:
    """Return the world in which she is a free woman, and may marry (NUPT-09)."""
    return world.with_person(event.who, role="free_woman")


def _draft_restored_role(state: Game, character: str, role: str) -> Drafts:
    current_role = state.world.person(character).role
    if current_role == role or current_role not in ("free_woman", "amazon"):
        return ()
    return (Draft(RoleChanged(character, role, current_role)),)


_TAKE_OFFER = fieldless_offer_unless_refused(_must_have_been_married)
_LAY_OFFER = fieldless_offer(_lay_down_objections, meets_demand(_must_be_free_woman_or_amazon))
TAKE_ARMS = Act(TakeArms, _must_have_been_married, _draft_taking_of_arms, _TAKE_OFFER)
LAY_DOWN_ARMS = Act(LayDownArms, _lay_down_objections, _draft_laying_down, _LAY_OFFER)

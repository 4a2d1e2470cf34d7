"""Edicts of the Fates: they repeat the tribute or, by one reading, raise it (TRIB-10, TRIB-12)."""

from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Number
from ledger.contract.offer import (
    Form,
    KnownState,
    fieldless_offer,
    form_unless_blocked,
    meets_demand,
)
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.fata import corrections
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum import claims
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Who, arguments_of

HIGHEST_FACTOR = 3


class RepeatTribute(Command):
    """Order that tribute is collected again."""


class MultiplyTribute(Command):
    """Double or triple the rate for this winter."""

    factor: int = Field(ge=2, le=HIGHEST_FACTOR)
    """How many times the rate is taken: 2 or 3."""


class TributeRepeated(Event, stored="ludi_romani/tribute-repeated@1"):
    """A repetition of the tribute: everybody may collect again from every god."""

    by: Who
    number: int


class RepetitionRecalled(Event, stored="ludi_romani/repetition-recalled@1"):
    """A repetition that was corrected and no longer counts."""

    number: int


class TributeMultiplied(Event, stored="ludi_romani/tribute-multiplied@1"):
    """A rate that is multiplied until the winter ends."""

    by: Who
    factor: int


def must_be_able_to_order_repetition(state: Game, actor: str) -> Objections:
    """Raise an objection unless the Fates order a repetition (TRIB-10, FATA-07)."""
    if not seats.has_power(state, actor, "instauratio"):
        yield Objection("TRIB-10", "fates-decree")


def must_be_able_to_order_multiplication(state: Game, actor: str) -> Objections:
    """Raise an objection unless the Fates multiply tribute (TRIB-12)."""
    if not seats.has_power(state, actor, "multiply_tributum"):
        yield Objection("TRIB-12", "fates-decree")


def rate_must_be_raisable(state: Game) -> Objections:
    """Raise an objection unless the reading allows raising the rate (TRIB-12)."""
    if state.switch("tributum.multiplier") != "rate":
        yield Objection("TRIB-12", "repeat-instead", waivable=False)


def _repeat_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless the Fates may order a repetition.

    At most two repetitions are possible in a hiems. Rule: TRIB-10.
    """
    yield from must_be_able_to_order_repetition(state, actor)
    yield from claims.must_be_hiems(state)
    limit = state.world.scenario.limits.instaurationes_per_hiems
    if state.world.instaurationes - len(state.world.recalled_repetitions) >= limit:
        yield Objection("TRIB-10", "repeated-enough", {"n": limit})


def _multiply_objections(state: Game, actor: str, command: MultiplyTribute) -> Objections:
    """Raise an objection unless the Fates may double or triple the rate (TRIB-12).

    By the usual reading they repeat the tribute instead.
    """
    yield from must_be_able_to_order_multiplication(state, actor)
    yield from claims.must_be_hiems(state)
    yield from rate_must_be_raisable(state)
    if command.factor <= claims.rate_factor(state):
        yield Objection("TRIB-12", "raised-already", {"n": claims.rate_factor(state)})


def _draft_repetition(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the draft by which everybody collects once more (TRIB-10, FATA-07)."""
    return (Draft(TributeRepeated(actor, state.world.instaurationes + 1)),)


def _draft_multiplication(
    _state: Game, actor: str, command: MultiplyTribute, _context: ActContext
) -> Drafts:
    return (Draft(TributeMultiplied(actor, command.factor)),)


@fold_of(RepetitionRecalled, arguments_of(n="number"))
def _evolve_recalled_repetition(world: World, event: RepetitionRecalled, _entry: Entry) -> World:
    """Return the world in which the latest round that still counts continues (TRIB-10)."""
    recalled_numbers = world.recalled_repetitions | {event.number}
    standing = (
        repetition_number
        for repetition_number in range(1, world.instaurationes + 1)
        if repetition_number not in recalled_numbers
    )
    last_number = max(standing, default=0)
    return replace(
        world,
        instaurationes=last_number,
        recalled_repetitions=frozenset(
            repetition_number
            for repetition_number in recalled_numbers
            if repetition_number < last_number
        ),
    )


def _undo_repetition(state: Game, entry: Entry) -> Drafts:
    """Return the draft that recalls a repetition of this hiems.

    Later repetitions remain (FATA-08).
    """
    event: TributeRepeated = entry.event
    is_known = (
        event.number <= state.world.instaurationes
        and event.number not in state.world.recalled_repetitions
    )
    is_same_season = entry.period == state.period.seq
    return (Draft(RepetitionRecalled(event.number)),) if is_same_season and is_known else ()


@fold_of(TributeRepeated, arguments_of("by", n="number"), undo=_undo_repetition)
def _evolve_repetition(world: World, _event: TributeRepeated, _entry: Entry) -> World:
    """Return the world with a new round of claims (TRIB-10, TRIB-12)."""
    return replace(world, instaurationes=world.instaurationes + 1)


def _undo_multiplication(state: Game, entry: Entry) -> Drafts:
    return corrections.draft_rights_renewed(
        state, entry, f"{claims.RATE_RIGHT}/{entry.event.factor}"
    )


@fold_of(TributeMultiplied, arguments_of("by", n="factor"), undo=_undo_multiplication)
def _evolve_multiplication(world: World, event: TributeMultiplied, _entry: Entry) -> World:
    """Return the world in which the rate is raised until the season ends (TRIB-12)."""
    return world.with_marks(f"{claims.RATE_RIGHT}/{event.factor}")


def _offer_multiply(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    current_factor = claims.rate_factor(state)
    if not is_met(
        (*must_be_able_to_order_multiplication(state, actor), *rate_must_be_raisable(state))
    ):
        return None
    if current_factor == HIGHEST_FACTOR and is_met(claims.must_be_hiems(state)):
        return Form(blocked=(Objection("TRIB-12", "raised-already", {"n": current_factor}),))
    return form_unless_blocked(
        Number("factor", current_factor + 1, HIGHEST_FACTOR),
        blocking_objections=claims.must_be_hiems(state),
    )


_REPEAT_OFFER = fieldless_offer(_repeat_objections, meets_demand(must_be_able_to_order_repetition))
REPEAT_TRIBUTE = Act(RepeatTribute, _repeat_objections, _draft_repetition, _REPEAT_OFFER)
MULTIPLY_TRIBUTE = Act(
    MultiplyTribute, _multiply_objections, _draft_multiplication, _offer_multiply
)

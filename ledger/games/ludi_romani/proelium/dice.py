"""The dice of a battle round, including the legio fabrilis, with modifiers and outcomes."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, NamedTuple

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    characters_in_fields,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.offer import Form, KnownState, form_of_accepted_values
from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.proelium import folds, matters
from ledger.games.ludi_romani.proelium.state import Concursatio, Modifier, Proelium
from ledger.games.ludi_romani.state import Game, World
from ledger.record.books import lent_account
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who, arguments_of

MAX_SIDES = 100
"""The maximum number of sides of a battle die, including a war god's die (`dice.war_god_sides`)."""

Face = Annotated[int, Field(ge=1, le=MAX_SIDES)]
FacesOfDie = Annotated[tuple[Face, ...], Field(max_length=1, strict=False)]
"""The typed-in face of one die, which is sent as a JSON list with one element."""

CAPTURED_RESULT = "captured"
CEDED_RESULT = "ceded"
TIE_RESULT = "tie"
KEPT_RESULT = "kept"
DOUBLING_MODIFIER = "juno_doubling"
DOUBLING_FACTOR = 2
CAPTURING_DIFFERENCE = 2
"""A die that wins by at least this many points takes the loser's legio (PROEL-21)."""

NO_SIDE = -1
FABRILIS = "legio_fabrilis"
FABRILIS_POWER = "lend_fabrilis"


class RoundOutcome(NamedTuple):
    """The result of a round, and the number of the side that won it (`NO_SIDE` for a tie)."""

    result: str
    winner: int


class LendFabrilis(Command):
    """Lend the ten-sided die to a mortal in a battle."""

    to: Who
    """The mortal who rolls it."""


class FabrilisLent(Event, stored="ludi_romani/fabrilis-lent@1"):
    """The loan of Vulcan's ten-sided die to a fighter."""

    proelium: str
    by: Who
    to: Who


def faces_must_fit(faces: tuple[int, ...] | None, sides: tuple[int, ...] | None) -> Objections:
    """Raise an objection unless one valid face is typed in for each die on the table (FATA-11).

    `sides` holds the number of sides of each die. `sides` is None for the server's dice, whose
    faces are never typed in.
    """
    if sides is None:
        if faces is not None:
            yield Objection("FATA-11", "dice-not-wanted", waivable=False)
    elif len(faces or ()) != len(sides):
        yield Objection("FATA-11", "dice-wanted", {"n": len(sides)}, waivable=False)
    elif any(
        face > number_of_sides for face, number_of_sides in zip(faces or (), sides, strict=True)
    ):
        yield Objection("FATA-11", "no-such-face", waivable=False)


def legio_sides(state: Game) -> int:
    """Return the number of sides of a legio's die, a ghost's die and a lot (IMAGO-05)."""
    return state.world.scenario.sides.legio


def modified_number(face: int, modifiers: Iterable[Modifier], order: Iterable[str]) -> int:
    """Return a die's number after all its modifiers, applied in the given order.

    Rules: PROEL-44 to 46.
    """
    modified_face, modifiers = face, tuple(modifiers)
    for modifier in order:
        changes = [
            applied_modifier.n for applied_modifier in modifiers if applied_modifier.how == modifier
        ]
        modified_face = (
            modified_face * DOUBLING_FACTOR
            if modifier == DOUBLING_MODIFIER and changes
            else modified_face + sum(changes)
        )
    return modified_face


def totals_of(state: Game, concursatio: Concursatio) -> tuple[int, int]:
    """Return the totals of both parties in this round so far; 0 for a party that has not rolled.

    Modifiers apply in the order of `dice_modifier_order`: Juno, ghosts, Fortuna by default.
    """
    order = str(state.switch("dice_modifier_order")).split()
    first_total, second_total = (
        modified_number(
            throw.face,
            (modifier for modifier in concursatio.touches if modifier.side == side_index),
            order,
        )
        if throw
        else 0
        for side_index, throw in enumerate(concursatio.throws)
    )
    return first_total, second_total


def outcome_of_mutual_fight(first_total: int, second_total: int) -> RoundOutcome:
    """Return `captured` for a lead of two points or more, `ceded` for one point, otherwise `tie`.

    Rules: PROEL-21 to 23.
    """
    difference = abs(first_total - second_total)
    if not difference:
        return RoundOutcome(TIE_RESULT, NO_SIDE)
    winner_index = (first_total, second_total).index(max(first_total, second_total))
    return RoundOutcome(
        CAPTURED_RESULT if difference >= CAPTURING_DIFFERENCE else CEDED_RESULT, winner_index
    )


def outcome_of_attack(attack_total: int, defence_total: int) -> RoundOutcome:
    """Return the outcome of a round in which only the defender risks dice.

    The defender keeps the legio with an equal or higher number, and loses it with a lower number.
    The rule holds against a war god (PROEL-35) and against the Ring (RING-07).
    """
    return (
        RoundOutcome(KEPT_RESULT, 1)
        if defence_total >= attack_total
        else RoundOutcome(CAPTURED_RESULT, 0)
    )


def fabrilis_return_postings(state: Game, holder: str) -> tuple[Posting, ...]:
    """Return the postings that bring the legio fabrilis from its holder to its god (PROEL-43)."""
    return tuple(
        Posting(FABRILIS, lent_account(holder, god), god, 1)
        for god in seats.gods_with_power(state, FABRILIS_POWER)
        if holder and state.books.balance(lent_account(holder, god), FABRILIS)
    )


def member_rolling_fabrilis(battle: Proelium, side_index: int) -> str:
    """Return the party member who rolls Vulcan's die instead of their own; "" if no member does."""
    return battle.fabrilis if battle.fabrilis in battle.sides[side_index].members else ""


def _must_have_fabrilis(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Vulcan, in an aestas, and has the die (PROEL-43)."""
    if not seats.has_power(state, actor, FABRILIS_POWER):
        yield Objection("PROEL-43", "vulcan-lends")
    if state.period.kind != "aestas":
        yield Objection("PROEL-43", "summer-only")
    if not state.books.balance(actor, FABRILIS):
        yield Objection("PROEL-43", "fabrilis-away", waivable=False)


def _must_be_able_to_borrow(state: Game, receiver: str) -> Objections:
    """Raise an objection unless the borrower is a mortal fighter with a legio.

    The loan is possible once per battle. Rule: PROEL-43.
    """
    message_args = {"who": f"who:{receiver}"}
    if not state.world.person(receiver).mortal:
        yield Objection("PROEL-43", "mortals-only", message_args)
    if not goods.number_of_legions(state, receiver):
        yield Objection("PROEL-43", "fabrilis-needs-a-legio", message_args)
    battle = state.world.pugnae.battle_of(receiver)
    if battle is None or not battle.is_being_fought:
        yield Objection("PROEL-43", "not-in-a-battle", message_args, waivable=False)
        yield from matters.must_not_be_cut_short(state, receiver)
    elif battle.fabrilis:
        yield Objection("PROEL-43", "fabrilis-once", message_args)


def _lend_objections(state: Game, actor: str, command: LendFabrilis) -> Objections:
    yield from _must_have_fabrilis(state, actor)
    yield from _must_be_able_to_borrow(state, command.to)


def _draft_loan(state: Game, actor: str, command: LendFabrilis, _context: ActContext) -> Drafts:
    """Return the draft of the loan.

    The mortal rolls this die until the die is beaten (PROEL-43).
    """
    event = FabrilisLent(matters.id_of_own_battle(state, command.to), actor, command.to)
    return (Draft(event, (Posting(FABRILIS, actor, lent_account(command.to, actor), 1),)),)


@fold_of(FabrilisLent, arguments_of("to", who="by"))
def _evolve_loan_of_die(world: World, event: FabrilisLent, _entry: Entry) -> World:
    """Return the world in which the mortal has borrowed Vulcan's die (PROEL-43)."""
    world = replace(world, bonds=world.bonds.with_loan(event.by, event.to))
    return folds.with_changed_battle(world, event.proelium, fabrilis=event.to)


def _offer_lend(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    if not seats.has_power(state, actor, FABRILIS_POWER) or not any(state.world.pugnae.lasting()):
        return None
    people = (character for battle in state.world.pugnae.lasting() for character in battle.people)
    return form_of_accepted_values(
        "to",
        people,
        lambda character: _must_be_able_to_borrow(state, character),
        Objection("PROEL-43", "nobody-to-arm"),
        _must_have_fabrilis(state, actor),
    )


LEND_FABRILIS = Act(
    LendFabrilis,
    _lend_objections,
    _draft_loan,
    _offer_lend,
    consent=consent_of_approvers(characters_in_fields("to"), matter=matters.id_of_borrowers_battle),
)

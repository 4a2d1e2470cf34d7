"""Bills: the five kinds of law, their targets, and their proposal by consuls (SEN-09 to 24)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Number, Option, choice
from ledger.contract.form import Field as FormField
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import goods, limits, places, roster, seats
from ledger.games.ludi_romani.places import PlaceName
from ledger.games.ludi_romani.senatus import chamber
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import (
    Args,
    Objection,
    Objections,
    about_character,
    first_unmet,
    is_met,
)

IMPERIUM = "imperium"
PROSCRIPTIO = "proscriptio"
RESTITUTIO = "restitutio"
CAEDES = "caedes"
CENSUS = "census"
BILL_KINDS = (IMPERIUM, PROSCRIPTIO, RESTITUTIO, CAEDES, CENSUS)
"""The kinds of bill (SEN-10)."""

KINDS_CARRIED_OUT = (IMPERIUM, PROSCRIPTIO, CAEDES)
"""The laws that Mars or a helper carries out.

The other laws take effect as soon as they have passed (SEN-11).
"""

STRIPPED_ROLES = (*roster.COMMANDING_ROLES, "senator")
"""The roles that a proscriptio may target (SEN-13) and the roles that may get legiones (SEN-12)."""

TargetRule = Callable[[Game, str], Objections]


class BringBill(Command):
    """Bring a bill."""

    kind: PlaceName
    """The kind of bill: `imperium`, `proscriptio`, `restitutio`, `caedes` or `census`."""
    target: PlaceName
    """The character whom it is about, or the region of a census."""
    to: PlaceName = ""
    """For an imperium: the character who gets the legiones; empty otherwise."""
    quantity: int = Field(default=0, ge=0, le=limits.HIGHEST_NUMBER)
    """For an imperium: number of legiones curiales; 0 otherwise."""


class BillBrought(Event, stored="ludi_romani/bill-brought@1"):
    """A consul brought a bill. The ballot on the bill is open."""

    bill: str
    by: str
    kind: str
    target: str
    to: str = ""
    quantity: int = 0
    number: int = 1


def must_be_kind_of_law(bill_kind: str) -> Objections:
    """Raise an objection unless the bill is one of five kinds (SEN-10)."""
    if bill_kind not in BILL_KINDS:
        yield Objection("SEN-10", "five-kinds", waivable=False)


def target_must_exist(state: Game, bill_kind: str, target: str) -> Objections:
    """Raise an objection unless a census targets a region, and any other law a character.

    Rules: SEN-10, FATA-12.
    """
    yield from (seats.must_be_region if bill_kind == CENSUS else roster.must_be_in_cast)(
        state, target
    )


def target_must_command_legiones(state: Game, target: str) -> Objections:
    """Raise an objection unless the target is an imperator with legiones curiales (SEN-12)."""
    person = state.world.person(target)
    if person.role not in roster.COMMANDING_ROLES or not person.living:
        yield Objection("SEN-12", "takes-from-imperator", about_character(target))
    if not state.books.holding(target, goods.CURIALIS):
        yield Objection("SEN-12", "no-curiales-there", about_character(target))


def must_be_proscribable(state: Game, target: str) -> Objections:
    """Raise an objection unless the target is an imperator, senator or amazon, not proscribed.

    Rules: SEN-13, REX-11.
    """
    yield from must_be_able_to_be_struck(state, target)
    if "proscribed" in state.world.person(target).statuses:
        yield Objection("SEN-13", "proscribed-already", about_character(target))


def must_be_able_to_be_struck(state: Game, target: str) -> Objections:
    """Raise an objection if the target is dead, a god, a rex, a virgo or a matrona.

    Rules: SEN-13, REX-11.
    """
    person = state.world.person(target)
    if person.role not in STRIPPED_ROLES or not person.living:
        yield Objection("SEN-13", "not-proscribable", about_character(target))
    if person.role == "rex":
        yield Objection("REX-11", "not-proscribable", about_character(target))


def must_be_proscribed(state: Game, target: str) -> Objections:
    """Raise an objection unless the target of a restitutio is proscribed (SEN-18)."""
    if "proscribed" not in state.world.person(target).statuses:
        yield Objection("SEN-18", "not-proscribed", about_character(target))


def must_be_mortal_and_living(state: Game, target: str) -> Objections:
    """Raise an objection unless the target of a caedes is a living mortal, man or woman.

    Rules: SEN-20, ROST-09.
    """
    person = state.world.person(target)
    if not (person.mortal and person.living):
        yield Objection(
            "SEN-20", "senate-kills-living-mortals", about_character(target), waivable=False
        )


def must_be_provincia(state: Game, target: str) -> Objections:
    """Raise an objection unless a census is taken in a provincia, not in Rome or a regnum.

    Rules: SEN-23, SEN-24.
    """
    if state.world.scenario.regions[target].kind != "provincia":
        yield Objection("SEN-24", "no-provincia", {"place": f"place:{target}"})


_TARGET_RULES: Mapping[str, TargetRule] = {
    IMPERIUM: target_must_command_legiones,
    PROSCRIPTIO: must_be_proscribable,
    RESTITUTIO: must_be_proscribed,
    CAEDES: must_be_mortal_and_living,
    CENSUS: must_be_provincia,
}


def target_must_fit(state: Game, bill_kind: str, target: str) -> Objections:
    """Raise an objection if a bill of this kind may not be about this character or region."""
    return _TARGET_RULES[bill_kind](state, target)


def possible_targets(state: Game, bill_kind: str) -> tuple[str, ...]:
    """Return every character or region that a bill of this kind may target now."""
    scenario = state.world.scenario
    if bill_kind == CENSUS:
        regions = tuple(scenario.regions)
    else:
        regions = tuple(mortal.id for mortal in scenario.mortals)
    return tuple(target for target in regions if is_met(target_must_fit(state, bill_kind, target)))


def must_be_fit_to_command(state: Game, target: str, receiver: str) -> Objections:
    """Raise an objection unless the receiver is another imperator or a senator (SEN-12)."""
    person = state.world.person(receiver)
    if receiver == target or person.role not in STRIPPED_ROLES or not person.living:
        yield Objection("SEN-12", "gives-to-imperator", about_character(receiver))


def must_have_so_many_curiales(state: Game, target: str, quantity: int) -> Objections:
    """Raise an objection unless an imperium takes from one to all of the target's curiales.

    Rule: SEN-12.
    """
    curialis_count = state.books.holding(target, goods.CURIALIS)
    if not 1 <= quantity <= curialis_count:
        yield Objection("SEN-12", "so-many-curiales", {"n": curialis_count}, waivable=False)


def receivers_of_legions(state: Game, target: str) -> tuple[str, ...]:
    """Return everybody who may receive the target's legiones by an imperium."""
    mortals = (mortal.id for mortal in state.world.scenario.mortals)
    return tuple(
        character
        for character in mortals
        if is_met(must_be_fit_to_command(state, target, character))
    )


def must_be_able_to_bring_bill(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a consul in Rome and no bill is being voted on.

    Rule: SEN-09.
    """
    yield from chamber.must_be_hiems(state)
    yield from chamber.must_be_in_rome(state, actor)
    curia = state.world.curia
    if actor not in curia.consuls:
        yield Objection("SEN-09", "consuls-bring-bills")
    yield from must_have_bill_left(state, actor)
    if curia.open_bill is not None:
        yield Objection("SEN-09", "bill-is-open")


def must_have_bill_left(state: Game, consul: str) -> Objections:
    """Raise an objection if the consul, or the Senate, has had all bills of this winter.

    Rule: SEN-09.

    Each consul brings one bill. The Senate hears two.
    """
    bill_limits = state.world.scenario.limits
    bill_limit = bill_limits.bills_per_consul_per_hiems
    if number_of_bills_by(state, consul) >= bill_limit:
        yield Objection("SEN-09", "one-bill-each", about_character(consul))
    elif len(state.world.curia.bills_of_this_winter) >= bill_limit * bill_limits.consuls_per_hiems:
        yield Objection("SEN-09", "bills-of-the-winter")


def number_of_bills_by(state: Game, consul: str) -> int:
    """Return how many bills this consul has brought this winter (SEN-09)."""
    return sum(bill.author == consul for bill in state.world.curia.bills_of_this_winter)


def _bring_bill_objections(state: Game, actor: str, command: BringBill) -> Objections:
    yield from must_be_able_to_bring_bill(state, actor)
    yield from first_unmet(
        must_be_kind_of_law(command.kind),
        target_must_exist(state, command.kind, command.target),
        _bill_must_fit(state, command),
    )


def _bill_must_fit(state: Game, command: BringBill) -> Objections:
    """Raise an objection unless the target suits the law and the bill is complete.

    Rules: SEN-10, SEN-12.
    """
    yield from target_must_fit(state, command.kind, command.target)
    yield from imperium_must_be_complete(state, command)


def imperium_must_be_complete(state: Game, command: BringBill) -> Objections:
    """Raise an objection unless an imperium names a receiver and a number of legiones.

    No other law may name these. Rule: SEN-12.
    """
    if command.kind != IMPERIUM:
        if command.to or command.quantity:
            yield Objection("SEN-10", "bill-says-too-much", waivable=False)
        return
    unknown_objections = tuple(roster.must_be_in_cast(state, command.to))
    yield from unknown_objections or must_be_fit_to_command(state, command.target, command.to)
    yield from must_have_so_many_curiales(state, command.target, command.quantity)


def _draft_bill(state: Game, actor: str, command: BringBill, context: ActContext) -> Drafts:
    """Return the drafts that put the bill to the vote and call the roll (SEN-02, SEN-09)."""
    event = BillBrought(
        bill=context.act,
        by=actor,
        kind=command.kind,
        target=command.target,
        to=command.to,
        quantity=command.quantity,
        number=len(state.world.curia.bills_of_this_winter) + 1,
    )
    return (
        Draft(event),
        chamber.draft_roll_of_voters(chamber.suffragia_of_chamber(state), context.act),
    )


def _offer_bring_bill(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if actor not in state.world.curia.consuls:
        return None
    objections = tuple(must_be_able_to_bring_bill(state, actor))
    if objections:
        return Form(blocked=objections)
    bill_kind = str(known_state.chosen.get("kind", ""))
    kind_field = choice(
        "kind", [option for option in BILL_KINDS if possible_targets(state, option)]
    )
    if bill_kind not in BILL_KINDS:
        return Form((kind_field, *places.awaiting_fields("target", prerequisites=("kind",))))
    target_field = Choice("target", tuple(map(Option, possible_targets(state, bill_kind))))
    if bill_kind != IMPERIUM:
        return Form((kind_field, target_field))
    return Form(
        (
            kind_field,
            target_field,
            *_imperium_fields(state, target_field, str(known_state.chosen.get("target", ""))),
        )
    )


def _imperium_fields(state: Game, target: Choice, character: str) -> tuple[FormField, ...]:
    if character not in (option.value for option in target.options):
        return places.awaiting_fields("to", "quantity", prerequisites=("target",))
    receiver_choice = Choice("to", tuple(map(Option, receivers_of_legions(state, character))))
    return (
        receiver_choice,
        Number(
            "quantity",
            1,
            state.books.holding(character, goods.CURIALIS),
            unit=f"asset:{goods.CURIALIS}",
        ),
    )


def message_args_of_bill(bill_kind: str, target: str, receiver: str, quantity: int) -> Args:
    """Return the effect and the target of a bill, as arguments of a message."""
    return {
        "kind": bill_kind,
        "target": f"place:{target}" if bill_kind == CENSUS else f"who:{target}",
        "to": f"who:{receiver}" if receiver else "none",
        "n": quantity,
    }


def message_args_of_law(law: Any) -> Args:
    """Return the message arguments for a bill, or for an event with the fields of a bill."""
    receiver = law.receiver if isinstance(law, Bill) else getattr(law, "to", "")
    return message_args_of_bill(law.kind, law.target, receiver, getattr(law, "quantity", 0))


def _bill_brought_args(event: BillBrought) -> Args:
    return {"by": f"who:{event.by}", **message_args_of_law(event)}


def _undo_bill_brought(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that remove an open bill. A decided bill stays (FATA-08)."""
    bill = state.world.curia.bills.get(entry.event.bill)
    is_open = bill is not None and bill.stage == "open"
    return chamber.draft_cancelled_act("bill", entry.event.by, entry.event.bill) if is_open else ()


@fold_of(BillBrought, _bill_brought_args, undo=_undo_bill_brought)
def _evolve_brought(world: World, event: BillBrought, _entry: Entry) -> World:
    """Return the world in which the ballot is open until Venus closes it (SEN-09)."""
    bill_fields = (event.kind, event.target, event.to, event.quantity, event.number)
    return replace(world, curia=world.curia.with_bill(Bill(event.bill, event.by, *bill_fields)))


BRING_BILL = Act(
    BringBill,
    _bring_bill_objections,
    _draft_bill,
    _offer_bring_bill,
    consent=Consent(recorders=chamber.gods_recording_acts),
)

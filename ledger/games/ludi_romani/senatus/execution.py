"""The execution of laws by Mars, Phobos or Deimos, and their confiscations (SEN-11 to SEN-21)."""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import arms, goods, limits, roster, seats
from ledger.games.ludi_romani.fata.facts import NEGATION_PREFIX, draft_set_fact
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.mors.sentence import draft_sentence, draft_sentence_lifted
from ledger.games.ludi_romani.places import PlaceName
from ledger.games.ludi_romani.senatus import bills, chamber
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Args, Objection, Objections, about_character, is_met


class CarryOutLaw(Command):
    """Announce a law to the character it concerns, and carry it out."""

    bill: PlaceName
    """The id of the law."""


class LawCarriedOut(Event, stored="ludi_romani/law-carried-out@1"):
    """A law that was announced and carried out. The postings hold the legiones it moved."""

    bill: str
    by: str
    kind: str
    target: str
    to: str = ""
    quantity: int = 0
    """Number of legiones that went where the law says."""

    excess: int = 0
    """Number of legiones that Mars got because the receiver had no room."""

    becomes: str = ""
    """The receiver's new role; empty for no change."""


def confiscation_postings(
    state: Game, character: str, asset: str, target: str, largest_amount: int | None = None
) -> tuple[Posting, ...]:
    """Return postings that take all of an asset that a character holds.

    At most `largest_amount` units are taken.

    Borrowed assets are taken and their owner loses them. Assets lent to others are not taken.
    """
    amount = state.books.holding(character, asset) if largest_amount is None else largest_amount
    postings = []
    # The character's own account pays first.
    for account in sorted(state.books.parts.get(character, ())):
        moved_amount = min(amount, state.books.balance(account, asset))
        if moved_amount:
            postings.append(Posting(asset, account, target, moved_amount))
            amount -= moved_amount
    return tuple(postings)


def laws_to_carry_out(state: Game) -> tuple[Bill, ...]:
    """Return the laws that can still be carried out: laws that passed and concern the living."""
    people = state.world.people
    passed_bills = (bill for bill in state.world.curia.bills_in_order if bill.stage == "passed")
    return tuple(bill for bill in passed_bills if people[bill.target].living)


def must_execute_laws(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Mars or a helper. Any other god gets a warning.

    Rule: SEN-11.
    """
    judges = chamber.executors(state)
    god_references = [f"who:{god}" for god in judges]
    if state.world.person(actor).mortal:
        yield Objection("SEN-11", "mars-carries-out", {"who": god_references})
    elif actor not in judges:
        yield Objection(
            "SEN-11", "carried-out-by-another", about_character(actor), grade="W", judges=judges
        )


def _carry_out_law_objections(state: Game, actor: str, command: CarryOutLaw) -> Objections:
    yield from must_execute_laws(state, actor)
    bill = next((bill for bill in laws_to_carry_out(state) if bill.id == command.bill), None)
    if bill is None:
        yield Objection("SEN-11", "no-such-law", waivable=False)
    else:
        yield from law_must_be_possible(state, actor, bill)


def law_must_be_possible(state: Game, actor: str, bill: Bill) -> Objections:
    """Raise an objection if the law cannot be carried out now.

    A proscriptio needs a valid target (SEN-13), and a caedes needs a god who may own legiones
    (SEN-21). Neither law takes legiones out of a battle (PROEL-25).
    """
    if bill.kind == bills.PROSCRIPTIO:
        yield from bills.must_be_able_to_be_struck(state, bill.target)
    if bill.kind == bills.CAEDES:
        yield from roster.must_be_able_to_own_property(state, actor)
    legiones = (
        (goods.CURIALIS, goods.CLIENTARUM) if bill.kind == bills.CAEDES else (goods.CURIALIS,)
    )
    yield from arms.legions_must_be_safe(state, (bill.target,), legiones)


def _draft_execution(state: Game, actor: str, command: CarryOutLaw, context: ActContext) -> Drafts:
    bill = state.world.curia.bills[command.bill]
    match bill.kind:
        case "imperium":
            return (_draft_imperium(state, actor, bill),)
        case "proscriptio":
            return _draft_proscriptio(state, actor, bill, context)
        case _:
            return _draft_caedes(state, actor, bill, context)


def draft_reprieve(state: Game, character: str, cause: str) -> Drafts:
    """Return the entries that cancel a death sentence with this cause.

    Without a sentence there are none.

    Rule: SEN-18.
    """
    sentence = state.world.mors.sentences.get(character)
    return (
        draft_sentence_lifted(state, character, "spared")
        if sentence and sentence.cause == cause
        else ()
    )


def receiver_of_legions(state: Game, executor: str) -> str:
    """Return the receiver of the legiones of the condemned: Mars or his deputy (SEN-16)."""
    return (*seats.gods_with_power(state, "receive_proscribed_lc"), executor)[0]


def _draft_imperium(state: Game, actor: str, bill: Bill) -> Draft:
    """Return the draft of an imperium. The receiver cannot refuse the legiones (SEN-12).

    Mars takes the legiones above ten. Mars takes all of them if the receiver has died, or is an
    amazon who married without legiones.
    """
    receiver, legio = bill.receiver, goods.CURIALIS
    legion_count = min(bill.quantity, state.books.holding(bill.target, legio))
    is_unfit = not is_met(roster.must_be_fit_to_own(state, receiver, legio))
    fitting_number = (
        0
        if is_unfit
        else min(legion_count, limits.room_under_every_reading(state, receiver, legio))
    )
    all_postings = confiscation_postings(state, bill.target, legio, receiver, legion_count)
    postings = _split_postings(
        all_postings,
        fitting_number,
        goods.account_for_gains(state, receiver_of_legions(state, actor)),
    )
    new_role = roster.role_from_asset(state, receiver, legio) if fitting_number else ""
    event = LawCarriedOut(
        bill.id,
        actor,
        bills.IMPERIUM,
        bill.target,
        receiver,
        fitting_number,
        legion_count - fitting_number,
        new_role,
    )
    return Draft(event, postings)


def _split_postings(
    postings: tuple[Posting, ...], fitting_number: int, surplus_receiver: str
) -> tuple[Posting, ...]:
    """Return the postings of the first `fitting_number` units.

    All other units go to `surplus_receiver`.
    """
    new_postings = []
    for posting in postings:
        amount = min(fitting_number, posting.amount)
        fitting_number -= amount
        shares = ((posting.target, amount), (surplus_receiver, posting.amount - amount))
        new_postings += [
            Posting(posting.asset, posting.source, receiver, share)
            for receiver, share in shares
            if share
        ]
    return tuple(new_postings)


def _draft_proscriptio(state: Game, actor: str, bill: Bill, context: ActContext) -> Drafts:
    """Return the drafts by which Mars takes the legiones curiales of the condemned (SEN-16).

    Borrowed legiones are taken, too. The condemned keeps everything else (SEN-17). A character in
    Rome dies at once (SEN-14). A character outside Rome wears the red headband (SEN-15).
    """
    character = bill.target
    receiver = receiver_of_legions(state, actor)
    postings = confiscation_postings(
        state, character, goods.CURIALIS, goods.account_for_gains(state, receiver)
    )
    amount = sum(posting.amount for posting in postings)
    event = LawCarriedOut(bill.id, actor, bills.PROSCRIPTIO, character, receiver, amount)
    death_drafts = (
        draft_sentence(state, character, "proscribed", actor, context)
        if chamber.is_in_rome(state, character)
        else ()
    )
    return (Draft(event, postings), *death_drafts)


def _draft_caedes(state: Game, actor: str, bill: Bill, context: ActContext) -> Drafts:
    """Return the drafts that confiscate all legiones and kill the victim (SEN-21, MORS-02).

    The victim keeps or bequeaths everything else (SEN-22).
    """
    character = bill.target
    legiones = (goods.CURIALIS, goods.CLIENTARUM)
    postings = tuple(
        posting
        for legio in legiones
        for posting in confiscation_postings(
            state, character, legio, goods.account_for_gains(state, actor)
        )
    )
    amount = sum(posting.amount for posting in postings)
    event = LawCarriedOut(bill.id, actor, bills.CAEDES, character, actor, amount)
    return (Draft(event, postings), *draft_sentence(state, character, "caedes", actor, context))


def _offer_carry_out_law(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    if actor not in chamber.executors(state):
        return None if state.world.person(actor).mortal else _carry_out_form(state, actor)
    return _carry_out_form(state, actor) or Form(blocked=(Objection("SEN-11", "no-such-law"),))


def _carry_out_form(state: Game, actor: str) -> Form | None:
    options = tuple(
        Option(bill.id, "note-law", bills.message_args_of_law(bill))
        for bill in laws_to_carry_out(state)
        if is_met(law_must_be_possible(state, actor, bill))
    )
    return Form((Choice("bill", options),)) if options else None


def _law_carried_out_args(event: LawCarriedOut) -> Args:
    law = bills.message_args_of_law(event)
    return {"by": f"who:{event.by}", **law, "excess": event.excess}


def _undo_law_carried_out(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the drafts after which the law can be carried out again (FATA-08).

    The headband, a pending death sentence and a rank gained with a legio are taken back. Return an
    objection if the law has ended in death.
    """
    event: LawCarriedOut = entry.event
    if not state.world.person(event.target).living:
        return Objection(
            "SEN-11", "law-about-the-dead", about_character(event.target), waivable=False
        )
    cancellation = chamber.draft_cancelled_act("law", event.by, event.bill)
    if event.kind == bills.IMPERIUM:
        return (
            *cancellation,
            *trade.draft_role_taken_back(state, event.to, event.becomes, event.quantity),
        )
    is_proscribed = (
        event.kind == bills.PROSCRIPTIO
        and "proscribed" in state.world.person(event.target).statuses
    )
    drafts = (
        (draft_set_fact(state, event.target, "status", f"{NEGATION_PREFIX}proscribed"),)
        if is_proscribed
        else ()
    )
    cause = "proscribed" if event.kind == bills.PROSCRIPTIO else "caedes"
    return (*cancellation, *drafts, *draft_reprieve(state, event.target, cause))


@fold_of(LawCarriedOut, _law_carried_out_args, undo=_undo_law_carried_out)
def _evolve_execution(world: World, event: LawCarriedOut, _entry: Entry) -> World:
    """Return the world in which the law is carried out (SEN-11)."""
    world = replace(world, curia=world.curia.with_stage(event.bill, "done"))
    if event.kind == bills.IMPERIUM and event.quantity:
        return roster.with_armed_character(world, event.to, event.becomes)  # ROST-04
    if event.kind == bills.PROSCRIPTIO:
        return world.with_status(event.target, "proscribed")  # SEN-15: the red headband
    return world


CARRY_OUT_LAW = Act(CarryOutLaw, _carry_out_law_objections, _draft_execution, _offer_carry_out_law)

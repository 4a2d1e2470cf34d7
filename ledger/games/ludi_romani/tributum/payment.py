"""Tribute: a player claims it, or a god who has too little pays it (TRIB-01 to 05)."""

from collections.abc import Collection

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    DryRunRules,
    characters_in_fields,
    fold_of,
)
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, open_to
from ledger.games.ludi_romani import audiences, goods, seats
from ledger.games.ludi_romani.fata import corrections
from ledger.games.ludi_romani.ghosts import ghosts_of
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum import claims
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Place, Who, arguments_of


class CollectTribute(Command):
    """Claim the tribute that a god of the actor's region owes."""

    numen: Who = Field(alias="from")
    """The god who owes it."""


class PayTribute(Command):
    """Pay tribute as a god: in full, or all that is left."""

    to: Who
    """The mortal who claims it."""


class TributePaid(Event, stored="ludi_romani/tribute-paid@1"):
    """A tribute that a god paid to a player. The postings hold the sum."""

    numen: Who
    player: Who
    place: Place
    repetition: int = 0
    """The number of the repetition; 0 for the first round."""

    ghosts: tuple[Who, ...] = ()
    """The ghosts that were attached to the player at that time."""


_MESSAGE_ARGS = arguments_of("numen", "place", "ghosts", who="player", count_field="ghosts")


def must_have_denarii(state: Game, numen: str) -> Objections:
    """Raise an objection if the god has no Denarii, because then the god owes no tribute.

    Rule: TRIB-01.
    """
    if not state.books.holding(numen, goods.DENARIUS):
        message_args, purse = {"numen": f"who:{numen}"}, ((numen, goods.DENARIUS),)
        yield Objection("TRIB-01", "purse-empty", message_args, waivable=False, rests_on=purse)


def _collect_objections(state: Game, actor: str, command: CollectTribute) -> Objections:
    """Raise an objection if the god has too little for all, because then the god chooses (TRIB-04).

    Otherwise the god need not consent (TRIB-02).
    """
    objections = tuple(claims.must_have_claim(state, command.numen, actor))
    yield from objections  # TRIB-01
    if not objections and claims.has_too_little_for_all(state, command.numen):
        message_args, purse = {"numen": f"who:{command.numen}"}, ((command.numen, goods.DENARIUS),)
        yield Objection("TRIB-04", "god-chooses", message_args, rests_on=purse)


def _pay_objections(state: Game, actor: str, command: PayTribute) -> Objections:
    """Warn if a god with too little chooses the mortal to pay (TRIB-04)."""
    objections = tuple(claims.must_have_claim(state, actor, command.to))
    yield from objections  # TRIB-01
    yield from must_have_denarii(state, actor)
    if not objections and claims.has_too_little_for_all(state, actor):
        claim_count = len(claims.claimants(state, actor))
        yield Objection("TRIB-04", "paid-by-choice", {"n": claim_count}, grade="W")


def _draft_collection(
    state: Game, actor: str, command: CollectTribute, context: ActContext
) -> Drafts:
    return _draft_tribute(state, command.numen, actor, context)


def _draft_payment(state: Game, actor: str, command: PayTribute, context: ActContext) -> Drafts:
    return _draft_tribute(state, actor, command.to, context)


def _draft_tribute(state: Game, numen: str, player: str, context: ActContext) -> Drafts:
    """Return the drafts of the whole tribute, or of all the money that the god has left.

    Rules: TRIB-02, TRIB-04.

    Ghosts get their shares first, at each repetition (TRIB-05, TRIB-11, TRIB-14, IMAGO-10).
    """
    place, ghosts = state.seating.place_of(numen), ghosts_of(state, player)
    amount = min(claims.tribute_owed(state, place), state.books.holding(numen, goods.DENARIUS))
    duty_id = f"{context.act}/{claims.DUTY_KIND}"
    share_drafts, choice = claims.draft_ghosts_shares(state, player, ghosts, amount, duty_id)
    event = TributePaid(numen, player, place, state.world.instaurationes, ghosts)
    return (
        Draft(
            event,
            (
                *goods.postings_handing_over(state, goods.DENARIUS, numen, player, amount),
                *share_drafts,
            ),
        ),
        *choice,
    )


def _names_of_rights(event: TributePaid) -> tuple[str, ...]:
    payers = (event.numen, claims.ANY_GODS_PAYMENT)
    return tuple(
        claims.name_of_collection_right(payer, event.player, event.repetition) for payer in payers
    )


def _undo_tribute_paid(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that restore the claim and end choices among its ghosts (FATA-08)."""
    marks = (
        state.world.mark_of_latest_use(right_name) for right_name in _names_of_rights(entry.event)
    )
    return (
        *corrections.draft_rights_renewed(state, entry, *marks),
        *claims.draft_discharge_of_payment_choices(state, entry),
    )


@fold_of(TributePaid, _MESSAGE_ARGS, undo=_undo_tribute_paid)
def _evolve_paid(world: World, event: TributePaid, _entry: Entry) -> World:
    """Return the world in which the claim is used up (TRIB-01, TRIB-03).

    By one reading the claims on all gods are used up.
    """
    for right_name in _names_of_rights(event):
        world = world.with_right_used(right_name)
    return world


@open_to(seats.is_mortal)
def _offer_collect(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    place = state.seating.place_of(actor)
    objections_by_numen = {
        numen: audiences.apparent_objections(
            known_state, _collect_objections(state, actor, CollectTribute(**{"from": numen}))
        )
        for numen in state.seating.pieces_at(place)
        if claims.is_resident(state, numen)
    }
    options = tuple(
        Option(numen, "note-tribute", {"n": claims.tribute_owed(state, place)})
        for numen, objections in objections_by_numen.items()
        if not objections
    )
    if options:
        return Form((Choice("from", options),))
    return Form(blocked=_no_debtor_objections(state, actor, objections_by_numen.values()))


def _no_debtor_objections(
    state: Game, actor: str, objections_by_numen: Collection[tuple[Objection, ...]]
) -> tuple[Objection, ...]:
    if state.period.kind != "hiems":
        return tuple(claims.must_be_hiems(state))
    if not claims.is_inhabitant(state, actor):
        return (Objection("TRIB-13", "no-inhabitant", about_character(actor)),)
    return min(objections_by_numen, key=len, default=(Objection("TRIB-01", "no-god-resident"),))


@open_to(claims.is_resident)
def _offer_pay(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    return form_of_accepted_values(
        "to",
        claims.claimants(state, actor),
        lambda player: claims.must_reside_together(state, actor, player),
        Objection("TRIB-01", "nobody-claims"),
        blocking_objections=(
            *claims.must_be_hiems(state),
            *audiences.apparent_objections(known_state, must_have_denarii(state, actor)),
        ),
    )


COLLECT_TRIBUTE = Act(
    CollectTribute,
    _collect_objections,
    _draft_collection,
    _offer_collect,
    consent=Consent(recorders=characters_in_fields("numen")),
    dry_run=DryRunRules(foretold=False),
)
PAY_TRIBUTE = Act(PayTribute, _pay_objections, _draft_payment, _offer_pay)

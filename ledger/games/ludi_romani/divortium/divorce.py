"""Divorce: requested from Juno by one spouse or both; Juno may refuse (DIV-01, DIV-02, DIV-05)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import goods, juno, seats
from ledger.games.ludi_romani.amicitia import lending
from ledger.games.ludi_romani.bonds import Debt, Marriage
from ledger.games.ludi_romani.nuptiae import wedding
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who, arguments_of


class PleadDivorce(Command):
    """Ask Juno for a divorce, alone or together with the spouse."""

    spouse: Who = Field(alias="from")
    """The spouse."""
    plea: Literal["alone", "together"]
    """The way of asking.

    * `alone`: One of the two asks.
    * `together`: Both ask.
    """


class Divorced(Event, stored="ludi_romani/divorced@1"):
    """A divorce that Juno granted."""

    wife: Who
    husband: Who
    dos: int
    """The sum that the husband owes, in Denarii."""

    role: str
    """The wife's earlier role."""


class MarriageRestored(Event, stored="ludi_romani/marriage-restored@1"):
    """A divorce that was corrected: they are married again."""

    wife: Who
    husband: Who
    dos: int
    role: str


_MESSAGE_ARGS = arguments_of("wife", "husband", "dos")


def _plead_divorce_objections(state: Game, actor: str, command: PleadDivorce) -> Objections:
    """Raise an objection unless the actor is husband or wife (DIV-01)."""
    if not state.world.bonds.are_spouses(actor, command.spouse):
        yield Objection("DIV-01", "not-married", waivable=False)


def _draft_divorce(state: Game, actor: str, command: PleadDivorce, _context: ActContext) -> Drafts:
    """Return the draft that frees the wife (DIV-05).

    Loans between the two end. Unused virus go to Vesta.
    """
    marriage = state.world.bonds.marriages.get(actor) or state.world.bonds.marriages[command.spouse]
    wife, husband = marriage.wife, marriage.husband
    event = Divorced(wife, husband, marriage.dos, state.world.person(wife).role)
    loans = (
        *lending.loan_ending_postings(state, wife, husband),
        *lending.loan_ending_postings(state, husband, wife),
    )
    return (Draft(event, (*loans, *_virus_return_postings(state, wife))),)


def _virus_return_postings(state: Game, wife: str) -> Iterator[Posting]:
    """Yield the postings that return the wife's unused virus to Vesta (DIV-05)."""
    for vesta in seats.gods_with_power(state, "oversee_virus")[:1]:
        yield from goods.postings_handing_over(
            state, wedding.VIRUS_CARD, wife, vesta, state.books.holding(wife, wedding.VIRUS_CARD)
        )


def _juno_and_spouse(state: Game, actor: str, command: PleadDivorce) -> tuple[str, ...]:
    """Return Juno, who decides, and in a joint request the spouse, who must agree (DIV-01, 02)."""
    spouses = (command.spouse,) if command.plea == "together" else ()
    return (*spouses, *juno.divorce_approver(state, actor, command))


def _refusal_warning(
    state: Game, actor: str, command: PleadDivorce, voice: str
) -> tuple[Objection, ...]:
    """Return a warning when Juno refuses. The two stay married (DIV-02)."""
    if voice not in juno.divorce_approver(state, actor, command):
        return ()
    message_args = {
        "who": f"who:{actor}",
        "other": f"who:{command.spouse}",
        "numen": f"who:{voice}",
    }
    return (Objection("DIV-02", "divorce-forbidden", message_args, grade="W"),)


def _marriage_id(state: Game, actor: str, command: PleadDivorce) -> str:
    """Return the id of the present marriage; empty for none (DIV-01).

    A petition is valid only for the present marriage.
    """
    bonds = state.world.bonds
    wife = actor if bonds.husband(actor) == command.spouse else command.spouse
    return f"{wife}/{bonds.husband(wife)}" if bonds.are_spouses(actor, command.spouse) else ""


def _offer_plead_divorce(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    spouses = state.world.bonds.spouses_of(actor)
    if not spouses:
        return None
    return Form((choice("from", spouses), choice("plea", ("alone", "together"))))


@fold_of(MarriageRestored, _MESSAGE_ARGS)
def _evolve_restored_marriage(world: World, event: MarriageRestored, _entry: Entry) -> World:
    """Return the world in which the two are married again, and the husband owes nothing.

    Rule: FATA-08.
    """
    world = world.with_person(event.wife, role=event.role)
    marriage = Marriage(event.wife, event.husband, event.dos)
    return replace(world, bonds=world.bonds.paid(event.wife).with_marriage(marriage))


def _undo_divorce(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the draft that restores the marriage (FATA-08).

    Return an objection if the dos is paid, or if a former spouse has died or is not free to
    remarry.
    """
    event: Divorced = entry.event
    owes_dos = event.dos and event.wife not in state.world.bonds.debts
    if owes_dos or any(_obstacles_to_remarriage(state, event.wife, event.husband)):
        return Objection("DIV-02", "divorce-settled", waivable=False)
    return (Draft(MarriageRestored(event.wife, event.husband, event.dos, event.role)),)


@fold_of(Divorced, _MESSAGE_ARGS, undo=_undo_divorce)
def _evolve_divorce(world: World, event: Divorced, _entry: Entry) -> World:
    """Return the world in which the wife is free and the husband owes the dos (ROST-06, DIV-03)."""
    if event.role == "matrona":
        world = world.with_person(event.wife, role="free_woman")
    bonds = world.bonds.without_marriage(event.wife)
    if event.dos:
        bonds = bonds.with_debt(Debt(event.wife, event.husband, event.dos))
    return replace(world, bonds=bonds)


def _obstacles_to_remarriage(state: Game, wife: str, husband: str) -> Iterator[bool]:
    """Yield, for each reason against a new marriage of the two, whether the reason applies.

    Rule: FATA-08.
    """
    bonds = state.world.bonds
    yield state.world.person(wife).role == "amazon"
    yield bool(bonds.husband(wife))
    yield bool(bonds.wives(husband)) and bool(state.switch("marriage.one_spouse"))
    yield not state.world.person(wife).living
    yield not state.world.person(husband).living


PLEAD_DIVORCE = Act(
    PleadDivorce,
    _plead_divorce_objections,
    _draft_divorce,
    _offer_plead_divorce,
    consent=Consent(
        voices=_juno_and_spouse,
        recorders=juno.divorce_approver,
        declined=_refusal_warning,
        matter=_marriage_id,
    ),
)

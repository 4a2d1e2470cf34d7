"""The victors' procession to Rome, and the coronation of their leader."""

from dataclasses import replace
from typing import Annotated, Literal

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Text, choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.actium import rounds, stages
from ledger.games.ludi_romani.actium.state import TRIUMPH_STAGE, Actium
from ledger.games.ludi_romani.state import Game, World
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who, arguments_of

HIGHEST_TEXT_LENGTH = 280
TITLE_WORDS = ("magnus", "magna")
WOMENS_ROLES = ("virgo", "matrona", "free_woman", "amazon", "vestal")
NAME_SEPARATOR = "/"
"""The sign in a name such as Cleopatra/Ptolemy, which a man or a woman plays (ROST-23)."""


class LeadTriumph(Command):
    """Lead the actor's party in triumph through the world to Rome."""

    words: Annotated[FreeText, TextLimits(HIGHEST_TEXT_LENGTH)] = FreeText()
    """The shouts or songs; empty for none."""


class Crown(Command):
    """Give the leader of the victors the golden crown and the title."""

    title: Literal["magnus", "magna"]
    """The title.

    * `magnus`: For a man.
    * `magna`: For a woman.
    """


class TriumphHeld(Event, stored="ludi_romani/triumph-held@1"):
    """The parade of the victors around the world, to Rome."""

    leader: Who
    members: tuple[Who, ...]
    reason: str = ""
    """The digest of the shouts or songs."""


class TitleGiven(Event, stored="ludi_romani/title-given@1"):
    """The coronation of the victors' leader by Juppiter."""

    by: Who
    who: Who
    title: str


class TitleTakenBack(Event, stored="ludi_romani/title-taken-back@1"):
    """A coronation that was a mistake."""

    who: Who


def victors(state: Game) -> tuple[str, ...]:
    """Return the winners of the battle of Actium, their leader first (VICT-01)."""
    actium = state.world.actium
    party = actium.parties.get(actium.victor)
    return party.members if party else ()


def actium_must_be_won(state: Game) -> Objections:
    """Raise an objection before the victor of Actium is named (VICT-01)."""
    if state.world.actium.stage != TRIUMPH_STAGE:
        yield Objection("VICT-01", "win-first", waivable=False)


def must_lead_victors(state: Game, actor: str, rule: str) -> Objections:
    """Raise an objection unless the actor leads the victors (VICT-01, VICT-04, VICT-05)."""
    yield from actium_must_be_won(state)
    victor = state.world.actium.victor
    if victor and actor != victor:
        yield Objection(rule, "victors-decide", {"who": f"who:{victor}"})


def gods_who_crown(state: Game) -> tuple[str, ...]:
    """Return the god who crowns: Juppiter, or the Fates if he is not played (VICT-03)."""
    return seats.gods_with_power(state, "mimic") or state.kernel.stewards


def _triumph_objections(state: Game, actor: str, _command: LeadTriumph) -> Objections:
    yield from must_lead_victors(state, actor, "VICT-01")
    if state.world.actium.has_triumphed:
        yield Objection("VICT-01", "paraded-already", waivable=False)


def _draft_procession(state: Game, actor: str, command: LeadTriumph, context: ActContext) -> Drafts:
    """Return the draft of the procession, which ends in Rome (VICT-01)."""
    rome_id = seats.id_of_rome(state)
    absent_people = (
        character
        for character in victors(state)
        if rome_id and state.seating.place_of(character) != rome_id
    )
    placements = tuple(Placement(character, rome_id, seats.NO_SEAT) for character in absent_people)
    event = TriumphHeld(actor, victors(state), context.store_words(command.words))
    return (Draft(event, placements=placements),)


@fold_of(TriumphHeld, arguments_of(who="leader", count_field="members"))
@stages.fold_of_actium
def _evolve_triumph(actium: Actium, _event: TriumphHeld, _entry: Entry) -> Actium:
    """Return the battle with the leader of this triumph (VICT-01).

    The victory may pass to others later.
    """
    return replace(actium, triumphed=actium.victor)


def possible_titles(state: Game, character_id: str) -> tuple[str, ...]:
    """Return the titles that fit a character: Magnus for a man, Magna for a woman (VICT-03)."""
    character = state.world.scenario.cast.get(character_id)
    if character is not None and NAME_SEPARATOR in character.short:
        return TITLE_WORDS
    roles = {state.world.person(character_id).role, character.role if character is not None else ""}
    return ("magna",) if roles.intersection(WOMENS_ROLES) else ("magnus",)


def _crown_objections(state: Game, actor: str, command: Crown) -> Objections:
    """Raise an objection unless Juppiter crowns the leader, with a fitting title, without claims.

    Rules: VICT-03, ACTIUM-22.
    """
    yield from actium_must_be_won(state)
    yield from rounds.claims_must_be_judged(state)
    if actor not in gods_who_crown(state):
        references = [f"who:{god}" for god in gods_who_crown(state)]
        yield Objection("VICT-03", "juppiter-crowns", {"who": references})
    victor = state.world.actium.victor
    if victor and command.title not in possible_titles(state, victor):
        message_args = {"who": f"who:{victor}", "title": command.title}
        yield Objection("VICT-03", "title-does-not-fit", message_args)
    if state.world.actium.title:
        yield Objection("VICT-03", "crowned-already", waivable=False)


def _draft_crown(state: Game, actor: str, command: Crown, _context: ActContext) -> Drafts:
    return (Draft(TitleGiven(actor, state.world.actium.victor, command.title)),)


@fold_of(TitleTakenBack)
@stages.fold_of_actium
def _evolve_title_taken_back(actium: Actium, _event: TitleTakenBack, _entry: Entry) -> Actium:
    return replace(actium, title="")


def _undo_title(state: Game, entry: Entry) -> Drafts:
    """Return the draft by which the crown may be given again (FATA-08)."""
    return (Draft(TitleTakenBack(entry.event.who)),) if state.world.actium.title else ()


@fold_of(TitleGiven, undo=_undo_title)
@stages.fold_of_actium
def _evolve_title(actium: Actium, event: TitleGiven, _entry: Entry) -> Actium:
    return replace(actium, title=event.title)


def _offer_triumph(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    actium = state.world.actium
    if actium.stage != TRIUMPH_STAGE or actium.has_triumphed or actor != actium.victor:
        return None
    return Form((Text("words", HIGHEST_TEXT_LENGTH),))


def _offer_crown(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    is_closed = state.world.actium.stage != TRIUMPH_STAGE or state.world.actium.title
    if is_closed or actor not in gods_who_crown(state):
        return None
    titles = possible_titles(state, state.world.actium.victor)
    return form_unless_blocked(
        choice("title", titles), blocking_objections=rounds.claims_must_be_judged(state)
    )


LEAD_TRIUMPH = Act(LeadTriumph, _triumph_objections, _draft_procession, _offer_triumph)
CROWN = Act(Crown, _crown_objections, _draft_crown, _offer_crown)

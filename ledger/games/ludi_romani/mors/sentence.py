"""Death sentences and requested deaths.

A sentence can be lifted as long as it is not carried out.
"""

from dataclasses import replace

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    DutyType,
    characters_in_fields,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, open_to
from ledger.games.ludi_romani.arms import (
    can_execute,
    is_unprotected,
    last_battle_must_not_be_cut_short,
)
from ledger.games.ludi_romani.mors import death
from ledger.games.ludi_romani.mors.state import Sentence
from ledger.games.ludi_romani.seats import gods_with_power, has_power, id_of_rome
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.choices import duty_draft
from ledger.kernel.vocabulary.events import DutyDischarged
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Who, arguments_of
from ledger.record.state import Duty

DUTY_KIND = "death"
CARRY_OUT_ANSWER = "carry-out"
SPARE_ANSWER = "spare"


class ExecuteUnprotected(Command):
    """Put to death an unprotected mortal in the actor's region."""

    who: Who
    """The mortal."""


class BegRelease(Command):
    """Ask a god of the underworld for release from life."""

    to: Who
    """The god of the underworld."""


class SentencePassed(Event, stored="ludi_romani/sentence-passed@1"):
    """A death sentence."""

    who: Who
    cause: str
    by: Who
    executioner: Who
    """The character who must choose whether to carry it out."""

    duty: str


class SentenceLifted(Event, stored="ludi_romani/sentence-lifted@1"):
    """A death sentence that was lifted."""

    who: Who
    cause: str
    why: str
    """`spared`, or `rescued` by a god of the thiasos."""


def must_be_condemnable(state: Game, character: str) -> Objections:
    """Raise an objection unless this is a living mortal without a pending sentence (MORS-20)."""
    yield from death.must_be_mortal_and_living(state, character)
    if character in state.world.mors.sentences:
        yield Objection("MORS-20", "condemned-already", {"who": f"who:{character}"}, waivable=False)


def draft_sentence(
    state: Game,
    character: str,
    cause: str,
    author: str,
    context: ActContext,
    *,
    carried_out_by: str = "",
) -> Drafts:
    """Return the drafts of a death sentence. The condemned may appeal to the thiasos (BACCH-02).

    `carried_out_by` (by default `author`) must choose whether to execute. At the end of the season
    the sentence is carried out automatically. There are no drafts for a god, or for a character who
    is condemned or dead already.
    """
    if not is_met(must_be_condemnable(state, character)):
        return ()
    executioner = carried_out_by or author
    duty_id = f"{context.act}/{DUTY_KIND}/{character}"
    sentence_draft = SentencePassed(character, cause, author, executioner, duty_id)
    choice = (CARRY_OUT_ANSWER, SPARE_ANSWER)
    owed_duty = duty_draft(
        state,
        duty_id,
        DUTY_KIND,
        executioner,
        choice,
        readers=(character, author),
        victim=f"who:{character}",
        cause=cause,
    )
    return (Draft(sentence_draft), owed_duty)


def draft_sentence_lifted(state: Game, character: str, reason: str) -> Drafts:
    """Return the entries that lift a death sentence and its duty; no entries without a sentence.

    `reason` is "rescued" when a god of the thiasos takes the condemned in (BACCH-02).
    """
    sentence = state.world.mors.sentences.get(character)
    if sentence is None:
        return ()
    discharge = DutyDischarged(sentence.duty, DUTY_KIND, sentence.executioner, SPARE_ANSWER)
    return (Draft(SentenceLifted(character, sentence.cause, reason)), Draft(discharge))


def _draft_decision(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Return the drafts of the death, or of sparing the condemned (BACCH-02)."""
    character = str(duty.terms["victim"]).removeprefix("who:")
    sentence = state.world.mors.sentences.get(character)
    if sentence is None:
        return ()
    if option == SPARE_ANSWER or "condemned" not in state.world.person(character).statuses:
        return (Draft(SentenceLifted(character, sentence.cause, "spared")),)
    # The duty is discharged by now, so the death must not discharge it again.
    state = replace(state, world=death.without_sentence(state.world, character))
    return death.draft_death(
        state, character, sentence.cause, sentence.author, carried_out_by=sentence.executioner
    )


@fold_of(SentencePassed, arguments_of("who", "cause", "by", "executioner"))
def _evolve_sentence(world: World, event: SentencePassed, _entry: Entry) -> World:
    """Return the world in which everybody sees that the character is condemned (BACCH-02)."""
    sentence = Sentence(event.who, event.cause, event.by, event.duty, event.executioner)
    world = world.with_status(event.who, "condemned")
    sentences = world.mors.sentences.set(event.who, sentence)
    return replace(world, mors=replace(world.mors, sentences=sentences))


@fold_of(SentenceLifted)
def _evolve_lifted_sentence(world: World, event: SentenceLifted, _entry: Entry) -> World:
    """Return the world in which the condemned lives on (BACCH-02)."""
    return death.without_sentence(world, event.who)


def _execute_objections(state: Game, actor: str, command: ExecuteUnprotected) -> Objections:
    """Raise an objection unless a general or king executes an unprotected mortal outside Rome.

    Rule: MORS-05.

    Both must be in the same region.
    """
    if not can_execute(state, actor):
        yield Objection("MORS-05", "no-executioner", {"who": f"who:{actor}"})
    yield from last_battle_must_not_be_cut_short(state, actor, command.who)
    yield from _must_have_met_abroad(state, actor, command.who)
    if not is_unprotected(state, command.who):
        yield Objection("MORS-05", "is-protected", {"who": f"who:{command.who}"})
    yield from must_be_condemnable(state, command.who)


def _must_have_met_abroad(state: Game, actor: str, character: str) -> Objections:
    """Raise an objection unless both are in one region, and not in Rome (MORS-05)."""
    place = state.seating.place_of(actor)
    if not place or place != state.seating.place_of(character) or actor == character:
        yield Objection("MORS-05", "not-met", {"who": f"who:{character}"})
    elif place == id_of_rome(state):
        yield Objection("MORS-05", "not-in-rome-executed", {"place": f"place:{place}"})


def _draft_execution(
    state: Game, actor: str, command: ExecuteUnprotected, context: ActContext
) -> Drafts:
    """Return the drafts of the sentence.

    Then the executioner chooses whether to carry it out (MORS-05).
    """
    return draft_sentence(state, command.who, "unprotected", actor, context)


def _release_objections(state: Game, actor: str, command: BegRelease) -> Objections:
    """Raise an objection unless a living mortal asks Pluto or Persephone for release (MORS-06)."""
    yield from death.must_be_mortal_and_living(state, actor)
    if not has_power(state, command.to, "grant_suicide"):
        yield Objection("MORS-06", "no-god-of-release", {"who": f"who:{command.to}"})


def _draft_release_by_death(
    state: Game, actor: str, command: BegRelease, _context: ActContext
) -> Drafts:
    """Return the drafts of the death. The god of the underworld decides on the estate (MORS-06)."""
    return death.draft_death(state, actor, "suicide", command.to, carried_out_by=command.to)


@open_to(can_execute)
def _offer_execute(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return form_of_accepted_values(
        "who",
        state.seating.pieces_at(state.seating.place_of(actor)),
        lambda character: _execute_objections(
            state, actor, ExecuteUnprotected.model_construct(who=character)
        ),
        Objection("MORS-05", "nobody-to-execute"),
    )


def _offer_release(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    person = state.world.person(actor)
    gods = gods_with_power(state, "grant_suicide")
    if not person.mortal or not person.living or not gods:
        return None
    return Form((choice("to", gods),))


EXECUTE_UNPROTECTED = Act(
    ExecuteUnprotected,
    _execute_objections,
    _draft_execution,
    _offer_execute,
    consent=Consent(recorders=death.gods_recording_deaths),
)
BEG_RELEASE = Act(
    BegRelease,
    _release_objections,
    _draft_release_by_death,
    _offer_release,
    consent=consent_of_approvers(characters_in_fields("to")),
)
DUTY_TYPES = (DutyType(DUTY_KIND, _draft_decision),)

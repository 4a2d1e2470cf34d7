"""Deaths that are announced: between the word and the deed one may still be saved (BACCH-02)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from ledger.contract import Args, Draft, DutyType, EntryType, Means, Objection
from ledger.entry import Body, Entry
from ledger.games.ludi_romani.mors.death import (
    dies,
    mortal_and_living,
    without_sentence,
)
from ledger.games.ludi_romani.realm.mors import Sentence
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.entries import DutyDischarged, DutyOwed
from ledger.kernel.state import Duty

KIND = "death"
CARRY_OUT = "carry-out"
SPARE = "spare"


class SentencePassed(Body, frozen=True):
    """A death was announced; `executioner` owes the choice whether it is carried out."""

    STORED: ClassVar[str] = "ludi_romani/sentence-passed@1"
    who: str
    cause: str
    by: str
    executioner: str
    duty: str


class SentenceLifted(Body, frozen=True):
    """An announced death does not come: `why` is spared, or rescued by a god of the thiasos."""

    STORED: ClassVar[str] = "ludi_romani/sentence-lifted@1"
    who: str
    cause: str
    why: str


def may_condemn(state: Game, who: str) -> Iterator[Objection]:
    """What stands against a death, whoever announces it: nobody dies twice (MORS-20)."""
    yield from mortal_and_living(state, who)
    if who in state.world.mors.sentences:
        yield Objection("MORS-20", "condemned-already", {"who": f"who:{who}"}, waivable=False)


def condemn(
    state: Game, who: str, cause: str, by: str, means: Means, *, carried_out_by: str = ""
) -> tuple[Draft, ...]:
    """A death announced: until it is carried out one may appeal to the thiasos (BACCH-02).

    `carried_out_by` owes the choice, `by` unless somebody else is named; at the end of the season
    it is carried out by itself. Who is condemned already, dead or a god gives nothing.
    """
    if any(may_condemn(state, who)):
        return ()
    executioner = carried_out_by or by
    duty = f"{means.act}/{KIND}/{who}"
    passed = SentencePassed(who, cause, by, executioner, duty)
    owed = DutyOwed(
        duty=duty,
        kind=KIND,
        owes=executioner,
        options=(CARRY_OUT, SPARE),
        default=CARRY_OUT,
        period=state.period.seq,
        terms={"details": "yes", "victim": f"who:{who}", "cause": cause},
        seen=(who, by),
    )
    return (Draft(passed), Draft(owed))


def lifted(state: Game, who: str, why: str) -> tuple[Draft, ...]:
    """An announced death called off, and the duty with it; nothing for who is not condemned.

    `why` is "rescued" where a god of the thiasos takes somebody in (BACCH-02).
    """
    sentence = state.world.mors.sentences.get(who)
    if sentence is None:
        return ()
    done = DutyDischarged(sentence.duty, KIND, sentence.executioner, SPARE)
    return (Draft(SentenceLifted(who, sentence.cause, why)), Draft(done))


def _decided(state: Game, duty: Duty, option: str, _means: Means) -> tuple[Draft, ...]:
    """The death is carried out, or the condemned is spared (BACCH-02)."""
    who = str(duty.terms["victim"]).removeprefix("who:")
    sentence = state.world.mors.sentences.get(who)
    if sentence is None:
        return ()
    if option == SPARE or "condemned" not in state.world.person(who).statuses:
        return (Draft(SentenceLifted(who, sentence.cause, "spared")),)
    # The duty is discharged by now: nothing of this sentence is left to be called off.
    state = replace(state, world=without_sentence(state.world, who))
    return dies(state, who, sentence.cause, sentence.by, carried_out_by=sentence.executioner)


def _passed(world: World, body: SentencePassed, _entry: Entry) -> World:
    """Everybody sees who is to die (BACCH-02)."""
    sentence = Sentence(body.who, body.cause, body.by, body.duty, body.executioner)
    world = world.changed(body.who, statuses=world.person(body.who).statuses | {"condemned"})
    sentences = world.mors.sentences.set(body.who, sentence)
    return replace(world, mors=replace(world.mors, sentences=sentences))


def _lifted(world: World, body: SentenceLifted, _entry: Entry) -> World:
    """Who was to die lives on (BACCH-02)."""
    return without_sentence(world, body.who)


def _passed_words(body: SentencePassed) -> Args:
    return {
        "who": f"who:{body.who}",
        "cause": body.cause,
        "by": f"who:{body.by}" if body.by else "none",
        "executioner": f"who:{body.executioner}",
    }


def _lifted_words(body: SentenceLifted) -> Args:
    return {"who": f"who:{body.who}", "cause": body.cause, "why": body.why}


DUTIES: tuple[DutyType[World], ...] = (DutyType(KIND, _decided),)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(SentencePassed, _passed, _passed_words),
    EntryType(SentenceLifted, _lifted, _lifted_words),
)

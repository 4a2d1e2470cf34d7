"""Disputes about whether a throw was declared in time, or first. The Fates judge them."""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Consent, Draft, Drafts, DutyType, fold_of
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani.actium import rounds, stages, throws
from ledger.games.ludi_romani.actium.dice import dice_source, faces_must_fit
from ledger.games.ludi_romani.actium.state import (
    BATTLE_STAGE,
    Actium,
    SeaRound,
    SeaThrow,
    ThrowClaim,
)
from ledger.games.ludi_romani.actium.throws import ThrowFor
from ledger.games.ludi_romani.seats import gods_with_power
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.choices import duty_draft, question_settling_drafts
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, is_met, require_value
from ledger.record.references import Who, arguments_of, count_of, yes_no_of_field
from ledger.record.state import Duty

DUTY_KIND = "actium-timing"
IN_TIME_ANSWER = "in-time"
TOO_LATE = "too-late"


class ClaimThrow(ThrowFor):
    """Claim that the actor declared a throw in time, or before another god."""


class ThrowClaimed(Event, stored="ludi_romani/throw-claimed@1"):
    """A claim that a throw was declared in time. The Fates must judge."""

    number: int
    thrower: Who
    party: Who
    asset: str
    duty: str
    """The id of the Fates' duty."""


class ThrowJudged(Event, stored="ludi_romani/throw-judged@1"):
    """The Fates' judgement of a claim."""

    duty: str
    thrower: Who
    party: Who
    granted: bool
    voided: tuple[Who, ...] = ()
    """The throwers whose throws no longer count."""


class RoundCorrected(Event, stored="ludi_romani/round-corrected@1"):
    """A round with other losers than Neptune named, after the Fates' judgement."""

    number: int
    losers: tuple[Who, ...]
    """The parties that lose a ship."""

    saved: tuple[Who, ...]
    """The parties that get their ship back."""

    lost: tuple[Who, ...]
    """The parties that lose a ship in addition."""


def _judge_of_disputes(state: Game) -> str:
    """Return the judges of disputes, who are the Fates (ACTIUM-22)."""
    return (*gods_with_power(state, "judge_actium_timing"), *state.kernel.stewards)[0]


def _claim_throw_objections(state: Game, actor: str, command: ClaimThrow) -> Objections:
    objections = tuple(must_be_able_to_claim(state, actor))
    yield from objections
    sea_round = state.world.actium.round
    if sea_round is None or objections:
        return
    yield from throws.die_must_fit(state, actor, sea_round, command.party, command.asset)
    if command.party not in _disputable_parties(state, actor, sea_round):
        yield throws.void_claim_objection(state, actor, command.party, sea_round)
    yield from faces_must_fit(state, command.dice, (throws.sides_of_die(state, command.asset),))
    yield _question_to_fates(state, actor, command, sea_round)


def must_be_able_to_claim(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor may claim before the next roll or the coronation.

    Rules: ACTIUM-20, 22.
    """
    yield from throws.must_be_thrower(state, actor)
    actium = state.world.actium
    if actium.round is None or actium.title:
        reason = "crowned" if actium.title else "none"
        yield Objection("ACTIUM-20", "no-round-to-claim", {"why": reason}, waivable=False)
    if any(claim.thrower == actor for claim in actium.claims):
        yield Objection("ACTIUM-22", "claimed-already", waivable=False)


def _disputable_parties(state: Game, actor: str, sea_round: SeaRound) -> tuple[str, ...]:
    """Return the parties for which a claim is possible (ACTIUM-21, ACTIUM-22).

    After the victor was named, a claim is possible for all parties. Before that, it is possible for
    parties with throws of other gods. Each party can have one claim at a time. No god throws twice
    for one party in one round.
    """
    claimed_parties = {claim.party for claim in state.world.actium.claims}
    own_parties = {throw.party for throw in sea_round.throws if throw.thrower == actor}
    open_parties = (
        party for party in sorted(sea_round.dice) if party not in claimed_parties | own_parties
    )
    return tuple(
        party for party in open_parties if sea_round.is_settled or sea_round.throws_for(party)
    )


def _question_to_fates(
    state: Game, actor: str, command: ClaimThrow, sea_round: SeaRound
) -> Objection:
    """Return the question to the Fates: was a throw in time, or which of two gods may throw.

    Rules: ACTIUM-20, ACTIUM-22.
    """
    rule, message_key = (
        ("ACTIUM-20", "declared-in-time")
        if sea_round.is_settled
        else ("ACTIUM-22", "throw-two-at-once")
    )
    message_args = {"who": f"who:{actor}", "party": f"who:{command.party}"}
    return Objection(
        rule, message_key, message_args, grade="W", judges=(_judge_of_disputes(state),)
    )


def _draft_claim(state: Game, actor: str, command: ClaimThrow, context: ActContext) -> Drafts:
    """Return the drafts of the claim. Neptune waits for the Fates' judgement (ACTIUM-22)."""
    sea_round = require_value(state.world.actium.round)
    duty_id = f"{context.act}/{DUTY_KIND}"
    claim_event = ThrowClaimed(sea_round.number, actor, command.party, command.asset, duty_id)
    owed_duty = duty_draft(
        state,
        duty_id,
        DUTY_KIND,
        _judge_of_disputes(state),
        (TOO_LATE, IN_TIME_ANSWER),
        readers=(actor,),
        thrower=f"who:{actor}",
        party=f"who:{command.party}",
        faces=list(command.dice or ()),
    )
    return (Draft(claim_event), owed_duty)


def draft_judgement(state: Game, duty: Duty, option: str, context: ActContext) -> Drafts:
    """Return the drafts that carry out the judgement (ACTIUM-20, ACTIUM-22).

    If the claim was in time, the die is thrown and the round counted again.
    """
    claim_and_round = state.world.actium.claim_of_duty(duty.id)
    if claim_and_round is None:
        return ()
    claim, sea_round = claim_and_round
    question_drafts = question_settling_drafts(state, duty)
    has_die_left = claim.asset in throws.dice_left(state, claim.thrower)
    if option != IN_TIME_ANSWER or not has_die_left:
        verdict = ThrowJudged(duty.id, claim.thrower, claim.party, granted=False)
        return (Draft(verdict), *question_drafts)
    voided_throws = _displaced_throws(state, sea_round, claim.party)
    verdict = ThrowJudged(
        duty.id,
        claim.thrower,
        claim.party,
        granted=True,
        voided=tuple(throw.thrower for throw in voided_throws),
    )
    die_returns = tuple(
        Posting(throw.asset, throws.FATES_ACCOUNT, throw.thrower, 1) for throw in voided_throws
    )
    throw_draft = throws.draft_throw(
        state,
        sea_round,
        claim.thrower,
        claim.party,
        claim.asset,
        _roll_source_of_judgement(state, duty, context),
    )
    new_round = _round_with_claim(sea_round, claim, throw_draft, voided_throws)
    return (
        Draft(verdict, die_returns),
        throw_draft,
        *_draft_correction(state, new_round),
        *question_drafts,
    )


def _roll_source_of_judgement(state: Game, duty: Duty, context: ActContext) -> ActContext:
    faces = tuple(duty.terms.get("faces", ()))
    return (
        TableDice(context, faces, duty.owes) if dice_source(state) == "table" and faces else context
    )


def _displaced_throws(state: Game, sea_round: SeaRound, party_leader: str) -> tuple[SeaThrow, ...]:
    """Return the throws that no longer count, so that one god throws per party (ACTIUM-21)."""
    party_throws = sea_round.throws_for(party_leader)
    limit = state.world.scenario.actium.throws_per_party
    return party_throws[max(0, limit - 1) :]


def _round_with_claim(
    sea_round: SeaRound, claim: ThrowClaim, throw_draft: Draft, voided_throws: tuple[SeaThrow, ...]
) -> SeaRound:
    throws_left = tuple(
        replace(throw, is_void=True) if throw in voided_throws else throw
        for throw in sea_round.throws
    )
    throw = SeaThrow(claim.thrower, claim.party, claim.asset, throw_draft.rolls[0].value)
    return replace(sea_round, throws=(*throws_left, throw))


def _draft_correction(state: Game, sea_round: SeaRound) -> Drafts:
    """Return the drafts that correct lost ships.

    The correction may give the victory to another party.
    """
    if not sea_round.is_settled:
        return ()
    losers = stages.losers_of_round(state, sea_round)
    if set(losers) == set(sea_round.losers):
        return ()
    saved_parties = tuple(party for party in sea_round.losers if party not in losers)
    new_losers = tuple(party for party in losers if party not in sea_round.losers)
    postings = (
        *stages.refloating_postings(state, saved_parties),
        *stages.sinking_postings(state, new_losers),
    )
    event = RoundCorrected(sea_round.number, losers, saved_parties, new_losers)
    return (
        Draft(event, postings),
        *rounds.draft_victory(state, stages.parties_afloat_after(state, postings)),
    )


@fold_of(ThrowClaimed, arguments_of("party", who="thrower"))
@stages.fold_of_actium
def _evolve_claim(actium: Actium, event: ThrowClaimed, _entry: Entry) -> Actium:
    claim = ThrowClaim(event.duty, event.thrower, event.party, event.asset)
    return replace(actium, claims=(*actium.claims, claim))


@fold_of(ThrowJudged, arguments_of("party", who="thrower", granted=yes_no_of_field("granted")))
@stages.fold_of_actium
def _evolve_judgement(actium: Actium, event: ThrowJudged, _entry: Entry) -> Actium:
    """Return the battle without the claim (ACTIUM-22).

    Throwers of voided throws may throw again.
    """
    claims = tuple(claim for claim in actium.claims if claim.duty != event.duty)
    throwers = list(actium.gods_who_threw)
    for thrower in event.voided:
        throwers.remove(thrower)
    previous_throws = actium.round.throws if actium.round else ()
    throws_now = tuple(_throw_after_judgement(throw, event) for throw in previous_throws)
    return replace(
        actium.with_round(throws=throws_now), claims=claims, gods_who_threw=tuple(throwers)
    )


def _throw_after_judgement(throw: SeaThrow, event: ThrowJudged) -> SeaThrow:
    is_voided = throw.party == event.party and throw.thrower in event.voided
    return replace(throw, is_void=True) if is_voided else throw


def _offer_claim_throw(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    sea_round = state.world.actium.round
    if sea_round is None or not is_met(must_be_able_to_claim(state, actor)):
        return None
    parties = _disputable_parties(state, actor, sea_round)
    return Form(throws.throw_fields(state, actor, parties, known_state.chosen)) if parties else None


@fold_of(
    RoundCorrected,
    arguments_of("saved", "lost", s=count_of("saved"), l=count_of("lost")),
)
@stages.fold_of_actium
def _evolve_correction(actium: Actium, event: RoundCorrected, _entry: Entry) -> Actium:
    """Return the battle as unfinished.

    If a party still wins, its victory is announced again (ACTIUM-17).
    """
    new_actium = actium.with_round(losers=event.losers).with_losses(event.number, event.losers)
    return replace(new_actium, stage=BATTLE_STAGE, victor="")


CLAIM_THROW = Act(
    ClaimThrow,
    _claim_throw_objections,
    _draft_claim,
    _offer_claim_throw,
    consent=Consent(matter=stages.id_of_round),
)
DUTY_TYPES = (DutyType(DUTY_KIND, draft_judgement),)

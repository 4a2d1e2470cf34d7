"""The god who presides over a battle: who may preside, succession, and disputes."""

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    DutyType,
    characters_in_fields,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.ludi_romani.proelium import duties, folds, interruption, matters, stages
from ledger.games.ludi_romani.proelium.duties import PresidingClaimed
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.choices import duty_draft, question_settling_drafts
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met, require_value
from ledger.record.references import Who, arguments_of
from ledger.record.state import Duty


class ClaimBattle(Command):
    """Claim to preside over a battle at which another god presides."""

    proelium: str = Field(max_length=64)
    """The id of the battle."""


class LeaveBattle(Command):
    """Leave a battle over which the actor presides."""

    successor: Who = ""
    """The god who presides from now on, and has to agree; empty if there is none."""


class PresiderNamed(Event, stored="ludi_romani/presider-named@1"):
    """The god who presides from now on."""

    proelium: str
    before: Who
    presider: Who
    why: str
    """`named` by the Fates, or successor of a god who `left`."""


def can_preside(state: Game, numen: str) -> bool:
    """Return whether a god may preside, as all gods except Mercury, Juventas and Cybele may.

    Rule: PROEL-03.
    """
    return not state.world.person(numen).mortal and not has_power(state, numen, "no_oversee")


def possible_presiders(state: Game, place: str) -> tuple[str, ...]:
    """Return the gods in a region who could preside over a battle there now (PROEL-02)."""
    people_nearby = state.seating.pieces_at(place) if place else ()
    return tuple(
        character
        for character in people_nearby
        if is_met(must_be_fit_to_preside(state, character, place))
    )


def must_be_fit_to_preside(
    state: Game, numen: str, place: str, parties: tuple[str, ...] = ()
) -> Objections:
    """Raise an objection unless the god is in the region (PROEL-02) and does not fight there.

    Rule: PROEL-03.

    PROEL-35 covers war gods, who preside over their own fights.
    """
    message_args = {"who": f"who:{numen}"}
    if not place or state.seating.place_of(numen) != place:
        yield Objection("PROEL-02", "presider-not-here", message_args)
    if numen in parties:
        yield Objection("PROEL-03", "own-battle", message_args)
    if not can_preside(state, numen):
        yield Objection("PROEL-03", "may-not-preside", message_args)
    if state.world.pugnae.battle_presided_by(numen):
        yield Objection("PROEL-02", "presides-elsewhere", message_args)


def must_be_undisputed(battle: Proelium) -> Objections:
    """Raise an objection while gods dispute who presides. No dice are rolled then (PROEL-04)."""
    if battle.claim:
        yield Objection("PROEL-04", "presiding-disputed", waivable=False)


def war_god_must_stay(state: Game, god: str) -> Objections:
    """Warn a god who would leave a battle as a fighter in it or as its provoker (PROEL-36)."""
    for battle in state.world.pugnae.lasting():
        is_own_battle = battle.kind == stages.WAR_GOD_KIND and battle.sides[0].leader == god
        if battle.stage != stages.AFTERMATH_STAGE and (is_own_battle or battle.provoked_by == god):
            message_args = {"who": f"who:{god}", **battle.leader_args}
            yield Objection("PROEL-36", "war-god-stays", message_args, grade="W")


def _battles_to_claim(state: Game, actor: str) -> tuple[Proelium, ...]:
    """Return the battles in the region before the first roll, with another presiding god.

    Rule: PROEL-04.
    """
    place = state.seating.place_of(actor)
    return tuple(
        battle
        for battle in state.world.pugnae.lasting()
        if battle.place == place
        and not battle.rounds
        and battle.stage != stages.AFTERMATH_STAGE
        and actor not in (battle.presider, *battle.people)
        and not battle.claim
    )


def _claim_objections(state: Game, actor: str, command: ClaimBattle) -> Objections:
    battles = {battle.id: battle for battle in _battles_to_claim(state, actor)}
    battle = battles.get(command.proelium)
    if battle is None:
        yield Objection("PROEL-04", "no-battle-to-claim", waivable=False)
        return
    yield from must_be_fit_to_preside(state, actor, battle.place, battle.people)
    message_args = {"who": f"who:{actor}", "presider": f"who:{battle.presider}"}
    yield Objection("PROEL-04", "another-presides", message_args, grade="W")


def _leave_objections(state: Game, actor: str, command: LeaveBattle) -> Objections:
    """Raise an objection unless the presiding god may leave the battle to this successor.

    Rules: PROEL-28, PROEL-36.
    """
    battle = state.world.pugnae.battle_presided_by(actor)
    if battle is None or battle.stage == stages.AFTERMATH_STAGE:
        yield Objection("PROEL-28", "presides-over-nothing", waivable=False)
        yield from matters.must_not_be_cut_short(state, actor)
    elif not command.successor:
        yield from war_god_must_stay(state, actor)
    else:
        yield from must_be_undisputed(battle)
        yield from must_be_fit_to_preside(state, command.successor, battle.place, battle.people)


def _draft_dispute(state: Game, actor: str, command: ClaimBattle, context: ActContext) -> Drafts:
    """Return the drafts of the Fates' choice. By default the first god presides (PROEL-04)."""
    battle = state.world.pugnae.battles[command.proelium]
    duty_id = f"{context.act}/{duties.PRESIDER_DUTY}"
    gods = (battle.presider, actor)
    owed_duty = duty_draft(
        state,
        duty_id,
        duties.PRESIDER_DUTY,
        state.kernel.stewards[0],
        gods,
        readers=gods,
        proelium=battle.id,
        presider=f"who:{battle.presider}",
        claimant=f"who:{actor}",
    )
    return (Draft(PresidingClaimed(battle.id, battle.presider, actor, duty_id)), owed_duty)


def _draft_fates_choice(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Return the drafts for the god named by the Fates (PROEL-04).

    The duty ends with the battle. If the second god has left or is busy, the first god presides.
    """
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    is_fit = is_met(must_be_fit_to_preside(state, option, battle.place, battle.people))
    presider = option if is_fit else battle.presider
    choice_draft = Draft(PresiderNamed(battle.id, battle.presider, presider, "named"))
    return (choice_draft, *question_settling_drafts(state, duty))


def _draft_leaving(state: Game, actor: str, command: LeaveBattle, _context: ActContext) -> Drafts:
    """Return the drafts that continue the battle under a successor, or end it (PROEL-28)."""
    battle = require_value(state.world.pugnae.battle_presided_by(actor))
    if not command.successor:
        return interruption.draft_cut_short(state, battle, interruption.PRESIDER_CAUSE, actor)
    choice_draft = Draft(PresiderNamed(battle.id, actor, command.successor, "left"))
    return (choice_draft, *duties.draft_passing_of_duties(state, battle, command.successor))


@fold_of(PresidingClaimed, arguments_of("presider", who="claimant"))
def _evolve_dispute(world: World, event: PresidingClaimed, _entry: Entry) -> World:
    """Return the world in which no dice are rolled until the Fates have chosen (PROEL-04)."""
    return folds.with_changed_battle(world, event.proelium, claim=event.duty)


@fold_of(PresiderNamed, arguments_of("before", "why", who="presider"))
def _evolve_presider(world: World, event: PresiderNamed, _entry: Entry) -> World:
    """Return the world in which this god presides (PROEL-04, PROEL-28)."""
    return folds.with_changed_battle(world, event.proelium, presider=event.presider, claim="")


@open_to(can_preside)
def _offer_claim(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    battles = _battles_to_claim(state, actor)
    if not battles or state.world.pugnae.battle_presided_by(actor):
        return None
    return Form((Choice("proelium", tuple(map(_battle_option, battles))),))


def _battle_option(battle: Proelium) -> Option:
    """Return an option for a battle, described by its leaders."""
    first_leader, second_leader = (f"who:{side.leader}" for side in battle.sides)
    return Option(battle.id, "note-battle", {"who": first_leader, "other": second_leader})


def _offer_leave(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    battle = state.world.pugnae.battle_presided_by(actor)
    if battle is None or battle.stage == stages.AFTERMATH_STAGE:
        return None
    candidates = () if battle.claim else possible_presiders(state, battle.place)
    successors = tuple(
        Option(character) for character in candidates if character not in battle.people
    )
    return Form((Choice("successor", (Option("", "note-battle-ends"), *successors)),))


CLAIM_BATTLE = Act(ClaimBattle, _claim_objections, _draft_dispute, _offer_claim)
LEAVE_BATTLE = Act(
    LeaveBattle,
    _leave_objections,
    _draft_leaving,
    _offer_leave,
    consent=consent_of_approvers(
        characters_in_fields("successor"), matter=matters.id_of_own_battle
    ),
)
DUTY_TYPES = (DutyType(duties.PRESIDER_DUTY, _draft_fates_choice),)

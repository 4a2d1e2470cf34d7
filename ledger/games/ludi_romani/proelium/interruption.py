"""The reasons that stop a battle before its last die (PROEL-27 to PROEL-31, PROEL-41)."""

from collections.abc import Iterator
from dataclasses import replace

from ledger.contract.acts import Draft, Drafts
from ledger.games.ludi_romani.proelium import aftermath, battle_end, duties, folds, round_settlement
from ledger.games.ludi_romani.proelium.parties import dice_of_party, dice_of_second_party
from ledger.games.ludi_romani.proelium.stages import (
    AFTERMATH_STAGE,
    CHALLENGED_STAGE,
    OVER_STAGE,
    ROLLED_STAGE,
    WAR_GOD_KIND,
)
from ledger.games.ludi_romani.proelium.state import Proelium, Pugnae, Side
from ledger.games.ludi_romani.seats import gods_with_power
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.transcript import state_with_moves
from ledger.record.objection import Objection, Objections
from ledger.record.seniority import oldest_first
from ledger.record.state import Duty

SEASON_CAUSE = "season"
PRESIDER_CAUSE = "presider-left"
PARTING_CAUSE = "parted"
PEACE_CAUSE = "cybele"
FREEING_CAUSE = "freed"
TAKING_BACK_CAUSE = "taken-back"
DISARMING_CAUSE = "disarmed"


def peacemakers(state: Game, place: str) -> tuple[str, ...]:
    """Return the gods in a region whose presence stops battles (PROEL-41)."""
    gods = gods_with_power(state, "stop_proelia")
    return tuple(god for god in gods if state.seating.place_of(god) == place)


def must_not_be_at_peace(state: Game, place: str) -> Objections:
    """Raise an objection if a peacemaker such as Cybele is in the region (PROEL-41)."""
    for god in peacemakers(state, place) if place else ():
        yield Objection("PROEL-41", "peace-here", {"who": f"who:{god}"})


def draft_cut_short(
    state: Game, battle: Proelium, reason: str, causer: str = "", *, ends_at_once: bool = False
) -> Drafts:
    """Return the drafts that end a battle at once (PROEL-31).

    A round counts if both parties have rolled and the loser still has the legio. No character
    becomes unprotected. `causer` is the character who caused the end. With `ends_at_once` fighters
    get no time for decisions.
    """
    drafts = (
        round_settlement.draft_settlement_when_cut_short(state, battle)
        if battle.stage == ROLLED_STAGE
        else ()
    )
    state = state_with_moves(state, drafts)
    release_drafts = (
        *duties.draft_release_of_duties(
            state, battle, duties.SETTLING_DUTY, duties.WAR_GOD_DUTY, duties.PERMISSION_DUTY
        ),
        *duties.draft_end_of_dispute(state, battle),
    )
    return (
        *drafts,
        *release_drafts,
        *battle_end.draft_battle_end(state, battle, reason, causer, ends_at_once=ends_at_once),
    )


def draft_end_of_seasons_battles(state: Game) -> Iterator[Draft]:
    """Yield the drafts that end every battle and its open decisions with the season.

    Rules: PROEL-27, CAL-10.
    """
    for battle in state.world.pugnae.lasting():
        if battle.stage == AFTERMATH_STAGE:
            yield from aftermath.draft_defaults(state, battle)
        else:
            yield from draft_cut_short(state, battle, SEASON_CAUSE, ends_at_once=True)


def without_battles(world: World, _event: PeriodOpened, _entry: object) -> World:
    """Return the world without battles and orders of challenges, because these last one season.

    Rule: CAL-11.
    """
    return replace(world, pugnae=Pugnae(count=world.pugnae.count))


def draft_end_of_interrupted_battles(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the drafts that end battles after an act moved people or goods (PROEL-28 to 32, 41)."""
    for battle in state_after.world.pugnae.lasting():
        previous_battle = state_before.world.pugnae.battles.get(battle.id)
        if previous_battle and battle.stage != AFTERMATH_STAGE:
            reason, causer = next(
                _reasons_for_interruption(state_before, state_after, previous_battle, battle),
                ("", ""),
            )
            if reason:
                yield from draft_cut_short(state_after, battle, reason, causer)
    yield from _draft_discharge_of_lost_choices(state_before, state_after)


def _reasons_for_interruption(
    state_before: Game, state_after: Game, previous_battle: Proelium, battle: Proelium
) -> Iterator[tuple[str, str]]:
    for character in battle.people:
        if _has_moved(state_before, state_after, character):  # PROEL-29
            yield PARTING_CAUSE, character
        if not state_after.world.person(character).is_in_battle:  # MORS-20
            yield FREEING_CAUSE, character
    if _has_moved(state_before, state_after, battle.presider):  # PROEL-28
        yield PRESIDER_CAUSE, battle.presider
    if state_after.switch("cybele.effect") == "ends":  # PROEL-30
        gods = peacemakers(state_after, battle.place)
        yield from (
            (PEACE_CAUSE, god) for god in gods if _has_moved(state_before, state_after, god)
        )
    if previous_battle.is_being_fought:
        for previous_side, side in zip(previous_battle.sides, battle.sides, strict=True):
            if _has_dice(state_before, previous_battle, previous_side) and not _has_dice(
                state_after, battle, side
            ):
                yield DISARMING_CAUSE, side.leader


def _has_moved(state_before: Game, state_after: Game, character: str) -> bool:
    """Return whether an act moved a character to another place."""
    return state_before.seating.place_of(character) != state_after.seating.place_of(character)


def _has_dice(state: Game, battle: Proelium, side: Side) -> bool:
    """Return whether a party has the rolled die and the dice for the rest of the rounds (PROEL-25).

    An attacker who rolls the same die again and again needs only that die (PROEL-35, RING-06).
    """
    counts = [state.books.holding(corps.owner, corps.kind) for corps in side.corps]
    if battle.kind and side is battle.sides[0]:
        return counts[0] > 0
    dice_count = sum(
        min(corps.left, dice_count) for corps, dice_count in zip(side.corps, counts, strict=True)
    )
    throw = battle.current_round.throws[battle.party_index(side.leader)]
    is_die_lost = throw is not None and not state.books.holding(throw.owner, throw.kind)
    round_count = battle.concursationes - len(battle.rounds)
    return (
        bool(counts)
        and not is_die_lost
        and (dice_count if side.fielded else sum(counts)) >= round_count
    )


def _draft_discharge_of_lost_choices(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the drafts that discharge the duties of choices that can no longer be made (PROEL-32).

    A winner who leaves without a choice has spared the loser. Choices of dead characters, or about
    them, lapse too.
    """
    for duty in oldest_first(state_before.kernel.duties):
        people = _people_of_duty(duty)
        has_parted = duty.kind == duties.VICTORY_DUTY and any(
            _has_moved(state_before, state_after, character) for character in people
        )
        if has_parted or _is_about_dead(state_after, duty):
            yield duties.draft_default(duty)


def _is_about_dead(state: Game, duty: Duty) -> bool:
    """Return whether a choice after a battle is owed by a dead character or is about one.

    Rule: MORS-20.
    """
    is_choice_of_dead = duty.kind in (duties.VICTORY_DUTY, duties.EXCESS_DUTY, duties.CURIALES_DUTY)
    return is_choice_of_dead and any(
        not state.world.person(character).living for character in _people_of_duty(duty)
    )


def _people_of_duty(duty: Duty) -> tuple[str, ...]:
    """Return the character who owes a choice after a battle, and the loser that it is about."""
    loser = str(duty.terms.get("loser", "")).removeprefix("who:")
    return (duty.owes, loser) if loser else (duty.owes,)


def draft_end_of_left_battles(state: Game, _time_now: int) -> Drafts:
    """Return the drafts that end a battle when one of its people has left it (PROEL-31).

    Choices that the dead still owed lapse.
    """
    for battle in state.world.pugnae.lasting():
        reason, causer = next(_reasons_to_end(state, battle), ("", ""))
        if reason and battle.stage != AFTERMATH_STAGE:
            return draft_cut_short(state, battle, reason, causer)
    owed_duties = oldest_first(state.kernel.duties)
    return tuple(duties.draft_default(duty) for duty in owed_duties if _is_about_dead(state, duty))


def has_lasting_battle(state: Game) -> bool:
    """Return whether a battle lasts. It ends when a party has no legiones left (PROEL-31)."""
    return any(True for _ in state.world.pugnae.lasting())


def _reasons_to_end(state: Game, battle: Proelium) -> Iterator[tuple[str, str]]:
    """Yield the reasons why a battle cannot go on, and the characters who caused them.

    A fighter is dead, freed or elsewhere, the god has left, or a party lacks legiones.
    """
    for character in battle.people:
        if not state.world.person(character).is_in_battle:
            yield FREEING_CAUSE, character
        if state.seating.place_of(character) != battle.place:
            yield PARTING_CAUSE, character
    is_god_presiding = battle.presider not in state.kernel.stewards
    if is_god_presiding and state.seating.place_of(battle.presider) != battle.place:
        yield PRESIDER_CAUSE, battle.presider
    short_sides: tuple[Side, ...] = ()
    if battle.is_being_fought:
        # A character who goes about as a war god does not roll the die of a war god (NUM-01).
        sides_at_risk = battle.sides[1:] if battle.kind == WAR_GOD_KIND else battle.sides
        short_sides = tuple(side for side in sides_at_risk if not _has_dice(state, battle, side))
    elif battle.stage == CHALLENGED_STAGE and not battle.kind:  # PROEL-05
        first_side, second_side = battle.sides
        possible_sides = (
            dice_of_party(state, first_side.members),
            dice_of_second_party(state, first_side.members, second_side.members),
        )
        short_sides = tuple(
            side for side, dice in zip(battle.sides, possible_sides, strict=True) if not dice
        )
    yield from ((DISARMING_CAUSE, side.leader) for side in short_sides)


def without_choices_of_the_dead(world: World, character: str) -> World:
    """Return the world in which this dead character owes no decisions (MORS-20)."""
    battle = world.pugnae.battle_of(character)
    if battle is None or character not in battle.pending:
        return world
    pending_members = tuple(member for member in battle.pending if member != character)
    return folds.with_changed_battle(
        world,
        battle.id,
        pending=pending_members,
        stage=battle.stage if pending_members else OVER_STAGE,
    )

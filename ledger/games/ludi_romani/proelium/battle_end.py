"""The end of a battle, which is fought to the last die or cut short.

Rules: PROEL-25, PROEL-31, PROEL-32.
"""

from ledger.contract.acts import ActContext, Draft, Drafts, fold_of
from ledger.games.ludi_romani import arms
from ledger.games.ludi_romani.goods import number_of_legions
from ledger.games.ludi_romani.mors import sentence
from ledger.games.ludi_romani.proelium import aftermath, dice, folds
from ledger.games.ludi_romani.proelium.stages import (
    AFTERMATH_STAGE,
    FOUGHT_RESULT,
    OVER_STAGE,
    RING_KIND,
    WAR_GOD_KIND,
)
from ledger.games.ludi_romani.proelium.state import Proelium, Side
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, Who, arguments_of

WAR_GOD_CAUSE = "war_god"
"""The cause of death of a mortal whose whole army was lost to a war god or the Ring (PROEL-37)."""


class ProeliumEnded(Event, stored="ludi_romani/proelium-ended@1"):
    """The end of a battle."""

    proelium: str
    place: Place
    first: Who
    second: Who
    why: str
    """`fought`, or the reason that cut the battle short."""

    by: Who = ""
    """The character who caused the end; empty if there is none."""

    unprotected: tuple[Who, ...] = ()
    """The fighters who have lost everything."""

    pending: tuple[Who, ...] = ()
    """The fighters who still owe a decision."""


def draft_after_last_round(
    state: Game, battle: Proelium, results: tuple[str, ...], context: ActContext
) -> Drafts:
    """Return the drafts after the last round: unprotected fighters and their duties (PROEL-32).

    `results` holds the results of all rounds. If the loser dies, the winner has no choice to make.
    """
    unprotected_people = tuple(
        character
        for side in battle.sides_at_risk
        for character in _unprotected_members(state, side)
    )
    death_drafts = _draft_death_of_beaten(state, battle, results, context)
    choices = (
        ()
        if death_drafts
        else (_draft_winners_duty(state, battle, character) for character in unprotected_people)
    )
    duty_drafts = (draft for drafts in choices for draft in drafts)
    return (
        *draft_battle_end(state, battle, FOUGHT_RESULT, unprotected_people=unprotected_people),
        *duty_drafts,
        *death_drafts,
    )


def draft_battle_end(
    state: Game,
    battle: Proelium,
    reason: str,
    causer: str = "",
    unprotected_people: tuple[str, ...] = (),
    *,
    ends_at_once: bool = False,
) -> Drafts:
    """Return the drafts that end a battle. Vulcan's die returns, and decisions are owed (PROEL-32).

    The characters in `unprotected_people` are unprotected from now on. With `ends_at_once` no
    decision is needed: the presiding god takes the dice that a fighter may not keep (PROEL-24,
    LIM-02).
    """
    people_to_ask = battle.people if battle.is_being_fought and not ends_at_once else ()
    duty_drafts = tuple(
        character for character in people_to_ask if aftermath.has_to_decide(state, character)
    )
    first_leader, second_leader = (side.leader for side in battle.sides)
    event = ProeliumEnded(
        battle.id,
        battle.place,
        first_leader,
        second_leader,
        reason,
        causer,
        unprotected_people,
        duty_drafts,
    )
    drafts = (Draft(event, dice.fabrilis_return_postings(state, battle.fabrilis)),)
    return (
        (*drafts, *aftermath.draft_duties_of_fighters(state, battle, duty_drafts))
        if battle.is_being_fought
        else drafts
    )


def _unprotected_members(state: Game, side: Side) -> tuple[str, ...]:
    """Return the members left unprotected.

    All members are unprotected if the party has no legio left (PROEL-32).

    Gods, and members protected by a patronus or a god, are left out.
    """
    if any(number_of_legions(state, character) for character in side.members):
        return ()
    people = (state.world.person(character) for character in side.members)
    return tuple(
        person.id for person in people if person.mortal and not person.patroni and not person.god
    )


def _draft_winners_duty(state: Game, battle: Proelium, loser: str) -> Drafts:
    """Return the duty of a winner who may execute.

    The winner decides on the loser's fate (PROEL-32).
    """
    winner = battle.sides[1 - battle.party_index(loser)].leader
    return (
        (aftermath.draft_victors_duty(state, battle, winner, loser),)
        if arms.can_execute(state, winner)
        else ()
    )


def _draft_death_of_beaten(
    state: Game, battle: Proelium, results: tuple[str, ...], context: ActContext
) -> Drafts:
    """Return the drafts that condemn a mortal who lost every round (PROEL-37, MORS-10).

    The god may show mercy.
    """
    if not _is_sweep_deadly(state, battle) or any(
        result != dice.CAPTURED_RESULT for result in results
    ):
        return ()
    winner, loser = battle.sides
    return sentence.draft_sentence(state, loser.leader, WAR_GOD_CAUSE, winner.leader, context)


def _is_sweep_deadly(state: Game, battle: Proelium) -> bool:
    """Return whether a mortal who loses every round of this battle dies.

    This is so against a war god, and by one reading against the Ring. By the reading `wargod.sweep`
    a war god may kill only a mortal with no legiones left.
    """
    if battle.kind == RING_KIND:
        return bool(state.switch("ring.sweep_kills"))
    must_lose_all = state.switch("wargod.sweep") == "all_legiones_gone"
    return battle.kind == WAR_GOD_KIND and not (
        must_lose_all and number_of_legions(state, battle.sides[1].leader)
    )


@fold_of(
    ProeliumEnded,
    arguments_of("first", "second", "why", "by", lost="unprotected", count_field="unprotected"),
)
def _evolve_battle_end(world: World, event: ProeliumEnded, _entry: Entry) -> World:
    """Return the world after the battle (PROEL-32).

    Fighters without a decision to make leave the battle. Fighters in `unprotected` get that status.
    """
    world = folds.with_ended_battle(
        world,
        event.proelium,
        AFTERMATH_STAGE if event.pending else OVER_STAGE,
        why=event.why,
        pending=event.pending,
        unprotected=event.unprotected,
        claim="",
    )
    return folds.with_statuses(world, event.unprotected, ("unprotected",), ())

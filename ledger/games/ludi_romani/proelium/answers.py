"""The answer to a challenge, which opens the battle or ends the challenge (PROEL-14 to 16)."""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.offer import Form, KnownState, fieldless_offer, form_unless_blocked
from ledger.games.ludi_romani.arms import must_be_able_to_fight
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.proelium import (
    duties,
    flagitatio,
    folds,
    interruption,
    matters,
    stages,
)
from ledger.games.ludi_romani.proelium.battle_start import BattleSetup, draft_battle
from ledger.games.ludi_romani.proelium.parties import (
    companions_and_permitters,
    friends_to_name,
    must_act_as_one,
    must_form_a_party,
    must_have_army_of_own,
    party_fields,
)
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.proelium.war_gods import draft_fight_after_refusal
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, require_value
from ledger.record.references import Who, arguments_of

MESSAGE_BY_RULE = {flagitatio.FIRST_RULE: "first-must-be-taken"}
"""The reason that is shown for each rule against a refusal. Other rules are about newcomers."""


class AcceptChallenge(Command):
    """Accept the challenge that the actor has received, alone or with sworn friends."""

    amicitia: str = Field(default="", max_length=64)
    """The id of the friendship that fights; empty for a fighter without friends."""
    companions: Characters = ()
    """The sworn friends who fight too."""


class RefuseChallenge(Command):
    """Turn down the challenge that the actor has received."""


class FlagitatioRefused(Event, stored="ludi_romani/flagitatio-refused@1"):
    """A refused challenge. The challenger's right to challenge stays used up."""

    proelium: str
    by: Who
    challenger: Who


def challenge_received(state: Game, character: str) -> Proelium | None:
    """Return the challenge that this character has to answer, or None (PROEL-10)."""
    battle = state.world.pugnae.battle_of(character)
    is_challenged = (
        battle is not None and battle.stage == stages.CHALLENGED_STAGE and not battle.kind
    )
    return battle if battle and is_challenged and battle.party_index(character) == 1 else None


NOT_CHALLENGED = Objection("PROEL-10", "not-challenged", waivable=False)


def _accept_objections(state: Game, actor: str, command: AcceptChallenge) -> Objections:
    battle = challenge_received(state, actor)
    if battle is None:
        yield NOT_CHALLENGED
        return
    yield from interruption.must_not_be_at_peace(state, battle.place)
    challenge = battle.flagitatio
    yield from must_form_a_party(state, actor, command.amicitia, command.companions, challenge)
    yield from must_act_as_one(state, actor, command.companions, challenge)
    for character in battle.people:  # PROEL-05
        yield from must_be_able_to_fight(state, character)
    party = (actor, *command.companions)
    yield from must_have_army_of_own(state, battle.sides[0].members, party)


def _refuse_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection if the challenge must be accepted (PROEL-14 to 16).

    Only the first challenge must be accepted.
    """
    battle = challenge_received(state, actor)
    if battle is None:
        yield NOT_CHALLENGED
    elif battle.must:
        message_args = {"who": f"who:{battle.sides[0].leader}"}
        yield Objection(
            battle.must, MESSAGE_BY_RULE.get(battle.must, "newcomers-must-accept"), message_args
        )


def _draft_acceptance(
    state: Game, actor: str, command: AcceptChallenge, _context: ActContext
) -> Drafts:
    """Return the draft that opens the battle (PROEL-14)."""
    battle = require_value(challenge_received(state, actor))
    parties = battle.sides[0].members, (actor, *command.companions)
    return (
        draft_battle(state, BattleSetup(battle.number, battle.place, battle.presider, parties)),
    )


def _draft_refusal(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the drafts that end the challenge (PROEL-15). A war god may fight instead."""
    battle = require_value(challenge_received(state, actor))
    refusal = Draft(FlagitatioRefused(battle.id, actor, battle.sides[0].leader))
    return (
        refusal,
        *duties.draft_end_of_dispute(state, battle),
        *draft_fight_after_refusal(state, battle),
    )


@fold_of(FlagitatioRefused, arguments_of("challenger", who="by"))
def _evolve_refusal(world: World, event: FlagitatioRefused, _entry: Entry) -> World:
    """Return the world without a battle. The right to challenge stays used up (PROEL-15)."""
    return folds.with_ended_battle(
        world, event.proelium, stages.OVER_STAGE, why=stages.REFUSED_RESULT
    )


def _friends_and_permitters(state: Game, _actor: str, command: AcceptChallenge) -> tuple[str, ...]:
    """Return the friends, and the characters who must allow them to fight (PROEL-08, CLI-14)."""
    return companions_and_permitters(state, command.companions)


def _presider_of_challenge(state: Game, actor: str, _command: Command) -> tuple[str, ...]:
    """Return the god before whom the challenge was made, who may record the answer."""
    battle = challenge_received(state, actor)
    return (battle.presider,) if battle else ()


def _offer_accept(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    battle = challenge_received(state, actor)
    if battle is None:
        return None
    friends, must_name_all = friends_to_name(state, actor, battle.flagitatio)
    amicitia_id, companions = next(iter(friends.items()), ("", ())) if must_name_all else ("", ())
    full_command = AcceptChallenge(amicitia=amicitia_id, companions=companions)
    fields = party_fields(friends, known_state.chosen, must_name_all=must_name_all)
    return form_unless_blocked(
        *fields, blocking_objections=_accept_objections(state, actor, full_command)
    )


ACCEPT_CHALLENGE = Act(
    AcceptChallenge,
    _accept_objections,
    _draft_acceptance,
    _offer_accept,
    consent=Consent(
        voices=_friends_and_permitters,
        recorders=_presider_of_challenge,
        matter=matters.id_of_own_challenge,
    ),
)
REFUSE_CHALLENGE = Act(
    RefuseChallenge,
    _refuse_objections,
    _draft_refusal,
    fieldless_offer(_refuse_objections, challenge_received),
    consent=Consent(recorders=_presider_of_challenge, matter=matters.id_of_own_challenge),
)

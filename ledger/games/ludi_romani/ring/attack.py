"""An attack by the invisible bearer of the Ring, in winter (RING-04 to 08)."""

from ledger.contract.acts import Act, ActContext, Command, Consent, Drafts, characters_in_fields
from ledger.contract.form import Choice, Option, choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import arms, audiences, seats
from ledger.games.ludi_romani.proelium import battle_start, interruption, presidency
from ledger.games.ludi_romani.proelium.battle_start import BattleSetup
from ledger.games.ludi_romani.proelium.stages import RING_KIND as RING_FIGHT
from ledger.games.ludi_romani.ring import ring_loan
from ledger.games.ludi_romani.seats import must_be_in_same_region
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import sees
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Who

NUMEN_READING = "ring.needs_numen"


class AttackWithRing(Command):
    """As the bearer of the Ring, attack a mortal's legiones, before a god of the region."""

    target: Who
    """The mortal who is attacked."""
    numen: Who = ""
    """The god who presides; empty where a reading needs none."""


def legions_to_attack(state: Game, character: str) -> dict[tuple[str, str], int]:
    """Return the legiones of a mortal, by owner and kind, that the Ring may attack (RING-04)."""
    dice_held = {
        (character, legio): state.books.holding(character, legio)
        for legio in arms.usable_kinds(state, character)
    }
    return {dice: dice_count for dice, dice_count in dice_held.items() if dice_count}


def _must_be_able_to_attack(state: Game, actor: str) -> Objections:
    """Raise an objection unless this is the bearer's first attack this hiems, outside Rome.

    Rules: RING-04, 05, 08.
    """
    if ring_loan.bearer(state) != actor:
        yield Objection("RING-04", "not-the-bearer", rests_on=((actor, ring_loan.RING),))
    if state.period.kind != "hiems":
        yield Objection("RING-04", "ring-in-winter")
    place = state.seating.place_of(actor)
    if place and place == seats.id_of_rome(state):
        yield Objection("RING-08", "no-battle-in-rome")
    if state.world.person(actor).role in arms.ROLES_WITHOUT_ARMS:
        yield Objection("RING-08", "women-do-not-fight", about_character(actor))
    limit = state.world.scenario.limits.ring_attacks_per_hiems
    if state.world.times_used(battle_start.RING_ATTACK_RIGHT) >= limit:
        yield Objection("RING-05", "ring-spent", {"n": limit})
    yield from arms.must_not_be_in_battle(state, actor)
    yield from interruption.must_not_be_at_peace(state, place)


def _must_be_a_victim(state: Game, actor: str, target: str) -> Objections:
    """Raise an objection unless the target is a living mortal with legiones, but no woman.

    Rule: RING-04.

    Rule: RING-08.

    The rule excludes virgines and matronae. The target must be in the region.
    """
    person, message_args = state.world.person(target), about_character(target)
    if person.role in arms.ROLES_WITHOUT_ARMS:
        yield Objection("RING-08", "women-do-not-fight", message_args)
    elif not person.mortal:
        yield Objection("RING-04", "god-does-not-fight", message_args)
    elif not person.living:
        yield Objection("RING-04", "dead-do-not-fight", message_args)
    elif not legions_to_attack(state, target):
        yield Objection("RING-04", "nothing-to-attack", message_args)
    yield from arms.must_not_be_in_battle(state, target)
    yield from must_be_in_same_region(state, actor, target, "PROEL-07")
    if target == actor:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)


def _must_have_presider(state: Game, actor: str, command: AttackWithRing) -> Objections:
    """Raise an objection unless a god presides, or a reading waives it.

    Rules: PROEL-02, `ring.needs_numen`.
    """
    if command.numen:
        parties = actor, command.target
        yield from presidency.must_be_fit_to_preside(
            state, command.numen, state.seating.place_of(actor), parties
        )
    elif state.switch(NUMEN_READING):
        yield Objection("PROEL-02", "name-a-god")


def _attack_with_ring_objections(state: Game, actor: str, command: AttackWithRing) -> Objections:
    yield from _must_be_able_to_attack(state, actor)
    yield from _must_be_a_victim(state, actor, command.target)
    yield from _must_have_presider(state, actor, command)


def _draft_ring_attack(
    state: Game, actor: str, command: AttackWithRing, _context: ActContext
) -> Drafts:
    """Return the draft of the fight. By the attack everybody learns who wears the Ring (RING-04).

    There is no challenge.
    """
    battle_number = state.world.pugnae.next_number
    place, parties = state.seating.place_of(actor), ((actor,), (command.target,))
    judge = command.numen or state.kernel.stewards[0]
    setup = BattleSetup(battle_number, place, judge, parties, kind=RING_FIGHT)
    limit = state.world.scenario.limits.ring_legiones_attacked
    return (
        battle_start.draft_attack(
            state, setup, ring_loan.RING, legions_to_attack(state, command.target), limit
        ),
    )


def _recorders(state: Game, actor: str, command: AttackWithRing) -> tuple[str, ...]:
    """Return the presiding god, if it may know the wearer of the Ring (RING-02).

    Any other god could find the bearer by recording an attack for everybody in turn. So a god who
    may not know the wearer is only asked.
    """
    is_known = state.world.duels.revealed == actor or command.numen in seats.gods_with_power(
        state, ring_loan.RING_POWER
    )
    return (command.numen,) if is_known and command.numen else ()


def _offer_attack_with_ring(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    ring_audience = audiences.account_audience(state, actor, ring_loan.RING)
    if ring_loan.bearer(state) != actor or not sees(ring_audience, known_state.viewer):
        return None
    objections = tuple(_must_be_able_to_attack(state, actor))
    place = state.seating.place_of(actor)
    people_nearby = () if objections else state.seating.pieces_at(place)
    targets = [
        character
        for character in people_nearby
        if is_met(_must_be_a_victim(state, actor, character))
    ]
    if not targets:
        return Form(blocked=objections or (Objection("RING-04", "nobody-to-attack"),))
    gods = _presider_options(state, place)
    if not gods:
        return Form(blocked=(Objection("PROEL-02", "no-god-to-preside"),))
    return Form((choice("target", targets), Choice("numen", gods)))


def _presider_options(state: Game, place: str) -> tuple[Option, ...]:
    god_options = tuple(map(Option, presidency.possible_presiders(state, place)))
    return god_options if state.switch(NUMEN_READING) else (Option("", "note-no-god"), *god_options)


ATTACK_WITH_RING = Act(
    AttackWithRing,
    _attack_with_ring_objections,
    _draft_ring_attack,
    _offer_attack_with_ring,
    consent=Consent(voices=characters_in_fields("numen"), recorders=_recorders),
)

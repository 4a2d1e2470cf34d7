"""Fighters and their dice, for battles, executions and friendships."""

from collections.abc import Iterable, Mapping

from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.proelium.stages import AFTERMATH_STAGE
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game, Person
from ledger.record.objection import Objection, Objections, about_character, first_unmet
from ledger.record.state import SwitchValue

ROLES_WITHOUT_ARMS = ("virgo", "matrona")
"""The roles that never fight and cannot be attacked (ROST-08, LIM-18)."""

EXECUTIONER_ROLES = ("imperator", "amazon", "rex")
"""The roles that may kill or take in the unprotected (MORS-04, CLI-03)."""

UNPROTECTED_READING = "status.unprotected_from"
"""The reading that defines the unprotected (PROEL-32)."""


def fieldable_dice(state: Game, character: str) -> Mapping[tuple[str, str], int]:
    """Return the dice a character could field now, by owner and kind; empty for no dice (PROEL-05).

    A rex and a foreign god field legiones clientarum only (REX-07, MERC-21). A bacchant also fields
    the legiones of the god in the same region.
    """
    dice_held = {
        (character, legio): state.books.holding(character, legio)
        for legio in usable_kinds(state, character)
    }
    god = _god_of_bacchant_here(state, character)
    if god:
        dice_held[god, goods.CLIENTARUM] = state.books.holding(god, goods.CLIENTARUM)
    return {dice: dice_count for dice, dice_count in dice_held.items() if dice_count}


def usable_kinds(state: Game, character: str) -> tuple[str, ...]:
    """Return the kinds of legiones that a character may use in battle.

    Rules: REX-07, MERC-21, PROEL-42.
    """
    person = state.world.person(character)
    if person.role == "rex" or not person.mortal:
        return (goods.CLIENTARUM,)
    return goods.LEGIONES


def _god_of_bacchant_here(state: Game, character: str) -> str:
    """Return the god of a bacchant, if in the same region; otherwise "" (PROEL-05)."""
    person = state.world.person(character)
    place = state.seating.place_of(character)
    return (
        person.god if person.god and place and place == state.seating.place_of(person.god) else ""
    )


def number_of_dice(state: Game, character: str) -> int:
    """Return how many dice a character could field."""
    return sum(fieldable_dice(state, character).values())


def must_be_able_to_fight(state: Game, character: str) -> Objections:
    """Raise an objection unless the character can fight at all, regardless of place and opponent.

    Rules: PROEL-05, PROEL-06.
    """
    person = state.world.person(character)
    legio = _must_be_of_fighting_kind(state, person)
    yield from first_unmet(legio, _must_have_army(state, person))


def _must_be_of_fighting_kind(state: Game, person: Person) -> Objections:
    """Raise an objection if the person is a god, dead, a virgo or a matrona.

    Rules: PROEL-06, ROST-08, LIM-18.

    The legiones that a matrona holds for her husband do not fight, either (NUPT-06).
    """
    if not person.mortal:
        if not seats.has_power(state, person.id, "fight_as_mortal"):
            yield Objection("PROEL-06", "god-does-not-fight", about_character(person.id))
    elif not person.living:
        yield Objection("PROEL-05", "dead-do-not-fight", about_character(person.id))
    elif person.role in ROLES_WITHOUT_ARMS:
        yield Objection("PROEL-06", "women-do-not-fight", about_character(person.id))
        if goods.number_of_legions(state, person.id):
            yield Objection("NUPT-06", "wife-fields-nothing", about_character(person.id))


def _must_have_army(state: Game, person: Person) -> Objections:
    """Raise an objection unless the person has legiones. A senator has none (ROST-21, PROEL-05)."""
    if not number_of_dice(state, person.id):
        rule = "ROST-21" if person.role == "senator" else "PROEL-05"
        yield Objection(rule, "needs-a-legio", about_character(person.id))


def is_unprotected(state: Game, character: str, reading: SwitchValue | None = None) -> bool:
    """Return whether a mortal has no protection.

    A mortal loses protection with the last legio in a battle. By another reading every mortal
    without a legio is unprotected (`status.unprotected_from`). A cliens or a bacchant is always
    protected.
    """
    person = state.world.person(character)
    if not person.mortal or not person.living or person.patroni or person.god:
        return False
    if (reading or state.switch(UNPROTECTED_READING)) == "no_legiones":
        return not goods.number_of_legions(state, character)
    return "unprotected" in person.statuses


def mortals_losing_protection(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Return the mortals who would lose their protection by this other reading (FATA-10)."""
    if switch != UNPROTECTED_READING:
        return ()
    return tuple(
        mortal.id
        for mortal in state.world.scenario.mortals
        if is_unprotected(state, mortal.id, value) and not is_unprotected(state, mortal.id)
    )


def last_battle_must_not_be_cut_short(
    state: Game, first_character: str, second_character: str
) -> Objections:
    """Raise an objection if the latest battle of the two was cut short (PROEL-31).

    A battle that was cut short has no consequences. A character whom another event left unprotected
    may still be executed.
    """
    battles = (
        battle
        for battle in state.world.pugnae.battles.values()
        if _are_opponents(battle, first_character, second_character)
    )
    last_battle = max(battles, key=lambda battle: battle.number, default=None)
    if last_battle and last_battle.cut_short and not is_unprotected(state, second_character):
        message_args = {"who": f"who:{first_character}", "other": f"who:{second_character}"}
        yield Objection("PROEL-31", "battle-without-consequence", message_args)


def _are_opponents(battle: Proelium, first_character: str, second_character: str) -> bool:
    return {battle.party_index(first_character), battle.party_index(second_character)} == {0, 1}


def can_execute(state: Game, character: str) -> bool:
    """Return whether a general or a rex with legiones may kill or take in the unprotected."""
    person = state.world.person(character)
    return (
        person.living
        and person.role in EXECUTIONER_ROLES
        and goods.number_of_legions(state, character) > 0
    )


def must_not_be_in_battle(state: Game, character: str) -> Objections:
    """Raise an objection if the character is in a battle.

    No character is in two battles at once (PROEL-07).
    """
    if state.world.person(character).is_in_battle:
        yield Objection("PROEL-07", "in-another-battle", about_character(character))


def legions_must_be_free(state: Game, character: str, asset: str) -> Objections:
    """Raise an objection if the legiones are dice of an unfinished battle.

    Rule: PROEL-25.

    All legiones of a mortal are bound until everything in the battle is decided. Of a god's
    legiones only the ones at risk are bound.
    """
    person = state.world.person(character)
    is_in_use = person.is_in_battle if person.mortal else _is_at_stake(state, character, asset)
    if asset in goods.LEGIONES and is_in_use:
        yield Objection("PROEL-25", "dice-stay-in-battle", about_character(character))


def legions_must_be_safe(
    state: Game, people: Iterable[str], legiones: tuple[str, ...] = goods.LEGIONES
) -> Objections:
    """Raise an objection if these people may lose legiones of these kinds in a battle.

    Rule: PROEL-25.
    """
    for character in people:
        kinds_held = (legio for legio in legiones if state.books.holding(character, legio))
        if any(_is_at_stake(state, character, legio) for legio in kinds_held):
            yield Objection("PROEL-25", "dice-stay-in-battle", about_character(character))


def _is_at_stake(state: Game, character: str, asset: str) -> bool:
    """Return whether a battle, or a bacchant of this god, puts a character's legiones at risk."""
    for battle in state.world.pugnae.lasting():
        for side in battle.sides_at_risk if battle.stage != AFTERMATH_STAGE else ():
            dice_at_stake = ((corps.owner, corps.kind) for corps in side.corps)
            if character in side.members or (character, asset) in dice_at_stake:
                return True
    return False

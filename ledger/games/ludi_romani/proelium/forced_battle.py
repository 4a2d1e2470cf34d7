"""Juno's right to make two characters of one region fight, once in an aestas (PROEL-40)."""

from ledger.contract.acts import Act, ActContext, Command, Drafts, consent_of_approvers
from ledger.contract.form import DependentField, choice
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.ludi_romani import arms, seats
from ledger.games.ludi_romani.proelium import interruption, parties, presidency, war_gods
from ledger.games.ludi_romani.proelium.battle_start import FORCING_RIGHT, BattleSetup, draft_battle
from ledger.games.ludi_romani.state import Game, World
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Who

FORCING_POWER = "force_proelium"


class ForceBattle(Command):
    """As Juno, make two fighters in a region fight before a god who is there."""

    first: Who
    """The first fighter."""
    second: Who
    """The second fighter."""
    numen: Who
    """The god who presides."""


def _must_be_able_to_force(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Juno, in an aestas, with the right unused.

    Rules: PROEL-40, LIM-16.
    """
    if not seats.has_power(state, actor, FORCING_POWER):
        yield Objection("PROEL-40", "junos-right")
    if state.period.kind != "aestas":
        yield Objection("PROEL-40", "summer-only")
    limit = state.world.scenario.limits.juno_forced_proelia_per_aestas
    if state.world.times_used(f"{FORCING_RIGHT}@{actor}") >= limit:
        yield Objection("PROEL-40", "force-spent", {"n": limit})


def _must_be_free_fighter(state: Game, character: str) -> Objections:
    """Raise an objection unless this is a fighter in no battle, or a war god who may fight there.

    The rules are PROEL-05, PROEL-07 and PROEL-40.
    """
    if war_gods.is_war_god(state, character):
        yield from war_gods.war_god_must_be_free(state, character)
        return
    yield from arms.must_be_able_to_fight(state, character)
    yield from arms.must_not_be_in_battle(state, character)


def _must_be_possible_opponents(
    state: Game, first_character: str, second_character: str
) -> Objections:
    """Raise an objection unless both are fighters in one region (PROEL-40).

    A war god must be allowed to attack the opponent (PROEL-38).
    """
    god, opponent = _pair_with_attacker_first(state, first_character, second_character)
    yield from _must_be_free_fighter(state, god)
    if war_gods.is_war_god(state, god):
        yield from war_gods.must_be_attackable(state, god, opponent)
        return
    yield from _must_be_free_fighter(state, opponent)
    yield from parties.must_have_army_of_own(state, (first_character,), (second_character,))
    yield from seats.must_be_in_same_region(state, first_character, second_character, "PROEL-07")
    if first_character == second_character:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)


def _pair_with_attacker_first(
    state: Game, first_character: str, second_character: str
) -> tuple[str, str]:
    """Return the pair with a war god first, as the attacker (PROEL-35).

    Without a war god the order stays.
    """
    return (
        (second_character, first_character)
        if war_gods.is_war_god(state, second_character)
        and not war_gods.is_war_god(state, first_character)
        else (first_character, second_character)
    )


def _force_battle_objections(state: Game, actor: str, command: ForceBattle) -> Objections:
    pair = command.first, command.second
    yield from _must_be_able_to_force(state, actor)
    place = state.seating.place_of(command.first)
    yield from parties.must_be_a_battlefield(state, place)
    yield from interruption.must_not_be_at_peace(state, place)
    yield from _must_be_possible_opponents(state, *pair)
    fighters = tuple(character for character in pair if not war_gods.is_war_god(state, character))
    yield from presidency.must_be_fit_to_preside(state, command.numen, place, fighters)


def _draft_forced_battle(
    state: Game, actor: str, command: ForceBattle, _context: ActContext
) -> Drafts:
    """Return the draft that opens the battle (PROEL-40).

    There is no challenge, and no right to challenge is used up.
    """
    battle_number = state.world.pugnae.next_number
    first_character, second_character = _pair_with_attacker_first(
        state, command.first, command.second
    )
    if war_gods.is_war_god(state, first_character):
        return (
            war_gods.draft_fight(
                state,
                battle_number,
                first_character,
                second_character,
                presider=command.numen,
                provoker=actor,
            ),
        )
    place, pair = state.seating.place_of(first_character), ((first_character,), (second_character,))
    return (draft_battle(state, BattleSetup(battle_number, place, command.numen, pair, actor)),)


def _presider_to_consent(_state: Game, actor: str, command: ForceBattle) -> tuple[str, ...]:
    """Return the god who is to preside, unless that is the actor (PROEL-02)."""
    return (command.numen,) if command.numen != actor else ()


@open_to(seats.has_power_test(FORCING_POWER))
def _offer_force_battle(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    objections = tuple(_must_be_able_to_force(state, actor))
    first_fighters = () if objections else _possible_first_fighters(state)
    if not first_fighters:
        return Form(blocked=objections or (Objection("PROEL-40", "nobody-to-force"),))
    first_character, second_character = (
        str(known_state.chosen.get(field_name, "")) for field_name in ("first", "second")
    )
    first_field = choice("first", first_fighters)
    if first_character not in first_fighters:
        dependent_fields = (
            DependentField("second", ("first",)),
            DependentField("numen", ("second",)),
        )
        return Form((first_field, *dependent_fields))
    second_field = choice("second", _possible_opponents(state, first_character))
    presiders = presidency.possible_presiders(state, state.seating.place_of(first_character))
    fighters = [
        character
        for character in (first_character, second_character)
        if character and not war_gods.is_war_god(state, character)
    ]
    return Form(
        (
            first_field,
            second_field,
            choice("numen", [character for character in presiders if character not in fighters]),
        )
    )


def _possible_first_fighters(state: Game) -> tuple[str, ...]:
    """Return everybody who could be made to fight now (PROEL-40)."""
    places = (
        place
        for place in state.world.scenario.regions
        if is_met(parties.must_be_a_battlefield(state, place))
        and is_met(interruption.must_not_be_at_peace(state, place))
    )
    return tuple(
        character
        for place in places
        for character in state.seating.pieces_at(place)
        if _possible_opponents(state, character)
    )


def _possible_opponents(state: Game, first_character: str) -> tuple[str, ...]:
    """Return the possible opponents of a character, if a god in the region can preside."""
    place = state.seating.place_of(first_character)
    judges = presidency.possible_presiders(state, place)
    return tuple(
        character
        for character in state.seating.pieces_at(place)
        if is_met(_must_be_possible_opponents(state, first_character, character))
        and _has_possible_presider(state, judges, first_character, character)
    )


def _has_possible_presider(
    state: Game, judges: tuple[str, ...], first_character: str, second_character: str
) -> bool:
    """Return whether a god there may preside. A war god may preside over his own fight.

    Rule: PROEL-03.
    """
    return any(
        judge not in (first_character, second_character) or war_gods.is_war_god(state, judge)
        for judge in judges
    )


FORCE_BATTLE = Act(
    ForceBattle,
    _force_battle_objections,
    _draft_forced_battle,
    _offer_force_battle,
    consent=consent_of_approvers(_presider_to_consent),
)

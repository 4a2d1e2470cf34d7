"""Mars, Phobos, Deimos, Ares and Bellona: they fight, and make mortals fight (PROEL-34 to 39, 48).

At a war god's demand a mortal chooses: challenge a rival, or fight the god (PROEL-34).
"""

from collections.abc import Mapping

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, DutyType, fold_of
from ledger.contract.form import Choice, DependentField, Option, choice
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.ludi_romani import arms, goods, seats
from ledger.games.ludi_romani.proelium import (
    battle_end,
    challenge_order,
    flagitatio,
    folds,
    interruption,
)
from ledger.games.ludi_romani.proelium.battle_start import BattleSetup, battle_id, draft_attack
from ledger.games.ludi_romani.proelium.duties import (
    PERMISSION_DUTY,
    WAR_GOD_DUTY,
    draft_choice,
    draft_end_of_dispute,
)
from ledger.games.ludi_romani.proelium.parties import permission_givers
from ledger.games.ludi_romani.proelium.stages import CHALLENGED_STAGE, OVER_STAGE, WAR_GOD_KIND
from ledger.games.ludi_romani.proelium.state import Proelium, Side
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Place, Who, arguments_of
from ledger.record.state import Duty

WAR_GOD_POWER = "war_challenge"
FIGHT_ANSWER = "fight"
RIVAL_ANSWER = "challenge"
ALLOW_ANSWER = "allow"
FORBID_ANSWER = "forbid"

ONLY_KIND_BY_POWER = {"war_only_lcl": goods.CLIENTARUM, "war_only_lc": goods.CURIALIS}
"""The only kinds of legio that Phobos and Deimos attack (PROEL-38)."""

ZONES_BY_POWER = {"war_east": "east", "war_west": "west"}
"""The only zones where Ares and Bellona fight (PROEL-39)."""

WAR_GOD_DICE = ("legio_ultrix_immortalis", "cohors_ultrix_immortalis")
"""The special dice of war gods, as assets (ROST-16)."""


class Provoke(Command):
    """As a war god, make a mortal choose: challenge a rival, or fight the god."""

    target: Who
    """The mortal who chooses."""
    rival: Who = ""
    """The mortal to challenge instead; empty if no mortal could be challenged."""


class WarGodOffered(Event, stored="ludi_romani/war-god-offered@1"):
    """A war god's demand that a mortal challenge `rival` or fight the god."""

    proelium: str
    number: int
    place: Place
    god: Who
    who: Who
    rival: Who


class WarGodAnswered(Event, stored="ludi_romani/war-god-answered@1"):
    """A mortal's answer to a war god."""

    proelium: str
    god: Who
    who: Who
    rival: Who
    option: str
    """`fight` or `challenge`."""


def is_war_god(state: Game, character: str) -> bool:
    """Return whether a character has the powers of a war god such as Mars."""
    return seats.has_power(state, character, WAR_GOD_POWER)


def is_war_gods_season(state: Game, character: str) -> bool:
    """Return whether this is a war god and the season is an aestas, the season of war.

    Rule: PROEL-48.
    """
    return state.period.kind == "aestas" and is_war_god(state, character)


def dice_god_may_attack(state: Game, god: str, character: str) -> Mapping[tuple[str, str], int]:
    """Return the target's dice that this god may attack, by owner and kind (PROEL-38)."""
    legiones = [
        legio for power, legio in ONLY_KIND_BY_POWER.items() if seats.has_power(state, god, power)
    ]
    dice = arms.fieldable_dice(state, character)
    return {
        die: dice_count for die, dice_count in dice.items() if not legiones or die[1] in legiones
    }


def possible_rivals(state: Game, god: str, target: str) -> tuple[str, ...]:
    """Return the mortals that the target could challenge for a war god (PROEL-11).

    There are no rivals if the target's right to challenge is used up.
    """
    if challenge_order.has_challenged(state, target):
        return ()
    people_nearby = state.seating.pieces_at(state.seating.place_of(god))
    rivals = (character for character in people_nearby if character not in (god, target))
    return tuple(
        character
        for character in rivals
        if is_met(flagitatio.must_be_a_target(state, (target,), character))
    )


def _must_be_able_to_provoke(state: Game, god: str) -> Objections:
    """Raise an objection unless the actor is a war god outside Rome in an aestas (PROEL-34).

    Rule: PROEL-01.
    """
    if not is_war_god(state, god):
        yield Objection("PROEL-34", "war-gods-provoke")
    if state.period.kind != "aestas":
        yield Objection("PROEL-34", "war-gods-in-summer")
    place = state.seating.place_of(god)
    if place and place == seats.id_of_rome(state):
        yield Objection("PROEL-01", "no-battle-in-rome")
    yield from interruption.must_not_be_at_peace(state, place)
    yield from war_god_must_be_free(state, god)


def war_god_must_be_free(state: Game, god: str) -> Objections:
    """Raise an objection if the god fights or presides elsewhere, or is outside of his zone.

    Rules: PROEL-07, 39.

    Ares fights in the east, Bellona in the west.
    """
    yield from arms.must_not_be_in_battle(state, god)
    if state.world.pugnae.battle_presided_by(god):
        yield Objection("PROEL-02", "presides-elsewhere", {"who": f"who:{god}"})
    place = state.seating.place_of(god)
    war_zone = state.world.scenario.regions[place].war_zone if place else ""
    for power, zone in ZONES_BY_POWER.items():
        if seats.has_power(state, god, power) and war_zone != zone:
            yield Objection("PROEL-39", "outside-the-zone", {"who": f"who:{god}", "zone": zone})


def must_be_attackable(state: Game, god: str, target: str) -> Objections:
    """Raise an objection unless the target is a mortal fighter in the region with fitting dice.

    Rule: PROEL-38.

    Bacchants may be targets too (BACCH-13).
    """
    message_args = {"who": f"who:{target}"}
    if not state.world.person(target).mortal:
        yield Objection("PROEL-06", "god-does-not-fight", message_args)
        return
    objections = tuple(arms.must_be_able_to_fight(state, target))
    yield from objections
    yield from arms.must_not_be_in_battle(state, target)
    yield from seats.must_be_in_same_region(state, god, target, "PROEL-07")
    if not objections and not dice_god_may_attack(state, god, target):
        yield Objection("PROEL-38", "nothing-to-attack", message_args)


def _must_name_a_rival(state: Game, god: str, command: Provoke) -> Objections:
    """Raise an objection unless the god names a rival from the region, if a player can be one.

    Rule: PROEL-34.
    """
    if not command.rival:
        if possible_rivals(state, god, command.target):
            yield Objection("PROEL-34", "name-a-rival")
        return
    yield from flagitatio.must_not_have_challenged(state, (command.target,))
    if command.rival == god:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)
    yield from flagitatio.must_be_a_target(state, (command.target,), command.rival)


def _provoke_objections(state: Game, actor: str, command: Provoke) -> Objections:
    yield from _must_be_able_to_provoke(state, actor)
    yield from must_be_attackable(state, actor, command.target)
    yield from _must_name_a_rival(state, actor, command)


def _draft_provocation(state: Game, actor: str, command: Provoke, context: ActContext) -> Drafts:
    """Return the drafts of the mortal's choice. Without a rival the god attacks (PROEL-34)."""
    battle_number, character = state.world.pugnae.next_number, command.target
    if not command.rival:
        return (draft_fight(state, battle_number, actor, character),)
    proelium_id, place = battle_id(battle_number), state.seating.place_of(actor)
    terms = {"god": f"who:{actor}", "rival": f"who:{command.rival}"}
    duty_id = f"{context.act}/{WAR_GOD_DUTY}"
    return (
        Draft(WarGodOffered(proelium_id, battle_number, place, actor, character, command.rival)),
        draft_choice(
            state,
            proelium_id,
            WAR_GOD_DUTY,
            character,
            (FIGHT_ANSWER, RIVAL_ANSWER),
            terms,
            duty=duty_id,
        ),
    )


def draft_fight(
    state: Game,
    battle_number: int,
    god: str,
    character: str,
    *,
    presider: str = "",
    provoker: str = "",
) -> Draft:
    """Return a fight with a war god, who risks nothing (PROEL-35).

    The war god presides, unless a successor presides. If Juno (`provoker`) forces the fight, the
    god in `presider` presides.
    """
    place, judge, parties = state.seating.place_of(god), presider or god, ((god,), (character,))
    setup = BattleSetup(battle_number, place, judge, parties, provoker, WAR_GOD_KIND)
    # A character who goes about as a war god rolls the lesser die (NUM-01).
    die = next((die for die in WAR_GOD_DICE if state.books.holding(god, die)), WAR_GOD_DICE[-1])
    limit = state.world.scenario.limits.legiones_fielded_per_party
    return draft_attack(state, setup, die, dice_god_may_attack(state, god, character), limit)


def _draft_mortals_choice(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Return the drafts of the mortal's choice: a challenge, or the fight with the god.

    Rule: PROEL-34.
    """
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    return (
        _draft_challenge(state, battle)
        if option == RIVAL_ANSWER
        else _draft_fight_with_god(state, battle)
    )


def _draft_after_permission(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Return the drafts of a permission: a challenge, or the fight with the god.

    Rules: CLI-14, BACCH-10.
    """
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    return (
        _draft_challenge(state, battle, duty.owes)
        if option == ALLOW_ANSWER
        else _draft_fight_with_god(state, battle)
    )


def _draft_challenge(state: Game, battle: Proelium, latest_voice: str = "") -> Drafts:
    """Return the drafts that challenge the rival (PROEL-34), or ask the one after `latest_voice`.

    A mortal who can no longer challenge the rival fights the god.
    """
    god, character, rival = battle.sides[0].leader, battle.sides[1].leader, battle.rival
    if rival not in possible_rivals(state, god, character):
        return _draft_fight_with_god(state, battle)
    voices = permission_givers(state, character)
    remaining_voices = (
        voices[voices.index(latest_voice) + 1 :] if latest_voice in voices else voices
    )
    if remaining_voices:
        terms = {"god": f"who:{god}", "fighter": f"who:{character}", "rival": f"who:{rival}"}
        options = ALLOW_ANSWER, FORBID_ANSWER
        return (
            draft_choice(
                state,
                battle.id,
                PERMISSION_DUTY,
                remaining_voices[0],
                options,
                terms,
                default_option=FORBID_ANSWER,
            ),
        )
    answer = Draft(WarGodAnswered(battle.id, god, character, rival, RIVAL_ANSWER))
    challenge = flagitatio.draft_challenge(state, (character,), rival, god, god)
    return (answer, *draft_end_of_dispute(state, battle), challenge)


def _draft_fight_with_god(state: Game, battle: Proelium) -> Drafts:
    """Return the drafts of the fight with the god (PROEL-34).

    There are no drafts if the god can attack no dice.
    """
    god, character = battle.sides[0].leader, battle.sides[1].leader
    if not dice_god_may_attack(state, god, character):
        return (
            *draft_end_of_dispute(state, battle),
            *battle_end.draft_battle_end(state, battle, interruption.DISARMING_CAUSE, character),
        )
    answer = Draft(WarGodAnswered(battle.id, god, character, battle.rival, FIGHT_ANSWER))
    return (answer, draft_fight(state, battle.number, god, character, presider=battle.presider))


def draft_fight_after_refusal(state: Game, refused_battle: Proelium) -> Drafts:
    """Return the fight of the challenger with the war god, if the rival refuses (PROEL-34)."""
    god, character = refused_battle.provoked_by, refused_battle.sides[0].leader
    if not god or state.seating.place_of(god) != refused_battle.place:
        return ()
    if not is_met(arms.must_not_be_in_battle(state, god)) or not dice_god_may_attack(
        state, god, character
    ):
        return ()
    return (draft_fight(state, state.world.pugnae.next_number, god, character),)


@fold_of(WarGodOffered, arguments_of("god", "who", "rival"), undo=flagitatio.undo_challenge)
def _evolve_provocation(world: World, event: WarGodOffered, entry: Entry) -> World:
    """Return the world in which the god and the mortal wait for the mortal's answer.

    Rules: PROEL-34, PROEL-36.
    """
    proelium_id, battle_number, place, god = event.proelium, event.number, event.place, event.god
    sides = Side((god,)), Side((event.who,))
    battle = Proelium(
        proelium_id,
        battle_number,
        place,
        god,
        sides,
        CHALLENGED_STAGE,
        entry.position,
        kind=WAR_GOD_KIND,
        rival=event.rival,
    )
    return folds.with_new_battle(world, battle, "challenged")


@fold_of(WarGodAnswered, arguments_of("god", "who", "rival", "option"))
def _evolve_answer(world: World, event: WarGodAnswered, _entry: Entry) -> World:
    """Return the world in which a challenge replaces the fight with the god for now (PROEL-34)."""
    if event.option == FIGHT_ANSWER:
        return world
    return folds.with_ended_battle(world, event.proelium, OVER_STAGE, why="turned")


@open_to(is_war_god)
def _offer_provoke(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    objections = tuple(_must_be_able_to_provoke(state, actor))
    people_nearby = () if objections else state.seating.pieces_at(state.seating.place_of(actor))
    targets = [
        character
        for character in people_nearby
        if is_met(must_be_attackable(state, actor, character))
    ]
    if not targets:
        return Form(blocked=objections or (Objection("PROEL-34", "nobody-to-provoke"),))
    target_field = choice("target", targets)
    chosen_target = str(known_state.chosen.get("target", ""))
    if chosen_target not in targets:
        return Form((target_field, DependentField("rival", ("target",))))
    rival_options = tuple(map(Option, possible_rivals(state, actor, chosen_target)))
    return Form((target_field, Choice("rival", rival_options or (Option("", "note-no-rival"),))))


PROVOKE = Act(Provoke, _provoke_objections, _draft_provocation, _offer_provoke)
DUTY_TYPES = (
    DutyType(WAR_GOD_DUTY, _draft_mortals_choice),
    DutyType(PERMISSION_DUTY, _draft_after_permission),
)

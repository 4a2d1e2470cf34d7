"""PROEL: battles on land, from the challenge to the loser's fate.

`flagitatio`, `answers`, `parties`, `challenge_order`, `forced_battle` and `battle_start` begin a
battle. `presidency` decides which god watches it. `dice_rolls`, `dice`, `modifiers` and
`round_settlement` are its rounds. `battle_end`, `interruption`, `aftermath` and `conversion` end
it. `war_gods` provoke battles. `folds` changes the world after each event of a battle. `duties`
holds the duties during a battle. `matters` finds the battle that an act belongs to. `view` is the
slice for phones.
"""

from ledger.games.ludi_romani import arms, places, seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.proelium import (
    aftermath,
    answers,
    battle_end,
    battle_start,
    challenge_order,
    conversion,
    dice,
    dice_rolls,
    duties,
    flagitatio,
    forced_battle,
    interruption,
    modifiers,
    presidency,
    round_settlement,
    war_gods,
)
from ledger.games.ludi_romani.proelium.stages import CHALLENGED_STAGE, WAR_GOD_KIND
from ledger.games.ludi_romani.state import Game
from ledger.record.objection import Objection, Objections

LEAVING_ACTS = ("move", "sail", "roam", "drift")
"""The acts by which a fighter could run from a battle (PROEL-26).

The fuga of a rex is not among these acts.
"""

BEGINNING_MODULES = (
    flagitatio,
    answers,
    war_gods,
    challenge_order,
    battle_start,
    duties,
    presidency,
)
FIGHT_MODULES = (dice_rolls, modifiers, round_settlement, dice, forced_battle)
END_MODULES = (battle_end, aftermath, conversion)
"""The modules that end a battle.

`BEGINNING_MODULES` holds the modules that begin a battle, and `FIGHT_MODULES` the modules of its
rounds.
"""


def must_not_leave_battle(state: Game, actor: str, act: str) -> Objections:
    """Raise an objection if the actor would leave a battle (PROEL-26, LIM-08) or a challenge.

    Rule: PROEL-17.

    A war god who leaves only gets a warning, in `war_god_must_not_walk_off` (PROEL-36).
    """
    battle = state.world.pugnae.battle_of(actor) if act in LEAVING_ACTS else None
    is_leaving_god_fight = act == "roam" and battle is not None and battle.kind == WAR_GOD_KIND
    if battle is None or is_leaving_god_fight or not state.world.person(actor).is_in_battle:
        return
    if battle.stage != CHALLENGED_STAGE:
        yield Objection("PROEL-26", "no-running", {"who": f"who:{actor}"})
    elif act == "roam":
        yield from places.must_be_free_to_travel(state, actor)


def war_god_must_not_walk_off(state: Game, actor: str, act: str) -> Objections:
    """Warn a war god who leaves a battle (PROEL-36)."""
    if act == "roam":
        yield from presidency.war_god_must_stay(state, actor)


def _has_challenge_to_answer(state: Game, character: str) -> bool:
    return answers.challenge_received(state, character) is not None


def _is_presiding(state: Game, character: str) -> bool:
    return state.world.pugnae.battle_presided_by(character) is not None


def _can_turn_wheel(state: Game, character: str) -> bool:
    return seats.has_power(state, character, modifiers.WHEEL_POWER) and any(
        state.world.pugnae.lasting()
    )


PROELIUM = RomanChapter(
    "PROEL",
    modules=(*BEGINNING_MODULES, *FIGHT_MODULES, *END_MODULES),
    guards=(must_not_leave_battle, war_god_must_not_walk_off),
    consequences=(interruption.draft_end_of_interrupted_battles,),
    periods=(interruption.without_battles,),
    due=(interruption.draft_end_of_left_battles,),
    deaths=(interruption.without_choices_of_the_dead,),
    # The acts of an imago: modify rolls, and fight with the Ring (RING-02, RING-04).
    for_ghosts=(
        modifiers.INFLUENCE_ROLL.name,
        battle_start.FIELD_LEGIONS.name,
        dice_rolls.ROLL_DICE.name,
    ),
    irregular=(arms.mortals_losing_protection,),
    reminders=(
        ("PROEL-10", _has_challenge_to_answer),
        ("PROEL-20", _is_presiding),
        ("PROEL-44", _can_turn_wheel),
        ("PROEL-48", war_gods.is_war_gods_season),
    ),
)

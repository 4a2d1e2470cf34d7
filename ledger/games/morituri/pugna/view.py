"""The slice `duel`, as phones receive it. `slice_types` describes its fields."""

from ledger.games.morituri.pugna import clash, duel_end, figures
from ledger.games.morituri.pugna.slice_types import (
    BlowDoc,
    CrowdDoc,
    FightDoc,
    KindDoc,
    NoFightDoc,
    SideDoc,
)
from ledger.games.morituri.pugna.state import BeastFight, Blow, Duel
from ledger.games.morituri.state import Game


def fight_sources(state: Game) -> tuple[object, ...]:
    """Return the values that the slice depends on."""
    return state.world.bout, state.world.previous_bout


def fight_doc(state: Game) -> FightDoc | NoFightDoc:
    """Return the slice with the fight under way, or else with the last fight."""
    fight = state.world.bout or state.world.previous_bout
    if fight is None:
        return NoFightDoc()
    is_over = fight.stage == duel_end.OVER_STAGE
    return {
        **(_hunt_doc(fight) if isinstance(fight, BeastFight) else _duel_doc(fight)),
        "number": fight.number,
        "place": fight.place,
        "stage": fight.stage,
        "round": fight.round,
        "winner": fight.winner,
        "dead": [
            fight.sides[side_index].who
            for side_index in (0, 1)
            if is_over and not fight.left[side_index]
        ],
        "sides": (_side_doc(fight, 0), _side_doc(fight, 1)),
        "rounds": [
            {
                "number": fight_round.number,
                "sides": (_blow_doc(fight_round.first), _blow_doc(fight_round.second)),
                "entry": entry,
            }
            for fight_round, entry in fight.latest
        ],
    }


def _duel_doc(duel: Duel) -> KindDoc:
    wants_blood = figures.wants_blood(duel.crowd)
    crowd: CrowdDoc = {"face": duel.crowd, "blood": wants_blood, "entry": duel.crowd_entry}
    return {
        "kind": "duel",
        "in_roma": duel.to_the_death,
        "weaker": duel.weaker_fighter
        if duel.stage in (duel_end.CROWD_STAGE, duel_end.MERCY_STAGE)
        else "",
        "crowd": crowd if duel.crowd else None,
        "mercy": duel.mercy,
        "roller": "",
        "why": duel.why,
    }


def _hunt_doc(beast_fight: BeastFight) -> KindDoc:
    return {
        "kind": "hunt",
        "in_roma": beast_fight.in_roma,
        "weaker": "",
        "crowd": None,
        "mercy": "",
        "roller": beast_fight.roller,
        "why": "",
    }


def _side_doc(fight: Duel | BeastFight, side_index: int) -> SideDoc:
    fighter, opponent = fight.sides[side_index], fight.sides[1 - side_index]
    is_tiring = isinstance(fight, Duel)
    bonus = figures.bonus_from_fatigue(fighter.encumbrance, opponent.encumbrance, fight.round + 1)
    return {
        "who": fighter.who,
        "attack": fighter.attack,
        "defence": fighter.defence,
        "encumbrance": fighter.encumbrance,
        "attacks": fighter.attacks,
        "net": fighter.net,
        "guard": fighter.guard,
        "hit_points": fight.hit_points[side_index],
        "left": fight.left[side_index],
        "target": figures.target_sum(fighter.attack, opponent.defence),
        "bonus": bonus if is_tiring else 0,
        "most": figures.encumbrance_difference(fighter.encumbrance, opponent.encumbrance)
        if is_tiring
        else 0,
        "dice": clash.number_of_dice(fight.sides, side_index),
    }


def _blow_doc(blow: Blow) -> BlowDoc:
    return {
        "who": blow.who,
        "attack": blow.attack,
        "defence": blow.defence,
        "target": blow.target,
        "bonus": blow.bonus,
        "dice": list(blow.dice),
        "hits": blow.hits,
        "left": blow.left,
        "net": blow.net,
        "netted": blow.netted,
        "landed": [figures.has_hit(dice, blow.bonus, blow.target) for dice in blow.dice],
    }

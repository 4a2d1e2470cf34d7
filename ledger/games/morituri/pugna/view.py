"""What screens are told of fights: the slice `duel`, which everybody sees.

It is the fight under way, or else the one that was over last, or `{}` before the first:

    kind     "duel" or "hunt" (against a beast)
    number   counts the fights of the game from 1
    place    the arena's space
    in_roma  whether it is in Roma, where duels are to the death
    stage    "strike", "crowd", "mercy", "extra" (the one round more) or "over"
    round    rounds fought so far
    weaker   who is at one hit point and asks the crowd, or may be spared; "" at other stages
    crowd    the crowd's die and what it wants, {face, blood}, or null before it fell
    mercy    what the weaker one answered: "taken", "refused" or ""
    roller   who volunteered to roll for the beast, or ""
    winner   when over: a gladiator, "beast", or "" for nobody
    why      of a duel that is over: "dead", "both-dead", "both-at-one", "mercy", "survived" (the
             one round more) or "too-long" (a reading bounds the rounds)
    dead     when over: those without a hit point, "beast" among them
    sides    two of {who, attack, defence, encumbrance, attacks, net, guard, hit_points, left,
             target, bonus, most, dice}, the newcomer (or the hunter) first: `who` is "beast" for a
             beast, `hit_points` are those of the beginning and `left` those of now, `guard` is what
             a Secutor adds to his die against a net (a number, or "immune"), `target` is what must
             be reached if no net falls, `bonus` comes on top in the next round and grows to `most`,
             `dice` says how many this side throws in a round
    rounds   the latest rounds (12 at most), each {number, sides}: two of {who, attack, defence,
             target, bonus, dice, landed, hits, left, net, netted}; `defence` is what a net left of
             it, `dice` are pairs, one to an attack, and `landed` says of each whether it hit, `net`
             is the net die or 0, `left` the hit points afterwards
"""

from typing import Any

import msgspec

from ledger.games.morituri.pugna import clash, ends, figures
from ledger.games.morituri.pugna.state import Blow, Duel, Hunt
from ledger.games.morituri.state import Game


def source(state: Game) -> tuple[object, ...]:
    """What the slice is made of."""
    return state.world.bout, state.world.fought


def doc(state: Game) -> dict[str, Any]:
    """The slice: see the head of this module."""
    fight = state.world.bout or state.world.fought
    if fight is None:
        return {}
    ended = fight.stage == ends.OVER
    return {
        **(_hunt(fight) if isinstance(fight, Hunt) else _duel(fight)),
        "number": fight.number,
        "place": fight.place,
        "stage": fight.stage,
        "round": fight.round,
        "winner": fight.winner,
        "dead": [fight.sides[n].who for n in (0, 1) if ended and not fight.left[n]],
        "sides": [_side(fight, 0), _side(fight, 1)],
        "rounds": [
            {"number": one.number, "sides": [_blow(one.first), _blow(one.second)]}
            for one in fight.latest
        ],
    }


def _duel(duel: Duel) -> dict[str, Any]:
    crowd = {"face": duel.crowd, "blood": figures.wants_blood(duel.crowd)}
    return {
        "kind": "duel",
        "in_roma": duel.to_the_death,
        "weaker": duel.weaker if duel.stage in (ends.CROWD, ends.MERCY) else "",
        "crowd": crowd if duel.crowd else None,
        "mercy": duel.mercy,
        "roller": "",
        "why": duel.why,
    }


def _hunt(hunt: Hunt) -> dict[str, Any]:
    return {
        "kind": "hunt",
        "in_roma": hunt.in_roma,
        "weaker": "",
        "crowd": None,
        "mercy": "",
        "roller": hunt.roller,
        "why": "",
    }


def _side(fight: Duel | Hunt, which: int) -> dict[str, Any]:
    own, other = fight.sides[which], fight.sides[1 - which]
    tiring = isinstance(fight, Duel)
    bonus = figures.fatigue(own.encumbrance, other.encumbrance, fight.round + 1)
    return {
        **msgspec.to_builtins(own),
        "hit_points": fight.hit_points[which],
        "left": fight.left[which],
        "target": figures.target(own.attack, other.defence),
        "bonus": bonus if tiring else 0,
        "most": figures.difference(own.encumbrance, other.encumbrance) if tiring else 0,
        "dice": clash.dice_of(fight.sides, which),
    }


def _blow(blow: Blow) -> dict[str, Any]:
    landed = [figures.lands(dice, blow.bonus, blow.target) for dice in blow.dice]
    return {**msgspec.to_builtins(blow), "landed": landed}

"""Suggestions that phones show first: the act that is due now, with the chances of dice or pile."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ledger.contract.offer import Forms, KnownState, Suggestion
from ledger.games.morituri import chances, danger, gear
from ledger.games.morituri.bestiarius import beast_of_arena
from ledger.games.morituri.cards import account_to_draw_from, cards_in_pile
from ledger.games.morituri.losses import cards_at_stake
from ledger.games.morituri.pugna import clash, figures
from ledger.games.morituri.pugna.duel import duel_of
from ledger.games.morituri.pugna.sides import gladiator_totals
from ledger.games.morituri.pugna.state import BeastFight
from ledger.games.morituri.scenario import Check
from ledger.games.morituri.state import Game, World

Suggester = Callable[[Game, str], Mapping[str, Any]]
"""A function from a state and the actor to the arguments of an act's sentence."""


def suggestions_for_actor(
    known_state: KnownState[World], actor: str, forms: Forms
) -> Iterator[Suggestion]:
    """Yield suggestions for the turn, the most likely act first.

    All figures are public. Before a player has left Alexandria, the first suggestion also explains
    the journey.
    """
    state = known_state.state
    if actor not in state.world.gladiators:
        return
    guide_key = "guide-gladiator" if _is_new_player(state, actor) else ""
    for act, suggester in _SUGGESTERS.items():
        if act in forms:
            yield Suggestion(act, f"suggest-{act}", suggester(state, actor), guide=guide_key)
            guide_key = ""


def _is_new_player(state: Game, actor: str) -> bool:
    world = state.world
    is_at_start = state.seating.place_of(actor) == world.scenario.board.spaces[0].id
    return is_at_start and not world.gladiator(actor).deaths


def _highest_roll_args(state: Game, _actor: str) -> Mapping[str, Any]:
    """Return the highest roll so far; 0 before the first roll (MOR-SETUP-08)."""
    return {"most": max((lot.value for lot in state.world.lots), default=0)}


def _move_args(state: Game, actor: str) -> Mapping[str, Any]:
    face_counts = chances.faces_by_outcome(state, actor)
    return {outcome: face_counts.get(outcome, 0) for outcome in ("gains", "fights", "harms")}


def _draw_args(state: Game, _actor: str) -> Mapping[str, Any]:
    """Return the number of cards that can be drawn, and the number of gear cards among them."""
    cards = tuple(cards_in_pile(state, account_to_draw_from(state)))
    return {
        "n": sum(card_count for _, card_count in cards),
        "gear": sum(card_count for card, card_count in cards if card.gear),
    }


def _danger_args(state: Game, actor: str) -> Mapping[str, Any]:
    """Return the number of safe faces of the die, and the loss on all other faces.

    Rule: MOR-HOUSE-BOARD-05.
    """
    world = state.world
    space_type = world.scenario.space[world.danger].type
    checks = world.scenario.board.checks
    danger_check = checks.bandits if space_type == "bandits" else checks.pirates
    bonus = danger.danger_bonus(state, actor)
    least_face = max(1, danger_check.pass_at - bonus)
    safe_face_count = max(0, clash.SIDES_OF_DIE + 1 - least_face)
    loss_at_stake = _possible_danger_loss(state, actor, danger_check)
    return {
        "kind": space_type,
        "needed": danger_check.pass_at,
        "added": bonus,
        "safe": safe_face_count,
        "stake": loss_at_stake,
    }


def _possible_danger_loss(state: Game, actor: str, danger_check: Check) -> str:
    """Return the possible loss against bandits or pirates: life, a hit point, a card or a turn."""
    if danger_check.fail == "lose_1_hit_point":
        if gear.max_hit_points(state, actor) > 1:
            return "hit-point"
        return "life" if danger_check.may_kill else "nothing"
    if cards_at_stake(state, actor, state.world.danger):
        return "card"
    return "turn" if danger_check.fail_if_no_equipment == "miss_next_turn" else "nothing"


def _beast_args(state: Game, actor: str) -> Mapping[str, Any]:
    """Return the beast's strength and the chance to kill it and survive (MOR-BEST-10)."""
    place = state.seating.place_of(actor)
    sides = (gladiator_totals(state, actor), beast_of_arena(state, place))
    chance = chances.chance_to_survive_beast(sides, gear.max_hit_points(state, actor))
    is_voluntary = "yes" if state.world.beast == "may" else "no"
    return {
        "n": gear.pennants_of_space(state, place),
        "chance": chances.percentage_of(chance),
        "free": is_voluntary,
    }


def _strike_beast_args(state: Game, _actor: str) -> Mapping[str, Any]:
    beast_fight = state.world.bout
    if not isinstance(beast_fight, BeastFight):
        return {}
    own_chance, opponent_chance = chances.hit_chances(
        beast_fight.sides, 0, beast_fight.round + 1, is_tiring=False
    )
    return {
        "own": chances.percentage_of(own_chance),
        "other": chances.percentage_of(opponent_chance),
        "left": beast_fight.left[0],
    }


def _strike_args(state: Game, actor: str) -> Mapping[str, Any]:
    """Return each fighter's chance to hit in the next round (MOR-PVP-08), and both hit points."""
    duel = duel_of(state, actor)
    if duel is None:
        return {}
    side_index = duel.fighters.index(actor)
    own_chance, opponent_chance = chances.hit_chances(
        duel.sides, side_index, duel.round + 1, is_tiring=True
    )
    return {
        "who": f"who:{duel.opponent_of(actor)}",
        "own": chances.percentage_of(own_chance),
        "other": chances.percentage_of(opponent_chance),
        "left": duel.left[side_index],
        "theirs": duel.left[1 - side_index],
    }


def _crowd_args(_state: Game, _actor: str) -> Mapping[str, Any]:
    """Return the number of faces on which the crowd is kind (MOR-PVP-19)."""
    return {"n": clash.SIDES_OF_DIE - len(figures.BLOOD_FACES)}


def _mercy_args(state: Game, actor: str) -> Mapping[str, Any]:
    duel = duel_of(state, actor)
    return {"who": f"who:{duel.opponent_of(actor)}"} if duel else {}


def _drawn_gear_args(state: Game, _actor: str) -> Mapping[str, Any]:
    drawn_card = state.world.drawn
    return {"card": f"asset:{drawn_card[1]}"} if drawn_card else {}


def _loss_args(state: Game, actor: str) -> Mapping[str, Any]:
    loss = state.world.loss
    if loss is None:
        return {}
    is_own = "yes" if loss.victim == actor else "no"
    return {"own": is_own, "who": f"who:{loss.victim}", "n": len(loss.options)}


def _foes_args(state: Game, _actor: str) -> Mapping[str, Any]:
    return {"who": [f"who:{foe}" for foe in state.world.foes]}


def _wait_args(state: Game, _actor: str) -> Mapping[str, Any]:
    return {"held": "yes" if state.world.is_held else "no"}


_SUGGESTERS: Mapping[str, Suggester] = {
    "keep-gear": _drawn_gear_args,
    "give-up": _loss_args,
    "fight-first": _foes_args,
    "roll-for-order": _highest_roll_args,
    "strike": _strike_args,
    "strike-beast": _strike_beast_args,
    "hear-the-crowd": _crowd_args,
    "accept-mercy": _mercy_args,
    "refuse-mercy": _strike_args,
    "fight-on": _strike_args,
    "draw-card": _draw_args,
    "face-danger": _danger_args,
    "fight-beast": _beast_args,
    "move": _move_args,
    "wait": _wait_args,
}
"""The arguments of the suggestion for each act, the most likely act first."""

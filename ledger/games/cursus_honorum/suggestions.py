"""Suggestions that phones show first: the step to take now, with its gains and costs."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ledger.contract.offer import Form, Forms, KnownState, Suggestion
from ledger.games.cursus_honorum import offices, scoring, skills, table_dice
from ledger.games.cursus_honorum.bots import (
    best_luxury,
    dice_to_reroll,
    first_field_values,
    leading_rival,
    missing_upkeep,
)
from ledger.games.cursus_honorum.dice import die_id
from ledger.games.cursus_honorum.dice_count import income_without_dice, upkeep_due
from ledger.games.cursus_honorum.dignitas import (
    affordable_boxes,
    dignitas_of,
    level_for_points,
    number_of_dice,
)
from ledger.games.cursus_honorum.state import ATTACK, SKILL_POINTS, WEALTH, Game, World
from ledger.games.cursus_honorum.votes import contests_awaiting_vote

Suggester = Callable[[Game, str, Form], Suggestion | None]
"""A function from a state, the actor and the open form to a suggestion, or to None."""


def suggestions_for_actor(
    known_state: KnownState[World], actor: str, forms: Forms
) -> Iterator[Suggestion]:
    """Yield suggestions for the turn or the elections, the most likely act first.

    All figures are public. Before a player's first throw, the first suggestion also explains the
    game.
    """
    state = known_state.state
    guide_key = "guide-noble" if _is_before_first_roll(state, actor) else ""
    for act, suggester in _SUGGESTERS.items():
        suggestion = suggester(state, actor, forms[act]) if act in forms else None
        if suggestion is not None:
            yield suggestion._replace(guide=guide_key)
            guide_key = ""


def _is_before_first_roll(state: Game, actor: str) -> bool:
    """Return whether the actor has not rolled yet, in the first round."""
    world = state.world
    is_first_turn = (
        world.round == 1 and world.phase in ("start", "actions") and actor in world.order
    )
    turn = world.turn.who if world.turn else world.order[0]
    roll_count = world.turn.rolls if world.turn else 0
    return is_first_turn and not roll_count and world.order.index(actor) >= world.order.index(turn)


def chance_to_reach_votes(dice_count: int, bonus: int, votes: int) -> int:
    """Return the chance that these dice and the bonus reach the votes, in percent (CUR-ELECT-07).

    The result is at least 1 if success is possible, and at most 99 if it is not certain.
    """
    faces = range(1, table_dice.SIDES_OF_DIE + 1)
    sums = {bonus: 1}
    for _ in range(dice_count):
        new_sums = dict[int, int]()
        for sum_so_far, way_count in sums.items():
            for face in faces:
                new_sums[sum_so_far + face] = new_sums.get(sum_so_far + face, 0) + way_count
        sums = new_sums
    favourable_way_count = sum(way_count for total, way_count in sums.items() if total >= votes)
    number_of_rolls = table_dice.SIDES_OF_DIE**dice_count
    return (
        100 * favourable_way_count // number_of_rolls
        if favourable_way_count in (0, number_of_rolls)
        else _clamp_percent(100 * favourable_way_count / number_of_rolls)
    )


def _clamp_percent(percent: float) -> int:
    return min(99, max(1, round(percent)))


def _plain_suggester(act: str) -> Suggester:
    return lambda _state, _actor, _form: Suggestion(act, f"suggest-{act}")


def _suggest_roll(state: Game, actor: str, _form: Form) -> Suggestion:
    """Suggest a roll, with the number of dice, the upkeep, and the income without dice."""
    message_args = {
        "n": number_of_dice(state, actor),
        "upkeep": upkeep_due(state, actor),
        "income": income_without_dice(state, actor),
    }
    return Suggestion("roll", "suggest-roll", message_args)


def _suggest_reroll(state: Game, actor: str, _form: Form) -> Suggestion | None:
    """Suggest rolling the dice that bring no capital, while the upkeep is not met (CUR-UPK-01)."""
    dice = dice_to_reroll(state, actor)
    if not dice:
        return None
    message_args = {
        "n": len(dice),
        "upkeep": upkeep_due(state, actor),
        "lacks": missing_upkeep(state, actor),
    }
    fields = {"reroll": [die_id(die_index) for die_index in dice]}
    return Suggestion("roll-again", "suggest-roll-again", message_args, fields)


def _suggest_stop(state: Game, actor: str, _form: Form) -> Suggestion:
    """Suggest to stop, with the surplus of capital over the upkeep, or its lack (CUR-UPK-02)."""
    missing_goods = missing_upkeep(state, actor)
    message_args = {
        "upkeep": upkeep_due(state, actor),
        "over": max(0, -missing_goods),
        "lacks": max(0, missing_goods),
    }
    return Suggestion("stop-rolling", "suggest-stop-rolling", message_args)


def _suggest_advance(state: Game, actor: str, _form: Form) -> Suggestion:
    """Suggest all boxes that the player can pay for, with the level they lead to (CUR-DIG-05)."""
    box_count, points = affordable_boxes(state, actor), dignitas_of(state, actor)
    current_level, next_level = (
        level_for_points(state, points),
        level_for_points(state, points + box_count),
    )
    level = next_level.level.name if next_level.number != current_level.number else "none"
    message_args = {"n": box_count, "cost": box_count * state.world.scenario.box, "level": level}
    return Suggestion("advance", "suggest-advance", message_args, {"boxes": box_count})


def _suggest_attack(state: Game, actor: str, _form: Form) -> Suggestion:
    """Suggest an attack, with the number of dice and the leader among rivals with dignitas."""
    best_target = leading_rival(state, actor)
    message_args = {
        "n": state.books.balance(actor, ATTACK),
        "who": f"who:{best_target}",
        "points": scoring.score(state, best_target),
    }
    return Suggestion("attack", "suggest-attack", message_args)


def _suggest_training(state: Game, actor: str, _form: Form) -> Suggestion:
    """Suggest training, with the skill that lacks the fewest boxes (CUR-SKILL-01)."""
    open_boxes = skills.open_boxes_by_skill(state, actor)
    easiest_skill = min(open_boxes, key=lambda skill: open_boxes[skill])
    message_args = {
        "n": state.books.balance(actor, SKILL_POINTS),
        "skill": f"asset:{easiest_skill}",
        "left": open_boxes[easiest_skill],
    }
    return Suggestion("train", "suggest-train", message_args)


def _suggest_luxury(state: Game, _actor: str, form: Form) -> Suggestion:
    """Suggest the luxury with the most points that the player can pay for (CUR-VP-01)."""
    luxury = state.world.scenario.luxuries[best_luxury(state, form)]
    message_args = {"what": f"asset:{luxury.id}", "cost": luxury.cost, "points": luxury.points}
    return Suggestion("buy", "suggest-buy", message_args, {"luxury": luxury.id})


def _suggest_turn_end(state: Game, actor: str, _form: Form) -> Suggestion:
    message_args = {"n": state.books.balance(actor, WEALTH)}
    return Suggestion("end-turn", "suggest-end-turn", message_args)


def _suggest_candidacy(state: Game, actor: str, form: Form) -> Suggestion | None:
    """Suggest the office with the most points, weighed by the chance to reach its votes."""
    office = max(first_field_values(form), key=lambda office: _office_weight(state, actor, office))
    prize = _office_chance_args(state, actor, office)
    if not prize["chance"]:
        return None
    return Suggestion("run-for", "suggest-run-for", prize, {"office": office})


def _office_weight(state: Game, actor: str, office: str) -> tuple[int, int]:
    prize = _office_chance_args(state, actor, office)
    return prize["points"] * prize["chance"], prize["chance"]


def _office_chance_args(state: Game, actor: str, office: str) -> dict[str, Any]:
    """Return an office for its next winner (CUR-VP-02), with the chance to reach its votes."""
    office_data, dice_count = state.world.scenario.offices[office], number_of_dice(state, actor)
    skill_vote_count = skills.extra_votes(state, actor, office, dice_count)
    return {
        "office": f"asset:{office}",
        "points": offices.office_points(
            state, office_data, offices.next_winning_order(state, office)
        ),
        "votes": office_data.votes,
        "chance": chance_to_reach_votes(dice_count, skill_vote_count, office_data.votes),
    }


def _suggest_ready(state: Game, _actor: str, _form: Form) -> Suggestion:
    return Suggestion("ready", "suggest-ready", {"n": len(state.world.candidacies)})


def _suggest_votes(state: Game, actor: str, _form: Form) -> Suggestion:
    """Suggest the vote, with the office and the chance to reach its votes."""
    (contest,) = contests_awaiting_vote(state, actor)
    return Suggestion(
        "cast-votes", "suggest-cast-votes", _office_chance_args(state, actor, contest.office)
    )


def _suggest_agreement(state: Game, actor: str, _form: Form) -> Suggestion | None:
    """Suggest to agree to the end (CUR-END-02).

    The suggestion names the players who have agreed, and the actor's score.
    """
    agreed_references = [
        f"who:{player}" for player in state.world.order if player in state.world.players_for_ending
    ]
    if not agreed_references:
        return None
    message_args = {"who": agreed_references, "points": scoring.score(state, actor)}
    return Suggestion("agree-to-end", "suggest-agree-to-end", message_args)


_SUGGESTERS: Mapping[str, Suggester] = {
    "begin": _plain_suggester("begin"),
    "agree-to-end": _suggest_agreement,
    "cast-votes": _suggest_votes,
    "roll": _suggest_roll,
    "roll-again": _suggest_reroll,
    "stop-rolling": _suggest_stop,
    "advance": _suggest_advance,
    "attack": _suggest_attack,
    "train": _suggest_training,
    "buy": _suggest_luxury,
    "end-turn": _suggest_turn_end,
    "run-for": _suggest_candidacy,
    "ready": _suggest_ready,
}
"""The function that makes the suggestion for each act. The most likely act comes first."""

"""Bots that play by a simple, sensible policy and do not plan ahead.

A bot first pays the upkeep of its level. The bot spends capital on dignitas, attacks the leader and
buys the best luxury. The bot stands for the highest office that an average throw would win.
"""

from typing import Any

from ledger.contract.form import BotRandom, Choice, Move
from ledger.contract.offer import Form, Forms, KnownState
from ledger.contract.ruleset import BotTemper
from ledger.games.cursus_honorum import offices, scoring, skills, table_dice
from ledger.games.cursus_honorum.dice import die_id, rerollable_dice
from ledger.games.cursus_honorum.dice_count import dice_tally, income_without_dice, upkeep_due
from ledger.games.cursus_honorum.dignitas import (
    affordable_boxes,
    dignitas_of,
    number_of_dice,
    number_of_open_boxes,
)
from ledger.games.cursus_honorum.state import ATTACK, POLITICAL_CAPITAL, SKILL_POINTS, Game, World

MEAN_FACE = 3.5
"""The mean number of pips of a vote die."""

PREFERRED_SKILLS = ("oratory", "monomachy", "common_touch", "politicking", "command")
"""Skills in the order in which bots learn them. All other skills come later."""


def sensible_move(
    known_state: KnownState[World], player: str, forms: Forms, bot_random: BotRandom
) -> Move | None:
    """Return the next move of a sensible player; None while the game does not wait for them."""
    state, world = known_state.state, known_state.state.world
    if world.players_for_ending and player not in world.players_for_ending:
        return Move("agree-to-end", {})
    match world.phase:
        case "start":
            return _beginning_move(state, player, bot_random)
        case "actions" if world.turn is not None and world.turn.who == player:
            return _turn_move(state, player, forms, bot_random)
        case "candidacies" if player not in world.ready_players:
            return _candidacy_move(state, player, forms)
        case "votes" if any(player in contest.waiting for contest in world.contests.values()):
            return Move(
                "cast-votes", _random_dice_field(state, number_of_dice(state, player), bot_random)
            )
    return None


def _random_dice_field(
    state: Game, dice_count: int, bot_random: BotRandom, sides: int = table_dice.SIDES_OF_DIE
) -> dict[str, Any]:
    """Return the field `dice` with random faces if the table has real dice; otherwise no field."""
    if not table_dice.are_dice_on_table(state):
        return {}
    return {"dice": [bot_random.choice(range(1, sides + 1)) for _ in range(dice_count)]}


def _beginning_move(state: Game, player: str, bot_random: BotRandom) -> Move:
    if state.switch("round.first_player") == "by_agreement":
        return Move("begin", {"who": player})
    return Move("begin", _random_dice_field(state, 1, bot_random, len(state.world.order)))


def _turn_move(state: Game, player: str, forms: Forms, bot_random: BotRandom) -> Move:
    turn = state.world.turn
    if turn is not None and turn.step == "roll":
        return _dice_move(state, player, turn.rolls, bot_random)
    return _spending_move(state, player, forms)


def _dice_move(state: Game, player: str, roll_count: int, bot_random: BotRandom) -> Move:
    if not roll_count:
        return Move("roll", _random_dice_field(state, number_of_dice(state, player), bot_random))
    dice = dice_to_reroll(state, player) if roll_count < state.world.scenario.rolling.rolls else ()
    if dice:
        reroll = [die_id(die_index) for die_index in dice]
        return Move(
            "roll-again", {"reroll": reroll, **_random_dice_field(state, len(reroll), bot_random)}
        )
    return Move("stop-rolling", _stop_rolling_fields(state, player))


def dice_to_reroll(state: Game, player: str) -> tuple[int, ...]:
    """Return the dice to roll again.

    These are dice that bring no capital, if the upkeep is not met.
    """
    if missing_upkeep(state, player) <= 0:
        return ()
    turn, rolling_rules = state.world.turn, state.world.scenario.rolling
    dice = turn.dice if turn is not None else ()
    kept_kinds = ("political_capital", "choice")
    return tuple(
        die_index
        for die_index in rerollable_dice(state)
        if rolling_rules.kind(dice[die_index].face) not in kept_kinds
    )


def missing_upkeep(state: Game, player: str) -> int:
    """Return how much capital the upkeep lacks, in points of political capital.

    Savings count, and so do all choice dice. A surplus is a negative number.
    """
    tally, gains = dice_tally(state), state.world.scenario.rolling.gains
    dice_count = tally.political_capital * gains.political_capital + tally.choice * gains.choice
    political_capital = (
        dice_count
        + income_without_dice(state, player)
        + state.books.balance(player, POLITICAL_CAPITAL)
    )
    return upkeep_due(state, player) - political_capital


def _stop_rolling_fields(state: Game, player: str) -> dict[str, Any]:
    dice_count = dice_tally(state).choice
    fields: dict[str, Any] = {"upkeep": "pay"} if state.switch("upkeep.voluntary") else {}
    if dice_count:
        fields["as_pc"] = (
            dice_count
            if number_of_open_boxes(state, player) or missing_upkeep(state, player) >= 0
            else 0
        )
    return fields


def _spending_move(state: Game, player: str, forms: Forms) -> Move:
    """Return the move for the next step of the turn in which the player can spend anything."""
    if "advance" in forms and affordable_boxes(state, player):
        return Move("advance", {"boxes": affordable_boxes(state, player)})
    if "attack" in forms:
        return Move(
            "attack",
            {"targets": {leading_rival(state, player): state.books.balance(player, ATTACK)}},
        )
    if "train" in forms:
        return Move("train", {"boxes": _boxes_to_train(state, player)})
    if "buy" in forms:
        return Move("buy", {"luxury": best_luxury(state, forms["buy"])})
    return Move("end-turn", {})


def leading_rival(state: Game, player: str) -> str:
    """Return the rival with the most victory points among rivals who have dignitas to lose.

    If no rival has dignitas, all rivals are compared.
    """
    totals = scoring.scores(state)
    rivals = [rival for rival in state.world.order if rival != player]
    rivals_with_dignitas = [rival for rival in rivals if dignitas_of(state, rival)] or rivals
    return max(rivals_with_dignitas, key=lambda rival: (totals[rival], dignitas_of(state, rival)))


def _boxes_to_train(state: Game, player: str) -> dict[str, int]:
    open_boxes, points = (
        skills.open_boxes_by_skill(state, player),
        state.books.balance(player, SKILL_POINTS),
    )
    order = [skill for skill in PREFERRED_SKILLS if skill in open_boxes]
    order += [skill for skill in open_boxes if skill not in PREFERRED_SKILLS]
    boxes: dict[str, int] = {}
    for skill in order:
        boxes[skill] = min(open_boxes[skill], points - sum(boxes.values()))
    return {skill: box_count for skill, box_count in boxes.items() if box_count}


def best_luxury(state: Game, form: Form) -> str:
    """Return the id of the luxury with the most points among the options of the form."""
    luxuries = state.world.scenario.luxuries
    return max(first_field_values(form), key=lambda luxury: luxuries[luxury].points)


def first_field_values(form: Form) -> list[str]:
    """Return the values of the options of the form's first field; none if it is not a Choice."""
    field = form.fields[0]
    return [option.value for option in field.options] if isinstance(field, Choice) else []


def _candidacy_move(state: Game, player: str, forms: Forms) -> Move:
    """Return a candidacy for the office that is worth most and that an average throw would win.

    If there is none, the move is `ready`.
    """
    form = forms.get("run-for")
    office_ids = first_field_values(form) if form is not None else []
    winnable_offices = [office for office in office_ids if _is_likely_to_win(state, player, office)]
    if not winnable_offices:
        return Move("ready", {})
    return Move(
        "run-for",
        {"office": max(winnable_offices, key=lambda office: _office_value(state, office))},
    )


def _is_likely_to_win(state: Game, player: str, office: str) -> bool:
    dice_count = number_of_dice(state, player)
    votes = MEAN_FACE * dice_count + skills.extra_votes(state, player, office, dice_count)
    return votes >= state.world.scenario.offices[office].votes


def _office_value(state: Game, office: str) -> tuple[int, int]:
    office_data = state.world.scenario.offices[office]
    return office_data.votes, offices.office_points(
        state, office_data, offices.next_winning_order(state, office)
    )


RANDOM_TEMPER = BotTemper[World](
    {"end-turn": 0.2, "run-for": 6.0, "stand-down": 0.1}
    | dict.fromkeys(("agree-to-end", "set-fact", "set-course"), 0.0)
)
"""The temper of bots that choose by chance."""

TEMPERS = {"sensible": BotTemper(policy=sensible_move)}
"""The tempers of bots that know the rules."""

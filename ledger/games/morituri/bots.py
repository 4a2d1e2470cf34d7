"""Bots that play sensibly and keep the strongest set of gear."""

from typing import Any

from ledger.contract.form import BotRandom, Choice, Dice, Move
from ledger.contract.offer import Form, Forms, KnownState
from ledger.contract.ruleset import BotTemper
from ledger.games.morituri.gear import (
    attack_value,
    defence_value,
    encumbrance_value,
    gear_of,
    has_net,
    kit_from_cards,
    kit_of_gladiator,
    max_hit_points,
    number_of_strikes,
)
from ledger.games.morituri.gear_choice import clashing_gear, sets_to_keep
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.state import Game, World

ONE_TAP_ACTS = (
    "roll-for-order",
    "draw-card",
    "face-danger",
    "strike",
    "strike-beast",
    "fight-on",
    "hear-the-crowd",
    "accept-mercy",
    "move",
)
"""The acts that need no choice, the most urgent first.

For every other act a function makes the choice.
"""

SUFFICIENT_STRENGTHS = {"hit points": 4, "attack": 3, "defence": 4}
"""The least values with which a bot fights a beast in Roma to win a card."""


def worth_of_gear(cards: tuple[CardData, ...]) -> int:
    """Return a rough worth of a set of gear.

    Attack counts most. Encumbrance reduces the worth a little.
    """
    kit = kit_from_cards(cards)
    blows = attack_value(kit) * 2 + (number_of_strikes(kit) - 1) * 5
    return 4 * blows + 6 * defence_value(kit) - 2 * encumbrance_value(kit) + 5 * has_net(kit)


def sensible_move(
    known_state: KnownState[World], gladiator: str, forms: Forms, bot_random: BotRandom
) -> Move | None:
    """Return the next move of a sensible player; None while the game does not wait for them."""
    considered_move = _considered_move(known_state, gladiator, forms, bot_random)
    if considered_move is not None:
        return considered_move
    for act in ONE_TAP_ACTS:
        form = forms.get(act)
        if form is not None and not form.blocked:
            return Move(act, _random_fields(form, bot_random))
    return None


def _considered_move(
    known_state: KnownState[World], gladiator: str, forms: Forms, bot_random: BotRandom
) -> Move | None:
    state = known_state.state
    if "keep-gear" in forms and state.world.drawn is not None:
        return Move("keep-gear", {"keep": _best_set(state, gladiator, state.world.drawn[1])})
    if "give-up" in forms and state.world.loss is not None:
        return Move("give-up", {"card": _card_to_name(state, gladiator)})
    if "fight-first" in forms:
        weakest_foe = min(state.world.foes, key=lambda foe: (_strength(state, foe), foe))
        return Move("fight-first", {"foe": weakest_foe})
    if "fight-beast" in forms and (
        state.world.beast == "must" or _dares_beast_fight(state, gladiator)
    ):
        return Move("fight-beast", _random_fields(forms["fight-beast"], bot_random))
    if "wait" in forms:
        return Move("wait", {})
    return None


def _best_set(state: Game, gladiator: str, new_card: str) -> str:
    """Return the set that is worth most together with the rest of the gladiator's gear."""
    new_card_data = state.world.scenario.deck.by_id[new_card]
    sets, clashing_cards = (
        sets_to_keep(state, gladiator, new_card_data),
        clashing_gear(state, gladiator, new_card_data),
    )
    other_cards = tuple(card for card in gear_of(state, gladiator) if card not in clashing_cards)
    return max(
        sets, key=lambda set_name: (worth_of_gear((*other_cards, *sets[set_name])), set_name)
    )


def _card_to_name(state: Game, chooser: str) -> str:
    """Return the card to name: the player's own worst card, or another player's best card."""
    loss = state.world.loss
    if loss is None:
        return ""
    gear = gear_of(state, loss.victim)
    cards = {
        option: worth_of_gear(tuple(card for card in gear if card.id != option))
        for option in loss.options
    }
    selector = max if loss.victim == chooser else min
    return selector(cards, key=lambda option: (cards[option], option))


def _strength(state: Game, gladiator: str) -> int:
    return worth_of_gear(gear_of(state, gladiator)) + 6 * max_hit_points(state, gladiator)


def _dares_beast_fight(state: Game, gladiator: str) -> bool:
    """Return whether to fight a beast in Roma.

    The gladiator must be strong enough, or win the game by the fight.
    """
    is_last = len(state.world.living) == 1
    kit = kit_of_gladiator(state, gladiator)
    strengths = {
        "hit points": max_hit_points(state, gladiator),
        "attack": attack_value(kit),
        "defence": defence_value(kit),
    }
    return is_last or all(
        strengths[measure] >= SUFFICIENT_STRENGTHS[measure] for measure in SUFFICIENT_STRENGTHS
    )


def _random_fields(form: Form, bot_random: BotRandom) -> dict[str, Any]:
    """Return the form's fields, filled in by chance."""
    fields: dict[str, Any] = {}
    for field in form.fields:
        match field:
            case Dice(field_name, dice_count, sides):
                fields[field_name] = [
                    bot_random.choice(range(1, sides + 1)) for _ in range(dice_count)
                ]
            case Choice(field_name, options):
                fields[field_name] = bot_random.choice(options).value
    return fields


RANDOM_TEMPER = BotTemper[World]({"drop-gear": 0.05, "set-fact": 0.0})
"""The temper of bots that choose by chance."""

TEMPERS = {"sensible": BotTemper(policy=sensible_move)}
"""The tempers of bots that know the rules."""

"""Faults of a scenario: impossible combinations of values, although each value is valid."""

from collections.abc import Iterator, Mapping

from ledger.games.morituri.scenario.model import CardData, Scenario, SpaceData
from ledger.games.morituri.scenario.value_types import GEAR_SLOTS, RESERVED_IDS, Slot
from ledger.language.grammar import count_text
from ledger.scenario.files import faults_of_ids
from ledger.scenario.letters import letter_faults
from ledger.scenario.sentences import Fault, spelling_hint
from ledger.scenario.switch import SwitchData, value_as_written
from ledger.scenario.yamlfile import Path

NEEDED_FIELDS: Mapping[str, str] = {
    "draw": "cards",
    "move": "by",
    "miss_turn": "turns",
    "arena": "pennants",
    "roma": "pennants",
}
"""The field that a space of each type needs."""

NEEDED_PARTS = ("cards", "pennants", "by", "turns")
SLOT_GROUPS: Mapping[str, tuple[Slot, ...]] = {
    "weapons": ("weapon", "offhand"),
    "helmets": ("helmet",),
    "arm_torso": ("torso",),
    "legs": ("leg",),
    "shields": ("offhand",),
    "flux": ("flux",),
}
"""The places for the cards of each group. The Casses is a weapon in the place of a shield."""


def faults_of(scenario: Scenario, switches: Mapping[str, SwitchData]) -> Iterator[Fault]:
    """Yield each fault with the part of the organiser's file that it belongs to."""
    yield from _track_faults(scenario)
    for space_index, space in enumerate(scenario.board.spaces):
        yield from _space_faults(space, ("board", "spaces", space_index), scenario)
    yield from _card_faults(scenario)
    yield from _endless_draw_faults(scenario)
    yield from faults_of_ids({"gladiators": scenario.gladiators})
    yield from _people_faults(scenario)
    yield from letter_faults(scenario.letters, ("round",))
    for switch, switch_value in scenario.switches.items():
        if switch not in switches:
            yield (
                ("switches", switch),
                f"there is no switch '{switch}'{spelling_hint(switch, switches)}",
            )
        elif not switches[switch].allows(switch_value):
            allowed_values = switches[switch].allowed
            yield (
                ("switches", switch),
                f"should be {allowed_values}, not {value_as_written(switch_value)}",
            )


def _track_faults(scenario: Scenario) -> Iterator[Fault]:
    """Yield faults of the track, which is numbered from Start to Roma (MOR-HOUSE-BOARD-01)."""
    spaces = scenario.board.spaces
    index_by_kind: dict[str, int] = {}
    for space_index, space in enumerate(spaces):
        path: Path = ("board", "spaces", space_index)
        if space.n != space_index:
            yield (*path, "n"), f"should be {space_index}: spaces are listed and numbered from 0 on"
        if space.id in index_by_kind:
            yield (*path, "id"), f"space {index_by_kind[space.id]} is called '{space.id}' already"
        index_by_kind.setdefault(space.id, space.n)
    for space_type, expected_index, position_text in (
        ("start", 0, "first"),
        ("roma", len(spaces) - 1, "last"),
    ):
        space_indices = [
            space_index for space_index, space in enumerate(spaces) if space.type == space_type
        ]
        if not space_indices:
            yield ("board", "spaces"), f"there is no space of the type '{space_type}'"
        for space_index in space_indices:
            if space_index != expected_index:
                message = f"the type '{space_type}' is for the {position_text} space alone"
                yield ("board", "spaces", space_index, "type"), message


def _space_faults(space: SpaceData, path: Path, scenario: Scenario) -> Iterator[Fault]:
    """Yield faults of a space: a missing field of its type, or a field of another type."""
    needed_field = NEEDED_FIELDS.get(space.type, "")
    for field in NEEDED_PARTS:
        is_set = getattr(space, field) is not None
        if field == needed_field and not is_set:
            yield (*path, field), f"is missing: a space of the type '{space.type}' needs it"
        elif field != needed_field and is_set:
            yield (*path, field), f"a space of the type '{space.type}' has none"
    if (space.lon is None) is not (space.lat is None):
        yield path, "lon and lat belong together"
    if space.type == "move" and space.by is not None:
        yield from _forced_move_faults(space, path, scenario)


def _forced_move_faults(space: SpaceData, path: Path, scenario: Scenario) -> Iterator[Fault]:
    """Yield the fault of a forced move that leaves the board or returns to the same space.

    Rule: R-04.
    """
    spaces, passed_spaces, current_space = scenario.board.spaces, {space.n}, space
    while current_space.type == "move" and current_space.by is not None:
        goal_number = current_space.by + current_space.n
        if goal_number < 0 or (current_space is space and goal_number >= len(spaces)):
            yield (*path, "by"), f"moves the pawn off the board, to {goal_number}"
            return
        goal_number = min(goal_number, len(spaces) - 1)
        if goal_number in passed_spaces:
            yield (*path, "by"), f"moves the pawn in a circle, back to {goal_number}"
            return
        passed_spaces.add(goal_number)
        current_space = spaces[goal_number]


def _card_faults(scenario: Scenario) -> Iterator[Fault]:
    card_ids: set[str] = set()
    for group, slots in SLOT_GROUPS.items():
        cards: tuple[CardData, ...] = getattr(scenario.deck, group)
        for card_index, card in enumerate(cards):
            path: Path = ("deck", group, card_index)
            if card.slot not in slots:
                slots_text = " or ".join(slots)
                yield (
                    (*path, "slot"),
                    f"cards among the {group} go to {slots_text}, not {card.slot}",
                )
            if card.id in card_ids or card.id in RESERVED_IDS:
                yield (*path, "id"), f"the id '{card.id}' is taken already"
            if card.id in scenario.space:
                yield (*path, "id"), f"a space is called '{card.id}' already"
            card_ids.add(card.id)
            yield from _gear_faults(card, path) if card.gear else _flux_faults(card, path, scenario)
    if not card_ids:
        yield ("deck",), "there is no card in the deck"


DEFAULT_FIELDS = {field_name: field.default for field_name, field in CardData.model_fields.items()}
"""The default value of each field of a card."""

ORDER_FIELDS = ("n", "chooser", "floor", "to", "reshuffle")
FIGURE_FIELDS = ("hands", "av_one", "av_two", "attacks", "net", "d", "e", "anti_net")


def _fields_set(card: CardData, field_names: tuple[str, ...]) -> Iterator[str]:
    return (field for field in field_names if getattr(card, field) != DEFAULT_FIELDS[field])


def _gear_faults(card: CardData, path: Path) -> Iterator[Fault]:
    if card.effect is not None:
        yield (*path, "effect"), "gear is kept and has no effect; put the card among the flux"
    for field in _fields_set(card, ORDER_FIELDS):
        yield (*path, field), "gear gives no orders; only flux cards do"
    yield from _net_faults(card, path)
    if card.slot == "weapon":
        yield from _weapon_faults(card, path)
        return
    for field in _fields_set(card, ("hands", "av_one", "av_two", "attacks")):
        yield (*path, field), "only weapons have hands and Attack Values, and strike"


def _net_faults(card: CardData, path: Path) -> Iterator[Fault]:
    """Yield faults of a net outside the shield's place, or of a helmet's help (MOR-CASS-06)."""
    if card.net and card.slot != "offhand":
        yield (*path, "net"), "a net goes into the place of a shield (slot: offhand)"
    if card.anti_net and card.slot != "helmet":
        yield (*path, "anti_net"), "only a helmet helps against a net"
    elif card.anti_net > 1:
        problem = "should be 0 or 1; how much it helps is the reading fights.secutor_net_bonus"
        yield (*path, "anti_net"), problem


def _weapon_faults(card: CardData, path: Path) -> Iterator[Fault]:
    if card.hands is None:
        yield (*path, "hands"), "is missing: a weapon is one, two or either"
        return
    for field, hands in (("av_one", "one"), ("av_two", "two")):
        is_needed = card.hands in (hands, "either")
        if is_needed is not (getattr(card, field) is not None):
            problem = "is missing" if is_needed else "is not used"
            yield (*path, field), f"{problem}: this weapon is held with {card.hands}"


def _flux_faults(card: CardData, path: Path, scenario: Scenario) -> Iterator[Fault]:
    if card.effect is None:
        yield (*path, "effect"), "is missing: a flux card says what it does"
    for field in _fields_set(card, FIGURE_FIELDS):
        yield (*path, field), "only gear has this; a flux card gives an order"
    is_sending = card.effect == "owner_in_debt"
    if is_sending and card.to is None:
        yield (*path, "to"), "is missing: this card sends the pawn to a space"
    elif card.to is not None and card.to not in scenario.space:
        yield (
            (*path, "to"),
            f"there is no space '{card.to}'{spelling_hint(card.to, scenario.space)}",
        )
    elif is_sending and card.to == scenario.roma.id:
        yield (*path, "to"), "nobody is sent to Roma by a card"
    if card.effect in ("lose_armour", "lose_weapon") and card.n > 1:
        yield (*path, "n"), "one card is lost at a time"


def _endless_draw_faults(scenario: Scenario) -> Iterator[Fault]:
    """Yield the fault of cards that order endless drawing (MOR-HOUSE-CARD-14, R-20).

    While players hold all gear, obeyed orders are shuffled and drawn again. If these orders give at
    least as many draws as there are cards, drawing never ends.
    """
    card_kinds = scenario.deck.cards
    gear_count = sum(card.count for card in card_kinds if card.gear)
    hand_card_count = min(gear_count, len(scenario.players) * len(GEAR_SLOTS))
    pile_card_count = sum(card.count for card in card_kinds) - hand_card_count
    draw_count = sum(card.count * card.n for card in card_kinds if card.effect == "draw")
    for card_index, card in enumerate(scenario.deck.flux):
        if card.effect == "draw" and draw_count >= pile_card_count:
            message = (
                f"with all gear in hands {count_text(pile_card_count, 'card is', 'cards are')} "
                f"left to draw from, and to draw {count_text(draw_count, 'time')} is ordered: "
                "the draws of this card would never end"
            )
            yield ("deck", "flux", card_index), message


def _people_faults(scenario: Scenario) -> Iterator[Fault]:
    gladiator_ids = scenario.gladiators
    for player_index, gladiator in enumerate(scenario.players):
        if gladiator not in gladiator_ids:
            yield (
                ("players", player_index),
                f"there is no gladiator '{gladiator}'{spelling_hint(gladiator, gladiator_ids)}",
            )
        elif gladiator in scenario.players[:player_index]:
            yield ("players", player_index), f"'{gladiator}' plays already"
    for gladiator in gladiator_ids:
        if gladiator in RESERVED_IDS:
            yield ("gladiators", gladiator), f"nobody can be called '{gladiator}'"

"""How a correction names a played turn."""

from ledger.contract.form import Option
from ledger.games.roman_diplomacy.founding import period_fields_of_turn
from ledger.games.roman_diplomacy.state import World

TURN_PATTERN = r"^(0|[1-9][0-9]{0,4})$"
"""A turn's number, from 0, as text."""


def turn_option(world: World, turn_number: int) -> Option:
    """Return a turn as an option, with its season and year."""
    period_fields = period_fields_of_turn(world.scenario.calendar, turn_number)
    period_reference = f"period:{period_fields['kind']}{period_fields['year']}"
    return Option(str(turn_number), "note-turn-played", {"turn": period_reference})

"""How a correction names a turn that was played."""

from ledger.contract.form import Option
from ledger.games.roman_diplomacy.founding import turn_period
from ledger.games.roman_diplomacy.state import World

TURN = r"^(0|[1-9][0-9]{0,4})$"
"""A turn's number, counted from 0 and written out."""


def turn_option(world: World, turn: int) -> Option:
    """A turn as one chooses it, with its season and year beside it."""
    played = turn_period(world.scenario.calendar, turn)
    named = f"period:{played['kind']}{played['year']}"
    return Option(str(turn), "note-turn-played", {"turn": named})

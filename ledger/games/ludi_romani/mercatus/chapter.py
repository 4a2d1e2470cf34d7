"""MERC: barter between mortals, purchase from gods, and gifts."""

from ledger.games.ludi_romani import goods, roster, seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.mercatus import commutatio, emptio, gifts, mensa
from ledger.games.ludi_romani.state import Game


def _sells(state: Game, character: str) -> bool:
    return bool(state.world.scenario.cast[character].sells)


def _buys_ships(state: Game, character: str) -> bool:
    """Return whether this is a mortal who may own goods for sale, even if these are only ships.

    Rule: ROST-17.
    """
    return seats.is_mortal(state, character) and goods.CLASSIS not in roster.assets_unfit_for(
        state, character
    )


def _buys_legions(state: Game, character: str) -> bool:
    """Return whether this is a mortal who may own ships and some kind of legio (ROST-14)."""
    unfit_assets = roster.assets_unfit_for(state, character)
    return _buys_ships(state, character) and not {*goods.LEGIONES} <= {*unfit_assets}


MERCATUS = RomanChapter(
    "MERC",
    modules=(emptio, commutatio, mensa, gifts),
    reminders=(
        ("MERC-02", seats.is_living_mortal),
        ("MERC-06", seats.has_power_test("witness_barter")),
        ("MERC-11", _sells),
        ("MERC-15", _buys_ships),
        ("MERC-22", _buys_legions),
    ),
)

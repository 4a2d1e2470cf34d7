"""The ships that a fleet needs for its legiones, and the penalty (MARE-02 to 08)."""

from typing import Any

from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.state import Game
from ledger.record.objection import Objection, Objections

SEA_POWER = "sea_confiscate"
"""The power of the gods who check travellers by sea (MARE-01)."""


def sea_gods(state: Game, _actor: str = "", _command: Any = None) -> tuple[str, ...]:
    """Return the sea gods in the cast: Neptune, Amphitrite and Oceanus (MARE-01)."""
    return seats.gods_with_power(state, SEA_POWER)


def fleet_must_suffice(state: Game, travellers: tuple[str, ...]) -> Objections:
    """Raise an objection unless the group has a classis for each legio, and at least one (MARE-03).

    Rule: MARE-02.

    By the adopted reading both objections are only warnings. The sea god who catches the traveller
    decides on the penalty (MARE-07, MARE-08). In a motus no ships are needed unless a switch says
    so.
    """
    if not can_ships_be_checked(state):
        return
    leader = travellers[0]
    if state.switch("sea.check") == "refuse":
        ship_count = state.books.holding(leader, goods.CLASSIS)
        if not ship_count:
            yield Objection("MARE-02", "no-ship", {"who": f"who:{leader}"})
        if goods.number_of_legions(state, leader) > ship_count:
            yield _too_few_ships_objection(
                leader, goods.number_of_legions(state, leader), ship_count
            )
        return
    legiones, classes = legions_and_ships(state, travellers)
    if not classes:
        message_args = {"who": f"who:{leader}"}
        yield Objection("MARE-07", "no-ship", message_args, grade="W", judges=sea_gods(state))
    if legiones > classes:
        yield _too_few_ships_objection(leader, legiones, classes, grade="W", judges=sea_gods(state))


def can_ships_be_checked(state: Game) -> bool:
    """Return whether sea gods may check ships now.

    Only one reading allows this in a motus (MOTUS-05).
    """
    return state.period.kind != "motus" or bool(state.switch("motus.needs_classes"))


def legions_and_ships(state: Game, travellers: tuple[str, ...]) -> tuple[int, int]:
    """Return the numbers of legiones and of ships of a group (MARE-03, MARE-04)."""
    legiones = sum(goods.number_of_legions(state, character) for character in travellers)
    return legiones, sum(state.books.holding(character, goods.CLASSIS) for character in travellers)


def must_have_own_ship(state: Game, character: str) -> Objections:
    """Raise an objection unless a traveller has the ships that the readings require (MARE-04).

    By one reading every traveller needs a ship. By another reading each traveller needs ships for
    the own legiones.
    """
    if not can_ships_be_checked(state):
        return
    ship_count = state.books.holding(character, goods.CLASSIS)
    if not ship_count and not state.switch("sea.passengers"):
        yield Objection("MARE-04", "own-ship-needed", {"who": f"who:{character}"})
    if (
        goods.number_of_legions(state, character) > ship_count
        and state.switch("sea.check") == "refuse"
    ):  # MARE-03
        yield _too_few_ships_objection(
            character, goods.number_of_legions(state, character), ship_count
        )


def _too_few_ships_objection(
    character: str, legiones: int, classes: int, **more_args: Any
) -> Objection:
    message_args = {"who": f"who:{character}", "n": legiones, "ships": classes}
    return Objection("MARE-03", "too-few-ships", message_args, **more_args)

"""Adjudication of seasons by other engines.

Each line of input has a season, and each line of output the times. The program runs in a separate
environment, and imports nothing of the project.
"""

import json
import logging
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from diplomacy import Game
from pydip.map.predefined import vanilla_dip
from pydip.player.command import command as commands
from pydip.player.player import Player
from pydip.player.unit import UnitTypes
from pydip.turn.resolve import resolve_turn

RUNS = 3
POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
BOARD = vanilla_dip.generate_map()
NAMES = {
    "eas": "Eastern Mediterranean Sea",
    "wes": "Western Mediterranean Sea",
    "stp": "St. Petersburg",
}
COASTS = {"nc": "North", "ec": "North", "sc": "South"}
"""The names in pydip of places that have another name on our map."""

Season = dict[str, Any]
"""`pieces`: kind, location, owner; `orders`: words; `names`: of provinces."""
WORDS = {"hold": "{unit} H", "move": "{unit} - {to}", "support": "{unit} S {other} - {to}"}
WORDS["convoy"] = "{unit} C {other} - {to}"


def diplomacy_runner(season: Season) -> Callable[[], object]:
    """Return a function with which the package `diplomacy` processes a season."""
    game = Game()
    game.clear_units()
    names = {at: f"{kind} {at.upper()}" for kind, at, _ in season["pieces"]}
    owners = sorted({owner for _, _, owner in season["pieces"]})
    given = {at: order for order in season["orders"] for at in order[1:2]}
    for power, owner in zip(POWERS, owners, strict=False):
        own = [at for _, at, of in season["pieces"] if of == owner]
        game.set_units(power, [names[at] for at in own])
        game.set_orders(power, [_order_text(names, *given[at]) for at in own])
    process: Callable[[], object] = game.process
    return process


def _order_text(names: dict[str, str], what: str, at: str, *rest: str) -> str:
    other = names.get(rest[0], "") if rest else ""
    to = rest[-1].upper() if rest else ""
    return WORDS[what].format(unit=names[at], other=other, to=to)


def pydip_runner(season: Season) -> Callable[[], object]:
    """Return a function with which the package `pydip` resolves a season."""
    units = dict(_units_by_location(season))
    carried = {tuple(rest) for what, _, *rest in season["orders"] if what == "convoy"}
    given = [_pydip_command(season, units, carried, *order) for order in season["orders"]]
    return lambda: resolve_turn(BOARD, given)


def _unit_location(season: Season, kind: str, at: str) -> str:
    province, _, coast = at.partition("/")
    name: str = NAMES.get(province, season["names"][province])
    if coast:
        return f"{name} {COASTS[coast]} Coast"
    return f"{name} Coast" if kind == "F" and f"{name} Coast" in BOARD.name_map else name


def _units_by_location(season: Season) -> Iterator[tuple[str, tuple[Any, Any, str]]]:
    """Yield the player, the unit and the kind of each piece, by its location."""
    types = {"A": UnitTypes.TROOP, "F": UnitTypes.FLEET}
    for owner in sorted({owner for _, _, owner in season["pieces"]}):
        own = [(kind, at) for kind, at, of in season["pieces"] if of == owner]
        start = [
            {"territory_name": _unit_location(season, kind, at), "unit_type": types[kind]}
            for kind, at in own
        ]
        player = Player(owner, BOARD, start)
        for (kind, at), unit in zip(own, player.units, strict=True):
            yield at, (player, unit, kind)


def _pydip_command(
    season: Season,
    units: dict[str, tuple[Any, Any, str]],
    carried: set[tuple[str, ...]],
    what: str,
    at: str,
    *rest: str,
) -> object:
    player, unit, kind = units[at]
    if what == "hold":
        return commands.HoldCommand(player, unit)
    if what == "move":
        by_sea = (at, rest[0]) in carried
        made = commands.ConvoyMoveCommand if by_sea else commands.MoveCommand
        return made(player, unit, _unit_location(season, kind, rest[0]))
    made = commands.SupportCommand if what == "support" else commands.ConvoyTransportCommand
    _, other, moving = units[rest[0]]
    return made(player, unit, other, _unit_location(season, moving, rest[1]))


def time_engine(engine: Callable[[Season], Callable[[], object]], season: Season) -> float | None:
    """Return the least of several times, or None for a season that the engine refuses."""
    found = []
    for _ in range(RUNS):
        try:
            decide = engine(season)
        except AssertionError:
            return None
        begun = process_time()
        decide()
        found.append(process_time() - begun)
    return min(found)


def main() -> None:
    """Answer each line of input."""
    logging.disable()
    for line in sys.stdin:
        season = json.loads(line)
        answer = {
            "diplomacy": time_engine(diplomacy_runner, season),
            "pydip": time_engine(pydip_runner, season),
        }
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

"""Three people who keep order together, in one of two games.

Each has a phone, and the dice are physical.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from ledger.games.cursus_honorum.rules import RULES as CURSUS
from ledger.games.morituri.rules import RULES as MORITURI
from ledger.record.state import State
from tests.api.hall import Hall, Phone, open_hall

SHELF = {rules.name: rules for rules in (CURSUS, MORITURI)}


@dataclass
class ThreePlayerTable:
    """Three people who keep order together, with a phone each. The first has the first turn."""

    hall: Hall
    phones: tuple[Phone, ...]

    @property
    def state(self) -> State[Any]:
        """The present state of the game."""
        return self.hall.game.state

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(phone.character for phone in self.phones)

    def entry_names_since(self, first: int) -> list[str]:
        """Return the names of the entries from this position on."""
        log = self.state.log
        positions = range(first, log.position + 1)
        return [log.entries[p].type.partition("/")[2].partition("@")[0] for p in positions]

    async def do_with_all_consents(self, by: Phone, act: str, **fields: Any) -> list[str]:
        """Send an act that needs all others, and return the entries.

        Nothing may happen before all others have agreed.
        """
        before = self.state
        receipt = await by.does(act, **fields)
        assert receipt["pending"], f"{act} was not asked of anybody"
        (*first, last) = (phone for phone in self.phones if phone.character != by.character)
        for phone in first:
            await phone.does("consent", petition=receipt["command"])
        asked = self.entry_names_since(before.log.position + 1)
        assert asked == ["petition-opened", *("petition-consented" for _ in first)]
        assert (self.state.world, self.state.books) == (before.world, before.books)
        position = self.state.log.position
        await last.does("consent", petition=receipt["command"])
        carried, *done = self.entry_names_since(position + 1)
        assert carried == "petition-carried"
        return done


@asynccontextmanager
async def open_three_player_table(game: str, **settings: Any) -> AsyncIterator[ThreePlayerTable]:
    """Yield a hall with one table of this game and physical dice."""
    scenario = f"based_on: {game}\nplayers: 3\nstewards: players\ndice: table\n"
    async with open_hall(rulesets=SHELF, **settings) as hall:
        founded = await hall.host.founder.found_game(game, scenario)
        hall.id = founded.game
        hall.tokens = {card.card: card.token for card in founded.cards}
        players = hall.game.state.kernel.players
        table = ThreePlayerTable(hall, tuple([await hall.phone(who) for who in players]))
        if game == "cursus_honorum":
            await table.phones[0].does("begin", dice=[1])
        yield table


def settable_fact(table: ThreePlayerTable, who: str) -> dict[str, Any]:
    """Return a fact about a player that may be set."""
    if table.state.kernel.ruleset == "morituri":
        return {"fact": "hit_points", "who": who, "value": "5"}
    return {"subject": who, "fact": "shame", "value": 3}


def first_turn_act(table: ThreePlayerTable) -> tuple[str, dict[str, Any]]:
    """Return an act that the first player may do at once."""
    if table.state.kernel.ruleset == "morituri":
        return "roll-for-order", {"dice": [4]}
    return "roll", {"dice": [1, 1, 4]}

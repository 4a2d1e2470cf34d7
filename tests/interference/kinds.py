"""The games with secrets. Each ruleset occurs with all its kinds of letters and windows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ledger.contract.ruleset import Players, Ruleset
from ledger.games.cursus_honorum.rules import RULES as CURSUS
from ledger.games.ludi_romani.rules import RULES as LUDI
from ledger.games.morituri.rules import RULES as MORITURI
from ledger.games.roman_diplomacy.rules import RULES as DIPLOMACY
from ledger.record.objection import require_value
from tests.toy.post import rules_with_letters

LUDI_WITH_LETTERS = "based_on: ludi_romani\nletters: both\n"
WAR_WITH_LETTERS = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 6
letters: both
players: [gaius, julia, livia]
"""


@dataclass(frozen=True)
class GameKind:
    """A ruleset and the scenario text of its short evenings, "" for the default scenario."""

    rules: Ruleset[Any]
    scenario: str = ""

    def scenario_data(self) -> dict[str, Any]:
        """Return the scenario in the form that the founding takes."""
        return self.rules.scenarios.read(self.scenario or None, "")


def _table_kind(rules: Ruleset[Any], number: int) -> GameKind:
    players: Players = require_value(rules.seats.players)
    return GameKind(rules, players.scenario(number))


KINDS: Mapping[str, Callable[[], GameKind]] = {
    "ludi_romani": lambda: GameKind(LUDI, LUDI_WITH_LETTERS),
    "roman_diplomacy": lambda: GameKind(DIPLOMACY, WAR_WITH_LETTERS),
    "cursus_honorum": lambda: _table_kind(CURSUS, 4),
    "morituri": lambda: _table_kind(MORITURI, 4),
    "nuces": lambda: GameKind(rules_with_letters()),
}
"""The games of these evenings by name."""

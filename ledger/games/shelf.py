"""The games on the shelf: one line each, and nothing registers itself."""

from typing import Any

from ledger.games.cursus_honorum.rules import RULES as CURSUS_HONORUM
from ledger.games.ludi_romani.rules import RULES as LUDI_ROMANI
from ledger.games.morituri.rules import RULES as MORITURI
from ledger.ruleset import Ruleset

GAMES: dict[str, Ruleset[Any]] = {
    rules.name: rules for rules in (LUDI_ROMANI, CURSUS_HONORUM, MORITURI)
}

"""The catalogue of games, with one line for each game. A game does not register itself."""

from typing import Any

from ledger.contract.ruleset import Ruleset
from ledger.games.cursus_honorum.rules import RULES as CURSUS_HONORUM
from ledger.games.ludi_romani.rules import RULES as LUDI_ROMANI
from ledger.games.morituri.rules import RULES as MORITURI
from ledger.games.roman_diplomacy.rules import RULES as ROMAN_DIPLOMACY
from ledger.kernel.view.phone_slices import check_phone_slices


def catalogue_of(*rulesets: Ruleset[Any]) -> dict[str, Ruleset[Any]]:
    """Return these rulesets by name. Raise MissingSliceError if a ruleset lacks a slice type."""
    return {rules.name: check_phone_slices(rules) for rules in rulesets}


GAMES = catalogue_of(LUDI_ROMANI, CURSUS_HONORUM, MORITURI, ROMAN_DIPLOMACY)

"""Juno, who hears oaths and decides on weddings and divorces.

The Fates replace Juno if she is not played (FATA-02).
"""

from collections.abc import Callable
from typing import Any

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game


def god_or_steward_with_power(state: Game, power: str) -> str:
    """Return the god with this power, or a steward if no god has it."""
    return (*seats.gods_with_power(state, power), *state.kernel.stewards)[0]


def _god_with_power(power: str) -> Callable[[Game, str, Any], tuple[str, ...]]:
    """Return a function that returns the god to ask, who has this power."""
    return lambda state, _actor, _command: (god_or_steward_with_power(state, power),)


oath_approver = _god_with_power("oversee_amicitia")
"""Return the god who blesses a friendship (AMIC-02)."""

oath_breaker = _god_with_power("break_amicitia")
"""Return the god who ends a sworn friendship at a matrona's plea (AMIC-12)."""

wedding_approver = _god_with_power("oversee_nuptiae")
"""Return the god who approves a wedding (NUPT-02)."""

divorce_approver = _god_with_power("grant_divortium")
"""Return the god who grants or forbids a divorce (DIV-02)."""

"""Juno, who hears oaths, weds and divorces; without her the Fates stand in (FATA-02)."""

from collections.abc import Callable
from typing import Any

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game


def god_or_steward_with_power(state: Game, power: str) -> str:
    """The god with this power, or a steward where there is none."""
    return (*seats.gods_with_power(state, power), *state.kernel.stewards)[0]


def _asked(power: str) -> Callable[[Game, str, Any], tuple[str, ...]]:
    """The gods an act asks because it needs this power."""
    return lambda state, _actor, _command: (god_or_steward_with_power(state, power),)


oath_approver = _asked("oversee_amicitia")
"""Who blesses a friendship (AMIC-02)."""

oath_breaker = _asked("break_amicitia")
"""Who ends a sworn friendship at a matrona's plea (AMIC-12)."""

wedding_approver = _asked("oversee_nuptiae")
"""Who approves a wedding (NUPT-02)."""

divorce_approver = _asked("grant_divortium")
"""Who grants or forbids a divorce (DIV-02)."""

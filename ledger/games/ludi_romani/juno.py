"""Juno, who hears oaths, weds and divorces; without her the Fates stand in (FATA-02)."""

from typing import Any

from ledger.games.ludi_romani.seats import with_power
from ledger.games.ludi_romani.state import Game


def approver(state: Game, power: str) -> str:
    """The god with this power, or a steward where there is none."""
    return (*with_power(state, power), *state.kernel.stewards)[0]


def oath_approver(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Who blesses a friendship (AMIC-02)."""
    return (approver(state, "oversee_amicitia"),)


def oath_breaker(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Who ends a sworn friendship at a matrona's plea (AMIC-12)."""
    return (approver(state, "break_amicitia"),)


def wedding_approver(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Who approves a wedding (NUPT-02)."""
    return (approver(state, "oversee_nuptiae"),)


def divorce_approver(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Who grants or forbids a divorce (DIV-02)."""
    return (approver(state, "grant_divortium"),)

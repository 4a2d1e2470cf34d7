"""Scenes that tests of feriae share."""

from tests.games.ludi_romani.table import Table


def claim_cards_of_gods(table: Table, *gods: str) -> Table:
    """Let a player claim the cards of these gods."""
    for god in gods:
        table.act(god, "claim-card", card_=f"{god}-1", device="d" * 64).accepted_entries()
    return table


def running_period(table: Table) -> tuple[str, int | None, int]:
    """Return the kind, the year and the planned minutes of the running period."""
    period = table.state.period
    return period.kind, period.year, period.minutes


def ask_for_holiday(table: Table, *years: str) -> Table:
    """Let Apollo ask Juppiter about these years, and let Juppiter agree."""
    table.act("apollo", "ask-juppiter", years=list(years)).assert_unwarned()
    (duty,) = table.state.kernel.duties.values()
    table.act("juppiter", "choose", duty=duty.id, option="assents").accepted_entries()
    return table

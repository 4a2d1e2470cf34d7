"""Scenes that tests of tributum share."""

from ledger.contract.form import Choice
from tests.games.ludi_romani.dying import make_ghost
from tests.games.ludi_romani.table import Table


def winter_in_sicily() -> Table:
    """The hiems of the year 42: Juno winters in Sicily, where Sextus Pompey and Cicero are."""
    table = Table().at("hiems", 42).with_("juno", place="sicily")
    return table.with_("cicero", place="sicily")


def option_values(field: object) -> set[str]:
    assert isinstance(field, Choice)
    return {option.value for option in field.options}


def table_with_poor_juno() -> Table:
    """Juno winters in Sicily with 500,000 D. This amount is enough for one of two players."""
    return winter_in_sicily().with_("juno", denarius=500_000)


def table_with_attached_ghosts(
    place: str = "egypt", *, juno: int = 5_000_000, ghosts: int = 1
) -> Table:
    """Juno and Cicero winter in Sicily in the hiems of the year 42.

    These ghosts have attached themselves to Cicero.
    """
    table = Table().at("hiems", 42).with_("juno", place, denarius=juno)
    table.with_("cicero", place, denarius=0).with_("pluto", "southern_italy")
    dead = ("balbus", "pansa", "hirtius")[:ghosts]
    for who in dead:
        table.with_(who, "spain", denarius=0)
    for who in dead:
        make_ghost(table, who, place)
        table.act(who, "attach", to="cicero").accepted_entries()
    return table

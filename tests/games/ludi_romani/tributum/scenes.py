"""Scenes that tests of tributum share."""

from ledger.form import Choice
from tests.games.ludi_romani.table import Table


def winter() -> Table:
    """Hiems 42: Juno winters in Sicily, where Sextus Pompey and Cicero are."""
    table = Table().at("hiems", 42).with_("juno", place="sicily")
    return table.with_("cicero", place="sicily")


def values(field: object) -> set[str]:
    assert isinstance(field, Choice)
    return {option.value for option in field.options}


def poor_juno() -> Table:
    """Juno winters in Sicily with 500,000 D: enough for one player of two."""
    return winter().with_("juno", denarius=500_000)

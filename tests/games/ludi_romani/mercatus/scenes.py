"""Scenes that tests of mercatus share."""

from typing import Any

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS
from tests.games.ludi_romani.table import Answer, Table


def buy_goods(
    table: Table, buyer: str, seller: str, asset: str, quantity: int = 1, **how: Any
) -> Answer:
    """Let a character buy. The seller records the purchase unless `by` names another recorder."""
    how.setdefault("by", seller)
    if asset == CLASSIS:
        return table.act(buyer, "buy-classes", seller=seller, quantity=quantity, **how)
    return table.act(buyer, "buy-legions", seller=seller, asset=asset, quantity=quantity, **how)


def table_with_three_in_egypt() -> Table:
    """Antony, Cleopatra and Cicero are in Egypt. Cassius is elsewhere."""
    table = Table().with_("antony", place="egypt", denarius=1_000_000, classis=1)
    table.with_("cicero", place="egypt")
    return table.with_("cleopatra", denarius=100_000, legio_clientarum=2, classis=5)


def barter_goods(table: Table, who: str, partner: str, give: Any, take: Any, **more: Any) -> Answer:
    """Let two characters barter, each of them an amount of an asset."""
    return table.act(
        who,
        "barter",
        with_=partner,
        give=give[1],
        give_quantity=give[0],
        take=take[1],
        take_quantity=take[0],
        **more,
    )


def give_goods(table: Table, giver: str, to: str, quantity: int, asset: str, **how: Any) -> Answer:
    """Let a character give an amount of an asset."""
    return table.act(giver, "give", to=to, asset=asset, quantity=quantity, **how)


def table_with_rich_god(god: str, **spoils: int) -> Table:
    """Return a table on which a god has confiscated these legiones."""
    table = Table().with_("bogud", legio_clientarum=10 + spoils.get(CLIENTARUM, 0))
    table.with_("antony", legio_curialis=10 + spoils.get(CURIALIS, 0))
    table.lawful = False
    for kind, owner in ((CLIENTARUM, "bogud"), (CURIALIS, "antony")):
        taken = {CURIALIS: 0, CLIENTARUM: 0, kind: spoils.get(kind, 0)}
        if taken[kind]:
            table.act(god, "confiscate", from_=owner, **taken).accepted_entries()
    return table

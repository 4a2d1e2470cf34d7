"""Rights to hold, buy, barter, hand on and leave goods. A character of each role tries each."""

from collections.abc import Callable
from typing import Any

from tests.games.ludi_romani.roles import (
    HERE,
    HUSBAND,
    PURSE,
    WHO,
    befriend_pair,
    result_of_act,
    table_with_role,
)
from tests.games.ludi_romani.table import Table

LC, LCL, CLASSIS, DENARIUS = "legio_curialis", "legio_clientarum", "classis", "denarius"
OCTAVIAN = {"place": HERE, LC: 1, LCL: 1, CLASSIS: 1, DENARIUS: PURSE, "suffragium": 10}


def _scene_with_octavian(role: str, **holdings: int) -> Table:
    return table_with_role(role, others={"octavian": OCTAVIAN}, holdings=holdings)


def _try_gift_of_octavian(role: str, asset: str, quantity: int = 1) -> str:
    table = _scene_with_octavian(role)
    return result_of_act(table, "octavian", "give", to=WHO[role], asset=asset, quantity=quantity)


def hold_denarii(role: str) -> str:
    """Try to give them money."""
    return _try_gift_of_octavian(role, DENARIUS, 100_000)


def hold_classes(role: str) -> str:
    """Try to give them a ship."""
    return _try_gift_of_octavian(role, CLASSIS)


def _try_juventas_gift(role: str, asset: str) -> str:
    table = Table().with_reading("numen.gift_start_stock", value=True)
    if role == "numen":
        table = table_with_role(role, others={"octavian": {LC: 10, LCL: 10}}, table=table)
        taken = {LC: 10, LCL: 0} if asset == LC else {LC: 0, LCL: 10}
        return result_of_act(table, WHO[role], "confiscate", from_="octavian", **taken)
    table = table_with_role(role, others={"juventas": {asset: 1}}, table=table)
    came = result_of_act(table, "juventas", "give", to=WHO[role], asset=asset, quantity=1)
    return _result_with_new_role(table, role, came)


def _result_with_new_role(table: Table, role: str, came: str) -> str:
    """Return the result, and the new role if the act changed it."""
    person = table.person(WHO[role])
    return f"{came}, {person.role}" if came == "y" and person.role != _role_before(role) else came


def _role_before(role: str) -> str:
    return {"free": "free_woman", "imago": "imperator"}.get(role, role)


def own_curiales(role: str) -> str:
    """Try to own a legio curialis: a gift of Juventas, or a god's confiscation."""
    return _try_juventas_gift(role, LC)


def own_clientarum(role: str) -> str:
    """Try to own a legio clientarum: a gift of Juventas, or a god's confiscation."""
    return _try_juventas_gift(role, LCL)


def hold_a_husbands(role: str) -> str:
    """Try to hold a legio curialis that a husband gives to his wife."""
    table = table_with_role(role, others={HUSBAND: {"place": HERE, LC: 1}})
    return result_of_act(table, HUSBAND, "give", to=WHO[role], asset=LC, quantity=1)


def hold_suffragia(role: str) -> str:
    """Try to hold ten suffragia that a friend lends."""
    table = befriend_pair(_scene_with_octavian(role), "octavian", WHO[role])
    terms = {"amicitia": "friends", "to": WHO[role], "asset": "suffragium", "quantity": 10}
    return result_of_act(table, "octavian", "lend", **terms)


def _try_purchase(role: str, act: str, seller: str, **what: Any) -> str:
    table = table_with_role(role)
    came = result_of_act(table, WHO[role], act, by=seller, seller=seller, quantity=1, **what)
    return _result_with_new_role(table, role, came)


def buy_curiales(role: str) -> str:
    """Try to buy a legio curialis from Diana."""
    return _try_purchase(role, "buy-legions", "diana", asset=LC)


def buy_clientarum(role: str) -> str:
    """Try to buy a legio clientarum from Tanit."""
    return _try_purchase(role, "buy-legions", "tanit", asset=LCL)


def buy_classes(role: str) -> str:
    """Try to buy a ship from Neptune."""
    return _try_purchase(role, "buy-classes", "neptune")


def _try_barter(table: Table, who: str, give: str, take: str, paid: int) -> str:
    terms = {"give": give, "give_quantity": 1, "take": take, "take_quantity": paid}
    return result_of_act(table, who, "barter", with_="octavian", **terms)


def barter_clientarum(role: str) -> str:
    """Try to barter a ship for a legio clientarum."""
    return _try_barter(_scene_with_octavian(role, classis=1), WHO[role], CLASSIS, LCL, 1)


def barter_classes(role: str) -> str:
    """Try to barter a ship for money."""
    return _try_barter(_scene_with_octavian(role, classis=1), WHO[role], CLASSIS, DENARIUS, 300_000)


def trade_curiales(role: str) -> str:
    """Try to barter a legio curialis for money. A god sells the legio."""
    if role == "numen":
        terms = {"seller": WHO[role], "asset": LC, "quantity": 1}
        return result_of_act(
            _scene_with_octavian(role, legio_curialis=1), "octavian", "buy-legions", **terms
        )
    table = _scene_with_octavian(role, legio_curialis=1)
    return _try_barter(table, WHO[role], LC, DENARIUS, 200_000)


def trade_suffragia(role: str) -> str:
    """Try to barter a suffragium for money."""
    table = _scene_with_octavian(role, suffragium=1)
    return _try_barter(table, WHO[role], "suffragium", DENARIUS, 100_000)


def _try_gift_of_legio(table: Table, who: str, to: str) -> str:
    return result_of_act(table, who, "give", to=to, asset=LC, quantity=1)


NEVER = ("virgo", "rex", "imago")
"""Roles that have no legio curialis to give."""


def hand_curiales_to_a_friend(role: str) -> str:
    """Try to give a legio curialis to a friend."""
    held = 0 if role in NEVER else 1
    table = befriend_pair(_scene_with_octavian(role, legio_curialis=held), "octavian", WHO[role])
    return _try_gift_of_legio(table, WHO[role], "octavian")


def hand_curiales_to_a_spouse(role: str) -> str:
    """Try to give a legio curialis to husband or wife."""
    if role == "matrona":
        return _try_gift_of_legio(table_with_role(role, holdings={LC: 1}), WHO[role], HUSBAND)
    table = table_with_role("matrona", others={HUSBAND: {"role": role, "place": HERE, LC: 1}})
    return _try_gift_of_legio(table, HUSBAND, WHO["matrona"])


def hand_curiales_to_anybody(role: str) -> str:
    """Try to give a legio curialis to a general who is neither friend nor spouse."""
    return _try_gift_of_legio(_scene_with_octavian(role, legio_curialis=1), WHO[role], "octavian")


def hand_won_curiales_on(role: str) -> str:
    """Try to give away a confiscated legio curialis."""
    table = table_with_role(role, others={"octavian": {LC: 10, LCL: 1}, "antony": {"place": HERE}})
    taken = {"from_": "octavian", LC: 1, LCL: 0}
    table.act(WHO[role], "confiscate", **taken)
    return _try_gift_of_legio(table, WHO[role], "antony")


def name_an_heir(role: str) -> str:
    """Try to bequeath ships to Octavian."""
    table = _scene_with_octavian(role)
    return result_of_act(table, WHO[role], "bequeath", asset=CLASSIS, heir="octavian")


def inherit_suffragia(role: str) -> str:
    """Try to be an heir of Octavian's suffragia."""
    table = _scene_with_octavian(role)
    return result_of_act(table, "octavian", "bequeath", asset="suffragium", heir=WHO[role])


GOODS: tuple[Callable[[str], str], ...] = (
    hold_denarii,
    hold_classes,
    own_curiales,
    own_clientarum,
    hold_a_husbands,
    hold_suffragia,
    buy_curiales,
    buy_clientarum,
    buy_classes,
    barter_clientarum,
    barter_classes,
    trade_curiales,
    trade_suffragia,
    hand_curiales_to_a_friend,
    hand_curiales_to_a_spouse,
    hand_curiales_to_anybody,
    hand_won_curiales_on,
    name_an_heir,
    inherit_suffragia,
)
"""The functions that try each of these rights."""

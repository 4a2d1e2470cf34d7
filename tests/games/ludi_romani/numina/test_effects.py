"""NUM: powers that are no act of their god: gods are asked, receive goods, are bound, or judge.

With `test_numina_deeds` these are all powers of the data, each looked for among all gods.
"""

import pytest

from ledger.games.ludi_romani.scenario.defaults import powers
from tests.games.ludi_romani.deeds import DEEDS
from tests.games.ludi_romani.effects import (
    HEARD,
    LC,
    LCL,
    NOT_SHARED,
    SHARED,
    objection_keys,
    table_with_juppiter_in_shape,
)
from tests.games.ludi_romani.numina.scenes import NEVER_IMITATED, NUMINA, gods_with_power
from tests.games.ludi_romani.table import Table

EFFECTS = {**HEARD, **SHARED, **NOT_SHARED}
SELLING = {"sell_lc": LC, "sell_lcl": LCL, "sell_classes": "classis"}

UNASKED = {"sell_lc": {"vesta"}, "sell_lcl": {"dionysus", "silenus", "ariadne"}}
"""For a sale, the gods who sell only their first stock, and only if they like (open question 12).
"""

SHAPES = [
    (power, god)
    for power in (*SHARED, *NOT_SHARED)
    for god in gods_with_power(power)
    if god not in NEVER_IMITATED
]


def test_every_power_of_the_data_is_a_deed_or_an_effect_or_a_sale() -> None:
    assert set(powers()) == {*DEEDS, *EFFECTS, *SELLING}
    assert len({*DEEDS, *EFFECTS, *SELLING}) == len(DEEDS) + len(EFFECTS) + len(SELLING)


@pytest.mark.parametrize("power", EFFECTS)
def test_an_effect_belongs_to_the_gods_of_its_power_only(power: str) -> None:
    assert EFFECTS[power]("juppiter") == set(gods_with_power(power))


@pytest.mark.rule("NUM-01")
@pytest.mark.parametrize(("power", "shape"), SHAPES)
def test_juppiter_in_a_shape_shares_powers_and_nothing_else(power: str, shape: str) -> None:
    shared = {"juppiter"} if power in SHARED else set()
    assert EFFECTS[power](shape) == {*gods_with_power(power), *shared}


def _selling_gods(power: str, shape: str) -> set[str]:
    """Return the gods from whom Antony can buy this asset."""
    table = Table().at("aestas", 42).with_("antony", "gaul", None, **{LC: 0, "denarius": 900_000})
    table_with_juppiter_in_shape(shape, table)
    asset, ship = SELLING[power], power == "sell_classes"
    act, kind = ("buy-classes", {}) if ship else ("buy-legions", {"asset": asset})
    return {
        god
        for god in NUMINA
        if not objection_keys(table.act("antony", act, seller=god, quantity=1, **kind))
    }


@pytest.mark.rule("MERC-07", "MERC-08", "MERC-09")
@pytest.mark.parametrize("power", SELLING)
def test_gods_with_stock_sell(power: str) -> None:
    found = _selling_gods(power, "juppiter")
    assert found == {*gods_with_power(power), *UNASKED.get(power, set())}


@pytest.mark.rule("NUM-01")
@pytest.mark.parametrize(
    ("power", "shape"), [("sell_lcl", "tanit"), ("sell_classes", "neptune"), ("sell_lc", "diana")]
)
def test_juppiter_in_the_shape_of_a_seller_has_nothing_more_to_sell(power: str, shape: str) -> None:
    assert _selling_gods(power, shape) == _selling_gods(power, "juppiter")

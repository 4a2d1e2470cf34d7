"""LIM: at most ten legiones, and what a god does who finds more than ten."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.given import field_range
from tests.games.ludi_romani.table import Table


def table_over_command_limit(curiales: int, clientarum: int) -> Table:
    """Antony commands too many legiones, as a captured army can cause."""
    table = Table().with_("antony", legio_curialis=curiales, legio_clientarum=clientarum)
    table.lawful = False
    return table


@pytest.mark.rule("LIM-01")
@pytest.mark.parametrize(("curiales", "clientarum"), [(10, 0), (4, 6)])
def test_both_kinds_together_are_ten_at_the_most(curiales: int, clientarum: int) -> None:
    table = Table().with_("antony", legio_curialis=curiales, legio_clientarum=clientarum)
    for seller, asset in (("juno", CURIALIS), ("isis", CLIENTARUM)):
        sale = {"seller": seller, "asset": asset, "quantity": 1}
        refusal = table.act("antony", "buy-legions", by=seller, **sale).assert_refused("LIM-01")
        assert refusal[0].args == {"who": "who:antony", "n": 0, "most": 10}
    form = table.form("antony", "buy-legions")
    assert form is not None
    assert {objection.rule for objection in form.blocked} == {"LIM-01"}


@pytest.mark.rule("LIM-01")
def test_ten_legiones_of_each_kind_are_allowed_by_one_reading() -> None:
    table = Table().with_reading("cap.scope", "each_kind")
    table.with_("antony", legio_curialis=10, legio_clientarum=9)
    fields = {"seller": "isis", "asset": CLIENTARUM, "quantity": 1}
    table.act("antony", "buy-legions", by="isis", **fields).accepted_entries()
    fields = {"seller": "juno", "asset": CURIALIS, "quantity": 1}
    table.act("antony", "buy-legions", by="juno", **fields).assert_refused("LIM-01")


@pytest.mark.rule("LIM-01")
def test_an_eleventh_legio_is_let_through_by_one_reading_and_waits_to_be_found() -> None:
    table = (
        Table().with_reading("cap.refuse_transfers", value=False).with_("antony", legio_curialis=10)
    )
    table.lawful = False
    fields = {"seller": "juno", "asset": CURIALIS, "quantity": 1}
    table.act("antony", "buy-legions", by="juno", **fields).assert_unwarned()
    table.act(
        "mars", "confiscate", from_="antony", legio_curialis=1, legio_clientarum=0
    ).accepted_entries()
    table.assert_holdings("antony", legio_curialis=10).assert_holdings("mars", legio_curialis=1)


@pytest.mark.rule("LIM-01", "FATA-09")
def test_the_fates_may_let_an_eleventh_through() -> None:
    table = Table().with_("antony", legio_curialis=10)
    fields = {"seller": "juno", "asset": CURIALIS, "quantity": 1}
    table.act_with_waiver("antony", "buy-legions", "LIM-01", **fields).accepted_entries()
    table.assert_holdings("antony", legio_curialis=11)


@pytest.mark.rule("LIM-01")
def test_gods_command_as_many_as_they_have() -> None:
    table = table_over_command_limit(13, 0)
    take = {"from_": "antony", "legio_curialis": 3, "legio_clientarum": 0}
    table.act("juppiter", "confiscate", **take).accepted_entries()
    table.assert_holdings("juppiter", legio_curialis=23)


@pytest.mark.rule("LIM-02")
def test_a_god_takes_all_above_ten_and_the_owner_chooses_which() -> None:
    table = table_over_command_limit(9, 4)
    white = table.form("minerva", "confiscate", from_="antony")
    assert white is not None
    assert field_range(white.fields[1]) == (0, 3)
    red = table.form("minerva", "confiscate", from_="antony", legio_curialis=1)
    assert red is not None
    assert field_range(red.fields[2]) == (2, 2)
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 2}
    table.act("minerva", "confiscate", **take).assert_unwarned()
    table.assert_holdings("antony", legio_curialis=8, legio_clientarum=2)
    table.assert_holdings("minerva", legio_curialis=16, legio_clientarum=2)
    assert table.form("minerva", "confiscate") is None


@pytest.mark.rule("LIM-02")
@pytest.mark.parametrize("taken", [(1, 1), (2, 2), (0, 0)])
def test_a_god_takes_neither_more_nor_less(taken: tuple[int, int]) -> None:
    white, red = taken
    take = {"from_": "antony", "legio_curialis": white, "legio_clientarum": red}
    table_over_command_limit(9, 4).act("minerva", "confiscate", **take).assert_refused("LIM-02")


@pytest.mark.rule("LIM-02")
def test_an_owner_of_ten_or_fewer_loses_nothing() -> None:
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 0}
    Table().act("minerva", "confiscate", **take).assert_refused("LIM-02")


@pytest.mark.rule("LIM-02")
def test_each_kind_is_cut_to_ten_where_each_has_its_limit() -> None:
    table = table_over_command_limit(11, 12).with_reading("cap.scope", "each_kind")
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 2}
    form = table.form("minerva", "confiscate", from_="antony")
    assert form is not None
    assert [field_range(field)[0] for field in form.fields[1:]] == [1, 2]
    table.act("minerva", "confiscate", **take).accepted_entries()
    table.assert_holdings("antony", legio_curialis=10, legio_clientarum=10)


@pytest.mark.rule("LIM-02", "FATA-12")
def test_nobody_loses_dice_of_a_kind_that_is_not_there() -> None:
    take = {"from_": "antony", "legio_curialis": 0, "legio_clientarum": 1}
    table_over_command_limit(11, 0).act("minerva", "confiscate", **take).assert_refused("FATA-12")
    table_over_command_limit(12, 0).act("minerva", "confiscate", **take).assert_refused_with(
        "lacks", "take-all-above"
    )
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 1}
    table_over_command_limit(12, 1).act("cassius", "confiscate", **take).assert_refused_with(
        "gods-confiscate", "take-all-above"
    )


@pytest.mark.rule("LIM-02", "MERC-17")
def test_only_a_god_confiscates_and_mercury_does_not() -> None:
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 0}
    table = table_over_command_limit(11, 0)
    table.act("cassius", "confiscate", **take).assert_refused("LIM-02")
    table.act("mercury", "confiscate", **take).assert_refused("MERC-17")


@pytest.mark.rule("LIM-02")
@pytest.mark.rule("FATA-08")
def test_a_confiscation_may_be_undone_at_once() -> None:
    table = table_over_command_limit(11, 0)
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 0}
    entry = table.act("minerva", "confiscate", **take).accepted_entries()[0]
    table.act("minerva", "undo", entry=entry.id).accepted_entries()
    table.assert_holdings("antony", legio_curialis=11).assert_holdings("minerva", legio_curialis=15)


@pytest.mark.rule("LIM-01", "FATA-10")
def test_flipping_the_reading_lists_who_is_now_above_and_takes_nothing() -> None:
    table = Table().with_reading("cap.scope", "each_kind")
    table.with_("antony", legio_curialis=8, legio_clientarum=8)
    table.lawful = False
    table.with_("cassius", legio_curialis=5, legio_clientarum=5)
    assert table.change_reading("cap.scope", "together").accepted_entries()[0].event.irregular == (
        "antony",
    )
    table.assert_holdings("antony", legio_curialis=8, legio_clientarum=8)


@pytest.mark.rule("LIM-01", "FATA-10")
def test_an_excess_of_one_kind_is_listed_after_a_flip_to_ten_of_each_kind() -> None:
    table = Table().with_("antony", legio_curialis=11).with_("cassius", legio_curialis=10)
    table.lawful = False
    assert table.change_reading("cap.scope", "each_kind").accepted_entries()[0].event.irregular == (
        "antony",
    )


@pytest.mark.rule("LIM-01")
def test_the_limit_is_of_legiones_and_of_mortals() -> None:
    table = Table().with_("antony", denarius=3_300_000, legio_curialis=0)
    table.act(
        "antony", "buy-classes", by="neptune", seller="neptune", quantity=11
    ).accepted_entries()
    gift = {"to": "juventas", "asset": CURIALIS, "quantity": 11}
    table.act_with_consent("juventas", "juno", "give", **gift).accepted_entries()

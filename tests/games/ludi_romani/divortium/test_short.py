"""DIV: a husband who cannot pay the dos back, and one who dies before he does."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, DENARIUS
from tests.games.ludi_romani.bonds import lend_goods, make_friends
from tests.games.ludi_romani.divorces import (
    DOS,
    INSOLVENT,
    claim_dos,
    table_with_divorce,
    table_with_marriage,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("DIV-06", "DIV-07")
def test_a_poor_husband_gives_all_and_juno_may_forgive_the_rest() -> None:
    table = claim_dos(
        table_with_divorce(denarius=300_000, legio_curialis=4, classis=1, suffragium=30)
    )
    table.assert_holdings("philippus", denarius=0, legio_curialis=0, classis=0, suffragium=30)
    table.assert_holdings("livia", denarius=300_000, legio_curialis=4, classis=1)
    duty = table.state.kernel.duties[INSOLVENT]
    assert (duty.owes, duty.options, duty.default) == ("juno", ("condemn", "spare"), "spare")
    words = {"husband": "who:philippus", "wife": "who:livia", "dos": DOS}
    assert duty.terms == {"details": "yes"} | words
    table.act("juno", "choose", duty=INSOLVENT, option="spare").accepted_entries()
    assert table.person("philippus").statuses == frozenset()


@pytest.mark.rule("DIV-06")
def test_the_rest_is_forgiven_if_juno_says_nothing() -> None:
    table = table_with_divorce(denarius=300_000)
    table.season().accepted_entries()
    table.wait().assert_holdings("livia", denarius=300_000)
    assert INSOLVENT in table.state.kernel.duties
    assert table.state.kernel.duties[INSOLVENT].period == 3
    table.season(by="diana").accepted_entries()
    table.wait()
    assert INSOLVENT in table.state.kernel.duties
    table.wait(minutes=5).season().accepted_entries()
    table.wait()
    assert INSOLVENT not in table.state.kernel.duties
    assert table.person("philippus").living


@pytest.mark.rule("DIV-06")
def test_juno_does_not_judge_a_husband_who_has_died_otherwise() -> None:
    table = claim_dos(table_with_divorce(denarius=300_000))
    release_from_life(table, "plancus")
    assert INSOLVENT in table.state.kernel.duties
    release_from_life(table, "philippus")
    assert INSOLVENT not in table.state.kernel.duties


@pytest.mark.rule("DIV-06", "FATA-08")
def test_an_undone_payment_ends_junos_judgement() -> None:
    table = claim_dos(table_with_divorce(denarius=300_000))
    (paid,) = (e for e in table.state.log.in_order() if "dos-repaid" in e.type)
    table.act("fata", "reverse", entry=paid.id, reason="no").accepted_entries()
    assert INSOLVENT not in table.state.kernel.duties
    assert table.state.world.bonds.debts["livia"].dos == DOS
    table.assert_holdings("philippus", denarius=300_000)


@pytest.mark.rule("DIV-03", "FATA-08")
@pytest.mark.parametrize("who", ["philippus", "livia"])
def test_a_dead_spouse_ends_a_restored_debt(who: str) -> None:
    table = claim_dos(table_with_divorce(denarius=DOS))
    (paid,) = (e for e in table.state.log.in_order() if "dos-repaid" in e.type)
    table.set_fact(who, "status", "umbra")
    table.act("fata", "reverse", entry=paid.id, reason="no").accepted_entries()
    assert not table.state.world.bonds.debts


@pytest.mark.rule("DIV-06", "DIV-09", "MORS-07")
def test_juno_may_have_an_insolvent_husband_die() -> None:
    table = claim_dos(table_with_divorce(denarius=300_000))
    table.act("juno", "choose", duty=INSOLVENT, option="condemn").accepted_entries()
    sentence = table.state.world.mors.sentences["philippus"]
    assert (sentence.cause, sentence.executioner) == ("insolvent", "juno")


@pytest.mark.rule("DIV-04", "DIV-06")
def test_a_payment_of_exactly_the_dos_is_enough() -> None:
    table = table_with_divorce(denarius=1_300_000, legio_curialis=2, classis=1)
    table.act("atia", "give", to="livia", asset=DENARIUS, quantity=100_000).accepted_entries()
    claim_dos(table).assert_holdings("philippus", denarius=0, legio_curialis=0, classis=0)
    assert INSOLVENT not in table.state.kernel.duties
    table.assert_holdings("livia", denarius=1_400_000, legio_curialis=2, classis=1)
    (paid,) = (e for e in table.state.log.in_order() if "dos-repaid" in e.type)
    assert not paid.event.short
    form = table_with_divorce(denarius=1_200_000, legio_curialis=2, classis=1).form(
        "philippus", "repay-dos"
    )
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["cannot-repay"]


@pytest.mark.rule("DIV-06", "DIV-07")
@pytest.mark.parametrize("option", ["condemn", "spare"])
def test_the_legiones_curiales_of_the_husband_wait_for_venus_by_one_reading(option: str) -> None:
    readings = {"divorce.insolvent_wife_takes_lc": False}
    table = claim_dos(
        table_with_divorce(readings, denarius=300_000, legio_curialis=4, legio_clientarum=1)
    )
    table.assert_holdings("livia", denarius=300_000, legio_curialis=0, legio_clientarum=1)
    table.act("juno", "choose", duty=INSOLVENT, option=option).accepted_entries()
    if option == "spare":
        table.assert_holdings("livia", legio_curialis=4).assert_holdings(
            "philippus", legio_curialis=0
        )
        return
    death = table.state.world.mors.sentences["philippus"].duty
    table.act("juno", "choose", duty=death, option="carry-out").accepted_entries()
    table.assert_holdings("venus", legio_curialis=4).assert_holdings("livia", legio_curialis=0)


@pytest.mark.rule("DIV-07")
def test_loans_of_his_friends_do_not_pay_the_dos() -> None:
    table = table_with_marriage(denarius=300_000, classis=1)
    make_friends(table, "plancus", "philippus")
    lend_goods(table, "plancus", "philippus", 1, CLASSIS).accepted_entries()
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    claim_dos(table).assert_holdings("philippus", classis=1, denarius=0).assert_holdings(
        "livia", classis=1
    )
    assert table.state.books.balance("philippus/of:plancus", CLASSIS) == 1


def release_from_life(table: Table, who: str) -> None:
    """Let Pluto release a character from life."""
    table.act_with_consent("pluto", who, "beg-release", to="pluto").accepted_entries()


@pytest.mark.rule("DIV-07")
def test_an_estate_pays_a_dos_before_all_heirs() -> None:
    table = table_with_divorce(denarius=2_500_000, classis=1)
    petition = table.act("philippus", "beg-release", to="pluto").pending_petition_id()
    table.act("pluto", "consent", petition=petition).accepted_entries()
    table.assert_holdings("livia", denarius=DOS)
    assert table.state.books.balance("@estate/philippus", DENARIUS) == 500_000
    assert not table.state.world.bonds.debts
    assert INSOLVENT not in table.state.kernel.duties

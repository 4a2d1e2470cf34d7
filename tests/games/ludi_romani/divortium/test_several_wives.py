"""DIV: several wives, several husbands, other gods, and amounts that are exactly enough."""

import pytest

from ledger.games.ludi_romani.amicitia.lending import amount_on_loan
from ledger.games.ludi_romani.goods import CLASSIS, CURIALIS, DENARIUS
from tests.games.ludi_romani.bonds import lend_goods, make_friends
from tests.games.ludi_romani.divorces import (
    DOS,
    INSOLVENT,
    claim_dos,
    repay_dos,
    table_with_divorce,
    table_with_marriage,
)
from tests.games.ludi_romani.table import Table


def table_with_two_owed_dotes(money: int) -> Table:
    """Return a table on which Philippus owes a dos to each of two wives. A reading permits it."""
    table = Table().at("aestas", 43).with_("juno", place="rome").with_("octavia", denarius=0)
    table.with_reading("marriage.one_spouse", value=False)
    table.with_("philippus", place="rome", denarius=0, classis=0)
    table.with_("atia", denarius=0).with_("livia", denarius=0)
    for wife in ("livia", "atia"):
        table.act(wife, "wed", by="juno", with_="philippus").accepted_entries()
    spent = {"to": "octavia", "asset": DENARIUS, "quantity": 3_500_000 - money}
    table.act("philippus", "give", **spent).accepted_entries()
    for wife in ("livia", "atia"):
        plea = {"from_": wife, "plea": "alone"}
        table.act("philippus", "plead-divorce", by="juno", **plea).accepted_entries()
    return table


@pytest.mark.rule("DIV-03")
def test_the_second_of_two_divorced_wives_gets_the_rest() -> None:
    table = table_with_two_owed_dotes(money=1_600_000)
    table.season().accepted_entries()
    table.assert_holdings("atia", denarius=1_500_000).assert_holdings("livia", denarius=100_000)


@pytest.mark.rule("DIV-06", "DIV-07")
def test_a_dead_husband_pays_two_divorced_wives() -> None:
    table = table_with_two_owed_dotes(money=1_600_000)
    table.act_with_consent("pluto", "philippus", "beg-release", to="pluto").accepted_entries()
    table.assert_holdings("atia", denarius=1_500_000).assert_holdings("livia", denarius=100_000)
    assert table.state.books.balance("philippus/estate", DENARIUS) == 0
    assert INSOLVENT not in table.state.kernel.duties


@pytest.mark.rule("DIV-07")
def test_a_husband_who_dies_poor_owes_nothing_and_others_still_owe() -> None:
    table = Table().at("aestas", 43).with_("juno", place="rome").with_("plancus", place="rome")
    table.with_("philippus", place="rome", denarius=0, classis=0)
    for wife, husband in (("livia", "philippus"), ("atia", "plancus")):
        table.act(wife, "wed", by="juno", with_=husband).accepted_entries()
    table.act("philippus", "give", to="octavia", asset=DENARIUS, quantity=DOS).accepted_entries()
    for wife, husband in (("livia", "philippus"), ("atia", "plancus")):
        table.act(wife, "plead-divorce", by="juno", from_=husband, plea="alone").accepted_entries()
    table.act_with_consent("pluto", "philippus", "beg-release", to="pluto").accepted_entries()
    assert set(table.state.world.bonds.debts) == {"atia"}


@pytest.mark.rule("DIV-01", "DIV-02", "DIV-03", "DIV-06")
def test_the_god_who_grants_divorces_is_asked_pays_and_judges() -> None:
    table = Table().at("aestas", 43).with_("juno", place="rome")
    table.with_reading("divorce.insolvent_wife_takes_lc", value=False)
    cast = table.data["cast"]
    cast["juno"]["powers"].remove("grant_divortium")
    cast["minerva"]["powers"].append("grant_divortium")
    table.with_("philippus", place="rome", role="imperator", denarius=0, legio_curialis=2)
    table.act("livia", "wed", by="juno", with_="philippus").accepted_entries()
    spent = {"to": "octavia", "asset": DENARIUS, "quantity": DOS}
    table.act("philippus", "give", **spent).accepted_entries()
    plea = table.act(
        "livia", "plead-divorce", from_="philippus", plea="alone"
    ).pending_petition_id()
    assert table.state.kernel.petitions[plea].voices == ("minerva",)
    table.act("minerva", "consent", petition=plea).accepted_entries()
    table.act("livia", "claim-dos", by="minerva", from_="philippus").accepted_entries()
    table.wait()
    paid = table.state.log.entries[table.state.log.position - 1]
    assert {posting.target for posting in paid.postings} == {"minerva", "livia"}
    assert table.state.kernel.duties[INSOLVENT].owes == "minerva"
    spared = table.act("minerva", "choose", duty=INSOLVENT, option="spare").accepted_entries()[1]
    assert [posting.target for posting in spared.postings] == ["minerva", "livia"]


@pytest.mark.rule("DIV-05")
def test_virus_go_back_to_one_god_who_oversees_them() -> None:
    table = Table().at("aestas", 43).with_("juno", place="rome").with_("philippus", place="rome")
    cast = table.data["cast"]
    cast["vesta"]["powers"].remove("oversee_virus")
    first, second = sorted(("minerva", "apollo"), key=list(cast).index)
    for god in (first, second):
        cast[god]["powers"].append("oversee_virus")
    table.with_(first, virus=2)
    table.act("livia", "wed", by="juno", with_="philippus").accepted_entries()
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    table.assert_holdings("livia", virus=0).assert_holdings(first, virus=2).assert_holdings(
        second, virus=0
    )


@pytest.mark.rule("DIV-05")
def test_loans_between_spouses_end_both_ways() -> None:
    table = table_with_marriage(denarius=DOS, classis=2)
    table.act("atia", "give", to="livia", asset=CLASSIS, quantity=1).accepted_entries()
    make_friends(table, "philippus", "livia")
    lend_goods(table, "philippus", "livia", 1, CLASSIS).accepted_entries()
    lend_goods(table, "livia", "philippus", 1, CLASSIS).accepted_entries()
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    assert amount_on_loan(table.state, "livia", "philippus", CLASSIS) == 0
    assert amount_on_loan(table.state, "philippus", "livia", CLASSIS) == 0
    table.assert_holdings("philippus", classis=2).assert_holdings("livia", classis=1)


@pytest.mark.rule("DIV-06")
def test_later_gains_stay_with_a_spared_husband() -> None:
    table = claim_dos(table_with_divorce(denarius=300_000))
    table.act("atia", "give", to="philippus", asset=DENARIUS, quantity=200_000).accepted_entries()
    sale = {"seller": "juno", "asset": CURIALIS, "quantity": 1}
    table.act("philippus", "buy-legions", by="juno", **sale).accepted_entries()
    table.act("juno", "choose", duty=INSOLVENT, option="spare").accepted_entries()
    table.assert_holdings("philippus", legio_curialis=1)


@pytest.mark.rule("DIV-06", "DIV-07")
def test_nothing_more_goes_to_a_dead_wife_by_one_reading() -> None:
    readings = {"divorce.insolvent_wife_takes_lc": False}
    table = claim_dos(table_with_divorce(readings, denarius=300_000, legio_curialis=4))
    table.act_with_consent("pluto", "livia", "beg-release", to="pluto").accepted_entries()
    table.act("juno", "choose", duty=INSOLVENT, option="spare").accepted_entries()
    table.assert_holdings("philippus", legio_curialis=4)


@pytest.mark.rule("DIV-03")
def test_money_pays_first_and_only_the_last_piece_may_exceed_the_dos() -> None:
    table = claim_dos(table_with_divorce(denarius=3_000_000, legio_curialis=2, classis=1))
    table.assert_holdings("philippus", denarius=1_000_000, legio_curialis=2, classis=1)
    table = claim_dos(table_with_divorce(denarius=100_000, legio_curialis=10, classis=2))
    table.assert_holdings("philippus", denarius=100_000, legio_curialis=0, classis=2)


@pytest.mark.rule("DIV-03")
def test_a_refusal_names_the_missing_money() -> None:
    table = table_with_divorce(denarius=1_500_000, legio_curialis=4)
    assert repay_dos(table, white=2).assert_refused("DIV-03")[0].args["n"] == 100_000


@pytest.mark.rule("DIV-06", "PROEL-25")
def test_a_fighters_form_of_repayment_omits_the_dice_of_the_battle() -> None:
    for denarii, legiones, offered in ((0, 10, False), (2_000_000, 0, True)):
        table = table_with_divorce(denarius=denarii, legio_curialis=legiones)
        free = table.form("philippus", "repay-dos")
        assert free is not None
        assert not free.blocked
        table.set_fact("philippus", "status", "in_proelium")
        held = table.form("philippus", "repay-dos")
        assert held is not None
        assert bool(held.blocked) is not offered

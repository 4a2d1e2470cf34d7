"""SEN: the census, and how it is shared."""

import pytest

from ledger.contract.form import Number
from tests.games.ludi_romani.curia import (
    bring_bill,
    close_ballot,
    record_loan,
    vote_for_or_against,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.senatus.scenes import table_in_northern_italy, table_with_census


@pytest.mark.rule("SEN-23")
def test_borrowed_money_is_taxed_and_payments_are_secret() -> None:
    table = table_in_northern_italy(denarius=500_000)
    record_loan(table, "cicero", "octavian", "denarius", 200_000)
    table_with_census(table)
    table.assert_holdings("octavian", denarius=0)
    taken = table.state.log.entries[table.state.log.position]
    assert taken.event.payers == ("agrippa", "octavian")
    assert sum(posting.amount for posting in taken.postings) == 700_000
    assert {posting.source_audience for posting in taken.postings} == {("fata", "octavian")}
    assert {posting.target_audience for posting in taken.postings} == {("fata", "venus")}


@pytest.mark.rule("SEN-24")
@pytest.mark.parametrize(("reading", "left"), [(True, 0), (False, 500_000)])
def test_a_reading_decides_the_census_of_virgines(*, reading: bool, left: int) -> None:
    table = table_in_northern_italy().with_reading("census.taxes_virgines", reading)
    table_with_census(table.with_("atia", place="northern_italy", denarius=500_000))
    table.assert_holdings("atia", denarius=left)


@pytest.mark.rule("SEN-24", "SEN-23")
def test_gods_do_not_pay() -> None:
    table = table_in_northern_italy(denarius=100_000).with_("juno", place="northern_italy")
    before = table.data["cast"]["juno"]["holdings"]["denarius"]
    table_with_census(table)
    table.assert_holdings("juno", denarius=before)
    taken = table.state.log.entries[table.state.log.position]
    assert taken.event.payers == ("agrippa", "octavian")


@pytest.mark.rule("SEN-23", "SEN-25")
def test_the_fates_take_and_share_the_census_without_venus() -> None:
    table = table_in_northern_italy(denarius=300_000).leave_out_characters("venus")
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    table.act("fata", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    bring_bill(table, "cicero", "census", "northern_italy").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    table.act("fata", "close-ballot").accepted_entries()
    table.act("fata", "share-census", to="cicero", quantity=300_000).assert_unwarned()


@pytest.mark.rule("SEN-23")
def test_the_census_is_for_the_god_who_collects_it_whatever_else_she_does() -> None:
    table = table_in_northern_italy(denarius=300_000)
    table.data["cast"]["venus"]["powers"].remove("receive_dead_lc")
    table_with_census(table)
    assert table.state.books.balance("venus/census-1", "denarius") == 300_000


@pytest.mark.rule("FATA-08", "SEN-25")
def test_a_share_set_right_waits_again_and_goes_to_the_collector_after_the_winter() -> None:
    table = table_with_census(table_in_northern_italy(denarius=300_000))
    (share,) = table.act("venus", "share-census", to="pollio", quantity=100_000).accepted_entries()
    table.act("venus", "undo", entry=share.id).accepted_entries()
    assert table.state.books.balance("venus/census-1", "denarius") == 300_000
    (share,) = table.act("venus", "share-census", to="pollio", quantity=300_000).accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    table.act("fata", "reverse", entry=share.id, reason="he voted no").accepted_entries()
    assert table.state.books.balance("venus/census-1", "denarius") == 0
    assert table.state.books.balance("venus/spoils", "denarius") == 300_000


@pytest.mark.rule("SEN-24")
def test_widows_and_divorced_women_pay_and_the_dead_do_not() -> None:
    table = table_in_northern_italy().with_("atia", place="northern_italy", denarius=500_000)
    table.with_("octavia", place="northern_italy", denarius=300_000)
    table.set_fact("atia", "role", "free_woman").set_fact("octavia", "role", "vestal")
    table.set_fact("agrippa", "status", "umbra")
    table_with_census(table)
    table.assert_holdings("atia", denarius=0).assert_holdings("octavia", denarius=300_000)


@pytest.mark.rule("SEN-25", "MON-01")
def test_venus_shares_the_census_among_its_voters() -> None:
    table = table_with_census(table_in_northern_italy(denarius=500_000))
    share = "share-census"
    table.act("mars", share, to="cicero", quantity=100_000).assert_refused_with("venus-shares")
    table.act("venus", share, to="isauricus", quantity=100_000).assert_refused_with(
        "voted-not-for-it"
    )
    table.act("venus", share, to="nobody", quantity=100_000).assert_refused_with(
        "no-such-character"
    )
    table.act("venus", share, to="cicero", quantity=600_000).assert_refused_with("so-much-left")
    table.act("venus", share, to="cicero", quantity=50_000).assert_refused_with("not-in-chips")
    form = table.form("venus", share, to="plancus")
    assert form is not None
    to, quantity = form.fields
    assert field_options(to) == ["cicero", "plancus", "pollio"]
    assert isinstance(quantity, Number)
    assert (quantity.least, quantity.most, quantity.step) == (100_000, 500_000, 100_000)
    assert table.form("venus", share, viewer="mars") is None
    assert table.form("mars", share) is None
    (entry,) = table.act("venus", share, to="plancus", quantity=500_000).assert_unwarned()
    assert entry.audience == ("fata", "plancus", "venus")
    table.act("venus", share, to="cicero", quantity=100_000).assert_refused_with("nothing-to-share")
    assert table.form("venus", share) is None


@pytest.mark.rule("SEN-25")
def test_the_winter_shares_the_rest_of_a_census_equally() -> None:
    table = table_with_census(table_in_northern_italy(denarius=800_000))
    before = {who: table.state.books.holding(who, "denarius") for who in ("cicero", "plancus")}
    pollio = table.state.books.holding("pollio", "denarius")
    venus = table.state.books.holding("venus", "denarius")
    table.act("venus", "share-census", to="pollio", quantity=300_000).accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    table.assert_holdings("cicero", denarius=before["cicero"] + 200_000)
    table.assert_holdings("plancus", denarius=before["plancus"] + 200_000)
    table.assert_holdings("pollio", denarius=pollio + 400_000)
    table.assert_holdings("venus", denarius=venus - 800_000)


@pytest.mark.rule("SEN-25", "MORS-20")
def test_the_dead_get_nothing_and_where_nobody_is_left_venus_keeps_it() -> None:
    table = table_with_census(table_in_northern_italy(denarius=300_000))
    for who in ("cicero", "plancus"):
        table.set_fact(who, "status", "umbra")
    form = table.form("venus", "share-census")
    assert form is not None
    assert field_options(form.fields[0]) == ["pollio"]
    table.act("venus", "share-census", to="cicero", quantity=100_000).assert_refused_with(
        "dead-share-nothing"
    )
    table.act("venus", "share-census", to="isauricus", quantity=100_000).assert_refused_with(
        "voted-not-for-it"
    )
    table.set_fact("pollio", "status", "umbra")
    form = table.form("venus", "share-census")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["nobody-voted-for-it"]
    table.wait(minutes=5).season().accepted_entries()
    assert table.state.books.balance("venus/spoils", "denarius") == 300_000
    entries = table.state.log.entries
    (kept,) = (e for _, e in entries.items() if e.type == "ludi_romani/census-kept@1")
    assert kept.audience == ("fata", "venus")


@pytest.mark.rule("SEN-25")
def test_unshared_census_money_is_not_given_away() -> None:
    table = table_in_northern_italy(denarius=500_000).with_reading(
        "numen.gift_start_stock", value=True
    )
    table.with_("venus", denarius=100_000)
    table_with_census(table)
    gift = {"to": "isauricus", "asset": "denarius"}
    (lacks,) = table.act("venus", "give", **gift, quantity=200_000).assert_refused("FATA-12")
    assert (lacks.key, lacks.args["n"]) == ("lacks", 100_000)
    form = table.form("venus", "give", **gift)
    assert form is not None
    assert isinstance(form.fields[-1], Number)
    assert form.fields[-1].most == 100_000
    table.act("venus", "give", **gift, quantity=100_000).accepted_entries()


@pytest.mark.rule("SEN-25")
def test_each_of_two_censuses_is_shared_among_its_own_voters() -> None:
    table = table_in_northern_italy(denarius=300_000).with_(
        "lepidus", place="spain", denarius=200_000
    )
    table_with_census(table)
    bring_bill(table, "maecenas", "census", "spain").accepted_entries()
    vote_for_or_against(table, {"isauricus": 60, "cicero": 80}, {})
    close_ballot(table)
    table.act("venus", "share-census", to="isauricus", quantity=300_000).assert_refused_with(
        "so-much-left"
    )
    table.act("venus", "share-census", to="isauricus", quantity=200_000).accepted_entries()
    table.act("venus", "share-census", to="isauricus", quantity=100_000).assert_refused_with(
        "voted-not-for-it"
    )
    table.act("venus", "share-census", to="cicero", quantity=300_000).accepted_entries()


@pytest.mark.rule("FATA-08", "SEN-23")
def test_a_census_is_given_back_by_a_ruling() -> None:
    table = table_with_census(table_in_northern_italy(denarius=300_000))
    entry = table.state.log.entries[table.state.log.position]
    assert entry.type == "ludi_romani/census-taken@1"
    table.act("fata", "reverse", entry=entry.id, reason="not so").accepted_entries()
    table.assert_holdings("octavian", denarius=300_000)

"""AMIC: goods that friends lend each other, and how they are given back."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS, SUFFRAGIUM
from tests.games.ludi_romani.bonds import (
    do_with_all_consents,
    lend_goods,
    make_friends,
    objections_to_act,
    recall_loan,
    state_with_presider,
    table_with_loan,
    table_with_two_friends,
)
from tests.games.ludi_romani.table import Table

CIRCLE = ("agrippa", "fata", "octavian")
VOTES = {"from_": "agrippa", "numen": "mercury"}


@pytest.mark.rule("AMIC-04", "ROST-18")
@pytest.mark.parametrize(
    ("asset", "quantity"),
    [(DENARIUS, 200_000), (CLASSIS, 1), (CURIALIS, 2), (CLIENTARUM, 1), (SUFFRAGIUM, 7)],
)
def test_the_borrower_holds_a_loan_and_the_lender_owns_it(asset: str, quantity: int) -> None:
    table = table_with_two_friends()
    had = table.state.books.holding("agrippa", asset)
    table_with_loan(table, quantity, asset)
    table.assert_holdings("agrippa", **{asset: had + quantity})
    assert table.state.books.balance("agrippa/of:octavian", asset) == quantity


@pytest.mark.rule("AMIC-04")
def test_only_friends_borrow_and_some_goods_are_never_lent() -> None:
    table = table_with_two_friends().set_fact("livia", "place", "northern_italy")
    lend_goods(table, "octavian", "antony", 1, CLASSIS).assert_refused("AMIC-04")
    lend_goods(table, "octavian", "octavian", 1, CLASSIS).assert_refused("AMIC-04")
    name = table.state.world.bonds.friendships_of("octavian")[0].id
    lend_goods(table, "antony", "agrippa", 1, CLASSIS, amicitia=name).assert_refused("AMIC-01")
    lend_goods(table, "octavian", "agrippa", 1, "virus").assert_refused_with("never-lent")


@pytest.mark.rule("AMIC-04", "ROST-08", "ROST-14", "REX-07")
def test_goods_are_lent_only_to_possible_holders() -> None:
    table = Table().with_("livia", place="northern_italy").with_("bogud", place="northern_italy")
    table.lawful = False
    make_friends(table, "octavian", "livia", "bogud")
    lend_goods(table, "octavian", "livia", 5, SUFFRAGIUM).assert_refused("ROST-08")
    lend_goods(table, "octavian", "livia", 1, CURIALIS).assert_refused("ROST-14")
    lend_goods(table, "octavian", "bogud", 1, CURIALIS).assert_refused("REX-07")
    lend_goods(table, "octavian", "bogud", 5, SUFFRAGIUM).accepted_entries()
    table.set_fact("livia", "role", "free_woman")
    lend_goods(table, "octavian", "livia", 5, SUFFRAGIUM).assert_refused("ROST-18")
    lend_goods(table, "octavian", "livia", 1, CLASSIS).accepted_entries()


@pytest.mark.rule("AMIC-04", "FATA-12", "MON-01")
def test_owners_lend_whole_chips_and_nothing_borrowed() -> None:
    table = table_with_loan(table_with_two_friends(denarius=0), 200_000, DENARIUS)
    lend_goods(table, "agrippa", "octavian", 100_000, DENARIUS).assert_refused("FATA-12")
    lend_goods(table, "octavian", "agrippa", 150_000, DENARIUS).assert_refused("MON-01")
    lend_goods(table, "octavian", "agrippa", 500_000, DENARIUS).assert_refused("FATA-12")
    lend_goods(table, "octavian", "agrippa", 4, CURIALIS).assert_refused("FATA-12")
    recall_loan(table, "octavian", "octavian", 1, CLASSIS).assert_refused("FATA-12")
    lend_goods(table, "octavian", "agrippa", 400_000, DENARIUS).accepted_entries()


@pytest.mark.rule("AMIC-04", "AMIC-15")
def test_friends_know_of_loans_and_juno_of_those_of_the_sworn() -> None:
    unsworn = lend_goods(
        table_with_two_friends(), "octavian", "agrippa", 1, CLASSIS
    ).accepted_entries()[0]
    assert unsworn.audience == CIRCLE
    sworn = lend_goods(
        table_with_two_friends(sworn=True), "octavian", "agrippa", 1, CLASSIS
    ).accepted_entries()[0]
    assert sworn.audience == ("agrippa", "fata", "juno", "octavian")


@pytest.mark.rule("ROST-18", "AMIC-04")
def test_only_the_two_friends_venus_mercury_and_the_fates_know_of_lent_votes() -> None:
    table = table_with_two_friends(sworn=True)
    loan = lend_goods(table, "octavian", "agrippa", 4, SUFFRAGIUM).accepted_entries()[0]
    assert loan.audience == ("agrippa", "fata", "mercury", "octavian", "venus")
    leg = loan.postings[0]
    assert leg.source_audience == ("fata", "mercury", "octavian", "venus")
    assert leg.target_audience == ("agrippa", "fata", "mercury", "venus")
    back = table.act("octavian", "recall-votes", **VOTES)
    home = table.act("mercury", "consent", petition=back.pending_petition_id()).accepted_entries()[
        1
    ]
    assert home.audience == loan.audience


@pytest.mark.rule("AMIC-04", "ROST-04")
@pytest.mark.rule("FATA-08")
def test_nobody_is_made_a_general_unasked_and_a_loan_taken_back_undoes_it() -> None:
    table = Table().with_("cicero", place="northern_italy")
    make_friends(table, "octavian", "cicero")
    petition = lend_goods(table, "octavian", "cicero", 1, CURIALIS).pending_petition_id()
    assert table.person("cicero").role == "senator"
    loan = table.act("cicero", "consent", petition=petition).accepted_entries()[1]
    assert table.person("cicero").role == "imperator"
    table.act("fata", "reverse", entry=loan.id, reason="no").accepted_entries()
    assert table.person("cicero").role == "senator"
    table.assert_holdings("cicero", legio_curialis=0)


@pytest.mark.rule("ROST-04", "AMIC-08")
def test_a_legio_that_comes_back_makes_its_owner_a_general_and_money_does_not() -> None:
    table = table_with_loan(
        table_with_loan(table_with_two_friends(), 1, CURIALIS), 100_000, DENARIUS
    ).set_fact("octavian", "role", "senator")
    do_with_all_consents(
        table, "octavian", "recall", from_="agrippa", asset=DENARIUS, quantity=100_000
    )
    assert table.person("octavian").role == "senator"
    do_with_all_consents(table, "octavian", "recall", from_="agrippa", asset=CURIALIS, quantity=1)
    assert table.person("octavian").role == "imperator"


@pytest.mark.rule("AMIC-05", "LIM-01")
def test_borrowed_legions_count_for_their_holder() -> None:
    table = table_with_two_friends(legio_curialis=9)
    lend_goods(table, "octavian", "agrippa", 2, CURIALIS).assert_refused("LIM-01")
    table_with_loan(table, 1, CURIALIS)
    table.assert_holdings("agrippa", legio_curialis=10)


@pytest.mark.rule("AMIC-04", "AMIC-11", "FATA-12")
def test_borrowed_goods_can_be_spent_and_are_gone_then() -> None:
    table = table_with_loan(table_with_two_friends(denarius=100_000), 300_000, DENARIUS)
    gift = {"to": "antony", "asset": DENARIUS, "quantity": 300_000}
    table.act("agrippa", "give", **gift).accepted_entries()
    assert table.state.books.balance("agrippa", DENARIUS) == 0
    recall_loan(table, "octavian", "agrippa", 200_000, DENARIUS).assert_refused("FATA-12")
    recall_loan(table, "octavian", "agrippa", 100_000, DENARIUS).pending_petition_id()


@pytest.mark.rule("AMIC-07")
def test_votes_come_home_at_once_and_the_holder_is_not_asked() -> None:
    table = table_with_loan(table_with_two_friends(), 6, SUFFRAGIUM).set_fact(
        "agrippa", "place", "syria"
    )
    home = table.act("octavian", "recall-votes", by="mercury", **VOTES).accepted_entries()[0]
    assert home.event.fetched_by == "mercury"
    table.assert_holdings("octavian", suffragium=10).assert_holdings("agrippa", suffragium=10)
    table.act("octavian", "recall-votes", **VOTES).assert_refused("FATA-12")


@pytest.mark.rule("AMIC-07")
def test_a_god_in_mercurys_shape_fetches_votes_unasked_too() -> None:
    table = table_with_loan(table_with_two_friends(), 6, SUFFRAGIUM)
    table.act("juppiter", "imitate", god="mercury").accepted_entries()
    votes = {"from_": "agrippa", "numen": "juppiter"}
    home = table.act("octavian", "recall-votes", by="juppiter", **votes).accepted_entries()[0]
    assert home.event.fetched_by == "juppiter"


@pytest.mark.rule("AMIC-07")
def test_any_god_without_a_battle_may_be_sent_and_mercury_always() -> None:
    table = table_with_loan(table_with_two_friends(), 6, SUFFRAGIUM)
    for god, told in (("minerva", [("AMIC-07", "god-busy")]), ("mercury", []), ("juno", [])):
        busy = state_with_presider(table, god)
        fields = {"from_": "agrippa", "numen": god}
        assert objections_to_act(busy, "octavian", "recall-votes", **fields) == (
            told or ([] if god == "mercury" else [("AMIC-07", "god-busy")])
        )
    table.act("octavian", "recall-votes", from_="agrippa", numen="antony").assert_refused("AMIC-07")
    sent = table.act_with_consent("juno", "octavian", "recall-votes", from_="agrippa", numen="juno")
    assert "juno" in sent.accepted_entries()[1].audience


@pytest.mark.rule("AMIC-07")
def test_a_god_who_does_not_go_is_reported_to_the_fates() -> None:
    table = table_with_loan(table_with_two_friends(), 6, SUFFRAGIUM)
    fields = {"from_": "agrippa", "numen": "minerva"}
    petition = table.act("octavian", "recall-votes", **fields).pending_petition_id()
    table.act("minerva", "decline", petition=petition).assert_warned("AMIC-07")
    petition = table.act("octavian", "recall-votes", **fields).pending_petition_id()
    table.act("octavian", "recall-votes", by="mercury", **VOTES).accepted_entries()
    table.act("minerva", "decline", petition=petition).assert_unwarned()


@pytest.mark.rule("AMIC-07")
def test_an_owner_who_may_not_hold_votes_does_not_get_them_back() -> None:
    table = table_with_loan(table_with_two_friends(), 6, SUFFRAGIUM)
    table.lawful = False
    table.set_fact("octavian", "role", "vestal")
    table.act("octavian", "recall-votes", **VOTES).assert_refused("ROST-18")
    assert table.form("octavian", "recall-votes") is None


@pytest.mark.rule("AMIC-08")
def test_ships_are_given_back_where_both_are_and_nowhere_else() -> None:
    table = table_with_loan(table_with_two_friends(classis=0), 1, CLASSIS)
    recall_loan(table, "octavian", "agrippa", 2, CLASSIS).assert_refused_with("not-lent")
    table.set_fact("agrippa", "place", "syria")
    recall_loan(table, "octavian", "agrippa", 1, CLASSIS).assert_refused("AMIC-08")
    table.set_fact("agrippa", "place", "northern_italy")
    recall_loan(table, "octavian", "agrippa", 1, CLASSIS).assert_unwarned()
    table.assert_holdings("agrippa", classis=0)


@pytest.mark.rule("AMIC-09")
@pytest.mark.parametrize(
    ("asset", "quantity"), [(DENARIUS, 200_000), (CURIALIS, 1), (CLIENTARUM, 1)]
)
def test_the_holder_decides_on_lent_money_and_legions(asset: str, quantity: int) -> None:
    table = table_with_loan(table_with_two_friends(), quantity, asset)
    before = table.state.books.holding("octavian", asset)
    petition = recall_loan(table, "octavian", "agrippa", quantity, asset).pending_petition_id()
    table.act("agrippa", "consent", petition=petition).assert_unwarned()
    assert table.state.books.holding("octavian", asset) == before + quantity
    table.set_fact("agrippa", "place", "syria")
    recall_loan(table, "octavian", "agrippa", quantity, asset).assert_refused("AMIC-09", "FATA-12")


@pytest.mark.rule("AMIC-07", "AMIC-04")
def test_votes_are_not_asked_back_of_the_holder_and_other_things_were_never_lent() -> None:
    table = table_with_loan(table_with_two_friends(), 6, SUFFRAGIUM)
    recall_loan(table, "octavian", "agrippa", 6, SUFFRAGIUM).assert_refused("AMIC-07")
    recall_loan(table, "octavian", "agrippa", 1, "virus").assert_refused("AMIC-04")


@pytest.mark.rule("AMIC-16")
def test_a_loan_is_given_back_unasked_wherever_the_two_are() -> None:
    table = table_with_loan(
        table_with_loan(table_with_two_friends(), 6, SUFFRAGIUM), 2, CURIALIS
    ).set_fact("agrippa", "place", "syria")
    fields = {"to": "octavian", "asset": CURIALIS, "quantity": 2}
    table.act("agrippa", "return-loan", **fields | {"quantity": 3}).assert_refused_with("not-lent")
    table.act("agrippa", "return-loan", **fields).assert_unwarned()
    votes = fields | {"asset": SUFFRAGIUM, "quantity": 6}
    table.act("agrippa", "return-loan", **votes).assert_unwarned()
    table.act("agrippa", "return-loan", **fields | {"asset": "dos"}).assert_refused("AMIC-04")
    table.assert_holdings("octavian", suffragium=10, legio_curialis=3)
    assert table.form("agrippa", "return-loan") is None


@pytest.mark.rule("FATA-08")
def test_a_legion_that_came_back_and_did_not_makes_no_general() -> None:
    table = table_with_loan(table_with_two_friends(), 3, CURIALIS)
    table_with_loan(table, 1, CLIENTARUM)
    table.set_fact("octavian", "role", "senator")
    fields = {"to": "octavian", "asset": CURIALIS, "quantity": 3}
    back = table.act("agrippa", "return-loan", **fields).accepted_entries()[0]
    assert table.person("octavian").role == "imperator"
    table.act("fata", "reverse", entry=back.id, reason="not yet").accepted_entries()
    assert table.person("octavian").role == "senator"
    assert table.state.books.balance("agrippa/of:octavian", CURIALIS) == 3


@pytest.mark.rule("MORS-20")
def test_friendship_ends_with_a_death() -> None:
    table = table_with_two_friends(sworn=True)
    petition = table.act("agrippa", "beg-release", to="pluto").pending_petition_id()
    table.act("pluto", "consent", petition=petition).accepted_entries()
    assert not table.state.world.bonds.amicitiae

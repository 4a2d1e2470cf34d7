"""AMIC: a phone makes a dry run before an act, also before calling a loan back (AMIC-07, 09)."""

from random import Random
from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS, SUFFRAGIUM
from ledger.kernel.previewing.preview import preview
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.vocabulary.request import Request
from tests.dry_run_trial import DryRunTrial
from tests.games.ludi_romani.bonds import lend_goods, make_friends
from tests.games.ludi_romani.table import MACHINE, Table

AMOUNTS = {SUFFRAGIUM: 10, DENARIUS: 200_000, CLASSIS: 2, CURIALIS: 2, CLIENTARUM: 1}
ASKED = [asset for asset in AMOUNTS if asset != SUFFRAGIUM]


def table_with_loan(asset: str, *, sworn: bool = False) -> Table:
    """Return a table with a loan from Agrippa to Octavian, who owns the same quantity himself."""
    table = Table().at("aestas", 44).with_("juno", place="gaul")
    for who in ("agrippa", "octavian"):
        mine = {DENARIUS: 500_000, CURIALIS: 2, CLIENTARUM: 1, CLASSIS: 2}
        table.with_(who, "gaul", None, **mine)
    make_friends(table, "agrippa", "octavian", sworn=sworn)
    loan = lend_goods(table, "agrippa", "octavian", AMOUNTS[asset], asset)
    if asset in (CURIALIS, CLIENTARUM):
        loan = table.act("octavian", "consent", petition=loan.pending_petition_id())
    loan.accepted_entries()
    return table


def table_after_parting(asset: str) -> Table:
    """Return the same table after Agrippa has left the friendship.

    Only the two know of the loan.
    """
    table = table_with_loan(asset)
    (amicitia,) = table.state.world.bonds.friendships_of("agrippa")
    table.act("agrippa", "leave-amicitia", amicitia=amicitia.id).accepted_entries()
    return table


def dry_run(table: Table, actor: str, act: str, recorder: str = "", **fields: Any) -> Preview:
    """Return the dry run of the sender, and assert that all its promises come true."""
    named = {name.rstrip("_"): value for name, value in fields.items()}
    request = Request(
        "dry", f"{recorder or actor}-1", act, actor, table.state.period.seq, named, recorder
    )
    viewer = table.viewer(recorder or actor)
    held = DryRunTrial(MACHINE, table.state, request, viewer, table.now, Random(1)).held()
    assert held.broken == []
    return preview(MACHINE, table.state, request, viewer, table.now)


def assert_promised(found: Preview, who: str, asset: str, amount: int) -> None:
    """Assert that the act is allowed and gives this character this amount."""
    assert (found.is_complete, found.refusal) == (True, None)
    legs = [p for entry in found.entries for p in entry.postings if p.target == who]
    assert [(p.asset, p.amount) for p in legs] == [(asset, amount)]


@pytest.mark.rule("AMIC-08", "AMIC-09")
@pytest.mark.parametrize("asset", ASKED)
@pytest.mark.parametrize("table", [table_with_loan, table_after_parting])
def test_the_owner_tries_to_call_a_loan_back(asset: str, table: Any) -> None:
    there, amount = table(asset), AMOUNTS[asset]
    found = dry_run(there, "agrippa", "recall", from_="octavian", asset=asset, quantity=amount)
    assert_promised(found, "agrippa", asset, amount)
    assert found.voices == (() if asset == CLASSIS else ("octavian",))


@pytest.mark.rule("AMIC-09")
@pytest.mark.parametrize("asset", [asset for asset in ASKED if asset != CLASSIS])
def test_the_holder_tries_to_agree(asset: str) -> None:
    table, amount = table_after_parting(asset), AMOUNTS[asset]
    recall = {"from_": "octavian", "asset": asset, "quantity": amount}
    petition = table.act("agrippa", "recall", **recall).pending_petition_id()
    found = dry_run(table, "octavian", "consent", petition=petition)
    assert (found.is_complete, found.refusal) == (True, None)
    assert [p.amount for entry in found.entries for p in entry.postings] == [amount]


@pytest.mark.rule("AMIC-16")
@pytest.mark.parametrize("asset", AMOUNTS)
def test_the_holder_tries_to_return_a_loan(asset: str) -> None:
    table, amount = table_after_parting(asset), AMOUNTS[asset]
    found = dry_run(table, "octavian", "return-loan", to="agrippa", asset=asset, quantity=amount)
    assert (found.is_complete, found.refusal) == (True, None)
    assert [p.amount for entry in found.entries for p in entry.postings] == [amount]


@pytest.mark.rule("AMIC-07")
@pytest.mark.parametrize("numen", ["mercury", "minerva"])
def test_the_owner_of_votes_tries_to_send_a_god_for_them(numen: str) -> None:
    table = table_after_parting(SUFFRAGIUM)
    found = dry_run(table, "agrippa", "recall-votes", from_="octavian", numen=numen)
    assert_promised(found, "agrippa", SUFFRAGIUM, 10)
    assert found.voices == (numen,)
    before = table.state.books.holding("agrippa", SUFFRAGIUM)
    assert found.state_after is not None
    assert found.state_after.books.holding("agrippa", SUFFRAGIUM) == before + 10


@pytest.mark.rule("AMIC-07")
def test_the_god_who_knows_of_lent_votes_tries_to_fetch_them() -> None:
    table = table_after_parting(SUFFRAGIUM)
    fetch = {"from_": "octavian", "numen": "mercury"}
    assert_promised(
        dry_run(table, "agrippa", "recall-votes", "mercury", **fetch), "agrippa", SUFFRAGIUM, 10
    )
    petition = table.act("agrippa", "recall-votes", **fetch).pending_petition_id()
    assert_promised(
        dry_run(table, "mercury", "consent", petition=petition), "agrippa", SUFFRAGIUM, 10
    )


@pytest.mark.rule("AMIC-07")
@pytest.mark.parametrize("votes", [1, 10])
def test_another_god_may_agree_and_is_told_no_number_before(
    votes: int,
) -> None:
    table = Table().at("aestas", 44).with_("agrippa", place="gaul").with_("octavian", place="gaul")
    make_friends(table, "agrippa", "octavian")
    lend_goods(table, "agrippa", "octavian", votes, SUFFRAGIUM).accepted_entries()
    fetch = {"from_": "octavian", "numen": "minerva"}
    petition = table.act("agrippa", "recall-votes", **fetch).pending_petition_id()
    found = dry_run(table, "minerva", "consent", petition=petition)
    assert (found.is_complete, found.refusal) == (True, None)
    assert [p for entry in found.entries for p in entry.postings] == []
    assert str(votes) not in [str(getattr(e.event, "quantity", "")) for e in found.entries]
    table.act("minerva", "consent", petition=petition).accepted_entries()


@pytest.mark.rule("AMIC-07", "MORS-16")
def test_the_dry_run_of_an_execution_returns_lent_votes() -> None:
    table = table_with_loan(SUFFRAGIUM).set_fact("octavian", "status", "unprotected")
    table.act("agrippa", "execute-unprotected", who="octavian").accepted_entries()
    duty = table.state.world.mors.sentences["octavian"].duty
    found = dry_run(table, "agrippa", "choose", duty=duty, option="carry-out")
    assert ("suffragium", 10) in [
        (p.asset, p.amount) for e in found.entries for p in e.postings if p.target == "agrippa"
    ]
    left = dry_run(table, "agrippa", "choose", duty=duty, option="spare")
    assert [p for e in left.entries for p in e.postings] == []


@pytest.mark.rule("AMIC-12")
@pytest.mark.parametrize("asset", AMOUNTS)
def test_a_broken_bond_is_tried_by_the_matrona_and_by_juno(asset: str) -> None:
    table = table_with_loan(asset, sworn=True).set_fact("livia", "role", "matrona")
    plea = {"one": "agrippa", "other": "octavian"}
    assert dry_run(table, "livia", "beg-break", **plea).refusal is None
    petition = table.act("livia", "beg-break", **plea).pending_petition_id()
    assert dry_run(table, "juno", "consent", petition=petition).refusal is None


@pytest.mark.rule("AMIC-04", "FATA-12")
def test_a_stranger_learns_of_no_loan_by_trying() -> None:
    for table in (table_after_parting(DENARIUS), Table().at("aestas", 44)):
        found = dry_run(
            table, "cicero", "recall", from_="octavian", asset=DENARIUS, quantity=100_000
        )
        assert found.refusal is not None
        assert {one.key for one in found.refusal.objections} <= {"not-in-same-region", "not-lent"}

"""Each viewer sees the permitted data of friendships, loans, marriages and votes."""

from typing import Any

import pytest

from ledger.games.ludi_romani.amicitia.view import amicitia_bundles
from ledger.games.ludi_romani.goods import CLASSIS, CURIALIS, SUFFRAGIUM
from ledger.games.ludi_romani.rules import RULES
from ledger.record.audience import sees
from ledger.record.view import slices_of_bundles
from tests.games.ludi_romani.bonds import lend_goods, make_friends, swear_before_juno
from tests.games.ludi_romani.table import Table


def bond_slices(table: Table, who: str) -> dict[str, Any]:
    """Return the slices of bonds and loans that a character sees."""
    viewer = table.viewer(who)
    slices = slices_of_bundles(amicitia_bundles(table.state))
    return {key: found.render() for key, found in slices if sees(found.audience, viewer)}


def card_and_purse_votes(table: Table, owner: str, viewer: str) -> tuple[int, int | None]:
    """Return the votes on a character's card, and the sum that the purse shows next to the card."""
    seen = dict(slices_of_bundles(RULES.phones.slices(table.state)))
    purse = seen[f"purse/{owner}"]
    inside = purse.render()["holds"] if sees(purse.audience, table.viewer(viewer)) else {}
    return seen[f"person/{owner}"].render()["holds"].get(SUFFRAGIUM, 0), inside.get(SUFFRAGIUM)


@pytest.mark.rule("AMIC-01", "AMIC-02")
def test_an_unsworn_friendship_is_shown_its_members_and_what_is_sworn_everybody() -> None:
    table = Table().with_("cicero", place="northern_italy")
    name = make_friends(table, "octavian", "agrippa", "cicero")
    members = ["octavian", "agrippa", "cicero"]
    assert bond_slices(table, "cicero")[f"amicitia/{name}"]["members"] == members
    assert bond_slices(table, "antony") == bond_slices(table, "juno") == {}
    swear_before_juno(table, name, "octavian", "agrippa").accepted_entries()
    assert bond_slices(table, "antony") == {
        f"oath/{name}": {"id": name, "members": ["octavian", "agrippa"]}
    }
    assert bond_slices(table, "juno")[f"amicitia/{name}"]["members"] == members


@pytest.mark.rule("AMIC-04", "ROST-18")
def test_the_view_shows_loans_to_friends_and_lent_votes_to_few() -> None:
    table = Table().with_("cicero", place="northern_italy")
    make_friends(table, "octavian", "agrippa", "cicero")
    lend_goods(table, "octavian", "agrippa", 1, CLASSIS).accepted_entries()
    lend_goods(table, "octavian", "agrippa", 4, SUFFRAGIUM).accepted_entries()
    pair = {"owner": "octavian", "keeper": "agrippa"}
    loan, lent_votes = "loan/agrippa/octavian", "votes/agrippa/octavian"
    assert bond_slices(table, "cicero")[loan] == pair | {"holds": {CLASSIS: 1}}
    white = lend_goods(table, "octavian", "agrippa", 1, CURIALIS).pending_petition_id()
    table.act("agrippa", "consent", petition=white).accepted_entries()
    assert bond_slices(table, "cicero")[loan] == pair | {"holds": {CLASSIS: 1, CURIALIS: 1}}
    assert lent_votes not in bond_slices(table, "cicero")
    for who in ("octavian", "agrippa", "venus", "mercury", "fata"):
        assert bond_slices(table, who)[lent_votes] == pair | {"holds": {SUFFRAGIUM: 4}}
    assert {loan, lent_votes}.isdisjoint(bond_slices(table, "juno"))


@pytest.mark.rule("ROST-18")
def test_the_card_shows_own_votes_and_the_purse_the_votes_in_hand() -> None:
    table = Table()
    assert card_and_purse_votes(table, "octavian", "octavian") == (10, None)
    make_friends(table, "octavian", "agrippa")
    lend_goods(table, "octavian", "agrippa", 4, SUFFRAGIUM).accepted_entries()
    assert card_and_purse_votes(table, "octavian", "octavian") == (10, 6)
    assert card_and_purse_votes(table, "agrippa", "agrippa") == (10, 14)
    assert card_and_purse_votes(table, "agrippa", "antony") == (10, None)
    lend_goods(table, "octavian", "agrippa", 6, SUFFRAGIUM).accepted_entries()
    assert card_and_purse_votes(table, "octavian", "octavian") == (10, 0)


@pytest.mark.rule("NUPT-10", "DIV-03")
def test_everybody_sees_marriages_and_debts_of_a_dos() -> None:
    table = Table().with_("juno", place="rome").with_("philippus", place="rome")
    table.act("livia", "wed", by="juno", with_="philippus").accepted_entries()
    words = {"wife": "livia", "husband": "philippus", "dos": 2_000_000}
    assert bond_slices(table, "@") == {"marriage/livia": words | {"owed": False}}
    table.act(
        "livia", "plead-divorce", by="juno", from_="philippus", plea="alone"
    ).accepted_entries()
    assert bond_slices(table, "@") == {"debt/livia": words | {"owed": True}}

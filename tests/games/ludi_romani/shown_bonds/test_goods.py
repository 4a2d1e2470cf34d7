"""Bonds by lent or promised goods, and the people who learn of each bond."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, SUFFRAGIUM
from tests.games.ludi_romani.battles import duel_after_acceptance, play_rounds
from tests.games.ludi_romani.bonds import lend_goods, make_friends
from tests.games.ludi_romani.ring.scenes import winter_of_scenario_14
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    join_party,
    put_gift_on_form,
    sound_conches,
)
from tests.games.ludi_romani.shown_bonds.scenes import (
    ROOMS,
    bonds_with_partners,
    shown_bonds,
    terms_of_bond,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("AMIC-04", "ROST-18")
def test_friends_see_loans_and_the_two_venus_mercury_and_the_fates_lent_votes() -> None:
    table = Table().with_("cicero", place="northern_italy")
    make_friends(table, "octavian", "agrippa", "cicero")
    lend_goods(table, "octavian", "agrippa", 1, CLASSIS).accepted_entries()
    table.wait(minutes=1)
    lend_goods(table, "octavian", "agrippa", 4, SUFFRAGIUM).accepted_entries()
    loan, votes = "loan/agrippa/octavian", "votes/agrippa/octavian"
    knows = {
        who: {key for key in shown_bonds(table, who) if key in (loan, votes)}
        for who in ("octavian", "agrippa", "cicero", "venus", "mercury", "fata", "antony", ROOMS)
    }
    both, none = {loan, votes}, set[str]()
    assert knows == {
        "octavian": both,
        "agrippa": both,
        "fata": both,
        "cicero": {loan},
        "venus": {votes},
        "mercury": {votes},
        "antony": none,
        ROOMS: none,
    }
    bonds = shown_bonds(table, "agrippa")
    assert (bonds[loan]["amounts"], bonds[votes]["amounts"]) == ({CLASSIS: 1}, {SUFFRAGIUM: 4})
    assert 0 < bonds[loan]["since"] < bonds[votes]["since"] == table.state.at
    assert ("borrower", ("octavian",)) in bonds_with_partners(table, "agrippa")
    assert ("lender", ("agrippa",)) in bonds_with_partners(table, "octavian")


@pytest.mark.rule("PROEL-43")
def test_the_borrowed_die_of_vulcan_is_a_loan_that_everybody_sees_while_it_lasts() -> None:
    table = duel_after_acceptance(white=1, others=2)
    table.wait(minutes=1)
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted_entries()
    for who in ("octavian", "vulcan", "antony", "fata", ROOMS):
        bond = shown_bonds(table, who)["fabrilis/octavian/vulcan"]
        assert (bond["amounts"], bond["since"]) == ({"legio_fabrilis": 1}, table.state.at)
    assert ("borrower", ("vulcan",)) in bonds_with_partners(table, "octavian")
    assert ("lender", ("octavian",)) in bonds_with_partners(table, "vulcan")
    play_rounds(table, (10, 6))
    assert "fabrilis/octavian/vulcan" not in shown_bonds(table, ROOMS)


@pytest.mark.rule("AMIC-09", "AMIC-16")
def test_a_loan_that_was_given_back_binds_nobody() -> None:
    table = Table()
    make_friends(table, "octavian", "agrippa")
    lend_goods(table, "octavian", "agrippa", 1, CLASSIS).accepted_entries()
    table.act("agrippa", "return-loan", to="octavian", asset=CLASSIS, quantity=1).accepted_entries()
    assert {kind for kind, _ in bonds_with_partners(table, "agrippa")} == {"friend"}


@pytest.mark.rule("RING-01", "RING-02")
def test_only_bearer_underworld_and_fates_see_the_bond_of_the_ring() -> None:
    table = winter_of_scenario_14()
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    everybody = {ROOMS, *table.state.world.people}
    assert {who for who in everybody if "ring/isauricus" in shown_bonds(table, who)} == {
        *("isauricus", "pluto", "persephone", "fata")
    }
    assert bonds_with_partners(table, "isauricus") == [("bearer", ("persephone", "pluto"))]
    assert bonds_with_partners(table, "pluto") == [("ring", ("isauricus",))]
    assert shown_bonds(table, "pluto")["ring/isauricus"]["since"] == table.state.at
    table.act("pluto", "reclaim-ring").accepted_entries()
    assert shown_bonds(table, "fata") == {}


@pytest.mark.rule("ACTIUM-03", "ACTIUM-04")
def test_fleets_and_open_forms_of_actium_are_bonds() -> None:
    table = (
        actium_without_goods().with_("cicero", denarius=3_000_000).with_("isis", denarius=1_000_000)
    )
    join_party(sound_conches(table), "cicero", "pansa")
    put_gift_on_form(table, "isis", "cicero", "denarius", 400_000)
    assert bonds_with_partners(table, "pansa", ROOMS) == [("fleet", ("cicero",))]
    these = (ROOMS, "isis", "cicero", "pansa", "neptune", "antony", "fata")
    promised = {who for who in these if any("promise/" in key for key in shown_bonds(table, who))}
    assert promised == {"isis", "cicero", "pansa", "neptune", "fata"}
    (bond,) = (one for key, one in shown_bonds(table, "isis").items() if "promise/" in key)
    assert (bond["amounts"], terms_of_bond(bond)) == ({"denarius": 400_000}, {"until-forms": {}})
    assert bonds_with_partners(table, "isis") == [("giver", ("cicero",))]
    assert ("promised", ("isis",)) in bonds_with_partners(table, "cicero")
    close_forms(table)
    assert not any("promise/" in key for key in shown_bonds(table, "fata"))


@pytest.mark.rule("NUM-01")
def test_a_god_in_anothers_shape_is_bound_to_it() -> None:
    table = Table()
    table.act("juppiter", "imitate", god="minerva").accepted_entries()
    assert bonds_with_partners(table, "juppiter", ROOMS) == [("guise", ("minerva",))]

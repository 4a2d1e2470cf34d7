"""Bonds by what was lent or promised, and who learns of each."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, SUFFRAGIUM
from tests.games.ludi_romani.battles import fight, rounds
from tests.games.ludi_romani.bonds import friends, lends
from tests.games.ludi_romani.bound.scenes import ROOMS, shown_bonds, terms, ties
from tests.games.ludi_romani.ring.scenes import winter
from tests.games.ludi_romani.sea import bare_actium, close_forms, gift, join_party, sound_conches
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("AMIC-04", "ROST-18")
def test_friends_see_loans_and_the_two_venus_mercury_and_the_fates_lent_votes() -> None:
    table = Table().with_("cicero", place="northern_italy")
    friends(table, "octavian", "agrippa", "cicero")
    lends(table, "octavian", "agrippa", 1, CLASSIS).accepted()
    table.wait(minutes=1)
    lends(table, "octavian", "agrippa", 4, SUFFRAGIUM).accepted()
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
    assert ("borrower", ("octavian",)) in ties(table, "agrippa")
    assert ("lender", ("agrippa",)) in ties(table, "octavian")


@pytest.mark.rule("PROEL-43")
def test_the_borrowed_die_of_vulcan_is_a_loan_that_everybody_sees_while_it_lasts() -> None:
    table = fight(white=1, others=2)
    table.wait(minutes=1)
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted()
    for who in ("octavian", "vulcan", "antony", "fata", ROOMS):
        bond = shown_bonds(table, who)["fabrilis/octavian/vulcan"]
        assert (bond["amounts"], bond["since"]) == ({"legio_fabrilis": 1}, table.state.at)
    assert ("borrower", ("vulcan",)) in ties(table, "octavian")
    assert ("lender", ("octavian",)) in ties(table, "vulcan")
    rounds(table, (10, 6))
    assert "fabrilis/octavian/vulcan" not in shown_bonds(table, ROOMS)


@pytest.mark.rule("AMIC-09", "AMIC-16")
def test_a_loan_that_was_given_back_binds_nobody() -> None:
    table = Table()
    friends(table, "octavian", "agrippa")
    lends(table, "octavian", "agrippa", 1, CLASSIS).accepted()
    table.act("agrippa", "return-loan", to="octavian", asset=CLASSIS, quantity=1).accepted()
    assert {kind for kind, _ in ties(table, "agrippa")} == {"friend"}


@pytest.mark.rule("RING-01", "RING-02")
def test_only_bearer_underworld_and_fates_see_the_bond_of_the_ring() -> None:
    table = winter()
    table.act("pluto", "lend-ring", to="isauricus").accepted()
    everybody = {ROOMS, *table.state.world.people}
    assert {who for who in everybody if "ring/isauricus" in shown_bonds(table, who)} == {
        *("isauricus", "pluto", "persephone", "fata")
    }
    assert ties(table, "isauricus") == [("bearer", ("pluto", "persephone"))]
    assert ties(table, "pluto") == [("ring", ("isauricus",))]
    assert shown_bonds(table, "pluto")["ring/isauricus"]["since"] == table.state.at
    table.act("pluto", "reclaim-ring").accepted()
    assert shown_bonds(table, "fata") == {}


@pytest.mark.rule("ACTIUM-03", "ACTIUM-04")
def test_fleets_and_open_forms_of_actium_are_bonds() -> None:
    table = bare_actium().with_("cicero", denarius=3_000_000).with_("isis", denarius=1_000_000)
    join_party(sound_conches(table), "cicero", "pansa")
    gift(table, "isis", "cicero", "denarius", 400_000)
    assert ties(table, "pansa", ROOMS) == [("fleet", ("cicero",))]
    these = (ROOMS, "isis", "cicero", "pansa", "neptune", "antony", "fata")
    promised = {who for who in these if any("promise/" in key for key in shown_bonds(table, who))}
    assert promised == {"isis", "cicero", "pansa", "neptune", "fata"}
    (bond,) = (one for key, one in shown_bonds(table, "isis").items() if "promise/" in key)
    assert (bond["amounts"], terms(bond)) == ({"denarius": 400_000}, {"until-forms": {}})
    assert ties(table, "isis") == [("giver", ("cicero",))]
    assert ("promised", ("isis",)) in ties(table, "cicero")
    close_forms(table)
    assert not any("promise/" in key for key in shown_bonds(table, "fata"))


@pytest.mark.rule("NUM-01")
def test_a_god_in_anothers_shape_is_bound_to_it() -> None:
    table = Table()
    table.act("juppiter", "imitate", god="minerva").accepted()
    assert ties(table, "juppiter", ROOMS) == [("guise", ("minerva",))]

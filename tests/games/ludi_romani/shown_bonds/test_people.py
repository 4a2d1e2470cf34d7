"""Marriage with its dos, debts, friends, clientes, bacchants, escorts, captives and ghosts."""

import pytest

from tests.games.ludi_romani.bacchants.scenes import table_with_saved_pansa
from tests.games.ludi_romani.bonds import make_friends, swear_before_juno
from tests.games.ludi_romani.divorces import DOS, claim_dos, table_with_divorce, table_with_marriage
from tests.games.ludi_romani.imago.scenes import table_with_ghost_balbus
from tests.games.ludi_romani.proelium.scenes import only_friendship_id, table_with_sworn_friends
from tests.games.ludi_romani.roma.scenes import agree_to_escort, table_in_motus
from tests.games.ludi_romani.shown_bonds.scenes import (
    ROOMS,
    bonds_with_partners,
    shown_bonds,
    terms_of_bond,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("NUPT-01", "NUPT-03")
def test_a_marriage_binds_both_from_the_wedding_on_with_the_dos_that_was_paid() -> None:
    table = table_with_marriage()
    assert bonds_with_partners(table, "livia") == [("wife", ("philippus",))]
    assert bonds_with_partners(table, "philippus") == [("husband", ("livia",))]
    bond = shown_bonds(table, ROOMS)["marriage/livia"]
    wedding = next(e for e in table.state.log.in_order() if e.type.endswith("wedded@1"))
    assert (terms_of_bond(bond), bond["since"], bond["until"]) == (
        {"dos": {"n": DOS}},
        wedding.at,
        0,
    )


@pytest.mark.rule("NUPT-03")
def test_the_bond_of_a_marriage_without_a_dos_names_none() -> None:
    table = Table().with_("juno", place="rome").with_("philippus", place="rome")
    table.with_("livia", dos=0).act("livia", "wed", by="juno", with_="philippus").accepted_entries()
    assert shown_bonds(table, "livia")["marriage/livia"]["terms"] == []


@pytest.mark.rule("DIV-03")
def test_a_divorced_man_owes_the_dos_until_the_season_ends_or_juno_calls_it_in() -> None:
    table = table_with_divorce(denarius=0)
    assert bonds_with_partners(table, "philippus") == [("debtor", ("livia",))]
    assert bonds_with_partners(table, "livia") == [("creditor", ("philippus",))]
    debt = shown_bonds(table, "philippus")["debt/livia"]
    assert (debt["amounts"], terms_of_bond(debt)) == ({"denarius": DOS}, {"until-season": {}})
    assert debt["since"] == table.state.at
    claim_dos(table)
    assert bonds_with_partners(table, "philippus") == bonds_with_partners(table, "livia") == []


@pytest.mark.rule("DIV-03", "PROEL-25")
def test_a_dos_that_is_called_in_during_a_battle_is_marked_so() -> None:
    table = table_with_divorce(denarius=0).set_fact("philippus", "status", "in_proelium")
    table.act("livia", "claim-dos", by="juno", from_="philippus").accepted_entries()
    assert terms_of_bond(shown_bonds(table, "livia")["debt/livia"]) == {"called-in": {}}


@pytest.mark.rule("FATA-08", "DIV-02")
def test_a_divorce_that_is_taken_back_leaves_the_marriage_as_old_as_it_was() -> None:
    table = table_with_marriage().wait(minutes=1)
    before = shown_bonds(table, "livia")
    divorce = table.act("livia", "plead-divorce", by="juno", from_="philippus", plea="alone")
    table.act(
        "fata", "reverse", entry=divorce.accepted_entries()[0].id, reason="no"
    ).accepted_entries()
    assert shown_bonds(table, "livia") == before


@pytest.mark.rule("AMIC-01", "AMIC-02", "AMIC-15")
def test_friends_alone_know_of_a_friendship_and_everybody_of_what_was_sworn() -> None:
    table = Table().with_("cicero", place="northern_italy")
    name = make_friends(table, "octavian", "agrippa", "cicero")
    assert bonds_with_partners(table, "cicero") == [("friend", ("octavian", "agrippa"))]
    assert (
        shown_bonds(table, "antony")
        == shown_bonds(table, "juno")
        == shown_bonds(table, ROOMS)
        == {}
    )
    began = shown_bonds(table, "fata")[f"friends/{name}"]["since"]
    table.wait(minutes=1)
    swear_before_juno(table, name, "octavian", "agrippa").accepted_entries()
    assert bonds_with_partners(table, "octavian") == [
        ("sworn", ("agrippa",)),
        ("friend", ("cicero",)),
    ]
    assert bonds_with_partners(table, "cicero") == [("friend", ("octavian", "agrippa"))]
    assert bonds_with_partners(table, "octavian", ROOMS) == [("sworn", ("agrippa",))]
    assert bonds_with_partners(table, "cicero", "antony") == []
    assert bonds_with_partners(table, "cicero", "juno") == bonds_with_partners(table, "cicero")
    seen = shown_bonds(table, "octavian")
    assert seen[f"friends/{name}"]["since"] == began
    assert seen[f"oath/{name}"]["since"] == table.state.at


@pytest.mark.rule("AMIC-02")
def test_a_fully_sworn_friendship_is_a_single_bond() -> None:
    table = Table()
    make_friends(table, "octavian", "agrippa", sworn=True)
    assert bonds_with_partners(table, "octavian") == [("sworn", ("agrippa",))]


@pytest.mark.rule("AMIC-13")
def test_friends_who_fought_as_one_stay_one_party_while_the_oath_holds() -> None:
    table = table_with_sworn_friends()
    together = {"amicitia": only_friendship_id(table), "companions": ["agrippa"]}
    asked = table.act("octavian", "challenge", target="antony", numen="minerva", **together)
    for voice in ("minerva", "agrippa"):
        table.act(voice, "consent", petition=asked.pending_petition_id()).accepted_entries()
    assert ("one-party", ("agrippa",)) in bonds_with_partners(table, "octavian", ROOMS)
    assert "one-party" not in dict(bonds_with_partners(table, "antony"))


@pytest.mark.rule("CLI-01", "CLI-13")
def test_clientes_and_patroni_are_bound_to_each_other() -> None:
    table = Table().set_fact("cicero", "patronus", "antony").wait(minutes=1)
    table.set_fact("cicero", "patronus", "octavian")
    assert bonds_with_partners(table, "cicero", ROOMS) == [
        ("cliens", ("antony",)),
        ("cliens", ("octavian",)),
    ]
    assert bonds_with_partners(table, "octavian") == [("patronus", ("cicero",))]
    bonds = shown_bonds(table, "cicero")
    assert bonds["cliens/cicero/octavian"]["since"] == table.state.at
    assert bonds["cliens/cicero/antony"]["since"] < table.state.at


@pytest.mark.rule("CLI-08")
@pytest.mark.parametrize(("parts", "said"), [("yes", {"until-parted": {}}), ("no", {})])
def test_a_bond_names_the_move_that_ends_it_by_the_reading(parts: str, said: object) -> None:
    table = Table().with_reading("clientela.ends_on_separation", parts == "yes")
    table.set_fact("cicero", "patronus", "antony")
    assert terms_of_bond(shown_bonds(table, "cicero")["cliens/cicero/antony"]) == said


@pytest.mark.rule("BACCH-06")
def test_a_bacchant_is_bound_to_the_god() -> None:
    table = table_with_saved_pansa()
    assert bonds_with_partners(table, "pansa") == [("bacchant", ("silenus",))]
    assert bonds_with_partners(table, "silenus") == [("leader", ("pansa",))]
    assert shown_bonds(table, ROOMS)["bacchant/pansa"]["since"] > 0


@pytest.mark.rule("REX-04", "REX-05")
def test_a_rex_in_rome_has_a_protector_until_one_of_the_two_leaves() -> None:
    table = agree_to_escort(table_in_motus(), "bogud", "cicero")
    assert bonds_with_partners(table, "bogud") == [("escorted", ("cicero",))]
    assert bonds_with_partners(table, "cicero") == [("escort", ("bogud",))]
    bond = shown_bonds(table, ROOMS)["escort/bogud"]
    assert (terms_of_bond(bond), bond["since"]) == ({"until-rome": {}}, table.state.at)


@pytest.mark.rule("REX-06")
def test_a_rex_who_was_found_alone_is_held_until_venus_judges() -> None:
    table = Table().with_("bogud", place="rome").with_("juno", place="rome")
    table.act("juno", "report-rex", rex="bogud").accepted_entries()
    assert bonds_with_partners(table, "bogud") == [("captive", ())]
    assert terms_of_bond(shown_bonds(table, ROOMS)["captive/bogud"]) == {"until-judged": {}}


@pytest.mark.rule("IMAGO-04", "IMAGO-07")
def test_a_ghost_and_its_host_know_what_it_draws_for_a_season() -> None:
    table = table_with_ghost_balbus()
    table.act("balbus", "attach", to="cicero").accepted_entries()
    assert bonds_with_partners(table, "balbus") == [("ghost", ("cicero",))]
    assert bonds_with_partners(table, "cicero") == [("host", ("balbus",))]
    bond = shown_bonds(table, ROOMS)["ghost/balbus"]
    assert terms_of_bond(bond) == {"draws": {"n": 100_000}, "until-season": {}}
    assert bond["since"] == table.state.at
    table.act("balbus", "attach", to="nobody").accepted_entries()
    assert bonds_with_partners(table, "cicero") == []

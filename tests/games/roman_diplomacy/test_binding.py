"""The bonds of empires and their viewers: federations, departures, borders by letter."""

import pytest

from ledger.games.roman_diplomacy.borders import ACCEPTING_ACT, LEAVING_ACT, PROPOSING_ACT
from tests.games.roman_diplomacy.bonds import bond_terms, visible_bonds
from tests.games.roman_diplomacy.war import SMALL, War, begin_war

EVERY = "@", "gaius", "julia", "host"


def war_with_union(war: War) -> War:
    """Return a game where Gaius and Julia have agreed to unite as Pax."""
    war.does("gaius", "federate", name="Pax", partners=["julia"])
    petition = next(iter(war.state.kernel.petitions))
    war.does("julia", "consent", petition=petition)
    return war


@pytest.mark.rule("DIP-FED-01")
def test_empires_that_have_agreed_are_one_from_the_end_of_the_turn_on() -> None:
    war = war_with_union(begin_war())
    both = ["gaius", "julia"]
    (key, bond) = next(iter(visible_bonds(war, "@").items()))
    assert key == "uniting/gaius+julia"
    assert bond["sides"] == [{"key": "bond-uniting", "who": both, "to": both}]
    assert bond_terms(bond) == {"named": {"name": "Pax"}, "with-the-turn": {}}
    for _ in range(2):
        war.ready("gaius", "julia")
    (key, bond) = next(iter(visible_bonds(war, "@").items()))
    assert key == "federation/gaius"
    assert bond["sides"] == [{"key": "bond-federation", "who": both, "to": both}]
    began = [e.at for e in war.state.log.in_order() if e.type.endswith("federation-began@1")]
    assert ([bond["since"]], bond_terms(bond)) == (began, {"named": {"name": "Pax"}})


@pytest.mark.rule("DIP-DEFED-01")
def test_only_the_leaver_and_stewards_see_a_departure_before_the_results() -> None:
    war = begin_war()
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", reason="the scene")
    assert [*visible_bonds(war, "@")] == ["federation/gaius"]
    war.does("gaius", "leave-federation")
    assert {who for who in EVERY if "leaving/gaius" in visible_bonds(war, who)} == {"gaius", "host"}
    war.ready("gaius", "julia")
    assert {who for who in EVERY if "leaving/gaius" in visible_bonds(war, who)} == {*EVERY}
    bond = visible_bonds(war, "julia")["leaving/gaius"]
    assert [side["key"] for side in bond["sides"]] == ["bond-leaving", "bond-left"]
    assert bond_terms(bond) == {"with-the-turn": {}}
    war.ready("gaius", "julia")
    assert visible_bonds(war, "host") == {}


@pytest.mark.rule("ACTA-17")
def test_a_border_bond_is_shown_to_both_parties_until_one_declines() -> None:
    war = War(f"{SMALL}letters: private\n").found_empires(gaius="bru", julia="alb")
    place = next(at for at, one in war.world.board.provinces.items() if not one.centre)
    write = "write-from-template"
    (asked,) = war.does("gaius", write, template=PROPOSING_ACT, to="julia", about=[place])
    assert visible_bonds(war, "gaius") == {}
    (agreed,) = war.does("julia", write, template=ACCEPTING_ACT, answers=asked.event.letter)
    assert {who for who in EVERY if visible_bonds(war, who)} == {"gaius", "julia"}
    (bond,) = visible_bonds(war, "julia").values()
    assert bond["since"] == agreed.at
    assert bond_terms(bond) == {"provinces": {"place": [f"place:{place}"]}}
    war.does("gaius", write, template=LEAVING_ACT, answers=asked.event.letter)
    assert visible_bonds(war, "gaius") == visible_bonds(war, "julia") == {}

"""CLI-08: a patronus who travels with the leader of their cliens keeps the bond."""

import pytest

from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table

P1, P2, C = "cassius", "dolabella", "pansa"


def table_with_shared_cliens(ships: int = 0) -> Table:
    """Pansa is a cliens of Cassius and later of Dolabella. Pollio is a cliens of Cassius.

    All four are in Syria.
    """
    table = Table().at("aestas", 42).with_(P1, place="syria", legio_curialis=2, classis=2)
    table.with_(P2, place="syria", role="imperator", legio_curialis=2, classis=2)
    table.with_(C, place="syria", classis=ships).with_("pollio", place="syria", classis=ships)
    for who, patronus in ((C, P1), (C, P2), ("pollio", P1)):
        table.set_fact(who, "patronus", patronus)
    return table


def possible_companions(table: Table) -> set[str]:
    """Return the characters whom Dolabella could take along to Asia Minor."""
    form = table.form(P2, "move", to="asia_minor")
    assert form is not None
    return set(field_options(form.fields[1]))


@pytest.mark.rule("CLI-08", "CLI-14", "MOTUS-17")
def test_an_earlier_patronus_who_agrees_travels_along_and_keeps_the_bond() -> None:
    table = table_with_shared_cliens()
    assert possible_companions(table) == {C, P1}
    petition = table.act(P2, "move", to="asia_minor", companions=[C, P1]).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == (P1,)
    table.act(P1, "consent", petition=petition).accepted_entries()
    for who in (P1, P2, C):
        table.assert_place(who, "asia_minor")
    assert table.person(C).patroni == (P1, P2)


@pytest.mark.rule("CLI-08", "CAL-08")
def test_an_earlier_patronus_travels_along_in_a_motus_too() -> None:
    table = table_with_shared_cliens()
    table.season().accepted_entries()
    table.act_with_consent(P1, P2, "move", to="egypt", companions=[C, P1]).accepted_entries()
    assert table.person(C).patroni == (P1, P2)


@pytest.mark.rule("CLI-08", "MOTUS-17")
def test_only_own_patroni_in_the_region_travel_along() -> None:
    table = table_with_shared_cliens()
    table.act(P2, "move", to="asia_minor", companions=[C, "pollio"]).assert_refused_with(
        "not-bound-here"
    )
    table.act(P1, "move", to="asia_minor", companions=[P2]).assert_refused("MOTUS-17")
    table.set_fact(P1, "place", "egypt").set_fact(C, "patronus", P1).set_fact(C, "patronus", P2)
    assert possible_companions(table) == {C}
    table.act(P2, "move", to="asia_minor", companions=[C, P1]).assert_refused_with("not-bound-here")


@pytest.mark.rule("CLI-08", "CLI-11")
def test_a_patronus_who_has_one_himself_and_is_held_by_him_does_not_come_along() -> None:
    table = (
        table_with_shared_cliens()
        .set_fact("lepidus", "place", "syria")
        .set_fact(P1, "patronus", "lepidus")
    )
    assert possible_companions(table) == {C}
    table.act(P2, "move", to="asia_minor", companions=[C, P1]).assert_refused_with("not-bound-here")


@pytest.mark.rule("CLI-08")
def test_a_patronus_who_stays_loses_the_bond() -> None:
    table = table_with_shared_cliens()
    table.act(P2, "move", to="asia_minor", companions=[C]).accepted_entries()
    assert table.person(C).patroni == (P2,)


@pytest.mark.rule("CLI-08", "MOTUS-02", "MOTUS-16")
def test_a_patronus_who_may_not_travel_stays() -> None:
    table = table_with_shared_cliens()
    table.change_reading("aestas.land_steps", "one").accepted_entries()
    table.act(P1, "move", to="asia_minor").accepted_entries()
    table.set_fact(P1, "place", "syria").set_fact(C, "patronus", P1).set_fact(C, "patronus", P2)
    assert possible_companions(table) == {C}
    table.act(P2, "move", to="asia_minor", companions=[C, P1]).assert_refused("MOTUS-02")
    table = table_with_shared_cliens().set_fact(P1, "status", "challenged")
    table.act(P2, "move", to="asia_minor", companions=[C, P1]).assert_refused("MOTUS-16")


@pytest.mark.rule("CLI-08", "MARE-04")
def test_a_patronus_is_a_passenger_by_sea() -> None:
    table = table_with_shared_cliens(ships=1)
    table.act_with_consent(
        P1, P2, "sail", to="gaul", companions=[C], passengers=[P1]
    ).accepted_entries()
    assert table.person(C).patroni == (P1, P2)


@pytest.mark.rule("CLI-08", "MOTUS-01")
def test_a_consent_to_travel_along_is_for_one_region() -> None:
    table = table_with_shared_cliens()
    table.season().accepted_entries()
    asked = table.act(P2, "move", to="egypt", companions=[C, P1]).pending_petition_id()
    table.act(P2, "move", to="asia_minor", companions=[C]).accepted_entries()
    table.act(P1, "move", to="asia_minor").accepted_entries()
    table.act(P1, "consent", petition=asked).assert_refused_with("no-such-petition")
    assert table.state.seating.place_of(C) == "asia_minor"

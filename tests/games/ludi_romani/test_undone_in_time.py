"""A god may reverse an entry within a minute, unless its people or places have changed."""

import pytest

from ledger.record.entry import Entry
from tests.games.ludi_romani.battles import duel_before_challenge, send_challenge
from tests.games.ludi_romani.bonds import make_friends, swear_before_juno
from tests.games.ludi_romani.curia import bring_bill, winter_with_six_senators
from tests.games.ludi_romani.dying import record_transfer
from tests.games.ludi_romani.given import summer_of_43
from tests.games.ludi_romani.pestis.scenes import table_with_plague
from tests.games.ludi_romani.pestis.scenes import winter_of_scenario_26 as plague_winter
from tests.games.ludi_romani.table import Table


def assert_too_late(table: Table, god: str, entry: Entry) -> None:
    """Assert that the god may not take the entry back because the game has moved on."""
    refusal = table.act(god, "undo", entry=entry.id).objections()
    assert [(one.rule, one.key) for one in refusal] == [("ACTA-08", "undo-moved-on")]


def table_with_oath() -> tuple[Table, Entry]:
    """Octavian and Agrippa have sworn. Antony comes first in Greece."""
    table = duel_before_challenge(Table().with_("agrippa", place="greece", legio_curialis=2))
    for who in ("octavian", "agrippa"):
        table.act(who, "pass-turn").accepted_entries()
    name = make_friends(table, "octavian", "agrippa")
    return table, swear_before_juno(table, name, "octavian", "agrippa").accepted_entries()[0]


@pytest.mark.rule("FATA-09", "AMIC-02")
def test_an_oath_is_taken_back_until_it_has_consequences() -> None:
    table, oath = table_with_oath()
    table.act("juno", "undo", entry=oath.id).accepted_entries()


@pytest.mark.rule("FATA-09", "AMIC-02")
@pytest.mark.parametrize("target", ["octavian", "agrippa"])
def test_an_oath_is_not_taken_back_when_one_of_the_sworn_was_challenged(target: str) -> None:
    table, oath = table_with_oath()
    send_challenge(table, "antony", target, "minerva").accepted_entries()
    assert_too_late(table, "juno", oath)


@pytest.mark.rule("FATA-09", "SEN-07")
def test_an_acclamation_is_not_taken_back_when_a_consul_has_acted() -> None:
    table = winter_with_six_senators()
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    (made,) = table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    assert_too_late(table, "venus", made)


@pytest.mark.rule("ACTA-08", "PEST-01")
def test_a_plague_is_not_taken_back_when_somebody_has_fled_from_it() -> None:
    table = plague_winter()
    (plague,) = table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("apollo", "undo", entry=plague.id).accepted_entries()
    (plague,) = table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("cassius", "sail", to="rome").accepted_entries()
    assert_too_late(table, "apollo", plague)


@pytest.mark.rule("ACTA-08", "PEST-01")
def test_a_plague_is_not_taken_back_when_somebody_came_to_the_place() -> None:
    table = table_with_plague("gaul")
    (plague,) = (e for e in table.state.log.in_order() if "pestis-struck" in e.type)
    table.act("fata", "set-fact", subject="cicero", fact="place", value="gaul", reason="he was")
    assert_too_late(table, "apollo", plague)


@pytest.mark.rule("ACTA-08")
def test_acts_about_others_and_elsewhere_do_not_prevent_an_undo() -> None:
    table, oath = table_with_oath()
    table.act("fata", "set-fact", subject="cicero", fact="place", value="gaul", reason="he was")
    table.act("juno", "undo", entry=oath.id).accepted_entries()


@pytest.mark.rule("FATA-09")
def test_entries_hidden_from_a_god_do_not_prevent_its_undo() -> None:
    """Otherwise the god would learn from the refusal about a secret gift."""
    table = summer_of_43()
    first = table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()[0]
    record_transfer(table, "denarius", "sextus_pompey", "cicero", 100_000)
    table.act("sextus_pompey", "bequeath", asset="denarius", heir="lepidus").accepted_entries()
    table.act("minerva", "undo", entry=first.id).accepted_entries()

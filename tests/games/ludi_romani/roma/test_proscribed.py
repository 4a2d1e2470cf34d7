"""MORS-01: proscribed characters in Rome, and the gods who are told of them."""

import pytest

from tests.games.ludi_romani.curia import execute_condemned
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.roma.scenes import table_in_motus
from tests.games.ludi_romani.table import Table


def table_with_outlaw() -> Table:
    """Antony, who is proscribed, is in Rome with Plancus.

    It is the motus before the hiems of year 43.
    """
    table = (
        table_in_motus().with_("antony", place="gaul").set_fact("antony", "status", "proscribed")
    )
    table.act("antony", "move", to="rome").assert_warned("MORS-01")
    return table


@pytest.mark.rule("MORS-01", "SEN-15")
def test_everybody_in_rome_may_turn_the_proscribed_over_to_venus_or_mars() -> None:
    table = table_with_outlaw()
    turn = "hand-over"
    table.act("cicero", turn, who="antony", to="mars").assert_refused_with("hand-over-in-rome")
    table.act("juno", turn, who="antony", to="mars").assert_refused_with("hand-over-in-rome")
    table.act("plancus", turn, who="servilia", to="mars").assert_refused_with("not-proscribed")
    table.act("plancus", turn, who="octavia", to="mars").assert_refused_with(
        "not-proscribed", "not-in-rome"
    )
    table.act("plancus", turn, who="nobody", to="mars").assert_refused_with("no-such-character")
    table.act("plancus", turn, who="antony", to="juno").assert_refused_with("venus-or-mars")
    table.act("antony", turn, who="antony", to="mars").assert_refused_with("not-oneself")
    form = table.form("plancus", turn)
    assert form is not None
    assert [field_options(field) for field in form.fields] == [["antony"], ["venus", "mars"]]
    assert table.form("cicero", turn) is None
    assert table.form("antony", turn) is None
    handed, *_ = table.act("plancus", turn, who="antony", to="venus").assert_unwarned()
    assert (handed.event.who, handed.event.by, handed.event.to) == ("antony", "plancus", "venus")
    sentence = table.state.world.mors.sentences["antony"]
    assert (sentence.executioner, sentence.cause) == ("venus", "proscribed")
    table.act("plancus", turn, who="antony", to="mars").assert_refused("MORS-20")
    assert table.form("plancus", turn) is None


@pytest.mark.rule("MORS-01", "SEN-15")
def test_venus_is_handed_the_proscribed_because_she_presides_over_the_senate() -> None:
    table = table_in_motus().with_("antony", place="rome")
    table.data["cast"]["venus"]["powers"].remove("break_ties")
    table.set_fact("antony", "status", "proscribed")
    table.act("plancus", "hand-over", who="antony", to="venus").assert_unwarned()


@pytest.mark.rule("MORS-01")
def test_mars_takes_the_proscribed_himself_from_anywhere() -> None:
    table = table_with_outlaw().set_fact("mars", "place", "syria")
    assert table.form("mars", "hand-over") is not None
    table.act("mars", "hand-over", who="antony", to="mars").assert_unwarned()
    execute_condemned(table, "antony")
    assert table.person("antony").statuses == {"umbra"}


@pytest.mark.rule("MORS-01")
def test_the_proscribed_elsewhere_is_turned_over_by_nobody() -> None:
    table = (
        table_in_motus().with_("antony", place="gaul").set_fact("antony", "status", "proscribed")
    )
    table.act("venus", "hand-over", who="antony", to="venus").assert_refused_with("not-in-rome")
    assert table.form("venus", "hand-over") is None


@pytest.mark.rule("MORS-01")
def test_a_new_seat_in_rome_is_no_entry_into_rome() -> None:
    table = Table().at("motus", 43).with_("plancus", place="rome").with_("pollio", place="rome")
    table.set_fact("plancus", "status", "umbra").set_fact("plancus", "status", "not-umbra")
    table.set_fact("pollio", "status", "proscribed")
    table.act("pollio", "move", to="gaul").assert_unwarned()

"""COMM: secret messages."""

import pytest

from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("COMM-02")
def test_only_the_delivery_of_a_message_is_stored() -> None:
    table = Table()
    petition = table.act("octavian", "send-message", to="antony").pending_petition_id()
    entry = table.act("mercury", "consent", petition=petition).assert_unwarned()[1]
    assert entry.audience == ("fata", "mercury", "octavian")
    recorded = table.act("octavian", "send-message", by="mercury", to="antony").accepted_entries()[
        0
    ]
    assert recorded.event.to == "antony"


@pytest.mark.rule("COMM-02")
def test_mercury_may_be_bribed_to_deliver_or_not() -> None:
    table = Table()
    bribe = {"to": "mercury", "asset": DENARIUS, "quantity": 100_000}
    assert table.act("antony", "give", **bribe).accepted_entries()[0].audience == (
        "antony",
        "fata",
        "mercury",
    )
    petition = table.act("octavian", "send-message", to="antony").pending_petition_id()
    table.act("mercury", "decline", petition=petition).assert_unwarned()


@pytest.mark.rule("COMM-02")
@pytest.mark.parametrize(
    ("sender", "to"), [("octavian", "octavian"), ("octavian", "mercury"), ("mercury", "octavian")]
)
def test_mercury_carries_from_one_to_another(sender: str, to: str) -> None:
    Table().act(sender, "send-message", to=to).assert_refused("COMM-02")


@pytest.mark.rule("COMM-02")
def test_no_message_is_carried_without_mercury() -> None:
    table = Table().leave_out_characters("mercury")
    table.act("octavian", "send-message", to="antony").assert_refused("COMM-02")
    assert table.form("octavian", "send-message") is None


def test_the_form_names_everybody_else() -> None:
    table = Table()
    form = table.form("juno", "send-message")
    assert form is not None
    assert {"juno", "mercury"}.isdisjoint(field_options(form.fields[0]))
    assert {"octavian", "minerva"} <= set(field_options(form.fields[0]))
    assert table.form("mercury", "send-message") is None


@pytest.mark.rule("COMM-04")
def test_reminders_of_messages_reach_these_characters() -> None:
    table = Table()
    assert "COMM-02" in RULES.phones.reminders(table.state, "mercury")
    assert "COMM-04" in RULES.phones.reminders(table.state, "octavian")
    assert "COMM-02" not in RULES.phones.reminders(table.state, "octavian")

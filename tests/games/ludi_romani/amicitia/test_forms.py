"""AMIC: what forms about friendships and loans offer, and the characters who get these forms."""

import pytest

from ledger.contract.form import Number
from ledger.contract.offer import Form
from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS, SUFFRAGIUM
from tests.games.ludi_romani.bonds import make_friends, table_with_loan, table_with_two_friends
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


def offered_kinds(form: Form | None) -> list[str]:
    """Return the kinds that the second or third field of a form offers."""
    assert form is not None
    return field_options(next(field for field in form.fields if field.name == "asset"))


def test_the_forms_offer_what_can_be_lent_asked_back_and_given_back() -> None:
    table = table_with_two_friends(classis=0)
    name = table.state.world.bonds.friendships_of("octavian")[0].id
    form = table.form("octavian", "lend", amicitia=name, to="agrippa")
    assert offered_kinds(form) == [DENARIUS, CLASSIS, CLIENTARUM, CURIALIS, SUFFRAGIUM]
    form = table.form("octavian", "lend", amicitia=name, to="agrippa", asset=DENARIUS)
    assert form is not None
    assert form.fields[3] == Number("quantity", 100_000, 600_000, 100_000, f"asset:{DENARIUS}")
    assert table.form("antony", "lend") is None
    assert table.form("octavian", "recall") is None
    table_with_loan(table, 1, CLASSIS)
    assert offered_kinds(table.form("octavian", "recall", from_="agrippa")) == [CLASSIS]
    assert offered_kinds(table.form("agrippa", "return-loan", to="octavian")) == [CLASSIS]
    table.set_fact("agrippa", "place", "syria")
    form = table.form("octavian", "recall")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["loans-far-away"]


def test_a_friend_without_goods_to_lend_is_told_so() -> None:
    table = Table().with_("livia", place="northern_italy", denarius=0, classis=0)
    make_friends(table, "livia", "octavian")
    form = table.form("livia", "lend")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["nothing-to-lend"]


@pytest.mark.rule("AMIC-01")
@pytest.mark.parametrize("act", ["lend", "leave-amicitia", "write-terms", "swear-amicitia"])
def test_no_form_reveals_friendships_to_others(act: str) -> None:
    table = table_with_loan(table_with_two_friends(), 1, CLASSIS)
    assert table.form("octavian", act) is not None
    assert table.form("octavian", act, viewer="antony") is None


@pytest.mark.rule("ROST-18")
@pytest.mark.parametrize("act", ["recall", "recall-votes"])
def test_no_form_reveals_loans_to_others(act: str) -> None:
    table = table_with_loan(table_with_loan(table_with_two_friends(), 1, CLASSIS), 5, SUFFRAGIUM)
    assert table.form("octavian", act) is not None
    assert table.form("octavian", act, viewer="antony") is None
    assert table.form("agrippa", "return-loan", viewer="antony") is None

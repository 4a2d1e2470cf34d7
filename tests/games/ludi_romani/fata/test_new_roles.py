"""FATA: roles that the Fates give, and goods that do not fit them (FATA-09, REX-08)."""

import pytest

from ledger.games.ludi_romani.goods import CURIALIS
from ledger.kernel.previewing.preview import preview
from ledger.kernel.vocabulary.request import Request
from tests.games.ludi_romani.battles import duel_after_acceptance, latest_battle, play_rounds
from tests.games.ludi_romani.bonds import lend_goods, make_friends
from tests.games.ludi_romani.table import MACHINE, Answer, Table


def give_role(table: Table, who: str, role: str) -> Answer:
    """Let the Fates give a role."""
    return table.act("fata", "set-fact", subject=who, fact="role", value=role, reason="so")


@pytest.mark.rule("REX-07", "REX-08", "FATA-09")
def test_a_new_rex_loses_his_legiones_curiales_and_the_fates_are_warned() -> None:
    table = Table().at("aestas", 43).with_("agrippa", legio_curialis=3, legio_clientarum=2)
    venus = table.state.books.holding("venus", CURIALIS)
    answer = give_role(table, "agrippa", "rex")
    (warning,) = answer.assert_warned("REX-08")
    assert (warning.key, warning.judges) == ("rex-loses-curiales", ("fata",))
    told = {"who": "who:agrippa", "n": 3, "numen": "who:venus", "battle": "no"}
    assert warning.args == told
    table.assert_holdings("agrippa", legio_curialis=0, legio_clientarum=2).assert_holdings(
        "venus", legio_curialis=venus + 3
    )
    table.act(
        "fata", "reverse", entry=answer.accepted_entries()[0].id, reason="no"
    ).accepted_entries()
    table.assert_holdings("agrippa", legio_curialis=3).assert_holdings(
        "venus", legio_curialis=venus
    )
    assert table.person("agrippa").role == "imperator"


@pytest.mark.rule("REX-08", "AMIC-04", "FATA-09")
def test_lent_legiones_curiales_of_a_new_rex_go_home() -> None:
    table = Table().at("aestas", 43).with_("agrippa", legio_curialis=1)
    make_friends(table, "octavian", "agrippa")
    loan = lend_goods(table, "octavian", "agrippa", 2, CURIALIS).pending_petition_id()
    table.act("agrippa", "consent", petition=loan).accepted_entries()
    octavian = table.state.books.holding("octavian", CURIALIS)
    give_role(table, "agrippa", "rex").assert_warned("REX-08")
    table.assert_holdings("agrippa", legio_curialis=0).assert_holdings(
        "octavian", legio_curialis=octavian + 2
    )


@pytest.mark.rule("REX-08", "PROEL-24", "PROEL-25", "FATA-09")
def test_a_new_rex_in_a_battle_keeps_his_curiales_until_it_is_over() -> None:
    table = duel_after_acceptance(white=2, others=2)
    (warning,) = give_role(table, "octavian", "rex").assert_warned("REX-08")
    assert warning.args["battle"] == "yes"
    table.assert_holdings("octavian", legio_curialis=2)
    play_rounds(table, (6, 1), (6, 1))
    assert latest_battle(table).pending == ("octavian",)
    table.season().accepted_entries()
    table.wait().assert_holdings("octavian", legio_curialis=0)


@pytest.mark.rule("FATA-09", "ROST-08", "ROST-14", "ROST-15")
def test_the_warning_says_that_other_goods_stay() -> None:
    table = Table().at("aestas", 43).with_("agrippa", legio_curialis=3, classis=1, suffragium=10)
    table.lawful = False  # the Fates allow the act
    warnings = give_role(table, "agrippa", "virgo").assert_warned("ROST-14", "ROST-08")
    assert {(w.key, w.args["asset"], w.args["n"]) for w in warnings} == {
        ("role-may-not-own", "asset:legio_curialis", 3),
        ("role-may-not-own", "asset:suffragium", 10),
    }
    table.assert_holdings("agrippa", legio_curialis=3, suffragium=10)


@pytest.mark.rule("FATA-09")
def test_a_role_that_fits_the_goods_brings_no_warning() -> None:
    table = Table().at("aestas", 43).with_("agrippa", legio_curialis=0, legio_clientarum=2)
    give_role(table, "agrippa", "rex").assert_unwarned()


@pytest.mark.rule("REX-08", "FATA-09")
def test_the_dry_run_warns_the_fates() -> None:
    table = Table().at("aestas", 43).with_("agrippa", legio_curialis=3)
    fields = {"subject": "agrippa", "fact": "role", "value": "rex", "reason": "so"}
    request = Request("dry", "fata-1", "set-fact", "fata", 1, fields)
    found = preview(MACHINE, table.state, request, table.viewer("fata"), table.now)
    assert [one.key for one in found.warnings] == ["rex-loses-curiales"]
    assert found.state_after is not None
    assert found.state_after.books.holding("agrippa", CURIALIS) == 0

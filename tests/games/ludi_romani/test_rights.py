"""A character of every role tries every right. The results are those of `rights.md`."""

import pytest

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from tests.games.ludi_romani.battles import send_challenge
from tests.games.ludi_romani.dying import record_transfer
from tests.games.ludi_romani.matrix import (
    NOT_APPLICABLE,
    MatrixCell,
    applicable_cells,
    cell_id,
    cells_under_heading,
)
from tests.games.ludi_romani.rights_goods import GOODS, LC
from tests.games.ludi_romani.rights_state import STATE
from tests.games.ludi_romani.rights_war import SENATE, WAR
from tests.games.ludi_romani.roles import (
    HERE,
    ROLES,
    WHO,
    result_of_act,
    result_with_consents,
    table_with_role,
)
from tests.games.ludi_romani.table import Table

CELLS = cells_under_heading("Rights", ROLES)
TRIED = {right.__name__: right for right in (*GOODS, *WAR, *SENATE, *STATE)}
NUMINA = tuple(numen.id for numen in default_scenario().numina)
PRESIDE_NEVER = {"mercury": "PROEL-03", "juventas": "PROEL-03", "cybele": "PROEL-03 PROEL-41"}
"""Gods who preside over no battle, with the reason. Battles are impossible where Cybele is."""

NO_RESIDENCE = ("venus", "mars", "phobos", "deimos", "mercury", "juventas", "apollo", "diana")


@pytest.mark.parametrize("cell", applicable_cells(CELLS), ids=map(cell_id, applicable_cells(CELLS)))
def test_rights_are_those_of_the_table(cell: MatrixCell) -> None:
    assert TRIED[cell.act](cell.column) == cell.expected


def test_the_table_has_every_right_and_says_why_a_cell_does_not_apply() -> None:
    assert list(dict.fromkeys(cell.act for cell in CELLS)) == list(TRIED)
    assert all(cell.expected for cell in CELLS)
    left_out = [cell for cell in CELLS if cell.expected == NOT_APPLICABLE]
    assert len(left_out) == 27
    assert all(cell.note for cell in left_out)


@pytest.mark.rule("PROEL-03", "PROEL-41")
@pytest.mark.parametrize("numen", NUMINA)
def test_all_gods_except_three_preside(numen: str) -> None:
    others = {who: {"place": HERE, LC: 1} for who in ("octavian", "agrippa")}
    table = table_with_role("imperator", "aestas", "spain", others)
    table.context.dice = [6, 1]
    table.act("octavian", "draw-lots").accepted_entries()
    table.set_fact(numen, "place", HERE)
    came = result_with_consents(table, send_challenge(table, "octavian", "agrippa", numen))
    assert came == PRESIDE_NEVER.get(numen, "y")


@pytest.mark.rule("MOTUS-10", "MOTUS-11", "SEDES-08")
@pytest.mark.parametrize("numen", NUMINA)
def test_all_gods_except_eight_may_take_a_seat_in_winter(numen: str) -> None:
    table = Table().at("motus", 42).with_(numen, place="egypt")
    came = result_of_act(table, numen, "reside", to=HERE)
    assert came == ("MOTUS-11" if numen in NO_RESIDENCE else "y")


@pytest.mark.rule("MERC-17")
def test_mercury_holds_money_if_the_reading_says_so() -> None:
    gift = {"to": "mercury", "asset": "denarius", "quantity": 100_000}
    assert result_of_act(Table(), "octavian", "give", **gift) == "y"
    table = Table().with_reading("mercury.may_hold_denarii", value=False)
    assert result_of_act(table, "octavian", "give", **gift) == "MERC-17"


@pytest.mark.rule("ROST-06", "NUPT-09", "ROST-14", "ROST-15")
@pytest.mark.parametrize(
    ("right", "came"),
    [
        ("marry", "y"),
        ("own_curiales", "y, amazon"),
        ("own_clientarum", "y, amazon"),
        ("buy_curiales", "y, amazon"),
        ("buy_clientarum", "y, amazon"),
        ("hold_suffragia", "ROST-18"),
        ("challenge", "PROEL-05"),
        ("be_a_cliens", "y"),
        ("be_proscribed", "SEN-13"),
        ("pay_a_census", "y"),
    ],
)
def test_a_free_woman_marries_or_becomes_an_amazon(right: str, came: str) -> None:
    assert TRIED[right]("free") == came


@pytest.mark.rule("REX-02", "REX-03", "ROST-20")
def test_cleopatra_has_nothing_to_flee_home_for() -> None:
    table = table_with_role(
        "imperator", others={"cleopatra": {"place": HERE}, "juno": {"place": HERE}}
    )
    assert result_of_act(table, "cleopatra", "flee-home", numen="juno") == "REX-02 REX-03"


@pytest.mark.rule("VIRUS-03")
def test_a_matrona_serves_poison_twice_in_a_marriage() -> None:
    table = record_transfer(table_with_role("matrona"), "virus", "vesta", WHO["matrona"], 3)
    assert [_result_of_serving_virus(table) for _ in range(3)] == ["y", "y", "VIRUS-03"]


def _result_of_serving_virus(table: Table) -> str:
    table.context.dice = [1]
    return result_of_act(table, WHO["matrona"], "serve-virus")

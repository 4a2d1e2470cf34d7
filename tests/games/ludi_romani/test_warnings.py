"""A warning is recorded with the act. The god who judges the act sees the warning."""

from collections.abc import Callable

import pytest

from tests.games.ludi_romani.curia import carry_out_law, pass_bill, winter_with_consuls
from tests.games.ludi_romani.roles import HERE, result_of_act, table_with_role
from tests.games.ludi_romani.table import Table


def end_season_early() -> Table:
    """Apollo ends a season before half of its time."""
    table = Table()
    table.season()
    return table


def sail_without_ship() -> Table:
    """Sextus Pompey sails without a ship."""
    table = table_with_role("imperator")
    result_of_act(table, "sextus_pompey", "sail", to="sicily")
    return table


def sail_short_of_ships() -> Table:
    """He sails with two legiones and one ship."""
    table = table_with_role("imperator", holdings={"legio_curialis": 2, "classis": 1})
    result_of_act(table, "sextus_pompey", "sail", to="sicily")
    return table


def enter_without_protector() -> Table:
    """Bogud enters Rome without a protector."""
    table = table_with_role("rex", "aestas", "southern_italy")
    result_of_act(table, "bogud", "move", to="rome")
    return table


def enter_rome_while_proscribed() -> Table:
    """Sextus Pompey enters Rome proscribed."""
    table = table_with_role("imperator", "aestas", "southern_italy")
    table.set_fact("sextus_pompey", "status", "proscribed")
    result_of_act(table, "sextus_pompey", "move", to="rome")
    return table


def marry_without_juno() -> Table:
    """Livia marries Agrippa, and Juno is elsewhere."""
    table = table_with_role(
        "virgo", others={"agrippa": {"place": HERE}, "juno": {"place": "spain"}}
    )
    result_of_act(table, "livia", "wed", with_="agrippa")
    return table


def refuse_divorce() -> Table:
    """Juno does not let Atia go from Hirtius."""
    table = table_with_role("matrona")
    petition = table.act(
        "atia", "plead-divorce", from_="hirtius", plea="alone"
    ).pending_petition_id()
    table.act("juno", "decline", petition=petition).accepted_entries()
    return table


def refuse_to_sell() -> Table:
    """Diana does not sell."""
    table = table_with_role("imperator")
    terms = {"seller": "diana", "asset": "legio_curialis", "quantity": 1}
    petition = table.act("sextus_pompey", "buy-legions", **terms).pending_petition_id()
    table.act("diana", "decline", petition=petition).accepted_entries()
    return table


def leave_rome() -> Table:
    """Venus leaves Rome in a hiems."""
    table = Table().at("hiems", 42).with_("venus", place="rome")
    result_of_act(table, "venus", "roam", to="gaul")
    return table


def receive_from_afar() -> Table:
    """Persephone receives a dead character at Cumae from far away."""
    table = Table().with_("persephone", place="gaul").with_("cicero", place="southern_italy")
    table.set_fact("cicero", "status", "umbra")
    result_of_act(table, "cicero", "lament", gate="cumae")
    result_of_act(table, "persephone", "receive-dead", gate="cumae")
    return table


def restore_youth() -> Table:
    """Juventas restores Cicero's youth."""
    table = Table().with_("juventas", place="gaul").with_("cicero", place="gaul")
    result_of_act(table, "juventas", "restore-youth", who="cicero")
    return table


def go_as_vulcan() -> Table:
    """Juppiter goes about as Vulcan."""
    table = Table()
    result_of_act(table, "juppiter", "imitate", god="vulcan")
    return table


def carry_out_imperium() -> Table:
    """Minerva carries out an act that only Mars and his helpers should carry out."""
    table = pass_bill(winter_with_consuls(), "cicero", "proscriptio", "antony")
    carry_out_law(table, "minerva")
    return table


JUDGED: dict[str, tuple[Callable[[], Table], tuple[str, ...]]] = {
    "CAL-03": (end_season_early, ("apollo", "diana")),
    "MARE-03": (sail_short_of_ships, ("amphitrite", "neptune", "oceanus")),
    "MARE-07": (sail_without_ship, ("amphitrite", "neptune", "oceanus")),
    "REX-04": (enter_without_protector, ("venus",)),
    "MORS-01": (enter_rome_while_proscribed, ("mars", "venus")),
    "NUPT-02": (marry_without_juno, ("fata",)),
    "DIV-02": (refuse_divorce, ("fata",)),
    "MERC-11": (refuse_to_sell, ("fata",)),
    "MOTUS-12": (leave_rome, ("fata",)),
    "IMAGO-01": (receive_from_afar, ("fata",)),
    "NUM-20": (restore_youth, ("fata",)),
    "NUM-01": (go_as_vulcan, ("fata", "vulcan")),
    "SEN-11": (carry_out_imperium, ("deimos", "mars", "phobos")),
}
"""For each warning, its scene and the god who judges it."""


@pytest.mark.rule("FATA-03")
@pytest.mark.parametrize("rule", sorted(JUDGED))
def test_a_warning_lies_before_its_judges(rule: str) -> None:
    scene_of, judges = JUDGED[rule]
    questions = scene_of().state.kernel.questions.values()
    asked = [question for question in questions if question.rule == rule]
    assert [tuple(sorted(question.judges)) for question in asked] == [judges]

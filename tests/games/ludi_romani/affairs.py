"""Acts of winter, acts between people, and acts at the end.

The tests try each in every part of the evening.
"""

from collections.abc import Callable
from dataclasses import replace

from tests.games.ludi_romani.curia import SENATE, bring_bill
from tests.games.ludi_romani.dying import record_death, record_marriage
from tests.games.ludi_romani.roles import HERE, result_of_act, result_with_consents
from tests.games.ludi_romani.seasons import table_in_part_of_evening
from tests.games.ludi_romani.table import Table


def _table_with_tanit(part: str) -> Table:
    return table_in_part_of_evening(part, tanit={"place": HERE})


def collect(part: str) -> str:
    """Try to collect tribute for Octavian from Tanit, who is in the same region."""
    return result_of_act(_table_with_tanit(part), "octavian", "collect-tribute", from_="tanit")


def collect_again(part: str) -> str:
    """Try to collect the same tribute twice."""
    table = _table_with_tanit(part)
    table.act("octavian", "collect-tribute", from_="tanit")
    return result_of_act(table, "octavian", "collect-tribute", from_="tanit")


def repeat(part: str) -> str:
    """Try to let the Fates have tribute collected again."""
    return result_of_act(_table_with_tanit(part), "fata", "repeat-tribute")


def repeat_a_third_time(part: str) -> str:
    """Try to let the Fates have tribute collected a third time."""
    table = _table_with_tanit(part)
    for _ in range(2):
        table.act("fata", "repeat-tribute")
    return result_of_act(table, "fata", "repeat-tribute")


def _table_with_senators(part: str, place: str = "rome") -> Table:
    senators = {who: {"place": place} for who in SENATE[:5]}
    women = {who: {"place": "gaul"} for who in ("livia", "atia", "octavia")}
    return table_in_part_of_evening(part, **{**women, **senators})


def nominate(part: str) -> str:
    """Try to nominate Plancus in Rome."""
    return result_of_act(_table_with_senators(part), "cicero", "nominate", who="plancus")


def _table_with_consul_cicero(part: str) -> Table:
    table = _table_with_senators(part)
    return table.replace_world_parts(curia=replace(table.state.world.curia, consuls=("cicero",)))


def bring_a_bill(part: str) -> str:
    """Try to bring a bill of Cicero, a consul, in Rome."""
    return result_with_consents(
        table := _table_with_consul_cicero(part),
        bring_bill(table, "cicero", "proscriptio", "antony"),
    )


def bring_a_bill_elsewhere(part: str) -> str:
    """Try to bring a bill of Cicero, a consul, in Spain."""
    table = _table_with_consul_cicero(part).set_fact("cicero", "place", "spain")
    return result_with_consents(table, bring_bill(table, "cicero", "proscriptio", "antony"))


def wed(part: str) -> str:
    """Try to marry Octavian and Livia before Juno."""
    table = table_in_part_of_evening(part, livia={"place": HERE}, juno={"place": HERE})
    return result_of_act(table, "octavian", "wed", with_="livia")


def divorce(part: str) -> str:
    """Try to divorce Livia from Octavian before Juno."""
    table = record_marriage(
        table_in_part_of_evening(part, livia={"place": HERE}), "livia", "octavian"
    )
    return result_of_act(table, "livia", "plead-divorce", from_="octavian", plea="alone")


def befriend(part: str) -> str:
    """Try to make Octavian and Agrippa friends."""
    return result_of_act(table_in_part_of_evening(part), "octavian", "befriend", with_=["agrippa"])


def ally(part: str) -> str:
    """Try to form a last alliance of Octavian and Agrippa."""
    return result_of_act(
        table_in_part_of_evening(part), "octavian", "form-alliance", with_="agrippa"
    )


def strike(part: str) -> str:
    """Try to strike Syria with Apollo's plague."""
    return result_of_act(table_in_part_of_evening(part), "apollo", "strike-plague", place="syria")


def strike_rome(part: str) -> str:
    """Try to strike Rome with Apollo's plague."""
    return result_of_act(table_in_part_of_evening(part), "apollo", "strike-plague", place="rome")


def serve_virus(part: str) -> str:
    """Try to have a poison card of Livia, Octavian's wife, dealt."""
    table = record_marriage(table_in_part_of_evening(part), "livia", "octavian", virus=2)
    table.context.dice = [1]
    return result_of_act(table, "livia", "serve-virus")


def execute(part: str) -> str:
    """Try to have Pansa, who is unprotected, put to death by Octavian."""
    table = table_in_part_of_evening(part, pansa={"place": HERE}).set_fact(
        "pansa", "status", "unprotected"
    )
    return result_of_act(table, "octavian", "execute-unprotected", who="pansa")


def bequeath(part: str) -> str:
    """Try to bequeath Octavian's ships to Agrippa."""
    return result_of_act(
        table_in_part_of_evening(part), "octavian", "bequeath", asset="classis", heir="agrippa"
    )


def receive(part: str) -> str:
    """Try to let Pluto receive Pansa, who has died and laments at Cumae."""
    table = record_death(
        table_in_part_of_evening(part, pansa={"place": HERE}, pluto={"place": "southern_italy"}),
        "pansa",
    )
    came = result_of_act(table, "pansa", "lament", gate="cumae")
    return result_of_act(table, "pluto", "receive-dead", gate="cumae") if came == "y" else came


def redeem(part: str) -> str:
    """Try to let Neptune take the forms and give ships."""
    return result_of_act(table_in_part_of_evening(part), "neptune", "close-forms")


AFFAIRS: tuple[Callable[[str], str], ...] = (
    collect,
    collect_again,
    repeat,
    repeat_a_third_time,
    nominate,
    bring_a_bill,
    bring_a_bill_elsewhere,
    wed,
    divorce,
    befriend,
    ally,
    strike,
    strike_rome,
    serve_virus,
    execute,
    bequeath,
    receive,
    redeem,
)
"""The functions that try each of these acts."""

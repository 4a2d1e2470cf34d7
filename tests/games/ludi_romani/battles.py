"""What tests of battles have in common: two who fight, dice laid out, rounds rolled and settled."""

from typing import Any

from ledger.games.ludi_romani.realm.pugnae import Proelium
from tests.games.ludi_romani.table import Answer, Table


def challenged(table: Table, actor: str, target: str, numen: str, **fields: Any) -> Answer:
    """A challenge that the presiding god records."""
    return table.act(actor, "challenge", by=numen, target=target, numen=numen, **fields)


def begun(table: Table, actor: str, target: str, numen: str, **fields: Any) -> Table:
    """A challenge made and accepted."""
    challenged(table, actor, target, numen, **fields).accepted()
    table.act(target, "accept-challenge").accepted()
    return table


def battle(table: Table) -> Proelium:
    """The latest battle of the season."""
    battles = table.state.world.pugnae.battles.values()
    return max(battles, key=lambda one: one.number)


def rolled(table: Table, first: int, second: int, **dice: str) -> Table:
    """Both dice of a round fall as laid out, rolled by the presiding god."""
    table.means.dice = [first, second]
    table.act(battle(table).presider, "roll-dice", **dice).accepted()
    return table


def settled(table: Table) -> Answer:
    """The presiding god settles the round."""
    return chosen(table, battle(table).presider, "settle-round", "settle")


def rounds(table: Table, *faces: tuple[int, int]) -> Table:
    """Rounds rolled and settled one after the other."""
    for first, second in faces:
        rolled(table, first, second)
        settled(table).accepted()
    return table


def chosen(table: Table, who: str, kind: str, option: str) -> Answer:
    """Somebody makes a choice that is owed."""
    duties = table.state.kernel.duties.values()
    duty = next(one for one in duties if (one.owes, one.kind) == (who, kind))
    return table.act(who, "choose", duty=duty.id, option=option)


def owed(table: Table) -> list[tuple[str, str]]:
    """Who owes which choice about battles."""
    duties = table.state.kernel.duties.values()
    return sorted((one.owes, one.kind) for one in duties if "proelium" in one.terms)

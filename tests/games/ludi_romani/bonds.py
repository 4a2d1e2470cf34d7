"""Helpers for tests of friendship and marriage."""

from dataclasses import replace
from typing import Any

from ledger.games.ludi_romani.proelium.stages import ROLLING_STAGE
from ledger.games.ludi_romani.proelium.state import Proelium, Side
from ledger.games.ludi_romani.state import Game
from tests.games.ludi_romani.table import MACHINE, Answer, Table


def make_friends(table: Table, one: str, *others: str, sworn: bool = False) -> str:
    """Make these people friends by the consent of all, and return the id.

    With `sworn`, all of them swear.
    """
    petition = table.act(one, "befriend", with_=list(others)).pending_petition_id()
    for other in others:
        table.act(other, "consent", petition=petition).accepted_entries()
    name = next(
        a.id
        for a in table.state.world.bonds.friendships_of(one)
        if set(a.members) == {one, *others}
    )
    if sworn:
        swear_before_juno(table, name, one, *others).accepted_entries()
    return name


def swear_before_juno(table: Table, amicitia: str, one: str, *others: str) -> Answer:
    """Let these people swear before Juno, who records it."""
    return table.act(one, "swear-amicitia", by="juno", amicitia=amicitia, with_=list(others))


def lend_goods(
    table: Table, owner: str, to: str, quantity: int, asset: str, amicitia: str = "", **how: Any
) -> Answer:
    """Let a friend lend goods within their only friendship, or within the named friendship."""
    name = amicitia or table.state.world.bonds.friendships_of(owner)[0].id
    return table.act(owner, "lend", amicitia=name, to=to, asset=asset, quantity=quantity, **how)


def recall_loan(table: Table, owner: str, keeper: str, quantity: int, asset: str) -> Answer:
    """Let an owner ask the holder to give back the lent goods."""
    return table.act(owner, "recall", from_=keeper, asset=asset, quantity=quantity)


def table_in_one_region(place: str, *people: str) -> Table:
    """Return a summer in which these people begin in one region."""
    table = Table().at("aestas", 42)
    for who in people:
        table.with_(who, place=place)
    return table


def state_with_presider(table: Table, numen: str) -> Game:
    """Return the present state, with a battle in Syria over which this god presides."""
    world = table.state.world
    sides = (Side(("antony",)), Side(("dolabella",)))
    battle = Proelium("battle", 1, "syria", numen, sides, ROLLING_STAGE)
    return replace(table.state, world=replace(world, pugnae=world.pugnae.with_battle(battle)))


def objections_to_act(state: Game, actor: str, act: str, **fields: Any) -> list[tuple[str, str]]:
    """Return the objections to an act in the given state, as pairs of rule and key."""
    found = MACHINE.acts[act]
    command = found.command.model_validate({name.rstrip("_"): v for name, v in fields.items()})
    return [(one.rule, one.key) for one in found.objections(state, actor, command)]


def table_with_two_friends(
    *, sworn: bool = False, readings: dict[str, Any] | None = None, **agrippa: int
) -> Table:
    """Octavian and Agrippa are friends in Northern Italy. Agrippa may get other holdings."""
    table = Table().with_("octavian", denarius=600_000, legio_curialis=3, legio_clientarum=1)
    for switch, value in (readings or {}).items():
        table.with_reading(switch, value)
    table.with_("agrippa", None, None, **agrippa)
    make_friends(table, "octavian", "agrippa", sworn=sworn)
    return table


def do_with_all_consents(table: Table, one: str, act: str, **fields: object) -> Table:
    """Let an act happen after all people who are asked have agreed."""
    table.act(one, act, **fields)
    for petition in list(table.state.kernel.petitions.values()):
        for voice in petition.voices:
            table.act(voice, "consent", petition=petition.id).accepted_entries()
    return table


def table_with_loan(table: Table, quantity: int, asset: str) -> Table:
    """Return a table on which Octavian has lent Agrippa this quantity."""
    loan = {"to": "agrippa", "asset": asset, "quantity": quantity}
    name = table.state.world.bonds.friendships_of("octavian")[0].id
    return do_with_all_consents(table, "octavian", "lend", amicitia=name, **loan)

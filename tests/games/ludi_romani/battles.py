"""Helpers for tests of battles. The helpers set up two fighters, lay out dice and play rounds."""

from typing import Any

from ledger.games.ludi_romani.proelium.dice_rolls import die_fields
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.record.entry import Entry, Event
from tests.games.ludi_romani.table import Answer, Table


def send_challenge(table: Table, actor: str, target: str, numen: str, **fields: Any) -> Answer:
    """Let a character challenge another. The presiding god records the challenge."""
    return table.act(actor, "challenge", by=numen, target=target, numen=numen, **fields)


def events_of_types(entries: tuple[Entry, ...], *types: type[Event]) -> list[Any]:
    """Return the events of these types among the entries."""
    return [entry.event for entry in entries if isinstance(entry.event, types)]


def begin_battle(table: Table, actor: str, target: str, numen: str, **fields: Any) -> Table:
    """Return a table on which a challenge has been made and accepted."""
    send_challenge(table, actor, target, numen, **fields).accepted_entries()
    table.act(target, "accept-challenge").accepted_entries()
    return table


def latest_battle(table: Table) -> Proelium:
    """Return the latest battle of the season."""
    battles = table.state.world.pugnae.battles.values()
    return max(battles, key=lambda one: one.number)


def roll_both_dice(table: Table, one: int, other: int, /, **dice: str) -> Table:
    """Let both dice of a round fall with these faces, rolled by the presiding god.

    A party with dice of several kinds left throws the first, unless one is named.
    """
    table.context.dice = [one, other]
    table.act(
        latest_battle(table).presider, "roll-dice", **{**first_die_kind_by_field(table), **dice}
    ).accepted_entries()
    return table


def first_die_kind_by_field(table: Table) -> dict[str, str]:
    """Return the first kind of die of each party that has several kinds left, by field name."""
    asked = (field for side in (0, 1) for field in die_fields(latest_battle(table), side))
    return {field.name: field.options[0].value for field in asked}


def settle_round(table: Table) -> Answer:
    """Let the presiding god settle the round."""
    return choose_option(table, latest_battle(table).presider, "settle-round", "settle")


def play_rounds(table: Table, *faces: tuple[int, int]) -> Table:
    """Let these rounds be rolled and settled one after the other."""
    for first, second in faces:
        roll_both_dice(table, first, second)
        settle_round(table).accepted_entries()
    return table


def choose_option(table: Table, who: str, kind: str, option: str) -> Answer:
    """Let a character make a choice that they owe."""
    duties = table.state.kernel.duties.values()
    duty = next(one for one in duties if (one.owes, one.kind) == (who, kind))
    return table.act(who, "choose", duty=duty.id, option=option)


def open_choices(table: Table) -> list[tuple[str, str]]:
    """Return the character and kind of each open choice about battles."""
    duties = table.state.kernel.duties.values()
    return sorted((one.owes, one.kind) for one in duties if "proelium" in one.terms)


def duel_before_challenge(table: Table | None = None, white: int = 3, others: int = 3) -> Table:
    """Return a battle of Octavian against Antony in Greece before Minerva.

    Octavian came to Greece first, and Antony came second.
    """
    table = table or Table()
    table.at("aestas", 42).with_("minerva", place="greece").with_("cybele", place="egypt")
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia", legio_curialis=0)
    table.with_("octavian", place="greece", legio_curialis=white)
    table.with_("antony", place="asia_minor", legio_curialis=others)
    table.act("antony", "move", to="greece").accepted_entries()
    return table


def duel_after_acceptance(table: Table | None = None, white: int = 3, others: int = 3) -> Table:
    """Return the scene of `duel` with Octavian's challenge accepted."""
    return begin_battle(
        duel_before_challenge(table, white, others), "octavian", "antony", "minerva"
    )

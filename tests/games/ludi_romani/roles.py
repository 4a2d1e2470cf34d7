"""Helpers for tests of rights: a character of every role, and the result of an act."""

from collections.abc import Mapping
from typing import Any

from ledger.games.ludi_romani.amicitia.friendship import AmicitiaFormed
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.kernel.vocabulary.request import Accepted, Refused
from tests.games.ludi_romani.table import Answer, Table

WHO = {
    "imperator": "sextus_pompey",
    "senator": "cicero",
    "virgo": "livia",
    "matrona": "atia",
    "free": "calpurnia",
    "amazon": "scribonia",
    "rex": "bogud",
    "numen": "minerva",
    "imago": "cassius",
}
"""A character for each role. The imago was an imperator."""

ROLES = ("imperator", "senator", "virgo", "matrona", "amazon", "rex", "numen", "imago")
"""The columns of the matrix."""

HUSBAND = "hirtius"
HERE = "gaul"
"""A region in which no character begins."""

Others = Mapping[str, Mapping[str, Any]]
"""Other characters of a scene, with their places, roles and holdings."""

PURSE = 5_000_000
NOTHING = {"legio_curialis": 0, "legio_clientarum": 0, "classis": 0, "denarius": PURSE}


def table_with_role(
    role: str,
    kind: str = "aestas",
    place: str = HERE,
    others: Others | None = None,
    holdings: Mapping[str, int] | None = None,
    table: Table | None = None,
) -> Table:
    """Return a season with a character of this role, who has money enough, and with the others."""
    table = (table or Table()).at(kind, 31 if kind == "actium" else 42)
    table.lawful = False  # Some characters get goods that they could not have acquired by acts.
    who = WHO[role]
    table.with_(who, place, role if role == "amazon" else None, **{**NOTHING, **(holdings or {})})
    spouse = {HUSBAND: {"place": place}} if role == "matrona" else {}
    for other, given in {**spouse, **(others or {})}.items():
        table.with_(other, **given)
    if role == "matrona":
        table.record_house_entry(Wedded(who, HUSBAND, 0, "virgo"))
    if role == "free":
        table.set_fact(who, "role", "free_woman")
    return table.set_fact(who, "status", "imago") if role == "imago" else table


def befriend_pair(table: Table, one: str, other: str) -> Table:
    """Make these two characters friends, whatever their roles are."""
    return table.record_house_entry(AmicitiaFormed("friends", (one, other)))


def result_with_consents(table: Table, answer: Answer) -> str:
    """Return the result of an act after all who are asked have agreed.

    The result is "y" for success, or "y but" with the rules of its warnings. After a refusal
    the result is the rules that refused the act.
    """
    if isinstance(answer.outcome, Refused):
        named = {o.rule for o in answer.outcome.objections if o.grade == "L"}
        return " ".join(sorted(named)) or answer.outcome.problem
    assert isinstance(answer.outcome, Accepted)
    if answer.outcome.is_pending:
        return _consent_to_petition(table, answer.pending_petition_id())
    rules = sorted({w.rule for entry in answer.outcome.entries for w in entry.warned})
    return " ".join(["y but", *rules]) if rules else "y"


def _consent_to_petition(table: Table, petition: str) -> str:
    answer = None
    while petition in table.state.kernel.petitions:
        asked = table.state.kernel.petitions[petition]
        voice = next(v for v in asked.voices if v not in asked.given)
        answer = table.act(voice, "consent", petition=petition)
        if not isinstance(answer.outcome, Accepted):
            break
    assert answer is not None
    return result_with_consents(table, answer)


def result_of_act(table: Table, actor: str, act: str, /, **fields: Any) -> str:
    """Return the result of an act."""
    return result_with_consents(table, table.act(actor, act, **fields))

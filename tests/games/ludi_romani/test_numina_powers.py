"""NUM: every power of every god is on that god's desk, and on nobody else's.

A power is an act of one's own (`DESK`), an act of others that its god agrees to or records
(`ASKED`), a reminder of what no act does (`NOTED`), or a right that other acts read (`READ`).
"""

import ast
from dataclasses import dataclass

import pytest

from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario import default_scenario, powers
from tests.games.ludi_romani.table import MACHINE, Table
from tests.games.ludi_romani.test_rulebook import GAME, KNOWN
from tests.rules import ROOT, chapters, marks

CAST = default_scenario().cast
SEASONS = ("aestas", "motus", "hiems")


@dataclass(frozen=True)
class Desk:
    """An act offered to who has the power; `only` is the season in which it is ever open."""

    act: str
    only: str = ""


DESK = {
    "mimic": Desk("imitate"),
    "force_proelium": Desk("force-battle", "aestas"),
    "sea_watch": Desk("catch"),
    "sea_watch_east": Desk("catch"),
    "sea_confiscate": Desk("drown"),
    "judge_acclaim": Desk("acclaim-consuls", "hiems"),
    "judge_rex_in_rome": Desk("judge-rex"),
    "war_challenge": Desk("provoke", "aestas"),
    "execute_senate": Desk("carry-out-law"),
    "police_sedes": Desk("seat-unseated"),
    "enforce_population": Desk("seat-unseated"),
    "head_vestals": Desk("displace"),
    "execute_wills": Desk("approve-will"),
    "accept_imago": Desk("receive-dead"),
    "oversee_mors": Desk("receive-dead"),
    "control_ring": Desk("lend-ring"),
    "transfer_player": Desk("transfer", "aestas"),
    "restore_youth": Desk("restore-youth"),
    "lead_thiasos": Desk("claim-bacchant"),
    "assist_thiasos": Desk("claim-bacchant"),
    "announce_seasons": Desk("announce-season"),
    "pestis": Desk("strike-plague"),
    "instauratio": Desk("repeat-tribute", "hiems"),
    "games_of_chance": Desk("play-for-chance"),
    "enforce_rules": Desk("set-fact"),
    "settle_disputes": Desk("book-difference"),
    "actium_host": Desk("blow-conches", "actium"),
    "actium_assist": Desk("blow-conches", "actium"),
}

SHARED_ACT = {act: {p for p, one in DESK.items() if one.act == act} for act in MACHINE.acts}
"""The powers that give the same act."""

BARTER = {"give": "denarius", "give_quantity": 100_000, "take": "classis", "take_quantity": 1}
ASKED: dict[str, tuple[str, str, dict[str, object]]] = {
    "oversee_amicitia": ("swear-amicitia", "antony", {"with": ["octavian"]}),
    "oversee_nuptiae": ("wed", "antony", {"with": "livia"}),
    "grant_divortium": ("plead-divorce", "antony", {"from": "livia", "plea": "alone"}),
    "break_amicitia": ("beg-break", "livia", {"one": "antony", "other": "cicero"}),
    "double_final_die": ("beg-doubling", "livia", {}),
    "sell_lc": ("buy-legions", "antony", {"asset": "legio_curialis"}),
    "sell_lcl": ("buy-legions", "antony", {"asset": "legio_clientarum"}),
    "sell_classes": ("buy-classes", "antony", {}),
    "witness_barter": ("barter", "antony", {"with": "cicero", **BARTER}),
    "rescue_player": ("plead", "antony", {"to": "gaul"}),
    "carry_messages": ("send-message", "antony", {"to": "cicero"}),
    "grant_suicide": ("beg-release", "antony", {}),
    "convert_lc": ("convert-legio", "bogud", {}),
    "return_suffragia": ("recall-votes", "antony", {"from": "cicero"}),
}
"""For each power an act that needs or admits its god: whose, and with which fields."""

EACH = {"buy-legions": "seller", "buy-classes": "seller", "barter": "witness",
        "beg-release": "to", "convert-legio": "numen", "recall-votes": "numen"}  # fmt: skip
"""Where the act names its god, the field that does."""

NOTED = {
    "serve_food": ("NUM-13", "aestas"),
    "preside_senate": ("SEN-26", "hiems"),
    "protect_region": ("NUM-28", "hiems"),
    "give_change": ("NUM-31", "hiems"),
    "move_freely": ("MOTUS-13", "aestas"),
}

READ = (
    "hold_dos",
    "adjust_roll",
    "stop_proelia",
    "fight_as_mortal",
    "collect_census",
    "receive_dead_lc",
    "stay_rome_hiems",
    "war_only_lcl",
    "war_only_lc",
    "war_east",
    "war_west",
    "receive_proscribed_lc",
    "lend_fabrilis",
    "oversee_virus",
    "judge_last_seat",
    "no_properties",
    "no_oversee",
    "give_procured_gifts",
    "advise_calendar",
    "prevail_aestas",
    "prevail_hiems",
    "execute_virus",
    "multiply_tributum",
    "judge_actium_timing",
)
"""What other acts read: rights, bounds, and choices that are owed when the moment comes."""


WITH = {"break_ties": "preside_senate", "immortal_die": "war_challenge"}
"""What comes with another power that its gods have: the chapters read that one."""


def having(*names: str) -> set[str]:
    """The gods with one of these powers."""
    return {god for god, one in CAST.items() if set(names) & set(one.powers)}


def table_in(season: str) -> Table:
    """An evening in this season."""
    return Table().at(season, 31 if season == "actium" else 42)


def test_every_power_of_every_god_is_somewhere() -> None:
    shown = {*DESK, *ASKED, *NOTED, *READ, *WITH}
    assert set(powers()) == shown
    assert {power for one in CAST.values() for power in one.powers} <= shown
    assert len([*DESK, *ASKED, *NOTED, *READ, *WITH]) == len(shown)


@pytest.mark.parametrize("power", DESK)
def test_the_act_of_a_power_is_on_the_desks_of_those_who_have_it(power: str) -> None:
    desk = DESK[power]
    table = table_in(desk.only or "aestas")
    gods = [god for god, one in CAST.items() if not one.mortal]
    offered = {god for god in gods if table.form(god, desk.act) is not None}
    assert offered == having(*SHARED_ACT[desk.act])
    assert having(power) <= offered


@pytest.mark.parametrize("power", [power for power, desk in DESK.items() if desk.only])
def test_it_is_closed_in_every_other_season(power: str) -> None:
    desk = DESK[power]
    for season in SEASONS:
        if season == desk.only:
            continue
        for god in having(power):
            form = table_in(season).form(god, desk.act)
            assert form is None or form.blocked, (god, season)


@pytest.mark.parametrize("power", ASKED)
def test_an_act_of_others_asks_those_who_have_the_power_or_is_recorded_by_them(power: str) -> None:
    name, actor, fields = ASKED[power]
    act, table = MACHINE.acts[name], table_in("aestas")
    field = EACH.get(name)
    gods = having(power) if field else {""}
    for god in gods:
        named = {**fields, **({field: god} if field else {})}
        command = act.command.model_construct(
            **{_python(act.command, one): value for one, value in named.items()}
        )
        asked = {*act.voices(table.state, actor, command)}
        asked |= {*act.recorders(table.state, actor, command)}
        numina = {who for who in asked if not table.person(who).mortal}
        assert (having(power) if not field else {god}) <= numina


def _python(command: type, name: str) -> str:
    """The name by which Python knows a field."""
    fields = command.model_fields  # type: ignore[attr-defined]
    return next((own for own, one in fields.items() if one.alias == name), name)


@pytest.mark.parametrize("power", NOTED)
def test_what_no_act_does_its_god_is_reminded_of(power: str) -> None:
    rule, season = NOTED[power]
    table = table_in(season)
    gods = [god for god, one in CAST.items() if not one.mortal]
    reminded = {god for god in gods if rule in RULES.reminders(table.state, god)}
    assert reminded == having(power)


@pytest.mark.parametrize("power", WITH)
def test_what_comes_with_another_power_is_of_the_same_gods(power: str) -> None:
    assert having(power) == having(WITH[power])


def _strings() -> set[str]:
    """Every string of the chapters, the data and the cards left out."""
    apart = {GAME / "advice.py"}
    files = (f for f in GAME.rglob("*.py") if f not in apart and f.parent.name != "scenario")
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def test_every_right_is_read_by_some_chapter() -> None:
    strings = _strings()
    begins = {s for s in strings if s.endswith("_")}
    unread = [p for p in READ if p not in strings and not p.startswith(tuple(begins) or ("@",))]
    assert unread == []


def test_the_rules_that_a_power_names_are_in_the_rulebook_and_tried() -> None:
    book = (GAME / "rulebook.md").read_text(encoding="utf-8")
    needed = {rule.id for chapter in chapters(book) for rule in chapter.rules if rule.needs_test}
    tried = marks(ROOT / "tests" / "games" / "ludi_romani")
    for power in powers().values():
        assert set(power.rules) <= KNOWN, power.id
        assert not [rule for rule in power.rules if rule in needed and not tried[rule]], power.id

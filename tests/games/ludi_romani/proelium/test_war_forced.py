"""PROEL: war gods in fights that Juno forces. Tyr/Wotan risks his own dice."""

import pytest

from ledger.games.ludi_romani.arms import usable_kinds
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_before_challenge,
    latest_battle,
    open_choices,
    play_rounds,
    send_challenge,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.wars import table_with_mars


@pytest.mark.rule("PROEL-40", "PROEL-35", "PROEL-03")
def test_juno_makes_a_mortal_fight_a_war_god() -> None:
    table = table_with_mars(Table().with_("juno", place="greece"))
    pair = {"first": "octavian", "second": "mars"}
    form = table.form("juno", "force-battle", **pair)
    assert form is not None
    assert field_options(form.fields[0]) == ["octavian", "mars", "antony"]
    assert field_options(form.fields[2]) == ["juno", "mars", "minerva"]
    table.act("juno", "force-battle", **pair, numen="octavian").assert_refused("PROEL-03")
    table.act_with_consent(
        "minerva", "juno", "force-battle", **pair, numen="minerva"
    ).accepted_entries()
    one = latest_battle(table)
    assert (one.kind, one.presider, one.forced_by) == ("war_god", "minerva", "juno")
    assert [side.leader for side in one.sides] == ["mars", "octavian"]
    play_rounds(table, (6, 1))
    table.assert_holdings("mars", legio_curialis=1).assert_holdings("minerva", legio_curialis=15)


@pytest.mark.rule("PROEL-40", "PROEL-02")
def test_a_war_god_who_presides_over_others_is_not_made_to_fight() -> None:
    table = table_with_mars(Table().with_("juno", place="greece"))
    begin_battle(table, "octavian", "antony", "mars")
    table.set_fact("lepidus", "place", "greece").set_fact("agrippa", "place", "greece")
    forced = {"first": "mars", "second": "lepidus", "numen": "minerva"}
    table.act("juno", "force-battle", **forced).assert_refused_with("presides-elsewhere")
    form = table.form("juno", "force-battle")
    assert form is not None
    assert field_options(form.fields[0]) == ["lepidus", "agrippa"]


@pytest.mark.rule("PROEL-40", "PROEL-38", "PROEL-39")
def test_juno_forces_nobody_on_a_war_god_whom_he_may_not_attack() -> None:
    table = table_with_mars(Table().with_("juno", place="greece").with_("bellona", place="greece"))
    table.set_fact("phobos", "place", "greece")
    judged = {"first": "octavian", "numen": "minerva"}
    table.act("juno", "force-battle", second="phobos", **judged).assert_refused("PROEL-38")
    table.act("juno", "force-battle", second="bellona", **judged).assert_refused("PROEL-39")
    table.act(
        "juno", "force-battle", first="mars", second="phobos", numen="minerva"
    ).assert_refused("PROEL-06")
    form = table.form("juno", "force-battle", first="mars")
    assert form is not None
    assert "phobos" not in field_options(form.fields[0])
    assert field_options(form.fields[1]) == ["octavian", "antony"]


def table_with_tyr(white: int, **holdings: int) -> Table:
    """Tyr/Wotan has come to Octavian and Antony in Greece."""
    table = Table().with_("tyr_wotan", "gaul", None, **holdings)
    table = duel_before_challenge(table, white)
    table.act("tyr_wotan", "roam", to="greece").accepted_entries()
    return table


@pytest.mark.rule("PROEL-42", "PROEL-03")
def test_tyr_fights_like_a_general_and_another_god_presides() -> None:
    table = table_with_tyr(2, legio_curialis=2)
    send_challenge(table, "octavian", "tyr_wotan", "tyr_wotan").assert_refused("PROEL-03")
    begin_battle(table, "octavian", "tyr_wotan", "minerva")
    assert {c.kind for c in latest_battle(table).sides[1].corps} == {"legio_clientarum"}
    assert latest_battle(table).concursationes == 2
    play_rounds(table, (6, 1))
    table.assert_holdings("octavian", legio_clientarum=1).assert_holdings(
        "tyr_wotan", legio_clientarum=14
    )
    play_rounds(table, (1, 6))
    table.assert_holdings("octavian", legio_curialis=1).assert_holdings(
        "tyr_wotan", legio_curialis=3
    )
    assert table.state.books.balance("tyr_wotan/spoils", "legio_curialis") == 1


@pytest.mark.rule("PROEL-26", "PROEL-42", "PROEL-17")
def test_tyr_neither_travels_once_challenged_nor_runs_from_a_battle() -> None:
    table = table_with_tyr(2)
    send_challenge(table, "octavian", "tyr_wotan", "minerva").accepted_entries()
    table.act("tyr_wotan", "roam", to="gaul").assert_refused_with("battle-holds")
    table.act("tyr_wotan", "accept-challenge").accepted_entries()
    table.act("tyr_wotan", "roam", to="gaul").assert_refused_with("no-running")
    play_rounds(table, (3, 3), (3, 3))
    table.act("tyr_wotan", "roam", to="gaul").accepted_entries()


@pytest.mark.rule("PROEL-42")
def test_tyr_without_red_dice_fights_nobody_and_is_never_unprotected() -> None:
    table = begin_battle(table_with_tyr(3, legio_clientarum=1), "octavian", "tyr_wotan", "minerva")
    play_rounds(table, (6, 1))
    table.assert_holdings("tyr_wotan", legio_clientarum=0)
    assert table.person("tyr_wotan").statuses == frozenset()
    assert open_choices(table) == []
    send_challenge(table, "antony", "tyr_wotan", "minerva").assert_refused("PROEL-05")


@pytest.mark.rule("PROEL-42")
def test_a_mortal_who_loses_all_to_tyr_is_unprotected_and_left_alone() -> None:
    table = begin_battle(table_with_tyr(1), "octavian", "tyr_wotan", "minerva")
    play_rounds(table, (1, 6))
    assert table.person("octavian").statuses == {"unprotected"}
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-42", "REX-07", "MERC-21")
def test_a_foreign_god_and_a_rex_field_red_dice_only() -> None:
    table = Table().with_("bogud", legio_curialis=1, legio_clientarum=2)
    table.with_("tyr_wotan", legio_curialis=3).with_("lepidus", legio_curialis=1)
    table.lawful = False
    fielded = {
        who: set(usable_kinds(table.state, who)) for who in ("bogud", "tyr_wotan", "lepidus")
    }
    assert fielded["bogud"] == fielded["tyr_wotan"] == {"legio_clientarum"}
    assert fielded["lepidus"] == {"legio_curialis", "legio_clientarum"}

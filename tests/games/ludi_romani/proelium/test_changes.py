"""PROEL: changes of a roll while its dice lie on the table (PROEL-44 to 46, IMAGO-05, IMAGO-06)."""

import pytest

from ledger.contract.form import Dice
from ledger.games.ludi_romani.bots import pending_characters
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium.dice import modified_number, outcome_of_mutual_fight
from ledger.games.ludi_romani.proelium.state import Modifier
from tests.games.ludi_romani.battles import (
    duel_after_acceptance,
    latest_battle,
    play_rounds,
    roll_both_dice,
    settle_round,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.proelium.scenes import table_with_married_octavian
from tests.games.ludi_romani.table import Table

LC, LCL = CURIALIS, CLIENTARUM


@pytest.mark.rule("PROEL-45")
@pytest.mark.parametrize(
    ("order", "sum_"),
    [
        (("juno_doubling", "imagines", "fortuna"), 3 * 2 + 4 - 1),
        (("imagines", "juno_doubling", "fortuna"), (3 + 4) * 2 - 1),
        (("imagines", "fortuna", "juno_doubling"), (3 + 4 - 1) * 2),
    ],
)
def test_changes_are_reckoned_in_a_fixed_order(order: tuple[str, ...], sum_: int) -> None:
    touches = (
        Modifier("fortuna", "fortuna", 0, -1),
        Modifier("imagines", "pansa", 0, 4),
        Modifier("juno_doubling", "livia", 0),
    )
    assert modified_number(3, touches, order) == sum_
    assert modified_number(3, touches[:1], order) == 2
    assert modified_number(3, (), order) == 3


@pytest.mark.rule("PROEL-21", "PROEL-22", "PROEL-23")
def test_the_outcome_of_two_sums() -> None:
    assert outcome_of_mutual_fight(5, 3) == ("captured", 0)
    assert outcome_of_mutual_fight(3, 5) == ("captured", 1)
    assert outcome_of_mutual_fight(4, 5) == ("ceded", 1)
    assert outcome_of_mutual_fight(4, 4) == ("tie", -1)


def table_with_ghosts(table: Table | None = None) -> Table:
    """A fight in a region where the ghosts of Pansa and Hirtius are."""
    table = duel_after_acceptance(table)
    for ghost in ("pansa", "hirtius"):
        table.set_fact(ghost, "status", "imago").set_fact(ghost, "place", "greece")
    return table


@pytest.mark.rule("IMAGO-05", "PROEL-45", "FATA-11")
def test_a_ghost_adds_its_die_once_both_have_rolled() -> None:
    table = table_with_ghosts()
    table.act("pansa", "influence-roll", leader="octavian").assert_refused_with("nothing-rolled")
    roll_both_dice(table, 3, 4)
    table.context.dice = [2]
    entry = table.act("pansa", "influence-roll", leader="octavian").accepted_entries()[0]
    assert entry.rolls[0].name == "proelium-1/concursatio-1/imago/pansa"
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=3).assert_holdings("antony", legio_curialis=2)
    table.assert_holdings("minerva", legio_curialis=16)


@pytest.mark.rule("IMAGO-05")
def test_only_a_ghost_on_the_spot_adds_its_die() -> None:
    table = roll_both_dice(table_with_ghosts(), 3, 4)
    table.act("cicero", "influence-roll", leader="octavian").assert_refused("IMAGO-05")
    assert table.form("cicero", "influence-roll") is None
    table.set_fact("pansa", "place", "spain")
    table.act("pansa", "influence-roll", leader="octavian").assert_refused_with("ghost-elsewhere")
    form = table.form("hirtius", "influence-roll")
    assert form is not None
    assert field_options(form.fields[0]) == ["octavian", "antony"]


@pytest.mark.rule("IMAGO-06", "LIM-16")
def test_a_ghost_changes_one_round_of_a_battle() -> None:
    table = roll_both_dice(table_with_ghosts(), 3, 4)
    table.context.dice = [1, 1]
    table.act("pansa", "influence-roll", leader="octavian").accepted_entries()
    table.act("pansa", "influence-roll", leader="antony").assert_refused_with("ghost-once")
    table.act("hirtius", "influence-roll", leader="antony").accepted_entries()
    settle_round(table).accepted_entries()
    roll_both_dice(table, 3, 4)
    table.act("pansa", "influence-roll", leader="octavian").assert_refused_with("ghost-once")
    form = table.form("pansa", "influence-roll")
    assert form is not None
    assert [o.key for o in form.blocked] == ["ghost-once"]


@pytest.mark.rule("IMAGO-06")
def test_only_one_ghost_changes_a_round_by_one_reading() -> None:
    table = roll_both_dice(
        table_with_ghosts(Table().with_reading("imago.per_concursatio", "one")), 3, 4
    )
    table.context.dice = [1]
    table.act("pansa", "influence-roll", leader="octavian").accepted_entries()
    table.act("hirtius", "influence-roll", leader="antony").assert_refused_with("one-ghost-a-round")


@pytest.mark.rule("IMAGO-05", "FATA-11")
def test_a_ghosts_die_on_the_table_is_confirmed_by_the_god() -> None:
    table = table_with_ghosts()
    table.act("minerva", "use-battle-dice", value="table").accepted_entries()
    petition = table.act(
        "minerva", "roll-dice", first_dice=[3], second_dice=[4]
    ).pending_petition_id()
    for voice in ("octavian", "antony"):
        table.act(voice, "consent", petition=petition).accepted_entries()
    form = table.form("pansa", "influence-roll", leader="octavian")
    assert form is not None
    assert form.fields[1] == Dice("dice", 1, 6)
    table.act("pansa", "influence-roll", leader="octavian").assert_refused_with("dice-wanted")
    petition = table.act(
        "pansa", "influence-roll", leader="octavian", dice=[5]
    ).pending_petition_id()
    table.act("minerva", "consent", petition=petition).accepted_entries()
    assert latest_battle(table).current_round.touches[0].n == 5


@pytest.mark.rule("PROEL-44")
def test_fortuna_adds_or_takes_within_her_bound_once_for_each_roll() -> None:
    table = duel_after_acceptance()
    table.act("fortuna", "turn-fortune", leader="octavian", change=1).assert_refused_with(
        "nothing-rolled"
    )
    assert table.form("fortuna", "turn-fortune") is None
    roll_both_dice(table, 3, 4)
    table.act("juno", "turn-fortune", leader="octavian", change=1).assert_refused_with(
        "fortunas-wheel"
    )
    table.act("fortuna", "turn-fortune", leader="octavian", change=7).assert_refused_with(
        "beyond-the-wheel"
    )
    table.act("fortuna", "turn-fortune", leader="octavian", change=-7).assert_refused_with(
        "beyond-the-wheel"
    )
    table.act("fortuna", "turn-fortune", leader="octavian", change=6).accepted_entries()
    table.act("fortuna", "turn-fortune", leader="octavian", change=1).assert_refused_with(
        "turned-already"
    )
    form = table.form("fortuna", "turn-fortune")
    assert form is not None
    assert field_options(form.fields[0]) == ["antony"]
    table.act("fortuna", "turn-fortune", leader="antony", change=-3).accepted_entries()
    event = settle_round(table).accepted_entries()[1].event
    assert (event.totals, event.result) == ((9, 1), "captured")


@pytest.mark.rule("PROEL-44")
def test_the_bound_of_fortuna_is_a_reading() -> None:
    table = roll_both_dice(duel_after_acceptance(Table().with_reading("fortuna.bound", 2)), 3, 4)
    table.act("fortuna", "turn-fortune", leader="octavian", change=3).assert_refused_with(
        "beyond-the-wheel"
    )
    table.act("fortuna", "turn-fortune", leader="octavian", change=2).accepted_entries()


@pytest.mark.rule("PROEL-20", "PROEL-44", "PROEL-45", "PROEL-46")
def test_characters_who_may_change_dice_are_busy_while_dice_lie() -> None:
    table = table_with_married_octavian()
    table.set_fact("pansa", "status", "imago").set_fact("pansa", "place", "northern_italy")
    fighting = ("minerva", "octavian", "antony")
    assert pending_characters(table.state) == fighting
    more = (*fighting, "pansa", "fortuna", "livia")
    assert pending_characters(roll_both_dice(table, 2, 4).state) == more
    settle_round(table).accepted_entries()
    assert pending_characters(table.state) == fighting


@pytest.mark.rule("PROEL-46", "NUPT-07")
def test_juno_doubles_the_husbands_die_in_the_last_round() -> None:
    table = roll_both_dice(table_with_married_octavian(), 2, 4)
    table.act("livia", "beg-doubling").assert_refused_with("last-round-only", "husbands-last-die")
    settle_round(table).accepted_entries()
    table.act("livia", "beg-doubling").assert_refused_with("last-round-only", "husbands-last-die")
    table.context.dice = [3]
    table.act("octavian", "roll-dice").accepted_entries()
    table.act_with_consent("juno", "livia", "beg-doubling").accepted_entries()
    table.act("livia", "beg-doubling").assert_refused_with("doubled-already")
    table.act("atia", "beg-doubling").assert_refused_with("wives-only", "husbands-last-die")
    table.context.dice = [4]
    table.act("antony", "roll-dice").accepted_entries()
    event = settle_round(table).accepted_entries()[1].event
    assert event.totals == (6, 4)


@pytest.mark.rule("PROEL-46")
def test_juno_may_say_no() -> None:
    table = play_rounds(table_with_married_octavian(), (2, 4))
    roll_both_dice(table, 3, 4)
    petition = table.act("livia", "beg-doubling").pending_petition_id()
    table.act("juno", "decline", petition=petition).accepted_entries()
    assert latest_battle(table).current_round.touches == ()


@pytest.mark.rule("PROEL-46", "PROEL-45")
def test_doubling_ghosts_and_fortuna_meet_in_one_roll() -> None:
    table = play_rounds(table_with_married_octavian(), (2, 4))
    table.set_fact("pansa", "status", "imago").set_fact("pansa", "place", "northern_italy")
    roll_both_dice(table, 3, 4)
    table.context.dice = [2]
    table.act("pansa", "influence-roll", leader="octavian").accepted_entries()
    table.act("fortuna", "turn-fortune", leader="octavian", change=-1).accepted_entries()
    table.act("livia", "beg-doubling", by="juno").accepted_entries()
    event = settle_round(table).accepted_entries()[1].event
    assert event.totals == (3 * 2 + 2 - 1, 4)


@pytest.mark.rule("PROEL-45")
def test_the_doubling_comes_last_by_another_reading() -> None:
    table = play_rounds(table_with_married_octavian(), (2, 4))
    table.change_reading(
        "dice_modifier_order", "natural imagines fortuna juno_doubling"
    ).accepted_entries()
    roll_both_dice(table, 3, 4)
    table.act("fortuna", "turn-fortune", leader="octavian", change=-1).accepted_entries()
    table.act("livia", "beg-doubling", by="juno").accepted_entries()
    assert settle_round(table).accepted_entries()[1].event.totals == (4, 4)

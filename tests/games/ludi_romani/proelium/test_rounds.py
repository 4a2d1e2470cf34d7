"""PROEL: how legiones are fielded, dice rolled, and rounds settled (PROEL-18 to 25, 33)."""

from dataclasses import replace

import pytest

from ledger.contract.form import Dice, Split
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.kernel.machine.due_acts import may_have_fallen_due
from ledger.record.books import VOID_ACCOUNT
from ledger.record.entry import Posting
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
    settle_round,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import MACHINE, Table

LC, LCL = CURIALIS, CLIENTARUM


@pytest.mark.rule("PROEL-18", "PROEL-19", "AMIC-06")
@pytest.mark.parametrize(("first", "second", "each"), [(6, 4, 4), (2, 9, 2), (10, 10, 10)])
def test_both_field_as_many_as_the_smaller_side_has(first: int, second: int, each: int) -> None:
    table = duel_after_acceptance(white=first, others=second)
    assert latest_battle(table).concursationes == each
    assert [side.fielded for side in latest_battle(table).sides] == [each, each]


@pytest.mark.rule("PROEL-18", "PROEL-19", "PROEL-47")
def test_an_owner_of_several_kinds_chooses_the_dice_that_fight() -> None:
    table = Table().with_("octavian", legio_clientarum=2)
    table = duel_after_acceptance(table, white=3, others=3)
    assert latest_battle(table).stage == "fielding"
    form = table.form("octavian", "field-legions")
    assert form is not None
    field = form.fields[0]
    assert isinstance(field, Split)
    assert (field.total, field.least) == (3, 3)
    assert field.caps == {f"octavian/{LC}": 3, f"octavian/{LCL}": 2}
    assert table.form("antony", "field-legions") is None

    table.act("antony", "field-legions", dice={}).assert_refused_with("nothing-to-field")
    dice = {f"octavian/{LCL}": 3}
    table.act("octavian", "field-legions", dice=dice).assert_refused_with("not-so-many-dice")
    table.act("octavian", "field-legions", dice={f"octavian/{LC}": 2}).assert_refused_with(
        "equal-numbers"
    )
    table.act("octavian", "roll-dice").assert_refused_with("no-battle-to-roll-in")
    dice = {f"octavian/{LC}": 1, f"octavian/{LCL}": 2}
    table.act("octavian", "field-legions", by="minerva", dice=dice).accepted_entries()
    assert latest_battle(table).stage == "rolling"
    form = table.form("octavian", "roll-dice")
    assert form is not None
    assert field_options(form.fields[0]) == [f"octavian/{LC}", f"octavian/{LCL}"]
    for who in ("octavian", "minerva"):
        table.act(who, "roll-dice").assert_refused_with("say-which-die")
    roll_both_dice(table, 1, 6, first=f"octavian/{LC}")
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=2).assert_holdings("antony", legio_curialis=4)
    table.act("minerva", "roll-dice", first=f"octavian/{LC}").assert_refused_with("die-not-left")
    play_rounds(table, (1, 6), (1, 6))
    table.assert_holdings("octavian", legio_curialis=2, legio_clientarum=0)
    table.assert_holdings("antony", legio_curialis=4, legio_clientarum=2)


@pytest.mark.rule("PROEL-20")
def test_each_party_rolls_its_own_die_and_the_god_what_is_missing() -> None:
    table = duel_after_acceptance()
    table.context.dice = [4]
    entry = table.act("octavian", "roll-dice").accepted_entries()[0]
    assert [(r.name, r.value) for r in entry.rolls] == [("proelium-1/concursatio-1/octavian", 4)]
    assert latest_battle(table).stage == "rolling"
    table.act("octavian", "roll-dice").assert_refused_with("rolled-already")
    table.act("cicero", "roll-dice").assert_refused_with("no-battle-to-roll-in")
    table.context.dice = [6]
    entries = table.act("minerva", "roll-dice").accepted_entries()
    assert [r.name for r in entries[0].rolls] == ["proelium-1/concursatio-1/antony"]
    assert latest_battle(table).stage == "rolled"
    table.assert_holdings("octavian", legio_curialis=3)
    table.act("antony", "roll-dice").assert_refused_with("settle-first")
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=2).assert_holdings("antony", legio_curialis=4)


@pytest.mark.rule("PROEL-20", "FATA-11")
def test_dice_on_the_table_are_typed_in_by_the_god_and_confirmed_by_both() -> None:
    table = duel_after_acceptance()
    table.act("minerva", "roll-dice", first_dice=[3], second_dice=[4]).assert_refused_with(
        "dice-not-wanted", "dice-not-wanted"
    )
    table.act("minerva", "use-battle-dice", value="server").assert_refused_with("dice-so-already")
    table.act("minerva", "use-battle-dice", value="table").accepted_entries()
    form = table.form("minerva", "roll-dice")
    assert form is not None
    assert form.fields == (Dice("first_dice", 1, 6), Dice("second_dice", 1, 6))
    table.act("octavian", "roll-dice").assert_refused_with("dice-on-the-table")
    table.act("minerva", "roll-dice").assert_refused_with("dice-wanted", "dice-wanted")
    table.act("minerva", "roll-dice", first_dice=[7], second_dice=[4]).assert_refused_with(
        "no-such-face"
    )
    petition = table.act(
        "minerva", "roll-dice", first_dice=[3], second_dice=[4]
    ).pending_petition_id()
    table.act("octavian", "consent", petition=petition).accepted_entries()
    entries = table.act("antony", "consent", petition=petition).accepted_entries()
    rolls = [roll for entry in entries for roll in entry.rolls]
    assert [(r.value, r.source, r.witness) for r in rolls] == [
        (3, "table", "minerva"),
        (4, "table", "minerva"),
    ]
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=2).assert_holdings(
        "minerva", legio_curialis=16
    )


@pytest.mark.rule("FATA-11")
def test_the_source_of_dice_changes_between_rounds_only() -> None:
    table = duel_after_acceptance()
    table.context.dice = [4]
    table.act("octavian", "roll-dice").accepted_entries()
    table.act("minerva", "use-battle-dice", value="table").assert_refused_with("round-under-way")
    table.act("juno", "use-battle-dice", value="table").assert_refused_with("presides-over-nothing")
    assert table.form("minerva", "use-battle-dice") is None


@pytest.mark.rule("FATA-11")
def test_a_battle_begins_with_the_dice_of_the_evening() -> None:
    table = duel_before_challenge(Table().with_scenario_data(dice="table"))
    begin_battle(table, "octavian", "antony", "minerva")
    assert latest_battle(table).dice == "table"


@pytest.mark.rule("PROEL-21", "PROEL-22", "PROEL-23")
@pytest.mark.parametrize(
    ("faces", "octavian", "antony", "minerva"),
    [
        ((6, 4), 4, 2, 15),
        ((2, 6), 2, 4, 15),
        ((5, 4), 3, 2, 16),
        ((1, 2), 2, 3, 16),
        ((3, 3), 2, 2, 17),
    ],
)
def test_the_difference_of_the_sums_decides_the_result(
    faces: tuple[int, int], octavian: int, antony: int, minerva: int
) -> None:
    table = play_rounds(duel_after_acceptance(), faces)
    table.assert_holdings("octavian", legio_curialis=octavian).assert_holdings(
        "antony", legio_curialis=antony
    )
    table.assert_holdings("minerva", legio_curialis=minerva)


@pytest.mark.rule("PROEL-33", "MERC-20")
def test_gains_of_the_god_may_be_given_away() -> None:
    table = play_rounds(duel_after_acceptance(), (3, 3)).assert_holdings(
        "minerva", legio_curialis=17
    )
    table.act_with_consent(
        "agrippa", "minerva", "give", to="agrippa", asset=LC, quantity=2
    ).accepted_entries()
    table.act("minerva", "give", to="agrippa", asset=LC, quantity=1).assert_refused("MERC-20")


@pytest.mark.rule("PROEL-25", "PROEL-47")
def test_a_battle_lasts_until_every_die_was_rolled_once_and_captured_ones_stay_out() -> None:
    table = play_rounds(duel_after_acceptance(white=2, others=2), (6, 1))
    table.assert_holdings("octavian", legio_curialis=3)
    assert latest_battle(table).sides[0].corps[0].left == 1
    play_rounds(table, (3, 3))
    assert latest_battle(table).stage == "over"
    assert latest_battle(table).why == "fought"
    table.assert_holdings("octavian", legio_curialis=2).assert_holdings(
        "minerva", legio_curialis=17
    )
    table.act("octavian", "roll-dice").assert_refused_with("no-battle-to-roll-in")


@pytest.mark.rule("PROEL-25")
def test_the_dice_of_a_battle_are_not_handed_away() -> None:
    table = Table().with_reading("lc.transfer", "free").with_("octavian", legio_clientarum=1)
    table = duel_after_acceptance(table)
    for asset in (LC, LCL):
        answer = table.act("octavian", "give", to="antony", asset=asset, quantity=1)
        assert "dice-stay-in-battle" in [o.key for o in answer.assert_refused("PROEL-25")]


@pytest.mark.rule("PROEL-31")
def test_the_loss_of_dice_that_must_roll_ends_the_battle() -> None:
    table = duel_after_acceptance()
    table.act(
        "fata",
        "book-difference",
        who="antony",
        asset=LC,
        counted=2,
        because="corrected",
    ).accepted_entries()
    assert latest_battle(table).why == "disarmed"


@pytest.mark.rule("PROEL-31")
def test_only_during_a_battle_can_goods_alone_make_an_act_due() -> None:
    for table, fights in ((Table(), False), (duel_after_acceptance(), True)):
        before = table.state
        lost = Posting(LC, "antony", VOID_ACCOUNT, before.books.balance("antony", LC))
        after = replace(before, books=before.books.post((lost,)))
        assert may_have_fallen_due(MACHINE, before, after) is fights
        assert bool(MACHINE.due_act_name(after, table.now)) is fights


@pytest.mark.rule("PROEL-25", "PROEL-31")
def test_a_round_that_takes_the_last_die_ends_a_battle_that_had_more_rounds() -> None:
    table = roll_both_dice(duel_after_acceptance(white=2, others=2), 6, 1)
    fields = {"who": "antony", "asset": LC, "counted": 1, "because": "corrected"}
    table.act("fata", "book-difference", **fields).accepted_entries()
    assert latest_battle(table).stage == "rolled"
    settle_round(table).accepted_entries()
    assert latest_battle(table).why == "disarmed"
    assert open_choices(table) == []

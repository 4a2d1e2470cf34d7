"""ATT: political attacks."""

import pytest

from ledger.contract.form import Option, Split, admits
from tests.games.cursus_honorum.table import A, B, C, D, Table


def table_with_attack_dice(dice: int, **dignitas: int) -> Table:
    """Return a table whose first player has these attack dice, on a level without upkeep."""
    table = Table(scenario="levels: {ii: {upkeep: {record_sheet: 0}}}\n").set_holdings(
        A, dignitas=4
    )
    for who, points in dignitas.items():
        table.set_holdings(who, dignitas=points)
    table.with_first_turn().roll_once(A, *[6] * dice, *[4] * (4 - dice)).accepted_entries()
    return table


@pytest.mark.rule("CUR-ATT-01")
def test_dice_are_aimed_at_one_target_or_several() -> None:
    table = table_with_attack_dice(3, claudius=3, cornelius=2)
    kinds = table.act(A, "attack", targets={C: 1, B: 2}).accepted_entries()
    assert [(e.event.target, e.event.dice) for e in kinds] == [(B, 2), (C, 1)]
    table.assert_sheet(A, attack=0).assert_sheet(B, dignitas=1).assert_sheet(C, dignitas=1)


@pytest.mark.rule("CUR-ATT-01")
def test_the_form_offers_every_other_player_and_as_many_dice_as_there_are() -> None:
    table = table_with_attack_dice(2, claudius=3)
    form = table.form(A, "attack")
    assert form is not None
    note = "note-dignitas"
    options = (Option(B, note, {"n": 3}), Option(C, note, {"n": 0}), Option(D, note, {"n": 0}))
    assert form.fields == (Split("targets", options, 2, least=1),)
    table.act(A, "attack", targets={B: 3}).assert_refused_with("too-few-attacks")
    table.act(A, "attack", targets={B: 3, C: -1}).assert_refused_with("too-few-attacks")


@pytest.mark.rule("CUR-ATT-01")
@pytest.mark.parametrize("target", [A, "host", "valerius", "nobody"])
def test_attacks_are_aimed_at_other_players_only(target: str) -> None:
    table_with_attack_dice(2).act(A, "attack", targets={target: 1}).assert_refused_with(
        "attack-others"
    )


@pytest.mark.rule("CUR-ATT-01")
def test_dice_may_be_used_one_after_the_other_and_left_unused() -> None:
    table = table_with_attack_dice(3, claudius=6)
    table.act(A, "attack", targets={B: 1}).accepted_entries()
    table.act(A, "attack", targets={B: 1}).accepted_entries()
    table.assert_sheet(B, dignitas=4).assert_sheet(A, attack=1, dignitas=6)
    assert table.act(A, "end-turn").event("unspent-lost").attack == 1


@pytest.mark.rule("CUR-ATT-01")
def test_no_attack_happens_without_attack_dice() -> None:
    table = Table().with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    table.act(A, "attack", targets={B: 1}).assert_refused_with("no-attack-dice", "too-few-attacks")
    form = table.form(A, "attack")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-attack-dice"]


@pytest.mark.rule("CUR-ATT-01")
def test_an_attack_needs_one_die_and_the_next_step_leaves_dice_unused() -> None:
    table = table_with_attack_dice(1)
    for nobody in ({}, {B: 0}):
        table.act(A, "attack", targets=nobody).assert_refused_with("aim-attacks")
    form = table.form(A, "attack")
    assert form is not None
    assert not admits(form.fields[0], {})
    assert not admits(form.fields[0], {B: 0})
    assert admits(form.fields[0], {B: 1})
    assert table.act(A, "end-turn").entry_names() == ["unspent-lost", "turn-ended"]


@pytest.mark.rule("CUR-ATT-02")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (3, 2), (18, 17)])
def test_the_attacker_gains_a_point_and_the_target_loses_one(before: int, after: int) -> None:
    table = table_with_attack_dice(1, claudius=before)
    event = table.act(A, "attack", targets={B: 1}).event("attacked")
    assert (event.gained, event.lost, event.shame) == (1, 1, 0)
    table.assert_sheet(A, dignitas=5).assert_sheet(B, dignitas=after, shame=0)


@pytest.mark.rule("CUR-ATT-02")
def test_every_die_counts() -> None:
    table = table_with_attack_dice(2, claudius=5, cornelius=5)
    table.act(A, "attack", targets={B: 2}).accepted_entries()
    table.assert_sheet(A, dignitas=6).assert_sheet(B, dignitas=3).assert_sheet(C, dignitas=5)


@pytest.mark.rule("CUR-ATT-02", "CUR-ATT-03")
def test_the_effect_of_an_attack_comes_from_the_scenario() -> None:
    table = Table(scenario="attack: {gains: 3, loses: 2, shame: 4}\n")
    table.set_holdings(A, dignitas=1).set_holdings(B, dignitas=5).set_holdings(
        C, dignitas=1
    ).with_first_turn()
    table.roll_once(A, 6, 6, 6).accepted_entries()
    table.assert_sheet(A, dignitas=0)
    table.act(A, "attack", targets={B: 2, C: 1}).accepted_entries()
    table.assert_sheet(A, dignitas=6).assert_sheet(B, dignitas=1, shame=0).assert_sheet(
        C, dignitas=1, shame=4
    )


@pytest.mark.rule("CUR-ATT-01", "CUR-ATT-02")
def test_nobody_rises_above_the_last_box_by_attacks() -> None:
    table = (
        Table()
        .set_holdings(A, dignitas=17)
        .set_holdings(B, dignitas=5)
        .set_holdings(C, dignitas=5)
        .with_first_turn()
    )
    table.roll_once(A, 6, 6, 6, 4, 4, 4).accepted_entries()
    table.act(A, "attack", targets={B: 2, C: 1}).accepted_entries()
    table.assert_sheet(A, dignitas=18).assert_sheet(B, dignitas=3).assert_sheet(C, dignitas=4)


@pytest.mark.rule("CUR-ATT-03")
@pytest.mark.parametrize(("reading", "gained"), [(False, 0), (True, 2)])
def test_a_target_without_dignitas_is_shamed_and_gives_nothing(reading: bool, gained: int) -> None:
    table = (
        Table()
        .with_reading("attack.floor_gives_point", reading)
        .set_holdings(A, dignitas=2)
        .with_first_turn()
    )
    table.roll_once(A, 6, 6, 4).accepted_entries()
    event = table.act(A, "attack", targets={B: 2}).event("attacked")
    assert (event.gained, event.lost, event.shame) == (gained, 0, 2)
    table.assert_sheet(A, dignitas=2 + gained).assert_sheet(B, dignitas=0, shame=2)


@pytest.mark.rule("CUR-ATT-03")
@pytest.mark.parametrize(("reading", "gained"), [(False, 1), (True, 3)])
def test_dice_hit_one_after_the_other_down_to_the_bottom(reading: bool, gained: int) -> None:
    table = Table().with_reading("attack.floor_gives_point", reading).set_holdings(A, dignitas=4)
    table.set_holdings(B, dignitas=1).with_first_turn().roll_once(A, 6, 6, 6, 4).accepted_entries()
    before = table.state.books.balance(A, "dignitas")
    event = table.act(A, "attack", targets={B: 3}).event("attacked")
    assert (event.gained, event.lost, event.shame) == (gained, 1, 2)
    table.assert_sheet(A, dignitas=before + gained).assert_sheet(B, dignitas=0, shame=2)


@pytest.mark.rule("CUR-DIG-04", "CUR-META-02")
def test_an_attack_is_undone_only_while_its_target_has_an_open_box() -> None:
    table = table_with_attack_dice(1, claudius=18)
    (entry,) = table.act(A, "attack", targets={B: 1}).accepted_entries()
    table.set_holdings(B, dignitas=18)
    assert table.act("host", "reverse", entry=entry.id, reason="so").assert_refused_with(
        "boxes-full"
    )
    table.assert_sheet(B, dignitas=18)

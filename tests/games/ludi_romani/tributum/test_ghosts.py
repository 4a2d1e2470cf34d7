"""TRIB and IMAGO: the share of ghosts in a tributum (TRIB-05, 11, 14; IMAGO-07 to 10)."""

import pytest

from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.tributum.scenes import table_with_attached_ghosts


@pytest.mark.rule("IMAGO-07", "TRIB-14")
def test_a_ghost_takes_100_000_of_every_payment() -> None:
    table = table_with_attached_ghosts()
    entry = table.act("cicero", "collect-tribute", from_="juno").accepted_entries()[0]
    assert entry.event.ghosts == ("balbus",)
    table.assert_holdings("cicero", denarius=200_000).assert_holdings("balbus", denarius=100_000)
    table.assert_holdings("juno", denarius=4_700_000)


@pytest.mark.rule("IMAGO-07")
def test_a_ghost_takes_its_share_even_if_that_is_all() -> None:
    table = table_with_attached_ghosts("gaul")
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=0).assert_holdings("balbus", denarius=100_000)


@pytest.mark.rule("IMAGO-08", "IMAGO-10")
def test_every_one_of_several_ghosts_draws_its_own_share() -> None:
    table = table_with_attached_ghosts(ghosts=3)
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=0)
    for who in ("balbus", "pansa", "hirtius"):
        table.assert_holdings(who, denarius=100_000)
    assert not any(duty.kind == "ghost-share" for duty in table.state.kernel.duties.values())


@pytest.mark.rule("IMAGO-09")
def test_a_ghost_that_is_elsewhere_or_holds_on_to_nobody_takes_nothing() -> None:
    table = table_with_attached_ghosts(ghosts=3)
    table.act("balbus", "drift", to="gaul").accepted_entries()
    table.act("pansa", "attach", to="cleopatra").accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=200_000).assert_holdings("hirtius", denarius=100_000)
    table.assert_holdings("balbus", denarius=0).assert_holdings("pansa", denarius=0)
    table.act("hirtius", "attach", to="nobody").accepted_entries()
    table.act("fata", "repeat-tribute").accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=500_000)


@pytest.mark.rule("IMAGO-09")
def test_a_ghost_that_comes_after_the_payment_may_be_late_with_a_notice() -> None:
    table = table_with_attached_ghosts()
    table.act("balbus", "attach", to="nobody").accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    (warning,) = table.act("balbus", "attach", to="cicero").assert_warned("IMAGO-09")
    assert warning.judges == ("juno",)
    table.assert_holdings("balbus", denarius=0)


@pytest.mark.rule("TRIB-11", "TRIB-10")
def test_ghosts_take_their_share_again_at_a_repetition() -> None:
    table = table_with_attached_ghosts()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.act("fata", "repeat-tribute").accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=400_000).assert_holdings("balbus", denarius=200_000)


@pytest.mark.rule("TRIB-05", "TRIB-04")
def test_ghosts_are_paid_first_where_only_a_part_can_be_paid() -> None:
    table = table_with_attached_ghosts(juno=100_000)
    table.act("juno", "pay-tribute", to="cicero").accepted_entries()
    table.assert_holdings("juno", denarius=0).assert_holdings(
        "balbus", denarius=100_000
    ).assert_holdings("cicero", denarius=0)


@pytest.mark.rule("IMAGO-10")
def test_a_player_divides_a_short_payment_and_keeps_nothing() -> None:
    table = table_with_attached_ghosts("gaul", ghosts=2)
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=0).assert_holdings("juno", denarius=4_900_000)
    (duty,) = (d for d in table.state.kernel.duties.values() if d.kind == "ghost-share")
    assert (duty.owes, duty.options, duty.default) == ("cicero", ("balbus", "pansa"), "balbus")
    table.act("balbus", "choose", duty=duty.id, option="balbus").assert_refused("ACTA-05")
    entries = table.act("cicero", "choose", duty=duty.id, option="pansa").accepted_entries()
    assert entries[1].audience == ("cicero", "fata", "pansa")
    table.assert_holdings("pansa", denarius=100_000).assert_holdings(
        "balbus", denarius=0
    ).assert_holdings("cicero", denarius=0)


@pytest.mark.rule("IMAGO-10")
def test_two_of_three_ghosts_are_chosen_one_after_the_other() -> None:
    table = table_with_attached_ghosts("asia_minor", ghosts=3)
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    entry = table.state.log.entries[table.state.log.position]
    name = f"{entry.id.partition('.')[0]}/ghost-share"
    for option, n, duty in (("hirtius", 2, name), ("balbus", 1, f"{name}+")):
        assert table.state.kernel.duties[duty].terms == {"details": "yes", "n": n}
        table.act("cicero", "choose", duty=duty, option=option).accepted_entries()
    assert not table.state.kernel.duties
    table.assert_holdings("hirtius", denarius=100_000).assert_holdings("balbus", denarius=100_000)
    table.assert_holdings("pansa", denarius=0).assert_holdings("cicero", denarius=0)


@pytest.mark.rule("IMAGO-10")
def test_the_first_ghost_gets_an_undecided_share() -> None:
    table = table_with_attached_ghosts("gaul", ghosts=2)
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.season().accepted_entries()
    table.wait(seconds=1)
    table.assert_holdings("balbus", denarius=100_000).assert_holdings("pansa", denarius=0)


@pytest.mark.rule("IMAGO-07", "FATA-08")
def test_a_payment_set_right_takes_the_share_back_and_nobody_chooses_any_more() -> None:
    table = table_with_attached_ghosts()
    entry = table.act("cicero", "collect-tribute", from_="juno").accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
    table.assert_holdings("cicero", denarius=0).assert_holdings(
        "balbus", denarius=0
    ).assert_holdings("juno", denarius=5_000_000)
    table = table_with_attached_ghosts("gaul", ghosts=2)
    entry = table.act("cicero", "collect-tribute", from_="juno").accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
    assert not table.state.kernel.duties
    table.assert_holdings("cicero", denarius=0).assert_holdings("juno", denarius=5_000_000)
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    (duty,) = table.state.kernel.duties
    table.act("cicero", "choose", duty=duty, option="pansa").accepted_entries()
    table.assert_holdings("pansa", denarius=100_000).assert_holdings("juno", denarius=4_900_000)


@pytest.mark.rule("TRIB-09")
def test_a_host_of_a_ghost_is_reminded_to_wait() -> None:
    table = table_with_attached_ghosts()
    assert "TRIB-09" in RULES.phones.reminders(table.state, "cicero")
    table.act("balbus", "drift", to="gaul").accepted_entries()
    assert "TRIB-09" not in RULES.phones.reminders(table.state, "cicero")
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    table.assert_holdings("cicero", denarius=300_000)

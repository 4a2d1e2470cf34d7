"""REX-05 and 06: reges who lose their protector in Rome, and the end of a rex's stay."""

import pytest

from tests.games.ludi_romani.dying import announce_death, carry_out_death
from tests.games.ludi_romani.roma.scenes import agree_to_escort, table_in_motus
from tests.games.ludi_romani.table import Table


def put_reges_in_rome(*reges: str) -> Table:
    """Put the given reges in Rome, where Plancus protects them."""
    table = table_in_motus()
    for rex in reges:
        agree_to_escort(table, rex, "plancus").act(rex, "move", to="rome").accepted_entries()
    return table


def reges_who_lost_protector(table: Table) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return the reges who lost their protector, and the protectors, as Venus is told."""
    entries = table.state.log.in_order()
    told = [warned for entry in entries for warned in entry.warned if warned.rule == "REX-06"]
    return [(str(one.args["rex"]), str(one.args["who"]), one.judges) for one in told]


@pytest.mark.rule("REX-06", "REX-05")
def test_venus_is_told_of_a_rex_whose_protector_dies() -> None:
    table = put_reges_in_rome("bogud")
    table.act_with_consent("pluto", "plancus", "beg-release", to="pluto").accepted_entries()
    assert reges_who_lost_protector(table) == [("who:bogud", "who:plancus", ("venus",))]
    assert [one.rule for one in table.state.kernel.questions.values()] == ["REX-06"]
    assert not table.state.world.escorts
    table.act("venus", "judge-rex", rex="bogud", verdict="spare").accepted_entries()


@pytest.mark.rule("REX-06", "REX-05")
def test_venus_is_told_of_a_rex_whose_protector_was_put_to_death() -> None:
    table = carry_out_death(put_reges_in_rome("bogud"), "plancus", "patronus", "antony")
    assert reges_who_lost_protector(table) == [("who:bogud", "who:plancus", ("venus",))]


@pytest.mark.rule("REX-06")
def test_venus_is_told_of_a_rex_whose_protector_followed_a_god_away() -> None:
    table = announce_death(put_reges_in_rome("bogud"), "plancus", "patronus", "antony")
    there = {"subject": "dionysus", "fact": "place", "value": "spain", "reason": "so"}
    table.act("fata", "set-fact", **there).accepted_entries()
    table.act_with_consent(
        "dionysus", "plancus", "appeal-thiasos", to="dionysus"
    ).accepted_entries()
    assert reges_who_lost_protector(table) == [("who:bogud", "who:plancus", ("venus",))]


@pytest.mark.rule("REX-05", "REX-06")
def test_venus_is_told_once_of_a_protector_who_goes_away() -> None:
    table = put_reges_in_rome("bogud")
    table.act("plancus", "move", to="southern_italy").assert_warned("REX-05")
    assert reges_who_lost_protector(table) == []


@pytest.mark.rule("REX-06")
def test_venus_is_told_nothing_of_a_rex_who_was_alone_or_is_elsewhere() -> None:
    table = put_reges_in_rome("bogud")
    table.act("plancus", "move", to="southern_italy").accepted_entries()
    table.act_with_consent("pluto", "plancus", "beg-release", to="pluto").accepted_entries()
    assert reges_who_lost_protector(table) == []
    table = agree_to_escort(table_in_motus(), "bogud", "plancus")
    table.act_with_consent("pluto", "plancus", "beg-release", to="pluto").accepted_entries()
    assert reges_who_lost_protector(table) == []


@pytest.mark.rule("REX-06", "REX-02")
def test_a_rex_who_has_left_rome_is_free_and_comes_back_free() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").assert_warned("REX-04")
    table.act("juno", "report-rex", rex="bogud").accepted_entries()
    entries = table.act_with_consent(
        "apollo", "bogud", "flee-home", numen="apollo"
    ).accepted_entries()
    assert "ludi_romani/hold-ended@1" in [entry.type for entry in entries]
    assert not table.state.world.curia.held_reges
    table.act("fata", "set-fact", subject="bogud", fact="place", value="rome", reason="so")
    table.act("bogud", "move", to="southern_italy").accepted_entries()


@pytest.mark.rule("REX-06", "FATA-08")
def test_a_hold_that_ended_with_a_journey_is_set_right_with_it() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").assert_warned("REX-04")
    table.act("juno", "report-rex", rex="bogud").accepted_entries()
    there = {"who": "bogud", "to": "spain"}
    (carried, *_) = table.act_with_waiver(
        "minerva", "transfer", "MOTUS-15", **there
    ).accepted_entries()
    assert not table.state.world.curia.held_reges
    table.act("fata", "undo", entry=carried.id).accepted_entries()
    assert table.state.world.curia.held_reges == {"bogud"}
    assert table.state.seating.place_of("bogud") == "rome"

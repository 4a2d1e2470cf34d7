"""CAL: the seasons, and the characters who end them. Other tests check the calendar's figures."""

import pytest

from ledger.kernel.vocabulary.events import PeriodOpened
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("CAL-01")
def test_play_begins_in_the_aestas_of_44() -> None:
    period = Table().state.period
    assert (period.seq, period.kind, period.year, period.minutes) == (1, "aestas", 44, 5)


@pytest.mark.rule("CAL-02")
def test_a_year_has_its_winter_first_and_a_motus_between_any_two_seasons() -> None:
    table = Table()
    seen = []
    for _ in range(4):
        opened = table.season().accepted_entries()[0].event
        assert isinstance(opened, PeriodOpened)
        seen.append((opened.seq, opened.kind, opened.year))
    assert seen == [(2, "motus", None), (3, "hiems", 43), (4, "motus", None), (5, "aestas", 43)]


@pytest.mark.rule("CAL-04")
@pytest.mark.parametrize("who", ["antony", "juppiter", "fata"])
def test_only_the_twins_announce_a_season(who: str) -> None:
    table = Table()
    table.season(by=who).assert_refused("CAL-04")
    assert table.form(who, "announce-season") is None


@pytest.mark.rule("CAL-04")
@pytest.mark.parametrize("who", ["apollo", "diana"])
def test_either_twin_ends_a_season_that_nobody_holds(who: str) -> None:
    table = Table()
    form = table.form(who, "announce-season")
    assert form is not None
    assert not form.blocked
    table.season(by=who).accepted_entries()
    assert table.state.period.kind == "motus"


@pytest.mark.rule("CAL-04")
def test_the_fates_announce_without_the_twins() -> None:
    table = Table().leave_out_characters("apollo", "diana")
    table.season(by="fata").accepted_entries()
    assert table.state.period.seq == 2


@pytest.mark.rule("CAL-04")
def test_the_clock_alone_ends_nothing() -> None:
    table = Table().wait(minutes=30)
    assert table.state.period.seq == 1


@pytest.mark.rule("CAL-04")
def test_a_season_ends_by_the_clock_when_its_minutes_are_up_and_not_before() -> None:
    table = Table().with_reading("calendar.by_clock", value=True)
    assert table.wait(minutes=4, seconds=59).state.period.kind == "aestas"
    assert table.wait(seconds=1).state.period.kind == "motus"
    assert table.wait(minutes=1).state.period.kind == "hiems"


@pytest.mark.rule("CAL-04")
def test_a_pause_stops_the_clock() -> None:
    table = Table().with_reading("calendar.by_clock", value=True)
    table.act("fata", "pause", reason="fire").accepted_entries()
    table.wait(minutes=60)
    table.act("fata", "resume").accepted_entries()
    assert table.wait(minutes=4).state.period.seq == 1
    assert table.wait(minutes=1).state.period.seq == 2


@pytest.mark.rule("CAL-05")
@pytest.mark.parametrize(
    ("kind", "before", "prevails", "yields"),
    [
        ("aestas", "", "apollo", "diana"),
        ("hiems", "", "diana", "apollo"),
        ("motus", "hiems", "diana", "apollo"),
        ("motus", "aestas", "apollo", "diana"),
    ],
)
def test_the_last_twin_may_hold_the_season(
    kind: str, before: str, prevails: str, yields: str
) -> None:
    table = Table().at(kind, 43, before)
    table.act(yields, "hold-season").assert_refused("CAL-05")
    table.act(prevails, "hold-season").accepted_entries()
    table.season(by=yields).assert_refused("CAL-05")
    table.act(prevails, "hold-season").assert_refused("CAL-05")
    table.season(by=prevails).accepted_entries()


@pytest.mark.rule("CAL-05")
def test_a_held_season_is_not_ended_by_the_clock() -> None:
    table = Table().with_reading("calendar.by_clock", value=True)
    table.act("apollo", "hold-season").accepted_entries()
    assert table.wait(minutes=30).state.period.seq == 1


@pytest.mark.rule("CAL-05", "CAL-11")
def test_holding_lasts_until_the_season_ends() -> None:
    table = Table()
    table.act("apollo", "hold-season").accepted_entries()
    table.season(by="apollo").accepted_entries()
    table.season(by="apollo").accepted_entries()
    assert table.state.world.god_holding_season == ""


@pytest.mark.rule("CAL-03")
def test_a_season_ended_before_half_of_its_time_is_asked_about() -> None:
    table = Table().at("hiems", 43)
    leave_senators_out(table)
    warning = table.wait(minutes=2, seconds=29).season().assert_warned("CAL-03")[0]
    assert warning.judges == ("apollo", "diana")
    assert warning.args == {"minutes": 2, "ideal": 5}


@pytest.mark.rule("CAL-03")
def test_a_season_that_took_half_of_its_time_raises_no_question() -> None:
    table = Table().wait(minutes=2, seconds=30)
    table.season().assert_unwarned()


@pytest.mark.rule("CAL-09")
def test_a_late_evening_is_told_to_the_twins_at_the_end_of_a_summer() -> None:
    table = Table().wait(minutes=15)
    warning = table.season().assert_warned("CAL-09")[0]
    assert warning.args == {"minutes": 10}
    assert warning.judges == ("apollo", "diana")


@pytest.mark.rule("CAL-09")
def test_nine_minutes_are_no_matter() -> None:
    table = Table().wait(minutes=14, seconds=59)
    table.season().assert_unwarned()


@pytest.mark.rule("CAL-10")
def test_the_end_of_a_season_ends_every_battle() -> None:
    table = Table().set_fact("antony", "status", "challenged")
    table.set_fact("cassius", "status", "in_proelium").set_fact("cassius", "status", "proscribed")
    table.wait(minutes=5).season().accepted_entries()
    assert table.person("antony").statuses == frozenset()
    assert table.person("cassius").statuses == {"proscribed"}


@pytest.mark.rule("CAL-11")
def test_minervas_transfer_of_a_summer_is_new_in_the_next_one() -> None:
    table = Table().at("aestas", 44)
    for who in ("cicero", "hirtius"):
        table.with_(who, place="gaul")
    table.act("minerva", "transfer", who="cicero", to="spain").accepted_entries()
    table.act("minerva", "transfer", who="hirtius", to="spain").assert_refused("MOTUS-15")
    for _ in range(4):
        table.season().accepted_entries()
    table.act("minerva", "transfer", who="hirtius", to="spain").accepted_entries()


@pytest.mark.rule("CAL-12")
def test_actium_follows_the_summer_of_32_and_everything_else_is_over() -> None:
    table = Table().at("aestas", 32)
    table.season().accepted_entries()
    assert (table.state.period.kind, table.state.period.year) == ("actium", 31)
    money = {"asset": "denarius", "quantity": 100_000}
    table.act("hirtius", "give", to="cicero", **money).assert_refused("CAL-12")
    table.season().assert_refused("CAL-12")
    form = table.form("hirtius", "give")
    assert form is not None
    assert [objection.rule for objection in form.blocked] == ["CAL-12"]


@pytest.mark.rule("CAL-12", "CAL-05")
def test_no_ruling_goes_beyond_actium() -> None:
    table = Table().at("aestas", 32)
    table.season().accepted_entries()
    table.season().assert_refused_with("actium-has-come", "calendar-over")
    table.act("apollo", "hold-season").assert_refused_with("actium-has-come", "calendar-over")
    for act in ("announce-season", "hold-season"):
        table.act_with_waiver("apollo", act, "CAL-12").assert_refused("CAL-12")


@pytest.mark.rule("CAL-11", "TRIB-10")
def test_every_hiems_has_its_own_two_repetitions() -> None:
    table = Table().at("hiems", 43)
    for _ in range(2):
        table.act("fata", "repeat-tribute").accepted_entries()
    table.season().accepted_entries()
    assert table.state.world.instaurationes == 0


def leave_senators_out(table: Table) -> None:
    """Leave out the senators, so that there are enough seats."""
    table.leave_out_characters(
        *(who for who, data in table.data["cast"].items() if data["role"] == "senator")
    )

"""FER: holidays to which all gods agree, and dropped years."""

import pytest

from ledger.contract.form import Choice, Subset
from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.feriae.scenes import (
    ask_for_holiday,
    claim_cards_of_gods,
    running_period,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


def agree_on_holidays(table: Table) -> Table:
    """Mars is the only god in the game, and has agreed on holidays."""
    claim_cards_of_gods(table, "mars").act("mars", "agree-feriae").assert_unwarned()
    return table


def table_in_holiday(table: Table) -> Table:
    """The holiday has begun."""
    agree_on_holidays(table).wait(minutes=5).season().accepted_entries()
    assert table.state.period.kind == "feriae"
    return table


@pytest.mark.rule("FER-01")
def test_only_gods_agree_on_holidays_once_and_before_the_year_begins() -> None:
    table = Table().at("aestas", 38)
    table.act("cicero", "agree-feriae").assert_refused_with("gods-agree")
    assert table.form("cicero", "agree-feriae") is None
    assert table.form("juno", "agree-feriae") is not None
    agree_on_holidays(table)
    table.act("juno", "agree-feriae").assert_refused_with("feriae-agreed-already")
    assert table.form("juno", "agree-feriae") is None
    late = Table().at("motus", 37)
    late.act("juno", "agree-feriae").assert_refused_with("feriae-too-late")
    Table().at("aestas", 36).act("juno", "agree-feriae").assert_refused_with("no-feriae")


@pytest.mark.rule("FER-01")
def test_the_gods_who_are_there_are_asked_and_nobody_else() -> None:
    table = claim_cards_of_gods(Table().at("aestas", 38), "mars", "juno")
    petition = table.act("minerva", "agree-feriae").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("juno", "mars")


@pytest.mark.rule("FER-01", "NUM-01")
def test_a_god_in_anothers_shape_is_there_and_has_a_word_of_its_own() -> None:
    table = claim_cards_of_gods(Table().at("aestas", 38), "mars", "juppiter")
    table.act("juppiter", "imitate", god="mars").accepted_entries()
    petition = table.act("minerva", "agree-feriae").pending_petition_id()
    assert set(table.state.kernel.petitions[petition].voices) == {"mars", "juppiter"}


@pytest.mark.rule("FER-01")
def test_only_the_calendar_and_rulings_go_on_in_the_holidays() -> None:
    table = table_in_holiday(Table().at("aestas", 38).with_("octavian", place="gaul"))
    form = table.form("octavian", "move")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["feriae-rest"]
    table.act("octavian", "move", to="spain").assert_refused("FER-01")
    table.set_fact("octavian", "status", "proscribed")
    table.act("apollo", "hold-season").accepted_entries()
    table.act("apollo", "announce-season").accepted_entries()
    assert running_period(table) == ("motus", None, 1)


@pytest.mark.rule("FER-01", "PEST-04")
def test_the_plague_clock_stands_still_in_the_holidays() -> None:
    table = Table().at("aestas", 38)
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    before = table.state.world.pestis
    table_in_holiday(table)
    assert table.state.world.pestis == before
    table.wait(minutes=12).season().accepted_entries()
    pestis = table.state.world.pestis
    assert pestis is not None
    assert before is not None
    assert pestis.periods_left == before.periods_left - 1


@pytest.mark.rule("FER-01", "MORS-13")
def test_the_heirs_of_who_died_before_the_holidays_are_named_until_the_next_hiems() -> None:
    table = record_death(agree_on_holidays(Table().at("aestas", 38)), "octavian")
    estates = [duty.id for duty in table.state.kernel.duties.values()]
    for kind in ("feriae", "motus", "hiems"):
        table.wait(minutes=12).season("apollo").accepted_entries()
        assert table.state.period.kind == kind
        assert [duty for duty in table.state.kernel.duties if duty in estates] == estates
    table.wait(minutes=12).season("diana").accepted_entries()
    table.wait()
    assert not set(estates) & set(table.state.kernel.duties)


@pytest.mark.rule("FER-01")
def test_the_year_is_left_out_by_another_reading() -> None:
    table = agree_on_holidays(Table().at("aestas", 38).with_reading("feriae.mode", "skip"))
    table.wait(minutes=5).season().accepted_entries()
    assert running_period(table) == ("motus", None, 1)
    table.wait(minutes=1).season().accepted_entries()
    assert running_period(table) == ("hiems", 36, 5)


@pytest.mark.rule("FER-01", "FATA-08")
def test_the_fates_call_the_holidays_off_before_they_begin() -> None:
    table = claim_cards_of_gods(Table().at("aestas", 38), "mars")
    (entry,) = table.act("mars", "agree-feriae").accepted_entries()
    table.act("fata", "reverse", entry=entry.id, reason="we want to play").accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    assert running_period(table) == ("motus", None, 1)
    table.wait(minutes=1).season().accepted_entries()
    assert running_period(table) == ("hiems", 37, 5)


@pytest.mark.rule("FER-01", "FATA-08")
def test_holidays_that_have_begun_are_not_called_off() -> None:
    table = claim_cards_of_gods(Table().at("aestas", 38), "mars")
    (entry,) = table.act("mars", "agree-feriae").accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    reversal = table.act("fata", "reverse", entry=entry.id, reason="too late").accepted_entries()
    assert [one.type for one in reversal] == ["kernel/entry-reversed@1"]


@pytest.mark.rule("FER-01")
def test_a_year_that_was_dropped_is_no_holiday() -> None:
    table = ask_for_holiday(Table().at("aestas", 38), "37")
    table.act_with_consent("diana", "apollo", "drop-years", years=["37"]).accepted_entries()
    table.act("juno", "agree-feriae").assert_refused_with("no-feriae")


@pytest.mark.rule("FER-02")
def test_a_holiday_is_not_dropped_besides() -> None:
    table = agree_on_holidays(Table().at("aestas", 38))
    table.act("apollo", "ask-juppiter", years=["37"]).assert_refused_with("whole-future-years")


@pytest.mark.rule("FER-02", "NUM-01")
@pytest.mark.parametrize(
    ("actor", "voices"),
    [("apollo", {"diana"}), ("diana", {"apollo"}), ("juppiter", {"apollo", "diana"})],
)
def test_a_god_in_a_twins_shape_may_drop_years_and_is_not_asked(
    actor: str, voices: set[str]
) -> None:
    table = ask_for_holiday(Table().at("aestas", 36), "34")
    table.act("juppiter", "drop-years", years=["34"]).assert_refused_with("twins-change-calendar")
    table.act("juppiter", "imitate", god="apollo").accepted_entries()
    petition = table.act(actor, "drop-years", years=["34"]).pending_petition_id()
    assert set(table.state.kernel.petitions[petition].voices) == voices


@pytest.mark.rule("FER-02")
def test_the_twins_ask_juppiter_and_then_agree_with_each_other() -> None:
    table = Table().at("aestas", 36)
    table.act("juno", "ask-juppiter", years=["34"]).assert_refused_with("twins-change-calendar")
    table.act("juno", "drop-years", years=["34"]).assert_refused_with(
        "twins-change-calendar", "ask-juppiter"
    )
    table.act("apollo", "drop-years", years=["34"]).assert_refused_with("ask-juppiter")
    form = table.form("apollo", "drop-years")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["ask-juppiter"]
    (asking, _owed) = table.act("diana", "ask-juppiter", years=["34", "35"]).assert_unwarned()
    assert asking.event.years == (35, 34)
    table.act("apollo", "ask-juppiter", years=["33"]).assert_refused_with("juppiter-thinks")
    (duty,) = table.state.kernel.duties.values()
    assert (duty.owes, duty.options) == ("juppiter", ("assents", "opposes", "silent"))
    assert (duty.id, duty.terms) == (f"{asking.id.partition('.')[0]}/mutatio", {"years": [35, 34]})
    assert {"apollo", "diana", "juppiter"} <= set(duty.audience)
    table.act("juppiter", "choose", duty=duty.id, option="opposes").accepted_entries()
    form = table.form("apollo", "drop-years")
    assert form is not None
    (years,) = form.fields
    assert isinstance(years, Subset)
    assert field_options(years) == ["35", "34"]
    assert (years.least, years.most) == (1, 2)
    petition = table.act("apollo", "drop-years", years=["34", "35"]).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("diana",)
    (*_, dropped) = table.act("diana", "consent", petition=petition).accepted_entries()
    assert dropped.event.years == (35, 34)
    assert dropped.event.periods == (2, 3, 4, 5, 6, 7, 8, 9)
    table.wait(minutes=5).season().accepted_entries()
    table.wait(minutes=1).season().accepted_entries()
    assert running_period(table) == ("hiems", 33, 5)


@pytest.mark.rule("FER-02")
def test_a_silent_juppiter_counts_as_asked() -> None:
    table = Table().at("aestas", 36)
    table.act("apollo", "ask-juppiter", years=["34"]).assert_unwarned()
    table.wait(minutes=5).season().accepted_entries()
    table.wait()
    assert not table.state.kernel.duties
    answer = table.state.log.entries[table.state.log.position].event
    assert (answer.who, answer.answer) == ("juppiter", "silent")
    table.act("apollo", "drop-years", years=["34"]).pending_petition_id()


@pytest.mark.rule("FER-02")
def test_juppiter_is_not_asked_where_nobody_plays_him() -> None:
    table = Table().at("aestas", 36).leave_out_characters("juppiter")
    table.act("apollo", "ask-juppiter", years=["34"]).assert_refused_with("no-juppiter")
    assert table.form("apollo", "ask-juppiter") is None
    table.act("apollo", "drop-years", years=["34"]).pending_petition_id()


@pytest.mark.rule("FER-02", "FATA-08")
def test_dropped_years_are_restored_as_long_as_they_are_still_to_come() -> None:
    table = ask_for_holiday(Table().at("aestas", 35), "34", "32")
    petition = table.act("apollo", "drop-years", years=["34", "32"]).pending_petition_id()
    entries = table.act("diana", "consent", petition=petition).accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    table.act("fata", "reverse", entry=entries[-1].id, reason="time enough").accepted_entries()
    assert running_period(table) == ("motus", None, 1)
    seen = []
    for _ in range(8):
        table.wait(minutes=table.state.period.minutes).season().accepted_entries()
        seen.append(table.state.period.year)
    assert seen == [33, None, 33, None, 32, None, 32, 31]


@pytest.mark.rule("FER-02")
def test_nothing_can_be_dropped_when_no_year_is_left() -> None:
    table = Table().at("aestas", 32)
    for act in ("ask-juppiter", "drop-years"):
        form = table.form("apollo", act)
        assert form is not None
        assert [objection.key for objection in form.blocked] == ["no-year-left"]
    assert table.form("juno", "drop-years") is None
    table.act("apollo", "drop-years", years=["33", "33"]).assert_refused("FER-02")


@pytest.mark.rule("FER-02")
def test_all_years_to_come_may_go_at_once() -> None:
    table = ask_for_holiday(Table().at("aestas", 34), "33", "32")
    table.act_with_consent("diana", "apollo", "drop-years", years=["33", "32"]).accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    assert running_period(table) == ("actium", 31, 0)


@pytest.mark.rule("FER-01")
def test_a_year_is_a_holiday_as_a_whole_or_not_at_all() -> None:
    table = Table().at("aestas", 38)
    table.data["calendar"][1]["may_be_feriae"] = False
    table.act("juno", "agree-feriae").assert_refused_with("no-feriae")


def test_the_form_for_juppiter_lists_the_whole_years_to_come() -> None:
    form = Table().at("aestas", 34).form("diana", "ask-juppiter")
    assert form is not None
    (years,) = form.fields
    assert not isinstance(years, Choice)
    assert field_options(years) == ["33", "32"]

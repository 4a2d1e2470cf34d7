"""SEN: nominations, cheers and counts for consul."""

import pytest

from ledger.contract.form import Choice, Subset
from ledger.games.ludi_romani.senatus.polls import votes_by_nominee
from tests.games.ludi_romani.curia import (
    SENATE,
    acclaim_consuls,
    record_loan,
    winter_with_six_senators,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


def nominate_by_cicero(table: Table, *who: str) -> Table:
    """Let Cicero nominate these people."""
    for nominee in who:
        table.act("cicero", "nominate", who=nominee).assert_unwarned()
    return table


def blocking_keys(table: Table, actor: str, act: str) -> list[str]:
    """Return the keys of the reasons why an act is not open now."""
    form = table.form(actor, act)
    assert form is not None
    return [objection.key for objection in form.blocked]


@pytest.mark.rule("SEN-06", "SEN-01")
def test_people_in_rome_name_candidates_in_a_hiems() -> None:
    table = winter_with_six_senators().with_("agrippa", place="rome", role="imperator")
    table.act("servilia", "nominate", who="cicero").assert_unwarned()
    table.act("agrippa", "nominate", who="agrippa").assert_unwarned()
    table.act("antony", "nominate", who="plancus").assert_refused_with("not-in-senate")
    table.act("mars", "nominate", who="plancus").assert_refused_with("not-in-senate")
    table.act("cicero", "nominate", who="antony").assert_refused_with("nominee-not-in-rome")
    table.act("cicero", "nominate", who="cicero").assert_refused_with("nominated-already")
    table.act("cicero", "nominate", who="servilia").assert_refused_with("no-consul")
    table.act("cicero", "nominate", who="nobody").assert_refused_with("no-such-character")
    assert table.form("antony", "nominate") is None
    assert set(table.state.world.curia.nominees.items()) == {
        ("cicero", "servilia"),
        ("agrippa", "agrippa"),
    }


@pytest.mark.rule("SEN-06", "SEN-07")
def test_a_rex_names_others_and_is_not_named() -> None:
    table = winter_with_six_senators().with_("bogud", place="rome")
    table.act("bogud", "nominate", who="cicero").assert_unwarned()
    table.act("cicero", "nominate", who="bogud").assert_refused_with("no-consul")
    table.set_fact("plancus", "status", "proscribed")
    table.act("cicero", "nominate", who="plancus").assert_refused_with("no-consul")


def test_the_form_names_those_in_rome_who_can_be_consul() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "plancus")
    form = table.form("servilia", "nominate")
    assert form is not None
    assert sorted(field_options(form.fields[0])) == sorted(set(SENATE) - {"plancus"})
    nominate_by_cicero(table, *(who for who in SENATE if who != "plancus"))
    assert blocking_keys(table, "cicero", "nominate") == ["nobody-to-nominate"]


@pytest.mark.rule("SEN-01")
def test_the_forms_say_in_an_aestas_when_the_senate_meets() -> None:
    table = Table().at("aestas", 43).with_("cicero", place="rome")
    assert blocking_keys(table, "cicero", "nominate") == ["senate-in-winter"]
    assert blocking_keys(table, "venus", "acclaim-consuls") == ["senate-in-winter"]
    assert table.form("venus", "close-ballot") is None


@pytest.mark.rule("SEN-06", "SEN-02")
def test_venus_mars_and_his_helpers_record_for_those_in_the_senate() -> None:
    table = winter_with_six_senators()
    for god in ("venus", "mars", "phobos", "deimos"):
        who = {"venus": "cicero", "mars": "plancus", "phobos": "pollio", "deimos": "maecenas"}[god]
        table.act("cicero", "nominate", by=god, who=who).assert_unwarned()
    answer = table.act("cicero", "nominate", by="juno", who="isauricus")
    assert getattr(answer.outcome, "problem", "") == "not-your-card"


@pytest.mark.rule("SEN-07", "SEN-26")
def test_the_two_loudest_nominees_are_consuls() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero", "maecenas", "plancus")
    acclaim = "acclaim-consuls"
    table.act("mars", acclaim, consuls=["cicero"]).assert_refused_with("venus-presides")
    table.act("venus", acclaim, consuls=["pollio"]).assert_refused_with("not-nominated")
    table.act("venus", acclaim, consuls=["cicero", "cicero"]).assert_refused_with("so-many-consuls")
    table.act("venus", acclaim, consuls=[]).assert_refused_with("so-many-consuls")
    three = ["cicero", "maecenas", "plancus"]
    table.act("venus", acclaim, consuls=three).assert_refused_with("so-many-consuls")
    form = table.form("venus", acclaim)
    assert form is not None
    (field,) = form.fields
    assert isinstance(field, Subset)
    assert (field_options(field), field.least, field.most) == (three, 1, 2)
    table.act("venus", acclaim, consuls=["cicero", "maecenas"]).assert_unwarned()
    assert "consul" in table.person("cicero").statuses & table.person("maecenas").statuses
    table.act("venus", acclaim, consuls=["plancus"]).assert_refused("SEN-07")
    table.act("cicero", "nominate", who="pollio").assert_refused_with("consuls-chosen")
    assert blocking_keys(table, "venus", acclaim) == ["consuls-chosen"]


@pytest.mark.rule("SEN-07")
def test_one_consul_may_be_made_before_the_other() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero")
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).assert_unwarned()
    assert blocking_keys(table, "venus", "acclaim-consuls") == ["nobody-nominated"]
    nominate_by_cicero(table, "plancus", "pollio")
    form = table.form("venus", "acclaim-consuls")
    assert form is not None
    assert isinstance(form.fields[0], Subset)
    assert (form.fields[0].least, form.fields[0].most) == (1, 1)
    table.act("venus", "acclaim-consuls", consuls=["plancus", "pollio"]).assert_refused_with(
        "so-many-consuls"
    )
    table.act("venus", "acclaim-consuls", consuls=["plancus"]).assert_unwarned()
    assert table.state.world.curia.consuls == ("cicero", "plancus")


@pytest.mark.rule("SEN-07", "CAL-11")
def test_consuls_stay_until_the_next_hiems_and_names_until_this_one_ends() -> None:
    table = acclaim_consuls(
        nominate_by_cicero(winter_with_six_senators(), "plancus"), "cicero", "maecenas"
    )
    for _ in range(3):
        table.wait(minutes=5).season().accepted_entries()
        assert "consul" in table.person("cicero").statuses
        assert not table.state.world.curia.nominees
    table.wait(minutes=5).season().accepted_entries()
    assert table.state.period.kind == "hiems"
    assert not table.person("cicero").statuses | table.person("maecenas").statuses
    assert table.state.world.curia.consuls == ()


@pytest.mark.rule("SEN-26")
def test_the_fates_preside_over_the_senate_without_venus() -> None:
    table = nominate_by_cicero(winter_with_six_senators().leave_out_characters("venus"), "cicero")
    table.act("fata", "acclaim-consuls", consuls=["cicero"]).assert_unwarned()
    assert "consul" in table.person("cicero").statuses


@pytest.mark.rule("SEN-08")
def test_heads_are_counted_after_an_undecided_acclamation() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero", "plancus", "pollio")
    table.act("mars", "poll-consuls").assert_refused_with("venus-presides")
    table.act("cicero", "vote-consul", who="cicero").assert_refused_with("no-count")
    table.act("venus", "declare-consuls").assert_refused_with("no-count")
    table.act("venus", "poll-consuls").assert_unwarned()
    table.act("venus", "poll-consuls").assert_refused_with("count-is-open")
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).assert_refused_with("count-is-open")
    table.act("cicero", "nominate", who="maecenas").assert_refused_with("nominations-over")
    table.act("cicero", "vote-consul", who="maecenas").assert_refused_with("not-nominated")
    for voter, who in {"cicero": "plancus", "pollio": "plancus", "maecenas": "pollio"}.items():
        table.act(voter, "vote-consul", who=who).assert_unwarned()
    table.act("cicero", "vote-consul", who="cicero").assert_refused_with("voted-already")
    table.act("servilia", "vote-consul", who="cicero").assert_refused_with(
        "women-vote-not", "not-on-the-roll"
    )
    table.act("antony", "vote-consul", who="cicero").assert_refused_with(
        "not-in-senate", "not-on-the-roll"
    )
    table.act("venus", "declare-consuls", chosen=["cicero"]).assert_refused_with(
        "choose-among-equals"
    )
    table.act("venus", "declare-consuls").assert_unwarned()
    assert table.state.world.curia.consuls == ("plancus", "pollio")
    assert table.state.world.curia.poll is None


@pytest.mark.rule("SEN-05", "SEN-08")
def test_venus_chooses_between_equal_nominees() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero", "plancus", "pollio")
    table.act("venus", "poll-consuls").accepted_entries()
    for voter, who in {"cicero": "cicero", "isauricus": "cicero", "plancus": "plancus"}.items():
        table.act(voter, "vote-consul", who=who).accepted_entries()
    table.act("pollio", "vote-consul", who="pollio").accepted_entries()
    form = table.form("venus", "declare-consuls")
    assert form is not None
    (field,) = form.fields
    assert isinstance(field, Subset)
    assert (field_options(field), field.least, field.most) == (["plancus", "pollio"], 1, 1)
    table.act("mars", "declare-consuls", chosen=["pollio"]).assert_refused_with("venus-presides")
    table.act("venus", "declare-consuls").assert_refused_with("choose-among-equals")
    table.act("venus", "declare-consuls", chosen=["cicero"]).assert_refused_with(
        "choose-among-equals"
    )
    table.act("venus", "declare-consuls", chosen=["pollio", "pollio"]).assert_refused_with(
        "choose-among-equals"
    )
    table.act("venus", "declare-consuls", chosen=["pollio"]).assert_unwarned()
    assert table.state.world.curia.consuls == ("cicero", "pollio")


@pytest.mark.rule("SEN-08")
@pytest.mark.parametrize(
    ("reading", "made"),
    [("heads", ("plancus", "cicero")), ("suffragia", ("cicero", "plancus"))],
)
def test_consuls_are_always_counted_by_other_readings(reading: str, made: tuple[str, str]) -> None:
    table = nominate_by_cicero(
        winter_with_six_senators().with_reading("consul.method", reading), "cicero", "plancus"
    )
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).assert_refused_with("count-instead")
    table.act("venus", "poll-consuls").assert_unwarned()
    for voter, who in {"cicero": "cicero", "plancus": "plancus", "maecenas": "plancus"}.items():
        table.act(voter, "vote-consul", who=who).assert_unwarned()
    table.act("pollio", "vote-consul", who="cicero" if reading == "suffragia" else "plancus")
    (entry,) = table.act("venus", "declare-consuls").assert_unwarned()
    assert (entry.event.consuls, entry.event.method) == (made, reading)


@pytest.mark.rule("SEN-08", "SEN-02")
def test_a_voter_without_suffragia_does_not_count_by_suffragia() -> None:
    table = nominate_by_cicero(
        winter_with_six_senators().with_reading("consul.method", "suffragia"), "cicero", "plancus"
    )
    record_loan(table, "plancus", "cicero", "suffragium", 40)
    (_opened, roll) = table.act("venus", "poll-consuls").accepted_entries()
    assert roll.audience == ("fata", "venus")
    assert dict(roll.event.roll)["cicero"] == 120
    table.act("plancus", "vote-consul", who="plancus").assert_refused_with("not-on-the-roll")
    table.act("cicero", "vote-consul", who="plancus").assert_unwarned()
    poll = table.state.world.curia.poll
    assert poll is not None
    assert votes_by_nominee(table.state) == {"cicero": 0, "plancus": 120}


@pytest.mark.rule("SEN-08")
def test_the_form_of_the_count_lists_the_nominees() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero", "plancus")
    assert table.form("pollio", "vote-consul") is None
    assert table.form("venus", "declare-consuls") is None
    table.act("venus", "poll-consuls").accepted_entries()
    form = table.form("pollio", "vote-consul")
    assert form is not None
    (field,) = form.fields
    assert isinstance(field, Choice)
    assert field_options(field) == ["cicero", "plancus"]
    declare = table.form("venus", "declare-consuls")
    assert declare is not None
    assert declare.fields == ()
    assert table.form("mars", "declare-consuls") is None


@pytest.mark.rule("SEN-08", "SEN-06")
def test_a_nominee_who_leaves_or_dies_is_no_consul() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero", "plancus")
    table.act("venus", "poll-consuls").accepted_entries()
    table.act("pollio", "vote-consul", who="plancus").accepted_entries()
    table.set_fact("plancus", "place", "gaul").set_fact("cicero", "status", "umbra")
    table.act("venus", "declare-consuls").assert_refused_with("nobody-nominated")
    table.act("pollio", "vote-consul", who="plancus").assert_refused("SEN-06")


@pytest.mark.rule("SEN-08")
def test_a_count_ends_with_the_winter() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero")
    table.act("venus", "poll-consuls").accepted_entries()
    table.wait(minutes=5).season().accepted_entries()
    assert table.state.world.curia.poll is None


@pytest.mark.rule("FATA-08", "SEN-07")
def test_nominations_consuls_and_votes_can_be_undone() -> None:
    table = winter_with_six_senators()
    (name,) = table.act("cicero", "nominate", by="venus", who="cicero").accepted_entries()
    table.act("venus", "undo", entry=name.id).accepted_entries()
    assert not table.state.world.curia.nominees
    nominate_by_cicero(table, "cicero", "plancus")
    (made,) = table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    table.act("venus", "undo", entry=made.id).accepted_entries()
    assert table.state.world.curia.consuls == ()
    assert "consul" not in table.person("cicero").statuses
    (opened, _roll) = table.act("venus", "poll-consuls").accepted_entries()
    (voice,) = table.act("pollio", "vote-consul", by="venus", who="plancus").accepted_entries()
    table.act("venus", "undo", entry=voice.id).accepted_entries()
    table.act("pollio", "vote-consul", who="cicero").accepted_entries()
    table.act("fata", "reverse", entry=opened.id, reason="they cheer again").accepted_entries()
    assert table.state.world.curia.poll is None


@pytest.mark.rule("FATA-08", "SEN-07")
def test_a_consul_of_an_earlier_winter_is_not_unmade() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero")
    (made,) = table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    for _ in range(4):
        table.wait(minutes=5).season().accepted_entries()
    nominate_by_cicero(table, "cicero").act(
        "venus", "acclaim-consuls", consuls=["cicero"]
    ).accepted_entries()
    table.act("fata", "reverse", entry=made.id, reason="long ago").accepted_entries()
    assert "consul" in table.person("cicero").statuses
    assert table.state.world.curia.consuls == ("cicero",)


@pytest.mark.rule("SEN-08")
def test_a_supporter_of_a_withdrawn_nominee_may_name_another() -> None:
    table = nominate_by_cicero(winter_with_six_senators(), "cicero", "plancus")
    table.act("venus", "poll-consuls").accepted_entries()
    table.act("pollio", "vote-consul", who="plancus").accepted_entries()
    table.act("pollio", "vote-consul", who="cicero").assert_refused_with("voted-already")
    table.set_fact("plancus", "place", "gaul").act(
        "pollio", "vote-consul", who="cicero"
    ).accepted_entries()
    assert votes_by_nominee(table.state) == {"cicero": 1}


@pytest.mark.rule("SEN-07", "FATA-09")
def test_only_the_senate_makes_a_consul_and_no_fact_does() -> None:
    table = winter_with_six_senators()
    consul = {"subject": "cicero", "fact": "status", "value": "consul", "reason": "so"}
    table.act("fata", "set-fact", **consul).assert_refused_with("no-such-fact")
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    table.act_with_waiver(
        "fata", "acclaim-consuls", "SEN-26", consuls=["cicero"]
    ).accepted_entries()
    assert table.person("cicero").statuses == {"consul"}

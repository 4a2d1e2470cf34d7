"""SEN: bills, ballots and the count."""

import pytest

from ledger.entry import Posting
from ledger.form import Choice, Number, Split
from ledger.games.ludi_romani.fata.back import RightsRenewed
from tests.games.ludi_romani.curia import (
    ALL,
    ballot,
    brings,
    carried_out,
    consuls,
    decided,
    law,
    lent,
    votes,
    winter,
)
from tests.games.ludi_romani.given import values
from tests.games.ludi_romani.table import Table


def ruled() -> Table:
    """A winter with Cicero and Maecenas as consuls and Antony in Asia Minor with four legiones."""
    table = winter().with_("antony", legio_curialis=4).with_("agrippa", place="gaul")
    return consuls(table, "cicero", "maecenas")


def stage(table: Table) -> str:
    """How the Senate stands to the latest bill."""
    return table.state.world.curia.listed[-1].stage


@pytest.mark.rule("SEN-09")
def test_a_consul_in_rome_brings_one_bill_while_no_other_is_open() -> None:
    table = ruled()
    brings(table, "plancus", "caedes", "antony").told("consuls-bring-bills")
    brings(table, "cicero", "caedes", "antony").unwarned()
    brings(table, "maecenas", "caedes", "antony").told("bill-is-open")
    decided(table)
    brings(table, "cicero", "caedes", "antony").told("one-bill-each")
    table.being("maecenas", "place", "gaul")
    brings(table, "maecenas", "caedes", "antony").told("not-in-senate")
    form = table.form("cicero", "bring-bill")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["one-bill-each"]
    assert table.form("plancus", "bring-bill") is None


@pytest.mark.rule("SEN-09")
def test_how_many_bills_a_consul_brings_is_a_figure_of_the_scenario() -> None:
    table = winter()
    table.data["limits"] |= {"bills_per_consul_per_hiems": 2, "consuls_per_hiems": 1}
    table.act("cicero", "nominate", who="cicero").accepted()
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted()
    table.act("cicero", "nominate", who="plancus").told("consuls-chosen")
    for _ in range(2):
        brings(table, "cicero", "caedes", "antony").unwarned()
        decided(table)
    brings(table, "cicero", "caedes", "antony").told("one-bill-each")


@pytest.mark.rule("SEN-10")
def test_a_bill_is_one_of_five_kinds_about_somebody_or_a_region() -> None:
    table = ruled()
    brings(table, "cicero", "triumphus", "antony").told("five-kinds")
    brings(table, "cicero", "caedes", "spain").told("no-such-character")
    brings(table, "cicero", "census", "antony").told("no-such-region")
    brings(table, "cicero", "caedes", "antony", quantity=1).told("bill-says-too-much")
    brings(table, "cicero", "caedes", "antony", to="octavian").told("bill-says-too-much")


@pytest.mark.rule("SEN-12")
def test_an_imperium_takes_from_a_general_and_gives_to_another_or_a_senator() -> None:
    table = ruled()
    imperium = {"kind": "imperium", "target": "antony", "to": "octavian", "quantity": 4}

    def refused(*keys: str, **other: object) -> None:
        table.act("cicero", "bring-bill", **{**imperium, **other}).told(*keys)

    refused("so-many-curiales", quantity=5)
    refused("so-many-curiales", quantity=0)
    refused("gives-to-imperator", to="antony")
    refused("gives-to-imperator", to="servilia")
    refused("gives-to-imperator", to="cleopatra")
    refused("no-such-character", to="nobody")
    no_general = ("takes-from-imperator", "no-curiales-there", "so-many-curiales")
    refused(*no_general, target="plancus", quantity=1)
    table.act("cicero", "bring-bill", **imperium).unwarned()


@pytest.mark.rule("SEN-20")
def test_a_caedes_is_of_any_living_mortal_and_of_nobody_else() -> None:
    table = ruled().being("plancus", "status", "umbra")
    brings(table, "cicero", "caedes", "juno").told("living-mortals-only")
    brings(table, "cicero", "caedes", "plancus").told("living-mortals-only")
    brings(table, "cicero", "caedes", "servilia").unwarned()


@pytest.mark.rule("SEN-13")
def test_whom_a_proscriptio_may_strike() -> None:
    table = ruled().being("livia", "role", "amazon").being("atia", "role", "matrona")
    table.being("antony", "status", "proscribed")
    brings(table, "cicero", "proscriptio", "antony").told("proscribed-already")
    for who in ("juno", "servilia", "atia"):
        brings(table, "cicero", "proscriptio", who).told("not-proscribable")
    brings(table, "cicero", "proscriptio", "livia").unwarned()


def test_the_form_of_a_bill_follows_its_kind() -> None:
    table = ruled()
    form = table.form("cicero", "bring-bill")
    assert form is not None
    assert values(form.fields[0]) == ["imperium", "proscriptio", "caedes", "census"]
    census = table.form("cicero", "bring-bill", kind="census")
    assert census is not None
    assert len(census.fields) == 2
    assert {"rome", "egypt"}.isdisjoint(values(census.fields[1]))
    imperium = table.form("cicero", "bring-bill", kind="imperium", target="antony")
    assert imperium is not None
    _kind, target, to, quantity = imperium.fields
    assert {"antony", "octavian"} <= set(values(target))
    assert isinstance(to, Choice)
    assert {"plancus", "octavian"} <= set(values(to))
    assert "antony" not in values(to)
    assert isinstance(quantity, Number)
    assert (quantity.least, quantity.most) == (1, 4)
    table.being("antony", "status", "proscribed")
    form = table.form("cicero", "bring-bill", kind="restitutio")
    assert form is not None
    assert values(form.fields[1]) == ["antony"]


@pytest.mark.rule("SEN-02", "SEN-27")
def test_who_votes_and_with_how_much() -> None:
    table = winter().with_("bogud", place="rome").with_("agrippa", place="rome", suffragium=10)
    table.with_("philippus", place="rome", suffragium=30).with_("calpurnia", place="sicily")
    lent(table, "philippus", "plancus", "suffragium", 30)
    lent(table, "sextus_pompey", "bogud", "suffragium", 10)
    consuls(table, "cicero", "maecenas")
    (_bill, roll) = brings(table, "cicero", "caedes", "antony").accepted()
    assert dict(roll.body.roll) == {**ALL, "plancus": 70, "agrippa": 10}
    assert roll.seen == ("fata", "venus")
    votes(table, "philippus", yes=1).told("not-on-the-roll")
    votes(table, "bogud", yes=10).told("has-no-voice", "not-on-the-roll")
    votes(table, "servilia", yes=1).told("women-vote-not", "not-on-the-roll")
    votes(table, "antony", yes=1).told("not-in-senate", "not-on-the-roll")
    votes(table, "venus", yes=1).told("not-in-senate", "has-no-voice", "not-on-the-roll")
    votes(table, "plancus", yes=70, no=1).told("more-than-held")
    votes(table, "plancus", yes=-1).malformed()
    votes(table, "plancus", maybe=1).malformed()
    votes(table, "plancus", yes=40, no=30).unwarned()
    votes(table, "plancus", yes=40).told("voted-already")


@pytest.mark.rule("SEN-02")
@pytest.mark.parametrize(
    ("reading", "value", "voter", "counted"),
    [
        ("senate.voters", "senators_only", "agrippa", False),
        ("senate.voters", "romans_with_suffragia", "agrippa", True),
        ("senate.rex_votes", True, "bogud", True),
        ("senate.rex_votes", False, "bogud", False),
    ],
)
def test_who_else_votes_by_the_readings(
    reading: str, value: str | bool, voter: str, *, counted: bool
) -> None:
    table = winter().with_("bogud", place="rome").with_("agrippa", place="rome", suffragium=10)
    table.reading(reading, value)
    lent(table, "sextus_pompey", "bogud", "suffragium", 10)
    consuls(table, "cicero", "maecenas")
    brings(table, "cicero", "caedes", "antony").accepted()
    if counted:
        votes(table, voter, yes=10).unwarned()
    else:
        votes(table, voter, yes=10).refused("SEN-02")
    votes(table, "cicero", yes=10).unwarned()


@pytest.mark.rule("SEN-02")
def test_votes_that_are_fetched_home_are_not_cast_twice() -> None:
    table = winter().with_("philippus", place="rome", suffragium=30)
    lent(table, "philippus", "plancus", "suffragium", 30)
    consuls(table, "cicero", "maecenas")
    brings(table, "cicero", "caedes", "antony").accepted()
    votes(table, "plancus", yes=70).unwarned()
    home = Posting("suffragium", "plancus/of:philippus", "philippus", 30)
    table.record(RightsRenewed(()), postings=(home,))
    votes(table, "philippus", no=30).told("not-on-the-roll")
    bill = table.state.world.curia.open
    assert bill is not None
    assert bill.totals == (70, 0, sum(ALL.values()) - 40)


@pytest.mark.rule("SEN-03", "SEN-04")
def test_what_is_held_back_counts_for_nothing() -> None:
    table = ruled()
    brings(table, "cicero", "proscriptio", "antony").accepted()
    votes(table, "cicero", yes=11, no=10, abstain=5).unwarned()
    votes(table, "plancus").unwarned()
    decision, count = decided(table)
    assert decision.body.stage == stage(table) == "passed"
    assert (count.body.yes, count.body.no, count.body.abstained) == (11, 10, 309)


@pytest.mark.rule("SEN-03")
def test_a_bill_with_more_against_it_fails() -> None:
    table = ruled()
    brings(table, "cicero", "proscriptio", "antony").accepted()
    ballot(table, {"cicero": 59}, {"isauricus": 60})
    assert decided(table)[0].body.stage == "failed"
    table.act("mars", "carry-out-law", bill="c1").refused("SEN-11")


@pytest.mark.rule("SEN-05", "SEN-26")
def test_venus_breaks_ties_and_decides_nothing_else() -> None:
    table = ruled()
    table.act("venus", "close-ballot").told("no-bill-open")
    brings(table, "cicero", "proscriptio", "antony").accepted()
    table.act("mars", "close-ballot", casting="yes").told("venus-presides")
    form = table.form("venus", "close-ballot")
    assert form is not None
    assert values(form.fields[0]) == ["yes", "no"]
    ballot(table, {"cicero": 60}, {"isauricus": 60})
    table.act("venus", "close-ballot").told("venus-breaks-ties")
    votes(table, "plancus", yes=1).accepted()
    table.act("venus", "close-ballot", casting="no").told("no-tie")
    form = table.form("venus", "close-ballot")
    assert form is not None
    assert form.fields == ()
    assert table.form("mars", "close-ballot") is None
    decided(table)
    assert stage(table) == "passed"


@pytest.mark.rule("SEN-05")
def test_a_tie_that_venus_breaks_against_the_bill() -> None:
    table = ruled()
    brings(table, "cicero", "proscriptio", "antony").accepted()
    _decision, count = decided(table, "no")
    assert stage(table) == "failed"
    assert count.body.casting == "no"


@pytest.mark.rule("SEN-20")
def test_a_caedes_needs_everybody_with_everything() -> None:
    for short in ({"cicero": 79}, {"plancus": 0}):
        table = ruled()
        brings(table, "cicero", "caedes", "antony").accepted()
        ballot(table, {**ALL, **short}, {})
        decided(table)
        assert stage(table) == "failed"
    table = ruled()
    brings(table, "cicero", "caedes", "antony").accepted()
    ballot(table, ALL, {})
    decided(table)
    assert stage(table) == "passed"


@pytest.mark.rule("SEN-20")
def test_who_is_not_there_any_more_is_not_needed_for_a_caedes() -> None:
    table = ruled()
    brings(table, "cicero", "caedes", "antony").accepted()
    ballot(table, {who: count for who, count in ALL.items() if who != "plancus"}, {})
    table.being("plancus", "status", "umbra")
    decided(table)
    assert stage(table) == "passed"


@pytest.mark.rule("SEN-20")
@pytest.mark.parametrize(
    ("reading", "result"), [("present_voters", "failed"), ("present_senators", "passed")]
)
def test_whose_voices_a_caedes_needs(reading: str, result: str) -> None:
    table = winter().with_("agrippa", place="rome", suffragium=10)
    table.reading("caedes.unanimity", reading)
    consuls(table, "cicero", "maecenas")
    brings(table, "cicero", "caedes", "antony").accepted()
    ballot(table, ALL, {"agrippa": 10})
    decided(table)
    assert stage(table) == result


@pytest.mark.rule("SEN-20")
def test_a_caedes_for_which_nobody_is_there_to_vote_fails() -> None:
    table = ruled()
    brings(table, "cicero", "caedes", "antony").accepted()
    for who in ALL:
        table.being(who, "status", "umbra")
    decided(table)
    assert stage(table) == "failed"


def test_the_form_of_a_vote_is_split_as_the_voter_likes() -> None:
    table = ruled()
    assert table.form("cicero", "cast-votes") is None
    brings(table, "cicero", "caedes", "antony").accepted()
    form = table.form("cicero", "cast-votes")
    assert form is not None
    (field,) = form.fields
    assert isinstance(field, Split)
    assert ([option.value for option in field.options], field.total, field.least) == (
        ["yes", "no", "abstain"],
        80,
        0,
    )
    others = table.form("cicero", "cast-votes", viewer="mars")
    assert others is not None
    assert isinstance(others.fields[0], Split)
    assert others.fields[0].total == 10_000
    assert table.form("antony", "cast-votes") is None
    votes(table, "cicero", yes=80).accepted()
    form = table.form("cicero", "cast-votes")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["voted-already"]


@pytest.mark.rule("SEN-01", "SEN-11")
def test_what_lapses_with_the_winter_and_what_does_not() -> None:
    table = ruled()
    brings(table, "cicero", "proscriptio", "antony").accepted()
    ballot(table, {"cicero": 80}, {})
    decided(table)
    brings(table, "maecenas", "caedes", "octavian").accepted()
    entries = table.wait(minutes=5).season().accepted()
    assert entries[0].type == "ludi_romani/bill-lapsed@1"
    assert table.state.world.curia.open is None
    assert stage(table) == "failed"
    for _ in range(3):
        table.wait(minutes=5).season().accepted()
    assert table.state.period.kind == "hiems"
    waiting = table.state.world.curia.bills[law(table)]
    assert (waiting.kind, waiting.number) == ("proscriptio", 0)
    consuls(table, "cicero", "plancus")
    brings(table, "cicero", "caedes", "antony").unwarned()
    carried_out(table).unwarned()
    assert "proscribed" in table.person("antony").statuses


@pytest.mark.rule("FATA-08")
def test_a_bill_and_votes_are_taken_back_while_the_ballot_is_open() -> None:
    table = ruled()
    vote = {"kind": "caedes", "target": "antony"}
    (bill, _roll) = table.act("cicero", "bring-bill", by="venus", **vote).accepted()
    (cast,) = table.act("plancus", "cast-votes", by="mars", votes={"yes": 1}).accepted()
    table.act("mars", "undo", entry=cast.id).accepted()
    votes(table, "plancus", no=40).unwarned()
    table.act("fata", "reverse", entry=bill.id, reason="a slip").accepted()
    assert table.state.world.curia.listed == ()
    brings(table, "cicero", "census", "spain").unwarned()


@pytest.mark.rule("FATA-08")
def test_what_the_senate_has_decided_stays() -> None:
    table = ruled()
    (bill, _roll) = brings(table, "cicero", "proscriptio", "antony").accepted()
    (cast,) = votes(table, "plancus", yes=1).accepted()
    (decision, _count) = decided(table)
    for entry in (bill, cast):
        table.act("fata", "reverse", entry=entry.id, reason="too late").accepted()
    table.act("fata", "reverse", entry=decision.id, reason="too late").refused("FATA-09")
    assert stage(table) == "passed"
    assert table.state.world.curia.listed[0].totals[0] == 1

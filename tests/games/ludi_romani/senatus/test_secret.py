"""SEN: the entries and messages about the Senate, in an open ballot and in a secret one."""

from typing import Any

import pytest

from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.games.ludi_romani.senatus.view import senate_bundle
from ledger.kernel.previewing.preview import form_of, offers, state_known_to
from ledger.kernel.view.slices import kernel_slices
from ledger.kernel.view.visibility import visible_entry
from ledger.record.audience import EVERYBODY, Viewer, sees
from ledger.record.entry import Entry
from ledger.record.view import slices_of_bundles
from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    cast_votes,
    close_ballot,
    record_loan,
    vote_for_or_against,
    winter_with_six_senators,
)
from tests.games.ludi_romani.table import MACHINE, Table

STAFF = ("fata", "venus")
OTHERS = ("@", "isauricus", "antony", "servilia", "bogud", "mars", "mercury", "juno")
"""Viewers other than the voter: the room, people in Rome and elsewhere, gods who record or carry
out."""


def winter_with_secret_ballot() -> Table:
    """A winter with a secret ballot. Cicero and Maecenas are consuls."""
    return acclaim_consuls(
        winter_with_six_senators().with_scenario_data(ballot="secret"), "cicero", "maecenas"
    )


def senate_slices(table: Table, who: str) -> dict[str, dict[str, Any]]:
    """Return the slices of the Senate that a character sees."""
    viewer = table.viewer(who)
    parts = senate_bundle(table.state).slices()
    return {key: dict(part.render()) for key, part in parts if sees(part.audience, viewer)}


def audiences_of(entries: tuple[Entry, ...]) -> dict[str, tuple[str, ...]]:
    """Return the audience of each entry of an act."""
    return {entry.type.partition("/")[2].partition("@")[0]: entry.audience for entry in entries}


@pytest.mark.rule("SEN-02")
def test_everybody_sees_the_votes_of_an_open_ballot() -> None:
    table = acclaim_consuls(winter_with_six_senators(), "cicero", "maecenas")
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    (cast,) = cast_votes(table, "plancus", yes=30, no=10).accepted_entries()
    assert cast.audience == EVERYBODY
    bill = senate_slices(table, "@")["senate"]["bill"]
    assert bill["votes"] == [{"voter": "plancus", "yes": 30, "no": 10, "abstained": 0}]
    assert bill["sums"] == {"yes": 30, "no": 10}
    assert audiences_of(close_ballot(table)) == {
        "bill-decided": EVERYBODY,
        "votes-counted": EVERYBODY,
    }


@pytest.mark.rule("SEN-02", "SEN-05")
def test_the_voter_and_venus_see_a_secret_vote_and_all_see_the_result() -> None:
    table = winter_with_secret_ballot()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    (cast,) = cast_votes(table, "plancus", yes=30, no=10).accepted_entries()
    assert cast.audience == ("fata", "plancus", "venus")
    assert senate_slices(table, "@").keys() == {"senate"}
    assert senate_slices(table, "@")["senate"]["bill"]["votes"] is None
    assert senate_slices(table, "plancus")["senate-vote/plancus"] == {
        "voter": "plancus",
        "weight": 40,
        "cast": (30, 10, 0),
    }
    assert senate_slices(table, "pollio").keys() == {"senate", "senate-vote/pollio"}
    count = senate_slices(table, "venus")["senate-count"]
    assert count["bill"]["sums"] == {"yes": 30, "no": 10}
    assert count["roll"]["cicero"] == 80
    assert audiences_of(close_ballot(table)) == {"bill-decided": EVERYBODY, "votes-counted": STAFF}


@pytest.mark.rule("SEN-02")
def test_everybody_reads_a_secret_ballot_when_the_game_is_closed() -> None:
    table = winter_with_secret_ballot()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    (cast,) = cast_votes(table, "plancus", yes=30).accepted_entries()
    assert not sees(cast.audience, Viewer())
    assert sees(cast.audience, Viewer(sees_opened_ledger=True))


@pytest.mark.rule("SEN-02")
def test_a_secret_vote_is_recorded_by_venus_alone() -> None:
    table = winter_with_secret_ballot()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    refused = table.act("plancus", "cast-votes", by="mars", votes={"yes": 1})
    assert getattr(refused.outcome, "problem", "") == "not-your-card"
    (cast,) = table.act("plancus", "cast-votes", by="venus", votes={"yes": 1}).accepted_entries()
    (_back, struck) = table.act("venus", "undo", entry=cast.id).accepted_entries()
    assert struck.audience == ("fata", "plancus", "venus")


@pytest.mark.rule("SEN-08")
def test_a_secret_count_for_consul_tells_only_the_result() -> None:
    table = winter_with_six_senators().with_scenario_data(ballot="secret")
    for who in ("cicero", "plancus"):
        table.act("cicero", "nominate", who=who).accepted_entries()
    table.act("venus", "poll-consuls").accepted_entries()
    (voice,) = table.act("pollio", "vote-consul", who="plancus").accepted_entries()
    assert voice.audience == ("fata", "pollio", "venus")
    assert senate_slices(table, "@")["senate"]["voices"] is None
    assert senate_slices(table, "venus")["senate-count"]["totals"] == {
        "cicero": 0,
        "plancus": 1,
    }
    (made,) = table.act("venus", "declare-consuls").accepted_entries()
    assert made.audience == EVERYBODY


def test_an_open_count_shows_heads_and_of_suffragia_no_totals() -> None:
    for reading, totals in (("heads", {"cicero": 0, "plancus": 1}), ("suffragia", None)):
        table = winter_with_six_senators().with_reading("consul.method", reading)
        assert senate_slices(table, "@")["senate"]["voices"] == {}
        for who in ("cicero", "plancus"):
            table.act("cicero", "nominate", who=who).accepted_entries()
        table.act("venus", "poll-consuls").accepted_entries()
        table.act("pollio", "vote-consul", who="plancus").accepted_entries()
        shown = senate_slices(table, "@")["senate"]
        assert shown["voices"] == {"votes": {"pollio": "plancus"}, "totals": totals}
        assert shown["counting"] == reading
        assert shown["nominees"] == [
            {"id": "cicero", "by": "cicero"},
            {"id": "plancus", "by": "cicero"},
        ]


def test_loans_of_all_suffragia_are_shown_nowhere() -> None:
    table = winter_with_six_senators()
    record_loan(table, "plancus", "cicero", "suffragium", 40)
    acclaim_consuls(table, "cicero", "maecenas")
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    shown = senate_slices(table, "@")["senate"]
    assert set(shown["chamber"]) == set(table.state.seating.pieces_at("rome")) & {
        "cicero",
        "isauricus",
        "maecenas",
        "l_antonius",
        "plancus",
        "pollio",
    }
    assert "senate-vote/plancus" not in senate_slices(table, "plancus")
    assert senate_slices(table, "cicero")["senate-vote/cicero"]["weight"] == 120


@pytest.mark.rule("SEN-11", "SEN-25")
def test_laws_that_wait_are_seen_by_all_and_the_census_by_venus() -> None:
    table = acclaim_consuls(winter_with_six_senators(), "cicero", "maecenas")
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    close_ballot(table)
    (waiting,) = senate_slices(table, "@")["senate"]["laws"]
    assert (waiting["kind"], waiting["target"], waiting["by"]) == (
        "proscriptio",
        "who:antony",
        "cicero",
    )
    bring_bill(table, "maecenas", "census", "northern_italy").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    close_ballot(table)
    held = table.state.books.balance("venus/census-2", "denarius")
    assert held
    (census,) = senate_slices(table, "venus")["census"]["waiting"]
    assert (census["n"], census["to"]) == (held, ["cicero"])
    assert "census" not in senate_slices(table, "cicero")
    stages = {law["kind"]: law["stage"] for law in senate_slices(table, "@")["senate"]["decided"]}
    assert stages == {"proscriptio": "passed", "census": "done"}


@pytest.mark.rule("REX-06")
def test_a_lone_rex_and_escorts_are_seen_by_all() -> None:
    table = Table().at("motus", 43).with_("bogud", place="rome").with_("plancus", place="rome")
    assert senate_slices(table, "@")["senate"]["lone_reges"] == ["bogud"]
    table.act_with_consent("plancus", "bogud", "seek-escort", escort="plancus").accepted_entries()
    shown = senate_slices(table, "@")["senate"]
    assert (shown["lone_reges"], shown["escorts"]) == ([], {"bogud": "plancus"})


@pytest.mark.rule("SEN-02")
def test_the_scenario_says_whether_ballots_are_secret() -> None:
    assert load_scenario("based_on: ludi_romani\nballot: secret\n", "tonight.yaml").ballot == (
        "secret"
    )
    assert load_scenario("based_on: ludi_romani\n", "tonight.yaml").ballot == "open"


def everything_for_character(table: Table, who: str) -> list[object]:
    """Return everything that a character may read or do: the chronicle, the view, the forms."""
    state, viewer = table.state, table.viewer(who)
    lines = (visible_entry(MACHINE.types[e.type], e, viewer, str) for e in state.log.in_order())
    bundles = (*kernel_slices(state, str), *MACHINE.rules.phones.slices(state))
    view = {
        key: part.render()
        for key, part in slices_of_bundles(bundles)
        if sees(part.audience, viewer)
    }
    own = dict(offers(MACHINE, state, viewer, who)) if who != "@" else {}
    known = state_known_to(MACHINE, state, viewer)
    others = [
        form_of(MACHINE, known, other, act, {})
        for other in ("plancus", "pollio", "venus")
        for act in ("cast-votes", "vote-consul", "close-ballot", "share-census")
        if other != who
    ]
    return [[line for line in lines if line is not None], view, own, others]


def table_with_secret_votes(*shares: dict[str, int]) -> Table:
    """Plancus and Pollio have cast these suffragia in a secret ballot. Cicero is for the bill."""
    table = winter_with_secret_ballot()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    cast_votes(table, "cicero", yes=80).accepted_entries()
    for who, share in zip(("plancus", "pollio"), shares, strict=False):
        cast_votes(table, who, **share).accepted_entries()
    return table


@pytest.mark.rule("SEN-02")
@pytest.mark.parametrize(
    ("one", "other", "knows"),
    [
        (({"yes": 40},), ({"no": 40},), {"plancus"}),
        (({"yes": 40},), ({"yes": 39},), {"plancus"}),
        (({"yes": 40},), (), {"plancus"}),
        (({"yes": 40}, {"no": 40}), ({"no": 40}, {"yes": 40}), {"plancus", "pollio"}),
    ],
    ids=["which side", "how much", "whether at all", "who of two"],
)
def test_no_slice_reveals_a_secret_vote(
    one: tuple[dict[str, int], ...], other: tuple[dict[str, int], ...], knows: set[str]
) -> None:
    tables = table_with_secret_votes(*one), table_with_secret_votes(*other)
    for who in OTHERS:
        first, second = (everything_for_character(table, who) for table in tables)
        assert first == second, who
    for who in (*knows, *STAFF):
        assert everything_for_character(tables[0], who) != everything_for_character(
            tables[1], who
        ), who
    if len(one) == len(other):
        for table in tables:
            close_ballot(table)
        for who in ("@", "mars", "isauricus"):
            assert everything_for_character(tables[0], who) == everything_for_character(
                tables[1], who
            ), who


@pytest.mark.rule("SEN-25")
def test_only_the_voter_sees_the_own_share_of_a_census() -> None:
    tables = []
    for to in ("plancus", "pollio"):
        table = winter_with_secret_ballot()
        bring_bill(table, "cicero", "census", "northern_italy").accepted_entries()
        vote_for_or_against(table, {"cicero": 80, "plancus": 40, "pollio": 40}, {})
        close_ballot(table)
        table.act("venus", "share-census", to=to, quantity=100_000).accepted_entries()
        tables.append(table)
    for who in ("@", "cicero", "mars", "octavian", "isauricus"):
        assert everything_for_character(tables[0], who) == everything_for_character(
            tables[1], who
        ), who


@pytest.mark.rule("FATA-02")
def test_the_fates_disclose_the_count_of_a_secret_ballot_when_it_is_disputed() -> None:
    table = table_with_secret_votes({"no": 40})
    (_decision, count) = close_ballot(table)
    (shown_now,) = table.act(
        "fata", "disclose", entry=count.id, reason="a dispute"
    ).accepted_entries()
    line = visible_entry(MACHINE.types[shown_now.type], shown_now, table.viewer("@"), str)
    assert line is not None
    assert line.key == "votes-counted"
    assert (line.args["yes"], line.args["no"]) == (80, 40)

"""A dry run shows new roles from the effects of the act, if the viewer may know them."""

from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CURIALIS, DENARIUS
from ledger.games.ludi_romani.standings import all_standings
from ledger.kernel.previewing.preview import preview, state_known_to
from ledger.kernel.previewing.previews import Preview
from ledger.record.audience import Viewer
from tests.games.ludi_romani.bonds import make_friends
from tests.games.ludi_romani.divorces import DOS, table_with_marriage
from tests.games.ludi_romani.purses import FATES, make_request
from tests.games.ludi_romani.table import MACHINE, Table
from tests.games.ludi_romani.weddings import summer_in_rome

Told = set[tuple[str, str, bool]]


def dry_run(table: Table, asker: str, act: str, recorder: str = "", **fields: Any) -> Preview:
    """Return the dry run of an act by its actor, or by a recorder, as the asker sees it."""
    actor = fields.pop("actor", asker)
    request = make_request(table.state, actor, act, recorder, **fields)
    viewer = Viewer(frozenset({asker}), is_staff=asker == FATES)
    return preview(MACHINE, table.state, request, viewer, table.state.at)


def role_changes(shown: Preview) -> Told:
    """Return the changes of role or status: the character, the role, and True if the role ends."""
    return {(one.who, one.standing.key, one.is_ending) for one in shown.becomes}


def asset_transfers(shown: Preview, asset: str) -> set[tuple[str, str, int]]:
    """Return the transfers of an asset: giver, recipient and quantity."""
    moved = (posting for entry in shown.entries for posting in entry.postings)
    return {(one.source, one.target, one.amount) for one in moved if one.asset == asset}


WEDDING = {
    ("livia", "role-virgo", True),
    ("livia", "role-matrona", False),
    ("livia", "standing-wife", False),
    ("philippus", "standing-husband", False),
}


@pytest.mark.rule("NUPT-03", "ROST-06")
@pytest.mark.parametrize("asker", ["livia", "juno"])
def test_the_outlook_of_a_wedding_names_both_payments_and_the_new_role(
    asker: str,
) -> None:
    table = summer_in_rome()
    petition = table.act("philippus", "wed", with_="livia").pending_petition_id()
    shown = dry_run(table, asker, "consent", petition=petition)
    assert role_changes(shown) == WEDDING
    assert asset_transfers(shown, DENARIUS) == {("juno", "philippus", DOS)}
    assert asset_transfers(shown, "dos") == {("livia", "juno", 1)}
    wife = next(one.standing for one in shown.becomes if one.standing.key == "standing-wife")
    assert dict(wife.args) == {"who": "who:philippus", "n": DOS}


@pytest.mark.rule("NUPT-02")
def test_the_first_voice_reads_the_outlook_and_the_further_voices() -> None:
    table = summer_in_rome()
    petition = table.act("philippus", "wed", with_="livia").pending_petition_id()
    first = dry_run(table, "livia", "consent", petition=petition)
    assert (first.refusal, first.voices) == (None, ("juno",))
    table.act("livia", "consent", petition=petition).accepted_entries()
    last = dry_run(table, "juno", "consent", petition=petition)
    assert (last.voices, role_changes(last)) == ((), role_changes(first))


@pytest.mark.rule("NUPT-04")
def test_a_bride_and_the_fates_are_told_of_her_virus() -> None:
    table = summer_in_rome()
    petition = table.act("philippus", "wed", with_="livia").pending_petition_id()
    hers = {("vesta", "livia", 2)}
    assert asset_transfers(dry_run(table, "livia", "consent", petition=petition), "virus") == hers
    fates = dry_run(table, FATES, "wed", FATES, actor="livia", with_="philippus")
    assert asset_transfers(fates, "virus") == hers


@pytest.mark.rule("NUPT-02")
def test_an_impossible_wedding_has_no_outlook() -> None:
    table = summer_in_rome()
    petition = table.act("philippus", "wed", with_="livia").pending_petition_id()
    table.set_fact("philippus", "role", "rex")
    shown = dry_run(table, "livia", "consent", petition=petition)
    assert (shown.becomes, shown.entries) == ((), ())


@pytest.mark.rule("DIV-03", "ROST-06")
def test_a_divorce_makes_a_free_woman_to_whom_the_dos_is_owed() -> None:
    table = table_with_marriage()
    plea: dict[str, Any] = {"from_": "philippus", "plea": "alone"}
    assert role_changes(dry_run(table, "juno", "plead-divorce", "juno", actor="livia", **plea)) == {
        ("livia", "role-matrona", True),
        ("livia", "role-free_woman", False),
        ("livia", "standing-wife", True),
        ("livia", "standing-debt-wife", False),
        ("philippus", "standing-husband", True),
        ("philippus", "standing-debt-husband", False),
    }


@pytest.mark.rule("ROST-04")
def test_the_first_legio_makes_a_senator_an_imperator_and_the_second_nothing_new() -> None:
    table = summer_in_rome().with_("philippus", place="gaul", denarius=9_000_000)
    sale: dict[str, Any] = {"seller": "mars", "asset": CURIALIS, "quantity": 1}
    table.with_("mars", place="gaul", legio_curialis=5)
    risen = {("philippus", "role-senator", True), ("philippus", "role-imperator", False)}
    assert role_changes(dry_run(table, "philippus", "buy-legions", **sale)) >= risen
    table.act("philippus", "buy-legions", by="mars", **sale).accepted_entries()
    assert role_changes(dry_run(table, "philippus", "buy-legions", **sale)) == set()


@pytest.mark.rule("AMIC-01", "AMIC-15")
def test_only_friends_and_fates_read_the_outlook_of_unsworn_friendships() -> None:
    table = Table().with_("cicero", place="northern_italy")
    make_friends(table, "octavian", "agrippa")
    known = {who: _is_a_friend(table, who, "octavian") for who in ("agrippa", FATES, "juno")}
    assert known == {"agrippa": True, FATES: True, "juno": False}


@pytest.mark.rule("RING-02")
def test_the_ring_does_not_appear_in_anybodys_standing() -> None:
    table = Table().set_fact("octavian", "status", "ring_bearer")
    known = state_known_to(MACHINE, table.state, table.viewer("octavian"))
    assert "status-ring_bearer" not in {one.key for one in all_standings(known)["octavian"]}


def _is_a_friend(table: Table, viewer: str, who: str) -> bool:
    """Return whether the viewer knows that a character has a friend."""
    known = state_known_to(MACHINE, table.state, table.viewer(viewer))
    return "standing-friend" in {one.key for one in all_standings(known)[who]}

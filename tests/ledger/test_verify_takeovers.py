"""The verifier on a ledger that continues from a copy."""

import json
from typing import Any

import msgspec
import pytest

from ledger.export.document import read_export, write_export
from ledger.seal import SealKeys, fingerprint, read_head
from ledger.verify import OutsideFacts, Report, Status, verify_export
from ledger.verify.takeovers import Server, Servers
from tests.ledger.lost import YardOnLostServer, export_lines, forge_export, lost_server_with_act
from tests.ledger.room import fault_sentences


@pytest.fixture
def lost() -> YardOnLostServer:
    return lost_server_with_act()


def limit_sentences(report: Report, check: str = "restored") -> str:
    return " ".join(limit.sentence for limit in report.limits if limit.check == check)


def test_a_ledger_continued_from_a_copy_fits_its_seal_and_names_the_copy(
    lost: YardOnLostServer,
) -> None:
    lost.play_to_end()
    words = (fingerprint(lost.yard.scribe.heads()[-1]),)
    report = verify_export(export_lines(lost.yard), OutsideFacts(words=words))
    assert report.ok, report.findings
    assert report.status is Status.RESTORED
    assert report.counts.rolls_checked == 2
    kept = lost.yard.scribe.keys.since - 2
    assert f"from a copy of 1970-01-01 00:17 UTC with {kept} entries" in limit_sentences(report)


def test_acts_that_a_phone_saw_on_the_lost_server_are_reported_as_left_behind(
    lost: YardOnLostServer,
) -> None:
    report = lost.verify_second_server(lost.witness_file())
    assert report.ok, report.findings
    assert "this phone was given 1 head by a server that was lost" in " ".join(report.notes)
    gone = lost.room.kept[1]
    assert f"1 act. The act 'give' of 'ada' ('{gone['id']}')" in limit_sentences(report)


def test_an_act_repeated_after_the_takeover_is_not_left_behind(lost: YardOnLostServer) -> None:
    gone = lost.room.kept[1]
    request = lost.yard.request("ada", "give", id=gone["id"], to="bea", nuts=1)
    lost.yard.scribe.answer(lost.room.ada.signed_request("yard", request), lost.yard.now)
    report = lost.verify_second_server(lost.witness_file())
    assert report.ok, report.findings
    assert "1 act." not in limit_sentences(report)


def test_the_loss_of_a_server_does_not_excuse_other_missing_heads_and_acts(
    lost: YardOnLostServer,
) -> None:
    lost.heads.insert(0, {"digest": "1f" * 32, "at": lost.yard.now + 1})
    found = fault_sentences(lost.verify_second_server(lost.witness_file()))
    assert "of 5 heads that this phone kept, 1 is not here" in found
    lost.heads.pop(0)
    lost.room.kept.append({**lost.room.kept[1], "id": "later", "at": lost.yard.now + 1})
    assert "is not signed by this phone" in fault_sentences(
        lost.verify_second_server(lost.witness_file())
    )
    lost.room.kept.pop()
    away = lost.room.send_and_record("throw", arrives=False)
    lost.room.kept[-1] |= {"answer": "done", "at": lost.yard.now + 1}
    found = fault_sentences(lost.verify_second_server(lost.witness_file()))
    assert f"('{away.id}') was answered as done, but it is not in the ledger" in found


def test_the_file_of_the_lost_server_is_no_second_story(lost: YardOnLostServer) -> None:
    report = lost.verify_second_server(others=[lost.before])
    assert report.ok, report.findings
    assert "then a server was lost" in " ".join(report.notes)
    backwards = verify_export(
        lost.before, OutsideFacts(exports=(read_export(export_lines(lost.yard)),))
    )
    assert not [one for one in backwards.findings if one.check == "histories"]


def test_two_servers_that_both_took_over_tell_two_stories(lost: YardOnLostServer) -> None:
    other = YardOnLostServer()
    other.room.send_and_record("throw")
    other.play_minute()
    other.copy()
    other.at += 1
    other.continue_from_copy()
    report = lost.verify_second_server(others=[export_lines(other.yard)])
    assert "says something else in each" in fault_sentences(report)


def test_two_heads_of_one_number_from_the_second_server_are_two_stories(
    lost: YardOnLostServer,
) -> None:
    other = export_lines(lost_server_with_act("give", to="bea", nuts=3).yard)
    said = fault_sentences(lost.verify_second_server(others=[other]))
    last = read_head(lost.yard.scribe.heads()[-1]).link
    assert last is not None
    assert "says something else in each" in said
    assert f"Head {last.number} was signed twice with one key of this game" in said


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"number": 2}, "it is number 1, and calls itself 2"),
        ({"endorsement": "00" * 64}, "the key before did not endorse its key"),
        ({"commitment": "00" * 32}, "the key before did not endorse its key"),
        ({"seal_key": "none"}, "the key before did not endorse its key"),
        ({"by": 7}, "says nothing of a takeover that makes sense"),
        ({"seed": "00" * 32}, "reveals a seed that does not lead to the commitment"),
        ({"period": 9}, "reveals a seed of a period that had not begun"),
    ],
)
def test_a_takeover_that_does_not_follow_from_its_copy_is_wrong(
    lost: YardOnLostServer, change: dict[str, Any], wrong: str
) -> None:
    assert wrong in fault_sentences(verify_export(forge_export(lost, change)))


def test_a_takeover_without_a_restoration_is_wrong(lost: YardOnLostServer) -> None:
    rows = [row.state for row in lost.yard.store.read("yard")]
    for place, stored in enumerate(rows):
        entry = json.loads(stored)
        if entry["type"] == "kernel/ledger-restored@1":
            rows[place] = msgspec.json.encode(
                entry | {"type": "kernel/game-paused@1", "body": {"by": "nurse"}}
            )
    report = verify_export(write_export(rows, lost.yard.scribe.keys))
    assert "nothing was restored before it" in fault_sentences(report)


def test_a_head_of_the_old_key_after_the_takeover_is_invalid(lost: YardOnLostServer) -> None:
    rows = [row.state for row in lost.yard.store.read("yard")]
    keys = lost.yard.scribe.keys
    stale = SealKeys(keys.all_keys[0].signing, keys.salting, keys.seeding, keys.since, keys.before)
    report = verify_export(write_export(rows, stale, lost.yard.scribe.heads()[:-1]))
    assert "it is not signed with the key of this game" in fault_sentences(report)


def test_the_first_key_and_the_last_one_are_both_accepted_from_outside(
    lost: YardOnLostServer,
) -> None:
    for key in lost.yard.scribe.keys.all_keys:
        known = OutsideFacts(keys=(key.seal_key("yard"),))
        assert verify_export(export_lines(lost.yard), known).ok
    strange = OutsideFacts(keys=("acta-ludorum/yard+00000000+AAAA",))
    assert "somebody else made it" in fault_sentences(
        verify_export(export_lines(lost.yard), strange)
    )


def test_dice_of_the_period_of_the_takeover_are_recomputed_with_both_seeds(
    lost: YardOnLostServer,
) -> None:
    report = lost.verify_second_server()
    assert (report.counts.rolls_checked, report.counts.rolls_waiting) == (1, 1)
    lost.yard.does("aunt", "ring")
    report = lost.verify_second_server()
    assert report.ok, report.findings
    assert (report.counts.rolls_checked, report.counts.rolls_waiting) == (2, 0)


def test_a_ledger_that_still_waits_for_its_takeover_is_whole() -> None:
    lost = YardOnLostServer()
    lost.play_minute()
    lost.copy()
    lost.continue_from_copy(taken_over=False)
    report = lost.verify_second_server()
    assert report.ok, report.findings
    assert limit_sentences(report) == ""


def test_a_ledger_may_lose_two_servers(lost: YardOnLostServer) -> None:
    lost.copy()
    lost.room.send_and_record("give", to="bea", nuts=1)
    lost.play_minute()
    lost.continue_from_copy()
    lost.room.send_and_record("give", to="bea", nuts=1)
    lost.play_minute()
    report = lost.verify_second_server(lost.witness_file())
    assert report.ok, report.findings
    assert "2 acts" in limit_sentences(report)
    assert limit_sentences(report).count("another server took over") == 2


@pytest.mark.parametrize(
    ("places", "behind"),
    [
        ([1, 0, 11], {1}),
        ([1, 0, 0], {1, 2}),
        ([0, 11, 0], {0}),
        ([11, 0, 12], set()),
        ([1, 0, 2, 11], set()),
        ([], set()),
    ],
)
def test_acts_seen_between_two_servers_are_left_behind(places: list[int], behind: set[int]) -> None:
    servers = Servers((Server(1, "", ""), Server(10, "", "")))
    assert servers.indexes_of_lost_observations(places) == behind
    assert Servers(servers.servers[:1]).indexes_of_lost_observations(places) == set()

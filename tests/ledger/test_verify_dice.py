"""The verifier on dice: a host who has the keys and cheats with seeds or rolls is found out."""

import json
from typing import Any

import msgspec
import pytest

from ledger.kernel.vocabulary.events import SeedRevealed
from ledger.record.entry import CommandMeta, Roll
from ledger.seal.chance import SeededChance
from ledger.verify import verify_export
from tests.ledger.evening import SEEDS, HonestLog, founding_event, honest_evening


def find_faults(evening: HonestLog) -> list[str]:
    return [finding.sentence for finding in verify_export(evening.export_lines()).findings]


def evening_with_changed_roll(**change: Any) -> HonestLog:
    """Return an evening whose first roll was changed before it was sealed."""
    evening = honest_evening()
    entry = json.loads(evening.stored[1])
    entry["rolls"] = [{**roll, **change} for roll in entry["rolls"]]
    evening.stored[1] = msgspec.json.encode(entry)
    evening.sign_heads_again()
    return evening


@pytest.mark.parametrize(
    "change",
    [
        {"value": 7},
        {"contribution": "another"},
        {"name": "proelium-9/octavian"},
        {"name": "two\nlines"},
        {"source": "heaven"},
        {"sides": 2**40},
    ],
)
def test_a_server_roll_that_does_not_follow_from_its_seed_is_found(change: dict[str, Any]) -> None:
    assert find_faults(evening_with_changed_roll(**change)) != []


@pytest.mark.parametrize("face", range(1, 7))
def test_the_verifier_accepts_only_the_face_that_fell(face: int) -> None:
    fell = json.loads(honest_evening().stored[1])["rolls"][0]["value"]
    wrong = f"the seed gives {fell}, the entry says {face}."
    assert find_faults(evening_with_changed_roll(value=face)) == (
        [] if face == fell else [f"Entry 2, roll 'proelium-1/octavian': {wrong}"]
    )


def test_a_roll_made_again_under_the_same_name_is_found() -> None:
    evening = HonestLog()
    evening.roll("octavian")
    evening.roll("octavian", contribution="better luck")
    assert find_faults(evening) == ["Entry 3, roll 'octavian': entry 2 rolled it already."]


def test_a_roll_after_its_seed_was_revealed_is_found() -> None:
    evening = HonestLog()
    evening.reveal_seed(1)
    evening.roll("late")
    assert find_faults(evening) == [
        "Entry 3, roll 'late': it was rolled when its seed was known already."
    ]


def fields_with_act_meta(index: int, count: int) -> dict[str, Any]:
    return {"meta": CommandMeta("c1", "announce-season", "apollo-1", "apollo", "", index, count)}


def test_an_act_that_opens_a_period_rolls_with_the_seed_of_the_period_it_ends() -> None:
    evening = HonestLog()
    rolled = SeededChance(SEEDS, 1).roll("omen", 6)
    evening.write_entry({}, **fields_with_act_meta(0, 2))
    evening.write_entry({}, period=2, rolls=(rolled,), **fields_with_act_meta(1, 2))
    evening.write_entry(SeedRevealed(1, SEEDS.seed(1)), period=2)
    report = verify_export(evening.export_lines())
    assert (report.findings, report.counts.rolls_checked) == ((), 1)
    report = verify_export(evening.export_lines(withheld=[2]))
    assert (report.findings, report.counts.rolls_waiting) == ((), 1)


def test_a_roll_before_the_first_period_is_found() -> None:
    evening = HonestLog()
    evening.stored = [evening.stored[0].replace(b'"period":1', b'"period":0')]
    evening.write_entry({}, period=0, rolls=(Roll("early", 6, 1),))
    assert find_faults(evening) == ["Entry 2, roll 'early': no seed belongs to its period."]


def test_a_seed_never_revealed_is_found() -> None:
    evening = HonestLog()
    evening.roll("octavian")
    evening.open_period(2)
    report = verify_export(evening.export_lines())
    assert [f.sentence for f in report.findings] == [
        "Period 1 is over, but its seed was never revealed."
    ]
    assert report.counts.rolls_waiting == 1


def test_closing_ends_the_last_period_too() -> None:
    evening = HonestLog()
    evening.close(1)
    assert find_faults(evening) == ["Period 1 is over, but its seed was never revealed."]
    evening = HonestLog()
    evening.reveal_seed(1)
    evening.close(1)
    assert find_faults(evening) == []


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (SeedRevealed(1, "0" * 64), "does not lead to the commitment"),
        (SeedRevealed(1, SEEDS.seed(2)), "does not lead to the commitment"),
        (SeedRevealed(1, SEEDS.seed(1).upper()), "does not lead to the commitment"),
        (SeedRevealed(1, "no hex"), "does not lead to the commitment"),
        (SeedRevealed(2, SEEDS.seed(2)), "a period that had not begun"),
        (SeedRevealed(0, SEEDS.commitment), "a period that had not begun"),
    ],
)
def test_a_wrong_seed_is_found(event: SeedRevealed, words: str) -> None:
    evening = HonestLog()
    evening.write_entry(event)
    assert [words in sentence for sentence in find_faults(evening)] == [True]


def test_a_seed_revealed_twice_or_malformed_is_found() -> None:
    evening = HonestLog()
    evening.reveal_seed(1)
    evening.reveal_seed(1)
    evening.write_entry({"period": "one"}, type="kernel/seed-revealed@1")
    assert sorted(find_faults(evening)) == [
        "Entry 3 reveals the seed of period 1 a second time.",
        "Entry 4 reveals nothing that is a seed.",
    ]


def test_seeds_are_checked_across_periods_without_a_reveal() -> None:
    evening = HonestLog()
    evening.write_entry({}, period=3)
    evening.reveal_seed(3)
    evening.write_entry({}, period=70)
    evening.reveal_seed(70)
    assert find_faults(evening) == ["Period 1 is over, but its seed was never revealed."]


def test_a_malformed_commitment_is_found() -> None:
    evening = HonestLog(founding_event(commitment="trust me"))
    evening.reveal_seed(1)
    assert find_faults(evening)[0] == "The commitment in entry 1 is not a hash."

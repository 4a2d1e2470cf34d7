"""Submissions until a deadline, over the API, are saved, replaced, sealed, and opened."""

import uuid
from collections.abc import AsyncIterator

import pytest

from api.exports.ledger_file import whole_ledger_lines
from ledger.seal import SealKeys, key_as_hex, verify_inclusion
from ledger.seal.signature import is_signature_valid, statement_bytes
from ledger.seal.submission import Leaf
from ledger.seal.submission_leaves import submission_leaf_hash
from tests.api.hall import Hall, document_of, expect_problem, open_hall
from tests.api.jar_hall import (
    JAR_ID,
    MINUTE,
    SHELF,
    advance_clock,
    declare_readiness,
    jar_hall,
    own_submission,
    save_guess,
    send_guess,
)
from tests.api.lent import LentStore


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    async with jar_hall() as opened:
        yield opened


async def test_the_server_confirms_a_save_with_its_signature(hall: Hall) -> None:
    ada = await hall.phone("ada")
    kept = await save_guess(ada, 7, 1)
    assert (kept["revision"], kept["who"], kept["superseded"]) == (1, "ada", False)
    key = key_as_hex(hall.game.state.kernel.seal_key)
    said = statement_bytes("saved/1", hall.id, JAR_ID, "ada", "1", kept["digest"], "")
    assert is_signature_valid(key, said, kept["receipt"])


async def test_a_replacement_counts_and_a_late_retry_learns_that_it_does_not(hall: Hall) -> None:
    ada, first = await hall.phone("ada"), str(uuid.uuid4())
    await save_guess(ada, 7, 1, first)
    await save_guess(ada, 9, 2)
    late = await save_guess(ada, 7, 1, first)
    assert late["superseded"]
    assert "receipt" not in late
    mine = await own_submission(ada)
    assert (mine["revision"], mine["saved"]["fields"]) == (2, {"nuts": 9})


async def test_a_repeated_save_is_answered_as_a_replay(hall: Hall) -> None:
    ada, command = await hall.phone("ada"), str(uuid.uuid4())
    first = await save_guess(ada, 7, 1, command)
    again = await send_guess(ada, 7, 1, command)
    assert again.headers["idempotent-replay"] == "true"
    assert document_of(again)["kept"] == first


async def test_two_phones_of_one_character_learn_of_each_other_s_saves(hall: Hall) -> None:
    """After a card moves to another phone, later requests of the old phone are refused."""
    old = await hall.phone("ada")
    await save_guess(old, 7, 1)
    new = hall.stranger()
    new.character = "ada"
    moved = await hall.claim_card(new, "ada-1", "another-device", move=True)
    assert moved.status_code == 200, moved.text
    assert (await own_submission(new))["saved"]["fields"] == {"nuts": 7}
    expect_problem(await send_guess(new, 8, 1), "saved-elsewhere")
    await save_guess(new, 8, 2)
    expect_problem(await send_guess(old, 9, 3), "not-your-card")


async def test_an_author_says_ready_and_takes_it_back(hall: Hall) -> None:
    phones = [await hall.phone(who) for who in ("ada", "bea", "cai")]
    ada = phones[0]
    await save_guess(ada, 7, 1)
    for phone in phones[:2]:
        assert (await declare_readiness(phone, 1))["ready"]
    assert not (await declare_readiness(ada, 2, ready=False))["ready"]
    assert (await declare_readiness(ada, 1))["superseded"]
    await declare_readiness(phones[2], 1)
    assert JAR_ID in hall.game.state.kernel.windows
    assert (await own_submission(ada))["ready"] is False
    await declare_readiness(ada, 3)
    await advance_clock(hall, 0)
    assert JAR_ID not in hall.game.state.kernel.windows
    lines = (await ada.view())["entries"]
    assert [line["key"] for line in lines][-3:] == [
        "window-sealed",
        "submissions-opened",
        "jar-emptied",
    ]


async def test_each_phone_gets_the_path_of_its_own_leaf(hall: Hall) -> None:
    bea = await hall.phone("bea")
    await save_guess(bea, 7, 1)
    assert "sealed" not in await own_submission(bea)
    await advance_clock(hall, MINUTE)
    mine, slice_ = await own_submission(bea), (await bea.view())["slices"][f"window/{JAR_ID}"]
    under = mine["sealed"]
    assert (under["root"], under["number"]) == (slice_["root"], slice_["seal"]) != ("", 0)
    row = hall.game.scribe.submissions.row_of(JAR_ID, "bea")
    leaf = submission_leaf_hash(JAR_ID, 1, Leaf("bea", under["salt"], row.saved))
    path, root = [bytes.fromhex(node) for node in under["path"]], bytes.fromhex(under["root"])
    assert verify_inclusion(leaf, under["index"], under["size"], path, root)


async def test_after_the_end_the_own_submission_is_the_opened_one(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    await save_guess(ada, 7, 1)
    await advance_clock(hall, 15 * MINUTE)
    mine, theirs = await own_submission(ada), await own_submission(bea)
    assert (mine["revision"], mine["saved"]["fields"], mine["at"]) == (
        1,
        {"nuts": 7},
        hall.clock.now,
    )
    assert (theirs["revision"], "saved" in theirs, "sealed" in theirs) == (0, False, False)


@pytest.mark.parametrize("who", ["nurse", "aunt", "bea"])
async def test_nobody_else_reads_a_saved_submission(hall: Hall, who: str) -> None:
    other = await hall.phone(who)
    place = f"/games/{hall.id}/windows/{JAR_ID}/own"
    expect_problem(await other.get(place, **{"as": "ada"}), "not-your-card")
    expect_problem(await other.get(place), "malformed")
    if who != "bea":
        expect_problem(await other.get(place, **{"as": who}), "not-found")
    expect_problem(await other.get(place.replace(JAR_ID, "none"), **{"as": who}), "not-found")


async def test_the_form_of_a_sealed_act_says_so(hall: Hall) -> None:
    ada = await hall.phone("ada")
    offers = document_of(await ada.get(f"/games/{hall.id}/offers", **{"as": "ada"}))["offers"]
    assert [(o["type"], o["sealed"]) for o in offers if "sealed" in o] == [("guess", "guesses")]


async def test_a_recorder_is_not_offered_a_sealed_act(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    asked = {"as": "ada", "recorder": "nurse"}
    offers = document_of(await nurse.get(f"/games/{hall.id}/offers", **asked))["offers"]
    assert "guess" not in {offer["type"] for offer in offers}


async def test_a_dry_run_of_a_sealed_act_is_complete(hall: Hall) -> None:
    ada = await hall.phone("ada")
    tried = await ada.dry_run("guess", nuts=7)
    assert (tried["complete"], tried["objections"]) == (True, [])


async def test_before_the_opening_an_export_holds_nothing_of_a_submission(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")

    async def exported_flags() -> set[bool]:
        asked = await nurse.get(f"/games/{hall.id}/export.jsonl")
        by_command = b"".join(whole_ledger_lines(hall.game.scribe))
        texts = (text.replace(b"\\", b"") for text in (asked.content, by_command))
        return {b'"nuts":23' in text or b"submissions-opened" in text for text in texts}

    await save_guess(ada, 23, 1)
    await advance_clock(hall, MINUTE)
    assert await exported_flags() == {False}
    await advance_clock(hall, 14 * MINUTE)
    assert await exported_flags() == {True}


async def test_a_stored_submission_cannot_be_read_without_the_keys() -> None:
    store = LentStore()
    async with jar_hall(store=store) as hall:
        await save_guess(await hall.phone("ada"), 23, 1)
        kept = store.side_values(hall.id, "submission")
        assert set(kept) == {f"{JAR_ID}/ada"}
        assert not any(b"nuts" in row or b"ada" in row for row in kept.values())
        keys = SealKeys.from_bytes(store.side_value(hall.id, "secret", "seal-keys") or b"")
        assert len(keys.submission_key()) == 32


async def test_saved_submissions_survive_the_loss_of_the_server() -> None:
    store = LentStore()
    async with jar_hall(store=store) as hall:
        ada = await hall.phone("ada")
        await save_guess(ada, 7, 1)
        await declare_readiness(ada, 1)
        cookies, clock = ada.client.cookies, hall.clock
    async with open_hall(store=store, clock=clock, found=False, rulesets=SHELF) as again:
        ada = again.stranger()
        ada.character, ada.client.cookies = "ada", cookies
        mine = await own_submission(ada)
        assert (mine["revision"], mine["ready"], mine["saved"]["fields"]) == (1, True, {"nuts": 7})


async def test_a_deadline_that_passed_while_no_server_ran_is_caught_up_at_the_start() -> None:
    store = LentStore()
    async with jar_hall(store=store) as hall:
        await save_guess(await hall.phone("ada"), 7, 1)
        clock = hall.clock
        store.cut_off = True
    store.cut_off = False
    clock.now += 60 * MINUTE
    async with open_hall(store=store, clock=clock, found=False, rulesets=SHELF) as again:
        log = again.game.state.log
        kinds = [e.type.rpartition("/")[2] for e in log.in_order()]
        assert kinds[-4:] == [
            "window-sealed@1",
            "submissions-opened@1",
            "jar-emptied@1",
            "game-paused@1",
        ]

"""Signatures of phones over heads: stored separately, and shown when the game is over."""

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ledger.seal.cosignatures import newest_cosignatures
from ledger.seal.signature import statement_bytes
from ledger.verify import verify_export
from tests.api.hall import (
    Hall,
    Phone,
    document_of,
    expect_denied,
    expect_problem,
    open_hall,
)
from tests.api.minutes import close_game, let_minute_pass

PEN = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
KEY = PEN.public_key().public_bytes_raw().hex()


async def ada_phone_with_key(hall: Hall, key: str = KEY) -> Phone:
    """Return Ada's phone, which has a separate key."""
    phone = hall.stranger()
    phone.character = "ada"
    document_of(await hall.claim_card(phone, "ada-1", "device-of-ada", key=key))
    return phone


def newest_head_digest(hall: Hall) -> str:
    return hall.game.scribe.chain.digest.hex()


def head_signature(hall: Hall, digest: str) -> str:
    return PEN.sign(statement_bytes("head/1", hall.id, digest)).hex()


def signed_head_body(hall: Hall, digest: str = "") -> dict[str, str]:
    digest = digest or newest_head_digest(hall)
    return {"digest": digest, "signature": head_signature(hall, digest)}


async def test_a_phone_signs_a_head_and_the_export_of_the_closed_game_holds_the_signature(
    hall: Hall,
) -> None:
    ada = await ada_phone_with_key(hall)
    await let_minute_pass(hall)
    document_of(await ada.post(f"/games/{hall.id}/heads", signed_head_body(hall)))
    nurse = await hall.phone("nurse")
    during = await nurse.get(f"/games/{hall.id}/export.jsonl")
    assert KEY not in during.text.partition('{"head"')[2]
    await close_game(hall)
    file = await hall.stranger().get(f"/games/{hall.id}/export.jsonl")
    report = verify_export(file.content.splitlines(keepends=True))
    assert report.ok, report.lines()
    cosigners = report.cosigners
    assert (cosigners.phones, cosigners.claimed, cosigners.to_the_end) == (1, 1, 0)


async def test_the_newest_signature_of_a_phone_is_kept_and_one_under_the_last_head_is_taken(
    hall: Hall,
) -> None:
    ada = await ada_phone_with_key(hall)
    await let_minute_pass(hall)
    first = newest_head_digest(hall)
    document_of(await ada.post(f"/games/{hall.id}/heads", signed_head_body(hall)))
    await close_game(hall)
    document_of(await ada.post(f"/games/{hall.id}/heads", signed_head_body(hall)))
    (kept,) = newest_cosignatures(hall.host.store, hall.id)
    assert (kept.key, kept.digest) == (KEY, newest_head_digest(hall))
    assert kept.digest != first


async def test_a_head_of_the_last_hour_may_be_signed_and_an_invented_head_may_not(
    hall: Hall,
) -> None:
    ada = await ada_phone_with_key(hall)
    await let_minute_pass(hall)
    first = newest_head_digest(hall)
    await let_minute_pass(hall)
    document_of(await ada.post(f"/games/{hall.id}/heads", signed_head_body(hall, first)))
    for digest in ("00" * 32, hall.game.scribe.tree.root.hex()):
        expect_problem(
            await ada.post(f"/games/{hall.id}/heads", signed_head_body(hall, digest)), "not-found"
        )


async def test_a_phone_signs_only_for_itself_and_its_game(hall: Hall) -> None:
    ada, bea = await ada_phone_with_key(hall), await hall.phone("bea")
    await let_minute_pass(hall)
    for phone in (bea, hall.stranger()):
        expect_denied(phone, await phone.post(f"/games/{hall.id}/heads", signed_head_body(hall)))
    other = PEN.sign(statement_bytes("head/1", "another", newest_head_digest(hall))).hex()
    for wrong in (other, "00" * 64):
        said = {"digest": newest_head_digest(hall), "signature": wrong}
        expect_problem(await ada.post(f"/games/{hall.id}/heads", said), "malformed")
    assert newest_cosignatures(hall.host.store, hall.id) == ()


async def test_a_malformed_signature_is_refused(hall: Hall) -> None:
    ada = await ada_phone_with_key(hall)
    await let_minute_pass(hall)
    for said in ({}, {"digest": newest_head_digest(hall)}, {"digest": "x", "signature": "y"}):
        expect_problem(await ada.post(f"/games/{hall.id}/heads", said), "malformed")


async def test_a_signature_changes_no_answer_in_play(hall: Hall) -> None:
    ada, nurse = await ada_phone_with_key(hall), await hall.phone("nurse")
    await let_minute_pass(hall)
    pages = ("/view", "/seal", "/entries", "", "/export.csv")
    before = [(await nurse.get(f"/games/{hall.id}{page}")).content for page in pages]
    document_of(await ada.post(f"/games/{hall.id}/heads", signed_head_body(hall)))
    after = [(await nurse.get(f"/games/{hall.id}{page}")).content for page in pages]
    assert before == after


async def test_after_a_restart_the_newest_head_can_still_be_signed(hall: Hall) -> None:
    await ada_phone_with_key(hall)
    await let_minute_pass(hall)
    digest = newest_head_digest(hall)
    store = hall.host.store
    async with open_hall(store=store, found=False) as again:
        assert again.game.scribe.recent == (digest,)

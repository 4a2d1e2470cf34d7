"""Contributions of phones and programs to dice, signed, by REST and GraphQL; dry runs have none."""

import uuid
from typing import Any

import pytest

from ledger.kernel.vocabulary.request import Request
from ledger.kernel.vocabulary.taps import is_tap_valid, refusal_statement, tap_if_signed
from ledger.seal import key_as_hex
from ledger.seal.signature import is_signature_valid
from ledger.verify import verify_export
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, expect_problem
from tests.toy.pen import OTHER_TAP, TAP, PhoneKeys

ACT = """
mutation ($game: ID!, $id: ID!, $by: Actor!, $act: ActInput!) {
  act(game: $game, commandId: $id, by: $by, act: $act) {
    entries { rolls { contribution origin source } }
  }
}
"""


class SigningClient:
    """A phone or a program that claimed a card with its key, and signs its requests."""

    def __init__(self, hall: Hall, phone: Phone, pen: PhoneKeys, card: str) -> None:
        self.hall, self.phone, self.pen, self.card = hall, phone, pen, card

    def signed_body(self, command: str, act: str, tap: str = TAP, **fields: Any) -> dict[str, Any]:
        """Return the body of a command, with contribution and signature."""
        body = self.phone.command_body(act, **fields)
        own = {k: v for k, v in body.items() if k not in ("type", "as", "period")}
        request = Request(command, self.card, act, body["as"], body["period"], own)
        signed = self.pen.signed_request(self.hall.id, request, tap)
        return body | {"contribution": tap, "signature": signed.signature}

    async def send_command(self, command: str, body: dict[str, Any]) -> Any:
        """Return the answer to a command."""
        path = f"/games/{self.hall.id}/commands"
        return await self.phone.post(path, body, Idempotency_Key=command)


async def claim_signing_client(hall: Hall, character: str, **more: Any) -> SigningClient:
    phone, pen = hall.stranger(), PhoneKeys(character)
    phone.character = character
    card = f"{character}-1"
    answer = await hall.claim_card(phone, card, f"device-of-{card}", key=pen.key, **more)
    if more.get("bearer"):
        phone.client.headers["authorization"] = f"Bearer {document_of(answer)['bearer']}"
    return SigningClient(hall, phone, pen, card)


@pytest.mark.parametrize("wrong", ["00\n", "f" * 31 + "\n", "F" * 32, "f" * 33, "\n"])
async def test_a_malformed_contribution_is_refused_whatever_its_signature(
    hall: Hall, wrong: str
) -> None:
    ada, command = await claim_signing_client(hall, "ada"), str(uuid.uuid4())
    body = ada.phone.command_body("throw") | {"contribution": wrong, "signature": "0" * 128}
    told = expect_problem(await ada.send_command(command, body), "malformed")
    assert [error["field"] for error in told["errors"]] == ["contribution"]


async def test_a_phone_s_contribution_enters_the_die_and_its_signature_the_entry(
    hall: Hall,
) -> None:
    ada, command = await claim_signing_client(hall, "ada"), str(uuid.uuid4())
    receipt = (await ada.send_command(command, ada.signed_body(command, "throw"))).json()
    (roll,) = receipt["entries"][0]["rolls"]
    assert (roll["contribution"], roll["origin"]) == (TAP, "phone")
    entry = hall.game.state.log.entries[hall.game.state.log.position]
    assert entry.meta is not None
    assert entry.meta.tap is not None
    assert is_tap_valid(ada.pen.key, hall.id, command, entry.meta.tap)


async def test_a_program_registers_a_key_and_is_counted_as_a_program(hall: Hall) -> None:
    program, command = await claim_signing_client(hall, "bea", bearer=True), str(uuid.uuid4())
    body = program.signed_body(command, "throw")
    by = {
        "as": "bea",
        "period": body["period"],
        "contribution": body["contribution"],
        "signature": body["signature"],
    }
    variables = {"game": hall.id, "id": command, "by": by, "act": {"nuces": {"throw": True}}}
    told = await ask(program.phone, ACT, **variables)
    assert told["act"]["entries"][0]["rolls"] == [
        {"contribution": TAP, "origin": "client", "source": "server"}
    ]


async def test_an_act_through_graphql_carries_the_same_signature_as_through_rest(
    hall: Hall,
) -> None:
    ada, command = await claim_signing_client(hall, "ada", bearer=True), str(uuid.uuid4())
    body = ada.signed_body(command, "give", to="bea", nuts=2)
    by = {"as": "ada", "period": body["period"]} | {
        name: body[name] for name in ("contribution", "signature")
    }
    act = {"nuces": {"give": {"to": "bea", "nuts": 2}}}
    told = await ask(ada.phone, ACT, game=hall.id, id=command, by=by, act=act)
    assert told["act"]["entries"]


async def test_a_used_id_with_another_contribution_is_refused_and_the_die_stays(
    hall: Hall,
) -> None:
    ada, command = await claim_signing_client(hall, "ada"), str(uuid.uuid4())
    body = ada.signed_body(command, "throw")
    first = (await ada.send_command(command, body)).json()
    assert (await ada.send_command(command, body)).json()["entries"] == first["entries"]
    other = await ada.send_command(command, ada.signed_body(command, "throw", OTHER_TAP))
    expect_problem(other, "repeated-otherwise")
    without = {k: v for k, v in body.items() if k not in ("contribution", "signature")}
    expect_problem(await ada.send_command(command, without), "repeated-otherwise")


@pytest.mark.parametrize(
    "changed",
    [{"signature": "00" * 64}, {"contribution": OTHER_TAP}, {"to": "cai"}, {"signature": ""}],
)
async def test_a_wrong_signature_is_a_problem_of_its_own(
    hall: Hall, changed: dict[str, Any]
) -> None:
    ada, command = await claim_signing_client(hall, "ada"), str(uuid.uuid4())
    body = ada.signed_body(command, "give", to="bea", nuts=2)
    expect_problem(await ada.send_command(command, body | changed), "wrong-signature")
    assert (await ada.send_command(command, body)).status_code == 201


async def test_a_malformed_signature_is_refused(hall: Hall) -> None:
    ada, command = await claim_signing_client(hall, "ada"), str(uuid.uuid4())
    for changed in ({"signature": "zz"}, {"contribution": "x", "signature": ""}):
        answer = await ada.send_command(command, ada.signed_body(command, "throw") | changed)
        expect_problem(answer, "malformed")


async def test_a_steward_signs_the_new_print_of_a_card_too(hall: Hall) -> None:
    nurse, command = await claim_signing_client(hall, "nurse"), str(uuid.uuid4())
    body = nurse.signed_body(command, "reissue-card", card="ada-1")
    expect_problem(
        await nurse.send_command(command, body | {"signature": "00" * 64}), "wrong-signature"
    )
    printed = await nurse.send_command(command, body)
    assert printed.json()["token"]
    assert (await nurse.send_command(command, body)).headers["idempotent-replay"] == "true"


@pytest.mark.parametrize(
    ("who", "changed", "slug"),
    [
        ("ada", {}, "refused"),
        ("nurse", {"generation": 7}, "refused"),
        ("nurse", {"generation": "x"}, "malformed"),
        ("nurse", {"card": "nobody-1"}, "unknown-card"),
    ],
)
async def test_the_server_signs_its_refusal_of_a_signed_print(
    hall: Hall, who: str, changed: dict[str, Any], slug: str
) -> None:
    pen, command = await claim_signing_client(hall, who), str(uuid.uuid4())
    fields = {"card": "bea-1", **changed}
    body = pen.signed_body(command, "reissue-card", **fields)
    told = expect_problem(await pen.send_command(command, body), slug)
    request = Request(command, f"{who}-1", "reissue-card", who, body["period"], fields)
    tap = tap_if_signed(pen.pen.signed_request(hall.id, request))
    assert tap is not None
    said = refusal_statement(hall.id, command, tap, slug)
    key = key_as_hex(hall.game.state.kernel.seal_key)
    assert is_signature_valid(key, said, told["refusal"])


async def test_the_server_signs_its_refusal_of_a_print_with_a_wrong_signature(
    hall: Hall,
) -> None:
    nurse, command = await claim_signing_client(hall, "nurse"), str(uuid.uuid4())
    body = nurse.signed_body(command, "reissue-card", card="ada-1") | {"signature": "00" * 64}
    assert expect_problem(await nurse.send_command(command, body), "wrong-signature")["refusal"]


async def test_the_server_signs_its_refusal_of_a_signed_command(hall: Hall) -> None:
    ada, command = await claim_signing_client(hall, "ada"), str(uuid.uuid4())
    body = ada.signed_body(command, "give", to="bea", nuts=1_000)
    told = expect_problem(await ada.send_command(command, body), "refused")
    own = {"to": "bea", "nuts": 1_000}
    request = Request(command, "ada-1", "give", "ada", body["period"], own)
    tap = tap_if_signed(ada.pen.signed_request(hall.id, request))
    assert tap is not None
    said = refusal_statement(hall.id, command, tap, "refused")
    key = key_as_hex(hall.game.state.kernel.seal_key)
    assert is_signature_valid(key, said, told["refusal"])
    unsigned = await (await hall.phone("cai")).expect_refusal("give", to="bea", nuts=1_000)
    assert "refusal" not in unsigned


async def test_a_dry_run_takes_no_contribution_and_reveals_no_dice(hall: Hall) -> None:
    ada = await claim_signing_client(hall, "ada")
    body = ada.signed_body("dry", "throw")
    path = f"/games/{hall.id}/try"
    refused = expect_problem(await ada.phone.post(path, body), "malformed")
    assert refused["errors"][0]["field"] == "contribution"
    bare = {k: v for k, v in body.items() if k not in ("contribution", "signature")}
    assert "rolls" not in document_of(await ada.phone.post(path, bare))


async def test_the_export_of_the_evening_counts_the_phones(hall: Hall) -> None:
    for character in ("ada", "bea"):
        one, command = await claim_signing_client(hall, character), str(uuid.uuid4())
        assert (
            await one.send_command(command, one.signed_body(command, "throw"))
        ).status_code == 201
    cai = await hall.phone("cai")
    await cai.does("throw")
    nurse = await hall.phone("nurse")
    answer = await nurse.get(f"/games/{hall.id}/export.jsonl")
    report = verify_export(answer.content.splitlines(keepends=True))
    assert report.ok, report.findings
    assert (report.counts.rolls_by_phone, report.counts.rolls_without_phone) == (2, 1)

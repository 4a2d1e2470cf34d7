"""Operations beside a game: founding, following, signing heads; and a battle before a god."""

from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ledger.kernel.vocabulary.request import Refused, Request
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.seal.signature import statement_bytes
from tests.api.ear import listen_to_stream
from tests.api.examples.errands import KNOCK, RecordedPeople, open_recorded_game
from tests.api.examples.seen import ExampleValues
from tests.api.hall import Phone
from tests.api.push.phones import CONTACT, KEY
from tests.api.push.service import Browser
from tests.games.answers import CommandAnswer
from tests.games.ludi_romani.deed_scenes import table_with_captured_legio

ADMIN = "the host's own token"
PUSHER = "https://push.example.org"
PEN = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))

TABLE = {
    "ruleset": "morituri",
    "title": "Munus",
    "players": [{"name": "Hans", "bot": False}, {"name": "", "bot": True}],
}
"""A table of two players, one of whom is a bot."""


async def play_at_two_tables(seen: ExampleValues) -> None:
    """Found a table, and another table whose player follows it on two phones."""
    push = {"push_key": KEY, "push_contact": CONTACT, "push_origins": PUSHER}
    async with open_recorded_game(seen, "morituri", admin_token=ADMIN, **push) as told:
        host = told.hall.stranger()
        host.client.headers["Authorization"] = f"Bearer {ADMIN}"
        await told.send_body(host, "/games", TABLE, key=KNOCK)
        await told.send_body(host, "/games", {**TABLE, "ruleset": "chess"}, key=KNOCK)
        await told.get_answer(host, "/house")
        flamma = told.hall.stranger()
        flamma.character, key = "flamma", PEN.public_key().public_bytes_raw().hex()
        await told.hall.claim_card(flamma, "flamma-1", "first-phone", key=key)
        await _subscribe_to_reminders(told, flamma)
        await _read_name_and_sign_head(told, flamma)
        await _move_card(told, flamma)


async def _subscribe_to_reminders(told: RecordedPeople, player: Phone) -> None:
    """Subscribe a phone to reminders of deadlines."""
    feed, push = "/games/{game}/calendar", "/games/{game}/push"
    await told.send_body(player, feed, {"as": player.character})
    await told.send_body(player, push, Browser(PUSHER, "flamma").subscription(player.character))
    for path in (feed, push):
        await told.get_answer(player, path, f"?as={player.character}")


async def _read_name_and_sign_head(told: RecordedPeople, player: Phone) -> None:
    """Read a public name with its own player, and sign a head."""
    shown = await told.get_answer(player, "/games/{game}/public-names", f"?as={player.character}")
    await told.get_answer(player, "/games/{game}/public-names/{shown}", shown=shown["name"])
    await told.let_time_pass(MINUTE_MILLISECONDS)
    digest = told.hall.game.scribe.chain.digest.hex()
    signature = PEN.sign(statement_bytes("head/1", told.hall.id, digest)).hex()
    signed = {"digest": digest, "signature": signature}
    await told.send_body(player, "/games/{game}/heads", signed)


async def _move_card(told: RecordedPeople, player: Phone) -> None:
    """Move a card to a second phone, and leave a session."""
    async with listen_to_stream(player) as ear:
        await told.note_event(ear, "view")
        await told.does(player, "roll-for-order")
        await told.let_time_pass(2 * MINUTE_MILLISECONDS)
        await told.note_event(ear, "head")
        await told.get_answer(player, "/games/{game}/evening")
        second = told.hall.stranger()
        second.character = player.character
        await told.hall.claim_card(second, "flamma-1", "second-phone", move=True)
        await told.note_event(ear, "moved")
    async with listen_to_stream(second) as ear:
        await told.note_event(ear, "view")
        await second.client.delete("/api/v1/session")
        await told.note_event(ear, "closed-session")


def convert_captured_legio(seen: ExampleValues) -> None:
    """Let a king convert a captured legio, with a foreign god's consent (REX-08)."""
    table = table_with_captured_legio("tanit", "")
    decide = table.decide

    def decide_and_note(request: Request) -> CommandAnswer[Any]:
        answer = decide(request)
        if not isinstance(answer.outcome, Refused):
            seen.command("ludi_romani", request)
        return answer

    vars(table)["decide"] = decide_and_note
    table.act_with_consent("tanit", "bogud", "convert-legio", numen="tanit").accepted_entries()

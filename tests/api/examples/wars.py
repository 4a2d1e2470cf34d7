"""Wars of Roman Diplomacy and a quarrel of Cursus Honorum, by people who write and part."""

from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from api.copies.takeover_hold import record_restoration
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.seal.signature import statement_bytes
from tests.api.ear import listen_to_stream
from tests.api.examples.errands import KNOCK, RecordedPeople, open_recorded_game, read_whole_game
from tests.api.examples.seen import ExampleValues
from tests.api.hall import Hall, Phone

WAR = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 4
letters: private
players: [gaius, julia]
"""
GIVEN = """switches:
  join.same_city: gm_decides
  join.unit: army_or_fleet
"""
KNOCKS = ("3b7e2a11-6c8d-4e5f-9a0b-1c2d3e4f5a6b", "8f1d4c6b-2e3a-4b7c-8d9e-0f1a2b3c4d5e")
TOKEN = "5f0c9a526a3b4c1e9d540b7f3c8e2a11"


async def play_war_with_lost_server(seen: ExampleValues) -> None:
    """Play a war of Roman Diplomacy by letter, whose server is lost."""
    async with open_recorded_game(seen, "roman_diplomacy", WAR) as told:
        hall = told.hall
        gaius, julia = await hall.phone("gaius"), await hall.phone("julia")
        host = await hall.phone("host")
        await told.does(gaius, "found-empire", city="bru")
        await told.does(julia, "found-empire", city="alb")
        rude = await _write_letters(told, gaius, julia, host)
        await told.send_body(hall.stranger(), "/games/{game}/knocks", NEWCOMER, key=KNOCK)
        await told.get_answer(host, "/games/{game}/view")
        await told.does(host, "turn-away", knock=KNOCK)
        await told.get_answer(hall.stranger(), "/games/{game}/knocks/{knock}", knock=KNOCK)
        (window,) = hall.game.state.kernel.windows
        orders: dict[str, Any] = {"orders": {"A bru": ["H"]}, "window": window, "revision": 1}
        kept = await gaius.send_command("order-units", **orders)
        seen.answer("POST", "/api/v1/games/{game}/commands", 200, kept.json())
        own = "/games/{game}/windows/{window}/own"
        await told.get_answer(gaius, own, "?as=gaius", window=window)
        for phone in (gaius, julia):
            done: dict[str, Any] = {"window": window, "ready": True, "revision": 2}
            await phone.send_command("set-ready", **done)
        await told.let_time_pass(MINUTE_MILLISECONDS)
        await told.get_answer(gaius, own, "?as=gaius", window=window)
        await _note_stream_events(told, gaius, julia)
        await read_whole_game(told, host, gaius)
        await told.does(host, "retire-character", character="gaius")
        await told.does(julia, "erase-letter", letter=rude)
        record_restoration(hall.game.scribe, hall.clock.now)
        await told.does(host, "take-over")
        for path in ("/games/{game}/seal", "/games/{game}/heads"):
            await told.get_answer(gaius, path)


async def play_war_to_peace(seen: ExampleValues) -> None:
    """Play a war with a missed turn that is given up; then lay its letters open."""
    async with open_recorded_game(seen, "roman_diplomacy", WAR) as told:
        hall = told.hall
        gaius, julia = await hall.phone("gaius"), await hall.phone("julia")
        host = await hall.phone("host")
        await told.does(gaius, "found-empire", city="bru")
        await told.does(julia, "found-empire", city="alb")
        letter = await told.does(gaius, "write-letter", to=["julia"], text="Meet me at the wall")
        await told.let_time_pass(15 * MINUTE_MILLISECONDS)
        await told.does(host, "forgive-miss", who="julia", turn="0", reason="Her train was late")
        await told.does(host, "announce-closing", minutes=1)
        await told.let_time_pass(2 * MINUTE_MILLISECONDS)
        await told.does(host, "confirm-closing")
        await told.let_time_pass(2 * MINUTE_MILLISECONDS)
        await told.does(gaius, "disclose-letter", letter=letter["command"])
        for phone in (gaius, host):
            await told.get_answer(phone, "/games/{game}/words", "?whose=others")
        await read_whole_game(told, host, gaius)
        await told.send_body(
            gaius, "/games/{game}/words/consent", {"as": "gaius", "to": "everybody"}
        )
        await told.send_body(julia, "/games/{game}/words/erasures", {"as": "julia", "who": "julia"})


async def play_war_with_given_cities(seen: ExampleValues) -> None:
    """Play a war in which a steward gives the cities, and ask for the first orders."""
    async with open_recorded_game(seen, "roman_diplomacy", WAR + GIVEN) as told:
        gaius, host = await told.hall.phone("gaius"), await told.hall.phone("host")
        await told.does(gaius, "found-empire", city="bru", unit="fleet")
        await told.does(host, "give-city", who="gaius", city="bru")
        await told.does(host, "ask-for-orders")
        for key in KNOCKS:
            await told.send_body(told.hall.stranger(), "/games/{game}/knocks", NEWCOMER, key=key)
        await told.does(host, "turn-away-all", knocks=list(KNOCKS))


async def resume_lapsed_session(seen: ExampleValues) -> None:
    """Let a phone with a lapsed session come back by the key that it keeps."""
    async with open_recorded_game(seen, "roman_diplomacy", WAR) as told:
        hall, pen = told.hall, Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
        key = pen.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
        await hall.claim_card(hall.stranger(), "gaius-1", "phone-of-gaius", key=key)
        who: dict[str, Any] = {"character": "gaius", "device": "phone-of-gaius"}
        said = statement_bytes("return/1", hall.id, *who.values(), str(hall.clock.now))
        back = {**who, "at": hall.clock.now, "signature": pen.sign(said).hex()}
        await told.send_body(hall.stranger(), "/games/{game}/claims/return", back)


async def play_war_with_union(seen: ExampleValues) -> None:
    """Play a war in which two players agree to unite from the next turn on."""
    async with open_recorded_game(seen, "roman_diplomacy", WAR) as told:
        gaius, julia = await told.hall.phone("gaius"), await told.hall.phone("julia")
        await told.does(gaius, "found-empire", city="bru")
        await told.does(julia, "found-empire", city="alb")
        await told.does(gaius, "federate", partners=["julia"], name="Pax")
        asked = next(iter(told.hall.game.state.kernel.petitions))
        await told.does(julia, "consent", petition=asked)
        await told.get_answer(gaius, "/games/{game}/view")


async def play_exit_from_federation(seen: ExampleValues) -> None:
    """Play a war in which a player leaves a federation.

    An army of the leaver is in another member's city.
    """
    async with open_recorded_game(seen, "roman_diplomacy", WAR) as told:
        hall, why = told.hall, {"reason": "The board says so"}
        gaius, julia = await hall.phone("gaius"), await hall.phone("julia")
        host = await hall.phone("host")
        await told.does(gaius, "found-empire", city="bru")
        await told.does(julia, "found-empire", city="alb")
        for who in ("gaius", "julia"):
            await told.does(host, "set-membership", who=who, name="Pax", **why)
        await told.does(host, "set-unit", at="bru", unit="nothing", **why)
        await told.does(host, "set-unit", at="alb", unit="army", owner="gaius", **why)
        await told.does(host, "set-unit", at="thr", unit="army", owner="julia", **why)
        await told.does(gaius, "leave-federation")
        while not (window := await _open_window_id(hall)).startswith("partings"):
            await told.let_time_pass(15 * MINUTE_MILLISECONDS)
        orders: dict[str, Any] = {"retreats": {"A alb": ["R bru"]}, "window": window, "revision": 1}
        kept = await gaius.send_command("order-partings", **orders)
        seen.answer("POST", "/api/v1/games/{game}/commands", 200, kept.json())


async def _open_window_id(hall: Hall) -> str:
    """Return the open window of a war."""
    (window,) = hall.game.state.kernel.windows
    return window


async def play_disputed_ending(seen: ExampleValues) -> None:
    """Play a game of Cursus Honorum that one player wants to end, and another does not."""
    async with open_recorded_game(seen, "cursus_honorum") as told:
        await told.does(await told.hall.phone("aemilius"), "agree-to-end")
        await told.does(await told.hall.phone("claudius"), "disagree")


NEWCOMER = {"name": "Dan", "token": TOKEN}


async def _write_letters(told: RecordedPeople, gaius: Phone, julia: Phone, host: Phone) -> str:
    """Write the two players' letters, and return the id of one of Julia's letters."""
    first = await told.does(gaius, "write-letter", to=["julia"], text="Meet me at the wall")
    rude = await told.does(gaius, "write-letter", to=["julia"], text="Then it is war")
    answer = await told.does(julia, "write-letter", answers=first["command"], text="Never")
    border = {"template": "propose-border", "to": "julia", "about": ["bru"]}
    await told.does(gaius, "write-from-template", **border)
    report = await told.does(julia, "report-letter", letter=rude["command"], reason="He is rude")
    await told.get_answer(host, "/games/{game}/view")
    verdict = {"report": report["command"], "answer": "silence", "reason": "He is"}
    await told.does(host, "answer-report", **verdict)
    await told.get_answer(host, "/games/{game}/view")
    await told.does(host, "lift-silence", writer="gaius", reason="He is sorry")
    thread = first["command"]
    await told.get_answer(gaius, "/games/{game}/letters", f"?thread={thread}")
    noted = {"as": "gaius", "read": {thread: 1}, "muted": []}
    await told.send_body(gaius, "/games/{game}/letterbox", noted)
    return str(answer["command"])


async def _note_stream_events(told: RecordedPeople, gaius: Phone, julia: Phone) -> None:
    """Note the events of a stream about an act."""
    async with listen_to_stream(gaius) as ear:
        await told.note_event(ear, "view")
        await told.does(julia, "write-letter", to=["gaius"], text="Come to the wall, then")
        await told.note_event(ear, "entries")
        await told.note_event(ear, "ping")

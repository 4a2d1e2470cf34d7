"""Two yards differ in a letter between Ada and Bea. No other viewer sees a difference.

The yards differ in the words of the letter, the number of letters, whether there is a letter, or
the reader's notes. Fingerprints of heads are left out, as they depend on everything.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.api import schemas
from tests.api.hall import Hall, Phone, open_hall
from tests.api.secrecy.twins import open_listener
from tests.toy.post import rules_with_letters

Deed = Callable[[Phone, Phone], Awaitable[object]]
Told = dict[str, list[object]]

NAME = "5ec2e700-0000-4000-8000-000000000001"
OPENED = "/entries/5ec2e700-0000-4000-8000-000000000100.0"
"""An entry that everybody sees: Cai's throw."""

PLACES = (
    "",
    "/accounts",
    "/accounts?at=2",
    "/statement?account=cai&asset=nut",
    f"/statement?account=cai&asset=nut&from={NAME}.0",
    "/trial-balance",
    "/trial-balance?at=2",
    "/tills",
    OPENED,
    f"/entries/{NAME}.0",
    "/view",
    "/view?at=2",
    "/entries",
    "/letters",
    "/letters?q=wall",
    "/search?q=wall",
    "/search?q=letter",
    "/search?q=ada&limit=1",
    "/holdings",
    "/holdings/ada",
    "/places",
    "/standings",
    "/evening",
    *(f"/stories/{who}" for who in ("ada", "bea", "cai", "nurse")),
    *(f"/series/{of}" for of in ("balances", "places", "standings")),
    "/calendar",
    "/audit",
    "/audit?after=2",
    "/words",
    "/words?whose=others",
    "/seal",
    "/heads",
    "/house",
    "/room",
    "/replay",
    f"/replay?entry={NAME}.0",
    "/replay/0",
    "/replay/1",
    "/export.jsonl",
    "/export.entries.jsonl",
    "/export.csv",
    "/export.ledger",
)
ELSEWHERE = {
    "/archive": "made of what is asked here; twins are compared in tests/api/archiving",
    "/live": "listened to by every phone, all the time",
    "/offers": "asked with the refusals, as oneself",
    "/receipts/{command}": "asked with the refusals, of the letter's own command",
    "/knocks/{knock}": "knows no letters: a stranger's knock, by its secret name",
    "/pictures/{digest}": "knows no letters: a picture, by its digest",
    "/public-names": "knows no letters: a name for a minute, asked for oneself",
    "/public-names/{shown}": "knows no letters: whose name that is, by what their screen shows",
    "/push": "knows no letters: where a phone is pushed to",
    "/windows/{window}/own": "knows no letters: what one saved oneself",
}
"""The paths that are not in PLACES, each with the reason."""
SECOND = "5ec2e700-0000-4000-8000-000000000003"
QUERY = """query ($game: ID!) { game(id: $game) {
  view { etag cursor slices { key data } } letters { letters { text } more }
  entries(last: 50) { edges { cursor node { c key text n } } }
  search(q: "a", limit: 20) { found { entry n key text reason why letter { text } } cursor more }
  wall: search(q: "wall") { found { entry n key text why letter { text } } cursor more }
} }"""


async def write_letter(ada: Phone, _bea: Phone) -> object:
    """Let Ada write to Bea."""
    return await ada.does("write-letter", command=NAME, to=["bea"], text="come to the wall")


async def write_other_words(ada: Phone, _bea: Phone) -> object:
    """Let Ada write other words to Bea."""
    text = "stay where you are, they are watching us " * 20
    return await ada.does("write-letter", command=NAME, to=["bea"], text=text)


async def write_and_answer(ada: Phone, bea: Phone) -> object:
    """Let Ada write to Bea, who answers."""
    await write_letter(ada, bea)
    return await bea.does("write-letter", command=SECOND, answers=NAME, text="I come")


async def read_and_mute(ada: Phone, bea: Phone) -> object:
    """Let Bea read Ada's letter and mute Ada."""
    await write_letter(ada, bea)
    body = {"as": "bea", "read": {NAME: 1}, "muted": ["ada"]}
    return await bea.post(f"/games/{bea.game}/letterbox", body)


async def erase_letter(ada: Phone, bea: Phone) -> object:
    """Let Ada erase her letter."""
    await write_letter(ada, bea)
    return await ada.does("erase-letter", letter=NAME)


async def do_nothing(_ada: Phone, _bea: Phone) -> object:
    """Do nothing."""
    return None


async def answers_after_deed(deed: Deed, *, closed: bool = False) -> Told:
    """Return the answers to everybody in a yard with this deed."""
    async with open_hall(
        claim_rate="1000/second",
        read_rate="100000/second",
        rulesets={"nuces": rules_with_letters()},
    ) as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "bea", "cai", "aunt", "nurse")}
        phones["room"] = hall.stranger()
        ears = {who: await open_listener(hall, phone) for who, phone in phones.items()}
        await phones["cai"].does("throw", command=_command_id(0))
        await deed(phones["ada"], phones["bea"])
        hall.game.stream.flush()
        for number, (who, act, fields) in enumerate(
            (("cai", "sit", {"where": "bench"}), ("aunt", "ring", {})), start=1
        ):
            await phones[who].does(act, command=_command_id(number), **fields)
            hall.game.stream.flush()
        if closed:
            await _close_game(hall, phones["nurse"])
        found: Told = {who: list(ear.heard) for who, ear in ears.items()}
        for who, phone in phones.items():
            found[who] += await _answers_to_all_requests(phone, closed=closed)
        for ear in ears.values():
            await ear.hang_up()
    return found


def _command_id(number: int) -> str:
    return f"5ec2e700-0000-4000-8000-0000000001{number:02}"


async def _close_game(hall: Hall, nurse: Phone) -> None:
    other = await hall.phone("nurse", "nurse-2")
    hall.game.stream.flush()
    await nurse.does("announce-closing", command=_command_id(40), minutes=1)
    hall.game.stream.flush()
    await other.does("confirm-closing", command=_command_id(41))
    hall.game.stream.flush()
    hall.clock.now += 120_000
    hall.host.do_periodic_work()
    await hall.game.writer.write_sides(())
    hall.game.stream.flush()
    assert hall.game.state.kernel.status == "closed"


async def _answers_to_all_requests(phone: Phone, *, closed: bool) -> list[object]:
    """Return the answers to all requests.

    After closing, leave out the answers that the seal covers.
    """
    places = [one for one in PLACES if not (closed and ("seal" in one or "heads" in one))]
    places = [one for one in places if not (closed and one.endswith((".jsonl", OPENED)))]
    found: list[object] = [await _fetch_answer(phone, place) for place in places]
    graphql = {"query": QUERY, "variables": {"game": phone.game}}
    answer = await phone.client.post("/graphql", json=graphql)
    found.append((answer.status_code, answer.content))
    if phone.character not in ("ada", "bea"):
        found.extend(
            [await _refusals_by_letter_id(phone), await _fetch_answer(phone, f"/receipts/{NAME}")]
        )
    return found


async def _refusals_by_letter_id(phone: Phone) -> list[object]:
    """Return the refusals of a viewer who knows the id of a letter and asks for it by any act."""
    asker = ("cai", "aunt", "nurse", "").index(phone.character)
    phone.character = phone.character or "cai"
    guesses: list[tuple[str, dict[str, Any]]] = [
        ("write-letter", {"answers": NAME, "text": "I know"}),
        ("report-letter", {"letter": NAME}),
        ("erase-letter", {"letter": NAME}),
        ("disclose-letter", {"letter": NAME}),
        ("disclose", {"entry": f"{NAME}.0"}),
        ("reverse", {"entry": f"{NAME}.0", "reason": "curious"}),
        ("undo", {"entry": f"{NAME}.0"}),
        ("contest", {"entry": f"{NAME}.0"}),
    ]
    found: list[object] = []
    for number, (act, fields) in enumerate(guesses):
        answer = await phone.send_command(
            act, command=_command_id(10 * asker + 50 + number), **fields
        )
        found.append((answer.status_code, answer.content))
        tried = await phone.post(f"/games/{phone.game}/try", phone.command_body(act, **fields))
        found.append((tried.status_code, tried.content))
    noted = {"as": phone.character, "read": {NAME: 1}}
    answer = await phone.post(f"/games/{phone.game}/letterbox", noted)
    offers = await phone.get(f"/games/{phone.game}/offers", **{"as": phone.character})
    return [*found, answer.content, offers.content]


async def _fetch_answer(phone: Phone, place: str) -> object:
    answer = await phone.client.get(f"/api/v1/games/{phone.game}{place}")
    if place in ("", "/seal"):
        # the words of a head are a hash of everything: only their number may differ
        document = answer.json()
        return answer.status_code, document | {"fingerprints": len(document["fingerprints"])}
    return answer.status_code, sorted(answer.headers.items()), answer.content


def test_every_path_of_the_description_is_asked_in_play_and_after_closing() -> None:
    game = "/api/v1/games/{game}"
    described = schemas.stored_openapi()["paths"]
    paths = [path.removeprefix(game) for path in described if path.startswith(game)]
    asked = [place.partition("?")[0] for place in PLACES]
    left = [
        path
        for path in paths
        if "get" in described[game + path]
        and not any(_matches_pattern(place, path) for place in asked)
    ]
    assert sorted(left) == sorted(ELSEWHERE)


def _matches_pattern(place: str, path: str) -> bool:
    """Return whether a requested URL matches a path pattern of the API."""
    pattern = re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))
    return re.fullmatch(pattern, place) is not None


@pytest.mark.parametrize(
    ("one", "other", "knows"),
    [
        (write_letter, do_nothing, {"ada", "bea"}),
        (write_letter, write_other_words, {"ada", "bea"}),
        (write_letter, write_and_answer, {"ada", "bea"}),
        (write_letter, erase_letter, {"ada", "bea"}),
        (write_letter, read_and_mute, {"bea"}),
        (write_and_answer, do_nothing, {"ada", "bea"}),
    ],
)
async def test_only_writer_and_addressee_can_tell_that_a_letter_was_written(
    one: Deed, other: Deed, knows: set[str]
) -> None:
    first, second = await answers_after_deed(one), await answers_after_deed(other)
    assert {who for who in first if first[who] != second[who]} == knows


async def test_after_the_game_nobody_else_can_tell_the_words_of_a_letter() -> None:
    first, second = (
        await answers_after_deed(write_letter, closed=True),
        await answers_after_deed(write_other_words, closed=True),
    )
    assert {who for who in first if first[who] != second[who]} == {"ada", "bea"}


async def test_a_report_of_a_letter_shows_only_to_its_reporter_and_the_stewards() -> None:
    async def write_and_report_letter(ada: Phone, bea: Phone) -> object:
        await write_letter(ada, bea)
        return await bea.does("report-letter", letter=NAME)

    first, second = (
        await answers_after_deed(write_letter),
        await answers_after_deed(write_and_report_letter),
    )
    assert {who for who in first if first[who] != second[who]} == {"bea", "nurse"}

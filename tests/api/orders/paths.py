"""All REST requests about a game: every path of the API is here.

A path that is missing here fails a test. So the author of a new path has to say which secrets the
path reveals.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.api.hall import Phone

KNOCK = "5ec2e700-0000-4000-8000-0000000000aa"
SAVE = "5ec2e700-0000-4000-8000-000000000101"
"""The id of the first command that saves something in a scene."""

LETTER = "5ec2e700-0000-4000-8000-00000000001a"
"""The id of a letter or of a proposal in a scene."""


@dataclass(frozen=True)
class PhoneRequest:
    """One request: its path, its body, and its idempotency key."""

    at: str = ""
    body: Any = None
    key: str = ""


@dataclass(frozen=True)
class RequestSubject:
    """The subject of requests: the open window, an act with its fields, and the map's picture."""

    window: str
    act: str
    fields: Mapping[str, Any]
    picture: str


ELSEWHERE = ("/games", "/rehearsal", "/rulesets", "/schemas/entries.json", "/session")
"""Paths that do not belong to a game."""


LETTERS = ("", "?q=yours", "?period=1", f"?thread={LETTER}")
SEARCHES = ("?q=a", "?q=yours", "?q=gaius&limit=2", "?q=army&character=julia")
FORMS = ("jsonl", "entries.jsonl", "csv", "ledger")
ENTRIES = ("", "?limit=5", "?character=gaius", "?type=window-sealed", "?q=gaius")


def _game_requests(*places: str) -> tuple[PhoneRequest, ...]:
    return tuple(PhoneRequest(f"/games/GAME{place}") for place in places)


def requests_of_phone(
    scene: RequestSubject, phone: Phone, feed: str
) -> dict[str, tuple[PhoneRequest, ...]]:
    """Return a phone's requests by method and path.

    `feed` is the address of its calendar, "" for none.
    """
    own = phone.character or "gaius"
    return {
        "GET /calendars/{token}.ics": (PhoneRequest(feed.removeprefix("/api/v1")),) if feed else (),
        "GET /games/{game}": _game_requests(""),
        "GET /games/{game}/audit": _game_requests("/audit", "/audit?kind=sealed", "/audit?after=2"),
        "GET /games/{game}/calendar": _game_requests(f"/calendar?as={own}", "/calendar?as=gaius"),
        "GET /games/{game}/entries": _game_requests(*(f"/entries{query}" for query in ENTRIES)),
        "GET /games/{game}/entries/{entry}": _game_requests(
            f"/entries/{LETTER}.0", f"/entries/{SAVE}.0"
        ),
        "GET /games/{game}/export.{form}": _game_requests(*(f"/export.{form}" for form in FORMS)),
        "GET /games/{game}/heads": _game_requests("/heads"),
        "GET /games/{game}/holdings": _game_requests("/holdings"),
        "GET /games/{game}/holdings/{character}": _game_requests(
            "/holdings/gaius", "/holdings/julia"
        ),
        "GET /games/{game}/house": _game_requests("/house"),
        "GET /games/{game}/room": _game_requests("/room"),
        "GET /games/{game}/knocks/{knock}": _game_requests(f"/knocks/{KNOCK}", f"/knocks/{SAVE}"),
        "GET /games/{game}/letters": _game_requests(*(f"/letters{query}" for query in LETTERS)),
        "GET /games/{game}/offers": _game_requests(
            *(f"/offers?as={own}", "/offers?as=gaius", "/offers?as=julia"),
            "/offers?as=gaius&recorder=host",
        ),
        "GET /games/{game}/pictures/{digest}": _game_requests(f"/pictures/{scene.picture}"),
        "GET /games/{game}/places": _game_requests("/places"),
        "GET /games/{game}/push": _game_requests(f"/push?as={own}", "/push?as=gaius"),
        "GET /games/{game}/receipts/{command}": _game_requests(
            f"/receipts/{SAVE}", f"/receipts/{LETTER}"
        ),
        "GET /games/{game}/replay": _game_requests("/replay", f"/replay?entry={LETTER}.0"),
        "GET /games/{game}/replay/{chunk}": _game_requests("/replay/0", "/replay/1"),
        "GET /games/{game}/seal": _game_requests("/seal", f"/seal?entry={LETTER}.0"),
        "GET /games/{game}/search": _game_requests(*(f"/search{query}" for query in SEARCHES)),
        "GET /games/{game}/standings": _game_requests("/standings"),
        "GET /games/{game}/view": _game_requests("/view", "/view?at=2"),
        "GET /games/{game}/windows/{window}/own": _game_requests(
            f"/windows/{scene.window}/own?as={own}", f"/windows/{scene.window}/own?as=gaius"
        ),
        "GET /games/{game}/words": _game_requests("/words", "/words?whose=others"),
        **{f"GET {path}": (PhoneRequest(path),) for path in ELSEWHERE},
        **_books_requests(),
        **_post_requests(scene, phone, own),
    }


def _public_name_requests() -> dict[str, tuple[PhoneRequest, ...]]:
    """Return the requests about a shown public name."""
    asked = (f"/public-names?as={who}" for who in ("gaius", "julia", "host"))
    return {
        "GET /games/{game}/public-names": _game_requests(*asked),
        "GET /games/{game}/public-names/{shown}": _game_requests(
            f"/public-names/gaius.f4628.{'A' * 22}"
        ),
    }


def _books_requests() -> dict[str, tuple[PhoneRequest, ...]]:
    """Return the requests about accounts, series and stories."""
    who, series = ("gaius", "julia", "livia"), ("balances", "standings", "places")
    statements = (f"/statement?account={one}&asset=army" for one in who)
    return {
        **_public_name_requests(),
        "GET /games/{game}/accounts": _game_requests("/accounts"),
        "GET /games/{game}/archive": _game_requests("/archive"),
        "GET /games/{game}/evening": _game_requests("/evening"),
        "GET /games/{game}/statement": _game_requests(*statements),
        "GET /games/{game}/stories/{character}": _game_requests(
            *(f"/stories/{one}" for one in who)
        ),
        "GET /games/{game}/tills": _game_requests("/tills"),
        "GET /games/{game}/trial-balance": _game_requests("/trial-balance"),
        **{f"GET /games/{{game}}/series/{one}": _game_requests(f"/series/{one}") for one in series},
    }


def _post_requests(
    scene: RequestSubject, phone: Phone, own: str
) -> dict[str, tuple[PhoneRequest, ...]]:
    """Return the requests with a body. No other player is told of any of these requests."""
    said = {"type": scene.act, "as": own, "period": phone.period, **scene.fields}
    tried = (
        said,
        {**said, "as": "gaius"},
        {**said, "window": scene.window, "revision": 0},
        *_attempts_with_guessed_id(own, phone.period),
    )
    wrong = {"token": "0" * 32, "device": "phone-of-nobody"}
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    return {
        "POST /claims": (PhoneRequest("/claims", wrong),),
        "POST /claims/preview": (PhoneRequest("/claims/preview", {"token": "0" * 32}),),
        "POST /games/{game}/claims": (PhoneRequest("/games/GAME/claims", wrong),),
        "POST /games/{game}/claims/preview": (
            PhoneRequest("/games/GAME/claims/preview", {"token": "0" * 32}),
        ),
        "POST /games/{game}/commands": _forged_commands(said, own),
        "POST /games/{game}/heads": (
            PhoneRequest("/games/GAME/heads", {"digest": "0" * 64, "signature": "0" * 128}),
        ),
        "POST /games/{game}/knocks": (
            PhoneRequest("/games/GAME/knocks", {"name": "Dan", "token": "0" * 32}, KNOCK),
        ),
        "POST /games/{game}/letterbox": tuple(
            PhoneRequest("/games/GAME/letterbox", body)
            for body in ({"as": own}, {"as": "gaius"}, {"as": own, "read": {LETTER: 0}})
        ),
        "POST /games/{game}/push": (
            PhoneRequest(
                "/games/GAME/push", {"as": own, "endpoint": "https://push.example/", "keys": keys}
            ),
        ),
        "POST /games/{game}/questions/{question}": (
            PhoneRequest("/games/GAME/questions/turn", {"turn": 0}),
            PhoneRequest("/games/GAME/questions/orders", {"who": "gaius"}),
            PhoneRequest("/games/GAME/questions/what-if", {"orders": {"gaius": {"A bru": ["H"]}}}),
        ),
        **_words_requests(own),
        "POST /games/{game}/try": tuple(PhoneRequest("/games/GAME/try", body) for body in tried),
    }


def _words_requests(own: str) -> dict[str, tuple[PhoneRequest, ...]]:
    """Return the requests about free words, which are made after the game."""
    return {
        "POST /games/{game}/words/consent": tuple(
            PhoneRequest("/games/GAME/words/consent", {"as": who, "to": "everybody"})
            for who in (own, "gaius")
        ),
        "POST /games/{game}/words/erasures": tuple(
            PhoneRequest("/games/GAME/words/erasures", {"as": own, "who": who})
            for who in (own, "gaius")
        ),
    }


def _attempts_with_guessed_id(own: str, period: int) -> tuple[dict[str, Any], ...]:
    """Return attempts by a player who has guessed the id of a letter or proposal."""
    about = {"withdraw": "petition", "consent": "petition", "decline": "petition"}
    about |= {"report-letter": "letter", "erase-letter": "letter", "disclose-letter": "letter"}
    return tuple(
        {"type": act, "as": own, "period": period, field: LETTER} for act, field in about.items()
    )


def _forged_commands(said: Mapping[str, Any], own: str) -> tuple[PhoneRequest, ...]:
    """Return commands in Gaius's name, by other players for him, and about secret data."""
    if own == "gaius":
        return ()
    forged = {**said, "as": "gaius", "revision": 1}
    erased = {"type": "erase-letter", "as": own, "period": said["period"], "letter": LETTER}
    return tuple(
        PhoneRequest(
            "/games/GAME/commands", body, f"5ec2e700-0000-4000-8000-00000000{number}{len(own):02d}"
        )
        for number, body in enumerate((forged, {**forged, "recorder": own}, erased), 90)
    )


_ORGANISER_PATHS = (
    "GET /organiser/session",
    "POST /organiser/session",
    "DELETE /organiser/session",
    "GET /organiser/rulesets",
    "POST /organiser/check",
    "GET /organiser/events",
    "POST /organiser/events",
    "GET /organiser/events/{event}",
    "PATCH /organiser/events/{event}",
    "DELETE /organiser/events/{event}",
    "GET /organiser/events/{event}/scenario",
    "GET /organiser/events/{event}/rehearsal",
    "POST /organiser/events/{event}/rehearsal",
    "DELETE /organiser/events/{event}/rehearsal",
    "GET /organiser/events/{event}/address",
    "POST /organiser/events/{event}/game",
    "GET /organiser/events/{event}/desks",
    "POST /organiser/events/{event}/cards",
)

_HOSTED_PATHS = (
    "GET /organiser/games",
    "PUT /organiser/copies",
    "DELETE /organiser/copies",
    "GET /organiser/games/{game}",
    "GET /organiser/games/{game}/night",
    "POST /organiser/games/{game}/pause",
    "POST /organiser/games/{game}/resumption",
    "GET /organiser/games/{game}/morning",
    "POST /organiser/games/{game}/jobs/{kind}",
    "GET /organiser/games/{game}/files/{kind}",
    "POST /organiser/games/{game}/erasures",
    "POST /organiser/games/{game}/forgetting",
    "POST /games/{game}/closing",
)

_GUEST_PATHS = (
    "GET /events/{event}",
    "POST /events/{event}/guests",
    "GET /events/{event}/guest",
    "PUT /events/{event}/guest",
    "DELETE /events/{event}/guest",
    "GET /organiser/events/{event}/guests",
    "DELETE /organiser/events/{event}/guests",
    "PATCH /organiser/events/{event}/guests/{guest}",
    "DELETE /organiser/events/{event}/guests/{guest}",
    "GET /organiser/events/{event}/matching",
    "PUT /organiser/events/{event}/matching",
    "POST /organiser/events/{event}/guests",
    "POST /organiser/events/{event}/guests/{guest}/link",
    "POST /organiser/events/{event}/console",
    "POST /organiser/events/{event}/guest-file",
    "PUT /organiser/events/{event}/guest-file",
)

APART = {
    "GET /games/{game}/live": "everybody listens to it all the time",
    "POST /games": "it makes another game",
    "POST /games/{game}/claims/return": "it answers as a claim does, to the phone with the card",
    "POST /games/{game}/calendar": "everybody has asked for an address before the scene",
    "DELETE /games/{game}/calendar": "it says what it did: the feed is dead",
    "DELETE /games/{game}/push": "it says what it did: nothing is pushed any more",
    "DELETE /session": "it says nothing",
    **dict.fromkeys(_HOSTED_PATHS, "only the organiser of the server may do it"),
    **dict.fromkeys(_GUEST_PATHS, "it is about guests of an event, and knows no game"),
    **dict.fromkeys(_ORGANISER_PATHS, "it is for the organiser of the server, and knows no game"),
}
"""Paths that are not requested in a scene, each with the reason."""

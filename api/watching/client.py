"""Asks a running server by HTTP, as any other program can."""

import json
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

WAIT_SECONDS = 5.0
"""Seconds within which a watched server must answer."""

_SCHEMES = ("http://", "https://")
# a watched server is reached directly and not through the proxy for the internet
_OPENER = build_opener(ProxyHandler({}))


class NoServerError(Exception):
    """No server answers at an address. The message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A server's answer: its status, its text, and its clock (milliseconds, 0 if unknown)."""

    status: int
    text: str
    at: int = 0

    def document(self) -> dict[str, Any]:
        """Return the text as a JSON object, empty if it is not one."""
        try:
            document = json.loads(self.text)
        except ValueError:
            return {}
        return document if isinstance(document, dict) else {}


def get_answer(address: str, path: str, token: str = "") -> Answer:
    """Return the answer of the server at an address to GET of a path. Raises: UnheardError."""
    if not address.startswith(_SCHEMES):
        raise NoServerError(f"{address} is no address; write it as http://127.0.0.1:8044.")
    headers = {"authorization": f"Bearer {token}"} if token else {}
    request = Request(f"{address.rstrip('/')}{path}", headers=headers)  # noqa: S310 - checked above
    try:
        with _OPENER.open(request, timeout=WAIT_SECONDS) as response:
            return _answer(response.status, response.read(), response.headers.get("date", ""))
    except HTTPError as error:
        with error:
            return _answer(error.code, error.read(), error.headers.get("date", ""))
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        raise NoServerError(f"No server answers at {address} ({reason}).") from error


def _answer(status: int, body: bytes, date: str) -> Answer:
    return Answer(status, body.decode("utf-8", "replace"), _date_in_milliseconds(date))


def _date_in_milliseconds(date: str) -> int:
    try:
        return int(parsedate_to_datetime(date).timestamp() * 1000)
    except (ValueError, TypeError):
        return 0

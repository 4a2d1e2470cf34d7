"""Phones that came over HTTPS use only HTTPS for a day."""

from typing import Any

import pytest
from pydantic import ValidationError

from api.base.settings import Settings
from tests.api.ear import serve_hall
from tests.api.hall import open_hall

BY_HTTPS = {"x-forwarded-proto": "https"}
PATHS = ("/", "/healthz", "/api/v1/games", "/nowhere", "/api/v1/games/unknown/live")


async def _hsts_header(path: str, headers: dict[str, str], **settings: Any) -> str | None:
    async with open_hall(**settings) as hall, serve_hall(hall) as address:
        hall.address = address
        answer = await hall.stranger().client.get(path, headers=headers)
        told: str | None = answer.headers.get("strict-transport-security")
        return told


@pytest.mark.parametrize("path", PATHS)
async def test_over_https_every_answer_sends_hsts_for_one_day_and_this_name_alone(
    path: str,
) -> None:
    assert await _hsts_header(path, BY_HTTPS) == "max-age=86400"


async def test_over_plain_http_no_answer_sends_hsts() -> None:
    assert await _hsts_header("/", {}) is None


async def test_the_time_of_hsts_can_be_shortened_to_zero() -> None:
    assert await _hsts_header("/", BY_HTTPS, hsts_seconds=60) == "max-age=60"
    assert await _hsts_header("/", BY_HTTPS, hsts_seconds=0) == "max-age=0"


def test_the_time_of_hsts_is_never_longer_than_a_day() -> None:
    with pytest.raises(ValidationError):
        Settings(hsts_seconds=86_401)

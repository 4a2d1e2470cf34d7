"""Compares two playings of an evening. Differences in channels that the table names are allowed."""

import re
from collections.abc import Iterator

import msgspec

from tests.api.secrecy.playing import Heard, Told

FINGERPRINTS = re.compile(rb'"fingerprints":\[[^\]]*\]')
"""The fingerprints, which everybody sees and which depend on everything."""

_HASHED = re.compile(rb"(?m)^(?:etag|content-length): .*\n")
_RULINGS = re.compile(rb'"rulings":\d+')
_ETAG = re.compile(rb'(?m)^etag: .*\n|"etag":"[0-9a-f]*",')
_EVENT = b"event: entries\ndata: "
_AROUND = 60


def differences(one: Told, other: Told, *, ruled: bool = False) -> dict[str, list[str]]:
    """Return all differences by phone. With `ruled`, the room may count the rulings."""
    assert one.keys() == other.keys()
    found = {name: list(_differing_answers(one[name], other[name], ruled=ruled)) for name in one}
    return {name: where for name, where in found.items() if where}


def _differing_answers(one: Heard, other: Heard, *, ruled: bool) -> Iterator[str]:
    mine, theirs = (
        list(_answers_without_hashes(one, ruled=ruled)),
        list(_answers_without_hashes(other, ruled=ruled)),
    )
    for (asked, told), (asked_too, told_too) in zip(mine, theirs, strict=False):
        if asked != asked_too:
            yield f"one asked {asked}, the other {asked_too}"
        elif told != told_too:
            yield f"{asked}\n{_first_difference(told, told_too)}"
    if len(mine) != len(theirs):
        longer = max(mine, theirs, key=len)
        yield f"only one was told {longer[min(len(mine), len(theirs))]}"


def _answers_without_hashes(told: Heard, *, ruled: bool) -> Iterator[tuple[str, bytes]]:
    for asked, answer in told:
        shown = answer
        if FINGERPRINTS.search(shown):
            shown = _HASHED.sub(b"", FINGERPRINTS.sub(b"", shown))
        if ruled and (b"content-encoding: gzip" in shown or asked.startswith("HEAD")):
            continue
        if ruled:
            shown = _answer_without_ruling_count(shown)
        if shown:
            yield asked, shown


def _answer_without_ruling_count(answer: bytes) -> bytes:
    """Return an answer without the number of rulings. Return nothing if it had no other news."""
    if answer.startswith(_EVENT):
        event = msgspec.json.decode(answer.removeprefix(_EVENT).partition(b"\nid: ")[0])
        event["pub"]["slices"].pop("game", None)
        news = event["pub"]["slices"] or event["pub"]["entries"] or "own" in event
        return msgspec.json.encode(event) if news else b""
    if answer.count(b'"moments":[') == 1:  # this is the chunk of a replay
        head, _, body = answer.partition(b'{"first":')
        chunk = msgspec.json.decode(b'{"first":' + body)
        for moment in chunk["moments"]:
            moment["slices"].pop("game", None)
        answer = _HASHED.sub(b"", head) + msgspec.json.encode(chunk)
    if b'"rulings"' in answer or b"304" in answer[:4]:
        return _ETAG.sub(b"", _RULINGS.sub(b"", answer))
    return answer


def _first_difference(one: bytes, other: bytes) -> str:
    length = min(len(one), len(other))
    at = next((i for i in range(length) if one[i] != other[i]), length)
    start = max(0, at - _AROUND)
    return f"  {one[start : at + _AROUND]!r}\n  {other[start : at + _AROUND]!r}"


def only_seen_parts(told: Told) -> Told:
    """Return only the events that phones heard, and the answers to their requests."""
    reading = ("GET", "LIVE", "FOLLOWED")
    return {
        name: [(asked, answer) for asked, answer in heard if asked.startswith(reading)]
        for name, heard in told.items()
    }

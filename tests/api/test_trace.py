"""One command can be followed in the log by its id, from the tap to the frames."""

import re
import uuid
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from api.rehearsal import live
from api.rehearsal.bots import characters_with_cards
from api.rehearsal.live import LiveRehearsal
from ledger.export.document import Text
from ledger.games.ludi_romani.rules import RULES
from ledger.record.state import State
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Clock, Hall, Phone, open_hall
from tests.api.logged import CapturedLog, capture_log

STEPS = ["received", "queued", "decided", "committed", "flushed"]
NAMES, REASON = ("Prudence Quillfeather", "Temperance Dovecote"), "a purple aardvark"
BIT = re.compile(r"[\w-]+")


@pytest.fixture
def debug(monkeypatch: pytest.MonkeyPatch) -> Iterator[CapturedLog]:
    yield from capture_log(monkeypatch, "debug")


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch) -> Iterator[CapturedLog]:
    yield from capture_log(monkeypatch, None)


class HurryingClock(Clock):
    """A clock that advances by itself, so that an evening does not take long."""

    def __call__(self) -> int:
        self.now += 2_000
        return self.now


class RehearsalWithEverybody(LiveRehearsal):
    """Bots that also play characters whose cards people have taken."""

    def free_characters(self, state: State[Any]) -> list[str]:
        return characters_with_cards(state)


def logged_steps(log: CapturedLog, command: str) -> list[str]:
    """Return the logged steps of a command, in order."""
    return [
        line["event"]
        for line in log.lines()
        if command in (line.get("command"), *line.get("commands", ()))
    ]


async def test_an_act_is_traced_by_its_id_from_the_request_to_the_frames(
    debug: CapturedLog,
) -> None:
    async with open_hall() as hall, serve_hall(hall) as hall.address:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        command = str(uuid.uuid4())
        async with listen_to_stream(ada) as one, listen_to_stream(bea) as two:
            await one.next(), await two.next()
            await ada.send_command("sit", command, where="bench")
            await one.next(), await two.next()
        assert logged_steps(debug, command) == STEPS
        (flushed,) = [line for line in debug.lines("flushed") if command in line["commands"]]
        assert flushed["phones"] == 2
        assert flushed["game"] == hall.id


async def test_a_refused_act_is_traced_to_the_refusal(debug: CapturedLog) -> None:
    async with open_hall() as hall:
        ada, command = await hall.phone("ada"), str(uuid.uuid4())
        await ada.send_command("give", command, to="bea", nuts=99)
    assert logged_steps(debug, command) == ["received", "queued", "decided"]
    (decided,) = [line for line in debug.lines("decided") if line["command"] == command]
    assert decided["outcome"] == "refused"


async def test_an_act_through_graphql_has_the_same_trace(debug: CapturedLog) -> None:
    async with open_hall() as hall:
        ada, command = await hall.phone("ada"), str(uuid.uuid4())
        act = 'by: {as: "ada", period: 1}, act: {nuces: {sit: {where: "bench"}}}'
        query = f'mutation {{ act(game: "{hall.id}", commandId: "{command}", {act}) {{ cursor }} }}'
        answer = await ada.client.post("/graphql", json={"query": query})
        assert "errors" not in answer.json(), answer.text
    assert logged_steps(debug, command) == ["received", "queued", "decided", "committed"]


async def test_the_usual_log_has_each_commit_with_its_duration(
    usual: CapturedLog,
) -> None:
    async with open_hall() as hall:
        ada, command = await hall.phone("ada"), str(uuid.uuid4())
        await ada.send_command("sit", command, where="bench")
        position = hall.game.state.log.position
    assert logged_steps(usual, command) == ["committed"]
    line = next(line for line in usual.lines("committed") if command in line["commands"])
    assert (line["first"], line["entries"], line["game"]) == (position, 1, hall.id)
    assert line["ms"] >= 0


async def test_a_log_for_people_at_a_terminal_has_no_commits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CapturedLog, "isatty", lambda _log: True)
    for log in capture_log(monkeypatch, None):
        async with open_hall() as hall:
            await (await hall.phone("ada")).does("sit", where="bench")
        assert log.lines() == []


async def test_the_log_of_a_whole_evening_holds_no_token_no_name_and_no_word(
    debug: CapturedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "BETWEEN_ACTS", 0)
    monkeypatch.setattr(live, "WARM_UP", 0)
    async with open_hall(
        rulesets={RULES.name: RULES}, clock=HurryingClock(), rehearsal=True
    ) as hall:
        phones = await _two_phones(hall)
        await RehearsalWithEverybody(hall.game, Random(44)).run()
        assert RULES.course.finished(hall.game.state)
        secrets, words, cast = (
            _tokens_and_secrets(hall, phones),
            _free_words(hall),
            _cast_ids_and_names(hall),
        )
    text, bits = debug.getvalue().lower(), set(BIT.findall(debug.getvalue().lower()))
    assert len(debug.lines("committed")) > 100
    assert {*NAMES, REASON} <= words
    assert len(secrets) > 50
    assert {secret for secret in secrets if secret in text} == set()
    assert {word for word in words if word.lower() in text} == set()
    assert {who for who in cast if who.lower() in bits} == set()


async def _two_phones(hall: Hall) -> list[Phone]:
    """Return two people.

    These people give names, write letters, appeal, and have a card printed anew.
    """
    fates = next(iter(hall.game.state.kernel.stewards))
    kernel = hall.game.state.kernel
    other = min({card.character for card in kernel.cards.values()} - {fates})
    phones = [await hall.phone(who, card=kernel.cards_of(who)[0]) for who in (fates, other)]
    for phone, name in zip(phones, NAMES, strict=True):
        await phone.does("introduce", name=name)
    await phones[0].does("pause", reason=REASON)
    await phones[0].does("resume")
    printed = await phones[0].does("reissue-card", card=kernel.cards_of(other)[0])
    hall.tokens["printed"] = printed["token"]
    return phones


def _tokens_and_secrets(hall: Hall, phones: list[Phone]) -> set[str]:
    """Return tokens of cards, sessions of phones, and the secrets of the game."""
    cookies = {value for phone in phones for value in phone.client.cookies.values()}
    kept = hall.host.store.side_values(hall.id, "secret").values()
    return {*hall.tokens.values(), *cookies, *(value.hex() for value in kept)}


def _free_words(hall: Hall) -> set[str]:
    """Return every free word of the evening, and the title."""
    kept = hall.host.store.side_values(hall.id, "text").items()
    return {Text.kept(digest, value).text for digest, value in kept} - {""}


def _cast_ids_and_names(hall: Hall) -> set[str]:
    """Return everybody of the cast, by id and by name."""
    cast = {card.character for card in hall.game.state.kernel.cards.values()}
    names = {hall.game.naming.name("who", who) or who for who in cast}
    return cast | names

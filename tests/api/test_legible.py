"""Harmful letters are refused in every typed text, with the field and the letter."""

import uuid
from typing import Any

import httpx2
import pytest

from ledger.games.catalogue import GAMES
from tests.api.graphql.acting import ACT, act_variables
from tests.api.graphql.asking import ask_for_problem as graphql_problem
from tests.api.hall import Hall, Phone, expect_problem, open_hall
from tests.toy.post import rules_with_letters
from tests.toy.streets import STREET
from tests.toy.tali import TALI

OVERRIDE = "\u202eAnna"
IN_ENGLISH = "The character U+202E cannot stand here (character 1 of the text)."
IN_SPANISH = "El carácter U+202E no puede estar aquí (carácter 1 del texto)."
NOTHING = "Nothing of this can be seen. Write at least one letter."
TOKEN = "0123456789abcdef" * 2
TABLE = {"tali": TALI}


def wrong_fields(answer: httpx2.Response) -> dict[str, str]:
    """Return the wrong fields of a malformed request, each with its fault."""
    errors = expect_problem(answer, "malformed")["errors"]
    return {error["field"]: error["message"] for error in errors}


async def found_table(hall: Hall, **body: Any) -> httpx2.Response:
    """Return the answer to the founding of a table of three."""
    players = [{"name": "Ada"}, {"name": "Bea"}, {"name": "", "bot": True}]
    return await hall.stranger().post("/games", {"ruleset": "tali", "players": players} | body)


@pytest.mark.parametrize(
    ("name", "said"),
    [(OVERRIDE, IN_ENGLISH), ("\u3164", NOTHING), ("\u2800", NOTHING), ("\u0000", "U+0000")],
)
async def test_nobody_takes_a_seat_under_an_illegible_name(name: str, said: str) -> None:
    async with open_hall(rulesets=TABLE, found=True, rehearsal=True) as hall:
        players = [{"name": "Ada"}, {"name": name}, {"name": "", "bot": True}]
        wrong = wrong_fields(await found_table(hall, players=players))
        assert [*wrong] == ["players.1.name"]
        assert said in wrong["players.1.name"]
        assert not hall.host.registry.games.keys() - {hall.id}


async def test_a_title_is_legible() -> None:
    async with open_hall(rulesets=TABLE, found=True, rehearsal=True) as hall:
        assert wrong_fields(await found_table(hall, title=OVERRIDE)) == {"title": IN_ENGLISH}
        assert wrong_fields(await found_table(hall, title="\u200b")) == {"title": NOTHING}
        founded = await found_table(hall, title="Ludi\n נעמי ")
        summary = await hall.stranger().get(f"/games/{founded.json()['game']}")
        assert summary.json()["title"] == "Ludi נעמי"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('title: "\\u202eAnna"', "line 2, title"),
        ("cast:\n  cicero:\n    name: Mar\u2066cus", "line 4, cast.cicero.name"),
        ('cast:\n  cicero:\n    short: "\\u3164"', "line 4, cast.cicero.short"),
        ('year_names:\n  "an\\u202eno": x', "line 3, year_names"),
    ],
)
async def test_a_scenario_file_is_legible(text: str, where: str) -> None:
    async with open_hall(rulesets=GAMES, found=True, admin_token=TOKEN) as hall:
        body = {"ruleset": "ludi_romani", "scenario": f"based_on: ludi_romani\n{text}\n"}
        headers = {"Authorization": f"Bearer {TOKEN}"}
        wrong = wrong_fields(await hall.stranger().post("/games", body, **headers))
        assert [*wrong] == ["scenario"]
        assert where in wrong["scenario"]
        assert "\u202e" not in wrong["scenario"]


async def test_a_newcomer_has_a_legible_name() -> None:
    async with open_hall(rulesets={"street": STREET}) as hall:
        for name, said in ((OVERRIDE, IN_ENGLISH), ("\u2060", NOTHING)):
            body, key = {"name": name, "token": TOKEN}, str(uuid.uuid4())
            answer = await hall.stranger().post(
                f"/games/{hall.id}/knocks", body, Idempotency_Key=key
            )
            assert wrong_fields(answer) == {"name": said}


async def test_words_of_players_and_notes_of_stewards_are_legible(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    asked: tuple[tuple[Phone, str, dict[str, Any], str], ...] = (
        (ada, "introduce", {"name": OVERRIDE}, "name"),
        (nurse, "cast-character", {"character": "ada", "name": OVERRIDE}, "name"),
        (nurse, "cast-character", {"character": "ada", "name": "A", "note": OVERRIDE}, "note"),
        (nurse, "pause", {"reason": OVERRIDE}, "reason"),
        (
            nurse,
            "give",
            {"to": "bea", "nuts": 1, "waive": ["NUX-01"], "reason": OVERRIDE},
            "reason",
        ),
    )
    for phone, act, fields, field in asked:
        assert wrong_fields(await phone.send_command(act, **fields)) == {field: IN_ENGLISH}, act


async def test_a_letter_may_have_lines_but_no_overrides_of_direction() -> None:
    async with open_hall(rulesets={"nuces": rules_with_letters()}) as hall:
        ada = await hall.phone("ada")
        letter: dict[str, Any] = {"to": ["bea"], "text": OVERRIDE}
        assert wrong_fields(await ada.send_command("write-letter", **letter)) == {
            "text": IN_ENGLISH
        }
        unseen = await ada.send_command("write-letter", to=["bea"], text="\u3164\n\u200b")
        assert "text" in wrong_fields(unseen)
        await ada.does("write-letter", to=["bea"], text="Dear Bea,\n\tשלום\r\n❤\ufe0f")


async def test_a_refusal_is_in_the_language_of_its_reader(hall: Hall) -> None:
    ada = await hall.phone("ada")
    ada.client.headers["accept-language"] = "es"
    assert wrong_fields(await ada.send_command("introduce", name=OVERRIDE)) == {"name": IN_SPANISH}


async def test_graphql_refuses_the_same_names(hall: Hall) -> None:
    ada = await hall.phone("ada")
    sent = act_variables(ada, {"kernel": {"introduce": {"name": OVERRIDE}}})
    found = await graphql_problem(ada, ACT, **sent)
    assert found["errors"] == [{"field": "name", "message": IN_ENGLISH}]


async def test_a_name_that_another_player_has_is_refused_with_its_rule(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    await ada.does("introduce", name="Anna")
    refused = await bea.expect_refusal("introduce", name="Ann\u200ba\u3164")
    assert refused["objections"][0]["rule"] == "ACTA-23"
    assert "Somebody else at this table has the name" in refused["objections"][0]["text"]

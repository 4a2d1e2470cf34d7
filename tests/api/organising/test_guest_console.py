"""Guests and the console of the event's game: names, attendance, swaps, and erasing."""

from pathlib import Path
from typing import Any

import pytest

from api.base.problems import ProblemError
from api.hosting.erasure.retention import DAY_MILLISECONDS
from api.organising import console_cast
from ledger.kernel.vocabulary.request import Refused
from ledger.store import open_store
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import (
    ADMIN,
    ROMANI,
    delete_event,
    files_with,
    make_event,
    send_founding,
    sign_in,
)


async def send(browser: Phone, method: str, path: str, body: Any = None) -> Any:
    """Return the answer of the organiser's API as a document."""
    return document_of(await browser.client.request(method, f"/api/v1{path}", json=body))


async def found_with_guests(browser: Phone, **characters: str) -> tuple[str, dict[str, str]]:
    """Return the path of a founded event, and the ids of its guests by their names."""
    event = await make_event(browser, template="people_40", details={"public": "yes"})
    path = f"/organiser/events/{event['id']}"
    for name in characters:
        form = {"name": name, "food": "no nuts", "contact": f"{name}@example.org"}
        await browser.post(f"/events/{event['id']}/guests", form)
    listed = await send(browser, "GET", f"{path}/guests")
    assert listed["console"] is None
    ids = {one["form"]["name"]: one["id"] for one in listed["guests"]}
    matches = [{"guest": ids[name], "character": one} for name, one in characters.items()]
    await send(browser, "PUT", f"{path}/matching", {"matches": matches})
    document_of(await send_founding(browser, event))
    return path, ids


def people_on_console(hall: Hall) -> dict[str, tuple[str, str]]:
    """Return the person and the attendance of each character whom the console notes."""
    (game,) = (game for game in hall.host.registry.games.values() if game.state.kernel.cast)
    return {
        character: (game.scribe.text(member.name), member.attendance)
        for character, member in game.state.kernel.cast.items()
    }


async def close_game(hall: Hall, browser: Phone, game_id: str) -> None:
    """Close a game, and let the minutes of notice pass."""
    closing = document_of(await browser.post(f"/games/{game_id}/closing", {"minutes": 2}))
    hall.clock.now = closing["closes_at"]
    game = hall.host.registry.game(game_id)
    while game.scribe.is_due(hall.clock.now):
        await game.writer.write_sides(())


async def let_storage_time_end(hall: Hall) -> None:
    """Let so many days pass that the server erases all guests."""
    hall.clock.now += 400 * DAY_MILLISECONDS
    hall.host.do_periodic_work()
    assert hall.host.erasing is not None
    await hall.host.erasing


async def do_at_the_door(hall: Hall, act: str, **fields: Any) -> None:
    """Do an act on the console. The console's acts are the same for a steward and the server."""
    (game,) = (game for game in hall.host.registry.games.values() if game.state.kernel.cast)
    request = hall.host.registry.request_by_server(act, **fields)
    assert not isinstance(await game.writer.answer(request), Refused)


def field_of_each(listed: dict[str, Any], field: str) -> dict[str, Any]:
    """Return a field of each guest by name."""
    return {one["form"]["name"]: one[field] for one in listed["guests"]}


async def test_the_names_reach_the_console_once_and_nothing_else_does() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, _ids = await found_with_guests(browser, Ada="cicero", Ben="antony")
        listed = await send(browser, "GET", f"{path}/guests")
        assert (listed["console"]["missing"], listed["console"]["closed"]) == (2, False)
        for _attempt in range(2):
            listed = await send(browser, "POST", f"{path}/console")
            assert listed["console"]["missing"] == 0
            assert field_of_each(listed, "noted") == {"Ada": True, "Ben": True}
            people = people_on_console(hall)
            assert people == {"cicero": ("Ada", "expected"), "antony": ("Ben", "expected")}
        (game,) = (game for game in hall.host.registry.games.values() if game.state.kernel.cast)
        entries = repr(list(hall.host.store.read(game.id)))
        assert not [text for text in ("Ada", "no nuts", "example.org") if text in entries]


async def test_an_arrival_shows_on_both_pages_wherever_it_is_noted() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Ada="cicero", Ben="antony")
        # An arrival before the names are noted is handed over with the name.
        await send(browser, "PATCH", f"{path}/guests/{ids['Ben']}", {"arrived": True})
        await send(browser, "POST", f"{path}/console")
        assert people_on_console(hall)["antony"] == ("Ben", "here")
        await do_at_the_door(hall, "check-in", character="cicero", attendance="here")
        arrived = field_of_each(await send(browser, "GET", f"{path}/guests"), "arrived")
        assert arrived["Ada"] == hall.clock.now
        for change, attendance in (
            ({"arrived": False}, "expected"),
            ({"coming": "absent"}, "absent"),
            ({"coming": "late"}, "expected"),
            ({"arrived": True}, "here"),
        ):
            listed = await send(browser, "PATCH", f"{path}/guests/{ids['Ada']}", change)
            assert people_on_console(hall)["cicero"] == ("Ada", attendance)
            assert field_of_each(listed, "coming")["Ada"] == change.get("coming", "")
        await do_at_the_door(hall, "check-in", character="cicero", attendance="absent")
        listed = await send(browser, "GET", f"{path}/guests")
        assert field_of_each(listed, "coming")["Ada"] == "absent"
        assert field_of_each(listed, "character") == {"Ada": "", "Ben": "antony"}


async def test_two_guests_swap_their_characters_and_keep_their_attendance() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Ada="cicero", Ben="antony")
        await send(browser, "POST", f"{path}/console")
        await do_at_the_door(hall, "check-in", character="cicero", attendance="here")
        own_path = f"{path}/guests/{ids['Ben']}"
        listed = await send(browser, "PATCH", own_path, {"character": "cicero"})
        assert field_of_each(listed, "character") == {"Ada": "antony", "Ben": "cicero"}
        assert listed["console"]["missing"] == 2
        listed = await send(browser, "POST", f"{path}/console")
        assert people_on_console(hall) == {"antony": ("Ada", "here"), "cicero": ("Ben", "expected")}
        assert [bool(one) for one in field_of_each(listed, "arrived").values()] == [True, False]


async def test_a_person_at_the_door_gets_a_free_character_and_stands_on_the_console() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Ada="cicero")
        await send(browser, "POST", f"{path}/console")
        body = {"name": "Zoë", "character": "cicero"}
        refused = await browser.post(f"{path}/guests", body)
        (error,) = expect_problem(refused, "malformed")["errors"]
        assert error["message"].startswith("Another guest has this character.")
        await send(browser, "PATCH", f"{path}/guests/{ids['Ada']}", {"coming": "absent"})
        listed = await send(browser, "POST", f"{path}/guests", body)
        assert people_on_console(hall) == {"cicero": ("Zoë", "here")}
        assert field_of_each(listed, "character") == {"Ada": "", "Zoë": "cicero"}
        # Ada comes after all, but the character is taken.
        listed = await send(browser, "PATCH", f"{path}/guests/{ids['Ada']}", {"arrived": True})
        assert field_of_each(listed, "character") == {"Ada": "", "Zoë": "cicero"}
        listed = await send(browser, "POST", f"{path}/guests", {"name": "Yan"})
        assert field_of_each(listed, "character")["Yan"] == ""
        nobody = await browser.post(f"{path}/guests", {"name": " "})
        expect_problem(nobody, "malformed")


async def test_erasing_guests_erases_their_names_on_the_console(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Lovelace="cicero", Nevis="antony")
        await send(browser, "POST", f"{path}/console")
        await send(browser, "DELETE", f"{path}/guests/{ids['Lovelace']}")
        assert people_on_console(hall) == {"antony": ("Nevis", "expected")}
        assert not files_with(tmp_path, "Lovelace")
        assert files_with(tmp_path, "Nevis")
        await send(browser, "DELETE", f"{path}/guests")
        assert not files_with(tmp_path, "Nevis")
    store.close()


@pytest.mark.parametrize("erasure", ["guest", "guests", "own", "event", "expiry"])
async def test_an_erased_guest_stays_at_no_character_of_the_console(
    tmp_path: Path, erasure: str
) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Lovelace="cicero", Nevis="antony")
        await send(browser, "POST", f"{path}/console")
        # The list gives both characters up; the console still notes both people.
        await send(browser, "PATCH", f"{path}/guests/{ids['Nevis']}", {"character": "cicero"})
        await send(browser, "PATCH", f"{path}/guests/{ids['Nevis']}", {"character": ""})
        assert len(people_on_console(hall)) == 2
        if erasure == "guest":
            await send(browser, "DELETE", f"{path}/guests/{ids['Lovelace']}")
        elif erasure == "guests":
            await send(browser, "DELETE", f"{path}/guests")
        elif erasure == "own":
            own_path, headers = await own_link(browser, path, ids["Lovelace"])
            document_of(await browser.client.delete(own_path, headers=headers))
        elif erasure == "expiry":
            await let_storage_time_end(hall)
        else:
            document_of(await delete_event(browser, document_of(await browser.get(path))))
        await hall.host.eraser.scrub(must_scrub_at_once=True)
        assert not files_with(tmp_path, "Lovelace")
        is_nevis_stored = erasure in ("guest", "own")
        assert bool(files_with(tmp_path, "Nevis")) is is_nevis_stored
        names = [
            game.scribe.text(member.name)
            for game in hall.host.registry.games.values()
            for member in game.state.kernel.cast.values()
        ]
        assert names == (["Nevis"] if is_nevis_stored else [])
    store.close()


@pytest.mark.parametrize("erasure", ["guest", "own", "expiry"])
async def test_an_erased_guest_leaves_no_name_in_a_closed_game(
    tmp_path: Path, erasure: str
) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Lovelace="cicero", Nevis="antony")
        await send(browser, "POST", f"{path}/console")
        await do_at_the_door(
            hall, "cast-character", character="cicero", name="Lovelace", note="Countess"
        )
        event = document_of(await browser.get(path))
        own_path, headers = await own_link(browser, path, ids["Lovelace"])
        await close_game(hall, browser, event["game"])
        head = store.head(event["game"])
        if erasure == "guest":
            await send(browser, "DELETE", f"{path}/guests/{ids['Lovelace']}")
        elif erasure == "own":
            document_of(await browser.client.delete(own_path, headers=headers))
        else:
            await let_storage_time_end(hall)
        await hall.host.eraser.scrub(must_scrub_at_once=True)
        assert not files_with(tmp_path, "Lovelace")
        assert not files_with(tmp_path, "Countess")
        assert bool(files_with(tmp_path, "Nevis")) is (erasure != "expiry")
        assert store.head(event["game"]) == head
    store.close()


async def test_the_name_of_another_guest_stays_on_the_console() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Ada="cicero", Ben="antony")
        await send(browser, "POST", f"{path}/guests", {"name": "Ada", "character": "octavian"})
        listed = await send(browser, "POST", f"{path}/console")
        assert listed["console"]["missing"] == 0
        await send(browser, "DELETE", f"{path}/guests/{ids['Ada']}")
        people = people_on_console(hall)
        assert people == {"antony": ("Ben", "expected"), "octavian": ("Ada", "here")}


async def own_link(browser: Phone, path: str, guest_id: str) -> tuple[str, dict[str, str]]:
    """Return the address of a guest's own sign-up, and the headers that open it."""
    link = await send(browser, "POST", f"{path}/guests/{guest_id}/link")
    own_path = f"/api/v1{path.removeprefix('/organiser')}/guest"
    return own_path, {"Guest-Token": link["token"]}


async def test_a_guest_who_changes_the_name_keeps_the_arrival_and_leaves_no_old_name(
    tmp_path: Path,
) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Lovelace="cicero", Nevis="antony")
        await send(browser, "POST", f"{path}/console")
        for name, character, attendance in (
            ("Lovelace", "cicero", "here"),
            ("Nevis", "antony", "absent"),
        ):
            await do_at_the_door(hall, "check-in", character=character, attendance=attendance)
            own_path, headers = await own_link(browser, path, ids[name])
            form = {"name": name[:3]}
            document_of(await browser.client.put(own_path, json=form, headers=headers))
            assert people_on_console(hall)[character] == (name[:3], attendance)
        listed = await send(browser, "GET", f"{path}/guests")
        assert listed["console"]["missing"] == 0
        assert [bool(one) for one in field_of_each(listed, "arrived").values()] == [True, False]
        assert field_of_each(listed, "coming") == {"Lov": "", "Nev": "absent"}
        await hall.host.eraser.scrub(must_scrub_at_once=True)
        assert not files_with(tmp_path, "Lovelace")
        assert not files_with(tmp_path, "Nevis")
    store.close()


async def test_a_guest_with_a_new_character_leaves_the_old_one_on_the_console() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, ids = await found_with_guests(browser, Ada="cicero")
        await send(browser, "POST", f"{path}/console")
        own_path = f"{path}/guests/{ids['Ada']}"
        await send(browser, "PATCH", own_path, {"character": "antony"})
        await do_at_the_door(hall, "cast-character", character="antony", name="Ada")
        listed = await send(browser, "GET", f"{path}/guests")
        assert field_of_each(listed, "noted") == {"Ada": True}
        assert listed["console"]["missing"] == 1
        listed = await send(browser, "POST", f"{path}/console")
        assert set(people_on_console(hall)) == {"antony"}
        assert listed["console"]["missing"] == 0


async def test_a_person_at_the_door_is_on_the_list_even_if_the_console_takes_no_note(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, _ids = await found_with_guests(browser, Ada="cicero")

        async def refuse(*_args: Any, **_fields: Any) -> None:
            raise ProblemError("refused")

        with monkeypatch.context() as patch:
            patch.setattr(console_cast, "do_act_in_game", refuse)
            body = {"name": "Zoë", "character": "antony"}
            listed = await send(browser, "POST", f"{path}/guests", body)
        assert field_of_each(listed, "noted") == {"Ada": False, "Zoë": False}
        assert listed["console"]["missing"] == 2
        event = document_of(await browser.get(path))
        await close_game(hall, browser, event["game"])
        body = {"name": "Yan", "character": "octavian"}
        listed = await send(browser, "POST", f"{path}/guests", body)
        assert listed["console"]["closed"]
        assert field_of_each(listed, "character")["Yan"] == "octavian"


async def test_a_person_at_the_door_with_the_name_of_an_absent_guest_has_come() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, _ids = await found_with_guests(browser, Ada="cicero")
        await send(browser, "POST", f"{path}/console")
        await do_at_the_door(hall, "check-in", character="cicero", attendance="absent")
        body = {"name": "Ada", "character": "cicero"}
        listed = await send(browser, "POST", f"{path}/guests", body)
        assert [one["coming"] for one in listed["guests"]] == ["absent", ""]
        assert [bool(one["arrived"]) for one in listed["guests"]] == [False, True]
        assert people_on_console(hall) == {"cicero": ("Ada", "here")}


async def test_a_guest_who_does_not_come_leaves_the_place_and_the_character_to_others() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, details={"public": "yes", "places": "1"})
        path = f"/organiser/events/{event['id']}"
        tokens = []
        for name in ("Ada", "Ben"):
            answer = await browser.post(f"/events/{event['id']}/guests", {"name": name})
            tokens.append(answer.json()["token"])
        listed = await send(browser, "GET", f"{path}/guests")
        ids = field_of_each(listed, "id")
        own_path = f"{path}/guests/{ids['Ada']}"
        await send(browser, "PATCH", own_path, {"confirmed": True, "character": "cicero"})
        listed = await send(browser, "PATCH", own_path, {"coming": "absent"})
        assert field_of_each(listed, "waiting") == {"Ada": 0, "Ben": 0}
        assert field_of_each(listed, "character") == {"Ada": "", "Ben": ""}
        page = await send(browser, "GET", f"/events/{event['id']}")
        assert (page["sign_up"]["taken"], page["sign_up"]["waiting"]) == (1, 0)
        headers = {"Guest-Token": tokens[0]}
        own = await browser.client.get(f"/api/v1/events/{event['id']}/guest", headers=headers)
        assert (own.json()["absent"], own.json()["character"]) == (True, "")
        proposal = await send(browser, "GET", f"{path}/matching")
        assert {one["guest"] for one in proposal["matches"]} == {ids["Ben"]}
        listed = await send(browser, "PATCH", own_path, {"coming": "late"})
        assert field_of_each(listed, "character") == {"Ada": "cicero", "Ben": ""}
        assert field_of_each(listed, "waiting") == {"Ada": 0, "Ben": 1}


async def test_a_new_link_of_a_guest_replaces_the_old_one() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, details={"public": "yes"})
        path, own_path = f"/organiser/events/{event['id']}", f"/api/v1/events/{event['id']}/guest"
        answer = await browser.post(f"/events/{event['id']}/guests", {"name": "Ada"})
        (guest_id,) = field_of_each(await send(browser, "GET", f"{path}/guests"), "id").values()
        link = await send(browser, "POST", f"{path}/guests/{guest_id}/link")
        for token, status in ((answer.json()["token"], 404), (link["token"], 200)):
            own = await browser.client.get(own_path, headers={"Guest-Token": token})
            assert own.status_code == status
        listed = await send(browser, "POST", f"{path}/guests", {"name": "Zoë"})
        assert field_of_each(listed, "linked") == {"Ada": True, "Zoë": False}


@pytest.mark.parametrize("tail", ["console", "guests", "guests/0/link"])
async def test_strangers_do_neither(tail: str) -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, details={"public": "yes"})
        path = f"/organiser/events/{event['id']}/{tail}"
        body = {"name": "Zoë"} if tail == "guests" else None
        expect_problem(await hall.stranger().post(path, body), "unauthorized")


async def test_before_the_founding_there_is_no_console() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        answer = await browser.post(f"/organiser/events/{event['id']}/console", None)
        expect_problem(answer, "malformed")

"""The organiser's list of guests: places, characters by wishes, arrivals, and erasure."""

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from api.organising.event_rows import GuestRow
from api.organising.matching import cheapest_pairs, propose_matching
from ledger.contract.outline import PublicCharacter
from ledger.store import open_store
from tests.api.hall import Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import (
    ADMIN,
    ROMANI,
    change_fields,
    files_with,
    make_event,
    sign_in,
)

CAST = tuple(
    PublicCharacter(name, name.title(), role)
    for name, role in (("antony", "imperator"), ("cicero", "senator"), ("pansa", "senator"))
)


def guest(order: int, *wishes: str, character: str = "") -> GuestRow:
    """Return a guest who signed up in this place."""
    return GuestRow(f"g{order}", order, 0, "", f"Guest {order}", wishes, character=character)


def proposed(*guests: GuestRow) -> dict[str, tuple[str, int]]:
    """Return the proposed character of each guest, with the place of the wish."""
    return {row.id: (character.id, wish) for row, character, wish in propose_matching(guests, CAST)}


def test_the_proposal_meets_as_many_dear_wishes_as_possible() -> None:
    assert proposed(
        guest(1, "character/cicero", "character/antony"), guest(2, "character/cicero")
    ) == {"g1": ("antony", 2), "g2": ("cicero", 1)}
    assert proposed(guest(1, "role/senator"), guest(2, "character/cicero"), guest(3)) == {
        "g1": ("pansa", 1),
        "g2": ("cicero", 1),
        "g3": ("antony", 0),
    }


def test_of_two_guests_with_the_same_wish_the_first_gets_the_character() -> None:
    for first, second in ((1, 2), (2, 1)):
        rows = sorted(
            (guest(first, "character/cicero"), guest(second, "character/cicero")),
            key=lambda row: row.order,
        )
        assert proposed(*rows)["g1"] == ("cicero", 1)


def test_a_guest_with_a_character_keeps_it_and_of_many_guests_some_get_none() -> None:
    matches = proposed(
        guest(1, "character/cicero"),
        guest(2, character="cicero"),
        *(guest(number, "character/antony") for number in range(3, 8)),
    )
    assert len(matches) == 2
    assert matches["g3"] == ("antony", 1)
    assert matches["g1"] == ("pansa", 0)
    assert proposed() == {}


def test_a_guest_whose_character_has_left_the_cast_gets_another_one() -> None:
    matches = proposed(guest(1, "character/cicero", character="hirtius"), guest(2))
    assert matches["g1"] == ("cicero", 1)
    assert set(matches) == {"g1", "g2"}


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (3, 3), (3, 5), (5, 3), (4, 6), (0, 3)])
def test_no_other_pairs_are_cheaper(rows: int, columns: int) -> None:
    chance = random.Random(rows * 10 + columns)
    for _ in range(50):
        costs = [[chance.randint(0, 9) for _ in range(columns)] for _ in range(rows)]
        pairs = cheapest_pairs(costs)
        assert len(pairs) == len(set(pairs.values())) == min(rows, columns)
        if rows <= columns:
            sums = (
                sum(costs[row][column] for row, column in enumerate(order))
                for order in itertools.permutations(range(columns), rows)
            )
        else:
            sums = (
                sum(costs[row][column] for column, row in enumerate(order))
                for order in itertools.permutations(range(rows), columns)
            )
        assert sum(costs[row][column] for row, column in pairs.items()) == min(sums)


async def open_event(browser: Phone, *names: str, **details: str) -> tuple[str, list[str]]:
    """Return the path of a published event on the organiser's side, and its guests' tokens."""
    event = await make_event(browser, details={"public": "yes", **details})
    tokens = []
    for name in names:
        form = {"name": name, "wishes": ["character/cicero"], "food": "no nuts"}
        answer = await browser.post(f"/events/{event['id']}/guests", form)
        assert answer.status_code == 201, answer.text
        tokens.append(answer.json()["token"])
    return f"/organiser/events/{event['id']}", tokens


async def send(browser: Phone, method: str, path: str, body: Any = None) -> Any:
    """Return the answer of the organiser's API."""
    return await browser.client.request(method, f"/api/v1{path}", json=body)


def of_each(answer: Any, field: str) -> dict[str, Any]:
    """Return a field of each guest by name."""
    return {one["form"]["name"]: one[field] for one in document_of(answer)["guests"]}


async def test_a_confirmed_guest_has_a_place_before_the_waiting_list() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, tokens = await open_event(browser, "Ada", "Ben", "Cleo", places="1")
        listed = await browser.get(f"{path}/guests")
        assert of_each(listed, "waiting") == {"Ada": 0, "Ben": 1, "Cleo": 2}
        ids = of_each(listed, "id")
        changed = await send(browser, "PATCH", f"{path}/guests/{ids['Cleo']}", {"confirmed": True})
        assert of_each(changed, "waiting") == {"Ada": 1, "Ben": 2, "Cleo": 0}
        own_path = path.removeprefix("/organiser") + "/guest"
        own = await browser.client.get(f"/api/v1{own_path}", headers={"Guest-Token": tokens[2]})
        assert (own.json()["waiting"], own.json()["confirmed"]) == (0, True)


async def test_a_guest_reads_the_own_character_only_after_the_confirmation() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, (token,) = await open_event(browser, "Ada")
        (guest_id,) = of_each(await browser.get(f"{path}/guests"), "id").values()
        own_path = f"/api/v1{path.removeprefix('/organiser')}/guest"
        for change, name in (
            ({"character": "cicero"}, ""),
            ({"confirmed": True}, "Marcus Tullius Cicero"),
        ):
            document_of(await send(browser, "PATCH", f"{path}/guests/{guest_id}", change))
            own = await browser.client.get(own_path, headers={"Guest-Token": token})
            assert own.json()["character"] == name


async def test_a_proposal_is_saved_only_when_it_is_taken_and_changed_by_hand() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, _tokens = await open_event(browser, "Ada", "Ben", "Cleo", places="2")
        proposal = document_of(await browser.get(f"{path}/matching"))["matches"]
        ids = of_each(await browser.get(f"{path}/guests"), "id")
        assert {one["guest"]: one["wish"] for one in proposal} == {ids["Ada"]: 1, ids["Ben"]: 0}
        listed = of_each(await browser.get(f"{path}/guests"), "character")
        assert set(listed.values()) == {""}
        matches = [{"guest": one["guest"], "character": one["character"]} for one in proposal]
        taken = await send(browser, "PUT", f"{path}/matching", {"matches": matches})
        assert of_each(taken, "character")["Ada"] == "cicero"
        # By hand, Cleo gets the character, and Ada loses it.
        changed = await send(
            browser, "PATCH", f"{path}/guests/{ids['Cleo']}", {"character": "cicero"}
        )
        characters = of_each(changed, "character")
        assert (characters["Cleo"], characters["Ada"]) == ("cicero", "")
        for given, sentence in (
            (("nobody",), "This character is not in the cast of the event."),
            (("octavian", "octavian"), "Two guests would get the same character."),
        ):
            pairs = zip((ids["Ada"], ids["Ben"]), given, strict=False)
            body = {"matches": [{"guest": one, "character": name} for one, name in pairs]}
            refused = await send(browser, "PUT", f"{path}/matching", body)
            problem = expect_problem(refused, "malformed")
            assert problem["errors"][0]["message"].startswith(sentence)
        assert of_each(await browser.get(f"{path}/guests"), "character") == characters


async def test_an_old_proposal_takes_no_character_from_another_guest() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, _tokens = await open_event(browser, "Ada", "Ben")
        ids = of_each(await browser.get(f"{path}/guests"), "id")
        change = {"character": "cicero", "arrived": True}
        document_of(await send(browser, "PATCH", f"{path}/guests/{ids['Ben']}", change))
        body = {"matches": [{"guest": ids["Ada"], "character": "cicero"}]}
        refused = await send(browser, "PUT", f"{path}/matching", body)
        (error,) = expect_problem(refused, "malformed")["errors"]
        assert error["message"].startswith("Another guest has this character.")
        listed = await browser.get(f"{path}/guests")
        assert of_each(listed, "character") == {"Ada": "", "Ben": "cicero"}
        # The character of a guest who does not come is free.
        document_of(
            await send(browser, "PATCH", f"{path}/guests/{ids['Ben']}", {"coming": "absent"})
        )
        given = await send(browser, "PUT", f"{path}/matching", body)
        assert of_each(given, "character") == {"Ada": "cicero", "Ben": ""}


async def test_a_changed_cast_leaves_the_guests_as_they_are() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, _tokens = await open_event(browser, "Ada")
        event = document_of(await browser.get(path))
        (guest_id,) = of_each(await browser.get(f"{path}/guests"), "id").values()
        own_path = f"{path}/guests/{guest_id}"
        document_of(await send(browser, "PATCH", own_path, {"character": "cicero"}))
        event = await change_fields(browser, event, ("cast/cicero", None))
        listed = document_of(await browser.get(f"{path}/guests"))
        assert listed["guests"][0]["form"]["wishes"] == ["character/cicero"]
        assert "cicero" not in {one["id"] for one in listed["cast"]}
        # The guest has nobody to play now, so a proposal serves the guest again.
        assert listed["guests"][0]["character"] == ""
        (match,) = document_of(await browser.get(f"{path}/matching"))["matches"]
        assert match["guest"] == guest_id


async def test_an_arrival_is_noted_once_and_taken_back() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        hall.clock.now = 1_000_000
        browser = await sign_in(hall)
        path, _tokens = await open_event(browser, "Ada")
        (guest_id,) = of_each(await browser.get(f"{path}/guests"), "id").values()
        own_path = f"{path}/guests/{guest_id}"
        for arrived, expected in ((True, 1_000_000), (True, 1_000_000), (False, 0)):
            answer = await send(browser, "PATCH", own_path, {"arrived": arrived})
            assert of_each(answer, "arrived") == {"Ada": expected}
            hall.clock.now += 1


async def test_one_guest_and_all_guests_are_erased_from_the_file(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "ledger.db"))
    async with open_hall(store=store, rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        path, _tokens = await open_event(browser, "Ada Lovelace", "Ben Nevis")
        ids = of_each(await browser.get(f"{path}/guests"), "id")
        erased = await send(browser, "DELETE", f"{path}/guests/{ids['Ada Lovelace']}")
        assert set(of_each(erased, "id")) == {"Ben Nevis"}
        assert not files_with(tmp_path, "Ada Lovelace")
        assert files_with(tmp_path, "Ben Nevis")
        assert document_of(await send(browser, "DELETE", f"{path}/guests"))["guests"] == []
        assert not files_with(tmp_path, "Ben Nevis")
    store.close()


async def test_strangers_and_guests_do_not_read_or_change_the_list() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser, stranger = await sign_in(hall), hall.stranger()
        path, (token,) = await open_event(browser, "Ada")
        (guest_id,) = of_each(await browser.get(f"{path}/guests"), "id").values()
        stranger.client.headers["guest-token"] = token
        for method, tail, body in (
            ("GET", "guests", None),
            ("GET", "matching", None),
            ("PUT", "matching", {"matches": []}),
            ("PATCH", f"guests/{guest_id}", {"confirmed": True}),
            ("DELETE", f"guests/{guest_id}", None),
            ("DELETE", "guests", None),
        ):
            refused = await send(stranger, method, f"{path}/{tail}", body)
            expect_problem(refused, "unauthorized")
        for method, tail in (("PATCH", "guests/0"), ("DELETE", "guests/0")):
            body = {"confirmed": True} if method == "PATCH" else None
            expect_problem(await send(browser, method, f"{path}/{tail}", body), "unknown-guest")
        for method, tail in (("GET", "guests"), ("GET", "matching"), ("DELETE", "guests")):
            missing = await send(browser, method, f"/organiser/events/0011/{tail}")
            expect_problem(missing, "unknown-event")

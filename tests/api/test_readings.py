"""Holdings, places, standings, audit and seal: each viewer sees their own part."""

import pytest

from api.reading.models import Audit, Holding, Holdings, Places, Standings
from api.reading.seal_models import Seal
from ledger.seal import Head, open_head, verify_consistency, verify_inclusion
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, document_of, expect_denied, expect_problem

FOR_STAFF = (
    "/standings",
    "/audit",
    "/holdings?at=1",
    "/places?at=1",
    "/seal?at=1",
    "/seal?entry=x",
)


async def holdings_at(phone: Phone, at: int | None = None) -> dict[str, dict[str, int]]:
    query = {} if at is None else {"at": at}
    answer = await phone.get(f"/games/{phone.game}/holdings", **query)
    document = document_of(answer, Holdings)
    return {line["character"]: line["holds"] for line in document["holdings"]}


async def test_everybody_sees_bones_and_their_own_nuts(hall: Hall) -> None:
    ada = await hall.phone("ada")
    assert await holdings_at(ada) == {"ada": {"nut": 10}, "bea": {"bone": 3}}
    assert await holdings_at(hall.stranger()) == {"bea": {"bone": 3}}


async def test_holdings_of_one_character_can_be_read(hall: Hall) -> None:
    bea = await hall.phone("bea")
    answer = await bea.get(f"/games/{hall.id}/holdings/bea")
    assert document_of(answer, Holding) == {
        "character": "bea",
        "holds": {"bone": 3, "nut": 10},
        "of": [],
    }
    expect_problem(await bea.get(f"/games/{hall.id}/holdings/dio"), "not-found")


async def test_stewards_see_holdings_at_any_position(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    before = hall.game.state.log.position
    await ada.does("give", to="bea", nuts=4)
    assert (await holdings_at(nurse))["ada"] == {"nut": 6}
    assert (await holdings_at(nurse, before))["ada"] == {"nut": 10}
    expect_problem(await nurse.get(f"/games/{hall.id}/holdings", at=99), "malformed")


async def test_an_unchanged_answer_gets_not_modified(hall: Hall) -> None:
    ada = await hall.phone("ada")
    path = f"/api/v1/games/{hall.id}/holdings"
    first = await ada.client.get(path)
    again = await ada.client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    await ada.does("give", to="bea", nuts=4)
    changed = await ada.client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert changed.status_code == 200


async def test_a_gift_changes_no_answer_for_viewers_who_did_not_see_it(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    paths = ("holdings", "places", "seal", "export.jsonl", "export.csv", "export.ledger")
    before = [(await cai.get(f"/games/{hall.id}/{path}")).content for path in paths]
    await ada.does("give", to="bea", nuts=4)
    assert [(await cai.get(f"/games/{hall.id}/{path}")).content for path in paths] == before


async def test_places_list_visitors_in_order_of_arrival(hall: Hall) -> None:
    cai, ada, nurse = [await hall.phone(who) for who in ("cai", "ada", "nurse")]
    await cai.does("sit", where="bench")
    await ada.does("sit", where="bench")
    shown = document_of(await cai.get(f"/games/{hall.id}/places"), Places)
    pieces = [{"piece": "cai", "seat": "seat"}, {"piece": "ada", "seat": "seat"}]
    assert shown == {"game": hall.id, "places": [{"place": "bench", "pieces": pieces}]}
    staff = document_of(await nurse.get(f"/games/{hall.id}/places"), Places)
    came = [piece["arrived"] for piece in staff["places"][0]["pieces"]]
    assert came == sorted(came)
    assert staff["position"] == hall.game.state.log.position


async def test_standings_are_for_stewards_until_the_game_is_closed(hall: Hall) -> None:
    nurse, ada = await hall.phone("nurse"), await hall.phone("ada")
    await ada.does("give", to="bea", nuts=4)
    shown = document_of(await nurse.get(f"/games/{hall.id}/standings"), Standings)
    ranks = [(line["rank"], line["character"], line["worth"]) for line in shown["now"]["ranks"]]
    assert ranks[:3] == [(1, "bea", 29), (2, "cai", 10), (3, "ada", 6)]
    assert shown["ends"] == []
    expect_problem(await ada.get(f"/games/{hall.id}/standings"), "not-your-card")
    await close_game_by_stewards(hall)
    opened = document_of(await hall.stranger().get(f"/games/{hall.id}/standings"), Standings)
    assert [end["period"]["seq"] for end in opened["ends"]] == [1]


@pytest.mark.parametrize("path", FOR_STAFF)
async def test_players_cannot_read_paths_that_show_positions(hall: Hall, path: str) -> None:
    ada = await hall.phone("ada")
    for phone in (ada, hall.stranger()):
        answer = await phone.client.get(f"/api/v1/games/{hall.id}{path}")
        expect_denied(phone, answer)


async def test_an_audit_has_counts_and_lists_in_pages(hall: Hall) -> None:
    nurse, aunt, ada = [await hall.phone(who) for who in ("nurse", "aunt", "ada")]
    await aunt.does("give", as_="ada", to="bea", nuts=6, recorder="aunt")
    await ada.does("throw")
    shown = document_of(await nurse.get(f"/games/{hall.id}/audit", limit=2), Audit)
    counts = {count["kind"]: count["count"] for count in shown["counts"]}
    assert counts == {"card": 3, "recorded": 1, "unjudged": 1, "warned": 1}
    assert shown["balanced"] is True
    assert shown["more"] is True
    assert [w["question"].endswith("/NUX-03") for w in shown["waiting"]] == [True]
    assert shown["rolls"] == {"server": 1, "table": 0}
    last = shown["matters"][-1]["position"]
    rest = document_of(await nurse.get(f"/games/{hall.id}/audit", after=last), Audit)
    assert [matter["kinds"] for matter in rest["matters"]] == [
        ["card"],
        ["warned", "recorded", "unjudged"],
    ]
    only = document_of(await nurse.get(f"/games/{hall.id}/audit", kind="warned"), Audit)
    assert [matter["rules"] for matter in only["matters"]] == [["NUX-03"]]


async def test_everybody_sees_the_fingerprint_of_a_finished_period(hall: Hall) -> None:
    aunt = await hall.phone("aunt")
    assert document_of(await aunt.get(f"/games/{hall.id}/seal"), Seal)["fingerprints"] == []
    await aunt.does("ring")
    shown = document_of(await hall.stranger().get(f"/games/{hall.id}/seal"), Seal)
    assert [len(words.split()) for words in shown["fingerprints"]] == [8]
    assert "heads" not in shown
    assert shown["commitment"] == hall.game.state.kernel.commitment


async def test_stewards_get_heads_with_proofs_for_each_other_and_for_any_entry(hall: Hall) -> None:
    nurse, aunt, ada = [await hall.phone(who) for who in ("nurse", "aunt", "ada")]
    gift = (await ada.does("give", to="bea", nuts=4))["entries"][0]["id"]
    await aunt.does("ring")
    ada.period = 2
    await ada.does("throw")
    shown = document_of(await nurse.get(f"/games/{hall.id}/seal", entry=gift), Seal)
    heads = [open_head(head["note"], shown["seal_key"]) for head in shown["heads"]]
    assert [head.size for head in heads] == [head["size"] for head in shown["heads"]]
    assert heads[-1].size == hall.game.state.log.position
    before = Head(hall.id, 0, b"")
    for told, head in zip(shown["heads"], heads, strict=True):
        proof = [bytes.fromhex(node) for node in told["consistency"]]
        assert before.size == 0 or verify_consistency(
            before.size, head.size, before.root, head.root, proof
        )
        before = head
    found = shown["inclusion"]
    leaf, proof = bytes.fromhex(found["leaf"]), [bytes.fromhex(node) for node in found["proof"]]
    index = found["position"] - 1
    assert verify_inclusion(leaf, index, heads[-1].size, proof, heads[-1].root)
    row = list(hall.host.store.read(hall.id))[index]
    assert leaf == hall.game.scribe.keys.entry_leaf_hash(row.position, row.state)
    assert found["salt"] == hall.game.scribe.keys.salt(row.position).hex()
    expect_problem(await nurse.get(f"/games/{hall.id}/seal", entry="nothing"), "not-found")

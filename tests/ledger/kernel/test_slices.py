"""The kernel's part of the view: the audience and the content of each slice."""

from typing import Any

from ledger.kernel.view.slices import kernel_slices
from ledger.record.audience import sees
from ledger.record.view import Bundle, Slice, slices_of_bundles
from tests.toy.yard import START, YardGame


def kernel_slices_seen(yard: YardGame, *characters: str) -> dict[str, dict[str, Any]]:
    """Return the rendered slices of the kernel that these characters see."""
    viewer = yard.viewer(*characters)
    return {
        key: dict(one.render())
        for key, one in slices_of_bundles(kernel_slices(yard.state, yard.scribe.text))
        if sees(one.audience, viewer)
    }


def test_everybody_sees_the_slice_of_the_game(yard: YardGame) -> None:
    assert kernel_slices_seen(yard).keys() == {"game", "awaited", "names"}
    game = kernel_slices_seen(yard)["game"]
    assert (game["id"], game["title"], game["ruleset"], game["status"]) == (
        "yard",
        "Nuts in the yard",
        "nuces",
        "open",
    )
    assert game["stewards"] == ["nurse"]
    assert game["period"] == {
        "seq": 1,
        "kind": "round",
        "key": "season-round",
        "year": None,
        "minutes": 5,
        "opened": START,
        "paused": 0,
    }


def test_everybody_sees_the_number_of_rulings_of_a_period(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, id="gift")
    yard.does("nurse", "reverse", entry="gift.0", reason="a mistake")
    assert kernel_slices_seen(yard)["game"]["rulings"] == 1
    yard.does("aunt", "ring")
    assert kernel_slices_seen(yard)["game"]["rulings"] == 0


def test_the_parties_see_a_petition(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=2, id="game")
    yard.does("cai", "consent", petition="game")
    for who in ("ada", "bea", "cai", "nurse"):
        assert kernel_slices_seen(yard, who)["petition/game"] == {
            "id": "game",
            "type": "gamble",
            "actor": "ada",
            "fields": {"nuts": 2},
            "voices": ["bea", "cai"],
            "given": ["cai"],
            "since": 1_000_000,
        }
    assert "petition/game" not in kernel_slices_seen(yard, "aunt")


def test_the_concerned_characters_see_a_duty(yard: YardGame) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    assert kernel_slices_seen(yard, "bea")["duty/dare"] == {
        "id": "dare",
        "kind": "dare",
        "owes": "bea",
        "options": ["truth", "dare"],
        "default": "truth",
        "args": {"by": "who:ada"},
        "since": 1_000_000,
        "period": 1,
    }
    assert [
        who for who in ("ada", "cai", "nurse") if "duty/dare" in kernel_slices_seen(yard, who)
    ] == [
        "ada",
        "nurse",
    ]


def test_the_appellant_and_the_stewards_see_an_appeal(yard: YardGame) -> None:
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    fields = {"where": "bench"}
    yard.does("cai", "appeal", about="sit", fields=fields, reason="my leg", id="please")
    assert kernel_slices_seen(yard, "cai")["appeal/please"] == {
        "id": "please",
        "type": "sit",
        "actor": "cai",
        "fields": fields,
        "rules": ["NUX-08"],
        "reason": "my leg",
    }
    assert "appeal/please" in kernel_slices_seen(yard, "nurse")
    assert "appeal/please" not in kernel_slices_seen(yard, "ada")


def test_the_judges_and_the_concerned_characters_see_a_question(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=5, recorder="aunt", id="gift")
    yard.does("bea", "contest", entry="gift.0", reason="never", id="no")
    warning = kernel_slices_seen(yard, "aunt")["question/gift.0/NUX-03"]
    assert (warning["rule"], warning["judges"], warning["reason"]) == ("NUX-03", ["aunt"], "")
    contest = kernel_slices_seen(yard, "ada")["question/no.0"]
    assert (contest["entry"], contest["by"], contest["reason"]) == ("gift.0", "bea", "never")
    assert "question/gift.0/NUX-03" not in kernel_slices_seen(yard, "bea")
    assert "question/no.0" not in kernel_slices_seen(yard, "cai")


def test_the_character_and_the_stewards_see_a_card(yard: YardGame) -> None:
    yard.does("ada", "claim-card", card_="ada-1", device="12345678")
    assert kernel_slices_seen(yard, "ada")["card/ada-1"] == {
        "id": "ada-1",
        "character": "ada",
        "claimed": True,
        "moves": 0,
    }
    assert "card/bea-1" not in kernel_slices_seen(yard, "ada")
    assert {"card/ada-1", "card/bea-1", "card/nurse-2"} <= kernel_slices_seen(yard, "nurse").keys()


def test_unchanged_slices_are_made_from_the_same_objects(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=2, id="game")
    before = dict(slices_of_bundles(kernel_slices(yard.state, yard.scribe.text)))
    yard.does("ada", "give", to="bea", nuts=1)
    after = dict(slices_of_bundles(kernel_slices(yard.state, yard.scribe.text)))
    for key, one in before.items():
        pairs = zip(one.source, after[key].source, strict=True)
        assert all(then is now for then, now in pairs), key


def bundle_of_petitions(yard: YardGame) -> Bundle:
    """Return the bundle of all petitions."""
    bundles = kernel_slices(yard.state, yard.scribe.text)
    return next(one for one in bundles if one.name == "petitions")


def changed_slices_of_petitions(yard: YardGame, before: Bundle) -> dict[str, Slice | None]:
    """Return the slices of petitions that are made again after an earlier bundle."""
    since = bundle_of_petitions(yard).since
    assert since is not None
    return dict(since(before.source))


def test_a_consent_makes_only_the_slice_of_its_own_petition_again(yard: YardGame) -> None:
    for number in range(3):
        yard.does("ada", "gamble", nuts=1, id=f"game-{number}")
    before = bundle_of_petitions(yard)
    yard.does("cai", "consent", petition="game-1")
    assert changed_slices_of_petitions(yard, before).keys() == {"petition/game-1"}
    yard.does("bea", "consent", petition="game-1")
    assert changed_slices_of_petitions(yard, before) == {"petition/game-1": None}


def test_a_stand_in_makes_the_slices_of_all_petitions_again(yard: YardGame) -> None:
    for number in range(2):
        yard.does("ada", "gamble", nuts=1, id=f"game-{number}")
    before = bundle_of_petitions(yard)
    yard.does("nurse", "name-stand-in", character="bea", stand_in="cai")
    assert changed_slices_of_petitions(yard, before).keys() == {
        "petition/game-0",
        "petition/game-1",
    }

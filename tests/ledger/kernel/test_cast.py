"""The cast list: an organiser notes the players of the characters and who has come.

Players do not see it.
"""

from dataclasses import replace

import pytest

from api.game.text_erasure import person_erasing_writes, words_of
from ledger.kernel.view.slices import kernel_slices
from ledger.record.audience import Viewer
from ledger.record.cast import CastMember
from ledger.record.view import slices_of_bundles
from tests.toy.rules import TOY
from tests.toy.streets import street_game
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names

NOTE = "no nuts, please"


@pytest.fixture
def game() -> YardGame:
    """Return a street with Ada and Bea outside, and the aunt as steward."""
    return street_game()


def note_player(game: YardGame, name: str = "Adelaide Smith", note: str = NOTE) -> tuple[str, str]:
    """Note the person who will play Ada, and return the digests of the name and the note."""
    game.does("aunt", "cast-character", character="ada", name=name, note=note)
    member = game.state.kernel.cast["ada"]
    return member.name, member.note


def cast_slices(game: YardGame) -> dict[str, object]:
    """Return the cast list as stewards see it, with the audience of each slice."""
    slices = slices_of_bundles(kernel_slices(game.state, game.scribe.text))
    return {key: (part.audience, part.render()) for key, part in slices if key.startswith("cast/")}


@pytest.mark.rule("ACTA-19")
def test_a_steward_notes_who_plays_which_character_and_players_do_not_see_it(
    game: YardGame,
) -> None:
    fields = {"character": "ada", "name": "  Adelaide \n Smith ", "note": NOTE}
    (entry,) = game.does("aunt", "cast-character", **fields)
    assert [who for who in ("ada", "bea", "aunt") if game.visible_part(entry, who)] == ["aunt"]
    document = {
        "id": "ada",
        "name": "Adelaide Smith",
        "note": NOTE,
        "attendance": "expected",
        "since": game.state.at,
    }
    assert cast_slices(game) == {"cast/ada": (("aunt",), document)}


@pytest.mark.rule("ACTA-19")
@pytest.mark.parametrize(
    ("act", "fields"),
    [("cast-character", {"name": "Eve"}), ("check-in", {"attendance": "here"})],
)
def test_only_stewards_keep_the_cast_list(game: YardGame, act: str, fields: dict[str, str]) -> None:
    refused = game.expect_refusal("ada", act, character="bea", **fields)
    assert message_keys_of_refusal(refused) == ["stewards-only"]


@pytest.mark.rule("ACTA-19")
def test_a_new_or_empty_name_erases_the_old_one(game: YardGame) -> None:
    first = note_player(game)
    second = note_player(game, name="Beate Smith", note="")
    assert [game.scribe.text(digest) for digest in first] == ["", ""]
    assert [game.scribe.text(digest) for digest in second] == ["Beate Smith", ""]
    game.does("aunt", "cast-character", character="ada", name=" ")
    assert (game.scribe.text(second[0]), dict(game.state.kernel.cast)) == ("", {})
    refused = game.expect_refusal("aunt", "cast-character", character="ada", name="")
    assert message_keys_of_refusal(refused) == ["nobody-cast"]


@pytest.mark.rule("ACTA-19")
@pytest.mark.parametrize("act", ["hand-over-character", "retire-character"])
def test_the_cast_list_forgets_the_person_of_a_retired_character(game: YardGame, act: str) -> None:
    name, _note = note_player(game)
    game.does("aunt", act, character="ada")
    assert (game.scribe.text(name), dict(game.state.kernel.cast)) == ("", {})


@pytest.mark.rule("ACTA-19")
def test_a_steward_notes_who_has_come_and_who_is_absent(game: YardGame) -> None:
    name, note = note_player(game)
    for attendance in ("here", "absent", "expected"):
        (entry,) = game.does("aunt", "check-in", character="ada", attendance=attendance)
        assert short_type_names((entry,)) == ["checked-in"]
        assert game.visible_part(entry, "ada") is None
        since = game.state.at
        member = CastMember("ada", name, note, attendance, since)
        assert game.state.kernel.cast["ada"] == member
        again = game.expect_refusal("aunt", "check-in", character="ada", attendance=attendance)
        assert message_keys_of_refusal(again) == ["checked-in-already"]


def test_a_person_outside_the_cast_list_may_come_as_well(game: YardGame) -> None:
    game.does("aunt", "check-in", character="bea", attendance="here")
    assert game.state.kernel.cast["bea"].attendance == "here"


def test_a_corrected_name_keeps_the_attendance_and_another_person_is_expected(
    game: YardGame,
) -> None:
    game.does("aunt", "check-in", character="ada", attendance="here")
    note_player(game)
    assert game.state.kernel.cast["ada"].attendance == "here"
    game.does("aunt", "check-in", character="ada", attendance="absent")
    note_player(game, name="Beate Smith")
    assert game.state.kernel.cast["ada"].attendance == "expected"


def test_a_character_outside_the_game_cannot_be_cast(game: YardGame) -> None:
    fields = {"character": "zoe", "name": "Zoe Smith"}
    assert message_keys_of_refusal(game.expect_refusal("aunt", "cast-character", **fields)) == [
        "no-such-character"
    ]
    refused = game.expect_refusal("aunt", "check-in", character="ada", attendance="lost")
    assert refused.problem == "malformed"


@pytest.mark.rule("ACTA-19")
def test_games_kept_by_all_together_have_no_cast_list() -> None:
    equals = replace(TOY, seats=replace(TOY.seats, together=lambda state: state.kernel.stewards))
    game = YardGame(rules=equals)
    (host, *_others) = game.state.kernel.stewards
    refused = game.expect_refusal(host, "check-in", character=host, attendance="here")
    assert message_keys_of_refusal(refused) == ["no-organiser"]


@pytest.mark.rule("ACTA-19")
def test_closing_reveals_no_real_name(game: YardGame) -> None:
    note_player(game)
    slices = dict(slices_of_bundles(kernel_slices(game.state, game.scribe.text)))
    seen = slices["cast/ada"].rendered_for(Viewer(frozenset({"bea"}), sees_opened_ledger=True))
    assert (seen["name"], seen["note"]) == ("", "")


def test_an_erased_person_is_erased_from_the_cast_list_as_well(game: YardGame) -> None:
    note_player(game)
    words = words_of(game.scribe)
    gone = person_erasing_writes(game.store, game.state, words, "ada", game.now)
    cut = {side.key for side in gone if side.kind == "text" and side.value is None}
    member = game.state.kernel.cast["ada"]
    assert {member.name, member.note} <= cut

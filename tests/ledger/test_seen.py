"""Entries as a viewer may see them."""

from ledger.kernel.view.visibility import VisibleEntry, message_key_of_type, visible_entry
from ledger.record.audience import EVERYBODY, Viewer
from ledger.record.entry import Entry, Placement, Posting
from tests.toy.yard import MACHINE, YardGame

TREE = Placement("cai", "tree", "branch", ("cai",))


def visible_part_for(
    entry: Entry, *characters: str, staff: bool = False, opened: bool = False
) -> VisibleEntry | None:
    viewer = Viewer(frozenset(characters), staff, opened)
    return visible_entry(
        MACHINE.types[entry.type], entry, viewer, lambda digest: f"words of {digest}"
    )


def whisper_with_postings(*placements: Placement, postings: tuple[Posting, ...] = ()) -> Entry:
    """Return a whisper between ada and bea that moves goods."""
    yard = YardGame()
    (whispered,) = yard.does("ada", "whisper", to="bea", words="psst")
    return Entry(
        **{
            name: getattr(whispered, name)
            for name in ("position", "id", "type", "at", "period", "audience", "event", "meta")
        },
        placements=placements,
        postings=postings,
    )


def test_the_key_of_a_message_is_the_bare_name_of_its_type() -> None:
    assert message_key_of_type("nuces/nuts-given@1") == "nuts-given"


def test_each_party_sees_their_own_end_of_a_payment() -> None:
    yard = YardGame()
    (given,) = yard.does("ada", "give", to="bea", nuts=3)
    legs = {
        who: [(leg.source, leg.target, leg.amount) for leg in seen.legs]
        for who in ("ada", "bea", "nurse", "cai")
        if (seen := yard.visible_part(given, who))
    }
    assert legs == {"ada": [("ada", "", 3)], "bea": [("", "bea", 3)], "nurse": [("ada", "bea", 3)]}


def test_the_room_sees_only_the_public_leg_of_a_swap() -> None:
    yard = YardGame()
    (swapped,) = yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, recorder="aunt")
    seen = yard.visible_part(swapped)
    assert seen is not None
    assert [(leg.asset, leg.source, leg.target) for leg in seen.legs] == [("bone", "bea", "ada")]
    assert (seen.actor, seen.recorder, seen.n) == ("ada", "aunt", 0)


def test_the_owner_of_lent_goods_is_not_shown() -> None:
    yard = YardGame()
    (lent,) = yard.does("bea", "lend", to="ada", bones=2)
    for viewer in ((), ("ada",), ("nurse",)):
        seen = yard.visible_part(lent, *viewer)
        assert seen is not None
        assert [(leg.source, leg.target) for leg in seen.legs] == [("bea", "ada")]


def test_a_change_of_owner_without_a_change_of_holder_is_not_shown_as_a_payment() -> None:
    posting = Posting("bone", "ada/of:bea", "ada", 1, EVERYBODY, EVERYBODY)
    assert visible_part_for(whisper_with_postings(postings=(posting,)), "cai") is None
    seen = visible_part_for(whisper_with_postings(postings=(posting,)), "ada")
    assert seen is not None
    assert seen.legs == ()


def test_of_a_secret_act_others_see_only_the_public_moves() -> None:
    seen = visible_part_for(whisper_with_postings(Placement("ada", "bench", "seat"), TREE), "cai")
    assert seen is not None
    assert (seen.words, seen.key, seen.args, seen.actor) == (False, "", {}, "")
    assert [placement.piece for placement in seen.moved] == ["ada", "cai"]
    room = visible_part_for(whisper_with_postings(Placement("ada", "bench", "seat"), TREE))
    assert room is not None
    assert [placement.piece for placement in room.moved] == ["ada"]


def test_an_entry_that_does_not_concern_a_viewer_is_absent() -> None:
    assert visible_part_for(whisper_with_postings(TREE), "aunt") is None
    assert visible_part_for(whisper_with_postings()) is None


def test_staff_see_every_entry_with_its_position() -> None:
    entry = whisper_with_postings()
    seen = visible_part_for(entry, "warden", staff=True)
    assert seen is not None
    assert (seen.words, seen.key, seen.n) == (False, "", entry.position)
    own = visible_part_for(entry, "nurse", staff=True)
    assert own is not None
    assert (own.words, own.n) == (True, entry.position)


def test_free_words_are_shown_to_their_hearers() -> None:
    entry = whisper_with_postings()
    for who, staff, heard in (("bea", False, True), ("nurse", True, True), ("cai", False, False)):
        seen = visible_part_for(entry, who, staff=staff, opened=True)
        assert seen is not None
        assert bool(seen.reason) is heard


def test_a_pause_shows_only_its_reason() -> None:
    yard = YardGame()
    (paused,) = yard.does("nurse", "pause", reason="supper")
    seen = yard.visible_part(paused)
    assert seen is not None
    assert (seen.key, seen.args, seen.reason) == ("game-paused", {}, "supper")


def test_readers_of_the_words_see_the_dice() -> None:
    yard = YardGame()
    (thrown,) = yard.does("ada", "throw")
    seen = yard.visible_part(thrown)
    assert seen is not None
    assert [roll.value for roll in seen.rolls] == [thrown.event.value]


def test_an_entry_without_an_act_has_no_actor() -> None:
    yard = YardGame()
    (thrown,) = yard.does("ada", "throw")
    bare = Entry(**{**{f: getattr(thrown, f) for f in thrown.__struct_fields__}, "meta": None})
    seen = visible_part_for(bare)
    assert seen is not None
    assert (seen.actor, seen.recorder) == ("", "")

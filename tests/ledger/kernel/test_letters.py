"""Letters: their allowed writers and times, their readers, and what is left of an erased letter."""

from typing import Any

import pytest

from ledger.kernel.letters.folds import MAX_RECENT_LETTERS, RECENT_MILLISECONDS
from ledger.kernel.letters.letter_acts import LENGTH_LIMIT
from ledger.record.audience import EVERYBODY, ROOM_VIEWER, is_confidential
from ledger.record.letters import OTHER_PERIODS, LettersAllowed
from tests.toy.post import slices_seen, visible_threads, write_letter, yard_with_letters
from tests.toy.yard import YardGame, message_keys_of_refusal, rules_of_refusal, short_type_names

pytestmark = pytest.mark.rule("ACTA-17")


@pytest.fixture
def yard() -> YardGame:
    return yard_with_letters()


def close_game(yard: YardGame) -> None:
    """Let both nurses close the game."""
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.wait(minutes=2).wake_clock()
    assert yard.state.kernel.status == "closed"


def test_only_its_writer_and_addressees_see_a_private_letter(yard: YardGame) -> None:
    (entry,) = yard.does("ada", "write-letter", to=["bea", "aunt"], text="Meet me at the wall")
    assert short_type_names((entry,)) == ["letter-written"]
    assert is_confidential(entry.audience)
    for reader in ("ada", "bea", "aunt"):
        seen = yard.visible_part(entry, reader)
        assert seen is not None
        assert (seen.key, seen.args["to"]) == ("letter-written", ["who:bea", "who:aunt"])
    for other in (("cai",), ("nurse",), ()):
        assert yard.visible_part(entry, *other) is None


def test_the_words_of_a_letter_are_not_part_of_the_ledger(yard: YardGame) -> None:
    (entry,) = yard.does("ada", "write-letter", to=["bea"], text="Meet me at the wall")
    stored = b"".join(row.state for row in yard.store.read("yard"))
    assert b"Meet me" not in stored
    assert yard.scribe.text(entry.event.text) == "Meet me at the wall"


def test_everybody_reads_a_letter_to_everybody(yard: YardGame) -> None:
    (entry,) = yard.does("ada", "write-letter", public=True, text="I shall win")
    assert entry.audience == EVERYBODY
    seen = yard.visible_part(entry)
    assert seen is not None
    assert seen.args == {"who": "who:ada", "to": [], "public": "yes"}


def test_an_answer_goes_to_all_readers_of_the_answered_letter(yard: YardGame) -> None:
    first = write_letter(yard, "ada", to=["bea", "aunt"])
    (answer,) = yard.does("bea", "write-letter", answers=first, text="I shall be there")
    assert (answer.event.thread, set(answer.event.to)) == (first, {"ada", "aunt"})
    (again,) = yard.does("aunt", "write-letter", answers=answer.event.letter, text="So shall I")
    assert again.event.thread == first
    assert again.audience == answer.audience
    (thread,) = visible_threads(yard, "ada").values()
    assert thread["written"] == {"ada": 1, "bea": 1, "aunt": 1}
    assert thread["who"] == ["ada", "aunt", "bea"]
    assert (
        visible_threads(yard, "cai")
        == visible_threads(yard, "nurse")
        == visible_threads(yard)
        == {}
    )


def test_an_answer_to_a_public_letter_is_public(yard: YardGame) -> None:
    first = write_letter(yard, "ada", public=True)
    (answer,) = yard.does("cai", "write-letter", answers=first, text="You shall not")
    assert (answer.audience, answer.event.to, answer.event.public) == (EVERYBODY, (), True)


def test_nobody_answers_a_letter_that_they_may_not_read(yard: YardGame) -> None:
    hidden = write_letter(yard, "ada", to=["bea"])
    for letter in (hidden, "there is none"):
        for act, fields in (
            ("write-letter", {"answers": letter, "text": "I know it all"}),
            ("report-letter", {"letter": letter}),
            ("erase-letter", {"letter": letter}),
            ("disclose-letter", {"letter": letter}),
        ):
            for other in ("cai", "nurse"):
                assert message_keys_of_refusal(yard.expect_refusal(other, act, **fields)) == [
                    "no-such-letter"
                ]


@pytest.mark.parametrize(
    ("how", "field"),
    [
        ({}, "to"),
        ({"to": ["bea"], "public": True}, "to"),
        ({"to": ["ada", "bea"]}, "to"),
        ({"to": ["bea"], "text": " \n "}, "text"),
        ({"to": ["bea"], "text": ""}, "text"),
        ({"to": ["bea"], "text": "x" * (LENGTH_LIMIT + 1)}, "text"),
        ({"to": ["bea"] * 31}, "to"),
    ],
)
def test_the_refusal_of_a_malformed_letter_names_the_field(
    yard: YardGame, how: dict[str, Any], field: str
) -> None:
    refused = yard.expect_refusal("ada", "write-letter", **({"text": "hello"} | how))
    assert refused.problem == "malformed"
    assert [name for name, _message in refused.errors] == [field]


def test_a_letter_goes_only_to_characters_that_are_played(yard: YardGame) -> None:
    refused = yard.expect_refusal("ada", "write-letter", to=["caesar"], text="hail")
    assert message_keys_of_refusal(refused) == ["no-such-character"]


def test_an_addressee_who_is_named_twice_gets_one_letter(yard: YardGame) -> None:
    (entry,) = yard.does("ada", "write-letter", to=["bea", "bea"], text="hello")
    assert entry.event.to == ("bea",)


def test_a_steward_writes_in_nobody_else_s_name(yard: YardGame) -> None:
    letter = write_letter(yard, "ada", to=["bea"])
    for act, fields in (
        ("write-letter", {"to": ["cai"], "text": "I am Ada"}),
        ("report-letter", {"letter": letter}),
        ("erase-letter", {"letter": letter}),
    ):
        refused = yard.expect_refusal("ada", act, card="nurse-1", **fields)
        assert refused.problem == "not-your-card"


@pytest.mark.parametrize(
    ("allowed", "private", "public"),
    [
        ({}, False, False),
        ({OTHER_PERIODS: ("private",)}, True, False),
        ({OTHER_PERIODS: ("public",)}, False, True),
        ({"round": ("public",), "winter": ("private",)}, False, True),
        ({"winter": ("private",)}, False, False),
    ],
)
def test_the_scenario_says_which_letters_are_allowed_and_when(
    allowed: LettersAllowed, private: bool, public: bool
) -> None:
    yard = yard_with_letters(allowed)
    for may, how in ((private, {"to": ["bea"]}), (public, {"public": True})):
        if may:
            write_letter(yard, "ada", **how)
            continue
        refused = yard.expect_refusal("ada", "write-letter", text="hello", **how)
        assert message_keys_of_refusal(refused) == ["no-letters-now"]
        assert rules_of_refusal(refused) == {"ACTA-17"}
        kind = "public" if "public" in how else "private"
        ever = any(kind in kinds for kinds in allowed.values())
        assert refused.objections[0].args == {"kind": kind, "ever": "yes" if ever else "no"}


def test_a_game_whose_scenario_does_not_allow_letters_has_none() -> None:
    plain = YardGame()
    refused = plain.expect_refusal("ada", "write-letter", to=["bea"], text="hello")
    assert message_keys_of_refusal(refused) == ["no-letters-now"]
    assert "letters" not in slices_seen(plain, ROOM_VIEWER)


def test_phones_learn_which_letters_are_allowed_now() -> None:
    yard = yard_with_letters({"round": ("public",), "winter": ("private",)})
    assert slices_seen(yard, ROOM_VIEWER)["letters"] == {
        "now": ["public"],
        "ever": ["private", "public"],
        "longest": LENGTH_LIMIT,
    }


def test_letters_are_written_in_a_pause_and_in_any_period(yard: YardGame) -> None:
    yard.does("nurse", "pause")
    write_letter(yard, "ada", to=["bea"], period_=7)


def test_a_writer_is_limited_to_twenty_letters_in_ten_minutes(yard: YardGame) -> None:
    for number in range(MAX_RECENT_LETTERS):
        write_letter(yard, "ada", f"number {number}", to=["bea"])
        yard.wait(milliseconds=1000)
    refused = yard.expect_refusal("ada", "write-letter", to=["cai"], text="one more")
    assert message_keys_of_refusal(refused) == ["too-many-letters"]
    assert refused.objections[0].args == {"n": 20, "minutes": 10, "left": 10}
    write_letter(yard, "bea", to=["cai"])
    yard.wait(milliseconds=RECENT_MILLISECONDS - MAX_RECENT_LETTERS * 1000)
    write_letter(yard, "ada", "one more", to=["cai"])
    assert message_keys_of_refusal(
        yard.expect_refusal("ada", "write-letter", public=True, text="and more")
    )


def test_the_writer_erases_the_words_of_a_letter_and_the_seal_holds(yard: YardGame) -> None:
    first, second = write_letter(yard, "ada", to=["bea"]), write_letter(yard, "ada", to=["bea"])
    digests = {one: yard.state.kernel.letters.written[one].text for one in (first, second)}
    assert message_keys_of_refusal(yard.expect_refusal("bea", "erase-letter", letter=first)) == [
        "no-such-letter"
    ]
    (entry,) = yard.does("ada", "erase-letter", letter=first)
    assert yard.visible_part(entry, "bea") is not None
    assert yard.visible_part(entry, "nurse") is None
    assert yard.visible_part(entry, "cai") is None
    again = yard.reopen()
    assert again.text(digests[first]) == ""
    assert again.text(digests[second]) == "Meet me at the wall"
    assert again.state.kernel.letters.written[first].text == digests[first]
    assert message_keys_of_refusal(yard.expect_refusal("ada", "erase-letter", letter=first)) == [
        "letter-erased-already"
    ]


def test_after_the_game_letters_stay_closed_until_their_writer_opens_them(yard: YardGame) -> None:
    letter, other = write_letter(yard, "ada", to=["bea"]), write_letter(yard, "bea", to=["ada"])
    refused = yard.expect_refusal("ada", "disclose-letter", letter=letter)
    assert message_keys_of_refusal(refused) == ["letters-open-later"]
    close_game(yard)
    entries = yard.state.log.in_order()
    written = [entry for entry in entries if entry.type == "kernel/letter-written@1"]
    assert len(written) == 2
    for entry in written:
        assert yard.visible_part(entry, "ada") is not None
        for others in (("cai",), ("nurse",), ()):
            assert yard.visible_part(entry, *others) is None
    assert visible_threads(yard, "nurse") == visible_threads(yard, "cai") == {}
    assert message_keys_of_refusal(yard.expect_refusal("ada", "disclose-letter", letter=other)) == [
        "no-such-letter"
    ]
    (entry,) = yard.does("ada", "disclose-letter", letter=letter)
    assert entry.audience == EVERYBODY
    assert (entry.event.writer, entry.event.to) == ("ada", ("bea",))
    assert yard.scribe.text(entry.event.text) == "Meet me at the wall"
    assert message_keys_of_refusal(
        yard.expect_refusal("ada", "disclose-letter", letter=letter)
    ) == ["letter-open-already"]


def test_after_the_game_a_letter_can_be_erased_but_not_written(yard: YardGame) -> None:
    letter = write_letter(yard, "ada", to=["bea"])
    close_game(yard)
    yard.does("ada", "erase-letter", letter=letter)
    refused = yard.expect_refusal("ada", "disclose-letter", letter=letter)
    assert message_keys_of_refusal(refused) == ["letter-erased-already"]
    for act, fields in (
        ("write-letter", {"to": ["bea"], "text": "too late"}),
        ("report-letter", {"letter": letter}),
    ):
        assert yard.expect_refusal("ada", act, **fields).problem == "closed"


def test_a_steward_cannot_disclose_or_reverse_a_letter(yard: YardGame) -> None:
    letter = write_letter(yard, "ada", to=["bea"])
    for act, expected in (
        ("disclose", "no-such-entry"),
        ("reverse", "no-such-entry"),
        ("undo", "no-such-entry"),
        ("contest", "not-a-party"),
    ):
        fields = {"reason": "curious"} if act == "reverse" else {}
        for entry in (f"{letter}.0", "there is none"):
            assert message_keys_of_refusal(
                yard.expect_refusal("nurse", act, entry=entry, **fields)
            ) == [expected]

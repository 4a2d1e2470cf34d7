"""Windows are sealed by the clock, with or without saves, and opened at the end."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from ledger.contract.acts import ActContext, Command, Draft, Drafts, WindowType
from ledger.kernel.vocabulary.request import StoredWithoutEntry
from ledger.kernel.windows.opening import DAY, HOUR, sealing_interval
from ledger.record.entry import Posting
from ledger.record.state import Window
from ledger.seal import root_of, verify_inclusion
from ledger.seal.submission import Leaf
from ledger.seal.submission_leaves import submission_leaf_hash
from tests.toy.jar import JAR_GAME, KIND
from tests.toy.jars import (
    JAR_ID,
    guesses_by_character,
    jar_window,
    opening_entry,
    save_guess,
    send_guess,
    send_readiness,
    yard_with_jar,
)
from tests.toy.nuts import NutsGiven
from tests.toy.world import CHILDREN, Toy
from tests.toy.yard import START, YardGame, message_keys_of_refusal, short_type_names


@pytest.fixture
def yard() -> YardGame:
    """Return a game in which the aunt fills a jar for a quarter of an hour."""
    return yard_with_jar()


@pytest.mark.parametrize(
    ("lasts", "every"),
    [(5 * 60_000, 60_000), (15 * 60_000, 60_000), (HOUR, HOUR // 15), (DAY, DAY // 15)],
)
def test_a_window_is_sealed_each_fifteenth_of_its_time_and_at_most_each_minute(
    lasts: int, every: int
) -> None:
    assert sealing_interval(lasts) == every


def test_a_window_longer_than_a_day_is_sealed_each_hour() -> None:
    assert sealing_interval(DAY + 1) == HOUR
    assert sealing_interval(7 * DAY) == HOUR


def test_seals_come_by_the_clock_whether_or_not_anything_was_saved(yard: YardGame) -> None:
    before = yard.state.log.position
    for _ in range(3):
        yard.wait(minutes=1).wake_clock()
    seals = yard.entries_after(before)
    assert short_type_names(seals) == ["window-sealed"] * 3
    assert [entry.event.number for entry in seals] == [1, 2, 3]
    assert len({entry.event.root for entry in seals}) == 3
    assert [entry.audience for entry in seals] == [()] * 3


def test_no_window_is_sealed_before_its_time(yard: YardGame) -> None:
    assert yard.wait(milliseconds=59_999).wake_clock() == ()
    assert short_type_names(yard.wait(milliseconds=1).wake_clock()) == ["window-sealed"]


def test_after_an_outage_one_seal_replaces_the_missed_ones(yard: YardGame) -> None:
    (sealed,) = yard.wait(minutes=7.5).wake_clock()
    assert sealed.event.number == 7
    assert sealed.at == yard.now
    (following,) = yard.wait(minutes=0.5).wake_clock()
    assert following.event.number == 8


def test_a_seal_made_a_moment_late_has_its_due_time(yard: YardGame) -> None:
    (sealed,) = yard.wait(minutes=1, milliseconds=800).wake_clock()
    assert sealed.at == START + 60_000


def test_an_unchanged_leaf_is_hashed_anew_in_each_seal(yard: YardGame) -> None:
    """Otherwise neighbours, whose paths hold the leaf, would know that nothing has changed."""
    save_guess(yard, "ada", 7)
    leaves: list[str] = []
    for _ in range(2):
        yard.wait(minutes=1).wake_clock()
        leaves += yard.scribe.submissions.seals[JAR_ID].leaves
    assert len(set(leaves)) == 6


def test_each_character_gets_the_path_of_their_own_leaf(yard: YardGame) -> None:
    save_guess(yard, "bea", 7)
    yard.wait(minutes=1).wake_clock()
    save_guess(yard, "bea", 8, 2)
    beside, open_ = yard.scribe.stored_submissions, jar_window(yard)
    for who, saved in (("ada", 0), ("bea", 1), ("cai", 0)):
        proof = beside.proof(open_, who)
        assert proof is not None
        assert proof.revision == saved
        path = [bytes.fromhex(node) for node in proof.path]
        if who != "bea":
            leaf = submission_leaf_hash(JAR_ID, 1, Leaf(who, proof.salt))
            root = bytes.fromhex(open_.root)
            assert verify_inclusion(leaf, proof.index, proof.size, path, root)


def test_a_window_is_sealed_for_good_at_its_deadline_and_opened_in_the_next_commit(
    yard: YardGame,
) -> None:
    save_guess(yard, "ada", 7)
    yard.wait(minutes=15)
    (sealed,) = yard.wake_clock_once()
    assert (sealed.event.final, sealed.audience) == (True, ("*",))
    assert jar_window(yard).final == sealed.position
    entry, emptied = yard.wake_clock_once()
    assert short_type_names((entry, emptied)) == ["submissions-opened", "jar-emptied"]
    assert guesses_by_character(entry) == {"ada": 7, "bea": None, "cai": None}
    assert emptied.event.nearest == ("ada",)
    assert JAR_ID not in yard.state.kernel.windows
    assert yard.wake_clock() == ()


def test_the_opened_leaves_are_those_of_the_final_seal(yard: YardGame) -> None:
    save_guess(yard, "cai", 30)
    yard.wait(minutes=15)
    (sealed,) = yard.wake_clock_once()
    entry, _ = yard.wake_clock_once()
    tree = [submission_leaf_hash(JAR_ID, entry.event.number, leaf) for leaf in entry.event.leaves]
    assert [leaf.who for leaf in entry.event.leaves] == list(CHILDREN)
    assert all(len(leaf.salt) == 32 for leaf in entry.event.leaves)
    assert len(set(tree)) == 3
    assert root_of(tree).hex() == sealed.event.root


@pytest.mark.rule("ACTA-15")
def test_no_submission_is_saved_after_the_final_seal(yard: YardGame) -> None:
    yard.wait(minutes=15)
    assert message_keys_of_refusal(send_guess(yard, "ada", 7)) == ["window-over"]
    # the submissions of the window have been opened by now
    assert message_keys_of_refusal(send_guess(yard, "ada", 7)) == ["no-such-window"]


@pytest.mark.rule("ACTA-15")
def test_nobody_declares_ready_after_the_final_seal(yard: YardGame) -> None:
    yard.wait(minutes=15)
    assert message_keys_of_refusal(send_readiness(yard, "ada")) == ["window-over"]


def test_a_retry_of_a_counted_save_is_answered_after_the_end(yard: YardGame) -> None:
    save_guess(yard, "ada", 7, id="one")
    yard.wait(minutes=15).wake_clock_once()
    assert save_guess(yard, "ada", 7, id="one").is_repeated
    yard.wake_clock()
    late = send_guess(yard, "ada", 7, id="one")
    assert isinstance(late, StoredWithoutEntry)
    assert late.is_repeated


def test_a_save_for_one_window_never_counts_for_the_next(yard: YardGame) -> None:
    yard.wait(minutes=15)
    opening_entry(yard)
    yard.does("aunt", "fill-jar", minutes=15, id="again")
    assert message_keys_of_refusal(send_guess(yard, "ada", 7)) == ["no-such-window"]


def test_the_final_seal_gets_a_head_of_its_own(yard: YardGame) -> None:
    yard.wait(minutes=15)
    before = len(yard.scribe.heads())
    yard.wake_clock()
    assert len(yard.scribe.heads()) == before + 1


def test_saved_rows_are_erased_when_they_are_opened(yard: YardGame) -> None:
    save_guess(yard, "ada", 7)
    yard.wait(minutes=1).wake_clock()
    assert set(yard.store.side_values("yard", "submission")) == {f"{JAR_ID}/ada", f"{JAR_ID}/"}
    yard.wait(minutes=14)
    opening_entry(yard)
    assert yard.store.side_values("yard", "submission") == {}
    assert yard.scribe.submissions == yard.reopen().submissions


@pytest.mark.parametrize("way", ["put-away", "close"])
def test_submissions_that_are_never_opened_are_erased(yard: YardGame, way: str) -> None:
    save_guess(yard, "ada", 7)
    if way == "put-away":
        assert short_type_names(yard.does("aunt", "put-away")) == ["window-cancelled"]
    else:
        yard.does("nurse", "announce-closing", minutes=1)
        yard.does("nurse", "confirm-closing", card="nurse-2")
        yard.wait(minutes=1).wake_clock()
        assert yard.state.kernel.status == "closed"
    assert yard.store.side_values("yard", "submission") == {}
    assert not yard.scribe.submissions.rows
    assert yard.wait(minutes=60).wake_clock() == ()


def test_a_submission_that_no_act_can_read_any_more_is_opened_without_effect(
    yard: YardGame,
) -> None:
    save_guess(yard, "ada", 7)
    yard.machine.acts["guess"] = replace(yard.machine.acts["guess"], command=Other)
    yard.wait(minutes=15)
    assert guesses_by_character(opening_entry(yard))["ada"] == 7
    assert yard.entries_after(yard.state.log.position - 1)[0].event.nearest == ()


class Other(Command):
    """A guess in the form of a later version."""

    pebbles: int


def test_a_window_in_which_nobody_owes_anything_ends_at_once() -> None:
    yard = yard_with_jar(guessers=[])
    assert short_type_names(yard.wake_clock())[-2:] == ["submissions-opened", "jar-emptied"]


def draft_overdraft_of_bea(
    _state: Toy, _window: Window, _guesses: Mapping[str, Command | None], _context: ActContext
) -> Drafts:
    """Let Bea pay more than she has."""
    return (Draft(NutsGiven("bea", "ada", 12), (Posting("nut", "bea", "ada", 12),)),)


@pytest.mark.rule("ACTA-01")
def test_time_goes_on_when_the_result_of_a_window_cannot_be_paid() -> None:
    yard = YardGame(
        rules=replace(
            JAR_GAME,
            play=replace(JAR_GAME.play, windows=(WindowType(KIND, draft_overdraft_of_bea),)),
        )
    )
    yard.does("aunt", "fill-jar", minutes=1, id="fill")
    yard.wait(minutes=1)
    entry = opening_entry(yard)
    assert [(w.rule, w.key, w.judges) for w in entry.warned] == [("ACTA-01", "lacks", ("nurse",))]
    assert yard.holding_of("bea", "nut") == 10


def test_a_newcomer_owes_a_submission_for_an_open_window_too() -> None:
    yard = yard_with_jar(guessers=["ada", "bea"])
    save_guess(yard, "ada", 7)
    yard.wait(minutes=1).wake_clock()
    yard.does("aunt", "let-join", child=CHILDREN[2])
    assert jar_window(yard).owed == ("ada", "bea", CHILDREN[2])
    assert isinstance(save_guess(yard, CHILDREN[2], 9), StoredWithoutEntry)
    send_readiness(yard, "ada")
    send_readiness(yard, "bea")
    send_readiness(yard, CHILDREN[2])
    assert guesses_by_character(opening_entry(yard)) == {"ada": 7, "bea": None, CHILDREN[2]: 9}


def test_a_seal_from_before_a_newcomer_still_proves_its_leaves() -> None:
    yard = yard_with_jar(guessers=["ada", "bea"])
    save_guess(yard, "ada", 7)
    yard.wait(minutes=1).wake_clock()
    yard.does("aunt", "let-join", child=CHILDREN[2])
    beside = yard.scribe.stored_submissions
    proof = beside.proof(jar_window(yard), "ada")
    assert proof is not None
    assert proof.size == 2
    assert beside.proof(jar_window(yard), CHILDREN[2]) is None


def test_a_character_who_joins_a_private_window_sees_the_opened_submissions() -> None:
    yard = yard_with_jar(guessers=["ada"], private=True)
    yard.does("aunt", "let-join", child="bea")
    assert jar_window(yard).opened_to == ("ada", "bea")

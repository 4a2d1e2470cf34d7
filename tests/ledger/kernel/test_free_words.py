"""Free words: no entry holds them, on any path into the ledger, and closing opens none."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.contract.acts import Act, with_changed_consent
from ledger.contract.ruleset import Ruleset
from ledger.kernel.view.slices import kernel_slices
from ledger.kernel.vocabulary.petition_events import AppealMade, PetitionOpened
from ledger.kernel.vocabulary.petition_terms import holds_free_words, proposed_command
from ledger.language.free_text import FreeText
from ledger.record.audience import Viewer, sees
from ledger.record.entry import Entry
from ledger.record.objection import Objection
from ledger.record.state import State
from ledger.record.view import slices_of_bundles
from tests.toy.rules import TOY
from tests.toy.yard import YardGame, message_keys_of_refusal

SECRET = "only between the two of us"


def ruleset_with_other_whisper(objections: Any = None, **consent: Any) -> Ruleset[Any]:
    """Return the toy game with another kind of whisper."""

    def other_whisper(act: Act[Any, Any]) -> Act[Any, Any]:
        return replace(
            with_changed_consent(act, **consent), objections=objections or act.objections
        )

    acts = tuple(other_whisper(act) if act.name == "whisper" else act for act in TOY.play.acts)
    return replace(TOY, play=replace(TOY.play, acts=acts))


def _addressee_of_whisper(_state: Any, _actor: str, command: Any) -> tuple[str, ...]:
    return (command.to,)


def stored_bytes_of(yard: YardGame) -> bytes:
    """Return every stored byte of the ledger."""
    return b"".join(row.state for row in yard.store.read(yard.scribe.game))


def whisper_objections(_state: Any, _actor: str, _command: Any) -> tuple[Objection, ...]:
    """Object to every whisper. The stewards may waive this objection."""
    return (Objection("NUX-99", "hush"),)


@pytest.fixture
def forbidden() -> YardGame:
    """Return a yard in which whispering is refused."""
    return YardGame(rules=ruleset_with_other_whisper(whisper_objections))


def appeal_whisper(yard: YardGame, **more: Any) -> Entry:
    """Let Ada appeal her refused whisper."""
    asked = {"about": "whisper", "fields": {"to": "bea", "words": SECRET}}
    (made,) = yard.does("ada", "appeal", **asked, **more, id="please")
    return made


def slices_for(yard: YardGame, viewer: Viewer) -> dict[str, Any]:
    """Return the slices that a viewer sees."""
    state, free = yard.state, yard.machine.free_text_fields
    bundles = slices_of_bundles(kernel_slices(state, yard.scribe.text, (), free))
    return {key: one.rendered_for(viewer) for key, one in bundles if sees(one.audience, viewer)}


def test_an_appeal_entry_does_not_hold_the_free_words_of_its_command(forbidden: YardGame) -> None:
    made = appeal_whisper(forbidden, reason="it is urgent")
    assert made.event.kept == ("words",)
    assert SECRET.encode() not in stored_bytes_of(forbidden)
    assert forbidden.scribe.text(made.event.terms["words"]) == SECRET


def test_stewards_read_the_words_of_the_command_that_they_judge(forbidden: YardGame) -> None:
    appeal_whisper(forbidden)
    for who in ("nurse", "ada"):
        fields = slices_for(forbidden, forbidden.viewer(who))["appeal/please"]["fields"]
        assert fields == {"to": "bea", "words": SECRET}
    assert "appeal/please" not in slices_for(forbidden, forbidden.viewer("cai"))


@pytest.mark.parametrize("said", [SECRET, "something that was never said"])
def test_an_upheld_appeal_uses_exactly_the_words_of_the_appeal(
    forbidden: YardGame, said: str
) -> None:
    made = appeal_whisper(forbidden)
    ruling = {"recorder": "nurse", "waive": ["NUX-99"], "reason_": "so", "appeal_": "please"}
    _, whispered = forbidden.does("ada", "whisper", to="bea", words=said, **ruling)
    assert whispered.event.reason == made.event.terms["words"]
    assert said.encode() not in stored_bytes_of(forbidden)


def test_a_command_cannot_claim_words_kept_for_another(forbidden: YardGame) -> None:
    made = appeal_whisper(forbidden)
    stolen = {"text": "", "digest": made.event.terms["words"]}
    refused = forbidden.expect_refusal("cai", "whisper", to="aunt", words=stolen)
    assert refused.problem == "malformed"


def test_the_words_of_a_proposal_are_kept_until_it_is_carried_out() -> None:
    yard = YardGame(rules=ruleset_with_other_whisper(voices=_addressee_of_whisper))
    (asked,) = yard.does("ada", "whisper", to="bea", words=SECRET, id="wish")
    assert slices_for(yard, yard.viewer("bea"))["petition/wish"]["fields"]["words"] == SECRET
    _, whispered = yard.does("bea", "consent", petition="wish")
    assert whispered.event.reason == asked.event.terms["words"]
    seen = yard.visible_part(whispered, "bea")
    assert seen is not None
    assert SECRET.encode() not in stored_bytes_of(yard)
    assert yard.scribe.text(whispered.event.reason) == SECRET


def test_a_question_open_at_closing_shows_the_words_that_were_laid_open(
    forbidden: YardGame,
) -> None:
    yard = forbidden
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    (asked,) = yard.does("bea", "contest", entry="gift.0", reason=SECRET)
    close_game(yard)

    def texts_read_by(viewer: Viewer, *laid_open: str) -> str:
        bundles = kernel_slices(
            yard.state,
            yard.scribe.text,
            free_text_fields_of=yard.machine.free_text_fields,
            is_laid_open=lambda digest, who: digest in laid_open and bool(who.characters),
        )
        slices = dict(slices_of_bundles(bundles))
        (question,) = (one for key, one in slices.items() if key.startswith("question/"))
        return str(question.rendered_for(viewer)["reason"])

    digest = asked.event.reason
    assert texts_read_by(yard.viewer("bea")) == SECRET
    assert texts_read_by(yard.viewer("cai")) == ""
    assert texts_read_by(yard.viewer("cai"), "another") == ""
    assert texts_read_by(yard.viewer("cai"), digest) == SECRET
    assert texts_read_by(Viewer(sees_opened_ledger=True), digest) == ""


def test_empty_words_leave_no_text(forbidden: YardGame) -> None:
    made = appeal_whisper(forbidden, reason="")
    assert made.event.reason == ""
    assert not FreeText()
    assert FreeText("  ").blank


def close_game(yard: YardGame) -> None:
    """Let the nurse close the game."""
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.wait(minutes=1).wake_clock()
    assert yard.state.kernel.status == "closed"


def test_closing_opens_no_words_of_open_questions(forbidden: YardGame) -> None:
    yard = forbidden
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    yard.does("bea", "contest", entry="gift.0", reason="I got nothing")
    before = {who: slices_for(yard, yard.viewer(who)) for who in ("ada", "bea", "nurse")}
    close_game(yard)
    stranger = slices_for(yard, yard.viewer("cai"))
    (question,) = (one for key, one in stranger.items() if key.startswith("question/"))
    assert question["reason"] == ""
    for who, seen in before.items():
        after = slices_for(yard, yard.viewer(who))
        told = [key for key in seen if key.startswith("question/")]
        assert told
        assert [after[key] for key in told] == [seen[key] for key in told]


def _evolve_old_entry(machine: Any, state: State[Any], entry: Entry) -> State[Any]:
    """Return the state after an entry of older versions, with the words in its terms."""
    old = {"terms": {"to": "bea", "words": SECRET}, "kept": ()}
    fields = {name: getattr(entry.event, name) for name in entry.event.__struct_fields__} | old
    changed: State[Any] = machine.evolve(
        state, _entry_with_event(entry, type(entry.event)(**fields))
    )
    return changed


def _entry_with_event(entry: Entry, event: Any) -> Entry:
    return Entry(
        **{name: getattr(entry, name) for name in entry.__struct_fields__} | {"event": event}
    )


def test_an_old_appeal_that_holds_its_words_is_readable_and_opens_to_nobody(
    forbidden: YardGame,
) -> None:
    machine, before = forbidden.machine, forbidden.state
    made = appeal_whisper(forbidden)
    old = _evolve_old_entry(machine, before, made)
    appeal = old.kernel.appeals["please"]
    command: Any = proposed_command(machine.acts["whisper"].command, appeal)
    assert command.words == FreeText(SECRET)
    pieces = dict(
        slices_of_bundles(kernel_slices(old, forbidden.scribe.text, (), machine.free_text_fields))
    )
    slice_ = pieces["appeal/please"]
    assert (
        slice_.rendered_for(Viewer(frozenset({"ada"}), sees_opened_ledger=True))["fields"]["words"]
        == SECRET
    )
    assert (
        slice_.rendered_for(Viewer(frozenset({"cai"}), sees_opened_ledger=True))["fields"]["words"]
        == ""
    )


def test_an_entry_that_holds_words_itself_is_recognised_by_its_terms() -> None:
    def words_as_free_field(_act: str) -> tuple[str, ...]:
        return ("words",)

    parts: dict[str, Any] = {"type": "whisper", "actor": "ada", "card": "ada-1"}
    old = AppealMade(appeal="a", terms={"words": "hush"}, rules=(), **parts)
    new = AppealMade(appeal="a", terms={"words": "d1"}, rules=(), kept=("words",), **parts)
    asked = PetitionOpened(petition="a", terms={"to": "bea"}, voices=(), period=1, **parts)
    assert [holds_free_words(event, words_as_free_field) for event in (old, new, asked)] == [
        True,
        False,
        False,
    ]


def test_only_the_appealed_command_is_let_through(forbidden: YardGame) -> None:
    appeal_whisper(forbidden)
    ruling = {"recorder": "nurse", "waive": ["NUX-99"], "reason_": "so", "appeal_": "please"}
    refused = forbidden.expect_refusal("ada", "whisper", to="cai", words=SECRET, **ruling)
    assert refused.problem == "malformed"
    assert message_keys_of_refusal(refused) == []

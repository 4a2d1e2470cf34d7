"""Petitions and appeals about the present holder of goods lapse when the holder changes."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.contract.acts import Command, Draft, with_changed_consent
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.dry_context import DryContext
from ledger.kernel.vocabulary.matters import has_matter_ended, must_have_open_matter
from ledger.kernel.vocabulary.petition_events import PetitionOpened
from ledger.kernel.vocabulary.request import Accepted, Plan, Refused
from ledger.scribe.scribe import open_scribe
from tests.toy.rules import TOY
from tests.toy.world import richest_child
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names, zero_bytes

SWAP = {"with": "bea", "nuts": 1}
BEG = {"from": "bea", "nuts": 1}
BENCH = {"about": "sit", "fields": {"where": "bench"}}


def yard_with_acts_about_richest(*acts: str, **changes: Any) -> YardGame:
    """Return a yard in which these acts are about the child with the most nuts."""
    matter = {"matter": richest_child, **changes}
    found = tuple(
        with_changed_consent(act, **matter) if act.name in acts else act for act in TOY.play.acts
    )
    return YardGame(rules=replace(TOY, play=replace(TOY.play, acts=found)))


@pytest.fixture
def yard() -> YardGame:
    return yard_with_acts_about_richest("swap", "sit")


def test_a_petition_names_its_matter(yard: YardGame) -> None:
    (opened,) = yard.does("ada", "swap", **SWAP, id="wish")
    assert opened.event.matter == "ada"
    assert yard.state.kernel.petitions["wish"].matter == "ada"


def test_a_petition_is_agreed_to_while_its_matter_lasts(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    assert short_type_names(yard.does("bea", "consent", petition="wish")) == [
        "petition-carried",
        "swapped",
    ]


def test_a_petition_lapses_when_its_matter_is_over_and_does_not_come_back(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    before = yard.state.log.position
    yard.does("ada", "give", to="cai", nuts=3)
    given, gone = yard.entries_after(before)
    assert short_type_names((given, gone)) == ["nuts-given", "petition-lapsed"]
    assert gone.meta is not None
    assert (gone.meta.type, gone.meta.card) == ("due", "")
    assert [who for who in ("ada", "bea", "nurse") if yard.visible_part(gone, who)] == [
        "ada",
        "bea",
        "nurse",
    ]
    assert [who for who in ("cai", "aunt") if yard.visible_part(gone, who)] == []
    yard.does("cai", "give", to="ada", nuts=3)
    assert message_keys_of_refusal(yard.expect_refusal("bea", "consent", petition="wish")) == [
        "no-such-petition"
    ]


def test_every_petition_of_the_matter_lapses(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("cai", "swap", **SWAP, id="other")
    yard.does("ada", "beg", **{"from": "cai"}, nuts=1, id="beggar")
    yard.does("ada", "give", to="cai", nuts=3)
    assert set(yard.state.kernel.petitions) == {"beggar"}


@pytest.mark.rule("ACTA-04")
def test_a_petition_whose_matter_is_over_cannot_be_agreed_to_before_it_lapses(
    yard: YardGame,
) -> None:
    """The pause is chosen because no act falls due in a pause."""
    yard.does("ada", "swap", **SWAP, id="wish")
    given = yard.request("ada", "give", to="cai", nuts=3)
    context = DryContext()
    answer, after = yard.machine.decide(yard.state, given, yard.now, context)
    assert isinstance(answer, Accepted)
    asked = after.kernel.petitions["wish"]
    assert has_matter_ended(yard.machine, after, asked)
    consent = yard.request("bea", "consent", petition="wish")
    refused = yard.machine.plan(after, consent, context)
    assert isinstance(refused, Refused)
    assert message_keys_of_refusal(refused) == ["matter-over"]
    assert [o.args["who"] for o in refused.objections] == ["who:ada"]


def test_a_petition_of_an_older_ledger_lapses_only_with_its_period(yard: YardGame) -> None:
    terms = {"with": "bea", "nuts": 1}
    opened = PetitionOpened("old", "swap", "ada", "ada-1", terms, ("bea",), 1)
    request = yard.request("ada", "swap", **SWAP)
    context = DryContext()
    _, state = yard.machine.record(yard.state, request, Plan((Draft(opened),)), context)
    given = yard.request("ada", "give", to="cai", nuts=3)
    _, state = yard.machine.decide(state, given, yard.now, context)
    assert must_have_open_matter(yard.machine, state, state.kernel.petitions["old"]) == ()
    assert yard.machine.due_act_name(state, yard.now) == ""


class Marbles(Command):
    """A newer version of the command, which asks for marbles instead of nuts."""

    marbles: int


@pytest.mark.parametrize("gone", [True, False], ids=["act gone", "other fields"])
@pytest.mark.parametrize("named", [True, False], ids=["matter", "no matter"])
def test_an_unreadable_petition_lapses_and_stops_nothing(*, gone: bool, named: bool) -> None:
    yard = yard_with_acts_about_richest(*(["swap"] if named else []))
    yard.does("ada", "swap", **SWAP, id="wish")
    (swap,) = (act for act in TOY.play.acts if act.name == "swap")
    younger = () if gone else (replace(swap, command=Marbles),)
    others = tuple(act for act in TOY.play.acts if act is not swap)
    yard.machine = Machine(replace(TOY, play=replace(TOY.play, acts=(*others, *younger))))
    yard.scribe = open_scribe(yard.machine, yard.store, "yard", zero_bytes)
    assert "consent" not in yard.offers("bea")
    before = yard.state.log.position
    yard.does("cai", "sit", where="bench")
    assert short_type_names(yard.entries_after(before)) == ["petition-lapsed", "sat-down"]
    assert not yard.state.kernel.petitions


@pytest.mark.rule("ACTA-04")
def test_a_proposal_that_is_allowed_once_at_a_time_is_answered_before_the_next() -> None:
    yard = yard_with_acts_about_richest("beg", once_at_a_time=True)
    yard.does("ada", "beg", **BEG, id="wish")
    back = {"from": "ada", "nuts": 1}
    for who, fields, own in (("ada", BEG, "yes"), ("bea", back, "no")):
        refused = yard.expect_refusal(who, "beg", **fields)
        assert [(o.key, o.args["own"]) for o in refused.objections] == [("proposed-already", own)]
        assert [o.key for o in yard.offers(who)["beg"].blocked] == ["proposed-already"]
        assert yard.dry_run(who, "beg", **fields).refusal is not None
    assert not yard.offers("cai")["beg"].blocked
    yard.does("bea", "decline", petition="wish")
    yard.does("bea", "beg", **back)


def test_a_lapsed_proposal_does_not_prevent_a_new_one() -> None:
    yard = yard_with_acts_about_richest("beg", once_at_a_time=True)
    yard.does("ada", "beg", **BEG, id="wish")
    yard.does("ada", "give", to="cai", nuts=3)
    (opened,) = yard.does("ada", "beg", **BEG)
    assert opened.event.matter == "cai"


def test_an_act_recorded_for_others_does_not_wait_for_an_open_proposal() -> None:
    yard = yard_with_acts_about_richest("beg", once_at_a_time=True)
    yard.does("ada", "beg", **BEG, id="wish")
    assert short_type_names(yard.does("ada", "beg", **BEG, recorder="aunt")) == ["nuts-given"]


def test_an_appeal_is_upheld_only_while_its_matter_lasts(yard: YardGame) -> None:
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    (made,) = yard.does("cai", "appeal", **BENCH, id="please")
    assert made.event.matter == "ada"
    forced = {"where": "bench", "recorder": "nurse", "waive": ["NUX-08"], "reason_": "they squeeze"}
    yard.does("ada", "give", to="cai", nuts=3)
    assert message_keys_of_refusal(
        yard.expect_refusal("cai", "sit", **forced, appeal_="please")
    ) == ["matter-over"]
    yard.does("nurse", "dismiss-appeal", appeal="please")
    (made,) = yard.does("cai", "appeal", **BENCH, id="again")
    entries = yard.does("cai", "sit", **forced, appeal_="again")
    assert short_type_names(entries) == ["appeal-upheld", "sat-down"]


def test_appeals_whose_matter_is_over_do_not_count_for_the_limit(yard: YardGame) -> None:
    for who in ("ada", "bea"):
        yard.does(who, "sit", where="bench")
    for number in range(5):
        yard.does("cai", "appeal", **BENCH, id=f"please-{number}")
    assert message_keys_of_refusal(yard.expect_refusal("cai", "appeal", **BENCH)) == [
        "too-many-appeals"
    ]
    yard.does("ada", "give", to="cai", nuts=3)
    yard.does("cai", "appeal", **BENCH)
    assert len(yard.state.kernel.appeals) == 6

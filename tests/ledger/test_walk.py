"""A request goes one way down: it hardly returns to a module, and asks each question once."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pydantic import BaseModel

from ledger.contract.acts import with_changed_consent
from ledger.kernel.vocabulary.request import Accepted, Refused, StoredWithoutEntry
from tests.ledger import walk_cases as cases
from tests.ledger.walk import ModuleWalk, record_walk
from tests.ledger.walk_cases import DUE_ACTS, REQUESTS, WalkCase
from tests.toy.rules import TOY
from tests.toy.yard import YardGame

MAX_RETURNS = 15
MAX_RETURNS_PER_ENTRY = 7
"""The returns that each further entry of an act adds."""

WAITS = (
    cases.reversal_that_waits_for_a_steward,
    cases.reversal_that_waits_alone,
    cases.overruled_move_that_waits,
    cases.switch_that_waits,
    cases.card_that_waits_for_its_print,
    cases.closing_that_waits,
)
TWICE = (
    cases.agreed_purchase,
    cases.confirmed_reversal,
    cases.confirmed_overruling,
    cases.reversal_agreed_by_all,
    cases.agreed_gamble_with_a_signed_tap,
    cases.consent_of_a_stand_in,
    cases.appeal_against_a_rule,
    cases.appeal_of_a_stand_in,
)
"""The requests that decide another request, too: the one that they carry out or appeal against."""

SEALED = (cases.saved_guess,)


def decide_and_record_walk(made: WalkCase) -> tuple[Any, ModuleWalk]:
    """Return the answer to a request, or the entries of a due act, and the walk."""
    decision = made.decision_call()
    with record_walk() as walk:
        answer, _ = decision()
    return answer, walk


@pytest.mark.parametrize("made", REQUESTS, ids=lambda made: made.__name__)
def test_a_request_hardly_returns_to_a_module_that_it_has_left(
    made: Callable[[], WalkCase],
) -> None:
    outcome, walk = decide_and_record_walk(made())
    is_refused = made is cases.gift_that_is_refused
    assert isinstance(outcome, Refused if is_refused else Accepted | StoredWithoutEntry), outcome
    assert len(walk.stops) > 10, "nothing was followed"
    assert len(walk.returns) <= MAX_RETURNS, walk.stop_lines()


@pytest.mark.parametrize("made", DUE_ACTS, ids=lambda made: made.__name__)
def test_a_due_act_hardly_returns_to_a_module_that_it_has_left(
    made: Callable[[], WalkCase],
) -> None:
    entries, walk = decide_and_record_walk(made())
    assert entries
    assert len(walk.stops) > 10, "nothing was followed"
    assert len(walk.returns) <= MAX_RETURNS, walk.stop_lines()


@pytest.mark.parametrize("made", WAITS, ids=lambda made: made.__name__)
def test_a_grave_act_waits_without_a_trial_entry(made: Callable[[], WalkCase]) -> None:
    outcome, walk = decide_and_record_walk(made())
    assert isinstance(outcome, Accepted)
    assert outcome.is_pending
    assert [entry.type for entry in outcome.entries] == ["kernel/grave-act-asked@1"]
    assert Counter(walk.calls)["state_after_entry"] == 1


def test_each_further_entry_returns_to_few_modules() -> None:
    """Each entry of an act passes stops 13 and 14 once, so each adds returns."""
    one, two = (
        decide_and_record_walk(cases.yard_case(YardGame(), "ada", "treat", who=children, nuts=1))
        for children in (["bea"], ["bea", "cai"])
    )
    assert [len(outcome.entries) for outcome, _ in (one, two)] == [1, 2]
    further = Counter(two[1].returns) - Counter(one[1].returns)
    assert further.total() <= MAX_RETURNS_PER_ENTRY, further


def test_a_module_that_is_called_again_after_its_return_counts_as_a_return() -> None:
    """The check itself works: two requests in a row return to almost every module."""
    made = cases.gift_of_nuts()
    first, second = made.decision_call(), made.decision_call()
    with record_walk() as walk:
        first()
        once = len(walk.stops)
        second()
    assert len(walk.returns) >= once / 2


@pytest.mark.parametrize("made", REQUESTS, ids=lambda made: made.__name__)
def test_sender_voices_stand_in_and_gravity_are_resolved_once(made: Callable[[], WalkCase]) -> None:
    _, walk = decide_and_record_walk(made())
    asked = Counter(walk.calls)
    requests = 2 if made in TWICE else 1
    questions = (
        ("_recorder_kind", "_required_voices", "_second_steward_reason")
        if made not in SEALED
        else ()
    )
    assert asked["sender_of"] == requests
    assert {asked[question] for question in questions} <= {requests}


def test_the_rules_of_an_act_are_asked_once_for_its_voices_and_recorders() -> None:
    asked: Counter[str] = Counter()

    def count_calls(name: str, people: tuple[str, ...]) -> Callable[..., tuple[str, ...]]:
        def count_and_return_people(_state: Any, _actor: str, _command: Any) -> tuple[str, ...]:
            asked[name] += 1
            return people

        return count_and_return_people

    give = next(act for act in TOY.play.acts if act.name == "give")
    give = with_changed_consent(
        give, voices=count_calls("voices", ()), recorders=count_calls("recorders", ("aunt",))
    )
    others = tuple(act for act in TOY.play.acts if act.name != "give")
    yard = YardGame(rules=replace(TOY, play=replace(TOY.play, acts=(*others, give))))
    yard.does("ada", "give", to="bea", nuts=2)
    assert asked == {"voices": 1}
    yard.does("ada", "give", recorder="aunt", to="bea", nuts=2)
    assert asked == {"voices": 1, "recorders": 1}


def test_a_command_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = cases.gift_of_nuts()
    read: list[type] = []
    validate = vars(BaseModel)["model_validate"].__func__

    def note_validation(kind: type[BaseModel], *given: Any, **options: Any) -> Any:
        read.append(kind)
        return validate(kind, *given, **options)

    monkeypatch.setattr(BaseModel, "model_validate", classmethod(note_validation))
    decide_and_record_walk(made)
    assert [kind.__name__ for kind in read] == ["Give"]

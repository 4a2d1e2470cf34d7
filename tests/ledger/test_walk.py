"""A request goes one way down: it hardly returns to a module, and asks each question once."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pydantic import BaseModel

from ledger.contract.acts import with_changed_consent
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Accepted, Outcome, Request, StoredWithoutEntry
from ledger.record.state import State
from tests.games.answers import FixedContext
from tests.games.ludi_romani.table import STEWARD, Table
from tests.ledger.walk import ModuleWalk, record_walk
from tests.toy.jars import JAR_ID, yard_with_jar
from tests.toy.rules import TOY
from tests.toy.yard import YardGame

MOST_RETURNS = 15
SALE = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
MISTAKE = {"reason": "a mistake"}

Case = tuple[Machine[Any], State[Any], Request, int]
"""A request, with the machine, the state and the time (milliseconds) at which it is decided."""


def table_with_rich_hirtius() -> Table:
    """Hirtius has money for a legion of Minerva's."""
    return Table().at("aestas", 44).with_("hirtius", place="gaul", denarius=1_200_000)


def case_of_request(table: Table, card: str, act: str, actor: str, /, **fields: Any) -> Case:
    """A request at a table; `recorder`, `waive` and `reason` are not among the act's fields."""
    frame = ("recorder", "waive", "reason") if "waive" in fields else ("recorder",)
    own: dict[str, Any] = {name: fields.pop(name) for name in frame if name in fields}
    period = table.state.period.seq
    request = Request("the-request", card, act, actor, period, fields, **own)
    return table.machine, table.state, request, table.now


def recorded_purchase() -> Case:
    """The seller records that a legion is bought."""
    return case_of_request(
        table_with_rich_hirtius(), "minerva-1", "buy-legions", "hirtius", recorder="minerva", **SALE
    )


def proposed_purchase() -> Case:
    """The buyer asks the seller for a legion."""
    return case_of_request(table_with_rich_hirtius(), "hirtius-1", "buy-legions", "hirtius", **SALE)


def agreed_purchase() -> Case:
    """The seller agrees, so that the legion is bought."""
    table = table_with_rich_hirtius()
    table.act("hirtius", "buy-legions", **SALE).pending()
    (petition,) = table.state.kernel.petitions
    return case_of_request(table, "minerva-1", "consent", "minerva", petition=petition)


def reversed_purchase() -> Case:
    """A steward reverses a purchase."""
    table = table_with_rich_hirtius()
    (bought, *_) = table.act("hirtius", "buy-legions", by="minerva", **SALE).accepted()
    return case_of_request(table, STEWARD, "reverse", "fata", entry=bought.id, **MISTAKE)


def overruled_purchase() -> Case:
    """A steward records a purchase against a rule."""
    sale = {"recorder": "fata", "waive": ("MERC-06",), "reason": "so be it", **SALE}
    return case_of_request(table_with_rich_hirtius(), STEWARD, "buy-legions", "hirtius", **sale)


def saved_guess() -> Case:
    """A child saves a guess, which is sealed."""
    yard = yard_with_jar()
    request = replace(yard.request("ada", "guess", nuts=7), window=JAR_ID, revision=1)
    return yard.machine, yard.state, request, yard.now


def gift_of_nuts() -> Case:
    """A child gives nuts away."""
    yard = YardGame()
    return yard.machine, yard.state, yard.request("ada", "give", to="bea", nuts=2), yard.now


CASES = (
    recorded_purchase,
    proposed_purchase,
    agreed_purchase,
    reversed_purchase,
    overruled_purchase,
    saved_guess,
    gift_of_nuts,
)


def walk_through(made: Case) -> tuple[Outcome, ModuleWalk]:
    """The answer to a request, and its walk."""
    machine, state, request, now = made
    with record_walk() as walk:
        outcome, _ = machine.decide(state, request, now, FixedContext(act=request.id))
    return outcome, walk


@pytest.mark.parametrize("made", CASES, ids=lambda made: made.__name__)
def test_a_request_hardly_returns_to_a_module_that_it_has_left(made: Callable[[], Case]) -> None:
    outcome, walk = walk_through(made())
    assert isinstance(outcome, Accepted | StoredWithoutEntry), outcome
    assert len(walk.stops) > 10, "nothing was followed"
    assert len(walk.returns) <= MOST_RETURNS, walk.stop_lines()


def test_a_module_that_is_called_again_after_its_return_counts_as_a_return() -> None:
    """The check itself works: two requests in a row return to almost every module."""
    machine, state, request, now = gift_of_nuts()
    with record_walk() as walk:
        machine.decide(state, request, now, FixedContext())
        once = len(walk.stops)
        machine.decide(state, request, now, FixedContext())
    assert len(walk.returns) >= once / 2


@pytest.mark.parametrize("made", CASES, ids=lambda made: made.__name__)
def test_sender_voices_stand_in_and_gravity_are_resolved_once(made: Callable[[], Case]) -> None:
    _, walk = walk_through(made())
    asked = Counter(walk.calls)
    # A last consent decides two requests: itself, and the request to which it agrees.
    requests = 2 if made is agreed_purchase else 1
    questions = (
        ("_recorder_kind", "_required_voices", "_second_steward_reason")
        if made is not saved_guess
        else ()
    )
    assert asked["sender_of"] == requests
    assert {asked[question] for question in questions} <= {requests}


def test_the_rules_of_an_act_are_asked_once_for_its_voices_and_recorders() -> None:
    asked: Counter[str] = Counter()

    def count_calls(name: str, people: tuple[str, ...]) -> Callable[..., tuple[str, ...]]:
        def answer(_state: Any, _actor: str, _command: Any) -> tuple[str, ...]:
            asked[name] += 1
            return people

        return answer

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
    made = gift_of_nuts()
    read: list[type] = []
    validate = vars(BaseModel)["model_validate"].__func__

    def note_validation(kind: type[BaseModel], *given: Any, **options: Any) -> Any:
        read.append(kind)
        return validate(kind, *given, **options)

    monkeypatch.setattr(BaseModel, "model_validate", classmethod(note_validation))
    walk_through(made)
    assert [kind.__name__ for kind in read] == ["Give"]

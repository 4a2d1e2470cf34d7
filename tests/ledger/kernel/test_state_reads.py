"""An answer is given again while all that it read of the state is the same, and only then."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from immutables import Map

from ledger.kernel.previewing.state_reads import AnswerWithReads, StateReads
from ledger.record.books import Books
from ledger.record.entry import Placement, Posting
from ledger.record.log import Log
from ledger.record.seating import Seating
from ledger.record.state import Kernel, State

NUTS = "nut"


def state_of_three(world: Any = None) -> State[Any]:
    """Return a state in which Ada and Bea have nuts and sit in the yard."""
    books = Books().post([Posting(NUTS, "@origin", "ada", 5), Posting(NUTS, "@origin", "bea", 3)])
    seating = Seating().with_placements(
        [Placement("ada", "yard", ""), Placement("bea", "yard", "")], 1
    )
    return State(7, Log(), Kernel(game="g", title="Nuts"), books, seating, world)


class Asker:
    """Asks one question again and again, and counts how often the answer was computed."""

    def __init__(self, question: Callable[[State[Any]], Any]) -> None:
        self.computed = 0
        self.reads = StateReads()
        self.question = question
        self._known: AnswerWithReads[Any] | None = None

    def ask(self, state: State[Any], **others: object) -> Any:
        """Return the answer in this state."""
        self.reads.follow(state, **others)
        self._known = self.reads.answer(self._known, self._compute)
        return self._known.value

    def _compute(self, state: State[Any]) -> Any:
        self.computed += 1
        return self.question(state)


def gift(state: State[Any], giver: str, to: str) -> State[Any]:
    """Return the state after a gift of one nut, one millisecond later."""
    return replace(state, at=state.at + 1, books=state.books.post([Posting(NUTS, giver, to, 1)]))


def test_the_same_state_gives_the_same_answer_without_a_computation() -> None:
    asker, state = Asker(lambda state: state.books.holding("ada", NUTS)), state_of_three()
    assert [asker.ask(state), asker.ask(state), asker.ask(replace(state))] == [5, 5, 5]
    assert asker.computed == 1


def test_a_gift_among_others_changes_no_holding_that_was_read() -> None:
    asker, state = Asker(lambda state: state.books.holding("cai", NUTS)), state_of_three()
    assert [asker.ask(state), asker.ask(gift(state, "ada", "bea"))] == [0, 0]
    assert asker.computed == 1


def test_a_holding_that_was_read_is_read_again_after_it_changed() -> None:
    asker, state = Asker(lambda state: state.books.holding("bea", NUTS)), state_of_three()
    assert [asker.ask(state), asker.ask(gift(state, "ada", "bea"))] == [3, 4]
    assert asker.computed == 2


class Orchard(msgspec.Struct, frozen=True):
    """A world of two parts."""

    fruit: Map[str, int] = Map(apple=1)
    stones: int = 0

    @property
    def fruits(self) -> int:
        """The number of all fruits."""
        return sum(self.fruit.values())


def _with_kernel(state: State[Any], **fields: Any) -> State[Any]:
    return replace(state, kernel=msgspec.structs.replace(state.kernel, **fields))


def _with_world(state: State[Any], **fields: Any) -> State[Any]:
    return replace(state, world=msgspec.structs.replace(state.world, **fields))


def _with_cai_seated(state: State[Any]) -> State[Any]:
    seating = state.seating.with_placements([Placement("cai", "yard", "")], 2)
    return replace(state, seating=seating)


CHANGES: Mapping[str, Callable[[State[Any]], State[Any]]] = {
    "time": lambda state: replace(state, at=state.at + 1),
    "log": lambda state: replace(state, log=Log(position=1)),
    "status": lambda state: _with_kernel(state, status="paused"),
    "title": lambda state: _with_kernel(state, title="Shells"),
    "seat": _with_cai_seated,
    "stones": lambda state: _with_world(state, stones=4),
    "fruit": lambda state: _with_world(state, fruit=Map(fig=1)),
}

QUESTIONS: Mapping[str, tuple[Callable[[State[Any]], Any], set[str]]] = {
    "its time": (lambda state: state.at, {"time"}),
    "its position": (lambda state: state.log.position, {"log"}),
    "its period": (lambda state: state.period.seq, set()),
    "whether it runs": (lambda state: state.kernel.running, {"status"}),
    "its title": (lambda state: state.kernel.title, {"title"}),
    "the place of Cai": (lambda state: state.seating.place("cai"), {"seat"}),
    "the place of Bea": (lambda state: state.seating.place("bea"), set()),
    "the people in the yard": (lambda state: state.seating.at("yard"), {"seat"}),
    "its fruits": (lambda state: state.world.fruits, {"fruit"}),
    "its stones": (lambda state: state.world.stones, {"stones"}),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("change", CHANGES)
def test_an_answer_is_computed_anew_only_after_a_change_of_what_it_read(
    question: str, change: str
) -> None:
    ask, read = QUESTIONS[question]
    asker, state = Asker(ask), state_of_three(Orchard())
    asker.ask(state)
    changed = CHANGES[change](state)
    assert asker.ask(changed) == ask(changed)
    assert (asker.computed == 2) is (change in read)


def test_a_property_of_a_part_notes_the_fields_that_it_reads() -> None:
    asker, state = Asker(lambda state: state.world.fruits), state_of_three(Orchard())
    assert asker.ask(state) == 1
    assert asker.ask(_with_world(state, stones=9)) == 1
    assert asker.ask(_with_world(state, fruit=Map(apple=1, fig=1))) == 2
    assert asker.computed == 2


@pytest.mark.parametrize("kind", [Map, dict, tuple, frozenset])
def test_a_world_without_fields_is_read_as_a_whole(kind: Callable[[], Any]) -> None:
    world = kind()
    asker, state = Asker(lambda state: state.world), state_of_three(world)
    assert asker.ask(state) is world
    assert asker.ask(replace(state, world="another")) == "another"


def test_a_value_that_changed_and_changed_back_is_not_taken_for_an_unchanged_one() -> None:
    """Two answers read the same part at different times."""
    state = state_of_three()
    later = gift(state, "ada", "bea")
    reads = StateReads()
    reads.follow(state)
    first = reads.answer(None, lambda state: state.books.holding("ada", NUTS))
    reads.follow(later)
    second = reads.answer(None, lambda state: state.books.holding("ada", NUTS))
    reads.follow(gift(later, "bea", "ada"))
    values = [
        reads.answer(one, lambda state: state.books.holding("ada", NUTS)).value
        for one in (first, second)
    ]
    assert values == [5, 5]


def test_another_source_is_followed_like_the_state() -> None:
    names = {"ada": "Ada"}
    asker, state = Asker(lambda _state: names["ada"]), state_of_three()
    question = asker.question

    def noting(read: State[Any]) -> Any:
        part = asker.reads.part(("names", "ada"), names["ada"], lambda _state: names["ada"])
        asker.reads.noted[part] = None
        return question(read)

    asker.question = noting
    assert asker.ask(state, names=1) == "Ada"
    names["bea"] = "Bea"
    assert asker.ask(state, names=2) == "Ada"
    names["ada"] = "Adele"
    assert asker.ask(state, names=3) == "Adele"
    assert asker.computed == 2


def test_a_reader_passes_for_its_part_and_can_be_replaced_in_part() -> None:
    state = state_of_three(Orchard())

    def question(read: State[Any]) -> Any:
        supposed = replace(read, at=99)
        return isinstance(read, State), isinstance(read.kernel, Kernel), type(supposed), supposed.at

    assert Asker(question).ask(state) == (True, True, State, 99)


def test_a_reader_cannot_be_compared_or_hashed_because_a_cache_would_hide_reads() -> None:
    state = state_of_three(Orchard())
    with pytest.raises(TypeError, match="compare the parts"):
        Asker(lambda state: state.books == state.books).ask(state)
    with pytest.raises(TypeError, match="unhashable"):
        Asker(lambda state: hash(state.world)).ask(state)


def test_a_reader_has_only_the_fields_of_its_part() -> None:
    unknown = "no_such_field"
    with pytest.raises(AttributeError, match=unknown):
        Asker(lambda state: getattr(state.kernel, unknown)).ask(state_of_three())


def test_no_answer_is_given_before_a_state_was_followed() -> None:
    with pytest.raises(RuntimeError, match="no state"):
        StateReads().answer(None, lambda state: state.at)


def test_reads_are_full_after_many_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ledger.kernel.previewing.state_reads.MOST_READS", 3)
    asker = Asker(lambda state: [state.books.balance(who, NUTS) for who in "abcd"])
    assert not asker.reads.is_full
    asker.ask(state_of_three())
    assert asker.reads.is_full

"""The contract of a ruleset, and a viewer's knowledge of a state."""

from collections.abc import Mapping
from typing import Any

import pytest

from ledger.contract.acts import everybody, no_voices
from ledger.contract.ruleset import no_card_lines, no_doubts
from ledger.kernel.previewing.preview import state_known_to
from ledger.kernel.vocabulary.objections import objection_shown_to, warning_of_objection
from ledger.record.objection import Objection, require_value
from tests.toy.rules import TOY
from tests.toy.world import account_audience
from tests.toy.yard import YardGame


def visible_objection(objection: Objection, *characters: str) -> Objection:
    yard = YardGame()
    return objection_shown_to(objection, yard.state, yard.viewer(*characters), account_audience)


def test_an_objection_that_rests_on_no_secret_is_shown_whole() -> None:
    full = Objection("NUX-08", "bench-full")
    open_ = Objection("NUX-04", "no-bone", rests_on=(("bea", "bone"),))
    assert visible_objection(full) is full
    assert visible_objection(open_) is open_


def test_an_objection_that_would_reveal_a_secret_says_only_that_the_act_is_impossible() -> None:
    args: Mapping[str, Any] = {"n": 7}
    poor = Objection("NUX-01", "too-few-nuts", args, rests_on=(("ada/of:bea", "nut"),))
    assert visible_objection(poor, "ada") is poor
    assert visible_objection(poor, "nurse") is poor
    for viewer in (("bea",), ()):
        hidden = visible_objection(poor, *viewer)
        assert (hidden.rule, hidden.key, hidden.hidden) == ("", "not-possible", True)
        assert hidden.args == {"who": "who:ada"}
        assert hidden.rests_on == ()


def test_a_hidden_objection_names_the_first_character_whose_secret_it_is() -> None:
    both = Objection("X-1", "k", rests_on=(("ada", "nut"), ("bea", "nut"), ("cai", "nut")))
    assert visible_objection(both, "ada").args == {"who": "who:bea"}


def test_the_actor_the_judges_and_the_stewards_see_a_warning() -> None:
    objection = Objection("NUX-03", "generous", {"n": 5}, grade="W", judges=("aunt",))
    assert warning_of_objection(objection, "ada", ("nurse",)).audience == ("ada", "aunt", "nurse")
    assert warning_of_objection(objection, "", ("nurse",)).audience == ("aunt", "nurse")
    unjudged = warning_of_objection(Objection("NUX-03", "generous", grade="W"), "ada", ("nurse",))
    assert unjudged.judges == ("nurse",)


def test_forms_know_no_more_than_their_viewer() -> None:
    yard = YardGame()
    known = state_known_to(yard.machine, yard.state, yard.viewer("ada"))
    assert (known.holding("ada", "nut"), known.holding("bea", "bone")) == (10, 3)
    assert known.holding("bea", "nut") is None
    assert known.world is yard.state.world


def test_omitted_parts_of_a_ruleset_have_plain_defaults() -> None:
    state = YardGame().state
    assert no_voices(state, "ada", None) == ()
    assert everybody(state, None) == ("*",)
    assert TOY.phones.advice is no_card_lines
    assert TOY.scenarios.doubts is no_doubts
    assert (no_card_lines(state, "ada"), no_doubts({})) == ((), ())


def test_effects_without_a_value_that_objections_ensure_fail_loudly() -> None:
    assert require_value("a battle") == "a battle"
    with pytest.raises(ValueError, match="missing"):
        require_value(None)

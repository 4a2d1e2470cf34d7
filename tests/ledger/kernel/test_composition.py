"""Chapters work together: each chapter can affect the acts of all other chapters."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from ledger.contract.acts import ActContext, Draft
from ledger.contract.chapter import Chapter
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.composition import Composition
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Posting
from ledger.record.objection import Objection
from tests.toy import bell
from tests.toy.nuts import NutsGiven
from tests.toy.rules import CHAPTERS, TOY
from tests.toy.world import Toy, YardWorld
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


def ruleset_with_chapter(**said: Any) -> Ruleset[YardWorld]:
    """Return the toy game with one more chapter, which affects the others in this way."""
    whole = Composition(
        (*CHAPTERS, Chapter[YardWorld]("STORM", **said)),
        {PeriodOpened: bell.evolve_new_round},
        "ring",
    )
    return replace(
        TOY,
        play=replace(
            TOY.play,
            acts=whole.acts(CHAPTERS),
            events=whole.events,
            follows=whole.follows,
            duties=whole.duties(),
            irregular=whole.irregular,
        ),
        course=replace(
            TOY.course,
            due=lambda state, now: whole.due_drafts(state, now, bell.draft_due_ring(state, now)),
        ),
    )


def objections_to_throwing(_state: Toy, actor: str, act: str) -> Iterator[Objection]:
    if act == "throw":
        yield Objection("NUX-06", "threw-twice")


def warning_objections(_state: Toy, actor: str, act: str) -> Iterator[Objection]:
    yield Objection("NUX-06", "threw-twice", grade="W", judges=("nurse",))


def draft_gift_after_cai_loss(before: Toy, after: Toy) -> Iterator[Draft]:
    if before.books.holding("cai", "nut") < after.books.holding("cai", "nut"):
        yield Draft(NutsGiven("cai", "bea", 1), (Posting("nut", "cai", "bea", 1),))


def draft_half_of_ada_nuts(state: Toy) -> Iterator[Draft]:
    half = state.books.holding("ada", "nut") // 2
    yield Draft(NutsGiven("ada", "bea", half), (Posting("nut", "ada", "bea", half),))


def test_a_guard_refuses_an_act_of_another_chapter_and_its_form_says_so() -> None:
    yard = YardGame(rules=ruleset_with_chapter(guards=(objections_to_throwing,)))
    assert message_keys_of_refusal(yard.expect_refusal("ada", "throw")) == ["threw-twice"]
    form = yard.offers("ada")["throw"]
    assert [one.key for one in form.blocked] == ["threw-twice"]
    yard.does("ada", "give", to="bea", nuts=1)


def test_a_guard_does_not_offer_an_act_to_characters_to_whom_it_is_foreign() -> None:
    assert "throw" not in YardGame(
        rules=ruleset_with_chapter(guards=(objections_to_throwing,))
    ).offers("aunt")


def test_a_warning_of_a_guard_leaves_the_form_open() -> None:
    yard = YardGame(rules=ruleset_with_chapter(guards=(warning_objections,)))
    assert not yard.offers("ada")["throw"].blocked
    yard.does("ada", "throw")


def test_a_consequence_follows_an_act_that_moved_goods() -> None:
    yard = YardGame(rules=ruleset_with_chapter(consequences=(draft_gift_after_cai_loss,)))
    assert short_type_names(yard.does("ada", "give", to="cai", nuts=3)) == [
        "nuts-given",
        "nuts-given",
    ]
    assert yard.state.books.holding("bea", "nut") == 11
    assert len(yard.does("cai", "give", to="ada", nuts=3)) == 1


def test_an_act_that_moved_nothing_has_no_consequences() -> None:
    def draft_gift_always(_before: Toy, _after: Toy) -> Iterator[Draft]:
        yield Draft(NutsGiven("cai", "bea", 1), (Posting("nut", "cai", "bea", 1),))

    yard = YardGame(rules=ruleset_with_chapter(consequences=(draft_gift_always,)))
    assert short_type_names(yard.does("ada", "throw")) == ["thrown"]


def test_a_refused_overdraft_has_no_consequences() -> None:
    yard = YardGame(rules=ruleset_with_chapter(consequences=(draft_gift_after_cai_loss,)))
    yard.expect_refusal("ada", "give", to="cai", nuts=11)
    assert yard.state.books.holding("bea", "nut") == 10


@pytest.mark.parametrize("times", [1, 2])
def test_closings_run_before_the_next_period_each_on_the_state_left_by_the_one_before(
    times: int,
) -> None:
    yard = YardGame(rules=ruleset_with_chapter(closings=(draft_half_of_ada_nuts,) * times))
    names = short_type_names(yard.does("aunt", "ring"))
    assert names[: times + 1] == ["nuts-given"] * times + ["period-opened"]
    assert yard.state.books.holding("ada", "nut") == {1: 5, 2: 3}[times]


def test_closings_of_the_game_run_before_closings_of_its_chapters() -> None:
    seen: list[int] = []

    def draft_note_of_ada_nuts(state: Toy) -> Iterator[Draft]:
        seen.append(state.books.holding("ada", "nut"))
        yield from ()

    storm = Chapter[YardWorld]("STORM", closings=(draft_note_of_ada_nuts,))
    whole = Composition((*CHAPTERS, storm), closing="ring", closings=(draft_half_of_ada_nuts,))
    ring = next(act for act in whole.acts(CHAPTERS) if act.name == "ring")
    yard = YardGame()
    ring.effects(yard.state, "aunt", ring.command(), cast("ActContext", None))
    assert seen == [5]


def test_another_chapter_adds_a_voice_but_never_the_actor() -> None:
    rules = ruleset_with_chapter(
        voices=(lambda _state, _actor, act: ("bea",) if act == "throw" else (),)
    )
    act = next(act for act in rules.play.acts if act.name == "throw")
    yard, command = YardGame(rules=rules), act.command()
    assert act.consent.voices(yard.state, "ada", command) == ("bea",)
    assert act.consent.voices(yard.state, "bea", command) == ()


def test_a_substitute_records_an_act_only_where_no_other_voice_is_needed() -> None:
    aunt_stands_in = (lambda _state, _actor, _act: ("aunt",),)
    alone = ruleset_with_chapter(recorders=aunt_stands_in)
    asked = ruleset_with_chapter(recorders=aunt_stands_in, voices=(lambda _s, _a, _act: ("bea",),))
    for rules, recorders in ((alone, ("aunt",)), (asked, ())):
        act = next(act for act in rules.play.acts if act.name == "throw")
        state = YardGame(rules=rules).state
        assert act.consent.recorders(state, "ada", act.command()) == recorders


def test_consequences_of_a_duty_see_only_its_own_entries() -> None:
    seen: list[bool] = []

    def draft_note_of_open_dare(before: Toy, _after: Toy) -> Iterator[Draft]:
        seen.append("dare" in before.kernel.duties)
        yield from ()

    yard = YardGame(rules=ruleset_with_chapter(consequences=(draft_note_of_open_dare,)))
    yard.does("ada", "dare", who="bea", id="dare")
    yard.does("bea", "choose", duty="dare", option="dare")
    assert True not in seen


def test_time_brings_the_due_acts_of_a_chapter_even_without_a_new_period() -> None:
    def draft_gift_at_seven(_state: Toy, now: int) -> tuple[Draft, ...]:
        draft = Draft(NutsGiven("cai", "bea", 1), (Posting("nut", "cai", "bea", 1),))
        return (draft,) if now == 7 else ()

    rules = ruleset_with_chapter(
        due=(draft_gift_at_seven,), consequences=(draft_gift_after_cai_loss,)
    )
    state = YardGame(rules=rules).state
    assert len(rules.course.due(state, 7)) == 1
    assert rules.course.due(state, 8) == ()


def test_every_chapter_is_asked_for_irregularities_under_a_reading() -> None:
    rules = ruleset_with_chapter(
        irregular=(lambda _s, switch, _v: (switch,), lambda _s, _switch, value: (str(value),))
    )
    assert rules.play.irregular(YardGame().state, "bell", True) == ("bell", "True")

"""Offers: an act is open to some characters at some times.

To all other characters it is foreign.
"""

from collections.abc import Iterator
from typing import Any

from ledger.contract.acts import Act, Command, characters_in_fields, consent_of_approvers
from ledger.contract.form import choice
from ledger.contract.offer import (
    Form,
    KnownState,
    Offering,
    fieldless_offer,
    fieldless_offer_unless_refused,
    is_among,
    meets_demand,
    open_to,
)
from ledger.kernel.previewing.preview import state_known_to
from ledger.record.objection import Objection
from ledger.record.state import State
from tests.toy.world import CHILDREN, YardWorld, must_be_player
from tests.toy.yard import YardGame

TOO_LOUD = Objection("NUX-00", "too-loud")


class Sing(Command):
    """Sing a song to another child."""

    to: str = ""


def children(_state: State[YardWorld]) -> tuple[str, ...]:
    return CHILDREN


def must_be_player_in_act(_state: State[YardWorld], actor: str) -> Iterator[Objection]:
    yield from must_be_player(actor)


def must_be_ada(_state: State[YardWorld], actor: str, _command: Any) -> Iterator[Objection]:
    yield Objection("NUX-00", "somebody-hears", grade="W")
    if actor != "ada":
        yield TOO_LOUD


def is_never_open(_state: State[YardWorld]) -> bool:
    return False


def offered_form(offer: Offering[YardWorld], actor: str) -> Form | None:
    yard = YardGame()
    return offer(yard.state, actor, state_known_to(yard.machine, yard.state, yard.viewer(actor)))


def sing_form(_state: State[YardWorld], _actor: str, _known: KnownState[YardWorld]) -> Form:
    return Form((choice("to", ["bea"]),))


def test_an_offer_is_open_to_characters_who_meet_all_conditions_and_foreign_to_others() -> None:
    for is_child in (is_among(children), meets_demand(must_be_player_in_act)):
        assert offered_form(open_to(is_child)(sing_form), "ada") == Form((choice("to", ["bea"]),))
        assert offered_form(open_to(is_child)(sing_form), "nurse") is None
    without_ada = open_to(is_among(children), lambda _state, who: who != "ada")(sing_form)
    assert [who for who in ("ada", "bea", "nurse") if offered_form(without_ada, who)] == ["bea"]


def test_an_offer_is_foreign_to_everybody_outside_its_time() -> None:
    assert offered_form(open_to(is_among(children), condition=children)(sing_form), "ada")
    assert (
        offered_form(open_to(is_among(children), condition=is_never_open)(sing_form), "ada") is None
    )


def test_the_form_of_an_act_without_fields_shows_objections_and_no_warnings() -> None:
    offer = fieldless_offer(must_be_ada, is_among(children))
    assert offered_form(offer, "ada") == Form()
    assert offered_form(offer, "bea") == Form(blocked=(TOO_LOUD,))
    assert offered_form(offer, "nurse") is None
    assert offered_form(fieldless_offer(must_be_ada, condition=is_never_open), "ada") is None


def test_an_act_offered_unless_refused_is_foreign_when_there_is_any_objection() -> None:
    def must_be_a_child(state: State[YardWorld], actor: str, _command: Any) -> Iterator[Objection]:
        yield from must_be_player_in_act(state, actor)

    assert offered_form(fieldless_offer_unless_refused(must_be_a_child), "ada") == Form()
    assert offered_form(fieldless_offer_unless_refused(must_be_a_child), "nurse") is None


def test_an_approver_of_an_act_must_consent_and_may_record_it() -> None:
    state = YardGame().state
    act: Act[YardWorld, Sing] = Act(
        Sing,
        must_be_ada,
        lambda *_: (),
        open_to(is_among(children))(sing_form),
        consent=consent_of_approvers(characters_in_fields("to")),
    )
    assert act.consent.voices(state, "ada", Sing(to="bea")) == ("bea",)
    assert act.consent.recorders(state, "ada", Sing(to="bea")) == ("bea",)
    assert act.consent.voices(state, "ada", Sing()) == ()

"""Duties: choices that a character owes until a period ends."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.contract.acts import ActContext, Draft, DutyType
from ledger.kernel.vocabulary.request import Accepted
from ledger.record.entry import Posting
from ledger.record.state import Duty
from tests.toy.nuts import NutsGiven
from tests.toy.rules import TOY
from tests.toy.world import Toy
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


def test_the_character_who_owes_a_choice_makes_it(yard: YardGame) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    discharged, dared = yard.does("bea", "choose", duty="dare", option="dare")
    assert short_type_names((discharged, dared)) == ["duty-discharged", "dared"]
    assert not discharged.event.fell_due
    assert dared.event.answer == "dare"
    assert not yard.state.kernel.duties


@pytest.mark.parametrize("who", ["ada", "cai", "nurse"])
@pytest.mark.rule("ACTA-05")
def test_nobody_else_makes_an_owed_choice(yard: YardGame, who: str) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    refused = yard.expect_refusal(who, "choose", duty="dare", option="dare")
    assert message_keys_of_refusal(refused) == ["no-such-duty"]


@pytest.mark.rule("ACTA-05")
def test_only_an_offered_option_may_be_chosen(yard: YardGame) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    assert message_keys_of_refusal(
        yard.expect_refusal("bea", "choose", duty="dare", option="run")
    ) == ["no-such-option"]


def test_an_owed_choice_is_made_once(yard: YardGame) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    yard.does("bea", "choose", duty="dare", option="dare")
    assert message_keys_of_refusal(
        yard.expect_refusal("bea", "choose", duty="dare", option="dare")
    ) == ["no-such-duty"]


@pytest.mark.rule("ACTA-05")
def test_the_default_falls_due_when_the_period_ends(yard: YardGame) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    before = yard.state.log.position
    yard.does("aunt", "ring")
    opened, revealed, discharged, dared = yard.entries_after(before)
    assert short_type_names((opened, revealed)) == ["period-opened", "seed-revealed"]
    assert (discharged.event.option, discharged.event.fell_due) == ("truth", True)
    assert dared.event.answer == "truth"
    assert dared.meta is not None
    assert (dared.meta.command, dared.meta.card, dared.meta.type) == ("due-dare", "", "due")


@pytest.mark.parametrize("ids", [("a", "b"), ("b", "a")])
@pytest.mark.rule("ACTA-05")
def test_several_defaults_fall_due_in_the_order_in_which_the_duties_arose(
    yard: YardGame, ids: tuple[str, str]
) -> None:
    first, second = ids
    yard.does("ada", "dare", who="bea", id=first)
    yard.does("bea", "dare", who="ada", id=second)
    before = yard.state.log.position
    yard.does("aunt", "ring")
    assert [e.meta and e.meta.command for e in yard.entries_after(before)[2:]] == [
        f"due-{first}",
        f"due-{first}",
        f"due-{second}",
        f"due-{second}",
    ]


def test_the_concerned_characters_see_a_duty(yard: YardGame) -> None:
    (owed,) = yard.does("ada", "dare", who="bea", id="dare")
    assert [
        who for who in ("ada", "bea", "cai", "aunt", "nurse") if yard.visible_part(owed, who)
    ] == [
        "ada",
        "bea",
        "nurse",
    ]
    discharged, _ = yard.does("bea", "choose", duty="dare", option="dare")
    assert yard.visible_part(discharged, "ada") is not None
    assert yard.visible_part(discharged, "cai") is None


def test_the_form_asks_for_the_duty_and_then_for_the_option(yard: YardGame) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    assert "choose" not in yard.offers("ada")
    first = yard.dry_run("bea", "choose")
    assert not first.is_complete
    second = yard.dry_run("bea", "choose", duty="dare")
    assert [field.name for field in second.fields] == ["duty", "option"]
    third = yard.dry_run("bea", "choose", duty="dare", option="dare")
    assert third.is_complete
    assert short_type_names(third.entries) == ["duty-discharged", "dared"]


def draft_payment_of_twelve_nuts(
    _state: Toy, duty: Duty, _option: str, _context: ActContext
) -> tuple[Draft, ...]:
    """Return the payment of twelve nuts by the dared child."""
    posting = Posting("nut", duty.owes, "ada", 12)
    return (Draft(NutsGiven(duty.owes, "ada", 12), (posting,)),)


@pytest.fixture
def dear() -> YardGame:
    """Return a yard with dares that no child can pay."""
    return YardGame(
        rules=replace(
            TOY, play=replace(TOY.play, duties=(DutyType("dare", draft_payment_of_twelve_nuts),))
        )
    )


@pytest.mark.rule("ACTA-01")
def test_a_character_who_cannot_pay_for_an_option_cannot_choose_it(dear: YardGame) -> None:
    dear.does("ada", "dare", who="bea", id="dare")
    assert message_keys_of_refusal(
        dear.expect_refusal("bea", "choose", duty="dare", option="dare")
    ) == ["lacks"]
    assert dear.state.kernel.duties


def test_time_goes_on_when_a_default_cannot_be_paid_and_the_stewards_judge_it(
    dear: YardGame,
) -> None:
    dear.does("ada", "dare", who="bea", id="dare")
    before = dear.state.log.position
    dear.does("aunt", "ring")
    discharged = dear.entries_after(before)[-1]
    assert short_type_names((discharged,)) == ["duty-discharged"]
    assert [(w.rule, w.key, w.judges, w.audience) for w in discharged.warned] == [
        ("ACTA-01", "lacks", ("nurse",), ("nurse",))
    ]
    assert dear.holding_of("bea", "nut") == 10
    assert isinstance(dear.send_command("cai", "throw"), Accepted)
    (question,) = dear.state.kernel.questions.values()
    dear.does("nurse", "settle", question=question.id, reason="bea brings them tomorrow")


def test_a_due_act_of_the_rules_must_be_payable() -> None:
    def draft_due_act_over_99_nuts(_state: Any, _now: int) -> tuple[Draft, ...]:
        return (Draft(NutsGiven("bea", "ada", 99), (Posting("nut", "bea", "ada", 99),)),)

    yard = YardGame(rules=replace(TOY, course=replace(TOY.course, due=draft_due_act_over_99_nuts)))
    with pytest.raises(Exception, match="bea lacks 89 nut"):
        yard.wake_clock()
    assert yard.state.log.position == 1

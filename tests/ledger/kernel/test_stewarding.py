"""Acts of stewards on the whole game: they change readings and pause the game."""

from dataclasses import replace

import msgspec
import pytest

from ledger.contract.offer import Form
from ledger.contract.ruleset import Switch
from ledger.kernel.order.steward_acts import switch_value_text
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.vocabulary.request import HOST_CARD
from tests.toy.rules import TOY
from tests.toy.yard import MACHINE, START, YardGame, message_keys_of_refusal

CLOCK = {"switch": "bell.by_clock", "value": "true"}


@pytest.mark.rule("ACTA-10")
def test_a_steward_changes_a_reading_for_the_rest_of_the_game(yard: YardGame) -> None:
    (flipped,) = yard.does("nurse", "set-switch", **CLOCK, reason="the aunt sleeps")
    assert yard.state.switch("bell.by_clock") is True
    assert (flipped.event.value, flipped.event.before) == (True, False)
    seen = yard.visible_part(flipped)
    assert seen is not None
    assert seen.args == {
        "switch": "switch:bell.by_clock",
        "value": "true",
        "before": "false",
        "asks": "reading:bell-by-clock",
        "means": "reading:bell-by-clock-is-true",
        "meant": "reading:bell-by-clock-is-false",
    }
    assert yard.state.kernel.rulings == 1


@pytest.mark.parametrize("value", ["false", "True", "maybe", ""])
def test_a_reading_is_changed_only_to_another_of_its_values(yard: YardGame, value: str) -> None:
    refused = yard.expect_refusal("nurse", "set-switch", switch="bell.by_clock", value=value)
    assert message_keys_of_refusal(refused) == [
        "switch-so-already" if value == "false" else "no-such-value"
    ]


@pytest.mark.rule("ACTA-10")
def test_only_readings_of_this_game_are_changed_and_only_by_stewards(yard: YardGame) -> None:
    unknown = yard.expect_refusal("nurse", "set-switch", switch="moon", value="true")
    assert message_keys_of_refusal(unknown) == ["no-such-switch"]
    for who in ("ada", "aunt"):
        assert message_keys_of_refusal(yard.expect_refusal(who, "set-switch", **CLOCK)) == [
            "stewards-only"
        ]


def test_a_changed_reading_lists_the_irregularities_that_it_makes() -> None:
    yard = YardGame(
        rules=replace(
            TOY, play=replace(TOY.play, irregular=lambda _s, switch, value: (f"{switch}={value}",))
        )
    )
    (flipped,) = yard.does("nurse", "set-switch", **CLOCK)
    assert flipped.event.irregular == ("bell.by_clock=True",)


def test_values_of_readings_are_written_as_people_write_them() -> None:
    switch = Switch("s", True, (3, "both"))
    values = (switch.default, *switch.others)
    assert [switch_value_text(value) for value in values] == ["true", "3", "both"]


def test_the_form_of_a_reading_offers_its_other_values(yard: YardGame) -> None:
    first = yard.dry_run("nurse", "set-switch")
    assert [type(field).__name__ for field in first.fields] == ["Choice", "DependentField", "Text"]
    second = yard.dry_run("nurse", "set-switch", switch="bell.by_clock")
    value = second.fields[1]
    assert [option.value for option in getattr(value, "options", ())] == ["true"]
    assert "set-switch" not in yard.offers("aunt")


def option_names(form: Form | Preview, name: str) -> dict[str, str]:
    """Return the names of a field's options."""
    options = (getattr(field, "options", ()) for field in form.fields if field.name == name)
    return {option.value: option.ref for each in options for option in each}


def test_the_form_shows_readings_and_values_in_words() -> None:
    few, many = Switch("a.b_c", "as_it_is", ("other", 7)), Switch("d", 0, tuple(range(1, 20)))
    yard = YardGame(
        rules=replace(TOY, play=replace(TOY.play, switches=(*TOY.play.switches, few, many)))
    )
    first = yard.offers("nurse")["set-switch"]
    assert option_names(first, "switch")["a.b_c"] == "reading:a-b-c"
    second = yard.dry_run("nurse", "set-switch", switch="a.b_c")
    assert option_names(second, "value") == {
        "other": "reading:a-b-c-is-other",
        "7": "reading:a-b-c-number/7",
    }
    third = yard.dry_run("nurse", "set-switch", switch="d")
    assert option_names(third, "value")["19"] == "reading:d-number/19"
    assert "" not in option_names(third, "value").values()


def test_a_game_without_readings_offers_none() -> None:
    assert "set-switch" not in YardGame(
        rules=replace(TOY, play=replace(TOY.play, switches=()))
    ).offers("nurse")


def test_in_a_pause_only_stewards_act(yard: YardGame) -> None:
    yard.does("nurse", "pause", reason="supper")
    assert yard.state.kernel.status == "paused"
    assert yard.expect_refusal("ada", "give", to="bea", nuts=1).problem == "paused"
    assert yard.expect_refusal("ada", "give", to="bea", nuts=1, recorder="aunt").problem == "paused"
    yard.does("ada", "give", to="bea", nuts=1, recorder="nurse")
    yard.does("ada", "claim-card", card_="ada-1", device="12345678")


def test_in_a_pause_players_are_offered_nothing_and_stewards_their_acts(yard: YardGame) -> None:
    yard.does("nurse", "pause")
    assert yard.offers("ada") == {}
    assert {"resume", "reverse"} <= yard.offers("nurse").keys()
    assert "pause" not in yard.offers("nurse")
    yard.does("nurse", "resume")
    assert "resume" not in yard.offers("nurse")


@pytest.mark.rule("ACTA-12")
def test_only_stewards_pause_and_resume(yard: YardGame) -> None:
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "pause")) == ["stewards-only"]
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "resume")) == ["not-paused"]
    yard.does("nurse", "pause")
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "pause")) == ["paused-already"]
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "resume")) == ["stewards-only"]


def test_the_house_pauses_after_an_outage_and_may_resume(yard: YardGame) -> None:
    yard.does("", "pause", card=HOST_CARD, reason="the server was started anew")
    yard.wait(minutes=3).does("", "resume", card=HOST_CARD)
    assert yard.state.period.paused == 3 * 60_000


def test_a_pause_takes_no_time_from_the_period(yard: YardGame) -> None:
    yard.does("nurse", "set-switch", **CLOCK)
    yard.wait(minutes=4).does("nurse", "pause")
    assert yard.wait(minutes=10).wake_clock() == ()
    (resumed,) = yard.does("nurse", "resume")
    assert resumed.event.stood == 10 * 60_000
    assert yard.wake_clock() == ()
    assert yard.wait(milliseconds=59_999).wake_clock() == ()
    yard.wait(milliseconds=1).wake_clock()
    assert yard.state.period.seq == 2


def test_two_pauses_add_up(yard: YardGame) -> None:
    for minutes in (2, 3):
        yard.does("nurse", "pause")
        yard.wait(minutes=minutes).does("nurse", "resume")
    assert yard.state.period.paused == 5 * 60_000


def test_a_period_that_opens_in_a_pause_loses_only_its_own_part_of_the_pause(
    yard: YardGame,
) -> None:
    yard.wait(minutes=1).does("nurse", "pause")
    yard.wait(minutes=4).does("aunt", "ring", recorder="nurse")
    assert yard.state.period.opened == START + 5 * 60_000
    assert yard.state.kernel.status == "paused"
    yard.wait(minutes=2).does("nurse", "resume")
    assert yard.state.period.paused == 2 * 60_000
    yard.wait(minutes=3).does("nurse", "pause")
    yard.wait(minutes=1).does("nurse", "resume")
    assert yard.state.period.paused == 3 * 60_000


def test_a_reading_that_is_newer_than_the_game_has_its_default() -> None:
    founded = YardGame().state.log.entries[1]
    kept = {k: v for k, v in founded.event.switches.items() if k != TOY.play.switches[0].name}
    before = msgspec.structs.replace(founded.event, switches=kept)
    state = MACHINE.fold([msgspec.structs.replace(founded, event=before)])
    assert state.switch(TOY.play.switches[0].name) == TOY.play.switches[0].default

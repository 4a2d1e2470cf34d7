"""Names of players are given at the table, read by everybody, and erased without a trace."""

from dataclasses import replace

import pytest

from ledger.kernel.machine.first_entry import FoundingInputs, found_game, scenario_hash
from ledger.kernel.view.slices import kernel_slices
from ledger.kernel.vocabulary.request import Accepted, Refused
from ledger.record.view import slices_of_bundles
from ledger.scribe.commit_decisions import QueuedRequest
from ledger.store.base import Batch, SideWrite
from tests.toy.inn import inn_game
from tests.toy.yard import START, YardGame, message_keys_of_refusal


def public_names(table: YardGame) -> dict[str, str]:
    """Return the names that everybody reads."""
    bundles = kernel_slices(table.state, table.scribe.text)
    (one,) = (one for key, one in slices_of_bundles(bundles) if key == "names")
    assert one.audience == ("*",)
    found: dict[str, str] = dict(one.render())
    return found


def test_a_player_gives_a_name_and_everybody_reads_it() -> None:
    table = inn_game()
    assert public_names(table) == {}
    (entry,) = table.does("flavus", "introduce", name="  Ada   Lovelace ")
    table.does("rufus", "introduce", name="Grace")
    assert public_names(table) == {"flavus": "Ada Lovelace", "rufus": "Grace"}
    seen = table.visible_part(entry)
    assert seen is not None
    assert (seen.key, seen.args) == ("introduced", {"who": "who:flavus"})


def test_the_ledger_itself_holds_no_name() -> None:
    table = inn_game()
    table.does("flavus", "introduce", name="Ada")
    stored = b"".join(row.state for row in table.store.read("yard"))
    assert b"Ada" not in stored


def test_a_player_may_change_their_name_and_take_it_back() -> None:
    table = inn_game()
    for said, read in (("Ada", "Ada"), ("Ada", "Ada"), ("Augusta", "Augusta"), (" ", "")):
        table.does("flavus", "introduce", name=said)
        assert public_names(table) == {"flavus": read}


@pytest.mark.parametrize("again", ["", "Augusta"])
def test_an_earlier_name_is_erased_from_the_store(again: str) -> None:
    table = inn_game()
    (first,) = table.does("flavus", "introduce", name="Ada")
    table.does("niger", "introduce", name="Grace")
    assert table.scribe.text(first.event.name) == "Ada"
    table.does("flavus", "introduce", name=again)
    assert table.scribe.text(first.event.name) == ""
    assert public_names(table) == {"flavus": again, "niger": "Grace"}
    assert table.reopen().text(first.event.name) == ""


def test_a_name_given_and_taken_back_at_once_is_erased_too() -> None:
    table = inn_game()
    ada, nobody = (table.request("flavus", "introduce", name=name) for name in ("Ada", ""))
    table.scribe.answer_all((QueuedRequest(ada), QueuedRequest(nobody)), table.now)
    assert not [text for text in table.store.side_values("yard", "text").values() if b"Ada" in text]


def test_an_erased_name_is_empty_and_the_seal_holds() -> None:
    table = inn_game()
    (entry,) = table.does("flavus", "introduce", name="Ada")
    position, head = table.store.head("yard")
    erased = Batch("yard", position, head, (), head, (SideWrite("text", entry.event.name, None),))
    table.store.append(erased)
    again = table.reopen()
    assert again.text(entry.event.name) == ""
    table.scribe = again
    assert public_names(table) == {"flavus": ""}


def test_a_player_names_only_themselves_and_the_name_has_a_maximum_length() -> None:
    table = inn_game()
    for_another = table.expect_refusal("flavus", "introduce", card="niger-1", name="Ada")
    assert for_another.problem == "not-your-card"
    assert table.expect_refusal("flavus", "introduce", name="A" * 41).problem == "malformed"
    table.does("flavus", "introduce", name="A" * 40)


@pytest.mark.rule("ACTA-23")
@pytest.mark.parametrize("name", ["Ada", "ada ", "Ad\u00ada", "Ada\u3164", "A\u200bda", "\uff21da"])
def test_a_name_that_looks_like_another_player_s_is_refused(name: str) -> None:
    table = inn_game()
    table.does("flavus", "introduce", name="Ada")
    assert message_keys_of_refusal(table.expect_refusal("niger", "introduce", name=name)) == [
        "name-taken"
    ]
    table.does("flavus", "introduce", name=name)
    table.does("flavus", "introduce", name="")
    table.does("niger", "introduce", name=name)


@pytest.mark.rule("ACTA-23")
def test_a_name_of_a_character_without_a_named_player_is_refused() -> None:
    table = inn_game()
    assert message_keys_of_refusal(
        table.expect_refusal("niger", "introduce", name="Fla\u2060vus")
    ) == ["name-taken"]
    table.does("flavus", "introduce", name="Ada")
    table.does("niger", "introduce", name="Flavus")
    table.does("rufus", "introduce", name="Rufus")


def test_of_two_players_who_give_one_name_at_once_the_second_is_refused() -> None:
    table = inn_game()
    asked = [table.request(who, "introduce", name="Ada") for who in ("flavus", "niger")]
    answers = table.scribe.answer_all(tuple(map(QueuedRequest, asked)), table.now)
    assert isinstance(answers[0], Accepted)
    assert isinstance(answers[1], Refused)
    assert message_keys_of_refusal(answers[1]) == ["name-taken"]


@pytest.mark.parametrize("name", ["\u202eAda", "\u2069\u202eabc", "\x00", "\u3164", "\u0301"])
def test_an_invisible_name_and_a_name_with_overrides_of_direction_are_refused(name: str) -> None:
    table = inn_game()
    refused = table.expect_refusal("flavus", "introduce", name=name)
    assert (refused.problem, [field for field, _ in refused.errors]) == ("malformed", ["name"])


def test_a_steward_may_correct_a_name() -> None:
    table = inn_game()
    table.does("flavus", "introduce", recorder="host", name="Ada")
    assert public_names(table) == {"flavus": "Ada"}


def test_a_name_may_be_given_at_any_time_until_the_game_is_closed() -> None:
    table = inn_game(stewards=["flavus", "host"])
    table.does("host", "pause")
    table.does("niger", "introduce", name="Ada", period_=0)
    table.does("host", "resume")
    table.does("host", "announce-closing", minutes=1)
    table.does("flavus", "confirm-closing")
    table.wait(minutes=2).wake_clock()
    assert table.expect_refusal("niger", "introduce", name="Eve").problem == "closed"
    assert public_names(table) == {"niger": "Ada"}


def test_the_act_of_naming_is_not_among_the_offers() -> None:
    table = inn_game()
    assert "introduce" not in table.offers("flavus")
    assert table.dry_run("flavus", "introduce", name="Ada").is_complete


def test_names_may_be_given_when_the_game_is_founded() -> None:
    table = inn_game()
    scenario = table.machine.rules.scenarios.read("{}", "")
    plain = FoundingInputs("other", "", scenario_hash(scenario), scenario, "", "")
    entry, state = found_game(table.machine, replace(plain, names=(("niger", "digest"),)), START)
    assert entry.event.names == (("niger", "digest"),)
    assert dict(state.kernel.names) == {"niger": "digest"}


def test_the_house_has_no_name() -> None:
    table = inn_game()
    assert table.expect_refusal("", "introduce", card="", name="Nobody").problem == "malformed"


@pytest.mark.parametrize("winner", ["", "flavus"])
def test_everybody_sees_the_characters_whose_act_is_awaited(winner: str) -> None:
    table = inn_game(dice="table")
    for who in ("flavus", "niger", "rufus") * 2 if winner else ():
        table.does(who, "throw-tali", dice=[6, 6] if who == winner else [1, 2])
    if winner:
        table.does(winner, "throw-tali", dice=[6, 6])
    awaited = table.machine.rules.course.awaited(table.state)
    bundles = kernel_slices(table.state, table.scribe.text, awaited)
    (one,) = (one for key, one in slices_of_bundles(bundles) if key == "awaited")
    assert one.audience == ("*",)
    assert one.render() == {"ids": [] if winner else ["flavus"]}
    if winner:
        refused = table.expect_refusal("niger", "throw-tali", dice=[1, 2])
        assert message_keys_of_refusal(refused) == ["tali-over"]

from typing import Any, Literal

from api.graphql.closed_sets import InputEnums
from api.graphql.shapes import command_fields, input_type
from ledger.contract.acts import Command
from tests.api.graphql.acting import ACT, ATTEMPT, act_variables, does
from tests.api.graphql.asking import ask, ask_for_problem
from tests.api.hall import Hall, open_hall
from tests.toy.tali import TALI


async def test_each_act_has_its_own_type_and_is_recorded(hall: Hall) -> None:
    ada = await hall.phone("ada")
    receipt = await does(ada, {"nuces": {"give": {"to": "bea", "nuts": 4}}})
    assert receipt["repeated"] is False
    assert [line["key"] for line in receipt["entries"]] == ["nuts-given"]
    assert hall.game.state.books.holding("bea", "nut") == 14
    assert receipt["cursor"] == (await ada.view())["cursor"]


async def test_a_command_sent_twice_is_answered_twice_and_done_once(
    hall: Hall,
) -> None:
    ada = await hall.phone("ada")
    sent = act_variables(ada, {"nuces": {"give": {"to": "bea", "nuts": 4}}})
    first = (await ask(ada, ACT, **sent))["act"]
    again = (await ask(ada, ACT, **sent))["act"]
    assert again == first | {"repeated": True}
    assert hall.game.state.books.holding("bea", "nut") == 14
    other = sent | {"act": {"nuces": {"give": {"to": "bea", "nuts": 5}}}}
    assert (await ask_for_problem(ada, ACT, **other))["type"] == "/problems/repeated-otherwise"


async def test_an_act_can_be_given_by_name_and_an_act_without_fields_is_true(hall: Hall) -> None:
    ada = await hall.phone("ada")
    named = {"named": {"type": "sit", "fields": {"where": "bench"}}}
    assert (await does(ada, named))["entries"][0]["key"] == "sat-down"
    assert (await does(ada, {"nuces": {"throw": True}}))["entries"][0]["key"] == "thrown"
    for wrong in ({"nuces": {"throw": False}}, {"named": {"type": "sit", "fields": [1]}}):
        found = await ask_for_problem(ada, ACT, **act_variables(ada, wrong))
        assert found["type"] == "/problems/malformed"


async def test_a_field_whose_name_is_a_keyword_of_python_is_accepted(hall: Hall) -> None:
    cai, bea = await hall.phone("cai"), await hall.phone("bea")
    receipt = await does(cai, {"nuces": {"swap": {"with": "bea", "nuts": 2}}})
    assert receipt["pending"] is True
    carried = await does(bea, {"kernel": {"consent": {"petition": receipt["command"]}}})
    assert "swapped" in [line["key"] for line in carried["entries"]]


async def test_a_refusal_comes_with_its_objections(hall: Hall) -> None:
    ada = await hall.phone("ada")
    found = await ask_for_problem(
        ada, ACT, **act_variables(ada, {"nuces": {"give": {"to": "bea", "nuts": 40}}})
    )
    assert (found["type"], found["status"]) == ("/problems/refused", 409)
    assert found["objections"][0]["rule"] == "NUX-01"
    assert found["appealable"] is True


async def test_a_steward_overrules_a_rule_and_records_an_act(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    for _ in range(2):
        await ada.does("throw")
    act = {"nuces": {"throw": True}}
    by = {"as": "ada", "recorder": "nurse"}
    force = {"waive": ["NUX-06"], "reason": "it rolled away"}
    receipt = await does(nurse, act, by=by, force=force)
    assert receipt["entries"][0]["ruling"] == {"waived": ["NUX-06"]}


async def test_a_character_acts_only_with_their_own_card(hall: Hall) -> None:
    act = {"nuces": {"throw": True}}
    asking = {"not-your-card": await hall.phone("bea"), "unauthorized": hall.stranger()}
    for slug, phone in asking.items():
        found = await ask_for_problem(phone, ACT, **act_variables(phone, act, by={"as": "ada"}))
        assert found["type"] == f"/problems/{slug}"


async def test_a_dry_run_tells_the_result_of_an_act(hall: Hall) -> None:
    ada = await hall.phone("ada")
    sent = act_variables(ada, {"nuces": {"give": {"to": "bea", "nuts": 5}}})
    del sent["id"]
    found = (await ask(ada, ATTEMPT, **sent))["attempt"]
    assert found["complete"] is True
    assert found["after"] == [{"character": "ada", "holds": [{"asset": "nut", "amount": 5}]}]
    assert [warning["rule"] for warning in found["warnings"]] == ["NUX-03"]
    assert hall.game.state.books.holding("ada", "nut") == 10


async def test_a_program_takes_a_card_and_acts_with_its_bearer_token(hall: Hall) -> None:
    phone = hall.stranger()
    query = """mutation ($token: String!) { claim(token: $token, device: "a-program-of-mine") {
        game card character { id } bearer } }"""
    claimed = (await ask(phone, query, token=hall.tokens["ada-1"]))["claim"]
    assert (claimed["game"], claimed["card"]) == (hall.id, "ada-1")
    phone.client.headers["Authorization"] = f"Bearer {claimed['bearer']}"
    phone.character = "ada"
    assert (await does(phone, {"nuces": {"throw": True}}))["repeated"] is False
    wrong = await ask_for_problem(hall.stranger(), query, token="f" * 32)
    assert wrong["type"] == "/problems/unknown-card"


async def test_shares_of_a_sum_are_given_as_a_list(hall: Hall) -> None:
    ada = await hall.phone("ada")
    shares = [{"asset": "bea", "amount": 2}, {"asset": "cai", "amount": 1}]
    receipt = await does(ada, {"nuces": {"share": {"shares": shares}}})
    assert receipt["entries"]
    assert hall.game.state.books.holding("ada", "nut") == 7


async def test_an_act_whose_name_is_a_keyword_of_python_is_accepted() -> None:
    async with open_hall(rulesets={"tali": TALI}) as hall:
        flavus = await hall.phone("flavus")
        await does(flavus, {"tali": {"pass": True}})
        assert hall.game.state.world.who == "niger"


async def test_a_field_with_few_possible_words_is_an_enum(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    table, bones = ({"kernel": {"useDice": {"value": value}}} for value in ("table", "bones"))
    (objection,) = (await ask_for_problem(nurse, ACT, **act_variables(nurse, table)))["objections"]
    assert objection["key"] == "no-table-dice"
    found = await ask_for_problem(nurse, ACT, **act_variables(nurse, bones))
    assert found["type"] == "/problems/malformed"


class Wave(Command):
    """Wave to a person, or without a target."""

    how: Literal["", "gladly", "sadly"] = ""
    pace: Literal["slow", "next-round"] = "slow"


def test_an_empty_word_is_null_and_words_that_graphql_cannot_write_stay_strings() -> None:
    shape: Any = input_type(Wave, "ToyWave", InputEnums("Toy", (Wave,)))
    types = {field.python_name: field.type for field in shape.__strawberry_definition__.fields}
    assert types["how"].of_type.name == "ToyWaveHow"
    assert types["pace"].of_type is str
    assert command_fields(shape(how=None), Wave) == {"how": ""}
    assert command_fields(shape(pace="next-round"), Wave) == {"pace": "next-round"}

"""Commands name characters, and an event's message is filled in from its fields."""

from ledger.contract.acts import Command
from ledger.record.entry import Event
from ledger.record.references import (
    Who,
    arguments_of,
    count_of,
    references_in,
    yes_no_of_field,
)


class Greet(Command):
    """Greet a child, in company or for another child."""

    who: Who
    beside: tuple[Who, ...] = ()
    for_: Who = ""


class Greeted(Event, stored="test/greeted@1"):
    """A child was greeted."""

    who: Who
    beside: tuple[Who, ...] = ()
    by: Who = ""
    note: str = ""
    kisses: int = 0


def test_only_an_optional_empty_field_names_nothing() -> None:
    assert list(references_in(Greet(who="", beside=("",)))) == [("who", ""), ("who", "")]
    assert list(references_in(Greet(who="atia", for_="livia"))) == [
        ("who", "atia"),
        ("who", "livia"),
    ]


def test_a_message_takes_its_arguments_from_fields_by_their_own_or_another_name() -> None:
    told = arguments_of("who", "by", "note", friends="beside", count_field="beside")
    assert told(Greeted("atia", ("livia",))) == {
        "who": "who:atia",
        "by": "none",
        "note": "",
        "friends": ["who:livia"],
        "n": 1,
    }


def test_a_message_counts_the_values_of_its_fields_and_says_whether_there_are_any() -> None:
    told = arguments_of("who", many=count_of("beside", "kisses"), noted=yes_no_of_field("note"))
    assert told(Greeted("atia", ("livia", "octavia"), kisses=3)) == {
        "who": "who:atia",
        "many": 5,
        "noted": "no",
    }
    assert told(Greeted("atia", note="gladly")) == {"who": "who:atia", "many": 0, "noted": "yes"}

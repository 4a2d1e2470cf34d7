"""A character's story tells the own orders, retreats and builds of a turn, in sentences."""

from collections.abc import Iterable, Iterator

import pytest

from ledger.contract.messages import messages_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.details import DETAILS_BY_EVENT
from ledger.games.roman_diplomacy.events.board import GuestsTurnedOut
from ledger.games.roman_diplomacy.state import Phase
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.record.audience import EVERYBODY
from ledger.record.entry import Entry, Event
from tests.games.roman_diplomacy.table import Table, small_map_table


def play_phase_for_sentences(
    table: Table, who: str, phase: Phase, **given: Iterable[str]
) -> list[str]:
    """Carry out this phase, and return the sentences that its entries tell one player."""
    before, known = table.state, len(table.events)
    table.play_phase(phase, **given)
    return [*sentences_for_player(BoardTranscript(before), who, table.events[known:])]


def public_entry_of(event: Event) -> Entry:
    """Return an entry that everybody reads."""
    return Entry(
        position=1, id="e", type=event.STORED, at=0, period=1, audience=EVERYBODY, event=event
    )


def sentences_for_player(
    story: BoardTranscript, who: str, events: Iterable[Event]
) -> Iterator[str]:
    """Return the sentences of these entries for a player."""
    provinces = story.world.board.provinces
    for event in events:
        if type(event) in DETAILS_BY_EVENT:
            for one in DETAILS_BY_EVENT[type(event)](story.state, public_entry_of(event), who):
                yield messages_of("roman_diplomacy").text(
                    one.key, one.args, lambda _kind, place: provinces[place].name
                )
        story.add_event(event)


def turn_with_losses() -> Table:
    """Return a turn where X moves, is bounced, loses a support, and loses a fleet."""
    return small_map_table().set_board(
        {
            "X": ["F wst", "A ill", "A gal", "F lib", "G bru"],
            "Y": ["A thr", "F aeg", "F est"],
            "Z": ["A alb"],
        }
    )


ORDERS = {
    "X": ["F wst - afr", "A ill - dac", "A gal S A ill - dac", "F lib H"],
    "Y": ["A thr - dac", "F aeg - lib", "F est S F aeg - lib"],
    "Z": ["A alb - gal"],
}


def test_each_order_is_told_with_its_result_and_reason() -> None:
    assert play_phase_for_sentences(turn_with_losses(), "X", "movement", **ORDERS) == [
        "Army in Gallia supports Illyria to Dacia (A Gal S Ill - Dac): fails, cut from Alba",
        "Army in Illyria goes to Dacia (A Ill - Dac): fails, 1 against 1: bounced with Thracia",
        "Fleet in Libya holds (F Lib H): fails, dislodged from Aegyptus, 1 against 2",
        "Fleet in Western Sea goes to Africa (F Wst - Afr): succeeds, unopposed",
    ]


def test_a_players_details_contain_only_own_orders() -> None:
    assert play_phase_for_sentences(turn_with_losses(), "Z", "movement", **ORDERS) == [
        "Army in Alba goes to Gallia (A Alb - Gal): fails, 1 against 1 in Gallia"
    ]
    assert play_phase_for_sentences(turn_with_losses(), "N", "movement", **ORDERS) == []


def test_a_retreat_is_told_with_its_goal() -> None:
    table = turn_with_losses().play_phase("movement", **ORDERS)
    assert play_phase_for_sentences(table, "X", "retreats", X=["F Lib R Mid"]) == [
        "Fleet in Libya retreats to Middle Sea (F Lib R Mid)"
    ]
    assert (
        play_phase_for_sentences(
            turn_with_losses().play_phase("movement", **ORDERS), "Y", "retreats", X=["F Lib R Mid"]
        )
        == []
    )


def test_a_unit_without_a_retreat_is_told_as_disbanded() -> None:
    assert play_phase_for_sentences(
        turn_with_losses().play_phase("movement", **ORDERS), "X", "retreats"
    ) == ["Fleet in Libya retreats nowhere, and is disbanded"]
    stuck = Dislodged(Piece("A", "sic", "X"), "")
    table = small_map_table().set_board({"X": ["G bru"], "Y": ["F mid"]})
    table.at("retreats").set_world_fields(dislodged=(stuck,))
    assert play_phase_for_sentences(table, "X", "retreats") == [
        "Army in Sicilia has nowhere to retreat to, and is disbanded"
    ]


def test_ambiguous_retreats_are_told_together() -> None:
    one, other = (Dislodged(Piece("A", at, "X"), "") for at in ("bru", "dac"))
    table = small_map_table().set_board({"X": ["G alb"], "Y": ["A bru", "A dac"]})
    table.at("retreats").set_world_fields(dislodged=(one, other))
    assert play_phase_for_sentences(table, "X", "retreats", X=["A bru R gal", "A dac R ill"]) == [
        "The units that had stood in Bruttia and Dacia retreat to Gallia and Illyria"
    ]


def test_unambiguous_retreats_are_told_one_by_one() -> None:
    one, other = (Dislodged(Piece("A", at, "X"), "") for at in ("bru", "dac"))
    table = small_map_table().set_board({"X": ["G alb"], "Y": ["A bru", "A dac"]})
    table.at("retreats").set_world_fields(dislodged=(one, other))
    assert play_phase_for_sentences(table, "X", "retreats", X=["A dac R gal", "A bru R alb"]) == [
        "Army in Bruttia retreats to Alba (A Bru R Alb)",
        "Army in Dacia retreats to Gallia (A Dac R Gal)",
    ]


def test_a_piece_without_an_order_is_told_only_if_dislodged() -> None:
    table = small_map_table().set_board({"X": ["A gal", "G afr"], "Y": ["A bru", "A dac", "F wst"]})
    orders = {"Y": ["A bru - gal", "A dac S A bru - gal", "F wst H"]}
    assert play_phase_for_sentences(table, "X", "movement", **orders) == [
        "Army in Gallia has no order: it holds, dislodged from Bruttia, 1 against 2"
    ]


def test_each_part_of_a_path_is_told() -> None:
    table = small_map_table().set_board({"X": ["F wst", "F afr"], "Y": ["F est"]})
    assert play_phase_for_sentences(table, "X", "movement", X=["F wst - mid - est"]) == [
        "Fleet in Western Sea goes to Middle Sea (F Wst - Mid - Est): succeeds, unopposed",
        "Fleet in Middle Sea goes to Eastern Sea (F Mid - Est): fails, 1 against 1 in Eastern Sea",
    ]


def test_a_support_that_lasts_is_told_once() -> None:
    table = small_map_table().set_board({"X": ["F wst", "F afr", "A alb", "A gal"], "Y": ["F est"]})
    found = play_phase_for_sentences(
        table, "X", "movement", X=["F wst - mid - est", "A alb S A gal"]
    )
    assert [one for one in found if "supports" in one] == [
        "Army in Alba supports Gallia (A Alb S Gal): succeeds"
    ]


def test_a_convoy_is_told_to_the_owners_of_fleet_and_army() -> None:
    table = small_map_table().set_board({"X": ["A afr"], "Y": ["F mid"]})
    orders = {"X": ["A afr - bru via convoy"], "Y": ["F mid C A afr - bru"]}
    assert play_phase_for_sentences(table, "X", "movement", **orders) == [
        "Army in Africa goes to Bruttia by convoy (A Afr - Bru via convoy): succeeds, unopposed"
    ]
    again = small_map_table().set_board({"X": ["A afr"], "Y": ["F mid"]})
    assert play_phase_for_sentences(again, "Y", "movement", **orders) == [
        "Fleet in Middle Sea carries Africa to Bruttia (F Mid C A Afr - Bru): succeeds"
    ]


def test_a_guest_who_has_to_go_is_told() -> None:
    table = small_map_table().set_board({"X": ["G bru"], "Y": ["G alb", "A bru"]})
    event = GuestsTurnedOut(0, (Dislodged(Piece("A", "bru", "Y"), ""),))
    found = {
        who: [*sentences_for_player(BoardTranscript(table.state), who, [event])]
        for who in ("X", "Y")
    }
    assert found == {"X": [], "Y": ["Army in Bruttia has to leave the city of a former partner"]}


@pytest.mark.parametrize(
    ("pieces", "owners", "orders", "sentence"),
    [
        (["G bru"], ["bru"], "Build A bru", "Army in Bruttia is built (Build A Bru)"),
        (["A gal"], [], "Disband A gal", "Army in Gallia is disbanded (Disband A Gal)"),
        (["G bru"], ["bru"], "Build B dac", "Barbarian army in Dacia is raised (Build B Dac)"),
        (["G bru", "B gal"], ["bru"], "Disband B gal", "Barbarian army in Gallia is let go"),
    ],
)
def test_the_results_of_winter_are_told(
    pieces: list[str], owners: list[str], orders: str, sentence: str
) -> None:
    table = small_map_table().set_board(
        {"X": pieces, "Y": ["G alb"]},
        dict.fromkeys(owners, "X") | {"alb": "Y"},
        ["dac"],
        {"X": "bru", "Y": "alb"},
    )
    table.skip_to_autumn().at("adjustments")
    before = table.state
    assert play_phase_for_sentences(table, "X", "adjustments", X=[orders]) == [sentence]
    table.state = before
    assert play_phase_for_sentences(table, "Y", "adjustments", X=[orders]) == []

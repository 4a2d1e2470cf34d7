from ledger.record.audience import ROOM_VIEWER, Viewer, only
from ledger.record.entry import Placement
from projections.seating import SEATING, Board, visible_pieces
from tests.projections.placing import entry_with_placements
from tests.toy.yard import YardGame

STAFF = Viewer(frozenset({"nurse"}), is_staff=True)


def board_of(game: YardGame) -> Board:
    return SEATING.read(game.state.log.in_order(), "yard")


def test_pieces_are_listed_in_order_of_arrival(yard: YardGame) -> None:
    shown = visible_pieces(board_of(yard), ROOM_VIEWER)
    assert {place: [s.piece for s in sitting] for place, sitting in shown.items()} == {
        "bench": ["cai", "ada"]
    }


def test_only_viewers_of_positions_learn_times_of_arrival(yard: YardGame) -> None:
    assert {
        sitting.arrival_position for sitting in visible_pieces(board_of(yard), ROOM_VIEWER)["bench"]
    } == {0}
    assert [
        sitting.arrival_position for sitting in visible_pieces(board_of(yard), STAFF)["bench"]
    ] == [
        4,
        12,
    ]


def test_only_its_audience_sees_a_hidden_piece() -> None:
    hidden = Placement("spy", "wall", "crouching", only("ada"))
    board = SEATING.read((entry_with_placements(1, Placement("cai", "wall"), hidden),), "yard")
    assert [s.piece for s in visible_pieces(board, ROOM_VIEWER)["wall"]] == ["cai"]
    shown = visible_pieces(board, Viewer(frozenset({"ada"})))["wall"]
    assert [(s.piece, s.seat) for s in shown] == [("cai", ""), ("spy", "crouching")]


def test_a_place_that_holds_only_hidden_pieces_does_not_show() -> None:
    board = SEATING.read(
        (entry_with_placements(1, Placement("spy", "wall", audience=only("ada"))),), "yard"
    )
    assert visible_pieces(board, ROOM_VIEWER) == {}


def test_a_piece_that_left_the_board_is_at_no_place() -> None:
    entries = (
        entry_with_placements(1, Placement("cai", "wall")),
        entry_with_placements(2, Placement("cai", "")),
    )
    assert visible_pieces(SEATING.read(entries, "yard"), ROOM_VIEWER) == {}

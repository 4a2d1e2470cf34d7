"""Orders in the usual notation: accepted texts, refused texts, and writing back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.games.roman_diplomacy.adjudication.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Retreat,
    Support,
    Waive,
)
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS, load_shipped_map
from ledger.games.roman_diplomacy.notation.order_reader import (
    AnyOrder,
    NotationError,
    WrittenOrder,
    read_order,
    read_orders,
)
from ledger.games.roman_diplomacy.notation.order_writer import write_order
from ledger.games.roman_diplomacy.notation.places import Gazetteer

EUROPE = Gazetteer(load_shipped_map("standard").board())
BOARDS = {name: Gazetteer(load_shipped_map(name).board()) for name in SHIPPED_MAPS}

WRITTEN: list[tuple[str, AnyOrder]] = [
    ("A Rom - Nap", Move("rom", "nap")),
    ("a rome-naples", Move("rom", "nap")),
    ("Army Rome to Naples", Move("rom", "nap")),
    ("A Rom → Nap", Move("rom", "nap")),
    ("F Gulf of Lyon - Spain(sc)", Move("lyo", "spa/sc")),
    ("F lyo - spa/sc", Move("lyo", "spa/sc")),
    ("F Mid-Atlantic Ocean - Spain (north coast)", Move("mao", "spa/nc")),
    ("A Tun - Rom via convoy", Move("tun", "rom", via=True)),
    ("F Nap - ION - Aeg - Smy", Move("nap", "ion", further=("aeg", "smy"))),
    ("F Tys C A Rom - Tun", Convoy("tys", "rom", "tun")),
    ("F Tyrrhenian Sea Convoys A Rome - Tunis", Convoy("tys", "rom", "tun")),
    ("A Ven S A Rom - Tus", Support("ven", "rom", "tus")),
    ("A Ven Supports Rom", Support("ven", "rom")),
    ("A Ven S A Rom holds", Support("ven", "rom")),
    ("G Rom S A Ven - Tus", Support("rom", "ven", "tus", garrison=True)),
    ("A Rom", Hold("rom")),
    ("A Rom H", Hold("rom")),
    ("A Rom holds", Hold("rom")),
    ("A Rom R Tus", Retreat("rom", "tus")),
    ("A Rom retreats to Tus", Retreat("rom", "tus")),
    ("A Rom disbands", Disband("A", "rom")),
    ("Build F StP(nc)", Build("F", "stp/nc")),
    ("Build B Boh", Build("A", "boh", barbarian=True)),
    ("Remove A Par", Disband("A", "par")),
    ("Waive", Waive()),
]


@pytest.mark.parametrize(("text", "order"), WRITTEN, ids=[text for text, _ in WRITTEN])
def test_the_usual_ways_of_writing_an_order_are_read(text: str, order: AnyOrder) -> None:
    assert read_order(text, EUROPE).order == order


@pytest.mark.rule("DIP-START-04")
def test_garrisons_are_written_g_and_barbarian_armies_b() -> None:
    assert read_order("G Rom H", EUROPE) == WrittenOrder(Hold("rom", garrison=True), "G")
    assert write_order(read_order("build b boh", EUROPE)) == "Build B Boh"


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("A Rom - Nepal", 9, 'no place is called "Nepal"; did you mean Naples?'),
        ("X Rom - Nap", 1, "expected A, F, G or B"),
        ("A Rom q Nap", 7, "expected -, S, C, H or R"),
        ("   Rom - Nap", 4, "expected A, F, G or B"),
        ("F Tys C A Rom  x Nap", 16, "expected - and where the army is carried"),
        ("A Rom -", 8, "expected a place"),
        ("F Tys C A Rom", 14, "expected - and where the army is carried"),
        ("A Ber - Kie Mun", 13, "the order should end here"),
    ],
)
def test_an_error_names_the_column_and_what_was_expected(text: str, column: int, said: str) -> None:
    with pytest.raises(NotationError) as wrong:
        read_order(text, EUROPE)
    assert (wrong.value.column, wrong.value.message) == (column, said)


def test_an_error_names_the_line() -> None:
    with pytest.raises(NotationError, match="line 3, column 9: no place"):
        read_orders("A Rom - Nap\n\nA Ven - Xyzzy\n", EUROPE)


def writable_orders(places: Gazetteer) -> st.SearchStrategy[WrittenOrder]:
    """Any order that can be written about this board, sensible or not."""
    board = places.board
    land = st.sampled_from(sorted(board.provinces))
    spots = st.sampled_from(sorted({*board.fleet_reach, *board.provinces}))
    path = st.lists(spots, max_size=3).map(tuple)
    target = spots | st.just("")
    return st.one_of(
        st.builds(lambda at: WrittenOrder(Hold(at), "A"), land),
        st.builds(lambda at: WrittenOrder(Hold(at, garrison=True), "G"), land),
        st.builds(
            lambda at, to, via: WrittenOrder(Move(at, to, via), "A"), land, land, st.booleans()
        ),
        st.builds(
            lambda at, to, on: WrittenOrder(Move(at, to, further=on), "F"), spots, spots, path
        ),
        st.builds(lambda at, a, b: WrittenOrder(Support(at, a, b), "A"), land, spots, target),
        st.builds(lambda at, a, b: WrittenOrder(Convoy(at, a, b), "F"), land, land, land),
        st.builds(lambda at, to: WrittenOrder(Retreat(at, to), "F"), spots, spots),
        st.builds(lambda at: WrittenOrder(Build("F", at), "F"), spots),
        st.builds(lambda at: WrittenOrder(Build("A", at, barbarian=True), "B"), land),
        st.builds(lambda at: WrittenOrder(Disband("A", at), "A"), land),
    )


@pytest.mark.parametrize("name", SHIPPED_MAPS)
@given(data=st.data())
def test_a_written_order_is_read_back_as_the_same_order(name: str, data: st.DataObject) -> None:
    written = data.draw(writable_orders(BOARDS[name]))
    assert read_order(write_order(written), BOARDS[name]) == written

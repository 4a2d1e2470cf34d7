"""The strength of a garrison: alone, beside an army, and beside an army that leaves."""

import pytest

from ledger.games.roman_diplomacy.adjudication.legality import OrderJudge
from ledger.games.roman_diplomacy.adjudication.orders import Piece, Readings, Support
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from tests.games.roman_diplomacy.position import play_turn

EUROPE = load_shipped_map("standard").with_overlay("no_kiel_canal").board()
ATTACKERS = ("A gal", "A rum", "A ser", "A tri")
SINGLE, JOINT = Readings(), Readings(joint=True)


def does_budapest_fall(
    attackers: int, readings: Readings, *own: str, orders: tuple[str, ...] = ()
) -> bool:
    """Return whether Budapest falls to this number of attackers."""
    foes = ATTACKERS[:attackers]
    attack = [f"{foes[0]} - bud", *(f"{one} S {foes[0]} - bud" for one in foes[1:])]
    turn = play_turn(EUROPE, {"X": own, "Y": foes}, [*attack, *orders], readings)
    taken = "Y A bud" in turn.standing
    assert taken != ("X G bud" in turn.standing)
    assert turn.destroyed_garrisons == ({"X G bud"} if taken else set())
    return taken


HELP = ("A vie S A bud",)


@pytest.mark.rule("DIP-CITY-03", "DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize("readings", [SINGLE, JOINT], ids=["single", "joint"])
def test_a_garrison_alone_resists_with_one_and_with_support_with_two(readings: Readings) -> None:
    assert [does_budapest_fall(n, readings, "G bud") for n in (1, 2)] == [False, True]
    helped = [does_budapest_fall(n, readings, "G bud", "A vie", orders=HELP) for n in (2, 3)]
    assert helped == [False, True]


@pytest.mark.rule("DIP-CITY-03", "DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize(("readings", "least"), [(SINGLE, 2), (JOINT, 3)], ids=["single", "joint"])
def test_army_and_garrison_fall_to_this_number_of_attackers(readings: Readings, least: int) -> None:
    both = ("A bud", "G bud")
    assert [does_budapest_fall(n, readings, *both) for n in (least - 1, least)] == [False, True]
    helped = [
        does_budapest_fall(n, readings, *both, "A vie", orders=HELP) for n in (least, least + 1)
    ]
    assert helped == [False, True]


@pytest.mark.rule("DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize("readings", [SINGLE, JOINT], ids=["single", "joint"])
def test_an_army_that_has_left_helps_its_garrison_no_more(readings: Readings) -> None:
    away = ("A bud - vie",)
    assert [does_budapest_fall(n, readings, "A bud", "G bud", orders=away) for n in (1, 2)] == [
        False,
        True,
    ]


@pytest.mark.rule("DIP-CITY-05")
@pytest.mark.parametrize("readings", [SINGLE, JOINT], ids=["single", "joint"])
def test_an_army_comes_in_beside_a_garrison_of_its_own_side_alone(readings: Readings) -> None:
    turn = play_turn(EUROPE, {"X": ["A vie", "G bud"]}, ["A vie - bud"], readings)
    assert turn.standing == {"X A bud", "X G bud"}
    foreign = play_turn(EUROPE, {"X": ["A vie"], "Y": ["G bud"]}, ["A vie - bud"], readings)
    assert foreign.standing == {"X A vie", "Y G bud"}


@pytest.mark.rule("DIP-CITY-02")
def test_a_garrison_supports_as_an_army_does() -> None:
    pieces = {"X": ["G bud", "A gal"], "Y": ["A vie"]}
    turn = play_turn(EUROPE, pieces, ["A gal - vie", "G bud S A gal - vie"])
    assert turn.standing == {"X A vie", "X G bud"}
    for order, verdict in (
        ("G bud S A gal", "succeeds"),
        ("G bud S A vie", "succeeds"),
        ("G bud S A gal - bud", "illegal"),
        ("G bud S A gal - boh", "illegal"),
        ("G bud S A rum", "illegal"),
    ):
        assert play_turn(EUROPE, pieces, [order]).result("bud", garrison=True).verdict == verdict


STANDING = [
    *(Piece("A", at, "X") for at in ("mar", "gas", "bud")),
    *(Piece("F", at, "X") for at in ("lyo", "por", "wes")),
    *(Piece("G", at, "X") for at in ("mar", "vie", "bud")),
]
FLEET, ARMY, GARRISON, BUDAPEST = STANDING[3], STANDING[0], STANDING[6], STANDING[8]


@pytest.mark.rule("DIP-CITY-02")
@pytest.mark.parametrize(
    ("piece", "origin", "to", "judged"),
    [
        (GARRISON, "gas", "", Support("mar", "gas", "")),
        (GARRISON, "gas", "spa/nc", Support("mar", "gas", "spa")),
        (ARMY, "gas", "spa/nc", Support("mar", "gas", "spa")),
        (FLEET, "wes", "spa/sc", Support("lyo", "wes", "spa/sc")),
        (FLEET, "por", "spa/nc", Support("lyo", "por", "spa/nc")),
        (FLEET, "wes", "spa/nc", "impossible-move"),
        (BUDAPEST, "vie", "", Support("bud", "vie", "")),
        (BUDAPEST, "bud", "vie", Support("bud", "bud", "vie")),
        (BUDAPEST, "bud", "", "own-province"),
        (GARRISON, "gas", "mar", "own-province"),
        (ARMY, "mar", "gas", "own-province"),
        (GARRISON, "por", "", "support-unreachable"),
        (GARRISON, "gas", "bre", "support-unreachable"),
        (GARRISON, "bur", "", "nobody-there"),
        (GARRISON, "par", "gas", "nobody-there"),
        (GARRISON, "bud", "gas", "impossible-move"),
    ],
)
def test_army_garrison_and_fleet_support_their_possible_goals(
    piece: Piece, origin: str, to: str, judged: Support | str
) -> None:
    order = Support(piece.at, origin, to)
    assert OrderJudge(EUROPE, STANDING).complete_or_refuse(piece, order) == judged


@pytest.mark.rule("DIP-CITY-01", "DIP-CITY-03")
def test_an_army_that_is_thrown_out_retreats_and_its_garrison_does_not() -> None:
    pieces = {"X": ["A bud", "G bud"], "Y": ATTACKERS[:2]}
    turn = play_turn(EUROPE, pieces, ["A gal - bud", "A rum S A gal - bud"])
    assert turn.turn.outcome.dislodged == (Dislodged(Piece("A", "bud", "X"), "gal", by_sea=False),)
    assert turn.turn.outcome.destroyed == (Piece("G", "bud", "X"),)
    pieces = {"X": ["A tun", "G tun"], "Y": ["A nap", "F ion", "F tys"]}
    turn = play_turn(EUROPE, pieces, ["A nap - tun", "F ion C A nap - tun", "F tys S A nap - tun"])
    assert turn.turn.outcome.dislodged == (Dislodged(Piece("A", "tun", "X"), "nap", by_sea=True),)


CUTTING_BY_SEA = (
    *("A bud - tri", "A vie S A bud - tri", "A ven S tri"),
    *("A tun - ven", "F ion C A tun - ven", "F adr C A tun - ven", "F alb - adr"),
)
"""Return a turn where a convoyed army, whose convoy holds, cuts the support for Trieste."""


@pytest.mark.rule("DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize(
    ("own", "readings", "fallen"),
    [
        (("G tri",), SINGLE, True),
        (("G tri",), JOINT, True),
        (("A tri", "G tri"), SINGLE, True),
        (("A tri", "G tri"), JOINT, False),
    ],
)
def test_a_support_cut_by_a_convoyed_army_helps_neither_army_nor_garrison(
    own: tuple[str, ...], readings: Readings, *, fallen: bool
) -> None:
    foes = ["A bud", "A vie", "A tun", "F ion", "F adr"]
    pieces = {"X": [*own, "A ven"], "Y": foes, "Z": ["F alb"]}
    turn = play_turn(EUROPE, pieces, CUTTING_BY_SEA, readings)
    assert turn.result("ven").verdict == "fails"
    assert ("Y A tri" in turn.standing) == fallen
    assert ("X G tri" in turn.standing) == (not fallen)


@pytest.mark.rule("DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize("readings", [SINGLE, JOINT], ids=["single", "joint"])
@pytest.mark.parametrize("room", [True, False])
def test_an_army_that_cannot_leave_helps_its_garrison(readings: Readings, *, room: bool) -> None:
    pieces = {"X": ["A bud", "G bud", "A vie", "A boh"], "Y": ["A rum", "A gal"]}
    onward = "A boh - sil" if room else "A boh H"
    orders = ["A rum - bud", "A gal S A rum - bud", "A bud - vie", "A vie - boh", onward]
    turn = play_turn(EUROPE, pieces, orders, readings)
    assert ("Y A bud" in turn.standing) == (room or not readings.joint)

"""The result of an order in one line, with the strengths that met and their place."""

from typing import get_args

import pytest

from ledger.games.roman_diplomacy.adjudication.legality import Fault
from ledger.games.roman_diplomacy.adjudication.orders import Readings
from ledger.games.roman_diplomacy.adjudication.results import Cause
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.notation.report import SENTENCES_BY_REASON, report_line
from tests.games.roman_diplomacy.position import play_turn

EUROPE = load_shipped_map("standard").board()

CASES = [
    ("rom", "A Rom - Nap", [], "A Rom - Nap: succeeds, nobody opposes it"),
    (
        "rom",
        "A Rom - Nap",
        ["A Apu - Nap"],
        "A Rom - Nap: fails, 1 against 1 in Naples, from Apulia",
    ),
    ("rom", "A Rom - Ven", ["A Ven H"], "A Rom - Ven: fails, 1 against 1 in Venice"),
    (
        "rom",
        "A Rom - Ven",
        ["A Ven - Rom"],
        "A Rom - Ven: fails, 1 against 1, head to head with Venice",
    ),
    (
        "ven",
        "A Ven S A Rom - Tus",
        ["A Tri - Ven", "A Rom - Tus"],
        "A Ven S Rom - Tus: fails, cut from Trieste",
    ),
    (
        "ven",
        "A Ven H",
        ["A Tri - Ven", "A Tyr S A Tri - Ven"],
        "A Ven H: fails, dislodged from Trieste, 1 against 2",
    ),
    (
        "ven",
        "A Ven - Rom",
        ["A Tri - Ven", "A Tyr S A Tri - Ven", "A Rom H"],
        "A Ven - Rom: fails, 1 against 1 in Rome, dislodged from Trieste",
    ),
    ("ven", "A Ven S A Rom - Tus", ["A Rom H"], "A Ven S Rom - Tus: void, Rome has another order"),
    ("ven", "A Ven - Par", [], "A Ven - Par: not possible, it cannot go there"),
    (
        "tys",
        "F Tys C A Rom - Tun",
        ["A Rom - Tun"],
        "F Tys C A Rom - Tun: succeeds, it carries the army from Rome",
    ),
    (
        "rom",
        "A Rom - Tun",
        ["F Tys C A Rom - Tun", "F Nap - Tys", "F Ion S F Nap - Tys"],
        "A Rom - Tun: fails, the convoy is broken in Tyrrhenian Sea",
    ),
]


def order_line(place: str, orders: list[str], readings: Readings | None = None) -> str:
    """Return the line about the order of the piece there. Each piece has its own owner."""
    pieces = {f"P{n}": [" ".join(order.split()[:2])] for n, order in enumerate(orders)}
    return report_line(play_turn(EUROPE, pieces, orders, readings).result(place), EUROPE)


@pytest.mark.parametrize(("place", "order", "others", "said"), CASES, ids=[c[3] for c in CASES])
def test_a_line_names_the_strengths_that_met(
    place: str, order: str, others: list[str], said: str
) -> None:
    assert order_line(place, [order, *others]) == said


def test_the_line_ends_with_the_verdict_without_reasons() -> None:
    bare = Readings(reasons=False)
    assert order_line("rom", ["A Rom - Nap", "A Apu - Nap"], bare) == "A Rom - Nap: fails"


def test_every_cause_has_a_sentence() -> None:
    plain = {cause for part in get_args(Cause) for cause in (get_args(part) or (part,))}
    assert plain | set(get_args(Fault)) == SENTENCES_BY_REASON.keys() - {"convoy-from"}

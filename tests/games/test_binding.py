"""Every game with bonds between people declares them, with separate messages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.contract.bonds import NOTHING_BINDS, Bond, BondSide, BondTerm, GameBonds
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.first_entry import FoundingInputs, found_game
from ledger.kernel.machine.machine import Machine
from ledger.kernel.view.bond_slices import bond_slices
from ledger.record.state import State
from ledger.record.view import slices_of_bundles
from tests.games.book import cached_game_sources
from tests.rules import ROOT

BINDING = [game for game, rules in GAMES.items() if rules.phones.binding.kinds]


def _source_files(game: str) -> Iterator[Path]:
    return (ROOT / "ledger" / "games" / game).rglob("*.py")


def _new_state(game: str) -> State[object]:
    rules = GAMES[game]
    foundation = FoundingInputs("new", "", "", rules.scenarios.read(None, ""), "", "")
    _entry, state = found_game(Machine(rules), foundation, 0)
    return state


def test_the_two_race_games_have_no_bonds() -> None:
    assert {game for game in GAMES if GAMES[game].phones.binding is NOTHING_BINDS} == {
        *("cursus_honorum", "morituri")
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_has_no_bonds(game: str) -> None:
    assert [*slices_of_bundles(bond_slices(GAMES[game].phones.binding, _new_state(game)))] == []


@pytest.mark.parametrize("game", BINDING)
def test_every_word_of_a_bond_is_used_in_the_code_of_the_game(game: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in _source_files(game))
    keys = (key for key in cached_game_sources(game).keys("") if key.startswith("bond-"))
    words = {key.removeprefix("bond-") for key in keys}
    assert words
    assert words <= set(re.findall(r'"(?:bond-)?([a-z-]+)"', code))


def _bond_documents(*bonds: Bond) -> dict[str, object]:
    binding: GameBonds[object] = GameBonds(
        ("first", "other"), lambda _state: bonds, lambda _state: ()
    )
    slices = slices_of_bundles(bond_slices(binding, _new_state("morituri")))
    return {key: piece.render() for key, piece in slices}


def test_a_bond_travels_with_its_rank_its_sides_its_terms_and_its_times() -> None:
    sides = (BondSide("owes", ("one",), ("two",)),)
    terms = (BondTerm("bond-soon", {"n": 3}),)
    bond = Bond("other", "x", sides, terms=terms, amounts={"coin": 7}, since=1, until=2)
    assert _bond_documents(bond) == {
        "bond/other/x": {
            "kind": "other",
            "rank": 1,
            "sides": [{"key": "bond-owes", "who": ["one"], "to": ["two"]}],
            "terms": [{"key": "bond-soon", "args": {"n": 3}}],
            "amounts": {"coin": 7},
            "since": 1,
            "until": 2,
        }
    }


def test_the_rank_of_a_bond_does_not_tell_which_others_there_are() -> None:
    secret = Bond("first", "y", (), ("two",))
    known = Bond("other", "x", ())
    assert _bond_documents(known)["bond/other/x"] == _bond_documents(secret, known)["bond/other/x"]

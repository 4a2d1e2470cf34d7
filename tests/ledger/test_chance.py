"""Server dice: they are committed to, fair, named differently, and checkable afterwards."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.contract.acts import Chance
from ledger.record.entry import Roll
from ledger.seal.chance import LENGTH_LIMIT, SeedChain, SeededChance, earlier_seed, roll_value

CHAIN = SeedChain(b"a secret", 200)


def test_each_seed_hashes_to_the_seed_of_the_period_before() -> None:
    for period in range(2, 201):
        seed = bytes.fromhex(CHAIN.seed(period))
        assert sha256(seed).hexdigest() == CHAIN.seed(period - 1)


def test_the_first_seed_hashes_to_the_commitment_and_the_last_comes_from_the_secret() -> None:
    assert sha256(bytes.fromhex(CHAIN.seed(1))).hexdigest() == CHAIN.commitment
    assert CHAIN.seed(200) == sha256(b"acta/seed" + b"a secret").hexdigest()


@given(st.integers(1, 300), st.data())
def test_a_seed_leads_to_the_commitment_however_long_the_chain(
    length: int, data: st.DataObject
) -> None:
    chain = SeedChain(b"another", length)
    period = data.draw(st.integers(1, length))
    assert earlier_seed(bytes.fromhex(chain.seed(period)), period).hex() == chain.commitment


@pytest.mark.parametrize("period", [0, -1, 201])
def test_a_period_outside_the_chain_has_no_seed(period: int) -> None:
    with pytest.raises(ValueError, match="has no seed"):
        CHAIN.seed(period)


@pytest.mark.parametrize("length", [0, LENGTH_LIMIT + 1])
def test_a_chain_has_a_sensible_length(length: int) -> None:
    with pytest.raises(ValueError, match="periods"):
        SeedChain(b"secret", length)


def test_seeds_and_dice_keep_the_form_in_which_games_are_stored() -> None:
    chain = SeedChain(bytes(range(32)))
    assert chain.length == 4096
    assert chain.commitment == "e395a70be6aa68950a78b6a1304155016fcf342136d759b642f64e13f5f63de3"
    assert chain.seed(1) == "4deba2baf6189cf01616cb164df3d8baf29bd0890486f080c2e48b4b6d985136"
    chance = SeededChance(chain, 1, "tap")
    names = [f"proelium-17/concursatio-3/octavian/{n}" for n in range(8)]
    assert [chance.roll(name, 6).value for name in names] == [5, 2, 2, 3, 3, 3, 3, 4]


def test_a_roll_carries_its_name_its_source_and_the_contribution_of_the_roller() -> None:
    chance: Chance = SeededChance(CHAIN, 3, "phone")
    rolled = chance.roll("census/1", 20)
    assert rolled == Roll("census/1", 20, rolled.value, source="server", contribution="phone")
    assert rolled.value == roll_value(CHAIN.seed(3), "census/1", 20, "phone")


def test_a_roll_inserted_before_does_not_change_the_dice_of_others() -> None:
    alone, crowded = SeededChance(CHAIN, 1), SeededChance(CHAIN, 1)
    for number in range(5):
        crowded.roll(f"inserted/{number}", 6)
    assert crowded.roll("octavian", 1000) == alone.roll("octavian", 1000)


def test_another_period_contribution_or_name_gives_another_die() -> None:
    values = {
        roll_value(CHAIN.seed(period), name, 2**31, contribution)
        for period in (1, 2)
        for name in ("a", "b")
        for contribution in ("", "x", "a\n0")
    }
    assert len(values) == 12


def test_a_repeated_name_of_a_roll_in_one_act_is_an_error() -> None:
    chance = SeededChance(CHAIN, 1)
    chance.roll("octavian", 6)
    with pytest.raises(ValueError, match="already made"):
        chance.roll("octavian", 6)


@pytest.mark.parametrize(("name", "sides"), [("", 6), ("two\nlines", 6), ("a", 0), ("a", 2**33)])
def test_a_roll_without_a_proper_name_or_die_is_an_error(name: str, sides: int) -> None:
    with pytest.raises(ValueError, match=r"name|sides"):
        SeededChance(CHAIN, 1).roll(name, sides)


def test_the_seed_of_a_period_stays_secret_until_the_period_ends() -> None:
    chance = SeededChance(CHAIN, 4)
    assert [chance.seed(3), chance.seed(4)] == [CHAIN.seed(3), CHAIN.seed(4)]
    with pytest.raises(ValueError, match="stays secret"):
        chance.seed(5)


@given(st.text(min_size=1).filter(lambda name: "\n" not in name), st.integers(1, 2**32), st.text())
def test_every_die_shows_one_of_its_faces(name: str, sides: int, contribution: str) -> None:
    assert 1 <= roll_value(CHAIN.seed(1), name, sides, contribution) <= sides


def test_all_faces_are_about_equally_frequent() -> None:
    faces = Counter(roll_value(CHAIN.seed(1), f"roll/{n}", 6) for n in range(6_000))
    assert set(faces) == set(range(1, 7))
    assert all(900 < times < 1_100 for times in faces.values())


def test_a_draw_that_would_favour_some_faces_is_drawn_again() -> None:
    sides, again = 3 * 2**30, 0  # a quarter of all draws would favour the lower faces
    for number in range(100):
        draws = [
            hmac.digest(bytes.fromhex(CHAIN.seed(1)), f"{number}\n\n{n}".encode(), "sha256")
            for n in range(20)
        ]
        fair = [n for n, draw in enumerate(draws) if int.from_bytes(draw[:4], "big") < sides]
        again += fair[0] > 0
        expected = int.from_bytes(draws[fair[0]][:4], "big") + 1
        assert roll_value(CHAIN.seed(1), str(number), sides) == expected
    assert again > 10

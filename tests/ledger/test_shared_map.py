"""The two kinds of shared maps give the same answers."""

from typing import TYPE_CHECKING, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.record import trie_map

if TYPE_CHECKING:
    import immutables
else:  # a Python without this library has only the other kind
    immutables = pytest.importorskip("immutables", reason="no wheels for this Python")

KEYS = st.sampled_from("abcdefgh")
STEPS = st.lists(
    st.tuples(st.sampled_from(("set", "delete", "update", "mutate")), KEYS, st.integers(0, 9))
)
CONTENTS = st.dictionaries(KEYS, st.integers(0, 9))

EitherMap: TypeAlias = "immutables.Map[str, int] | trie_map.Map[str, int]"


def changed_map(made_map: EitherMap, step: str, key: str, number: int) -> EitherMap:
    """Return the map after a step."""
    if step == "set":
        return made_map.set(key, number)
    if step == "delete":
        return made_map.delete(key) if key in made_map else made_map
    if step == "update":
        return made_map.update({key: number, "z": number})
    changing = made_map.mutate()
    if key in changing:
        assert changing[key] == changing.get(key)
        del changing[key]
    else:
        assert changing.get(key, -1) == -1
        changing[key] = number
    return changing.finish()


@given(contents=CONTENTS, steps=STEPS)
def test_both_maps_have_the_same_content_after_the_same_steps(
    contents: dict[str, int], steps: list[tuple[str, str, int]]
) -> None:
    usual: EitherMap = immutables.Map(contents)
    other: EitherMap = trie_map.Map(contents)
    for step in steps:
        before = dict(other)
        next_map = changed_map(other, *step)
        assert dict(other) == before
        usual, other = changed_map(usual, *step), next_map
        assert dict(other.items()) == dict(usual.items())
        assert set(other.keys()) == set(usual)
        assert sorted(other.values()) == sorted(usual.values())
        assert len(other) == len(usual)
        assert [other.get(key, "none") for key in "abz"] == [
            usual.get(key, "none") for key in "abz"
        ]


@given(content=CONTENTS, gone=CONTENTS)
def test_equal_maps_have_one_order_whatever_their_history(
    content: dict[str, int], gone: dict[str, int]
) -> None:
    history = trie_map.Map(gone).update(reversed(content.items()))
    for key in gone.keys() - content.keys():
        history = history.delete(key)
    assert [*history.items()] == [*trie_map.Map(content).items()]


@given(first=CONTENTS, second=CONTENTS)
def test_maps_are_equal_if_their_contents_are(
    first: dict[str, int], second: dict[str, int]
) -> None:
    one, other = trie_map.Map(first), trie_map.Map(second.items())
    assert (one == other) is (first == second)
    assert one == trie_map.Map(one)
    assert one != first
    assert first != second or hash(one) == hash(other)
    assert trie_map.Map(eval(repr(one), {"Map": dict})) == one  # noqa: S307 - our own text

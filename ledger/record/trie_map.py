"""The maps of `rpds` with the methods of `immutables.Map`, for a Python without `immutables`."""

from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from typing import Any, Generic, TypeVar

from rpds import HashTrieMap  # at run time the type takes no arguments, so annotations are texts

Key = TypeVar("Key")
Value = TypeVar("Value")


class MapMutation(Generic[Key, Value]):
    """A changeable copy of a map."""

    __slots__ = ("_trie",)

    def __init__(self, trie: "HashTrieMap[Key, Value]") -> None:
        self._trie = trie

    def __getitem__(self, key: Key) -> Value:
        """Return the value of a key. Raises: KeyError."""
        return self._trie[key]

    def __setitem__(self, key: Key, value: Value) -> None:
        """Set the value of a key."""
        self._trie = self._trie.insert(key, value)

    def __delitem__(self, key: Key) -> None:
        """Remove a key. Raises: KeyError."""
        self._trie = self._trie.remove(key)

    def __contains__(self, key: object) -> bool:
        """Return whether the key has a value."""
        return key in self._trie

    def get(self, key: Key, default: Any = None) -> Any:
        """Return the value of a key, or `default`."""
        return self._trie.get(key, default)

    def finish(self) -> "Map[Key, Value]":
        """Return a map with the present content."""
        return map_of_trie(self._trie)


class Map(Mapping[Key, Value]):
    """A map that never changes. A changed map is a new map."""

    __slots__ = ("trie",)

    def __init__(self, items: Mapping[Key, Value] | Iterable[tuple[Key, Value]] = ()) -> None:
        self.trie: HashTrieMap[Key, Value]
        self.trie = items.trie if isinstance(items, Map) else HashTrieMap.convert(items)

    def set(self, key: Key, value: Value) -> "Map[Key, Value]":
        """Return a map in which the key has this value."""
        return map_of_trie(self.trie.insert(key, value))

    def delete(self, key: Key) -> "Map[Key, Value]":
        """Return a map without the key. Raises: KeyError: the key has no value."""
        return map_of_trie(self.trie.remove(key))

    def update(self, items: Mapping[Key, Value] | Iterable[tuple[Key, Value]]) -> "Map[Key, Value]":
        """Return a map that also has these values."""
        return map_of_trie(self.trie.update(items))

    def mutate(self) -> MapMutation[Key, Value]:
        """Return a changeable copy of this map."""
        return MapMutation(self.trie)

    def __getitem__(self, key: Key) -> Value:
        """Return the value of a key. Raises: KeyError."""
        return self.trie[key]

    def _as_dict(self) -> dict[Key, Value]:
        """Return the content, with the keys in the order of their hashes.

        Equal maps of a process have the same order, as those of `immutables` have. The order of
        `rpds` is another one in each map, and a difference in an answer would look like a secret.
        This reads the content like `pickle`, because the iterators of `rpds` take a hundred times
        longer.
        """
        arguments: Any = self.trie.__reduce__()[1]
        return dict(sorted(arguments[0], key=_hash_of_key))

    def __iter__(self) -> Iterator[Key]:
        """Yield the keys in the order of their hashes."""
        return iter(self._as_dict())

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self.trie)

    def __contains__(self, key: object) -> bool:
        """Return whether the key has a value."""
        return key in self.trie

    def __eq__(self, other: object) -> bool:
        """Return whether another map has the same keys and values."""
        return self.trie == other.trie if isinstance(other, Map) else NotImplemented

    def __hash__(self) -> int:
        """Return a number that depends on the keys and values, and not on their order."""
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        """Return the content for a developer."""
        return f"Map({self._as_dict()!r})"

    def get(self, key: Key, default: Any = None) -> Any:
        """Return the value of a key, or `default`."""
        return self.trie.get(key, default)

    def keys(self) -> KeysView[Key]:
        """Return the keys in the order of their hashes."""
        return self._as_dict().keys()

    def values(self) -> ValuesView[Value]:
        """Return the values in the order of the keys."""
        return self._as_dict().values()

    def items(self) -> ItemsView[Key, Value]:
        """Return the keys with their values."""
        return self._as_dict().items()


def _hash_of_key(item: tuple[Any, Any]) -> int:
    return hash(item[0])


def map_of_trie(trie: "HashTrieMap[Key, Value]") -> Map[Key, Value]:
    """Return a map with the content of a trie. This is quicker than to call `Map`."""
    new_map: Map[Key, Value] = Map.__new__(Map)
    new_map.trie = trie
    return new_map

"""Maps that never change, and share structure with the maps that were made from them.

See decision 0007. The state of every game is made of such maps.
"""

try:
    from immutables import Map
except ImportError:  # there are no wheels of this library for Python 3.14 and later
    from ledger.record.trie_map import Map  # type: ignore[assignment] # it has the same methods

__all__ = ["Map"]

"""The price of reading a resource: about the milliseconds of one core late in an evening.

The price was measured with a whole evening of Ludi Romani. REST does not count cheap reads. GraphQL
counts all reads, because one document may ask for the same resource many times under other names.
"""

from collections.abc import Iterable

DEAR_PRICE = 20
"""Minimum price of a read that runs on another thread and is counted."""

PAST_PRICE = 50
"""Additional price of reading at another position."""

SEARCH_PRICE = 50
"""Additional price of searching the whole log for lines of one kind or character, and letters.

The price of a `search` through all entries already contains this price.
"""

PRICES = {
    "games": 2,
    "view": 10,
    "offers": 10,
    "entries": 5,
    "letters": 5,
    "search": 80,
    "holdings": 5,
    "holding": 5,
    "places": 5,
    "opened_entry": 20,
    "openedEntry": 20,
    "accounts": 20,
    "statement": 20,
    "trial_balance": 20,
    "trialBalance": 20,
    "tills": 20,
    "audit": 20,
    "replay": 30,
    "words": 30,
    "chunk": 25,
    "standings": 60,
    "seal": 50,
    "heads": 50,
    "export": 250,
    "story": 200,
    "evening": 300,
    "balance_series": 200,
    "standings_series": 100,
    "place_series": 50,
    "archive": 3_000,
}
"""Prices of resources. A resource that is not in this table has the price 1."""

_PAST_PARAMETERS = frozenset({"at", "as_of", "asOf"})
_SEARCH_PARAMETERS = {"entries": frozenset({"type", "character", "q"}), "letters": frozenset({"q"})}


def resource_price(resource: str, parameter_names: Iterable[str] = ()) -> int:
    """Return the price of a resource with these query parameters."""
    given_parameters, price_sum = frozenset(parameter_names), PRICES.get(resource, 1)
    price_sum += PAST_PRICE if given_parameters & _PAST_PARAMETERS else 0
    return price_sum + (
        SEARCH_PRICE if given_parameters & _SEARCH_PARAMETERS.get(resource, frozenset()) else 0
    )

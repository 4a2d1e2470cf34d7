"""The list of all projections. No projection registers itself."""

from typing import Any

from projections.accounts import ACCOUNTS
from projections.acts import ACTS
from projections.audit import AUDIT
from projections.chronicle import CHRONICLE
from projections.evening import EVENING
from projections.free_words import FREE_WORDS
from projections.holdings import HOLDINGS
from projections.links import LINKS
from projections.projection import Projection
from projections.seating import SEATING
from projections.standings import STANDINGS

PROJECTIONS: tuple[Projection[Any], ...] = (
    HOLDINGS,
    SEATING,
    CHRONICLE,
    ACTS,
    STANDINGS,
    AUDIT,
    ACCOUNTS,
    LINKS,
    EVENING,
    FREE_WORDS,
)

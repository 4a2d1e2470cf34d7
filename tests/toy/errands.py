"""Chapter seven, for games with errands: the aunt sends children on errands.

Each child walks a separate way, step by step along the paths of the yard, and stays at the end of
the way. All children together have a limited number of steps before dark.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Annotated

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Option, Row, Rows
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import Ruleset
from ledger.record.entry import Event, Placement
from ledger.record.objection import Objection
from tests.toy.rules import TOY
from tests.toy.world import CHILDREN, Toy, YardWorld, keep_yard_unchanged

DAYLIGHT = 5
"""The number of steps that all children have together."""

FARTHEST = 3
"""The greatest number of steps of one child."""

PATHS = {"": ("bench", "well"), "bench": ("wall", "well"), "wall": ("bench",), "well": ("bench",)}
"""The places that can be reached from each place of the yard. Every way begins at ""."""

Way = Annotated[tuple[str, ...], Field(min_length=1, max_length=8, strict=False)]


class SendOnErrands(Command):
    """Send children on their ways."""

    ways: Mapping[str, Way]


class ErrandsRun(Event, stored="nuces/errands-run@1"):
    """Children went on their ways."""

    ways: dict[str, tuple[str, ...]]


def _objections(_state: Toy, actor: str, command: SendOnErrands) -> Iterator[Objection]:
    if actor != "aunt":
        yield Objection("NUX-13", "aunt-only")
    if not set(command.ways) <= set(CHILDREN):
        yield Objection("NUX-01", "children-only", waivable=False)
    if not all(_is_possible_way(way) for way in command.ways.values()):
        yield Objection("NUX-13", "no-such-way", waivable=False)
    if sum(map(len, command.ways.values())) > DAYLIGHT:
        yield Objection("NUX-13", "too-dark", {"n": DAYLIGHT}, waivable=False)


def _is_possible_way(way: tuple[str, ...]) -> bool:
    steps = pairwise(("", *way))
    return len(way) <= FARTHEST and all(there in PATHS.get(here, ()) for here, there in steps)


def _draft_errands(
    _state: Toy, _actor: str, command: SendOnErrands, _context: ActContext
) -> Drafts:
    ends = tuple(Placement(child, way[-1], "seat") for child, way in command.ways.items())
    return (Draft(ErrandsRun(dict(command.ways)), placements=ends),)


def _offer_errands(_state: Toy, actor: str, _known: KnownState[YardWorld]) -> Form | None:
    first = tuple(Option(place) for place in PATHS[""])
    rows = tuple(Row(child, first, PATHS, FARTHEST, price=1) for child in CHILDREN)
    return Form((Rows("ways", rows, DAYLIGHT),)) if actor == "aunt" else None


ERRANDS: Chapter[YardWorld] = Chapter(
    "NUX",
    acts=(Act(SendOnErrands, _objections, _draft_errands, _offer_errands),),
    events=(
        EventType(
            ErrandsRun, keep_yard_unchanged, lambda event: {"n": len(event.ways)}, undo="placements"
        ),
    ),
)

ERRANDS_GAME: Ruleset[YardWorld] = replace(
    TOY,
    play=replace(
        TOY.play, acts=(*TOY.play.acts, *ERRANDS.acts), events=(*TOY.play.events, *ERRANDS.events)
    ),
)
"""The children's game with errands."""

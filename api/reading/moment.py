"""A game as one viewer may see it, now or at a past position."""

from dataclasses import dataclass
from typing import Any, TypeVar

from api.base.problems import ProblemError, kernel_sentence
from api.game.reader import GameReader
from ledger.contract.messages import NameFunction
from ledger.kernel.view.visibility import may_know_entry_count
from ledger.record.audience import Viewer, sees
from ledger.record.books import Books, holder
from ledger.record.state import State, played_characters
from projections.projection import Projection

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Moment:
    """A game at one position, with its viewer."""

    game: GameReader
    viewer: Viewer
    state: State[Any]

    @property
    def position(self) -> int:
        """The position of the last entry."""
        return self.state.log.position

    def reading(self, projection: Projection[S]) -> S:
        """Return a projection's reading at this moment."""
        return self.game.readings.reading_of(projection, self.game.state.log, self.position)

    def may_see(self, character: str, asset: str) -> bool:
        """Return whether the viewer sees a character's balance of an asset."""
        audience = self.game.machine.rules.assets.account_audience(self.state, character, asset)
        return sees(audience, self.viewer)

    def position_if_visible(self, position: int) -> int | None:
        """Return the position that this viewer gets, or None if the viewer may not know it."""
        return self.viewer_position(position) if self.viewer.sees_positions else None

    def viewer_position(self, position: int) -> int:
        """Return a position in the numbers of a viewer who sees positions."""
        return self.game.chronicle().numbering.viewer_position(self.viewer, position)

    def real_position(self, viewer_position: int) -> int:
        """Return the position for a number that was given to a viewer of this kind."""
        return self.game.chronicle().numbering.real_position(self.viewer, viewer_position)

    @property
    def may_count(self) -> bool:
        """Whether the viewer may know the number of entries, which the seal contains."""
        return may_know_entry_count(self.state.kernel, self.viewer)

    def unit_value(self, asset: str) -> int:
        """Return the value of one unit of an asset."""
        return self.game.machine.rules.assets.worth(self.state, asset)

    def visible_balances(self, books: Books) -> dict[tuple[str, str], int]:
        """Return every balance that the viewer sees, by account and asset."""
        return {
            (account, asset): amount
            for account, amounts in books.accounts.items()
            if not account.startswith("@")
            for asset, amount in amounts.items()
            if self.may_see(holder(account), asset)
        }


def require_positions(viewer: Viewer) -> None:
    """Raise the problem not-your-card for viewers who may not know positions."""
    if not viewer.sees_positions:
        raise ProblemError("not-your-card", kernel_sentence("explained-positions"))


def require_entry_count(moment: Moment) -> None:
    """Raise the problem not-your-card for viewers who may not know the number of entries."""
    require_positions(moment.viewer)
    if not moment.may_count:
        raise ProblemError("not-your-card", kernel_sentence("explained-counting"))


def names_function(game: GameReader) -> NameFunction:
    """Return the current names of everybody; may be called from any thread."""
    names = current_names(game)
    return lambda kind, thing_name: names.get((kind, thing_name))


def current_names(game: GameReader) -> dict[tuple[str, str], str | None]:
    """Return the current names of everybody, by kind and id, in the language of the request."""
    game.slices.follow(game.state)
    names = {}
    for slice_key in game.slices.rendered_slices:
        reference_kind, _, thing_name = slice_key.partition("/")
        if reference_kind in ("person", "place"):
            reference_kind = "who" if reference_kind == "person" else reference_kind
            names[reference_kind, thing_name] = game.naming.name(reference_kind, thing_name)
            if reference_kind == "who":
                names["number", thing_name] = game.naming.name("number", thing_name)
    names |= {("asset", asset): name for asset, name in game.slices.document("things").items()}
    return names


def characters_with_cards(game: GameReader) -> frozenset[str]:
    """Return the characters with a card in the game, and those whose cards have left play."""
    kernel_state = game.state.kernel
    return played_characters(kernel_state.cards) | played_characters(kernel_state.gone)

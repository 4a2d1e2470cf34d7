"""A trade of nuts for knucklebones, which two children lay out before each other."""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, characters_in_fields
from ledger.contract.offer import Form, KnownState
from ledger.record.entry import Posting
from ledger.record.objection import Objections
from tests.toy.nuts import Swapped
from tests.toy.world import Toy, YardWorld, must_have_nuts, must_not_be_oneself


class Haggle(Command):
    """Trade nuts for knucklebones."""

    partner: str = Field(alias="with", max_length=64)
    give_nuts: int = 0
    give_bones: int = 0
    take_nuts: int = 0
    take_bones: int = 0


def _objections(state: Toy, actor: str, command: Haggle) -> Objections:
    yield from must_not_be_oneself(actor, command.partner)
    yield from must_have_nuts(state, actor, command.give_nuts)
    yield from must_have_nuts(state, command.partner, command.take_nuts)


def _draft_haggling(
    _state: Toy, actor: str, command: Haggle, _context: ActContext
) -> tuple[Draft, ...]:
    other = command.partner
    ways = (
        ("nut", actor, other, command.give_nuts),
        ("bone", actor, other, command.give_bones),
        ("nut", other, actor, command.take_nuts),
        ("bone", other, actor, command.take_bones),
    )
    return (Draft(Swapped(actor, other), tuple(Posting(*way) for way in ways if way[3])),)


def _offer_nothing(_state: Toy, _actor: str, _known: KnownState[YardWorld]) -> Form | None:
    return None


HAGGLE = Act(
    Haggle,
    _objections,
    _draft_haggling,
    _offer_nothing,
    consent=Consent(voices=characters_in_fields("partner"), laid=True),
    chapter="NUX",
)

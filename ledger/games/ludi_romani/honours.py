"""The honours of the evening, which are counted after the game."""

from collections.abc import Iterable, Iterator

from ledger.contract.honours import HonourRules
from ledger.games.ludi_romani.actium.rounds import ShipsRolled
from ledger.games.ludi_romani.fata.facts import NEGATION_PREFIX, FactSet
from ledger.games.ludi_romani.imago.underworld import DeadReceived
from ledger.games.ludi_romani.numina.favours import ChancePlayed
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.proelium.battle_end import ProeliumEnded
from ledger.games.ludi_romani.proelium.dice_rolls import ConcursatioRolled
from ledger.games.ludi_romani.proelium.stages import FOUGHT_RESULT
from ledger.games.ludi_romani.state import Game
from ledger.record.entry import Entry

GOD_HONOUR = "god"
IMAGO_STATUS = "imago"
_EVENTS_WITH_DICE = (ConcursatioRolled, ShipsRolled, ChancePlayed)
"""The events whose rolls have names that end with the character who rolls."""


def _fighters_in_entry(entry: Entry) -> Iterable[str]:
    """Return the leaders of a battle that was fought to its end (PROEL-32)."""
    event = entry.event
    is_fought_out = isinstance(event, ProeliumEnded) and event.why == FOUGHT_RESULT
    return (event.first, event.second) if is_fought_out else ()


def _couple_of_wedding(entry: Entry) -> Iterable[str]:
    """Return the wife and the husband of a wedding (NUPT-01)."""
    return (entry.event.wife, entry.event.husband) if isinstance(entry.event, Wedded) else ()


def _actors_of_entry(entry: Entry) -> Iterable[str]:
    """Return the characters who did or recorded an act, at its first entry."""
    entry_meta = entry.meta
    return (
        (entry_meta.actor, entry_meta.recorder)
        if entry_meta is not None and not entry_meta.index
        else ()
    )


def _new_ghosts(entry: Entry) -> Iterable[str]:
    """Return the dead who become imagines (IMAGO-01)."""
    match entry.event:
        case DeadReceived(who=characters):
            return characters
        case FactSet(subject=characters, fact="status", value=value) if value == IMAGO_STATUS:
            return (characters,)
    return ()


def _revived_ghosts(entry: Entry) -> Iterable[str]:
    """Return the ghosts whom the Fates made living again (FATA-09)."""
    match entry.event:
        case FactSet(subject=character, fact="status", value=value) if (
            value == NEGATION_PREFIX + IMAGO_STATUS
        ):
            return (character,)
    return ()


def _dice(entry: Entry) -> Iterator[tuple[str, int, int]]:
    """Yield the dice that characters rolled for themselves or their party."""
    if isinstance(entry.event, _EVENTS_WITH_DICE):
        for roll in entry.rolls:
            yield roll.name.rsplit("/", 1)[-1], roll.sides, roll.value


def _is_candidate(state: Game, honour: str, character: str) -> bool:
    """Return whether a mortal may have the honour. The busiest god is a god, but not the Fates."""
    person = state.world.people.get(character)
    if person is None or character in state.kernel.stewards:
        return False
    return person.mortal != (honour == GOD_HONOUR)


HONOURS = HonourRules(
    counts={
        "battles": _fighters_in_entry,
        "weddings": _couple_of_wedding,
        GOD_HONOUR: _actors_of_entry,
    },
    begins={"ghost": _new_ghosts},
    ends=_revived_ghosts,
    dice=_dice,
    is_candidate=_is_candidate,
)

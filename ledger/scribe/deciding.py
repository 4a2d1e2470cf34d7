"""One commit in the making: what waits is decided in order, each on the state that the last left.

Nothing is written here. What is sealed for a window is kept beside the ledger and has no entry;
what the clock asks of it goes into entries of the house.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ledger.export.document import Text
from ledger.kernel.machine.machine import Machine
from ledger.kernel.takeover.events import GameTakenOver
from ledger.kernel.vocabulary.request import Accepted, Kept, Outcome, Request
from ledger.kernel.vocabulary.window_events import WindowSealed
from ledger.record.entry import Entry
from ledger.record.state import Kernel, State
from ledger.scribe.durable_context import DurableContext, Randomness
from ledger.scribe.locked_rows import LockedRows
from ledger.scribe.submissions import KeptBeside, Submissions
from ledger.seal import SealKeys
from ledger.seal.chance import SeedChain, ServerChance
from ledger.store.base import Side

KEYS = "seal-keys"
"""Key of the secrets of a game's seal in the side table."""

HEIR = "seal-keys-next"
"""Key of the secrets that count once a restored ledger is taken over."""


@dataclass(frozen=True, slots=True)
class Queued:
    """What waits for the next commit: a request, with what is written beside it if it is accepted.

    Without a request, only the rows of the side table are written: these, and what `change` gives
    at that moment. It is asked again if somebody else has written first. `unless` is asked at the
    same moments: if it says yes, the request is left out.
    """

    request: Request | None
    sides: tuple[Side, ...] = ()
    change: Callable[[], tuple[Side, ...]] = tuple
    unless: Callable[[], bool] = bool


@dataclass(frozen=True, slots=True)
class Tools:
    """What one game is decided with: its rules, its secrets, and chance.

    The secrets of a restored ledger's `heir` take their place with the entry of the takeover.
    """

    machine: Machine[Any]
    keys: SealKeys
    seeds: SeedChain
    locked: LockedRows
    randomness: Randomness
    heir: SealKeys | None = None

    def taken_over(self, position: int) -> "Tools":
        """The tools from the takeover on, whose entry is at this position."""
        if self.heir is None:
            raise ValueError("a ledger is taken over although the keys for that are not here")
        keys = self.keys.then(self.heir, position)
        return replace(self, keys=keys, seeds=keys.seeds(), heir=None)


@dataclass
class Deciding:
    """All that one commit decides at `now` (milliseconds), after `durable` stored entries.

    `words` finds the free words behind a digest that were stored before.
    """

    tools: Tools
    now: int
    durable: int
    state: State[Any]
    submissions: Submissions
    words: Callable[[str], str]
    entries: list[Entry] = field(default_factory=list)
    sides: list[Side] = field(default_factory=list)
    answers: list[Outcome] = field(default_factory=list)

    def carry_out_due(self) -> None:
        """Record what time has brought, one thing after the other."""
        machine = self.tools.machine
        while name := machine.due(self.state, self.now, self._beside):
            context, before = self._context(name), self.state
            due, self.state = machine.fall_due(before, self.now, context, self._beside)
            self._recorded(before, due, context)

    def decide(self, queued: Queued) -> None:
        """Decide what waits, and what falls due with it."""
        if queued.request is None:
            self.answers.append(Accepted(()))
            self.sides.extend((*queued.sides, *queued.change()))
            return
        if queued.unless():
            self.answers.append(Accepted(()))
            return
        answer = self._answer(queued.request, queued.sides)
        self.answers.append(answer)
        if isinstance(answer, Accepted | Kept):
            self.carry_out_due()

    def _answer(self, request: Request, sides: tuple[Side, ...]) -> Outcome:
        known = self.submissions.again(request)
        if known is not None:
            return known
        context, before = self._context(request.id, request.contribution), self.state
        outcome, self.state = self.tools.machine.decide(before, request, self.now, context)
        if isinstance(outcome, Kept):
            return self._kept(outcome)
        if isinstance(outcome, Accepted):
            self.sides.extend(sides)
            self._recorded(before, outcome.entries, context)
        return outcome

    def _kept(self, outcome: Kept) -> Outcome:
        """The answer to what was let in, once it lies beside what was kept before it."""
        if outcome.repeated:
            return outcome
        before, kept = self.submissions, outcome.kept
        self.submissions, answer = before.take(kept, outcome.at)
        if self.submissions is not before:
            self.sides.append(self.tools.locked.side(self.submissions.row(kept.window, kept.who)))
        return answer

    def _recorded(
        self, before: State[Any], entries: tuple[Entry, ...], context: DurableContext
    ) -> None:
        self.entries.extend(entries)
        self.sides.extend(context.sides)
        self.sides.extend(_erased(before, self.state, self.now))
        for entry in entries:
            if isinstance(entry.event, WindowSealed):
                self._sealed(entry.event)
            elif isinstance(entry.event, GameTakenOver):
                self.tools = self.tools.taken_over(entry.position)
                self.sides.extend(sides_of_keys(self.tools.keys))
        over = {*before.kernel.windows} - {*self.state.kernel.windows}
        if over:
            self.submissions, gone = self.submissions.without(over)
            self.sides.extend(self.tools.locked.erased(gone))

    def _sealed(self, event: WindowSealed) -> None:
        seal = self._beside.seal(self.state.kernel.windows[event.window], event.number)
        self.submissions = self.submissions.with_seal(seal)
        self.sides.append(self.tools.locked.side(seal))

    @property
    def _beside(self) -> KeptBeside:
        return KeptBeside(self.submissions, self.tools.keys, self.durable)

    def _context(self, act: str, contribution: str = "") -> DurableContext:
        chance = ServerChance(self.tools.seeds, self.state.kernel.period.seq, contribution)
        return DurableContext(act, chance, self.tools.randomness, self._words)

    def _words(self, digest: str) -> str:
        """The free words behind a digest; those that this commit keeps are in no store yet."""
        mine = (side.value for side in self.sides if (side.kind, side.key) == ("text", digest))
        kept = next((value for value in mine if value is not None), None)
        return Text.kept(digest, kept).text if kept is not None else self.words(digest)


def sides_of_keys(keys: SealKeys) -> tuple[Side, Side]:
    """The side writes by which these secrets count from now on."""
    return (Side("secret", KEYS, keys.to_bytes()), Side("secret", HEIR, None))


def erasing(digest: str, now: int) -> tuple[Side, Side]:
    """The side writes that erase free words at `now` (milliseconds), and say that they were."""
    return (Side("text", digest, None), Side("erased", digest, b"%d" % now))


def _erased(before: State[Any], after: State[Any], now: int) -> Iterator[Side]:
    # who says another name, takes it back or is turned away wants nobody to find the old one
    was, became = before.kernel, after.kernel
    gone: set[str] = set()
    if any(one is not other for one, other in zip(_people(was), _people(became), strict=True)):
        gone = _names(was) - _names(became) - {""}
    written = became.letters.gone[len(was.letters.gone) :]
    for digest in (*sorted(gone), *written):
        yield from erasing(digest, now)


def _people(kernel: Kernel) -> tuple[object, ...]:
    """What holds the digests of what people are called; each is the same while nothing changes."""
    return kernel.names, kernel.knocks, kernel.cast


def _names(kernel: Kernel) -> set[str]:
    """The digests of what people are called who play, ask to come in or are to play."""
    cast = (digest for one in kernel.cast.values() for digest in (one.name, one.note))
    return {*kernel.names.values(), *(knock.name for knock in kernel.knocks.values()), *cast}

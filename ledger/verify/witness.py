"""What a phone asked for, by its own account: a witness against a server that kept things back.

Its witness file names what it sent, with its signatures, and what it was answered. Only what that
phone asked for is in it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ledger.entry import Entry
from ledger.kernel.taps import refusal_statement, tap_holds
from ledger.seal import SealError, raw_key
from ledger.signature import signature_holds
from ledger.verify.outside import Asked, Witness
from ledger.verify.phones import Phones
from ledger.verify.reading import Reading
from ledger.verify.report import Findings, Testimony, shown

DONE = "done"

Acts = Mapping[str, Sequence[tuple[int, Entry]]]


def check_witnesses(
    reading: Reading, phones: Phones, witnesses: Iterable[Witness], findings: Findings
) -> Testimony:
    """What each phone says that it asked for is signed by it, and in the ledger."""
    told = Testimony()
    acts: defaultdict[str, list[tuple[int, Entry]]] = defaultdict(list)
    for place, entry in reading.entries:
        if entry.doing is not None:
            acts[entry.doing.command].append((place, entry))
    for number, witness in enumerate(witnesses, start=1):
        if witness.asked and witness.game == reading.pins.game:
            _Hearing(f"Witness file {number}", reading, acts, findings, told).hear(witness, phones)
    return told


@dataclass
class _Hearing:
    name: str
    reading: Reading
    acts: Acts
    findings: Findings
    told: Testimony

    def hear(self, witness: Witness, phones: Phones) -> None:
        self.told.witnesses += 1
        if witness.key not in phones.keys and not self.reading.withheld:
            self._add(0, "No card of this game was ever claimed with its key.")
        for asked in {asked.id: asked for asked in witness.asked}.values():
            self.told.asked += 1
            self._hear_of(witness, asked)

    def _add(self, place: int, sentence: str) -> None:
        self.findings.add(place, "witnesses", f"{self.name}: {sentence}")

    def _hear_of(self, witness: Witness, asked: Asked) -> None:
        try:
            signed = tap_holds(witness.key, witness.game, asked.id, asked.tap)
        except ValueError:
            signed = False
        if not signed:
            self._add(0, f"{_named(asked)} is not signed by this phone.")
        elif asked.id in self.acts:
            self._compare(asked, self.acts[asked.id])
        elif not self.reading.withheld:
            self._miss(asked)

    def _compare(self, asked: Asked, entries: Sequence[tuple[int, Entry]]) -> None:
        for place, entry in entries:
            rolls = sum(roll.source == "server" for roll in entry.rolls)
            tap = entry.doing.tap if entry.doing else None
            if rolls and tap is None:
                self._add(place, f"{_named(asked)} was rolled without what the phone added to it.")
            elif rolls and tap != asked.tap:
                self._add(place, f"{_named(asked)} was rolled otherwise than the phone asked.")
            else:
                self.told.confirmed += rolls

    def _miss(self, asked: Asked) -> None:
        if asked.answer == DONE:
            self._add(0, f"{_named(asked)} was answered as done, but it is not in the ledger.")
        elif not asked.answer:
            self.told.never_came += 1
            self._add(0, f"{_named(asked)} was asked for and never came.")
        elif self._refused(asked):
            self.told.refused += 1
        else:
            self.told.refused_unsigned += 1

    def _refused(self, asked: Asked) -> bool:
        """Whether the server signed that it refused this."""
        pins = self.reading.pins
        try:
            said = refusal_statement(pins.game, asked.id, asked.tap, asked.answer)
            return signature_holds(raw_key(pins.seal_key), said, asked.refusal)
        except (SealError, ValueError):
            return False


def _named(asked: Asked) -> str:
    act, who = asked.body.get("type", ""), asked.body.get("as", "")
    return f"The act {shown(act)} of {shown(who)} ({shown(asked.id)})"

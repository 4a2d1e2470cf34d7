"""The yard with letters: children write to each other during a round."""

from dataclasses import replace
from typing import Any

from ledger.contract.founding import Founding
from ledger.contract.ruleset import Ruleset
from ledger.kernel.letters.slices import letter_slices
from ledger.kernel.view.slices import kernel_slices
from ledger.record.audience import Viewer, sees
from ledger.record.letters import OTHER_PERIODS, LettersAllowed, LetterTemplate
from ledger.record.view import slices_of_bundles
from ledger.store.base import Store
from tests.toy.rules import TOY
from tests.toy.world import YardWorld
from tests.toy.yard import YardGame

BOTH: LettersAllowed = {OTHER_PERIODS: ("private", "public")}
TEMPLATES = {
    "swap": LetterTemplate(about=lambda _state: ("nut", "bone"), most=2),
    "yes": LetterTemplate(answers="swap"),
    "no": LetterTemplate(answers="swap", by_its_writer=True),
}


def rules_with_letters(allowed: LettersAllowed = BOTH) -> Ruleset[Any]:
    """Return the rules of the yard with letters of the allowed kinds."""

    def founding_with_letters(scenario: dict[str, Any]) -> Founding[YardWorld]:
        return replace(TOY.scenarios.found(scenario), letters=allowed)

    return replace(
        TOY,
        scenarios=replace(TOY.scenarios, found=founding_with_letters),
        phones=replace(TOY.phones, templates=TEMPLATES),
    )


def yard_with_letters(allowed: LettersAllowed = BOTH, store: Store | None = None) -> YardGame:
    """Return a game of nuts with letters. Each text has a different salt."""
    return YardGame(store, rules=rules_with_letters(allowed), randomness=RepeatableSalts())


class RepeatableSalts:
    """Randomness that is equal in every test and never repeats within one."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, number: int) -> bytes:
        self._count += 1
        return self._count.to_bytes(number, "big")


def write_letter(yard: YardGame, writer: str, text: str = "Meet me at the wall", **how: Any) -> str:
    """Return the id of a letter that must be accepted."""
    (entry,) = yard.does(writer, "write-letter", text=text, **how)
    letter: str = entry.event.letter
    return letter


def slices_seen(yard: YardGame, viewer: Viewer) -> dict[str, Any]:
    """Return the slices of the kernel and of letters, as this viewer sees them."""
    scribe = yard.scribe
    common = kernel_slices(yard.state, scribe.text)
    bundles = (*common, *letter_slices(yard.state, scribe.recorded_text))
    return {
        key: dict(one.rendered_for(viewer))
        for key, one in slices_of_bundles(bundles)
        if sees(one.audience, viewer)
    }


def visible_threads(yard: YardGame, *characters: str) -> dict[str, Any]:
    """Return the threads that these characters see, by id."""
    seen = slices_seen(yard, yard.viewer(*characters))
    return {key[7:]: one for key, one in seen.items() if key.startswith("thread/")}

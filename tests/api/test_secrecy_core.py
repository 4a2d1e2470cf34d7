"""Random evenings of bots: audiences, visible entries, and removed private acts.

Every audience is that of the table. Nobody sees anything beyond their audiences. A private act of
two leaves no trace for others.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from ledger.games.ludi_romani.fata.table_count import HoldingCounted
from ledger.games.ludi_romani.mercatus.gifts import GiftMade
from ledger.games.ludi_romani.senatus.census import CensusShared
from ledger.games.ludi_romani.senatus.chamber import RollCalled
from ledger.kernel.previewing.preview import offers
from ledger.kernel.view.bond_slices import bond_slices
from ledger.kernel.view.slices import kernel_slices
from ledger.kernel.view.visibility import VisibleEntry, visible_entry
from ledger.kernel.vocabulary import card_events as cards
from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary import petition_events
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.record.audience import EVERYBODY, Audience, Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry, Event, Posting
from ledger.record.state import State
from ledger.record.view import slices_of_bundles
from ledger.scribe.scribe import Scribe
from projections.filters import characters_in_words
from tests.api.secrecy.script import DENARIUS, ScriptedEvening
from tests.api.secrecy.table import is_private_to_readers

SEEDS = (1, 2, 3)
OPENED = Viewer(sees_opened_ledger=True)
MANY = 4
"""The number of gifts of an evening that are removed, one at a time."""

FATES = "fata"
BESIDE = {
    DENARIUS: set[str](),
    "suffragium": {"venus", "mercury"},
    "virus": {"vesta"},
    "ring_of_gyges": {"pluto", "persephone"},
}
"""The viewers of each asset's holdings, besides the holder and the Fates, by the table."""

ASKED = ("cicero", "octavia", "minerva", "neptune", "isis", "juventas")
"""The characters whose forms are read."""


@cache
def play_into_winter(seed: int) -> ScriptedEvening:
    """Return a summer and the beginning of a winter, with random acts of bots."""
    played = ScriptedEvening(seed)
    for acts in (60, 15, 40):
        played.do_random_acts(acts)
        played.open_period()
    return played


def entries_of_evening(seed: int) -> list[Entry]:
    """Return every entry of an evening."""
    entries = play_into_winter(seed).scribe.state.log.entries
    return [entries[position] for position in range(1, len(entries) + 1)]


def is_in_audience(audience: Iterable[str], viewer: Viewer) -> bool:
    """Return whether a viewer is in an audience, computed independently."""
    return "*" in audience or bool(viewer.characters & set(audience))


def sample_viewers(state: State[Any]) -> list[Viewer]:
    """Return the room, everybody, and a phone with two cards."""
    everybody = sorted(state.world.people)
    alone = [Viewer(frozenset({who}), is_staff=who == FATES) for who in everybody]
    return [Viewer(), *alone, Viewer(frozenset({"pansa", "saturn_ops"}))]


def readers_of_account(account: str, asset: str) -> set[str] | None:
    """Return the viewers of a leg on this account by the table; None for accounts of the house."""
    if account.startswith("@"):
        return None
    if asset not in BESIDE:
        return {"*"}
    return {holder(account), FATES} | BESIDE[asset]


def readers_of_words(entry: Entry, state: State[Any]) -> set[str]:
    """Return the readers of an entry's words by the table."""
    match entry.event:
        case cards.CardClaimed(card) | cards.CardMoved(card) | cards.CardReissued(card):
            return {state.kernel.character(card), FATES}
        case petition_events.PetitionOpened():
            return {entry.event.actor, *entry.event.voices, FATES}
        case petition_events.PetitionConsented(petition) | petition_events.PetitionCarried(
            petition
        ):
            return _proposal_readers(petition, state)
        case (
            petition_events.PetitionDeclined()
            | petition_events.PetitionWithdrawn()
            | petition_events.PetitionLapsed()
        ):
            return _proposal_readers(entry.event.petition, state)
        case e.DutyOwed() if EVERYBODY[0] in entry.event.seen:
            return {*EVERYBODY}
        case e.DutyOwed():
            return {entry.event.owes, *entry.event.seen, FATES}
        case e.DutyDischarged() | e.QuestionSettled():
            return set(entry.audience)
    return _readers_by_game(entry.event)


def _readers_by_game(body: Event) -> set[str]:
    match body:
        case GiftMade(giver, to, asset) if asset in BESIDE:
            return {giver, to, FATES}
        case RollCalled():
            return {"venus", FATES}
        case CensusShared(_bill, to, collector):
            return {to, collector, FATES}
        case HoldingCounted(who, asset, _because, taker) if asset in BESIDE:
            return {who, taker, FATES} - {""}
    return {"*"}


def _proposal_readers(petition: str, state: State[Any]) -> set[str]:
    entries = (state.log.entries[p] for p in range(1, state.log.position + 1))
    opened = next(x for x in entries if getattr(x.event, "petition", "") == petition)
    return {opened.event.actor, *opened.event.voices, FATES}


@pytest.mark.parametrize("seed", SEEDS)
def test_every_entry_has_the_audience_that_the_table_gives(seed: int) -> None:
    state = play_into_winter(seed).scribe.state
    for entry in entries_of_evening(seed):
        if is_private_to_readers(entry, state) is None:
            assert set(entry.audience) == readers_of_words(entry, state), entry
        assert is_private_to_readers(entry, state) in (True, None), entry
        for posting in entry.postings:
            given = readers_of_account(posting.source, posting.asset)
            got = readers_of_account(posting.target, posting.asset)
            assert set(posting.source_audience) == (given or got), posting
            assert set(posting.target_audience) == (got or given), posting
        assert {placement.audience for placement in entry.placements} <= {EVERYBODY}


@pytest.mark.parametrize("seed", SEEDS)
def test_viewers_read_no_more_of_an_entry_than_its_audiences_allow(seed: int) -> None:
    scribe = play_into_winter(seed).scribe
    for viewer in sample_viewers(scribe.state):
        for entry in entries_of_evening(seed):
            seen = visible_entry(scribe.machine.types[entry.type], entry, viewer, scribe.text)
            assert _seen_legs(seen) == _expected_legs(entry.postings, viewer)
            warned = {w.rule for w in entry.warned if is_in_audience(w.audience, viewer)}
            assert {note.rule for note in (seen.warned if seen is not None else ())} == warned
            if not is_in_audience(entry.audience, viewer):
                assert seen is None or not (seen.words or seen.key or seen.args or seen.reason)
                assert seen is None or not seen.tidings
                assert seen is None or not (seen.actor or seen.recorder or seen.ruling)


@pytest.mark.parametrize("seed", SEEDS)
def test_tidings_name_only_people_who_are_named_in_the_words_or_are_readers(seed: int) -> None:
    scribe = play_into_winter(seed).scribe
    for entry in entries_of_evening(seed):
        seen = visible_entry(scribe.machine.types[entry.type], entry, OPENED, scribe.text)
        assert seen is not None
        named = characters_in_words(seen) | {*entry.audience}
        for told in seen.tidings:
            assert {*told.who} <= named, entry


def _seen_legs(seen: VisibleEntry | None) -> Counter[tuple[str, str, str]]:
    legs = Counter[tuple[str, str, str]]()
    for leg in seen.legs if seen is not None else ():
        legs[leg.asset, leg.source, leg.target] += leg.amount
    return legs


def _expected_legs(postings: Iterable[Posting], viewer: Viewer) -> Counter[tuple[str, str, str]]:
    legs = Counter[tuple[str, str, str]]()
    for posting in postings:
        giver = holder(posting.source) if is_in_audience(posting.source_audience, viewer) else ""
        taker = holder(posting.target) if is_in_audience(posting.target_audience, viewer) else ""
        if (giver or taker) and holder(posting.source) != holder(posting.target):
            legs[posting.asset, giver, taker] += posting.amount
    return legs


@pytest.mark.parametrize("seed", SEEDS)
def test_slices_for_everybody_hold_nothing_private(seed: int) -> None:
    for key, audience, document in _slices_with_audiences(play_into_winter(seed).scribe):
        kind, _, whose = key.partition("/")
        private = {FATES, whose} | ({"vesta"} if kind == "will" else set())
        # Everybody sees the printed number of votes; a person's sheet has only their own.
        if _names_and_texts(document) & BESIDE.keys() - {"suffragium"}:
            # Everybody knows of an owed dos and its sum (DIV-03); friends know of a loan.
            assert audience != EVERYBODY or whose.startswith("debt/"), key
            assert kind in ("petition", "expired", "bond") or set(audience) == private, key


def _slices_with_audiences(scribe: Scribe) -> list[tuple[str, Audience, dict[str, Any]]]:
    state = scribe.state
    rules = scribe.machine.rules
    bundles = (
        *kernel_slices(state, scribe.text),
        *bond_slices(rules.phones.binding, state),
        *rules.phones.slices(state),
    )
    return [
        (key, piece.audience, dict(piece.render())) for key, piece in slices_of_bundles(bundles)
    ]


def _names_and_texts(document: Any) -> set[str]:
    """Return every name and text in a document."""
    if isinstance(document, dict):
        inside = (_names_and_texts(value) for value in document.values())
        return set(document).union(*inside)
    if isinstance(document, list | tuple):
        return set[str]().union(*(_names_and_texts(value) for value in document))
    return {document} if isinstance(document, str) else set()


def replay_without_command(seed: int, left_out: str = "") -> tuple[Scribe, list[bool]]:
    """Replay an evening without one of its commands; return which of the others were accepted."""
    again, answers = ScriptedEvening(seed), list[bool]()
    for step in play_into_winter(seed).steps:
        request = Request(
            id=step.name,
            card=f"{step.sender}-1",
            type=step.act,
            actor=step.actor,
            period=step.period,
            fields=step.fields,
            recorder=step.recorder,
        )
        if step.name != left_out:
            answers.append(isinstance(again.scribe.answer(request, step.at), Accepted))
    return again.scribe, answers


class KernelAnswers:
    """The answers of the kernel about an evening."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        log = scribe.state.log
        self.entries = [log.entries[position] for position in range(1, log.position + 1)]
        self.slices = _slices_with_audiences(scribe)

    def answers_to(self, viewer: Viewer) -> dict[str, Any]:
        """Return all answers to a viewer."""
        machine, text = self.scribe.machine, self.scribe.text
        lines = (
            visible_entry(machine.types[entry.type], entry, viewer, text) for entry in self.entries
        )
        own = sorted(viewer.characters & set(ASKED))
        return {
            "lines": [line for line in lines if line is not None],
            "slices": {key: piece for key, seen, piece in self.slices if sees(seen, viewer)},
            "offers": {who: offers(machine, self.scribe.state, viewer, who) for who in own},
        }


def count_removable_gifts(seed: int) -> int:
    """Return the number of gifts that could be removed from an evening without others noticing."""
    scribe, answers = replay_without_command(seed)
    whole, steps = KernelAnswers(scribe), play_into_winter(seed).steps
    gifts = [s for s in steps if s.act == "give" and s.fields["asset"] == DENARIUS]
    found = 0
    for step in [gift for gift in gifts if not gift.refused][:MANY]:
        scribe, others = replay_without_command(seed, step.name)
        index = steps.index(step)
        if others != answers[:index] + answers[index + 1 :]:
            continue  # a later act needed the money
        found += 1
        without, party = KernelAnswers(scribe), {step.actor, step.fields["to"], FATES}
        for viewer in sample_viewers(scribe.state):
            differs = whole.answers_to(viewer) != without.answers_to(viewer)
            assert differs is bool(party & viewer.characters)
    return found


def test_a_private_dealing_of_two_leaves_no_trace_for_others() -> None:
    assert sum(count_removable_gifts(seed) for seed in SEEDS)

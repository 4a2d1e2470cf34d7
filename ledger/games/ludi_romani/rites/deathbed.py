"""The slices of an announced death, and of an estate that waits for its heirs (MORS-13 to 20)."""

from collections import Counter
from collections.abc import Iterator

from ledger.games.ludi_romani.audiences import PRIVATE_GOODS
from ledger.games.ludi_romani.mors import death, vestals
from ledger.games.ludi_romani.mors.state import Estate, Sentence
from ledger.games.ludi_romani.rites.document import (
    PartDoc,
    ResultingDoc,
    RiteDoc,
    StepDoc,
    consequence,
    participant,
    step,
)
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.books import VOID_ACCOUNT, holder
from ledger.record.view import Slice


def sentence_slice(state: Game, sentence: Sentence) -> Slice:
    """Return the slice of an announced death that can still be prevented (BACCH-02)."""
    sources = (sentence, state.books.accounts, state.world.bonds)
    return Slice(EVERYBODY, sources, lambda: _sentence_doc(state, sentence))


def _sentence_doc(state: Game, sentence: Sentence) -> RiteDoc:
    return {
        "kind": "death",
        "about": "",
        "people": list(_people_of_sentence(sentence.condemned, sentence.executioner)),
        "steps": [
            step("sentenced", filter(None, (sentence.author,)), is_done=True),
            step("carried_out", (sentence.executioner,), is_done=False),
        ],
        "follows": list(_inheritance_docs(state, sentence)),
    }


def _people_of_sentence(character: str, executioner: str) -> Iterator[PartDoc]:
    yield participant(character, "condemned")
    if executioner != character:
        yield participant(executioner, "executioner")


def _inheritance_docs(state: Game, sentence: Sentence) -> Iterator[ResultingDoc]:
    """Yield the future owners of the public goods, if the sentence is carried out (MORS-15)."""
    character, executioner = sentence.condemned, sentence.executioner
    death_draft = death.draft_death(
        state, character, sentence.cause, sentence.author, carried_out_by=executioner
    )
    amounts_moved: Counter[tuple[str, str]] = Counter()
    for posting in death_draft[0].postings if death_draft else ():
        if posting.asset not in PRIVATE_GOODS and holder(posting.source) == character:
            amounts_moved[posting.asset, posting.target] += posting.amount
    for (asset, target), amount in sorted(amounts_moved.items()):
        if target == death.estate_account(character):
            yield consequence("to_heirs", character, asset_or_state=asset, amount=amount)
        elif target == VOID_ACCOUNT:
            yield consequence("lost", character, asset_or_state=asset, amount=amount)
        else:
            yield consequence("hands", character, holder(target), asset, amount)
    for wife in state.world.bonds.wives(character):
        yield consequence("widow", wife, character)


def estate_slice(state: Game, estate: Estate) -> Slice:
    """Return the slice of an estate that waits for its executor (MORS-17)."""
    votes = state.world.mors.votes.get(estate.deceased)
    return Slice(EVERYBODY, (estate, votes, state.world.people), lambda: _estate_doc(state, estate))


def _estate_doc(state: Game, estate: Estate) -> RiteDoc:
    return {
        "kind": "estate",
        "about": "",
        "people": [participant(estate.deceased, "dead"), participant(estate.executor, "executor")],
        "steps": [
            step("died", filter(None, (estate.author,)), is_done=True),
            *_vestal_vote_steps(state, estate.deceased),
            step("settled", (estate.executor,), is_done=False),
        ],
        "follows": [],
    }


def _vestal_vote_steps(state: Game, deceased: str) -> Iterator[StepDoc]:
    """Yield the vote of the Vestal Virgins, once they are called (MORS-18)."""
    votes = state.world.mors.votes.get(deceased)
    if votes is not None:
        open_voters = [character for character in vestals.vestals(state) if character not in votes]
        yield step("voted", open_voters, is_done=not open_voters)

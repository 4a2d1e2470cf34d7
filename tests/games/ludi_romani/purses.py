"""Dry runs of one viewer in two games that differ only in money hidden from the viewer."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from pydantic import ValidationError

from api.rehearsal.form_filler import fill_form
from api.rehearsal.random_commands import assets_of, wild_fields
from ledger.contract.acts import Act
from ledger.contract.standing import standing_change_document
from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.state import Game
from ledger.kernel.previewing.preview import preview, state_known_to
from ledger.kernel.view.visibility import visible_entry
from ledger.kernel.vocabulary.request import Request
from ledger.record.audience import Viewer
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Posting
from tests.games.ludi_romani.table import MACHINE

FATES, VIRUS = "fata", "virus"
MILLION = 1_000_000


def state_with_purses(state: Game, asker: str, money: int, cards: int) -> Game:
    """Return the state with this money for all others, and this many virus for all but Vesta."""
    others = sorted(set(state.world.people) - {asker})
    wanted = [(who, DENARIUS, money) for who in others]
    wanted += [(who, VIRUS, cards) for who in others if "vesta" not in (who, asker)]
    postings = (_correcting_posting(state, *one) for one in wanted)
    return replace(state, books=state.books.post(tuple(p for p in postings if p is not None)))


def _correcting_posting(state: Game, who: str, asset: str, wanted: int) -> Posting | None:
    more = wanted - state.books.balance(who, asset)
    if not more:
        return None
    source, target = (ORIGIN_ACCOUNT, who) if more > 0 else (who, ORIGIN_ACCOUNT)
    return Posting(asset, source, target, abs(more))


def differing_purse_states(state: Game, asker: str) -> tuple[Game, ...]:
    """Return three copies of the game.

    In them the other characters are poor, have a little, or are rich.
    """
    return tuple(
        state_with_purses(state, asker, *has) for has in ((0, 0), (350_000, 1), (MILLION, 9))
    )


def dry_run_answers(state: Game, request: Request, asker: str) -> tuple[Any, ...]:
    """Return everything that a dry run tells its asker."""
    viewer = Viewer(frozenset({asker}), is_staff=asker == FATES)
    found = preview(MACHINE, state, request, viewer, state.at)
    seen = [
        visible_entry(MACHINE.types[one.type], one, viewer, lambda _digest: "")
        for one in found.entries
    ]
    known = state_known_to(MACHINE, found.state_after, viewer) if found.state_after else None
    left = [known and known.holding(who, DENARIUS) for who in sorted(state.world.people)]
    said = [one for one in seen if one is not None]
    word = found.fields, found.is_complete, found.refusal, found.warnings, found.voices
    return *word, said, left, [standing_change_document(one) for one in found.becomes]


def make_request(state: Game, actor: str, act: str, recorder: str = "", **fields: Any) -> Request:
    """Return a request of the actor, or of a recorder.

    The names `with_` and `from_` stand for `with` and `from`.
    """
    named = {name.rstrip("_"): value for name, value in fields.items()}
    card = f"{recorder or actor}-1"
    return Request("dry-run", card, act, actor, state.period.seq, named, recorder)


def random_requests(state: Game, chance: Random, number: int) -> Iterator[tuple[str, Request]]:
    """Yield requests of every kind, each with the character who asks about it."""
    people = sorted(set(state.world.people) - {FATES})
    acts = sorted({**MACHINE.acts, **MACHINE.kernel_acts})
    for _ in range(number):
        actor, act = chance.choice(people), chance.choice(acts)
        fields = _rich_or_random_fields(state, actor, act, chance)
        recorders = _possible_recorders(state, actor, act, fields).intersection(people)
        asker = chance.choice(sorted(recorders - {actor}) or [actor])
        yield asker, make_request(state, actor, act, "" if asker == actor else asker, **fields)


def _rich_or_random_fields(state: Game, actor: str, act: str, chance: Random) -> dict[str, Any]:
    """Return the fields of a form as a rich player fills it in, or else random values."""
    viewer = Viewer(frozenset({actor}))
    rich = state_with_purses(state, "", MILLION, 9)
    filled = fill_form(MACHINE, state_known_to(MACHINE, rich, viewer), actor, act, chance)
    command = (MACHINE.acts.get(act) or MACHINE.kernel_acts[act]).command
    return filled or wild_fields(command, state, assets_of(state), chance)


def _possible_recorders(state: Game, actor: str, name: str, fields: dict[str, Any]) -> set[str]:
    act: Act[Any, Any] | None = MACHINE.acts.get(name)
    try:
        command = act.command.model_validate(fields) if act else None
    except ValidationError:
        return set()
    return {*act.consent.recorders(state, actor, command)} if act else set()

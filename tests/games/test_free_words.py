"""No stored byte of any game contains the free words that people type in."""

from random import Random
from typing import Any

import pytest

from api.rehearsal.form_filler import UnfillableError, fill_form
from api.rehearsal.random_commands import assets_of, wild_fields
from ledger.games.catalogue import GAMES
from ledger.kernel.previewing.preview import state_known_to
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.language.free_text import free_text_fields
from tests.toy.rules import TOY
from tests.toy.yard import YardGame

MARK = "what nobody else may read"
TRIES = 500
PUBLIC_NAME = "name"
"""The fields with names of empires and federations, which are public and stored."""


def fields_with_mark(
    yard: YardGame, act: str, fields: dict[str, Any], chance: Random
) -> dict[str, Any]:
    """Return the fields with the mark in every free text, or else in another text."""
    command = (yard.machine.acts.get(act) or yard.machine.kernel_acts[act]).command
    free = dict.fromkeys(free_text_fields(command), MARK)
    texts = sorted(name for name, value in fields.items() if isinstance(value, str))
    texts = [name for name in texts if name != PUBLIC_NAME]
    if not free and texts and chance.random() < 1 / 2:
        free = {chance.choice(texts): MARK}
    return fields | free


def random_fields(yard: YardGame, actor: str, act: str, chance: Random) -> dict[str, Any]:
    """Return random fields for an act."""
    known = state_known_to(yard.machine, yard.state, yard.viewer(actor))
    command = (yard.machine.acts.get(act) or yard.machine.kernel_acts[act]).command
    try:
        filled = fill_form(yard.machine, known, actor, act, chance)
    except UnfillableError:
        filled = None
    wild = wild_fields(command, yard.state, assets_of(yard.state), chance)
    return fields_with_mark(yard, act, filled or wild, chance)


@pytest.mark.parametrize("name", [*GAMES, "nuces"])
def test_no_stored_byte_holds_what_was_typed_in(name: str) -> None:
    rules, chance = GAMES.get(name, TOY), Random(name)
    scenario = (
        rules.seats.players.scenario(rules.seats.players.best[0])
        if rules.seats.players
        else rules.scenarios.rehearsal
    )
    yard = YardGame(rules=rules, scenario=scenario)
    people = sorted({card.character for card in yard.state.kernel.cards.values()})
    acts = sorted({*yard.machine.acts, *yard.machine.kernel_acts} - {"confirm-closing"})
    kept = 0
    for number in range(TRIES):
        actor, act = chance.choice(people), chance.choice(acts)
        fields = random_fields(yard, actor, act, chance)
        if act in yard.machine.acts and chance.random() < 1 / 4:
            act, fields = "appeal", {"about": act, "fields": fields, "reason": MARK}
        period = yard.state.period.seq
        request = Request(f"try-{number}", f"{actor}-1", act, actor, period, fields)
        outcome = yard.scribe.answer(request, yard.now)
        kept += isinstance(outcome, Accepted)
    stored = b"".join(row.state for row in yard.store.read("yard"))
    assert MARK.encode() not in stored
    assert kept > TRIES / 50
    assert any(MARK.encode() in text for text in yard.store.side_values("yard", "text").values())

"""The same evening is played twice, and differs in one secret between two people.

Everybody else gets equal answers from the core, line by line, slice by slice, form by form, refusal
by refusal.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from api.rehearsal.form_filler import fill_form
from api.rehearsal.random_commands import assets_of, wild_fields
from ledger.kernel.previewing.preview import offers, preview, refusal_for_viewer, state_known_to
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.view.slices import kernel_slices
from ledger.kernel.vocabulary.request import Refused, Request
from ledger.record.audience import ROOM_VIEWER, Viewer, sees
from ledger.record.view import slices_of_bundles
from tests.toy.world import CHILDREN
from tests.toy.yard import YardGame

OTHERS = ("cai", "aunt")
Secret = Callable[[YardGame], None]


def gift_secret(nuts: int) -> Secret:
    """Return a secret: Ada gives Bea nuts."""

    def give_secretly(yard: YardGame) -> None:
        yard.does("ada", "give", to="bea", nuts=nuts, id="secret")

    return give_secretly


def whisper_secret(words: str) -> Secret:
    """Return a secret: Ada whispers to Bea."""

    def whisper_secretly(yard: YardGame) -> None:
        yard.does("ada", "whisper", to="bea", words=words, id="secret")

    return whisper_secretly


def beg_for_nuts(yard: YardGame) -> None:
    """Let Ada ask Bea for all her nuts, and let Bea agree."""
    yard.does("ada", "beg", **{"from": "bea", "nuts": 10}, id="wish")
    yard.does("bea", "consent", petition="wish", id="yes")


def share_and_decline(yard: YardGame) -> None:
    """Let Ada share nuts with Bea, and decline Bea's request for more."""
    yard.does("ada", "share", shares={"bea": 9}, id="secret")
    yard.does("bea", "beg", **{"from": "ada", "nuts": 100}, id="wish")
    yard.does("ada", "decline", petition="wish", reason="never")


def give_and_reverse(yard: YardGame) -> None:
    """Let Ada give and the nurse reverse it. The room sees that there was a ruling."""
    yard.does("ada", "give", to="bea", nuts=4, id="secret")
    yard.does("nurse", "reverse", entry="secret.0", reason="a mistake", id="back")


def do_nothing(_yard: YardGame) -> None:
    """Do nothing."""


SECRETS = [
    (gift_secret(1), gift_secret(4)),
    (gift_secret(4), do_nothing),
    (whisper_secret("yes"), whisper_secret("no, not for all the nuts in the world")),
    (whisper_secret("yes"), gift_secret(2)),
    (beg_for_nuts, gift_secret(3)),
    (beg_for_nuts, do_nothing),
    (share_and_decline, do_nothing),
]


def core_answers(yard: YardGame, viewer: Viewer, actors: tuple[str, ...]) -> dict[str, Any]:
    """Return all answers of the core to a viewer who may act for these characters."""
    state = yard.state
    entries = state.log.entries
    lines = [
        yard.visible_part(entries[p], *viewer.characters) for p in range(1, state.log.position + 1)
    ]
    bundles = (*kernel_slices(state, yard.scribe.text), *yard.machine.rules.phones.slices(state))
    return {
        "lines": [line for line in lines if line is not None],
        "slices": {
            key: one.render()
            for key, one in slices_of_bundles(bundles)
            if sees(one.audience, viewer)
        },
        "offers": {actor: offers(yard.machine, state, viewer, actor) for actor in actors},
        "others": {child: offers(yard.machine, state, viewer, child) for child in CHILDREN},
    }


def dry_run_content(yard: YardGame, found: Preview, viewer: Viewer) -> tuple[Any, ...]:
    """Return the content of a dry run for its viewer."""
    seen = [yard.visible_part(entry, *viewer.characters) for entry in found.entries]
    after = found.state_after
    left = after and {
        (child, asset): after.books.holding(child, asset)
        for child in CHILDREN
        for asset in ("nut", "bone")
        if sees(yard.machine.rules.assets.account_audience(after, child, asset), viewer)
    }
    short = found.refusal
    return found.fields, found.is_complete, short, found.warnings, found.voices, seen, left


def possible_requests(yard: YardGame, chance: Random, actor: str, number: int) -> list[Request]:
    """Return possible next requests of this character: some from its forms, and some random."""
    viewer = yard.viewer(actor)
    known = state_known_to(yard.machine, yard.state, viewer)
    found = offers(yard.machine, yard.state, viewer, actor)
    act = chance.choice(sorted(found))
    thrown = chance.choice(yard.machine.rules.play.acts)
    wild = wild_fields(thrown.command, yard.state, assets_of(yard.state), chance)
    chosen = [(thrown.name, wild)]
    filled = fill_form(yard.machine, known, actor, act, chance)
    if filled is not None:
        chosen.append((act, filled))
    return [
        yard.request(actor, name, **fields, id=f"{actor}-{number}-{part}")
        for part, (name, fields) in enumerate(chosen)
    ]


def play_in_public(yard: YardGame, chance: Random, number: int) -> None:
    """Let Ada and Bea go on in public, with acts that do not depend on their possessions."""
    who = chance.choice(("ada", "bea"))
    match chance.randint(0, 3):
        case 0:
            yard.send_command(who, "throw", id=f"public-{number}")
        case 1:
            yard.send_command(
                who, "sit", where=chance.choice(("bench", "wall")), id=f"public-{number}"
            )
        case 2:
            yard.send_command(who, "dare", who="cai", id=f"public-{number}")
        case _:
            yard.send_command("bea", "lend", to="cai", bones=1, id=f"public-{number}")


def answers_to_others(secret: Secret, seed: int, steps: int = 12) -> list[Any]:
    """Return all answers to others during an evening with this secret."""
    yard, chance = YardGame(randomness=Random(seed).randbytes), Random(seed)
    heard: list[Any] = []
    before = chance.randint(0, 4)
    for number in range(steps):
        yard.wait(milliseconds=1000)
        if number == before:
            secret(yard)
        play_in_public(yard, chance, number)
        for actor in OTHERS:
            viewer = yard.viewer(actor)
            for request in possible_requests(yard, chance, actor, number):
                found = preview(yard.machine, yard.state, request, viewer, yard.now)
                heard.append(dry_run_content(yard, found, viewer))
                outcome = yard.scribe.answer(request, yard.now)
                if isinstance(outcome, Refused):
                    heard.append(refusal_for_viewer(yard.machine, yard.state, outcome, viewer))
            heard.append(core_answers(yard, viewer, (actor,)))
        heard.append(core_answers(yard, ROOM_VIEWER, ()))
    return heard


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), secrets=st.sampled_from(SECRETS))
def test_viewers_outside_a_secret_get_the_same_answers(
    seed: int, secrets: tuple[Secret, Secret]
) -> None:
    one, other = (answers_to_others(secret, seed) for secret in secrets)
    for mine, yours in zip(one, other, strict=True):
        assert mine == yours


@pytest.mark.parametrize("secrets", SECRETS)
def test_the_two_parties_of_a_secret_see_a_difference(secrets: tuple[Secret, Secret]) -> None:
    views = []
    for secret in secrets:
        yard = YardGame(randomness=Random(1).randbytes)
        secret(yard)
        views.append(core_answers(yard, yard.viewer("bea"), ("bea",)))
    assert views[0] != views[1]


def test_the_room_sees_only_the_number_of_rulings() -> None:
    views = []
    for secret in (give_and_reverse, do_nothing):
        yard = YardGame()
        secret(yard)
        view = core_answers(yard, ROOM_VIEWER, ())
        assert view["slices"]["game"].pop("rulings") == (1 if secret is give_and_reverse else 0)
        views.append(view)
    assert views[0] == views[1]


def test_begging_and_gambling_reveal_nothing_of_the_nuts_of_others() -> None:
    answers = []
    for secret in (gift_secret(1), gift_secret(9)):
        yard = YardGame()
        secret(yard)
        heard: list[Any] = []
        for nuts in range(1, 20):
            for act, fields in (
                ("beg", {"from": "ada", "nuts": nuts}),
                ("gamble", {"nuts": nuts}),
            ):
                request = yard.request("cai", act, **fields, id=f"{act}-{nuts}")
                viewer = yard.viewer("cai")
                heard.append(dry_run_content(yard, yard.dry_run("cai", act, **fields), viewer))
                outcome = yard.scribe.answer(request, yard.now)
                heard.append(type(outcome))
                if isinstance(outcome, Refused):
                    heard.append(yard.refusal_shown_to(outcome, "cai"))
        heard.append(core_answers(yard, yard.viewer("cai"), ("cai",)))
        answers.append(heard)
    assert answers[0] == answers[1]

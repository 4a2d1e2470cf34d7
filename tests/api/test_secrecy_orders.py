"""Roman Diplomacy twice, with different secrets until these are opened: all other players get the
same bytes.

For each part of a turn the difference is in the saved orders, their number and times, private
tries, a letter, or a proposal to one partner. Every possible request about a game is sent. Hashes
are left out: they depend on everything, and have the same length.
"""

from collections.abc import Collection
from functools import cache, partial

import anyio
import msgspec
import pytest

from api.commands.schema import SchemaKind, schema_text
from tests.api.orders.cases import ALL, CASES, LASTING, OPENED
from tests.api.orders.paths import APART
from tests.api.orders.scenes import SCENES
from tests.api.orders.twins import Deed, Told, collect_answers, people_with_differing_answers


@cache
def usual_answers(
    scene: str, usually: Deed | None = None, *, opened: bool = False, closed: bool = False
) -> Told:
    """Return the answers to everybody in a scene with this deed, or with the scene's usual deed.

    The game is played once, and compared with the games of all other deeds.
    """
    knowing = ALL if opened else ()
    return deed_answers(scene, usually or CASES[scene][0], knowing, opened=opened, closed=closed)


def deed_answers(
    scene: str,
    deed: Deed,
    knowing: Collection[str] = (),
    *,
    opened: bool = False,
    closed: bool = False,
    erased: bool = False,
) -> Told:
    """Return the answers to everybody in a scene with this deed; a few to people who may know."""
    played = partial(
        collect_answers, SCENES[scene], deed, knowing, opened=opened, closed=closed, erased=erased
    )
    return anyio.run(played)


@pytest.mark.parametrize(
    ("scene", "case"), [(scene, case) for scene, (_, cases) in CASES.items() for case in cases]
)
def test_before_the_opening_nobody_else_can_tell_sealed_orders_not_even_the_host(
    scene: str, case: str
) -> None:
    deed, knows = CASES[scene][1][case]
    one, other = usual_answers(scene), deed_answers(scene, deed, knows)
    assert people_with_differing_answers(one, other, knows) == knows


@pytest.mark.parametrize(
    ("scene", "case"), [(scene, case) for scene in LASTING for case in LASTING[scene]]
)
def test_after_closing_nobody_else_can_tell_unopened_secrets(scene: str, case: str) -> None:
    usually, deed, knows = LASTING[scene][case]
    one = usual_answers(scene, usually, closed=True)
    other = deed_answers(scene, deed, knows, closed=True)
    told_apart = people_with_differing_answers(one, other, knows)
    assert told_apart <= knows
    assert told_apart == knows or "letter" not in case


def test_nobody_can_tell_erased_words_not_even_their_earlier_readers() -> None:
    usually, deed, _ = LASTING["movement"]["what a letter says"]
    one = deed_answers("movement", usually, closed=True, erased=True)
    other = deed_answers("movement", deed, closed=True, erased=True)
    told_apart = {
        f"{who} at {path}" for who in one for path in one[who] if one[who][path] != other[who][path]
    }
    assert told_apart == set()


@pytest.mark.parametrize("scene", OPENED)
def test_after_the_opening_everybody_can_tell_sealed_orders(scene: str) -> None:
    one = usual_answers(scene, opened=True)
    assert (
        people_with_differing_answers(
            one, deed_answers(scene, OPENED[scene], ALL, opened=True), ALL
        )
        == ALL
    )


def test_every_path_of_the_api_is_asked_or_left_out_for_a_reason() -> None:
    document = msgspec.json.decode(schema_text(SchemaKind.openapi))
    paths = {
        f"{method.upper()} {path.removeprefix('/api/v1')}"
        for path, methods in document["paths"].items()
        for method in methods
        if method in ("get", "post", "put", "patch", "delete")
    }
    asked = {path for path, answers in usual_answers("movement")["julia"].items() if answers}
    assert paths == (asked & paths) | APART.keys()
    assert asked & APART.keys() == {"GET /games/{game}/live"}


def test_every_graphql_query_of_the_comparison_is_answered() -> None:
    """A refusal as too expensive or as malformed would be equal in any game, and prove nothing."""
    refused = (b"/problems/malformed", b"/problems/too", b"GRAPHQL", b"internal")
    for answers in usual_answers("movement").values():
        said = [text for path, texts in answers.items() if path.startswith("{") for text in texts]
        assert len(said) > 10
        assert not [text for text in said if any(word in text for word in refused)]

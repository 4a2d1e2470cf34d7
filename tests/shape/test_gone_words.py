"""Names that went do not come back: one word for one thing, and each old one has its replacement.

Stored names and arguments of messages are no names of the code; they never change.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import PRODUCT, files_in, parsed, text

MODULES = {
    "weave": "composition",
    "pressing": "bots/pending",
    "rehearsed": "bots/weights",
    "realm": "state.py beside its chapter",
    "pugnae": "proelium/state",
    "bodies": "events",
    "seen": "view or visibility",
    "sight": "view",
    "shown": "view",
    "past": "snapshots",
    "touch": "dependents",
    "collecting": "garbage",
    "thrown": "table_dice",
    "wits": "bots",
    "flux": "card_orders",
    "track": "map_points",
    "gates": "rome_border",
    "imago/gate": "underworld",
    "kernel/gate": "admission",
    "kernel/known": "existence",
    "kernel/order": "stewards",
    "kernel/terms": "petition_terms",
    "kernel/entries": "events",
    "kernel/asked": "petition_events",
    "kernel/card_entries": "card_events",
    "kernel/agreeing": "agreement",
    "kernel/dry": "dry_run",
    "kernel/dry_means": "dry_context",
    "ledger/words": "free_text",
    "seal/words": "fingerprint_words",
    "asking": "command_codec or rest_bridge",
    "doing": "mutations",
    "described": "openapi_meta",
    "recording": "recordable_acts",
    "news": "delta",
    "shelf": "catalogue",
    "projections/lines": "chronicle or pages",
    "api/call": "request_context",
    "api/once": "idempotency",
    "api/troubles": "server_faults",
    "exports/told": "exports/lines",
}
"""Modules and packages, with the end of their path where another may have the same name."""

CLASSES = {
    "Append": "the parameters of append",
    "Asking": "InnerRequest",
    "Body": "Event",
    "Call": "RequestContext",
    "Doing": "CommandMeta",
    "DryMeans": "DryContext",
    "EntryType": "EventType",
    "Means": "ActContext",
    "News": "Delta",
    "Once": "FoundingKey",
    "Past": "Snapshots",
    "Seen": "VisibleEntry",
    "SeenRuling": "the ruling of a VisibleEntry",
    "Story": "Transcript",
    "Thrown": "TableDice",
    "Told": "ExportLine",
    "Trouble": "Fault",
    "Troubles": "ServerFaults",
    "Wish": "FoundingRequest",
    "Words": "FreeText",
}

FUNCTIONS = {
    "a_player": "must_be_a_player",
    "against": "must_be_able_to_... of its object",
    "asking": "what it asks for",
    "as_seen": "readings_document",
    "barred": "admission.check",
    "breath": "a flush of the stream",
    "carry": "execute_petition",
    "earlier": "earlier_seed",
    "goes_on": "a question with is_ or may_",
    "in_play": "flippable_in_play",
    "not_steward": "must_be_steward",
    "noticed": "dependents",
    "stir": "schedule_flush",
    "stirred": "schedule_flush",
    "told": "what is told, as a noun",
    "told_type": "the disclosed entry's type",
    "uncollected": "what garbage collects",
    "weave": "composition",
    "whose_turn": "must_be_on_turn",
}
"""Functions of modules; a method is read with its object."""

NO_CLASS = {
    "archive": "Packed and a page, in api/archiving",
    "balance": "Books.balance",
    "cast": "CastMember, for each character",
    "character": "an id",
    "confidential": "a function of ledger/record/audience.py, and the mark CONFIDENTIAL",
    "contribution": "a field of Tap",
    "deposit of dice": "Kernel.dice and TableDice",
    "dry run": "Preview and DryMachine",
    "holder": "books.holder",
    "owner": "the part of an account before its colon",
    "ledger": "Log, and its Store",
    "numen": "a character of Ludi Romani",
    "offer": "Form, of the module ledger/contract/offer.py",
    "position": "Entry.position",
    "recorder": "Request.recorder",
    "refusal": "Refused",
    "rest": "Rested, and a module, api/hosting/resting.py",
    "revision": "Submission.revision",
    "snapshot": "Snapshots",
    "stand-in": "Kernel.stand_ins",
    "steward": "Kernel.stewards",
    "witness file": "a module, ledger/verify/witness.py",
}
"""Words of the glossary that have no class of their own name, and what stands for them."""


def definitions(tree: ast.Module) -> Iterator[tuple[str, int, Mapping[str, str]]]:
    """Yield name and line of every class and module's function, with the words it may not be."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name, node.lineno, CLASSES
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno, FUNCTIONS


def old_names(path: PurePosixPath, tree: ast.Module) -> list[str]:
    """Return where a file uses a name that went, each with what it is called now."""
    parts = "/".join(path.with_suffix("").parts)
    found = [
        f"{path}: the module's name `{old}` went; now: {new}"
        for old, new in MODULES.items()
        if f"/{old}/" in f"/{parts}/"
    ]
    return found + [
        f"{path}:{line}: the name `{name}` went; now: {gone[name]}"
        for name, line, gone in definitions(tree)
        if name in gone
    ]


@cache
def names() -> frozenset[str]:
    """Return every class, alias and protocol of the product."""
    found = set[str]()
    for path in files_in(*PRODUCT):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Assign):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            elif isinstance(node, ast.FunctionDef):
                found.add(node.name)
    return frozenset(found)


def glossary() -> str:
    """Return the table of words."""
    return text(PurePosixPath("ARCHITECTURE.md")).split("## Glossary")[1]


def glossary_words() -> list[str]:
    """Return the words of the left column."""
    rows = re.findall(r"^\| ([^|]+?) \|", glossary(), re.MULTILINE)[2:]
    return [word for row in rows for word in row.split(", ")]


def test_no_name_that_went_has_come_back() -> None:
    old = [fault for path in files_in(*PRODUCT) for fault in old_names(path, parsed(path))]
    assert not old, "\n".join(old)


@pytest.mark.parametrize("word", glossary_words())
def test_every_word_of_the_glossary_is_a_class_or_says_what_stands_for_it(word: str) -> None:
    is_class = "".join(part.title() for part in word.split()) in names()
    assert is_class != (word in NO_CLASS), NO_CLASS.get(word, "neither")


def test_the_list_of_words_without_a_class_has_no_more_than_the_glossary() -> None:
    assert set(NO_CLASS) - set(glossary_words()) == set()


def test_every_name_that_the_glossary_writes_as_code_exists() -> None:
    named = set(re.findall(r"`([A-Za-z_]\w+)`", glossary()))
    assert {"LegionsBought", "evolve"} <= named
    assert named - names() == set()


@pytest.mark.parametrize(
    ("path", "code", "now"),
    [
        ("ledger/games/x/weave.py", "", "composition"),
        ("ledger/kernel/gate.py", "", "admission"),
        ("ledger/contract/acts.py", "class Means: ...", "ActContext"),
        ("ledger/kernel/x.py", "def barred(): ...", "admission.check"),
    ],
)
def test_a_name_that_comes_back_is_found_with_its_replacement(
    path: str, code: str, now: str
) -> None:
    (fault,) = old_names(PurePosixPath(path), ast.parse(code))
    assert now in fault


def test_another_thing_may_have_the_name_of_a_module_elsewhere() -> None:
    assert (
        old_names(PurePosixPath("api/http/gate.py"), ast.parse("class A:\n def stir(self): ..."))
        == []
    )

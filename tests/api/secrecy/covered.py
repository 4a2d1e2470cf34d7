"""The kinds of secrets, each with the private entries, assets and slices that it tries."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from ledger.contract.acts import everybody
from ledger.games.ludi_romani.audiences import PRIVATE_GOODS
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.machine.event_types import KERNEL_EVENTS
from ledger.kernel.view.visibility import message_key_of_type
from tests.api.secrecy.playing import Heard

ENTRIES = {
    "card-claimed": "whether a card was claimed",
    "card-moved": "whether a card moved",
    "card-reissued": "whether a card was printed anew",
    "petition-opened": "whether a barter was proposed",
    "petition-consented": "whether a witness has agreed",
    "petition-carried": "whether two are friends",
    "petition-declined": "in what words a barter was declined",
    "petition-withdrawn": "whether a barter was withdrawn",
    "petition-lapsed": "whether a plea for a divorce has lapsed",
    "grave-act-asked": "whether a card was printed anew",
    "grave-act-alone": "whether a card was printed anew",
    "duty-owed": "whether two ghosts have to share",
    "duty-discharged": "which ghost has what there is",
    "appeal-made": "whether there is an appeal",
    "appeal-upheld": "whether a ruling answers an appeal",
    "appeal-dismissed": "whether an appeal was dismissed",
    "act-contested": "whether a gift is contested",
    "question-settled": "whether a judge has answered",
    "entry-reversed": "whether a gift was taken back",
    "disclosed": "what was disclosed to one",
    "gift-made": "whether anything was given",
    "holding-counted": "whether money was counted",
    "fact-set": "who has the Ring",
    "message-carried": "whether a message was carried",
    "amicitia-formed": "whether two are friends",
    "amicitia-left": "whether friends have parted",
    "amicitia-set": "whether friends are one again",
    "terms-written": "the terms of a friendship",
    "goods-lent": "whether votes were lent",
    "loan-returned": "whether borrowed money was given back",
    "money-demanded": "whether a patronus asked for money",
    "heir-named": "whom somebody names as heir",
    "heir-chosen": "whether somebody has inherited money",
    "ring-lent": "whether the Ring was lent",
    "share-given": "which ghost has what there is",
    "roll-called": "whether votes were lent",
    "votes-cast": "how somebody votes in a secret ballot",
    "votes-counted": "how somebody votes in a secret ballot",
    "struck-out": "whether a secret vote was struck out",
    "voice-given": "whom somebody names in a secret count for consul",
    "census-shared": "how much of a census was given",
    "census-kept": "how much of a census is left over",
    "gift-promised": "whether something was put on a form",
    "gift-taken-back": "whether something is still on a form",
    "form-redeemed": "what is on a form of Actium",
    "topped-up": "what is on a form of Actium",
}
"""Each entry with private words, by the entry's name, and the case that tries it."""

ELSEWHERE = {
    "window-opened",
    "window-joined",
    "window-sealed",
    "ready-told",
    "window-postponed",
    "window-cancelled",
    "submissions-opened",
    "knocked",
    "turned-away",
    "character-cast",
    "checked-in",
    "grave-act-confirmed",
    "grave-act-stopped",
    "grave-act-lapsed",
    "letter-written",
    "letter-erased",
    "letter-reported",
    "report-answered",
    "silence-lifted",
}
"""Entries of the kernel that do not occur in this game yet.

See `tests/api/test_secrecy_windows.py`, `tests/api/test_secrecy_knocks.py` and
`tests/api/test_secrecy_letters.py`.
"""

ALIKE = ("census-kept",)
"""Entries that only say that an act happened. The room gets these entries in neither evening."""

ASSETS = {
    "denarius": "how much was given",
    "virus": "how many virus a bride was handed",
    "ring_of_gyges": "who began with the Ring",
    "suffragium": "whether lent votes came home",
}
"""Each private asset, and the case that tries it."""

SLICES = {
    "amicitia": "whether two are friends",
    "bond": "whether two are friends",
    "appeal": "whether there is an appeal",
    "card": "whether a card was claimed",
    "census": "how much of a census was given",
    "grave-act": "whether a card was printed anew",
    "duty": "whether two ghosts have to share",
    "estate": "how much money an heir was given",
    "form": "whether something was put on a form",
    "loan": "whether borrowed money was given back",
    "petition": "whether a barter was proposed",
    "purse": "how much was given",
    "question": "whether a gift is contested",
    "repayment": "what a husband has who owes a dos",
    "rite": "whether a wedding is asked for",
    "senate-count": "whether somebody has voted in a secret ballot",
    "senate-vote": "whether somebody has voted in a secret ballot",
    "votes": "whether votes were lent",
    "will": "what a dead one's will says",
}
"""Each private slice, and the case that tries it."""

GATHERED = {"aim", "coming", "expired", "unfinished", "senate-outlook"}
"""Slices made from data that their viewer knows already.

A character reads how it stands from its own goods and bonds. The proposer and the asked people of a
petition see that it has expired.

Stewards see open petitions, and the payer of a census sees its cost.
"""

_CORRECTIONS = ("entry-reversed", "act-contested", "question-settled")
"""Entries about another entry. These entries contain separate free words."""

_PLACE_IN_THE_LOG = ("c", "n", "after", "on")


def private_entries() -> set[str]:
    """Return the names of all entries with private words."""
    types = (*KERNEL_EVENTS, *RULES.play.events)
    return {message_key_of_type(t.event.STORED) for t in types if t.audience is not everybody}


def private_assets() -> set[str]:
    """Return all assets whose holdings are private."""
    return set(PRIVATE_GOODS)


def private_slices(staff: Heard, room: Heard) -> set[str]:
    """Return the kinds of slices that the stewards got and the room did not."""
    hidden = {key for view in fetched_views(staff) for key in view}
    hidden -= {key for view in fetched_views(room) for key in view}
    return {key.partition("/")[0] for key in hidden}


def fetched_views(told: Heard) -> list[dict[str, Any]]:
    """Return every view that a phone asked for, by its slices."""
    return [found["slices"] for found in _documents_of_page(told, "/view")]


def all_lines_without_numbers(told: Heard) -> list[dict[str, Any]]:
    """Return every line that a phone got: its words, without its number."""
    found = (
        entry
        for page in _documents_of_page(told, "/entries?limit=500")
        for entry in page["entries"]
    )
    return [{k: v for k, v in one.items() if k not in _PLACE_IN_THE_LOG} for one in found]


def _documents_of_page(told: Heard, page: str) -> Iterator[Any]:
    for asked, answer in told:
        asked_for = re.fullmatch(rf"GET \S+{re.escape(page)} ", asked)
        if asked_for and b'{"' in answer and b"content-encoding: gzip" not in answer:
            yield msgspec.json.decode(answer[answer.index(b'{"') :])


def overheard_news(told: Heard) -> set[str]:
    """Return news that a phone got although it shows that something private happened."""
    return {entry["key"] for entry in all_lines_without_numbers(told)} & set(ALIKE)


def names_of_differing_news(one: Heard, other: Heard) -> set[str]:
    """Return the names of news that a steward got in one of two evenings only."""
    return {*_differing_entries(one, other), *_differing_slices(one, other)}


def _differing_entries(one: Heard, other: Heard) -> Iterator[str]:
    mine, theirs = all_lines_without_numbers(one), all_lines_without_numbers(other)
    for entry in (*_items_only_in_first(mine, theirs), *_items_only_in_first(theirs, mine)):
        told_again = "about" in entry and entry["key"] not in _CORRECTIONS
        yield "entry disclosed" if told_again else f"entry {entry['key']}"
        yield from (f"asset {leg['asset']}" for leg in entry["legs"])


def _differing_slices(one: Heard, other: Heard) -> Iterator[str]:
    for mine, theirs in zip(fetched_views(one), fetched_views(other), strict=True):
        for key in mine.keys() | theirs.keys():
            was, is_ = mine.get(key), theirs.get(key)
            if was != is_:
                yield f"slice {key.partition('/')[0]}"
                yield from (f"asset {asset}" for asset in _held_assets(was) ^ _held_assets(is_))


def _held_assets(document: Any) -> set[str]:
    return set(document.get("holds", ())) if document else set()


def _items_only_in_first(
    some: list[dict[str, Any]], others: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    known = {msgspec.json.encode(one) for one in others}
    return [one for one in some if msgspec.json.encode(one) not in known]


def names_tried_by_kind(kind: str) -> set[str]:
    """Return the names that this case tries, except the names that are equal in both evenings."""
    cases = {"entry": ENTRIES, "asset": ASSETS, "slice": SLICES}
    named = {f"{of} {name}" for of, names in cases.items() for name in names if names[name] == kind}
    return named - {f"entry {name}" for name in ALIKE}

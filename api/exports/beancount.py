"""Lines as a ledger of double-entry bookkeeping, for beancount.

People's holdings are below `Assets`, named accounts of the game below `Equity`. Ends of transfers
that the reader does not see are `Equity:Unseen`. Beancount knows only days. The time of a
transaction is in its metadata. The balances are asserted at the beginning of the next day.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta

from api.exports.lines import ExportLine
from api.exports.postings import (
    NO_ACCOUNT,
    Balances,
    Posting,
    accounts_in,
    assets_in,
    balancing_postings,
    postings,
    unexplained_balances,
)

_SPACE_PATTERN = re.compile(r"\s+")
_NOT_IN_A_NAME = re.compile(r"[^A-Za-z0-9]+")
_NOT_IN_A_CURRENCY = re.compile(r"[^A-Z0-9]+")


class _BeancountNames:
    """The names of accounts and assets as beancount allows them. No two names become equal."""

    def __init__(self, accounts: Iterable[str], assets: Iterable[str]) -> None:
        self.accounts = _distinct({account: _account_word(account) for account in accounts})
        self.assets = _distinct({asset: _currency_word(asset) for asset in assets})

    def posting_line(self, posting: Posting) -> str:
        """Return a posting as one line of text."""
        return f"  {self.accounts[posting.account]}  {self.amount(posting.amount, posting.asset)}"

    def amount(self, amount: int, asset: str) -> str:
        """Return an amount of an asset."""
        return f"{amount} {self.assets[asset]}"


def beancount(title: str, lines: Iterable[ExportLine], balances: Balances) -> Iterator[bytes]:
    """Yield the ledger piece by piece, in UTF-8.

    A reader may know a balance without seeing all its postings. The difference comes from
    `Equity:Unseen`, in a separate transaction with the date of the last line. A reader who sees
    everything gets no transaction of this kind.
    """
    lines = list(lines)
    moving_lines = [line for line in lines if line.legs]
    names_in_file = _BeancountNames(
        accounts_in(moving_lines, balances), assets_in(moving_lines, balances)
    )
    yield f'; times are in UTC\noption "title" {_quote(title)}\n\n'.encode()
    if not lines:
        return
    yield _declarations_text(names_in_file, lines[0].recorded_at).encode()
    for line in moving_lines:
        yield _transaction(line, names_in_file).encode()
    yield _balancing_transaction(
        unexplained_balances(moving_lines, balances), names_in_file, lines[-1].recorded_at
    ).encode()
    yield _assertions(balances, names_in_file, lines[-1].recorded_at + timedelta(days=1)).encode()


def _declarations_text(names_in_file: _BeancountNames, time: datetime) -> str:
    assets = (
        _declaration_text("commodity", word, "name", asset, time)
        for asset, word in names_in_file.assets.items()
    )
    accounts = (
        _declaration_text("open", word, "account", account, time)
        for account, word in names_in_file.accounts.items()
    )
    return "\n".join([*assets, *accounts]) + "\n"


def _declaration_text(
    description: str, word: str, key: str, account_name: str, time: datetime
) -> str:
    return f"{_date_text(time)} {description} {word}\n  {key}: {_quote(account_name)}"


def _transaction(line: ExportLine, names_in_file: _BeancountNames) -> str:
    metadata = {
        "line": line.number,
        "time": f"{line.recorded_at:%H:%M:%S}",
        "period": str(line.visible_entry.period),
        "entry": line.visible_entry.id,
    }
    description = line.sentence.strip() or "A transfer"
    head = f"\n{_date_text(line.recorded_at)} * {_quote(description)}"
    tags = (f"  {tag}: {_quote(tag_value)}" for tag, tag_value in metadata.items())
    return "\n".join([head, *tags, *map(names_in_file.posting_line, postings(line))]) + "\n"


def _balancing_transaction(
    unexplained_amounts: Balances, names_in_file: _BeancountNames, time: datetime
) -> str:
    text = [*map(names_in_file.posting_line, balancing_postings(unexplained_amounts))]
    return "\n".join([f'\n{_date_text(time)} * "What was not seen"', *text]) + "\n" if text else ""


def _assertions(balances: Balances, names_in_file: _BeancountNames, time: datetime) -> str:
    text = (
        f"{_date_text(time)} balance {names_in_file.accounts[account]}  "
        f"{names_in_file.amount(balance, asset)}"
        for (account, asset), balance in sorted(balances.items())
    )
    return "\n" + "\n".join(text) + "\n"


def _account_word(account: str) -> str:
    if account == NO_ACCOUNT:
        return "Equity:Unseen"
    if account.startswith("@"):
        return f"Equity:House:{_account_component(account)}"
    # beancount adds the accounts below an account to its balance, so no account is below another
    holder, _separator, owner_part = account.partition("/")
    return f"Assets:{_account_component(holder)}:{_account_component(owner_part or 'own')}"


def _account_component(account: str) -> str:
    word = _NOT_IN_A_NAME.sub("-", account).strip("-")
    return word[:1].upper() + word[1:] or "X"


def _currency_word(asset: str) -> str:
    word = _NOT_IN_A_CURRENCY.sub("-", asset.upper()).strip("-")
    return word if word[:1].isalpha() else f"X{word}"


def _distinct(names: Mapping[str, str]) -> dict[str, str]:
    """Return the same words, each only once: if several names share a word, a number is added."""
    words_by_name: dict[str, str] = {}
    for account_name, word in sorted(names.items()):
        used_words, suffix, unused_word = set(words_by_name.values()), 1, word
        while unused_word in used_words:
            suffix += 1
            unused_word = f"{word}-{suffix}"
        words_by_name[account_name] = unused_word
    return words_by_name


def _date_text(time: datetime) -> str:
    return f"{time:%Y-%m-%d}"


def _quote(text: str) -> str:
    printable = "".join(
        character for character in _SPACE_PATTERN.sub(" ", text).strip() if character.isprintable()
    )
    # beancount reads the two remaining escapes of JSON: quotation marks and backslashes
    return json.dumps(printable, ensure_ascii=False)

"""A small reader of journals, so that the tests need no other program."""

import re
from dataclasses import dataclass, field

_HEAD = re.compile(r"(\d{4}-\d\d-\d\d) \* (?:\((\w+)\) )?([^;|]*?)(?:  ; (.*))?")
_POSTING = re.compile(r'    (\S+)  (-?\d+) "(\w+)"(?: = (-?\d+) "(\w+)")?')


@dataclass
class JournalBalances:
    """Balances by account and asset after all transactions, and the asserted ones."""

    balances: dict[tuple[str, str], int] = field(default_factory=dict)
    asserted: dict[tuple[str, str], int] = field(default_factory=dict)
    codes: list[str] = field(default_factory=list)
    declared: set[str] = field(default_factory=set)


def read_journal(text: str) -> JournalBalances:
    """Read a journal strictly: every transaction balances, every assertion holds."""
    read = JournalBalances()
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith(";")]
        if lines and lines[0][:1].isdigit():
            _read_transaction(read, lines)
        else:
            read.declared |= {line.split(" ", 1)[1] for line in lines}
    return read


def _read_transaction(read: JournalBalances, lines: list[str]) -> None:
    head = _HEAD.fullmatch(lines[0])
    assert head, lines[0]
    read.codes.append(head[2] or "")
    sums: dict[str, int] = {}
    for line in lines[1:]:
        posting = _POSTING.fullmatch(line)
        assert posting, line
        key = (posting[1], posting[3])
        assert posting[1] in read.declared
        read.balances[key] = read.balances.get(key, 0) + int(posting[2])
        sums[posting[3]] = sums.get(posting[3], 0) + int(posting[2])
        if posting[4] is not None:
            assert posting[5] == posting[3]
            assert read.balances[key] == int(posting[4])
            read.asserted[key] = int(posting[4])
    assert not any(sums.values()), lines

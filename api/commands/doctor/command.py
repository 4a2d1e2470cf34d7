"""`acta doctor`: the command checks everything, and says in plain words what to do."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path
from sqlite3 import sqlite_version
from typing import Annotated, Any

import typer

from api.base.interpreter import Build, interpreter_build, interpreter_words
from api.base.settings import Settings
from api.commands.console import DEFAULT_STORE, console, now, plain_file_errors
from api.commands.doctor.copies import folder_finding
from api.commands.doctor.database import database_findings
from api.commands.doctor.finding import (
    Finding,
    Grade,
    doubtful_finding,
    fatal_finding,
    good_finding,
)
from api.commands.doctor.games import game_findings
from api.commands.doctor.redis import redis_findings
from api.commands.doctor.server import server_findings
from api.commands.doctor.store import damage_findings, file_findings, moving_findings
from api.commands.play import REHEARSAL_FILE
from api.commands.prospects import Prospect, certificate_prospects
from api.commands.running_server import Address, TokenFile, own_address, read_request_token
from api.hosting.figures import program_version
from api.watching.client import NoServerError
from ledger.games.catalogue import GAMES
from ledger.language.grammar import count_text
from ledger.store import file_of, is_database, named_databases, open_store
from ledger.store.base import StoreError

_STYLES = {Grade.WELL: "green", Grade.DOUBTFUL: "yellow", Grade.WRONG: "red"}
_GRADE_WIDTH = max(map(len, Grade))

Copies = Annotated[
    Path | None, typer.Option(help="The folder into which the server copies its ledger.")
]
QuickOption = Annotated[bool, typer.Option("--quick", help="Do not read the whole ledger.")]


def doctor(
    address: Address = None,
    store: Annotated[str | None, typer.Option(help="The ledger; acta.db if none.")] = None,
    token_file: TokenFile = None,
    copies: Copies = None,
    quick: QuickOption = False,
) -> None:
    """Say what is wrong, and what to do about it: ledger, disk, clock, names, and a server.

    With an address it looks at that server alone, unless --store names a ledger, too. It changes
    nothing, and a server may run meanwhile. It ends with exit code 1 if something is wrong; what
    is doubtful does not stop an evening.
    """
    settings_given: dict[str, Any] = {} if store is None else {"store": store}
    with plain_file_errors():
        settings = Settings(**settings_given)
        if store is None:
            settings = _with_usable_ledger(settings)
        token = read_request_token(token_file, settings)
        local_findings = (
            _local_findings(settings, is_quick=quick)
            if address is None or store is not None
            else ()
        )
        folder_findings = [] if copies is None else [folder_finding(copies, now())]
        server_findings = _server_findings(settings, address, token)
        findings = _print_findings(
            chain([_program_finding()], local_findings, server_findings, folder_findings)
        )
    counts_by_grade = {grade: findings.count(grade) for grade in Grade}
    console.print(
        f"\n{counts_by_grade[Grade.WRONG]} wrong, {counts_by_grade[Grade.DOUBTFUL]} doubtful, "
        f"{counts_by_grade[Grade.WELL]} well.",
    )
    if counts_by_grade[Grade.WRONG]:
        raise typer.Exit(1)


def _print_findings(findings: Iterable[Finding]) -> list[Grade]:
    """Print each finding as soon as it is known, and return the grades of all findings."""
    grades: list[Grade] = []
    for finding in findings:
        grades.append(finding.grade)
        console.print(f"{finding.grade:<{_GRADE_WIDTH}}", style=_STYLES[finding.grade], end="  ")
        console.print(finding.sentence)
        if finding.remedy:
            console.print(f"{'':<{_GRADE_WIDTH}}  {finding.remedy}", style="dim")
    return grades


def _program_finding() -> Finding:
    sentence = (
        f"acta-ludorum {program_version()} on {interpreter_words()}; SQLite {sqlite_version}."
    )
    if interpreter_build() is not Build.PLAIN:
        return good_finding(sentence)
    return doubtful_finding(
        sentence,
        "Every act takes up to 50 % more processor time. Take an optimised Python, for instance "
        "that of Debian or python.org: remove .venv, then run make PYTHON=PATH_OF_PYTHON",
    )


def _local_findings(settings: Settings, *, is_quick: bool) -> Iterator[Finding]:
    """Yield the findings about a server with these settings on this machine."""
    if not (settings.pages / "index.html").is_file():
        yield fatal_finding("The phone app is not built.", "Build it with: make build")
    yield from _ledger_findings(settings, is_quick=is_quick)
    if address_of_redis := settings.redis.get_secret_value():
        yield from redis_findings(address_of_redis, _hosts_on_private_network(settings))
    yield from map(_prospect_finding, certificate_prospects(settings, now()))


def _with_usable_ledger(settings: Settings) -> Settings:
    """Return the settings; without a founded ledger, those with the ledger of rehearsals."""
    is_rehearsal = settings.store == DEFAULT_STORE and not Path(DEFAULT_STORE).exists()
    if is_rehearsal and Path(REHEARSAL_FILE).exists():
        return settings.model_copy(update={"store": REHEARSAL_FILE})
    return settings


def _hosts_on_private_network(settings: Settings) -> frozenset[str]:
    """Return the hosts on a private network, where no outsider could read unencrypted data."""
    hosts = (host.strip() for host in settings.unencrypted_to.split(","))
    return frozenset(filter(None, hosts))


def _ledger_findings(settings: Settings, *, is_quick: bool) -> Iterator[Finding]:
    path = file_of(settings.store)
    if path is not None and not path.is_file():
        yield fatal_finding(
            f"There is no ledger file {path.name}.",
            "Found a game (acta found), or name the file: acta doctor --store PATH",
        )
        return
    if path is not None:
        yield from file_findings(path)
    private_hosts = _hosts_on_private_network(settings)
    databases = named_databases(settings.store)
    for database in databases:
        findings = _store_findings(database.address, private_hosts, is_quick=is_quick)
        yield from (finding.with_name(database.name) for finding in findings)
    if databases:
        yield from moving_findings(databases)
    else:
        yield from _store_findings(settings.store, private_hosts, is_quick=is_quick)


def _store_findings(
    store: str, private_hosts: frozenset[str], *, is_quick: bool
) -> Iterator[Finding]:
    """Yield the findings about a file or one database."""
    if is_database(store):
        yield from database_findings(store, private_hosts)
    try:
        ledger = open_store(store, is_read_only=True)
    except StoreError as error:
        yield fatal_finding(str(error), "Nothing can be played before this is mended.")
        return
    with closing(ledger):
        if is_quick:
            yield good_finding(f"The ledger holds {count_text(len(ledger.games()), 'game')}.")
            return
        yield from damage_findings(ledger)
        yield from game_findings(ledger, GAMES, now())


def _prospect_finding(prospect: Prospect) -> Finding:
    if prospect.is_bad:
        return fatal_finding(prospect.sentence, "deploy/README.md tells how to get HTTPS.")
    return good_finding(prospect.sentence)


def _server_findings(settings: Settings, address: str | None, token: str) -> Iterator[Finding]:
    try:
        yield from server_findings(address or own_address(settings, settings.port), token, now())
    except NoServerError as error:
        if address is None:
            yield doubtful_finding(str(error), "Nothing is to be done if none should run.")
        else:
            yield fatal_finding(
                str(error), "Look whether it runs, and whether its machine can be reached."
            )

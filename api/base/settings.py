"""Settings from the environment.

Every name begins with `ACTA_`. All settings are checked at the start of the server.
"""

import os
import re
from functools import cached_property
from pathlib import Path
from typing import Literal, Self

from limits import RateLimitItem, parse
from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from api.keys.certificate import Certificate, read_certificate
from api.keys.recovery_words import WORD_MINIMUM, normalize_words
from api.keys.vapid import ServerKey
from ledger.scenario.sentences import spelling_hint

PACKAGE_FOLDER = Path(__file__).resolve().parents[1]

PAGES_FOLDER = PACKAGE_FOLDER / "pages"
if not PAGES_FOLDER.is_dir():
    PAGES_FOLDER = PACKAGE_FOLDER.parent / "pwa" / "dist"
"""The folder of the built phone app: in the installed package, or where the build puts it."""


ORIGIN_PATTERN = re.compile(r"https?://[a-z0-9.\[\]:-]+", re.IGNORECASE)
"""Scheme, host and port without a path, as a browser sends them in `Origin`."""

CONTACT_PATTERN = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+")
"""The contact address for push services (RFC 8292, 2.1)."""

REDIS_PATTERN = re.compile(r"(rediss?|unix)://")
"""The beginning of a Redis address."""

OTHER_VARIABLES = frozenset({"ACTA_CHROMIUM", "ACTA_HLEDGER"})
"""Prefixes of names that only the tests use."""


class Settings(BaseSettings):
    """The settings of one server. Arguments override the environment."""

    model_config = SettingsConfigDict(
        env_prefix="ACTA_", frozen=True, extra="forbid", hide_input_in_errors=True
    )

    store: str = "acta.db"
    """The ledger's file, the address of a PostgreSQL database, or `memory:`.

    Several databases are written as `alba=postgresql://... zama=postgresql://...`.
    """

    store_wait_seconds: float = Field(default=30.0, ge=0, le=3600)
    """The time that a server waits at its start for a database that cannot be reached yet."""

    redis: SecretStr = SecretStr("")
    """The address of a Redis through which servers of one database wake each other.

    Without one, each server only polls the database.
    """

    unencrypted_to: str = ""
    """Hosts that are reached over a private network, separated by commas; used by `acta doctor`."""

    host: str = "127.0.0.1"
    """The address to listen on. `0.0.0.0` makes the server reachable from the whole network."""

    port: int = Field(default=8044, ge=0, le=65535)
    """The port to listen on; 0 for any free port."""

    secure_cookies: bool | None = None
    """Whether cookies are for HTTPS only. Without a value, the protocol of the request decides."""

    tls_cert: Path | None = None
    """The file of the server's certificate, with its issuers' certificates (PEM)."""

    tls_key: Path | None = None
    """The file of the certificate's private key (PEM).

    Without certificate and key the server speaks plain HTTP, as it does behind a proxy.
    """

    names: str = ""
    """The names under which phones find the server, separated by commas.

    Leave out the machine's own names and addresses, and the names printed on cards.
    """

    hsts_seconds: int = Field(default=86_400, ge=0, le=86_400)
    """Seconds for which a phone that used HTTPS must go on using it: one day at most, 0 ends it."""

    cors_origins: str = ""
    """The origins of foreign web pages that may use the API with a bearer token.

    The origins are separated by commas. Each is an origin such as `https://tool.example`. Without
    any, no page of another origin may use the API.
    """

    admin_token: str = ""
    """The organiser's token; without one no program is an organiser.

    A program that sends it as its bearer token founds games and reads `/metrics`. The token also
    opens `/organiser`. Whoever has it reads what guests wrote, prints cards, pauses, closes and
    erases games, downloads everybody's secrets of a closed game, and chooses the folder of copies.
    It must be long and random.
    """

    open_tables: bool = False
    """Whether everybody may found tables of the table games; needs ACTA_ADMIN_TOKEN."""

    table_rate: str = "20/hour"
    """The rate at which one address may found tables, where everybody may (`open_tables`)."""

    rehearsal: bool = False
    """Whether new games are rehearsals: everyone may take a card, and no restart pauses them."""

    pages: Path = PAGES_FOLDER
    """Where the built phone app lies."""

    command_rate: str = "120/10 seconds"
    """The rate at which one session may send commands and dry runs."""

    claim_rate: str = "30/minute"
    """The rate at which one card may be claimed by its right token."""

    failed_claim_rate: str = "30/minute"
    """The rate at which one address may try a wrong token, or an organiser's token."""

    typed_code_rate: str = "120/minute"
    """The rate at which one address may try typed codes, right or wrong."""

    all_typed_codes_rate: str = "600/minute"
    """The rate at which all addresses together may try typed codes (decision 0124).

    The tries of organisers' tokens have the same limit, and are counted separately.
    """

    read_rate: str = "4000/10 seconds"
    """The reading budget of one session, or of all strangers at one address.

    Only expensive reads count. The unit is about a millisecond at the end of a long evening.
    """

    stranger_connections: int = Field(default=1_000, ge=2)
    """Maximum number of connections without a session per address; half of them may be streams."""

    session_connections: int = Field(default=32, ge=2)
    """Maximum number of connections of one session."""

    head_seconds: float = Field(default=10.0, gt=0)
    """Seconds within which the head of a request must arrive."""

    body_seconds: float = Field(default=20.0, gt=0)
    """Seconds within which the body of a request must arrive."""

    unread_seconds: float = Field(default=30.0, gt=0)
    """Seconds for which a client may read nothing of its answer before the connection ends."""

    push_key: SecretStr = SecretStr("")
    """The private key that identifies this server to push services (`acta push-key` makes one).

    Without one the server sends no push messages and contacts no other host.
    """

    push_contact: str = ""
    """The contact for push services when there is a problem: `mailto:somebody@example.org`."""

    push_origins: str = ""
    """Push services in the organiser's own network, separated by commas: `http://127.0.0.1:9000`.

    All other push services must use HTTPS and a public address.
    """

    keep_names_days: int = Field(default=0, ge=0, le=36_500)
    """Days after which people's names are erased; 0 for never.

    This term and the next four count from the closing of a game, or from its last entry.
    """

    keep_words_days: int = Field(default=0, ge=0, le=36_500)
    """Days after which reasons, terms and all other free texts are erased; 0 for never."""

    keep_letters_days: int = Field(default=0, ge=0, le=36_500)
    """Days after which the texts of letters are erased; 0 for never."""

    keep_access_days: int = Field(default=0, ge=0, le=36_500)
    """Days after which sessions, tokens, calendar and push addresses are erased; 0 for never."""

    keep_games_days: int = Field(default=0, ge=0, le=36_500)
    """Days after which whole games are erased; 0 for never."""

    idle_minutes: int = Field(default=10, ge=1, le=10_000)
    """Minutes without a request after which a game is put away."""

    open_games: int = Field(default=1_000, ge=1)
    """Number of open games above which unused games are put away early."""

    backup_words: SecretStr = SecretStr("")
    """The recovery words that encrypt and open copies of the ledger.

    Without them the program makes some up and stores them beside the ledger file.
    """

    log_level: Literal["debug", "info", "warning", "error"] | None = None
    """The lowest level that is logged. Default: `warning` on a terminal, otherwise `info`.

    With `info` there is a line for each commit, with `debug` one for each step of each command.
    """

    @field_validator("redis")
    @classmethod
    def _redis(cls, address: SecretStr) -> SecretStr:
        if not REDIS_PATTERN.match(address.get_secret_value() or "redis://"):
            raise ValueError("it must begin with redis://, rediss:// or unix://")
        return address

    @field_validator("push_key")
    @classmethod
    def _key(cls, text: SecretStr) -> SecretStr:
        if text.get_secret_value():
            ServerKey(text.get_secret_value(), "")
        return text

    @field_validator("backup_words")
    @classmethod
    def _words(cls, text: SecretStr) -> SecretStr:
        recovery_words = normalize_words(text.get_secret_value())
        if recovery_words and len(recovery_words) < WORD_MINIMUM:
            raise ValueError(f"they must have {WORD_MINIMUM} characters at least")
        return SecretStr(recovery_words)

    @field_validator("push_contact")
    @classmethod
    def _contact(cls, text: str) -> str:
        if text and not CONTACT_PATTERN.fullmatch(text):
            raise ValueError("it must be mailto: with an address, or a page with https://")
        return text

    @field_validator("cors_origins", "push_origins")
    @classmethod
    def _origins(cls, text: str) -> str:
        for origin in filter(None, (part.strip() for part in text.split(","))):
            if not ORIGIN_PATTERN.fullmatch(origin):
                raise ValueError(f"{origin} is no origin: write it as https://tool.example")
        return text

    @field_validator(
        "command_rate",
        "claim_rate",
        "failed_claim_rate",
        "typed_code_rate",
        "all_typed_codes_rate",
        "read_rate",
        "table_rate",
    )
    @classmethod
    def _rate(cls, text: str) -> str:
        parse(text)
        return text

    @model_validator(mode="after")
    def _known(self) -> Self:
        """Refuse an unknown name, because its author believes that the setting has an effect."""
        variables = {f"ACTA_{setting_name.upper()}" for setting_name in type(self).model_fields}
        for variable in sorted(os.environ):
            if (
                variable.upper().startswith("ACTA_")
                and variable.upper() not in variables | OTHER_VARIABLES
            ):
                raise ValueError(
                    f"There is no setting {variable}{spelling_hint(variable.upper(), variables)}"
                )
        return self

    @model_validator(mode="after")
    def _whole_push(self) -> Self:
        """Refuse a key without a contact, because push services require a contact."""
        if bool(self.push_key.get_secret_value()) != bool(self.push_contact):
            raise ValueError("ACTA_PUSH_KEY and ACTA_PUSH_CONTACT are set together, or neither is")
        return self

    @model_validator(mode="after")
    def _whole_tables(self) -> Self:
        """Refuse open tables without an admin token, because nobody could end them."""
        if self.open_tables and not self.admin_token:
            raise ValueError("ACTA_OPEN_TABLES needs ACTA_ADMIN_TOKEN, which ends tables")
        return self

    @model_validator(mode="after")
    def _whole_certificate(self) -> Self:
        """Refuse an unusable certificate at the start, before the first phone connects."""
        if bool(self.tls_cert) != bool(self.tls_key):
            raise ValueError("ACTA_TLS_CERT and ACTA_TLS_KEY are set together, or neither is")
        try:
            certificate = self.certificate
        except ValueError as error:
            raise ValueError(f"ACTA_TLS_CERT, ACTA_TLS_KEY: {error}") from error
        if certificate and not self.https_names:
            raise ValueError("ACTA_NAMES must say for which name of its certificate phones ask")
        return self

    @cached_property
    def certificate(self) -> Certificate | None:
        """Return the certificate as it was at the start. Raises: ValueError."""
        if self.tls_cert is None or self.tls_key is None:
            return None
        return read_certificate(self.tls_cert, self.tls_key)

    @property
    def trusted_push(self) -> frozenset[str]:
        """Return the origins of push services in the organiser's own network."""
        origins = (origin.strip().lower() for origin in self.push_origins.split(","))
        return frozenset(filter(None, origins))

    @property
    def own_names(self) -> tuple[str, ...]:
        """Return the names under which phones find the server, with those of its certificate."""
        names_set = filter(None, (host_name.strip() for host_name in self.names.split(",")))
        names = self.certificate.names if self.certificate else ()
        return (*names_set, *(host_name for host_name in names if not host_name.startswith("*.")))

    @property
    def https_names(self) -> tuple[str, ...]:
        """Return the names under which phones find the server by HTTPS; none without TLS."""
        certificate = self.certificate
        matching_names = (
            host_name
            for host_name in self.own_names
            if certificate and certificate.accepts_name(host_name)
        )
        return tuple(dict.fromkeys(matching_names))

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """Return the origins of foreign web pages that may use the API."""
        return tuple(filter(None, (origin.strip() for origin in self.cors_origins.split(","))))

    @property
    def commands(self) -> RateLimitItem:
        """Return how often one session may send commands."""
        return parse(self.command_rate)

    @property
    def claims(self) -> RateLimitItem:
        """Return how often one card may be claimed by its right token."""
        return parse(self.claim_rate)

    @property
    def tables(self) -> RateLimitItem:
        """Return how often one address may found a table."""
        return parse(self.table_rate)

    @property
    def failed_claims(self) -> RateLimitItem:
        """Return how often one address may try a wrong token."""
        return parse(self.failed_claim_rate)

    @property
    def typed_codes(self) -> RateLimitItem:
        """Return how often one address may try a typed code."""
        return parse(self.typed_code_rate)

    @property
    def all_typed_codes(self) -> RateLimitItem:
        """Return how often all addresses together may try a typed code."""
        return parse(self.all_typed_codes_rate)

    @property
    def reads(self) -> RateLimitItem:
        """Return how much one session, or all strangers at one address, may read."""
        return parse(self.read_rate)

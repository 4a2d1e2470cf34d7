"""Settings, from the environment: every name begins with `ACTA_`. Checked once, at the start."""

import os
import re
from functools import cached_property
from pathlib import Path
from typing import Literal, Self

from limits import RateLimitItem, parse
from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from api.keys.certificate import Certificate, read_certificate
from api.keys.recovery_words import LEAST, as_read
from api.keys.vapid import ServerKey
from ledger.scenario.sentences import meant

PACKAGE = Path(__file__).resolve().parents[1]

PAGES = PACKAGE / "pages"
if not PAGES.is_dir():
    PAGES = PACKAGE.parent / "pwa" / "dist"
"""The built phone app: within the package where it was installed, else where it is built."""


ORIGIN = re.compile(r"https?://[a-z0-9.\[\]:-]+", re.IGNORECASE)
"""Scheme, host and port, and no path: what a browser sends as `Origin`."""

CONTACT = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+")
"""Whom a push service may write to (RFC 8292, 2.1)."""

REDIS = re.compile(r"(rediss?|unix)://")
"""How the address of a Redis begins."""

OTHERS = frozenset({"ACTA_CHROMIUM", "ACTA_HLEDGER"})
"""Names that begin so and are for the tests."""


class Settings(BaseSettings):
    """How one server runs. Arguments win over the environment."""

    model_config = SettingsConfigDict(
        env_prefix="ACTA_", frozen=True, extra="forbid", hide_input_in_errors=True
    )

    store: str = "acta.db"
    """The ledger's file, the address of a PostgreSQL database, or `memory:`."""

    store_wait_seconds: float = Field(default=30.0, ge=0, le=3600)
    """How long a server waits at its start for a database that cannot be reached yet."""

    redis: SecretStr = SecretStr("")
    """The address of a Redis that wakes the other servers of this database; else they ask it."""

    unencrypted_to: str = ""
    """Hosts to which the way is private, with commas between them; only `acta doctor` asks."""

    host: str = "127.0.0.1"
    """The address to listen on; `0.0.0.0` for everybody in the network."""

    port: int = Field(default=8044, ge=0, le=65535)
    """The port to listen on; 0 for any that is free."""

    secure_cookies: bool | None = None
    """Whether cookies are for HTTPS only; by itself if not said: as the request came."""

    tls_cert: Path | None = None
    """The certificate by which phones know the server, with those above it (PEM)."""

    tls_key: Path | None = None
    """Its key (PEM). Without the two the server speaks plain HTTP, as behind a proxy."""

    names: str = ""
    """The names under which phones find the server, with commas between them.

    The machine's own names and addresses, and those printed on cards, need not be named.
    """

    hsts_seconds: int = Field(default=86_400, ge=0, le=86_400)
    """How long a phone that came by HTTPS comes by HTTPS alone, a day at most; 0 ends it."""

    cors_origins: str = ""
    """The web pages elsewhere that may use the API with a bearer token, with commas between them.

    Each is an origin such as `https://tool.example`; without one no page of another origin may.
    """

    admin_token: str = ""
    """The bearer token that may found games over HTTP; without one nobody may."""

    rehearsal: bool = False
    """New games are rehearsals: their cards are open to everybody, and they go on by themselves."""

    pages: Path = PAGES
    """Where the built phone app lies."""

    command_rate: str = "120/10 seconds"
    """How often one session may send commands and dry runs."""

    claim_rate: str = "30/minute"
    """How often one card may be claimed by its right token."""

    failed_claim_rate: str = "30/minute"
    """How often one address may try a wrong token."""

    read_rate: str = "4000/10 seconds"
    """How much of what is dear to look up one session may ask for, and the strangers at an address.

    About milliseconds at the end of a long evening.
    """

    stranger_connections: int = Field(default=1_000, ge=2)
    """How many connections without a session one address may have; half of them may be streams."""

    session_connections: int = Field(default=32, ge=2)
    """How many connections one session may have."""

    head_seconds: float = Field(default=10.0, gt=0)
    """How long the head of a request may take to come."""

    body_seconds: float = Field(default=20.0, gt=0)
    """How long the body of a request may take to come."""

    unread_seconds: float = Field(default=30.0, gt=0)
    """How long somebody may read nothing of what is being answered."""

    push_key: SecretStr = SecretStr("")
    """The private key by which push services know this server (`acta push-key` makes one).

    Without one no phone is pushed to, and the server asks no other host for anything.
    """

    push_contact: str = ""
    """Whom a push service writes to if something is wrong: `mailto:somebody@example.org`."""

    push_origins: str = ""
    """Push services in one's own network, with commas between them: `http://127.0.0.1:9000`.

    All others must be reached by HTTPS, in the open internet.
    """

    keep_names_days: int = Field(default=0, ge=0, le=36_500)
    """After how many days what people are called is erased; 0 for never.

    This and the next four count from the closing of a game, or from its last entry.
    """

    keep_words_days: int = Field(default=0, ge=0, le=36_500)
    """After how many days reasons, terms and all other free words are erased; 0 for never."""

    keep_letters_days: int = Field(default=0, ge=0, le=36_500)
    """After how many days what letters say is erased; 0 for never."""

    keep_access_days: int = Field(default=0, ge=0, le=36_500)
    """After how many days sessions, tokens, calendar and push addresses are erased; 0 for never."""

    keep_games_days: int = Field(default=0, ge=0, le=36_500)
    """After how many days whole games are erased; 0 for never."""

    idle_minutes: int = Field(default=10, ge=1, le=10_000)
    """After how many minutes a game of which nobody wants anything is put away."""

    open_games: int = Field(default=1_000, ge=1)
    """Where more games are open than this, those of which nobody wants anything are put away."""

    backup_words: SecretStr = SecretStr("")
    """The recovery words by which copies of the ledger are encrypted and opened.

    Without them the program makes some up, and keeps them beside the ledger file.
    """

    log_level: Literal["debug", "info", "warning", "error"] | None = None
    """From which level on is logged; unless set `warning` on a terminal, else `info`.

    With `info` there is a line for each commit, with `debug` one for each step of each command.
    """

    @field_validator("redis")
    @classmethod
    def _redis(cls, address: SecretStr) -> SecretStr:
        if not REDIS.match(address.get_secret_value() or "redis://"):
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
        words = as_read(text.get_secret_value())
        if words and len(words) < LEAST:
            raise ValueError(f"they must have {LEAST} characters at least")
        return SecretStr(words)

    @field_validator("push_contact")
    @classmethod
    def _contact(cls, text: str) -> str:
        if text and not CONTACT.fullmatch(text):
            raise ValueError("it must be mailto: with an address, or a page with https://")
        return text

    @field_validator("cors_origins", "push_origins")
    @classmethod
    def _origins(cls, text: str) -> str:
        for origin in filter(None, (part.strip() for part in text.split(","))):
            if not ORIGIN.fullmatch(origin):
                raise ValueError(f"{origin} is no origin: write it as https://tool.example")
        return text

    @field_validator("command_rate", "claim_rate", "failed_claim_rate", "read_rate")
    @classmethod
    def _rate(cls, text: str) -> str:
        parse(text)
        return text

    @model_validator(mode="after")
    def _known(self) -> Self:
        """Refuse a name that means nothing: who wrote it believes that it does something."""
        known = {f"ACTA_{name.upper()}" for name in type(self).model_fields}
        for name in sorted(os.environ):
            if name.upper().startswith("ACTA_") and name.upper() not in known | OTHERS:
                raise ValueError(f"There is no setting {name}{meant(name.upper(), known)}")
        return self

    @model_validator(mode="after")
    def _whole_push(self) -> Self:
        """Refuse a key without a contact: push services want to know whom to write to."""
        if bool(self.push_key.get_secret_value()) != bool(self.push_contact):
            raise ValueError("ACTA_PUSH_KEY and ACTA_PUSH_CONTACT are set together, or neither is")
        return self

    @model_validator(mode="after")
    def _whole_certificate(self) -> Self:
        """Refuse a certificate that cannot be shown, before anybody comes."""
        if bool(self.tls_cert) != bool(self.tls_key):
            raise ValueError("ACTA_TLS_CERT and ACTA_TLS_KEY are set together, or neither is")
        try:
            shown = self.certificate
        except ValueError as error:
            raise ValueError(f"ACTA_TLS_CERT, ACTA_TLS_KEY: {error}") from error
        if shown and not self.https_names:
            raise ValueError("ACTA_NAMES must say for which name of its certificate phones ask")
        return self

    @cached_property
    def certificate(self) -> Certificate | None:
        """The certificate as it lay there at the start. Raise ValueError."""
        if self.tls_cert is None or self.tls_key is None:
            return None
        return read_certificate(self.tls_cert, self.tls_key)

    @property
    def trusted_push(self) -> frozenset[str]:
        """The origins of push services in one's own network."""
        named = (origin.strip().lower() for origin in self.push_origins.split(","))
        return frozenset(filter(None, named))

    @property
    def own_names(self) -> tuple[str, ...]:
        """The names under which phones find the server, those of its certificate included."""
        given = filter(None, (name.strip() for name in self.names.split(",")))
        shown = self.certificate.names if self.certificate else ()
        return (*given, *(name for name in shown if not name.startswith("*.")))

    @property
    def https_names(self) -> tuple[str, ...]:
        """The names under which phones find the server by HTTPS; none without a certificate."""
        shown = self.certificate
        fitting = (name for name in self.own_names if shown and shown.fits(name))
        return tuple(dict.fromkeys(fitting))

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """The origins of web pages elsewhere that may use the API."""
        return tuple(filter(None, (origin.strip() for origin in self.cors_origins.split(","))))

    @property
    def commands(self) -> RateLimitItem:
        """How often one session may send commands."""
        return parse(self.command_rate)

    @property
    def claims(self) -> RateLimitItem:
        """How often one card may be claimed by its right token."""
        return parse(self.claim_rate)

    @property
    def failed_claims(self) -> RateLimitItem:
        """How often one address may try a wrong token."""
        return parse(self.failed_claim_rate)

    @property
    def reads(self) -> RateLimitItem:
        """How much one session, or the strangers at an address, may look up."""
        return parse(self.read_rate)

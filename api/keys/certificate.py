"""The server's TLS certificate, for a hall without a proxy in front of the server."""

import ssl
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509

DAY_MILLISECONDS = 86_400_000
"""The validity of a certificate, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A chain of certificates and its key, with its names and its dates.

    Times are milliseconds since the Unix epoch.
    """

    chain: Path
    key: Path
    names: tuple[str, ...]
    valid_from: int
    valid_until: int

    def accepts_name(self, host_name: str) -> bool:
        """Return whether phones accept the certificate for a name.

        In a name of the certificate, `*` stands for the first label (RFC 9525).
        """
        lower_name = host_name.lower()
        _, _, parent = lower_name.partition(".")
        return lower_name in self.names or (bool(parent) and f"*.{parent}" in self.names)

    def fault_at(self, now: int) -> str:
        """Return why phones refuse the certificate at this time; "" if they accept it."""
        if now < self.valid_from:
            return "it is not valid yet; look at the clock of this machine"
        if now >= self.valid_until:
            return "it has expired"
        return ""


def read_certificate(chain: Path, key_file: Path) -> Certificate:
    """Read a chain (the server's own certificate first) and its key, both PEM.

    Raises: ValueError: a file is unusable. The message is a sentence that says why.
    """
    for path in (chain, key_file):
        if not path.is_file():
            raise ValueError(f"there is no file {path.name}")
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(chain, key_file, password="")
        certificate = x509.load_pem_x509_certificates(chain.read_bytes())[0]
    except (ssl.SSLError, OSError, ValueError) as error:
        raise ValueError(_error_text(error, chain, key_file)) from error
    start, end = certificate.not_valid_before_utc, certificate.not_valid_after_utc
    return Certificate(
        chain,
        key_file,
        _certificate_names(certificate),
        int(start.timestamp() * 1000),
        int(end.timestamp() * 1000),
    )


def _error_text(error: Exception, chain: Path, key_file: Path) -> str:
    reason = getattr(error, "reason", "") or ""
    if reason == "KEY_VALUES_MISMATCH":
        return f"{key_file.name} is not the key of {chain.name}"
    if isinstance(error, PermissionError):
        return f"{key_file.name} or {chain.name} cannot be read; look at who owns it"
    return f"{chain.name} and {key_file.name} are no certificate and key in PEM, without a password"


def _certificate_names(certificate: x509.Certificate) -> tuple[str, ...]:
    try:
        alternative_names = certificate.extensions.get_extension_for_class(
            x509.SubjectAlternativeName
        ).value
    except x509.ExtensionNotFound:
        return ()
    host_names = alternative_names.get_values_for_type(x509.DNSName)
    addresses = alternative_names.get_values_for_type(x509.IPAddress)
    return (*(host_name.lower() for host_name in host_names), *map(str, addresses))

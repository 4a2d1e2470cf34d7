"""Certificates for tests: a chain and a key in two files, as certificate tools write them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class CertificateFiles(NamedTuple):
    """The files of a certificate and of its key."""

    chain: Path
    key: Path


def make_certificate(
    folder: Path, *names: str, days: tuple[int, int] = (-1, 30)
) -> CertificateFiles:
    """Return a certificate for these names. `days` are the begin and end of validity from now."""
    key = ec.generate_private_key(ec.SECP256R1())
    named = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a hall")])
    since, until = (datetime.now(UTC) + timedelta(days=day) for day in days)
    builder = (
        x509.CertificateBuilder()
        .subject_name(named)
        .issuer_name(named)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(since)
        .not_valid_after(until)
    )
    if names:
        alternatives = x509.SubjectAlternativeName([x509.DNSName(name) for name in names])
        builder = builder.add_extension(alternatives, critical=False)
    files = CertificateFiles(folder / "hall.pem", folder / "hall.key")
    made = builder.sign(key, hashes.SHA256())
    files.chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files.key.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files

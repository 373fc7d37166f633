"""Certificates for names of this machine: the tests' browser believes one key, and no other."""

import base64
import datetime as dt
import hashlib
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

KEY = ec.generate_private_key(ec.SECP256R1())
"""Of all certificates here; each process that runs tests makes its own."""


def believed() -> str:
    """Return by what a browser knows the key (RFC 7469)."""
    public = KEY.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    return base64.b64encode(hashlib.sha256(public).digest()).decode()


def certificate(folder: Path, *names: str) -> tuple[Path, Path]:
    """Make a certificate that vouches for itself, for some names, and write it and its key."""
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a test's machine")])
    now = dt.datetime.now(dt.UTC)
    others = x509.SubjectAlternativeName([x509.DNSName(each) for each in names])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(KEY.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=2))
        .add_extension(others, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(KEY, hashes.SHA256())
    )
    public, private = folder / "site.pem", folder / "site.key"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        KEY.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return public, private

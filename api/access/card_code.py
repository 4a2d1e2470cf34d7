"""The code of a card's token as people type it: base 32 in groups of four characters."""

import base64
import re

GROUP = 4
CODE_LENGTH = 26
"""Number of base 32 digits (RFC 4648) of a token of 16 bytes."""
HEX_LENGTH = 32
_PADDING = "======"

_BETWEEN = re.compile(r"[\s.·–—-]+")
_LOOK_ALIKES = str.maketrans("018", "OIB")


def printed_code(token: str) -> str:
    """Return the printed code of a token (16 bytes in hex): `MFRG-GZDF-...`."""
    code = base64.b32encode(bytes.fromhex(token)).decode().rstrip("=")
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def token_of(code: str) -> str:
    """Return the token of a typed or scanned code.

    In texts that are no code, only the blanks are removed.

    Case and separators are ignored. Digits that base 32 lacks are read as the letters they look
    like.
    """
    letters = _BETWEEN.sub("", code)
    if len(letters) == HEX_LENGTH:
        return letters.lower()
    if len(letters) != CODE_LENGTH:
        return code.strip()
    try:
        return base64.b32decode(letters.upper().translate(_LOOK_ALIKES) + _PADDING).hex()
    except ValueError:
        return code.strip()

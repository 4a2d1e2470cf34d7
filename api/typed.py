"""A card's token as people type it: letters and digits without look-alikes, in groups of four."""

import base64
import re

GROUP = 4
TYPED = 26
"""So many characters of base 32 (RFC 4648) stand for the 16 bytes of a token."""
HEX = 32
_PADDING = "======"

_BETWEEN = re.compile(r"[\s.·–—-]+")
_LOOK_ALIKES = str.maketrans("018", "OIB")


def typed(token: str) -> str:
    """The code that is printed for a token of 16 bytes in hex: `MFRG-GZDF-...`."""
    code = base64.b32encode(bytes.fromhex(token)).decode().rstrip("=")
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def untyped(code: str) -> str:
    """The token that somebody typed or scanned; any other text as it is, without blanks around.

    Capitals and what stands between the groups do not matter, and the digits that base 32 lacks
    are read as the letters they look like.
    """
    plain = _BETWEEN.sub("", code)
    if len(plain) == HEX:
        return plain.lower()
    if len(plain) != TYPED:
        return code.strip()
    try:
        return base64.b32decode(plain.upper().translate(_LOOK_ALIKES) + _PADDING).hex()
    except ValueError:
        return code.strip()

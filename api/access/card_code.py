"""The code of a card's token as people type it: eight characters of base 32 in two groups.

The code is the end of the token. The store keeps a slow hash of the code beside the hash of
the token (decision 0124).
"""

import base64
import hashlib
import re

GROUP_LENGTH = 4
CODE_LENGTH = 8
"""Number of base 32 digits (RFC 4648) of a code: 40 bits."""
FULL_LENGTH = 26
"""Number of base 32 digits of a whole token of 16 bytes, as older cards have them."""
HEX_LENGTH = 32
_FULL_PADDING = "======"

_SEPARATORS = re.compile(r"[\s.·–—-]+")
_LOOK_ALIKES = str.maketrans("018", "OIB")
_CODE_PATTERN = re.compile(f"[A-Z2-7]{{{CODE_LENGTH}}}")

_SALT = b"acta/typed-code"
_SCRYPT_LOG_COST = 13
"""Binary logarithm of the cost of scrypt (RFC 7914). One hash takes about 20 ms and 8 MiB.

The stored hash begins with it, so codes of an older cost can be told apart.
"""


def code_of_token(token: str) -> str:
    """Return the code of a token (16 bytes in hex), without separators: its last 40 bits."""
    return base64.b32encode(bytes.fromhex(token)[-5:]).decode()


def printed_code(token: str) -> str:
    """Return the printed code of a token (16 bytes in hex): `MFRG-GZDF`."""
    code = code_of_token(token)
    return "-".join(
        code[start : start + GROUP_LENGTH] for start in range(0, len(code), GROUP_LENGTH)
    )


def typed_code(text: str) -> str:
    """Return the code that a person typed, without separators; "" if the text is no code.

    Case and separators are ignored. Digits that base 32 lacks are read as the letters they look
    like.
    """
    letters = _letters_of_base_32(_SEPARATORS.sub("", text))
    return letters if _CODE_PATTERN.fullmatch(letters) else ""


def code_hash(code: str) -> str:
    """Return the hash of a typed code as it is stored: scrypt (RFC 7914) in hex.

    The hash is slow on purpose, so that a reader of the store cannot try all codes. Call it on a
    thread that no commit waits for.
    """
    digest = hashlib.scrypt(code.encode(), salt=_SALT, n=2**_SCRYPT_LOG_COST, r=8, p=1, dklen=32)
    return f"code/{_SCRYPT_LOG_COST}/{digest.hex()}"


def token_of(text: str) -> str:
    """Return the token of a scanned text, or of the long code of an older card.

    In texts that are neither, only the blanks at both ends are removed.
    """
    letters = _SEPARATORS.sub("", text)
    if len(letters) == HEX_LENGTH:
        return letters.lower()
    if len(letters) != FULL_LENGTH:
        return text.strip()
    try:
        return base64.b32decode(_letters_of_base_32(letters) + _FULL_PADDING).hex()
    except ValueError:
        return text.strip()


def _letters_of_base_32(letters: str) -> str:
    return letters.upper().translate(_LOOK_ALIKES)

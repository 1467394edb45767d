"""Texts as they may come in: what no database, no log and no page should ever have to hold.

The patterns refuse control characters where a message is decoded. They end in a look ahead because
``$`` would let a line break through at the end.
"""

import unicodedata

JOINER = "\u200d"
VARIATION = "\ufe0e\ufe0f"
SKINS = "".join(map(chr, range(0x1F3FB, 0x1F400)))
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that are drawn as nothing."""
_END = r"(?![\s\S])"
LINE = r"^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*" + _END
"""One line: no control characters and no line breaks."""
LINES = r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*" + _END
"""Several lines: no control characters but tabs and line breaks."""
WORD = r"^[a-z-]+" + _END
"""The name of a bot."""


def is_line(text: str) -> bool:
    """Say whether a text is one line without control characters, and can be written at all."""
    return not any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in text)


def is_visible(text: str) -> bool:
    """Say whether a text shows something, and hides nothing.

    What joins emoji to one picture is allowed where it does that; other signs without a shape,
    which make two names look the same, are not.
    """
    for here, char in enumerate(text):
        if char == JOINER:
            around = (text[:here].rstrip(VARIATION + SKINS)[-1:], text[here + 1 : here + 2])
            if not all(unicodedata.category(one or " ") in ("So", "Sm") for one in around):
                return False
        elif char in BLANK or unicodedata.category(char)[0] == "C":
            return False
    return any(unicodedata.category(char)[0] in "LNPS" for char in text)


def longest_form(text: str) -> int:
    """Return how long a text becomes at most when it is compared: some characters are many."""
    forms = (unicodedata.normalize(form, text) for form in ("NFC", "NFKC"))
    return max(len(text), *map(len, forms))

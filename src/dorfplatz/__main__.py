"""``python -m dorfplatz`` does what ``dorfplatz`` does."""

from dorfplatz.cli import main

if __name__ == "__main__":
    main()
